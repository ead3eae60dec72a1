//! Every text of every language: none is missing, none is left over, none speaks another language.

#[path = "../../src/inventory.rs"]
#[expect(dead_code, reason = "the build reads more of it")]
mod inventory;

use inventory::Inventory;
use rules::{Edition, Faction, Hero, Leader, Ruling, Set};
use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write as _;
use std::fs;
use std::path::{Path, PathBuf};
use words::{Figure, Icon, Language, Phrase, Value, Words};

/// Files whose texts a crate uses that may not be part of the workspace.
const USED_BY: [(&str, &str); 2] = [("table", "web"), ("options", "web")];

fn folder() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR"))
}

fn inventories() -> Vec<Inventory> {
    Language::ALL
        .into_iter()
        .map(|language| {
            let mut inventory = Inventory::new(language.id());
            for path in files(&folder().join("locales").join(language.id()), "ftl") {
                let name = path.file_stem().unwrap().to_string_lossy().into_owned();
                let faults = inventory.read(&name, &fs::read_to_string(&path).unwrap());
                assert_eq!(faults, Vec::<String>::new());
            }
            inventory
        })
        .collect()
}

fn files(folder: &Path, extension: &str) -> Vec<PathBuf> {
    let mut found = Vec::new();
    for entry in fs::read_dir(folder).into_iter().flatten().flatten() {
        let path = entry.path();
        if path.is_dir() {
            found.extend(files(&path, extension));
        } else if path.extension().is_some_and(|ending| ending == extension) {
            found.push(path);
        }
    }
    found.sort();
    found
}

#[test]
fn the_languages_agree() {
    assert_eq!(inventory::compare(&inventories()), Vec::<String>::new());
}

/// The comparison that stops the build is itself put to the test.
#[test]
fn disagreement_is_found() {
    let read = |language: &str, text: &str| {
        let mut inventory = Inventory::new(language);
        let faults = inventory.read("file", text);
        (inventory, faults)
    };
    let faults = |german: &str| {
        let (english, _) = read(
            "en",
            "one = One { $count }\n    .icons = 1\ntwo = Two { three }\nthree = { $name }\n",
        );
        let (german, _) = read("de", german);
        inventory::compare(&[english, german]).join("\n")
    };
    assert_eq!(
        faults("one = Eins { $count }\n    .icons = 1\ntwo = Zwei { $name }\nthree = { $name }\n"),
        ""
    );
    let missing = faults("one = Eins { $count }\n    .icons = 1\nthree = { $name }\n");
    assert_eq!(missing, "de: `two` is missing, en has it");
    let missing = faults("one = Eins { $count }\ntwo = Zwei { $name }\nthree = { $name }\n");
    assert_eq!(missing, "de: `one.icons` is missing, en has it");
    let variable = faults("one = Eins\n    .icons = 1\ntwo = Zwei { $name }\nthree = { $name }\n");
    assert_eq!(variable, "de: `one` does not use $count, en does");
    let variable = faults("one = Eins { $count }\n    .icons = 1\ntwo = Zwei\nthree = { $name }\n");
    assert_eq!(variable, "de: `two` does not use $name, en does");
    let reference = faults("one = Eins { $count }\n    .icons = 1\ntwo = Zwei { four }{ $name }\nthree = { $name }\n");
    assert_eq!(reference, "de: `two` refers to `four`, which is missing");
    assert!(!read("de", "one = Eins {").1.is_empty());
    assert!(!read("de", "one = Eins\none = Eins\n").1.is_empty());
}

/// Keys that are put together from the id of something.
fn made_from_ids() -> BTreeSet<String> {
    let mut keys = BTreeSet::new();
    let mut add = |kind: &str, id: &str, attributes: &[&str]| {
        for attribute in attributes {
            keys.insert(format!("{kind}-{id}{attribute}"));
        }
    };
    for hero in Hero::all() {
        add("hero", hero.id(), &["", ".small", ".large", ".object", ".gender"]);
        add("note", hero.id(), &[""]);
    }
    for leader in Leader::ALL {
        add(
            "leader",
            leader.id(),
            &["", ".name", ".title", ".owner", ".flavor", ".gender"],
        );
    }
    for faction in Faction::ALL {
        for kind in ["faction", "color", "condition"] {
            add(kind, faction.id(), &[""]);
        }
    }
    for set in Set::ALL {
        add("set", set.id(), &["", ".hint"]);
    }
    for edition in Edition::ALL {
        add("edition", edition.id(), &["", ".hint"]);
    }
    for ruling in Ruling::ALL {
        add("ruling", ruling.id(), &["", ".text", ".reason"]);
    }
    for phrase in Phrase::ALL {
        add("chat", phrase.id(), &[""]);
    }
    for icon in Icon::ALL {
        add("icon", icon.id(), &[""]);
    }
    for figure in Figure::all() {
        // Tables of every size share their words.
        if !matches!(figure, Figure::Setup(_)) {
            add("figure", &figure.id(), &["", ".description"]);
        }
    }
    keys
}

