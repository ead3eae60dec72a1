//! Options that several commands share.

use crate::failure::Failure;
use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};
use rules::{Edition, Set};
use server::Database;
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

/// The address of a database, refused at once if no server could use it.
pub(crate) fn database(text: &str) -> Result<String, String> {
    match text.split_once("://") {
        Some((kind, _)) if !["sqlite", "postgres", "postgresql"].contains(&kind) => {
            Err("a database is sqlite:FILE or postgres://user:password@host/name".to_owned())
        }
        _ => Ok(text.to_owned()),
    }
}

/// A day as people write it, 2026-11-16, or as programs count it, from 1 January 1970.
pub(crate) fn day(text: &str) -> Result<u32, String> {
    if let Ok(days) = text.parse() {
        return Ok(days);
    }
    let wrong = || "write a day as 2026-11-16, or as the number of days since 1 January 1970".to_owned();
    let parts: Result<Vec<u32>, _> = text.split('-').map(str::parse).collect();
    match parts.map_err(|_| wrong())?[..] {
        [year @ 1970..=9999, month @ 1..=12, day @ 1..=31] => {
            let days = days_since_1970(year, month, day);
            // A day that the month does not have would be the same as one of the next month.
            let next = days_since_1970(year + month / 12, month % 12 + 1, 1);
            if days < next { Ok(days) } else { Err(wrong()) }
        }
        _ => Err(wrong()),
    }
}

/// Days before this one since 1 January 1970. Years are counted from March, so that the leap day comes last.
fn days_since_1970(year: u32, month: u32, day: u32) -> u32 {
    let (year, month) = if month > 2 {
        (year, month - 3)
    } else {
        (year - 1, month + 9)
    };
    let before_the_month = (153 * month + 2) / 5;
    let before_the_year = 365 * year + year / 4 - year / 100 + year / 400;
    before_the_year + before_the_month + day - 1 - 719_468
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

/// Where a server keeps its tables.
#[derive(clap::Args)]
pub(crate) struct Where {
    /// Where tables are kept: sqlite:FILE for a file, or postgres://user:password@host/name for one server or several. Several
    /// times, tables are spread over several databases; players and ratings stay in the first one
    #[arg(
        long,
        value_name = "FILE OR URL",
        env = "OSHRA_DATABASE",
        hide_env_values = true,
        default_value = "sqlite:oshra.db",
        value_parser = database
    )]
    database: Vec<String>,
}

impl Where {
    /// The database, and those beside it. A variable holds the addresses of several with spaces between them.
    pub(crate) fn databases(&self) -> (Database, Vec<Database>) {
        let addresses = self.database.iter().flat_map(|text| match Database::from_text(text) {
            Database::Sqlite(_) => vec![text.as_str()],
            Database::Postgres(_) => text.split_whitespace().collect(),
        });
        let mut all: Vec<Database> = addresses.map(Database::from_text).collect();
        let beside = all.split_off(all.len().min(1));
        let home = all.pop().unwrap_or(Database::Sqlite("oshra.db".into()));
        (home, beside)
    }
}

/// One database.
#[derive(clap::Args)]
pub(crate) struct One {
    /// Where tables are to be kept: sqlite:FILE for a file, or postgres://user:password@host/name
    #[arg(
        long,
        value_name = "FILE OR URL",
        env = "OSHRA_DATABASE",
        hide_env_values = true,
        default_value = "sqlite:oshra.db",
        value_parser = database
    )]
    database: String,
}

impl One {
    /// The database.
    pub(crate) fn database(&self) -> Database {
        Database::from_text(&self.database)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn days_are_counted_as_the_calendar_does() {
        assert_eq!(day("1970-01-01"), Ok(0));
        assert_eq!(day("2000-02-29"), Ok(11_016));
        assert_eq!(day("2026-11-16"), Ok(20_773));
        assert_eq!(day("2026-12-31"), Ok(20_818));
        assert_eq!(day("20773"), Ok(20_773));
        for wrong in [
            "2026-02-29",
            "2026-11-31",
            "2026-13-01",
            "2026-11",
            "16.11.2026",
            "1969-12-31",
            "",
        ] {
            assert!(day(wrong).is_err(), "{wrong}");
        }
    }

    #[test]
    fn only_databases_that_can_be_used_are_taken() {
        for good in [
            "sqlite:oshra.db",
            "sqlite:///var/oshra.db",
            "tables.db",
            "postgres://host/name",
        ] {
            assert_eq!(database(good).as_deref(), Ok(good));
        }
        assert!(database("mysql://host/name").is_err());
    }

    #[test]
    fn several_databases_can_be_named() {
        let read = |texts: &[&str]| {
            let database = texts.iter().map(|text| (*text).to_owned()).collect();
            let (home, beside) = Where { database }.databases();
            let name = |database: &Database| match database {
                Database::Sqlite(path) => path.display().to_string(),
                Database::Postgres(url) => url.clone(),
            };
            (name(&home), beside.iter().map(name).collect::<Vec<_>>())
        };
        assert_eq!(read(&["sqlite:my tables.db"]), ("my tables.db".to_owned(), vec![]));
        let (one, other) = ("postgres://a/b", "postgres://c/d");
        assert_eq!(read(&[one, other]), (one.to_owned(), vec![other.to_owned()]));
        assert_eq!(read(&[&format!("{one} {other}")]), read(&[one, other]));
    }
}
