//! The chapters of the rules, and the player aid.

use super::{Block, Document, Figure, Passage, RichText};
use crate::card::Icon;
use crate::text::TERMS;
use crate::{Words, text};
use rules::{Edition, Faction, Leader, Ruling, Set, Setup};

/// The numbers of players.
const PLAYERS: std::ops::RangeInclusive<u8> = 2..=6;

impl Words {
    /// The complete rules.
    ///
    /// ```
    /// use words::{Language, Words};
    /// let rules = Words::new(Language::English).rulebook();
    /// assert_eq!(rules.title, "The rules of Hidden Leaders");
    /// assert!(!rules.part("ruling-may-pass").is_empty());
    /// ```
    pub fn rulebook(self) -> Document {
        let mut blocks = vec![paragraph(text!(self, "rules-intro"))];
        blocks.extend(self.story());
        blocks.extend(self.pieces());
        blocks.extend(self.card_explained());
        blocks.extend(self.setting_up());
        blocks.extend(self.turn());
        blocks.extend(self.end());
        blocks.extend(self.abilities());
        blocks.extend(self.knowledge());
        blocks.extend(self.editions());
        blocks.extend(self.rulings());
        blocks.extend(self.heroes());
        blocks.extend(self.glossary());
        blocks.extend(self.summary());
        blocks.extend(self.index());
        blocks.push(chapter(Passage::About, text!(self, "about-heading")));
        blocks.push(paragraph(text!(self, "about-text")));
        Document {
            title: text!(self, "rules-title"),
            blocks,
        }
    }

    /// A page for every player: the turn, the end, who wins, the icons.
    pub fn player_aid(self) -> Document {
        let mut blocks = self.in_short(2);
        blocks.push(heading(2, "aid-icons", text!(self, "aid-icons")));
        blocks.push(self.icons());
        Document {
            title: text!(self, "aid-title"),
            blocks,
        }
    }

    /// The turn, the end and who wins, as short as can be, under headings of this level.
    fn in_short(self, level: u8) -> Vec<Block> {
        vec![
            heading(level, "aid-turn", text!(self, "aid-turn")),
            numbered([
                text!(self, "aid-turn-play"),
                text!(self, "aid-turn-draw"),
                text!(self, "aid-turn-discard"),
                text!(self, "aid-turn-refill"),
            ]),
            heading(level, "aid-end", text!(self, "aid-end")),
            self.thresholds(),
            heading(level, "aid-winning", text!(self, "aid-winning")),
            numbered(self.conditions()),
            heading(level, "aid-ties", text!(self, "aid-ties")),
            numbered([
                text!(self, "aid-tie-most"),
                text!(self, "aid-tie-fewest"),
                text!(self, "aid-tie-number"),
            ]),
        ]
    }

    /// Everything one looks up during a game.
    fn summary(self) -> Vec<Block> {
        let mut blocks = vec![chapter(Passage::Summary, text!(self, "summary-heading"))];
        blocks.extend(self.in_short(3));
        blocks
    }

    /// All icons with what they stand for.
    fn icons(self) -> Block {
        let name = |icon| match icon {
            // Who it may be cannot be seen from the icon.
            Icon::Player => text!(self, "icon-player.any"),
            other => self.icon(other),
        };
        list(Icon::ALL.map(|icon| format!("{} {}", icon.mark(), name(icon))))
    }

    fn card_explained(self) -> Vec<Block> {
        vec![
            chapter(Passage::Card, text!(self, "anatomy-heading")),
            self.picture(Figure::Card),
            numbered([
                text!(self, "anatomy-faction"),
                text!(self, "anatomy-advanced"),
                text!(self, "anatomy-name"),
                text!(self, "anatomy-moves"),
                text!(self, "anatomy-text"),
                text!(self, "anatomy-number"),
            ]),
            part(Passage::Icons, text!(self, "icons-heading")),
            self.icons(),
        ]
    }

    /// What an icon stands for.
    pub fn icon(self, icon: Icon) -> String {
        match icon {
            Icon::Faction(faction) => self.faction(faction),
            other => self
                .try_format(&format!("icon-{}", other.id()), &[])
                .unwrap_or_default(),
        }
    }