#[test]
fn no_text_is_left_over() {
    let workspace = folder().join("../..");
    let mut sources = String::new();
    for part in ["crates", "xtask"] {
        for path in files(&workspace.join(part), "rs") {
            let inside = path.strip_prefix(&workspace).unwrap();
            if inside
                .components()
                .all(|part| part.as_os_str() != "tests" && part.as_os_str() != "target")
            {
                sources.push_str(&fs::read_to_string(&path).unwrap());
            }
        }
    }
    let made = made_from_ids();
    let mut unused = Vec::new();
    for inventory in inventories() {
        let referred: BTreeSet<&String> = inventory.texts.values().flat_map(|text| &text.references).collect();
        for (key, text) in &inventory.texts {
            let waits = USED_BY
                .iter()
                .any(|(file, user)| *file == text.file && !workspace.join("crates").join(user).exists());
            let asked_for = key.strip_suffix(".icons").unwrap_or(key);
            let used = made.contains(key)
                || referred.contains(key)
                || sources.contains(&format!("\"{asked_for}\""))
                || key.starts_with("term-");
            if !used && !waits {
                unused.push(format!("{}/{}.ftl: {key}", inventory.language, text.file));
            }
        }
    }
    assert!(unused.is_empty(), "nobody asks for these:\n{}", unused.join("\n"));
}

#[test]
fn everything_with_an_id_has_its_texts() {
    for inventory in inventories() {
        for key in made_from_ids() {
            // English has no cases and no gender; factions are their own icons.
            let optional = (key.starts_with("icon-") && Faction::ALL.iter().any(|faction| key.ends_with(faction.id())))
                || (inventory.language == "en" && (key.ends_with(".object") || key.ends_with(".gender")))
                || (key.starts_with("leader-") && key.ends_with(".object"));
            assert!(
                optional || inventory.texts.contains_key(&key),
                "{}: {key}",
                inventory.language
            );
        }
    }
}

#[test]
fn names_fit_their_halves() {
    for language in Language::ALL {
        let words = Words::new(language);
        let mut names = BTreeSet::new();
        for hero in Hero::all() {
            let name = words.hero_name(hero);
            let (small, large) = words.hero_banner(hero);
            let blank = if small.ends_with('-') { "" } else { " " };
            assert_eq!(name, format!("{small}{blank}{large}"), "{language}");
            assert!(names.insert(name), "{language}: {hero} shares its name");
            if language == Language::English {
                // The rules spell their names with what is on a keyboard.
                assert_eq!(words.hero_name(hero), hero.name().replace('\'', "’"));
                assert_eq!(words.hero_gender(hero), None);
            } else {
                assert!(words.hero_gender(hero).is_some(), "{language}: {hero}");
            }
        }
        for leader in Leader::ALL {
            let full = words.leader(leader);
            assert!(full.starts_with(&words.leader_name(leader)), "{full}");
            assert!(full.ends_with(&words.leader_title(leader)), "{full}");
        }
    }
}

/// German articles and Polish endings agree with the genders.
#[test]
fn objects_fit_their_genders() {
    for hero in Hero::all() {
        let german = Words::new(Language::German);
        let article = match german.hero_gender(hero) {
            Some(words::Gender::Masculine) => "den ",
            Some(words::Gender::Feminine) => "die ",
            Some(words::Gender::Neuter) => "das ",
            None => panic!("{hero}"),
        };
        let object = german.hero_object(hero);
        // "Des Kaisers" stands in place of an article.
        assert!(
            object.starts_with(article) || object.starts_with("Des Kaisers Besten "),
            "{object}"
        );
        let polish = Words::new(Language::Polish);
        let object = polish.hero_object(hero);
        if polish.hero_gender(hero) == Some(words::Gender::Feminine) {
            let straight = "Twardą Tylną Straż";
            assert!(
                object.split(' ').any(|word| word.ends_with(['ę', 'ą'])) || object == straight,
                "{object}"
            );
        } else {
            let thing = "Zaszlachtowany Szlam";
            let first = object.split(' ').find(|word| word.ends_with("go"));
            assert!(first.is_some() || object == thing, "{object}");
        }
    }
}

// Another language's words

/// Letters that only this language has among the three.
fn own_letters(language: &str) -> &'static [char] {
    match language {
        "de" => &['ä', 'ö', 'ü', 'ß', 'Ä', 'Ö', 'Ü'],
        "pl" => &[
            'ą', 'ć', 'ę', 'ł', 'ń', 'ó', 'ś', 'ź', 'ż', 'Ą', 'Ć', 'Ę', 'Ł', 'Ń', 'Ó', 'Ś', 'Ź', 'Ż',
        ],
        _ => &[],
    }
}

