//! Moving markers.

use super::{Flow, Frame, Room};
use crate::effect::{Condition, Decider, Move};
use crate::event::{Happening, Witness};
use crate::game::choices::Collect;
use crate::game::{Game, tell};
use crate::{Choice, Marker, Prompt, Refusal, Seat};

/// Markers move.
#[derive(Clone, Copy)]
pub(super) struct Moving(pub(super) &'static Move);

impl Room for Moving {
    #[inline]
    fn begin(self, game: &mut Game, frame: &mut Frame, witness: &mut impl Witness) -> Flow {
        let decider = match self.0.decider {
            Decider::You => Some(game.active),
            Decider::NextPlayer => Some(game.next_seat()),
            Decider::ThatPlayer => frame.owner,
        };
        let Some(seat) = decider.filter(|_| holds(self.0.condition, game, frame)) else {
            return frame.done();
        };
        match self.0.ways(game.track, frame.x).as_slice() {
            [] => frame.done(),
            [(red, green)] => {
                game.move_markers(*red, *green, witness);
                frame.done()
            }
            _ => game.asks(seat, Prompt::Move),
        }
    }

    fn list(self, game: &Game, frame: &Frame, _: Seat, out: &mut impl Collect) {
        let ways = self.0.ways(game.track, frame.x);
        ways.choices().for_each(|way| out.add(way));
    }

    #[inline]
    fn answer(self, game: &mut Game, frame: &mut Frame, _: Seat, choice: Choice, witness: &mut impl Witness) -> Flow {
        let Choice::Move { red, green } = choice else {
            return frame.not_offered();
        };
        game.move_markers(red, green, witness);
        frame.done()
    }

    fn refuse(self, _: &Game, _: &Frame, _: Seat, choice: Choice) -> Option<Refusal> {
        matches!(choice, Choice::Move { .. }).then_some(Refusal::NoSuchMove)
    }
}

fn holds(condition: Condition, game: &Game, frame: &Frame) -> bool {
    match condition {
        Condition::Always => true,
        Condition::YouHave(faction) => game.face_up_of(game.active, faction) > 0,
        Condition::YouDid => frame.did,
        Condition::RevealedIsNot(faction) => frame.shown.is_some_and(|hero| !hero.factions().contains(faction)),
        Condition::TurnedIs(factions) => frame.shown.is_some_and(|hero| hero.factions().meets(factions)),
    }
}

impl Game {
    #[inline]
    fn move_markers<W: Witness>(&mut self, red: i8, green: i8, witness: &mut W) {
        let before = self.track;
        self.track = before.after(red, green);
        if W::LISTENS {
            for marker in [Marker::Red, Marker::Green] {
                let (from, to) = (before.space(marker), self.track.space(marker));
                if from != to {
                    tell(witness, Happening::Marker { marker, from, to });
                }
            }
        }
    }
}
