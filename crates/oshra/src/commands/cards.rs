//! `oshra cards`: every hero with its text.

use super::options;
use crate::failure::Failure;
use rules::{Edition, Hero};
use serde::Serialize;
use std::io::Write;
use words::{Language, Words};

#[derive(clap::Args)]
pub(crate) struct Arguments {
    /// Only the heroes of this edition [classic, heimliche-herrschaft, print-and-play]
    #[arg(long, value_parser = options::edition)]
    edition: Option<Edition>,
    /// The language of names and texts [en, de, pl]; the system's if left out
    #[arg(long, value_parser = options::language)]
    language: Option<Language>,
    /// Print a JSON list
    #[arg(long)]
    json: bool,
}

#[derive(Serialize)]
struct Row {
    number: u8,
    id: &'static str,
    name: String,
    factions: Vec<&'static str>,
    set: &'static str,
    advanced: bool,
    text: String,
}

impl Row {
    fn new(hero: Hero, words: Words) -> Row {
        Row {
            number: hero.number(),
            id: hero.id(),
            name: words.hero_name(hero),
            factions: hero.factions().iter().map(rules::Faction::id).collect(),
            set: hero.set().id(),
            advanced: hero.is_advanced(),
            text: words.card(hero).spoken().to_owned(),
        }
    }
}

pub(crate) fn run(arguments: &Arguments) -> Result<(), Failure> {
    let words = options::words(arguments.language);
    let edition = arguments.edition.unwrap_or(Edition::PrintAndPlay);
    let heroes = Hero::all().filter(|hero| edition.sets().contains(hero.set()));
    if arguments.json {
        let rows: Vec<Row> = heroes.map(|hero| Row::new(hero, words)).collect();
        return options::print_json(&rows);
    }
    print_table(heroes, words)
}

/// Headings by faction and set, then number, name and text of each hero.
fn print_table(heroes: impl Iterator<Item = Hero>, words: Words) -> Result<(), Failure> {
    let mut out = std::io::stdout().lock();
    let heroes: Vec<Hero> = heroes.collect();
    let widest = heroes
        .iter()
        .map(|&hero| words.hero_name(hero).chars().count())
        .max()
        .unwrap_or_default();
    let mut last = String::new();
    for hero in heroes {
        let factions: Vec<String> = hero.factions().iter().map(|faction| words.faction(faction)).collect();
        let heading = if hero.factions().len() == 1 && hero.set() == rules::Set::Base {
            factions.join(", ")
        } else {
            words.set(hero.set())
        };
        if heading != last {
            let gap = if last.is_empty() { "" } else { "\n" };
            writeln!(out, "{gap}{heading}")?;
            last = heading;
        }
        let advanced = if hero.is_advanced() { "+" } else { " " };
        let start = format!("{:>4}{advanced} {:widest$}  ", hero.number(), words.hero_name(hero));
        let indent = " ".repeat(start.chars().count());
        let card = words.card(hero);
        for (number, line) in wrap(card.spoken(), WIDTH.saturating_sub(indent.len()))
            .iter()
            .enumerate()
        {
            writeln!(out, "{}{line}", if number == 0 { &start } else { &indent })?;
        }
    }
    Ok(())
}

/// The width of the table, which fits most terminals.
const WIDTH: usize = 118;

/// Breaks a text into lines of at most so many letters, between words. There is always one line.
fn wrap(text: &str, width: usize) -> Vec<String> {
    let mut lines = vec![String::new()];
    for word in text.split(' ') {
        let last = lines.len() - 1;
        let length = lines[last].chars().count();
        if length == 0 {
            lines[last].push_str(word);
        } else if length + 1 + word.chars().count() <= width {
            lines[last].push(' ');
            lines[last].push_str(word);
        } else {
            lines.push(word.to_owned());
        }
    }
    lines
}

#[cfg(test)]
mod tests {
    use super::wrap;

    #[test]
    fn lines_break_between_words() {
        assert_eq!(wrap("one two three", 7), ["one two", "three"]);
        assert_eq!(wrap("unbreakable", 3), ["unbreakable"]);
        assert_eq!(wrap("", 3), [""]);
    }
}
