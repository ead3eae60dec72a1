//! What those hear who have a document read aloud.

use lopdf::content::Content;
use lopdf::{Dictionary, Document, Object};
use print::{Cards, Options, Part, Parts, Shop, book, contact_sheet, shop};
use words::{Block, Language, Words};

fn only_rules(language: Language) -> Options {
    Options {
        cards: Cards {
            language,
            ..Cards::default()
        },
        parts: Parts::of(&[Part::Rules]),
        ..Options::default()
    }
}

/// An element: its kind, its title or description, and what is inside it.
struct Element {
    kind: String,
    says: String,
    children: Vec<Element>,
    /// Pieces of pages, and links, that belong to it directly.
    pieces: usize,
    links: usize,
}

impl Element {
    fn read(document: &Document, dictionary: &Dictionary) -> Element {
        let kind = dictionary.get(b"S").and_then(Object::as_name).unwrap();
        let words = |key: &[u8]| {
            let text = dictionary.get(key).ok()?;
            Some(lopdf::decode_text_string(text).unwrap())
        };
        let mut element = Element {
            kind: String::from_utf8_lossy(kind).into_owned(),
            says: words(b"Alt").or_else(|| words(b"T")).unwrap_or_default(),
            children: Vec::new(),
            pieces: 0,
            links: 0,
        };
        let inside = dictionary.get(b"K").unwrap();
        let inside = document.dereference(inside).unwrap().1;
        let several = inside.as_array().cloned().unwrap_or_else(|_| vec![inside.clone()]);
        for child in &several {
            let child = document.dereference(child).unwrap().1;
            match child.as_dict() {
                Err(_) => element.pieces += 1,
                Ok(child) if child.has_type(b"MCR") => element.pieces += 1,
                Ok(child) if child.has_type(b"OBJR") => element.links += 1,
                Ok(child) => element.children.push(Element::read(document, child)),
            }
        }
        element
    }

    fn of(document: &Document) -> Element {
        let root = document.catalog().unwrap().get(b"StructTreeRoot").unwrap();
        let root = document.dereference(root).unwrap().1.as_dict().unwrap();
        let top = document.dereference(root.get(b"K").unwrap()).unwrap().1;
        let top = top.as_array().map_or(top, |several| &several[0]);
        let top = document.dereference(top).unwrap().1;
        Element::read(document, top.as_dict().unwrap())
    }

    /// This element and all below it, in the order in which they are read.
    fn all(&self) -> Vec<&Element> {
        let below = self.children.iter().flat_map(Element::all);
        std::iter::once(self).chain(below).collect()
    }
}

fn named<'a>(elements: &[&'a Element], kind: &str) -> Vec<&'a Element> {
    elements.iter().copied().filter(|one| one.kind == kind).collect()
}

#[test]
fn the_rules_are_headings_paragraphs_lists_tables_and_pictures() {
    for language in Language::ALL {
        let words = Words::new(language);
        let document = Document::load_mem(&book(&only_rules(language)).unwrap()).unwrap();
        let top = Element::of(&document);
        let all = top.all();
        let mut whole = words.rulebook();
        whole.keep_heroes(|hero| Cards::default().heroes().any(|printed| printed == hero));
        let mut expected = vec![("H1".to_owned(), whole.title.clone())];
        expected.extend(whole.blocks.iter().filter_map(|block| match block {
            Block::Heading { level, text, .. } => Some((format!("H{level}"), text.clone())),
            Block::Ruling { title, .. } => Some(("H3".to_owned(), title.clone())),
            Block::Hero { name, .. } => Some(("H3".to_owned(), name.clone())),
            _ => None,
        }));
        let headings = all.iter().filter(|one| one.kind.starts_with('H'));
        let headings: Vec<_> = headings.map(|one| (one.kind.clone(), one.says.clone())).collect();
        assert_eq!(headings, expected, "{language}");
        let blocks = |wanted: fn(&Block) -> bool| whole.blocks.iter().filter(|block| wanted(block)).count();
        let tables = blocks(|block| matches!(block, Block::Table { .. }));
        assert_eq!(named(&all, "Table").len(), tables, "{language}");
        // The index is a list, too.
        let lists = blocks(|block| matches!(block, Block::List { .. } | Block::Index(_)));
        assert_eq!(named(&all, "L").len(), lists, "{language}");
        for picture in whole.blocks.iter().filter_map(|block| match block {
            Block::Picture { description, .. } => Some(description),
            _ => None,
        }) {
            let found = named(&all, "Figure").iter().any(|one| one.says == *picture);
            assert!(found, "{language}: {picture}");
        }
        assert!(
            named(&all, "Figure").iter().all(|one| !one.says.is_empty()),
            "{language}"
        );
        let links = named(&all, "Link");
        assert!(links.len() > 200, "{language}: {}", links.len());
        assert!(links.iter().all(|one| one.links == 1 && one.pieces == 1), "{language}");
        // Nothing is empty.
        let empty = all.iter().find(|one| one.pieces == 0 && one.children.is_empty());
        assert!(empty.is_none(), "{language}: {:?}", empty.map(|one| &one.kind));
    }
}

