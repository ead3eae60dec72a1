//! `oshra puzzles`: positions in which exactly one choice wins this turn for certain.

use super::{files, options};
use crate::failure::Failure;
use rules::{Slot, View, Viewer};
use std::io::Write;
use std::path::PathBuf;
use study::Puzzle;
use study::puzzle::{Hunt, PuzzleFlaw, gather};
use words::{Language, Players, Words, text};

#[derive(clap::Args)]
pub(crate) struct Arguments {
    #[command(subcommand)]
    what: What,
}

#[derive(clap::Subcommand)]
enum What {
    /// List the included puzzles
    List {
        /// Print one JSON object
        #[arg(long)]
        json: bool,
    },
    /// Show a puzzle: that of a day, or the one with this name
    Show {
        /// Its name, as `oshra puzzles list` tells it
        id: Option<String>,
        /// The day, as 2026-11-16 or counted from 1 January 1970; today if left out
        #[arg(long, conflicts_with = "id", value_parser = options::day)]
        day: Option<u32>,
        /// The solution too
        #[arg(long)]
        solution: bool,
        /// The language [en, de, pl]; the system's if left out
        #[arg(long, value_parser = options::language)]
        language: Option<Language>,
    },
    /// Verify puzzles by exhaustive search: the included ones, or those of a file
    Check {
        /// The file, as `oshra puzzles find` writes it
        file: Option<PathBuf>,
        /// The language [en, de, pl]; the system's if left out
        #[arg(long, value_parser = options::language)]
        language: Option<Language>,
    },
    /// Look for puzzles in games of bots, and print a varied selection as JSON
    Find {
        /// How many games to look through
        #[arg(long, default_value_t = 4000)]
        games: u64,
        /// How many puzzles to keep
        #[arg(long, default_value_t = 90)]
        count: usize,
        /// What the games come from
        #[arg(long, default_value = "puzzles")]
        seed: String,
    },
}

pub(crate) fn run(arguments: &Arguments) -> Result<(), Failure> {
    match &arguments.what {
        What::List { json } => list(*json, options::words(None)),
        What::Show {
            id,
            day,
            solution,
            language,
        } => {
            let words = options::words(*language);
            show(find(id.as_deref(), *day, words)?, *solution, words)
        }
        What::Check { file, language } => check(file.as_ref(), options::words(*language)),
        What::Find { games, count, seed } => hunt(*games, *count, seed),
    }
}

/// The puzzles inside the program.
fn included(words: Words) -> Result<&'static [Puzzle], Failure> {
    Puzzle::all().map_err(|_| unreadable("puzzles.json", words))
}

fn unreadable(name: &str, words: Words) -> Failure {
    Failure::Request(text!(words, "puzzles-unreadable", name = name))
}

fn list(json: bool, words: Words) -> Result<(), Failure> {
    if json {
        return options::print_json(&included(words)?);
    }
    let mut out = std::io::stdout().lock();
    for puzzle in included(words)? {
        writeln!(out, "{:8} {}", puzzle.rating.id(), puzzle.id)?;
    }
    Ok(())
}

fn find(id: Option<&str>, day: Option<u32>, words: Words) -> Result<&'static Puzzle, Failure> {
    if let Some(id) = id {
        let unknown = || Failure::Request(text!(words, "puzzle-unknown", id = id));
        let found = Puzzle::by_id(id).map_err(|_| unreadable("puzzles.json", words))?;
        return found.ok_or_else(unknown);
    }
    let today = || {
        let now = std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH);
        now.map_or(0, |since| (since.as_secs() / 86_400) as u32)
    };
    Puzzle::of_day(day.unwrap_or_else(today)).map_err(|_| unreadable("puzzles.json", words))
}

