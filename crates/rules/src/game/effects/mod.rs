//! Effects, with a file for each family of them. It holds everything the game knows about an effect: what starts it,
//! what may be chosen, what an answer does, and why something may not be chosen.

mod asking;
mod burying;
mod copying;
mod counting;
mod exchanging;
mod frame;
mod hands;
mod looking;
mod moving;
mod piles;
mod questions;
mod sharing;
mod taking;
mod targets;
mod tavern;

pub(crate) use frame::{DEEPEST, Frame, Progress};

use super::choices::{Choices, Collect};
use super::{Game, Step};
use crate::effect::Effect;
use crate::event::Witness;
use crate::{Choice, Hero, Refusal, Seat};

/// What comes after a part of an effect.
pub(super) enum Flow {
    /// Somebody must choose.
    Asks,
    /// The next part, or the next effect.
    GoesOn,
    /// Another hero's abilities first.
    Performs(Hero),
}

/// An effect in the game.
trait Room: Copy {
    /// Performs it, or its next part.
    fn begin(self, game: &mut Game, frame: &mut Frame, witness: &mut impl Witness) -> Flow;

    /// What `seat` may choose, when it is asked.
    fn list(self, game: &Game, frame: &Frame, seat: Seat, out: &mut impl Collect);

    /// Carries out a listed choice of `seat`. Passing is the same for every effect and never gets here.
    fn answer(self, game: &mut Game, frame: &mut Frame, seat: Seat, choice: Choice, witness: &mut impl Witness)
    -> Flow;

    /// Why `seat` may not choose this, if it answers what is asked at all.
    fn refuse(self, game: &Game, frame: &Frame, seat: Seat, choice: Choice) -> Option<Refusal>;
}

/// An effect that asks nothing.
trait Deed: Copy {
    fn perform(self, game: &mut Game, frame: &mut Frame, witness: &mut impl Witness);
}

impl<D: Deed> Room for D {
    fn begin(self, game: &mut Game, frame: &mut Frame, witness: &mut impl Witness) -> Flow {
        self.perform(game, frame, witness);
        frame.done()
    }

    fn list(self, _: &Game, _: &Frame, _: Seat, _: &mut impl Collect) {}

    fn answer(self, _: &mut Game, frame: &mut Frame, _: Seat, _: Choice, _: &mut impl Witness) -> Flow {
        frame.not_offered()
    }

    fn refuse(self, _: &Game, _: &Frame, _: Seat, _: Choice) -> Option<Refusal> {
        None
    }
}

/// An effect that matters because of where its card lies, and is never performed.
#[derive(Clone, Copy)]
struct Standing;

impl Deed for Standing {
    fn perform(self, _: &mut Game, _: &mut Frame, _: &mut impl Witness) {}
}

/// The implementation of an effect.
macro_rules! in_room {
    ($effect:expr, $room:ident => $do:expr) => {
        match *$effect {
            Effect::Move(ref moves) => in_room!(@ moving::Moving(moves), $room => $do),
            Effect::Count(count) => in_room!(@ counting::Counting(count), $room => $do),
            Effect::NameFaction => in_room!(@ asking::Naming, $room => $do),
            Effect::AskForNamed => in_room!(@ asking::AskingForNamed, $room => $do),
            Effect::Bury(target) => in_room!(@ burying::Burying(target), $room => $do),
            Effect::BuryIfNamed => in_room!(@ burying::BuryingIfNamed, $room => $do),
            Effect::TheyBury => in_room!(@ burying::TheyBury, $room => $do),
            Effect::BuryAtRandom => in_room!(@ burying::BuryingAtRandom, $room => $do),
            Effect::DiscardHero(target) => in_room!(@ taking::Discarding(target), $room => $do),
            Effect::TakeHero(target) => in_room!(@ taking::Taking(target), $room => $do),
            Effect::MayGiveAway(target) => in_room!(@ taking::GivingAway(target), $room => $do),
            Effect::TurnOver(target) => in_room!(@ looking::TurningOver(target), $room => $do),
            Effect::MayLook(target, most) => in_room!(@ looking::Looking { target, most }, $room => $do),
            Effect::TurnOverOrLook(turned, looked_at) => {
                in_room!(@ looking::TurningOverOrLooking { turned, looked_at }, $room => $do)
            }
            Effect::DiscardFromTavern(cards) => in_room!(@ tavern::Clearing(cards), $room => $do),
            Effect::MayDiscardFromTavern(faction) => in_room!(@ tavern::DiscardingOne(faction), $room => $do),
            Effect::RefillTavernFromGraveyard => in_room!(@ tavern::Refilling, $room => $do),
            Effect::PlaceFromTavern => in_room!(@ tavern::Placing, $room => $do),
            Effect::Exchange(first, second) => {
                in_room!(@ exchanging::Exchanging { first, second, optional: false }, $room => $do)
            }
            Effect::MayExchange(first, second) => {
                in_room!(@ exchanging::Exchanging { first, second, optional: true }, $room => $do)
            }
            Effect::PlaceFromHand(count) => in_room!(@ hands::Placing(count), $room => $do),
            Effect::DrawFromHand(into) => in_room!(@ hands::Drawing(into), $room => $do),
            Effect::OthersDiscard => in_room!(@ hands::OthersDiscard, $room => $do),
            Effect::Share(source, rest) => in_room!(@ sharing::Sharing { source, rest }, $room => $do),
            Effect::DrawFromOnePile(count) => in_room!(@ piles::Drawing(count), $room => $do),
            Effect::TakeFromGraveyard => in_room!(@ piles::TakingFromGraveyard, $room => $do),
            Effect::RevealFromWilderness => in_room!(@ piles::Revealing, $room => $do),
            Effect::Perform(copied) => in_room!(@ copying::Copying(copied), $room => $do),
            Effect::PlacePerformed => in_room!(@ copying::PlacingPerformed, $room => $do),
            Effect::BuryPerformed => in_room!(@ copying::BuryingPerformed, $room => $do),
            Effect::MayPlayAnother(faction) => in_room!(@ copying::PlayingAnother(faction), $room => $do),
            // One matters when heroes are counted, the other when one is to be buried.
            Effect::CountsTwo(_) | Effect::Protects => in_room!(@ Standing, $room => $do),
        }
    };
    (@ $made:expr, $room:ident => $do:expr) => {{
        let $room = $made;
        $do
    }};
}

