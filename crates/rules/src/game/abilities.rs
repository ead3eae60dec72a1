//! Performing a hero's effects, one after the other, until somebody must choose.

use super::{Frame, Game, Step, choices, tell};
use crate::effect::{Cards, Condition, Copied, Count, Decider, Effect, Move, Rest, Source, Spot, Target};
use crate::event::{Happening, How, Witness};
use crate::places::Zone;
use crate::{Audience, Choice, Faction, Factions, Hero, Prompt, Seat, Slot};

/// X counts at most so many.
const MOST: u8 = 3;

impl Game {
    /// Plays a hand card of the active player: it goes face up into the party and a new chain begins.
    pub(super) fn play(&mut self, hero: Hero, witness: &mut impl Witness) {
        self.carry(hero, Zone::face_up(self.active), How::Played, self.active, witness);
        self.chain = 0;
        self.begin_hero(hero);
    }

    /// Puts a hero's effects on the stack. A hero that has nothing left to do makes room first.
    fn begin_hero(&mut self, hero: Hero) {
        self.step = Step::Ability;
        self.chain |= 1 << hero.number();
        if self
            .frame()
            .is_some_and(|frame| frame.effect as usize >= frame.hero.effects().len())
        {
            self.depth -= 1;
        }
        if let Some(free) = self.frames.get_mut(self.depth as usize) {
            *free = Frame::new(hero);
            self.depth += 1;
        }
    }

    /// Performs another hero's abilities, if it has any that are not being performed already.
    pub(super) fn copy(&mut self, hero: Hero, witness: &mut impl Witness) {
        if self.can_be_copied(hero) {
            let by = self.active;
            tell(witness, Happening::Performs { by, hero });
            self.begin_hero(hero);
        }
    }

    pub(super) fn can_be_copied(&self, hero: Hero) -> bool {
        hero.has_abilities() && !self.is_in_chain(hero)
    }

    pub(super) fn is_in_chain(&self, hero: Hero) -> bool {
        self.chain & (1 << hero.number()) != 0
    }

    /// The hero being performed, to change what it remembers.
    pub(super) fn memory(&mut self) -> &mut Frame {
        // There is always a frame while abilities are performed; the first slot stands in for a broken promise.
        let top = (self.depth as usize).saturating_sub(1);
        &mut self.frames[top & (super::DEEPEST - 1)]
    }

    /// This effect is done.
    pub(super) fn done(&mut self) {
        let frame = self.memory();
        frame.effect += 1;
        frame.step = 0;
    }

    /// Performs what is on the stack until somebody must choose or all is done.
    pub(super) fn perform(&mut self, witness: &mut impl Witness) {
        while let Some(&frame) = self.frame() {
            match frame.hero.effects().get(frame.effect as usize) {
                None => self.depth -= 1,
                Some(effect) => {
                    if self.begin(effect, &frame, witness) {
                        return;
                    }
                }
            }
        }
        self.draw_step(witness);
    }

