//! Prints a book: `cargo run -p print --example book -- FILE [LANGUAGE] [a4|letter] [grey] [a3]`.

use print::{BoardSheet, Options, Paper};
use rules::Edition;
use std::path::Path;
use std::process::ExitCode;
use words::Language;

fn main() -> ExitCode {
    let mut arguments = std::env::args().skip(1);
    let Some(path) = arguments.next() else {
        eprintln!("usage: book FILE [LANGUAGE] [a4|letter] [grey] [a3]");
        return ExitCode::from(2);
    };
    let mut options = Options {
        edition: Edition::PrintAndPlay,
        ..Options::default()
    };
    for argument in arguments {
        if let Some(language) = Language::from_id(&argument) {
            options.language = language;
        } else if let Ok(paper) = argument.parse::<Paper>() {
            options.paper = paper;
        } else if argument == "grey" {
            options.grey = true;
        } else if argument == "a3" {
            options.board = BoardSheet::OneLarge;
        } else {
            eprintln!("unknown: {argument}");
            return ExitCode::from(2);
        }
    }
    match print::write(Path::new(&path), &options) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("{error}");
            ExitCode::FAILURE
        }
    }
}
