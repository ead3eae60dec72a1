//! `oshra backup --every`: one backup after the other into a folder, the last ones kept.

use super::calendar;
use super::copies::{said, told, write_backup};
use super::serve::Stop;
use crate::failure::Failure;
use server::{CopyError, Database, Time};
use std::convert::Infallible;
use std::fs;
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::time::{Duration, SystemTime};
use words::Words;

/// What the names of the files begin and end with.
const NAME: (&str, &str) = ("oshra-", ".backup");
/// After a backup that could not be written, the next one is not a whole day away.
const SOON: Duration = Duration::from_secs(60);

/// The backups in a folder, the oldest first; other files are none of its business.
fn backups(folder: &Path) -> io::Result<Vec<PathBuf>> {
    let mut backups = Vec::new();
    for entry in fs::read_dir(folder)? {
        let entry = entry?;
        let name = entry.file_name();
        let is_ours = |name: &str| name.starts_with(NAME.0) && name.ends_with(NAME.1);
        if name.to_str().is_some_and(is_ours) {
            backups.push(entry.path());
        }
    }
    backups.sort();
    Ok(backups)
}

/// How long until the next one is due. A program that is started again does not begin anew: whoever keeps seven has them of
/// seven days, however often that happens.
fn due(folder: &Path, every: Duration) -> io::Result<Duration> {
    let Some(last) = backups(folder)?.pop() else {
        return Ok(Duration::ZERO);
    };
    let written = fs::metadata(last)?.modified()?;
    // One from the future says that the clock was wrong.
    let since = SystemTime::now().duration_since(written).unwrap_or(every);
    Ok(every.saturating_sub(since))
}

/// Removes the oldest, so that this many are left.
fn thin_out(folder: &Path, keep: usize) -> io::Result<()> {
    let backups = backups(folder)?;
    for old in &backups[..backups.len().saturating_sub(keep)] {
        fs::remove_file(old)?;
    }
    Ok(())
}

/// Writes one, and removes those that are too old now.
async fn write(
    databases: &(Database, Vec<Database>),
    folder: &Path,
    keep: usize,
    words: Words,
) -> Result<(), CopyError> {
    let minute = calendar::minute(Time::default().now()).in_names();
    let file = folder.join(format!("{}{minute}{}", NAME.0, NAME.1));
    let copy = write_backup(databases, &file).await?;
    thin_out(folder, keep)?;
    let name = file.display();
    writeln!(io::stdout(), "{name}: {}", told(copy, words))?;
    Ok(())
}

/// Writes one whenever it is due.
async fn go_on(
    databases: &(Database, Vec<Database>),
    folder: &Path,
    every: Duration,
    keep: usize,
    words: Words,
) -> Result<Infallible, Failure> {
    let mut wait = due(folder, every)?;
    loop {
        tokio::time::sleep(wait).await;
        wait = match write(databases, folder, keep, words).await {
            Ok(()) => due(folder, every)?,
            Err(error) => {
                eprintln!("oshra: {}", said(&error, words));
                SOON.min(every)
            }
        };
    }
}

/// Goes on until somebody asks it to stop.
pub(super) fn run(
    databases: &(Database, Vec<Database>),
    folder: &Path,
    hours: u32,
    keep: u32,
    words: Words,
) -> Result<(), Failure> {
    let every = Duration::from_secs(3600 * u64::from(hours));
    fs::create_dir_all(folder)?;
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
    runtime.block_on(async {
        let stop = Stop::listen()?;
        tokio::select! {
            ended = go_on(databases, folder, every, keep as usize, words) => ended.map(drop),
            () = stop.wait() => Ok(()),
        }
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_the_last_backups_stay() {
        let folder = std::env::temp_dir().join(format!("oshra-keeping-{}", std::process::id()));
        fs::create_dir_all(&folder).unwrap();
        let every = Duration::from_secs(3600);
        assert_eq!(due(&folder, every).unwrap(), Duration::ZERO);
        let names = [
            "oshra-2026-11-18-0330.backup",
            "oshra-2026-11-19-0330.backup",
            "oshra-2026-12-01-0330.backup",
        ];
        for name in names.iter().copied().chain(["mine.backup", "oshra.db"]) {
            fs::write(folder.join(name), name).unwrap();
        }
        assert!(due(&folder, every).unwrap() > Duration::from_secs(3500));
        let last = fs::File::options().write(true).open(folder.join(names[2])).unwrap();
        last.set_modified(SystemTime::now() - Duration::from_secs(7200))
            .unwrap();
        assert_eq!(due(&folder, every).unwrap(), Duration::ZERO);
        last.set_modified(SystemTime::now() + Duration::from_secs(7200))
            .unwrap();
        assert_eq!(due(&folder, every).unwrap(), Duration::ZERO);
        thin_out(&folder, 2).unwrap();
        let left: Vec<PathBuf> = names[1..].iter().map(|name| folder.join(name)).collect();
        assert_eq!(backups(&folder).unwrap(), left);
        thin_out(&folder, 5).unwrap();
        assert_eq!(fs::read_dir(&folder).unwrap().count(), 4);
        fs::remove_dir_all(&folder).unwrap();
    }
}
