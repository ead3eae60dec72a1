//! `oshra cards`: every hero with its text, and the game as data.

use super::options;
use crate::failure::Failure;
use rules::effect::Effect;
use rules::{DecidedBy, Edition, Faction, Hero, Leader, Setup, Track};
use serde::Serialize;
use std::io::Write;
use words::{Language, Words, text};

#[derive(clap::Args)]
pub(crate) struct Arguments {
    /// Only heroes with all of these words in their number, name, id, faction or text
    #[arg(value_name = "WORD")]
    wanted: Vec<String>,
    /// Only the heroes of these sets [base, emperor, extra, kickstarter, queens], with commas
    #[arg(long, value_delimiter = ',', value_parser = options::set, conflicts_with = "edition")]
    sets: Vec<rules::Set>,
    /// Only the heroes of this edition [classic, heimliche-herrschaft, print-and-play]
    #[arg(long, value_parser = options::edition)]
    edition: Option<Edition>,
    /// The language of names and texts [en, de, pl]; the system's if left out
    #[arg(long, value_parser = options::language)]
    language: Option<Language>,
    /// Print a JSON list; effects of heroes are data in it
    #[arg(long)]
    json: bool,
    /// Print one JSON object with all that a program needs to know of the game: heroes, leaders, factions, how a game is won
    #[arg(long, requires = "json")]
    game: bool,
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
    effects: &'static [Effect],
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
            effects: hero.effects(),
        }
    }
}

/// All that a program needs to know of the game, as data.
#[derive(Serialize)]
struct WholeGame {
    heroes: Vec<Row>,
    leaders: Vec<LeaderRow>,
    factions: Vec<FactionRow>,
    editions: Vec<EditionRow>,
    track: TrackRow,
    ending: Ending,
    winning: Winning,
}

#[derive(Serialize)]
struct LeaderRow {
    number: u8,
    id: &'static str,
    name: String,
    factions: [Faction; 2],
}

#[derive(Serialize)]
struct FactionRow {
    id: &'static str,
    name: String,
}

#[derive(Serialize)]
struct EditionRow {
    id: &'static str,
    name: String,
    sets: Vec<&'static str>,
}

#[derive(Serialize)]
struct TrackRow {
    first: u8,
    last: u8,
    /// Where both markers begin.
    start: u8,
    /// The first space of the war area.
    war: u8,
}

/// How many face-up heroes in one party end a game, by number of players.
#[derive(Serialize)]
struct Ending {
    players: Vec<u8>,
    heroes: Vec<u8>,
    heroes_in_the_short_game: Vec<u8>,
}

/// Which faction wins where, and who wins then.
#[derive(Serialize)]
struct Winning {
    /// By the space of the red marker, then by that of the green one, both from 1.
    faction: Vec<Vec<Faction>>,
    /// What decides among those whose leaders are aligned with that faction, the first that can.
    decided_by: Vec<&'static str>,
}

impl WholeGame {
    fn new(heroes: Vec<Row>, words: Words) -> WholeGame {
        let spaces = 1..=Track::LAST;
        let faction = |red: u8| {
            let tracks = (1..=Track::LAST).filter_map(move |green| Track::new(red, green));
            tracks.map(Track::winning_faction).collect()
        };
        let ends = |short: bool| {
            let setups = (2..=6).filter_map(|players| Setup::new(players).ok());
            setups.map(|setup| setup.with_short(short).heroes_to_end()).collect()
        };
        WholeGame {
            heroes,
            leaders: Vec::from(Leader::ALL.map(|leader| LeaderRow::new(leader, words))),
            factions: Vec::from(Faction::ALL.map(|faction| FactionRow::new(faction, words))),
            editions: Vec::from(Edition::ALL.map(|edition| EditionRow::new(edition, words))),
            track: TrackRow {
                first: 1,
                last: Track::LAST,
                start: Track::START.red(),
                war: Track::WAR,
            },
            ending: Ending {
                players: (2..=6).collect(),
                heroes: ends(false),
                heroes_in_the_short_game: ends(true),
            },
            winning: Winning {
                faction: spaces.map(faction).collect(),
                decided_by: DecidedBy::ALL.map(DecidedBy::id).to_vec(),
            },
        }
    }
}

