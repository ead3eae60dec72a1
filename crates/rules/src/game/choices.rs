//! Every legal choice: the one place that says what is legal.

use super::{Frame, Game, Step};
use crate::effect::{Copied, Effect, Side, Spot, Target, Which, Whose};
use crate::places::Zone;
use crate::{Choice, Faction, Hero, Mode, Pile, Prompt, Seat};
use std::ops::Deref;

/// The most choices a question can have: every card of a hand to play or to discard, or to pass.
const MOST: usize = 2 * Hero::COUNT + 1;

/// A list of choices that is made once and filled again and again, without allocating.
pub struct Choices {
    list: [Choice; MOST],
    count: usize,
    seat: Seat,
    decision: u32,
}

impl Choices {
    /// An empty list.
    pub fn new() -> Choices {
        Choices {
            list: [Choice::Pass; MOST],
            count: 0,
            seat: Seat(0),
            decision: 0,
        }
    }

    /// Whether it was filled for this seat at this moment of a game.
    pub(crate) fn is_of(&self, seat: Seat, decision: u32) -> bool {
        self.seat == seat && self.decision == decision
    }
}

impl Default for Choices {
    fn default() -> Choices {
        Choices::new()
    }
}

impl Deref for Choices {
    type Target = [Choice];
    #[inline]
    fn deref(&self) -> &[Choice] {
        &self.list[..self.count]
    }
}

impl std::fmt::Debug for Choices {
    fn fmt(&self, out: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        out.debug_list().entries(self.iter()).finish()
    }
}

/// Something choices are told to, one after the other.
pub(super) trait Collect {
    fn add(&mut self, choice: Choice);
}

impl Collect for Choices {
    #[inline(always)]
    fn add(&mut self, choice: Choice) {
        if let Some(free) = self.list.get_mut(self.count) {
            *free = choice;
            self.count += 1;
        }
    }
}

/// Looks for one choice.
pub(super) struct Contains {
    wanted: Choice,
    pub(super) found: bool,
}

impl Contains {
    pub(super) const fn new(wanted: Choice) -> Contains {
        Contains { wanted, found: false }
    }
}

impl Collect for Contains {
    #[inline]
    fn add(&mut self, choice: Choice) {
        self.found |= choice == self.wanted;
    }
}

/// Sees whether there are none, one or several.
#[derive(Default)]
pub(super) struct Few {
    pub(super) first: Option<Choice>,
    pub(super) several: bool,
}

impl Collect for Few {
    #[inline]
    fn add(&mut self, choice: Choice) {
        if self.first.is_none() {
            self.first = Some(choice);
        } else {
            self.several = true;
        }
    }
}

impl Game {
    /// Fills `choices` with all that `seat` may choose now: nothing if it is not asked.
    #[inline]
    pub fn list(&self, seat: Seat, choices: &mut Choices) {
        choices.count = 0;
        choices.seat = seat;
        choices.decision = self.decisions;
        self.list_into(seat, choices);
    }

    #[inline]
    pub(super) fn list_into(&self, seat: Seat, out: &mut impl Collect) {
        if seat.0 >= self.players() || !self.deciding.contains(seat) {
            return;
        }
        match self.prompt {
            Prompt::Draw => {
                for (slot, _) in self.filled_slots() {
                    out.add(Choice::DrawTavern(slot));
                }
                if self.harbor_gives() {
                    out.add(Choice::DrawHarbor);
                }
            }
            Prompt::DiscardDown => self.list_hand(seat, Choice::Discard, out),
            Prompt::Play => {
                self.list_hand(seat, Choice::Play, out);
                self.list_hand(seat, Choice::Discard, out);
                out.add(Choice::Pass);
            }
            Prompt::DiscardMore => {
                self.list_hand(seat, Choice::Discard, out);
                out.add(Choice::Pass);
            }
            Prompt::SetupHidden | Prompt::SetupWilderness => self.list_setup(seat, out),
            Prompt::HandToDiscard => self.list_hand(seat, Choice::Discard, out),
            _ => self.list_for_ability(seat, out),
        }
    }

    #[inline]
    fn list_hand(&self, seat: Seat, choice: impl Fn(Hero) -> Choice, out: &mut impl Collect) {
        for hero in self.places.upward(Zone::hand(seat)) {
            out.add(choice(hero));
        }
    }

