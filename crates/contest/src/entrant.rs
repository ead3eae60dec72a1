//! Who plays: a bot of the house, or a program.

use crate::ContestError;
use bots::Level;
use lab::{Thinking, Unsound};
use std::fmt;

/// Somebody who plays.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Entrant {
    /// As it was written: results are told by this name.
    pub name: String,
    /// A bot of ours, or a program.
    pub kind: Kind,
}

/// A bot of ours, or a program that speaks the engine protocol.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Kind {
    /// A bot of the house, with what it may spend on a decision.
    Bot(Level, Thinking),
    /// A program and its arguments.
    Program(Vec<String>),
}

impl Entrant {
    /// An entrant as people write it: a level, a level with a budget of its own (`master@150`, `champion@200ms`), or the
    /// command of a program (`./mybot.py`, `python3 mybot.py --fast`).
    ///
    /// # Errors
    /// A [`ContestError`] for a word that is neither.
    ///
    /// ```
    /// use contest::{Entrant, Kind};
    /// use lab::Thinking;
    /// let usual = Thinking::Iterations(1_000);
    /// let master = Entrant::parse("master@150", usual)?;
    /// assert_eq!(master.kind, Kind::Bot(bots::Level::Master, Thinking::Iterations(150)));
    /// let program = Entrant::parse("./my bot.py", usual)?;
    /// assert!(matches!(program.kind, Kind::Program(_)));
    /// assert!(Entrant::parse("wizard", usual).is_err());
    /// # Ok::<(), contest::ContestError>(())
    /// ```
    pub fn parse(text: &str, thinking: Thinking) -> Result<Entrant, ContestError> {
        let name = text.trim().to_owned();
        if Entrant::is_program(&name) {
            let kind = Kind::Program(command(&name));
            return Ok(Entrant { name, kind });
        }
        let (level, thinking) = match name.split_once('@') {
            Some((level, budget)) => (level, budget.parse()?),
            None => (name.as_str(), thinking),
        };
        let level: Level = level.parse().map_err(Unsound::from)?;
        if !bots::can_play(level) {
            return Err(Unsound::from(bots::UnknownLevel(level.id().to_owned())).into());
        }
        Ok(Entrant {
            name,
            kind: Kind::Bot(level, thinking),
        })
    }

    /// Whether this names a program: levels are single words.
    pub fn is_program(text: &str) -> bool {
        text.contains(['/', '\\', '.', ' '])
    }
}

impl Entrant {
    /// Whether a list of bots names any that are more than levels: programs, or levels with budgets of their own.
    pub fn are_any_special(text: &str) -> bool {
        text.split(',')
            .any(|name| Entrant::is_program(name.trim()) || name.contains('@'))
    }
}

impl fmt::Display for Entrant {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str(&self.name)
    }
}

/// A command as its words. Quotes hold words together, and Python files need not be executable.
fn command(text: &str) -> Vec<String> {
    if std::path::Path::new(text).is_file() {
        return with_python(vec![text.to_owned()]);
    }
    let mut words = vec![String::new()];
    let mut quote = None;
    for letter in text.chars() {
        match (quote, letter) {
            (None, '"' | '\'') => quote = Some(letter),
            (Some(open), letter) if open == letter => quote = None,
            (None, letter) if letter.is_whitespace() => words.push(String::new()),
            (_, letter) => words.iter_mut().last().into_iter().for_each(|word| word.push(letter)),
        }
    }
    words.retain(|word| !word.is_empty());
    with_python(words)
}

/// What runs Python on this system.
const PYTHON: &str = if cfg!(windows) { "python" } else { "python3" };

fn with_python(mut words: Vec<String>) -> Vec<String> {
    if words.first().is_some_and(|word| word.ends_with(".py")) {
        words.insert(0, PYTHON.to_owned());
    }
    words
}

/// Who sits at a table, by their numbers among the entrants, in any order.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LineUp(pub Vec<usize>);

impl LineUp {
    /// Reads line-ups as people write them, entrants separated by commas, and adds whoever is new to `entrants`. One entrant
    /// for several players sits on all seats.
    ///
    /// # Errors
    /// A [`ContestError`] if somebody does not exist, or there are not as many as `players`.
    pub fn parse(
        text: &str,
        players: u8,
        thinking: Thinking,
        entrants: &mut Vec<Entrant>,
    ) -> Result<LineUp, ContestError> {
        let mut seats = Vec::new();
        for name in text.split(',') {
            let entrant = Entrant::parse(name, thinking)?;
            let known = entrants.iter().position(|other| *other == entrant);
            seats.push(known.unwrap_or(entrants.len()));
            if known.is_none() {
                entrants.push(entrant);
            }
        }
        if let [alone] = seats[..] {
            seats = vec![alone; usize::from(players)];
        }
        if seats.len() != usize::from(players) {
            return Err(Unsound::Bots {
                bots: seats.len(),
                players,
            }
            .into());
        }
        Ok(LineUp(seats))
    }

    /// Whether all seats are played alike.
    pub fn is_uniform(&self) -> bool {
        self.0.windows(2).all(|pair| pair[0] == pair[1])
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn commands_are_words_and_quotes_hold_them_together() {
        assert_eq!(command("./bot --deep 'two words'"), ["./bot", "--deep", "two words"]);
        assert_eq!(command("./bot.py 3"), [PYTHON, "./bot.py", "3"]);
        assert_eq!(command("python3 ./bot.py"), ["python3", "./bot.py"]);
    }

    #[test]
    fn line_ups_number_who_is_new() {
        let mut entrants = Vec::new();
        let usual = Thinking::default();
        let first = LineUp::parse("master@5,adept,adept,./x.py", 4, usual, &mut entrants).unwrap();
        let second = LineUp::parse("adept,master@50", 2, usual, &mut entrants).unwrap();
        assert_eq!((first.0, second.0), (vec![0, 1, 1, 2], vec![1, 3]));
        assert!(LineUp::parse("adept,adept", 3, usual, &mut entrants).is_err());
        assert_eq!(LineUp::parse("adept", 3, usual, &mut entrants).unwrap().0, [1, 1, 1]);
    }
}
