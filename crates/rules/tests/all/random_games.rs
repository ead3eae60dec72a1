//! Random games at every player count, edition and the short game, with everything checked after every choice.

use crate::common::{Random, deal, random_step, setups};
use rules::{Choice, Choices, Faction, Game, Hero, Position, Seat, Slot, View, Viewer};
use std::collections::BTreeSet;

/// Longer than any random game that was ever seen, by far.
const GENEROUS: u32 = 5_000;

fn play_checked(players: u8, games: u64) {
    for setup in setups(players) {
        for seed in 0..games {
            let mut random = Random::new(seed + 1);
            let mut game = deal(setup, seed);
            let deck: BTreeSet<Hero> = setup.heroes().collect();
            check(&game, &deck);
            while random_step(&mut game, &mut random).is_some() {
                check(&game, &deck);
                assert!(game.decisions_made() < GENEROUS, "seed {seed} does not end");
            }
            assert!(game.is_over());
            let outcome = game.outcome().expect("an outcome");
            assert_eq!(outcome.winner.is_some(), !outcome.aligned.is_empty());
            let enough = usize::from(setup.heroes_to_end());
            assert!(
                game.seats()
                    .any(|seat| game.view(Viewer::Public).face_up(seat).count() >= enough)
            );
        }
    }
}

fn check(game: &Game, deck: &BTreeSet<Hero>) {
    let position = Position::of(game, None);
    let mut seen = BTreeSet::new();
    let mut lies = |&hero: &Hero| {
        assert!(seen.insert(hero), "{hero} is in two places");
    };
    position.tavern.iter().flatten().for_each(&mut lies);
    for pile in [&position.harbor, &position.wilderness, &position.graveyard] {
        pile.iter().for_each(&mut lies);
    }
    for player in &position.players {
        for cards in [&player.hand, &player.face_up, &player.hidden] {
            cards.iter().for_each(&mut lies);
        }
    }
    let public = game.view(Viewer::Public);
    let aside = public.aside().count();
    assert_eq!(seen.len() + aside, deck.len(), "cards are missing");
    assert!(seen.is_subset(deck));
    assert_eq!(game.is_over(), game.asked().next().is_none(), "nobody can choose");
    for asked in game.asked() {
        let mut choices = Choices::new();
        game.choices_into(asked.seat, &mut choices);
        assert!(!choices.is_empty(), "{asked:?} has no choice");
    }
    for viewer in game.seats().map(Viewer::Seat).chain([Viewer::Public]) {
        agrees(game, &position, &game.view(viewer));
    }
}

/// A view shows what is there or nothing, the right sizes, and all that the rules of knowledge give.
fn agrees(game: &Game, position: &Position, view: &View) {
    let same = |shown: Option<Hero>, is: &Hero| shown.is_none_or(|hero| hero == *is);
    assert_eq!(view.wilderness().len(), position.wilderness.len());
    assert_eq!(view.graveyard().len(), position.graveyard.len());
    let shown = view.wilderness().chain(view.graveyard());
    let lying = position.wilderness.iter().chain(&position.graveyard);
    assert!(shown.zip(lying).all(|(card, id)| same(card.hero, id)));
    if let (Some(top), Some(id)) = (view.graveyard().next(), position.graveyard.first()) {
        assert_eq!(top.hero, Some(*id), "the top of the Graveyard is open");
    }
    assert_eq!(view.harbor_size(), position.harbor.len());
    for (slot, card) in Slot::ALL.into_iter().zip(&position.tavern) {
        assert_eq!(view.tavern(slot), *card);
    }
    for (seat, player) in game.seats().zip(&position.players) {
        let own = view.seat() == Some(seat);
        assert!(view.face_up(seat).eq(player.face_up.iter().copied()));
        assert_eq!(view.hidden(seat).len(), player.hidden.len());
        assert!(
            view.hidden(seat)
                .iter()
                .zip(&player.hidden)
                .all(|(card, id)| same(card.hero, id))
        );
        assert_eq!(view.hand(seat).len(), player.hand.len());
        for card in view.hand(seat) {
            assert!(card.hero.is_none_or(|hero| player.hand.contains(&hero)));
        }
        if own {
            assert!(
                view.hand(seat)
                    .iter()
                    .chain(view.hidden(seat))
                    .all(|card| card.hero.is_some())
            );
        }
        let shown = view.leader(seat);
        if own || game.is_over() {
            assert_eq!(shown, player.leader);
        } else {
            assert_eq!(shown, None);
        }
    }
    let mut choices = Choices::new();
    if let Some(seat) = view.seat() {
        game.choices_into(seat, &mut choices);
    }
    assert_eq!(view.choices(), &*choices);
    assert!(
        view.asked()
            .map(|asked| asked.seat)
            .eq(game.asked().map(|asked| asked.seat))
    );
}

