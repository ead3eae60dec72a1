//! Everything beside the table, as a page would ask for it.

use keeper::{Beside, Dealer, Desk};
use rules::{Choice, Hero, Log, Record, Seat, Viewer};
use told::keeper::{self as letters, Answer, News, Source, Study};
use told::{Advised, Eyes, Level, Options, Rating, SavedError, Verdict};

/// A game with its bots.
fn deal(options: &Options, seed: &str) -> Dealer {
    let dealer = Dealer::deal(options, Some(seed)).unwrap();
    dealer.with_bots(&bots::bot).unwrap()
}

/// A page that hears letters.
#[derive(Default)]
struct Page {
    desk: Desk,
    dealer: Option<Dealer>,
}

/// What a page hears.
#[derive(Clone, Debug)]
enum Heard {
    News(News),
    Answer(Answer),
}

fn read(letter: &str) -> Heard {
    let read = if letters::is_letter(letter) {
        letters::read(letter).map(Heard::Answer)
    } else {
        serde_json::from_str(letter).map(Heard::News)
    };
    read.unwrap_or_else(|error| panic!("{error}: {letter}"))
}

fn answer(heard: Heard) -> Answer {
    match heard {
        Heard::Answer(answer) => answer,
        Heard::News(news) => panic!("no answer: {news:?}"),
    }
}

impl Page {
    fn ask(&mut self, study: Study) -> Vec<Heard> {
        let asked = self
            .desk
            .hear(&letters::letter(&study), false, &mut self.dealer, 1_000)
            .unwrap();
        asked.letters.iter().map(|letter| read(letter)).collect()
    }

    fn answer_to(&mut self, study: Study) -> Answer {
        let mut news = self.ask(study);
        assert_eq!(news.len(), 1);
        answer(news.remove(0))
    }

    /// Lets the others choose until it is the person's turn; the last letters of each step.
    fn others(&mut self) -> Vec<Heard> {
        let mut all = Vec::new();
        let dealer = self.dealer.as_mut().unwrap();
        while let Some(letters) = self.desk.other(dealer) {
            all.extend(letters.iter().map(|letter| read(letter)));
        }
        if dealer.is_over() && self.desk.takes_back() {
            self.desk.keep(dealer, 1_000);
        }
        all
    }

    fn choose(&mut self, choice: Choice) -> Vec<Heard> {
        let letters = self.desk.choose(self.dealer.as_mut().unwrap(), choice).unwrap();
        letters.iter().map(|letter| read(letter)).collect()
    }

    /// Plays a game against bots to its end, with the first choice every time.
    fn play(&mut self, players: u8, seed: &str) -> Record {
        let options = Options {
            players,
            level: Level::Novice,
            ..Options::default()
        };
        let mut dealer = deal(&options, seed);
        dealer.open();
        self.dealer = Some(dealer);
        self.desk.sit_down();
        loop {
            self.others();
            let record = self.dealer.as_ref().unwrap().record();
            if record.game().is_over() {
                return record.clone();
            }
            let choice = record.choices(Seat::S0)[0];
            self.choose(choice);
        }
    }
}

#[test]
fn the_lesson_is_taken_left_and_taken_up_again() {
    let mut page = Page::default();
    let mut news = page.ask(Study::Lesson { made: 0 });
    let mut steps = 0;
    let mut said = 0;
    loop {
        steps += 1;
        assert!(steps < 100, "the lesson does not end");
        let Answer::Lesson(lesson) = answer(news.pop().unwrap()) else {
            panic!()
        };
        said += lesson.notes.len();
        if lesson.made == lesson.length {
            break;
        }
        if let Some(expected) = lesson.expected {
            // Anything else is refused.
            let dealer = page.dealer.as_mut().unwrap();
            let other = dealer
                .record()
                .choices(Seat::S0)
                .into_iter()
                .find(|&choice| choice != expected);
            assert!(page.desk.choose(dealer, other.unwrap()).is_err());
            // Whoever leaves comes back to the same place.
            if steps % 5 == 0 {
                let again = page.ask(Study::Lesson { made: lesson.made }).pop().unwrap();
                let Answer::Lesson(again) = answer(again) else { panic!() };
                assert_eq!(again, lesson);
            }
            news = page.choose(expected);
            // Where something is said before the others play, they wait.
            let played = page.others();
            if !played.is_empty() {
                news = played;
            }
        } else {
            assert!(
                lesson.others && page.others().is_empty(),
                "the others wait until it was read"
            );
            page.ask(Study::GoOn);
            news = page.others();
        }
    }
    assert_eq!(said, 25);
    assert!(!page.desk.takes_back());
    assert!(!page.desk.is_unsaved(), "a lesson is no game");
}

