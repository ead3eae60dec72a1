//! Lines of the chronicle.

use crate::Value;
use crate::card::capitalised;
use crate::text::check_covers;
use crate::{Players, Words, text};
use rules::{Happening, Hero, How, Marker, Place, Seat};

/// Everything a line may want to know. A line takes what it needs.
struct ChronicleLine<'a> {
    words: Words,
    players: &'a Players<'a>,
    actor: Option<Seat>,
    owner: Option<Seat>,
    card: Option<Hero>,
    more: Vec<(&'static str, Value<'static>)>,
}

/// The variables every line can have.
const COMMON: [&str; 7] = ["actor", "name", "owner", "party", "card", "hero", "heroname"];

/// A line with this key; the compiler checks that all its variables are given.
macro_rules! tell {
    ($line:expr, $key:literal $(, $name:ident = $value:expr)* $(,)?) => {{
        const _: () = check_covers($key, &COMMON, &[$(stringify!($name)),*]);
        let mut line: ChronicleLine<'_> = $line;
        line.more.extend([$((stringify!($name), Value::from($value))),*]);
        line.write($key)
    }};
}

/// What somebody does; who does it is said when the sentence is complete.
macro_rules! deed {
    ($line:expr, $($rest:tt)*) => {{
        let line: ChronicleLine<'_> = $line;
        match line.actor {
            Some(seat) => Line::Deed(seat, tell!(line, $($rest)*)),
            None => Line::Sentence(tell!(line, $($rest)*)),
        }
    }};
}

/// A whole sentence.
macro_rules! whole {
    ($($line:tt)*) => {
        Line::Sentence(tell!($($line)*))
    };
}

/// A line of the chronicle.
pub(crate) enum Line {
    /// What somebody does, without who it is. Several deeds of somebody can share a sentence.
    Deed(Seat, String),
    /// A whole sentence.
    Sentence(String),
}

impl Words {
    /// What happened, as somebody saw it, in one line each. The two halves of an exchange share a line.
    ///
    /// ```
    /// use rules::{Happening, Marker, Seat};
    /// use words::{Language, Players, Words};
    /// let words = Words::new(Language::English);
    /// let players = Players::new(&["Ada", "Ben"]).told_to(Seat::S1);
    /// let happenings = [
    ///     Happening::Starts { seat: Seat::S0 },
    ///     Happening::Turn { seat: Seat::S1 },
    ///     Happening::Marker { marker: Marker::Red, from: 4, to: 6 },
    /// ];
    /// assert_eq!(words.events(&happenings, &players), ["Ada starts.", "Your turn", "Red moves from 4 to 6."]);
    /// ```
    pub fn events(self, happenings: &[Happening], players: &Players<'_>) -> Vec<String> {
        let lines = self.lines(happenings, players).into_iter();
        lines.map(|line| self.sentence(line, players)).collect()
    }

    /// What happened, as somebody saw it, in one line.
    pub fn event(self, happening: &Happening, players: &Players<'_>) -> String {
        self.sentence(self.line(happening, players), players)
    }

    /// A line as a sentence.
    fn sentence(self, line: Line, players: &Players<'_>) -> String {
        match line {
            Line::Deed(seat, deed) => self.deeds(seat, &[deed], players),
            Line::Sentence(sentence) => sentence,
        }
    }

    /// What somebody does, in a sentence.
    pub(crate) fn deeds(self, seat: Seat, deeds: &[String], players: &Players<'_>) -> String {
        let name = self.player(players, seat);
        let actor = players.actor(seat);
        let sentence = text!(
            self,
            "event-deed",
            actor = actor,
            name = name,
            deeds = self.deeds_in_a_row(deeds)
        );
        // Names are used as they were typed.
        match actor {
            "you" => capitalised(&sentence),
            _ => sentence,
        }
    }

    fn deeds_in_a_row(self, deeds: &[String]) -> String {
        match deeds.split_last() {
            Some((last, before)) if before.len() > 1 => {
                let first = self.list_comma(before).unwrap_or_default();
                text!(self, "story-then", first = first, second = last.as_str())
            }
            _ => self.list_and(deeds),
        }
    }

