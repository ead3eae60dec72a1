//! `oshra engine`: the game over a pipe.

use crate::failure::Failure;
use bots::{Budget, Level};
use engine::Thinker;
use rules::{Choice, View};
use std::io;
use std::time::Duration;

/// Bots that are asked once and forgotten: all they know is the view.
struct Bots {
    asked: u64,
}

impl Thinker for Bots {
    fn think(&mut self, view: &View, level: &str, time: Duration) -> Option<Choice> {
        let level = Level::from_id(level)?;
        self.asked += 1;
        let mut bot = bots::bot(level, self.asked, Budget::time(time));
        bot.think(view).map(|thought| thought.choice)
    }
}

pub(crate) fn run() -> Result<(), Failure> {
    engine::serve(io::stdin().lock(), io::stdout().lock(), &mut Bots { asked: 0 })?;
    Ok(())
}
