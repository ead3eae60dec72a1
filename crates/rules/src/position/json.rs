//! The JSON form of a position, with names instead of what they name.

use super::fault::{PositionError, PositionFault};
use super::{Knower, PlayerPosition, Position, Since};
use crate::record::Made;
use crate::{Edition, Hero, Leader, Seat, Seed, Set, StateDigest, Step, Track};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

#[derive(Clone, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct PositionJson {
    #[serde(default, skip_serializing_if = "Option::is_none")]
    revision: Option<u32>,
    #[serde(default = "classic")]
    edition: String,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    sets: Vec<String>,
    #[serde(default)]
    short: bool,
    #[serde(default = "first_seat")]
    active: Option<u8>,
    #[serde(default = "play")]
    step: String,
    #[serde(default = "start_space")]
    red: i64,
    #[serde(default = "start_space")]
    green: i64,
    #[serde(default)]
    tavern: Vec<Option<String>>,
    #[serde(default)]
    harbor: Vec<String>,
    #[serde(default)]
    wilderness: Vec<String>,
    #[serde(default)]
    graveyard: Vec<String>,
    players: Vec<PlayerJson>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    seed: Option<Seed>,
    #[serde(default, skip_serializing_if = "is_none_used")]
    chance: u64,
    #[serde(default = "one_turn")]
    turn: u16,
    #[serde(default, skip_serializing_if = "is_nothing")]
    discarded: u8,
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    known: BTreeMap<String, Vec<KnowerJson>>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    since: Option<Box<SinceJson>>,
}

#[derive(Clone, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct PlayerJson {
    #[serde(default, skip_serializing_if = "Option::is_none")]
    leader: Option<String>,
    #[serde(default)]
    hand: Vec<String>,
    #[serde(default)]
    face_up: Vec<String>,
    #[serde(default)]
    hidden: Vec<String>,
}

#[derive(Clone, Serialize, Deserialize)]
#[serde(untagged)]
enum KnowerJson {
    Seat(u8),
    Word(String),
}

#[derive(Clone, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct SinceJson {
    position: PositionJson,
    choices: Vec<Made>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    state: Option<StateDigest>,
}

/// How "everybody" is written.
const PUBLIC: &str = "public";

fn classic() -> String {
    Edition::Classic.id().to_owned()
}

fn play() -> String {
    Step::Play.id().to_owned()
}

// A field with a default needs its type.
#[allow(clippy::unnecessary_wraps)]
fn first_seat() -> Option<u8> {
    Some(0)
}

fn start_space() -> i64 {
    i64::from(Track::START.red())
}

fn one_turn() -> u16 {
    1
}

fn is_nothing(count: &u8) -> bool {
    *count == 0
}

fn is_none_used(used: &u64) -> bool {
    *used == 0
}

impl From<Position> for PositionJson {
    fn from(position: Position) -> PositionJson {
        let ids = |heroes: Vec<Hero>| heroes.into_iter().map(|hero| hero.id().to_owned()).collect();
        let player = |player: PlayerPosition| PlayerJson {
            leader: player.leader.map(|leader| leader.id().to_owned()),
            hand: ids(player.hand),
            face_up: ids(player.face_up),
            hidden: ids(player.hidden),
        };
        let knower = |knower: Knower| match knower {
            Knower::Seat(seat) => KnowerJson::Seat(seat.number()),
            Knower::Public => KnowerJson::Word(PUBLIC.to_owned()),
        };
        let known =
            |(hero, knowers): (Hero, Vec<Knower>)| (hero.id().to_owned(), knowers.into_iter().map(knower).collect());
        let slot = |card: Option<Hero>| card.map(|hero| hero.id().to_owned());
        PositionJson {
            revision: position.revision,
            edition: position.edition.id().to_owned(),
            sets: position.sets.into_iter().map(|set| set.id().to_owned()).collect(),
            short: position.short,
            active: position.active.map(Seat::number),
            step: position.step.id().to_owned(),
            red: position.track.red().into(),
            green: position.track.green().into(),
            tavern: position.tavern.into_iter().map(slot).collect(),
            harbor: ids(position.harbor),
            wilderness: ids(position.wilderness),
            graveyard: ids(position.graveyard),
            players: position.players.into_iter().map(player).collect(),
            seed: position.seed,
            chance: position.chance,
            turn: position.turn,
            discarded: position.discarded,
            known: position.known.into_iter().map(known).collect(),
            since: position.since.map(|since| {
                Box::new(SinceJson {
                    position: since.position.into(),
                    choices: since.choices,
                    state: since.state,
                })
            }),
        }
    }
}

