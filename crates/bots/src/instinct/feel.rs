//! How one seat feels about a position: what a hero more or less in any party would change.

use crate::judgement::{Eyes, Judgement, Moment, Standing, counts_of, odds::odds};
use rules::{Hero, Leader, MOST_PLAYERS, Seat, Track, World};

/// How likely each seat is aligned with each faction.
pub(crate) type Aligned = [[f32; 4]; MOST_PLAYERS];

/// The view of things of one seat with one leader.
pub(crate) struct Feel<'a> {
    pub(crate) judgement: &'a Judgement,
    pub(crate) me: Seat,
    pub(crate) aligned: &'a Aligned,
    moment: &'a Moment,
    /// The own two factions and the chance to win if each of them does.
    hold: [(usize, f32); 2],
    /// What one hero more of each faction in the own party is worth.
    pub(crate) gain: [f32; 4],
    /// What one hero less of each faction in another party is worth.
    pub(crate) loss: [[f32; 4]; MOST_PLAYERS],
    /// The chance to win as things stand.
    pub(crate) chance_now: f32,
}

impl<'a> Feel<'a> {
    pub(crate) fn new(
        judgement: &'a Judgement,
        world: &World,
        me: Seat,
        leader: Leader,
        aligned: &'a Aligned,
    ) -> Feel<'a> {
        let standing = Standing::of(world, Eyes::Of(me));
        let moment = judgement.moment(standing.turns);
        let odds = odds(standing.track, moment.turns);
        let mut feel = Feel {
            judgement,
            me,
            aligned,
            moment,
            hold: [(0, 0.0); 2],
            gain: [0.0; 4],
            loss: [[0.0; 4]; MOST_PLAYERS],
            chance_now: 0.0,
        };
        for (hold, faction) in feel.hold.iter_mut().zip(leader.alignment()) {
            let faction = faction as usize;
            let mut parts = [0.0; MOST_PLAYERS];
            let mut total = 0.0;
            for seat in 0..standing.players {
                let weight = moment.weigh(judgement.strength(&standing, seat, faction));
                parts[seat] = if seat == me.index() {
                    weight
                } else {
                    weight * aligned[seat][faction]
                };
                total += parts[seat];
            }
            let held = parts[me.index()] / total;
            *hold = (faction, held);
            feel.chance_now += odds[faction] * held;
            let slope = odds[faction] * moment.lead * held;
            feel.gain[faction] = slope * (1.0 - held);
            for seat in (0..standing.players).filter(|&seat| seat != me.index()) {
                feel.loss[seat][faction] = slope * parts[seat] / total;
            }
        }
        feel
    }

    /// The chance to win in a world, as this seat sees it.
    pub(crate) fn chance(&self, world: &World) -> f32 {
        let standing = Standing::of(world, Eyes::Of(self.me));
        self.chance_of(&standing)
    }

    /// The chance to win as things stand.
    pub(crate) fn chance_of(&self, standing: &Standing) -> f32 {
        let moment = self.judgement.moment(standing.turns);
        let odds = odds(standing.track, moment.turns);
        self.hold
            .iter()
            .map(|&(faction, _)| odds[faction] * self.hold_of(standing, moment, faction))
            .sum()
    }

    /// The chance to win if this faction does.
    pub(crate) fn hold_of(&self, standing: &Standing, moment: &Moment, faction: usize) -> f32 {
        let mut mine = 0.0;
        let mut total = 0.0;
        for seat in 0..standing.players {
            let weight = moment.weigh(self.judgement.strength(standing, seat, faction));
            if seat == self.me.index() {
                mine = weight;
                total += weight;
            } else {
                total += weight * self.aligned[seat][faction];
            }
        }
        mine / total
    }

    /// What it is worth to move the markers so.
    #[inline]
    pub(crate) fn move_worth(&self, track: Track, red: i8, green: i8) -> f32 {
        let before = odds(track, self.moment.turns);
        let after = odds(track.after(red, green), self.moment.turns);
        self.hold
            .iter()
            .map(|&(faction, held)| held * (after[faction] - before[faction]))
            .sum()
    }

    /// What a hero in the own party is worth for the end.
    #[inline]
    pub(crate) fn party_worth(&self, hero: Hero) -> f32 {
        dot(&self.gain, counts_of(hero))
    }

    /// What it is worth that a rival loses a hero.
    #[inline]
    pub(crate) fn loss_of(&self, seat: Seat, hero: Hero) -> f32 {
        dot(&self.loss[seat.index() % MOST_PLAYERS], counts_of(hero))
    }
}

#[inline]
fn dot(one: &[f32; 4], other: &[f32; 4]) -> f32 {
    one.iter().zip(other).map(|(one, other)| one * other).sum()
}

/// What somebody with this leader knows about the others from that alone: each has one of the five other leaders.
pub(crate) fn aligned_by_prior(leader: Leader) -> Aligned {
    let mut aligned = [[3.0 / 5.0; 4]; MOST_PLAYERS];
    for seat in &mut aligned {
        for faction in leader.alignment() {
            seat[faction as usize] = 2.0 / 5.0;
        }
    }
    aligned
}