#[test]
fn two_players() {
    play_checked(2, 12);
}

#[test]
fn three_players() {
    play_checked(3, 10);
}

#[test]
fn four_players() {
    play_checked(4, 8);
}

#[test]
fn five_players() {
    play_checked(5, 8);
}

#[test]
fn six_players() {
    play_checked(6, 8);
}

/// Every choice there is for a table, whether it makes sense or not.
fn every_choice(players: u8) -> Vec<Choice> {
    let mut every = vec![Choice::Pass, Choice::DrawHarbor];
    every.extend(
        Slot::ALL
            .into_iter()
            .flat_map(|slot| [Choice::DrawTavern(slot), Choice::Tavern(slot)]),
    );
    every.extend(Faction::ALL.map(Choice::Faction));
    every.extend([rules::Pile::Wilderness, rules::Pile::Graveyard].map(Choice::Pile));
    every.extend([rules::Mode::TurnOver, rules::Mode::Look].map(Choice::Mode));
    for (red, green) in (-3..=3).flat_map(|red| (-3..=3).map(move |green| (red, green))) {
        every.push(Choice::Move { red, green });
    }
    for hero in Hero::all() {
        every.extend([Choice::Play(hero), Choice::Discard(hero), Choice::Card(hero)]);
    }
    for seat in Seat::all(players + 1) {
        every.push(Choice::Player(seat));
        every.extend(Hero::all().map(|hero| Choice::FaceUp { seat, hero }));
        every.extend((0..5).map(|index| Choice::Hidden { seat, index }));
    }
    every
}

/// What is listed is accepted, what is not is refused with a reason and changes nothing.
#[test]
fn the_listing_is_the_law() {
    let mut refusals = BTreeSet::new();
    for players in [2, 3, 5] {
        let every = every_choice(players);
        for setup in setups(players) {
            let mut random = Random::new(u64::from(players));
            let mut game = deal(setup, 7);
            while !game.is_over() {
                for seat in Seat::all(players + 1) {
                    let mut choices = Choices::new();
                    game.choices_into(seat, &mut choices);
                    for &choice in &every {
                        let mut after = game.clone();
                        match after.choose(seat, choice, &mut ()) {
                            Ok(()) => assert!(choices.contains(&choice), "{choice} was not listed"),
                            Err(refusal) => {
                                assert!(!choices.contains(&choice), "{choice} was refused: {refusal}");
                                assert!(after == game, "a refusal changed the game");
                                refusals.insert(format!("{refusal:?}"));
                            }
                        }
                    }
                }
                for _ in 0..3 {
                    random_step(&mut game, &mut random);
                }
            }
        }
    }
    assert!(refusals.len() >= 20, "refusals say why: {refusals:?}");
}

/// A game can be saved in the middle of anything and gives the same game again.
#[test]
fn saved_and_loaded_anywhere() {
    use rules::{Log, Record, Seed};
    for players in 2..=6 {
        for (number, setup) in setups(players).into_iter().enumerate() {
            let mut random = Random::new(number as u64 + 77);
            let mut record = Record::deal(setup, Seed::from(format!("saved {number}")));
            while let Some((seat, choice)) = crate::common::random_choice(record.game(), &mut random) {
                let position = serde_json::to_string(&record.position()).expect("a position is JSON");
                let loaded: Position = serde_json::from_str(&position).expect("and back");
                let loaded = Record::load(loaded).expect("a position of a game can be");
                assert!(same_game(loaded.game(), record.game()), "{position}");
                assert_eq!(serde_json::to_string(&loaded.position()).expect("JSON"), position);
                record.choose(seat, choice, &mut ()).expect("a listed choice is legal");
            }
            let log = record.log();
            let text: Log = log.to_string().parse().expect("a log as text");
            let json: Log = serde_json::from_str(&serde_json::to_string(&log).expect("JSON")).expect("a log as JSON");
            for log in [text, json] {
                assert!(log.replay().expect("it can be played again").game() == record.game());
            }
        }
    }
}

/// The same in everything but the count of choices made, which a position does not carry.
fn same_game(one: &Game, other: &Game) -> bool {
    let views = |game: &Game| -> Vec<String> {
        game.seats()
            .map(Viewer::Seat)
            .chain([Viewer::Public])
            .map(|viewer| serde_json::to_string(&game.view(viewer)).expect("JSON"))
            .collect()
    };
    Position::of(one, None) == Position::of(other, None) && views(one) == views(other)
}
