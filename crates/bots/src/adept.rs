//! Adept: judgement without search.

use crate::instinct::{Care, Feel, Worths, aligned_by_prior};
use crate::judgement::Judgement;
use crate::reasoning::explain;
use crate::{Bot, Dice, Level, Reason, Reasons, Thought};
use rules::{Choice, Choices, Leader, Seat, View};

/// Worlds an Adept imagines for one decision.
const WORLDS: usize = 2;
/// How far two worths may be apart and still seem the same: even a good player is not a machine.
const BLUR: f32 = 0.002;

/// Plays by judgement: what each choice does to the likely winning faction, to the own majority in it, to the time left
/// and to the own secret.
pub struct Adept {
    dice: Dice,
    judgement: &'static Judgement,
    choices: Choices,
    worths: Worths,
    sums: Worths,
}

impl Adept {
    /// An Adept.
    pub fn new(seed: u64) -> Adept {
        Adept {
            dice: Dice::new(seed),
            judgement: Judgement::fitted(),
            choices: Choices::new(),
            worths: Worths::new(),
            sums: Worths::new(),
        }
    }
}

impl Bot for Adept {
    fn level(&self) -> Level {
        Level::Adept
    }

    fn think(&mut self, view: &View) -> Option<Thought> {
        let (me, leader) = myself(view)?;
        if let Some(thought) = no_question(view, &mut self.dice) {
            return Some(thought);
        }
        let choices = view.choices();
        let aligned = aligned_by_prior(leader);
        self.sums.fill(choices.len(), 0.0);
        let mut world = view.imagine(self.dice.generator());
        for number in 0..WORLDS {
            if number > 0 {
                world = view.imagine(self.dice.generator());
            }
            world.list(me, &mut self.choices);
            let feel = Feel::new(self.judgement, &world, me, leader, &aligned);
            feel.weigh(&world, &self.choices, &mut self.worths, Care::Thorough);
            for (sum, worth) in self.sums.as_mut_slice().iter_mut().zip(self.worths.as_slice()) {
                *sum += worth / WORLDS as f32 + BLUR * self.dice.unit();
            }
        }
        let best = self.sums.best();
        let feel = Feel::new(self.judgement, &world, me, leader, &aligned);
        Some(Thought {
            choice: *choices.get(best)?,
            reasons: explain(&feel, &world, &self.choices, best, self.sums.as_slice()),
        })
    }
}

/// The seat and the leader of the player whose view it is, if it is asked something.
pub(crate) fn myself(view: &View) -> Option<(Seat, Leader)> {
    let me = view.seat().filter(|_| !view.choices().is_empty())?;
    Some((me, view.leader(me)?))
}

/// Rounds after which a bot plays just anything, so that every game ends.
const LONG: u32 = 40;

/// A thought that needs no thinking: there is one choice only, or the game has gone on for so long that it must end.
pub(crate) fn no_question(view: &View, dice: &mut Dice) -> Option<Thought> {
    let choices = view.choices();
    if let [only] = choices {
        return Some(Thought {
            choice: *only,
            reasons: Reasons::from(Reason::OnlyChoice),
        });
    }
    if view.turn() / u32::from(view.players()) < LONG {
        return None;
    }
    // Heroes that are played bring the end nearer, so they come first.
    let plays = choices
        .iter()
        .filter(|choice| matches!(choice, Choice::Play(_)))
        .count();
    let index = dice.below(if plays > 0 { plays } else { choices.len() });
    let choice = match plays {
        0 => choices.get(index),
        _ => choices
            .iter()
            .filter(|choice| matches!(choice, Choice::Play(_)))
            .nth(index),
    };
    Some(Thought {
        choice: *choice?,
        reasons: Reasons::from(Reason::Whim),
    })
}
