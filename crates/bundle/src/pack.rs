//! Compresses files on all cores, keeps what was compressed, and holds a first visit to its budget.

use crate::{BundleError, Files};
use sha2::{Digest, Sha256};
use std::fs;
use std::path::Path;
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread;
use std::time::{Duration, SystemTime};

/// What a first visit may load, compressed, before pictures.
pub const BUDGET: usize = 600_000;

/// How long something compressed is kept that nobody asks for.
const KEPT_FOR: Duration = Duration::from_secs(14 * 24 * 60 * 60);

/// A file, compressed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Packed {
    /// Where browsers find it.
    pub path: String,
    /// Its bytes, compressed with Brotli.
    pub brotli: Vec<u8>,
    /// Changes when the file does.
    pub tag: String,
}

/// Compresses all files, in the order of their paths. What is in the cache already is taken from there.
///
/// # Errors
/// Where the cache cannot be read or written.
pub fn pack(files: Files, cache: &Path, small: bool) -> Result<Vec<Packed>, BundleError> {
    fs::create_dir_all(cache).map_err(BundleError::file(cache))?;
    let mut files = files.0;
    files.sort();
    // The largest first, so that no core ends up alone with it.
    let mut order: Vec<usize> = (0..files.len()).collect();
    order.sort_by_key(|&index| std::cmp::Reverse(files[index].1.len()));
    let next = AtomicUsize::new(0);
    let done: Mutex<Vec<Option<Packed>>> = Mutex::new(vec![None; files.len()]);
    let fault: Mutex<Option<BundleError>> = Mutex::new(None);
    let work = || {
        while let Some(&index) = order.get(next.fetch_add(1, Ordering::Relaxed)) {
            let (path, bytes) = &files[index];
            match one(path, bytes, cache, small, index) {
                Ok(packed) => done.lock().unwrap_or_else(|broken| broken.into_inner())[index] = Some(packed),
                Err(error) => *fault.lock().unwrap_or_else(|broken| broken.into_inner()) = Some(error),
            }
        }
    };
    let cores = thread::available_parallelism().map_or(1, usize::from);
    thread::scope(|scope| {
        for _ in 0..cores {
            scope.spawn(work);
        }
    });
    if let Some(fault) = fault.into_inner().unwrap_or_else(|broken| broken.into_inner()) {
        return Err(fault);
    }
    forget_unused(cache);
    let done = done.into_inner().unwrap_or_else(|broken| broken.into_inner());
    Ok(done.into_iter().flatten().collect())
}

/// Compresses a file, or takes it from the cache.
fn one(path: &str, bytes: &[u8], cache: &Path, small: bool, number: usize) -> Result<Packed, BundleError> {
    let quality = quality(path, small);
    let hash: String = Sha256::digest(bytes).iter().map(|byte| format!("{byte:02x}")).collect();
    let kept = cache.join(format!("{hash}-{quality}.br"));
    let brotli = match fs::read(&kept) {
        Ok(brotli) => {
            // Seen by `forget_unused`. Where that cannot be written down, it is compressed again some day.
            let _ = fs::File::options()
                .append(true)
                .open(&kept)
                .and_then(|file| file.set_modified(SystemTime::now()));
            brotli
        }
        Err(_) => {
            let brotli = compressed(bytes, quality).map_err(BundleError::file(&kept))?;
            // Whole or not at all: another build, or another file with the same content, may look for it at
            // the same moment. So each writes under a name of its own.
            let begun = cache.join(format!("{hash}-{quality}.{}-{number}", std::process::id()));
            fs::write(&begun, &brotli).map_err(BundleError::file(&begun))?;
            fs::rename(&begun, &kept).map_err(BundleError::file(&kept))?;
            brotli
        }
    };
    Ok(Packed {
        path: path.to_owned(),
        brotli,
        tag: hash[..16].to_owned(),
    })
}

/// How much time to take: none for what is compressed already, little while working on it.
fn quality(path: &str, small: bool) -> i32 {
    let compressed = path.ends_with(".woff2") || path.ends_with(".png");
    match (compressed, small) {
        (true, _) => 1,
        (false, true) => 11,
        (false, false) => 4,
    }
}

