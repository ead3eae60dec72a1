//! Two cards swap places.

use super::targets::not_yours;
use super::{Flow, Frame, Progress, Room};
use crate::effect::Spot;
use crate::event::{How, Witness};
use crate::game::Game;
use crate::game::choices::Collect;
use crate::places::Zone;
use crate::{Audience, Choice, Hero, Refusal, Seat};

/// A card from the first spot and one from the second swap places. A player who may decline does so at the first
/// question.
#[derive(Clone, Copy)]
pub(super) struct Exchanging {
    pub(super) first: Spot,
    pub(super) second: Spot,
    pub(super) optional: bool,
}

impl Exchanging {
    /// The spot that is asked about.
    fn spot(self, frame: &Frame) -> Spot {
        match frame.progress {
            Progress::Start => self.first,
            _ => self.second,
        }
    }

    fn may_pass(self, frame: &Frame) -> bool {
        // The top card of the Graveyard is not asked for.
        self.optional && (frame.progress == Progress::Start || self.first == Spot::GraveyardTop)
    }

    fn seen(self) -> u8 {
        match self.first {
            Spot::WildernessTop(seen) => seen,
            _ => 0,
        }
    }
}

impl Room for Exchanging {
    fn begin(self, game: &mut Game, frame: &mut Frame, witness: &mut impl Witness) -> Flow {
        if frame.progress == Progress::Start {
            game.look_at_wilderness(self.seen(), witness);
            if !(game.spot_has(self.first) && game.spot_has(self.second)) {
                return frame.done();
            }
            if self.first == Spot::GraveyardTop
                && let Some(top) = game.places.top(Zone::GRAVEYARD)
            {
                frame.progress = Progress::Card(top);
            }
        }
        let prompt = self.spot(frame).prompt();
        if self.may_pass(frame) {
            game.asks(game.active, prompt)
        } else {
            game.asks_unless_forced(self, frame, game.active, prompt, witness)
        }
    }

    fn list(self, game: &Game, frame: &Frame, _: Seat, out: &mut impl Collect) {
        match self.spot(frame) {
            Spot::Party(target) => game.list_targets(target, out),
            Spot::Hand => game.list_hand(game.active, Choice::Card, out),
            Spot::Tavern => game.list_tavern(|_| true, out),
            Spot::WildernessTop(seen) => game.list_top(Zone::WILDERNESS, seen, out),
            Spot::GraveyardTop => {}
        }
        if self.may_pass(frame) {
            out.add(Choice::Pass);
        }
    }

    fn answer(self, game: &mut Game, frame: &mut Frame, _: Seat, choice: Choice, witness: &mut impl Witness) -> Flow {
        let Some(picked) = game.picked(choice) else {
            return frame.not_offered();
        };
        let first = match frame.progress {
            Progress::Start => {
                return frame.now(match choice {
                    // For a hidden hero its place is remembered, which is no secret; the hero itself would be.
                    Choice::Hidden { seat, index } => Progress::Hidden { seat, index },
                    Choice::Card(hero) => Progress::Secret(Some(hero)),
                    _ => Progress::Card(picked),
                });
            }
            Progress::Card(hero) | Progress::Secret(Some(hero)) => Some(hero),
            Progress::Hidden { seat, index } => game.places.at(Zone::hidden(seat), index),
            _ => None,
        };
        let Some(first) = first else {
            return frame.not_offered();
        };
        game.exchange(first, picked, self.seen(), witness);
        frame.done()
    }

    fn refuse(self, game: &Game, frame: &Frame, seat: Seat, choice: Choice) -> Option<Refusal> {
        match (self.spot(frame), choice) {
            (Spot::Party(target), _) => game.refuse_target(target, choice, not_yours),
            (Spot::Hand, Choice::Card(hero)) => Some(game.refuse_hand(hero, seat)),
            (Spot::Tavern, _) => game.refuse_tavern(choice, Refusal::EmptySlot),
            (Spot::WildernessTop(_), _) => Game::refuse_card(choice),
            (Spot::Hand | Spot::GraveyardTop, _) => None,
        }
    }
}

impl Game {
    fn spot_has(&self, spot: Spot) -> bool {
        match spot {
            Spot::Party(target) => self.has_target(target),
            Spot::Hand => self.hand(self.active) > 0,
            Spot::Tavern => self.filled_slots().next().is_some(),
            Spot::GraveyardTop => self.places.size(Zone::GRAVEYARD) > 0,
            Spot::WildernessTop(_) => self.places.size(Zone::WILDERNESS) > 0,
        }
    }

    /// Two cards swap places. If one of them is picked from several that others cannot tell apart and goes out of
    /// sight, the others lose track of all of them: `seen` says how many cards of the Wilderness were looked at.
    fn exchange<W: Witness>(&mut self, one: Hero, other: Hero, seen: u8, witness: &mut W) {
        let (zone_one, zone_other) = (self.places.zone(one), self.places.zone(other));
        let only_me = Audience::only(self.active);
        let mut place_is_secret = false;
        for (zone, goal) in [(zone_one, zone_other), (zone_other, zone_one)] {
            if goal.is_hidden() && zone.is_hand() {
                // The owner of the hidden place sees which card came.
                self.places
                    .forget_all_but(zone, only_me.union(Audience::only(goal.owner())));
            } else if goal.is_hidden() && zone == Zone::WILDERNESS {
                place_is_secret = self.forget_top_of_wilderness(seen);
            }
        }
        let from = W::LISTENS.then(|| (self.places.place(one), self.places.place(other)));
        self.places.swap(one, other);
        if place_is_secret {
            // The hidden hero now lies somewhere among the cards that were looked at.
            let hidden = if zone_one == Zone::WILDERNESS { other } else { one };
            self.places.set_known(hidden, self.places.known(hidden).common(only_me));
        }
        if let Some((from_one, from_other)) = from {
            self.tell_card(one, from_one, How::Exchanged, self.active, witness);
            self.tell_card(other, from_other, How::Exchanged, self.active, witness);
        }
    }
}
