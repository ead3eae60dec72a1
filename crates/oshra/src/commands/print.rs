//! `oshra print`: the game on paper.

use super::options;
use crate::failure::Failure;
use print::{BoardSheet, Options, Paper};
use rules::{Edition, Set, Sets};
use std::path::PathBuf;
use words::Language;

#[derive(clap::Args)]
pub(crate) struct Arguments {
    /// The language of everything [en, de, pl]; the system's if left out
    #[arg(long, value_parser = options::language)]
    language: Option<Language>,
    /// The edition [classic, heimliche-herrschaft, print-and-play]
    #[arg(long, default_value = "classic", value_parser = options::edition)]
    edition: Edition,
    /// Sets added to the edition [extra, kickstarter, queens], with commas
    #[arg(long, value_delimiter = ',', value_parser = options::set)]
    sets: Vec<Set>,
    /// The paper [a4, letter]
    #[arg(long, default_value = "a4", value_parser = paper)]
    paper: Paper,
    /// The board on one large sheet (A3 or Tabloid) instead of two
    #[arg(long)]
    large_board: bool,
    /// For printers without colour: white paper, greys, less toner
    #[arg(long)]
    grey: bool,
    /// For printing on one side only: no empty backs
    #[arg(long)]
    single_sided: bool,
    /// The file to write
    #[arg(long)]
    out: PathBuf,
}

fn paper(id: &str) -> Result<Paper, String> {
    id.parse().map_err(|error: print::UnknownPaper| error.to_string())
}

pub(crate) fn run(arguments: &Arguments) -> Result<(), Failure> {
    let options = Options {
        edition: arguments.edition,
        added: Sets::of(&arguments.sets),
        language: options::words(arguments.language).language(),
        paper: arguments.paper,
        board: if arguments.large_board {
            BoardSheet::OneLarge
        } else {
            BoardSheet::TwoPages
        },
        grey: arguments.grey,
        single_sided: arguments.single_sided,
    };
    print::write(&arguments.out, &options).map_err(|error| Failure::Request(error.to_string()))
}
