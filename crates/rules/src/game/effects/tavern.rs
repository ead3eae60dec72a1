//! Cards of the Tavern: discarded, refilled, placed.

use super::{Deed, Flow, Frame, Room};
use crate::effect::Cards;
use crate::event::{How, Witness};
use crate::game::Game;
use crate::game::choices::Collect;
use crate::places::Zone;
use crate::{Choice, Faction, Prompt, Refusal, Seat, Slot};

/// All such cards are discarded; X is how many.
#[derive(Clone, Copy)]
pub(super) struct Clearing(pub(super) Cards);

impl Deed for Clearing {
    fn perform(self, game: &mut Game, frame: &mut Frame, witness: &mut impl Witness) {
        let mut discarded = 0;
        for slot in Slot::ALL {
            if let Some(hero) = game.tavern(slot)
                && self.0.fits(hero, frame.named)
            {
                game.carry(hero, Zone::WILDERNESS, How::Discarded, game.active, witness);
                discarded += 1;
            }
        }
        frame.x = discarded;
    }
}

/// One card of this faction may be discarded.
#[derive(Clone, Copy)]
pub(super) struct DiscardingOne(pub(super) Faction);

impl Room for DiscardingOne {
    fn begin(self, game: &mut Game, frame: &mut Frame, _: &mut impl Witness) -> Flow {
        let possible = game.filled_slots().any(|(_, hero)| hero.factions().contains(self.0));
        game.asks_if(possible, Prompt::TavernToDiscard, frame)
    }

    fn list(self, game: &Game, _: &Frame, _: Seat, out: &mut impl Collect) {
        game.list_tavern(|hero| hero.factions().contains(self.0), out);
        out.add(Choice::Pass);
    }

    fn answer(self, game: &mut Game, frame: &mut Frame, _: Seat, choice: Choice, witness: &mut impl Witness) -> Flow {
        let Some(hero) = game.picked(choice) else {
            return frame.not_offered();
        };
        game.carry(hero, Zone::WILDERNESS, How::Discarded, game.active, witness);
        frame.did = true;
        frame.done()
    }

    fn refuse(self, game: &Game, _: &Frame, _: Seat, choice: Choice) -> Option<Refusal> {
        game.refuse_tavern(choice, Refusal::WrongFaction)
    }
}

/// Empty slots are filled from the top of the Graveyard.
#[derive(Clone, Copy)]
pub(super) struct Refilling;

impl Deed for Refilling {
    fn perform(self, game: &mut Game, _: &mut Frame, witness: &mut impl Witness) {
        for slot in Slot::ALL {
            if game.tavern(slot).is_none()
                && let Some(hero) = game.places.top(Zone::GRAVEYARD)
            {
                game.carry(hero, Zone::tavern(slot), How::Refilled, game.active, witness);
            }
        }
    }
}

/// One card is placed face up in the active player's party.
#[derive(Clone, Copy)]
pub(super) struct Placing;

impl Room for Placing {
    fn begin(self, game: &mut Game, frame: &mut Frame, witness: &mut impl Witness) -> Flow {
        game.asks_unless_forced(self, frame, game.active, Prompt::TavernToPlace, witness)
    }

    fn list(self, game: &Game, _: &Frame, _: Seat, out: &mut impl Collect) {
        game.list_tavern(|_| true, out);
    }

    fn answer(self, game: &mut Game, frame: &mut Frame, _: Seat, choice: Choice, witness: &mut impl Witness) -> Flow {
        let Some(hero) = game.picked(choice) else {
            return frame.not_offered();
        };
        let me = game.active;
        game.carry(hero, Zone::face_up(me), How::Placed, me, witness);
        frame.done()
    }

    fn refuse(self, game: &Game, _: &Frame, _: Seat, choice: Choice) -> Option<Refusal> {
        game.refuse_tavern(choice, Refusal::EmptySlot)
    }
}
