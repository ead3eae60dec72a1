//! What the page and the keeper of the game say to each other about learning and looking back. The keeper thinks, the
//! page speaks: nothing here is in words.

use crate::protocol::{Chapter, Scene, Sitter};
use bots::Level;
use rules::{Choice, Edition, Faction, Leader, Seat};
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use words::{Consideration, Fault};

/// What every letter about learning begins with: whoever has nothing to do with it need not read on.
const MARK: &str = "{\"study\":";

/// A letter about learning.
#[derive(Serialize, Deserialize)]
struct Envelope<T> {
    study: T,
}

/// A [`Study`] or an [`Answer`] as a letter.
pub fn letter(study: &impl Serialize) -> String {
    // All keys are texts and all numbers finite, so nothing can fail here.
    serde_json::to_string(&Envelope { study }).unwrap_or_default()
}

/// The letter that says that what it takes is not on this device. Whoever writes it need not know the other answers.
pub fn away() -> String {
    #[derive(Serialize)]
    #[serde(rename_all = "kebab-case")]
    enum Only {
        Fault(Fault),
    }
    letter(&Only::Fault(Fault::Away))
}

/// Whether a letter is about learning.
pub fn is_letter(text: &str) -> bool {
    text.starts_with(MARK)
}

/// What is in a letter about learning.
///
/// # Errors
/// When it cannot be read.
pub fn read<T: DeserializeOwned>(text: &str) -> Result<T, serde_json::Error> {
    serde_json::from_str::<Envelope<T>>(text).map(|envelope| envelope.study)
}

/// What the page asks.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Study {
    /// The guided game, after so many of its choices.
    Lesson {
        /// How many.
        made: usize,
    },
    /// What was said before the others play has been read.
    GoOn,
    /// All puzzles.
    Puzzles {
        /// Today, counted from 1 January 1970.
        day: u32,
    },
    /// One of them, on the table.
    Puzzle {
        /// Its name.
        id: String,
    },
    /// The winning choice of the puzzle on the table.
    Solution,
    /// The own games.
    Games,
    /// A game that was played elsewhere is over and goes into the history.
    Keep {
        /// Its log.
        log: String,
        /// The own seat.
        seat: Seat,
        /// Who played.
        sitters: Vec<Sitter>,
    },
    /// The history as a file.
    Export,
    /// A file of somebody's, a history or a saved game.
    Import {
        /// What is in it.
        text: String,
    },
    /// A finished game, to be looked at.
    Replay {
        /// Which.
        game: Source,
    },
    /// A moment of it.
    Moment {
        /// Which; the start is 0.
        moment: usize,
        /// Through whose eyes.
        eyes: Eyes,
    },
    /// The game on the table goes on from a moment of the replay, against bots.
    PlayOn {
        /// From which.
        moment: usize,
        /// On which seat.
        seat: Seat,
    },
    /// Looks back at the game that is replayed.
    Analyse,
    /// What a Master would consider now.
    Coach,
    /// What a Master would believe of the others' leaders now.
    Belief,
    /// Nobody wants to know any more.
    Rest,
    /// Why this cannot be chosen.
    Why {
        /// What.
        choice: Choice,
    },
}

/// Where a game to look at comes from.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Source {
    /// The one that ended last.
    Last,
    /// One of the own games.
    Own(u64),
    /// A link.
    Link(String),
}

/// Through whose eyes a replay is seen.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Eyes {
    /// The seat.
    pub seat: Seat,
    /// Whether they see everything.
    pub all: bool,
}

/// What the keeper answers.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Answer<V> {
    /// Where the lesson stands.
    Lesson(Lesson),
    /// All puzzles.
    Puzzles {
        /// Easy ones first.
        puzzles: Vec<PuzzleLine>,
        /// The name of today's.
        today: String,
    },
    /// How the puzzle on the table stands.
    Puzzle(PuzzleNow),
    /// The own games.
    Games(Games),
    /// Games were taken over from a file.
    Imported {
        /// How many were new.
        count: usize,
    },
    /// A file to be saved.
    File {
        /// What it is called.
        name: String,
        /// What is in it.
        text: String,
    },
    /// A file, a link or a game could not be read.
    Fault(Fault),
    /// A game can be looked at.
    Replay(Replayed),
    /// A moment of it.
    Moment {
        /// Which.
        moment: usize,
        /// Through whose eyes.
        eyes: Eyes,
        /// All that happened so far, as they saw it.
        chronicle: Vec<Chapter>,
        /// What they see.
        scene: Box<Scene<V>>,
    },
    /// What looking back has found so far.
    Analysis(Box<Analysed<V>>),
    /// What a Master would consider.
    Advice(Advice),
    /// What a Master would believe: the chances of each leader, by seat.
    Belief {
        /// How many choices were made when it was believed.
        made: usize,
        /// In the order of the leaders.
        leaders: Vec<[f32; 6]>,
    },
    /// Why something cannot be chosen.
    Why {
        /// The name of the refusal.
        code: String,
        /// The passage of the rules that says so.
        place: String,
    },
}

/// Where the lesson stands.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Lesson {
    /// How many choices were made.
    pub made: usize,
    /// How many there are.
    pub length: usize,
    /// What is said now, one after the other.
    pub notes: Vec<Note>,
    /// What the learner is to choose.
    pub expected: Option<Choice>,
    /// Whether the others play once the notes were read.
    pub others: bool,
}

/// Something that is said, and what it points at.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Note {
    /// The name of what is said.
    pub idea: String,
    /// The name of a part of the table.
    pub spot: String,
}

