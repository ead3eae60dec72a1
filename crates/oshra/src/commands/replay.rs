//! `oshra replay`: a saved game played again, as one seat, the public or everybody saw it.

use super::{files, options};
use crate::failure::Failure;
use rules::{Event, Finished, Happening, Log, LogError, Outcome, Record, Seat, Start, Viewer};
use serde::Serialize;
use std::io::Write;
use std::path::PathBuf;
use words::{Language, Players, Words, text};

#[derive(clap::Args)]
pub(crate) struct Arguments {
    /// The saved game, as text or JSON; `-` for standard input
    file: PathBuf,
    /// Through whose eyes: a seat from 0 (0 is Player 1), `public`, or `all` once the game is over
    #[arg(long, value_parser = eyes)]
    seat: Option<Viewpoint>,
    /// The language of the chronicle [en, de, pl]; the system's if left out
    #[arg(long, value_parser = options::language)]
    language: Option<Language>,
    /// Print one JSON object
    #[arg(long)]
    json: bool,
}

/// Through whose eyes a game is seen.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Viewpoint {
    Seat(Seat),
    Public,
    All,
}

fn eyes(text: &str) -> Result<Viewpoint, String> {
    match text {
        "public" => Ok(Viewpoint::Public),
        "all" => Ok(Viewpoint::All),
        number => number
            .parse()
            .map(Viewpoint::Seat)
            .map_err(|_| "a seat from 0, `public` or `all`".to_owned()),
    }
}

impl Viewpoint {
    fn viewer(self, players: u8, finished: Option<Finished>, words: Words) -> Result<Viewer, Failure> {
        match (self, finished) {
            (Viewpoint::Seat(seat), _) if !seat.is_at(players) => Err(Failure::Request(text!(
                words,
                "replay-no-seat",
                seat = seat.number(),
                last = players - 1
            ))),
            (Viewpoint::Seat(seat), _) => Ok(Viewer::Seat(seat)),
            (Viewpoint::Public, _) => Ok(Viewer::Public),
            (Viewpoint::All, Some(finished)) => Ok(Viewer::All(finished)),
            (Viewpoint::All, None) => Err(Failure::Request(text!(words, "replay-not-all-yet"))),
        }
    }
}

/// A choice and what one viewer saw of it.
#[derive(Serialize)]
struct Moment {
    seat: Seat,
    events: Vec<Happening>,
}

pub(crate) fn run(arguments: &Arguments) -> Result<(), Failure> {
    let words = options::words(arguments.language);
    let refuse = |error: LogError| Failure::log(&error, words);
    let log: Log = files::read_for(&arguments.file, words)?.parse().map_err(refuse)?;
    let end = log.replay().map_err(refuse)?;
    let finished = end.game().finished();
    let eyes = arguments.seat.unwrap_or(match finished {
        Some(_) => Viewpoint::All,
        None => Viewpoint::Public,
    });
    let viewer = eyes.viewer(end.game().players(), finished, words)?;
    let mut moments = Vec::new();
    log.replay_with(|record, events| {
        if let Some(made) = record.made().last() {
            moments.push(Moment {
                seat: made.seat,
                events: seen(events, viewer),
            });
        }
    })
    .map_err(refuse)?;
    if arguments.json {
        print_json(&end, viewer, &moments)
    } else {
        print_text(&end, viewer, &moments, words)
    }
}

fn seen(events: &[Event], viewer: Viewer) -> Vec<Happening> {
    events.iter().map(|event| event.seen_by(viewer)).collect()
}

fn print_json(end: &Record, viewer: Viewer, moments: &[Moment]) -> Result<(), Failure> {
    #[derive(Serialize)]
    struct Replay<'a> {
        seats: u8,
        seed_hash: String,
        /// Only of a finished game.
        seed: Option<&'a str>,
        choices: usize,
        moments: &'a [Moment],
        over: bool,
        outcome: Option<Outcome>,
        view: rules::View,
    }
    let game = end.game();
    options::print_json(&Replay {
        seats: game.players(),
        seed_hash: end.seed().hash(),
        seed: game.is_over().then(|| end.seed().text()),
        choices: moments.len(),
        moments,
        over: game.is_over(),
        outcome: game.outcome(),
        view: game.view(viewer),
    })
}

fn print_text(end: &Record, viewer: Viewer, moments: &[Moment], words: Words) -> Result<(), Failure> {
    let mut out = std::io::stdout().lock();
    let players = Players::new(&[]).told_to_viewer(viewer);
    let game = end.game();
    let setup = game.setup();
    let short = if setup.short { "yes" } else { "no" };
    let edition = words.edition(setup.edition);
    writeln!(
        out,
        "{}",
        text!(
            words,
            "replay-setup",
            edition = edition,
            short = short,
            players = setup.players()
        )
    )?;
    match end.start() {
        Start::Deal(_, seed) if game.is_over() => writeln!(
            out,
            "{}",
            text!(words, "replay-seed-verified", seed = seed.text(), hash = seed.hash())
        )?,
        Start::Deal(..) => {}
        Start::Position(_) => writeln!(out, "{}", text!(words, "replay-from-position"))?,
    }
    for moment in moments {
        // Turns begin a new paragraph.
        let (before, turn) = match moment.events.split_last() {
            Some((turn @ Happening::Turn { .. }, before)) => (before, Some(turn)),
            _ => (&moment.events[..], None),
        };
        for line in words.events(before, &players) {
            writeln!(out, "{line}")?;
        }
        if let Some(turn) = turn {
            writeln!(out, "\n{}", words.event(turn, &players))?;
        }
    }
    writeln!(out)?;
    match words.ending(&game.view(viewer), &players) {
        Some(ending) => {
            for step in ending.steps {
                writeln!(out, "{step}")?;
            }
        }
        None => writeln!(out, "{}", text!(words, "replay-unfinished"))?,
    }
    Ok(())
}
