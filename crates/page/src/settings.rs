//! What the page remembers: language, light, speed, the options of the last game, and how far somebody has come.

use crate::{FirstSteps, Learned};
use serde::de::{MapAccess, Visitor};
use serde::{Deserialize, Deserializer, Serialize};
use serde_json::value::RawValue;
use std::fmt;
use std::marker::PhantomData;
use told::server::Clock;
use told::{Options, PuzzleLine};

/// How light the page is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Light {
    /// As the system is set.
    #[default]
    System,
    /// Always the light colors.
    Light,
    /// Always the dark colors.
    Dark,
}

impl Light {
    /// All ways the light can be set.
    pub const ALL: [Light; 3] = [Light::System, Light::Light, Light::Dark];
}

/// How fast the moves of others are shown.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Speed {
    /// With time to read.
    Slow,
    /// As people play.
    #[default]
    Normal,
    /// Quickly.
    Fast,
    /// Not at all: only what came of them.
    Instant,
}

impl Speed {
    /// All speeds, slowest first.
    pub const ALL: [Speed; 4] = [Speed::Slow, Speed::Normal, Speed::Fast, Speed::Instant];

    /// How long things take compared to the normal speed.
    pub const fn factor(self) -> f64 {
        match self {
            Speed::Slow => 1.9,
            Speed::Normal => 1.0,
            Speed::Fast => 0.45,
            Speed::Instant => 0.0,
        }
    }
}

/// Whether a choice at a table with others can be undone before it is sent.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Undoing {
    /// It is sent at once.
    #[default]
    Off,
    /// It waits for two seconds.
    Seconds,
    /// Until it is confirmed.
    Ask,
}

impl Undoing {
    /// All ways of taking back.
    pub const ALL: [Undoing; 3] = [Undoing::Off, Undoing::Seconds, Undoing::Ask];
}

/// All that is remembered.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(default)]
pub struct Settings {
    /// The language; the browser's if none was chosen.
    pub language: Option<String>,
    /// The light.
    pub light: Light,
    /// Whether colors are further apart, for eyes that do not tell red from green.
    pub apart: bool,
    /// The speed.
    pub speed: Speed,
    /// Whether there is sound.
    pub sound: bool,
    /// How loud, 0 to 100.
    pub volume: u8,
    /// Whether nothing moves.
    pub still: bool,
    /// Whether a choice at a table with others can be undone before it is sent.
    pub undo: Undoing,
    /// How large everything is, in percent.
    pub size: u16,
    /// The options of games against bots.
    pub solo: Options,
    /// Whether a game was played to its end: the first one is short, the next one full.
    pub played: bool,
    /// How a newcomer is met.
    pub first: FirstSteps,
    /// How many choices of the lesson were made.
    pub lesson: usize,
    /// Whether the lesson was taken to its end.
    pub learned: bool,
    /// The names of solved puzzles.
    pub solved: Vec<String>,
    /// The options of games around one device.
    pub around: Around,
    /// The options of games with friends.
    pub friends: Around,
    /// The name to sit down under at tables elsewhere.
    pub name: String,
    /// Whether the lobby lists the next table.
    pub open_table: bool,
    /// The clock of the next table.
    pub clock: Option<Clock>,
    /// Whether its games count for the ratings.
    pub rated: bool,
    /// Whether nobody may watch it.
    pub unwatched: bool,
}

impl Default for Settings {
    fn default() -> Settings {
        Settings {
            language: None,
            light: Light::default(),
            apart: false,
            speed: Speed::default(),
            sound: true,
            volume: 60,
            still: false,
            undo: Undoing::default(),
            size: 100,
            solo: Options::default(),
            played: false,
            first: FirstSteps::default(),
            lesson: 0,
            learned: false,
            solved: Vec::new(),
            around: Around::default(),
            friends: Around::default(),
            name: String::new(),
            open_table: false,
            clock: None,
            rated: false,
            unwatched: false,
        }
    }
}

/// The options of games around one device, which begin with two people.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Around(pub Options);

impl Default for Around {
    fn default() -> Around {
        Around(Options {
            players: 3,
            people: 3,
            ..Options::default()
        })
    }
}

fn is_readable(text: &str) -> bool {
    serde_json::from_str::<Settings>(text).is_ok()
}

/// The fields of an object, names and values as they were written.
struct Fields<'a>(Vec<(&'a RawValue, &'a RawValue)>);

impl<'de: 'a, 'a> Deserialize<'de> for Fields<'a> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Fields<'a>, D::Error> {
        deserializer.deserialize_map(FieldsVisitor(PhantomData))
    }
}

struct FieldsVisitor<'a>(PhantomData<&'a ()>);

