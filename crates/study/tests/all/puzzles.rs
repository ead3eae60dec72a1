//! The claims of all included puzzles, verified by exhaustive search; and the finder, put to the test.

use rules::{Choice, Leader, Viewer};
use std::collections::{BTreeMap, BTreeSet};
use study::puzzle::{Prover, Shown, unique_win};
use study::{Puzzle, Rating, Verdict};
use words::{Language, Words};

#[test]
fn every_included_puzzle_holds() {
    assert!(Puzzle::all().unwrap().len() >= 60);
    for puzzle in Puzzle::all().unwrap() {
        assert_eq!(puzzle.verify(), Ok(()), "{}", puzzle.id);
    }
}

#[test]
fn they_are_varied() {
    let all = Puzzle::all().unwrap();
    let ids: BTreeSet<&str> = all.iter().map(|puzzle| puzzle.id.as_str()).collect();
    assert_eq!(ids.len(), all.len());
    let mut heroes: BTreeMap<String, u32> = BTreeMap::new();
    for puzzle in all {
        *heroes.entry(puzzle.solution[0].to_string()).or_default() += 1;
    }
    assert!(heroes.len() >= 25, "{} heroes win", heroes.len());
    let players: BTreeSet<usize> = all.iter().map(|puzzle| puzzle.position.players.len()).collect();
    assert!(players.len() >= 4, "{players:?}");
    let editions: BTreeSet<&str> = all.iter().map(|puzzle| puzzle.position.edition.id()).collect();
    assert_eq!(editions.len(), 3);
    for rating in Rating::ALL {
        let count = all.iter().filter(|puzzle| puzzle.rating == rating).count();
        assert!(count >= 10, "{} {rating:?}", count);
    }
}

#[test]
fn a_day_has_its_puzzle_and_all_come() {
    let count = Puzzle::all().unwrap().len() as u32;
    let seen: BTreeSet<&str> = (20_000..20_000 + count)
        .map(|day| Puzzle::of_day(day).unwrap().id.as_str())
        .collect();
    assert_eq!(seen.len(), Puzzle::all().unwrap().len());
    assert_eq!(Puzzle::of_day(20_000), Puzzle::of_day(20_000 + count));
    assert_eq!(
        Puzzle::by_id(&Puzzle::all().unwrap()[3].id),
        Ok(Some(&Puzzle::all().unwrap()[3]))
    );
    assert_eq!(Puzzle::by_id("no such puzzle"), Ok(None));
}

/// A false claim is found out.
#[test]
fn false_claims_are_refused() {
    for puzzle in Puzzle::all().unwrap().iter().take(5) {
        let view = puzzle.record().unwrap().game().view(Viewer::Seat(puzzle.seat));
        let mut wrong = puzzle.clone();
        wrong.solution[0] = *view
            .choices()
            .iter()
            .find(|&&choice| choice != puzzle.solution[0])
            .unwrap();
        assert!(wrong.verify().is_err());
        let mut wrong = puzzle.clone();
        wrong.solution.clear();
        assert!(wrong.verify().is_err());
        // With a leader who does not back the faction that wins then, the same choice wins nothing.
        let mut record = puzzle.record().unwrap();
        let mut own = puzzle.solution.iter();
        while puzzle.verdict(&record) != Verdict::Solved {
            let seat = record.game().decider().unwrap();
            let choice = if seat == puzzle.seat {
                *own.next().unwrap()
            } else {
                record.choices(seat)[0]
            };
            record.choose(seat, choice, &mut ()).unwrap();
        }
        let winning = record.game().track().winning_faction();
        let other = Leader::ALL
            .into_iter()
            .find(|leader| !leader.factions().contains(winning))
            .unwrap();
        let mut elsewhere = puzzle.clone();
        let players = &mut elsewhere.position.players;
        let own = players[puzzle.seat.index()].leader.replace(other);
        for (seat, player) in players.iter_mut().enumerate() {
            if seat != puzzle.seat.index() && player.leader == Some(other) {
                player.leader = own;
            }
        }
        let moved = elsewhere.record().unwrap().game().view(Viewer::Seat(puzzle.seat));
        // Another way to play the same hero may still win.
        assert_ne!(unique_win(&moved), Some(puzzle.solution.clone()));
    }
}