/// Names that stay as they are in every language.
const NAMES: [&str; 11] = [
    "Andreas Müller",
    "BFF Games",
    "Markus Müller",
    "Raphael Stocker",
    "Satoshi Matsuura",
    "Heimliche Herrschaft",
    "Hidden Leaders",
    "Ukryci Liderzy",
    "Kickstarter",
    "JavaScript",
    "WebAssembly",
];

/// Words that two languages really share, in small letters. A word that is not shared any more must leave the list.
const ENGLISH_AND_GERMAN: &str = include_str!("shared/en-de.txt");
const ENGLISH_AND_POLISH: &str = include_str!("shared/en-pl.txt");
const GERMAN_AND_POLISH: &str = include_str!("shared/de-pl.txt");

/// The words of a language, in small letters, each with a text it stands in.
fn vocabulary(inventory: &Inventory) -> BTreeMap<String, String> {
    let mut words = BTreeMap::new();
    for (key, text) in &inventory.texts {
        // Genders are marks for programs, and the places of links are the same in every language.
        if key.ends_with(".gender") {
            continue;
        }
        for literal in &text.literals {
            let mut literal = without_links(literal);
            for name in NAMES {
                literal = literal.replace(name, "");
            }
            for word in literal.split(|letter: char| !letter.is_alphabetic()) {
                if word.chars().count() > 1 {
                    words.insert(word.to_lowercase(), key.clone());
                }
            }
        }
    }
    words
}

fn without_links(text: &str) -> String {
    let mut out = String::new();
    let mut rest = text;
    while let Some((before, after)) = rest.split_once("](#") {
        out.push_str(before);
        out.push(' ');
        rest = after.split_once(')').map_or("", |(_, after)| after);
    }
    out + rest
}

#[test]
fn no_text_has_a_letter_of_another_language() {
    for inventory in inventories() {
        for (key, text) in &inventory.texts {
            for other in ["de", "pl"].into_iter().filter(|other| *other != inventory.language) {
                for literal in &text.literals {
                    let unnamed = NAMES.iter().fold(literal.clone(), |text, name| text.replace(name, ""));
                    let strange = unnamed.find(own_letters(other));
                    assert!(strange.is_none(), "{}: {key}: {literal}", inventory.language);
                }
            }
        }
    }
}

/// A sentence left in the wrong language shares its words with the language it was written in. So two languages may
/// share only words that are listed here.
#[test]
fn languages_share_only_known_words() {
    let [english, german, polish] = &inventories()[..] else {
        panic!("three languages");
    };
    for (one, other, list) in [
        (english, german, ENGLISH_AND_GERMAN),
        (english, polish, ENGLISH_AND_POLISH),
        (german, polish, GERMAN_AND_POLISH),
    ] {
        let known: BTreeSet<&str> = list.split_whitespace().collect();
        let (ours, theirs) = (vocabulary(one), vocabulary(other));
        let shared: BTreeSet<&str> = ours
            .keys()
            .map(String::as_str)
            .filter(|word| theirs.contains_key(*word))
            .collect();
        let mut faults = String::new();
        for word in shared.difference(&known) {
            let pair = format!("{} and {}", one.language, other.language);
            writeln!(faults, "{pair} share `{word}`: {} / {}", ours[*word], theirs[*word]).unwrap();
        }
        for word in known.difference(&shared) {
            writeln!(faults, "{} and {} do not share `{word}`", one.language, other.language).unwrap();
        }
        assert!(faults.is_empty(), "{faults}");
    }
}

