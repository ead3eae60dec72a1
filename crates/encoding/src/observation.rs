//! What a seat may know, as a tensor.

use crate::deeds::{DEEDS_SIZE, Deeds, VICTIMS};
use crate::sight::Sight;
use crate::span::Span;
use crate::{count_factions, fill_up_to, place_of, relative};
use rules::{Hero, MOST_PLAYERS, Prompt, Seat, Set, Setup, Slot};

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

/// Writes what the player `me` knows, whose view it is, and what everybody was seen to do.
///
/// # Panics
/// If there is no room for [`OBSERVATION_SIZE`] numbers.
pub fn observe(sight: &impl Sight, me: Seat, deeds: &Deeds, out: &mut [u8]) {
    let out = &mut out[..OBSERVATION_SIZE];
    out.fill(0);
    let setup = sight.setup();
    let players = setup.players();
    observe_table(sight, me, setup, out);
    observe_piles(sight, me, out);
    observe_question(sight, me, players, out);
    for seat in Seat::all(players) {
        let row = relative(seat, me, players);
        observe_party(sight, seat, row, out);
        observe_left(sight, seat, row, setup, out);
        observe_deeds(seat, row, me, players, deeds, out);
    }
}

fn observe_table(sight: &impl Sight, me: Seat, setup: Setup, out: &mut [u8]) {
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
}

fn observe_piles(sight: &impl Sight, me: Seat, out: &mut [u8]) {
    fill_up_to::<10>(out, HARBOR.start, sight.harbor_size().div_ceil(6));
    fill_up_to::<10>(out, WILDERNESS.start, sight.wilderness_size().div_ceil(3));
    fill_up_to::<10>(out, GRAVEYARD.start, sight.graveyard_size());
    let mut mark = |span: Span, hero: Option<Hero>| {
        if let Some(hero) = hero {
            out[span.at(0, place_of(hero))] = 1;
        }
    };
    Slot::ALL.iter().for_each(|&slot| mark(IN_TAVERN, sight.tavern(slot)));
    sight.graveyard().for_each(|hero| mark(BURIED, hero));
    sight.wilderness().for_each(|hero| mark(DISCARDS, hero));
    sight.aside().for_each(|hero| mark(ASIDE, hero));
    sight.picks(me).into_iter().for_each(|hero| mark(PICKS, hero));
}

fn observe_question(sight: &impl Sight, me: Seat, players: u8, out: &mut [u8]) {
    if let Some(asked) = sight.asked(me) {
        out[PROMPT.at(0, asked.prompt as usize)] = 1;
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

/// The cards of a party and of a hand.
fn observe_party(sight: &impl Sight, seat: Seat, row: usize, out: &mut [u8]) {
    // The viewer comes first.
    let own = row == 0;
    let (mut party, mut held) = ([0_u8; 4], [0_u8; 4]);
    for hero in sight.face_up(seat) {
        out[FACE_UP.at(row, place_of(hero))] = 1;
        count_factions(hero, &mut party);
    }
    let (mut hidden, mut unknown) = (0, 0);
    for card in sight.hidden(seat) {
        hidden += 1;
        if let Some(hero) = card {
            let span = if own { HIDDEN } else { KNOWN_HIDDEN };
            out[span.at(0, place_of(hero))] = 1;
            count_factions(hero, &mut party);
        } else {
            unknown += 1;
        }
    }
    let mut hand = 0;
    for card in sight.hand(seat) {
        hand += 1;
        if let Some(hero) = card {
            let span = if own { HAND } else { KNOWN_HAND };
            out[span.at(0, place_of(hero))] = 1;
            count_factions(hero, &mut held);
        }
    }
    fill_up_to::<6>(out, HIDDEN_COUNT.at(row, 0), hidden);
    fill_up_to::<6>(out, HAND_COUNT.at(row, 0), hand);
    fill_up_to::<4>(out, UNKNOWN.at(row, 0), unknown);
    for faction in 0..4 {
        fill_up_to::<6>(out, PARTY.at(row, 6 * faction), usize::from(party[faction]));
        out[HELD.at(row, faction)] = held[faction].min(24);
    }
}

/// How many face-up heroes a party is from ending the game.
fn observe_left(sight: &impl Sight, seat: Seat, row: usize, setup: Setup, out: &mut [u8]) {
    let left = usize::from(setup.heroes_to_end()).saturating_sub(sight.face_up(seat).count());
    out[LEFT.at(row, left.min(8))] = 1;
}

fn observe_deeds(seat: Seat, row: usize, me: Seat, players: u8, deeds: &Deeds, out: &mut [u8]) {
    let row = DEEDS.row(out, row);
    let counters = deeds.of_seat(seat);
    row.copy_from_slice(counters);
    row[VICTIMS..VICTIMS + SEATS].fill(0);
    for victim in Seat::all(players) {
        row[VICTIMS + relative(victim, me, players)] = counters[VICTIMS + victim.index()];
    }
}
