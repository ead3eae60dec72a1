//! What is not code: the page, fonts, pictures and texts, and what keeps them without a network.

use crate::{BundleError, Files, Inputs, Page};
use serde_json::Value;
use sha2::{Digest, Sha256};
use std::fs;
use std::path::Path;

/// The languages, as a list inside a script.
pub(crate) fn languages() -> String {
    let quoted = words::Language::ALL.map(|language| Value::from(language.id()).to_string());
    quoted.join(",")
}

/// Every page by its file, and what stands in it in its language, by the names in `index.html`.
pub(crate) fn pages() -> Vec<(String, Vec<(&'static str, String)>)> {
    let pages = words::Language::ALL.map(|language| {
        let words = words::Words::new(language);
        let filled = vec![
            ("language", language.id().to_owned()),
            ("description", words::text!(words, "page-description")),
            ("needs", words::text!(words, "page-needs")),
            ("texts", words::first(language)),
        ];
        (page_name(language), filled)
    });
    pages.into()
}

/// The page once for every language, what belongs to it, and the fonts.
pub(crate) fn page(inputs: &Inputs, page: &Page, script: &str, files: &mut Files) -> Result<(), BundleError> {
    let read = |path: &Path| fs::read(path).map_err(BundleError::file(path));
    for name in ["manifest.webmanifest", "icon.svg", "icon-192.png", "icon-512.png"] {
        files.add(name, read(&inputs.sources.join(name))?);
    }
    for (name, filled) in pages() {
        let filled: Vec<(&str, &str)> = filled.iter().map(|(name, text)| (*name, text.as_str())).collect();
        files.add(name, page.written(script, &filled)?);
    }
    for font in faces::Font::ALL {
        let name = font.file_name().split('.').next().unwrap_or_default();
        for packed in [format!("{name}.woff2"), format!("{name}-more.woff2")] {
            let bytes = read(&inputs.fonts.join(&packed))?;
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
    for language in words::Language::ALL {
        for figure in words::Figure::all() {
            // They become part of the page, so their ids must differ.
            let prefix = format!("figure-{}-", figure.id());
            let style = Style::new(&prefix).bare();
            let svg = faces::figure(figure, words::Words::new(language), faces::Source::Files, style);
            files.add(format!("figure/{language}/{}.svg", figure.id()), svg);
        }
    }
}

/// The texts of every language as a file of its own.
pub(crate) fn texts(files: &mut Files) {
    for language in words::Language::ALL {
        files.add(format!("words/{language}.ftl"), words::source(language));
    }
}

/// The folder of what comes only when a Champion sits down.
const NETS: &str = "nets/";

/// What Champions learned.
pub(crate) fn weights(folder: &Path, files: &mut Files) -> Result<(), BundleError> {
    for name in ["policy.net", "value.net"] {
        let path = folder.join(name);
        files.add(
            format!("{NETS}{name}"),
            fs::read(&path).map_err(BundleError::file(&path))?,
        );
    }
    Ok(())
}

/// What works without a network: a worker that keeps the files of this build, and in one file what a first visit can
/// do without: pictures and texts. The pictures of a hero follow each other there, so that packing sees that they are
/// mostly the same.
pub(crate) fn offline(sources: &Path, files: &mut Files) -> Result<(), BundleError> {
    files.add("later.json", later(files)?);
    let path = sources.join("sw.js");
    let worker = fs::read_to_string(&path).map_err(BundleError::file(&path))?;
    let worker = worker.replace("{{version}}", &version(files));
    files.add("sw.js", worker.replace("/* first */", &kept_at_once(files)));
    Ok(())
}

/// Whether a file comes after the first visit.
fn can_wait(path: &str) -> bool {
    path.contains('/') && (path.ends_with(".svg") || path.ends_with(".ftl"))
}

/// All that can wait, as JSON: texts by their path.
fn later(files: &Files) -> Result<String, BundleError> {
    let name = |path: &str| path.rsplit('/').next().unwrap_or_default().to_owned();
    let mut later: Vec<_> = files.0.iter().filter(|(path, _)| can_wait(path)).collect();
    later.sort_by_key(|(path, _)| (name(path), path.clone()));
    let mut texts = serde_json::Map::new();
    for (path, text) in later {
        let text = std::str::from_utf8(text).map_err(|_| BundleError::NotText(path.clone()))?;
        texts.insert(path.clone(), text.into());
    }
    Ok(Value::from(texts).to_string())
}

/// Changes when any file does.
fn version(files: &Files) -> String {
    let mut all: Vec<_> = files.0.iter().collect();
    all.sort();
    let mut hash = Sha256::new();
    for (path, bytes) in all {
        hash.update(path);
        hash.update(bytes);
    }
    hash.finalize()[..8].iter().map(|byte| format!("{byte:02x}")).collect()
}

/// What is kept as soon as the page is there, as a list inside a script.
fn kept_at_once(files: &Files) -> String {
    let first = files.0.iter().map(|(path, _)| path.as_str());
    let first = first.filter(|path| {
        let small = ["sign/", "icon/", "marker/"]
            .iter()
            .any(|folder| path.starts_with(folder));
        let rare = path.ends_with("-more.woff2") || path.ends_with(".png") || path.starts_with(NETS);
        (!can_wait(path) || small) && !rare && !path.starts_with("index") && *path != "later.json"
    });
    // The page is kept under its folder, the way browsers ask for it.
    let quoted: Vec<String> = std::iter::once("")
        .chain(first)
        .map(|path| Value::from(path).to_string())
        .collect();
    quoted.join(",")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn sources(worker: &str) -> tempfile::TempDir {
        let folder = tempfile::tempdir().unwrap();
        fs::write(folder.path().join("sw.js"), worker).unwrap();
        folder
    }

    fn text(files: &Files, path: &str) -> String {
        String::from_utf8(files.get(path).unwrap().to_vec()).unwrap()
    }

    #[test]
    fn what_can_wait_comes_in_one_file_and_the_rest_is_kept_at_once() {
        let mut files = Files::default();
        files.add("modules.wasm", *b"module");
        files.add("index.html", "page");
        files.add("face/baker.svg", "<svg>\u{1}\"\n</svg>");
        files.add("art/baker.svg", "<svg/>");
        files.add("art/archer.svg", "<svg/>");
        files.add("icon/hero.svg", "<svg/>");
        files.add("words/en.ftl", "a = b");
        files.add("fonts/x-more.woff2", *b"rare");
        files.add("nets/policy.net", *b"for Champions only");
        let folder = sources("{{version}} [/* first */]");
        offline(folder.path(), &mut files).unwrap();
        let later: serde_json::Map<String, Value> = serde_json::from_str(&text(&files, "later.json")).unwrap();
        let order: Vec<&str> = later.keys().map(String::as_str).collect();
        assert_eq!(
            order,
            [
                "art/archer.svg",
                "art/baker.svg",
                "face/baker.svg",
                "words/en.ftl",
                "icon/hero.svg"
            ]
        );
        assert_eq!(later["face/baker.svg"], "<svg>\u{1}\"\n</svg>");
        let worker = text(&files, "sw.js");
        let (version, first) = worker.split_once(' ').unwrap();
        assert_eq!(first, r#"["","modules.wasm","icon/hero.svg"]"#);
        assert_eq!(version.len(), 16);
        // Another file is another version.
        let mut other = Files::default();
        other.add("modules.wasm", *b"module 2");
        offline(folder.path(), &mut other).unwrap();
        assert!(!text(&other, "sw.js").starts_with(version));
    }

    #[test]
    fn pictures_of_everything() {
        let mut files = Files::default();
        pictures(&mut files);
        texts(&mut files);
        for path in ["back.svg", "marker/red.svg", "words/pl.ftl"] {
            assert!(files.get(path).is_some(), "{path}");
        }
        assert!(files.0.len() > 200);
        assert_eq!(languages(), r#""en","de","pl""#);
    }
}
