//! Experiments give the same result however they are carried out.

use lab::{Experiment, LineUp, NotTogether, Report, Shard, Unsound};
use std::ops::ControlFlow;

fn go_on(_: lab::Progress<'_>) -> ControlFlow<()> {
    ControlFlow::Continue(())
}

fn experiment(bots: &str, players: u8, games: u64) -> Experiment {
    Experiment::new(bots.parse().unwrap(), players, games).unwrap()
}

/// The bytes of a report, apart from the time it took.
fn without_time(report: &Report) -> String {
    let timeless = Report {
        seconds: 0.0,
        core_seconds: 0.0,
        ..report.clone()
    };
    timeless.to_json().to_string()
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
    let mut experiment = Experiment::with_counts("random".parse().unwrap(), vec![5, 2, 5], 101).unwrap();
    experiment.heroes = true;
    let whole = lab::run(&experiment, go_on);
    let mut merged: Option<Report> = None;
    // In any order, and by way of files.
    for index in [3, 1, 2] {
        experiment.shard = Shard::new(index, 3).unwrap();
        let part = Report::from_json(&lab::run(&experiment, go_on).to_json().to_string()).unwrap();
        assert!(!part.is_whole());
        match &mut merged {
            None => merged = Some(part),
            Some(all) => {
                all.merge(&part).unwrap();
                let before = all.clone();
                assert_eq!(all.merge(&part), Err(NotTogether::Twice), "the same games again");
                assert_eq!(*all, before);
            }
        }
    }
    let merged = merged.unwrap();
    assert!(merged.is_whole());
    assert_eq!(without_time(&merged), without_time(&whole));
    experiment.seed = "another".to_owned();
    let other = lab::run(&experiment, go_on);
    assert_eq!(merged.clone().merge(&other), Err(NotTogether::Different));
}

/// Other builds may have other bots: what they played does not belong to this experiment.
#[test]
fn parts_of_other_builds_are_refused() {
    let mut experiment = experiment("random", 2, 40);
    experiment.shard = Shard::new(1, 2).unwrap();
    let mut first = lab::run(&experiment, go_on);
    assert_eq!(first.about.version, lab::VERSION);
    experiment.shard = Shard::new(2, 2).unwrap();
    let mut second = lab::run(&experiment, go_on);
    second.about.version = "0.1.0+another".to_owned();
    let error = first.merge(&second).unwrap_err();
    assert_eq!(
        error,
        NotTogether::Versions {
            one: lab::VERSION.to_owned(),
            other: "0.1.0+another".to_owned()
        }
    );
    experiment.shard = Shard::default();
    assert_eq!(experiment.resume(&second).unwrap_err(), error);
    // A report of the first version says nothing about its build; it can still be read.
    let mut json = first.to_json();
    json["about"].as_object_mut().unwrap().remove("version");
    json.as_object_mut().unwrap().remove("made");
    let old = Report::from_json(&json.to_string()).unwrap();
    assert!(first.merge(&old).is_err());
}