/// Texts that stand alone, with something in every place: as files to read.
#[test]
fn every_other_text_reads_well() {
    let topics = [
        "chat",
        "laboratory",
        "lessons",
        "options",
        "print",
        "server",
        "study",
        "table",
        "terminal",
        "terms",
        "ending",
    ];
    for language in Language::ALL {
        let words = Words::new(language);
        let inventory = inventories()
            .into_iter()
            .find(|one| one.language == language.id())
            .unwrap();
        let mut all = String::new();
        for topic in topics {
            writeln!(all, "## {topic}").unwrap();
            for (key, _) in inventory.texts.iter().filter(|(_, text)| text.file == topic) {
                for count in [1, 2, 5] {
                    let values: Vec<(String, Value<'_>)> = inventory
                        .variables(key)
                        .into_iter()
                        .map(|variable| {
                            let value = match variable.as_str() {
                                "count" | "number" | "red" | "green" | "ahead" => Value::from(count),
                                "name" | "party" => Value::from("Ada"),
                                "hero" | "heroname" => Value::from("Furious Frog"),
                                "actor" | "owner" => Value::from("other"),
                                "faction" => Value::from("hill-tribes"),
                                other => Value::from(format!("<{other}>")),
                            };
                            (variable, value)
                        })
                        .collect();
                    let given: Vec<(&str, Value<'_>)> = values
                        .iter()
                        .map(|(name, value)| (name.as_str(), value.clone()))
                        .collect();
                    let counted = values.iter().any(|(_, value)| matches!(value, Value::Number(_)));
                    writeln!(all, "{key}: {}", words.format(key, &given)).unwrap();
                    if !counted {
                        break;
                    }
                }
            }
        }
        insta::assert_snapshot!(format!("texts-{language}"), all);
    }
}

/// Characters that do not belong in a finished text: typewriter quotes and minus signs, blanks in a row.
#[test]
fn texts_are_set_with_care() {
    for inventory in inventories() {
        for (key, text) in &inventory.texts {
            for literal in &text.literals {
                let place = format!("{}: {key}: {literal}", inventory.language);
                assert!(!literal.contains('"'), "{place}");
                assert!(!literal.contains("...") && !literal.contains("  "), "{place}");
                assert!(!literal.contains(" - ") && !literal.contains('—'), "{place}");
                let quotes = match inventory.language.as_str() {
                    "de" => ['”', '«'],
                    "pl" => ['“', '«'],
                    _ => ['„', '«'],
                };
                assert!(!literal.contains(quotes), "{place}");
            }
        }
    }
}

#[test]
fn a_page_has_every_text_it_asks_for() {
    let page: BTreeSet<String> = keys_of(&words::source(Language::English));
    let everything = files(&folder().join("locales/en"), "ftl");
    let everything = everything
        .iter()
        .flat_map(|path| keys_of(&fs::read_to_string(path).unwrap()));
    let left_out: BTreeSet<String> = everything.filter(|key| !page.contains(key)).collect();
    assert!(left_out.len() > 50, "{left_out:?}");
    for folder in ["../web/src", "../faces/src", "src"].map(|path| folder().join(path)) {
        let sources = files(&folder, "rs");
        assert!(!sources.is_empty());
        for source in sources {
            let text = fs::read_to_string(&source).unwrap();
            for key in &left_out {
                assert!(!text.contains(&format!("\"{key}\"")), "{}: {key}", source.display());
            }
        }
    }
}

/// The files of the page's parts that wait for all texts before they are drawn.
const PARTS: [&str; 26] = [
    "online/hear.rs",
    "online/house.rs",
    "online/push.rs",
    "screen/analysis.rs",
    "screen/calls.rs",
    "screen/chances.rs",
    "screen/coach.rs",
    "screen/connection.rs",
    "screen/friends.rs",
    "screen/games.rs",
    "screen/gather.rs",
    "screen/hosting.rs",
    "screen/learning.rs",
    "screen/leaving.rs",
    "screen/lesson.rs",
    "screen/menu.rs",
    "screen/missed.rs",
    "screen/notebook.rs",
    "screen/onwards.rs",
    "screen/opening.rs",
    "screen/peace.rs",
    "screen/puzzles.rs",
    "screen/record.rs",
    "screen/replay.rs",
    "screen/rules.rs",
    "screen/talk.rs",
];

#[test]
fn what_a_page_says_before_all_texts_are_there_comes_with_it() {
    for language in Language::ALL {
        let first = keys_of(&words::first(language));
        let later: BTreeSet<String> = keys_of(&words::source(language)).difference(&first).cloned().collect();
        assert!(later.len() > 200, "{later:?}");
        let mut said = 0;
        let mut faults = Vec::new();
        for source in files(&folder().join("../web/src"), "rs") {
            let text = fs::read_to_string(&source).unwrap();
            let asked: Vec<&String> = later
                .iter()
                .filter(|key| text.contains(&format!("\"{key}\"")))
                .collect();
            let waits = PARTS.iter().any(|part| source.ends_with(part));
            if waits == asked.is_empty() {
                faults.push(format!("{}: {asked:?}", source.display()));
            }
            said += asked.len();
        }
        assert!(faults.is_empty(), "{faults:#?}");
        assert!(said > 100, "{said}");
        // Nor do they refer to texts that are not there.
        let text = words::first(language);
        let missing: Vec<&String> = later
            .iter()
            .filter(|key| text.contains(&format!("{{ {key} ")))
            .collect();
        assert!(missing.is_empty(), "{missing:?}");
    }
}

fn keys_of(source: &str) -> BTreeSet<String> {
    let keys = source.lines().filter_map(|line| line.split_once(" ="));
    let keys = keys.map(|(key, _)| key.to_owned());
    keys.filter(|key| key.starts_with(|letter: char| letter.is_ascii_lowercase()))
        .collect()
}
