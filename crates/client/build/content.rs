//! What is not code: the page, its style, fonts, pictures and texts, and what keeps them without a network.

use crate::{Files, Outcome, json};
use sha2::{Digest, Sha256};
use std::fmt::Write as _;
use std::fs;
use std::path::{Path, PathBuf};

/// The page with its style, its script and the texts of a language in it, once for every language, and the fonts. A slow line
/// is idle while a browser that has the page asks for what it names: what is in the page is there before.
pub(crate) fn page(root: &Path, script: &str, files: &mut Files) -> Outcome<()> {
    let folder = root.join("crates/web/page");
    for name in ["manifest.webmanifest", "icon.svg", "icon-192.png", "icon-512.png"] {
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
    style.push_str(&faces::style_sheet());
    let page = fs::read_to_string(folder.join("index.html"))?;
    for language in words::Language::ALL {
        let texts = words::source(language);
        if [script, &style, &texts]
            .iter()
            .any(|inside| inside.contains("</s") || inside.contains("<!--"))
        {
            return Err("what is inside the page must not end before it does".into());
        }
        let page = page
            .replace("{{language}}", language.id())
            .replace("{{style}}", &style)
            .replace("{{script}}", script)
            .replace("{{texts}}", &texts);
        files.add(page_name(language), page);
    }
    for font in faces::Font::ALL {
        let name = font.file_name().split('.').next().unwrap_or_default();
        for packed in [format!("{name}.woff2"), format!("{name}-more.woff2")] {
            let bytes = fs::read(root.join("crates/faces/fonts").join(&packed))?;
            files.add(format!("fonts/{packed}"), bytes);
        }
    }
    Ok(())
}

/// The file of the page in a language; the first one is the page for everybody else.
fn page_name(language: words::Language) -> String {
    match language {
        words::Language::English => "index.html".to_owned(),
        other => format!("index-{other}.html"),
    }
}

/// Every picture as a file of its own: the page asks for what it shows.
pub(crate) fn pictures(files: &mut Files) {
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

/// The texts of every language as a file of its own.
pub(crate) fn texts(files: &mut Files) {
    for language in words::Language::ALL {
        files.add(format!("words/{language}.ftl"), words::source(language));
    }
}

/// What works without a network: a worker that keeps the files of this build, and in one file what a first visit can
/// do without: pictures and texts. The pictures of a hero follow each other there, so that even gzip sees that they
/// are mostly the same.
pub(crate) fn offline(root: &Path, files: &mut Files) -> Outcome<()> {
    let can_wait = |path: &str| path.contains('/') && (path.ends_with(".svg") || path.ends_with(".ftl"));
    let name = |path: &str| path.rsplit('/').next().unwrap_or_default().to_owned();
    let mut later: Vec<_> = files.0.iter().filter(|(path, _)| can_wait(path)).collect();
    later.sort_by_key(|(path, _)| (name(path), path.clone()));
    let mut bundle = String::from("{");
    for (path, text) in later {
        let comma = if bundle.len() > 1 { "," } else { "" };
        write!(bundle, "{comma}{}:{}", json(path), json(std::str::from_utf8(text)?))?;
    }
    bundle.push('}');
    files.add("later.json", bundle);
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
        let rare = path.ends_with("-more.woff2") || path.ends_with(".png");
        (!can_wait(path) || small) && !rare && !path.starts_with("index") && *path != "later.json"
    });
    let first: Vec<String> = std::iter::once("").chain(first).map(json).collect();
    let worker = fs::read_to_string(root.join("crates/web/page/sw.js"))?;
    let worker = worker.replace("{{version}}", &version);
    let worker = worker.replace("/* first */", &first.join(","));
    files.add("sw.js", worker);
    Ok(())
}
