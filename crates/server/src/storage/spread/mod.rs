//! Tables spread over several databases. The first one is home: players, ratings, history, bans and what hosts did are
//! there, and every table from the time when it was alone. A table opened later may be in any of them, and its code says in
//! which: the ninth letter is the one its database was given when it was added. So adding a database moves nothing.

mod order;
mod push;
mod tables;

use super::{Answer, Postgres, Sqlite, Storage, StorageError};
use crate::code::{Code, PartLetter};
use crate::config::Database;
use crate::secret::{hex, random};
use futures_util::future::join_all;
use std::sync::Arc;

/// In the home: which part has a letter.
const PART: &str = "part-";
/// In a part: which home it belongs to.
const PART_OF: &str = "belongs-to";
/// What tells databases apart.
const DATABASE: &str = "database";

/// Several databases as one.
pub(crate) struct Spread {
    /// The home is the first.
    parts: Vec<Arc<dyn Storage>>,
    /// The letters of those after it.
    letters: Vec<PartLetter>,
}

/// Opens the database where everything is kept, or several.
pub(crate) async fn open(home: &Database, beside: &[Database]) -> Result<Arc<dyn Storage>, StorageError> {
    let kind = std::mem::discriminant(home);
    if beside.iter().any(|other| std::mem::discriminant(other) != kind) {
        let reason = "several databases must be of the same kind";
        return Err(StorageError::Unusable(reason.to_owned()));
    }
    let mut parts = vec![open_one(home).await?];
    for other in beside {
        parts.push(open_one(other).await?);
    }
    check_home(&*parts[0]).await?;
    if beside.is_empty() {
        return match parts[0].facts(PART).await?.is_empty() {
            true => Ok(parts.remove(0)),
            false => Err(missing()),
        };
    }
    let mut letters = Vec::new();
    for part in &parts[1..] {
        let letter = letter(&*parts[0], &**part).await?;
        if letters.contains(&letter) {
            return Err(StorageError::Unusable("a database is named twice".to_owned()));
        }
        letters.push(letter);
    }
    match parts[0].facts(PART).await?.len() == letters.len() {
        true => Ok(Arc::new(Spread { parts, letters })),
        false => Err(missing()),
    }
}

async fn open_one(database: &Database) -> Result<Arc<dyn Storage>, StorageError> {
    Ok(match database {
        Database::Sqlite(path) => Arc::new(Sqlite::open(path)?),
        Database::Postgres(url) => Arc::new(Postgres::open(url).await?),
    })
}

fn missing() -> StorageError {
    let reason = "tables are kept in further databases, and all of them must be named";
    StorageError::Unusable(reason.to_owned())
}

async fn check_home(home: &dyn Storage) -> Result<(), StorageError> {
    match home.facts(PART_OF).await?.is_empty() {
        true => Ok(()),
        false => {
            let reason = "this database holds tables beside another one, which must be named first";
            Err(StorageError::Unusable(reason.to_owned()))
        }
    }
}

/// What tells a database from others.
async fn name_of(database: &dyn Storage) -> Result<String, StorageError> {
    let fresh = random::<16>().map_err(|error| StorageError::Unusable(error.to_string()))?;
    database.keep_fact(DATABASE.to_owned(), hex(&fresh)).await
}

/// The letter of a part; it gets one if it is new.
async fn letter(home: &dyn Storage, part: &dyn Storage) -> Result<PartLetter, StorageError> {
    let (house, name) = (name_of(home).await?, name_of(part).await?);
    if house == name {
        return Err(StorageError::Unusable("a database is named twice".to_owned()));
    }
    // One that has parts is a home.
    let strange = !part.facts(PART).await?.is_empty();
    if strange || part.keep_fact(PART_OF.to_owned(), house.clone()).await? != house {
        let reason = "a database that is named beside the first one belongs to another server";
        return Err(StorageError::Unusable(reason.to_owned()));
    }
    let known = home.facts(PART).await?;
    let fact = |letter: PartLetter| format!("{PART}{}", letter.as_char());
    for letter in PartLetter::all() {
        if known.contains(&(fact(letter), name.clone())) {
            return Ok(letter);
        }
    }
    for letter in PartLetter::all() {
        // Tables with this letter may have come home with a backup.
        if home.has_codes_in(letter).await? {
            continue;
        }
        // Servers that start together agree here.
        if home.keep_fact(fact(letter), name.clone()).await? == name {
            return Ok(letter);
        }
    }
    Err(StorageError::Unusable("there are too many databases".to_owned()))
}

impl Spread {
    fn home(&self) -> &dyn Storage {
        &*self.parts[0]
    }

    /// Where a table is; at home if its letter is not given away.
    fn index(&self, code: Code) -> usize {
        let given = |letter| self.letters.iter().position(|given| *given == letter);
        code.part().and_then(given).map_or(0, |index| index + 1)
    }

    fn of(&self, code: Code) -> &dyn Storage {
        &*self.parts[self.index(code)]
    }

    /// What all of them say. Those that do not answer say nothing, unless none does: what is at the others goes on.
    async fn all<'a, T>(&'a self, ask: impl Fn(&'a dyn Storage) -> Answer<'a, T>) -> Result<Vec<T>, StorageError> {
        let (mut said, mut silent) = (Vec::new(), None);
        let answers = join_all(self.parts.iter().map(|part| ask(&**part))).await;
        for (database, answer) in answers.into_iter().enumerate() {
            match answer {
                Ok(answer) => said.push(answer),
                Err(error) => {
                    tracing::warn!(database, %error, "one of the databases does not answer");
                    silent = Some(error);
                }
            }
        }
        match (said.is_empty(), silent) {
            (true, Some(error)) => Err(error),
            _ => Ok(said),
        }
    }

    /// What all of them say; an error if one does not answer.
    async fn each<'a, T>(&'a self, ask: impl Fn(&'a dyn Storage) -> Answer<'a, T>) -> Result<Vec<T>, StorageError> {
        let answers = join_all(self.parts.iter().map(|part| ask(&**part))).await;
        answers.into_iter().collect()
    }

    /// What belongs to tables of one part.
    fn sorted<T>(&self, all: Vec<T>, code: impl Fn(&T) -> Code) -> Vec<(&dyn Storage, Vec<T>)> {
        let mut sorted: Vec<(&dyn Storage, Vec<T>)> = self.parts.iter().map(|part| (&**part, Vec::new())).collect();
        for one in all {
            sorted[self.index(code(&one))].1.push(one);
        }
        sorted.retain(|(_, theirs)| !theirs.is_empty());
        sorted
    }
}

/// The first of several lists as one, in this order.
fn merged<T, K: Ord>(lists: Vec<Vec<T>>, most: u32, key: impl Fn(&T) -> K) -> Vec<T> {
    let mut all: Vec<T> = lists.into_iter().flatten().collect();
    all.sort_by_key(key);
    all.truncate(most as usize);
    all
}
