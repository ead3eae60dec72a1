//! The heroes of a report.

use super::plots::{Whisker, points, whiskers};
use super::tables::{Cell, table};
use super::{Page, Section, escape, figures, pictures};
use crate::{Contribution, HeroTally, Tally};
use rules::Hero;
use words::{Words, text};

impl Page<'_> {
    /// What heroes add, and how they are played.
    pub(super) fn heroes(&self) -> Section {
        let words = self.words;
        let counted: Vec<&Tally> = self
            .report
            .parts
            .iter()
            .filter(|part| !part.heroes.is_empty())
            .collect();
        let told: Vec<Vec<Contribution>> = counted.iter().map(|part| part.contributions()).collect();
        let most = scale(told.iter().flatten());
        let mut content = String::new();
        for (part, told) in counted.iter().zip(&told) {
            content += &format!("<h3>{}</h3>", escape(&self.part_title(part)));
            content += &effects(words, told, most);
            content += &worth_table(words, told);
            content += &play_table(words, part);
        }
        if content.is_empty() {
            content = format!("<p>{}</p>", escape(&text!(words, "lab-not-counted")));
        } else {
            content += &format!("<p>{}</p>", escape(&text!(words, "lab-heroes-reading")));
        }
        Section {
            id: "heroes",
            title: text!(words, "lab-heroes"),
            about: text!(words, "lab-heroes-about"),
            content,
        }
    }
}

/// The end of a scale on which all effects find room, though not all ends of intervals.
fn scale<'a>(told: impl Iterator<Item = &'a Contribution>) -> f64 {
    let ends = told.filter_map(|told| told.effect).map(|effect| {
        let (low, high) = effect.interval();
        high.max(-low)
    });
    ends.fold(0.01, f64::max)
}

/// All effects, the best first, in two columns.
fn effects(words: Words, told: &[Contribution], most: f64) -> String {
    let mut rows: Vec<Whisker> = told
        .iter()
        .filter_map(|told| {
            let effect = told.effect?;
            let (low, high) = effect.interval();
            Some(Whisker {
                name: words.hero_name(told.hero),
                picture: pictures::badge(told.hero),
                value: effect.effect,
                low,
                high,
                sure: told.stands_out(),
            })
        })
        .collect();
    if rows.is_empty() {
        return format!("<p>{}</p>", escape(&text!(words, "lab-too-few")));
    }
    rows.sort_by(|one, other| other.value.total_cmp(&one.value));
    let worse = rows.split_off(rows.len().div_ceil(2));
    let legend = text!(words, "lab-effects-legend");
    let halves = [rows, worse].map(|half| (None, whiskers(words, &half, most)));
    format!("<p class=\"legend\">{}</p>{}", escape(&legend), figures(halves))
}

fn worth_table(words: Words, told: &[Contribution]) -> String {
    let cells = told.iter().map(|told| {
        let [number, name, faction] = names(words, told.hero);
        vec![
            number,
            name,
            faction,
            Cell::share(words, told.drawn.wins, told.drawn.games),
            Cell::share(words, told.unseen.wins, told.unseen.games),
            Cell::points(words, told.gap.gap, (told.gap.high - told.gap.low) / 2.0),
            match told.effect {
                Some(effect) => Cell::points(words, effect.effect, crate::statistics::Z * effect.error),
                None => Cell::nothing(),
            },
            told.corrected.map_or_else(Cell::nothing, |p| Cell::chance(words, p)),
        ]
    });
    let heads = [
        text!(words, "lab-number"),
        text!(words, "lab-hero"),
        text!(words, "lab-faction"),
        text!(words, "lab-won-drawn"),
        text!(words, "lab-won-unseen"),
        text!(words, "lab-gap"),
        text!(words, "lab-effect"),
        text!(words, "lab-p-value"),
    ];
    table(&heads, cells)
}

/// The heroes that were in the games of this part.
fn heroes(part: &Tally) -> impl Iterator<Item = (Hero, &HeroTally)> {
    Hero::all()
        .zip(&part.heroes)
        .filter(|(_, tally)| tally.performed + tally.party.games + tally.held.games > 0)
}

/// Number, name and faction of a hero.
fn names(words: Words, hero: Hero) -> [Cell; 3] {
    let mut factions = hero.factions().iter();
    let faction = match (factions.next(), factions.next()) {
        (Some(faction), None) => words.faction(faction),
        (None, _) => text!(words, "lab-faction-none"),
        _ => text!(words, "lab-faction-all"),
    };
    [
        Cell::count(words, u64::from(hero.number())),
        Cell::text(words.hero_name(hero)),
        Cell::with_picture(pictures::badge(hero), faction),
    ]
}

fn play_table(words: Words, part: &Tally) -> String {
    let cells = heroes(part).map(|(hero, tally)| {
        let per = |sum: i64| sum as f64 / tally.performed.max(1) as f64;
        let [number, name, _] = names(words, hero);
        vec![
            number,
            name,
            Cell::number(words, tally.played.games as f64 / part.games.max(1) as f64, 2),
            Cell::share(words, tally.tavern.wins, tally.tavern.games),
            Cell::share(words, tally.party.wins, tally.party.games),
            Cell::share(words, tally.hidden.wins, tally.hidden.games),
            Cell::share(words, tally.held.wins, tally.held.games),
            Cell::plain(points(words, per(tally.red) / 100.0, 2), per(tally.red)),
            Cell::plain(points(words, per(tally.green) / 100.0, 2), per(tally.green)),
            Cell::share(words, tally.no_target, tally.performed),
            Cell::count(words, tally.performed),
        ]
    });
    let heads = [
        text!(words, "lab-number"),
        text!(words, "lab-hero"),
        text!(words, "lab-played-per-game"),
        text!(words, "lab-tavern-taken"),
        text!(words, "lab-won-party"),
        text!(words, "lab-won-hidden"),
        text!(words, "lab-won-held"),
        text!(words, "lab-red"),
        text!(words, "lab-green"),
        text!(words, "lab-no-target"),
        text!(words, "lab-performed"),
    ];
    table(&heads, cells)
}
