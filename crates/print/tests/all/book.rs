//! What is in the printed book, read back from the file.

use lopdf::{Document, Object, ObjectId, content::Content};
use print::{BoardSheet, Cards, Options, Paper, Part, Parts, PrintError, Sides, book};
use rules::{Edition, Faction, Leader, Set, Sets};
use std::sync::LazyLock;
use words::{Language, Words};

fn read(options: &Options) -> Document {
    Document::load_mem(&book(options).unwrap()).unwrap()
}

fn options(language: Language) -> Options {
    let cards = Cards {
        edition: Edition::PrintAndPlay,
        language,
        ..Cards::default()
    };
    Options {
        cards,
        ..Options::default()
    }
}

fn only(part: Part) -> Options {
    Options {
        parts: Parts::of(&[part]),
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

/// The width and height of a page in millimeters, rounded.
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
        let heroes: Vec<_> = options(language).cards.heroes().collect();
        assert_eq!(heroes.len(), 90);
        for (sheet, heroes) in heroes.chunks(9).enumerate() {
            let front = text(document, 2 * sheet as u32 + 3);
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
            assert_eq!(text(document, 2 * sheet as u32 + 4), "", "a back has no words");
        }
        let leaders = text(document, 23);
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
        let left = text(document, 25);
        let right = text(document, 27);
        assert!(left.contains("1 2 3 4 5 6"), "{left}");
        let war = words::text!(words, "table-war-area");
        assert!(right.contains("7 8 9 10 11 12") && right.contains(&war), "{right}");
        let tavern = words::text!(words, "zone-tavern");
        for (page, place) in [
            (&left, words::text!(words, "zone-harbor")),
            (&left, format!("{tavern} 1")),
            (&left, format!("{tavern} 2")),
            (&left, words::text!(words, "print-start")),
            (&left, words::text!(words, "print-glue")),
            (&right, format!("{tavern} 3")),
            (&right, words::text!(words, "zone-wilderness")),
            (&right, words::text!(words, "zone-graveyard")),
        ] {
            assert!(page.contains(&place), "{language}: {place} in {page}");
        }
        let pieces = text(document, 29);
        assert!(
            pieces.matches(&words::text!(words, "print-glue")).count() >= 4,
            "{pieces}"
        );
        // Six aids: who wins on the front, ties on the reverse.
        let (front, reverse) = (text(document, 31), text(document, 32));
        for faction in Faction::ALL {
            let named = front.matches(&words.faction(faction)).count();
            assert!(named >= 6, "{language} {faction:?}: {front}");
        }
        let ties = reverse.matches(&words::text!(words, "aid-ties")).count();
        assert_eq!(ties, 6, "{language}: {reverse}");
        let pages = document.get_pages().len() as u32;
        let rules: String = (33..=pages).map(|page| text(document, page) + " ").collect();
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
    assert_eq!(size(&read(&only(Part::Cards)), 1), (210, 297));
    let letter = Options {
        paper: Paper::Letter,
        ..only(Part::Cards)
    };
    assert_eq!(size(&read(&letter), 1), (216, 279));
    let board = only(Part::Board);
    assert_eq!(size(&read(&board), 1), (210, 297));
    let large = Options {
        board: BoardSheet::OneLarge,
        ..board
    };
    assert_eq!(size(&read(&large), 1), (420, 297));
    let tabloid = Options {
        paper: Paper::Letter,
        ..large
    };
    assert_eq!(size(&read(&tabloid), 1), (432, 279));
    assert_eq!(size(&read(&only(Part::Box)), 1), (297, 210));
}

/// How many pages there are.
fn pages(options: &Options) -> usize {
    read(options).get_pages().len()
}

#[test]
fn sides_are_printed_as_asked_for() {
    // 77 heroes and six leaders make ten sheets.
    for (sides, cards, board) in [(Sides::Both, 20, 4), (Sides::Single, 20, 2), (Sides::Fronts, 10, 2)] {
        let with = |options: Options| Options { sides, ..options };
        assert_eq!(pages(&with(only(Part::Cards))), cards, "{sides:?}");
        assert_eq!(pages(&with(only(Part::Board))), board, "{sides:?}");
        assert_eq!(pages(&with(only(Part::Aids))), 2, "{sides:?}");
    }
    let pieces = Options {
        parts: Parts::of(&[Part::Markers, Part::Box]),
        sides: Sides::Single,
        ..Options::default()
    };
    assert_eq!(pages(&pieces), 1, "markers and box share a sheet");
    let nothing = Options {
        parts: Parts::of(&[]),
        ..Options::default()
    };
    assert!(matches!(book(&nothing), Err(PrintError::NoParts)));
}

#[test]
fn the_german_edition_needs_no_sheet_for_a_single_card() {
    let mut options = only(Part::Cards);
    options.cards.edition = Edition::HeimlicheHerrschaft;
    assert_eq!(options.cards.heroes().count() + Leader::ALL.len(), 79);
    assert_eq!(pages(&options), 18);
}

#[test]
fn titles_say_what_is_printed() {
    let title = |edition, added: &[Set], language| {
        let mut options = only(Part::Board);
        options.cards = Cards {
            edition,
            added: Sets::of(added),
            language,
            gray: false,
        };
        let document = read(&options);
        let info = document.trailer.get(b"Info").and_then(Object::as_reference).unwrap();
        let info = document.get_dictionary(info).unwrap();
        lopdf::decode_text_string(info.get(b"Title").unwrap()).unwrap()
    };
    assert_eq!(
        title(Edition::Classic, &[Set::Queens], Language::English),
        "Hidden Leaders: Classic edition + Queens & Friends"
    );
    assert_eq!(
        title(Edition::HeimlicheHerrschaft, &[], Language::German),
        "Heimliche Herrschaft (deutsche Ausgabe)"
    );
}

#[test]
fn the_rules_tell_of_the_heroes_that_are_printed() {
    let document = read(&only(Part::Rules));
    let rules: String = (1..=document.get_pages().len() as u32)
        .map(|page| text(&document, page) + " ")
        .collect();
    let words = Words::new(Language::English);
    let queen = rules::Hero::from_id("queen-of-the-wild").unwrap();
    let frog = rules::Hero::from_id("furious-frog").unwrap();
    assert!(rules.contains(&words.hero_name(frog)));
    assert!(!rules.contains(&words.hero_name(queen)));
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
fn gray_is_gray() {
    let mut options = Options::default();
    options.cards.gray = true;
    let document = read(&options);
    let streams: Vec<ObjectId> = document
        .objects
        .iter()
        .filter(|(_, object)| object.as_stream().is_ok())
        .map(|(id, _)| *id)
        .collect();
    let mut colors = 0;
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
                colors += 1;
                let near = parts.iter().all(|part| (part - parts[0]).abs() < 0.08);
                assert!(near, "{} {parts:?}", operation.operator);
            }
        }
    }
    assert!(colors > 1000, "{colors}");
}

#[test]
fn the_same_options_make_the_same_book() {
    let options = Options::default();
    assert!(book(&options).unwrap() == book(&options).unwrap());
}
