//! Every bot finishes every game, whatever the table, and never trips over a view.

use bots::{Bot, Budget, Dice, Level, Pace, Stop};
use rules::{Edition, Event, Game, Happening, Seat, Seed, Set, Sets, Setup, Viewer};
use std::time::{Duration, Instant};

/// Plays a game to its end, with everything bots are told on the way.
fn play(setup: Setup, seed: &str, bots: &mut [Box<dyn Bot>]) -> Game {
    let mut game = Game::new(setup, &Seed::from(seed));
    let mut events: Vec<Event> = Vec::new();
    while let Some(seat) = game.decider() {
        let view = game.view(Viewer::Seat(seat));
        let thought = bots[seat.index()]
            .think(&view)
            .expect("a seat that is asked has a choice");
        assert!(view.choices().contains(&thought.choice), "{seed}: {:?}", thought.choice);
        assert!(
            thought.reasons.iter().count() > 0,
            "{seed}: no reason for {:?}",
            thought.choice
        );
        let before: Vec<_> = game.seats().map(|seat| game.view(Viewer::Seat(seat))).collect();
        events.clear();
        game.choose(seat, thought.choice, &mut events)
            .expect("a choice of the view is legal");
        for (observer, before) in before.iter().enumerate() {
            let viewer = Viewer::Seat(Seat(observer as u8));
            let seen: Vec<Happening> = events.iter().map(|event| event.seen_by(viewer)).collect();
            bots[observer].observe(before, seat, &seen);
        }
        assert!(game.decisions_made() < 10_000, "{seed}: this game does not end");
    }
    game
}

fn setups(players: u8) -> Vec<Setup> {
    let setup = Setup::new(players).unwrap();
    let mut setups = vec![setup.short(), setup.with(Sets::of(&[Set::Queens, Set::Kickstarter]))];
    setups.extend(Edition::ALL.map(|edition| setup.edition(edition)));
    setups
}

#[test]
fn mixed_tables_finish_every_kind_of_game() {
    let mut dice = Dice::new(5);
    for players in 2..=6 {
        for (number, setup) in setups(players).into_iter().enumerate() {
            for round in 0..4 {
                let mut bots: Vec<_> = (0..players)
                    .map(|_| {
                        let level = Level::ALL[dice.below(4)];
                        bots::bot(level, dice.seed(), Budget::iterations(6))
                    })
                    .collect();
                play(setup, &format!("mixed {players} {number} {round}"), &mut bots);
            }
        }
    }
}

#[test]
fn adepts_and_novices_finish_many_games() {
    for players in 2..=6 {
        for number in 0..25 {
            let level = [Level::Adept, Level::Novice][number % 2];
            let mut bots: Vec<_> = (0..players)
                .map(|seed| bots::bot(level, u64::from(seed), Budget::default()))
                .collect();
            let game = play(
                Setup::new(players).unwrap(),
                &format!("many {players} {number}"),
                &mut bots,
            );
            assert!(game.turn() < 45 * u32::from(players));
        }
    }
}

/// Every level says more than that it felt like it, most of the time.
#[test]
fn reasons_are_reasons() {
    for level in [Level::Novice, Level::Adept, Level::Master] {
        let mut bots: Vec<_> = (0..3)
            .map(|seed| bots::bot(level, seed, Budget::iterations(20)))
            .collect();
        let mut game = Game::new(Setup::new(3).unwrap(), &Seed::from("reasons"));
        let (mut reasons, mut whims) = (0, 0);
        while let Some(seat) = game.decider() {
            let view = game.view(Viewer::Seat(seat));
            let thought = bots[seat.index()].think(&view).unwrap();
            if view.choices().len() > 1 {
                reasons += 1;
                whims += u32::from(thought.reasons.iter().any(|reason| *reason == bots::Reason::Whim));
            }
            game.choose(seat, thought.choice, &mut ()).unwrap();
        }
        assert!(
            reasons > 30 && whims * 4 < reasons * 3,
            "{level}: {whims} whims of {reasons}"
        );
    }
}

/// At human pace nobody waits for ever, and thinking counts as waiting.
#[test]
fn pauses_are_human() {
    let mut dice = Dice::new(1);
    let mut game = Game::new(Setup::new(3).unwrap(), &Seed::from("pace"));
    let mut bot = bots::bot(Level::Adept, 1, Budget::default());
    while let Some(seat) = game.decider() {
        let view = game.view(Viewer::Seat(seat));
        let pause = Pace::Human.pause(&view, Duration::ZERO, &mut dice);
        assert!(
            pause >= Duration::from_millis(200) && pause <= Duration::from_millis(2_500),
            "{pause:?}"
        );
        assert_eq!(
            Pace::Human.pause(&view, Duration::from_secs(5), &mut dice),
            Duration::ZERO
        );
        assert_eq!(Pace::Instant.pause(&view, Duration::ZERO, &mut dice), Duration::ZERO);
        let thought = bot.think(&view).unwrap();
        game.choose(seat, thought.choice, &mut ()).unwrap();
    }
}

