//! `oshra backup | restore | move`: everything a server keeps, into a file, out of it, and into another database.

use super::keeping;
use super::options::{One, Where, database, print_json, words};
use crate::failure::Failure;
use server::{Copy, CopyError, Database, StorageError, Time};
use std::fs::File;
use std::io::{self, BufReader, BufWriter, Write};
use std::path::{Path, PathBuf};
use words::{Language, Words, text};

#[derive(clap::Args)]
pub(crate) struct Spoken {
    /// Print one JSON object
    #[arg(long)]
    json: bool,
    /// Speak this language [en, de, pl]; the system's if not given
    #[arg(long, value_name = "LANGUAGE", value_parser = super::options::language)]
    language: Option<Language>,
}

#[derive(clap::Args)]
pub(crate) struct BackupArguments {
    /// The file to write; - for standard output. With --every, the folder for the files
    file: PathBuf,
    #[command(flatten)]
    database: Where,
    /// Replace the file if it is there
    #[arg(long)]
    force: bool,
    /// Go on running, and write another backup as often as this
    #[arg(long, value_name = "HOURS", conflicts_with = "force", value_parser = clap::value_parser!(u32).range(1..=8784))]
    every: Option<u32>,
    /// How many of these files are kept; older ones are removed
    #[arg(long, value_name = "COUNT", requires = "every", default_value_t = 7, value_parser = clap::value_parser!(u32).range(1..=10_000))]
    keep: u32,
    #[command(flatten)]
    spoken: Spoken,
}

#[derive(clap::Args)]
pub(crate) struct RestoreArguments {
    /// The file to read; - for standard input
    file: PathBuf,
    /// Only read it to its end, and say whether it could be restored: no database is touched
    #[arg(long)]
    check: bool,
    #[command(flatten)]
    database: One,
    #[command(flatten)]
    spoken: Spoken,
}

#[derive(clap::Args)]
pub(crate) struct MoveArguments {
    /// Where the tables are: sqlite:FILE or postgres://user:password@host/name; no server may use it
    #[arg(value_parser = database)]
    from: String,
    /// Where they are to be: an empty database
    #[arg(value_parser = database)]
    to: String,
    #[command(flatten)]
    spoken: Spoken,
}

pub(super) fn said(error: &CopyError, words: Words) -> String {
    match error {
        CopyError::Storage(StorageError::NotEmpty) => text!(words, "copy-not-empty"),
        CopyError::Storage(StorageError::InUse) => text!(words, "copy-in-use"),
        CopyError::Storage(StorageError::Newer) => text!(words, "doctor-database-newer"),
        CopyError::Storage(
            StorageError::Unavailable(reason) | StorageError::Unusable(reason) | StorageError::Unreadable(reason),
        ) => text!(words, "doctor-database-unreachable", reason = reason.clone()),
        CopyError::File(error) => text!(words, "copy-file", reason = error.to_string()),
        CopyError::NotABackup => text!(words, "copy-not-a-backup"),
        CopyError::Newer => text!(words, "copy-newer"),
        CopyError::Damaged => text!(words, "copy-damaged"),
    }
}

/// Does it, and tells what came of it: on standard error where standard output is the copy itself.
fn carry_out(spoken: &Spoken, quiet: bool, work: impl Future<Output = Result<Copy, CopyError>>) -> Result<(), Failure> {
    let words = words(spoken.language);
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
    let copy = runtime
        .block_on(work)
        .map_err(|error| Failure::Request(said(&error, words)))?;
    if quiet {
        return Ok(());
    }
    if spoken.json {
        return print_json(&copy);
    }
    writeln!(io::stdout(), "{}", told(copy, words))?;
    Ok(())
}

/// How much was copied, for people.
pub(super) fn told(copy: Copy, words: Words) -> String {
    text!(words, "copy-done", tables = copy.tables, entries = copy.entries)
}

/// A file that only its owner can read: it holds the seeds of games being played.
fn private(path: &Path) -> io::Result<File> {
    let mut options = File::options();
    options.write(true).create_new(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options.open(path)
}

/// Writes a backup beside the file and puts it in its place when it is whole and on the disk.
pub(super) async fn write_backup(
    (database, beside): &(Database, Vec<Database>),
    file: &Path,
) -> Result<Copy, CopyError> {
    let mut name = std::ffi::OsString::from(".");
    name.push(file.file_name().unwrap_or_default());
    name.push(format!(".{}.part", std::process::id()));
    let part = file.with_file_name(name);
    let written = async {
        let mut out = BufWriter::new(private(&part)?);
        let copy = server::backup(database, beside, Time::default().now(), &mut out).await?;
        out.into_inner().map_err(io::Error::from)?.sync_all()?;
        std::fs::rename(&part, file)?;
        Ok(copy)
    };
    let written = written.await;
    if written.is_err() {
        // What matters is why the writing failed.
        let _ = std::fs::remove_file(&part);
    }
    written
}

pub(crate) fn backup(arguments: &BackupArguments) -> Result<(), Failure> {
    let databases = arguments.database.databases();
    let file = &arguments.file;
    if let Some(hours) = arguments.every {
        let words = words(arguments.spoken.language);
        return keeping::run(&databases, file, hours, arguments.keep, words);
    }
    if file.as_os_str() == "-" {
        return carry_out(&arguments.spoken, true, async {
            server::backup(&databases.0, &databases.1, Time::default().now(), &mut io::stdout()).await
        });
    }
    if file.exists() && !arguments.force {
        let name = file.display().to_string();
        return Err(Failure::Request(text!(
            words(arguments.spoken.language),
            "copy-there",
            name = name
        )));
    }
    carry_out(&arguments.spoken, false, write_backup(&databases, file))
}

/// The file, or standard input.
fn opened(file: &Path) -> io::Result<Box<dyn io::BufRead + Send>> {
    Ok(match file.as_os_str() == "-" {
        true => Box::new(BufReader::new(io::stdin())),
        false => Box::new(BufReader::new(File::open(file)?)),
    })
}

pub(crate) fn restore(arguments: &RestoreArguments) -> Result<(), Failure> {
    if arguments.check {
        return check(arguments);
    }
    let database = arguments.database.database();
    carry_out(&arguments.spoken, false, async {
        server::restore(&database, &mut *opened(&arguments.file)?).await
    })
}

fn check(arguments: &RestoreArguments) -> Result<(), Failure> {
    let words = words(arguments.spoken.language);
    let checked = opened(&arguments.file).map_err(CopyError::from);
    let checked = checked.and_then(|mut from| server::check_backup(&mut *from));
    let copy = checked.map_err(|error| Failure::Request(said(&error, words)))?;
    if arguments.spoken.json {
        return print_json(&copy);
    }
    let told = text!(words, "copy-checked", tables = copy.tables, entries = copy.entries);
    writeln!(io::stdout(), "{told}")?;
    Ok(())
}

pub(crate) fn transfer(arguments: &MoveArguments) -> Result<(), Failure> {
    let from = Database::from_text(&arguments.from);
    let to = Database::from_text(&arguments.to);
    carry_out(&arguments.spoken, false, server::transfer(&from, &to))
}