    fn list_setup(&self, seat: Seat, out: &mut impl Collect) {
        let hidden = self.picks[seat.index()][0];
        for hero in self.places.upward(Zone::hand(seat)) {
            match hidden {
                None => out.add(Choice::Card(hero)),
                Some(chosen) if chosen != hero => out.add(Choice::Discard(hero)),
                Some(_) => {}
            }
        }
    }

    fn list_for_ability(&self, seat: Seat, out: &mut impl Collect) {
        let Some(frame) = self.frame() else { return };
        let Some(effect) = frame.hero.effects().get(frame.effect as usize) else {
            return;
        };
        debug_assert_eq!(self.step, Step::Ability);
        let me = self.active;
        match *effect {
            Effect::Move(ref moves) => self.move_options(moves).choices().for_each(|way| out.add(way)),
            Effect::Count(_) => self.list_players(|_| true, out),
            Effect::NameFaction => Faction::ALL
                .into_iter()
                .for_each(|faction| out.add(Choice::Faction(faction))),
            Effect::Bury(target)
            | Effect::DiscardHero(target)
            | Effect::TurnOver(target)
            | Effect::TakeHero(target) => self.list_targets(target, frame, out),
            Effect::TheyBury if frame.step == 1 => self.list_face_up(seat, |_| true, out),
            Effect::TheyBury | Effect::BuryAtRandom => {
                self.list_players(|player| self.places.size(Zone::face_up(player)) > 0, out);
            }
            Effect::MayLook(target, _) => {
                self.list_targets(target, frame, out);
                out.add(Choice::Pass);
            }
            Effect::TurnOverOrLook(turned, looked_at) => match frame.step {
                0 => {
                    for (mode, target) in [(Mode::TurnOver, turned), (Mode::Look, looked_at)] {
                        let mut found = Few::default();
                        self.list_targets(target, frame, &mut found);
                        if found.first.is_some() {
                            out.add(Choice::Mode(mode));
                        }
                    }
                }
                1 => self.list_targets(turned, frame, out),
                _ => self.list_targets(looked_at, frame, out),
            },
            Effect::MayGiveAway(target) => match frame.pick {
                Some(hero) if frame.step == 1 => {
                    let owner = self.places.zone(hero).owner();
                    self.list_players(|player| player != me && player != owner, out);
                }
                _ => {
                    self.list_targets(target, frame, out);
                    out.add(Choice::Pass);
                }
            },
            Effect::MayDiscardFromTavern(faction) => {
                self.list_tavern(|hero| hero.factions().contains(faction), out);
                out.add(Choice::Pass);
            }
            Effect::PlaceFromTavern => self.list_tavern(|_| true, out),
            Effect::Exchange(first, second) => self.list_exchange(first, second, false, frame, out),
            Effect::MayExchange(first, second) => self.list_exchange(first, second, true, frame, out),
            Effect::PlaceFromHand(_) => self.list_hand(me, Choice::Card, out),
            Effect::DrawFromHand(_) => self.list_players(|player| player != me && self.hand(player) > 0, out),
            Effect::Share(source, rest) => {
                use crate::effect::{Rest, Source};
                if let (Rest::Stay, Source::Wilderness(seen)) = (rest, source) {
                    self.list_top(Zone::WILDERNESS, seen, out);
                } else {
                    self.list_top(Zone::DRAWN, u8::MAX, out);
                }
            }
            Effect::DrawFromOnePile(_) => {
                for (pile, zone) in [(Pile::Wilderness, Zone::WILDERNESS), (Pile::Graveyard, Zone::GRAVEYARD)] {
                    if self.places.size(zone) > 0 {
                        out.add(Choice::Pile(pile));
                    }
                }
            }
            Effect::TakeFromGraveyard => self.list_top(Zone::GRAVEYARD, u8::MAX, out),
            Effect::AskForNamed => match (frame.player, frame.faction) {
                (Some(player), Some(faction)) => {
                    for hero in self.places.upward(Zone::hand(player)) {
                        if hero.factions().contains(faction) {
                            out.add(Choice::Card(hero));
                        }
                    }
                }
                _ => self.list_players(|_| true, out),
            },
            Effect::Perform(copied) => self.list_copied(copied, frame, out),
            Effect::MayPlayAnother(faction) => {
                for hero in self.places.upward(Zone::hand(me)) {
                    if !hero.factions().contains(faction) {
                        out.add(Choice::Play(hero));
                    }
                }
                out.add(Choice::Pass);
            }
            _ => {}
        }
    }

