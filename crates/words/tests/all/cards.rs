//! The text of every card in every language, both forms, as files to read.

use rules::Hero;
use std::fmt::Write as _;
use words::{Language, Words};

#[test]
fn every_card_reads_well() {
    for language in Language::ALL {
        let words = Words::new(language);
        let mut all = String::new();
        for hero in Hero::all() {
            let card = words.card(hero);
            let (small, large) = words.hero_banner(hero);
            writeln!(all, "{} {} [{small} / {large}]", hero.number(), words.hero_name(hero)).unwrap();
            writeln!(all, "    {}", card.spoken()).unwrap();
            for line in card.lines() {
                writeln!(all, "    {:?}: {line}", line.kind).unwrap();
            }
        }
        insta::assert_snapshot!(format!("cards-{language}"), all);
    }
}
