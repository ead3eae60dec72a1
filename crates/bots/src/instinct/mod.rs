//! Instinct: a quick worth for every choice of a seat in a possible world.
//!
//! It uses only what that seat knows there, so it can stand for any player in an imagined game: where a choice brings
//! up a card that the seat has not seen, it is judged by what may come up and not by what does (`outcomes.rs`). Worths
//! are differences in the chance to win; with [`Care::Thorough`] what a choice gives away counts too.

mod cards;
mod feel;
mod outcomes;
mod thumb;

pub(crate) use feel::{Aligned, Feel, aligned_by_prior};

use rules::effect::{Effect, Rest, X};
use rules::{Choice, Choices, Hero, Prompt, Seat, Step, World};
use thumb::{LONG, share, worth};

/// Choices of one question that are given a worth. Questions never have more: a hand of all cards to play or discard.
pub(crate) const MOST_CHOICES: usize = 192;

/// The worth of each choice of a listing.
#[derive(Clone)]
pub(crate) struct Worths {
    list: [f32; MOST_CHOICES],
    count: usize,
}

impl Worths {
    pub(crate) fn new() -> Worths {
        Worths {
            list: [0.0; MOST_CHOICES],
            count: 0,
        }
    }

    /// This worth for each of `count` choices.
    pub(crate) fn fill(&mut self, count: usize, worth: f32) {
        self.count = count.min(MOST_CHOICES);
        self.as_mut_slice().fill(worth);
    }

    fn clear(&mut self) {
        self.count = 0;
    }

    fn add(&mut self, worth: f32) {
        if let Some(free) = self.list.get_mut(self.count) {
            *free = worth;
            self.count += 1;
        }
    }

    /// A worth for each of these choices.
    #[inline]
    fn each(&mut self, choices: &Choices, worth: impl Fn(Choice) -> f32) {
        choices.iter().for_each(|&choice| self.add(worth(choice)));
    }

    pub(crate) fn as_slice(&self) -> &[f32] {
        &self.list[..self.count]
    }

    pub(crate) fn as_mut_slice(&mut self) -> &mut [f32] {
        &mut self.list[..self.count]
    }

    /// The index of the greatest worth.
    pub(crate) fn best(&self) -> usize {
        let mut best = 0;
        for (index, &worth) in self.as_slice().iter().enumerate() {
            if worth > self.list[best] {
                best = index;
            }
        }
        best
    }
}

/// How carefully choices are weighed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Care {
    /// A hero's abilities are judged by reading them, unless its play ends the game.
    Quick,
    /// A hero's abilities are performed in the imagined world.
    Thorough,
}

/// Questions one ability may ask before nobody follows it any more.
const MOST_QUESTIONS: usize = 12;

