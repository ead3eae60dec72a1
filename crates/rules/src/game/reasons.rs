//! Why a choice is refused, for people.

use super::{Game, Step};
use crate::places::Zone;
use crate::{Choice, Hero, Prompt, Refusal, Seat};

impl Game {
    /// Why `seat` may not choose this; call it only for a choice that was not listed.
    pub(super) fn reason(&self, seat: Seat, choice: Choice) -> Refusal {
        if self.is_over() {
            return Refusal::Over;
        }
        if !seat.is_at(self.players()) {
            return Refusal::NoSuchSeat;
        }
        if !self.deciding.contains(seat) {
            return Refusal::NotAsked;
        }
        if choice == Choice::Pass {
            return Refusal::MustChoose;
        }
        let refusal = match self.step {
            Step::Ability => self.refuse_answer(seat, choice),
            Step::Setup | Step::Play | Step::Draw | Step::Discard | Step::Over => self.refuse_in_turn(seat, choice),
        };
        refusal.unwrap_or_else(|| Refusal::OtherQuestion(self.prompt_for(seat)))
    }

    /// Why `seat` may not choose this in a step of a turn, if it answers what is asked there at all.
    fn refuse_in_turn(&self, seat: Seat, choice: Choice) -> Option<Refusal> {
        match (self.prompt_for(seat), choice) {
            (Prompt::Play, Choice::Play(hero))
            | (
                Prompt::Play | Prompt::DiscardMore | Prompt::DiscardDown | Prompt::SetupWilderness,
                Choice::Discard(hero),
            )
            | (Prompt::SetupHidden, Choice::Card(hero)) => Some(self.refuse_hand(hero, seat)),
            (Prompt::Draw, Choice::DrawHarbor) => Some(Refusal::EmptyPile),
            (Prompt::Draw, Choice::DrawTavern(_)) => Some(Refusal::EmptySlot),
            _ => None,
        }
    }

    /// Why a hand card may not be chosen.
    pub(super) fn refuse_hand(&self, hero: Hero, seat: Seat) -> Refusal {
        if self.places.zone(hero) != Zone::hand(seat) {
            Refusal::NotInHand
        } else if self.picks[seat.index()].contains(&Some(hero)) {
            // Already chosen during set-up.
            Refusal::NotAmongCards
        } else {
            Refusal::WrongFaction
        }
    }
}
