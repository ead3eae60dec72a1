//! Turning heroes of parties over, and looking at hidden ones.

use super::targets::not_yours;
use super::{Flow, Frame, Progress, Room};
use crate::effect::Target;
use crate::event::Witness;
use crate::game::Game;
use crate::game::choices::Collect;
use crate::{Choice, Mode, Prompt, Refusal, Seat};

/// One hero is turned over.
#[derive(Clone, Copy)]
pub(super) struct TurningOver(pub(super) Target);

impl Room for TurningOver {
    fn begin(self, game: &mut Game, frame: &mut Frame, witness: &mut impl Witness) -> Flow {
        game.asks_unless_forced(self, frame, game.active, Prompt::HeroToTurnOver, witness)
    }

    fn list(self, game: &Game, _: &Frame, _: Seat, out: &mut impl Collect) {
        game.list_targets(self.0, out);
    }

    fn answer(self, game: &mut Game, frame: &mut Frame, _: Seat, choice: Choice, witness: &mut impl Witness) -> Flow {
        let Some(hero) = game.picked(choice) else {
            return frame.not_offered();
        };
        game.turn_over(hero, game.active, witness);
        frame.shown = Some(hero);
        frame.done()
    }

    fn refuse(self, game: &Game, _: &Frame, _: Seat, choice: Choice) -> Option<Refusal> {
        game.refuse_target(self.0, choice, not_yours)
    }
}

/// Heroes may be looked at, one after the other, and none twice in a row.
#[derive(Clone, Copy)]
pub(super) struct Looking {
    pub(super) target: Target,
    pub(super) most: u8,
}

impl Looking {
    /// Whether this is the hero that was just looked at.
    fn was_seen(frame: &Frame, choice: Choice) -> bool {
        match (frame.progress, choice) {
            (Progress::Looked { seat, index, .. }, Choice::Hidden { seat: owner, index: at }) => {
                (seat, index) == (owner, at)
            }
            _ => false,
        }
    }

    fn list_unseen(self, game: &Game, frame: &Frame, out: &mut impl Collect) {
        game.list_targets_if(self.target, |choice| !Looking::was_seen(frame, choice), out);
    }
}

impl Room for Looking {
    fn begin(self, game: &mut Game, frame: &mut Frame, _: &mut impl Witness) -> Flow {
        let mut found = crate::game::choices::Few::default();
        self.list_unseen(game, frame, &mut found);
        game.asks_if(found != crate::game::choices::Few::None, Prompt::HeroToLookAt, frame)
    }

    fn list(self, game: &Game, frame: &Frame, _: Seat, out: &mut impl Collect) {
        self.list_unseen(game, frame, out);
        out.add(Choice::Pass);
    }

    fn answer(self, game: &mut Game, frame: &mut Frame, _: Seat, choice: Choice, witness: &mut impl Witness) -> Flow {
        let (Choice::Hidden { seat, index }, Some(hero)) = (choice, game.picked(choice)) else {
            return frame.not_offered();
        };
        game.look(hero, witness);
        let times = match frame.progress {
            Progress::Looked { times, .. } => times + 1,
            _ => 1,
        };
        if times >= self.most {
            return frame.done();
        }
        frame.now(Progress::Looked { times, seat, index })
    }

    fn refuse(self, game: &Game, frame: &Frame, _: Seat, choice: Choice) -> Option<Refusal> {
        if Looking::was_seen(frame, choice) {
            return Some(Refusal::AlreadyLooked);
        }
        game.refuse_target(self.target, choice, not_yours)
    }
}

/// A hero is turned over, or one is looked at.
#[derive(Clone, Copy)]
pub(super) struct TurningOverOrLooking {
    pub(super) turned: Target,
    pub(super) looked_at: Target,
}

impl TurningOverOrLooking {
    fn target(self, mode: Mode) -> Target {
        match mode {
            Mode::TurnOver => self.turned,
            Mode::Look => self.looked_at,
        }
    }
}

impl Room for TurningOverOrLooking {
    fn begin(self, game: &mut Game, frame: &mut Frame, witness: &mut impl Witness) -> Flow {
        let prompt = match frame.progress {
            Progress::Mode(Mode::TurnOver) => Prompt::HeroToTurnOver,
            Progress::Mode(Mode::Look) => Prompt::HeroToLookAt,
            _ => Prompt::TurnOverOrLook,
        };
        game.asks_unless_forced(self, frame, game.active, prompt, witness)
    }

    fn list(self, game: &Game, frame: &Frame, _: Seat, out: &mut impl Collect) {
        if let Progress::Mode(mode) = frame.progress {
            return game.list_targets(self.target(mode), out);
        }
        for mode in [Mode::TurnOver, Mode::Look] {
            if game.has_target(self.target(mode)) {
                out.add(Choice::Mode(mode));
            }
        }
    }

    fn answer(
        self,
        game: &mut Game,
        frame: &mut Frame,
        seat: Seat,
        choice: Choice,
        witness: &mut impl Witness,
    ) -> Flow {
        match (frame.progress, choice) {
            (Progress::Start, Choice::Mode(mode)) => frame.now(Progress::Mode(mode)),
            (Progress::Mode(Mode::TurnOver), _) => TurningOver(self.turned).answer(game, frame, seat, choice, witness),
            (Progress::Mode(Mode::Look), _) => {
                let Some(hero) = game.picked(choice) else {
                    return frame.not_offered();
                };
                game.look(hero, witness);
                frame.done()
            }
            _ => frame.not_offered(),
        }
    }

    fn refuse(self, game: &Game, frame: &Frame, _: Seat, choice: Choice) -> Option<Refusal> {
        match frame.progress {
            Progress::Mode(mode) => game.refuse_target(self.target(mode), choice, not_yours),
            _ => None,
        }
    }
}
