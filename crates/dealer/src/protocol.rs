//! What the page and the keeper of the game say to each other. The page gets views and happenings, never a game.
//!
//! Messages are written with the name of their kind around them and not inside: reading them needs far less code then.

use bots::Level;
use rules::{Choice, Edition, Happening, Hero, Seat, Set, Sets, Setup, View};
use serde::{Deserialize, Serialize};

/// What a game is started from. The page remembers it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Options {
    /// How many play, 2 to 6.
    pub players: u8,
    /// How many of them are people around this device, from the first seat on.
    pub people: u8,
    /// The box.
    pub edition: Edition,
    /// Sets added to the box.
    pub sets: Vec<Set>,
    /// Whether it is the short game.
    pub short: bool,
    /// How well the bots play.
    pub level: Level,
    /// Names of people, by seat; empty ones are made up.
    pub names: Vec<String>,
}

impl Default for Options {
    /// What "Play now" does the first time: against three Adepts, the short game.
    fn default() -> Options {
        Options {
            players: 4,
            people: 1,
            edition: Edition::Classic,
            sets: Vec::new(),
            short: true,
            level: Level::Adept,
            names: Vec::new(),
        }
    }
}

impl Options {
    /// What the rules need of it. Numbers that cannot be are brought into bounds: the options come from storage.
    ///
    /// # Errors
    /// None today; whatever the rules may refuse tomorrow.
    pub fn setup(&self) -> Result<Setup, rules::Refusal> {
        let setup = Setup::new(self.players.clamp(2, 6))?
            .edition(self.edition)
            .with(Sets::of(&self.sets));
        Ok(if self.short { setup.short() } else { setup })
    }
}

/// Who sits on a seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Sitter {
    /// The name; empty for somebody who gave none.
    pub name: String,
    /// How well it plays, if it is a bot.
    pub bot: Option<Level>,
}

/// What the page asks of the keeper of the game.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Request {
    /// Whether there is a game to resume.
    Look,
    /// A new game.
    Deal {
        /// What it is started from.
        options: Options,
        /// What the deal comes from; a random one if left out.
        seed: Option<String>,
    },
    /// The game that was left.
    Resume,
    /// The person on this seat has the device now and wants to see.
    Unveil {
        /// Who.
        seat: Seat,
    },
    /// A choice of the person who has the device.
    Choose {
        /// What.
        choice: Choice,
    },
    /// The last choice is to be taken back.
    TakeBack,
}

/// What would come of a choice, as far as its chooser can know.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Foresight {
    /// Where the markers could stand when it is done: red and green.
    pub tracks: Vec<(u8, u8)>,
    /// Whether there are more ways than were followed.
    pub more: bool,
    /// Whether it reveals or draws something and cannot be taken back.
    pub bound: bool,
}

/// A moment of the game, as one viewer sees it. `V` is a [`rules::View`] where it is written and a
/// [`Sight`](crate::sight::Sight) where it is read.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Scene<V> {
    /// All the viewer knows.
    pub view: V,
    /// Which effect of the hero that asks is being performed.
    pub effect: Option<u8>,
    /// What would come of each choice, in their order.
    pub foresights: Vec<Foresight>,
    /// Whether the last choice can be taken back.
    pub can_take_back: bool,
    /// What the viewer has chosen for the ability that is being performed.
    #[serde(default)]
    pub chosen: Vec<Chosen>,
}

/// A choice that was made, with the card that it was about where its chooser knew it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Chosen {
    /// What.
    pub choice: Choice,
    /// Which card lay there.
    pub hero: Option<Hero>,
}

impl Chosen {
    /// A choice that is about to be made by the one who has this view.
    pub fn from_view(view: &View, choice: Choice) -> Chosen {
        let hidden = |seat, index: u8| view.hidden(seat).get(usize::from(index)).and_then(|card| card.hero);
        let hero = match choice {
            Choice::Play(hero) | Choice::Discard(hero) | Choice::Card(hero) | Choice::FaceUp { hero, .. } => Some(hero),
            Choice::Tavern(slot) | Choice::DrawTavern(slot) => view.tavern(slot),
            Choice::Hidden { seat, index } => hidden(seat, index),
            _ => None,
        };
        Chosen { choice, hero }
    }
}

/// One choice and what came of it, as one viewer saw it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Chapter {
    /// Who chose.
    pub chooser: Seat,
    /// What happened.
    pub happenings: Vec<Happening>,
}

/// A game that can be resumed, without anything secret.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Saved {
    /// Who plays.
    pub sitters: Vec<Sitter>,
    /// How many turns were begun.
    pub turn: u32,
}

/// What the keeper of the game tells the page.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum News<V> {
    /// The keeper is there; a game may wait to be resumed.
    Ready {
        /// That game.
        saved: Option<Saved>,
    },
    /// Somebody sits down: all they know, from the beginning.
    Opened {
        /// Who looks.
        seat: Seat,
        /// Who plays.
        sitters: Vec<Sitter>,
        /// All that happened so far.
        chronicle: Vec<Chapter>,
        /// How much of it they have seen before.
        seen: usize,
        /// The moment.
        scene: Box<Scene<V>>,
    },
    /// Something was chosen.
    Told {
        /// What happened.
        chapter: Chapter,
        /// The moment after it.
        scene: Box<Scene<V>>,
    },
    /// The last choice was taken back.
    TakenBack {
        /// How many chapters are left.
        chapters: usize,
        /// The moment before it.
        scene: Box<Scene<V>>,
    },
    /// The device goes to somebody else.
    Curtain {
        /// To whom.
        seat: Seat,
        /// Who plays.
        sitters: Vec<Sitter>,
    },
    /// Something could not be done.
    Refused {
        /// Why, for the console: the page offers only what is legal.
        reason: String,
    },
}
