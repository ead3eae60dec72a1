//! The heroes of a report.

use super::plots::{Dot, dots};
use super::tables::{Cell, table};
use super::{Page, Section, escape, figures, pictures};
use crate::{HeroTally, Tally};
use rules::Hero;
use words::{Words, text};

impl Page<'_> {
    pub(super) fn heroes(&self) -> Section {
        let words = self.words;
        let mut content = String::new();
        for part in self.report.parts.iter().filter(|part| !part.heroes.is_empty()) {
            let plot = format!("<div class=\"wide broad\" tabindex=\"0\">{}</div>", plot(words, part));
            content += &figures([(Some(self.part_title(part)), plot)]).replace("\"figures\"", "\"figures alone\"");
            content += &hero_table(words, part);
        }
        if !content.is_empty() {
            content += &format!("<p>{}</p>", escape(&text!(words, "lab-heroes-reading")));
        }
        Section {
            id: "heroes",
            title: text!(words, "lab-heroes"),
            about: text!(words, "lab-heroes-about") + " " + &text!(words, "lab-sort-hint"),
            content,
        }
    }
}

/// The heroes that were in the games of this part.
fn heroes(part: &Tally) -> impl Iterator<Item = (Hero, &HeroTally)> {
    Hero::all()
        .zip(&part.heroes)
        .filter(|(_, tally)| tally.performed + tally.party.games + tally.held.games > 0)
}

fn plot(words: Words, part: &Tally) -> String {
    let points: Vec<Dot> = heroes(part)
        .filter(|(_, tally)| tally.party.games > 0)
        .map(|(hero, tally)| Dot {
            x: tally.played.games as f64 / part.games.max(1) as f64,
            y: tally.party.wins as f64 / tally.party.games as f64,
            picture: pictures::badge(hero),
            name: words.hero_name(hero),
        })
        .collect();
    dots(words, &points, 1.0 / f64::from(part.players))
}

fn hero_table(words: Words, part: &Tally) -> String {
    let cells = heroes(part).map(|(hero, tally)| {
        let per = |sum: i64| sum as f64 / tally.performed.max(1) as f64;
        let mut factions = hero.factions().iter();
        let faction = match (factions.next(), factions.next()) {
            (Some(faction), None) => words.faction(faction),
            (None, _) => text!(words, "lab-faction-none"),
            _ => text!(words, "lab-faction-all"),
        };
        vec![
            Cell::count(words, u64::from(hero.number())),
            Cell::text(words.hero_name(hero)),
            Cell::with_picture(pictures::badge(hero), faction),
            Cell::number(words, tally.played.games as f64 / part.games.max(1) as f64, 2),
            Cell::share(words, tally.played.wins, tally.played.games),
            Cell::share(words, tally.party.wins, tally.party.games),
            Cell::share(words, tally.hidden.wins, tally.hidden.games),
            Cell::share(words, tally.held.wins, tally.held.games),
            Cell::number(words, per(tally.red), 2),
            Cell::number(words, per(tally.green), 2),
            Cell::percent(words, tally.no_target as f64 / tally.performed.max(1) as f64),
            Cell::count(words, tally.performed),
        ]
    });
    let heads = [
        text!(words, "lab-number"),
        text!(words, "lab-hero"),
        text!(words, "lab-faction"),
        text!(words, "lab-played-per-game"),
        text!(words, "lab-won-played"),
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
