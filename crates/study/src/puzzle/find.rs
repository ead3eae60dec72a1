//! Finding puzzles in games that bots play.

use super::{Puzzle, Rating, unique_win};
use bots::{Adept, Bot, Dice, Thought};
use rules::{Choice, Edition, Game, Hero, Made, Memory, Prompt, Record, Seat, Seed, Set, Sets, Setup, Viewer};
use std::collections::BTreeMap;

/// Looks through games of Adepts for puzzles, one game at a time.
pub struct Hunt {
    seed: String,
    next: u64,
}

/// A puzzle that was found, and what makes it hard.
#[derive(Clone, Debug)]
pub struct Found {
    /// The puzzle.
    pub puzzle: Puzzle,
    /// How hard it is: the sum of what has to be seen.
    pub hardness: u32,
}

impl Hunt {
    /// Games from this seed.
    pub fn new(seed: impl Into<String>) -> Hunt {
        Hunt {
            seed: seed.into(),
            next: 0,
        }
    }

    /// Plays the next game, and gives the puzzles that were in it: at most one of each turn.
    pub fn next_game(&mut self) -> Vec<Found> {
        let number = self.next;
        self.next += 1;
        let mut dice = Dice::new(number);
        let setup = some_setup(number, &mut dice);
        let mut record = Record::deal(setup, Seed::from(format!("{} {number}", self.seed)));
        let mut bots: Vec<Adept> = (0..setup.players()).map(|_| Adept::new(dice.seed())).collect();
        let viewers = record.game().seats().map(Viewer::Seat);
        let mut memories: Vec<Memory> = viewers.map(|viewer| Memory::of(record.game(), viewer)).collect();
        let mut found = Vec::new();
        let mut events = Vec::new();
        while let Some(seat) = record.game().decider() {
            if is_near_the_end(record.game(), seat) {
                found.extend(self.look(&record, seat, number));
            }
            let Some(Thought { choice, .. }) = bots[seat.index()].think(&memories[seat.index()]) else {
                break;
            };
            events.clear();
            if record.choose(seat, choice, &mut events).is_err() {
                break;
            }
            for memory in &mut memories {
                memory.see(record.game(), Made { seat, choice }, &events);
            }
        }
        found
    }

    fn look(&self, record: &Record, seat: Seat, number: u64) -> Option<Found> {
        let view = record.game().view(Viewer::Seat(seat));
        let solution = unique_win(&view)?;
        let &Choice::Play(hero) = solution.first()? else {
            return None;
        };
        let mut position = record.position();
        let id = format!(
            "{}-{}-{number}-{}",
            hero.id(),
            record.game().players(),
            record.game().turn()
        );
        position.seed = Some(Seed::from(id.clone()));
        position.chance = 0;
        let hardness = hardness(record.game(), seat, &solution);
        Some(Found {
            puzzle: Puzzle {
                id,
                rating: rate(hardness),
                seat,
                solution,
                position,
            },
            hardness,
        })
    }
}

/// A full game of the classic edition for every number of players.
const SETUPS: [Setup; 5] = [players(2), players(3), players(4), players(5), players(6)];

const fn players(number: u8) -> Setup {
    match Setup::new(number) {
        Ok(setup) => setup,
        Err(_) => panic!("no game has this many players"),
    }
}

/// Every number of players, edition and length in turn.
fn some_setup(number: u64, dice: &mut Dice) -> Setup {
    let setup = SETUPS[(number % 5) as usize];
    let setup = match number / 5 % 5 {
        0 | 1 => setup,
        2 => setup.with_edition(Edition::HeimlicheHerrschaft),
        3 => setup.with_edition(Edition::PrintAndPlay),
        _ => setup.with_sets(Sets::of(&[Set::Queens])),
    };
    setup.with_short(dice.below(6) == 0)
}

/// Whether this seat is about to play and somebody's party is nearly full.
fn is_near_the_end(game: &Game, seat: Seat) -> bool {
    let plays = game
        .asked()
        .any(|asked| asked.seat == seat && asked.prompt == Prompt::Play);
    let view = game.view(Viewer::Seat(seat));
    let enough = usize::from(game.setup().heroes_to_end());
    plays && view.seats().any(|seat| view.face_up(seat).count() + 2 >= enough)
}

/// What has to be seen: the length of the solution, choices that look as good, and what a quick player would do.
fn hardness(game: &Game, seat: Seat, solution: &[Choice]) -> u32 {
    let memory = Memory::of(game, Viewer::Seat(seat));
    let view = memory.now();
    let Some(leader) = view.leader(seat) else { return 0 };
    let plays: Vec<Hero> = view
        .choices()
        .iter()
        .filter_map(|choice| match choice {
            Choice::Play(hero) => Some(*hero),
            _ => None,
        })
        .collect();
    let mut hardness = 2 * (solution.len() as u32 - 1);
    // An own faction does not win as things stand: the markers must be brought there.
    if !leader.factions().contains(view.track().winning_faction()) {
        hardness += 2;
    }
    if let Some(&Choice::Play(hero)) = solution.first() {
        // A hero that is of neither of the leader's factions.
        if !hero.factions().meets(leader.factions()) {
            hardness += 1;
        }
        hardness += u32::from(hero.is_advanced());
    }
    hardness += u32::from(plays.len() > 3) + u32::from(game.players() > 3);
    // How often a player without search misses it.
    let misses = (0..6).filter(|&seed| {
        let thought = Adept::new(seed).think(&memory);
        thought.map(|thought| thought.choice) != solution.first().copied()
    });
    hardness + misses.count() as u32
}

fn rate(hardness: u32) -> Rating {
    match hardness {
        0..=3 => Rating::Easy,
        4..=6 => Rating::Medium,
        _ => Rating::Hard,
    }
}

/// A varied selection: as many of every rating as there are, no hero and no table too often, the easiest first.
pub fn gather(found: Vec<Found>, count: usize) -> Vec<Puzzle> {
    let mut by_rating: BTreeMap<Rating, Vec<Found>> = BTreeMap::new();
    for one in found {
        by_rating.entry(one.puzzle.rating).or_default().push(one);
    }
    let mut chosen: Vec<Found> = Vec::new();
    // A hero may win once, then twice, and so on, until there are enough.
    for most in 1..=20 {
        for rating in Rating::ALL {
            let wanted = (count * (rating as usize + 1)).div_ceil(3);
            for one in by_rating.get(&rating).into_iter().flatten() {
                let same = |other: &&Found| other.puzzle.solution[0] == one.puzzle.solution[0];
                let taken = chosen.iter().any(|other| other.puzzle.id == one.puzzle.id);
                if chosen.len() < wanted && !taken && chosen.iter().filter(same).count() < most {
                    chosen.push(one.clone());
                }
            }
        }
    }
    chosen.truncate(count);
    chosen.sort_by(|one, other| (one.hardness, &one.puzzle.id).cmp(&(other.hardness, &other.puzzle.id)));
    chosen.into_iter().map(|one| one.puzzle).collect()
}