    fn story(self) -> Vec<Block> {
        vec![
            chapter(Passage::Story, text!(self, "story-heading")),
            paragraph(text!(self, "story-war")),
            paragraph(text!(self, "story-aim")),
        ]
    }

    fn pieces(self) -> Vec<Block> {
        let leaders = Leader::ALL.map(|leader| {
            let backed = leader.alignment().map(|faction| self.faction(faction));
            vec![leader.number().to_string(), self.leader(leader), backed.join(", ")]
        });
        let factions = Faction::ALL.map(|faction| {
            let color = self.of_faction("color", faction);
            vec![self.faction(faction), color, self.of_faction("condition", faction)]
        });
        vec![
            chapter(Passage::Pieces, text!(self, "pieces-heading")),
            paragraph(text!(self, "pieces-players")),
            heading(3, "components", text!(self, "components-heading")),
            list([
                text!(self, "components-heroes", count = heroes_of(Edition::Classic.sets())),
                text!(self, "components-leaders"),
                text!(self, "components-board"),
                text!(self, "components-markers"),
                text!(self, "components-aids"),
            ]),
            self.picture(Figure::Pieces),
            list([
                text!(self, "pieces-track"),
                text!(self, "pieces-markers"),
                text!(self, "pieces-harbor"),
                text!(self, "pieces-tavern"),
                text!(self, "pieces-wilderness"),
                text!(self, "pieces-graveyard"),
                text!(self, "pieces-party"),
                text!(self, "pieces-hand"),
                text!(self, "pieces-leader"),
            ]),
            paragraph(text!(self, "pieces-hidden")),
            self.picture(Figure::Hidden),
            part(Passage::Factions, text!(self, "factions-heading")),
            table(
                vec![
                    text!(self, "factions-column-faction"),
                    text!(self, "factions-column-color"),
                    text!(self, "factions-column-wins"),
                ],
                factions,
            ),
            part(Passage::Leaders, text!(self, "leaders-heading")),
            table(
                vec![
                    text!(self, "leaders-column-number"),
                    text!(self, "leaders-column-leader"),
                    text!(self, "leaders-column-backs"),
                ],
                leaders,
            ),
        ]
    }

    fn setting_up(self) -> Vec<Block> {
        let mut blocks = vec![
            chapter(Passage::Setup, text!(self, "setup-heading")),
            numbered([
                text!(self, "setup-leaders"),
                text!(self, "setup-markers"),
                text!(self, "setup-emperor"),
                text!(self, "setup-harbor"),
                text!(self, "setup-start"),
                text!(self, "setup-deal"),
            ]),
            paragraph(text!(self, "setup-advice")),
            paragraph(text!(self, "setup-pictures")),
        ];
        blocks.extend(PLAYERS.map(|players| self.picture(Figure::Setup(players))));
        blocks
    }

    fn editions(self) -> Vec<Block> {
        let editions = Edition::ALL.map(|edition| {
            let sets: Vec<String> = edition.sets().iter().map(|set| self.set(set)).collect();
            let count = heroes_of(edition.sets()).to_string();
            vec![self.edition(edition), count, sets.join(", ")]
        });
        let sets = Set::ALL.map(|set| {
            let count = heroes_of(rules::Sets::of(&[set])).to_string();
            vec![self.set(set), count, self.set_hint(set)]
        });
        vec![
            chapter(Passage::Editions, text!(self, "editions-heading")),
            paragraph(text!(self, "editions-intro")),
            table(
                vec![
                    text!(self, "editions-column-edition"),
                    text!(self, "editions-column-heroes"),
                    text!(self, "editions-column-sets"),
                ],
                editions,
            ),
            table(
                vec![
                    text!(self, "editions-column-set"),
                    text!(self, "editions-column-heroes"),
                    text!(self, "editions-column-what"),
                ],
                sets,
            ),
            paragraph(text!(self, "editions-combine")),
            paragraph(text!(self, "editions-start")),
            part(Passage::Short, text!(self, "short-heading")),
            paragraph(text!(self, "short-heroes", count = short_heroes())),
            paragraph(text!(self, "short-six")),
            paragraph(text!(self, "short-marks")),
        ]
    }