fn show(puzzle: &Puzzle, solution: bool, words: Words) -> Result<(), Failure> {
    let record = puzzle.record().map_err(|error| Failure::Request(error.to_string()))?;
    let view = record.game().view(Viewer::Seat(puzzle.seat));
    let mut out = std::io::stdout().lock();
    writeln!(out, "{}\n{}\n", puzzle.title(words), puzzle.task(words))?;
    write!(out, "{}", table(&view, puzzle, words))?;
    let players = Players::new(&[]).told_to(puzzle.seat);
    for &choice in view.choices() {
        writeln!(out, "- {}", words.choice(choice, &view, &players))?;
    }
    if solution {
        write!(out, "\n{}", puzzle.solution_text(words))?;
    }
    Ok(())
}

/// The table as somebody at a terminal sees it.
fn table(view: &View, puzzle: &Puzzle, words: Words) -> String {
    let none = text!(words, "terminal-nothing");
    let names = |heroes: Vec<rules::Hero>| match heroes[..] {
        [] => none.clone(),
        _ => heroes
            .iter()
            .map(|&hero| words.hero_name(hero))
            .collect::<Vec<_>>()
            .join(", "),
    };
    let mut out = String::new();
    if let Some(leader) = view.leader(puzzle.seat) {
        let [first, second] = leader.alignment();
        out += &text!(
            words,
            "terminal-leader",
            leader = words.leader(leader),
            first = words.faction(first),
            second = words.faction(second)
        );
        out.push('\n');
    }
    out += &text!(
        words,
        "terminal-table",
        red = view.track().red(),
        green = view.track().green(),
        tavern = names(Slot::ALL.into_iter().filter_map(|slot| view.tavern(slot)).collect()),
        harbor = view.harbor_size(),
        wilderness = view.wilderness().len(),
        graveyard = view.graveyard().len()
    );
    out.push('\n');
    for seat in view.seats() {
        out += &text!(
            words,
            "terminal-party",
            name = words.player(&Players::new(&[]), seat),
            heroes = names(view.face_up(seat).collect()),
            hidden = view.hidden(seat).len(),
            hand = view.hand(seat).len()
        );
        out.push('\n');
    }
    let own = view.hidden(puzzle.seat).iter().filter_map(|card| card.hero).collect();
    out += &text!(words, "terminal-your-hidden", heroes = names(own));
    out + "\n\n"
}

fn check(file: Option<&PathBuf>, words: Words) -> Result<(), Failure> {
    let read: Vec<Puzzle>;
    let puzzles = match file {
        None => included(words)?,
        Some(path) => {
            let name = path.display().to_string();
            let text =
                files::read(path).map_err(|_| Failure::Request(text!(words, "fault-no-file", name = name.as_str())))?;
            read = Puzzle::read(&text).map_err(|_| unreadable(&name, words))?;
            &read
        }
    };
    for puzzle in puzzles {
        let wrong = |unsound| Failure::Request(format!("{}: {}", puzzle.id, why(unsound, words)));
        puzzle.verify().map_err(wrong)?;
    }
    let hold = text!(words, "puzzles-hold", count = puzzles.len());
    writeln!(std::io::stdout().lock(), "{hold}")?;
    Ok(())
}

fn why(unsound: PuzzleFlaw, words: Words) -> String {
    match unsound {
        PuzzleFlaw::Position => text!(words, "puzzle-position"),
        PuzzleFlaw::NotOne => text!(words, "puzzle-not-one"),
        PuzzleFlaw::Another => text!(words, "puzzle-another"),
        PuzzleFlaw::TooShort => text!(words, "puzzle-too-short"),
        PuzzleFlaw::Astray => text!(words, "puzzle-astray"),
    }
}

fn hunt(games: u64, count: usize, seed: &str) -> Result<(), Failure> {
    let mut hunt = Hunt::new(seed);
    let mut found = Vec::new();
    let bar = options::progress_bar();
    bar.set_length(games);
    for game in 0..games {
        found.extend(hunt.next_game());
        bar.set_position(game + 1);
        bar.set_message(format!("{} / {games}: {}", game + 1, found.len()));
    }
    bar.finish_and_clear();
    let lines: Result<Vec<String>, _> = gather(found, count).iter().map(serde_json::to_string).collect();
    writeln!(std::io::stdout().lock(), "[\n{}\n]", lines?.join(",\n"))?;
    Ok(())
}
