//! Playing at the pace of people.

use crate::Dice;
use rules::{Prompt, View};
use std::time::Duration;

/// How fast a bot plays. A pause is for whoever runs the bot to wait, outside its thinking and without work.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub enum Pace {
    /// Without any waiting.
    #[default]
    Instant,
    /// Like somebody at the table, so that others can follow.
    Human,
}

impl Pace {
    /// How much longer to wait before a choice is told, if thinking took so long already.
    ///
    /// ```
    /// use bots::{Dice, Pace};
    /// use rules::{Game, Seat, Seed, Setup, Viewer};
    /// use std::time::Duration;
    /// let game = Game::new(Setup::new(2)?, &Seed::from("no hurry"));
    /// let view = game.view(Viewer::Seat(Seat::S0));
    /// let pause = Pace::Human.pause(&view, Duration::ZERO, &mut Dice::new(1));
    /// assert!(pause > Duration::from_millis(500) && pause < Duration::from_secs(5));
    /// assert_eq!(Pace::Instant.pause(&view, Duration::ZERO, &mut Dice::new(1)), Duration::ZERO);
    /// # Ok::<(), rules::Refusal>(())
    /// ```
    pub fn pause(self, view: &View, thought: Duration, dice: &mut Dice) -> Duration {
        if self == Pace::Instant {
            return Duration::ZERO;
        }
        let asked = view.asked().find(|asked| Some(asked.seat) == view.seat());
        let milliseconds = match asked.map(|asked| asked.prompt) {
            // One has to look at a hand or at the table.
            Some(Prompt::SetupHidden | Prompt::Play) => 1_600.0,
            Some(Prompt::Draw | Prompt::DiscardDown | Prompt::DiscardMore) => 700.0,
            _ => 1_000.0,
        };
        let patience = if view.choices().len() < 2 { 0.5 } else { 1.0 };
        // Nobody takes exactly as long every time.
        let wanted = milliseconds * patience * (0.75 + 0.75 * dice.unit());
        Duration::from_millis(wanted as u64).saturating_sub(thought)
    }
}
