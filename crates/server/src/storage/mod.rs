//! Where tables are kept: one small interface, two makes.

mod postgres;
mod sqlite;

pub(crate) use postgres::Postgres;
pub(crate) use sqlite::Sqlite;

use crate::code::Code;
use crate::entry::{Entry, Origin, Stored};
use crate::rating::Rating;
use crate::secret::PlayerId;
use crate::table::state::Phase;
use crate::time::Millis;
use std::pin::Pin;
use tokio::sync::mpsc;

/// Why nothing could be written or read.
#[derive(Clone, Debug, thiserror::Error)]
pub enum StorageError {
    /// Not now; perhaps later.
    #[error("the database does not answer: {0}")]
    Unavailable(String),
    /// What is there cannot be understood.
    #[error("the database holds something this program cannot read: {0}")]
    Unreadable(String),
    /// The database cannot be used at all.
    #[error("{0}")]
    Unusable(String),
}

/// An answer that takes a while.
pub(crate) type Answer<'a, T> = Pin<Box<dyn Future<Output = Result<T, StorageError>> + Send + 'a>>;

/// What became of an entry that was to be written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Appended {
    /// It is safe.
    Written,
    /// Another entry has that number.
    Lost,
}

/// What is known of a table without its entries.
#[derive(Clone, Debug)]
pub(crate) struct Listing {
    pub(crate) phase: Phase,
    /// Whether the lobby shows it.
    pub(crate) shown: bool,
    /// When a server should look after it, at the latest.
    pub(crate) due: Option<Millis>,
    /// What the lobby shows.
    pub(crate) body: String,
}

/// A game that is over, for history and ratings.
#[derive(Clone, Debug)]
pub(crate) struct FinishedGame {
    pub(crate) code: Code,
    pub(crate) game: u32,
    pub(crate) at: Millis,
    pub(crate) rated: bool,
    pub(crate) winner: Option<usize>,
    /// By seat: who it was, if known, and under which name.
    pub(crate) players: Vec<Option<(PlayerId, String)>>,
    /// What the history shows.
    pub(crate) body: String,
}

/// A player as everybody may see them.
#[derive(Clone, Debug, PartialEq, serde::Serialize)]
pub(crate) struct Player {
    pub(crate) player: PlayerId,
    pub(crate) name: String,
    #[serde(flatten)]
    pub(crate) rating: Rating,
    pub(crate) games: i64,
    pub(crate) wins: i64,
    pub(crate) rated_games: i64,
}

/// A game in somebody's history.
#[derive(Clone, Debug)]
pub(crate) struct Played {
    pub(crate) code: Code,
    pub(crate) game: u32,
    pub(crate) at: Millis,
    pub(crate) seat: u8,
    pub(crate) won: bool,
    pub(crate) rated: bool,
    pub(crate) rating: f64,
    pub(crate) body: String,
}

/// What servers that share a database tell each other.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum News {
    /// A table has an entry with this number.
    Entry(Code, u64),
    /// Something a server said.
    Whisper(String),
    /// Something may have been missed.
    Gap,
}

/// Where tables are kept. An entry is written once and never changed; its number decides who was first.
pub(crate) trait Storage: Send + Sync {
    /// Writes an entry, and what is known of the table if that changed; it is safe when the answer comes. Writing the
    /// same entry again, because the answer was lost, is no second entry.
    fn append(&self, code: Code, stored: &Stored, listing: Option<Listing>) -> Answer<'_, Appended>;

    /// The entries of a table after this number.
    fn entries(&self, code: Code, after: u64) -> Answer<'_, Vec<Stored>>;

    /// What the lobby shows, newest first.
    fn lobby(&self, most: u32) -> Answer<'_, Vec<String>>;

    /// Tables that should have been looked after by `now`; each is handed to one server, and due again at `until`.
    fn claim_due(&self, now: Millis, until: Millis) -> Answer<'_, Vec<Code>>;

    /// Tables that are being looked after: nobody else need do it until then.
    fn keep(&self, codes: Vec<Code>, until: Millis) -> Answer<'_, ()>;

    /// Whether the lobby shows a table, and when it should be looked after.
    fn note(&self, code: Code, shown: bool, due: Option<Millis>) -> Answer<'_, ()>;

    /// Forgets tables at which no game was ever begun and nothing happened since.
    fn forget_unplayed(&self, since: Millis) -> Answer<'_, u64>;

    /// Writes a finished game into history and ratings, once.
    fn finish(&self, game: FinishedGame) -> Answer<'_, bool>;

    /// What is known of a player.
    fn player(&self, id: PlayerId) -> Answer<'_, Option<Player>>;

    /// The games of a player before this time, newest first.
    fn history(&self, id: PlayerId, before: Millis, most: u32) -> Answer<'_, Vec<Played>>;

    /// The players with the best ratings.
    fn best(&self, most: u32) -> Answer<'_, Vec<Player>>;

    /// Whether writing is possible now.
    fn check(&self) -> Answer<'_, ()>;

    /// What other servers say, for whoever asks first; none where there are no other servers.
    fn news(&self) -> Option<mpsc::Receiver<News>> {
        None
    }

    /// Says something to the other servers; it may be lost.
    fn whisper(&self, text: String) {
        drop(text);
    }

    /// Finishes what was begun.
    fn close(&self) -> Answer<'_, ()>;
}

/// The number a phase is written as.
fn phase_number(phase: Phase) -> i16 {
    match phase {
        Phase::Gathering => 0,
        Phase::Playing => 1,
        Phase::Ended => 2,
    }
}

/// Numbers in databases have a sign.
fn signed(number: u64) -> i64 {
    number.cast_signed()
}

fn unsigned(number: i64) -> u64 {
    number.cast_unsigned()
}

fn write_entry(entry: &Entry) -> Result<String, StorageError> {
    serde_json::to_string(entry).map_err(|error| StorageError::Unreadable(error.to_string()))
}

fn read_entry(number: i64, at: i64, origin: i64, body: &str) -> Result<Stored, StorageError> {
    Ok(Stored {
        number: unsigned(number),
        at: unsigned(at),
        origin: Origin(unsigned(origin)),
        entry: serde_json::from_str(body).map_err(|error| StorageError::Unreadable(error.to_string()))?,
    })
}

fn read_code(text: &str) -> Result<Code, StorageError> {
    text.parse()
        .map_err(|_| StorageError::Unreadable(format!("`{text}` is no code of a table")))
}

/// What a player's numbers become by a finished game.
struct Counted {
    id: PlayerId,
    name: String,
    seat: usize,
    won: bool,
    after: Rating,
}

/// The new numbers of everybody who played, from the old ratings of those who are known.
fn count(game: &FinishedGame, old: &[(PlayerId, Rating)]) -> Vec<Counted> {
    let rating = |id: &PlayerId| {
        old.iter()
            .find(|(known, _)| known == id)
            .map_or(Rating::default(), |(_, old)| *old)
    };
    let known: Vec<(usize, &PlayerId, &String)> = game
        .players
        .iter()
        .enumerate()
        .filter_map(|(seat, player)| player.as_ref().map(|(id, name)| (seat, id, name)))
        .collect();
    let before: Vec<Rating> = known.iter().map(|(_, id, _)| rating(id)).collect();
    let all_known = known.len() == game.players.len();
    let after = if game.rated && all_known {
        crate::rating::rate(&before, game.winner)
    } else {
        before
    };
    known
        .into_iter()
        .zip(after)
        .map(|((seat, id, name), after)| Counted {
            id: id.clone(),
            name: name.clone(),
            seat,
            won: game.winner == Some(seat),
            after,
        })
        .collect()
}
