//! Imagined games that are played on by instinct, for whoever looks ahead.

use crate::Dice;
use crate::instinct::{Aligned, Care, Feel, Worths, aligned_by_prior};
use crate::judgement::{Judgement, Knowing, Standing};
use crate::reading::Shown;
use nets::Judge;
use rules::{Choices, Leader, MOST_PLAYERS, Seat, World};
use std::sync::Arc;

/// Everybody at an imagined table, playing by instinct.
pub(crate) struct Rollout {
    judgement: &'static Judgement,
    /// The choices that were listed last; kept so that their room is reused.
    pub(crate) choices: Choices,
    /// What is felt about it.
    pub(crate) worths: Worths,
    /// The seat that knows more about the others than anybody would who just sat down, and what it believes.
    pub(crate) believed: Option<(Seat, Aligned)>,
    /// What was shown until the imagined games begin, and what is shown in the one that is played now: everybody else
    /// reads that.
    pub(crate) begun: Shown,
    pub(crate) shown: Shown,
    /// Whether everybody else reads it.
    pub(crate) learns: bool,
    /// What they think about the others who do not, by the leader they have.
    priors: [Aligned; 6],
    /// Noise in their play.
    blur: f32,
    /// Who judges where it led, if not judgement.
    judge: Option<(Arc<Judge>, encoding::Standing)>,
}

impl Rollout {
    pub(crate) fn new(blur: f32) -> Rollout {
        Rollout {
            judgement: Judgement::fitted(),
            choices: Choices::new(),
            worths: Worths::new(),
            believed: None,
            begun: Shown::default(),
            shown: Shown::default(),
            learns: true,
            priors: Leader::ALL.map(aligned_by_prior),
            blur,
            judge: None,
        }
    }

    /// From now on this net judges.
    pub(crate) fn judged_by(&mut self, judge: Arc<Judge>) {
        self.judge = Some((judge, encoding::Standing::default()));
    }

    /// Weighs the listed choices of `seat`.
    pub(crate) fn feel(&mut self, world: &World, seat: Seat, care: Care) {
        let leader = world.leader_of(seat);
        let read;
        let aligned = match &self.believed {
            Some((knowing, aligned)) if *knowing == seat => aligned,
            _ if self.learns => {
                read = self.shown.aligned(leader);
                &read
            }
            _ => &self.priors[leader as usize - 1],
        };
        let feel = Feel::new(self.judgement, world, seat, leader, aligned);
        feel.weigh(world, &self.choices, &mut self.worths, care);
    }

    /// An imagined game begins.
    pub(crate) fn begin(&mut self) {
        if self.learns {
            self.shown.clone_from(&self.begun);
        }
    }

    /// Carries out a choice of those that are listed, before everybody's eyes.
    pub(crate) fn choose(&mut self, world: &mut World, seat: Seat, index: usize) {
        if self.learns {
            self.shown.see(world, seat, &self.choices, index);
        }
        world.choose_listed(seat, &self.choices, index, &mut ());
    }

    /// Plays on until it is enough or the game is over, and tells everybody's chances.
    pub(crate) fn play(
        &mut self,
        world: &mut World,
        dice: &mut Dice,
        enough: impl Fn(&World) -> bool,
    ) -> [f32; MOST_PLAYERS] {
        while let Some(seat) = world.decider() {
            if enough(world) {
                break;
            }
            world.choices_into(seat, &mut self.choices);
            let index = if self.choices.len() == 1 {
                0
            } else {
                self.feel(world, seat, Care::Quick);
                for worth in self.worths.as_mut_slice() {
                    *worth += self.blur * dice.unit();
                }
                self.worths.best()
            };
            self.choose(world, seat, index);
        }
        self.judge(world)
    }

    /// Everybody's chances as a world stands: 1 for the winner of a game that is over.
    fn judge(&mut self, world: &World) -> [f32; MOST_PLAYERS] {
        if let Some((_, winner, _)) = world.result() {
            let mut values = [0.0; MOST_PLAYERS];
            if let Some(winner) = winner {
                values[winner.index()] = 1.0;
            }
            return values;
        }
        if let Some((judge, standing)) = &mut self.judge {
            return judge.chances(world, standing);
        }
        let mut leaders = [Leader::Lemron; MOST_PLAYERS];
        for seat in world.seats() {
            leaders[seat.index()] = world.leader_of(seat);
        }
        self.judgement.chances(&Standing::of(world, Knowing::All), &leaders)
    }
}
