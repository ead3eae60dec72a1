//! The rules as a document: one source for the page on the screen, the printed rules and the player aid.
//!
//! Sentences are kept in the Fluent files; tables of thresholds, heroes, leaders and editions are made from the rules
//! themselves, so that they cannot disagree with the game.

mod figure;
mod heroes;
mod index;
mod markdown;
mod passages;
mod plain;
mod rich;
mod search;
mod sections;

pub use figure::Figure;
pub use index::Entry;
pub use passages::Passage;
pub use plain::wrap;
pub use rich::{RichText, Span};
pub use search::Hit;

use crate::card::CardText;
use rules::{Hero, Ruling};

/// A document: a title and what follows.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Document {
    /// The title.
    pub title: String,
    /// What follows, in order.
    pub blocks: Vec<Block>,
}

/// A part of a document.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Block {
    /// A heading, and a place that links lead to.
    Heading {
        /// 2 for a chapter, 3 for a part of one.
        level: u8,
        /// The name of the place, the same in every language.
        id: String,
        /// The words.
        text: String,
    },
    /// A paragraph.
    Paragraph(RichText),
    /// A list.
    List {
        /// Whether its items are numbered.
        numbered: bool,
        /// The items.
        items: Vec<RichText>,
    },
    /// A table.
    Table {
        /// The heads of the columns.
        head: Vec<String>,
        /// The rows, with as many cells as there are heads.
        rows: Vec<Vec<RichText>>,
    },
    /// A picture.
    Picture {
        /// The picture.
        figure: Figure,
        /// The words below it.
        caption: RichText,
        /// What it shows, for those who do not see it.
        description: String,
    },
    /// The index.
    Index(Vec<Entry>),
    /// A ruling, and a place that links lead to.
    Ruling {
        /// The ruling.
        ruling: Ruling,
        /// The name of the place.
        id: String,
        /// The title.
        title: String,
        /// The ruling in words.
        text: RichText,
        /// Why we play like this.
        reason: RichText,
    },
    /// A hero, and a place that links lead to.
    Hero {
        /// The hero.
        hero: Hero,
        /// The name of the place.
        id: String,
        /// What the hero is called.
        name: String,
        /// The factions, or none.
        factions: Vec<String>,
        /// The text of the card.
        text: CardText,
        /// The special cases.
        notes: Vec<RichText>,
        /// Links to the rulings that matter for this hero; empty if there are none.
        see: RichText,
    },
}

impl Block {
    /// The name of the place, where links can lead to it.
    pub fn id(&self) -> Option<&str> {
        match self {
            Block::Heading { id, .. } | Block::Ruling { id, .. } | Block::Hero { id, .. } => Some(id),
            Block::Paragraph(_)
            | Block::List { .. }
            | Block::Table { .. }
            | Block::Picture { .. }
            | Block::Index(_) => None,
        }
    }

    /// Every text in it that can hold links.
    pub fn rich_texts(&self) -> Vec<&RichText> {
        match self {
            Block::Heading { .. } | Block::Index(_) => Vec::new(),
            Block::Paragraph(text) => vec![text],
            Block::List { items, .. } => items.iter().collect(),
            Block::Table { rows, .. } => rows.iter().flatten().collect(),
            Block::Picture { caption, .. } => vec![caption],
            Block::Ruling { text, reason, .. } => vec![text, reason],
            Block::Hero { notes, see, .. } => notes.iter().chain([see]).collect(),
        }
    }
}

impl Document {
    /// The headings of one level, with the places they mark: a table of contents.
    pub fn contents(&self, wanted: u8) -> impl Iterator<Item = (&str, &str)> {
        self.blocks.iter().filter_map(move |block| match block {
            Block::Heading { level, id, text } if *level == wanted => Some((id.as_str(), text.as_str())),
            _ => None,
        })
    }

    /// The chapter or part that begins at this place: its block and what follows, up to the next of its rank.
    pub fn part(&self, place: &str) -> &[Block] {
        let Some(begin) = self.blocks.iter().position(|block| block.id() == Some(place)) else {
            return &[];
        };
        let rest = &self.blocks[begin + 1..];
        let end = match &self.blocks[begin] {
            Block::Heading { level: rank, .. } => rest
                .iter()
                .position(|block| matches!(block, Block::Heading { level, .. } if level <= rank))
                .unwrap_or(rest.len()),
            _ => 0,
        };
        &self.blocks[begin..=begin + end]
    }

    /// Leaves out the heroes that are not kept, with their lines in the index and the groups that become empty.
    pub fn keep_heroes(&mut self, kept: impl Fn(Hero) -> bool) {
        let gone: Vec<String> = Hero::all()
            .filter(|&hero| !kept(hero))
            .map(|hero| Passage::Hero(hero).id())
            .collect();
        let is_gone = |place: &str| gone.iter().any(|gone| gone == place);
        self.blocks.retain(|block| !block.id().is_some_and(is_gone));
        for block in &mut self.blocks {
            if let Block::Index(entries) = block {
                entries.retain(|entry| !is_gone(&entry.place));
            }
        }
        let group = |block: &Block| matches!(block, Block::Heading { id, .. } if id.starts_with("heroes-"));
        let followed: Vec<bool> = (1..=self.blocks.len())
            .map(|next| matches!(self.blocks.get(next), Some(Block::Hero { .. })))
            .collect();
        let mut followed = followed.into_iter();
        self.blocks
            .retain(|block| followed.next().unwrap_or(false) || !group(block));
    }
}
