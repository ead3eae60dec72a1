//! What is in the printed book, read back from the file.

use lopdf::{Document, Object, ObjectId, content::Content};
use print::{BoardSheet, Options, Paper, book};
use rules::{Edition, Faction, Leader};
use std::sync::LazyLock;
use words::{Language, Words};

fn read(options: &Options) -> Document {
    Document::load_mem(&book(options).unwrap()).unwrap()
}

fn options(language: Language) -> Options {
    Options {
        edition: Edition::PrintAndPlay,
        language,
        ..Options::default()
    }
}

/// The book with all heroes, made once for all tests.
fn everything(language: Language) -> &'static Document {
    static BOOKS: [LazyLock<Document>; 3] = [
        LazyLock::new(|| read(&options(Language::English))),
        LazyLock::new(|| read(&options(Language::German))),
        LazyLock::new(|| read(&options(Language::Polish))),
    ];
    &BOOKS[language as usize]
}

/// The text of a page, with single blanks.
fn text(document: &Document, page: u32) -> String {
    let text = document.extract_text(&[page]).unwrap();
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// The width and height of a page in millimetres, rounded.
fn size(document: &Document, page: u32) -> (i64, i64) {
    let id = document.get_pages()[&page];
    let page = document.get_dictionary(id).unwrap();
    let numbers: Vec<f32> = page
        .get(b"MediaBox")
        .and_then(Object::as_array)
        .unwrap()
        .iter()
        .map(|number| number.as_float().unwrap())
        .collect();
    let mm = |points: f32| (points / 72.0 * 25.4).round() as i64;
    (mm(numbers[2] - numbers[0]), mm(numbers[3] - numbers[1]))
}

#[test]
fn every_hero_is_on_a_card_in_every_language() {
    for language in Language::ALL {
        let document = everything(language);
        let words = Words::new(language);
        let heroes: Vec<_> = options(language).heroes().collect();
        assert_eq!(heroes.len(), 90);
        for (sheet, heroes) in heroes.chunks(9).enumerate() {
            let front = text(document, 2 * sheet as u32 + 1);
            for hero in heroes {
                let (small, large) = words.hero_banner(*hero);
                assert!(
                    front.contains(&format!("{small} {large}")),
                    "{language} {hero}: {front}"
                );
                for line in words.card(*hero).lines() {
                    for piece in &line.pieces {
                        if let words::Piece::Text(piece) = piece {
                            let known = piece.split_whitespace().all(|word| front.contains(word));
                            assert!(known, "{language} {hero}: {piece}");
                        }
                    }
                }
            }
            assert_eq!(text(document, 2 * sheet as u32 + 2), "", "a back has no words");
        }
        let leaders = text(document, 21);
        for leader in Leader::ALL {
            assert!(leaders.contains(&words.leader_name(leader)), "{language} {leader:?}");
            assert!(leaders.contains(&words.leader_title(leader)), "{language} {leader:?}");
        }
    }
}

#[test]
fn board_aids_and_rules_are_there() {
    for language in Language::ALL {
        let document = everything(language);
        let words = Words::new(language);
        let left = text(document, 23);
        let right = text(document, 25);
        assert!(left.contains("1 2 3 4 5 6"), "{left}");
        let war = words::text!(words, "table-war-area");
        assert!(right.contains("7 8 9 10 11 12") && right.contains(&war), "{right}");
        let aids = text(document, 27);
        for faction in Faction::ALL {
            assert!(
                aids.matches(&words.faction(faction)).count() >= 8,
                "{language} {faction:?}: {aids}"
            );
        }
        let pages = document.get_pages().len() as u32;
        let rules: String = (29..=pages).map(|page| text(document, page) + " ").collect();
        let plain = |text: &str| text.split_whitespace().collect::<Vec<_>>().join(" ");
        let whole = words.rulebook();
        assert!(rules.contains(&plain(&whole.title)));
        for hero in rules::Hero::all() {
            assert!(rules.contains(&plain(&words.hero_name(hero))), "{language} {hero}");
        }
        // Every word of the document, in whichever line it came to stand.
        for rich in whole.blocks.iter().flat_map(words::Block::rich_texts) {
            for span in &rich.0 {
                if let words::Span::Text(text) | words::Span::Strong(text) | words::Span::Emphasis(text) = span {
                    for word in text.split_whitespace() {
                        assert!(rules.contains(word), "{language}: {word}");
                    }
                }
            }
        }
    }
}

#[test]
fn pages_have_the_size_of_the_paper() {
    let options = Options::default();
    let document = read(&options);
    // 77 heroes on nine sheets, leaders, board, aids, each with a back; then the rules.
    assert_eq!(size(&document, 1), (210, 297));
    assert_eq!(size(&document, 21), (297, 210));
    let letter = Options {
        paper: Paper::Letter,
        board: BoardSheet::OneLarge,
        ..options
    };
    let document = read(&letter);
    assert_eq!(size(&document, 1), (216, 279));
    assert_eq!(size(&document, 21), (432, 279));
    let large = Options {
        board: BoardSheet::OneLarge,
        ..options
    };
    assert_eq!(size(&read(&large), 21), (420, 297));
}

#[test]
fn one_side_needs_no_empty_pages() {
    let both = read(&Options::default()).get_pages().len();
    let single = Options {
        single_sided: true,
        ..Options::default()
    };
    assert_eq!(read(&single).get_pages().len(), both - 3);
}

#[test]
fn fonts_are_inside() {
    let document = everything(Language::Polish);
    let mut fonts = 0;
    for object in document.objects.values() {
        let Ok(dictionary) = object.as_dict() else { continue };
        if dictionary.has_type(b"FontDescriptor") {
            fonts += 1;
            let inside = dictionary.has(b"FontFile2") || dictionary.has(b"FontFile3");
            assert!(inside, "{dictionary:?}");
        }
        // Nothing is a picture of pixels.
        assert!(dictionary.get(b"Subtype").and_then(Object::as_name).ok() != Some(b"Image"));
    }
    assert_eq!(fonts, 4);
}

#[test]
fn grey_is_grey() {
    let options = Options {
        grey: true,
        ..Options::default()
    };
    let document = read(&options);
    let streams: Vec<ObjectId> = document
        .objects
        .iter()
        .filter(|(_, object)| object.as_stream().is_ok())
        .map(|(id, _)| *id)
        .collect();
    let mut colours = 0;
    for id in streams {
        let stream = document.get_object(id).and_then(Object::as_stream).unwrap();
        let Ok(bytes) = stream.decompressed_content() else {
            continue;
        };
        let Ok(content) = Content::decode(&bytes) else { continue };
        for operation in content.operations {
            let parts: Vec<f32> = operation
                .operands
                .iter()
                .filter_map(|part| part.as_float().ok())
                .collect();
            if matches!(operation.operator.as_str(), "rg" | "RG" | "sc" | "SC" | "scn" | "SCN") && parts.len() == 3 {
                colours += 1;
                let near = parts.iter().all(|part| (part - parts[0]).abs() < 0.08);
                assert!(near, "{} {parts:?}", operation.operator);
            }
        }
    }
    assert!(colours > 1000, "{colours}");
}

#[test]
fn the_same_wish_makes_the_same_book() {
    let options = Options::default();
    assert!(book(&options).unwrap() == book(&options).unwrap());
}
