//! Where tables are kept: one small interface, two implementations.

#[cfg(test)]
mod contract;
pub(crate) mod copying;
mod examining;
mod format;
pub(crate) mod order;
pub(crate) mod places;
mod postgres;
pub(crate) mod push;
mod spread;
mod sqlite;

pub use examining::{Condition, Examined, examine};
pub(crate) use postgres::Postgres;
pub(crate) use spread::open;
pub(crate) use sqlite::Sqlite;

use crate::code::{Code, PartLetter};
use crate::entry::Stored;
use crate::metrics::Waiting;
use crate::rating::Rating;
use crate::secret::{NoRandomness, PlayerId};
use crate::table::state::Phase;
use crate::time::Millis;
pub(crate) use order::Order;
pub(crate) use push::Subscriptions;
use std::net::SocketAddr;
use std::pin::Pin;
use std::sync::Arc;
use std::time::Duration;

/// Why nothing could be written or read.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum StorageError {
    /// Not now; perhaps later.
    #[error("the database does not answer: {0}")]
    Unavailable(String),
    /// What is there cannot be understood.
    #[error("the database holds something this program cannot read: {0}")]
    Unreadable(String),
    /// What is there was written by a newer version of this program.
    #[error("the database holds something that is newer than this program")]
    Newer,
    /// A server uses it.
    #[error("a server uses the database")]
    InUse,
    /// It was to be filled and is not empty.
    #[error("the database is not empty")]
    NotEmpty,
    /// The database cannot be used at all.
    #[error("{0}")]
    Unusable(String),
}

/// An answer that takes a while.
pub(crate) type Answer<'a, T> = Pin<Box<dyn Future<Output = Result<T, StorageError>> + Send + 'a>>;

/// What became of an entry that was to be written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Appended {
    /// Everything is written and safe.
    Written,
    /// Another entry has that number.
    Lost,
    /// Another server has taken the table over since, or the table is gone.
    Fenced,
    /// The entry before it is not there.
    Gap,
}

impl Appended {
    /// Why an entry was not written, from what is there: the origin under its number and the epoch of its table.
    fn refused(there: Option<i64>, epoch: Option<i64>, job: (i64, i64)) -> Appended {
        let (own_origin, own_epoch) = job;
        match there {
            // The answer to the first try was lost.
            Some(origin) if origin == own_origin => Appended::Written,
            _ if epoch != Some(own_epoch) => Appended::Fenced,
            Some(_) => Appended::Lost,
            None => Appended::Gap,
        }
    }
}

/// Counts who looked after a table: nothing can be written under an older one.
pub(crate) type Epoch = u64;

/// Another server, and where it is reached.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Owner {
    pub(crate) server: u32,
    /// None while it is not known.
    pub(crate) address: Option<SocketAddr>,
}

/// Who looks after a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Claim {
    /// This server does, under this epoch.
    Mine(Epoch),
    /// Another one does.
    Other(Owner),
    /// There is no such table.
    NoTable,
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

/// What is there of snapshots of a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Snapshots {
    /// How often something was removed from what happened at the table.
    pub(crate) scrubs: u64,
    /// The number of the newest, and what it holds.
    pub(crate) newest: Option<(u64, String)>,
}

/// A game that is over, for history and ratings.
#[derive(Clone, Debug)]
pub(crate) struct FinishedGame {
    pub(crate) code: Code,
    pub(crate) game: u32,
    pub(crate) at: Millis,
    /// Whether it may count for ratings.
    pub(crate) rated: bool,
    pub(crate) winner: Option<usize>,
    /// By seat: who it was, if known, and under which name.
    pub(crate) players: Vec<Option<(PlayerId, String)>>,
    /// What the history shows.
    pub(crate) body: String,
}

impl FinishedGame {
    /// Everybody who is known with everybody else who is.
    fn pairs(&self) -> impl Iterator<Item = (&PlayerId, &PlayerId)> {
        let known = || self.players.iter().flatten().map(|(id, _)| id).enumerate();
        known().flat_map(move |(index, one)| known().skip(index + 1).map(move |(_, other)| (one, other)))
    }
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

/// Where tables are kept. An entry is written once and never changed. It is written only if the entry before it is there
/// and its writer owns the table: the database itself sees to both.
pub(crate) trait Storage: Order + Subscriptions + Send + Sync {
    /// The databases that tables are spread over; none where there is only this one.
    fn parts(&self) -> &[Arc<dyn Storage>] {
        &[]
    }

    /// Which of them a table is in.
    fn part_of(&self, _code: Code) -> usize {
        0
    }

    /// A code for a new table in one of them.
    fn code_in(&self, _part: usize) -> Result<Code, NoRandomness> {
        Code::random()
    }

