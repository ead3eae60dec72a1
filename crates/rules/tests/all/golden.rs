//! Whole games printed with every seat's view, so that a leak or a change of the rules shows in review.

use crate::common::{Random, random_step};
use rules::{Edition, Game, Hero, Seed, Seen, Setup, Slot, Viewer};
use std::fmt::Write;

/// Plays a random game and prints it as every viewer saw it.
fn print(setup: Setup, seed: &str) -> String {
    let mut game = Game::new(setup, &Seed::from(seed));
    let mut random = Random::new(seed.len() as u64);
    let mut text = format!("seed hash {}\n", Seed::from(seed).hash());
    let viewers: Vec<Viewer> = game.seats().map(Viewer::Seat).chain([Viewer::Public]).collect();
    print_views(&mut text, &game, &viewers);
    let mut turn = game.turn();
    while let Some((seat, choice, events)) = random_step(&mut game, &mut random) {
        let _ = writeln!(text, "\nseat {seat}: {choice}");
        for event in &events {
            let all = event.unmasked();
            let blind: Vec<String> = viewers
                .iter()
                .filter(|&&viewer| event.seen_by(viewer) != all)
                .map(|&viewer| name(viewer))
                .collect();
            let note = if blind.is_empty() {
                String::new()
            } else {
                format!("   (not seen by {})", blind.join(", "))
            };
            let _ = writeln!(text, "   {}{note}", serde_json::to_string(&all).expect("JSON"));
        }
        if game.turn() != turn || game.is_over() {
            turn = game.turn();
            print_views(&mut text, &game, &viewers);
        }
    }
    let _ = writeln!(text, "\n{}", serde_json::to_string(&game.outcome()).expect("JSON"));
    text
}

fn name(viewer: Viewer) -> String {
    match viewer {
        Viewer::Seat(seat) => seat.to_string(),
        _ => "public".to_owned(),
    }
}

fn print_views(text: &mut String, game: &Game, viewers: &[Viewer]) {
    let public = game.view(Viewer::Public);
    let tavern = Slot::ALL.map(|slot| public.tavern(slot).map_or("-", Hero::id));
    let _ = writeln!(
        text,
        "\n== turn {}, red {}, green {}, tavern {}, harbor {}",
        game.turn(),
        game.track().red(),
        game.track().green(),
        tavern.join(" "),
        public.harbor_size()
    );
    for seat in game.seats() {
        let row: Vec<&str> = public.face_up(seat).map(Hero::id).collect();
        let _ = writeln!(text, "  seat {seat} face up: {}", row.join(" "));
    }
    for &viewer in viewers {
        let view = game.view(viewer);
        let _ = writeln!(text, "  {} sees", name(viewer));
        let _ = writeln!(text, "    wilderness {}", cards(view.wilderness().rev()));
        let _ = writeln!(text, "    graveyard {}", cards(view.graveyard().rev()));
        for seat in game.seats() {
            let leader = view.leader(seat).map_or("?", |leader| leader.id());
            let (hand, hidden) = (cards(view.hand(seat).iter()), cards(view.hidden(seat).iter()));
            let _ = writeln!(text, "    {seat}: {leader}, hand {hand}, hidden {hidden}");
        }
    }
}

/// Lowest first; an unknown card is a question mark.
fn cards<'a>(cards: impl Iterator<Item = &'a Seen>) -> String {
    let names: Vec<&str> = cards.map(|card| card.hero.map_or("?", Hero::id)).collect();
    format!("[{}]", names.join(" "))
}

#[test]
fn two_players_short() {
    insta::assert_snapshot!(print(Setup::new(2).expect("two").with_short(true), "a short evening"));
}

#[test]
fn three_players_german() {
    let setup = Setup::new(3).expect("three").with_edition(Edition::HeimlicheHerrschaft);
    insta::assert_snapshot!(print(setup, "drei"));
}

#[test]
fn four_players_with_everything() {
    let setup = Setup::new(4).expect("four").with_edition(Edition::PrintAndPlay);
    insta::assert_snapshot!(print(setup, "all ninety"));
}
