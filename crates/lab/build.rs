//! Says which build this is: a digest of everything that decides how a game goes and how it is counted.
//!
//! Parts of an experiment may be put together only if the same bots played them by the same rules. A version number
//! does not tell (it stays the same for months), and not every source tree comes with a history to ask.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};

/// What decides how a game goes. The page of a report does not.
const SOURCES: [&str; 6] = [
    "../rules/src",
    "../bots/src",
    "../encoding/src",
    "../nets/src",
    "../nets/weights",
    "src",
];
const LEFT_OUT: [&str; 2] = ["src/page", "src/text.rs"];

fn main() -> io::Result<()> {
    let mut files = Vec::new();
    for source in SOURCES {
        println!("cargo:rerun-if-changed={source}");
        let source = Path::new(source);
        // A package on its own has no neighbors; then its version must do.
        if source.exists() {
            gather(source, &mut files)?;
        }
    }
    files.sort();
    let mut digest = FNV_BASIS;
    for file in &files {
        let name = file.to_string_lossy().replace('\\', "/");
        digest = hash(digest, name.as_bytes());
        // Line ends differ between systems, and the digest must not.
        let content: Vec<u8> = fs::read(file)?.into_iter().filter(|&byte| byte != b'\r').collect();
        digest = hash(digest, &content);
    }
    println!("cargo:rustc-env=LAB_BUILD={digest:016x}");
    Ok(())
}

fn gather(folder: &Path, files: &mut Vec<PathBuf>) -> io::Result<()> {
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        if LEFT_OUT.iter().any(|out| path == Path::new(out)) {
            continue;
        }
        if path.is_dir() {
            gather(&path, files)?;
        } else {
            files.push(path);
        }
    }
    Ok(())
}

const FNV_BASIS: u64 = 0xcbf2_9ce4_8422_2325;
const FNV_PRIME: u64 = 0x0100_0000_01b3;

/// FNV-1a: enough to tell builds apart, and the same with every compiler.
fn hash(digest: u64, bytes: &[u8]) -> u64 {
    let step = |digest: u64, byte: &u8| (digest ^ u64::from(*byte)).wrapping_mul(FNV_PRIME);
    bytes.iter().fold(digest, step)
}
