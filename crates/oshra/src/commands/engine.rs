//! `oshra engine`: the game over a pipe.

use super::options;
use crate::failure::Failure;
use bots::{Bot, Budget, Level, Stop, TextSeed};
use engine::{Leaders, Thinker, Thought, Wanted};
use rules::{Memory, Seat};
use std::collections::HashMap;
use std::collections::hash_map::Entry;
use std::io;
use std::time::Duration;

#[derive(clap::Args)]
pub(crate) struct Arguments {
    /// Print the JSON Schema of requests and answers, and play nothing
    #[arg(long)]
    schema: bool,
}

/// Bots that were asked before. They would answer the same if they were made again, only later: what they have concluded
/// from a game need not be concluded again.
#[derive(Default)]
struct Bots {
    asked: HashMap<Who, Box<dyn Bot>>,
}

/// Everything that makes a bot the same one.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
struct Who {
    game: u64,
    seat: Seat,
    level: Level,
    seed: u64,
    time: Option<Duration>,
    iterations: Option<u32>,
}

/// A session that asks more bots than this forgets the earlier ones.
const MOST_BOTS: usize = 64;

impl Who {
    fn new(memory: &Memory, wanted: &Wanted<'_>) -> Option<Who> {
        let seat = memory.seat()?;
        Some(Who {
            game: memory.game(),
            seat,
            level: Level::from_id(wanted.level).filter(|&level| bots::can_play(level))?,
            seed: match wanted.seed {
                Some(text) => TextSeed::from(text).number(),
                None => memory.game().wrapping_add(seat.index() as u64),
            },
            time: wanted.time,
            iterations: wanted.iterations,
        })
    }

    fn make(&self) -> Option<Box<dyn Bot>> {
        let budget = Budget {
            time: self.time,
            iterations: self.iterations,
            threads: 1,
            stop: Stop::default(),
        };
        bots::bot(self.level, self.seed, budget).ok()
    }
}

impl Bots {
    /// The bot that is wanted, as it was when it was asked last.
    fn bot(&mut self, memory: &Memory, wanted: &Wanted<'_>) -> Option<&mut Box<dyn Bot>> {
        let who = Who::new(memory, wanted)?;
        if self.asked.len() >= MOST_BOTS && !self.asked.contains_key(&who) {
            self.asked.clear();
        }
        Some(match self.asked.entry(who) {
            Entry::Occupied(known) => known.into_mut(),
            Entry::Vacant(new) => new.insert(who.make()?),
        })
    }
}

impl Thinker for Bots {
    fn think(&mut self, memory: &Memory, wanted: &Wanted<'_>) -> Option<Thought> {
        let bot = self.bot(memory, wanted)?;
        let choice = bot.think(memory)?.choice;
        Some(Thought {
            choice,
            chances: bot.chances(),
        })
    }

    fn believe(&mut self, memory: &Memory, wanted: &Wanted<'_>) -> Option<Leaders> {
        Some(self.bot(memory, wanted)?.leaders(memory))
    }
}

pub(crate) fn run(arguments: &Arguments) -> Result<(), Failure> {
    if arguments.schema {
        return options::print_json(&engine::schema());
    }
    engine::serve(io::stdin().lock(), io::stdout().lock(), &mut Bots::default())?;
    Ok(())
}
