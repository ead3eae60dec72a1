//! Memories hold what was shown, all of it, and nothing else.

use super::*;
use crate::game::Progress;
use crate::{Choices, Edition, Hero, Leader, MOST_PLAYERS, Random, Seed, Setup};

/// A copy of a game with other cards and leaders wherever `viewer` does not know them.
fn permuted(game: &Game, viewer: Viewer, random: &mut Random) -> Game {
    let mut twin = game.clone();
    let unknown: Vec<Hero> = game
        .places
        .deck()
        .filter(|&hero| !viewer.is_in(game.places.known(hero)))
        .collect();
    for _ in 0..40 {
        let (one, other) = (
            unknown[random.below(unknown.len())],
            unknown[random.below(unknown.len())],
        );
        if one == other {
            continue;
        }
        twin.swap_cards(one, other);
        // What was picked secretly is the card that lies there now.
        let secret = twin.frames.iter_mut().filter_map(|frame| match &mut frame.progress {
            Progress::Secret(pick) => Some(pick),
            _ => None,
        });
        for pick in twin.picks.iter_mut().flatten().chain(secret).flatten() {
            *pick = match *pick {
                hero if hero == one => other,
                hero if hero == other => one,
                hero => hero,
            };
        }
    }
    let others: Vec<usize> = (0..MOST_PLAYERS)
        .filter(|&seat| viewer.seat_of().is_none_or(|own| own.index() != seat))
        .collect();
    for _ in 0..6 {
        let (one, other) = (others[random.below(others.len())], others[random.below(others.len())]);
        twin.leaders.swap(one, other);
    }
    twin
}

impl Viewer {
    fn seat_of(self) -> Option<Seat> {
        match self {
            Viewer::Seat(seat) => Some(seat),
            _ => None,
        }
    }
}

fn some_choice(game: &Game, random: &mut Random) -> Option<Made> {
    let asked: Vec<Seat> = game.asked().map(|asked| asked.seat).collect();
    let seat = *asked.get(random.below(asked.len().max(1)))?;
    let mut choices = Choices::new();
    game.choices_into(seat, &mut choices);
    let choice = choices[random.below(choices.len())];
    Some(Made { seat, choice })
}

/// What follows a choice, if it is legal: the game, what `viewer` saw and what they see then.
fn after(game: &Game, made: Made) -> Option<(Game, Vec<Event>)> {
    let mut next = game.clone();
    let mut events = Vec::new();
    next.choose(made.seat, made.choice, &mut events).ok()?;
    Some((next, events))
}

fn looks_alike(one: &(Game, Vec<Event>), other: &(Game, Vec<Event>), viewer: Viewer) -> bool {
    let seen = |events: &[Event]| -> Vec<Happening> { events.iter().map(|event| event.seen_by(viewer)).collect() };
    seen(&one.1) == seen(&other.1) && one.0.view(viewer) == other.0.view(viewer)
}

/// Games that look the same to a viewer are remembered the same, byte by byte, whatever is hidden in them.
#[test]
fn memories_hold_nothing_that_was_not_shown() {
    let mut random = Random::new(7);
    let (mut compared, mut differing) = (0, 0);
    for number in 0..120 {
        let players = 2 + (number % 5) as u8;
        let edition = Edition::ALL[number % Edition::ALL.len()];
        let setup = Setup::new(players).unwrap().with_edition(edition);
        let mut game = Game::new(setup, &Seed::from(format!("memories {number}")));
        for _ in 0..random.below(60) {
            let Some(made) = some_choice(&game, &mut random) else {
                break;
            };
            game = after(&game, made).unwrap().0;
        }
        let viewer = match random.below(usize::from(players) + 1) {
            0 => Viewer::Public,
            seat => Viewer::Seat(Seat::ALL[seat - 1]),
        };
        if game.is_over() {
            continue;
        }
        let mut twin = permuted(&game, viewer, &mut random);
        assert!(game.view(viewer) == twin.view(viewer));
        let mut memories = [Memory::of(&game, viewer), Memory::of(&twin, viewer)];
        while let Some(made) = some_choice(&game, &mut random) {
            let real = after(&game, made).unwrap();
            let mut choices = Choices::new();
            twin.choices_into(made.seat, &mut choices);
            let own = viewer == Viewer::Seat(made.seat);
            let alike = choices.iter().find_map(|&choice| {
                let other = Made { choice, ..made };
                let next = after(&twin, other).filter(|next| looks_alike(&real, next, viewer))?;
                (!own || choice == made.choice).then_some((other, next))
            });
            let Some((other, imagined)) = alike else { break };
            differing += usize::from(other != made);
            memories[0].see(&real.0, made, &real.1);
            memories[1].see(&imagined.0, other, &imagined.1);
            (game, twin) = (real.0, imagined.0);
            compared += 1;
        }
        assert!(memories[0] == memories[1], "game {number}");
        assert!(memories[0].continues(&memories[1]));
        let text = |memory: &Memory| serde_json::to_string(memory).unwrap();
        assert_eq!(text(&memories[0]), text(&memories[1]), "game {number}");
    }
    assert!(compared > 400, "only {compared} choices");
    assert!(differing > 10, "only {differing} secret choices differed");
}

