//! Builds the browser client and lays all its files, compressed, where the crate embeds them.
//!
//! `OSHRA_SKIP_CLIENT=1` leaves the client out, for checking the other crates quickly. `OSHRA_CLIENT_PROFILE` builds it
//! with another profile; without it a debug build gets a quickly built client and a release build a small one.

use flate2::Compression;
use flate2::write::GzEncoder;
use sha2::{Digest, Sha256};
use std::error::Error;
use std::fmt::Write as _;
use std::io::Write as _;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::{env, fs};
use wasm_bindgen_cli_support::Bindgen;

const TARGET: &str = "wasm32-unknown-unknown";

type Outcome<T> = Result<T, Box<dyn Error>>;

/// The files of the client, by their path.
#[derive(Default)]
struct Files(Vec<(String, Vec<u8>)>);

impl Files {
    fn add(&mut self, path: impl Into<String>, bytes: impl Into<Vec<u8>>) {
        self.0.push((path.into(), bytes.into()));
    }
}

fn main() -> Outcome<()> {
    println!("cargo::rerun-if-env-changed=OSHRA_SKIP_CLIENT");
    println!("cargo::rerun-if-env-changed=OSHRA_CLIENT_PROFILE");
    println!("cargo::rerun-if-changed=build.rs");
    let home = PathBuf::from(env::var("CARGO_MANIFEST_DIR")?);
    let root = home.join("../..").canonicalize()?;
    let out = PathBuf::from(env::var("OUT_DIR")?);
    let release = env::var("PROFILE")? == "release";
    let mut files = Files::default();
    if env::var_os("OSHRA_SKIP_CLIENT").is_some_and(|value| !value.is_empty() && value != "0") {
        let page = "<!doctype html><title>Oshra</title><p>This program was built without its browser client.";
        files.add("index.html", page);
    } else {
        for watched in ["web", "dealer", "desk", "study", "rules", "words", "faces", "bots"] {
            println!(
                "cargo::rerun-if-changed={}",
                root.join("crates").join(watched).display()
            );
        }
        println!("cargo::rerun-if-changed={}", root.join("Cargo.lock").display());
        let profile =
            env::var("OSHRA_CLIENT_PROFILE").unwrap_or_else(|_| if release { "wasm" } else { "wasm-dev" }.to_owned());
        let wasm = build(&root, &out, &profile)?;
        bind(&wasm, &out.join("bound"), &mut files)?;
        page(&root, &mut files)?;
        pictures(&mut files);
        offline(&root, &mut files)?;
    }
    embed(&out, files, release)
}

/// Builds the crate `web` for the browser, in a target directory of its own: the outer build holds the lock of its own.
fn build(root: &Path, out: &Path, profile: &str) -> Outcome<PathBuf> {
    add_target()?;
    // .../target/<profile>/build/client-<hash>/out
    let target = out
        .ancestors()
        .nth(4)
        .ok_or("an unexpected place to build")?
        .join("client");
    let built = target.join(TARGET).join(profile).join("web.wasm");
    if !built.exists() {
        println!("cargo::warning=building the browser client: this takes a few minutes the first time");
    }
    let mut command = Command::new(env::var("CARGO")?);
    command
        .current_dir(root)
        .args([
            "build",
            "--package",
            "web",
            "--lib",
            "--target",
            TARGET,
            "--profile",
            profile,
            "--target-dir",
        ])
        .arg(&target);
    for inherited in [
        "RUSTFLAGS",
        "CARGO_ENCODED_RUSTFLAGS",
        "RUSTC_WRAPPER",
        "RUSTC_WORKSPACE_WRAPPER",
        "CARGO_TARGET_DIR",
        "CLIPPY_ARGS",
    ] {
        command.env_remove(inherited);
    }
    let output = command.output()?;
    if !output.status.success() {
        eprintln!("{}", String::from_utf8_lossy(&output.stderr));
        return Err("the browser client could not be built (OSHRA_SKIP_CLIENT=1 leaves it out)".into());
    }
    Ok(built)
}

/// Without the target the build would only say that it cannot find `std`.
fn add_target() -> Outcome<()> {
    let rustc = env::var("RUSTC").unwrap_or_else(|_| "rustc".to_owned());
    let found = Command::new(rustc)
        .args(["--print", "target-libdir", "--target", TARGET])
        .output()
        .ok()
        .map(|output| PathBuf::from(String::from_utf8_lossy(&output.stdout).trim()))
        .is_some_and(|folder| folder.exists());
    if !found {
        println!("cargo::warning=adding the compiler's target for browsers");
        let added = Command::new("rustup").args(["target", "add", TARGET]).status();
        if !added.is_ok_and(|status| status.success()) {
            return Err(format!("please add the target for browsers: rustup target add {TARGET}").into());
        }
    }
    Ok(())
}

/// Makes the JavaScript that browsers load the client with.
fn bind(wasm: &Path, folder: &Path, files: &mut Files) -> Outcome<()> {
    let _ = fs::remove_dir_all(folder);
    let mut bindgen = Bindgen::new();
    bindgen.input_path(wasm).web(true)?.typescript(false).out_name("client");
    bindgen.generate(folder)?;
    for name in ["client.js", "client_bg.wasm"] {
        files.add(name, fs::read(folder.join(name))?);
    }
    Ok(())
}

