//! Compresses the files and lays them where the crate embeds them.

use crate::{Files, Outcome};
use flate2::Compression;
use flate2::write::GzEncoder;
use sha2::{Digest, Sha256};
use std::fmt::Write as _;
use std::fs;
use std::io::Write as _;
use std::path::Path;

/// What a first visit may load, compressed, before pictures.
const BUDGET: usize = 600_000;

/// Whether a first visit to a game loads a file: not the parts for learning, reading and tables elsewhere, not what is kept
/// for times without a network, and pictures as needed.
fn comes_first(path: &str) -> bool {
    let part = path.ends_with(".wasm") && path.contains('-');
    match path.split_once('/') {
        None if part => path.starts_with("page-aside") || path.starts_with("page-chunk"),
        None => !path.starts_with("index") && !matches!(path, "later.json" | "icon-192.png" | "icon-512.png"),
        Some(("fonts", font)) => !font.ends_with("-more.woff2") && !font.contains("Italic"),
        Some((folder, _)) => matches!(folder, "sign" | "icon" | "marker"),
    }
}

/// Stops a small client that is not small.
fn check_size(sizes: &[(&str, usize)]) -> Outcome<()> {
    let first = sizes.iter().filter(|(path, _)| comes_first(path));
    // The page is there in every language.
    let pages = sizes.iter().filter(|(path, _)| path.starts_with("index"));
    let visit = first.map(|(_, size)| size).sum::<usize>() + pages.map(|(_, size)| *size).max().unwrap_or_default();
    if visit > BUDGET {
        return Err(format!("a first visit would load {visit} bytes, at most {BUDGET} are allowed").into());
    }
    Ok(())
}

/// Writes the files, compressed both ways, and a list of them for the crate.
pub(crate) fn embed(out: &Path, files: Files, small: bool) -> Outcome<()> {
    let folder = out.join("files");
    let _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(&folder)?;
    let mut list = String::from("static FILES: &[Embedded] = &[\n");
    let mut files = files.0;
    files.sort();
    let mut sizes = Vec::new();
    for (index, (path, bytes)) in files.iter().enumerate() {
        let quality = if small { 11 } else { 4 };
        let (gzip, brotli) = (folder.join(format!("{index}.gz")), folder.join(format!("{index}.br")));
        let mut encoder = GzEncoder::new(fs::File::create(&gzip)?, Compression::new(if small { 9 } else { 3 }));
        encoder.write_all(bytes)?;
        encoder.finish()?;
        let mut encoder = brotli::CompressorWriter::new(fs::File::create(&brotli)?, 1 << 16, quality, 22);
        encoder.write_all(bytes)?;
        encoder.flush()?;
        drop(encoder);
        sizes.push((path.as_str(), usize::try_from(fs::metadata(&brotli)?.len())?));
        let tag: String = Sha256::digest(bytes)[..8]
            .iter()
            .map(|byte| format!("{byte:02x}"))
            .collect();
        writeln!(
            list,
            "    Embedded {{ path: {path:?}, gzip: include_bytes!({gzip:?}), brotli: include_bytes!({brotli:?}), tag: {tag:?} }},"
        )?;
    }
    list.push_str("];\n");
    fs::write(out.join("files.rs"), list)?;
    if small {
        check_size(&sizes)?;
    }
    Ok(())
}
