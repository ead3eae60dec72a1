//! Writing files: all of each or nothing.

use print::{Options, PrintError, book, write};
use std::fs;
use std::path::PathBuf;

/// A folder of its own for a test.
fn folder(name: &str) -> PathBuf {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(&folder).unwrap();
    folder
}

fn names(folder: &PathBuf) -> Vec<String> {
    let mut names: Vec<String> = fs::read_dir(folder)
        .unwrap()
        .map(|entry| entry.unwrap().file_name().into_string().unwrap())
        .collect();
    names.sort();
    names
}

#[test]
fn a_file_appears_whole_and_alone() {
    let folder = folder("whole");
    let path = folder.join("book.pdf");
    fs::write(&path, "an old book").unwrap();
    write(&path, || book(&Options::default())).unwrap();
    let pdf = fs::read(&path).unwrap();
    assert!(pdf.starts_with(b"%PDF-") && pdf.trim_ascii_end().ends_with(b"%%EOF"));
    assert_eq!(names(&folder), ["book.pdf"]);
}

#[test]
fn a_path_that_cannot_be_written_is_told_and_nothing_is_left() {
    let folder = folder("nothing");
    for path in [
        folder.join("no/such/folder/book.pdf"),
        folder.clone(),
        folder.join(".."),
    ] {
        let error = write(&path, || book(&Options::default())).unwrap_err();
        assert!(matches!(&error, PrintError::Write { .. }), "{error:?}");
        assert!(error.to_string().contains("cannot be written"), "{error}");
        assert_eq!(names(&folder), [""; 0]);
    }
    // A file where a folder should be.
    fs::write(folder.join("file"), "").unwrap();
    assert!(write(&folder.join("file/book.pdf"), || book(&Options::default())).is_err());
    assert_eq!(names(&folder), ["file"]);
}
