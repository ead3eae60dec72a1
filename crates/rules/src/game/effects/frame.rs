//! What is remembered of a hero whose abilities are being performed.

use super::Flow;
use crate::effect::Effect;
use crate::{Faction, Hero, Mode, Seat};

/// A hero whose abilities are being performed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Frame {
    pub(crate) hero: Hero,
    /// The number of the effect among those of the card.
    pub(crate) effect: u8,
    /// How far that effect has come.
    pub(crate) progress: Progress,
    // What its effects leave for those after them.
    /// X, as it was counted.
    pub(crate) x: u8,
    /// Whether the player did what they might do.
    pub(crate) did: bool,
    /// The faction that was named.
    pub(crate) named: Option<Faction>,
    /// The card that was turned over, revealed or set aside to be performed. Everybody saw it.
    pub(crate) shown: Option<Hero>,
    /// Whose hero was taken.
    pub(crate) owner: Option<Seat>,
}

/// How far one effect has come. A view shows it to everybody, so it holds *places* of hidden cards; cards that only the
/// active player knows are marked as secret.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Progress {
    /// Nothing was chosen yet.
    Start,
    /// This player was picked.
    Player(Seat),
    /// One of two things was picked.
    Mode(Mode),
    /// This card was picked, and everybody knows it.
    Card(Hero),
    /// A card was picked that only the active player knows; the views of others do not show which.
    Secret(Option<Hero>),
    /// The hidden hero at this place was picked.
    Hidden { seat: Seat, index: u8 },
    /// This many heroes were looked at, the last one at this place.
    Looked { times: u8, seat: Seat, index: u8 },
    /// This many cards were placed.
    Placed(u8),
    /// The cards to choose from were drawn or looked at.
    Gathered,
    /// Several players were asked.
    Asked,
}

/// How deep abilities can wait for each other. A hero waits only for a Tavern card it performs, which is set aside
/// until then, and nothing refills the Tavern while anything waits: at most three wait and one is performed.
pub(crate) const DEEPEST: usize = 4;

impl Frame {
    pub(crate) const fn new(hero: Hero) -> Frame {
        Frame {
            hero,
            effect: 0,
            progress: Progress::Start,
            x: 0,
            did: false,
            named: None,
            shown: None,
            owner: None,
        }
    }

    /// The effect being performed; none if all are done.
    #[inline]
    pub(crate) fn current(&self) -> Option<&'static Effect> {
        self.hero.effects().get(self.effect as usize)
    }

    /// Ends this effect; the next one of the card follows.
    #[inline]
    pub(super) fn done(&mut self) -> Flow {
        self.effect += 1;
        self.progress = Progress::Start;
        Flow::GoesOn
    }

    /// There is more of this effect to come.
    #[inline]
    pub(super) fn now(&mut self, progress: Progress) -> Flow {
        self.progress = progress;
        Flow::GoesOn
    }

    /// An answer that was not offered. Only listed choices are carried out, so this is never reached; if it were, the
    /// game would continue with the next effect.
    #[cold]
    pub(super) fn not_offered(&mut self) -> Flow {
        debug_assert!(false, "an answer that was not offered: {self:?}");
        self.done()
    }

    /// What a viewer sees of it who does not know secret picks.
    pub(crate) fn masked(self) -> Frame {
        match self.progress {
            Progress::Secret(_) => Frame {
                progress: Progress::Secret(None),
                ..self
            },
            _ => self,
        }
    }

    /// The heroes it names.
    #[cfg(test)]
    pub(crate) fn heroes(&self) -> impl Iterator<Item = Hero> {
        let picked = match self.progress {
            Progress::Card(hero) => Some(hero),
            Progress::Secret(hero) => hero,
            _ => None,
        };
        [Some(self.hero), self.shown, picked].into_iter().flatten()
    }
}
