//! A card whose text can be read at any size. It fills the box it is given: upright it stands, in a wide box it lies; the
//! text takes what it needs, and the picture gets the rest.

use crate::app::App;
use leptos::prelude::*;
use rules::{Faction, Hero};
use words::{LineKind, Piece, Words};

/// A rule with at least this many letters is long, and set smaller.
const LONG: usize = 46;

/// The pieces of a line. A marker never parts from its figure.
fn line(pieces: &[Piece]) -> AnyView {
    let mut rest = pieces;
    let mut written = Vec::new();
    while let [first, others @ ..] = rest {
        rest = others;
        written.push(match (first, others) {
            (Piece::Icon(icon), [Piece::Figure(figure), later @ ..]) => {
                rest = later;
                let figure = figure.clone();
                view! { <span class="tied"><img class="inline" src=format!("icon/{}.svg", icon.id()) alt="" />{figure}</span> }.into_any()
            }
            (Piece::Icon(icon), [Piece::Text(text), later @ ..]) if text.starts_with(['.', ',', ';', ':']) => {
                rest = later;
                let (stop, text) = text.split_at(1);
                let (stop, text) = (stop.to_owned(), text.to_owned());
                view! { <span class="tied"><img class="inline" src=format!("icon/{}.svg", icon.id()) alt="" />{stop}</span>{text} }.into_any()
            }
            (Piece::Icon(icon), _) => view! { <img class="inline" src=format!("icon/{}.svg", icon.id()) alt="" /> }.into_any(),
            (Piece::Figure(text) | Piece::Text(text), _) => text.clone().into_any(),
        });
    }
    written.into_any()
}

fn letters(pieces: &[Piece]) -> usize {
    let letters = pieces.iter().map(|piece| match piece {
        Piece::Text(text) | Piece::Figure(text) => text.chars().count(),
        Piece::Icon(_) => 2,
    });
    letters.sum()
}

fn text(words: Words, hero: Hero) -> AnyView {
    let card = words.card(hero);
    let lines = card.lines().iter().map(|written| match written.kind {
        LineKind::Movement => view! { <span class="leaf-moves">{line(&written.pieces)}</span> }.into_any(),
        LineKind::Text => view! { <span class="leaf-rule">{line(&written.pieces)}</span> }.into_any(),
    });
    let (first, second) = words.hero_banner(hero);
    view! {
        <span class="leaf-text">
            <span class="leaf-name"><i>{first}</i><b>{second}</b></span>
            {lines.collect_view()}
        </span>
    }
    .into_any()
}

/// The card of a hero.
#[component]
pub(crate) fn Leaf(app: App, hero: Hero) -> impl IntoView {
    let factions: Vec<Faction> = hero.factions().iter().collect();
    let (kind, sign) = match factions.as_slice() {
        [faction] => (faction.id(), Some(format!("sign/{}.svg", faction.id()))),
        _ => ("other", None),
    };
    let class = move || {
        let rule = app.words.get().card(hero);
        let long = rule.lines().iter().filter(|line| line.kind == LineKind::Text);
        let long = long.map(|line| letters(&line.pieces)).sum::<usize>() > LONG;
        format!("leaf {kind}{}", if long { " long" } else { "" })
    };
    view! {
        <span class=class aria-hidden="true">
            <span class="leaf-face">
                <span class="leaf-art"><img src=format!("art/{hero}.svg") alt="" draggable="false" /></span>
                {sign.map(|sign| view! { <img class="sign" src=sign alt="" /> })}
                {move || text(app.words.get(), hero)}
            </span>
        </span>
    }
}
