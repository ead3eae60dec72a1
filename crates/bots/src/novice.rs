//! Novice: lively, with the blunders of a first game.

use crate::adept::myself;
use crate::taste::Taste;
use crate::{Bot, Character, Dice, Level, Reason, Reasons, Thought};
use encoding::Deeds;
use rules::{Choice, Factions, Hero, Leader, Memory, Prompt, Seat, Track, View};

/// How much a Novice likes what is to its taste.
const FANCY: f32 = 0.5;
/// How often a Novice does what first comes to mind.
pub(crate) const WHIMS: f32 = 0.25;

/// Plays what looks good now: cards of the seat's own factions, and markers so that one of them would win if the game ended
/// at once. Does not think of the end, of majorities, of others or of secrets.
#[derive(Debug)]
pub struct Novice {
    seed: u64,
    character: Character,
}

impl Novice {
    /// A Novice.
    pub fn new(seed: u64) -> Novice {
        Novice {
            seed,
            character: Character::Even,
        }
    }

    /// How much each choice is to its taste; nothing, if it has none.
    fn liked(&self, memory: &Memory, me: Seat, leader: Leader) -> Vec<f32> {
        if self.character.is_even() {
            return Vec::new();
        }
        let taste = Taste::of(self.character, &Deeds::of(memory), me);
        // Other dice than those it chooses with.
        let mut dice = Dice::at(!self.seed, memory.point());
        taste.liked(&memory.now().as_if_first(), me, leader, &mut dice)
    }
}

impl Bot for Novice {
    fn level(&self) -> Level {
        Level::Novice
    }

    fn remembers(&self) -> bool {
        !self.character.is_even()
    }

    fn think(&mut self, memory: &Memory) -> Option<Thought> {
        let view = memory.now();
        let (me, leader) = myself(view)?;
        let choices = view.choices();
        let own = leader.factions();
        let mut dice = Dice::at(self.seed, memory.point());
        let whim = dice.unit() < WHIMS;
        let liked = self.liked(memory, me, leader);
        let mut best = (f32::NEG_INFINITY, *choices.first()?);
        for (index, &choice) in choices.iter().enumerate() {
            // Passing is dull.
            let dull = if choice == Choice::Pass { -1.5 } else { 0.0 };
            let liking = if whim { dull } else { liking(view, me, own, choice) };
            let taste = liked.get(index).map_or(0.0, |liked| FANCY * liked);
            let liking = liking + taste + dice.unit();
            if liking > best.0 {
                best = (liking, choice);
            }
        }
        Some(Thought {
            choice: best.1,
            reasons: Reasons::from(match choices.len() {
                1 => Reason::OnlyChoice,
                _ if whim => Reason::Whim,
                _ => reason(view, own, best.1),
            }),
        })
    }

    fn set_character(&mut self, character: Character) {
        self.character = character;
    }
}

pub(crate) fn liking(view: &View, me: Seat, own: Factions, choice: Choice) -> f32 {
    let is_own = |hero: Hero| f32::from(u8::from(hero.factions().meets(own)));
    let prompt = view.asked().find(|asked| asked.seat == me).map(|asked| asked.prompt);
    match choice {
        // A hero in play is better than none, and one's own is better still.
        Choice::Play(hero) => 1.5 + 0.7 * is_own(hero),
        Choice::Discard(hero) => match prompt {
            Some(Prompt::Play) => 0.2,
            _ => 1.0 - is_own(hero),
        },
        Choice::DrawTavern(slot) => view.tavern(slot).map_or(0.0, is_own),
        Choice::DrawHarbor => 0.4,
        Choice::Card(hero) => is_own(hero),
        Choice::Tavern(slot) => view.tavern(slot).map_or(0.0, is_own),
        Choice::Move { red, green } => now(view.track().after(red, green), own),
        Choice::Faction(faction) => f32::from(u8::from(own.contains(faction))),
        // Others' heroes are fair game, whatever they are.
        Choice::FaceUp { seat, .. } | Choice::Hidden { seat, .. } | Choice::Player(seat) => {
            f32::from(u8::from(seat != me))
        }
        Choice::Pass => match prompt {
            Some(Prompt::Play) => -1.0,
            _ => 0.0,
        },
        Choice::Pile(_) | Choice::Mode(_) => 0.0,
    }
}

/// What a Novice would say.
fn reason(view: &View, own: Factions, choice: Choice) -> Reason {
    let hero = match choice {
        Choice::Play(hero) | Choice::Card(hero) => Some(hero),
        Choice::DrawTavern(slot) | Choice::Tavern(slot) => view.tavern(slot),
        Choice::Move { red, green } => {
            let faction = view.track().after(red, green).winning_faction();
            return if own.contains(faction) {
                Reason::Now { faction }
            } else {
                Reason::Whim
            };
        }
        _ => None,
    };
    match hero.filter(|hero| hero.factions().meets(own)) {
        Some(hero) => Reason::Own { hero },
        None => Reason::Whim,
    }
}

/// Whether one of them would win if the game ended now.
fn now(track: Track, own: Factions) -> f32 {
    f32::from(u8::from(own.contains(track.winning_faction())))
}