    fn turn(self) -> Vec<Block> {
        vec![
            chapter(Passage::Turn, text!(self, "turn-heading")),
            paragraph(text!(self, "turn-intro")),
            numbered([
                text!(self, "turn-play"),
                text!(self, "turn-draw"),
                text!(self, "turn-discard"),
                text!(self, "turn-refill"),
            ]),
            paragraph(text!(self, "turn-shuffle")),
            paragraph(text!(self, "turn-strip")),
            self.picture(Figure::Play),
            self.picture(Figure::Draw),
            self.picture(Figure::Discard),
            self.picture(Figure::Refill),
        ]
    }

    fn end(self) -> Vec<Block> {
        let mut blocks = vec![
            chapter(Passage::End, text!(self, "end-heading")),
            paragraph(text!(self, "end-check")),
            self.thresholds(),
            chapter(Passage::Winning, text!(self, "winning-heading")),
            paragraph(text!(self, "winning-faction")),
            numbered(self.conditions()),
            paragraph(text!(self, "winning-leaders")),
            paragraph(text!(self, "winning-ties")),
            numbered([
                text!(self, "winning-most"),
                text!(self, "winning-fewest"),
                text!(self, "winning-number"),
            ]),
            paragraph(text!(self, "winning-special")),
            paragraph(text!(self, "winning-pictures")),
        ];
        blocks.extend(Figure::BY_RANK.map(|faction| self.picture(Figure::Winning(faction))));
        blocks.extend([
            heading(3, "example-scoring", text!(self, "example-scoring-heading")),
            paragraph(text!(self, "example-scoring")),
            self.picture(Figure::Scoring),
            heading(3, "example-tie", text!(self, "example-tie-heading")),
            paragraph(text!(self, "example-tie")),
            self.picture(Figure::Tie),
        ]);
        blocks
    }

    /// How many face-up heroes end the game, by the number of players.
    fn thresholds(self) -> Block {
        let row = |name: String, short: bool| {
            let numbers = PLAYERS.filter_map(|players| {
                let setup = Setup::new(players).ok()?;
                let setup = setup.with_short(short);
                Some(setup.heroes_to_end().to_string())
            });
            [name].into_iter().chain(numbers).collect::<Vec<String>>()
        };
        let head = [text!(self, "end-column-players")];
        table(
            head.into_iter()
                .chain(PLAYERS.map(|players| players.to_string()))
                .collect(),
            [
                row(text!(self, "option-full"), false),
                row(text!(self, "option-short"), true),
            ],
        )
    }

    /// The winning conditions in the order in which they are checked.
    fn conditions(self) -> Vec<String> {
        let condition = |faction: Faction| {
            let condition = self.of_faction("condition", faction);
            text!(
                self,
                "winning-condition",
                faction = self.faction(faction),
                condition = condition
            )
        };
        Figure::BY_RANK.map(condition).into()
    }

    fn abilities(self) -> Vec<Block> {
        vec![
            chapter(Passage::Abilities, text!(self, "abilities-heading")),
            list([
                text!(self, "abilities-own"),
                text!(self, "abilities-order"),
                text!(self, "abilities-must"),
                text!(self, "abilities-ends"),
                text!(self, "abilities-or"),
                text!(self, "abilities-players"),
            ]),
            heading(3, "example-burying", text!(self, "example-burying-heading")),
            paragraph(text!(self, "example-burying")),
            self.picture(Figure::Burying),
            part(Passage::Terms, text!(self, "terms-heading")),
            list([
                text!(self, "terms-bury"),
                text!(self, "terms-discard"),
                text!(self, "terms-exchange"),
                text!(self, "terms-place"),
                text!(self, "terms-draw"),
                text!(self, "terms-turn-over"),
                text!(self, "terms-look"),
                text!(self, "terms-random"),
            ]),
            part(Passage::Emperor, text!(self, "emperor-heading")),
            paragraph(text!(self, "emperor-factions")),
            part(Passage::Copying, text!(self, "copying-heading")),
            paragraph(text!(self, "copying-how")),
            paragraph(text!(self, "copying-rulings")),
        ]
    }