impl Game {
    /// Puts a hero's effects on the stack. A hero that has nothing left to do makes room first.
    pub(super) fn begin_hero(&mut self, hero: Hero) {
        self.step = Step::Ability;
        self.chain |= 1 << hero.number();
        if self.frame().is_some_and(|frame| frame.current().is_none()) {
            self.depth -= 1;
        }
        debug_assert!((self.depth as usize) < DEEPEST, "too many heroes wait for each other");
        if let Some(free) = self.frames.get_mut(self.depth as usize) {
            *free = Frame::new(hero);
            self.depth += 1;
        }
    }

    /// Performs what is on the stack until somebody must choose or all is done.
    pub(super) fn perform(&mut self, witness: &mut impl Witness) {
        while let Some(&(mut frame)) = self.frame() {
            let Some(effect) = frame.current() else {
                self.depth -= 1;
                continue;
            };
            let flow = in_room!(effect, room => room.begin(self, &mut frame, witness));
            if let Flow::Asks = self.remember(frame, flow) {
                return;
            }
        }
        self.chain = 0;
        self.draw_step(witness);
    }

    /// Carries out the answer of `seat` to the question on top of the stack, and performs what follows.
    pub(super) fn answer(&mut self, seat: Seat, choice: Choice, witness: &mut impl Witness) {
        if let Some(&(mut frame)) = self.frame()
            && let Some(effect) = frame.current()
        {
            let flow = match choice {
                Choice::Pass => frame.done(),
                _ => in_room!(effect, room => room.answer(self, &mut frame, seat, choice, witness)),
            };
            self.remember(frame, flow);
        }
        self.perform(witness);
    }

    /// Puts the top frame back on the stack as it is now, and above it the hero it performs, if any.
    fn remember(&mut self, frame: Frame, flow: Flow) -> Flow {
        if let Some(top) = self.frames[..self.depth as usize].last_mut() {
            *top = frame;
        }
        if let Flow::Performs(hero) = flow {
            self.begin_hero(hero);
        }
        flow
    }

    /// What `seat` may answer to the question on top of the stack.
    pub(super) fn list_answers(&self, seat: Seat, out: &mut impl Collect) {
        if let Some(frame) = self.frame()
            && let Some(effect) = frame.current()
        {
            in_room!(effect, room => room.list(self, frame, seat, out));
        }
    }

    /// Why `seat` may not answer this to the question on top of the stack.
    pub(super) fn refuse_answer(&self, seat: Seat, choice: Choice) -> Option<Refusal> {
        let frame = self.frame()?;
        let effect = frame.current()?;
        in_room!(effect, room => room.refuse(self, frame, seat, choice))
    }

    /// The cards that a secret pick can be: those that could be picked.
    pub(crate) fn secret_picks(&self, frame: &Frame) -> Vec<Hero> {
        let before = Frame {
            progress: Progress::Start,
            ..*frame
        };
        let mut choices = Choices::new();
        if let Some(effect) = frame.current() {
            in_room!(effect, room => room.list(self, &before, self.active, &mut choices));
        }
        choices.iter().filter_map(|&choice| self.picked(choice)).collect()
    }

    /// The card a choice refers to.
    fn picked(&self, choice: Choice) -> Option<Hero> {
        use crate::places::Zone;
        match choice {
            Choice::FaceUp { hero, .. } | Choice::Card(hero) => Some(hero),
            Choice::Hidden { seat, index } => self.places.at(Zone::hidden(seat), index),
            Choice::Tavern(slot) => self.tavern(slot),
            Choice::Pass
            | Choice::Play(_)
            | Choice::Discard(_)
            | Choice::DrawHarbor
            | Choice::DrawTavern(_)
            | Choice::Move { .. }
            | Choice::Player(_)
            | Choice::Faction(_)
            | Choice::Pile(_)
            | Choice::Mode(_) => None,
        }
    }
}