    fn list_players(&self, may: impl Fn(Seat) -> bool, out: &mut impl Collect) {
        for player in self.seats().filter(|&player| may(player)) {
            out.add(Choice::Player(player));
        }
    }

    fn list_face_up(&self, seat: Seat, may: impl Fn(Hero) -> bool, out: &mut impl Collect) {
        for hero in self.places.upward(Zone::face_up(seat)) {
            if may(hero) {
                out.add(Choice::FaceUp { seat, hero });
            }
        }
    }

    fn list_tavern(&self, may: impl Fn(Hero) -> bool, out: &mut impl Collect) {
        for (slot, hero) in self.filled_slots() {
            if may(hero) {
                out.add(Choice::Tavern(slot));
            }
        }
    }

    fn list_top(&self, zone: Zone, count: u8, out: &mut impl Collect) {
        for hero in self.places.downward(zone).take(count as usize) {
            out.add(Choice::Card(hero));
        }
    }

    /// The heroes in parties that a target allows.
    pub(super) fn list_targets(&self, target: Target, frame: &Frame, out: &mut impl Collect) {
        for seat in self.seats().filter(|&seat| self.is_whose(seat, target.whose)) {
            if target.side != Side::Hidden {
                self.list_face_up(seat, |hero| self.is_which(hero, seat, target.which, frame), out);
            }
            if target.side != Side::FaceUp {
                for index in 0..self.places.size(Zone::hidden(seat)) {
                    if !looked_at(frame, seat, index) {
                        out.add(Choice::Hidden { seat, index });
                    }
                }
            }
        }
    }

    pub(super) fn is_whose(&self, seat: Seat, whose: Whose) -> bool {
        match whose {
            Whose::Any => true,
            Whose::Yours => seat == self.active,
            Whose::Another => seat != self.active,
            Whose::NextPlayer => seat == self.next_seat(),
        }
    }

    fn is_which(&self, hero: Hero, seat: Seat, which: Which, frame: &Frame) -> bool {
        let fits = match which {
            Which::Every => true,
            Which::Of(faction) => hero.factions().contains(faction),
            Which::Not(faction) => !hero.factions().contains(faction),
        };
        fits && (!is_giving(frame) || self.can_be_given(seat))
    }

    /// Whether somebody other than the active player and `owner` could receive a hero.
    pub(super) fn can_be_given(&self, owner: Seat) -> bool {
        owner == self.active || self.players() > 2
    }

    fn list_exchange(&self, first: Spot, second: Spot, optional: bool, frame: &Frame, out: &mut impl Collect) {
        let first_question = frame.step == 0 || first == Spot::GraveyardTop;
        let spot = if frame.step == 0 { first } else { second };
        match spot {
            Spot::Party(target) => self.list_targets(target, frame, out),
            Spot::Hand => self.list_hand(self.active, Choice::Card, out),
            Spot::Tavern => self.list_tavern(|_| true, out),
            Spot::WildernessTop(seen) => self.list_top(Zone::WILDERNESS, seen, out),
            Spot::GraveyardTop => {}
        }
        if optional && first_question {
            out.add(Choice::Pass);
        }
    }

    fn list_copied(&self, copied: Copied, frame: &Frame, out: &mut impl Collect) {
        match copied {
            Copied::FaceUp(whose) => {
                for seat in self.seats().filter(|&seat| self.is_whose(seat, whose)) {
                    self.list_face_up(seat, |hero| self.can_be_copied(hero), out);
                }
            }
            Copied::Tavern => self.list_tavern(|hero| !self.is_in_chain(hero), out),
            Copied::Turned => self.list_targets(Whose::Yours.hidden(), frame, out),
            Copied::GraveyardTop => {}
        }
    }
}

/// Whether this hidden hero was the one just looked at.
pub(super) fn looked_at(frame: &Frame, seat: Seat, index: u8) -> bool {
    frame.did
        && frame.player == Some(seat)
        && frame.index == index
        && matches!(
            frame.hero.effects().get(frame.effect as usize),
            Some(Effect::MayLook(..))
        )
}

fn is_giving(frame: &Frame) -> bool {
    matches!(
        frame.hero.effects().get(frame.effect as usize),
        Some(Effect::MayGiveAway(_))
    )
}
