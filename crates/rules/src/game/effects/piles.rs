//! Cards of the Wilderness and the Graveyard: drawn, taken, revealed.

use super::{Deed, Flow, Frame, Room};
use crate::event::{How, Witness};
use crate::game::Game;
use crate::game::choices::Collect;
use crate::places::Zone;
use crate::{Audience, Choice, Pile, Prompt, Refusal, Seat};

/// This many cards are drawn into the hand, all from one pile.
#[derive(Clone, Copy)]
pub(super) struct Drawing(pub(super) u8);

impl Room for Drawing {
    fn begin(self, game: &mut Game, frame: &mut Frame, witness: &mut impl Witness) -> Flow {
        game.asks_unless_forced(self, frame, game.active, Prompt::PileToDrawFrom, witness)
    }

    fn list(self, game: &Game, _: &Frame, _: Seat, out: &mut impl Collect) {
        for pile in [Pile::Wilderness, Pile::Graveyard] {
            if game.places.size(zone(pile)) > 0 {
                out.add(Choice::Pile(pile));
            }
        }
    }

    fn answer(self, game: &mut Game, frame: &mut Frame, _: Seat, choice: Choice, witness: &mut impl Witness) -> Flow {
        let Choice::Pile(pile) = choice else {
            return frame.not_offered();
        };
        game.draw_from_pile(zone(pile), self.0, Zone::hand(game.active), witness);
        frame.done()
    }

    fn refuse(self, _: &Game, _: &Frame, _: Seat, choice: Choice) -> Option<Refusal> {
        matches!(choice, Choice::Pile(_)).then_some(Refusal::EmptyPile)
    }
}

const fn zone(pile: Pile) -> Zone {
    match pile {
        Pile::Wilderness => Zone::WILDERNESS,
        Pile::Graveyard => Zone::GRAVEYARD,
    }
}

/// The active player looks through the Graveyard and takes one card into the hand.
#[derive(Clone, Copy)]
pub(super) struct TakingFromGraveyard;

impl Room for TakingFromGraveyard {
    fn begin(self, game: &mut Game, frame: &mut Frame, witness: &mut impl Witness) -> Flow {
        let mut card = game.places.top(Zone::GRAVEYARD);
        while let Some(hero) = card {
            game.places.show(hero, Audience::only(game.active));
            card = game.places.under(hero);
        }
        game.asks_unless_forced(self, frame, game.active, Prompt::CardToTake, witness)
    }

    fn list(self, game: &Game, _: &Frame, _: Seat, out: &mut impl Collect) {
        game.list_top(Zone::GRAVEYARD, u8::MAX, out);
    }

    fn answer(self, game: &mut Game, frame: &mut Frame, _: Seat, choice: Choice, witness: &mut impl Witness) -> Flow {
        let Choice::Card(hero) = choice else {
            return frame.not_offered();
        };
        let me = game.active;
        game.places.forget_all_but(Zone::GRAVEYARD, Audience::only(me));
        game.carry(hero, Zone::hand(me), How::Taken, me, witness);
        frame.done()
    }

    fn refuse(self, _: &Game, _: &Frame, _: Seat, choice: Choice) -> Option<Refusal> {
        Game::refuse_card(choice)
    }
}

/// The top card of the Wilderness is revealed and stays.
#[derive(Clone, Copy)]
pub(super) struct Revealing;

impl Deed for Revealing {
    fn perform(self, game: &mut Game, frame: &mut Frame, witness: &mut impl Witness) {
        if let Some(hero) = game.places.top(Zone::WILDERNESS) {
            game.reveal(hero, game.active, witness);
            frame.shown = Some(hero);
        }
    }
}
