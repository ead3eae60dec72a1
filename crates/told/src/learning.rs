//! Learning and looking back as data: the guided game, puzzles, replays, a player's games.

use crate::{Advice, Findings, Level, Rating, Results, Sight, Sitter, TurnMark, Verdict};
use rules::{Choice, Edition, Faction, Leader, Seat};
use serde::{Deserialize, Serialize};

/// Through whose eyes a replay is seen.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Eyes {
    /// The seat whose view is shown.
    pub seat: Seat,
    /// Whether they see everything.
    pub all: bool,
}

/// How far the lesson is, and what is said and expected there.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Lesson {
    /// How many choices were made.
    pub made: usize,
    /// How many choices the lesson has.
    pub length: usize,
    /// What is said now, one after the other.
    pub notes: Vec<Note>,
    /// What the learner is to choose.
    pub expected: Option<Choice>,
    /// Whether the others play once the notes were read.
    pub others: bool,
}

/// A puzzle in the list.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct PuzzleLine {
    /// The name of the puzzle.
    pub id: String,
    /// How hard it is.
    pub rating: Rating,
    /// How many play.
    pub players: u8,
    /// The player's leader.
    pub leader: Leader,
}

/// How the puzzle on the table stands.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct PuzzleNow {
    /// The name of the puzzle.
    pub id: String,
    /// How hard it is.
    pub rating: Rating,
    /// What has come of it.
    pub verdict: Verdict,
    /// The winning choice, if somebody wanted to know.
    #[serde(default)]
    pub solution: Option<Choice>,
}

/// A player's games and results.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Games {
    /// The newest first.
    pub games: Vec<GameLine>,
    /// The results of all games together.
    pub all: Results,
    /// Results with each leader.
    pub by_leader: Vec<(Leader, Results)>,
    /// Results at tables of each size.
    pub by_players: Vec<(u8, Results)>,
    /// Results against each level; none are people.
    pub by_level: Vec<(Option<Level>, Results)>,
}

/// A game in the history.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct GameLine {
    /// Its name, for asking for it.
    pub id: u64,
    /// When it ended, in seconds since 1 January 1970.
    pub when: u64,
    /// The edition it was played with.
    pub edition: Edition,
    /// Whether it was the short game.
    pub short: bool,
    /// The player's leader.
    pub leader: Leader,
    /// Whether it was won.
    pub won: bool,
    /// Whether several people played around this device.
    pub around: bool,
    /// Whether it counts for nothing, because somebody knew the cards when it began.
    #[serde(default)]
    pub practice: bool,
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
    /// The moments at which turns begin.
    pub turns: Vec<TurnMark>,
    /// The people and bots of the game, by seat.
    pub sitters: Vec<Sitter>,
    /// The player's seat, if it is a game of theirs.
    pub own: Option<Seat>,
    /// Whether it came to its end, so that everything may be seen.
    pub over: bool,
    /// What a link to it holds, if it can be put into one.
    pub link: Option<String>,
    /// The saved game as a text.
    pub text: String,
}

/// Something that is said before a choice.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Note {
    /// How many choices were made before.
    pub before: usize,
    /// What the note explains.
    pub idea: Idea,
    /// The part of the table that the note points at.
    pub spot: TablePart,
}

/// A part of the table that a note points at.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum TablePart {
    /// The whole table.
    Table,
    /// The learner's leader.
    Leader,
    /// The power track.
    Track,
    /// The learner's hand.
    Hand,
    /// The learner's party.
    Party,
    /// The Tavern.
    Tavern,
    /// The Harbor.
    Harbor,
}

