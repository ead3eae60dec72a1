//! The chapter of all heroes.

use super::passages::rulings_of;
use super::sections::{chapter, heading, paragraph};
use super::{Block, Passage, RichText};
use crate::{Words, text};
use rules::{Hero, Set};

impl Words {
    pub(super) fn heroes(self) -> Vec<Block> {
        let mut blocks = vec![
            chapter(Passage::Heroes, text!(self, "heroes-heading")),
            paragraph(text!(self, "heroes-intro")),
        ];
        let mut last = String::new();
        for hero in Hero::all() {
            let (id, group) = self.group(hero);
            if id != last {
                blocks.push(heading(3, &id, group));
                last = id;
            }
            blocks.push(self.hero_block(hero));
        }
        blocks
    }

    /// The part of the chapter a hero stands in: its faction, or its set.
    fn group(self, hero: Hero) -> (String, String) {
        match hero.factions().iter().next() {
            Some(faction) if hero.set() == Set::Base => (format!("heroes-{}", faction.id()), self.faction(faction)),
            _ => (format!("heroes-{}", hero.set().id()), self.set(hero.set())),
        }
    }

    fn hero_block(self, hero: Hero) -> Block {
        let links: Vec<String> = rulings_of(hero)
            .into_iter()
            .map(|ruling| {
                let title = self.ruling_title(ruling);
                format!("[{title}](#{})", Passage::Ruling(ruling).id())
            })
            .collect();
        let see = if links.is_empty() {
            RichText::default()
        } else {
            RichText::new(&text!(self, "heroes-see", rulings = links.join(", ")))
        };
        Block::Hero {
            hero,
            id: Passage::Hero(hero).id(),
            name: self.hero_name(hero),
            factions: hero.factions().iter().map(|faction| self.faction(faction)).collect(),
            text: self.card(hero),
            notes: self.notes(hero),
            see,
        }
    }

    /// The special cases of a hero.
    pub fn notes(self, hero: Hero) -> Vec<RichText> {
        let note = self.try_format(&format!("note-{}", hero.id()), &[]);
        note.iter().map(|note| RichText::new(note)).collect()
    }

    /// The rulings that matter for a hero, with their titles.
    pub fn rulings_for(self, hero: Hero) -> Vec<(rules::Ruling, String)> {
        let titled = |ruling| (ruling, self.ruling_title(ruling));
        rulings_of(hero).into_iter().map(titled).collect()
    }

    /// What a ruling is called.
    pub fn ruling_title(self, ruling: rules::Ruling) -> String {
        self.try_format(&format!("ruling-{}", ruling.id()), &[])
            .unwrap_or_default()
    }
}
