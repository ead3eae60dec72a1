//! How one seat feels about a position: what a hero more or less in any party would change.

use super::thumb::SECRETS_MATTER;
use crate::judgement::{Judgement, Knowing, Moment, Standing, counts_of, odds::Odds, odds::odds, tilted};
use crate::reading::{Shown, Spoken, likely, signs};
use rules::{Choice, Choices, Hero, Leader, MOST_PLAYERS, Seat, Track, World};

/// How likely each seat is aligned with each faction.
pub(crate) type Aligned = [[f32; 4]; MOST_PLAYERS];

/// The view of things of one seat with one leader.
pub(crate) struct Feel<'a> {
    pub(crate) judgement: &'a Judgement,
    pub(crate) me: Seat,
    pub(crate) leader: Leader,
    pub(crate) aligned: &'a Aligned,
    moment: &'a Moment,
    /// How many players seem aligned with each faction.
    supporters: [f32; 4],
    tilt: [f32; 4],
    odds: [f32; 4],
    /// The seat's own two factions and the chance to win if each of them does.
    hold: [(usize, f32); 2],
    /// What one hero more of each faction in the seat's own party is worth.
    pub(crate) gain: [f32; 4],
    /// What one hero less of each faction in another party is worth.
    pub(crate) loss: [[f32; 4]; MOST_PLAYERS],
    /// The sum of all gains.
    pub(crate) all_gains: f32,
    /// The greatest loss.
    pub(crate) best_loss: f32,
    /// The chance to win as things stand.
    pub(crate) chance_now: f32,
    /// What it has shown of itself, and what it is worth that nobody reads it.
    spoken: Spoken,
    hides: f32,
    /// Whether a play is judged by what may come up.
    pub(super) unseen: bool,
}

impl<'a> Feel<'a> {
    pub(crate) fn new(
        judgement: &'a Judgement,
        world: &World,
        me: Seat,
        leader: Leader,
        aligned: &'a Aligned,
    ) -> Feel<'a> {
        let standing = Standing::of(world, Knowing::Of(me));
        let moment = judgement.moment(standing.turns);
        let supporters = supporters(aligned, me, leader, standing.players);
        let tilt = moment.tilt(&supporters);
        let odds = tilted(odds(standing.track, moment.turns), &tilt);
        let mut feel = Feel {
            supporters,
            tilt,
            odds,
            judgement,
            me,
            leader,
            aligned,
            moment,
            hold: [(0, 0.0); 2],
            gain: [0.0; 4],
            loss: [[0.0; 4]; MOST_PLAYERS],
            all_gains: 0.0,
            best_loss: 0.0,
            chance_now: 0.0,
            spoken: [0.0; 4],
            hides: 0.0,
            unseen: true,
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
            feel.all_gains += feel.gain[faction];
            for seat in (0..standing.players).filter(|&seat| seat != me.index()) {
                let loss = slope * parts[seat] / total;
                feel.loss[seat][faction] = loss;
                feel.best_loss = feel.best_loss.max(loss);
            }
        }
        feel
    }

    /// How a world stands, as this seat sees it.
    pub(crate) fn standing(&self, world: &World) -> Standing {
        Standing::of(world, Knowing::Of(self.me))
    }

    /// The chance to win in a world, as this seat sees it.
    pub(crate) fn chance(&self, world: &World) -> f32 {
        let standing = self.standing(world);
        let odds = self.odds_of(&standing);
        let factions = self.leader.alignment().into_iter();
        factions
            .map(|faction| odds[faction as usize] * self.hold_of(&standing, faction as usize))
            .sum()
    }

    /// The chances of the factions as things stand.
    pub(crate) fn odds_of(&self, standing: &Standing) -> Odds {
        let moment = self.judgement.moment(standing.turns);
        tilted(odds(standing.track, moment.turns), &moment.tilt(&self.supporters))
    }

    /// The chance to win if this faction does.
    pub(crate) fn hold_of(&self, standing: &Standing, faction: usize) -> f32 {
        let moment = self.judgement.moment(standing.turns);
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

    /// This seat, which has shown this and to which it is worth so much that nobody reads its leader.
    pub(crate) fn hiding(mut self, shown: &Shown, hides: f32) -> Feel<'a> {
        self.spoken = *shown.of(self.me);
        self.hides = hides;
        self
    }

    /// This seat as somebody who takes the cards to lie as they do in the imagined world.
    pub(crate) fn trusting(mut self) -> Feel<'a> {
        self.unseen = false;
        self
    }

    /// How likely an onlooker thinks the seat's leader, before and after a choice.
    pub(crate) fn read(&self, world: &World, choices: &Choices, choice: Choice) -> (f32, f32) {
        let mut after = self.spoken;
        signs(world, self.me, choices, choice, &mut after);
        let own = |spoken: &Spoken| likely(spoken)[self.leader as usize - 1];
        (own(&self.spoken), own(&after))
    }

    /// What it is worth that an onlooker's guess of the seat's own leader gets better: nothing good, while there is
    /// time to do something about it.
    pub(crate) fn secrecy(&self, (before, after): (f32, f32)) -> f32 {
        self.hides * (before - after) * (self.moment.turns as f32 / SECRETS_MATTER).min(1.0)
    }

    /// Takes what each choice gives away into its worth.
    pub(super) fn keep_secret(&self, world: &World, choices: &Choices, worths: &mut [f32]) {
        if self.hides > 0.0 {
            for (worth, &choice) in worths.iter_mut().zip(choices.iter()) {
                *worth += self.secrecy(self.read(world, choices, choice));
            }
        }
    }

    /// What it is worth to move the markers so.
    #[inline]
    pub(crate) fn move_worth(&self, track: Track, red: i8, green: i8) -> f32 {
        let before = &self.odds;
        let after = tilted(odds(track.after(red, green), self.moment.turns), &self.tilt);
        self.hold
            .iter()
            .map(|&(faction, held)| held * (after[faction] - before[faction]))
            .sum()
    }

    /// What a hero in the seat's own party is worth for the end.
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

fn supporters(aligned: &Aligned, me: Seat, leader: Leader, players: usize) -> [f32; 4] {
    let mut supporters = [0.0; 4];
    for seat in (0..players).filter(|&seat| seat != me.index()) {
        for (sum, more) in supporters.iter_mut().zip(aligned[seat]) {
            *sum += more;
        }
    }
    for faction in leader.alignment() {
        supporters[faction as usize] += 1.0;
    }
    supporters
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
