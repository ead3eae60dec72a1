//! The rules as a document: whole, linked, and as files to read.

use rules::{Hero, Prompt, Refusal, Ruling};
use std::collections::BTreeSet;
use words::{Block, Figure, Language, Passage, Phrase, Span, Words};

#[test]
fn the_rules_read_well() {
    for language in Language::ALL {
        let words = Words::new(language);
        insta::assert_snapshot!(format!("rulebook-{language}"), words.rulebook().markdown());
        insta::assert_snapshot!(format!("aid-{language}"), words.player_aid().markdown());
    }
}

#[test]
fn every_link_leads_somewhere_and_no_place_stands_twice() {
    for language in Language::ALL {
        let rules = Words::new(language).rulebook();
        let ids: Vec<&str> = rules.blocks.iter().filter_map(Block::id).collect();
        let places: BTreeSet<&str> = ids.iter().copied().collect();
        assert_eq!(ids.len(), places.len(), "{language}: a place stands twice");
        let mut links = 0;
        for text in rules.blocks.iter().flat_map(Block::rich_texts) {
            for span in &text.0 {
                match span {
                    Span::Link { to, .. } => {
                        assert!(places.contains(to.as_str()), "{language}: no place `{to}`");
                        links += 1;
                    }
                    Span::Text(text) => assert!(!text.contains(['*', '[', ']']), "{language}: broken marks: {text}"),
                    _ => {}
                }
            }
        }
        assert!(links > 60, "{language}: only {links} links");
    }
}

#[test]
fn all_languages_have_the_same_places_and_links() {
    let shape = |language| {
        let rules = Words::new(language).rulebook();
        let links = |block: &Block| -> Vec<String> {
            let spans = block.rich_texts().into_iter().flat_map(|text| text.0.clone());
            let mut links: Vec<String> = spans
                .filter_map(|span| match span {
                    Span::Link { to, .. } => Some(to),
                    _ => None,
                })
                .collect();
            links.sort();
            links
        };
        let blocks = rules.blocks.iter();
        blocks
            .map(|block| (block.id().map(str::to_owned), links(block)))
            .collect::<Vec<_>>()
    };
    let english = shape(Language::English);
    for language in [Language::German, Language::Polish] {
        for (block, own) in english.iter().zip(shape(language)) {
            assert_eq!(*block, own, "{language}");
        }
    }
}

#[test]
fn everything_is_in_the_rules() {
    let chapters = [
        Passage::Story,
        Passage::Pieces,
        Passage::Factions,
        Passage::Leaders,
        Passage::Card,
        Passage::Icons,
        Passage::Setup,
        Passage::Editions,
        Passage::Short,
        Passage::Turn,
        Passage::End,
        Passage::Winning,
        Passage::Abilities,
        Passage::Terms,
        Passage::Emperor,
        Passage::Copying,
        Passage::Knowledge,
        Passage::Rulings,
        Passage::Heroes,
        Passage::Glossary,
        Passage::Summary,
        Passage::Index,
        Passage::About,
    ];
    let rules = Words::new(Language::English).rulebook();
    let places = chapters
        .into_iter()
        .chain(Ruling::ALL.map(Passage::Ruling))
        .chain(Hero::all().map(Passage::Hero))
        .chain(Refusal::ALL.map(Passage::of_refusal))
        .chain([
            Passage::of_question(Prompt::SetupHidden, None),
            Passage::of_question(Prompt::Draw, None),
            Passage::of_question(Prompt::HeroToBury, Hero::new(1)),
        ]);
    for place in places {
        assert!(!rules.part(&place.id()).is_empty(), "{place:?}");
    }
    assert_eq!(rules.contents(2).count(), 16);
    for ruling in Ruling::ALL {
        let Some(Block::Ruling {
            title, text, reason, ..
        }) = rules.part(&Passage::Ruling(ruling).id()).first()
        else {
            panic!("{ruling:?} is not a ruling of the document");
        };
        assert!(
            !title.is_empty() && !text.is_empty() && reason.to_string().len() > 20,
            "{ruling:?}"
        );
    }
}

#[test]
fn every_picture_is_in_the_rules_with_a_caption_and_a_description() {
    for language in Language::ALL {
        let rules = Words::new(language).rulebook();
        let mut shown = Vec::new();
        for block in &rules.blocks {
            if let Block::Picture {
                figure,
                caption,
                description,
            } = block
            {
                assert!(!caption.is_empty(), "{language}: {figure:?}");
                assert!(
                    description.chars().count() > 30,
                    "{language}: {figure:?}: {description}"
                );
                shown.push(*figure);
            }
        }
        assert_eq!(shown, Figure::all(), "{language}");
    }
}

