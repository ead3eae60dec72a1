//! The pictures of the rules, drawn from positions of the game, with the words of a language.

mod scene;
mod table;

use crate::palette::{BRASS, FIBER, INK};
use crate::svg::{document, number, text};
use crate::{FIGURE_WIDTH, Style, Theme, figure_height, hero_card, leader_card};
use rules::{Faction, Hero, Leader, Marker, Track, View};
use std::fmt::Write;
use table::TablePicture;
use words::{Figure, Words};

/// Where the art inside a picture comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Source {
    /// From inside the program: the picture is whole.
    Inside,
    /// From the files of the page, which the picture only names.
    Files,
}

/// A picture of the rules, [`FIGURE_WIDTH`] wide.
///
/// ```
/// use faces::{Source, Style};
/// use words::{Figure, Language, Words};
/// let words = Words::new(Language::German);
/// let svg = faces::figure(Figure::Setup(4), words, Source::Inside, Style::new("f-"));
/// assert!(svg.contains(">Taverne<"));
/// ```
pub fn figure(figure: Figure, words: Words, source: Source, style: Style<'_>) -> String {
    let mut table = TablePicture::new(words, source, style);
    // A picture that cannot be drawn is a fault of its position; the tests look at every one.
    let _ = match figure {
        Figure::Pieces => pieces(&mut table),
        Figure::Card => card(&mut table),
        Figure::Hidden => hidden(&mut table),
        Figure::Setup(players) => setup(&mut table, players),
        Figure::Play | Figure::Draw | Figure::Discard | Figure::Refill => turn(&mut table, figure),
        Figure::Winning(faction) => winning(&mut table, faction),
        Figure::Burying => burying(&mut table),
        Figure::Scoring => over(&mut table, false),
        Figure::Tie => over(&mut table, true),
    };
    let body = table.finish();
    document([0.0, 0.0, FIGURE_WIDTH, figure_height(figure)], style, &body)
}

fn pieces(table: &mut TablePicture<'_>) -> Option<()> {
    let frog = Hero::from_id("furious-frog")?;
    let words = table.words;
    let card = table.with_art(frog.into(), |art, style| hero_card(frog, art, words, style));
    table.nest(&card, (0.0, 0.0), (20.0, 20.0), 0.5);
    table.back((350.0, 20.0), 0.5);
    let lemron = Leader::Lemron;
    let card = table.with_art(lemron.into(), |art, style| leader_card(lemron, art, words, style));
    table.nest(&card, (0.0, 0.0), (680.0, 20.0), 0.35);
    table.leader_back((920.0, 20.0), 0.35);
    for (marker, x) in [(Marker::Red, 790.0), (Marker::Green, 950.0)] {
        let svg = crate::marker(marker, table.inner());
        table.nest(&svg, (-8.0, -6.0), (x, 350.0), 0.68);
    }
    Some(())
}

fn card(table: &mut TablePicture<'_>) -> Option<()> {
    let chief = Hero::from_id("joyless-chief")?;
    let words = table.words;
    let card = table.with_art(chief.into(), |art, style| hero_card(chief, art, words, style));
    table.nest(&card, (0.0, 0.0), (285.0, 10.0), 1.0);
    // Where the number stands, and what it is about.
    let places = [
        ((190.0, 98.0), (320.0, 98.0)),
        ((190.0, 220.0), (420.0, 165.0)),
        ((1010.0, 560.0), (800.0, 585.0)),
        ((190.0, 668.0), (560.0, 668.0)),
        ((1010.0, 770.0), (880.0, 770.0)),
        ((1010.0, 866.0), (870.0, 866.0)),
    ];
    for (index, (at, to)) in places.into_iter().enumerate() {
        table.callout(index + 1, at, to);
    }
    Some(())
}

fn hidden(table: &mut TablePicture<'_>) -> Option<()> {
    let view = scene::hidden()?;
    let seat = view.seats().next()?;
    let mut x = 60.0;
    for hero in view.face_up(seat) {
        table.hero(hero, (x, 30.0), 160.0, false);
        x += 175.0;
    }
    x += 40.0;
    for index in 0..view.hidden(seat).len() {
        table.back((x, 20.0), 0.21);
        table.disc(index + 1, (x + 30.0, 176.0), 24.0);
        x += 62.0;
    }
    Some(())
}

fn setup(table: &mut TablePicture<'_>, players: u8) -> Option<()> {
    let view = scene::setup(players)?;
    table.zones(&view, 235.0);
    table.track(view.track(), (222.0, 420.0), 0.42);
    let above = usize::from(players / 2);
    let below = usize::from(players) - above;
    for (index, seat) in view.seats().enumerate() {
        // Clockwise from the lower left: along the bottom leftward, along the top rightward.
        let (row, place, count) = if index < below {
            (700.0, below - 1 - index, below)
        } else {
            (20.0, index - below, above)
        };
        let wide = FIGURE_WIDTH / count as f32;
        let x = wide * (place as f32 + 0.5) - 170.0;
        let name = words::text!(table.words, "player-number", number = index + 1);
        table.label(&name, (x + 170.0, row + 142.0));
        table.leader_back((x, row), 0.12);
        for card in 0..view.hidden(seat).len() {
            table.back((x + 100.0 + 30.0 * card as f32, row), 0.12);
        }
        for card in 0..view.hand(seat).len() {
            table.back((x + 210.0 + 34.0 * card as f32, row), 0.12);
        }
    }
    Some(())
}

