//! What a card is worth to a seat: in the party, and for what it does.

use super::Feel;
use super::thumb::{share, worth};
use rules::effect::{Cards, Condition, Copied, Count, Decider, Effect, Into, Move, Side, Spot, Target, Whose, X};
use rules::{Hero, Prompt, Slot, World};

impl Feel<'_> {
    /// What it is worth to play this card now.
    pub(crate) fn card_worth(&self, world: &World, hero: Hero) -> f32 {
        self.party_worth(hero) + self.deed_worth(world, hero, 2)
    }

    /// What it is worth to have this card hidden in the party.
    pub(crate) fn hidden_worth(&self, world: &World, hero: Hero, instead_of_hand: bool) -> f32 {
        let deed = if instead_of_hand {
            share::FORGONE * self.deed_worth(world, hero, 1).max(0.0)
        } else {
            0.0
        };
        self.party_worth(hero) - deed
    }

    /// What an unseen card is worth.
    pub(crate) fn average_card(&self, _world: &World) -> f32 {
        share::FACTION * self.all_gains + worth::UNSEEN_DEED
    }

    /// What a hero's abilities are worth. `depth` bounds how far copies of copies are followed.
    pub(crate) fn deed_worth(&self, world: &World, hero: Hero, depth: u8) -> f32 {
        let effects = hero.effects();
        let mut worth = 0.0;
        for (index, effect) in effects.iter().enumerate() {
            worth += match effect {
                Effect::Move(moves) => self.shift_worth(world, hero, moves, self.x_before(world, &effects[..index])),
                other => self.text_worth(world, hero, other, depth),
            };
        }
        worth
    }

    fn shift_worth(&self, world: &World, hero: Hero, moves: &Move, x: u8) -> f32 {
        let likely = match moves.condition {
            Condition::Always => 1.0,
            Condition::YouHave(faction) => {
                let has = world.face_up(self.me).any(|other| other.factions().contains(faction));
                f32::from(u8::from(has || hero.factions().contains(faction)))
            }
            Condition::YouDid => {
                let mut facts = hero.effects().iter().map(Effect::facts);
                let wanted = facts
                    .find(|facts| facts.optional == Some(Prompt::TavernToDiscard))
                    .and_then(|facts| facts.faction);
                let there = wanted.is_some_and(|faction| tavern(world).any(|card| card.factions().contains(faction)));
                f32::from(u8::from(there))
            }
            Condition::RevealedIsNot(_) => match world.wilderness_size() {
                0 => 0.0,
                _ => share::REVEALED,
            },
            Condition::TurnedIs(_) => share::TURNED,
        };
        if likely == 0.0 {
            return 0.0;
        }
        let ways = moves.ways(world.track(), x);
        let worth = |(red, green): (i8, i8)| self.move_worth(world.track(), red, green);
        match moves.decider {
            Decider::You => {
                let best = ways.iter().map(worth).fold(f32::NEG_INFINITY, f32::max);
                if best.is_finite() { likely * best } else { 0.0 }
            }
            Decider::NextPlayer | Decider::ThatPlayer => {
                let (sum, count) = ways
                    .iter()
                    .fold((0.0, 0.0), |(sum, count), way| (sum + worth(way), count + 1.0));
                if count > 0.0 { likely * sum / count } else { 0.0 }
            }
        }
    }

    /// What X will be, after these effects.
    fn x_before(&self, world: &World, effects: &[Effect]) -> u8 {
        match effects.iter().find_map(Effect::x) {
            None => 0,
            // The hero that is played, and who knows which others, count too.
            Some(X::Counted(Count::YourFactionsBut(_))) => 2,
            Some(X::Counted(count @ Count::FaceUpOfAPlayer(_))) => {
                let of = |seat| world.count(count, self.me, seat);
                world.seats().map(of).max().unwrap_or(0)
            }
            Some(X::Counted(count @ (Count::Graveyard | Count::YourHidden))) => world.count(count, self.me, self.me),
            // What will be named is not known yet.
            Some(X::Discarded(Cards::OfNamed)) => 1,
            Some(X::Discarded(cards @ (Cards::All | Cards::Of(_)))) => {
                tavern(world).filter(|&hero| cards.fits(hero, None)).count() as u8
            }
        }
    }

    fn text_worth(&self, world: &World, hero: Hero, effect: &Effect, depth: u8) -> f32 {
        match effect {
            Effect::Bury(target) | Effect::DiscardHero(target) => self.best_removal(world, hero, *target),
            Effect::TakeHero(target) => self.best_removal(world, hero, *target) + worth::TAKING,
            Effect::TheyBury | Effect::BuryAtRandom => {
                share::NOT_CHOSEN * self.best_removal(world, hero, Whose::Another.face_up())
            }
            Effect::BuryIfNamed => share::NOT_CHOSEN * self.best_loss,
            Effect::PlaceFromHand(count) => {
                let hand = world.hand(self.me).filter(|&card| card != hero);
                let best = hand.map(|card| self.party_worth(card)).fold(0.0, f32::max);
                best + f32::from(count - 1) * share::SECOND * best
            }
            Effect::Share(..) => share::SECOND * self.all_gains,
            Effect::PlaceFromTavern => self.best_in_tavern(world),
            Effect::DrawFromHand(Into::Party) => share::KEPT * self.all_gains,
            Effect::DrawFromHand(Into::Hand) | Effect::OthersDiscard | Effect::AskForNamed => worth::CARD_OF_OTHERS,
            Effect::DrawFromOnePile(_) | Effect::TakeFromGraveyard => worth::CARD,
            Effect::MayLook(..) | Effect::TurnOverOrLook(..) => worth::LOOK,
            Effect::MayExchange(first, second) | Effect::Exchange(first, second) => {
                self.exchange_worth(world, hero, *first, *second)
            }
            Effect::Perform(_) if depth == 0 => 0.0,
            Effect::Perform(copied) => self.copy_worth(world, hero, *copied, depth - 1),
            Effect::PlacePerformed => share::SECOND * self.best_in_tavern(world),
            Effect::MayPlayAnother(faction) => {
                let hand = world.hand(self.me);
                let others = hand.filter(|&card| card != hero && !card.factions().contains(*faction));
                let worth = |card| {
                    self.party_worth(card)
                        + if depth > 0 {
                            self.deed_worth(world, card, 0)
                        } else {
                            0.0
                        }
                };
                others.map(worth).fold(0.0, f32::max)
            }
            // Of moves `shift_worth` knows more, and what prepares for another effect is worth nothing by itself. What
            // the others are worth hangs on what nobody knows before.
            Effect::Move(_)
            | Effect::Count(_)
            | Effect::NameFaction
            | Effect::TurnOver(_)
            | Effect::MayGiveAway(_)
            | Effect::DiscardFromTavern(_)
            | Effect::MayDiscardFromTavern(_)
            | Effect::RefillTavernFromGraveyard
            | Effect::RevealFromWilderness
            | Effect::BuryPerformed
            | Effect::CountsTwo(_)
            | Effect::Protects => 0.0,
        }
    }

    fn copy_worth(&self, world: &World, hero: Hero, copied: Copied, depth: u8) -> f32 {
        let deed = |card: Hero| self.deed_worth(world, card, depth);
        let best = |worths: &mut dyn Iterator<Item = f32>| {
            let best = worths.fold(f32::NEG_INFINITY, f32::max);
            if best.is_finite() { best } else { 0.0 }
        };
        match copied {
            Copied::Tavern => best(&mut tavern(world).map(deed)),
            Copied::GraveyardTop => world.graveyard().next().map_or(0.0, deed),
            Copied::FaceUp(Whose::Yours) => best(&mut world.face_up(self.me).filter(|&card| card != hero).map(deed)),
            Copied::FaceUp(_) => best(&mut world.face_up(self.me.next(world.players())).map(deed)),
            Copied::Turned => best(&mut world.hidden(self.me).map(deed)),
        }
    }

    /// The best that burying one hero can do; it must be done, even to oneself.
    fn best_removal(&self, world: &World, played: Hero, target: Target) -> f32 {
        let fits = |hero: Hero| target.which.fits(hero);
        let mut best = f32::NEG_INFINITY;
        if target.side != Side::FaceUp && target.whose != Whose::Yours {
            best = share::NOT_CHOSEN * self.best_loss;
        }
        for seat in world.seats() {
            if seat == self.me {
                if matches!(target.whose, Whose::Any | Whose::Yours) {
                    if target.side != Side::Hidden {
                        let own = world.face_up(seat).chain([played]);
                        own.filter(|&hero| fits(hero))
                            .for_each(|hero| best = best.max(-self.party_worth(hero)));
                    }
                    if target.side != Side::FaceUp {
                        world
                            .hidden(seat)
                            .for_each(|hero| best = best.max(-self.party_worth(hero)));
                    }
                }
            } else if target.whose != Whose::Yours && target.side != Side::Hidden {
                let row = world.face_up(seat).filter(|&hero| fits(hero));
                row.for_each(|hero| best = best.max(self.loss_of(seat, hero)));
            }
        }
        if best.is_finite() { best } else { 0.0 }
    }

    fn best_in_tavern(&self, world: &World) -> f32 {
        tavern(world).map(|card| self.party_worth(card)).fold(0.0, f32::max)
    }

    fn exchange_worth(&self, world: &World, hero: Hero, first: Spot, second: Spot) -> f32 {
        let own = |target: Target| {
            let up = world
                .face_up(self.me)
                .chain([hero])
                .filter(|_| target.side != Side::Hidden);
            let down = world.hidden(self.me).filter(|_| target.side != Side::FaceUp);
            let least = up
                .chain(down)
                .map(|card| self.party_worth(card))
                .fold(f32::INFINITY, f32::min);
            if least.is_finite() { Some(least) } else { None }
        };
        let source = |spot: Spot| match spot {
            Spot::Hand => world
                .hand(self.me)
                .filter(|&card| card != hero)
                .map(|card| self.party_worth(card))
                .fold(0.0, f32::max),
            Spot::Tavern => self.best_in_tavern(world),
            Spot::GraveyardTop => world.graveyard().next().map_or(0.0, |card| self.party_worth(card)),
            Spot::WildernessTop(_) => share::SECOND * self.all_gains,
            Spot::Party(_) => share::KEPT * self.all_gains,
        };
        match (first.target(), second.target()) {
            (Some(target), _) if target.whose == Whose::Yours => {
                own(target).map_or(0.0, |least| (source(second) - least).max(0.0))
            }
            (_, Some(target)) if target.whose == Whose::Yours => {
                own(target).map_or(0.0, |least| (source(first) - least).max(0.0))
            }
            _ => share::EXCHANGED * self.best_loss,
        }
    }
}

fn tavern(world: &World) -> impl Iterator<Item = Hero> + '_ {
    Slot::ALL.into_iter().filter_map(|slot| world.tavern(slot))
}
