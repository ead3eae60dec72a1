//! How a [`Happening`] is read: as one object that may have the fields of all kinds.
//!
//! The code that would be derived for an enum with its tag inside reads everything into a buffer for any JSON first and
//! each type a second time from there. In a browser that is far more code than all the rest that reads a game.

use crate::{Faction, Happening, Hero, How, Leader, Marker, Place, Seat};
use serde::de::value::MapAccessDeserializer;
use serde::de::{self, IntoDeserializer, MapAccess, Unexpected, Visitor};
use serde::{Deserialize, Deserializer};
use std::fmt;

/// The kinds of happenings.
#[derive(Deserialize)]
#[serde(rename_all = "kebab-case")]
enum Kind {
    Starts,
    Turn,
    Card,
    Looked,
    Revealed,
    Marker,
    Named,
    Picked,
    Unable,
    Performs,
    Protected,
    Chose,
    Shuffled,
    Over,
    Leader,
}

/// The JSON form, with what any kind has.
#[derive(Deserialize)]
pub(crate) struct HappeningJson {
    event: Kind,
    seat: Option<Seat>,
    card: Option<Hero>,
    how: Option<How>,
    by: Option<Seat>,
    from: Option<Spot>,
    to: Option<Spot>,
    at: Option<Place>,
    marker: Option<Marker>,
    faction: Option<Faction>,
    player: Option<Seat>,
    hero: Option<Hero>,
    cards: Option<u8>,
    winner: Option<Seat>,
    leader: Option<Leader>,
}

/// Where something was or is: a marker on a space, or a card in a place.
#[derive(Clone, Copy)]
enum Spot {
    Space(u8),
    Place(Place),
}

impl Spot {
    fn space(self) -> Option<u8> {
        match self {
            Spot::Space(space) => Some(space),
            Spot::Place(_) => None,
        }
    }

    fn place(self) -> Option<Place> {
        match self {
            Spot::Place(place) => Some(place),
            Spot::Space(_) => None,
        }
    }
}

impl<'de> Deserialize<'de> for Spot {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Spot, D::Error> {
        deserializer.deserialize_any(SpotVisitor)
    }
}

struct SpotVisitor;

impl<'de> Visitor<'de> for SpotVisitor {
    type Value = Spot;

    fn expecting(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str("a space of the track or a place for a card")
    }

    fn visit_u64<E: de::Error>(self, number: u64) -> Result<Spot, E> {
        let space = u8::try_from(number).map_err(|_| E::invalid_value(Unexpected::Unsigned(number), &self))?;
        Ok(Spot::Space(space))
    }

    fn visit_str<E: de::Error>(self, word: &str) -> Result<Spot, E> {
        Place::deserialize(word.into_deserializer()).map(Spot::Place)
    }

    fn visit_map<M: MapAccess<'de>>(self, map: M) -> Result<Spot, M::Error> {
        Place::deserialize(MapAccessDeserializer::new(map)).map(Spot::Place)
    }
}

impl HappeningJson {
    /// The happening, if nothing is missing that its kind has.
    fn happening(self) -> Option<Happening> {
        let (from, to) = (self.from, self.to);
        Some(match self.event {
            Kind::Starts => Happening::Starts { seat: self.seat? },
            Kind::Turn => Happening::Turn { seat: self.seat? },
            Kind::Card => Happening::Card {
                card: self.card,
                how: self.how?,
                by: self.by?,
                from: from?.place()?,
                to: to?.place()?,
            },
            Kind::Looked => Happening::Looked {
                by: self.by?,
                card: self.card,
                at: self.at?,
            },
            Kind::Revealed => Happening::Revealed {
                by: self.by?,
                card: self.card,
                at: self.at?,
            },
            Kind::Marker => Happening::Marker {
                marker: self.marker?,
                from: from?.space()?,
                to: to?.space()?,
            },
            Kind::Named => Happening::Named {
                by: self.by?,
                faction: self.faction?,
            },
            Kind::Picked => Happening::Picked {
                by: self.by?,
                player: self.player?,
            },
            Kind::Unable => Happening::Unable {
                player: self.player?,
                faction: self.faction?,
            },
            Kind::Performs => Happening::Performs {
                by: self.by?,
                hero: self.hero?,
            },
            Kind::Protected => Happening::Protected {
                hero: self.hero?,
                seat: self.seat?,
            },
            Kind::Chose => Happening::Chose { seat: self.seat? },
            Kind::Shuffled => Happening::Shuffled { cards: self.cards? },
            Kind::Over => Happening::Over {
                faction: self.faction?,
                winner: self.winner,
            },
            Kind::Leader => Happening::Leader {
                seat: self.seat?,
                leader: self.leader?,
            },
        })
    }
}

impl TryFrom<HappeningJson> for Happening {
    type Error = &'static str;

    fn try_from(json: HappeningJson) -> Result<Happening, Self::Error> {
        json.happening().ok_or("something is missing that this event has")
    }
}

#[cfg(test)]
mod tests {
    use crate::{Game, Happening, Random, Seed, Setup, Viewer};
    use std::collections::BTreeSet;

    #[test]
    fn whatever_happens_is_read_back_as_it_was_written() {
        let mut kinds = BTreeSet::new();
        for number in 0..60_u8 {
            let setup = Setup::new(2 + number % 5).unwrap();
            let mut game = Game::new(setup, &Seed::from(format!("events {number}")));
            let mut random = Random::new(u64::from(number));
            while let Some(seat) = game.decider() {
                let choices = game.view(Viewer::Seat(seat)).choices().to_vec();
                let choice = choices[random.below(choices.len())];
                let mut events = Vec::new();
                game.choose(seat, choice, &mut events).unwrap();
                for event in events {
                    for happening in [event.unmasked(), event.seen_by(Viewer::Public)] {
                        let text = serde_json::to_string(&happening).unwrap();
                        assert_eq!(serde_json::from_str::<Happening>(&text).unwrap(), happening, "{text}");
                        kinds.insert(text.split('"').nth(3).unwrap_or_default().to_owned());
                    }
                }
            }
        }
        assert!(kinds.len() >= 14, "{kinds:?}");
    }

    #[test]
    fn what_is_missing_or_strange_is_refused() {
        for text in [
            r#"{"event":"turn"}"#,
            r#"{"seat":0}"#,
            r#"{"event":"dance","seat":0}"#,
            r#"{"event":"marker","marker":"red","from":3,"to":"harbor"}"#,
            r#"{"event":"marker","marker":"red","from":3,"to":300}"#,
            r#"{"event":"card","how":"drawn","by":0,"from":"harbor","to":{"cellar":0}}"#,
        ] {
            assert!(serde_json::from_str::<Happening>(text).is_err(), "{text}");
        }
    }
}