#[test]
fn a_broken_off_experiment_is_resumed() {
    let mut experiment = experiment("random", 3, 20_000);
    experiment.threads = Some(2);
    let whole = lab::run(&experiment, go_on);
    let mut so_far = None;
    let mut first = lab::run(&experiment, |progress| {
        so_far = Some(progress.so_far());
        ControlFlow::Break(())
    });
    assert!(first.games() < 20_000);
    assert_eq!(so_far.unwrap().parts, first.parts);
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
    assert_eq!(tally.ender().games, 600);
    for (leader, won) in tally.leaders.iter().enumerate() {
        let places = tally.leader_order[leader].iter();
        let sum = places.fold((0, 0), |sum, won| (sum.0 + won.games, sum.1 + won.wins));
        assert_eq!(sum, (won.games, won.wins), "every game is at one place");
        let beside = tally.leader_pairs[leader].iter();
        let sum = beside.fold((0, 0), |sum, won| (sum.0 + won.games, sum.1 + won.wins));
        assert_eq!(sum, (3 * won.games, 3 * won.wins), "every game is beside three others");
        assert_eq!(tally.leader_pairs[leader][leader], lab::Won::default());
    }
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

#[test]
fn heroes_are_counted_and_change_nothing() {
    let mut experiment = experiment("random", 4, 200);
    let plain = lab::run(&experiment, go_on);
    experiment.heroes = true;
    let mut counted = lab::run(&experiment, go_on);
    let heroes = std::mem::take(&mut counted.parts[0].heroes);
    let story = std::mem::take(&mut counted.parts[0].story);
    let sums = std::mem::take(&mut counted.parts[0].sums);
    assert_eq!(story.games(), 200 - plain.parts[0].nobody());
    assert_eq!(story.lead_changes.iter().sum::<u64>(), story.games());
    assert_eq!(
        story.lead_held[0].games,
        story.games(),
        "every game has a turn before its last"
    );
    assert!(story.passed > 0 && story.idle > 0 && story.passed + story.idle < plain.parts[0].turns);
    assert_ne!(sums, lab::Sums::default());
    for hero in &heroes {
        assert!(hero.drawn.games + hero.unseen.games <= 4 * 200);
    }
    // Five cards are dealt to everybody, and more are drawn.
    assert!(heroes.iter().map(|hero| hero.drawn.games).sum::<u64>() > 200 * 4 * 5);
    let taken: u64 = heroes.iter().map(|hero| hero.tavern.wins).sum();
    let offered: u64 = heroes.iter().map(|hero| hero.tavern.games).sum();
    let share = lab::Share::of(taken, offered);
    assert!((0.2..0.3).contains(&share.share), "one of four ways to draw: {share:?}");
    assert_eq!(plain.parts, counted.parts);
    assert_eq!(heroes.len(), rules::Hero::COUNT);
    let of = |id: &str| heroes[usize::from(rules::Hero::from_id(id).unwrap().number()) - 1];
    // Three red and one green at the most, a little less at the ends of the track, and nothing to aim at.
    let mercenary = of("underpaid-mercenary");
    assert!(mercenary.performed > 50 && mercenary.no_target == 0);
    assert!(mercenary.red > 2 * mercenary.performed as i64 && mercenary.red <= 3 * mercenary.performed as i64);
    assert!(mercenary.green > 0 && mercenary.green <= mercenary.performed as i64);
    // Nobody has a face-up Undead at first.
    let eel = of("aimless-eel");
    assert!(eel.no_target > 0 && eel.no_target < eel.performed);
    // There is always a Tavern to take from.
    assert_eq!(of("hopeful-salamander").no_target, 0);
    // At the end three cards or more are in every hand, and every card is in one place.
    let held: u64 = heroes.iter().map(|hero| hero.held.games).sum();
    assert!((200 * 4 * 2..=200 * 4 * 4).contains(&held), "{held}");
    for hero in &heroes {
        assert!(hero.party.games + hero.held.games <= 200);
        assert!(hero.hidden.games <= hero.party.games && hero.party.wins <= hero.party.games);
    }
    assert_eq!(of("keeper-of-discord"), lab::HeroTally::default());
}

#[test]
fn rows_come_in_order_and_agree_with_the_counts() {
    let mut experiment = experiment("random,novice,random", 3, 80);
    experiment.threads = Some(1);
    let plain = lab::run(&experiment, go_on);
    let mut rows = lab::Rows::default();
    experiment.threads = Some(3);
    let report = lab::run_recorded(&experiment, go_on, &mut rows).unwrap();
    assert_eq!(plain.parts, report.parts);
    assert_eq!(rows.games.len(), 80);
    assert_eq!(rows.decisions.len() as u64, report.decisions());
    assert!(
        rows.games
            .iter()
            .enumerate()
            .all(|(index, row)| row.game == index as u64)
    );
    let novice_wins = rows.games.iter().filter(|row| {
        let winner = row
            .end
            .and_then(|end| end.winner)
            .and_then(|seat| row.seats[seat.index()]);
        winner.is_some_and(|seat| seat.level == bots::Level::Novice)
    });
    assert_eq!(novice_wins.count() as u64, report.bots()[1].wins);
    // Different bots play each deal from every seat: the same leaders, other levels.
    for deal in rows.games.chunks_exact(3) {
        let leaders = |row: &lab::GameRow| row.seats.map(|seat| seat.and_then(|seat| seat.leader));
        let levels = |row: &lab::GameRow| row.seats.map(|seat| seat.map(|seat| seat.level));
        assert!(leaders(&deal[0]) == leaders(&deal[1]) && leaders(&deal[1]) == leaders(&deal[2]));
        assert!(levels(&deal[0]) != levels(&deal[1]) && levels(&deal[1]) != levels(&deal[2]));
        assert_eq!((deal[0].deal, deal[0].first), (deal[2].deal, deal[2].first));
    }
    for row in &rows.decisions {
        assert!(row.alternatives.contains(&row.choice) && row.turn <= rows.games[row.game as usize].turns);
        assert!(row.leader.is_some() && row.thinking.is_none());
        let harbor = row.choice == rules::Choice::DrawHarbor;
        assert!(!harbor || row.drawn.is_some_and(|hero| !row.hand.contains(&hero)));
        if let rules::Choice::DrawTavern(slot) = row.choice {
            let lay = rules::Slot::ALL.iter().position(|other| *other == slot).unwrap();
            assert_eq!(row.drawn, row.tavern[lay]);
        }
    }
}

#[test]
fn a_recorder_that_fails_breaks_the_experiment_off() {
    struct Full;
    impl lab::Recorder for Full {
        fn record(&mut self, _: lab::Rows) -> std::io::Result<()> {
            Err(std::io::Error::other("no space left"))
        }
    }
    let error = lab::run_recorded(&experiment("random", 2, 5_000), go_on, &mut Full).unwrap_err();
    assert_eq!(error.to_string(), "no space left");
}