    /// Performs an effect or its next part. True if somebody must choose first.
    fn begin(&mut self, effect: &'static Effect, frame: &Frame, witness: &mut impl Witness) -> bool {
        let me = self.active;
        match *effect {
            Effect::Move(ref moves) => return self.begin_move(moves, witness),
            Effect::Count(Count::FaceUpOfAPlayer(_)) => return self.ask_all(me, Prompt::PlayerToCount),
            Effect::Count(count) => {
                self.memory().x = self.count(count);
                self.done();
            }
            Effect::NameFaction => return self.ask_all(me, Prompt::NameFaction),
            Effect::Bury(_) => return self.ask_forced(me, Prompt::HeroToBury, witness),
            Effect::BuryIfNamed => {
                if let (Some(hero), Some(named)) = (frame.pick, frame.faction)
                    && hero.factions().contains(named)
                {
                    self.bury(hero, me, witness);
                }
                self.done();
            }
            Effect::TheyBury => match frame.player {
                Some(player) if frame.step == 1 => return self.ask_forced(player, Prompt::HeroToBury, witness),
                _ => return self.ask_forced(me, Prompt::PlayerToBuryFrom, witness),
            },
            Effect::BuryAtRandom => return self.ask_forced(me, Prompt::PlayerToBuryFrom, witness),
            Effect::DiscardHero(_) => return self.ask_forced(me, Prompt::HeroToDiscard, witness),
            Effect::TurnOver(_) => return self.ask_forced(me, Prompt::HeroToTurnOver, witness),
            Effect::TakeHero(_) => return self.ask_forced(me, Prompt::HeroToTake, witness),
            Effect::MayLook(target, _) => {
                return self.ask_optional(self.has_target(target, frame), Prompt::HeroToLookAt);
            }
            Effect::TurnOverOrLook(..) => {
                let prompt = match frame.step {
                    0 => Prompt::TurnOverOrLook,
                    1 => Prompt::HeroToTurnOver,
                    _ => Prompt::HeroToLookAt,
                };
                return self.ask_forced(me, prompt, witness);
            }
            Effect::MayGiveAway(target) => match frame.step {
                0 => return self.ask_optional(self.has_target(target, frame), Prompt::HeroToGiveAway),
                _ => return self.ask_forced(me, Prompt::PlayerToGiveTo, witness),
            },
            Effect::DiscardFromTavern(cards) => {
                self.discard_from_tavern(cards, frame.faction, witness);
                self.done();
            }
            Effect::MayDiscardFromTavern(faction) => {
                return self.ask_optional(self.tavern_has(faction), Prompt::TavernToDiscard);
            }
            Effect::RefillTavernFromGraveyard => {
                self.refill_tavern_from_graveyard(witness);
                self.done();
            }
            Effect::PlaceFromTavern => return self.ask_forced(me, Prompt::TavernToPlace, witness),
            Effect::Exchange(first, second) => return self.begin_exchange(first, second, false, frame, witness),
            Effect::MayExchange(first, second) => return self.begin_exchange(first, second, true, frame, witness),
            Effect::PlaceFromHand(_) => return self.ask_forced(me, Prompt::HandToPlace, witness),
            Effect::DrawFromHand(_) => return self.ask_forced(me, Prompt::PlayerToDrawFrom, witness),
            Effect::Share(source, rest) => {
                if frame.step == 0 {
                    self.gather(source, rest, witness);
                    self.memory().step = 1;
                }
                return self.ask_forced(me, Prompt::CardToPlace, witness);
            }
            Effect::DrawFromOnePile(_) => return self.ask_forced(me, Prompt::PileToDrawFrom, witness),
            Effect::TakeFromGraveyard => {
                self.look_through_graveyard();
                return self.ask_forced(me, Prompt::CardToTake, witness);
            }
            Effect::OthersDiscard => return self.begin_discard_of_others(frame, witness),
            Effect::RevealFromWilderness => {
                if let Some(hero) = self.places.top(Zone::WILDERNESS) {
                    self.reveal(hero, me, witness);
                    self.memory().pick = Some(hero);
                }
                self.done();
            }
            Effect::AskForNamed => return self.begin_asking(frame, witness),
            Effect::Perform(Copied::FaceUp(_) | Copied::Turned) => {
                return self.ask_forced(me, Prompt::HeroToPerform, witness);
            }
            Effect::Perform(Copied::Tavern) => return self.ask_forced(me, Prompt::TavernToPerform, witness),
            Effect::Perform(Copied::GraveyardTop) => {
                self.done();
                if let Some(hero) = self.places.top(Zone::GRAVEYARD) {
                    self.copy(hero, witness);
                }
            }
            Effect::PlacePerformed => {
                if let Some(hero) = frame.pick {
                    self.carry(hero, Zone::hidden(me), How::Placed, me, witness);
                }
                self.done();
            }
            Effect::BuryPerformed => {
                if let Some(hero) = frame.pick {
                    self.bury(hero, me, witness);
                }
                self.done();
            }
            Effect::MayPlayAnother(_) => return self.ask_optional(self.hand(me) > 0, Prompt::PlayAnother),
            Effect::CountsTwo(_) | Effect::Protects => self.done(),
        }
        false
    }

    // The ways of asking. Each is true if somebody must choose now.

