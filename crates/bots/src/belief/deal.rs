//! Dealing the unknown cards as they are believed to lie.

use super::hidden::Hidden;
use crate::Dice;
use crate::fitted::{ALIGNED, HELD};
use rules::{Hero, Leader, MOST_PLAYERS, Seat, Unknown, View, World};

/// How often another card is tried before the next is taken as it comes.
const TRIES: usize = 12;

/// A world with these leaders, and with cards as likely as they are believed to lie there.
pub(super) fn deal(view: &View, leaders: [Leader; MOST_PLAYERS], hidden: &Hidden, me: Seat, dice: &mut Dice) -> World {
    let mut pool = [Hero::EMPEROR; Hero::COUNT];
    let mut left = 0;
    for hero in view.unknown_heroes() {
        pool[left] = hero;
        left += 1;
    }
    let mut places = [None; Hero::COUNT];
    let mut depths = Depths::new();
    // First where belief has something to say, then the rest.
    for (place, unknown) in places.iter_mut().zip(view.unknown()) {
        let index = match unknown {
            Unknown::Hidden(seat) if seat != me => {
                let leader = leaders[seat.index() % MOST_PLAYERS];
                let at = depths.next(view, seat);
                match hidden.origin(seat, at) {
                    Some(likely) => {
                        let row = &likely[leader as usize - 1];
                        pick(&pool[..left], dice, MOST, |hero| row[hero.number() as usize])
                    }
                    None => pick(&pool[..left], dice, ALIGNED, |hero| {
                        if fits(hero, leader) { ALIGNED } else { 1.0 }
                    }),
                }
            }
            Unknown::Hand(seat) if seat != me => {
                let leader = leaders[seat.index() % MOST_PLAYERS];
                pick(
                    &pool[..left],
                    dice,
                    HELD,
                    |hero| if fits(hero, leader) { HELD } else { 1.0 },
                )
            }
            _ => continue,
        };
        let Some(index) = index else { break };
        *place = Some(pool[index]);
        left -= 1;
        pool.swap(index, left);
    }
    for (place, _) in places.iter_mut().zip(view.unknown()) {
        if place.is_none() && left > 0 {
            let index = dice.below(left);
            *place = Some(pool[index]);
            left -= 1;
            pool.swap(index, left);
        }
    }
    view.imagine_with(dice.generator(), leaders.map(Some), |index| {
        places.get(index).copied().flatten()
    })
}

/// What a hero may weigh at most; heavier ones weigh this much.
const MOST: f32 = 5.0;

/// One of these, as likely as it weighs: others are tried until one is heavy enough.
fn pick(pool: &[Hero], dice: &mut Dice, most: f32, weight: impl Fn(Hero) -> f32) -> Option<usize> {
    let mut index = dice.below(pool.len());
    for _ in 0..TRIES {
        if weight(*pool.get(index)?) >= most * dice.unit() {
            break;
        }
        index = dice.below(pool.len());
    }
    (index < pool.len()).then_some(index)
}

/// The places of the unknown heroes in each hidden stack, one after the other.
struct Depths([usize; MOST_PLAYERS]);

impl Depths {
    fn new() -> Depths {
        Depths([0; MOST_PLAYERS])
    }

    fn next(&mut self, view: &View, seat: Seat) -> usize {
        let depth = &mut self.0[seat.index() % MOST_PLAYERS];
        let stack = view.hidden(seat);
        while stack.get(*depth).is_some_and(|card| card.hero.is_some()) {
            *depth += 1;
        }
        let at = *depth;
        *depth += 1;
        at
    }
}

fn fits(hero: Hero, leader: Leader) -> bool {
    hero.factions().meets(leader.factions())
}
