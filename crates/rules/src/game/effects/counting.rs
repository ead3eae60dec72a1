//! Counting X.

use super::{Flow, Frame, Room};
use crate::effect::Count;
use crate::event::{Happening, Witness};
use crate::game::choices::Collect;
use crate::game::{Game, tell};
use crate::places::Zone;
use crate::{Choice, Faction, Factions, Prompt, Refusal, Seat};

/// X is counted.
#[derive(Clone, Copy)]
pub(super) struct Counting(pub(super) Count);

impl Room for Counting {
    fn begin(self, game: &mut Game, frame: &mut Frame, _: &mut impl Witness) -> Flow {
        let me = game.active;
        if let Count::FaceUpOfAPlayer(_) = self.0 {
            return game.asks(me, Prompt::PlayerToCount);
        }
        frame.x = game.count(self.0, me, me);
        frame.done()
    }

    fn list(self, game: &Game, _: &Frame, _: Seat, out: &mut impl Collect) {
        game.list_players(|_| true, out);
    }

    fn answer(self, game: &mut Game, frame: &mut Frame, _: Seat, choice: Choice, witness: &mut impl Witness) -> Flow {
        let Choice::Player(player) = choice else {
            return frame.not_offered();
        };
        let by = game.active;
        tell(witness, Happening::Picked { by, player });
        frame.x = game.count(self.0, by, player);
        frame.done()
    }

    fn refuse(self, game: &Game, _: &Frame, _: Seat, choice: Choice) -> Option<Refusal> {
        game.refuse_player(choice)
    }
}

impl Game {
    /// What X is for `me`, who picked this player if one is to be picked.
    pub(crate) fn count(&self, count: Count, me: Seat, picked: Seat) -> u8 {
        let all = match count {
            Count::FaceUpOfAPlayer(faction) => self.face_up_of(picked, faction),
            Count::Graveyard => self.places.size(Zone::GRAVEYARD),
            Count::YourHidden => self.places.size(Zone::hidden(me)),
            Count::YourFactionsBut(faction) => [Zone::face_up(me), Zone::hidden(me)]
                .into_iter()
                .flat_map(|zone| self.places.upward(zone))
                .fold(Factions::NONE, |all, hero| all.union(hero.factions()))
                .without(faction.only())
                .len(),
        };
        all.min(Count::MOST)
    }

    /// How many face-up heroes of a faction a party has.
    pub(super) fn face_up_of(&self, seat: Seat, faction: Faction) -> u8 {
        self.places
            .upward(Zone::face_up(seat))
            .filter(|hero| hero.factions().contains(faction))
            .count() as u8
    }
}
