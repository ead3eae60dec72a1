//! How likely somebody with each leader would have done what was seen, in each manner.

use super::Mind;
use super::manner::{Likely, MANNERS, Others, Question};
use crate::instinct::{Care, Feel, Worths};
use crate::judgement::Judgement;
use crate::reading::Shown;
use crate::{Dice, Habits};
use rules::{Choices, Happening, Hero, How, Leader, Place, Prompt, Seat, Unknown, View, Viewer, World};

/// For each manner and each leader, how likely somebody would have done something that looks like this.
pub(super) fn explain(
    before: &View,
    chooser: Seat,
    seen: &[Happening],
    own: Leader,
    others: Others<'_>,
    shown: &Shown,
    dice: &mut Dice,
) -> Likely {
    let asked = before.asked().find(|asked| asked.seat == chooser);
    // Which card goes out of sight tells nothing.
    let silent = [
        Prompt::SetupHidden,
        Prompt::SetupWilderness,
        Prompt::DiscardDown,
        Prompt::HandToDiscard,
    ];
    if asked.is_none_or(|asked| silent.contains(&asked.prompt)) {
        return [[1.0; 6]; MANNERS];
    }
    let needed = needed(before, seen);
    let mut mind = Mind {
        choices: Choices::new(),
        worths: Worths::new(),
        events: Vec::new(),
    };
    let mut sums = [[0.0; 6]; MANNERS];
    let mut worlds = 0.0;
    for _ in 0..others.trust.worlds {
        let mut unknown = 0;
        let world = before.imagine_with(dice.generator(), [None; 6], |_| {
            let at = unknown;
            unknown += 1;
            needed.iter().find(|need| need.0 == at).map(|need| need.1)
        });
        let Some(like) = alike(before, &world, chooser, seen, &mut mind) else {
            continue;
        };
        worlds += 1.0;
        for leader in Leader::ALL.into_iter().filter(|&leader| leader != own) {
            let aligned = shown.aligned(leader);
            let feel = Feel::new(Judgement::fitted(), &world, chooser, leader, &aligned);
            let feel = feel.hiding(shown, Habits::ADEPT.hides);
            feel.weigh(&world, &mind.choices, &mut mind.worths, Care::Thorough);
            let question = Question {
                world: &world,
                chooser,
                choices: &mind.choices,
                like,
            };
            for (sums, likely) in sums.iter_mut().zip(question.likely(leader, &mind.worths, others)) {
                sums[leader as usize - 1] += likely;
            }
        }
    }
    if worlds == 0.0 {
        return [[1.0; 6]; MANNERS];
    }
    sums.map(|sums| sums.map(|sum| sum / worlds))
}

/// Which of the choices of `chooser` in this world would have looked like this, as bits; none if none or all would.
fn alike(before: &View, world: &World, chooser: Seat, seen: &[Happening], mind: &mut Mind) -> Option<u128> {
    let viewer: Viewer = before.viewer();
    world.choices_into(chooser, &mut mind.choices);
    let count = mind.choices.len().min(128);
    if count < 2 {
        return None;
    }
    let mut like = 0_u128;
    for index in 0..count {
        let mut next = world.clone();
        mind.events.clear();
        next.choose_listed(chooser, &mind.choices, index, &mut mind.events);
        let imagined = mind.events.iter().map(|event| event.seen_by(viewer));
        if looks_like(seen, imagined) {
            like |= 1 << index;
        }
    }
    (like != 0 && like.count_ones() < count as u32).then_some(like)
}

/// Whether two courses of events look the same up to where chance comes in.
fn looks_like(seen: &[Happening], imagined: impl Iterator<Item = Happening>) -> bool {
    let mut imagined = imagined;
    for happening in seen {
        let Some(other) = imagined.next() else { return false };
        let by_chance = matches!(
            happening,
            Happening::Shuffled { .. }
                | Happening::Turn { .. }
                | Happening::Over { .. }
                | Happening::Card { how: How::Refilled, .. }
                | Happening::Revealed { .. }
        );
        if by_chance {
            return std::mem::discriminant(happening) == std::mem::discriminant(&other);
        }
        if *happening != other {
            return false;
        }
    }
    true
}

/// Cards that turned out to have been in places the view did not know: by the number of the unknown place.
fn needed(before: &View, seen: &[Happening]) -> Vec<(usize, Hero)> {
    let mut needed: Vec<(usize, Hero)> = Vec::new();
    for happening in seen {
        let (hero, from) = match *happening {
            Happening::Card {
                card: Some(hero), from, ..
            } => (hero, from),
            Happening::Revealed {
                card: Some(hero), at, ..
            }
            | Happening::Looked {
                card: Some(hero), at, ..
            } => (hero, at),
            _ => continue,
        };
        let taken = |place: usize, needed: &[(usize, Hero)]| needed.iter().any(|need| need.0 == place);
        let mut unknown = before.unknown().enumerate();
        let place = match from {
            Place::Hand(seat) => unknown.find(|&(at, kind)| kind == Unknown::Hand(seat) && !taken(at, &needed)),
            Place::Hidden { seat, index } => {
                let stack = before.hidden(seat);
                let Some(None) = stack.get(usize::from(index)).map(|card| card.hero) else {
                    continue;
                };
                let rank = stack[..usize::from(index)]
                    .iter()
                    .filter(|card| card.hero.is_none())
                    .count();
                unknown.filter(|&(_, kind)| kind == Unknown::Hidden(seat)).nth(rank)
            }
            _ => None,
        };
        if let Some((at, _)) = place {
            needed.push((at, hero));
        }
    }
    needed
}
