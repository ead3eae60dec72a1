//! A world at the beginning of a turn as a list of features that are present.

use crate::span::Span;
use crate::{place_of, relative};
use rules::{Faction, Hero, MOST_PLAYERS, Seat, Slot, World};

const HEROES: usize = Hero::COUNT;
const SPACES: usize = rules::Track::LAST as usize;
const SEATS: usize = MOST_PLAYERS;
/// A place for every seat, and one for nobody.
const WINNERS: usize = SEATS + 1;

const PLAYERS: Span = Span::first("players, 2 to 6", 5);
const ROUND: Span = PLAYERS.then("the round", 1, 14);
const RED: Span = ROUND.then("the red marker", 1, SPACES);
const GREEN: Span = RED.then("the green marker", 1, SPACES);
const MARKERS: Span = GREEN.then("both markers, red by green", SPACES, SPACES);
const AHEAD: Span = MARKERS.then("the faction that is ahead", 1, 4);
const TURNS: Span = AHEAD.then("turns to the end, at the least", 1, 25);
const TAVERN: Span = TURNS.then("heroes in the Tavern", 1, HEROES);
const HARBOR: Span = TAVERN.then("cards in the Harbor, by sixes", 1, 10);
const WILDERNESS: Span = HARBOR.then("cards in the Wilderness, by threes", 1, 10);
const GRAVEYARD: Span = WILDERNESS.then("cards in the Graveyard", 1, 10);
const WINNER: Span = GRAVEYARD.then("who would win now", 1, WINNERS);
const WINNER_WITH: Span = WINNER.then("who would win with each faction ahead", 4, WINNERS);
const ALIGNED: Span = WINNER_WITH.then("leaders aligned with each faction", 4, SEATS + 1);
const LEADER: Span = ALIGNED.then("the leader", SEATS, 6);
const FACE_UP: Span = LEADER.then("face-up heroes", SEATS, HEROES);
const HIDDEN: Span = FACE_UP.then("hidden heroes", SEATS, HEROES);
const HAND: Span = HIDDEN.then("cards in hand", SEATS, HEROES);
const LEFT: Span = HAND.then("face-up heroes to the end", SEATS, 9);
const PARTY: Span = LEFT.then("heroes of the party by faction", SEATS, 4 * 8);
const HELD: Span = PARTY.then("cards in hand by faction", SEATS, 4 * 5);
const HIDDEN_COUNT: Span = HELD.then("how many hidden heroes", SEATS, 5);
const OWN: Span = HIDDEN_COUNT.then("heroes of the leader's factions, by leader and faction", SEATS, 12 * 8);

/// All ranges of a standing, in their order. Where a range has six rows, they are the seats from the active one on.
pub const STANDING: [Span; 23] = [
    PLAYERS,
    ROUND,
    RED,
    GREEN,
    MARKERS,
    AHEAD,
    TURNS,
    TAVERN,
    HARBOR,
    WILDERNESS,
    GRAVEYARD,
    WINNER,
    WINNER_WITH,
    ALIGNED,
    LEADER,
    FACE_UP,
    HIDDEN,
    HAND,
    LEFT,
    PARTY,
    HELD,
    HIDDEN_COUNT,
    OWN,
];

/// How many features there are.
pub const STANDING_SIZE: usize = OWN.end();

/// The most features that are listed; more cards than that are left out.
pub const STANDING_MOST: usize = 192;

/// The features that are present in a world at the beginning of a turn.
#[derive(Clone, Debug)]
pub struct Standing {
    list: [u16; STANDING_MOST],
    count: usize,
}

impl Default for Standing {
    fn default() -> Standing {
        Standing {
            list: [0; STANDING_MOST],
            count: 0,
        }
    }
}

impl Standing {
    /// The features that are present.
    #[inline]
    pub fn features(&self) -> &[u16] {
        &self.list[..self.count]
    }