    /// Asks even if there is only one answer, because nobody but the one asked may know that.
    fn ask_all(&mut self, seat: Seat, prompt: Prompt) -> bool {
        self.ask(seat, prompt);
        true
    }

    /// Asks if something can be chosen; else the effect is done.
    fn ask_optional(&mut self, possible: bool, prompt: Prompt) -> bool {
        if possible {
            self.ask(self.active, prompt);
        } else {
            self.done();
        }
        possible
    }

    /// Asks if there are several answers, takes the only one, or is done without any. Only for questions whose number
    /// of answers everybody can see.
    fn ask_forced(&mut self, seat: Seat, prompt: Prompt, witness: &mut impl Witness) -> bool {
        self.ask(seat, prompt);
        let mut found = choices::Few::default();
        self.list_into(seat, &mut found);
        match (found.first, found.several) {
            (Some(_), true) => return true,
            (Some(only), false) => self.answer(seat, only, witness),
            (None, _) => self.done(),
        }
        false
    }

    // Effects with parts of their own.

    fn begin_move(&mut self, moves: &Move, witness: &mut impl Witness) -> bool {
        let seat = match moves.decider {
            Decider::You => Some(self.active),
            Decider::NextPlayer => Some(self.next_seat()),
            Decider::ThatPlayer => self.memory().player,
        };
        let Some(seat) = seat.filter(|_| self.holds(moves.condition)) else {
            self.done();
            return false;
        };
        let options = self.move_options(moves);
        match options.as_slice() {
            [] => self.done(),
            [(red, green)] => {
                self.move_markers(*red, *green, witness);
                self.done();
            }
            _ => {
                self.ask(seat, Prompt::Move);
                return true;
            }
        }
        false
    }

    fn holds(&mut self, condition: Condition) -> bool {
        let frame = *self.memory();
        match condition {
            Condition::Always => true,
            Condition::YouHave(faction) => self.face_up_of(self.active, faction) > 0,
            Condition::YouDid => frame.did,
            Condition::RevealedIsNot(faction) => frame.pick.is_some_and(|hero| !hero.factions().contains(faction)),
            Condition::TurnedIs(factions) => frame.pick.is_some_and(|hero| hero.factions().meets(factions)),
        }
    }

    pub(super) fn face_up_of(&self, seat: Seat, faction: Faction) -> u8 {
        self.places
            .upward(Zone::face_up(seat))
            .filter(|hero| hero.factions().contains(faction))
            .count() as u8
    }

    pub(super) fn count(&self, count: Count) -> u8 {
        let me = self.active;
        match count {
            Count::FaceUpOfAPlayer(faction) => self.face_up_of(me, faction).min(MOST),
            Count::Graveyard => self.places.size(Zone::GRAVEYARD).min(MOST),
            Count::YourHidden => self.places.size(Zone::hidden(me)).min(MOST),
            Count::YourFactionsBut(faction) => [Zone::face_up(me), Zone::hidden(me)]
                .into_iter()
                .flat_map(|zone| self.places.upward(zone))
                .fold(Factions::NONE, |all, hero| all.and(hero.factions()))
                .without(faction.only())
                .len(),
        }
    }

    pub(super) fn count_of(&self, seat: Seat, faction: Faction) -> u8 {
        self.face_up_of(seat, faction).min(MOST)
    }

    fn has_target(&self, target: Target, frame: &Frame) -> bool {
        let mut found = choices::Few::default();
        self.list_targets(target, frame, &mut found);
        found.first.is_some()
    }

    fn tavern_has(&self, faction: Faction) -> bool {
        Slot::ALL
            .into_iter()
            .filter_map(|slot| self.tavern(slot))
            .any(|hero| hero.factions().contains(faction))
    }

    fn discard_from_tavern(&mut self, cards: Cards, named: Option<Faction>, witness: &mut impl Witness) {
        let wanted = match cards {
            Cards::All => None,
            Cards::Of(factions) => Some(factions),
            Cards::OfNamed => Some(named.map_or(Factions::NONE, Faction::only)),
        };
        let mut discarded = 0;
        for slot in Slot::ALL {
            if let Some(hero) = self.tavern(slot)
                && wanted.is_none_or(|factions| hero.factions().meets(factions))
            {
                self.carry(hero, Zone::WILDERNESS, How::Discarded, self.active, witness);
                discarded += 1;
            }
        }
        self.memory().x = discarded;
    }