#[test]
fn a_game_that_has_gone_on_for_very_long_is_brought_to_its_end() {
    // Nobody plays a hero for sixty rounds; then bots take over.
    for level in [Level::Adept, Level::Master] {
        let mut game = Game::new(Setup::new(3).unwrap(), &Seed::from("endless"));
        let mut dice = Dice::new(1);
        while game.turn() < 180 {
            let seat = game.decider().unwrap();
            let view = game.view(Viewer::Seat(seat));
            let choices = view.choices();
            let pass = choices.iter().find(|&&choice| choice == rules::Choice::Pass);
            let choice = pass.copied().unwrap_or_else(|| choices[dice.below(choices.len())]);
            game.choose(seat, choice, &mut ()).unwrap();
        }
        let mut bots: Vec<_> = (0..3)
            .map(|seed| bots::bot(level, seed, Budget::iterations(10)))
            .collect();
        while let Some(seat) = game.decider() {
            let thought = bots[seat.index()].think(&game.view(Viewer::Seat(seat))).unwrap();
            game.choose(seat, thought.choice, &mut ()).unwrap();
            assert!(game.turn() < 300, "{level} does not end it");
        }
    }
}

#[test]
fn views_that_ask_nothing_get_no_answer() {
    let game = Game::new(Setup::new(4).unwrap(), &Seed::from("nothing asked"));
    let mut over = Game::new(Setup::new(2).unwrap(), &Seed::from("over"));
    let mut dice = Dice::new(2);
    let mut choices = rules::Choices::new();
    while let Some(seat) = over.decider() {
        over.list(seat, &mut choices);
        let index = dice.below(choices.len());
        over.choose_listed(seat, &choices, index, &mut ());
    }
    for level in Level::ALL {
        let mut bot = bots::bot(level, 1, Budget::iterations(10));
        assert_eq!(bot.level(), level);
        assert!(bot.think(&game.view(Viewer::Public)).is_none());
        assert!(bot.think(&over.view(Viewer::Seat(Seat(0)))).is_none());
        assert!(bot.think(&over.view(Viewer::All(over.finished().unwrap()))).is_none());
        assert!(bot.think(&game.view(Viewer::Seat(Seat(1)))).is_some());
    }
}

#[test]
fn a_master_can_join_late_and_move_on_to_another_game() {
    let mut master = bots::bot(Level::Master, 1, Budget::iterations(40));
    for number in 0..4 {
        let mut game = Game::new(Setup::new(4).unwrap(), &Seed::from(format!("late {number}")));
        let mut others = bots::bot(Level::Novice, number, Budget::default());
        while let Some(seat) = game.decider() {
            let view = game.view(Viewer::Seat(seat));
            // From the fourth round on, and without having been told anything.
            let late = game.turn() > 12 && seat == Seat(1);
            let thought = if late { master.think(&view) } else { others.think(&view) };
            game.choose(seat, thought.unwrap().choice, &mut ()).unwrap();
        }
    }
}

#[test]
fn iterations_make_play_repeatable() {
    let setup = Setup::new(3).unwrap();
    let record = |seed: u64| {
        let mut bots: Vec<_> = (0..3)
            .map(|seat| bots::bot([Level::Master, Level::Adept][seat % 2], seed, Budget::iterations(30)))
            .collect();
        let game = play(setup, "again", &mut bots);
        (game.decisions_made(), game.turn(), game.track(), game.result())
    };
    assert_eq!(record(3), record(3));
}

#[test]
fn thinking_can_be_stopped() {
    let game = Game::new(Setup::new(4).unwrap(), &Seed::from("stop"));
    let view = game.view(Viewer::Seat(Seat(0)));
    let stop = Stop::default();
    let budget = Budget::time(Duration::from_secs(600)).stopped_by(stop.clone());
    for threads in [1, 3] {
        stop.clear();
        let mut master = bots::bot(Level::Master, 1, budget.clone().threads(threads));
        let begun = Instant::now();
        let thought = std::thread::scope(|scope| {
            scope.spawn(|| {
                std::thread::sleep(Duration::from_millis(50));
                stop.set();
            });
            master.think(&view)
        });
        assert!(begun.elapsed() < Duration::from_secs(60), "it did not stop");
        assert!(view.choices().contains(&thought.unwrap().choice));
        // Stopped before it began, it answers all the same.
        assert!(view.choices().contains(&master.think(&view).unwrap().choice));
    }
}

#[test]
fn time_is_kept() {
    let game = Game::new(Setup::new(4).unwrap(), &Seed::from("time"));
    let view = game.view(Viewer::Seat(Seat(0)));
    let mut master = bots::bot(Level::Master, 1, Budget::time(Duration::from_millis(30)));
    let begun = Instant::now();
    assert!(master.think(&view).is_some());
    // Generous, because other work may have the cores.
    assert!(begun.elapsed() < Duration::from_secs(3));
}