impl<'de: 'a, 'a> Visitor<'de> for FieldsVisitor<'a> {
    type Value = Fields<'a>;

    fn expecting(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str("an object")
    }

    fn visit_map<M: MapAccess<'de>>(self, mut map: M) -> Result<Fields<'a>, M::Error> {
        let mut fields = Vec::new();
        while let Some(field) = map.next_entry()? {
            fields.push(field);
        }
        Ok(Fields(fields))
    }
}

/// An object, which is part of the settings at `place`, without all that cannot be read: what another version of the page
/// has written. Nothing if it is no object. Values stay texts: reading the settings from anything else as well would be
/// the same code once more.
fn healed(object: &str, place: &dyn Fn(&str) -> String) -> Option<String> {
    let Fields(fields) = serde_json::from_str(object).ok()?;
    let kept = fields.into_iter().filter_map(|(name, value)| {
        let (name, value) = (name.get(), value.get());
        let only = |value: &str| place(&format!("{{{name}:{value}}}"));
        if is_readable(&only(value)) {
            return Some(format!("{name}:{value}"));
        }
        let inner = healed(value, &only).filter(|inner| is_readable(&only(inner)))?;
        Some(format!("{name}:{inner}"))
    });
    Some(format!("{{{}}}", kept.collect::<Vec<_>>().join(",")))
}

impl Settings {
    /// What was written down, as far as it can be read. Anything unreadable is forgotten.
    pub fn read(text: &str) -> Settings {
        let healed = healed(text, &str::to_owned);
        healed
            .and_then(|text| serde_json::from_str(&text).ok())
            .unwrap_or_default()
    }

    /// As it is written down. All keys are texts and all numbers whole, so nothing can fail here.
    pub fn written(&self) -> String {
        serde_json::to_string(self).unwrap_or_default()
    }

    /// The options of the next game on this device.
    pub fn options(&self, around: bool) -> &Options {
        match around {
            true => &self.around.0,
            false => &self.solo,
        }
    }

    /// Other options for the next game on this device. Around it there are at least two people, and nobody plays who has
    /// no seat; against bots there is one.
    pub fn change_options(&mut self, around: bool, change: impl FnOnce(&mut Options)) {
        let options = match around {
            true => &mut self.around.0,
            false => &mut self.solo,
        };
        change(options);
        options.players = options.players.clamp(2, 6);
        options.people = match around {
            true => options.people.clamp(2, options.players),
            false => 1,
        };
        let edition = options.edition;
        options.sets.retain(|set| !edition.sets().contains(*set));
    }

    /// This many play. Around one device everybody is a person until somebody says otherwise.
    pub fn seat(&mut self, around: bool, players: u8) {
        self.change_options(around, |options| {
            if around && options.people == options.players {
                options.people = players;
            }
            options.players = players;
        });
    }

    /// What somebody around this device is called.
    pub fn call(&mut self, seat: usize, name: &str) {
        self.change_options(true, |options| {
            options.names.resize(6, String::new());
            if let Some(called) = options.names.get_mut(seat) {
                *called = name.trim().to_owned();
            }
        });
    }

    /// A game was played to its end. Whether that is news: whoever has played once gets the full game the next time, unless
    /// they chose otherwise.
    pub fn finish_game(&mut self) -> bool {
        if self.played {
            return false;
        }
        self.played = true;
        self.first.learned();
        self.solo.short &= self.solo != Options::default();
        true
    }

    /// The lesson has come further.
    pub fn learn(&mut self, learned: Learned) {
        match learned {
            Learned::Step(made) => self.lesson = made,
            Learned::All => {
                self.lesson = 0;
                self.learned = true;
                self.first.learned();
            }
        }
    }

    /// A puzzle was solved.
    pub fn solve(&mut self, id: String) {
        if !self.solved.contains(&id) {
            self.solved.push(id);
        }
    }

    /// The next puzzle that is not solved yet, after this one and then from the first one on.
    pub fn next_puzzle<'a>(&self, puzzles: &'a [PuzzleLine], after: &str) -> Option<&'a str> {
        let at = puzzles.iter().position(|puzzle| puzzle.id == after)?;
        let (before, from) = puzzles.split_at(at);
        let mut others = from.iter().skip(1).chain(before).map(|puzzle| puzzle.id.as_str());
        others.find(|id| !self.solved.iter().any(|solved| solved == id))
    }

    /// Whether somebody is here for the first time, as far as anything says so: then "Play now" asks how to begin.
    pub fn is_newcomer(&self) -> bool {
        !self.played && !self.learned && self.lesson == 0 && self.solved.is_empty() && !self.first.is_met()
    }
}