#[test]
fn a_puzzle_is_missed_and_then_solved() {
    let mut page = Page::default();
    let Answer::Puzzles { puzzles, today } = page.answer_to(Study::Puzzles { day: 20_000 }) else {
        panic!()
    };
    assert!(puzzles.len() >= 60 && puzzles.iter().any(|puzzle| puzzle.id == today));
    assert_eq!(
        (puzzles[0].rating, puzzles.last().unwrap().rating),
        (Rating::Easy, Rating::Hard)
    );
    for puzzle in puzzles.iter().step_by(17) {
        let id = puzzle.id.clone();
        let verdict = |news: &Heard| match answer(news.clone()) {
            Answer::Puzzle(puzzle) => (puzzle.verdict, puzzle.solution),
            other => panic!("{other:?}"),
        };
        let news = page.ask(Study::Puzzle { id: id.clone() });
        assert_eq!(verdict(&news[1]), (Verdict::Begun, None));
        let Answer::Puzzle(now) = page.answer_to(Study::Solution) else {
            panic!()
        };
        let first = now.solution.unwrap();
        let me = page.dealer.as_ref().unwrap().holder().unwrap();
        let wrong = page.dealer.as_ref().unwrap().record().choices(me);
        let wrong = wrong.into_iter().find(|&choice| choice != first).unwrap();
        let missed = page.choose(wrong);
        assert!(matches!(verdict(&missed[1]).0, Verdict::Missed(_)), "{id}");
        assert!(page.others().is_empty(), "nothing goes on after a miss");
        // Again, as the solution says.
        page.ask(Study::Puzzle { id: id.clone() });
        let mut last = Verdict::Begun;
        for _ in 0..12 {
            let Answer::Puzzle(now) = page.answer_to(Study::Solution) else {
                panic!()
            };
            let Some(choice) = now.solution else { break };
            last = verdict(page.choose(choice).last().unwrap()).0;
            if let Some(answered) = page.others().last() {
                last = verdict(answered).0;
            }
        }
        assert_eq!(last, Verdict::Solved, "{id}");
    }
    assert!(matches!(
        page.answer_to(Study::Puzzle { id: "none".to_owned() }),
        Answer::Fault(SavedError::Gone)
    ));
}

/// The heroes that a letter speaks of.
fn heroes(text: &str) -> Vec<Hero> {
    Hero::all()
        .filter(|hero| text.contains(&format!("\"{hero}\"")))
        .collect()
}

