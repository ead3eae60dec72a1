//! What would come of a choice, as far as the card alone says it.

use crate::{Foresight, Sight};
use rules::effect::{By, Condition, Decider, Effect, Join, Move};
use rules::{Choice, Track};

/// What would come of a choice, as far as the card itself says it: for a page that has a view in writing only. Moves
/// that hang on something else than the markers are left out. At a table elsewhere nothing can be taken back.
pub fn outlook(sight: &Sight, choice: Choice) -> Foresight {
    let track = sight.track();
    let found = match choice {
        Choice::Move { red, green } => vec![track.after(red, green)],
        Choice::Play(hero) => hero
            .effects()
            .iter()
            .find_map(|effect| ways(track, effect))
            .unwrap_or_default(),
        _ => Vec::new(),
    };
    let mut foresight = Foresight {
        bound: true,
        ..Foresight::default()
    };
    found.into_iter().for_each(|track| foresight.add(track));
    foresight
}

/// Whether a move goes as far as the card says, and not as far as something else counts.
fn is_written(moves: &Move) -> bool {
    let second = match &moves.then {
        Join::Alone => None,
        Join::And(shift) | Join::Or(shift) | Join::AndOr(shift) | Join::OrIfLeading(_, shift) => Some(shift),
    };
    let mut shifts = [Some(&moves.first), second].into_iter().flatten();
    shifts.all(|shift| matches!(shift.by, By::Spaces(_)))
}

/// Where a move could lead whose player decides it and which depends on the markers alone.
fn ways(track: Track, effect: &Effect) -> Option<Vec<Track>> {
    let Effect::Move(moves) = effect else { return None };
    let certain = moves.condition == Condition::Always && moves.decider == Decider::You && is_written(moves);
    let ways = certain.then(|| moves.ways(track, 0))?;
    Some(ways.iter().map(|(red, green)| track.after(red, green)).collect())
}
