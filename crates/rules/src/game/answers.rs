//! What an answer to an ability's question does.

use super::{Game, tell};
use crate::effect::{Copied, Count, Effect, Into, Rest, Source, Spot};
use crate::event::{Happening, How, Witness};
use crate::places::Zone;
use crate::{Audience, Choice, Hero, Mode, Pile, Seat, Slot};

impl Game {
    /// Carries out the answer of `seat` to the question on top of the stack.
    pub(super) fn answer(&mut self, seat: Seat, choice: Choice, witness: &mut impl Witness) {
        let Some(&frame) = self.frame() else { return };
        let Some(effect) = frame.hero.effects().get(frame.effect as usize) else {
            return;
        };
        let me = self.active;
        if choice == Choice::Pass {
            self.done();
            return;
        }
        match *effect {
            Effect::Move(_) => {
                if let Choice::Move { red, green } = choice {
                    self.move_markers(red, green, witness);
                }
                self.done();
            }
            Effect::Count(count) => {
                if let (Choice::Player(player), Count::FaceUpOfAPlayer(faction)) = (choice, count) {
                    tell(witness, Happening::Picked { by: me, player });
                    self.memory().x = self.count_of(player, faction);
                }
                self.done();
            }
            Effect::NameFaction => {
                if let Choice::Faction(faction) = choice {
                    tell(witness, Happening::Named { by: me, faction });
                    self.memory().faction = Some(faction);
                }
                self.done();
            }
            Effect::TheyBury if frame.step == 0 => {
                if let Choice::Player(player) = choice {
                    tell(witness, Happening::Picked { by: me, player });
                    let frame = self.memory();
                    frame.player = Some(player);
                    frame.step = 1;
                }
            }
            Effect::Bury(_) | Effect::TheyBury => {
                if let Some(hero) = self.picked(choice) {
                    self.bury(hero, seat, witness);
                }
                self.done();
            }
            Effect::BuryAtRandom => {
                if let Choice::Player(player) = choice {
                    tell(witness, Happening::Picked { by: me, player });
                    self.bury_at_random(player, witness);
                }
                self.done();
            }
            Effect::DiscardHero(_) => {
                if let Some(hero) = self.picked(choice) {
                    self.carry(hero, Zone::WILDERNESS, How::Discarded, me, witness);
                }
                self.done();
            }
            Effect::TurnOver(_) => {
                self.turn_over_picked(choice, witness);
                self.done();
            }
            Effect::TakeHero(_) => {
                if let Some(hero) = self.picked(choice) {
                    self.memory().player = Some(self.places.zone(hero).owner());
                    self.carry(hero, Zone::hand(me), How::Taken, me, witness);
                }
                self.done();
            }
            Effect::MayLook(_, most) => {
                self.look_at_picked(choice, witness);
                let frame = self.memory();
                frame.step += 1;
                if frame.step >= most {
                    self.done();
                }
            }
            Effect::TurnOverOrLook(..) => match choice {
                Choice::Mode(mode) => {
                    self.memory().step = match mode {
                        Mode::TurnOver => 1,
                        Mode::Look => 2,
                    };
                }
                _ => {
                    if frame.step == 1 {
                        self.turn_over_picked(choice, witness);
                    } else {
                        self.look_at_picked(choice, witness);
                    }
                    self.done();
                }
            },
            Effect::MayGiveAway(_) => match choice {
                Choice::Player(player) => {
                    if let Some(hero) = frame.pick {
                        self.carry(hero, Zone::face_up(player), How::Placed, me, witness);
                    }
                    self.done();
                }
                _ => {
                    let pick = self.picked(choice);
                    let frame = self.memory();
                    frame.pick = pick;
                    frame.step = 1;
                }
            },
            Effect::MayDiscardFromTavern(_) => {
                if let Some(hero) = self.picked(choice) {
                    self.carry(hero, Zone::WILDERNESS, How::Discarded, me, witness);
                    self.memory().did = true;
                }
                self.done();
            }
            Effect::PlaceFromTavern => {
                if let Some(hero) = self.picked(choice) {
                    self.carry(hero, Zone::face_up(me), How::Placed, me, witness);
                }
                self.done();
            }
            Effect::Exchange(first, second) | Effect::MayExchange(first, second) => {
                self.answer_exchange(choice, first, second, witness);
            }
            Effect::PlaceFromHand(count) => {
                if let Choice::Card(hero) = choice {
                    self.place_from_hand(hero, witness);
                }
                let frame = self.memory();
                frame.step += 1;
                if frame.step >= count {
                    self.done();
                }
            }
            Effect::DrawFromHand(into) => {
                if let Choice::Player(player) = choice {
                    tell(witness, Happening::Picked { by: me, player });
                    let to = match into {
                        Into::Hand => Zone::hand(me),
                        Into::Party => Zone::hidden(me),
                    };
                    self.draw_from_hand(player, to, witness);
                }
                self.done();
            }
            Effect::Share(source, rest) => {
                if let Choice::Card(hero) = choice {
                    self.share(hero, source, rest, witness);
                }
                self.done();
            }
            Effect::DrawFromOnePile(count) => {
                if let Choice::Pile(pile) = choice {
                    let pile = match pile {
                        Pile::Wilderness => Zone::WILDERNESS,
                        Pile::Graveyard => Zone::GRAVEYARD,
                    };
                    self.draw_from_pile(pile, count, Zone::hand(me), witness);
                }
                self.done();
            }
            Effect::TakeFromGraveyard => {
                if let Choice::Card(hero) = choice {
                    self.places.forget_all_but(Zone::GRAVEYARD, Audience::only(me));
                    self.carry(hero, Zone::hand(me), How::Taken, me, witness);
                }
                self.done();
            }
            Effect::OthersDiscard => {
                if let Choice::Discard(hero) = choice {
                    self.picks[seat.index()][0] = Some(hero);
                    self.deciding = self.deciding.without(seat);
                    tell(witness, Happening::Chose { seat });
                }
            }
            Effect::AskForNamed => match choice {
                Choice::Player(player) => {
                    tell(witness, Happening::Picked { by: me, player });
                    self.memory().player = Some(player);
                }
                Choice::Card(hero) => {
                    self.reveal(hero, seat, witness);
                    self.carry(hero, Zone::hand(me), How::Taken, me, witness);
                    self.done();
                }
                _ => self.done(),
            },
            Effect::Perform(copied) => {
                let hero = self.picked(choice);
                self.memory().pick = hero;
                self.done();
                if let Some(hero) = hero {
                    match copied {
                        Copied::Turned => self.turn_over(hero, me, witness),
                        Copied::Tavern => self.carry(hero, Zone::PERFORMED, How::Taken, me, witness),
                        Copied::FaceUp(_) | Copied::GraveyardTop => {}
                    }
                    self.copy(hero, witness);
                }
            }
            Effect::MayPlayAnother(_) => {
                self.done();
                if let Choice::Play(hero) = choice {
                    self.play(hero, witness);
                }
            }
            // These ask nothing.
            Effect::BuryIfNamed
            | Effect::DiscardFromTavern(_)
            | Effect::RefillTavernFromGraveyard
            | Effect::RevealFromWilderness
            | Effect::PlacePerformed
            | Effect::BuryPerformed
            | Effect::CountsTwo(_)
            | Effect::Protects => self.done(),
        }
    }