impl Feel<'_> {
    /// Gives every choice of `seat` its worth.
    pub(crate) fn weigh(&self, world: &World, choices: &Choices, worths: &mut Worths, care: Care) {
        worths.clear();
        let asked = world.question(self.me);
        match asked.prompt {
            Prompt::Draw => {
                let average = self.average_card(world);
                worths.each(choices, |choice| match choice {
                    Choice::DrawTavern(slot) => world.tavern(slot).map_or(0.0, |hero| self.card_worth(world, hero)),
                    _ => average,
                });
            }
            Prompt::Play | Prompt::DiscardMore | Prompt::PlayAnother => self.weigh_plays(world, choices, worths, care),
            Prompt::DiscardDown | Prompt::HandToDiscard | Prompt::SetupWilderness | Prompt::HandToShow => {
                worths.each(choices, |choice| match choice {
                    Choice::Discard(hero) | Choice::Card(hero) => -self.card_worth(world, hero),
                    _ => 0.0,
                });
            }
            Prompt::SetupHidden | Prompt::HandToPlace | Prompt::CardToPlace => {
                let keeps_rest = asked
                    .effect
                    .is_none_or(|effect| effect.facts().rest != Some(Rest::Discard));
                worths.each(choices, |choice| match choice {
                    Choice::Card(hero) => self.hidden_worth(world, hero, keeps_rest),
                    _ => 0.0,
                });
            }
            Prompt::Move => worths.each(choices, |choice| match choice {
                Choice::Move { red, green } => self.move_worth(world.track(), red, green),
                _ => 0.0,
            }),
            Prompt::HeroToBury | Prompt::HeroToDiscard => {
                worths.each(choices, |choice| self.removal_worth(world, choice))
            }
            Prompt::CardToTake => worths.each(choices, |choice| match choice {
                Choice::Card(hero) => self.card_worth(world, hero),
                _ => 0.0,
            }),
            Prompt::HeroToLookAt => worths.each(choices, |choice| self.look_worth(world, choice)),
            Prompt::NameFaction if !self.discards_named(world) => {
                worths.each(choices, |choice| match choice {
                    Choice::Faction(faction) => self.gain[faction as usize] * share::SECOND,
                    _ => 0.0,
                });
            }
            Prompt::PlayerToDrawFrom | Prompt::PlayerToAsk => worths.each(choices, |choice| match choice {
                Choice::Player(player) if player != self.me => {
                    worth::CARD_TO_CHOOSE_FROM * f32::from(world.hand_size(player))
                }
                _ => 0.0,
            }),
            Prompt::PlayerToBuryFrom => worths.each(choices, |choice| match choice {
                Choice::Player(player) => self.average_removal(world, player),
                _ => 0.0,
            }),
            Prompt::NameFaction
            | Prompt::PlayerToCount
            | Prompt::PlayerToGiveTo
            | Prompt::HeroToTurnOver
            | Prompt::HeroToTake
            | Prompt::HeroToGiveAway
            | Prompt::HeroToExchange
            | Prompt::HeroToPerform
            | Prompt::TurnOverOrLook
            | Prompt::TavernToDiscard
            | Prompt::TavernToPlace
            | Prompt::TavernToExchange
            | Prompt::TavernToPerform
            | Prompt::HandToExchange
            | Prompt::CardToExchange
            | Prompt::PileToDrawFrom => self.try_all(world, choices, worths),
        }
        if care == Care::Thorough {
            self.keep_secret(world, choices, worths.as_mut_slice());
        }
    }

    /// The worth of playing each card, of discarding it, and of doing neither.
    fn weigh_plays(&self, world: &World, choices: &Choices, worths: &mut Worths, care: Care) {
        let prompt = world.question(self.me).prompt;
        let ending = world.face_up_size(self.me) + 1 >= world.setup().heroes_to_end();
        let average = self.average_card(world);
        // A hand is listed twice, to be played and to be discarded.
        let mut known: [(Option<Hero>, f32); 8] = [(None, 0.0); 8];
        for (index, &choice) in choices.iter().enumerate() {
            worths.add(match choice {
                Choice::Play(hero) => {
                    let worth = self.card_worth(world, hero);
                    if let Some(free) = known.get_mut(index) {
                        *free = (Some(hero), worth);
                    }
                    match care {
                        Care::Thorough if !self.unseen => self.play_out(world, choices, index),
                        Care::Quick if !ending => worth,
                        _ => self.play_out_unseen(world, choices, index),
                    }
                }
                Choice::Discard(hero) => {
                    let found = known.iter().find(|known| known.0 == Some(hero));
                    let worth = found.map_or_else(|| self.card_worth(world, hero), |known| known.1);
                    share::DISCARDED * (average - worth) - self.idle(world)
                }
                _ => match prompt {
                    Prompt::Play => -share::PASSING * self.idle(world),
                    _ => 0.0,
                },
            });
        }
        if prompt == Prompt::DiscardMore {
            for worth in worths.as_mut_slice() {
                // The turn is lost already.
                *worth += if *worth == 0.0 { 0.0 } else { self.idle(world) };
            }
        }
    }

    /// What it is worth to play a hero, if its ability is performed to the end.
    fn play_out(&self, world: &World, choices: &Choices, index: usize) -> f32 {
        self.chance(&self.after(world, choices, index)) - self.chance_now
    }

    /// The world after a choice and after the ability it begins, in which everybody answers by instinct.
    pub(crate) fn after(&self, world: &World, choices: &Choices, index: usize) -> World {
        let mut next = world.clone();
        next.choose_listed(self.me, choices, index, &mut ());
        let mut later = Choices::new();
        let mut worths = Worths::new();
        for _ in 0..MOST_QUESTIONS {
            let Some(seat) = next.decider().filter(|_| next.step() == Step::Ability) else {
                break;
            };
            next.choices_into(seat, &mut later);
            let other;
            let feel = if seat == self.me {
                Feel::new(self.judgement, &next, seat, self.leader, self.aligned)
            } else {
                let leader = next.leader_of(seat);
                other = aligned_by_prior(leader);
                Feel::new(self.judgement, &next, seat, leader, &other)
            };
            feel.weigh(&next, &later, &mut worths, Care::Quick);
            let best = worths.best();
            next.choose_listed(seat, &later, best, &mut ());
        }
        next
    }

    fn idle(&self, world: &World) -> f32 {
        // Late in a game that will not end, playing becomes more and more urgent.
        let rounds = world.turn() as f32 / f32::from(world.players());
        worth::IDLE + worth::IDLE_LATE * (rounds - LONG).max(0.0)
    }

    /// Whether the faction that is to be named says what leaves the Tavern.
    fn discards_named(&self, world: &World) -> bool {
        let asked = world.question(self.me);
        let Some(source) = asked.source else { return false };
        let mut effects = source.effects().iter();
        let named = effects.find(|&effect| Some(effect) == asked.effect);
        named.is_some() && matches!(effects.next().and_then(Effect::x), Some(X::Discarded(_)))
    }

    /// The worth of taking a hero out of a party.
    fn removal_worth(&self, world: &World, choice: Choice) -> f32 {
        match choice {
            Choice::FaceUp { seat, hero } if seat == self.me => -self.party_worth(hero),
            Choice::FaceUp { seat, hero } => self.loss_of(seat, hero) + worth::HURTING,
            Choice::Hidden { seat, index } => {
                let Some(hero) = world.hidden(seat).nth(usize::from(index)) else {
                    return 0.0;
                };
                if seat == self.me {
                    -self.party_worth(hero)
                } else if world.known_by(hero).contains(self.me) {
                    self.loss_of(seat, hero)
                } else {
                    share::NOT_CHOSEN * self.loss[seat.index()].iter().sum::<f32>() + worth::HURTING
                }
            }
            _ => 0.0,
        }
    }

    fn average_removal(&self, world: &World, player: Seat) -> f32 {
        let sign = if player == self.me { -1.0 } else { 1.0 };
        let size = f32::from(world.face_up_size(player).max(1));
        let sum: f32 = world
            .face_up(player)
            .map(|hero| {
                if player == self.me {
                    self.party_worth(hero)
                } else {
                    self.loss_of(player, hero)
                }
            })
            .sum();
        sign * sum / size
    }

    /// Looking is worth something where it tells something.
    fn look_worth(&self, world: &World, choice: Choice) -> f32 {
        match choice {
            Choice::Hidden { seat, index } if seat != self.me => {
                let hero = world.hidden(seat).nth(usize::from(index));
                let news = hero.is_some_and(|hero| !world.known_by(hero).contains(self.me));
                if news { worth::LOOK } else { 0.0 }
            }
            _ => 0.0,
        }
    }
}