    #[inline]
    fn add(&mut self, feature: usize) {
        if let Some(place) = self.list.get_mut(self.count) {
            *place = feature as u16;
            self.count += 1;
        }
    }

    /// Lists the features of a world in which `active` begins a turn. What says most comes first.
    pub fn look(&mut self, world: &World, active: Seat) {
        self.count = 0;
        let players = world.players();
        let seats = usize::from(players);
        self.add(PLAYERS.at(0, seats.clamp(2, 6) - 2));
        self.add(ROUND.at(0, (world.turn() as usize / seats).min(13)));
        let track = world.track();
        let (red, green) = (usize::from(track.red()) - 1, usize::from(track.green()) - 1);
        self.add(RED.at(0, red));
        self.add(GREEN.at(0, green));
        self.add(MARKERS.at(red, green));
        let ahead = track.winning_faction();
        self.add(AHEAD.at(0, ahead as usize));
        let place = |winner: Option<Seat>| winner.map_or(SEATS, |seat| relative(seat, active, players));
        for faction in Faction::ALL {
            let winner = place(world.winner_with(faction));
            self.add(WINNER_WITH.at(faction as usize, winner));
            if faction == ahead {
                self.add(WINNER.at(0, winner));
            }
        }
        let mut aligned = [0_usize; 4];
        let mut turns = 24;
        for seat in world.seats() {
            let left = self.look_at(world, seat, relative(seat, active, players), &mut aligned);
            let first = relative(seat, active, players) + 1;
            turns = turns.min(left.checked_sub(1).map_or(0, |more| first + more * seats));
        }
        self.add(TURNS.at(0, turns));
        for (faction, count) in aligned.into_iter().enumerate() {
            self.add(ALIGNED.at(faction, count));
        }
        for hero in Slot::ALL.into_iter().filter_map(|slot| world.tavern(slot)) {
            self.add(TAVERN.at(0, place_of(hero)));
        }
        let harbor = usize::from(world.harbor_size());
        self.add(HARBOR.at(0, (harbor / 6).min(9)));
        self.add(WILDERNESS.at(0, (usize::from(world.wilderness_size()) / 3).min(9)));
        self.add(GRAVEYARD.at(0, usize::from(world.graveyard_size()).min(9)));
    }

    /// One seat; returns how many face-up heroes it is from ending the game.
    fn look_at(&mut self, world: &World, seat: Seat, row: usize, aligned: &mut [usize; 4]) -> usize {
        let leader = world.leader_of(seat);
        self.add(LEADER.at(row, leader as usize - 1));
        let (mut party, mut held) = ([0_usize; 4], [0_usize; 4]);
        for hero in world.face_up(seat) {
            self.add(FACE_UP.at(row, place_of(hero)));
            hero.factions().iter().for_each(|faction| party[faction as usize] += 1);
        }
        for hero in world.hidden(seat) {
            self.add(HIDDEN.at(row, place_of(hero)));
            hero.factions().iter().for_each(|faction| party[faction as usize] += 1);
        }
        for hero in world.hand(seat) {
            self.add(HAND.at(row, place_of(hero)));
            hero.factions().iter().for_each(|faction| held[faction as usize] += 1);
        }
        let enough = usize::from(world.setup().heroes_to_end());
        let left = enough.saturating_sub(usize::from(world.face_up_size(seat)));
        self.add(LEFT.at(row, left.min(8)));
        self.add(HIDDEN_COUNT.at(row, usize::from(world.hidden_size(seat)).min(4)));
        for faction in 0..4 {
            self.add(PARTY.at(row, 8 * faction + party[faction].min(7)));
            self.add(HELD.at(row, 5 * faction + held[faction].min(4)));
        }
        for (which, faction) in leader.alignment().into_iter().enumerate() {
            aligned[faction as usize] += 1;
            let pair = 2 * (leader as usize - 1) + which;
            self.add(OWN.at(row, 8 * pair + party[faction as usize].min(7)));
        }
        left
    }
}
