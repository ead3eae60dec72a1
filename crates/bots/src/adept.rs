//! Adept: judgement without search. It reads the others from what they did, and does not like to be read.

use crate::instinct::{Aligned, Care, Feel, Worths, aligned_by_prior};
use crate::judgement::Judgement;
use crate::reading::{Shown, Watched};
use crate::reasoning::explain;
use crate::taste::{Taste, WORTH};
use crate::{Bot, Character, Dice, Habits, Level, Reason, Reasons, Thought};
use rules::{Choice, Choices, Leader, Memory, Seat, View, World};

/// Worlds an Adept imagines for one decision.
const WORLDS: usize = 2;
/// How far two worths may be apart and still seem the same: even a good player is not a machine.
const BLUR: f32 = 0.002;

/// Plays by judgement: what each choice does to the likely winning faction, to its majority in it, to the time left
/// and to its secret.
pub struct Adept {
    seed: u64,
    character: Character,
    habits: Habits,
    watched: Watched,
    judgement: &'static Judgement,
    choices: Choices,
    worths: Worths,
    sums: Worths,
}

impl Adept {
    /// An Adept.
    pub fn new(seed: u64) -> Adept {
        Adept {
            seed,
            character: Character::Even,
            habits: Habits::ADEPT,
            watched: Watched::default(),
            judgement: Judgement::fitted(),
            choices: Choices::new(),
            worths: Worths::new(),
            sums: Worths::new(),
        }
    }

    /// This Adept with other habits.
    #[must_use]
    pub fn with_habits(self, habits: Habits) -> Adept {
        Adept { habits, ..self }
    }

    /// How it feels about a world.
    fn feel<'a>(&self, world: &World, me: Seat, leader: Leader, aligned: &'a Aligned, shown: &Shown) -> Feel<'a> {
        let feel = Feel::new(self.judgement, world, me, leader, aligned).hiding(shown, self.habits.hides);
        if self.habits.unseen { feel } else { feel.trusting() }
    }
}

impl Bot for Adept {
    fn level(&self) -> Level {
        Level::Adept
    }

    fn think(&mut self, memory: &Memory) -> Option<Thought> {
        let view = memory.now().as_if_first();
        let (me, leader) = myself(&view)?;
        let mut dice = Dice::at(self.seed, memory.point());
        if let Some(thought) = no_question(&view, &mut dice) {
            return Some(thought);
        }
        let choices = view.choices();
        let deeds = self.watched.catch_up(memory);
        let (shown, taste) = (Shown::by(deeds), Taste::of(self.character, deeds, me));
        let aligned = match self.habits.reads {
            true => shown.aligned(leader),
            false => aligned_by_prior(leader),
        };
        self.sums.fill(choices.len(), 0.0);
        let mut world = view.imagine(dice.generator());
        for number in 0..WORLDS {
            if number > 0 {
                world = view.imagine(dice.generator());
            }
            world.choices_into(me, &mut self.choices);
            let feel = self.feel(&world, me, leader, &aligned, &shown);
            feel.weigh(&world, &self.choices, &mut self.worths, Care::Thorough);
            for (sum, worth) in self.sums.as_mut_slice().iter_mut().zip(self.worths.as_slice()) {
                *sum += worth / WORLDS as f32 + BLUR * dice.unit();
            }
        }
        for (sum, taste) in self
            .sums
            .as_mut_slice()
            .iter_mut()
            .zip(taste.each(&world, me, leader, &self.choices))
        {
            *sum += WORTH * taste;
        }
        let best = self.sums.best();
        let feel = self.feel(&world, me, leader, &aligned, &shown);
        Some(Thought {
            choice: *choices.get(best)?,
            reasons: explain(&feel, &world, &self.choices, best, self.sums.as_slice()),
        })
    }

    fn set_character(&mut self, character: Character) {
        self.character = character;
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
