//! What a seat cannot know, in a world that may be read: for critics.

use crate::span::Span;
use crate::{count_factions, fill_up_to, relative};
use rules::{Faction, MOST_PLAYERS, Seat, World};

const SEATS: usize = MOST_PLAYERS;
/// A place for every seat, and one for nobody.
const WINNERS: usize = SEATS + 1;

const LEADERS: Span = Span::first("everybody's leader, six for each seat", 6 * SEATS);
const PARTY: Span = LEADERS.then("all heroes of a party by faction, up to six each", SEATS, 24);
const HELD: Span = PARTY.then("cards of a hand by faction", SEATS, 4).counted_in(0.5);
const WINNER: Span = HELD.then("who would win now", 1, WINNERS);
const WINNER_WITH: Span = WINNER.then("who would win with each faction ahead", 4, WINNERS);

/// All ranges of what a critic sees beside an observation, in their order.
pub const EVERYTHING: [Span; 5] = [LEADERS, PARTY, HELD, WINNER, WINNER_WITH];

/// How many numbers these are.
pub const EVERYTHING_SIZE: usize = WINNER_WITH.end();

/// Writes what is hidden in a world, with the seats from `me` on.
///
/// # Panics
/// If there is no room for [`EVERYTHING_SIZE`] numbers.
pub fn observe_all(world: &World, me: Seat, out: &mut [u8]) {
    let out = &mut out[..EVERYTHING_SIZE];
    out.fill(0);
    let players = world.players();
    for seat in world.seats() {
        let row = relative(seat, me, players);
        out[LEADERS.at(0, 6 * row + world.leader_of(seat) as usize - 1)] = 1;
        let (mut party, mut held) = ([0; 4], [0; 4]);
        for hero in world.face_up(seat).chain(world.hidden(seat)) {
            count_factions(hero, &mut party);
        }
        world.hand(seat).for_each(|hero| count_factions(hero, &mut held));
        for faction in 0..4 {
            fill_up_to::<6>(out, PARTY.at(row, 6 * faction), usize::from(party[faction]));
            out[HELD.at(row, faction)] = held[faction].min(24);
        }
    }
    let place = |winner: Option<Seat>| winner.map_or(SEATS, |seat| relative(seat, me, players));
    out[WINNER.at(0, place(world.winner_with(world.track().winning_faction())))] = 1;
    for faction in Faction::ALL {
        out[WINNER_WITH.at(faction as usize, place(world.winner_with(faction)))] = 1;
    }
}
