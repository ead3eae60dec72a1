//! Cards are drawn or looked at; one is placed, the others go elsewhere.

use super::{Flow, Frame, Progress, Room};
use crate::effect::{Rest, Source};
use crate::event::{How, Witness};
use crate::game::Game;
use crate::game::choices::Collect;
use crate::places::Zone;
use crate::{Audience, Choice, Prompt, Refusal, Seat};

/// One of several cards is placed face down in the active player's party.
#[derive(Clone, Copy)]
pub(super) struct Sharing {
    pub(super) source: Source,
    pub(super) rest: Rest,
}

impl Sharing {
    /// How many cards of the Wilderness are only looked at, if they are.
    fn only_seen(self) -> Option<u8> {
        match (self.rest, self.source) {
            (Rest::Stay, Source::Wilderness(seen)) => Some(seen),
            _ => None,
        }
    }

    /// Draws the cards, or looks at them.
    fn gather(self, game: &mut Game, witness: &mut impl Witness) {
        let me = game.active;
        match self.source {
            Source::Wilderness(count) if self.rest == Rest::Stay => game.look_at_wilderness(count, witness),
            Source::Harbor(count) => {
                for _ in 0..count {
                    game.draw_from_harbor(me, Zone::DRAWN, witness);
                }
            }
            Source::Wilderness(count) => game.draw_from_pile(Zone::WILDERNESS, count, Zone::DRAWN, witness),
            Source::Graveyard(count) => game.draw_from_pile(Zone::GRAVEYARD, count, Zone::DRAWN, witness),
            Source::Tavern => {
                for slot in crate::Slot::ALL {
                    if let Some(hero) = game.tavern(slot) {
                        game.carry(hero, Zone::DRAWN, How::Taken, me, witness);
                    }
                }
            }
        }
    }
}

impl Room for Sharing {
    fn begin(self, game: &mut Game, frame: &mut Frame, witness: &mut impl Witness) -> Flow {
        if frame.progress == Progress::Start {
            self.gather(game, witness);
            frame.progress = Progress::Gathered;
        }
        game.asks_unless_forced(self, frame, game.active, Prompt::CardToPlace, witness)
    }

    fn list(self, game: &Game, _: &Frame, _: Seat, out: &mut impl Collect) {
        match self.only_seen() {
            Some(seen) => game.list_top(Zone::WILDERNESS, seen, out),
            None => game.list_top(Zone::DRAWN, u8::MAX, out),
        }
    }

    fn answer(self, game: &mut Game, frame: &mut Frame, _: Seat, choice: Choice, witness: &mut impl Witness) -> Flow {
        let Choice::Card(hero) = choice else {
            return frame.not_offered();
        };
        let me = game.active;
        if let Some(seen) = self.only_seen() {
            game.forget_top_of_wilderness(seen);
        } else {
            game.places.forget_all_but(Zone::DRAWN, Audience::only(me));
        }
        game.carry(hero, Zone::hidden(me), How::Placed, me, witness);
        let (to, how) = match self.rest {
            Rest::Stay => return frame.done(),
            Rest::Hand => (Zone::hand(me), How::Taken),
            Rest::Discard => (Zone::WILDERNESS, How::Discarded),
        };
        // Oldest first: Tavern cards in slot order.
        while let Some(other) = game.places.at(Zone::DRAWN, 0) {
            game.carry(other, to, how, me, witness);
        }
        frame.done()
    }

    fn refuse(self, _: &Game, _: &Frame, _: Seat, choice: Choice) -> Option<Refusal> {
        Game::refuse_card(choice)
    }
}
