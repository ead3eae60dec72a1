//! Burying heroes of parties.

use super::targets::not_yours;
use super::{Deed, Flow, Frame, Progress, Room};
use crate::effect::{Target, Whose};
use crate::event::{Happening, Witness};
use crate::game::choices::Collect;
use crate::game::{Game, tell};
use crate::places::Zone;
use crate::{Choice, Prompt, Refusal, Seat};

/// One hero is buried.
#[derive(Clone, Copy)]
pub(super) struct Burying(pub(super) Target);

impl Room for Burying {
    fn begin(self, game: &mut Game, frame: &mut Frame, witness: &mut impl Witness) -> Flow {
        game.asks_unless_forced(self, frame, game.active, Prompt::HeroToBury, witness)
    }

    fn list(self, game: &Game, _: &Frame, _: Seat, out: &mut impl Collect) {
        game.list_targets(self.0, out);
    }

    fn answer(
        self,
        game: &mut Game,
        frame: &mut Frame,
        seat: Seat,
        choice: Choice,
        witness: &mut impl Witness,
    ) -> Flow {
        let Some(hero) = game.picked(choice) else {
            return frame.not_offered();
        };
        game.bury(hero, seat, witness);
        frame.done()
    }

    fn refuse(self, game: &Game, _: &Frame, _: Seat, choice: Choice) -> Option<Refusal> {
        game.refuse_target(self.0, choice, not_yours)
    }
}

/// The hero just turned over is buried if it is of the named faction.
#[derive(Clone, Copy)]
pub(super) struct BuryingIfNamed;

impl Deed for BuryingIfNamed {
    fn perform(self, game: &mut Game, frame: &mut Frame, witness: &mut impl Witness) {
        if let (Some(hero), Some(named)) = (frame.shown, frame.named)
            && hero.factions().contains(named)
        {
            game.bury(hero, game.active, witness);
        }
    }
}

/// A player who has a face-up hero is picked; they bury one of theirs.
#[derive(Clone, Copy)]
pub(super) struct TheyBury;

impl Room for TheyBury {
    fn begin(self, game: &mut Game, frame: &mut Frame, witness: &mut impl Witness) -> Flow {
        let (seat, prompt) = match frame.progress {
            Progress::Player(player) => (player, Prompt::HeroToBury),
            _ => (game.active, Prompt::PlayerToBuryFrom),
        };
        game.asks_unless_forced(self, frame, seat, prompt, witness)
    }

    fn list(self, game: &Game, frame: &Frame, _: Seat, out: &mut impl Collect) {
        match frame.progress {
            Progress::Player(player) => game.list_face_up(player, |_| true, out),
            _ => game.list_players(|player| has_face_up(game, player), out),
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
        match choice {
            Choice::Player(player) => {
                let by = game.active;
                tell(witness, Happening::Picked { by, player });
                frame.now(Progress::Player(player))
            }
            Choice::FaceUp { hero, .. } => {
                game.bury(hero, seat, witness);
                frame.done()
            }
            _ => frame.not_offered(),
        }
    }

    fn refuse(self, game: &Game, frame: &Frame, _: Seat, choice: Choice) -> Option<Refusal> {
        match frame.progress {
            Progress::Player(_) => game.refuse_target(Whose::Any.face_up(), choice, not_yours),
            _ => game.refuse_player(choice),
        }
    }
}

/// A player who has a face-up hero is picked; one of theirs is buried at random.
#[derive(Clone, Copy)]
pub(super) struct BuryingAtRandom;

impl Room for BuryingAtRandom {
    fn begin(self, game: &mut Game, frame: &mut Frame, witness: &mut impl Witness) -> Flow {
        game.asks_unless_forced(self, frame, game.active, Prompt::PlayerToBuryFrom, witness)
    }

    fn list(self, game: &Game, _: &Frame, _: Seat, out: &mut impl Collect) {
        game.list_players(|player| has_face_up(game, player), out);
    }

    fn answer(self, game: &mut Game, frame: &mut Frame, _: Seat, choice: Choice, witness: &mut impl Witness) -> Flow {
        let Choice::Player(player) = choice else {
            return frame.not_offered();
        };
        let by = game.active;
        tell(witness, Happening::Picked { by, player });
        let row = Zone::face_up(player);
        // With a single hero no chance is used.
        let index = match game.places.size(row) {
            size @ 2.. => game.chance.next().below(u32::from(size)) as u8,
            _ => 0,
        };
        if let Some(hero) = game.places.at(row, index) {
            game.bury(hero, by, witness);
        }
        frame.done()
    }

    fn refuse(self, game: &Game, _: &Frame, _: Seat, choice: Choice) -> Option<Refusal> {
        game.refuse_player(choice)
    }
}

fn has_face_up(game: &Game, player: Seat) -> bool {
    game.places.size(Zone::face_up(player)) > 0
}
