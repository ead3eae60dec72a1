//! `oshra analyse`: looking back at a finished game.

use super::{files, options};
use crate::failure::Failure;
use rules::Log;
use std::io::Write;
use std::path::PathBuf;
use study::{Analysis, Effort, Replay};
use words::{Fault, Language, Players};

#[derive(clap::Args)]
pub(crate) struct Arguments {
    /// The saved game, as text or JSON; `-` for standard input
    file: PathBuf,
    /// Games played on from every moment; more take longer and tell more
    #[arg(long, default_value_t = Effort::default().games)]
    games: u32,
    /// The language [en, de, pl]; the system's if left out
    #[arg(long, value_parser = options::language)]
    language: Option<Language>,
    /// Print one JSON object
    #[arg(long)]
    json: bool,
}

pub(crate) fn run(arguments: &Arguments) -> Result<(), Failure> {
    let words = options::words(arguments.language);
    let log: Log = files::read_for(&arguments.file, words)?
        .parse()
        .map_err(|error| Failure::log(&error, words))?;
    let replay = Replay::new(&log).map_err(|error| Failure::log(&error, words))?;
    let effort = Effort {
        games: arguments.games.max(1),
        ..Effort::default()
    };
    let mut analysis =
        Analysis::begin(replay, effort, 1).ok_or_else(|| Failure::Request(words.fault(Fault::NotOver)))?;
    let bar = options::progress_bar();
    bar.set_length(1_000);
    while !analysis.is_done() {
        analysis.step();
        bar.set_position((analysis.progress() * 1_000.0) as u64);
    }
    bar.finish_and_clear();
    let findings = analysis.findings();
    if arguments.json {
        return options::print_json(&findings);
    }
    write!(
        std::io::stdout().lock(),
        "{}",
        findings.to_text(analysis.replay(), &Players::new(&[]), words)
    )?;
    Ok(())
}