#[test]
fn a_finished_game_is_kept_replayed_and_played_on() {
    let mut page = Page::default();
    let record = page.play(3, "desk");
    assert!(page.desk.is_unsaved() && page.desk.history().contains("\"games\":[{"));
    assert!(!page.desk.is_unsaved(), "saved once");
    let Answer::Games(games) = page.answer_to(Study::Games) else {
        panic!()
    };
    assert_eq!((games.games.len(), games.all.games), (1, 1));
    assert_eq!(games.games[0].opponents.len(), 2);
    let Answer::Replay(replay) = page.answer_to(Study::Replay { game: Source::Last }) else {
        panic!()
    };
    assert_eq!((replay.moments, replay.own), (record.made().len() + 1, Some(Seat::S0)));
    // Every moment from every seat: never a card that the seat does not know of, then or before.
    let log: Log = replay.text.parse().unwrap();
    let mut games = Vec::new();
    log.replay_with(|record, _| games.push(record.game().clone())).unwrap();
    for seat in Seat::all(3) {
        let mut known = Vec::new();
        for (moment, game) in games.iter().enumerate() {
            known.extend(heroes(&serde_json::to_string(&game.view(Viewer::Seat(seat))).unwrap()));
            let eyes = Eyes { seat, all: false };
            let asked = letters::letter(&Study::Moment { moment, eyes });
            let letter = page
                .desk
                .hear(&asked, false, &mut page.dealer, 0)
                .unwrap()
                .letters
                .remove(0);
            for hero in heroes(&letter) {
                assert!(known.contains(&hero), "seat {seat} sees {hero} at {moment}");
            }
            let Answer::Moment { scene, chronicle, .. } = answer(read(&letter)) else {
                panic!()
            };
            assert!(scene.view.choices.is_empty());
            assert_eq!(chronicle.len(), moment);
            let leaders = scene.view.players.iter().filter(|party| party.leader.is_some()).count();
            assert_eq!(leaders, if game.is_over() { 3 } else { 1 });
        }
    }
    let all = Eyes {
        seat: Seat::S1,
        all: true,
    };
    let Answer::Moment { scene, .. } = page.answer_to(Study::Moment { moment: 0, eyes: all }) else {
        panic!()
    };
    assert_eq!(scene.view.me(), Some(Seat::S1));
    assert!(
        scene
            .view
            .players
            .iter()
            .all(|party| party.leader.is_some() && party.hand.iter().all(Option::is_some))
    );
    // A link and a file lead to the same replay.
    let Answer::Replay(linked) = page.answer_to(Study::Replay {
        game: Source::Link(replay.link.clone().unwrap()),
    }) else {
        panic!()
    };
    assert_eq!((linked.text.as_str(), linked.own), (replay.text.as_str(), None));
    assert_eq!(linked.sitters[1].name, replay.sitters[1].name);
    let Answer::Replay(_) = page.answer_to(Study::Import {
        text: replay.text.clone(),
    }) else {
        panic!()
    };
    // On from the middle, on another seat.
    let moment = replay.moments / 2;
    let asked = letters::letter(&Study::PlayOn { moment, seat: Seat::S2 });
    let asked = page.desk.hear(&asked, false, &mut page.dealer, 0).unwrap();
    assert!(
        asked.kept && asked.new_table && asked.letters.is_empty(),
        "it is told when it is kept"
    );
    page.dealer = page.dealer.map(|dealer| dealer.with_bots(&bots::bot).unwrap());
    let News::Opened { scene, chronicle, .. } = page.dealer.as_mut().unwrap().open() else {
        panic!()
    };
    assert_eq!((scene.view.me(), chronicle.len()), (Some(Seat::S2), moment));
    while !page.dealer.as_ref().unwrap().record().game().is_over() {
        page.others();
        let choices = page.dealer.as_ref().unwrap().record().choices(Seat::S2);
        if let Some(&choice) = choices.first() {
            page.choose(choice);
        }
    }
    page.others();
    let Answer::Games(games) = page.answer_to(Study::Games) else {
        panic!()
    };
    assert!(games.games[0].practice && !games.games[1].practice);
    assert_eq!(
        (games.games.len(), games.all.games),
        (2, 1),
        "what was played on counts for nothing"
    );
}

