//! What a Master would consider: every choice with the chance to win, and the reason in words.

use crate::Watch;
use bots::{Prospect, Weighing};
use rules::{Choice, View};

/// A choice this much worse than the best throws away much.
pub const MUCH: f32 = 0.12;

/// Thinks about one decision, a little at a time.
///
/// ```
/// use rules::{Game, Seat, Seed, Setup, Viewer};
/// use study::Coach;
/// let game = Game::new(Setup::new(3)?, &Seed::from("coach"));
/// let view = game.view(Viewer::Seat(Seat(0)));
/// let mut coach = Coach::new(&view, None, 1).unwrap();
/// while coach.rounds() < 10 {
///     coach.think();
/// }
/// let advice = coach.advice();
/// assert_eq!(advice.prospects.len(), view.choices().len());
/// assert!(advice.prospects[0].chance >= advice.prospects[1].chance);
/// # Ok::<(), rules::Refusal>(())
/// ```
pub struct Coach {
    weighing: Weighing,
}

/// What came of it so far.
#[derive(Clone, Debug, PartialEq)]
pub struct Advice {
    /// All choices, the best first.
    pub prospects: Vec<Prospect>,
}

impl Coach {
    /// Somebody who thinks about what is asked of the player of this view, with what a watch believes, if one was kept.
    /// None if the player is asked nothing.
    pub fn new(view: &View, watch: Option<&Watch>, seed: u64) -> Option<Coach> {
        let weighing = Weighing::begin(view, watch.and_then(Watch::belief), seed)?;
        Some(Coach { weighing })
    }

    /// Thinks a little: follows every choice that may still be the best through one possible game.
    pub fn think(&mut self) {
        self.weighing.round();
    }

    /// Whether there is nothing more to find out.
    pub fn is_sure(&self) -> bool {
        self.weighing.is_sure()
    }

    /// How many possible games were followed.
    pub fn rounds(&self) -> u32 {
        self.weighing.rounds()
    }

    /// What it would say now.
    pub fn advice(&self) -> Advice {
        Advice {
            prospects: self.weighing.prospects(),
        }
    }
}

impl Advice {
    /// The best choice and what it leads to.
    pub fn best(&self) -> Option<&Prospect> {
        self.prospects.first()
    }

    /// The chance to win that this choice throws away, compared with the best; none for a choice that is not listed.
    pub fn loss(&self, choice: Choice) -> Option<f32> {
        let chosen = self.prospects.iter().find(|prospect| prospect.choice == choice)?;
        Some(self.best()?.chance - chosen.chance)
    }

    /// Whether this choice throws away much, and not only by the luck of a few games.
    pub fn throws_away(&self, choice: Choice) -> bool {
        let Some(best) = self.best() else { return false };
        let Some(chosen) = self.prospects.iter().find(|prospect| prospect.choice == choice) else {
            return false;
        };
        let loss = best.chance - chosen.chance;
        loss >= MUCH && loss >= 2.0 * best.doubt.hypot(chosen.doubt)
    }
}
