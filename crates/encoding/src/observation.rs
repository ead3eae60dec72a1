//! What a seat may know, as a tensor.

use crate::deeds::{DEEDS_SIZE, Deeds, VICTIMS};
use crate::party::Parties;
use crate::sight::Sight;
use crate::span::Span;
use crate::{absolute, fill_up_to, place_of, relative};
use rules::{Hero, MOST_PLAYERS, Prompt, Seat, Set, Setup, Whereabouts};

const HEROES: usize = Hero::COUNT;
const SPACES: usize = rules::Track::LAST as usize;
const SEATS: usize = MOST_PLAYERS;

const PLAYERS: Span = Span::first("players, 2 to 6", 5);
const SETS: Span = PLAYERS.then("sets in the game, and whether it is short", 1, Set::ALL.len() + 1);
const LEADER: Span = SETS.then("the viewer's leader", 1, 6);
const PROMPT: Span = LEADER.then("what the viewer is asked", 1, Prompt::ALL.len());
const SOURCE: Span = PROMPT.then("the hero that is performed", 1, HEROES);
const EFFECT: Span = SOURCE.then("which of its effects", 1, 4);
const X: Span = EFFECT.then("X, as it was counted", 1, 4);
const DID: Span = X.then("whether what may be done was done", 1, 1);
const NAMED: Span = DID.then("the faction that was named", 1, 4);
const PICKED: Span = NAMED.then("the player who was picked", 1, SEATS);
const PICKS: Span = PICKED.then("cards that are picked or shown", 1, HEROES);
const ACTIVE: Span = PICKS.then("whose turn it is", 1, SEATS);
const ROUND: Span = ACTIVE.then("the round", 1, 14);
const DISCARDED: Span = ROUND.then("cards discarded in this turn", 1, 3);
const RED: Span = DISCARDED.then("the red marker", 1, SPACES);
const GREEN: Span = RED.then("the green marker", 1, SPACES);
const MARKERS: Span = GREEN.then("both markers, red by green", SPACES, SPACES);
const AHEAD: Span = MARKERS.then("the faction that is ahead", 1, 4);
const HARBOR: Span = AHEAD.then("cards in the Harbor, by sixes", 1, 10);
const WILDERNESS: Span = HARBOR.then("cards in the Wilderness, by threes", 1, 10);
const GRAVEYARD: Span = WILDERNESS.then("cards in the Graveyard", 1, 10);
const HAND: Span = GRAVEYARD.then("heroes in the viewer's hand", 1, HEROES);
const HIDDEN: Span = HAND.then("hidden heroes of the viewer's party", 1, HEROES);
const FACE_UP: Span = HIDDEN.then("face-up heroes of each party", SEATS, HEROES);
const KNOWN_HIDDEN: Span = FACE_UP.then("hidden heroes of others that the viewer knows", 1, HEROES);
const KNOWN_HAND: Span = KNOWN_HIDDEN.then("cards in others' hands that the viewer knows", 1, HEROES);
const IN_TAVERN: Span = KNOWN_HAND.then("heroes in the Tavern", 1, HEROES);
const BURIED: Span = IN_TAVERN.then("heroes in the Graveyard", 1, HEROES);
const DISCARDS: Span = BURIED.then("cards in the Wilderness that the viewer knows", 1, HEROES);
const ASIDE: Span = DISCARDS.then("cards set aside that the viewer knows", 1, HEROES);
const LEFT: Span = ASIDE.then("face-up heroes to the end", SEATS, 9);
const HIDDEN_COUNT: Span = LEFT.then("how many hidden heroes", SEATS, 6);
const HAND_COUNT: Span = HIDDEN_COUNT.then("how many cards in hand", SEATS, 6);
const PARTY: Span = HAND_COUNT.then("known heroes of a party by faction, up to six each", SEATS, 24);
const UNKNOWN: Span = PARTY.then("hidden heroes the viewer does not know", SEATS, 4);
const HELD: Span = UNKNOWN
    .then("known cards of a hand by faction", SEATS, 4)
    .counted_in(0.5);
const DEEDS: Span = HELD
    .then("what everybody saw a seat do", SEATS, DEEDS_SIZE)
    .counted_in(0.25);

