//! The files as the build laid them down.

use flate2::Compression;
use flate2::write::GzEncoder;
use std::fs;
use std::io::{self, Write};
use std::path::Path;
use std::sync::OnceLock;

/// A file as the build laid it down: compressed with Brotli, which browsers take. For everybody else it is unpacked once
/// and kept; all files together are a few megabytes, which is the most that this can take.
struct Embedded {
    path: &'static str,
    brotli: &'static [u8],
    tag: &'static str,
    plain: OnceLock<Vec<u8>>,
    gzip: OnceLock<Vec<u8>>,
}

impl Embedded {
    const fn new(path: &'static str, brotli: &'static [u8], tag: &'static str) -> Embedded {
        Embedded {
            path,
            brotli,
            tag,
            plain: OnceLock::new(),
            gzip: OnceLock::new(),
        }
    }
}

include!(concat!(env!("OUT_DIR"), "/files.rs"));

/// What a Content-Security-Policy calls the script inside the page.
pub(crate) const fn script() -> &'static str {
    SCRIPT
}

/// A file of the client.
#[derive(Clone, Copy)]
pub struct File(&'static Embedded);

impl File {
    /// What it is, as browsers are told.
    pub fn content_type(&self) -> &'static str {
        match self.0.path.rsplit('.').next() {
            Some("html") => "text/html; charset=utf-8",
            Some("css") => "text/css; charset=utf-8",
            Some("js") => "text/javascript; charset=utf-8",
            Some("wasm") => "application/wasm",
            Some("svg") => "image/svg+xml",
            Some("png") => "image/png",
            Some("ftl") => "text/plain; charset=utf-8",
            Some("json") => "application/json",
            Some("webmanifest") => "application/manifest+json",
            Some("woff2") => "font/woff2",
            _ => "application/octet-stream",
        }
    }

    /// Its path.
    pub fn path(&self) -> &'static str {
        self.0.path
    }

    /// Changes when the file does.
    pub fn tag(&self) -> &'static str {
        self.0.tag
    }

    /// Its bytes, compressed with Brotli.
    pub fn brotli(&self) -> &'static [u8] {
        self.0.brotli
    }

    /// Its bytes as they are, unpacked when they are first wanted.
    pub fn plain(&self) -> &'static [u8] {
        self.0.plain.get_or_init(|| {
            let mut bytes = Vec::new();
            // What the build compressed can be read again; a test unpacks every file.
            let _ = brotli_decompressor::BrotliDecompress(&mut &*self.0.brotli, &mut bytes);
            bytes
        })
    }

    /// Its bytes, compressed with gzip when they are first wanted: browsers take Brotli only over safe connections.
    pub fn gzip(&self) -> &'static [u8] {
        self.0.gzip.get_or_init(|| {
            let mut encoder = GzEncoder::new(Vec::new(), Compression::default());
            // Nothing can go wrong while writing into memory.
            let _ = encoder.write_all(self.plain());
            encoder.finish().unwrap_or_default()
        })
    }
}

/// The file at this path; the first page for the empty one.
///
/// ```
/// let page = client::file("/").unwrap();
/// assert_eq!(page.content_type(), "text/html; charset=utf-8");
/// assert!(client::file("/../secret").is_none());
/// ```
pub fn file(path: &str) -> Option<File> {
    let path = match path.trim_start_matches('/') {
        "" => "index.html",
        path => path,
    };
    let index = FILES.binary_search_by_key(&path, |file| file.path).ok()?;
    Some(File(&FILES[index]))
}

/// All files.
pub fn files() -> impl Iterator<Item = File> {
    FILES.iter().map(File)
}

/// Lays the whole client into a folder that any static host can serve, at any path, and tells how many files it has.
/// Beside every file lies the same compressed with gzip and Brotli, for hosts that send those.
///
/// # Errors
/// Where the folder cannot be written.
pub fn lay(folder: &Path) -> io::Result<usize> {
    for file in files() {
        let place = folder.join(file.path());
        if let Some(parent) = place.parent() {
            fs::create_dir_all(parent)?;
        }
        let beside = |ending: &str| folder.join(format!("{}.{ending}", file.path()));
        fs::write(&place, file.plain())?;
        fs::write(beside("gz"), file.gzip())?;
        fs::write(beside("br"), file.brotli())?;
    }
    Ok(FILES.len())
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::io::Read;

    #[test]
    fn every_file_can_be_unpacked_and_is_unpacked_once() {
        for file in files() {
            let mut plain = Vec::new();
            brotli_decompressor::BrotliDecompress(&mut file.brotli(), &mut plain).unwrap();
            assert!(!plain.is_empty(), "{}", file.path());
            assert_eq!(file.plain(), plain, "{}", file.path());
            assert!(std::ptr::eq(file.plain(), super::file(file.path()).unwrap().plain()));
            let mut back = Vec::new();
            flate2::read::GzDecoder::new(file.gzip())
                .read_to_end(&mut back)
                .unwrap();
            assert_eq!(back, plain, "{}", file.path());
            assert!(std::ptr::eq(file.gzip(), file.gzip()));
        }
    }

    #[test]
    fn a_static_site_has_every_file_three_times() {
        let folder = tempfile::tempdir().unwrap();
        assert_eq!(lay(folder.path()).unwrap(), files().count());
        let page = fs::read(folder.path().join("index.html")).unwrap();
        assert_eq!(page, file("/").unwrap().plain());
        assert_eq!(
            fs::read(folder.path().join("index.html.br")).unwrap(),
            file("/").unwrap().brotli()
        );
    }
}
