//! What happened as a story: a play shares a sentence with all that its player does by it, and so do cards that are drawn
//! or discarded one after the other.

use crate::event::Line;
use crate::{Players, Words, text};
use rules::{Happening, Hero, How, Marker, Place, Seat};

/// What several happenings in a row can be told as one.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Deed {
    Draws(Seat),
    Discards(Seat),
    Moves,
}

/// What a happening is part of.
fn deed(happening: &Happening) -> Option<Deed> {
    let Happening::Card { how, by, from, to, .. } = *happening else {
        return matches!(happening, Happening::Marker { .. }).then_some(Deed::Moves);
    };
    match (how, from, to) {
        (How::Drawn, Place::Harbor | Place::Tavern(_) | Place::Wilderness | Place::Graveyard, Place::Hand(seat))
            if seat == by =>
        {
            Some(Deed::Draws(by))
        }
        (How::Discarded, Place::Hand(seat), _) if seat == by => Some(Deed::Discards(by)),
        _ => None,
    }
}

/// A card and where it came from.
fn moved(happening: &Happening) -> Option<(Option<Hero>, Place)> {
    match *happening {
        Happening::Card { card, from, .. } => Some((card, from)),
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

/// A story as far as it is told.
struct Story<'a> {
    words: Words,
    players: &'a Players<'a>,
    sentences: Vec<String>,
    /// Whose play it is about, until the turn is over.
    play: Option<Seat>,
    /// What somebody does, in a sentence that may go on.
    deeds: Option<(Seat, Vec<String>)>,
}

impl Story<'_> {
    /// The sentence is complete.
    fn stop(&mut self) {
        if let Some((seat, deeds)) = self.deeds.take() {
            self.sentences.push(self.words.deeds(seat, &deeds, self.players));
        }
    }

    /// Somebody does something else: in the same sentence, if it is about what they have played.
    fn goes_on(&mut self, seat: Seat, deed: String) {
        match &mut self.deeds {
            Some((same, deeds)) if *same == seat && self.play.is_some() => deeds.push(deed),
            _ => {
                self.stop();
                self.deeds = Some((seat, vec![deed]));
            }
        }
    }

    fn add(&mut self, line: Line) {
        match line {
            Line::Deed(seat, deed) => self.goes_on(seat, deed),
            Line::Sentence(sentence) => {
                self.stop();
                self.sentences.push(sentence);
            }
        }
    }

    /// Happenings that are told as one, or one after the other.
    fn hear(&mut self, group: &[Happening]) {
        match group.first().and_then(deed) {
            Some(Deed::Moves) => match self.play {
                Some(seat) => self.goes_on(seat, self.words.moves(group, seat, self.players)),
                None => self.tell(group),
            },
            Some(Deed::Draws(seat)) if group.len() > 1 => {
                self.goes_on(seat, self.words.draws(group, seat, self.players));
            }
            Some(Deed::Discards(seat)) if group.len() > 1 => {
                self.goes_on(seat, self.words.discards(group, seat, self.players));
            }
            _ => self.tell(group),
        }
    }

    /// Happenings one after the other. A play begins a sentence, and a turn ends what the one before was about.
    fn tell(&mut self, group: &[Happening]) {
        let begins = |happening: &Happening| match *happening {
            Happening::Card {
                how: How::Played, by, ..
            } => Some(Some(by)),
            Happening::Turn { .. } => Some(None),
            _ => None,
        };
        let mut rest = group;
        while let Some(first) = rest.first() {
            if let Some(play) = begins(first) {
                self.stop();
                self.play = play;
            }
            let next = rest.iter().skip(1).position(|other| begins(other).is_some());
            let (now, later) = rest.split_at(next.map_or(rest.len(), |next| next + 1));
            for line in self.words.lines(now, self.players) {
                self.add(line);
            }
            rest = later;
        }
    }
}

impl Words {
    /// What happened, as somebody saw it, in as few sentences as tell it.
    ///
    /// ```
    /// use rules::{Happening, Hero, How, Marker, Place, Seat};
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
    /// let played = Happening::Card {
    ///     card: Hero::from_id("furious-frog"),
    ///     how: How::Played,
    ///     by: Seat::S0,
    ///     from: Place::Hand(Seat::S0),
    ///     to: Place::FaceUp(Seat::S0),
    /// };
    /// let moved = Happening::Marker { marker: Marker::Red, from: 4, to: 6 };
    /// assert_eq!(words.retold(&[played, moved], &players), ["Ada plays Furious Frog and moves red from 4 to 6."]);
    /// ```
    pub fn retold(self, happenings: &[Happening], players: &Players<'_>) -> Vec<String> {
        let mut story = Story {
            words: self,
            players,
            sentences: Vec::new(),
            play: None,
            deeds: None,
        };
        for group in happenings.chunk_by(|one, other| deed(one) == deed(other)) {
            story.hear(group);
        }
        story.stop();
        story.sentences.retain(|sentence| !sentence.is_empty());
        story.sentences
    }

    fn draws(self, group: &[Happening], seat: Seat, players: &Players<'_>) -> String {
        let cards: Vec<(Option<Hero>, Place)> = group.iter().filter_map(moved).collect();
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
            cards = self.list_and(&parts)
        )
    }

    fn discards(self, group: &[Happening], seat: Seat, players: &Players<'_>) -> String {
        let heroes: Vec<Option<Hero>> = group.iter().filter_map(moved).map(|(card, _)| card).collect();
        text!(
            self,
            "story-discarded",
            actor = players.actor(seat),
            cards = self.cards_drawn(&heroes)
        )
    }

    /// Markers that are moved by what somebody has played.
    fn moves(self, group: &[Happening], seat: Seat, players: &Players<'_>) -> String {
        let moves = group.iter().filter_map(|happening| match *happening {
            Happening::Marker { marker, from, to } => {
                let marker = match marker {
                    Marker::Red => "red",
                    Marker::Green => "green",
                };
                Some(text!(self, "story-move", marker = marker, from = from, to = to))
            }
            _ => None,
        });
        let moves: Vec<String> = moves.collect();
        text!(
            self,
            "story-moves",
            actor = players.actor(seat),
            moves = self.list_and(&moves)
        )
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