    fn refill_tavern_from_graveyard(&mut self, witness: &mut impl Witness) {
        for slot in Slot::ALL {
            if self.tavern(slot).is_none()
                && let Some(hero) = self.places.top(Zone::GRAVEYARD)
            {
                self.carry(hero, Zone::tavern(slot), How::Refilled, self.active, witness);
            }
        }
    }

    fn begin_exchange(
        &mut self,
        first: Spot,
        second: Spot,
        optional: bool,
        frame: &Frame,
        witness: &mut impl Witness,
    ) -> bool {
        if frame.step == 0 {
            if let Spot::WildernessTop(seen) = first {
                self.look_at_wilderness(seen, witness);
            }
            if !(self.spot_has(first, frame) && self.spot_has(second, frame)) {
                self.done();
                return false;
            }
            if first == Spot::GraveyardTop {
                let top = self.places.top(Zone::GRAVEYARD);
                let frame = self.memory();
                frame.pick = top;
                frame.step = 1;
            }
        }
        let step = self.memory().step;
        let spot = if step == 0 { first } else { second };
        let prompt = match spot {
            Spot::Party(_) | Spot::GraveyardTop => Prompt::HeroToExchange,
            Spot::Hand => Prompt::HandToExchange,
            Spot::Tavern => Prompt::TavernToExchange,
            Spot::WildernessTop(_) => Prompt::CardToExchange,
        };
        let first_question = step == 0 || first == Spot::GraveyardTop;
        if optional && first_question {
            self.ask_all(self.active, prompt)
        } else {
            self.ask_forced(self.active, prompt, witness)
        }
    }

    fn spot_has(&self, spot: Spot, frame: &Frame) -> bool {
        match spot {
            Spot::Party(target) => self.has_target(target, frame),
            Spot::Hand => self.hand(self.active) > 0,
            Spot::Tavern => Slot::ALL.into_iter().any(|slot| self.tavern(slot).is_some()),
            Spot::GraveyardTop => self.places.size(Zone::GRAVEYARD) > 0,
            Spot::WildernessTop(_) => self.places.size(Zone::WILDERNESS) > 0,
        }
    }

    fn look_at_wilderness(&mut self, seen: u8, witness: &mut impl Witness) {
        let mut card = self.places.top(Zone::WILDERNESS);
        for _ in 0..seen {
            let Some(hero) = card else { break };
            self.look(hero, witness);
            card = self.places.under(hero);
        }
    }

    fn look_through_graveyard(&mut self) {
        let mut card = self.places.top(Zone::GRAVEYARD);
        while let Some(hero) = card {
            self.places.show(hero, Audience::only(self.active));
            card = self.places.under(hero);
        }
    }

    /// Draws the cards that will be shared out, or looks at them.
    fn gather(&mut self, source: Source, rest: Rest, witness: &mut impl Witness) {
        let me = self.active;
        match source {
            Source::Wilderness(count) if rest == Rest::Stay => self.look_at_wilderness(count, witness),
            Source::Harbor(count) => {
                for _ in 0..count {
                    self.draw_from_harbor(me, Zone::DRAWN, witness);
                }
            }
            Source::Wilderness(count) => self.draw_from_pile(Zone::WILDERNESS, count, Zone::DRAWN, witness),
            Source::Graveyard(count) => self.draw_from_pile(Zone::GRAVEYARD, count, Zone::DRAWN, witness),
            Source::Tavern => {
                for slot in Slot::ALL {
                    if let Some(hero) = self.tavern(slot) {
                        self.carry(hero, Zone::DRAWN, How::Taken, me, witness);
                    }
                }
            }
        }
    }

    pub(super) fn draw_from_pile(&mut self, pile: Zone, count: u8, to: Zone, witness: &mut impl Witness) {
        let me = self.active;
        for _ in 0..count {
            if let Some(hero) = self.places.top(pile) {
                self.places.show(hero, Audience::only(me));
                self.carry(hero, to, How::Drawn, me, witness);
            }
        }
    }

