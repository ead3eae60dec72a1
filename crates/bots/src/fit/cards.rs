//! Where cards of one's own factions are.

use super::Known;
use crate::Dice;
use rules::{Happening, Hero, Leader, World};

/// How many cards of somebody's factions there are in a place, and how many others.
#[derive(Clone, Copy, Default)]
struct Share {
    fitting: f64,
    others: f64,
}

impl Share {
    fn count(&mut self, hero: Hero, leader: Leader) {
        match hero.factions().meets(leader.factions()) {
            true => self.fitting += 1.0,
            false => self.others += 1.0,
        }
    }

    /// How much likelier a fitting card is here than there.
    fn times(self, there: Share) -> Option<f32> {
        let all = [self.fitting, self.others, there.fitting, there.others];
        let enough = all.iter().all(|&count| count > 100.0);
        enough.then(|| (self.fitting / self.others / (there.fitting / there.others)) as f32)
    }
}

/// Cards in hands, hidden and in the Harbor, looked at when turns begin.
#[derive(Default)]
pub(super) struct Cards {
    hands: Share,
    hidden: Share,
    harbor: Share,
    heroes: f64,
    factions: f64,
}

impl Cards {
    pub(super) fn learn(&mut self, known: &Known<'_>, dice: &mut Dice) {
        for (index, moment) in known.memory.moments().enumerate() {
            let begins = moment.seen.iter().any(|seen| matches!(seen, Happening::Turn { .. }));
            if !begins || moment.is_end() {
                continue;
            }
            if let Some(world) = known.world(index, dice) {
                self.look(&world);
            }
        }
    }

    fn look(&mut self, world: &World) {
        for seat in world.seats() {
            let leader = world.leader_of(seat);
            world.hand(seat).for_each(|hero| self.hands.count(hero, leader));
            world.harbor().for_each(|hero| self.harbor.count(hero, leader));
            for hero in world.hidden(seat) {
                self.hidden.count(hero, leader);
                self.heroes += 1.0;
                self.factions += hero.factions().iter().count() as f64;
            }
        }
    }

    /// How much likelier a fitting card is in its holder's hand.
    pub(super) fn held(&self) -> Option<f32> {
        self.hands.times(self.harbor)
    }

    /// How much likelier a fitting hero is among the hidden ones.
    pub(super) fn aligned(&self) -> Option<f32> {
        self.hidden.times(self.harbor)
    }

    /// What a hidden hero counts for each faction on average.
    pub(super) fn unknown(&self) -> Option<f32> {
        (self.heroes > 100.0).then(|| (self.factions / self.heroes / 4.0) as f32)
    }
}
