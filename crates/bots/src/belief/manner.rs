//! The manners in which people play.
//!
//! Whoever takes everybody for an Adept is surely wrong about somebody who is none. So a belief also asks how well what a
//! seat did fits somebody who weighs choices like an Adept but loosely, and how well it fits a Novice. Each manner stays as
//! possible as it explains the seat, and speaks for leaders as far as that goes.

use super::Trust;
use crate::instinct::Worths;
use crate::novice::{WHIMS, liking};
use nets::{exp, ln};
use rules::{Choice, Choices, Leader, Seat, Viewer, World};

/// How many manners a belief tells apart: like an Adept, loosely like one, like a Novice.
pub(crate) const MANNERS: usize = 3;

/// Something for each manner with each leader.
pub(super) type Likely = [[f32; 6]; MANNERS];

/// How others play who do not play like Adepts, and how many do.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Company {
    /// How much worse a choice must be for a loose player to make it rarely, in chances to win.
    pub(crate) blur: f32,
    /// How often a loose player chooses just anything.
    pub(crate) whim: f32,
    /// How many of all play in each manner.
    pub(crate) shares: [f32; MANNERS],
}

/// What others are taken for.
#[derive(Clone, Copy, Debug)]
pub(super) struct Others<'a> {
    pub(super) trust: &'a Trust,
    pub(super) company: &'a Company,
}

impl Company {
    /// How well each leader explains what a seat did, in whatever manner, as logarithms; from those for each manner.
    pub(super) fn explained(&self, evidence: &Likely) -> [f32; 6] {
        let most = evidence
            .as_flattened()
            .iter()
            .copied()
            .fold(f32::NEG_INFINITY, f32::max);
        let mut explained = [0.0; 6];
        for (evidence, share) in evidence.iter().zip(self.shares) {
            for (explained, evidence) in explained.iter_mut().zip(evidence) {
                *explained += share * exp(evidence - most);
            }
        }
        explained.map(|chance| most + ln(chance))
    }
}

/// A choice that is being explained.
pub(super) struct Question<'a> {
    pub(super) world: &'a World,
    pub(super) chooser: Seat,
    pub(super) choices: &'a Choices,
    /// Those of the choices that would have looked like what was seen, as bits.
    pub(super) like: u128,
}

impl Question<'_> {
    fn is_like(&self, index: usize) -> bool {
        index < 128 && self.like & (1 << index) != 0
    }

    /// How likely each manner would have chosen what looks like this, if an Adept gave the choices these worths.
    pub(super) fn likely(&self, leader: Leader, worths: &Worths, others: Others<'_>) -> [f32; MANNERS] {
        let Others { trust, company } = others;
        [
            self.by_worth(worths, trust.blur, trust.whim),
            self.by_worth(worths, company.blur, company.whim),
            self.by_liking(leader),
        ]
    }

    /// Somebody who makes a choice the more rarely the worse it is, and sometimes any.
    fn by_worth(&self, worths: &Worths, blur: f32, whim: f32) -> f32 {
        let best = worths.as_slice()[worths.best()];
        let (mut part, mut total) = (0.0, 0.0);
        for (index, worth) in worths.as_slice().iter().enumerate() {
            let weight = exp((worth - best) / blur);
            total += weight;
            if self.is_like(index) {
                part += weight;
            }
        }
        let any = self.like.count_ones() as f32 / self.choices.len() as f32;
        (1.0 - whim) * part / total + whim * any
    }

    /// A Novice.
    fn by_liking(&self, leader: Leader) -> f32 {
        let view = self.world.view(Viewer::Seat(self.chooser));
        let own = leader.factions();
        // Passing is dull.
        let dull = |choice: &Choice| if *choice == Choice::Pass { -1.5 } else { 0.0 };
        let whims: Vec<f32> = self.choices.iter().map(dull).collect();
        let liked: Vec<f32> = self
            .choices
            .iter()
            .map(|&choice| liking(&view, self.chooser, own, choice))
            .collect();
        WHIMS * self.greatest(&whims) + (1.0 - WHIMS) * self.greatest(&liked)
    }

    /// How likely the greatest of these numbers, after each has got noise between 0 and 1, is one that looks like this.
    fn greatest(&self, numbers: &[f32]) -> f32 {
        greatest(numbers, |index| self.is_like(index))
    }
}

/// How finely the noise is looked at.
const STEPS: usize = 16;

/// How likely the greatest of these numbers, after each has got noise between 0 and 1, is a marked one.
fn greatest(numbers: &[f32], is_marked: impl Fn(usize) -> bool) -> f32 {
    let most = numbers.iter().copied().fold(f32::NEG_INFINITY, f32::max);
    let (mut part, mut total) = (0.0, 0.0);
    for step in 0..STEPS {
        let height = most + (step as f32 + 0.5) / STEPS as f32;
        // The chance that all stay below, times how likely each is just here.
        let (mut below, mut here, mut marked_here) = (1.0, 0.0, 0.0);
        for (index, number) in numbers.iter().enumerate() {
            let room = height - number;
            if room < 1.0 {
                below *= room;
                here += 1.0 / room;
                if is_marked(index) {
                    marked_here += 1.0 / room;
                }
            }
        }
        part += below * marked_here;
        total += below * here;
    }
    part / f32::max(total, f32::MIN_POSITIVE)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Dice;

    /// The chances are those of throwing the dice.
    #[test]
    fn the_greatest_number_is_as_likely_as_it_turns_out() {
        let mut dice = Dice::new(3);
        for numbers in [
            &[0.0, 0.0, 0.5][..],
            &[-1.5, 0.0, 0.0, 0.0],
            &[1.0, 0.0, 0.3, 0.9, 0.9],
            &[2.0, 0.5],
        ] {
            for marked in 0..numbers.len() {
                let times = 20_000;
                let mut often = 0.0;
                for _ in 0..times {
                    let noisy: Vec<f32> = numbers.iter().map(|number| number + dice.unit()).collect();
                    let best = (0..noisy.len()).max_by(|&one, &other| noisy[one].total_cmp(&noisy[other]));
                    often += f32::from(u8::from(best == Some(marked))) / times as f32;
                }
                let chance = greatest(numbers, |index| index == marked);
                assert!(
                    (chance - often).abs() < 0.02,
                    "{numbers:?} at {marked}: {chance} and {often}"
                );
            }
        }
    }

    /// A leader that explains what a seat did in one manner is not forgotten because another manner knows better.
    #[test]
    fn manners_are_weighed_by_what_they_explain() {
        let company = Company {
            blur: 0.03,
            whim: 0.3,
            shares: [0.4, 0.3, 0.3],
        };
        let even = company.explained(&[[0.0; 6]; MANNERS]);
        assert!(even.iter().all(|explained| explained.abs() < 1e-5));
        // Adepts would never have done it; a Novice with the second leader would.
        let mut evidence = [[-40.0; 6], [-12.0; 6], [-9.0; 6]];
        evidence[0][0] = -20.0;
        evidence[2][1] = -6.0;
        let explained = company.explained(&evidence);
        assert!(
            explained[1] > explained[0] + 2.0 && explained[1] > explained[2] + 2.0,
            "{explained:?}"
        );
    }
}
