//! Naming a faction, and asking a player for a card of it.

use super::{Flow, Frame, Progress, Room};
use crate::event::{Happening, How, Witness};
use crate::game::choices::Collect;
use crate::game::{Game, tell};
use crate::places::Zone;
use crate::{Choice, Faction, Hero, Prompt, Refusal, Seat};

/// A faction is named.
#[derive(Clone, Copy)]
pub(super) struct Naming;

impl Room for Naming {
    fn begin(self, game: &mut Game, _: &mut Frame, _: &mut impl Witness) -> Flow {
        game.asks(game.active, Prompt::NameFaction)
    }

    fn list(self, _: &Game, _: &Frame, _: Seat, out: &mut impl Collect) {
        Faction::ALL
            .into_iter()
            .for_each(|faction| out.add(Choice::Faction(faction)));
    }

    fn answer(self, game: &mut Game, frame: &mut Frame, _: Seat, choice: Choice, witness: &mut impl Witness) -> Flow {
        let Choice::Faction(faction) = choice else {
            return frame.not_offered();
        };
        let by = game.active;
        tell(witness, Happening::Named { by, faction });
        frame.named = Some(faction);
        frame.done()
    }

    fn refuse(self, _: &Game, _: &Frame, _: Seat, _: Choice) -> Option<Refusal> {
        // Every faction may be named.
        None
    }
}

/// A player is picked; if they can, they reveal a hand card of the named faction and the active player gets it.
#[derive(Clone, Copy)]
pub(super) struct AskingForNamed;

impl Room for AskingForNamed {
    fn begin(self, game: &mut Game, frame: &mut Frame, witness: &mut impl Witness) -> Flow {
        let (Progress::Player(player), Some(faction)) = (frame.progress, frame.named) else {
            return game.asks(game.active, Prompt::PlayerToAsk);
        };
        if suitable(game, player, faction).next().is_some() {
            // Asked even if there is only one such card: the others must not learn that it is the only one.
            return game.asks(player, Prompt::HandToShow);
        }
        tell(witness, Happening::Unable { player, faction });
        frame.done()
    }

    fn list(self, game: &Game, frame: &Frame, _: Seat, out: &mut impl Collect) {
        match (frame.progress, frame.named) {
            (Progress::Player(player), Some(faction)) => {
                suitable(game, player, faction).for_each(|hero| out.add(Choice::Card(hero)));
            }
            _ => game.list_players(|_| true, out),
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
        let me = game.active;
        match choice {
            Choice::Player(player) => {
                tell(witness, Happening::Picked { by: me, player });
                frame.now(Progress::Player(player))
            }
            Choice::Card(hero) => {
                game.reveal(hero, seat, witness);
                game.carry(hero, Zone::hand(me), How::Taken, me, witness);
                frame.done()
            }
            _ => frame.not_offered(),
        }
    }

    fn refuse(self, game: &Game, frame: &Frame, seat: Seat, choice: Choice) -> Option<Refusal> {
        match (frame.progress, choice) {
            (Progress::Player(_), Choice::Card(hero)) => Some(game.refuse_hand(hero, seat)),
            (Progress::Player(_), _) => None,
            _ => game.refuse_player(choice),
        }
    }
}

fn suitable(game: &Game, player: Seat, faction: Faction) -> impl Iterator<Item = Hero> + '_ {
    let hand = game.places.upward(Zone::hand(player));
    hand.filter(move |hero| hero.factions().contains(faction))
}
