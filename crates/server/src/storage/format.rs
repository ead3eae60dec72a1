//! How entries are written down. Every entry carries the number of its format: old formats are brought up to date when they
//! are read, and a table with an entry of a format that is not known yet is left to a newer program.
//!
//! A new kind of entry, or a new meaning of an old one, is a new format. Each entry is written in the oldest format that can
//! express it, so that a program one version older can go on with every table at which nothing new has happened.

use super::{StorageError, signed, unsigned};
use crate::entry::{Entry, Origin, Stored};

/// The newest format this program reads.
pub(super) const NEWEST: i64 = 2;

/// An entry in the columns of the log.
pub(super) struct Row {
    pub(super) number: i64,
    pub(super) at: i64,
    pub(super) origin: i64,
    pub(super) format: i64,
    pub(super) body: String,
}

impl Row {
    pub(super) fn write(stored: &Stored) -> Result<Row, StorageError> {
        Ok(Row {
            number: signed(stored.number),
            at: signed(stored.at),
            origin: signed(stored.origin.0),
            format: stored.entry.format(),
            body: serde_json::to_string(&stored.entry).map_err(unreadable)?,
        })
    }

    pub(super) fn read(number: i64, at: i64, origin: i64, format: i64, body: &str) -> Result<Stored, StorageError> {
        Ok(Stored {
            number: unsigned(number),
            at: unsigned(at),
            origin: Origin(unsigned(origin)),
            entry: read(format, body)?,
        })
    }
}

fn unreadable(error: serde_json::Error) -> StorageError {
    StorageError::Unreadable(error.to_string())
}

/// Whether something stands in an entry that this program has never heard of: only a newer one can have written it.
fn is_unknown(error: &serde_json::Error) -> bool {
    let reason = error.to_string();
    error.is_data()
        && ["unknown variant", "unknown field"]
            .iter()
            .any(|begins| reason.starts_with(begins))
}

fn read(format: i64, body: &str) -> Result<Entry, StorageError> {
    match format {
        1..=NEWEST => serde_json::from_str(body).map_err(|error| match is_unknown(&error) {
            true => StorageError::Newer,
            false => unreadable(error),
        }),
        newer if newer > NEWEST => Err(StorageError::Newer),
        never => Err(StorageError::Unreadable(format!("there is no format {never}"))),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_only_a_newer_program_can_have_written_is_left_to_it() {
        let opened = r#"{"type":"opened","settings":{"seats":2},"bots":[],"seed":"a seed"}"#;
        assert!(read(1, opened).is_ok());
        for newer in [
            r#"{"type":"sang","song":7}"#,
            r#"{"type":"opened","settings":{"seats":2,"music":true},"bots":[],"seed":"a seed"}"#,
            r#"{"type":"opened","settings":{"seats":2},"bots":["genius"],"seed":"a seed"}"#,
        ] {
            assert_eq!(read(NEWEST, newer), Err(StorageError::Newer), "{newer}");
        }
        assert_eq!(read(NEWEST + 1, opened), Err(StorageError::Newer));
        for broken in ["", "{", "[]", r#"{"type":"opened"}"#, r#"{"type":"left","seat":9}"#] {
            assert!(
                matches!(read(NEWEST, broken), Err(StorageError::Unreadable(_))),
                "{broken}"
            );
        }
    }
}
