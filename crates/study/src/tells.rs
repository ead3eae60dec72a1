//! Where leaders gave themselves away, and where a bluff worked.

use crate::Replay;
use rules::{Leader, MOST_PLAYERS, Seat};
use told::Tell;

/// How likely the others think each leader of each seat, on average, in the order of [`Leader::ALL`].
pub(crate) type Guesses = [[f32; 6]; MOST_PLAYERS];

/// A guess that changes less tells nothing.
const MUCH: f32 = 0.08;

/// Of each seat the choice that gave it away most, and its best bluff, in the order of the game.
pub(crate) fn tells(replay: &Replay, leaders: &[Leader], guesses: &[Guesses]) -> Vec<Tell> {
    let seats = Seat::all(replay.players()).zip(leaders);
    let mut tells: Vec<Tell> = seats
        .flat_map(|(seat, &leader)| {
            let own = choices_of(replay, seat, guesses.len());
            let gave = |moment: usize| tell(replay, guesses, moment, seat, leader, None);
            let bluff = |(number, &moment): (usize, &usize)| {
                let wrong = mistaken(&guesses[moment + 1][seat.index()], leader)?;
                // It did not work if the others had seen through it before the next choice.
                let next = own.get(number + 1).copied().unwrap_or(guesses.len() - 1);
                let still = mistaken(&guesses[next][seat.index()], leader)?;
                (still == wrong).then(|| tell(replay, guesses, moment, seat, leader, Some(wrong)))?
            };
            let gave_away = own.iter().filter_map(|&moment| gave(moment));
            let bluffs = own.iter().enumerate().filter_map(bluff);
            [greatest(gave_away), greatest(bluffs)]
        })
        .flatten()
        .collect();
    tells.sort_by_key(|tell| tell.moment);
    tells
}

/// The moments before the choices of a seat, as far as it is known what was made of them.
fn choices_of(replay: &Replay, seat: Seat, known: usize) -> Vec<usize> {
    let made = |moment: usize| replay.made(moment + 1).is_some_and(|made| made.seat == seat);
    (0..known.saturating_sub(1)).filter(|&moment| made(moment)).collect()
}

/// Whom a seat is taken for, if it is not the truth.
fn mistaken(guess: &[f32; 6], leader: Leader) -> Option<Leader> {
    let chance = |leader: Leader| guess[leader as usize - 1];
    let likeliest = Leader::ALL
        .into_iter()
        .max_by(|&one, &other| chance(one).total_cmp(&chance(other)))?;
    (likeliest != leader && chance(likeliest) > chance(leader)).then_some(likeliest)
}

/// What the choice at a moment told about the true leader, or the one whom the seat was taken for.
fn tell(
    replay: &Replay,
    guesses: &[Guesses],
    moment: usize,
    seat: Seat,
    leader: Leader,
    taken_for: Option<Leader>,
) -> Option<Tell> {
    let concluded = taken_for.unwrap_or(leader) as usize - 1;
    let guess = |moment: usize| guesses[moment][seat.index()][concluded];
    let (before, after) = (guess(moment), guess(moment + 1));
    (after - before >= MUCH).then_some(Tell {
        moment,
        seat,
        chosen: replay.made(moment + 1)?.choice,
        leader,
        taken_for,
        before,
        after,
    })
}

fn greatest(tells: impl Iterator<Item = Tell>) -> Option<Tell> {
    let change = |tell: &Tell| tell.after - tell.before;
    tells.max_by(|one, other| change(one).total_cmp(&change(other)))
}