impl TryFrom<PositionJson> for Position {
    type Error = PositionError;

    /// The position, or all that is wrong with it: not only with its names.
    fn try_from(json: PositionJson) -> Result<Position, PositionError> {
        let mut reader = Reader(Vec::new());
        let position = reader.position(json);
        let mut faults = reader.0;
        if faults.is_empty() {
            return Ok(position);
        }
        faults.extend(position.faults());
        Err(PositionError::new(faults, position))
    }
}

/// Collects what names nothing.
struct Reader(Vec<PositionFault>);

impl Reader {
    fn named<T>(
        &mut self,
        id: &str,
        from_id: fn(&str) -> Option<T>,
        unknown: fn(String) -> PositionFault,
    ) -> Option<T> {
        let named = from_id(id);
        if named.is_none() {
            self.0.push(unknown(id.to_owned()));
        }
        named
    }

    fn card(&mut self, id: &str) -> Option<Hero> {
        self.named(id, Hero::from_id, PositionFault::UnknownCard)
    }

    fn cards(&mut self, ids: &[String]) -> Vec<Hero> {
        ids.iter().filter_map(|id| self.card(id)).collect()
    }

    fn seat(&mut self, number: u8) -> Option<Seat> {
        let seat = Seat::new(number);
        if seat.is_none() {
            self.0.push(PositionFault::NoSuchSeat(number));
        }
        seat
    }

    fn track(&mut self, red: i64, green: i64) -> Track {
        let space = |space: i64| u8::try_from(space).unwrap_or_default();
        Track::new(space(red), space(green)).unwrap_or_else(|| {
            self.0.push(PositionFault::MarkerOffTrack);
            Track::START
        })
    }

    fn player(&mut self, json: &PlayerJson) -> PlayerPosition {
        let leader = json.leader.as_deref();
        PlayerPosition {
            leader: leader.and_then(|id| self.named(id, Leader::from_id, PositionFault::UnknownLeader)),
            hand: self.cards(&json.hand),
            face_up: self.cards(&json.face_up),
            hidden: self.cards(&json.hidden),
        }
    }

    fn known(&mut self, json: &BTreeMap<String, Vec<KnowerJson>>) -> BTreeMap<Hero, Vec<Knower>> {
        let mut known = BTreeMap::new();
        for (id, knowers) in json {
            let Some(hero) = self.card(id) else { continue };
            let mut readable = Vec::new();
            for knower in knowers {
                match knower {
                    KnowerJson::Seat(number) => readable.extend(self.seat(*number).map(Knower::Seat)),
                    KnowerJson::Word(word) if word == PUBLIC => readable.push(Knower::Public),
                    KnowerJson::Word(_) => self.0.push(PositionFault::Known(id.clone())),
                }
            }
            known.insert(hero, readable);
        }
        known
    }

    fn position(&mut self, json: PositionJson) -> Position {
        let edition = self.named(&json.edition, Edition::from_id, PositionFault::UnknownEdition);
        let sets = json.sets.iter();
        let sets = sets
            .filter_map(|id| self.named(id, Set::from_id, PositionFault::UnknownSet))
            .collect();
        Position {
            revision: json.revision,
            edition: edition.unwrap_or_default(),
            sets,
            short: json.short,
            track: self.track(json.red, json.green),
            tavern: json.tavern.iter().map(|id| self.card(id.as_deref()?)).collect(),
            harbor: self.cards(&json.harbor),
            wilderness: self.cards(&json.wilderness),
            graveyard: self.cards(&json.graveyard),
            players: json.players.iter().map(|player| self.player(player)).collect(),
            known: self.known(&json.known),
            // A step or a seat that cannot be read is one fault, not two.
            active: json.active.map(|number| self.seat(number).unwrap_or(Seat::S0)),
            step: self
                .named(&json.step, Step::from_id, PositionFault::UnknownStep)
                .unwrap_or(Step::Play),
            seed: json.seed,
            chance: json.chance,
            turn: json.turn,
            discarded: json.discarded,
            since: json.since.map(|since| {
                Box::new(Since {
                    position: self.position(since.position),
                    choices: since.choices,
                    state: since.state,
                })
            }),
        }
    }
}
