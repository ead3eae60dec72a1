//! Novice: lively, with the blunders of a first game.

use crate::adept::myself;
use crate::{Bot, Dice, Level, Reason, Reasons, Thought};
use rules::{Choice, Factions, Hero, Prompt, Seat, Track, View};

/// How often a Novice does what first comes to mind.
const WHIMS: f32 = 0.25;

/// Plays what looks good now: cards of the own factions, and markers so that an own faction would win if the game ended
/// at once. Does not think of the end, of majorities, of others or of secrets.
#[derive(Debug)]
pub struct Novice {
    dice: Dice,
}

impl Novice {
    /// A Novice.
    pub fn new(seed: u64) -> Novice {
        Novice { dice: Dice::new(seed) }
    }
}

impl Bot for Novice {
    fn level(&self) -> Level {
        Level::Novice
    }

    fn think(&mut self, view: &View) -> Option<Thought> {
        let (me, leader) = myself(view)?;
        let choices = view.choices();
        let own = leader.factions();
        let whim = self.dice.unit() < WHIMS;
        let mut best = (f32::NEG_INFINITY, *choices.first()?);
        for &choice in choices {
            // Passing is dull.
            let dull = if choice == Choice::Pass { -1.5 } else { 0.0 };
            let liking = if whim { dull } else { liking(view, me, own, choice) };
            let liking = liking + self.dice.unit();
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
}

fn liking(view: &View, me: Seat, own: Factions, choice: Choice) -> f32 {
    let is_own = |hero: Hero| f32::from(u8::from(hero.factions().meets(own)));
    let prompt = view.asked().find(|asked| asked.seat == me).map(|asked| asked.prompt);
    match choice {
        // A hero in play is better than none, an own one better still.
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

/// Whether an own faction would win if the game ended now.
fn now(track: Track, own: Factions) -> f32 {
    f32::from(u8::from(own.contains(track.winning_faction())))
}
