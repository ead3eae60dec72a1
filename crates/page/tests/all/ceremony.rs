//! The end of a game, step by step, and what to do next.

use fastrand::Rng;
use page::{Ceremony, Ended, Mode, Next, Stage, running};
use rules::{DecidedBy, Game, Outcome, Seat, Seed, Setup};
use told::{Level, Sight, Sitter};

/// How games at random end, with what their players see then.
fn endings() -> Vec<(Sight, Outcome)> {
    let mut dice = Rng::with_seed(8);
    let endings = (0..120).filter_map(|number: u32| {
        let players = 2 + (number % 5) as u8;
        let seed = Seed::from(format!("ending {number}"));
        let mut game = Game::new(Setup::new(players).ok()?.with_short(true), &seed);
        while !game.is_over() {
            let seat = game.asked().next()?.seat;
            let choices = game.choices(seat);
            let choice = choices[dice.usize(..choices.len())];
            game.choose(seat, choice, &mut ()).ok()?;
        }
        let sight = Sight::from(&game.view(rules::Viewer::Seat(Seat::S0)));
        Some((sight, game.outcome()?))
    });
    endings.collect()
}

#[test]
fn every_step_leaves_fewer_in_the_running_and_the_last_one_the_winner() {
    let endings = endings();
    for (sight, outcome) in &endings {
        let stages = Stage::of(outcome);
        assert!(stages.is_sorted() && stages.first() == Some(&Stage::Markers) && stages.last() == Some(&Stage::Winner));
        let mut before: Vec<Seat> = Seat::all(sight.count()).collect();
        for &stage in &stages {
            let now = running(sight.count(), outcome, stage);
            assert!(
                now.iter().all(|seat| before.contains(seat)),
                "{stage:?} {now:?} after {before:?}"
            );
            before = now;
        }
        assert_eq!(before, outcome.winner.into_iter().collect::<Vec<_>>());
    }
    let ways = DecidedBy::ALL.map(|way| endings.iter().filter(|(_, outcome)| outcome.decided_by == way).count());
    assert!(
        ways.iter().filter(|count| **count > 0).count() >= 4,
        "{ways:?} of {}",
        endings.len()
    );
}

#[test]
fn the_number_that_decides_is_the_best_of_those_in_the_running() {
    for (sight, outcome) in &endings() {
        let Some(winner) = outcome.winner else {
            assert_eq!(outcome.decided_by, DecidedBy::NobodyAligned);
            continue;
        };
        let stage = Stage::of(outcome)
            .into_iter()
            .rev()
            .nth(1)
            .expect("a step before the winner");
        let deciding = |seat| {
            page::FinalCount::of(sight, outcome, seat)
                .expect("open leaders")
                .deciding(stage)
        };
        let Some(best) = deciding(winner) else { continue };
        for seat in running(sight.count(), outcome, stage)
            .into_iter()
            .filter(|seat| *seat != winner)
        {
            let other = deciding(seat).expect("a number");
            assert!(if stage == Stage::Fewest {
                other > best
            } else {
                other < best
            });
        }
    }
}

#[test]
fn whatever_is_pressed_the_ceremony_only_goes_forward() {
    let mut dice = Rng::with_seed(3);
    for (_, outcome) in endings() {
        let last = Stage::of(&outcome).len() - 1;
        let mut ceremony = Ceremony::default();
        assert!(ceremony.index(&outcome) == 0 && !ceremony.is_away());
        let mut before = 0;
        for _ in 0..30 {
            match dice.u8(..5) {
                0 => ceremony.skip(),
                1 => ceremony.put_away(),
                2 => ceremony.bring_back(),
                _ => ceremony.go_on(&outcome),
            }
            let index = ceremony.index(&outcome);
            assert!((before..=last).contains(&index), "{index} after {before}");
            assert_eq!(ceremony.stage(&outcome), Stage::of(&outcome)[index]);
            before = index;
        }
    }
    let (_, outcome) = endings().swap_remove(0);
    let mut away = Ceremony::AWAY;
    assert!(away.is_away() && away.stage(&outcome) == Stage::Winner);
    away.bring_back();
    assert!(!away.is_away());
}

fn next(mode: Mode, elsewhere: bool, won: bool, sitters: &[Sitter]) -> Vec<Next> {
    let ended = Ended {
        mode,
        elsewhere,
        seated: true,
        won,
        sitters,
    };
    ended.next()
}

#[test]
fn what_to_do_next_depends_on_who_played_and_won() {
    let (ada, bot) = (Sitter::person("Ada"), |level| Sitter::bot("Mirjam", level));
    let alone = [ada.clone(), bot(Level::Adept), bot(Level::Novice)];
    let stronger = Next::Stronger(Level::Master);
    assert!(next(Mode::Game, false, true, &alone).contains(&stronger));
    assert!(
        !next(Mode::Game, false, false, &alone).contains(&stronger),
        "only after a win"
    );
    assert!(
        !next(Mode::Game, true, true, &alone).contains(&stronger),
        "not elsewhere"
    );
    let around = [ada.clone(), ada.clone(), bot(Level::Adept)];
    assert!(
        !next(Mode::Game, false, true, &around).contains(&stronger),
        "not around one device"
    );
    let masters = [ada.clone(), bot(Level::Master)];
    assert!(next(Mode::Game, false, true, &masters).contains(&Next::Stronger(Level::Champion)));
    let champions = [ada.clone(), bot(Level::Champion)];
    let best = next(Mode::Game, false, true, &champions);
    assert!(
        !best.iter().any(|next| matches!(next, Next::Stronger(_))),
        "nobody is stronger than a Champion"
    );
    let here = next(Mode::Game, false, false, &alone);
    assert!(
        [Next::Again, Next::SameDeal, Next::LookBack]
            .iter()
            .all(|next| here.contains(next))
    );
    let elsewhere = next(Mode::Game, true, false, &alone);
    assert!(elsewhere.contains(&Next::Rematch) && !elsewhere.contains(&Next::SameDeal));
    let watched = Ended {
        mode: Mode::Game,
        elsewhere: true,
        seated: false,
        won: false,
        sitters: &alone,
    };
    assert_eq!(
        watched.next(),
        [Next::LookBack, Next::Replay, Next::SeeTable, Next::Leave],
        "whoever watched has no seat to play from"
    );
    assert_eq!(next(Mode::Lesson, false, true, &alone)[0], Next::RealGame);
    for mode in [Mode::Game, Mode::Lesson, Mode::Puzzle, Mode::Replay] {
        let all = next(mode, false, true, &alone);
        assert!(all.contains(&Next::Leave) && all.contains(&Next::SeeTable));
    }
}