#[test]
fn what_cannot_be_read_is_said() {
    let mut page = Page::default();
    let text = page.play(2, "broken").log().to_string();
    let mut fault = |text: &str| match page.answer_to(Study::Import { text: text.to_owned() }) {
        Answer::Fault(fault) => fault,
        other => panic!("{other:?}"),
    };
    assert_eq!(fault("once upon a time"), SavedError::NotAGame);
    assert_eq!(fault("{\"version\":1,\"games\":[{}]}"), SavedError::NotAHistory);
    assert_eq!(
        fault("{\"version\":9,\"games\":[]}"),
        SavedError::Version { version: 9 }
    );
    let other = if text.contains("draw harbor") {
        "draw 1"
    } else {
        "draw harbor"
    };
    let edited = text.replacen("draw harbor", other, 1);
    assert!(matches!(
        fault(&edited),
        SavedError::Changed { .. } | SavedError::Refused { .. }
    ));
    for game in [Source::Link("AAAA".to_owned()), Source::Own(77)] {
        assert!(matches!(page.answer_to(Study::Replay { game }), Answer::Fault(_)));
    }
    // A history goes out and comes back once.
    let Answer::File { text, .. } = page.answer_to(Study::Export) else {
        panic!()
    };
    let imported = |page: &mut Page| match answer(page.ask(Study::Import { text: text.clone() }).remove(0)) {
        Answer::Imported { count } => count,
        other => panic!("{other:?}"),
    };
    assert_eq!(imported(&mut page), 0);
    assert_eq!(imported(&mut Page::default()), 1);
}

#[test]
fn the_coach_speaks_to_people_who_play_alone() {
    let mut page = Page::default();
    let mut options = Options {
        players: 3,
        level: Level::Novice,
        ..Options::default()
    };
    let mut dealer = deal(&options, "coach");
    dealer.open();
    page.dealer = Some(dealer);
    page.desk.sit_down();
    for _ in 0..9 {
        page.others();
        let choice = page.dealer.as_ref().unwrap().record().choices(Seat::S0)[0];
        page.choose(choice);
    }
    page.others();
    assert!(page.ask(Study::Coach).is_empty() && page.desk.has_work());
    let mut last = None;
    while page.desk.has_work() {
        last = page.desk.work().map(|letter| answer(read(&letter))).or(last);
    }
    let Some(Answer::Advice(Advised { done, advice, .. })) = last else {
        panic!()
    };
    let choices = page.dealer.as_ref().unwrap().record().choices(Seat::S0);
    assert!(done && advice.prospects.len() == choices.len());
    assert!(advice.prospects[0].chance >= advice.prospects.last().unwrap().chance);
    assert_eq!(advice.throws_away(advice.prospects[0].choice), None);
    let Answer::Belief { leaders, .. } = page.answer_to(Study::Belief) else {
        panic!()
    };
    for other in &leaders[1..] {
        assert!((other.iter().sum::<f32>() - 1.0).abs() < 0.01, "{other:?}");
    }
    // Why not: the reason and the passage of the rules.
    let Answer::Why { code, place } = page.answer_to(Study::Why {
        choice: Choice::Play(Hero::EMPEROR),
    }) else {
        panic!()
    };
    assert!(!code.is_empty() && !place.is_empty());
    // With several people around the device it would tell one of them too much.
    options.people = 2;
    page.dealer = Some(deal(&options, "coach"));
    page.desk.sit_down();
    assert!(page.ask(Study::Coach).is_empty() && !page.desk.has_work());
    assert!(page.ask(Study::Belief).is_empty());
}

#[test]
fn looking_back_shows_how_far_it_is() {
    let mut page = Page::default();
    page.play(2, "looking back");
    page.ask(Study::Replay { game: Source::Last });
    let mut told = page.ask(Study::Analyse);
    while page.desk.has_work() {
        told.extend(page.desk.work().map(|letter| read(&letter)));
    }
    let found: Vec<_> = told
        .into_iter()
        .map(|news| match answer(news) {
            Answer::Analysis(found) => found,
            other => panic!("{other:?}"),
        })
        .collect();
    assert!(found.len() > 20, "{} letters", found.len());
    assert!(found.is_sorted_by(|one, other| one.progress <= other.progress));
    let last = found.last().unwrap();
    let findings = &last.findings;
    assert!(last.progress >= 1.0 && !findings.key_choices.is_empty() && !findings.turning_points.is_empty());
    assert_eq!(last.sights.len(), findings.key_choices.len());
    assert_eq!(last.tell_sights.len(), findings.tells.len());
    for (key, sight) in findings.key_choices.iter().zip(&last.sights) {
        assert_eq!(sight.me(), Some(key.seat));
    }
}

