//! Replays, notebook, coach and analysis of games that bots played.

use bots::{Adept, Belief, Bot};
use rules::{Event, Game, Memory, Record, Seat, Seed, Setup, Viewer};
use study::{Analysis, Coach, Effort, Notebook, Perspective, Replay};
use words::{Language, Players, Words};

fn play(players: u8, seed: &str) -> Record {
    let mut record = Record::deal(Setup::new(players).unwrap(), Seed::from(seed));
    let mut bots: Vec<Adept> = (0..players).map(|seat| Adept::new(u64::from(seat))).collect();
    while let Some(seat) = record.game().decider() {
        let memory = Memory::of(record.game(), Viewer::Seat(seat));
        let thought = bots[seat.index()].think(&memory).unwrap();
        record.choose(seat, thought.choice, &mut ()).unwrap();
    }
    record
}

/// Every seat sees in a replay exactly what it saw when the game was played, and nothing else.
#[test]
fn a_replay_shows_what_was_seen_then() {
    let record = play(4, "replay");
    let replay = Replay::new(&record.log()).unwrap();
    assert_eq!(replay.moments(), record.made().len() + 1);
    let mut game = Game::new(record.game().setup(), record.seed());
    for moment in 0..replay.moments() {
        for seat in game.seats() {
            assert!(
                replay.view(moment, Perspective::Seat(seat)) == game.view(Viewer::Seat(seat)),
                "{moment}"
            );
        }
        assert!(replay.view(moment, Perspective::Public) == game.view(Viewer::Public));
        let all = replay.view(moment, Perspective::All);
        assert!(
            all.seats()
                .all(|seat| all.leader(seat).is_some() && all.hand(seat).iter().all(|card| card.hero.is_some()))
        );
        let Some(made) = replay.made(moment + 1) else { break };
        let mut events: Vec<Event> = Vec::new();
        game.choose(made.seat, made.choice, &mut events).unwrap();
        for seat in game.seats() {
            let seen: Vec<_> = events.iter().map(|event| event.seen_by(Viewer::Seat(seat))).collect();
            assert_eq!(replay.events(moment + 1, Perspective::Seat(seat)), seen);
        }
    }
    assert!(game.is_over() && replay.is_over());
}

#[test]
fn turns_are_marked_and_can_be_played_on_from() {
    let record = play(3, "marks");
    let replay = Replay::new(&record.log()).unwrap();
    let marks = replay.turn_marks();
    assert_eq!(marks.len() as u32, record.game().turn());
    for (index, mark) in marks.iter().enumerate() {
        assert_eq!(mark.turn as usize, index + 1);
        let view = replay.view(mark.moment, Perspective::Public);
        assert_eq!((view.turn(), view.active()), (mark.turn, Some(mark.seat)));
        let on = replay.play_on(mark.moment).unwrap();
        assert!(on.game().view(Viewer::Public) == view);
        assert_eq!(on.made().len(), mark.moment);
    }
    assert_eq!(replay.turn_beside(0, true), Some(marks[0].moment));
    assert_eq!(replay.turn_beside(marks[1].moment, false), Some(marks[0].moment));
    assert_eq!(replay.turn_beside(replay.moments(), true), None);
    // An unfinished game shows nobody everything.
    let mut log = record.log();
    log.truncate(30);
    let replay = Replay::new(&log).unwrap();
    assert!(!replay.is_over());
    assert!(replay.view(20, Perspective::All) == replay.view(20, Perspective::Public));
    assert!(Analysis::begin(replay, Effort::default(), 1).is_none());
}

#[test]
fn a_notebook_holds_what_is_known_and_believed() {
    let record = play(4, "notebook");
    let replay = Replay::new(&record.log()).unwrap();
    let me = Perspective::Seat(Seat::S1);
    let last = replay.moments() - 2;
    let memory = replay.memory(last, me);
    let view = memory.now();
    let notebook = Notebook::of(view, Belief::of(&memory, 1).as_mut());
    assert_eq!(notebook.pages.len(), 3);
    let own = view.leader(Seat::S1).unwrap();
    for page in &notebook.pages {
        assert!(!page.possible.contains(&own) && page.possible.len() == 5);
        let belief = page.belief.unwrap();
        assert!((belief.iter().sum::<f32>() - 1.0).abs() < 1e-3);
        assert!(belief[own as usize - 1] < 1e-3);
        assert_eq!(page.hand.len() + page.hand_unknown, view.hand(page.seat).len());
    }
    for language in Language::ALL {
        let text = notebook.to_text(&Players::new(&["Ada", "Ben", "Cem", "Dora"]), Words::new(language));
        assert!(text.contains("Ada") && text.contains("Dora") && !text.contains("notebook-"));
    }
    // At the end everybody is known.
    let end = Notebook::of(&replay.view(replay.moments(), me), None);
    assert!(
        end.pages
            .iter()
            .all(|page| page.possible.len() == 1 && page.belief.is_none())
    );
    assert!(
        Notebook::of(&replay.view(3, Perspective::Public), None)
            .pages
            .is_empty()
    );
}

