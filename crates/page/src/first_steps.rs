//! How somebody is met who has never played here: with the lesson, with three hints during the first game, or with
//! nothing at all.

use rules::Prompt;
use serde::{Deserialize, Serialize};

/// Something that is said beside the table in a first game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Hint {
    /// Who one is, and which card to hide.
    Leader,
    /// What playing a hero does to the markers.
    Play,
    /// Where to draw from.
    Draw,
}

impl Hint {
    /// All of them, in the order in which they are needed.
    pub const ALL: [Hint; 3] = [Hint::Leader, Hint::Play, Hint::Draw];

    /// The name used in texts and tests.
    pub const fn id(self) -> &'static str {
        match self {
            Hint::Leader => "leader",
            Hint::Play => "play",
            Hint::Draw => "draw",
        }
    }

    /// Which hint helps with a question.
    fn about(prompt: Prompt) -> Option<Hint> {
        match prompt {
            Prompt::SetupHidden => Some(Hint::Leader),
            Prompt::Play => Some(Hint::Play),
            Prompt::Draw => Some(Hint::Draw),
            _ => None,
        }
    }
}

/// How a newcomer begins.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Begin {
    /// With the guided game.
    Lesson,
    /// With a game and hints.
    Hints,
    /// With an ordinary game.
    Game,
}

/// What has become of it.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct FirstSteps {
    /// Whether somebody was asked how to begin.
    met: bool,
    /// The hints that are still to come.
    hints: Vec<Hint>,
}

impl FirstSteps {
    /// Whether somebody was asked how to begin.
    pub fn is_met(&self) -> bool {
        self.met
    }

    /// Notes how somebody begins, which decides whether hints are shown.
    pub fn begin(&mut self, how: Begin) {
        self.met = true;
        self.hints = match how {
            Begin::Hints => Hint::ALL.to_vec(),
            Begin::Lesson | Begin::Game => Vec::new(),
        };
    }

    /// What is said while this is asked.
    pub fn hint(&self, prompt: Option<Prompt>) -> Option<Hint> {
        Hint::about(prompt?).filter(|hint| self.hints.contains(hint))
    }

    /// A hint was read, or what it is about was done. Whether there was one.
    pub fn read(&mut self, hint: Hint) -> bool {
        let before = self.hints.len();
        self.hints.retain(|left| *left != hint);
        self.hints.len() < before
    }

    /// Whoever has learned the game needs nothing of this any more.
    pub fn learned(&mut self) {
        *self = FirstSteps {
            met: true,
            hints: Vec::new(),
        };
    }

    /// Which of the hints this is, from 1.
    pub fn number(hint: Hint) -> usize {
        1 + Hint::ALL.iter().position(|one| *one == hint).unwrap_or_default()
    }
}