    fn knowledge(self) -> Vec<Block> {
        vec![
            chapter(Passage::Knowledge, text!(self, "knowledge-heading")),
            paragraph(text!(self, "knowledge-intro")),
            list([
                text!(self, "knowledge-all"),
                text!(self, "knowledge-own"),
                text!(self, "knowledge-tavern"),
                text!(self, "knowledge-secret"),
                text!(self, "knowledge-discard"),
                text!(self, "knowledge-group"),
                text!(self, "knowledge-shown"),
                text!(self, "knowledge-hand"),
            ]),
        ]
    }

    fn rulings(self) -> Vec<Block> {
        let mut blocks = vec![
            chapter(Passage::Rulings, text!(self, "rulings-heading")),
            paragraph(text!(self, "rulings-intro")),
        ];
        blocks.extend(Ruling::ALL.map(|ruling| {
            let of = |attribute: &str| {
                let key = format!("ruling-{}{attribute}", ruling.id());
                self.try_format(&key, &[]).unwrap_or_default()
            };
            Block::Ruling {
                ruling,
                id: Passage::Ruling(ruling).id(),
                title: of(""),
                text: RichText::new(&of(".text")),
                reason: RichText::new(&text!(self, "rulings-reason", reason = of(".reason"))),
            }
        }));
        blocks
    }

    fn glossary(self) -> Vec<Block> {
        let mut rows: Vec<Vec<String>> = TERMS
            .iter()
            .map(|key| {
                let meaning = self.try_format(&format!("{key}.meaning"), &[]);
                let word = self.try_format(key, &[]);
                vec![word.unwrap_or_default(), meaning.unwrap_or_default()]
            })
            .collect();
        rows.sort_by_key(|row| alphabetical(&row[0]));
        vec![
            chapter(Passage::Glossary, text!(self, "glossary-heading")),
            table(
                vec![
                    text!(self, "glossary-column-word"),
                    text!(self, "glossary-column-meaning"),
                ],
                rows,
            ),
        ]
    }

    fn of_faction(self, kind: &str, faction: Faction) -> String {
        self.try_format(&format!("{kind}-{}", faction.id()), &[])
            .unwrap_or_default()
    }
}

/// How many heroes these sets have.
fn heroes_of(sets: rules::Sets) -> usize {
    rules::Hero::all().filter(|hero| sets.contains(hero.set())).count()
}

/// The base heroes of the short game, without the Emperor.
fn short_heroes() -> usize {
    let heroes = Setup::new(2).map(|setup| setup.with_short(true).heroes().count());
    heroes.unwrap_or_default().saturating_sub(1)
}

/// A key that sorts words as a dictionary of any of the three languages does.
pub(super) fn alphabetical(word: &str) -> Vec<(char, u8)> {
    let plain = |letter: char| match letter {
        'ä' => ('a', 1),
        'ö' => ('o', 1),
        'ü' => ('u', 1),
        'ß' => ('s', 1),
        'ą' => ('a', 2),
        'ć' => ('c', 2),
        'ę' => ('e', 2),
        'ł' => ('l', 2),
        'ń' => ('n', 2),
        'ó' => ('o', 2),
        'ś' => ('s', 2),
        'ź' => ('z', 2),
        'ż' => ('z', 3),
        other => (other, 0),
    };
    word.to_lowercase().chars().map(plain).collect()
}

pub(super) fn heading(level: u8, id: &str, text: String) -> Block {
    let id = id.to_owned();
    Block::Heading { level, id, text }
}

pub(super) fn chapter(place: Passage, text: String) -> Block {
    heading(2, &place.id(), text)
}

fn part(place: Passage, text: String) -> Block {
    heading(3, &place.id(), text)
}

pub(super) fn paragraph(text: String) -> Block {
    Block::Paragraph(RichText::new(&text))
}

fn list(items: impl IntoIterator<Item = String>) -> Block {
    Block::List {
        numbered: false,
        items: items.into_iter().map(|item| RichText::new(&item)).collect(),
    }
}

fn numbered(items: impl IntoIterator<Item = String>) -> Block {
    Block::List {
        numbered: true,
        items: items.into_iter().map(|item| RichText::new(&item)).collect(),
    }
}

fn table(head: Vec<String>, rows: impl IntoIterator<Item = Vec<String>>) -> Block {
    let cells = |row: Vec<String>| row.iter().map(|cell| RichText::new(cell)).collect();
    let rows = rows.into_iter().map(cells).collect();
    Block::Table { head, rows }
}
