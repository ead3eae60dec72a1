//! Performing another hero's abilities, and playing another hero.

use super::{Deed, Flow, Frame, Room};
use crate::effect::{Copied, Whose};
use crate::event::{Happening, How, Witness};
use crate::game::choices::Collect;
use crate::game::{Game, tell};
use crate::places::Zone;
use crate::{Choice, Faction, Hero, Prompt, Refusal, Seat};

/// Another hero's abilities are performed as if it had been played.
#[derive(Clone, Copy)]
pub(super) struct Copying(pub(super) Copied);

impl Room for Copying {
    fn begin(self, game: &mut Game, frame: &mut Frame, witness: &mut impl Witness) -> Flow {
        let prompt = match self.0 {
            Copied::FaceUp(_) | Copied::Turned => Prompt::HeroToPerform,
            Copied::Tavern => Prompt::TavernToPerform,
            Copied::GraveyardTop => {
                frame.done();
                return match game.places.top(Zone::GRAVEYARD) {
                    Some(hero) => game.copy(hero, witness),
                    None => Flow::GoesOn,
                };
            }
        };
        game.asks_unless_forced(self, frame, game.active, prompt, witness)
    }

    fn list(self, game: &Game, _: &Frame, _: Seat, out: &mut impl Collect) {
        match self.0 {
            Copied::FaceUp(whose) => {
                for seat in game.seats().filter(|&seat| game.is_whose(seat, whose)) {
                    game.list_face_up(seat, |hero| game.can_be_copied(hero), out);
                }
            }
            Copied::Tavern => game.list_tavern(|hero| !game.is_in_chain(hero), out),
            Copied::Turned => game.list_targets(Whose::Yours.hidden(), out),
            Copied::GraveyardTop => {}
        }
    }

    fn answer(self, game: &mut Game, frame: &mut Frame, _: Seat, choice: Choice, witness: &mut impl Witness) -> Flow {
        let Some(hero) = game.picked(choice) else {
            return frame.not_offered();
        };
        let me = game.active;
        frame.done();
        match self.0 {
            Copied::Turned => game.turn_over(hero, me, witness),
            Copied::Tavern => {
                frame.shown = Some(hero);
                game.carry(hero, Zone::PERFORMED, How::Taken, me, witness);
            }
            Copied::FaceUp(_) | Copied::GraveyardTop => {}
        }
        game.copy(hero, witness)
    }

    fn refuse(self, game: &Game, _: &Frame, _: Seat, choice: Choice) -> Option<Refusal> {
        let why = |hero: Hero| {
            if hero.has_abilities() {
                Refusal::AlreadyPerformed
            } else {
                Refusal::NoAbilities
            }
        };
        match self.0 {
            Copied::FaceUp(whose) => game.refuse_target(whose.face_up(), choice, why),
            Copied::Turned => game.refuse_target(Whose::Yours.hidden(), choice, why),
            Copied::Tavern => game.refuse_tavern(choice, Refusal::AlreadyPerformed),
            Copied::GraveyardTop => None,
        }
    }
}

/// The performed Tavern card is placed face down in the active player's party.
#[derive(Clone, Copy)]
pub(super) struct PlacingPerformed;

impl Deed for PlacingPerformed {
    fn perform(self, game: &mut Game, frame: &mut Frame, witness: &mut impl Witness) {
        if let Some(hero) = frame.shown {
            game.carry(hero, Zone::hidden(game.active), How::Placed, game.active, witness);
        }
    }
}

/// The performed Tavern card is buried.
#[derive(Clone, Copy)]
pub(super) struct BuryingPerformed;

impl Deed for BuryingPerformed {
    fn perform(self, game: &mut Game, frame: &mut Frame, witness: &mut impl Witness) {
        if let Some(hero) = frame.shown {
            game.bury(hero, game.active, witness);
        }
    }
}

/// Another hand card may be played that is not of this faction.
#[derive(Clone, Copy)]
pub(super) struct PlayingAnother(pub(super) Faction);

impl Room for PlayingAnother {
    fn begin(self, game: &mut Game, frame: &mut Frame, _: &mut impl Witness) -> Flow {
        // The others must not learn whether there is a card that fits.
        game.asks_if(game.hand(game.active) > 0, Prompt::PlayAnother, frame)
    }

    fn list(self, game: &Game, _: &Frame, _: Seat, out: &mut impl Collect) {
        for hero in game.places.upward(Zone::hand(game.active)) {
            if !hero.factions().contains(self.0) {
                out.add(Choice::Play(hero));
            }
        }
        out.add(Choice::Pass);
    }

    fn answer(self, game: &mut Game, frame: &mut Frame, _: Seat, choice: Choice, witness: &mut impl Witness) -> Flow {
        let Choice::Play(hero) = choice else {
            return frame.not_offered();
        };
        frame.done();
        game.put_into_play(hero, witness);
        Flow::Performs(hero)
    }

    fn refuse(self, game: &Game, _: &Frame, seat: Seat, choice: Choice) -> Option<Refusal> {
        match choice {
            Choice::Play(hero) => Some(game.refuse_hand(hero, seat)),
            _ => None,
        }
    }
}

impl Game {
    /// A hand card of the active player goes face up into the party, and a new chain begins.
    pub(in crate::game) fn put_into_play(&mut self, hero: Hero, witness: &mut impl Witness) {
        self.carry(hero, Zone::face_up(self.active), How::Played, self.active, witness);
        self.chain = 0;
    }

    /// Performs another hero's abilities, if it has any that are not being performed already.
    fn copy(&mut self, hero: Hero, witness: &mut impl Witness) -> Flow {
        if !self.can_be_copied(hero) {
            return Flow::GoesOn;
        }
        let by = self.active;
        tell(witness, Happening::Performs { by, hero });
        Flow::Performs(hero)
    }

    fn can_be_copied(&self, hero: Hero) -> bool {
        hero.has_abilities() && !self.is_in_chain(hero)
    }

    fn is_in_chain(&self, hero: Hero) -> bool {
        self.chain & (1 << hero.number()) != 0
    }
}
