//! A view as it arrives on the page: read from the JSON of a [`rules::View`].

use crate::protocol::Options;
use rules::{Choice, Edition, Hero, Leader, Outcome, Prompt, Refusal, Seat, Set, Slot, Step, Track};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// All that the viewer knows.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Sight {
    /// Whose view it is.
    pub viewer: Watcher,
    /// The box.
    pub edition: Edition,
    /// Sets added to it.
    #[serde(default)]
    pub sets: Vec<Set>,
    /// Whether it is the short game.
    pub short: bool,
    /// How many face-up heroes end the game.
    pub heroes_to_end: u8,
    /// How many turns were begun.
    pub turn: u32,
    /// Whose turn it is.
    pub active: Option<Seat>,
    /// The part of the turn.
    pub step: Step,
    /// The space of the red marker.
    pub red: u8,
    /// The space of the green marker.
    pub green: u8,
    /// The Tavern.
    pub tavern: [Option<Hero>; 3],
    /// How many cards the Harbor holds.
    pub harbor: usize,
    /// The Wilderness, top first.
    pub wilderness: Vec<Option<Hero>>,
    /// The Graveyard, top first.
    pub graveyard: Vec<Option<Hero>>,
    /// Cards that are set aside.
    #[serde(default)]
    pub aside: Vec<Option<Hero>>,
    /// The players.
    pub players: Vec<Party>,
    /// Who else knows what the viewer knows and not everybody does, by the id of the hero.
    pub known_by: BTreeMap<String, Vec<Seat>>,
    /// Who must choose.
    pub asked: Vec<Question>,
    /// What the viewer may choose.
    pub choices: Vec<Choice>,
    /// What the viewer has picked while others still choose.
    #[serde(default)]
    pub picks: Vec<Hero>,
    /// How the game ended.
    #[serde(default)]
    pub outcome: Option<Outcome>,
}

/// Somebody who looks.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Watcher {
    /// A player.
    Seat(Seat),
    /// Everybody.
    Public,
    /// Somebody who may see everything.
    All,
}

/// A player as the viewer sees them.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Party {
    /// The leader, where known.
    pub leader: Option<Leader>,
    /// The hand; of another's hand the known cards come first.
    pub hand: Vec<Option<Hero>>,
    /// The face-up heroes, oldest first.
    pub face_up: Vec<Hero>,
    /// The hidden heroes, oldest first.
    pub hidden: Vec<Option<Hero>>,
}

/// Who must choose, and what.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Question {
    /// Who.
    pub seat: Seat,
    /// What.
    pub prompt: Prompt,
    /// The hero who asks.
    pub source: Option<Hero>,
}

impl Sight {
    /// A table before anything lies on it, as whoever sits on the first seat sees it.
    ///
    /// # Errors
    /// None today; whatever the rules may refuse tomorrow.
    pub fn of_nothing(options: &Options) -> Result<Sight, Refusal> {
        let setup = options.setup()?;
        let nobody = Party {
            leader: None,
            hand: Vec::new(),
            face_up: Vec::new(),
            hidden: Vec::new(),
        };
        Ok(Sight {
            viewer: Watcher::Seat(Seat(0)),
            edition: options.edition,
            sets: options.sets.clone(),
            short: options.short,
            heroes_to_end: setup.heroes_to_end(),
            turn: 0,
            active: None,
            step: Step::Setup,
            red: Track::START.red(),
            green: Track::START.green(),
            tavern: [None; 3],
            harbor: 0,
            wilderness: Vec::new(),
            graveyard: Vec::new(),
            aside: Vec::new(),
            players: vec![nobody; usize::from(setup.players())],
            known_by: BTreeMap::new(),
            asked: Vec::new(),
            choices: Vec::new(),
            picks: Vec::new(),
            outcome: None,
        })
    }

    /// Whether nothing has been dealt yet.
    pub fn is_of_nothing(&self) -> bool {
        self.asked.is_empty() && self.outcome.is_none()
    }

    /// The seat of the viewer, if it is a player.
    pub fn me(&self) -> Option<Seat> {
        match self.viewer {
            Watcher::Seat(seat) => Some(seat),
            _ => None,
        }
    }

    /// The markers. Spaces that cannot be are the start: the page never shows nonsense.
    pub fn track(&self) -> Track {
        Track::new(self.red, self.green).unwrap_or(Track::START)
    }

    /// How many play.
    pub fn count(&self) -> u8 {
        self.players.len() as u8
    }

    /// The party on a seat.
    pub fn party(&self, seat: Seat) -> Option<&Party> {
        self.players.get(seat.index())
    }

    /// The card in a Tavern slot.
    pub fn tavern(&self, slot: Slot) -> Option<Hero> {
        self.tavern[usize::from(slot.number() - 1)]
    }

    /// What the viewer is asked, if anything.
    pub fn question(&self) -> Option<&Question> {
        let me = self.me()?;
        self.asked.iter().find(|question| question.seat == me)
    }

    /// The card that a choice is about, where the viewer knows it.
    pub fn card(&self, choice: Choice) -> Option<Hero> {
        match choice {
            Choice::Play(hero) | Choice::Discard(hero) | Choice::Card(hero) | Choice::FaceUp { hero, .. } => Some(hero),
            Choice::Tavern(slot) | Choice::DrawTavern(slot) => self.tavern(slot),
            Choice::Hidden { seat, index } => *self.party(seat)?.hidden.get(usize::from(index))?,
            _ => None,
        }
    }

    /// The viewer's leader.
    pub fn leader(&self) -> Option<Leader> {
        self.party(self.me()?)?.leader
    }

    /// Cards among the choices that are neither in the hand nor on the table: drawn, looked at, or in a pile.
    pub fn tray(&self) -> Vec<Hero> {
        let hand = self
            .me()
            .and_then(|me| self.party(me))
            .map(|party| party.hand.as_slice());
        let in_hand = |hero: Hero| hand.is_some_and(|hand| hand.contains(&Some(hero)));
        let offered = self.choices.iter().filter_map(|choice| match *choice {
            Choice::Card(hero) if !in_hand(hero) => Some(hero),
            _ => None,
        });
        let mut tray: Vec<Hero> = self.aside.iter().flatten().copied().collect();
        for hero in offered {
            if !tray.contains(&hero) {
                tray.push(hero);
            }
        }
        tray
    }
}