    /// What happened, as somebody saw it. The two halves of an exchange share a line.
    pub(crate) fn lines(self, happenings: &[Happening], players: &Players<'_>) -> Vec<Line> {
        let mut lines = Vec::new();
        let mut rest = happenings;
        while let [first, others @ ..] = rest {
            rest = others;
            if let (Some(one), Some(other)) = (Exchanged::of(first), others.first().and_then(Exchanged::of)) {
                rest = &others[1..];
                lines.push(self.exchange(one, other, players));
            } else {
                lines.push(self.line(first, players));
            }
        }
        lines
    }

    fn line(self, happening: &Happening, players: &Players<'_>) -> Line {
        let line = ChronicleLine {
            words: self,
            players,
            actor: None,
            owner: None,
            card: None,
            more: Vec::new(),
        };
        match *happening {
            Happening::Starts { seat } => whole!(line.by(seat), "event-starts"),
            Happening::Turn { seat } => whole!(line.by(seat), "event-turn"),
            Happening::Card {
                card,
                how,
                by,
                from,
                to,
            } => line.by(by).about(card).carried(how, from, to),
            Happening::Looked { by, card, at } => match at {
                Place::Hidden { seat, .. } => deed!(line.by(by).about(card).of(seat), "event-looked-hidden"),
                _ => deed!(line.by(by).about(card), "event-looked-wilderness"),
            },
            Happening::Revealed { by, card, at } => match at {
                Place::Hidden { seat, .. } => whole!(line.about(card).of(seat), "event-revealed-hidden"),
                Place::Hand(_) => deed!(line.by(by).about(card), "event-revealed-hand"),
                _ => deed!(line.by(by).about(card), "event-revealed-wilderness"),
            },
            Happening::Marker { marker, from, to } => {
                let marker = match marker {
                    Marker::Red => "red",
                    Marker::Green => "green",
                };
                whole!(line, "event-marker", marker = marker, from = from, to = to)
            }
            Happening::Named { by, faction } => deed!(line.by(by), "event-named", faction = faction.id()),
            Happening::Picked { by, player } => deed!(line.by(by).picking(player), "event-picked"),
            Happening::Unable { player, faction } => deed!(line.by(player), "event-unable", faction = faction.id()),
            Happening::Performs { by, hero } => deed!(line.by(by).about(Some(hero)), "event-performs"),
            Happening::Protected { hero, seat } => whole!(line.about(Some(hero)).of(seat), "event-protected"),
            Happening::Chose { seat } => whole!(line.by(seat), "event-chose"),
            Happening::Shuffled { cards } => whole!(line, "event-shuffled", count = cards),
            Happening::Over { faction, .. } => whole!(line, "event-over", faction = faction.id()),
            Happening::Leader { seat, leader } => whole!(line.by(seat), "event-leader", leader = self.leader(leader)),
        }
    }

    fn exchange(self, one: Exchanged, other: Exchanged, players: &Players<'_>) -> Line {
        let line = || ChronicleLine {
            words: self,
            players,
            actor: Some(one.by),
            owner: None,
            card: None,
            more: Vec::new(),
        };
        let first = line().about(one.card).at(one.from);
        let second = line().about(other.card).at(other.from);
        deed!(line(), "event-exchanged", first = first, second = second)
    }
}

/// One half of an exchange.
#[derive(Clone, Copy)]
struct Exchanged {
    card: Option<Hero>,
    by: Seat,
    from: Place,
}

impl Exchanged {
    fn of(happening: &Happening) -> Option<Exchanged> {
        match *happening {
            Happening::Card {
                card,
                how: How::Exchanged,
                by,
                from,
                ..
            } => Some(Exchanged { card, by, from }),
            _ => None,
        }
    }
}