/// A puzzle in the list.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct PuzzleLine {
    /// Its name.
    pub id: String,
    /// How hard it is: `easy`, `medium` or `hard`.
    pub rating: String,
    /// How many play.
    pub players: u8,
    /// The own leader.
    pub leader: Leader,
}

/// How the puzzle on the table stands.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct PuzzleNow {
    /// Its name.
    pub id: String,
    /// How hard it is.
    pub rating: String,
    /// What has come of it.
    pub verdict: Verdict,
    /// The winning choice, if somebody wanted to know.
    #[serde(default)]
    pub solution: Option<Choice>,
}

/// What has come of a puzzle.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Verdict {
    /// Nothing was chosen yet.
    Begun,
    /// The win is still certain.
    OnTheWay,
    /// Nothing can stop it any more.
    Solved,
    /// The win is not certain any more.
    Missed(Miss),
}

/// Why a win is not certain.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Miss {
    /// The game does not end with this turn.
    GoesOn,
    /// Somebody with this leader would win.
    Wins {
        /// Who.
        seat: Seat,
        /// The leader they could have.
        leader: Leader,
        /// The faction that wins.
        faction: Faction,
    },
    /// A faction would win that nobody backs, or something is still open.
    Open,
}

/// The own games and results.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Games {
    /// The newest first.
    pub games: Vec<GameLine>,
    /// All results.
    pub all: Results,
    /// Results with each leader.
    pub by_leader: Vec<(Leader, Results)>,
    /// Results at tables of each size.
    pub by_players: Vec<(u8, Results)>,
    /// Results against each level; none are people.
    pub by_level: Vec<(Option<Level>, Results)>,
}

/// Games, and how many of them were won.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Results {
    /// Games.
    pub games: u32,
    /// Games won.
    pub won: u32,
}

/// A game in the history.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct GameLine {
    /// Its name, for asking for it.
    pub id: u64,
    /// When it ended, in seconds since 1 January 1970.
    pub when: u64,
    /// The box.
    pub edition: Edition,
    /// Whether it was the short game.
    pub short: bool,
    /// The own leader.
    pub leader: Leader,
    /// Whether it was won.
    pub won: bool,
    /// Whether several people played around this device.
    pub around: bool,
    /// The faction that won.
    pub faction: Faction,
    /// How many turns it took.
    pub turns: u32,
    /// The others, by seat.
    pub opponents: Vec<Sitter>,
    /// Whether it can be looked at.
    pub kept: bool,
}

/// A game that can be looked at.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Replayed {
    /// How many moments it has.
    pub moments: usize,
    /// Where turns begin.
    pub turns: Vec<TurnMark>,
    /// Who played.
    pub sitters: Vec<Sitter>,
    /// The own seat, if it is an own game.
    pub own: Option<Seat>,
    /// Whether it came to its end, so that everything may be seen.
    pub over: bool,
    /// What a link to it holds, if it can be put into one.
    pub link: Option<String>,
    /// The saved game as a text.
    pub text: String,
}

/// Where a turn begins.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct TurnMark {
    /// The turn, from 1.
    pub turn: u32,
    /// Whose.
    pub seat: Seat,
    /// The moment it begins at.
    pub moment: usize,
}

/// What looking back has found so far.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Analysed<V> {
    /// How much is done, 0 to 1.
    pub progress: f32,
    /// Everybody's chance to win, by moment and seat.
    pub chances: Vec<Vec<f32>>,
    /// How likely the others thought each true leader, by moment and seat.
    pub exposure: Vec<Vec<f32>>,
    /// Turns that changed much.
    pub turning_points: Vec<TurningPoint>,
    /// Choices that mattered.
    pub key_choices: Vec<KeyChoice<V>>,
}

/// A turn that changed much.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct TurningPoint {
    /// The turn.
    pub turn: u32,
    /// Whose.
    pub seat: Seat,
    /// The moment it began.
    pub moment: usize,
    /// Whom it helped most.
    pub gained: Seat,
    /// Whom it hurt most.
    pub lost: Seat,
    /// The chance that changed hands.
    pub change: f32,
}

/// A choice that mattered.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct KeyChoice<V> {
    /// The moment before it.
    pub moment: usize,
    /// Who chose.
    pub seat: Seat,
    /// What.
    pub chosen: Choice,
    /// The chance to win with it, as far as they could know.
    pub chance: f32,
    /// What a Master would have chosen.
    pub better: Choice,
    /// The chance to win with that.
    pub better_chance: f32,
    /// What they saw.
    pub view: V,
}

/// What a Master would consider.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Advice {
    /// How many choices were made when it was asked.
    pub made: usize,
    /// Whether it is thought through.
    pub done: bool,
    /// All choices, the best first.
    pub prospects: Vec<Prospect>,
}

/// A choice and what it leads to.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Prospect {
    /// What.
    pub choice: Choice,
    /// The chance to win with it.
    pub chance: f32,
    /// In how many possible games it was followed.
    pub games: u32,
    /// What is lost compared with the best, if that is much.
    pub throws_away: Option<f32>,
    /// What speaks for it, and what against.
    pub reasons: Vec<Consideration>,
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::sight::Sight;

    #[test]
    fn letters_are_told_apart_and_read_back() {
        let study = letter(&Study::Lesson { made: 3 });
        assert!(is_letter(&study));
        assert!(matches!(read(&study), Ok(Study::Lesson { made: 3 })));
        assert!(is_letter(&away()));
        assert!(matches!(read::<Answer<Sight>>(&away()), Ok(Answer::Fault(Fault::Away))));
        let other = serde_json::to_string(&crate::protocol::Request::Look).unwrap_or_default();
        assert!(!is_letter(&other));
        assert!(read::<Study>(&other).is_err());
    }
}
