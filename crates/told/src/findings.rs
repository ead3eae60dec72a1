//! What a look back at a finished game found, and what came of a puzzle.

use rules::{Choice, Faction, Hero, Leader, Seat};
use serde::{Deserialize, Serialize};

/// What was found out about a game. Shares are 0 to 1.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Findings {
    /// Everybody's chance to win, by moment and seat.
    pub chances: Vec<Vec<f32>>,
    /// How likely the others thought each seat's true leader, by moment and seat: the lower, the better it was hidden.
    pub exposure: Vec<Vec<f32>>,
    /// The turns that changed the chances most, the greatest change first.
    pub turning_points: Vec<TurningPoint>,
    /// The choices that mattered most, the costliest first; at most three.
    pub key_choices: Vec<KeyChoice>,
    /// The choices that told most about leaders, right or wrong: at most two of each seat, in order.
    #[serde(default)]
    pub tells: Vec<Tell>,
}

/// Where a turn begins.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct TurnMark {
    /// The turn, from 1.
    pub turn: u32,
    /// The seat whose turn it is.
    pub seat: Seat,
    /// The moment it begins at.
    pub moment: usize,
}

/// A turn that changed much.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct TurningPoint {
    /// The number of the turn, from 1.
    pub turn: u32,
    /// The seat whose choice it was.
    pub seat: Seat,
    /// The moment it began at.
    pub moment: usize,
    /// Whom it helped most.
    pub gained: Seat,
    /// Whom it hurt most.
    pub lost: Seat,
    /// The chance that changed hands.
    pub change: f32,
    /// The hero that was played in it, if there was one.
    #[serde(default)]
    pub hero: Option<Hero>,
}

/// A choice that mattered.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct KeyChoice {
    /// The moment before it.
    pub moment: usize,
    /// The seat that chose.
    pub seat: Seat,
    /// What they chose.
    pub chosen: Choice,
    /// The chance to win with it, as far as they could know.
    pub chance: f32,
    /// What a Master would have chosen.
    pub better: Choice,
    /// The chance to win with that.
    pub better_chance: f32,
}

/// A choice that others concluded much from about the leader of whoever made it.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct Tell {
    /// The moment before it.
    pub moment: usize,
    /// The seat that chose.
    pub seat: Seat,
    /// What they chose.
    pub chosen: Choice,
    /// Their true leader.
    pub leader: Leader,
    /// Whom they were taken for instead, where a bluff worked; none where they gave themselves away.
    #[serde(default)]
    pub taken_for: Option<Leader>,
    /// How likely the others thought the leader they concluded before.
    pub before: f32,
    /// How likely they thought it after.
    pub after: f32,
}

/// How hard a puzzle is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Rating {
    /// Seen at a glance.
    Easy,
    /// Takes a look at the others' parties.
    Medium,
    /// Takes some thought.
    Hard,
}

impl Rating {
    /// All of them, the easiest first.
    pub const ALL: [Rating; 3] = [Rating::Easy, Rating::Medium, Rating::Hard];

    /// The name used in files.
    pub const fn id(self) -> &'static str {
        match self {
            Rating::Easy => "easy",
            Rating::Medium => "medium",
            Rating::Hard => "hard",
        }
    }
}

/// How far somebody is with a puzzle.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Verdict {
    /// The puzzle lies on the table; nothing was chosen yet.
    Begun,
    /// The win is still certain.
    OnTheWay,
    /// The game is won, or nothing can stop that any more.
    Solved,
    /// The win is not certain any more.
    Missed(Miss),
}

impl Verdict {
    /// Whether there is still something to choose.
    pub const fn is_open(self) -> bool {
        matches!(self, Verdict::Begun | Verdict::OnTheWay)
    }
}

/// Why a win is not certain.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Miss {
    /// The game does not end with this turn.
    GoesOn,
    /// Somebody else could win.
    Wins {
        /// The player who could win.
        seat: Seat,
        /// The leader they could have.
        leader: Leader,
        /// The faction that would win.
        faction: Faction,
    },
    /// A faction would win that nobody backs, or something is still open.
    Open,
}

/// Games, and how many of them were won.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Results {
    /// How many games were played.
    pub games: u32,
    /// How many of them were won.
    pub won: u32,
}
