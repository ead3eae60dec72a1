//! Compresses the files and lays them where the crate embeds them.

use crate::{Files, Outcome};
use flate2::Compression;
use flate2::write::GzEncoder;
use sha2::{Digest, Sha256};
use std::fmt::Write as _;
use std::fs;
use std::io::Write as _;
use std::path::Path;

/// What a first visit may load, compressed.
const BUDGET: usize = 600_000;

/// Warns of a small client that is not small. A first visit loads the page, the worker, one language, the
/// fonts, the signs, and of the pictures those that lie on the table.
fn warn_of_size(sizes: &[(&str, usize)]) {
    let in_folder = |folder: &str| {
        let files = sizes.iter().filter(|(path, _)| path.starts_with(folder));
        let mut sizes: Vec<usize> = files.map(|(_, size)| *size).collect();
        sizes.sort_unstable_by(|one, other| other.cmp(one));
        sizes
    };
    let largest = |folder: &str, count: usize| in_folder(folder).iter().take(count).sum::<usize>();
    let plain = sizes
        .iter()
        .filter(|(path, _)| !path.contains('/') && !matches!(*path, "later.json" | "icon-512.png"));
    let visit = plain.map(|(_, size)| size).sum::<usize>()
        + largest("words/", 1)
        + largest("fonts/", 4)
        + ["sign/", "icon/", "marker/"]
            .map(|folder| largest(folder, usize::MAX))
            .iter()
            .sum::<usize>()
        + largest("face/", 24)
        + largest("art/", 8);
    if visit > BUDGET {
        let modules = sizes.iter().filter(|(path, _)| path.ends_with(".wasm"));
        let modules: Vec<String> = modules.map(|(path, size)| format!("{path} {size}")).collect();
        println!(
            "cargo::warning=a first visit would load {visit} bytes of at most {BUDGET} ({})",
            modules.join(", ")
        );
    }
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
        warn_of_size(&sizes);
    }
    Ok(())
}