#[test]
fn every_word_of_the_index_leads_to_a_place() {
    for language in Language::ALL {
        let rules = Words::new(language).rulebook();
        let entries = rules.blocks.iter().find_map(|block| match block {
            Block::Index(entries) => Some(entries),
            _ => None,
        });
        let entries = entries.expect("an index");
        assert!(entries.len() > 130);
        for entry in entries {
            assert!(
                !entry.word.is_empty() && !rules.part(&entry.place).is_empty(),
                "{entry:?}"
            );
        }
    }
}

#[test]
fn the_rules_can_be_read_in_a_terminal() {
    for language in Language::ALL {
        let words = Words::new(language);
        let rules = words.rulebook();
        let plain = words.plain(&rules.blocks, 80);
        let longest = plain.lines().map(|line| line.chars().count()).max();
        assert!(longest <= Some(80), "{language}: {longest:?}");
        assert!(!plain.contains("](#") && !plain.contains("**"), "{language}");
        let about = words.plain(rules.about("keen-koi"), 80) + &words.plain(rules.about("hero-keen-koi"), 80);
        assert!(about.contains(&words.hero_name(Hero::from_id("keen-koi").unwrap())));
    }
}

#[test]
fn tables_say_what_the_game_does() {
    let rules = Words::new(Language::English).rulebook();
    let table = rules.part("end").iter().find_map(|block| match block {
        Block::Table { head, rows } => Some((head, rows)),
        _ => None,
    });
    let (head, rows) = table.unwrap();
    assert_eq!(head[1..], ["2", "3", "4", "5", "6"]);
    let numbers = |row: usize| rows[row][1..].iter().map(ToString::to_string).collect::<Vec<_>>();
    assert_eq!(numbers(0), ["8", "7", "7", "6", "5"]);
    assert_eq!(numbers(1), ["7", "6", "6", "5", "4"]);
    let text = rules.markdown();
    for fact in [
        "| 77 |",
        "| 73 |",
        "| 90 |",
        "the 52 heroes of the base game",
        "20, 24, 27 and 51",
    ] {
        assert!(text.contains(fact), "{fact}");
    }
}

#[test]
fn a_part_ends_where_the_next_begins() {
    let rules = Words::new(Language::German).rulebook();
    let turn = rules.part("turn");
    assert!(matches!(&turn[0], Block::Heading { id, .. } if id == "turn"));
    assert!(turn[1..].iter().all(|block| block.id().is_none()));
    assert_eq!(rules.part("hero-furious-frog").len(), 1);
    assert!(rules.part("heroes").len() > 90);
    assert!(rules.part("nowhere").is_empty());
}

#[test]
fn phrases_have_ids() {
    for phrase in Phrase::ALL {
        assert_eq!(Phrase::from_id(phrase.id()), Some(phrase));
        for language in Language::ALL {
            assert!(!Words::new(language).phrase(phrase).is_empty());
        }
    }
    assert_eq!(Phrase::from_id("insult"), None);
}

#[test]
fn things_are_found_in_the_rules() {
    for (language, query, place) in [
        (Language::English, "buried emperor", None),
        (Language::English, "hungry", None),
        (Language::German, "hafen wildnis", Some("Hafen")),
        (Language::Polish, "dzicz", Some("Dzicz")),
    ] {
        let rules = Words::new(language).rulebook();
        let hits = rules.search(query);
        for hit in &hits {
            assert!(
                !rules.part(hit.place).is_empty(),
                "{language}: {query} leads to {}",
                hit.place
            );
            assert!(hit.excerpt.chars().count() < 200, "{}", hit.excerpt);
        }
        let places: BTreeSet<&str> = hits.iter().map(|hit| hit.place).collect();
        assert!(
            places.len() * 2 >= hits.len(),
            "{language}: {query} finds the same again and again"
        );
        if let Some(word) = place {
            assert!(hits.iter().any(|hit| hit.excerpt.contains(word)), "{language}: {query}");
        }
    }
    // Every hero is found by the name in every language, typed in a hurry.
    for language in Language::ALL {
        let words = Words::new(language);
        let rules = words.rulebook();
        for hero in rules::Hero::all() {
            let name = words.hero_name(hero).to_lowercase();
            let hits = rules.search(&name);
            assert!(
                hits.iter().any(|hit| hit.title.to_lowercase() == name),
                "{language}: {name}"
            );
        }
    }
}