/// All ranges of an observation, in their order. Where a range has six rows, they are the seats from the viewer on.
pub const OBSERVATION: [Span; 37] = [
    PLAYERS,
    SETS,
    LEADER,
    PROMPT,
    SOURCE,
    EFFECT,
    X,
    DID,
    NAMED,
    PICKED,
    PICKS,
    ACTIVE,
    ROUND,
    DISCARDED,
    RED,
    GREEN,
    MARKERS,
    AHEAD,
    HARBOR,
    WILDERNESS,
    GRAVEYARD,
    HAND,
    HIDDEN,
    FACE_UP,
    KNOWN_HIDDEN,
    KNOWN_HAND,
    IN_TAVERN,
    BURIED,
    DISCARDS,
    ASIDE,
    LEFT,
    HIDDEN_COUNT,
    HAND_COUNT,
    PARTY,
    UNKNOWN,
    HELD,
    DEEDS,
];

/// How many numbers an observation has.
pub const OBSERVATION_SIZE: usize = DEEDS.end();

/// An observation that is written.
type Tensor = [u8; OBSERVATION_SIZE];

/// Writes what the player `me` knows, whose view it is, and what everybody was seen to do.
///
/// # Panics
/// If there is no room for [`OBSERVATION_SIZE`] numbers.
pub fn observe(sight: &impl Sight, me: Seat, deeds: &Deeds, out: &mut [u8]) {
    let (out, _) = out.split_first_chunk_mut().expect("room for an observation");
    let setup = sight.setup();
    let players = setup.players();
    let places = sight.whereabouts();
    // Marks of heroes are written sixteen at a time, from the first range to the last: what runs over the end of one is
    // written over by the next.
    out[..HAND.start].fill(0);
    mark_heroes(&places, me, players, out);
    out[LEFT.start..].fill(0);
    observe_table(sight, me, setup, out);
    observe_question(sight, me, players, out);
    let parties = Parties::new(&places);
    for row in 0..usize::from(players) {
        let Some(seat) = absolute(row, me, players) else {
            continue;
        };
        observe_party(sight, &parties, seat, row, setup, out);
        observe_deeds(seat, row, me, players, deeds, out);
    }
}

/// Marks the heroes that lie here.
#[inline(always)]
fn mark(span: Span, row: usize, places: &Whereabouts, out: &mut Tensor, here: impl Fn(u8) -> bool) {
    let first = span.at(row, 0);
    for (mark, &place) in out[first..first + Whereabouts::WIDTH].iter_mut().zip(places.numbers()) {
        *mark = u8::from(here(place));
    }
}

/// All ranges in which every hero has a place, in their order.
fn mark_heroes(places: &Whereabouts, me: Seat, players: u8, out: &mut Tensor) {
    const AFTER_HEROES: usize = ASIDE.end();
    const { assert!(AFTER_HEROES == LEFT.start && HAND.end() == HIDDEN.start && HIDDEN.end() == FACE_UP.start) };
    // One of those that come after the first, one for each seat.
    let any = |place: u8, first: u8| place.wrapping_sub(first) < SEATS as u8;
    let (hand, hidden) = (Whereabouts::hand(me), Whereabouts::hidden(me));
    mark(HAND, 0, places, out, |place| place == hand);
    mark(HIDDEN, 0, places, out, |place| place == hidden);
    for row in 0..SEATS {
        let party = absolute(row, me, players).map_or(u8::MAX, Whereabouts::face_up);
        mark(FACE_UP, row, places, out, |place| place == party);
    }
    let (hands, stacks) = (Whereabouts::hand(Seat::S0), Whereabouts::hidden(Seat::S0));
    mark(KNOWN_HIDDEN, 0, places, out, |place| {
        any(place, stacks) & (place != hidden)
    });
    mark(KNOWN_HAND, 0, places, out, |place| any(place, hands) & (place != hand));
    mark(IN_TAVERN, 0, places, out, |place| {
        place.wrapping_sub(Whereabouts::TAVERN) < 3
    });
    mark(BURIED, 0, places, out, |place| place == Whereabouts::GRAVEYARD);
    mark(DISCARDS, 0, places, out, |place| place == Whereabouts::WILDERNESS);
    mark(ASIDE, 0, places, out, |place| {
        place.wrapping_sub(Whereabouts::ASIDE) < 2
    });
}