impl ChronicleLine<'_> {
    fn by(self, seat: Seat) -> Self {
        ChronicleLine {
            actor: Some(seat),
            ..self
        }
    }

    fn about(self, card: Option<Hero>) -> Self {
        ChronicleLine { card, ..self }
    }

    fn of(self, seat: Seat) -> Self {
        ChronicleLine {
            owner: Some(seat),
            ..self
        }
    }

    /// Somebody picked this player; whoever picks themselves is told so.
    fn picking(self, player: Seat) -> Self {
        let itself = self.actor == Some(player);
        let mut line = self.of(player);
        if itself {
            line.more.push(("owner", Value::from("own")));
        }
        line
    }

    fn carried(self, how: How, from: Place, to: Place) -> Line {
        match (how, from, to) {
            (How::Played, ..) => deed!(self, "event-played"),
            (How::Discarded, Place::Tavern(_), _) => deed!(self, "event-discarded-tavern"),
            (How::Discarded, Place::FaceUp(seat) | Place::Hidden { seat, .. }, _) => {
                deed!(self.of(seat), "event-discarded-hero")
            }
            (How::Discarded, ..) => deed!(self, "event-discarded"),
            (How::Drawn, Place::Hand(seat), Place::Hidden { .. }) => deed!(self.of(seat), "event-drawn-hand-hidden"),
            (How::Drawn, Place::Hand(seat), _) => deed!(self.of(seat), "event-drawn-hand"),
            (How::Drawn, pile, _) => deed!(self, "event-drawn", pile = place(pile)),
            (How::Buried, Place::FaceUp(seat) | Place::Hidden { seat, .. }, _) => deed!(self.of(seat), "event-buried"),
            (How::Buried, ..) => deed!(self, "event-buried-aside"),
            (How::TurnedOver, Place::FaceUp(seat), _) => deed!(self.of(seat), "event-turned-down"),
            (How::TurnedOver, Place::Hidden { seat, .. }, _) => deed!(self.of(seat), "event-turned-up"),
            (How::Taken, Place::FaceUp(seat) | Place::Hidden { seat, .. }, _) => {
                deed!(self.of(seat), "event-taken-hero")
            }
            (How::Taken, Place::Hand(seat), _) => deed!(self.of(seat), "event-taken-hand"),
            (How::Taken, Place::Graveyard, _) => deed!(self, "event-taken-graveyard"),
            (How::Taken, Place::Tavern(_), _) => deed!(self, "event-taken-tavern"),
            (How::Taken, Place::Aside, _) => deed!(self, "event-taken-rest"),
            (How::Placed, Place::FaceUp(seat), Place::FaceUp(receiver)) => {
                let to = self.words.player(self.players, receiver);
                let receiver = self.players.actor(receiver);
                deed!(self.of(seat), "event-given", receiver = receiver, to = to)
            }
            (How::Placed, _, Place::Hidden { .. }) => deed!(self, "event-placed-hidden"),
            (How::Placed, _, Place::FaceUp(_)) => deed!(self, "event-placed-up"),
            (How::Refilled, pile, _) | (How::Dealt, pile, Place::Tavern(_)) => {
                whole!(self, "event-refilled", pile = place(pile))
            }
            (_, from, to) => {
                let again = |line: &Self| ChronicleLine {
                    words: line.words,
                    players: line.players,
                    actor: line.actor,
                    owner: None,
                    card: line.card,
                    more: Vec::new(),
                };
                let (first, second) = (again(&self).at(from), again(&self).at(to));
                whole!(self, "event-other", first = first, second = second)
            }
        }
    }

    /// The card with the place it is at.
    fn at(self, at: Place) -> String {
        let line = match at {
            Place::Hand(seat) | Place::FaceUp(seat) | Place::Hidden { seat, .. } => self.of(seat),
            _ => self,
        };
        tell!(line, "event-card-at", place = place(at))
    }

    fn write(self, key: &str) -> String {
        let ChronicleLine {
            words,
            players,
            actor,
            owner,
            card,
            more,
        } = self;
        let name = |seat: Option<Seat>| seat.map(|seat| words.player(players, seat)).unwrap_or_default();
        let mut values: Vec<(&str, Value<'_>)> = vec![
            ("actor", Value::from(actor.map_or("other", |seat| players.actor(seat)))),
            ("name", Value::from(name(actor))),
            (
                "owner",
                Value::from(owner.map_or("other", |seat| players.owner(seat, actor))),
            ),
            ("party", Value::from(name(owner))),
            ("card", Value::from(if card.is_some() { "known" } else { "unknown" })),
            (
                "hero",
                Value::from(card.map(|hero| words.hero_object(hero)).unwrap_or_default()),
            ),
            (
                "heroname",
                Value::from(card.map(|hero| words.hero_name(hero)).unwrap_or_default()),
            ),
        ];
        values.extend(more);
        words.format(key, &values)
    }
}

/// The kind of a place, as the Fluent files call it.
fn place(place: Place) -> &'static str {
    match place {
        Place::Harbor => "harbor",
        Place::Wilderness => "wilderness",
        Place::Graveyard => "graveyard",
        Place::Tavern(_) => "tavern",
        Place::Hand(_) => "hand",
        Place::FaceUp(_) => "up",
        Place::Hidden { .. } => "hidden",
        Place::Aside => "aside",
    }
}
