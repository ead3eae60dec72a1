//! What matters of a position.

use crate::fitted::UNKNOWN;
use rules::{Faction, Hero, Leader, MOST_PLAYERS, Seat, Step, Track, World};
use std::sync::LazyLock;

/// What somebody knows who judges a world.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Knowing {
    /// Everything in it is known.
    All,
    /// Only what this seat knows; of other cards it counts what an average card would.
    Of(Seat),
}

/// The markers, the time left and the parties.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Standing {
    pub(crate) players: usize,
    pub(crate) track: Track,
    /// Turns that seem to be left, the present one included until its hero is played.
    pub(crate) turns: usize,
    /// Heroes by seat and faction; unknown ones count in part.
    pub(crate) heroes: [[f32; 4]; MOST_PLAYERS],
    /// Heroes of each party in all.
    pub(crate) sizes: [f32; MOST_PLAYERS],
}

impl Standing {
    /// How a world stands.
    pub(crate) fn of(world: &World, eyes: Knowing) -> Standing {
        let players = usize::from(world.players());
        let facts = &*FACTS;
        let mut standing = Standing {
            players,
            track: world.track(),
            turns: turns_left(world),
            heroes: [[0.0; 4]; MOST_PLAYERS],
            sizes: [0.0; MOST_PLAYERS],
        };
        for (index, seat) in Seat::ALL.into_iter().enumerate().take(players) {
            let counts = &mut standing.heroes[index];
            let leader = match eyes {
                Knowing::All => Some(world.leader_of(seat)),
                Knowing::Of(me) => (me == seat).then(|| world.leader_of(seat)),
            };
            let mut special = false;
            for hero in world.face_up(seat) {
                let fact = &facts[hero.number() as usize & 127];
                add(counts, &fact.counts);
                special |= fact.special;
            }
            for hero in world.hidden(seat) {
                let known = match eyes {
                    Knowing::All => true,
                    Knowing::Of(me) => world.known_by(hero).contains(me),
                };
                if known {
                    let fact = &facts[hero.number() as usize & 127];
                    add(counts, &fact.counts);
                    special |= fact.special;
                } else {
                    add(counts, &[UNKNOWN; 4]);
                }
            }
            if special {
                count_queens(world, seat, leader, eyes, counts);
            }
            standing.sizes[index] = f32::from(world.face_up_size(seat) + world.hidden_size(seat));
        }
        standing
    }
}

#[inline]
fn add(counts: &mut [f32; 4], more: &[f32; 4]) {
    // All four at once: this is where thinking spends most of its time.
    *counts = std::array::from_fn(|faction| counts[faction] + more[faction]);
}

/// What a hero counts at the end.
#[derive(Clone, Copy, Default)]
struct Fact {
    /// By its factions alone.
    counts: [f32; 4],
    /// Whether it counts two in some company.
    special: bool,
}

static FACTS: LazyLock<[Fact; 128]> = LazyLock::new(|| {
    let mut facts = [Fact::default(); 128];
    for hero in Hero::all() {
        let fact = &mut facts[hero.number() as usize];
        for faction in hero.factions().iter() {
            fact.counts[faction as usize] = 1.0;
        }
        fact.special = hero.company().is_some();
    }
    facts
});

/// What a hero counts for each faction, by its factions alone.
pub(crate) fn counts_of(hero: Hero) -> &'static [f32; 4] {
    &FACTS[hero.number() as usize & 127].counts
}

/// Queens and the Best Friend count two in the right company, whichever faction wins.
fn count_queens(world: &World, seat: Seat, leader: Option<Leader>, eyes: Knowing, counts: &mut [f32; 4]) {
    let seen = |hero: &Hero| match eyes {
        Knowing::All => true,
        Knowing::Of(me) => world.known_by(*hero).contains(me),
    };
    let party = || world.face_up(seat).chain(world.hidden(seat)).filter(seen);
    let with_emperor = party().any(|hero| hero == Hero::EMPEROR);
    for hero in party() {
        for faction in Faction::ALL {
            let counts_now = f32::from(hero.counts_for(faction, leader, with_emperor));
            counts[faction as usize] += counts_now - counts_of(hero)[faction as usize];
        }
    }
}

/// The plays until the first party can have enough face-up heroes, if everybody plays one each turn.
pub(crate) fn turns_left(world: &World) -> usize {
    let players = usize::from(world.players());
    let enough = usize::from(world.setup().heroes_to_end());
    let (active, played) = match (world.step(), world.active()) {
        (Step::Over, _) => return 0,
        (Step::Setup, _) | (_, None) => (0, false),
        (step, Some(active)) => (active.index(), step != Step::Play),
    };
    let mut least = usize::MAX;
    for (seat, &party) in Seat::ALL.iter().enumerate().take(players) {
        let missing = enough.saturating_sub(usize::from(world.face_up_size(party)));
        // Plays until this seat's next one is done, that one included.
        let mut first = (seat + players - active) % players + 1;
        if played {
            first = if first == 1 { players } else { first - 1 };
        }
        let turns = match missing {
            0 => 0,
            more => first + (more - 1) * players,
        };
        least = least.min(turns);
    }
    least
}
