//! Adept: judgement without search.

use crate::instinct::{Aligned, Feel, Worths, aligned_by_prior};
use crate::judgement::Judgement;
use crate::{Bot, Dice, Level, Reason, Reasons, Thought};
use rules::{Choice, Choices, Leader, Prompt, Seat, Step, View, World};

/// Worlds an Adept imagines for one decision.
const WORLDS: usize = 3;
/// How far two worths may be apart and still seem the same: even a good player is not a machine.
const BLUR: f32 = 0.002;
/// Questions one ability may ask before an Adept stops to follow it.
const DEEPEST: usize = 12;

/// Plays by judgement.
pub struct Adept {
    dice: Dice,
    judgement: &'static Judgement,
    mind: Mind,
}

/// Lists that are filled again and again.
pub(crate) struct Mind {
    choices: Choices,
    later: Choices,
    worths: Worths,
    sums: Worths,
}

impl Mind {
    pub(crate) fn new() -> Mind {
        Mind {
            choices: Choices::new(),
            later: Choices::new(),
            worths: Worths::new(),
            sums: Worths::new(),
        }
    }
}

impl Adept {
    /// An Adept.
    pub fn new(seed: u64) -> Adept {
        Adept {
            dice: Dice::new(seed),
            judgement: Judgement::fitted(),
            mind: Mind::new(),
        }
    }
}

impl Bot for Adept {
    fn level(&self) -> Level {
        Level::Adept
    }

    fn think(&mut self, view: &View) -> Option<Thought> {
        let (me, leader) = myself(view)?;
        let aligned = aligned_by_prior(leader);
        let choices = view.choices();
        if let [only] = choices {
            return Some(Thought {
                choice: *only,
                reasons: Reasons::from(Reason::OnlyChoice),
            });
        }
        self.mind.sums.fill(choices.len(), 0.0);
        for _ in 0..WORLDS {
            let world = view.imagine(self.dice.generator());
            world.list(me, &mut self.mind.choices);
            judge(self.judgement, &world, me, leader, &aligned, &mut self.mind);
            for (sum, worth) in self
                .mind
                .sums
                .as_mut_slice()
                .iter_mut()
                .zip(self.mind.worths.as_slice())
            {
                *sum += worth;
            }
        }
        for sum in self.mind.sums.as_mut_slice() {
            *sum += BLUR * WORLDS as f32 * self.dice.unit();
        }
        let best = self.mind.sums.best();
        Some(Thought {
            choice: *choices.get(best)?,
            reasons: Reasons::from(Reason::Whim),
        })
    }
}

/// The seat and the leader of the player whose view it is, if it is asked something.
pub(crate) fn myself(view: &View) -> Option<(Seat, Leader)> {
    let me = view.seat().filter(|_| !view.choices().is_empty())?;
    Some((me, view.leader(me)?))
}

/// Gives every choice listed in `mind` the worth it has for `me` with this leader.
pub(crate) fn judge(
    judgement: &Judgement,
    world: &World,
    me: Seat,
    leader: Leader,
    aligned: &Aligned,
    mind: &mut Mind,
) {
    let feel = Feel::new(judgement, world, me, leader, aligned);
    feel.weigh(world, &mind.choices, &mut mind.worths);
    if !matches!(world.question(me).prompt, Prompt::Play | Prompt::PlayAnother) {
        return;
    }
    for index in 0..mind.choices.len() {
        if let Choice::Play(_) = mind.choices[index] {
            let mut next = world.clone();
            next.choose_listed(me, &mind.choices, index, &mut ());
            follow(judgement, &mut next, me, leader, aligned, &mut mind.later);
            if let Some(worth) = mind.worths.as_mut_slice().get_mut(index) {
                *worth = feel.chance(&next) - feel.chance_now;
            }
        }
    }
}

/// Performs an ability to its end: everybody answers by instinct.
fn follow(
    judgement: &Judgement,
    world: &mut World,
    me: Seat,
    leader: Leader,
    aligned: &Aligned,
    choices: &mut Choices,
) {
    let mut worths = Worths::new();
    for _ in 0..DEEPEST {
        let Some(seat) = world.decider().filter(|_| world.step() == Step::Ability) else {
            return;
        };
        let other;
        let feel = if seat == me {
            Feel::new(judgement, world, me, leader, aligned)
        } else {
            let leader = world.leader_of(seat);
            other = aligned_by_prior(leader);
            Feel::new(judgement, world, seat, leader, &other)
        };
        world.list(seat, choices);
        feel.weigh(world, choices, &mut worths);
        let best = worths.best();
        world.choose_listed(seat, choices, best, &mut ());
    }
}
