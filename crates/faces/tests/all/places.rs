//! Texts of the page have room on a phone of 320 pixels, in every language: measured with the letters of its fonts.

use faces::{Font, width};
use words::{Language, Words};

/// What the page leaves of 320 pixels: margins, and the padding of a sheet or a button, on both sides.
const ROOM: f32 = 320.0 - 2.0 * (12.0 + 16.0);

/// How large the labels of buttons, tabs and rows are, unless they are [`LARGER`].
const LABEL: f32 = 20.0;

/// What these keys begin with is a label that stands on one line, unless it says a whole sentence.
const LABELS: [&str; 34] = [
    "analysis-",
    "chat-",
    "choice-",
    "coach-",
    "connection-",
    "curtain-",
    "edition-",
    "end-",
    "faction-",
    "gallery-",
    "hint-",
    "history-",
    "host-",
    "house-",
    "keys-",
    "learn-",
    "lesson-",
    "lobby-",
    "menu-",
    "notebook-",
    "online-",
    "option-",
    "puzzle-",
    "replay-",
    "rules-",
    "screen-",
    "set-",
    "setting-",
    "standing-",
    "start-",
    "table-",
    "welcome-",
    "why-",
    "zone-",
];

/// What may take two lines all the same: a line below a card, a row of a list, a tooltip, the prompt.
const HINTS: [&str; 4] = ["gallery-advanced", "keys-move", "online-reserve", "table-mark-cards"];

/// Labels of larger buttons and headings, with the size of their letters.
const LARGER: [(&str, f32); 33] = [
    ("start-play-now", 30.0),
    ("start-friends", 26.0),
    ("start-pass-and-play", 26.0),
    ("start-learn", 26.0),
    ("start-resume", 26.0),
    ("start-options", 22.0),
    ("menu-rules", 22.0),
    ("menu-gallery", 22.0),
    ("menu-settings", 22.0),
    ("menu-leave", 22.0),
    ("option-short", 22.0),
    ("option-full", 22.0),
    ("learn-title", 26.0),
    ("learn-begin", 22.0),
    ("learn-continue", 22.0),
    ("learn-again", 22.0),
    ("learn-games", 22.0),
    ("learn-next", 22.0),
    ("replay-title", 26.0),
    ("replay-watch", 22.0),
    ("puzzle-title", 26.0),
    ("puzzle-again", 22.0),
    ("puzzle-next", 22.0),
    ("puzzle-show-solution", 22.0),
    ("analysis-title", 26.0),
    ("lobby-create", 22.0),
    ("lobby-join", 22.0),
    ("lobby-copy", 22.0),
    ("lobby-start", 22.0),
    ("lobby-add-bot", 22.0),
    ("online-back", 22.0),
    ("table-play-card", 22.0),
    ("end-play-again", 22.0),
];

/// The texts of the page without places to fill in, by their keys.
fn texts(language: Language) -> Vec<(String, String)> {
    let words = Words::new(language);
    let source = words::source(language);
    let keys = source.lines().filter_map(|line| line.split_once(" = "));
    let plain = keys.filter(|(key, text)| !key.starts_with([' ', '.']) && !text.contains('{'));
    plain.map(|(key, _)| (key.to_owned(), words.format(key, &[]))).collect()
}

#[test]
fn labels_fit_on_one_line_of_a_phone() {
    let mut faults = Vec::new();
    for language in Language::ALL {
        let words = Words::new(language);
        let mut check = |key: &str, label: &str, size: f32| {
            let wide = width(Font::Display, label, size);
            if wide > ROOM {
                faults.push(format!(
                    "{language} {key}: “{label}” is {wide:.0} of {ROOM} pixels wide"
                ));
            }
        };
        for (key, size) in LARGER {
            let label = words.format(key, &[]);
            assert_ne!(label, key, "{language}: there is no such text");
            check(key, &label, size);
        }
        let texts = texts(language);
        let labels = texts.iter().filter(|(key, text)| {
            let label = LABELS.iter().any(|start| key.starts_with(start)) && !key.ends_with("-hint");
            label && !HINTS.contains(&key.as_str()) && !text.ends_with(['.', '!', '?', ':'])
        });
        let mut count = 0;
        for (key, text) in labels {
            check(key, text, LABEL);
            count += 1;
        }
        assert!(count > 200, "{language}: only {count} labels were found");
    }
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

/// Running text breaks between words; so no word may be wider than the page, in the size of a chapter's heading.
#[test]
fn no_word_is_wider_than_a_phone() {
    const HEADING: f32 = 31.0;
    let mut faults = Vec::new();
    for language in Language::ALL {
        let source = words::source(language);
        let letter = |letter: char| letter.is_alphabetic() || letter == '-' || letter == '’';
        // Keys and places of links are no words of the language.
        let texts = source
            .lines()
            .map(|line| line.split_once('=').map_or(line, |(_, text)| text));
        for word in texts.flat_map(|text| text.split(|one| !letter(one))) {
            let readable = !word.contains('-') || word.chars().any(char::is_uppercase);
            let wide = width(Font::Display, word, HEADING);
            if readable && wide > ROOM {
                faults.push(format!("{language}: {word} is {wide:.0} of {ROOM} pixels wide"));
            }
        }
    }
    faults.sort();
    faults.dedup();
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}
