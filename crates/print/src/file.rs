//! Writing files: all of each or nothing.

use crate::{PrintError, Shop, images};
use std::fs::{self, File};
use std::io::{self, Write};
use std::path::{Path, PathBuf};

/// Writes what `make` makes to a file. The file appears whole or not at all: it is written beside its place first and
/// then moved there, so an error never leaves half a file and never harms one that was there before.
///
/// # Errors
/// [`PrintError::Write`] if the file cannot be written, for example because its folder is not there; and those of
/// `make`.
pub fn write(path: &Path, make: impl FnOnce() -> Result<Vec<u8>, PrintError>) -> Result<(), PrintError> {
    let failed = |error| PrintError::Write {
        path: path.to_owned(),
        error,
    };
    let beside = beside(path).map_err(failed)?;
    // Opened before anything is made, so that a wrong path is told at once.
    let file = File::create_new(&beside).map_err(failed)?;
    let written = make().and_then(|bytes| finish(file, &bytes, &beside, path).map_err(failed));
    if written.is_err() {
        // What matters is why the writing failed; the leftover can do no more harm than lie there.
        let _ = fs::remove_file(&beside);
    }
    written
}

/// Writes all pictures of [`images`](images()) into a folder, which is made if it is not there, and returns how many
/// they are.
///
/// # Errors
/// [`PrintError::Write`] if the folder or a file cannot be written; and those of [`images`](images()).
pub fn write_images(folder: &Path, shop: &Shop) -> Result<usize, PrintError> {
    fs::create_dir_all(folder).map_err(|error| PrintError::Write {
        path: folder.to_owned(),
        error,
    })?;
    let mut written = 0;
    for image in images(shop) {
        let image = image?;
        write(&folder.join(&image.name), || Ok(image.png))?;
        written += 1;
    }
    Ok(written)
}

fn finish(mut file: File, pdf: &[u8], beside: &Path, path: &Path) -> io::Result<()> {
    file.write_all(pdf)?;
    file.sync_all()?;
    drop(file);
    fs::rename(beside, path)
}

/// A path beside this one that nobody else uses.
fn beside(path: &Path) -> io::Result<PathBuf> {
    let Some(name) = path.file_name() else {
        return Err(io::Error::new(io::ErrorKind::InvalidInput, "this is no file name"));
    };
    if path.is_dir() {
        return Err(io::Error::new(io::ErrorKind::IsADirectory, "this is a folder"));
    }
    let mut beside = std::ffi::OsString::from(".");
    beside.push(name);
    beside.push(format!(".{}.part", std::process::id()));
    Ok(path.with_file_name(beside))
}