fn compressed(mut bytes: &[u8], quality: i32) -> std::io::Result<Vec<u8>> {
    let length = bytes.len();
    let mut brotli = Vec::new();
    // A window that is larger than the file costs time and brings nothing.
    let window = length.next_power_of_two().trailing_zeros().clamp(12, 22);
    let parameters = brotli::enc::BrotliEncoderParams {
        quality,
        lgwin: i32::try_from(window).unwrap_or(22),
        size_hint: length,
        ..Default::default()
    };
    brotli::BrotliCompress(&mut bytes, &mut brotli, &parameters)?;
    Ok(brotli)
}

/// Makes room: what no build asked for in weeks is not waited for.
fn forget_unused(cache: &Path) {
    let Ok(entries) = fs::read_dir(cache) else { return };
    for entry in entries.flatten() {
        let asked_for = entry.metadata().and_then(|known| known.modified());
        let old = asked_for.is_ok_and(|time| time.elapsed().is_ok_and(|age| age > KEPT_FOR));
        if old {
            // Somebody else may have been quicker.
            let _ = fs::remove_file(entry.path());
        }
    }
}

/// Whether a first visit to a game loads a file: not the parts for learning, reading and tables elsewhere, not what is kept
/// for times without a network, and pictures as needed.
fn comes_first(path: &str) -> bool {
    let part = path.ends_with(".wasm") && path.contains('-');
    match path.split_once('/') {
        None if part => {
            path.starts_with("page-aside") || path.strip_prefix("page-chunk").is_some_and(shared_with_aside)
        }
        None => {
            !path.starts_with("index") && !matches!(path, "later.css" | "later.json" | "icon-192.png" | "icon-512.png")
        }
        Some(("fonts", font)) => !font.ends_with("-more.woff2") && !font.contains("Italic"),
        Some((folder, _)) => matches!(folder, "sign" | "icon" | "marker"),
    }
}

/// Whether a chunk comes with the part that every game fetches: its name says who shares it, and one that does not say
/// counts.
fn shared_with_aside(chunk: &str) -> bool {
    let (_, sharing) = chunk.trim_end_matches(".wasm").split_once('-').unwrap_or_default();
    sharing.is_empty() || sharing.split('-').any(|part| part == "aside")
}

/// What a first visit loads before pictures, compressed. The page is there in every language; the largest counts.
pub fn first_visit(files: &[Packed]) -> usize {
    let first = files.iter().filter(|file| comes_first(&file.path));
    let pages = files.iter().filter(|file| file.path.starts_with("index"));
    let page = pages.map(|file| file.brotli.len()).max().unwrap_or_default();
    first.map(|file| file.brotli.len()).sum::<usize>() + page
}

