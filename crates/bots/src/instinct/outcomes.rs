//! What comes of a choice, as far as the chooser can know beforehand.
//!
//! A choice is carried out and what comes of it is judged. If it showed the chooser a card that was unknown before (a hidden
//! hero that is turned over or exchanged, a card that is drawn), the card that happens to lie there in this world must not
//! count: other cards the chooser does not know are put in its place, one after the other, and what comes of
//! that is averaged. They are taken evenly from all that are unknown, so worlds that look the same to the chooser give the
//! same worth.

use super::{Feel, Worths};
use rules::{Choices, Hero, Prompt, World};

/// Cards that are tried in the place of one that came up. Heroes are numbered faction by faction, so that all factions
/// have their share.
const TRIED: usize = 6;
/// Cards that may come up by one choice.
const MOST_SHOWN: usize = 6;

impl Feel<'_> {
    /// Carries every choice out and judges what may come of it. A question that follows at once is answered too.
    pub(super) fn try_all(&self, world: &World, choices: &Choices, worths: &mut Worths) {
        let before = self.chance(world);
        for index in 0..choices.len() {
            worths.add(self.prospect(world, choices, index, true) - before);
        }
    }

    /// The chance to win that a choice leaves; the best of it, if a question `follows` that belongs to the same choice.
    fn prospect(&self, world: &World, choices: &Choices, index: usize, follows: bool) -> f32 {
        self.expect(world, choices, index, |next| {
            if !follows || next.decider() != Some(self.me) || !is_second_half(next.question(self.me).prompt) {
                return self.chance(next);
            }
            let mut later = Choices::new();
            next.choices_into(self.me, &mut later);
            (0..later.len())
                .map(|second| self.prospect(next, &later, second, false))
                .fold(f32::NEG_INFINITY, f32::max)
        })
    }

    /// What it is worth to play a hero to the end of its abilities, whatever cards come up.
    pub(super) fn play_out_unseen(&self, world: &World, choices: &Choices, index: usize) -> f32 {
        let next = self.after(world, choices, index);
        let shown = Shown::between(self, world, &next);
        match shown.is_empty() {
            true => self.chance(&next) - self.chance_now,
            false => shown.average(self, world, |world| {
                self.chance(&self.after(world, choices, index)) - self.chance_now
            }),
        }
    }

    /// Judges the world after a choice, or the average of what it may be.
    fn expect(&self, world: &World, choices: &Choices, index: usize, judge: impl Fn(&World) -> f32) -> f32 {
        let carried_out = |world: &World| {
            let mut next = world.clone();
            next.choose_listed(self.me, choices, index, &mut ());
            next
        };
        let next = carried_out(world);
        let shown = Shown::between(self, world, &next);
        match shown.is_empty() {
            true => judge(&next),
            false => shown.average(self, world, |world| judge(&carried_out(world))),
        }
    }
}

/// Cards that came to be known.
struct Shown {
    heroes: [Option<Hero>; MOST_SHOWN],
    count: usize,
}

impl Shown {
    /// The cards the chooser knows in `next` and did not know in `world`.
    fn between(feel: &Feel<'_>, world: &World, next: &World) -> Shown {
        let mut shown = Shown {
            heroes: [None; MOST_SHOWN],
            count: 0,
        };
        for hero in world
            .unknown_to(feel.me)
            .filter(|&hero| next.known_by(hero).contains(feel.me))
        {
            if let Some(free) = shown.heroes.get_mut(shown.count) {
                *free = Some(hero);
                shown.count += 1;
            }
        }
        shown
    }

    fn is_empty(&self) -> bool {
        self.count == 0
    }

