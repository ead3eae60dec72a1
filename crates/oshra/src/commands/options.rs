//! Options that several commands share.

use crate::failure::Failure;
use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};
use rules::{Edition, Set};
use std::io::IsTerminal;
use words::{Language, Words};

/// An edition by its id.
pub(crate) fn edition(id: &str) -> Result<Edition, String> {
    Edition::from_id(id).ok_or_else(|| {
        let known: Vec<_> = Edition::ALL.into_iter().map(Edition::id).collect();
        format!("the editions are {}", known.join(", "))
    })
}

/// A set by its id.
pub(crate) fn set(id: &str) -> Result<Set, String> {
    Set::from_id(id).ok_or_else(|| {
        let known: Vec<_> = Set::ALL.into_iter().map(Set::id).collect();
        format!("the sets are {}", known.join(", "))
    })
}

/// A language by its id or tag.
pub(crate) fn language(tag: &str) -> Result<Language, String> {
    Language::from_tag(tag).ok_or_else(|| {
        let known: Vec<_> = Language::ALL
            .into_iter()
            .map(|language| format!("{} ({})", language.id(), language.own_name()))
            .collect();
        format!("the languages are {}", known.join(", "))
    })
}

/// The words of the chosen language, or of the system's.
pub(crate) fn words(chosen: Option<Language>) -> Words {
    Words::new(chosen.unwrap_or_else(Language::from_system))
}

/// Writes one JSON value and a line end to standard output.
pub(crate) fn print_json(value: &impl serde::Serialize) -> Result<(), Failure> {
    use std::io::Write;
    let mut out = std::io::stdout().lock();
    serde_json::to_writer_pretty(&mut out, value)?;
    writeln!(out)?;
    Ok(())
}

/// A bar on a terminal, nothing in a pipe.
pub(crate) fn progress_bar() -> ProgressBar {
    let target = if std::io::stderr().is_terminal() {
        ProgressDrawTarget::stderr()
    } else {
        ProgressDrawTarget::hidden()
    };
    let style = ProgressStyle::with_template("{bar:40} {msg}").unwrap_or_else(|_| ProgressStyle::default_bar());
    ProgressBar::with_draw_target(None, target).with_style(style)
}