    /// Facts about the database whose names begin like this.
    fn facts(&self, beginning: &'static str) -> Answer<'_, Vec<(String, String)>>;

    /// Notes a fact about the database, if it is not there yet; what it is.
    fn keep_fact(&self, name: String, value: String) -> Answer<'_, String>;

    /// Whether it holds tables whose codes say that they are in this part.
    fn has_codes_in(&self, part: PartLetter) -> Answer<'_, bool>;

    /// Makes this server known: from now on, for as long as `lease`, it may own tables. `address` is where other servers
    /// reach it.
    fn join(&self, server: u32, address: SocketAddr, lease: Duration) -> Answer<'_, ()>;

    /// Goes on for another `lease`, and says which servers there are; none if this one was given up, and owns nothing any
    /// more.
    fn renew(&self, server: u32, lease: Duration) -> Answer<'_, Option<Vec<u32>>>;

    /// Takes their tables away from servers whose lease has run out; how many servers that were.
    fn bury(&self, now: Millis) -> Answer<'_, u64>;

    /// Ends what `join` began; its tables belong to nobody then.
    fn leave(&self, server: u32) -> Answer<'_, ()>;

    /// The other servers, and where they are reached.
    fn neighbors(&self, server: u32) -> Answer<'_, Vec<Owner>>;

    /// What servers that share the database prove themselves to each other with; none where there are no others.
    fn peers_secret(&self) -> Option<&str>;

    /// Takes a table that belongs to nobody, and says who owns it.
    fn claim(&self, code: Code, server: u32) -> Answer<'_, Claim>;

    /// Takes tables that belong to nobody and should have been looked after by `now`.
    fn claim_due(&self, server: u32, now: Millis) -> Answer<'_, Vec<Code>>;

    /// Gives a table back. `shown` is whether the lobby shows it, if that changes, `due` when it should be looked after.
    fn release(
        &self,
        code: Code,
        epoch: Epoch,
        now: Millis,
        shown: Option<bool>,
        due: Option<Millis>,
    ) -> Answer<'_, ()>;

    /// Writes the first entry of a new table; it belongs to that server, if any, under the first epoch.
    fn open(&self, code: Code, owner: Option<u32>, stored: &Stored, listing: Listing) -> Answer<'_, Appended>;

    /// Writes a later entry, and what is known of the table if that changed; it is safe when the answer comes. Writing the
    /// same entry again, because the answer was lost, is no second entry.
    fn append(&self, code: Code, epoch: Epoch, stored: &Stored, listing: Option<Listing>) -> Answer<'_, Appended>;

    /// The entries of a table after this number, not more than `most`.
    fn entries(&self, code: Code, after: u64, most: u32) -> Answer<'_, Vec<Stored>>;

    /// The newest snapshot of this format that is not after this entry, and how often something was removed from the table.
    fn snapshot(&self, code: Code, upto: u64, format: u16) -> Answer<'_, Snapshots>;

    /// Keeps a snapshot, unless something was removed from the table since it was this often.
    fn keep_snapshot(&self, code: Code, number: u64, format: u16, scrubs: u64, body: String) -> Answer<'_, ()>;

    /// A finished game as it is served.
    fn record(&self, code: Code, game: u32) -> Answer<'_, Option<String>>;

    /// Keeps a finished game. It never changes: what is there stays.
    fn keep_record(&self, code: Code, game: u32, body: String) -> Answer<'_, ()>;

    /// What the lobby shows, and when that changed, newest first.
    fn lobby(&self, most: u32) -> Answer<'_, Vec<(Millis, String)>>;

    /// What the lobby would show of tables at which a player may sit, the newest first: all at which a game is played or
    /// begins, and those at which the last one ended after this time.
    fn seats_of(&self, player: PlayerId, since: Millis, most: u32) -> Answer<'_, Vec<String>>;

    /// Whether the lobby shows a table.
    fn show(&self, code: Code, epoch: Epoch, shown: bool) -> Answer<'_, ()>;

    /// Forgets tables that belong to nobody, at which no game was ever begun and nothing happened since.
    fn forget_unplayed(&self, since: Millis) -> Answer<'_, u64>;

    /// Writes a finished game into history and ratings, once.
    fn finish(&self, game: FinishedGame) -> Answer<'_, bool>;

    /// Somebody showed the key of this id: what is known of them under the short id of the first version is theirs, under this
    /// one.
    fn adopt(&self, id: PlayerId) -> Answer<'_, ()>;

    /// What is known of a player. A short id of the first version finds whoever it belongs to now.
    fn player(&self, id: PlayerId) -> Answer<'_, Option<Player>>;

    /// The games of a player before this time, newest first.
    fn history(&self, id: PlayerId, before: Millis, most: u32) -> Answer<'_, Vec<Played>>;

    /// The players with the best ratings.
    fn best(&self, most: u32) -> Answer<'_, Vec<Player>>;

    /// What waits to be written and read.
    fn waiting(&self) -> Waiting;

    /// Bytes that are free where the tables are kept; none where that cannot be known from here.
    fn room(&self) -> Option<u64>;

    /// Writes something, to see whether that is possible now.
    fn check(&self) -> Answer<'_, ()>;

    /// Finishes what was begun.
    fn close(&self) -> Answer<'_, ()>;
}

/// Whether a program that knows `known` versions of the schema may use a database of this version, which says what the
/// oldest is that may.
fn may_use(version: usize, oldest: usize, known: usize) -> Result<(), StorageError> {
    if version > known && oldest > known {
        let newer = "the database was made by a newer version of this program";
        return Err(StorageError::Unusable(newer.to_owned()));
    }
    Ok(())
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

fn read_code(text: &str) -> Result<Code, StorageError> {
    text.parse()
        .map_err(|_| StorageError::Unreadable(format!("`{text}` is no code of a table")))
}

/// Rated games that two players may have with each other in a day. More say little about how well they play, and much
/// about what two keys can do for each other.
const RATED_TOGETHER: i64 = 12;
/// The time in which they are counted.
const TOGETHER: Millis = 24 * 3_600_000;

/// What a player's numbers become by a finished game.
struct Counted {
    id: PlayerId,
    name: String,
    seat: usize,
    won: bool,
    after: Rating,
}

/// The new numbers of everybody who played, from the old ratings of those who are known.
fn count(game: &FinishedGame, rated: bool, old: &[(PlayerId, Rating)]) -> Vec<Counted> {
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
    let after = if rated && all_known {
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
