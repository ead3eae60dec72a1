//! What the page and the keeper of a game on the same device say to each other. The page gets views and happenings,
//! never a game; and of whatever was thought it gets data, never words: the page speaks.
//!
//! Messages are written with the name of their kind around them and not inside: reading them needs far less code then.
//! What is about learning and looking back travels in an envelope of its own ([`letter`]), so that a page or a keeper
//! that has nothing to do with it need not carry the code that reads it.

use crate::{
    Advised, Analysed, Chapter, Eyes, Games, Lesson, Level, Options, PuzzleLine, PuzzleNow, Replayed, SavedError,
    Scene, Sitter,
};
use rules::{Choice, Seat};
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};

/// The number under which a game is kept on this device.
pub type GameId = u64;

/// What the page asks of the keeper of the game.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Request {
    /// Which games there are to resume.
    Look,
    /// A new game.
    Deal {
        /// What it is started from.
        options: Options,
        /// What the deal comes from; a random one if left out.
        seed: Option<String>,
    },
    /// The deal of the game on the table once more, which is over.
    DealAgain,
    /// A game that was left.
    Resume {
        /// The number of the saved game.
        game: GameId,
    },
    /// A game that was left is not wanted any more.
    Forget {
        /// The number of the saved game.
        game: GameId,
    },
    /// The person on this seat has the device now and wants to see.
    Unveil {
        /// The seat of that person.
        seat: Seat,
    },
    /// A choice of the person who has the device.
    Choose {
        /// The choice they make.
        choice: Choice,
    },
    /// The last choice is to be taken back.
    TakeBack,
}

/// A game that can be resumed, without anything secret.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Saved {
    /// Its number, for asking for it.
    pub game: GameId,
    /// When it was played last, in seconds since 1 January 1970.
    #[serde(default)]
    pub when: u64,
    /// Whether it counts for nothing, because somebody knew the cards when it began.
    #[serde(default)]
    pub practice: bool,
    /// The people and bots of the game, by seat.
    pub sitters: Vec<Sitter>,
    /// How many turns were begun.
    pub turn: u32,
}

/// What the keeper of the game tells the page.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum News {
    /// The keeper is there; games may wait to be resumed.
    Ready {
        /// Those games, the one that was played last first.
        saved: Vec<Saved>,
        /// Games that cannot be read here; another version may.
        #[serde(default)]
        unreadable: Vec<GameId>,
    },
    /// Somebody sits down: all they know, from the beginning.
    Opened {
        /// The number the game is kept under, if it is to be found again.
        game: Option<GameId>,
        /// The people and bots of the game, by seat.
        sitters: Vec<Sitter>,
        /// All that happened so far, as they saw it.
        chronicle: Vec<Chapter>,
        /// The moment as they see it.
        scene: Box<Scene>,
    },
    /// Something was chosen.
    Told {
        /// The choice and what happened because of it.
        chapter: Chapter,
        /// The moment after it.
        scene: Box<Scene>,
    },
    /// The last choice was taken back.
    TakenBack {
        /// How many chapters are left.
        chapters: usize,
        /// The moment before it.
        scene: Box<Scene>,
    },
    /// The device goes to somebody else.
    Curtain {
        /// The number the game is kept under, if it is to be found again.
        game: Option<GameId>,
        /// The seat of whoever gets the device.
        seat: Seat,
        /// The people and bots of the game, by seat.
        sitters: Vec<Sitter>,
    },
    /// Whether games can be written down; told when that changes. What could not be written is tried again.
    Saving {
        /// Whether games can be kept on this device.
        works: bool,
    },
    /// A game cannot be played now, because what a bot needs could not be had.
    Away {
        /// The level of the bot.
        level: Level,
        /// What is missing.
        lack: Lack,
    },
    /// Something could not be done.
    Refused {
        /// Why, for the console: the page offers only what is legal.
        reason: String,
    },
}

/// Why something that comes later cannot be had.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Lack {
    /// It could not be fetched.
    Unreachable,
    /// It was fetched and is not what it should be: damaged, or of another version.
    Unreadable,
}

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
        Fault(SavedError),
    }
    letter(&Only::Fault(SavedError::Away))
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

/// What the page asks about learning and looking back.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Study {
    /// The guided game, after some of its choices.
    Lesson {
        /// How many of its choices have been made.
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
        /// The name of the puzzle.
        id: String,
    },
    /// The winning choice of the puzzle on the table.
    Solution,
    /// The player's games.
    Games,
    /// A game that was played elsewhere is over and goes into the history.
    Keep {
        /// The log of the game.
        log: String,
        /// The player's seat.
        seat: Seat,
        /// The people and bots of the game, by seat.
        sitters: Vec<Sitter>,
    },
    /// The history as a file.
    Export,
    /// A file of somebody's, a history or a saved game.
    Import {
        /// The content of the file.
        text: String,
    },
    /// A finished game, to be looked at.
    Replay {
        /// The game to replay.
        game: Source,
    },
    /// A moment of it.
    Moment {
        /// Which; the start is 0.
        moment: usize,
        /// The seat whose view is shown, or everything.
        eyes: Eyes,
    },
    /// The game on the table goes on from a moment of the replay, against bots.
    PlayOn {
        /// The moment to go on from.
        moment: usize,
        /// The seat to play on.
        seat: Seat,
    },
    /// Looks back at the game that is replayed.
    Analyse,
    /// Looks back at the game that ended last, which stays on the table.
    LookBack,
    /// What a Master would consider now.
    Coach,
    /// What a Master would believe of the others' leaders now.
    Belief,
    /// Nobody wants to know any more.
    Rest,
    /// Why this cannot be chosen.
    Why {
        /// The choice that is refused.
        choice: Choice,
    },
}

/// Where a game to look at comes from.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Source {
    /// The one that ended last.
    Last,
    /// One of the player's games.
    Own(u64),
    /// The part of a link that holds a game.
    Link(String),
}

/// What the keeper answers.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Answer {
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
    /// The player's games.
    Games(Games),
    /// Games were taken over from a file.
    Imported {
        /// How many games were not known before.
        count: usize,
    },
    /// A file to be saved.
    File {
        /// The name of the file.
        name: String,
        /// The content of the file.
        text: String,
    },
    /// A file, a link or a game could not be read.
    Fault(SavedError),
    /// A game can be looked at.
    Replay(Replayed),
    /// The game that ended last, which is looked back at; what is found follows.
    Ended(Replayed),
    /// A moment of it.
    Moment {
        /// The number of the moment; the start is 0.
        moment: usize,
        /// The seat whose view is shown, or everything.
        eyes: Eyes,
        /// All that happened so far, as they saw it.
        chronicle: Vec<Chapter>,
        /// What is seen at that moment.
        scene: Box<Scene>,
    },
    /// What looking back has found so far.
    Analysis(Box<Analysed>),
    /// What a Master would consider.
    Advice(Advised),
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn letters_are_told_apart_and_read_back() {
        let study = letter(&Study::Lesson { made: 3 });
        assert!(is_letter(&study));
        assert!(matches!(read(&study), Ok(Study::Lesson { made: 3 })));
        assert!(is_letter(&away()));
        assert!(matches!(read::<Answer>(&away()), Ok(Answer::Fault(SavedError::Away))));
        let other = serde_json::to_string(&Request::Look).unwrap_or_default();
        assert!(!is_letter(&other));
        assert!(read::<Study>(&other).is_err());
    }
}
