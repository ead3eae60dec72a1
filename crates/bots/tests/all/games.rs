//! Every bot finishes every game, whatever the table, and never trips over a view.

use bots::{Bot, Budget, Dice, Level, Pace, Stop};
use rules::{Edition, Event, Game, Made, Memory, Seat, Seed, Set, Sets, Setup, Viewer};
use std::time::{Duration, Instant};

/// A bot of a level that can be played here.
fn sit(level: Level, seed: u64, budget: Budget) -> Box<dyn Bot> {
    bots::bot(level, seed, budget).unwrap()
}

/// Plays a game to its end, with everything bots remember on the way.
fn play(setup: Setup, seed: &str, bots: &mut [Box<dyn Bot>]) -> Game {
    let mut game = Game::new(setup, &Seed::from(seed));
    let mut memories = memories(&game);
    let mut events: Vec<Event> = Vec::new();
    while let Some(seat) = game.decider() {
        let memory = &memories[seat.index()];
        let thought = bots[seat.index()]
            .think(memory)
            .expect("a seat that is asked has a choice");
        let choice = thought.choice;
        assert!(memory.now().choices().contains(&choice), "{seed}: {choice:?}");
        assert!(thought.reasons.iter().count() > 0, "{seed}: no reason for {choice:?}");
        events.clear();
        game.choose(seat, choice, &mut events)
            .expect("a choice of the view is legal");
        for memory in &mut memories {
            memory.see(&game, Made { seat, choice }, &events);
        }
        assert!(game.decisions_made() < 10_000, "{seed}: this game does not end");
    }
    game
}

fn memories(game: &Game) -> Vec<Memory> {
    game.seats().map(|seat| Memory::of(game, Viewer::Seat(seat))).collect()
}

fn setups(players: u8) -> Vec<Setup> {
    let setup = Setup::new(players).unwrap();
    let mut setups = vec![
        setup.with_short(true),
        setup.with_sets(Sets::of(&[Set::Queens, Set::Kickstarter])),
    ];
    setups.extend(Edition::ALL.map(|edition| setup.with_edition(edition)));
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
                        let level = Level::ALL[dice.below(if bots::can_play(Level::Champion) { 5 } else { 4 })];
                        sit(level, dice.seed(), Budget::iterations(6))
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
                .map(|seed| sit(level, u64::from(seed), Budget::default()))
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
        let mut bots: Vec<_> = (0..3).map(|seed| sit(level, seed, Budget::iterations(20))).collect();
        let mut game = Game::new(Setup::new(3).unwrap(), &Seed::from("reasons"));
        let (mut reasons, mut whims) = (0, 0);
        while let Some(seat) = game.decider() {
            let memory = Memory::of(&game, Viewer::Seat(seat));
            let thought = bots[seat.index()].think(&memory).unwrap();
            if memory.now().choices().len() > 1 {
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

/// At human pace nobody waits forever, and thinking counts as waiting.
#[test]
fn pauses_are_human() {
    let mut dice = Dice::new(1);
    let mut game = Game::new(Setup::new(3).unwrap(), &Seed::from("pace"));
    let mut bot = sit(Level::Adept, 1, Budget::default());
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
        let thought = bot.think(&Memory::of(&game, Viewer::Seat(seat))).unwrap();
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
        let mut bots: Vec<_> = (0..3).map(|seed| sit(level, seed, Budget::iterations(10))).collect();
        while let Some(seat) = game.decider() {
            let thought = bots[seat.index()]
                .think(&Memory::of(&game, Viewer::Seat(seat)))
                .unwrap();
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
        over.choices_into(seat, &mut choices);
        let index = dice.below(choices.len());
        over.choose_listed(seat, &choices, index, &mut ());
    }
    for level in Level::ALL.into_iter().filter(|&level| bots::can_play(level)) {
        let mut bot = sit(level, 1, Budget::iterations(10));
        assert_eq!(bot.level(), level);
        let all = Viewer::All(over.finished().unwrap());
        assert!(bot.think(&Memory::of(&game, Viewer::Public)).is_none());
        assert!(bot.think(&Memory::of(&over, Viewer::Seat(Seat::S0))).is_none());
        assert!(bot.think(&Memory::of(&over, all)).is_none());
        assert!(bot.think(&Memory::of(&game, Viewer::Seat(Seat::S1))).is_some());
    }
}

#[test]
fn iterations_make_play_repeatable() {
    let setup = Setup::new(3).unwrap();
    let record = |seed: u64| {
        let mut bots: Vec<_> = (0..3)
            .map(|seat| sit([Level::Master, Level::Adept][seat % 2], seed, Budget::iterations(30)))
            .collect();
        let game = play(setup, "again", &mut bots);
        (game.decisions_made(), game.turn(), game.track(), game.result())
    };
    assert_eq!(record(3), record(3));
}

#[test]
fn thinking_can_be_stopped() {
    let game = Game::new(Setup::new(4).unwrap(), &Seed::from("stop"));
    let memory = Memory::of(&game, Viewer::Seat(Seat::S0));
    let legal = memory.now().choices();
    let stop = Stop::default();
    for (threads, time) in [
        (1, Duration::from_secs(600)),
        (3, Duration::from_secs(600)),
        // Longer than any clock can tell.
        (1, Duration::MAX),
    ] {
        let budget = Budget::time(time).stopped_by(stop.clone());
        stop.clear();
        let mut master = sit(Level::Master, 1, budget.threads(threads));
        let begun = Instant::now();
        let thought = std::thread::scope(|scope| {
            scope.spawn(|| {
                std::thread::sleep(Duration::from_millis(50));
                stop.set();
            });
            master.think(&memory)
        });
        assert!(begun.elapsed() < Duration::from_secs(60), "it did not stop");
        assert!(legal.contains(&thought.unwrap().choice));
        // Stopped before it began, it answers all the same.
        assert!(legal.contains(&master.think(&memory).unwrap().choice));
    }
}

#[test]
fn time_is_kept() {
    let game = Game::new(Setup::new(4).unwrap(), &Seed::from("time"));
    let memory = Memory::of(&game, Viewer::Seat(Seat::S0));
    let mut master = sit(Level::Master, 1, Budget::time(Duration::from_millis(30)));
    let begun = Instant::now();
    assert!(master.think(&memory).is_some());
    // Generous, because other work may have the cores.
    assert!(begun.elapsed() < Duration::from_secs(3));
}
