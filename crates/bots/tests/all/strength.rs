//! Small samples of what the laboratory measures at length: levels are in order, and beliefs come true.

use bots::{Belief, Bot, Budget, Level};
use rules::{Event, Game, Leader, Made, Memory, Seat, Seed, Setup, Viewer};

/// A bot of a level that can be played here.
fn sit(level: Level, seed: u64, budget: Budget) -> Box<dyn Bot> {
    bots::bot(level, seed, budget).unwrap()
}

fn wins(first: Level, others: Level, players: u8, games: u64) -> u64 {
    let mut wins = 0;
    for number in 0..games {
        let seat = Seat::ALL[(number % u64::from(players)) as usize];
        let mut bots: Vec<Box<dyn Bot>> = (0..players)
            .map(|other| {
                let level = if other == seat.number() { first } else { others };
                sit(level, number * 10 + u64::from(other), Budget::default())
            })
            .collect();
        let mut game = Game::new(Setup::new(players).unwrap(), &Seed::from(format!("strength {number}")));
        while let Some(seat) = game.decider() {
            let thought = bots[seat.index()]
                .think(&Memory::of(&game, Viewer::Seat(seat)))
                .unwrap();
            game.choose(seat, thought.choice, &mut ()).unwrap();
        }
        wins += u64::from(game.result().and_then(|result| result.1) == Some(seat));
    }
    wins
}

#[test]
fn an_adept_beats_novices() {
    // Measured at length it is about 70 %, where an equal player has 25 %.
    let wins = wins(Level::Adept, Level::Novice, 4, 120);
    assert!(wins > 60, "{wins} of 120");
}

#[test]
fn a_novice_beats_random_players() {
    let wins = wins(Level::Novice, Level::Random, 3, 150);
    assert!(wins > 75, "{wins} of 150");
}

/// Games of four that a Champion without any search wins among three Adepts.
fn wins_by_instinct(games: u64) -> u64 {
    let mut wins = 0;
    for number in 0..games {
        let champion = Seat::ALL[(number % 4) as usize];
        let mut game = Game::new(Setup::new(4).unwrap(), &Seed::from(format!("gate {number}")));
        let mut memories: Vec<Memory> = game.seats().map(|seat| Memory::of(&game, Viewer::Seat(seat))).collect();
        let sit_down = |seat: Seat| {
            let level = if seat == champion {
                Level::Champion
            } else {
                Level::Adept
            };
            sit(level, number * 10 + u64::from(seat.number()), Budget::iterations(0))
        };
        let mut bots: Vec<_> = game.seats().map(sit_down).collect();
        let mut events: Vec<Event> = Vec::new();
        while let Some(seat) = game.decider() {
            let choice = bots[seat.index()].think(&memories[seat.index()]).unwrap().choice;
            events.clear();
            game.choose(seat, choice, &mut events).unwrap();
            for memory in &mut memories {
                memory.see(&game, Made { seat, choice }, &events);
            }
        }
        wins += u64::from(game.result().and_then(|result| result.1) == Some(champion));
    }
    wins
}

/// The nets alone, without any search; an equal player wins 25 %.
#[test]
fn a_champion_by_instinct_beats_adepts() {
    // Measured at length it is about 32 %.
    let wins = wins_by_instinct(400);
    assert!(wins > 108, "{wins} of 400");
}

/// What a belief beside the first seat says in the end, in games of four of one level: each chance that it gives another
/// seat's leader, and whether that is the true one.
fn said_in_the_end(level: Level, games: u64, budget: Budget) -> Vec<(f32, bool)> {
    let mut said = Vec::new();
    for number in 0..games {
        let mut game = Game::new(Setup::new(4).unwrap(), &Seed::from(format!("belief {number}")));
        let mut memories: Vec<Memory> = game.seats().map(|seat| Memory::of(&game, Viewer::Seat(seat))).collect();
        let mut belief = Belief::of(&memories[0], 3).unwrap();
        assert!((belief.leaders()[1].iter().sum::<f32>() - 1.0).abs() < 1e-4);
        let mut bots: Vec<_> = (0..4).map(|seed| sit(level, seed, budget.clone())).collect();
        let mut events: Vec<Event> = Vec::new();
        while let Some(seat) = game.decider() {
            let choice = bots[seat.index()].think(&memories[seat.index()]).unwrap().choice;
            events.clear();
            game.choose(seat, choice, &mut events).unwrap();
            for memory in &mut memories {
                memory.see(&game, Made { seat, choice }, &events);
            }
        }
        belief.catch_up(&memories[0]);
        // The end tells all; what was believed before counts.
        let last = belief.leaders();
        for seat in game.seats().filter(|&seat| seat != Seat::S0) {
            let truth = game.leader(seat).unwrap();
            let chances = Leader::ALL.map(|leader| (last[seat.index()][leader as usize - 1], leader == truth));
            said.extend(chances);
        }
    }
    said
}

/// What it gives the true leaders of the others.
fn given_to_the_truth(level: Level, games: u64, budget: Budget) -> Vec<f32> {
    let said = said_in_the_end(level, games, budget).into_iter();
    said.filter(|(_, is_true)| *is_true).map(|(chance, _)| chance).collect()
}

/// How many of these are less than a fourth of what everybody gives beforehand.
fn misread(given: &[f32]) -> usize {
    given.iter().filter(|&&chance| chance < 0.05).count()
}

fn average(given: &[f32]) -> f32 {
    given.iter().sum::<f32>() / given.len() as f32
}

#[test]
fn belief_finds_the_leaders_of_adepts() {
    let average = average(&given_to_the_truth(Level::Adept, 8, Budget::default()));
    assert!(
        average > 0.6,
        "the true leaders are believed in with {average}, the prior is 0.2"
    );
}

/// Novices are not taken for Adepts with other leaders.
#[test]
fn belief_is_seldom_sure_of_a_novice_and_wrong() {
    let given = given_to_the_truth(Level::Novice, 24, Budget::default());
    let average = average(&given);
    assert!(
        average > 0.5,
        "the true leaders are believed in with {average}, the prior is 0.2"
    );
    let misread = misread(&given);
    assert!(misread * 20 < given.len(), "{misread} of {} are misread", given.len());
}

/// Masters hide. What people are shown of them is seldom wrong all the same, and where it is sure it mostly comes true.
#[test]
fn belief_is_seldom_sure_of_a_master_and_wrong() {
    // Few iterations, so that it takes seconds.
    let said = said_in_the_end(Level::Master, 16, Budget::iterations(30));
    let given: Vec<f32> = said
        .iter()
        .filter(|(_, is_true)| *is_true)
        .map(|(chance, _)| *chance)
        .collect();
    let average = average(&given);
    assert!(
        average > 0.3,
        "the true leaders are believed in with {average}, the prior is 0.2"
    );
    let misread = misread(&given);
    assert!(misread * 10 < given.len(), "{misread} of {} are misread", given.len());
    let sure: Vec<bool> = said
        .iter()
        .filter(|(chance, _)| *chance > 0.7)
        .map(|(_, is_true)| *is_true)
        .collect();
    let right = sure.iter().filter(|&&is_true| is_true).count();
    assert!(sure.len() >= 5, "it is sure {} times", sure.len());
    assert!(
        right * 10 > sure.len() * 6,
        "it is right {right} of {} times",
        sure.len()
    );
}
