//! The index: every word, ruling and hero with the place where it is explained.

use super::sections::{alphabetical, chapter};
use super::{Block, Passage};
use crate::text::TERMS;
use crate::{Words, text};
use rules::{Hero, Leader, Ruling};

/// A line of the index.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Entry {
    /// The word.
    pub word: String,
    /// The place it leads to.
    pub place: String,
}

impl Words {
    /// The chapter with the index.
    pub(super) fn index(self) -> Vec<Block> {
        let term = |key: &&str| (self.try_format(key, &[]).unwrap_or_default(), explained(key));
        let ruling = |ruling| (self.ruling_title(ruling), Passage::Ruling(ruling));
        let leader = |leader| (self.leader(leader), Passage::Leaders);
        let hero = |hero| (self.hero_name(hero), Passage::Hero(hero));
        let mut entries: Vec<Entry> = TERMS
            .iter()
            .map(term)
            .chain(Ruling::ALL.map(ruling))
            .chain(Leader::ALL.map(leader))
            .chain(Hero::all().map(hero))
            .map(|(word, place)| Entry {
                word,
                place: place.id(),
            })
            .collect();
        entries.sort_by_key(|entry| alphabetical(&entry.word));
        vec![
            chapter(Passage::Index, text!(self, "index-heading")),
            Block::Index(entries),
        ]
    }
}

/// Where a word of the glossary is explained at length.
fn explained(term: &str) -> Passage {
    match term {
        "term-ability" | "term-perform" | "term-x" => Passage::Abilities,
        "term-advanced" => Passage::Short,
        "term-backs" | "term-leader" => Passage::Leaders,
        "term-bury" | "term-discard" | "term-draw" | "term-exchange" | "term-place" | "term-turn-over" => {
            Passage::Terms
        }
        "term-chain" => Passage::Copying,
        "term-faction" => Passage::Factions,
        "term-hero" => Passage::Card,
        "term-play" => Passage::Turn,
        "term-ruling" => Passage::Rulings,
        "term-face-up" | "term-graveyard" | "term-harbor" | "term-hidden-hero" | "term-leading" | "term-marker"
        | "term-party" | "term-power-track" | "term-tavern" | "term-war-area" | "term-wilderness" => Passage::Pieces,
        _ => Passage::Glossary,
    }
}