/// One idea at a time.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Idea {
    /// Where the game stands when the lesson begins.
    Welcome,
    /// The secret leader.
    Leader,
    /// The markers decide.
    Markers,
    /// Playing a hero.
    Play,
    /// How the Water Folk win.
    Adjacent,
    /// Drawing from the Tavern.
    Draw,
    /// Drawing from the Harbor.
    Harbor,
    /// Discarding.
    Discard,
    /// The others play.
    Others,
    /// How the Undead win.
    Undead,
    /// Hidden heroes.
    Hide,
    /// Which hero to hide.
    HideWhich,
    /// What hidden heroes are good for.
    Hidden,
    /// Drawing once more.
    DrawAgain,
    /// The Harbor once more.
    HarborAgain,
    /// Discarding once more.
    DiscardAgain,
    /// How the Imperial Army and the Hill Tribes win.
    Army,
    /// When the game ends.
    End,
    /// The last hero.
    Last,
    /// Who wins.
    Won,
    /// The last cards.
    LastDraw,
    /// The last card from the Harbor.
    LastHarbor,
    /// The last discard.
    LastDiscard,
    /// What to do after the lesson.
    Over,
}

impl TablePart {
    /// The name used in files.
    pub const fn id(self) -> &'static str {
        match self {
            TablePart::Table => "table",
            TablePart::Leader => "leader",
            TablePart::Track => "track",
            TablePart::Hand => "hand",
            TablePart::Party => "party",
            TablePart::Tavern => "tavern",
            TablePart::Harbor => "harbor",
        }
    }
}

impl Idea {
    /// All of them, in the order of the lesson.
    pub const ALL: [Idea; 24] = [
        Idea::Welcome,
        Idea::Leader,
        Idea::Markers,
        Idea::Play,
        Idea::Adjacent,
        Idea::Draw,
        Idea::Harbor,
        Idea::Discard,
        Idea::Others,
        Idea::Undead,
        Idea::Hide,
        Idea::HideWhich,
        Idea::Hidden,
        Idea::DrawAgain,
        Idea::HarborAgain,
        Idea::DiscardAgain,
        Idea::Army,
        Idea::End,
        Idea::Last,
        Idea::Won,
        Idea::LastDraw,
        Idea::LastHarbor,
        Idea::LastDiscard,
        Idea::Over,
    ];

    /// The name used in files.
    pub const fn id(self) -> &'static str {
        match self {
            Idea::Welcome => "welcome",
            Idea::Leader => "leader",
            Idea::Markers => "markers",
            Idea::Play => "play",
            Idea::Adjacent => "adjacent",
            Idea::Draw => "draw",
            Idea::Harbor => "harbor",
            Idea::Discard => "discard",
            Idea::Others => "others",
            Idea::Undead => "undead",
            Idea::Hide => "hide",
            Idea::HideWhich => "hide-which",
            Idea::Hidden => "hidden",
            Idea::DrawAgain => "draw-again",
            Idea::HarborAgain => "harbor-again",
            Idea::DiscardAgain => "discard-again",
            Idea::Army => "army",
            Idea::End => "end",
            Idea::Last => "last",
            Idea::Won => "won",
            Idea::LastDraw => "last-draw",
            Idea::LastHarbor => "last-harbor",
            Idea::LastDiscard => "last-discard",
            Idea::Over => "over",
        }
    }
}

/// What looking back has found so far.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Analysed {
    /// How much is done, 0 to 1.
    pub progress: f32,
    /// What looking back at the game has found.
    pub findings: Findings,
    /// What the chooser of each key choice saw then, in their order.
    pub sights: Vec<Sight>,
    /// What the chooser of each tell saw then, in their order.
    #[serde(default)]
    pub tell_sights: Vec<Sight>,
}

/// What a Master would consider, and when.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Advised {
    /// How many choices were made when it was asked.
    pub made: usize,
    /// Whether it is thought through.
    pub done: bool,
    /// What the coach advises.
    pub advice: Advice,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_those_of_the_files() {
        for idea in Idea::ALL {
            assert_eq!(serde_json::to_value(idea).unwrap(), idea.id());
        }
        let spots = [
            TablePart::Table,
            TablePart::Leader,
            TablePart::Track,
            TablePart::Hand,
            TablePart::Party,
            TablePart::Tavern,
            TablePart::Harbor,
        ];
        for spot in spots {
            assert_eq!(serde_json::to_value(spot).unwrap(), spot.id());
        }
    }
}
