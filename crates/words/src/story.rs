//! What happened as a story: cards that are drawn or discarded one after the other share a sentence.

use crate::{Players, Words, text};
use rules::{Happening, Hero, How, Place, Seat};

/// What several sentences can be told as one.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Deed {
    Draws(Seat),
    Discards(Seat),
}

/// A card that somebody draws from a pile into their hand, or discards from it.
fn deed(happening: &Happening) -> Option<(Deed, Option<Hero>, Place)> {
    let Happening::Card {
        card,
        how,
        by,
        from,
        to,
        ..
    } = *happening
    else {
        return None;
    };
    match (how, from, to) {
        (How::Drawn, Place::Harbor | Place::Tavern(_) | Place::Wilderness | Place::Graveyard, Place::Hand(seat))
            if seat == by =>
        {
            Some((Deed::Draws(by), card, from))
        }
        (How::Discarded, Place::Hand(seat), _) if seat == by => Some((Deed::Discards(by), card, from)),
        _ => None,
    }
}

/// The name of a pile in the texts.
const fn pile(place: Place) -> &'static str {
    match place {
        Place::Harbor => "harbor",
        Place::Tavern(_) => "tavern",
        Place::Wilderness => "wilderness",
        _ => "graveyard",
    }
}

impl Words {
    /// What happened, as somebody saw it, in as few sentences as tell it.
    ///
    /// ```
    /// use rules::{Happening, How, Place, Seat};
    /// use words::{Language, Players, Words};
    /// let words = Words::new(Language::English);
    /// let players = Players::new(&["Ada", "Ben"]).told_to(Seat::S1);
    /// let drawn = Happening::Card {
    ///     card: None,
    ///     how: How::Drawn,
    ///     by: Seat::S0,
    ///     from: Place::Harbor,
    ///     to: Place::Hand(Seat::S0),
    /// };
    /// assert_eq!(words.retold(&[drawn; 2], &players), ["Ada draws two cards from the Harbor."]);
    /// ```
    pub fn retold(self, happenings: &[Happening], players: &Players<'_>) -> Vec<String> {
        let same = |one: &Happening, other: &Happening| {
            let kind = |happening| deed(happening).map(|(deed, ..)| deed);
            kind(one) == kind(other)
        };
        let mut sentences = Vec::new();
        for group in happenings.chunk_by(same) {
            match group.first().and_then(deed).filter(|_| group.len() > 1) {
                Some((together, ..)) => sentences.push(self.together(together, group, players)),
                None => sentences.extend(self.events(group, players)),
            }
        }
        sentences.retain(|sentence| !sentence.is_empty());
        sentences
    }

    fn together(self, deed_of_all: Deed, group: &[Happening], players: &Players<'_>) -> String {
        let cards: Vec<(Option<Hero>, Place)> = group
            .iter()
            .filter_map(deed)
            .map(|(_, card, from)| (card, from))
            .collect();
        match deed_of_all {
            Deed::Draws(seat) => {
                let from = cards.chunk_by(|(_, one), (_, other)| pile(*one) == pile(*other));
                let parts: Vec<String> = from
                    .map(|part| {
                        let heroes: Vec<Option<Hero>> = part.iter().map(|(card, _)| *card).collect();
                        text!(
                            self,
                            "story-from",
                            pile = pile(part[0].1),
                            cards = self.cards_drawn(&heroes)
                        )
                    })
                    .collect();
                text!(
                    self,
                    "story-drawn",
                    actor = players.actor(seat),
                    name = self.player(players, seat),
                    cards = self.list_and(&parts)
                )
            }
            Deed::Discards(seat) => {
                let heroes: Vec<Option<Hero>> = cards.into_iter().map(|(card, _)| card).collect();
                text!(
                    self,
                    "story-discarded",
                    actor = players.actor(seat),
                    name = self.player(players, seat),
                    cards = self.cards_drawn(&heroes)
                )
            }
        }
    }

    /// Those that are known by name, and how many others.
    fn cards_drawn(self, cards: &[Option<Hero>]) -> String {
        let mut names: Vec<String> = cards.iter().flatten().map(|hero| self.hero_object(*hero)).collect();
        let unknown = cards.iter().filter(|card| card.is_none()).count();
        if unknown > 0 {
            names.push(text!(self, "story-cards", count = unknown));
        }
        self.list_and(&names)
    }
}
