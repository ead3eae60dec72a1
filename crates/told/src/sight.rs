//! A view as it is written and read: the same JSON that [`rules::View::write_json`] writes.

use crate::Options;
use rules::{
    Asked, Choice, Edition, Hero, Leader, Outcome, Prompt, Refusal, Seat, Set, Slot, Step, Track, View, Viewer,
};
use serde::{Deserialize, Serialize};

/// All that the viewer knows.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Sight {
    /// Whose view it is.
    pub viewer: Watcher,
    /// The edition it is played with.
    pub edition: Edition,
    /// Sets added to it.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
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
    /// The cards in the Tavern, by slot.
    pub tavern: [Option<Hero>; 3],
    /// How many cards the Harbor holds.
    pub harbor: usize,
    /// The Wilderness, top first.
    pub wilderness: Vec<Option<Hero>>,
    /// The Graveyard, top first.
    pub graveyard: Vec<Option<Hero>>,
    /// Cards that are set aside.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub aside: Vec<Option<Hero>>,
    /// The players, by seat.
    pub players: Vec<Party>,
    /// The cards that the viewer knows and not everybody does, in the order of their ids, and the seats that know them.
    #[serde(with = "by_hero")]
    pub known_by: Vec<(Hero, Vec<Seat>)>,
    /// Who must choose.
    pub asked: Vec<Question>,
    /// What the viewer may choose.
    pub choices: Vec<Choice>,
    /// What the viewer has picked while others still choose.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub picks: Vec<Hero>,
    /// How the game ended.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub outcome: Option<Outcome>,
}

/// Whose view it is.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Watcher {
    /// The player on this seat.
    Seat(Seat),
    /// A spectator, who sees what everybody sees.
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
    /// The seat that must choose.
    pub seat: Seat,
    /// The kind of question.
    pub prompt: Prompt,
    /// The hero who asks.
    pub source: Option<Hero>,
}

impl From<Viewer> for Watcher {
    fn from(viewer: Viewer) -> Watcher {
        match viewer {
            Viewer::Seat(seat) => Watcher::Seat(seat),
            Viewer::Public => Watcher::Public,
            Viewer::All(_) => Watcher::All,
        }
    }
}

impl Party {
    fn of(view: &View, seat: Seat) -> Party {
        Party {
            leader: view.leader(seat),
            hand: view.hand(seat).iter().map(|card| card.hero).collect(),
            face_up: view.face_up(seat).collect(),
            hidden: view.hidden(seat).iter().map(|card| card.hero).collect(),
        }
    }
}

impl From<Asked> for Question {
    fn from(asked: Asked) -> Question {
        Question {
            seat: asked.seat,
            prompt: asked.prompt,
            source: asked.source,
        }
    }
}

fn known(view: &View) -> Vec<(Hero, Vec<Seat>)> {
    let known = view.known_by().into_iter();
    known
        .map(|(hero, by)| (hero, by.seats(view.players()).collect()))
        .collect()
}

impl From<&View> for Sight {
    fn from(view: &View) -> Sight {
        let setup = view.setup();
        Sight {
            viewer: view.viewer().into(),
            edition: setup.edition,
            sets: setup.added.iter().collect(),
            short: setup.short,
            heroes_to_end: setup.heroes_to_end(),
            turn: view.turn(),
            active: view.active(),
            step: view.step(),
            red: view.track().red(),
            green: view.track().green(),
            tavern: Slot::ALL.map(|slot| view.tavern(slot)),
            harbor: view.harbor_size(),
            wilderness: view.wilderness().map(|card| card.hero).collect(),
            graveyard: view.graveyard().map(|card| card.hero).collect(),
            aside: view.aside().map(|card| card.hero).collect(),
            players: view.seats().map(|seat| Party::of(view, seat)).collect(),
            known_by: known(view),
            asked: view.asked().map(Question::from).collect(),
            choices: view.choices().to_vec(),
            picks: view.picks().into_iter().flatten().collect(),
            outcome: view.outcome().cloned(),
        }
    }
}

/// Heroes with the seats that know them, as an object.
mod by_hero {
    use rules::{Hero, Seat};
    use serde::de::{MapAccess, Visitor};
    use serde::{Deserializer, Serializer};
    use std::fmt;

    type Known = Vec<(Hero, Vec<Seat>)>;

    pub(super) fn serialize<S: Serializer>(known: &Known, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map(known.iter().map(|(hero, seats)| (hero.id(), seats)))
    }

    pub(super) fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Known, D::Error> {
        struct Object;
        impl<'de> Visitor<'de> for Object {
            type Value = Known;

            fn expecting(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
                out.write_str("heroes with the seats that know them")
            }

            fn visit_map<M: MapAccess<'de>>(self, mut map: M) -> Result<Known, M::Error> {
                let mut known = Known::new();
                while let Some(entry) = map.next_entry()? {
                    known.push(entry);
                }
                Ok(known)
            }
        }
        deserializer.deserialize_map(Object)
    }
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
            viewer: Watcher::Seat(Seat::S0),
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
            known_by: Vec::new(),
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

    /// The seats that know where this hero lies, if the viewer does and not everybody does.
    pub fn knowing(&self, hero: Hero) -> Option<&[Seat]> {
        let mut known = self.known_by.iter();
        known
            .find(|(known, _)| *known == hero)
            .map(|(_, seats)| seats.as_slice())
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

#[cfg(test)]
mod tests {
    use super::*;
    use rules::{Game, Seed, Set, Setup};

    /// Plays games with all kinds of tables, and holds what every viewer sees against what the rules write.
    #[test]
    fn a_sight_is_written_as_the_rules_write_the_view_and_reads_it_back() {
        let mut compared = 0;
        for number in 0..10_u8 {
            let mut setup = Setup::new(2 + number % 5).unwrap();
            if number % 2 == 1 {
                setup = setup.with_short(true);
            }
            if number >= 5 {
                setup = setup.with_sets(rules::Sets::of(&[Set::ALL[usize::from(number) % Set::ALL.len()]]));
            }
            let mut game = Game::new(setup, &Seed::from(format!("sight {number}")));
            let mut step = 0;
            loop {
                let end = game.finished().map(Viewer::All);
                for viewer in game.seats().map(Viewer::Seat).chain([Viewer::Public]).chain(end) {
                    let view = game.view(viewer);
                    let mut text = String::new();
                    view.write_json(&mut text);
                    let sight = Sight::from(&view);
                    assert_eq!(serde_json::to_string(&sight).unwrap(), text);
                    assert_eq!(serde_json::from_str::<Sight>(&text).unwrap(), sight);
                    compared += 1;
                }
                let Some(seat) = game.decider() else { break };
                let choices = game.view(Viewer::Seat(seat)).choices().to_vec();
                step += 1;
                // Not always the first, so that piles and hands are seen in every state.
                let choice = choices[step * 7 % choices.len()];
                game.choose(seat, choice, &mut ()).unwrap();
                if step > 600 {
                    break;
                }
            }
        }
        assert!(compared > 2_000, "{compared}");
    }
}