    /// Everybody else who has a card chooses one at the same time.
    fn begin_discard_of_others(&mut self, frame: &Frame, witness: &mut impl Witness) -> bool {
        if frame.step == 0 {
            self.prompt = Prompt::HandToDiscard;
            self.deciding = Audience::NOBODY;
            for seat in self.active.around(self.players()).skip(1) {
                match self.hand(seat) {
                    0 => {}
                    1 => self.picks[seat.index()][0] = self.places.top(Zone::hand(seat)),
                    _ => self.deciding = self.deciding.and(Audience::only(seat)),
                }
            }
            self.memory().step = 1;
        }
        if !self.deciding.is_empty() {
            return true;
        }
        for seat in self.active.around(self.players()).skip(1) {
            if let Some(hero) = self.picks[seat.index()][0].take() {
                self.discard_from_hand(hero, seat, witness);
            }
        }
        self.done();
        false
    }

    fn begin_asking(&mut self, frame: &Frame, witness: &mut impl Witness) -> bool {
        let (Some(player), Some(faction)) = (frame.player, frame.faction) else {
            return self.ask_all(self.active, Prompt::PlayerToAsk);
        };
        let able = self
            .places
            .upward(Zone::hand(player))
            .any(|hero| hero.factions().contains(faction));
        if able {
            // Asked even with a single such card: that it is the only one is not for the others to know.
            return self.ask_all(player, Prompt::HandToShow);
        }
        tell(witness, Happening::Unable { player, faction });
        self.done();
        false
    }

    /// The ways the markers can be moved by an effect: none if nothing would be moved at all.
    pub(super) fn move_options(&self, moves: &Move) -> MoveOptions {
        use crate::effect::Join;
        let mut options = MoveOptions::default();
        let Some(first) = self.shift(&moves.first) else {
            return options;
        };
        let both = |second: (i8, i8)| (first.0 + second.0, first.1 + second.1);
        match moves.then {
            Join::Alone => options.add(first),
            Join::And(ref second) => {
                if let Some(second) = self.shift(second) {
                    options.add(both(second));
                }
            }
            Join::Or(ref second) => {
                options.add(first);
                if let Some(second) = self.shift(second) {
                    options.add(second);
                }
            }
            Join::AndOr(ref second) => {
                options.add(first);
                if let Some(second) = self.shift(second) {
                    options.add(second);
                    options.add(both(second));
                }
            }
            Join::OrIfLeading(marker, ref second) => {
                options.add(first);
                if self.track.leading() == Some(marker)
                    && let Some(second) = self.shift(second)
                {
                    options.add(second);
                }
            }
        }
        options
    }

    /// How far red and green go by a shift; none if X is nothing or no marker is leading.
    fn shift(&self, shift: &crate::effect::Shift) -> Option<(i8, i8)> {
        use crate::Marker;
        use crate::effect::{By, Pawn};
        let marker = match shift.pawn {
            Pawn::Is(marker) => marker,
            Pawn::Leading => self.track.leading()?,
            Pawn::Trailing => self.track.leading()?.other(),
        };
        let x = self.frame().map_or(0, |frame| frame.x as i8);
        let spaces = match shift.by {
            By::Spaces(spaces) => spaces,
            By::PlusX => x,
            By::MinusX => -x,
        };
        match marker {
            _ if spaces == 0 => None,
            Marker::Red => Some((spaces, 0)),
            Marker::Green => Some((0, spaces)),
        }
    }
}

/// At most three ways to move the markers.
#[derive(Default)]
pub(super) struct MoveOptions {
    ways: [(i8, i8); 3],
    count: u8,
}

impl MoveOptions {
    #[inline]
    fn add(&mut self, way: (i8, i8)) {
        self.ways[self.count as usize % 3] = way;
        self.count += 1;
    }

    #[inline]
    pub(super) fn as_slice(&self) -> &[(i8, i8)] {
        &self.ways[..self.count as usize]
    }

    pub(super) fn choices(&self) -> impl Iterator<Item = Choice> {
        self.as_slice().iter().map(|&(red, green)| Choice::Move { red, green })
    }
}