fn turn(table: &mut TablePicture<'_>, figure: Figure) -> Option<()> {
    let [played, drawn, next] = scene::turn()?;
    let view = match figure {
        Figure::Play => &played,
        Figure::Draw | Figure::Discard => &drawn,
        _ => &next,
    };
    let seat = view.seats().next()?;
    table.track(view.track(), (150.0, 0.0), 0.5);
    let zones = table.zones(view, 315.0);
    let party = words::text!(table.words, "table-party");
    let hand = words::text!(table.words, "table-hand");
    table.row_label(&party, 590.0);
    table.row_label(&hand, 780.0);
    let mut places = Vec::new();
    let mut x = 260.0;
    for hero in view.face_up(seat) {
        table.hero(hero, (x, 520.0), 140.0, false);
        places.push((x + 70.0, 590.0));
        x += 152.0;
    }
    x += 20.0;
    for _ in view.hidden(seat) {
        table.back((x, 512.0), 0.17);
        x += 50.0;
    }
    let mut cards = Vec::new();
    let mut x = 260.0;
    for card in view.hand(seat) {
        if let Some(hero) = card.hero {
            table.hero(hero, (x, 710.0), 140.0, false);
            cards.push((hero, (x + 70.0, 780.0)));
            x += 152.0;
        }
    }
    let lower = |(x, y): (f32, f32)| (x, y + 60.0);
    let upper = |(x, y): (f32, f32)| (x, y - 64.0);
    match figure {
        Figure::Play => table.arrow((x + 40.0, 770.0), lower(*places.last()?)),
        Figure::Draw => {
            let spot = |id: &str| Some(cards.iter().find(|(hero, _)| hero.id() == id)?.1);
            table.arrow(lower(zones.slots[0]), upper(spot("leery-lizard")?));
            table.arrow(lower(zones.harbor), upper(spot("underpaid-mercenary")?));
        }
        Figure::Discard => {
            let (_, from) = cards.iter().find(|(hero, _)| hero.id() == "underpaid-mercenary")?;
            table.arrow(upper(*from), lower(zones.wilderness));
        }
        _ => {
            let ((hx, hy), (sx, sy)) = (zones.harbor, zones.slots[0]);
            table.arrow((hx + 70.0, hy), (sx - 74.0, sy));
        }
    }
    Some(())
}

fn winning(table: &mut TablePicture<'_>, faction: Faction) -> Option<()> {
    let (red, green) = match faction {
        Faction::Undead => (11, 9),
        Faction::WaterFolk => (6, 7),
        Faction::ImperialArmy => (8, 5),
        Faction::HillTribes => (6, 10),
    };
    let track = Track::new(red, green)?;
    debug_assert_eq!(track.winning_faction(), faction);
    table.track(track, (0.0, 0.0), FIGURE_WIDTH / crate::BOARD.0);
    Some(())
}

fn burying(table: &mut TablePicture<'_>) -> Option<()> {
    let (view, buried) = scene::burying()?;
    for (seat, (name, y)) in view.seats().zip(Figure::PEOPLE.into_iter().zip([20.0, 210.0])) {
        table.row_label(name, y + 90.0);
        let mut x = 260.0;
        for hero in view.face_up(seat) {
            table.hero(hero, (x, y), 165.0, hero == buried);
            x += 190.0;
        }
    }
    Some(())
}

fn over(table: &mut TablePicture<'_>, tie: bool) -> Option<()> {
    let view: View = scene::over(tie)?;
    let outcome = view.outcome()?.clone();
    table.track(view.track(), (195.0, 0.0), 0.45);
    for (index, seat) in view.seats().enumerate() {
        let y = 285.0 + 158.0 * index as f32;
        if outcome.winner == Some(seat) {
            table.ground((8.0, y - 8.0), (1184.0, 148.0));
        }
        table.row_label(Figure::PEOPLE.get(index)?, y + 70.0);
        let aligned = outcome.aligned.contains(&seat);
        table.leader(view.leader(seat)?, (170.0, y + 4.0), 122.0);
        let counts = |hero: Hero| aligned && hero.factions().contains(outcome.winning_faction);
        let mut x = 308.0;
        for hero in view.face_up(seat) {
            table.hero(hero, (x, y + 16.0), 94.0, counts(hero));
            x += 101.0;
        }
        x += 14.0;
        for card in view.hidden(seat) {
            table.back((x - 4.0, y + 6.0), 0.14);
            if let Some(hero) = card.hero {
                table.hero(hero, (x, y + 28.0), 88.0, counts(hero));
            }
            x += 100.0;
        }
        if aligned {
            let heroes = outcome.counts.get(index)?.heroes;
            table.disc(usize::from(heroes), (1158.0, y + 66.0), 26.0);
        }
    }
    Some(())
}

/// A number in a brass disc.
fn numbered(index: usize, (x, y): (f32, f32), radius: f32) -> String {
    let mut out = String::new();
    let (cx, cy) = (number(x), number(y));
    let _ = write!(
        out,
        "<circle cx=\"{cx}\" cy=\"{cy}\" r=\"{}\" fill=\"{INK}\"/><circle cx=\"{cx}\" cy=\"{cy}\" r=\"{}\" fill=\"{BRASS}\"/>",
        number(radius + 5.0),
        number(radius)
    );
    let size = radius * 1.5;
    out.push_str(&text(x, y + size * 0.31, size, INK, true, &index.to_string()));
    out
}

/// The light of what is set into a picture: grays are made once, of the whole.
fn inner_theme(theme: Theme) -> Theme {
    match theme {
        Theme::Dark => Theme::Dark,
        Theme::Light | Theme::Gray => Theme::Light,
    }
}

const GOLD: &str = BRASS;
const PAPER: &str = FIBER;
