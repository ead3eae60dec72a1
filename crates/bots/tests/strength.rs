//! Small samples of what the laboratory measures at length: levels are in order, and beliefs come true.

use bots::{Belief, Bot, Budget, Dice, Level};
use rules::{Event, Game, Happening, Seat, Seed, Setup, Viewer};

fn wins(first: Level, others: Level, players: u8, games: u64) -> u64 {
    let mut wins = 0;
    for number in 0..games {
        let seat = Seat((number % u64::from(players)) as u8);
        let mut bots: Vec<Box<dyn Bot>> = (0..players)
            .map(|other| {
                let level = if Seat(other) == seat { first } else { others };
                bots::bot(level, number * 10 + u64::from(other), Budget::default())
            })
            .collect();
        let mut game = Game::new(Setup::new(players).unwrap(), &Seed::from(format!("strength {number}")));
        while let Some(seat) = game.decider() {
            let thought = bots[seat.index()].think(&game.view(Viewer::Seat(seat))).unwrap();
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

#[test]
fn belief_finds_the_leaders_of_adepts() {
    let (mut sum, mut count) = (0.0, 0);
    let mut dice = Dice::new(3);
    for number in 0..8 {
        let mut game = Game::new(Setup::new(4).unwrap(), &Seed::from(format!("belief {number}")));
        let me = Viewer::Seat(Seat(0));
        let mut belief = Belief::prior(&game.view(me)).unwrap();
        assert!((belief.leaders()[1].iter().sum::<f32>() - 1.0).abs() < 1e-4);
        let mut bots: Vec<_> = (0..4)
            .map(|seed| bots::bot(Level::Adept, seed, Budget::default()))
            .collect();
        let mut events: Vec<Event> = Vec::new();
        let mut last = belief.leaders();
        while let Some(seat) = game.decider() {
            let before = game.view(me);
            let thought = bots[seat.index()].think(&game.view(Viewer::Seat(seat))).unwrap();
            events.clear();
            game.choose(seat, thought.choice, &mut events).unwrap();
            let seen: Vec<Happening> = events.iter().map(|event| event.seen_by(me)).collect();
            // The end tells all; what was believed before counts.
            if !game.is_over() {
                belief.learn(&before, seat, &seen, &mut dice);
                last = belief.leaders();
            }
        }
        for seat in game.seats().filter(|&seat| seat != Seat(0)) {
            let leader = game.leader(seat).unwrap();
            sum += last[seat.index()][leader as usize - 1];
            count += 1;
        }
    }
    let average = sum / count as f32;
    assert!(
        average > 0.6,
        "the true leaders are believed in with {average}, the prior is 0.2"
    );
}