    /// The card a choice points at.
    pub(super) fn picked(&self, choice: Choice) -> Option<Hero> {
        match choice {
            Choice::FaceUp { hero, .. } | Choice::Card(hero) => Some(hero),
            Choice::Hidden { seat, index } => self.places.at(Zone::hidden(seat), index),
            Choice::Tavern(slot) => self.tavern(slot),
            _ => None,
        }
    }

    fn turn_over_picked(&mut self, choice: Choice, witness: &mut impl Witness) {
        if let Some(hero) = self.picked(choice) {
            self.turn_over(hero, self.active, witness);
            self.memory().pick = Some(hero);
        }
    }

    /// Looks at a hidden hero and remembers where it lies: that is no secret, which hero it is would be.
    fn look_at_picked(&mut self, choice: Choice, witness: &mut impl Witness) {
        if let (Choice::Hidden { seat, index }, Some(hero)) = (choice, self.picked(choice)) {
            self.look(hero, witness);
            let frame = self.memory();
            frame.player = Some(seat);
            frame.index = index;
            frame.did = true;
        }
    }

    fn bury_at_random(&mut self, player: Seat, witness: &mut impl Witness) {
        let row = Zone::face_up(player);
        let size = u32::from(self.places.size(row));
        if size == 0 {
            return;
        }
        let index = if size == 1 {
            0
        } else {
            self.chance.next().below(size) as u8
        };
        if let Some(hero) = self.places.at(row, index) {
            self.bury(hero, self.active, witness);
        }
    }

    fn answer_exchange(&mut self, choice: Choice, first: Spot, second: Spot, witness: &mut impl Witness) {
        let picked = self.picked(choice);
        let frame = self.memory();
        if frame.step == 0 {
            // Of a hidden hero its place is remembered: that is no secret, which hero it is would be.
            if let Choice::Hidden { seat, index } = choice {
                frame.player = Some(seat);
                frame.index = index;
            } else {
                frame.pick = picked;
                frame.secret = matches!(first, Spot::Hand | Spot::WildernessTop(_));
            }
            frame.step = 1;
            return;
        }
        frame.secret = false;
        let (place, index) = (frame.player.take(), frame.index);
        let pick = frame
            .pick
            .take()
            .or_else(|| self.places.at(Zone::hidden(place?), index));
        if let (Some(one), Some(other)) = (pick, picked) {
            let seen = match (first, second) {
                (Spot::WildernessTop(seen), _) | (_, Spot::WildernessTop(seen)) => seen,
                _ => 0,
            };
            self.exchange(one, other, seen, witness);
        }
        self.done();
    }

    /// Places one of the gathered cards and sends the rest where it goes.
    fn share(&mut self, hero: Hero, source: Source, rest: Rest, witness: &mut impl Witness) {
        let me = self.active;
        if let (Rest::Stay, Source::Wilderness(seen)) = (rest, source) {
            self.forget_top_of_wilderness(seen);
        } else {
            self.places.forget_all_but(Zone::DRAWN, Audience::only(me));
        }
        self.carry(hero, Zone::hidden(me), How::Placed, me, witness);
        let (to, how) = match rest {
            Rest::Stay => return,
            Rest::Hand => (Zone::hand(me), How::Taken),
            Rest::Discard => (Zone::WILDERNESS, How::Discarded),
        };
        // Oldest first: Tavern cards in slot order.
        while let Some(other) = self.places.at(Zone::DRAWN, 0) {
            self.carry(other, to, how, me, witness);
        }
    }

    /// The slots of the Tavern that hold a card.
    pub(super) fn filled_slots(&self) -> impl Iterator<Item = (Slot, Hero)> + '_ {
        Slot::ALL
            .into_iter()
            .filter_map(|slot| self.tavern(slot).map(|hero| (slot, hero)))
    }
}