#[test]
fn a_coach_prefers_what_wins_and_says_why() {
    // The included puzzles have one right answer, which a coach must see.
    let mut found = 0;
    for puzzle in study::Puzzle::all().unwrap().iter().take(6) {
        let record = puzzle.record().unwrap();
        let memory = record.memory(Viewer::Seat(puzzle.seat));
        let view = memory.now();
        let mut coach = Coach::new(&Belief::of(&memory, 1).unwrap(), 1).unwrap();
        for _ in 0..40 {
            coach.think();
        }
        let advice = coach.advice();
        let right = advice
            .prospects
            .iter()
            .find(|prospect| prospect.choice == puzzle.solution[0]);
        found += u32::from(right.unwrap().chance >= advice.prospects[0].chance - 0.05);
        let worst = advice.prospects.last().unwrap();
        assert_eq!(
            advice.loss(worst.choice),
            Some(advice.prospects[0].chance - worst.chance)
        );
        assert_eq!(advice.throws_away(advice.prospects[0].choice), None);
        for language in Language::ALL {
            let text = study::advice_text(&advice, view, &Players::new(&[]), Words::new(language));
            assert!(text.lines().count() > 3 && !text.contains("coach-"), "{text}");
        }
    }
    assert!(found >= 5, "{found} of 6");
    let over = play(2, "nothing to advise");
    let belief = Belief::of(&over.memory(Viewer::Seat(Seat::S0)), 1).unwrap();
    assert!(Coach::new(&belief, 1).is_none());
}

#[test]
fn an_analysis_shows_progress_and_can_be_read_at_any_time() {
    let record = play(4, "analysis");
    let replay = Replay::new(&record.log()).unwrap();
    let effort = Effort {
        games: 6,
        glances: 2,
        looks: 6,
    };
    let mut analysis = Analysis::begin(replay.clone(), effort, 1).unwrap();
    let mut last = 0.0;
    while !analysis.is_done() {
        analysis.step();
        assert!(analysis.progress() >= last && analysis.progress() <= 1.0);
        last = analysis.progress();
        if (last * 10.0) as u32 == 5 {
            // Stopped half way, it tells what it has.
            assert!(!analysis.findings().chances.is_empty());
        }
    }
    let findings = analysis.findings();
    assert_eq!(findings.chances.len(), replay.moments());
    assert_eq!(findings.exposure.len(), replay.moments());
    for row in &findings.chances {
        assert!(row.len() == 4 && row.iter().sum::<f32>() < 1.001);
    }
    let winner = record.game().result().and_then(|result| result.1);
    if let Some(winner) = winner {
        assert_eq!(findings.chances[replay.moments() - 1][winner.index()], 1.0);
    }
    // Nobody knows a leader at first; playing gives something away.
    let average = |moment: usize| findings.exposure[moment].iter().sum::<f32>() / 4.0;
    assert!((average(0) - 0.2).abs() < 0.01, "{}", average(0));
    assert!(average(replay.moments() - 2) > 0.25);
    assert_eq!(findings.key_choices.len(), 3);
    for choice in &findings.key_choices {
        assert_eq!(replay.made(choice.moment + 1).unwrap().choice, choice.chosen);
        assert!(choice.better_chance >= choice.chance);
    }
    assert!(!findings.turning_points.is_empty());
    assert!(!findings.tells.is_empty() && findings.tells.len() <= 8);
    for tell in &findings.tells {
        let made = replay.made(tell.moment + 1).unwrap();
        assert_eq!((made.seat, made.choice), (tell.seat, tell.chosen));
        assert_eq!(record.game().leader(tell.seat), Some(tell.leader));
        assert!(tell.after > tell.before && tell.taken_for != Some(tell.leader));
        let exposed = |moment: usize| findings.exposure[moment][tell.seat.index()];
        match tell.taken_for {
            None => assert_eq!(
                (tell.before, tell.after),
                (exposed(tell.moment), exposed(tell.moment + 1))
            ),
            Some(_) => assert!(
                tell.after > exposed(tell.moment + 1),
                "another leader was thought likelier"
            ),
        }
    }
    for language in Language::ALL {
        let text = study::findings_text(&findings, &replay, &Players::new(&[]), Words::new(language));
        assert!(!text.contains("analysis-"), "{text}");
    }
}

/// What anybody remembers of a game is the same, whether it is asked of the game, of its log or of a replay of it.
#[test]
fn a_replay_remembers_what_was_seen() {
    let record = play(3, "memories");
    let replay = Replay::new(&record.log()).unwrap();
    let again = record
        .log()
        .to_string()
        .parse::<rules::Log>()
        .unwrap()
        .replay()
        .unwrap();
    for (eyes, viewer) in [
        (Perspective::Public, Viewer::Public),
        (Perspective::Seat(Seat::S2), Viewer::Seat(Seat::S2)),
    ] {
        let memory = record.memory(viewer);
        assert_eq!(memory.len(), record.made().len());
        assert_eq!(replay.memory(replay.moments(), eyes), memory);
        assert_eq!(again.memory(viewer), memory);
        for moment in [0, 1, 31, 32, 33, memory.len()] {
            assert_eq!(replay.memory(moment, eyes), memory.until(moment));
            assert!(replay.view(moment, eyes) == *memory.until(moment).now());
        }
    }
}
