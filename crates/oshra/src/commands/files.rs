//! Files that commands read and write.

use crate::failure::Failure;
use std::io::{self, Read};
use std::path::Path;
use words::{Words, text};

/// A text file; `-` for standard input.
pub(crate) fn read(path: &Path) -> io::Result<String> {
    if path.as_os_str() == "-" {
        let mut text = String::new();
        return io::stdin().read_to_string(&mut text).map(|_| text);
    }
    std::fs::read_to_string(path)
}

/// Reads a text; if it cannot be read, the failure says so in the language of the user.
pub(crate) fn read_for(path: &Path, words: Words) -> Result<String, Failure> {
    read(path).map_err(|_| Failure::Request(text!(words, "fault-no-file", name = path.display().to_string())))
}

/// Whether the folder of a file that is to be written is there.
pub(crate) fn folder_of(path: &Path) -> io::Result<()> {
    match path.parent() {
        Some(folder) if !folder.as_os_str().is_empty() => std::fs::read_dir(folder).map(drop),
        _ => Ok(()),
    }
}

/// Writes a file that appears whole or not at all.
pub(crate) fn write_whole(path: &Path, content: &[u8]) -> io::Result<()> {
    let Some(name) = path.file_name() else {
        return Err(io::Error::new(io::ErrorKind::InvalidInput, "this is no file name"));
    };
    let mut beside = std::ffi::OsString::from(".");
    beside.push(name);
    beside.push(format!(".{}.part", std::process::id()));
    let beside = path.with_file_name(beside);
    let written = std::fs::write(&beside, content).and_then(|()| std::fs::rename(&beside, path));
    if written.is_err() {
        // What matters is why the writing failed.
        let _ = std::fs::remove_file(&beside);
    }
    written
}