    /// The average of what may come up instead.
    fn average(&self, feel: &Feel<'_>, world: &World, worth: impl Fn(&World) -> f32) -> f32 {
        let mut pool = [Hero::EMPEROR; Hero::COUNT];
        let mut size = 0;
        for (free, hero) in pool.iter_mut().zip(world.unknown_to(feel.me)) {
            *free = hero;
            size += 1;
        }
        let tried = TRIED.min(size);
        let mut sum = 0.0;
        for number in 0..tried {
            let mut other = world.clone();
            // Where the cards lie that came up, by now.
            let mut there = self.heroes;
            for place in 0..self.count {
                let Some(lies) = there[place] else { continue };
                // Evenly over the pool, and another one for each place.
                let instead = pool[((2 * number + 1) * size / (2 * tried) + place) % size];
                if instead != lies {
                    other.swap(lies, instead);
                    for later in there[place + 1..].iter_mut().filter(|later| **later == Some(instead)) {
                        *later = Some(lies);
                    }
                }
            }
            sum += worth(&other);
        }
        sum / tried.max(1) as f32
    }
}

/// Questions that only make sense together with the one before.
fn is_second_half(prompt: Prompt) -> bool {
    matches!(
        prompt,
        Prompt::HeroToExchange
            | Prompt::HandToExchange
            | Prompt::TavernToExchange
            | Prompt::CardToExchange
            | Prompt::PlayerToGiveTo
            | Prompt::HeroToTurnOver
            | Prompt::Move
    )
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::instinct::{Care, aligned_by_prior};
    use crate::judgement::Judgement;
    use crate::{Adept, Bot, Dice};
    use rules::{Edition, Memory, Record, Seed, Setup, Viewer};
    use std::collections::BTreeMap;

    /// A seat gives its choices the same worths in all worlds that look the same to it: nobody picks the hidden hero that
    /// happens to be the best one.
    #[test]
    fn worths_depend_only_on_what_the_chooser_knows() {
        let mut met: BTreeMap<String, u32> = BTreeMap::new();
        for number in 0..60 {
            let setup = Setup::new(3 + (number % 3) as u8)
                .unwrap()
                .with_edition(Edition::PrintAndPlay);
            let mut record = Record::deal(setup, Seed::from(format!("unseen {number}")));
            let mut dice = Dice::new(number);
            while let Some(seat) = record.game().decider() {
                let view = record.game().view(Viewer::Seat(seat));
                let prompt = view.asked().find(|asked| asked.seat == seat).unwrap().prompt;
                let unseen = [
                    Prompt::HeroToTurnOver,
                    Prompt::TurnOverOrLook,
                    Prompt::HeroToExchange,
                    Prompt::HandToExchange,
                    Prompt::HeroToTake,
                    Prompt::HeroToGiveAway,
                ];
                if unseen.contains(&prompt) && view.choices().len() > 1 {
                    *met.entry(format!("{prompt:?}")).or_default() += 1;
                    let leader = view.leader(seat).unwrap();
                    let mut first: Option<Vec<f32>> = None;
                    for _ in 0..4 {
                        let world = view.imagine(dice.generator());
                        let aligned = aligned_by_prior(leader);
                        let feel = Feel::new(Judgement::fitted(), &world, seat, leader, &aligned);
                        let (mut choices, mut worths) = (Choices::new(), Worths::new());
                        world.choices_into(seat, &mut choices);
                        feel.weigh(&world, &choices, &mut worths, Care::Quick);
                        let found = worths.as_slice().to_vec();
                        let first = first.get_or_insert_with(|| found.clone());
                        for (one, other) in first.iter().zip(&found) {
                            assert!((one - other).abs() < 1e-5, "{prompt:?}: {first:?} and {found:?}");
                        }
                    }
                }
                let thought = Adept::new(number).think(&Memory::of(record.game(), Viewer::Seat(seat)));
                record.choose(seat, thought.unwrap().choice, &mut ()).unwrap();
            }
        }
        assert!(met.values().sum::<u32>() > 40, "{met:?}");
        assert!(
            met.contains_key("HeroToTurnOver") && met.contains_key("HeroToExchange"),
            "{met:?}"
        );
    }
}
