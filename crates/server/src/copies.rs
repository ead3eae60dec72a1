//! Copies of everything a database holds: into a file, out of a file, and from one database into another. A file holds one
//! JSON value per line: what it is, every row, and at the end how many rows there were and the hash of all lines before, so
//! that a file that is not whole is refused.

use crate::config::Database;
use crate::secret::hex;
use crate::storage::StorageError;
use crate::storage::copying::{Copied, Filling};
use crate::storage::places::{Place, Row};
use crate::time::Millis;
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};
use std::io::{self, BufRead, Write};

/// The version of the files this program writes, and the newest it reads.
const VERSION: u32 = 3;
/// Longest line: an entry and what is around it are far shorter.
const LONGEST: u64 = 16 << 20;

/// Why there is no copy.
#[derive(Debug, thiserror::Error)]
pub enum CopyError {
    /// The database.
    #[error(transparent)]
    Storage(#[from] StorageError),
    /// The file.
    #[error(transparent)]
    File(#[from] io::Error),
    /// The file is no backup.
    #[error("this is not a backup of tables")]
    NotABackup,
    /// It was made by a newer program.
    #[error("this backup was made by a newer version of this program")]
    Newer,
    /// The end is missing, or something was changed.
    #[error("this backup is damaged: it is not as it was written")]
    Damaged,
}

/// How much was copied.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Copy {
    /// How many tables were copied.
    pub tables: u64,
    /// Everything that happened at them.
    pub entries: u64,
    /// Rows in all.
    pub rows: u64,
}

impl Copy {
    fn count(&mut self, place: &Place) {
        self.rows += 1;
        match place.name() {
            "tables" => self.tables += 1,
            "log" => self.entries += 1,
            _ => {}
        }
    }
}

#[derive(Serialize, Deserialize)]
struct Head {
    oshra: String,
    version: u32,
    at: Millis,
}

#[derive(Serialize, Deserialize)]
struct BackupRow {
    #[serde(rename = "in")]
    place: String,
    row: Row,
}

#[derive(Serialize, Deserialize)]
struct End {
    end: Copy,
    sha256: String,
}

/// Writes lines and remembers their hash.
struct Lines<'a> {
    out: &'a mut (dyn Write + Send),
    hash: Sha256,
}

impl Lines<'_> {
    fn write(&mut self, value: &impl Serialize) -> io::Result<()> {
        let mut line = serde_json::to_string(value)?;
        line.push('\n');
        self.hash.update(&line);
        self.out.write_all(line.as_bytes())
    }
}

/// Writes everything a database and those beside it hold, each as it is at one moment; servers may go on meanwhile.
///
/// # Errors
/// A [`CopyError`] that says what is in the way.
pub async fn backup(
    database: &Database,
    beside: &[Database],
    now: Millis,
    out: &mut (dyn Write + Send),
) -> Result<Copy, CopyError> {
    let sources = Copied::open_all(database, beside, false).await?;
    let mut lines = Lines {
        out,
        hash: Sha256::new(),
    };
    let head = Head {
        oshra: "backup".to_owned(),
        version: VERSION,
        at: now,
    };
    lines.write(&head)?;
    let mut copy = Copy::default();
    for mut source in sources {
        while let Some((place, row)) = source.next().await? {
            copy.count(place);
            let line = BackupRow {
                place: place.name().to_owned(),
                row,
            };
            lines.write(&line)?;
        }
    }
    let sha256 = hex(&lines.hash.clone().finalize());
    lines.write(&End { end: copy, sha256 })?;
    lines.out.flush()?;
    Ok(copy)
}

/// A backup that is being read.
struct Reading<'a> {
    from: &'a mut (dyn BufRead + Send),
    hash: Sha256,
    copy: Copy,
}

impl Reading<'_> {
    /// Reads the head, and no further.
    fn open(from: &mut (dyn BufRead + Send)) -> Result<Reading<'_>, CopyError> {
        let head = match line(from) {
            Ok(Some(head)) => head,
            Ok(None) | Err(CopyError::Damaged) => return Err(CopyError::NotABackup),
            Err(error) => return Err(error),
        };
        let read: Head = serde_json::from_str(&head).map_err(|_| CopyError::NotABackup)?;
        if read.oshra != "backup" {
            return Err(CopyError::NotABackup);
        }
        if read.version > VERSION {
            return Err(CopyError::Newer);
        }
        let mut hash = Sha256::new();
        hash.update(&head);
        let copy = Copy::default();
        Ok(Reading { from, hash, copy })
    }

    /// The next row; nothing at the end, if all of it was there and as it was written.
    fn next(&mut self) -> Result<Option<(&'static Place, Row)>, CopyError> {
        let text = line(self.from)?.ok_or(CopyError::Damaged)?;
        if let Ok(end) = serde_json::from_str::<End>(&text) {
            let is_whole = end.end == self.copy && end.sha256 == hex(&self.hash.clone().finalize());
            return match is_whole && line(self.from)?.is_none() {
                true => Ok(None),
                false => Err(CopyError::Damaged),
            };
        }
        let read: BackupRow = serde_json::from_str(&text).map_err(|_| CopyError::Damaged)?;
        self.hash.update(&text);
        let place = Place::named(&read.place).ok_or(CopyError::Damaged)?;
        place.check(&read.row)?;
        self.copy.count(place);
        Ok(Some((place, read.row)))
    }
}

/// Fills an empty database with what a backup holds: all of it, or nothing.
///
/// # Errors
/// A [`CopyError`] that says what is in the way.
pub async fn restore(database: &Database, from: &mut (dyn BufRead + Send)) -> Result<Copy, CopyError> {
    let mut reading = Reading::open(from)?;
    let mut target = Filling::open(database).await?;
    while let Some((place, row)) = reading.next()? {
        target.put(place, row).await?;
    }
    target.finish().await?;
    Ok(reading.copy)
}

/// Reads a backup to its end, as restoring it would, and changes nothing.
///
/// # Errors
/// A [`CopyError`] that says why it could not be restored.
pub fn check_backup(from: &mut (dyn BufRead + Send)) -> Result<Copy, CopyError> {
    let mut reading = Reading::open(from)?;
    while reading.next()?.is_some() {}
    Ok(reading.copy)
}

/// The next line with its end; nothing at the end of the file.
fn line(from: &mut (dyn BufRead + Send)) -> Result<Option<String>, CopyError> {
    let mut line = String::new();
    let limited = &mut io::Read::take(from, LONGEST);
    match limited.read_line(&mut line) {
        Ok(0) => Ok(None),
        Ok(_) if line.ends_with('\n') => Ok(Some(line)),
        Ok(_) => Err(CopyError::Damaged),
        Err(error) if error.kind() == io::ErrorKind::InvalidData => Err(CopyError::NotABackup),
        Err(error) => Err(error.into()),
    }
}

/// Copies everything from a database that no server uses into an empty one.
///
/// # Errors
/// A [`CopyError`] that says what is in the way.
pub async fn transfer(from: &Database, to: &Database) -> Result<Copy, CopyError> {
    let sources = Copied::open_all(from, &[], true).await?;
    let mut target = Filling::open(to).await?;
    let mut copy = Copy::default();
    for mut source in sources {
        while let Some((place, row)) = source.next().await? {
            copy.count(place);
            target.put(place, row).await?;
        }
    }
    target.finish().await?;
    Ok(copy)
}
