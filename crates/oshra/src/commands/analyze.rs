//! `oshra analyse`: looking back at a finished game.

use super::{files, options};
use crate::failure::Failure;
use rules::Log;
use std::io::Write;
use std::path::PathBuf;
use study::{Analysis, Effort, Replay};
use words::{Language, Players, SavedError, text};

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
        Analysis::begin(replay, effort, 1).ok_or_else(|| Failure::Request(words.fault(SavedError::NotOver)))?;
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
    let said = study::findings_text(&findings, analysis.replay(), &Players::new(&[]), words);
    let points = points_off(effort.games);
    let doubt = text!(
        words,
        "analysis-give-or-take",
        games = effort.games.to_string(),
        points = words.decimal(points, 0)
    );
    write!(std::io::stdout().lock(), "{said}\n{doubt}\n")?;
    Ok(())
}

/// By how many percentage points a chance from so many games may be off, 19 times out of 20; where it is one half, most.
fn points_off(games: u32) -> f64 {
    (100.0 * 1.96 * (0.25 / f64::from(games.max(1))).sqrt()).ceil()
}

#[cfg(test)]
mod tests {
    use super::points_off;

    #[test]
    fn few_games_say_little() {
        assert_eq!((points_off(20), points_off(300)), (22.0, 6.0));
    }
}
