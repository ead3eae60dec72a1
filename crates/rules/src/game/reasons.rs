//! Why a choice is refused, for people.

use super::{Game, choices::looked_at};
use crate::effect::{Copied, Effect, Side, Spot, Target, Which, Whose};
use crate::places::Zone;
use crate::{Choice, Hero, Prompt, Refusal, Seat};

impl Game {
    /// Why `seat` may not choose this; call it only for a choice that was not listed.
    pub(super) fn reason(&self, seat: Seat, choice: Choice) -> Refusal {
        if self.is_over() {
            return Refusal::Over;
        }
        if seat.0 >= self.players() {
            return Refusal::NoSuchSeat;
        }
        if !self.deciding.contains(seat) {
            return Refusal::NotAsked;
        }
        let prompt = self.prompt_for(seat);
        match choice {
            Choice::Pass => Refusal::MustChoose,
            Choice::Play(hero) if matches!(prompt, Prompt::Play | Prompt::PlayAnother) => self.hand_reason(hero, seat),
            Choice::Discard(hero)
                if matches!(
                    prompt,
                    Prompt::Play
                        | Prompt::DiscardMore
                        | Prompt::DiscardDown
                        | Prompt::HandToDiscard
                        | Prompt::SetupWilderness
                ) =>
            {
                self.hand_reason(hero, seat)
            }
            Choice::Card(hero)
                if matches!(
                    prompt,
                    Prompt::SetupHidden | Prompt::HandToPlace | Prompt::HandToExchange | Prompt::HandToShow
                ) =>
            {
                self.hand_reason(hero, seat)
            }
            Choice::Card(_)
                if matches!(
                    prompt,
                    Prompt::CardToPlace | Prompt::CardToTake | Prompt::CardToExchange
                ) =>
            {
                Refusal::NotAmongCards
            }
            Choice::DrawHarbor if prompt == Prompt::Draw => Refusal::EmptyPile,
            Choice::DrawTavern(_) if prompt == Prompt::Draw => Refusal::EmptySlot,
            Choice::Tavern(slot)
                if matches!(
                    prompt,
                    Prompt::TavernToDiscard
                        | Prompt::TavernToPlace
                        | Prompt::TavernToExchange
                        | Prompt::TavernToPerform
                ) =>
            {
                match self.tavern(slot) {
                    None => Refusal::EmptySlot,
                    Some(_) if prompt == Prompt::TavernToDiscard => Refusal::WrongFaction,
                    Some(_) => Refusal::AlreadyPerformed,
                }
            }
            Choice::Pile(_) if prompt == Prompt::PileToDrawFrom => Refusal::EmptyPile,
            Choice::Move { .. } if prompt == Prompt::Move => Refusal::NoSuchMove,
            Choice::Player(player) if is_player_prompt(prompt) => {
                if player.0 >= self.players() {
                    Refusal::NoSuchSeat
                } else {
                    Refusal::PlayerCannotBePicked
                }
            }
            Choice::FaceUp { seat: owner, hero } => match self.target(prompt) {
                Some(target) => self.face_up_reason(owner, hero, target),
                None => Refusal::OtherQuestion(prompt),
            },
            Choice::Hidden { seat: owner, index } => match self.target(prompt) {
                Some(target) => self.hidden_reason(owner, index, target),
                None => Refusal::OtherQuestion(prompt),
            },
            _ => Refusal::OtherQuestion(prompt),
        }
    }

    fn hand_reason(&self, hero: Hero, seat: Seat) -> Refusal {
        if self.places.zone(hero) == Zone::hand(seat) {
            // It is there and was not listed: chosen already in the set-up, or not of the faction that is needed.
            if self.picks[seat.index()].contains(&Some(hero)) {
                Refusal::NotAmongCards
            } else {
                Refusal::WrongFaction
            }
        } else {
            Refusal::NotInHand
        }
    }

    /// The heroes the present question is about, if it is about heroes in parties.
    fn target(&self, prompt: Prompt) -> Option<Target> {
        let frame = self.frame()?;
        let effect = frame.hero.effects().get(frame.effect as usize)?;
        match (*effect, prompt) {
            (
                Effect::Bury(target)
                | Effect::DiscardHero(target)
                | Effect::TurnOver(target)
                | Effect::TakeHero(target)
                | Effect::MayLook(target, _)
                | Effect::MayGiveAway(target),
                Prompt::HeroToBury
                | Prompt::HeroToDiscard
                | Prompt::HeroToTurnOver
                | Prompt::HeroToTake
                | Prompt::HeroToLookAt
                | Prompt::HeroToGiveAway,
            ) => Some(target),
            (Effect::TurnOverOrLook(target, _), Prompt::HeroToTurnOver)
            | (Effect::TurnOverOrLook(_, target), Prompt::HeroToLookAt) => Some(target),
            (Effect::TheyBury, Prompt::HeroToBury) => Some(Whose::Any.face_up()),
            (Effect::Perform(Copied::FaceUp(whose)), _) => Some(whose.face_up()),
            (Effect::Perform(Copied::Turned), _) => Some(Whose::Yours.hidden()),
            (Effect::Exchange(first, second) | Effect::MayExchange(first, second), Prompt::HeroToExchange) => {
                match if frame.step == 0 { first } else { second } {
                    Spot::Party(target) => Some(target),
                    _ => None,
                }
            }
            _ => None,
        }
    }

    fn party_reason(&self, owner: Seat, target: Target) -> Option<Refusal> {
        if owner.0 >= self.players() {
            return Some(Refusal::NoSuchSeat);
        }
        if self.is_whose(owner, target.whose) {
            return None;
        }
        Some(match target.whose {
            Whose::Yours => Refusal::NotYours,
            Whose::NextPlayer => Refusal::NotNextPlayers,
            Whose::Another | Whose::Any => Refusal::NotAnothers,
        })
    }

    fn face_up_reason(&self, owner: Seat, hero: Hero, target: Target) -> Refusal {
        if let Some(refusal) = self.party_reason(owner, target) {
            return refusal;
        }
        if self.places.zone(hero) != Zone::face_up(owner) {
            return Refusal::NotFaceUp;
        }
        let fits = match target.which {
            Which::Every => true,
            Which::Of(faction) => hero.factions().contains(faction),
            Which::Not(faction) => !hero.factions().contains(faction),
        };
        match self.prompt {
            _ if target.side == Side::Hidden => Refusal::NeedsHidden,
            _ if !fits => Refusal::WrongFaction,
            Prompt::HeroToPerform if !hero.has_abilities() => Refusal::NoAbilities,
            Prompt::HeroToPerform => Refusal::AlreadyPerformed,
            Prompt::HeroToGiveAway => Refusal::NobodyToReceive,
            // What is left: another player's hero, where everybody buries their own.
            _ => Refusal::NotYours,
        }
    }

    fn hidden_reason(&self, owner: Seat, index: u8, target: Target) -> Refusal {
        if let Some(refusal) = self.party_reason(owner, target) {
            return refusal;
        }
        if index >= self.places.size(Zone::hidden(owner)) {
            return Refusal::NoSuchHidden;
        }
        if self.frame().is_some_and(|frame| looked_at(frame, owner, index)) {
            return Refusal::AlreadyLooked;
        }
        Refusal::NeedsFaceUp
    }
}

fn is_player_prompt(prompt: Prompt) -> bool {
    matches!(
        prompt,
        Prompt::PlayerToCount
            | Prompt::PlayerToBuryFrom
            | Prompt::PlayerToDrawFrom
            | Prompt::PlayerToAsk
            | Prompt::PlayerToGiveTo
    )
}