#[test]
fn a_puzzle_is_played_and_judged() {
    let words = Words::new(Language::German);
    for puzzle in Puzzle::all().unwrap().iter().step_by(7) {
        let mut record = puzzle.record().unwrap();
        assert_eq!(puzzle.verdict(&record), Verdict::OnTheWay);
        let wrong = record
            .choices(puzzle.seat)
            .into_iter()
            .find(|&choice| choice != puzzle.solution[0]);
        let mut missed = record.clone();
        missed.choose(puzzle.seat, wrong.unwrap(), &mut ()).unwrap();
        assert!(matches!(puzzle.verdict(&missed), Verdict::Missed(_)), "{}", puzzle.id);
        record.choose(puzzle.seat, puzzle.solution[0], &mut ()).unwrap();
        assert!(!matches!(puzzle.verdict(&record), Verdict::Missed(_)), "{}", puzzle.id);
        let text = puzzle.solution_text(words);
        assert!(text.lines().count() > puzzle.solution.len(), "{text}");
        assert!(puzzle.title(words).starts_with("Gewinne"));
    }
}

/// What the prover calls open is the same in every world: the winning line shows the player the same events everywhere.
#[test]
fn a_winning_line_looks_the_same_in_every_world() {
    for puzzle in Puzzle::all().unwrap().iter().step_by(3) {
        let view = puzzle.record().unwrap().game().view(Viewer::Seat(puzzle.seat));
        let mut seen = BTreeSet::new();
        for seed in 0..20 {
            let mut world = view.imagine(bots::Dice::new(seed).generator());
            let mut choices = rules::Choices::new();
            world.choices_into(puzzle.seat, &mut choices);
            let index = choices.iter().position(|&choice| choice == puzzle.solution[0]).unwrap();
            let mut events: Vec<rules::Event> = Vec::new();
            world.choose_listed(puzzle.seat, &choices, index, &mut events);
            let events: Vec<_> = events
                .iter()
                .map(|event| event.seen_by(Viewer::Seat(puzzle.seat)))
                .collect();
            // What is drawn at the end of the turn is another matter.
            let until = events.iter().position(|event| {
                matches!(
                    event,
                    rules::Happening::Card {
                        how: rules::How::Refilled | rules::How::Discarded,
                        ..
                    } | rules::Happening::Turn { .. }
                )
            });
            seen.insert(format!("{:?}", &events[..until.unwrap_or(events.len())]));
        }
        assert_eq!(seen.len(), 1, "{}", puzzle.id);
    }
}

#[test]
fn passing_never_wins() {
    let puzzle = &Puzzle::all().unwrap()[0];
    let view = puzzle.record().unwrap().game().view(Viewer::Seat(puzzle.seat));
    let mut prover = Prover::new(&view).unwrap();
    assert_eq!(prover.wins(Choice::Pass).0, Shown::No);
    assert_eq!(prover.fails(Choice::Pass), Shown::Yes);
    assert_eq!(prover.wins(puzzle.solution[0]).0, Shown::Yes);
    assert_eq!(prover.fails(puzzle.solution[0]), Shown::No);
}

/// A broken file is said to be broken; nobody gets an empty list for it.
#[test]
fn a_broken_file_is_an_error() {
    use study::puzzle::BrokenPuzzles;
    assert_eq!(Puzzle::read("[]"), Err(BrokenPuzzles::None));
    for broken in ["", "{}", "[{\"id\":\"x\"}]", "[1]"] {
        assert!(
            matches!(Puzzle::read(broken), Err(BrokenPuzzles::Unreadable(_))),
            "{broken}"
        );
    }
}