#[test]
fn whoever_asks_again_goes_on_looking_back_where_it_was_left() {
    let mut page = Page::default();
    page.play(2, "asked again");
    let progress = |told: Vec<Heard>| match told.into_iter().map(answer).next_back() {
        Some(Answer::Analysis(found)) => found.progress,
        other => panic!("{other:?}"),
    };
    assert_eq!(progress(page.ask(Study::LookBack)), 0.0);
    for _ in 0..10 {
        page.desk.work();
    }
    // The replay is laid out, so nobody waits for the end page any more.
    page.ask(Study::Replay { game: Source::Last });
    assert!(!page.desk.has_work());
    let gone_on = progress(page.ask(Study::Analyse));
    assert!(gone_on > 0.0, "it started over");
    while page.desk.has_work() {
        page.desk.work();
    }
    assert_eq!(progress(page.ask(Study::Analyse)), 1.0);
    assert!(!page.desk.has_work(), "what was found is told again, not looked for");
    // Another game is another matter.
    page.play(2, "another game");
    assert_eq!(progress(page.ask(Study::LookBack)), 0.0);
}

#[test]
fn the_game_that_has_just_ended_is_looked_back_at_where_it_lies() {
    let mut page = Page::default();
    assert!(page.ask(Study::LookBack).is_empty(), "nothing has ended yet");
    let record = page.play(3, "just ended");
    let mut told = page.ask(Study::LookBack).into_iter().map(answer).collect::<Vec<_>>();
    assert_eq!(told.len(), 2);
    let Answer::Ended(replay) = told.remove(0) else {
        panic!("{told:?}")
    };
    assert_eq!((replay.moments, replay.own), (record.made().len() + 1, Some(Seat::S0)));
    assert!(replay.over && replay.link.is_some());
    let found = loop {
        assert!(page.desk.has_work(), "it is looked back at to its end");
        match page.desk.work().map(|letter| answer(read(&letter))) {
            Some(Answer::Analysis(found)) if found.progress >= 1.0 => break found,
            Some(Answer::Analysis(_)) | None => {}
            Some(other) => panic!("{other:?}"),
        }
    };
    // Turning points are named by the hero that was played in that turn.
    for point in &found.findings.turning_points {
        let turn = replay.turns.iter().position(|turn| turn.turn == point.turn).unwrap();
        let end = replay
            .turns
            .get(turn + 1)
            .map_or(replay.moments - 1, |next| next.moment);
        let played = record.made()[point.moment..end]
            .iter()
            .find_map(|made| match made.choice {
                Choice::Play(hero) => Some(hero),
                _ => None,
            });
        assert_eq!(point.hero, played);
    }
    assert!(found.findings.turning_points.iter().any(|point| point.hero.is_some()));
    // The table is as it was: the same cards can be dealt again.
    assert_eq!(page.dealer.as_ref().unwrap().record().made(), record.made());
}

#[test]
fn what_was_asked_for_too_early_does_not_clear_the_table() {
    let mut page = Page::default();
    let record = page.play(3, "early");
    let lesson = letters::letter(&Study::Lesson { made: 0 });
    let asked = page.desk.hear(&lesson, true, &mut page.dealer, 0).unwrap();
    assert_eq!(asked, keeper::Asked::default());
    assert_eq!(page.dealer.as_ref().unwrap().record().made(), record.made());
    // What takes no table is answered all the same.
    let games = page
        .desk
        .hear(&letters::letter(&Study::Games), true, &mut page.dealer, 0)
        .unwrap();
    assert_eq!(games.letters.len(), 1);
}

#[test]
fn a_game_that_ended_without_the_desk_is_kept_once() {
    let mut page = Page::default();
    page.play(2, "alone");
    let mut later = Desk::default();
    let dealer = page.dealer.as_ref().unwrap();
    later.keep(dealer, 1_000);
    later.keep(dealer, 2_000);
    page.desk = later;
    let Answer::Games(games) = page.answer_to(Study::Games) else {
        panic!()
    };
    assert_eq!(games.games.len(), 1);
}
