//! One game between entrants.

use crate::entrant::{Entrant, Kind};
use crate::program::{Failing, Program};
use bots::{Bot, Budget, TextSeed};
use lab::Thinking;
use rules::{Choice, Event, Game, Made, Memory, Seat, Seed, Setup, Viewer};
use serde_json::{Value, json};
use std::collections::HashMap;
use std::time::Duration;

/// A game that takes more decisions is given up.
const MOST_DECISIONS: u32 = 20_000;

/// What came out of a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Played {
    /// Who sat where, by number among the entrants.
    pub(crate) seats: Vec<usize>,
    /// Who won; nobody if no leader was aligned, or the game was given up.
    pub(crate) winner: Option<usize>,
    pub(crate) decisions: u32,
    pub(crate) turns: u32,
    /// The seat whose program failed, and how.
    pub(crate) failed: Option<(usize, Failing)>,
}

/// The programs of one thread: each entrant has as many as it has seats, and they stay from game to game.
#[derive(Default)]
pub(crate) struct Crew {
    running: HashMap<(usize, usize), Program>,
}

/// Who plays for a seat.
enum Sitter {
    Bot(Box<dyn Bot>),
    /// A program of the crew, and how many choices of the game it was told of.
    Program((usize, usize), usize),
}

/// What a table is played with.
pub(crate) struct Pairing<'a> {
    pub(crate) entrants: &'a [Entrant],
    pub(crate) setup: Setup,
    /// The longest time a program may take for a choice.
    pub(crate) time: Duration,
}

impl Crew {
    /// The program of an entrant, started if it does not run.
    pub(crate) fn program(
        &mut self,
        key: (usize, usize),
        command: &[String],
        time: Duration,
    ) -> Result<&mut Program, Failing> {
        match self.running.entry(key) {
            std::collections::hash_map::Entry::Occupied(running) => Ok(running.into_mut()),
            std::collections::hash_map::Entry::Vacant(none) => Ok(none.insert(Program::start(command, time)?)),
        }
    }

    /// A program that failed is not asked again.
    fn dismiss(&mut self, key: (usize, usize)) {
        self.running.remove(&key);
    }
}

impl Pairing<'_> {
    /// Plays one game: this deal, with these entrants on the seats.
    pub(crate) fn play(&self, crew: &mut Crew, deal: &str, name: &str, seats: &[usize]) -> Played {
        let mut game = Game::new(self.setup, &Seed::from(deal));
        let mut memories: Vec<Memory> = game.seats().map(|seat| Memory::of(&game, Viewer::Seat(seat))).collect();
        let mut played = Played {
            seats: seats.to_vec(),
            winner: None,
            decisions: 0,
            turns: 0,
            failed: None,
        };
        let mut sitters = match self.sit_down(crew, name, seats, &memories) {
            Ok(sitters) => sitters,
            Err(failed) => {
                played.failed = Some(failed);
                return played;
            }
        };
        let mut events: Vec<Event> = Vec::new();
        while let Some(seat) = game.decider() {
            let choice = match think(
                &mut sitters[seat.index()],
                crew,
                name,
                &game,
                &mut memories[seat.index()],
            ) {
                Ok(choice) => choice,
                Err(failing) => {
                    if let Sitter::Program(key, _) = sitters[seat.index()] {
                        crew.dismiss(key);
                    }
                    played.failed = Some((seat.index(), failing));
                    break;
                }
            };
            events.clear();
            if game.choose(seat, choice, &mut events).is_err() || game.decisions_made() >= MOST_DECISIONS {
                break;
            }
            for (sitter, memory) in sitters.iter().zip(&mut memories) {
                if sitter.remembers() {
                    memory.see(&game, Made { seat, choice }, &events);
                }
            }
        }
        played.decisions = game.decisions_made();
        played.turns = game.turn();
        if let Some((_, winner, _)) = game.result() {
            played.winner = winner.map(Seat::index);
        }
        if played.failed.is_none() {
            say_goodbye(&sitters, crew, name, &memories);
        }
        played
    }

    fn sit_down(
        &self,
        crew: &mut Crew,
        name: &str,
        seats: &[usize],
        memories: &[Memory],
    ) -> Result<Vec<Sitter>, (usize, Failing)> {
        let mut sitters = Vec::new();
        for (seat, (&who, memory)) in seats.iter().zip(memories).enumerate() {
            let seed = format!("{name}/{seat}");
            let sitter = match &self.entrants[who].kind {
                Kind::Bot(level, thinking) => {
                    let bot = bots::bot(*level, TextSeed::from(seed.as_str()).number(), budget(*thinking));
                    Sitter::Bot(bot.map_err(|cannot| (seat, Failing::NoStart(cannot.to_string())))?)
                }
                Kind::Program(command) => {
                    let key = (who, seats[..seat].iter().filter(|&&other| other == who).count());
                    let program = crew.program(key, command, self.time);
                    let view = json!(memory.now());
                    let begun = program.and_then(|program| program.begin(name, seat as u8, &view, &seed));
                    if let Err(failing) = begun {
                        crew.dismiss(key);
                        return Err((seat, failing));
                    }
                    Sitter::Program(key, 0)
                }
            };
            sitters.push(sitter);
        }
        Ok(sitters)
    }
}

impl Sitter {
    fn remembers(&self) -> bool {
        match self {
            Sitter::Bot(bot) => bot.remembers(),
            Sitter::Program(..) => true,
        }
    }
}

fn think(
    sitter: &mut Sitter,
    crew: &mut Crew,
    name: &str,
    game: &Game,
    memory: &mut Memory,
) -> Result<Choice, Failing> {
    match sitter {
        Sitter::Bot(bot) => {
            if !bot.remembers() {
                memory.look_up(game);
            }
            let thought = bot.think(memory);
            thought.map(|thought| thought.choice).ok_or(Failing::Crashed)
        }
        Sitter::Program(key, told) => {
            let program = crew.running.get_mut(key).ok_or(Failing::Crashed)?;
            let seat = memory.seat().map_or(0, Seat::number);
            let moments = news(memory, *told);
            *told = memory.len();
            let choice = program.choose(name, seat, &json!(memory.now()), &moments)?;
            serde_json::from_value(choice).map_err(|error| Failing::Illegal(error.to_string()))
        }
    }
}

/// What a seat has seen since it was last told.
fn news(memory: &Memory, told: usize) -> Vec<Value> {
    let moments = memory.moments().skip(told);
    moments
        .map(|moment| json!({"chooser": moment.chooser, "choice": moment.choice, "events": moment.seen}))
        .collect()
}

/// Tells programs how it ended. What one does wrong then costs it nothing but a new start.
fn say_goodbye(sitters: &[Sitter], crew: &mut Crew, name: &str, memories: &[Memory]) {
    for (seat, (sitter, memory)) in sitters.iter().zip(memories).enumerate() {
        if let Sitter::Program(key, told) = *sitter {
            let (outcome, moments) = (json!(memory.now().outcome()), news(memory, told));
            let running = crew.running.get_mut(&key);
            let told = running.map(|program| program.end(name, seat as u8, &outcome, &moments));
            if !matches!(told, Some(Ok(()))) {
                crew.dismiss(key);
            }
        }
    }
}

fn budget(thinking: Thinking) -> Budget {
    match thinking {
        Thinking::Milliseconds(time) => Budget::time(Duration::from_millis(u64::from(time))),
        Thinking::Iterations(count) => Budget::iterations(count),
    }
}