/// Holds a first visit to its budget.
///
/// # Errors
/// Where it loads more, with the largest files and what can be done.
pub fn within_budget(files: &[Packed]) -> Result<(), BundleError> {
    let visit = first_visit(files);
    if visit <= BUDGET {
        return Ok(());
    }
    let kilobytes = |bytes: usize| format!("{} KB", bytes / 1000);
    let page = |file: &&Packed| file.path.starts_with("index");
    let mut first: Vec<&Packed> = files.iter().filter(|file| comes_first(&file.path)).collect();
    first.extend(files.iter().filter(page).max_by_key(|file| file.brotli.len()));
    first.sort_by_key(|file| std::cmp::Reverse(file.brotli.len()));
    let largest = first.iter().take(5);
    let largest: Vec<String> = largest
        .map(|file| format!("{} {}", file.path, kilobytes(file.brotli.len())))
        .collect();
    Err(BundleError::TooLarge {
        visit: kilobytes(visit),
        budget: kilobytes(BUDGET),
        largest: largest.join(", "),
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn unpacked(file: &Packed) -> Vec<u8> {
        let mut bytes = Vec::new();
        brotli::BrotliDecompress(&mut file.brotli.as_slice(), &mut bytes).unwrap();
        bytes
    }

    fn some_files() -> Files {
        let mut files = Files::default();
        for number in 0..20_u8 {
            let text = format!("{number} heroes and some more heroes").repeat(usize::from(number) * 40);
            files.add(format!("words/{number:02}.ftl"), text);
        }
        files.add("empty.js", "");
        files.add("fonts/a.woff2", vec![7; 5000]);
        files
    }

    #[test]
    fn every_file_comes_out_as_it_went_in() {
        let cache = tempfile::tempdir().unwrap();
        for small in [true, false] {
            let packed = pack(some_files(), cache.path(), small).unwrap();
            assert!(packed.is_sorted_by_key(|file| file.path.clone()));
            assert_eq!(packed.len(), some_files().0.len());
            for file in &packed {
                assert_eq!(unpacked(file), some_files().get(&file.path).unwrap(), "{}", file.path);
            }
        }
    }

    #[test]
    fn files_with_the_same_content_do_not_disturb_each_other() {
        let cache = tempfile::tempdir().unwrap();
        let mut files = Files::default();
        for number in 0..64 {
            files.add(format!("{number:02}.js"), "same".repeat(2000));
        }
        let packed = pack(files, cache.path(), true).unwrap();
        assert_eq!(packed.len(), 64);
        assert!(packed.iter().all(|file| file.brotli == packed[0].brotli));
        assert_eq!(fs::read_dir(cache.path()).unwrap().count(), 1);
    }

    #[test]
    fn what_was_compressed_is_taken_from_the_cache() {
        let cache = tempfile::tempdir().unwrap();
        let first = pack(some_files(), cache.path(), true).unwrap();
        // Whatever lies there is taken: so nothing was compressed again.
        let entry = fs::read_dir(cache.path()).unwrap().next().unwrap().unwrap().path();
        let known = fs::read(&entry).unwrap();
        fs::write(&entry, b"marked").unwrap();
        let second = pack(some_files(), cache.path(), true).unwrap();
        assert!(second.iter().any(|file| file.brotli == b"marked"));
        fs::write(&entry, known).unwrap();
        assert_eq!(pack(some_files(), cache.path(), true).unwrap(), first);
        // A changed file is compressed, and has another tag.
        let mut changed = some_files();
        changed.0[3].1.push(b'!');
        let third = pack(changed, cache.path(), true).unwrap();
        let differs: Vec<_> = (0..third.len()).filter(|&index| third[index] != first[index]).collect();
        assert_eq!(differs.len(), 1);
        assert_ne!(third[differs[0]].tag, first[differs[0]].tag);
    }

    #[test]
    fn what_nobody_asks_for_is_forgotten() {
        let cache = tempfile::tempdir().unwrap();
        pack(some_files(), cache.path(), true).unwrap();
        let set = |path: &Path, age: Duration| {
            let file = fs::File::options().append(true).open(path).unwrap();
            file.set_modified(SystemTime::now() - age).unwrap();
        };
        let stale = cache.path().join("stale-11.br");
        fs::write(&stale, b"old").unwrap();
        set(&stale, KEPT_FOR * 2);
        let entries = || fs::read_dir(cache.path()).unwrap().map(|entry| entry.unwrap().path());
        let used = entries().find(|path| *path != stale).unwrap();
        set(&used, KEPT_FOR * 2);
        pack(some_files(), cache.path(), true).unwrap();
        assert!(!stale.exists() && used.exists());
    }

    #[test]
    fn a_first_visit_has_a_budget() {
        let file = |path: &str, length: usize| Packed {
            path: path.to_owned(),
            brotli: vec![0; length],
            tag: String::new(),
        };
        let mut files = vec![
            file("index.html", 50_000),
            file("index-de.html", 60_000),
            file("modules.wasm", 400_000),
            file("page-aside.wasm", 90_000),
            file("page-chunk_5-aside-learning.wasm", 7_000),
            file("page-chunk_6.wasm", 3_000),
            file("fonts/Cabin-Regular.woff2", 20_000),
            file("icon/hero.svg", 1_000),
        ];
        for later in [
            "page-learning.wasm",
            "page-chunk_7-learning-together.wasm",
            "worker-desk.wasm",
            "later.css",
            "later.json",
            "icon-512.png",
            "art/baker.svg",
            "fonts/Cabin-Italic.woff2",
            "nets/policy.net",
            "fonts/Cabin-Bold-more.woff2",
        ] {
            files.push(file(later, 900_000));
        }
        assert_eq!(first_visit(&files), 581_000);
        files.push(file("worker.js", 19_000));
        assert!(within_budget(&files).is_ok());
        files.push(file("sw.js", 1));
        let fault = within_budget(&files).unwrap_err().to_string();
        let largest = "modules.wasm 400 KB, page-aside.wasm 90 KB, index-de.html 60 KB, fonts/Cabin-Regular.woff2 20 KB, worker.js 19 KB";
        assert!(fault.contains(largest), "{fault}");
    }
}
