//! Experiments give the same result however they are carried out.

use lab::{Experiment, LineUp, Report, Shard, Unsound};
use std::ops::ControlFlow;

fn go_on(_: lab::Progress) -> ControlFlow<()> {
    ControlFlow::Continue(())
}

fn experiment(bots: &str, players: u8, games: u64) -> Experiment {
    Experiment::new(bots.parse().unwrap(), players, games).unwrap()
}

#[test]
fn threads_do_not_matter() {
    let mut experiment = experiment("random", 4, 1_500);
    experiment.threads = Some(1);
    let one = lab::run(&experiment, go_on);
    experiment.threads = Some(3);
    let three = lab::run(&experiment, go_on);
    assert_eq!(one.parts, three.parts);
    experiment.seed = "another".to_owned();
    assert_ne!(lab::run(&experiment, go_on).parts, one.parts);
}

#[test]
fn shards_merge_to_the_whole() {
    let mut experiment = Experiment::with_counts("random".parse().unwrap(), vec![2, 5], 101).unwrap();
    let whole = lab::run(&experiment, go_on);
    let mut merged: Option<Report> = None;
    // In any order, and by way of files.
    for index in [3, 1, 2] {
        experiment.shard = Shard::new(index, 3).unwrap();
        let part = Report::from_json(&lab::run(&experiment, go_on).to_json().to_string()).unwrap();
        match &mut merged {
            None => merged = Some(part),
            Some(all) => all.merge(&part).unwrap(),
        }
    }
    assert_eq!(merged.unwrap().parts, whole.parts);
}

#[test]
fn a_broken_off_experiment_is_resumed() {
    let mut experiment = experiment("random", 3, 20_000);
    experiment.threads = Some(2);
    let whole = lab::run(&experiment, go_on);
    let mut first = lab::run(&experiment, |_| ControlFlow::Break(()));
    assert!(first.games() < 20_000);
    let rest = lab::run(&experiment.clone().resume(&first).unwrap(), go_on);
    first.merge(&rest).unwrap();
    assert_eq!(first.parts, whole.parts);
    experiment.seed = "another".to_owned();
    assert!(experiment.resume(&first).is_err());
}

#[test]
fn unsound_experiments_are_refused() {
    let four: LineUp = "adept,novice,novice,novice".parse().unwrap();
    assert_eq!(
        Experiment::new(four.clone(), 3, 10).unwrap_err(),
        Unsound::Bots { bots: 4, players: 3 }
    );
    assert_eq!(Experiment::new(four, 4, 0).unwrap_err(), Unsound::NoGames);
    let random: LineUp = "random".parse().unwrap();
    assert_eq!(Experiment::new(random, 7, 10).unwrap_err(), Unsound::Players(7));
    assert!(matches!("adept,wizard".parse::<LineUp>(), Err(Unsound::Level(_))));
    assert!(matches!("".parse::<LineUp>(), Err(Unsound::Level(_))));
    for wrong in ["0/3", "4/3", "1", "a/b", "1/0"] {
        assert!(wrong.parse::<Shard>().is_err(), "{wrong}");
    }
}

#[test]
fn counts_add_up() {
    let report = lab::run(&experiment("random", 4, 600), go_on);
    let tally = &report.parts[0];
    assert_eq!(tally.games, 600);
    assert_eq!(tally.factions.iter().sum::<u64>(), 600);
    assert_eq!(tally.decided_by.iter().sum::<u64>(), 600);
    assert_eq!(tally.lengths.iter().sum::<u64>(), 600);
    assert_eq!(tally.leaders.iter().map(|leader| leader.games).sum::<u64>(), 4 * 600);
    assert_eq!(
        tally.leaders.iter().map(|leader| leader.wins).sum::<u64>(),
        600 - tally.nobody()
    );
    assert_eq!(
        tally.order.iter().map(|place| place.wins).sum::<u64>(),
        600 - tally.nobody()
    );
    let json = report.to_json();
    for key in [
        "games",
        "decisions",
        "decisions_per_second",
        "seconds",
        "average_turns",
        "stalled",
    ] {
        assert!(json[key].is_number(), "{key}");
    }
    assert_eq!(json["leader_wins"].as_object().unwrap().len(), 6);
    assert_eq!(json["faction_wins"]["undead"].as_u64().unwrap(), tally.factions[3]);
    assert_eq!(json["bots"].as_array().unwrap().len(), 4);
    assert_eq!(json["bots"][0]["level"], "random");
}