fn observe_table(sight: &impl Sight, me: Seat, setup: Setup, out: &mut Tensor) {
    let players = setup.players();
    out[PLAYERS.at(0, usize::from(players.clamp(2, 6)) - 2)] = 1;
    let sets = if setup.short {
        setup.added
    } else {
        setup.edition.sets().union(setup.added)
    };
    for set in sets.iter() {
        out[SETS.at(0, set as usize)] = 1;
    }
    out[SETS.at(0, Set::ALL.len())] = u8::from(setup.short);
    if let Some(leader) = sight.leader(me) {
        out[LEADER.at(0, leader as usize - 1)] = 1;
    }
    if let Some(active) = sight.active() {
        out[ACTIVE.at(0, relative(active, me, players))] = 1;
    }
    out[ROUND.at(0, (sight.turn() as usize / usize::from(players)).min(13))] = 1;
    fill_up_to::<3>(out, DISCARDED.start, usize::from(sight.discarded()));
    let track = sight.track();
    let (red, green) = (usize::from(track.red()) - 1, usize::from(track.green()) - 1);
    out[RED.at(0, red)] = 1;
    out[GREEN.at(0, green)] = 1;
    out[MARKERS.at(red, green)] = 1;
    out[AHEAD.at(0, track.winning_faction() as usize)] = 1;
    fill_up_to::<10>(out, HARBOR.start, sight.harbor_size().div_ceil(6));
    fill_up_to::<10>(out, WILDERNESS.start, sight.wilderness_size().div_ceil(3));
    fill_up_to::<10>(out, GRAVEYARD.start, sight.graveyard_size());
}

fn observe_question(sight: &impl Sight, me: Seat, players: u8, out: &mut Tensor) {
    for hero in sight.picks(me).into_iter().flatten() {
        out[PICKS.at(0, place_of(hero))] = 1;
    }
    if let Some(prompt) = sight.prompt(me) {
        out[PROMPT.at(0, prompt as usize)] = 1;
    }
    let Some(performing) = sight.performing() else { return };
    out[SOURCE.at(0, place_of(performing.hero))] = 1;
    out[EFFECT.at(0, usize::from(performing.effect.min(3)))] = 1;
    out[X.at(0, usize::from(performing.x.min(3)))] = 1;
    out[DID.start] = u8::from(performing.did);
    if let Some(faction) = performing.named {
        out[NAMED.at(0, faction as usize)] = 1;
    }
    if let Some(player) = performing.player {
        out[PICKED.at(0, relative(player, me, players))] = 1;
    }
    if let Some(hero) = performing.card {
        out[PICKS.at(0, place_of(hero))] = 1;
    }
}

/// How many cards a party and a hand have, and of which factions; how many heroes the party is from ending the game.
fn observe_party(sight: &impl Sight, parties: &Parties, seat: Seat, row: usize, setup: Setup, out: &mut Tensor) {
    let hidden = sight.hidden_size(seat);
    fill_up_to::<6>(out, HIDDEN_COUNT.at(row, 0), hidden);
    fill_up_to::<6>(out, HAND_COUNT.at(row, 0), sight.hand_size(seat));
    let (face_up, known) = (parties.face_up(seat), parties.hidden(seat));
    fill_up_to::<4>(out, UNKNOWN.at(row, 0), hidden.saturating_sub(known.heroes()));
    let (party, held) = (face_up.and(known), parties.hand(seat));
    for faction in 0..4 {
        fill_up_to::<6>(out, PARTY.at(row, 6 * faction), usize::from(party.of(faction)));
        out[HELD.at(row, faction)] = held.of(faction).min(24);
    }
    let left = usize::from(setup.heroes_to_end()).saturating_sub(face_up.heroes());
    out[LEFT.at(row, left.min(8))] = 1;
}

fn observe_deeds(seat: Seat, row: usize, me: Seat, players: u8, deeds: &Deeds, out: &mut Tensor) {
    let row = DEEDS.row(out, row);
    let counters = deeds.of_seat(seat);
    row.copy_from_slice(counters);
    // One byte for each seat: all of them move up until the viewer's comes first.
    let mut victims = [0; 8];
    victims[..SEATS].copy_from_slice(&counters[VICTIMS..VICTIMS + SEATS]);
    let (victims, all, before) = (
        u64::from_le_bytes(victims),
        8 * u32::from(players),
        8 * me.index() as u32,
    );
    let turned = (victims >> before) | (victims << all.saturating_sub(before));
    let turned = turned & ((1 << all) - 1);
    row[VICTIMS..VICTIMS + SEATS].copy_from_slice(&turned.to_le_bytes()[..SEATS]);
}
