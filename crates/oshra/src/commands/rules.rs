//! `oshra rules`: the rules of the game, in the terminal.

use super::options;
use crate::failure::Failure;
use std::io::Write;
use words::Language;

#[derive(clap::Args)]
pub(crate) struct Arguments {
    /// Only what is about this: a hero, a term, a chapter
    words: Vec<String>,
    /// The language [en, de, pl]; the system's if left out
    #[arg(long, value_parser = options::language)]
    language: Option<Language>,
    /// Print Markdown
    #[arg(long)]
    markdown: bool,
    /// The longest line
    #[arg(long, default_value_t = 96)]
    width: usize,
}

pub(crate) fn run(arguments: &Arguments) -> Result<(), Failure> {
    let words = options::words(arguments.language);
    let mut rules = words.rulebook();
    let mut out = std::io::stdout().lock();
    if !arguments.words.is_empty() {
        let about = rules.about(&arguments.words.join(" ")).to_vec();
        if about.is_empty() {
            writeln!(out, "{}", words::text!(words, "rules-nothing"))?;
            return Ok(());
        }
        rules.blocks = about;
    }
    if arguments.markdown {
        write!(out, "{}", rules.markdown())?;
    } else {
        write!(out, "{}", words.plain(&rules.blocks, arguments.width.max(20)))?;
    }
    Ok(())
}