fn played(seed: &str, choices: usize) -> Record {
    let mut record = Record::deal(Setup::new(4).unwrap(), Seed::from(seed));
    let mut random = Random::new(3);
    for _ in 0..choices {
        let Some(made) = some_choice(record.game(), &mut random) else {
            break;
        };
        record.choose(made.seat, made.choice, &mut ()).unwrap();
    }
    record
}

/// A memory that grew, one that was recalled, one that was saved and one of a position that was loaded are the same
/// from where they begin.
#[test]
fn a_memory_can_be_had_at_any_time() {
    let record = played("any time", 150);
    let mut game = Game::new(record.game().setup(), record.seed());
    let viewer = Viewer::Seat(Seat::S2);
    let mut grown = Memory::of(&game, viewer);
    let mut bare = grown.clone();
    for (count, &made) in record.made().iter().enumerate() {
        let (next, events) = after(&game, made).unwrap();
        grown.see(&next, made, &events);
        game = next;
        bare.look_up(&game);
        assert!(bare == Memory::of(&game, viewer) && bare.point() == grown.point());
        assert_eq!((grown.len(), grown.decisions()), (count + 1, game.decisions_made()));
        let whole = record.memory(viewer);
        assert!(whole.until(count + 1) == grown && whole.continues(&grown));
        assert!(*grown.now() == game.view(viewer));
    }
    let saved: crate::Log = record.log().to_string().parse().unwrap();
    assert!(saved.replay().unwrap().memory(viewer) == grown);
    let loaded = Record::load(record.position()).unwrap().memory(viewer);
    let told = |memory: &Memory| serde_json::to_string(memory.now()).unwrap();
    assert_eq!((told(&loaded), loaded.game()), (told(&grown), grown.game()));
}

#[test]
fn clones_share_the_past_and_grow_apart() {
    let record = played("apart", 100);
    let viewer = Viewer::Seat(Seat::S0);
    let whole = record.memory(viewer);
    let early = whole.until(70);
    assert!(Arc::ptr_eq(&whole.chunks[0], &early.chunks[0]));
    assert!(whole.continues(&early) && !early.continues(&whole));
    // Another choice in place of the one that was made.
    let mut log = record.log();
    log.truncate(70);
    let mut other = log.replay().unwrap();
    let before = other.memory(viewer);
    assert!(before == early);
    let seat = other.game().decider().unwrap();
    let choices = other.choices(seat);
    let choice = choices
        .into_iter()
        .find(|&choice| choice != record.made()[70].choice)
        .unwrap();
    other.choose(seat, choice, &mut ()).unwrap();
    let branch = other.memory(viewer);
    assert!(branch.continues(&early) && !branch.continues(&whole) && !whole.continues(&branch));
    assert!(!played("another game", 100).memory(viewer).continues(&whole.until(0)));
    assert!(!record.memory(Viewer::Public).continues(&whole.until(0)));
}

#[test]
fn debug_output_gives_nothing_away() {
    let memory = played("debug", 60).memory(Viewer::Seat(Seat::S1));
    let text = format!("{memory:?} {:?}", memory.last());
    assert_eq!(
        text,
        format!(
            "Memory(seat 1, 60 choices) Some(Moment(59, seat {}))",
            memory.last().unwrap().chooser
        )
    );
    assert!(Leader::ALL.iter().all(|leader| !text.contains(&format!("{leader:?}"))));
}
