//! Players, ratings and histories in an SQLite file.

use super::super::{FinishedGame, Played, Player, RATED_TOGETHER, TOGETHER, count, signed, unsigned};
use crate::code::Code;
use crate::rating::Rating;
use crate::secret::PlayerId;
use rusqlite::{Connection, OptionalExtension, Row, params};

pub(super) const PLAYER: &str = "id, name, rating, uncertainty, games, wins, rated_games";

pub(super) fn read_player(row: &Row<'_>) -> rusqlite::Result<Player> {
    Ok(Player {
        player: PlayerId::from_written(row.get(0)?),
        name: row.get(1)?,
        rating: Rating {
            rating: row.get(2)?,
            uncertainty: row.get(3)?,
        },
        games: row.get(4)?,
        wins: row.get(5)?,
        rated_games: row.get(6)?,
    })
}

pub(super) fn read_played(row: &Row<'_>, code: Code) -> rusqlite::Result<Played> {
    Ok(Played {
        code,
        game: row.get(1)?,
        at: unsigned(row.get(2)?),
        seat: row.get(3)?,
        won: row.get(4)?,
        rated: row.get(5)?,
        rating: row.get(6)?,
        body: row.get(7)?,
    })
}

/// Writes a finished game into history and ratings, once.
pub(super) fn finish(connection: &Connection, game: &FinishedGame) -> rusqlite::Result<bool> {
    let at = signed(game.at);
    let new = connection.execute(
        "insert into games (code, game, at, body) values (?, ?, ?, ?) on conflict do nothing",
        params![game.code.as_str(), game.game, at, game.body],
    )?;
    if new == 0 {
        return Ok(false);
    }
    let mut game = game.clone();
    for (id, _) in game.players.iter_mut().flatten() {
        *id = PlayerId::from_written(known_as(connection, id)?);
    }
    let game = &game;
    let mut old = Vec::new();
    for (id, _) in game.players.iter().flatten() {
        let rating = connection
            .query_row(
                "select rating, uncertainty from players where id = ?",
                [id.as_str()],
                |row| {
                    Ok(Rating {
                        rating: row.get(0)?,
                        uncertainty: row.get(1)?,
                    })
                },
            )
            .optional()?;
        old.extend(rating.map(|rating| (id.clone(), rating)));
    }
    let rated = game.rated && most_together(connection, game)? < RATED_TOGETHER;
    for counted in count(game, rated, &old) {
        connection.execute(
            "insert into players (id, name, rating, uncertainty, games, wins, rated_games) values (?, ?, ?, ?, 1, ?, ?)
             on conflict (id) do update set name = excluded.name, rating = excluded.rating,
             uncertainty = excluded.uncertainty, games = games + 1, wins = wins + excluded.wins,
             rated_games = rated_games + excluded.rated_games",
            params![
                counted.id.as_str(),
                counted.name,
                counted.after.rating,
                counted.after.uncertainty,
                counted.won,
                rated
            ],
        )?;
        connection.execute(
            "insert into played (player, at, code, game, seat, won, rated, rating) values (?, ?, ?, ?, ?, ?, ?, ?)",
            params![
                counted.id.as_str(),
                at,
                game.code.as_str(),
                game.game,
                counted.seat as u8,
                counted.won,
                rated,
                counted.after.rating
            ],
        )?;
    }
    Ok(true)
}

/// The most rated games that any two of the players have had with each other in the last day.
fn most_together(connection: &Connection, game: &FinishedGame) -> rusqlite::Result<i64> {
    let mut query = connection.prepare_cached(
        "select count(*) from played a join played b on b.player = ?2 and b.at = a.at and b.code = a.code and b.game = a.game
         where a.player = ?1 and a.at > ?3 and a.rated = 1",
    )?;
    let since = signed(game.at.saturating_sub(TOGETHER));
    let mut most = 0;
    for (one, other) in game.pairs() {
        let together: i64 = query.query_row(params![one.as_str(), other.as_str(), since], |row| row.get(0))?;
        most = most.max(together);
    }
    Ok(most)
}

/// Gives what is known under a short id of the first version to whoever has shown its key.
pub(super) fn adopt(connection: &Connection, id: &PlayerId) -> rusqlite::Result<()> {
    let Some(short) = id.short() else { return Ok(()) };
    let change = connection
        .prepare_cached(
            "update players set id = ?1 where id = ?2 and not exists (select 1 from players where id = ?1)",
        )?
        .execute([id.as_str(), short])?;
    if change > 0 {
        connection.execute("update played set player = ?1 where player = ?2", [id.as_str(), short])?;
    }
    Ok(())
}

/// The id under which a player is known now: a game that was begun in the first version knows only the short one.
pub(super) fn known_as(connection: &Connection, id: &PlayerId) -> rusqlite::Result<String> {
    if id.short().is_some() {
        return Ok(id.as_str().to_owned());
    }
    let long = connection
        .prepare_cached("select id from players where id > ?1 and id < ?1 || 'g' limit 1")?
        .query_row([id.as_str()], |row| row.get(0))
        .optional()?;
    Ok(long.unwrap_or_else(|| id.as_str().to_owned()))
}