impl LeaderRow {
    fn new(leader: Leader, words: Words) -> LeaderRow {
        LeaderRow {
            number: leader.number(),
            id: leader.id(),
            name: words.leader(leader),
            factions: leader.alignment(),
        }
    }
}

impl FactionRow {
    fn new(faction: Faction, words: Words) -> FactionRow {
        FactionRow {
            id: faction.id(),
            name: words.faction(faction),
        }
    }
}

impl EditionRow {
    fn new(edition: Edition, words: Words) -> EditionRow {
        EditionRow {
            id: edition.id(),
            name: words.edition(edition),
            sets: edition.sets().iter().map(rules::Set::id).collect(),
        }
    }
}

pub(crate) fn run(arguments: &Arguments) -> Result<(), Failure> {
    let words = options::words(arguments.language);
    let edition = arguments.edition.unwrap_or(Edition::PrintAndPlay);
    let sets = match arguments.sets[..] {
        [] => edition.sets(),
        _ => rules::Sets::of(&arguments.sets),
    };
    let wanted: Vec<String> = arguments.wanted.iter().map(|word| word.to_lowercase()).collect();
    let heroes = Hero::all().filter(|hero| sets.contains(hero.set()) && is_about(*hero, &wanted, words));
    if arguments.json {
        let rows: Vec<Row> = heroes.map(|hero| Row::new(hero, words)).collect();
        if arguments.game {
            return options::print_json(&WholeGame::new(rows, words));
        }
        return options::print_json(&rows);
    }
    print_table(heroes, words)
}

/// Whether all these words, in small letters, stand somewhere on the card.
fn is_about(hero: Hero, wanted: &[String], words: Words) -> bool {
    let factions: String = hero
        .factions()
        .iter()
        .map(|faction| words.faction(faction) + " ")
        .collect();
    let (name, card) = (words.hero_name(hero), words.card(hero));
    let card = format!("{} {name} {factions}{}", hero.id(), card.spoken()).to_lowercase();
    wanted.iter().all(|word| match word.parse::<u8>() {
        Ok(number) => number == hero.number(),
        Err(_) => card.contains(word),
    })
}

/// Headings by faction and set, then number, name and text of each hero.
fn print_table(heroes: impl Iterator<Item = Hero>, words: Words) -> Result<(), Failure> {
    let mut out = std::io::stdout().lock();
    let rows: Vec<_> = heroes
        .map(|hero| (hero, heading(hero, words), name(hero, words)))
        .collect();
    if rows.is_empty() {
        writeln!(out, "{}", text!(words, "gallery-nothing"))?;
    }
    let widest = rows.iter().map(|(_, _, name)| name.chars().count()).max();
    let widest = widest.unwrap_or_default();
    let mut last = String::new();
    for (hero, heading, name) in rows {
        if heading != last {
            let gap = if last.is_empty() { "" } else { "\n" };
            writeln!(out, "{gap}{heading}")?;
            last = heading;
        }
        let advanced = if hero.is_advanced() { "+" } else { " " };
        let start = format!("{:>4}{advanced} {name:widest$}  ", hero.number());
        let indent = " ".repeat(start.chars().count());
        let card = words.card(hero);
        for (number, line) in words::wrap(card.spoken(), WIDTH.saturating_sub(indent.len()))
            .iter()
            .enumerate()
        {
            writeln!(out, "{}{line}", if number == 0 { &start } else { &indent })?;
        }
    }
    Ok(())
}

/// What a hero stands under: the faction in the base game, otherwise the set.
fn heading(hero: Hero, words: Words) -> String {
    match hero.factions().iter().next() {
        Some(faction) if hero.set() == rules::Set::Base => words.faction(faction),
        _ => words.set(hero.set()),
    }
}

/// The name of a hero, with the faction unless the heading or the text says it.
fn name(hero: Hero, words: Words) -> String {
    let name = words.hero_name(hero);
    match hero.factions().iter().next() {
        Some(faction) if hero.set() != rules::Set::Base && hero.factions().len() == 1 => {
            format!("{name} ({})", words.faction(faction))
        }
        _ => name,
    }
}

/// The width of the table, which fits most terminals.
const WIDTH: usize = 118;
