//! Makes the files of the client with `bundle` and writes down where the crate finds them.

use bundle::{Bundle, Inputs};
use std::error::Error;
use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::{env, fs};

fn main() -> Result<(), Box<dyn Error>> {
    println!("cargo::rerun-if-changed=build.rs");
    println!("cargo::rerun-if-env-changed=OSHRA_HOLD_BUDGET");
    let crates = Path::new(&env::var("CARGO_MANIFEST_DIR")?).join("..").canonicalize()?;
    let out = PathBuf::from(env::var("OUT_DIR")?);
    // What the build script of `modules` says; nothing where the client is left out.
    let said = |name: &str| env::var_os(format!("DEP_OSHRA_MODULES_{name}")).map(PathBuf::from);
    let Some(((page, worker), target)) = said("PAGE").zip(said("WORKER")).zip(said("TARGET")) else {
        return without(&out);
    };
    let (sources, fonts) = (crates.join("web/page"), crates.join("faces/fonts"));
    let weights = crates.join("nets/weights");
    for watched in [&sources, &fonts, &weights] {
        println!("cargo::rerun-if-changed={}", watched.display());
    }
    let made = bundle::bundle(&Inputs {
        page: &page,
        worker: &worker,
        sources: &sources,
        fonts: &fonts,
        weights: &weights,
        scratch: &out.join("bound"),
        cache: &target.join("packed"),
        small: said("SMALL").is_some_and(|small| small == Path::new("1")),
    })?;
    if said("SMALL").is_some_and(|small| small == Path::new("1")) {
        hold_budget(&made)?;
    }
    write(&out, &made, &sources)
}

/// A page that is too large is refused where somebody checks that (`cargo xtask budget`), and said where somebody only wants
/// to play.
fn hold_budget(made: &Bundle) -> Result<(), bundle::BundleError> {
    let held = env::var_os("OSHRA_HOLD_BUDGET").is_some_and(|value| value == "1");
    let visit = bundle::first_visit(&made.files);
    match bundle::within_budget(&made.files) {
        Err(fault) if held => return Err(fault),
        Err(fault) => println!("cargo::warning={fault}"),
        Ok(()) if held => println!("cargo::warning=a first visit loads {} KB", visit / 1000),
        Ok(()) => {}
    }
    Ok(())
}

/// The client of a program without one: a page that says so.
fn without(out: &Path) -> Result<(), Box<dyn Error>> {
    let mut files = bundle::Files::default();
    let page = "<!doctype html><title>Oshra</title><p>This program was built without its browser client.";
    files.add("index.html", page);
    let made = Bundle {
        files: bundle::pack(files, &out.join("packed"), false)?,
        script_hash: bundle::script_hash(""),
        bound: String::new(),
        drawn: String::new(),
        page_length: 0,
        languages: String::new(),
        pages: Vec::new(),
    };
    write(out, &made, Path::new(""))
}

/// Writes the compressed files, and what the crate must know of them as Rust.
fn write(out: &Path, made: &Bundle, sources: &Path) -> Result<(), Box<dyn Error>> {
    let folder = out.join("files");
    if folder.exists() {
        fs::remove_dir_all(&folder)?;
    }
    fs::create_dir_all(&folder)?;
    let mut list = format!("static FILES: [Embedded; {}] = [\n", made.files.len());
    for (index, file) in made.files.iter().enumerate() {
        let place = folder.join(format!("{index}.br"));
        fs::write(&place, &file.brotli)?;
        let (path, tag) = (&file.path, &file.tag);
        writeln!(list, "    Embedded::new({path:?}, include_bytes!({place:?}), {tag:?}),")?;
    }
    writeln!(list, "];\nconst SCRIPT: &str = {:?};", made.script_hash)?;
    fs::write(out.join("files.rs"), list)?;
    // Only a development build reads these.
    let mut disk = String::new();
    writeln!(disk, "const SOURCES: &str = {sources:?};")?;
    writeln!(disk, "const BOUND: &str = {:?};", made.bound)?;
    writeln!(disk, "const DRAWN: &str = {:?};", made.drawn)?;
    writeln!(disk, "const PAGES: &[(&str, &[(&str, &str)])] = &[")?;
    for (file, filled) in &made.pages {
        writeln!(disk, "    ({file:?}, &{filled:?}),")?;
    }
    writeln!(disk, "];")?;
    writeln!(disk, "const LANGUAGES: &str = {:?};", made.languages)?;
    writeln!(disk, "const PAGE_LENGTH: usize = {};", made.page_length)?;
    fs::write(out.join("disk.rs"), disk)?;
    Ok(())
}