/// The page, its style and the fonts.
fn page(root: &Path, files: &mut Files) -> Outcome<()> {
    let folder = root.join("crates/web/page");
    for name in [
        "index.html",
        "page.js",
        "worker.js",
        "manifest.webmanifest",
        "icon.svg",
        "icon-192.png",
        "icon-512.png",
    ] {
        files.add(name, fs::read(folder.join(name))?);
    }
    let mut sheets: Vec<PathBuf> = fs::read_dir(folder.join("style"))?
        .filter_map(|entry| Some(entry.ok()?.path()))
        .collect();
    sheets.sort();
    let mut style = String::new();
    for sheet in sheets {
        style.push_str(&fs::read_to_string(sheet)?);
    }
    files.add("style.css", style);
    for font in faces::Font::ALL {
        files.add(format!("fonts/{}", font.file_name()), font.data());
    }
    Ok(())
}

/// Every picture as a file of its own: the page asks for what it shows.
fn pictures(files: &mut Files) {
    use faces::{Picture, Style};
    let plain = Style::new("");
    for picture in Picture::all() {
        files.add(format!("art/{picture}.svg"), faces::art(picture));
    }
    for hero in rules::Hero::all() {
        files.add(
            format!("face/{hero}.svg"),
            faces::portrait(hero.id(), faces::art(hero), plain),
        );
    }
    for leader in rules::Leader::ALL {
        let portrait = faces::portrait(leader.id(), faces::art(leader), plain);
        files.add(format!("face/{}.svg", leader.id()), portrait);
    }
    files.add("back.svg", faces::hero_back(faces::art(Picture::HeroBack), plain));
    files.add(
        "leader-back.svg",
        faces::leader_back(faces::art(Picture::LeaderBack), plain),
    );
    for faction in rules::Faction::ALL {
        files.add(format!("sign/{}.svg", faction.id()), faces::sign(faction, plain));
        files.add(
            format!("win/{}.svg", faction.id()),
            faces::winning(faces::art(Picture::Win(faction)), plain),
        );
    }
    for (marker, name) in [(rules::Marker::Red, "red"), (rules::Marker::Green, "green")] {
        files.add(format!("marker/{name}.svg"), faces::marker(marker, plain));
    }
    for icon in words::Icon::ALL {
        files.add(format!("icon/{}.svg", icon.id()), faces::icon(icon, plain));
    }
}

/// What works without a network: a worker that keeps the files of this build, and all pictures in one file. The
/// pictures of a hero follow each other there, so that even gzip sees that they are mostly the same.
fn offline(root: &Path, files: &mut Files) -> Outcome<()> {
    let is_picture = |path: &str| path.contains('/') && path.ends_with(".svg");
    let name = |path: &str| path.rsplit('/').next().unwrap_or_default().to_owned();
    let mut pictures: Vec<_> = files.0.iter().filter(|(path, _)| is_picture(path)).collect();
    pictures.sort_by_key(|(path, _)| (name(path), path.clone()));
    let mut bundle = String::from("{");
    for (path, svg) in pictures {
        let comma = if bundle.len() > 1 { "," } else { "" };
        write!(bundle, "{comma}{}:{}", json(path), json(std::str::from_utf8(svg)?))?;
    }
    bundle.push('}');
    files.add("pictures.json", bundle);
    let mut all: Vec<_> = files.0.iter().collect();
    all.sort();
    let mut hash = Sha256::new();
    for (path, bytes) in all {
        hash.update(path);
        hash.update(bytes);
    }
    let version: String = hash.finalize()[..8].iter().map(|byte| format!("{byte:02x}")).collect();
    // The page is kept under its folder, the way browsers ask for it.
    let first = files.0.iter().map(|(path, _)| path.as_str());
    let first = first.filter(|path| {
        let small = ["sign/", "icon/", "marker/"]
            .iter()
            .any(|folder| path.starts_with(folder));
        (!is_picture(path) || small) && !matches!(*path, "index.html" | "pictures.json")
    });
    let first: Vec<String> = std::iter::once("").chain(first).map(json).collect();
    let worker = fs::read_to_string(root.join("crates/web/page/sw.js"))?;
    let worker = worker.replace("{{version}}", &version);
    let worker = worker.replace("/* first */", &first.join(","));
    files.add("sw.js", worker);
    Ok(())
}

/// A text as JSON.
fn json(text: &str) -> String {
    let mut quoted = String::from("\"");
    for letter in text.chars() {
        match letter {
            '"' => quoted.push_str("\\\""),
            '\\' => quoted.push_str("\\\\"),
            '\n' => quoted.push_str("\\n"),
            '\r' => quoted.push_str("\\r"),
            '\t' => quoted.push_str("\\t"),
            other => quoted.push(other),
        }
    }
    quoted.push('"');
    quoted
}

/// Writes the files, compressed both ways, and a list of them for the crate.
fn embed(out: &Path, files: Files, release: bool) -> Outcome<()> {
    let folder = out.join("files");
    let _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(&folder)?;
    let mut list = String::from("static FILES: &[Embedded] = &[\n");
    let mut files = files.0;
    files.sort();
    for (index, (path, bytes)) in files.iter().enumerate() {
        let quality = if release { 11 } else { 4 };
        let (gzip, brotli) = (folder.join(format!("{index}.gz")), folder.join(format!("{index}.br")));
        let mut encoder = GzEncoder::new(fs::File::create(&gzip)?, Compression::new(if release { 9 } else { 3 }));
        encoder.write_all(bytes)?;
        encoder.finish()?;
        let mut encoder = brotli::CompressorWriter::new(fs::File::create(&brotli)?, 1 << 16, quality, 22);
        encoder.write_all(bytes)?;
        encoder.flush()?;
        drop(encoder);
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
    Ok(())
}
