//! Hand cards: placed, drawn from another hand, discarded by everybody else.

use super::{Flow, Frame, Progress, Room};
use crate::effect::Into;
use crate::event::{Happening, How, Witness};
use crate::game::choices::Collect;
use crate::game::{Game, tell};
use crate::places::Zone;
use crate::{Audience, Choice, Prompt, Refusal, Seat};

/// This many hand cards are placed face down in the active player's party.
#[derive(Clone, Copy)]
pub(super) struct Placing(pub(super) u8);

impl Room for Placing {
    fn begin(self, game: &mut Game, frame: &mut Frame, witness: &mut impl Witness) -> Flow {
        game.asks_unless_forced(self, frame, game.active, Prompt::HandToPlace, witness)
    }

    fn list(self, game: &Game, _: &Frame, _: Seat, out: &mut impl Collect) {
        game.list_hand(game.active, Choice::Card, out);
    }

    fn answer(self, game: &mut Game, frame: &mut Frame, _: Seat, choice: Choice, witness: &mut impl Witness) -> Flow {
        let Choice::Card(hero) = choice else {
            return frame.not_offered();
        };
        let me = game.active;
        game.places.forget_all_but(Zone::hand(me), Audience::only(me));
        game.carry(hero, Zone::hidden(me), How::Placed, me, witness);
        let placed = match frame.progress {
            Progress::Placed(before) => before + 1,
            _ => 1,
        };
        if placed >= self.0 {
            return frame.done();
        }
        frame.now(Progress::Placed(placed))
    }

    fn refuse(self, game: &Game, _: &Frame, seat: Seat, choice: Choice) -> Option<Refusal> {
        match choice {
            Choice::Card(hero) => Some(game.refuse_hand(hero, seat)),
            _ => None,
        }
    }
}

/// A random card from another player's hand goes to the active player; both see it.
#[derive(Clone, Copy)]
pub(super) struct Drawing(pub(super) Into);

impl Room for Drawing {
    fn begin(self, game: &mut Game, frame: &mut Frame, witness: &mut impl Witness) -> Flow {
        game.asks_unless_forced(self, frame, game.active, Prompt::PlayerToDrawFrom, witness)
    }

    fn list(self, game: &Game, _: &Frame, _: Seat, out: &mut impl Collect) {
        game.list_players(|player| player != game.active && game.hand(player) > 0, out);
    }

    fn answer(self, game: &mut Game, frame: &mut Frame, _: Seat, choice: Choice, witness: &mut impl Witness) -> Flow {
        let Choice::Player(player) = choice else {
            return frame.not_offered();
        };
        let me = game.active;
        tell(witness, Happening::Picked { by: me, player });
        let hand = Zone::hand(player);
        let index = game.chance.next().below(u32::from(game.places.size(hand))) as u8;
        if let Some(hero) = game.places.at(hand, index) {
            let witnesses = Audience::only(player).union(Audience::only(me));
            game.places.forget_all_but(hand, witnesses);
            game.places.show(hero, witnesses);
            let to = match self.0 {
                Into::Hand => Zone::hand(me),
                Into::Party => Zone::hidden(me),
            };
            game.carry(hero, to, How::Drawn, me, witness);
        }
        frame.done()
    }

    fn refuse(self, game: &Game, _: &Frame, _: Seat, choice: Choice) -> Option<Refusal> {
        game.refuse_player(choice)
    }
}

/// Everybody else who has a card chooses one to discard, at the same time.
#[derive(Clone, Copy)]
pub(super) struct OthersDiscard;

impl Room for OthersDiscard {
    fn begin(self, game: &mut Game, frame: &mut Frame, witness: &mut impl Witness) -> Flow {
        let others = game.active.around(game.players()).skip(1);
        if frame.progress == Progress::Start {
            frame.progress = Progress::Asked;
            game.prompt = Prompt::HandToDiscard;
            game.deciding = Audience::NOBODY;
            for seat in others.clone() {
                match game.hand(seat) {
                    0 => {}
                    1 => game.picks[seat.index()][0] = game.places.top(Zone::hand(seat)),
                    _ => game.deciding = game.deciding.union(Audience::only(seat)),
                }
            }
        }
        if !game.deciding.is_empty() {
            return Flow::Asks;
        }
        for seat in others.clone() {
            if let Some(hero) = game.picks[seat.index()][0].take() {
                game.discard_from_hand(hero, seat, witness);
            }
        }
        frame.done()
    }

    fn list(self, game: &Game, _: &Frame, seat: Seat, out: &mut impl Collect) {
        game.list_hand(seat, Choice::Discard, out);
    }

    fn answer(
        self,
        game: &mut Game,
        frame: &mut Frame,
        seat: Seat,
        choice: Choice,
        witness: &mut impl Witness,
    ) -> Flow {
        let Choice::Discard(hero) = choice else {
            return frame.not_offered();
        };
        game.picks[seat.index()][0] = Some(hero);
        game.deciding = game.deciding.without(seat);
        tell(witness, Happening::Chose { seat });
        Flow::GoesOn
    }

    fn refuse(self, game: &Game, _: &Frame, seat: Seat, choice: Choice) -> Option<Refusal> {
        match choice {
            Choice::Discard(hero) => Some(game.refuse_hand(hero, seat)),
            _ => None,
        }
    }
}
