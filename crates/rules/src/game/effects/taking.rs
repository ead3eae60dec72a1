//! Heroes leave a party: discarded, taken, given away.

use super::targets::not_yours;
use super::{Flow, Frame, Progress, Room};
use crate::effect::Target;
use crate::event::{How, Witness};
use crate::game::Game;
use crate::game::choices::{Collect, Few};
use crate::places::Zone;
use crate::{Choice, Prompt, Refusal, Seat};

/// One hero is discarded.
#[derive(Clone, Copy)]
pub(super) struct Discarding(pub(super) Target);

impl Room for Discarding {
    fn begin(self, game: &mut Game, frame: &mut Frame, witness: &mut impl Witness) -> Flow {
        game.asks_unless_forced(self, frame, game.active, Prompt::HeroToDiscard, witness)
    }

    fn list(self, game: &Game, _: &Frame, _: Seat, out: &mut impl Collect) {
        game.list_targets(self.0, out);
    }

    fn answer(self, game: &mut Game, frame: &mut Frame, _: Seat, choice: Choice, witness: &mut impl Witness) -> Flow {
        let Some(hero) = game.picked(choice) else {
            return frame.not_offered();
        };
        game.carry(hero, Zone::WILDERNESS, How::Discarded, game.active, witness);
        frame.done()
    }

    fn refuse(self, game: &Game, _: &Frame, _: Seat, choice: Choice) -> Option<Refusal> {
        game.refuse_target(self.0, choice, not_yours)
    }
}

/// One hero is taken into the hand; its owner is *that player*.
#[derive(Clone, Copy)]
pub(super) struct Taking(pub(super) Target);

impl Room for Taking {
    fn begin(self, game: &mut Game, frame: &mut Frame, witness: &mut impl Witness) -> Flow {
        game.asks_unless_forced(self, frame, game.active, Prompt::HeroToTake, witness)
    }

    fn list(self, game: &Game, _: &Frame, _: Seat, out: &mut impl Collect) {
        game.list_targets(self.0, out);
    }

    fn answer(self, game: &mut Game, frame: &mut Frame, _: Seat, choice: Choice, witness: &mut impl Witness) -> Flow {
        let Some(hero) = game.picked(choice) else {
            return frame.not_offered();
        };
        frame.owner = Some(game.places.zone(hero).owner());
        let me = game.active;
        game.carry(hero, Zone::hand(me), How::Taken, me, witness);
        frame.done()
    }

    fn refuse(self, game: &Game, _: &Frame, _: Seat, choice: Choice) -> Option<Refusal> {
        game.refuse_target(self.0, choice, not_yours)
    }
}

/// A hero may be placed in the party of a player who is neither the active one nor its owner.
#[derive(Clone, Copy)]
pub(super) struct GivingAway(pub(super) Target);

impl Room for GivingAway {
    fn begin(self, game: &mut Game, frame: &mut Frame, witness: &mut impl Witness) -> Flow {
        if let Progress::Card(_) = frame.progress {
            return game.asks_unless_forced(self, frame, game.active, Prompt::PlayerToGiveTo, witness);
        }
        let mut found = Few::default();
        self.list_gifts(game, &mut found);
        game.asks_if(found != Few::None, Prompt::HeroToGiveAway, frame)
    }

    fn list(self, game: &Game, frame: &Frame, _: Seat, out: &mut impl Collect) {
        if let Progress::Card(hero) = frame.progress {
            let owner = game.places.zone(hero).owner();
            game.list_players(|player| player != game.active && player != owner, out);
        } else {
            self.list_gifts(game, out);
            out.add(Choice::Pass);
        }
    }

    fn answer(self, game: &mut Game, frame: &mut Frame, _: Seat, choice: Choice, witness: &mut impl Witness) -> Flow {
        match (frame.progress, choice) {
            (Progress::Start, Choice::FaceUp { hero, .. }) => frame.now(Progress::Card(hero)),
            (Progress::Card(hero), Choice::Player(player)) => {
                game.carry(hero, Zone::face_up(player), How::Placed, game.active, witness);
                frame.done()
            }
            _ => frame.not_offered(),
        }
    }

    fn refuse(self, game: &Game, frame: &Frame, _: Seat, choice: Choice) -> Option<Refusal> {
        match frame.progress {
            Progress::Start => game.refuse_target(self.0, choice, |_| Refusal::NobodyToReceive),
            _ => game.refuse_player(choice),
        }
    }
}

impl GivingAway {
    /// Heroes that somebody other than the active player and their owner could receive.
    fn list_gifts(self, game: &Game, out: &mut impl Collect) {
        let can_be_given = |choice: Choice| match choice {
            Choice::FaceUp { seat, .. } => seat == game.active || game.players() > 2,
            _ => true,
        };
        game.list_targets_if(self.0, can_be_given, out);
    }
}