#[test]
fn cards_say_what_is_on_them() {
    let options = Options {
        parts: Parts::of(&[Part::Cards]),
        ..Options::default()
    };
    let document = Document::load_mem(&book(&options).unwrap()).unwrap();
    let top = Element::of(&document);
    let all = top.all();
    let figures = named(&all, "Figure");
    assert_eq!(figures.len(), 77 + 6, "fronts speak, backs do not");
    let frog = figures.iter().find(|one| one.says.starts_with("Furious Frog")).unwrap();
    assert!(frog.says.starts_with("Furious Frog. Water Folk. "), "{}", frog.says);
    let words = Words::new(Language::English);
    let text = words.card(rules::Hero::from_id("furious-frog").unwrap());
    assert!(frog.says.ends_with(text.spoken()), "{}", frog.says);
    let lemron = figures.iter().find(|one| one.says.starts_with("Lemron")).unwrap();
    assert_eq!(lemron.says, "Lemron the Wise. Wins with: Water Folk and Hill Tribes");
}

/// Whatever is painted belongs to an element, or is marked as ornament.
#[test]
fn nothing_is_painted_outside_of_the_structure() {
    let everything = Options::default();
    let files = [
        book(&everything).unwrap(),
        shop(&Shop::default()).unwrap(),
        contact_sheet(&Shop::default(), print::Paper::A4).unwrap(),
    ];
    for file in files {
        let document = Document::load_mem(&file).unwrap();
        for (number, id) in document.get_pages() {
            let content = Content::decode(&document.get_page_content(id)).unwrap();
            let mut depth = 0;
            for operation in &content.operations {
                match operation.operator.as_str() {
                    "BDC" | "BMC" => depth += 1,
                    "EMC" => depth -= 1,
                    "f" | "f*" | "F" | "S" | "s" | "B" | "B*" | "b" | "b*" | "Tj" | "TJ" | "Do" | "sh" => {
                        assert_eq!(depth, 1, "{} on page {number}", operation.operator);
                    }
                    _ => {}
                }
            }
            assert_eq!(depth, 0, "page {number}");
        }
    }
}

#[test]
fn the_kit_says_that_it_is_accessible() {
    let bytes = book(&Options::default()).unwrap();
    let text = String::from_utf8_lossy(&bytes);
    assert!(text.contains("pdfuaid:part"), "PDF/UA-1 is claimed");
    let document = Document::load_mem(&bytes).unwrap();
    let catalog = document.catalog().unwrap();
    let marked = catalog.get(b"MarkInfo").and_then(Object::as_dict).unwrap();
    assert!(marked.get(b"Marked").and_then(Object::as_bool).unwrap());
    let language = catalog.get(b"Lang").unwrap();
    assert_eq!(lopdf::decode_text_string(language).unwrap(), "en");
}
