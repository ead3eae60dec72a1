//! What the others' hidden heroes may be.
//!
//! When somebody places a card face down, the belief asks how likely an Adept with each leader would have placed each
//! hero it could have been. That stays with the hidden hero until it leaves; when it is turned up, it also tells
//! something about its owner's leader.

use crate::Dice;
use crate::instinct::{Feel, aligned_by_prior};
use crate::judgement::Judgement;
use nets::exp;
use rules::{Happening, Hero, How, Leader, MOST_PLAYERS, Place, Seat, View};
use std::sync::Arc;

/// How likely each hero was to be placed by an Adept with each leader, the average hero counting as 1.
pub(super) type Likely = [[f32; Hero::COUNT + 1]; 6];

/// How much worse a hero must seem to be hidden rarely, in chances to win.
const BLUR: f32 = 0.012;

/// The hidden stacks as far as their origin is known.
#[derive(Clone)]
pub(super) struct Hidden {
    stacks: [Vec<Option<Arc<Likely>>>; MOST_PLAYERS],
}

impl Hidden {
    /// What lies there when somebody begins to look: nothing is known about where it came from.
    pub(super) fn new(view: &View) -> Hidden {
        let mut stacks = [const { Vec::new() }; MOST_PLAYERS];
        for seat in view.seats() {
            stacks[seat.index()].resize(view.hidden(seat).len(), None);
        }
        Hidden { stacks }
    }

    /// Whether there are as many hidden heroes as the view shows.
    pub(super) fn fits(&self, view: &View) -> bool {
        view.seats()
            .all(|seat| self.stacks[seat.index()].len() == view.hidden(seat).len())
    }

    /// What is known about the origin of a hidden hero.
    pub(super) fn origin(&self, seat: Seat, index: usize) -> Option<&Likely> {
        self.stacks.get(seat.index())?.get(index)?.as_deref()
    }

    /// Follows what was seen to happen. Returns what heroes that were turned up tell about their owners' leaders.
    pub(super) fn follow(
        &mut self,
        before: &View,
        seen: &[Happening],
        me: Seat,
        dice: &mut Dice,
    ) -> Vec<(Seat, [f32; 6])> {
        let mut told = Vec::new();
        let mut swapped = false;
        for happening in seen {
            let Happening::Card {
                card,
                how,
                by,
                from,
                to,
                ..
            } = *happening
            else {
                continue;
            };
            match (from, to) {
                (Place::Hidden { seat, index }, Place::Hidden { seat: goal, index: at }) => {
                    // Two hidden heroes swap places; it is told once for each.
                    if !swapped {
                        self.swap((seat, index), (goal, at));
                    }
                    swapped = !swapped;
                }
                (Place::Hidden { seat, index }, _) => {
                    let origin = if how == How::Exchanged {
                        None
                    } else {
                        self.take(seat, index)
                    };
                    let was_secret = before
                        .hidden(seat)
                        .get(usize::from(index))
                        .is_some_and(|card| card.hero.is_none());
                    if let (Some(hero), Some(origin), true) = (card, origin, was_secret && seat != me) {
                        let likely = Leader::ALL.map(|leader| origin[leader as usize - 1][hero.number() as usize]);
                        told.push((seat, likely));
                    }
                }
                (_, Place::Hidden { seat, index }) => {
                    let secret = card.is_none() && by == seat && seat != me;
                    let origin = secret.then(|| Arc::new(placed(before, by, from, dice)));
                    self.put(seat, index, origin, how == How::Exchanged);
                }
                _ => {}
            }
        }
        told
    }

    fn take(&mut self, seat: Seat, index: u8) -> Option<Arc<Likely>> {
        let stack = self.stacks.get_mut(seat.index())?;
        let index = usize::from(index);
        if index < stack.len() { stack.remove(index) } else { None }
    }

    fn put(&mut self, seat: Seat, index: u8, origin: Option<Arc<Likely>>, replaces: bool) {
        let Some(stack) = self.stacks.get_mut(seat.index()) else {
            return;
        };
        let index = usize::from(index).min(stack.len());
        match stack.get_mut(index) {
            Some(place) if replaces => *place = origin,
            _ => stack.insert(index, origin),
        }
    }

    fn swap(&mut self, one: (Seat, u8), other: (Seat, u8)) {
        let get = |stacks: &Self, at: (Seat, u8)| stacks.stacks.get(at.0.index())?.get(usize::from(at.1))?.clone();
        let (first, second) = (get(self, one), get(self, other));
        self.put(one.0, one.1, second, true);
        self.put(other.0, other.1, first, true);
    }
}

/// How likely each hero was to be placed by this player from there.
fn placed(before: &View, by: Seat, from: Place, dice: &mut Dice) -> Likely {
    let world = before.imagine(dice.generator());
    let aside: Vec<Hero> = before.aside().filter_map(|card| card.hero).collect();
    let all_known = !aside.is_empty() && before.aside().all(|card| card.hero.is_some());
    // Cards that lay open before one of them was chosen: it is one of those.
    let among = (from == Place::Aside && all_known).then_some(aside);
    let rivals = match (&among, from) {
        (Some(aside), _) => aside.len().saturating_sub(1),
        (None, Place::Hand(seat)) => before.hand(seat).len().saturating_sub(1),
        _ => 1,
    } as f32;
    let mut likely = [[0.0; Hero::COUNT + 1]; 6];
    for leader in Leader::ALL {
        let aligned = aligned_by_prior(leader);
        let feel = Feel::new(Judgement::fitted(), &world, by, leader, &aligned);
        let row = &mut likely[leader as usize - 1];
        let mut total = 0.0;
        let mut count = 0.0;
        let could = |hero: &Hero| among.as_ref().is_none_or(|among| among.contains(hero));
        for hero in before
            .unknown_heroes()
            .chain(among.iter().flatten().copied())
            .filter(could)
        {
            let weight = exp((feel.hidden_worth(&world, hero, from != Place::Aside) / BLUR).clamp(-20.0, 20.0));
            row[hero.number() as usize] = weight;
            total += weight;
            count += 1.0;
        }
        let average = total / f32::max(count, 1.0);
        let mut sum = 0.0;
        for weight in row.iter_mut().filter(|weight| **weight > 0.0) {
            // Chosen out of a hand with this many others that are average.
            *weight = *weight / (*weight + rivals * average) + 0.02;
            sum += *weight;
        }
        for weight in row.iter_mut() {
            *weight *= count / f32::max(sum, 1e-9);
        }
    }
    likely
}
