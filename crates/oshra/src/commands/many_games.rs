//! What `sim` and `match` are both told about the games they play.

use super::options;
use crate::failure::Failure;
use lab::{GameCount, Thinking, Unsound};
use rules::{Edition, Set, Sets, Setup};
use std::num::NonZeroUsize;
use std::time::Duration;
use words::{Language, Words};

/// Which games are played, from what, and how the result is told.
#[derive(clap::Args)]
pub(crate) struct ManyGames {
    /// How many games, as 4000, 10k or 1M: with each number of players, and of each line-up at most. Different bots play a
    /// deal from every seat
    #[arg(long, default_value = "1000")]
    games: String,
    /// The edition [classic, heimliche-herrschaft, print-and-play]
    #[arg(long, default_value = "classic", value_parser = options::edition)]
    edition: Edition,
    /// Sets added to the edition [base, emperor, extra, kickstarter, queens], with commas
    #[arg(long, value_delimiter = ',', value_parser = options::set)]
    sets: Vec<Set>,
    /// The short game
    #[arg(long)]
    short: bool,
    /// What all deals come from; the same seed gives the same games
    #[arg(long)]
    seed: Option<String>,
    /// What a bot that searches may spend on a decision: a time as 200ms or 2s, or a number of iterations
    #[arg(long, value_name = "BUDGET", default_value = "1000")]
    think: String,
    /// How long a program may take for a decision, as 500ms or 5s
    #[arg(long, value_name = "TIME", default_value = "5s")]
    time: String,
    /// Threads that play; as many as there are cores if left out. The result is the same
    #[arg(long)]
    threads: Option<usize>,
    /// The language of what is written [en, de, pl]; the system's if left out
    #[arg(long, value_parser = options::language)]
    language: Option<Language>,
    /// Print one JSON object
    #[arg(long)]
    pub(crate) json: bool,
}

impl ManyGames {
    /// The words of the language that was asked for.
    pub(crate) fn words(&self) -> Words {
        options::words(self.language)
    }

    /// How many games.
    pub(crate) fn games(&self) -> Result<u64, Unsound> {
        Ok(self.games.parse::<GameCount>()?.0)
    }

    /// The rules, for this many players.
    pub(crate) fn setup(&self, players: u8) -> Result<Setup, Unsound> {
        let setup = Setup::new(players).map_err(|_| Unsound::Players(players))?;
        let setup = setup.with_edition(self.edition).with_sets(Sets::of(&self.sets));
        Ok(setup.with_short(self.short))
    }

    /// The seed that was given, or a random one.
    pub(crate) fn seed(&self) -> Result<String, Failure> {
        match &self.seed {
            Some(seed) => Ok(seed.clone()),
            None => {
                let seed = rules::Seed::random().map_err(|error| Failure::Request(error.to_string()))?;
                Ok(seed.text().to_owned())
            }
        }
    }

    /// What a bot that searches may spend.
    pub(crate) fn thinking(&self) -> Result<Thinking, Unsound> {
        self.think.parse()
    }

    /// How long a program may take.
    pub(crate) fn time(&self) -> Result<Duration, Unsound> {
        time(&self.time)
    }

    /// The threads that were asked for, or as many as there are cores.
    pub(crate) fn threads(&self) -> Result<usize, Unsound> {
        let cores = || std::thread::available_parallelism().map_or(1, NonZeroUsize::get);
        match self.threads {
            Some(0) => Err(Unsound::NoThreads),
            wanted => Ok(wanted.unwrap_or_else(cores)),
        }
    }
}

/// A time as people write it; programs are not given iterations.
pub(crate) fn time(text: &str) -> Result<Duration, Unsound> {
    match text.parse()? {
        Thinking::Milliseconds(time) => Ok(Duration::from_millis(u64::from(time))),
        Thinking::Iterations(_) => Err(Unsound::Thinking(text.to_owned())),
    }
}
