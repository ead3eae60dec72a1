//! Players, ratings and histories in PostgreSQL.

use super::super::{
    Counted, FinishedGame, Played, Player, RATED_TOGETHER, StorageError, TOGETHER, count, read_code, signed, unsigned,
};
use crate::rating::Rating;
use crate::secret::PlayerId;
use tokio_postgres::{Client, Row, Transaction};

/// Whoever has an id, or is known under the longer one it has become: a game that was begun in the first version knows only
/// the short one.
pub(super) const KNOWN_AS: &str =
    "(id = $1 or length($1) = 16 and id collate \"C\" > $1 and id collate \"C\" < $1 || 'g')";

pub(super) const PLAYER: &str = "id, name, rating, uncertainty, games, wins, rated_games";

pub(super) fn read_player(row: &Row) -> Player {
    Player {
        player: PlayerId::from_written(row.get(0)),
        name: row.get(1),
        rating: Rating {
            rating: row.get(2),
            uncertainty: row.get(3),
        },
        games: row.get(4),
        wins: row.get(5),
        rated_games: row.get(6),
    }
}

pub(super) fn read_played(row: &Row) -> Result<Played, StorageError> {
    let number = |column: usize| u32::try_from(row.get::<_, i32>(column)).unwrap_or_default();
    Ok(Played {
        code: read_code(row.get(0))?,
        game: number(1),
        at: unsigned(row.get(2)),
        seat: u8::try_from(row.get::<_, i16>(3)).unwrap_or_default(),
        won: row.get(4),
        rated: row.get(5),
        rating: row.get(6),
        body: row.get(7),
    })
}

/// Writes a finished game into history and ratings, once.
pub(super) async fn finish(client: &mut Client, game: &FinishedGame) -> Result<bool, tokio_postgres::Error> {
    let at = signed(game.at);
    let code = game.code.as_str();
    let number = i32::try_from(game.game).unwrap_or(i32::MAX);
    let transaction = client.transaction().await?;
    let new = transaction
        .execute(
            "insert into games (code, game, at, body) values ($1, $2, $3, $4) on conflict do nothing",
            &[&code, &number, &at, &game.body],
        )
        .await?;
    if new == 0 {
        return Ok(false);
    }
    // One game of a player after the other: nobody's rating is worked out from one that is changing. In the order of their
    // numbers, so that nobody waits for somebody who waits for them.
    let known: Vec<&str> = game.players.iter().flatten().map(|(id, _)| id.as_str()).collect();
    let lock = "select pg_advisory_xact_lock(number) from (
                    select distinct hashtextextended(left(id, 16), 7308605) as number from unnest($1::text[]) as known (id)
                    order by number) as numbers";
    transaction.execute(lock, &[&known]).await?;
    let mut game = game.clone();
    for (id, _) in game.players.iter_mut().flatten().filter(|(id, _)| id.short().is_none()) {
        let query = format!("select id from players where {KNOWN_AS} order by id desc limit 1");
        if let Some(row) = transaction.query_opt(&query, &[&id.as_str()]).await? {
            *id = PlayerId::from_written(row.get(0));
        }
    }
    let game = &game;
    let ids: Vec<&str> = game.players.iter().flatten().map(|(id, _)| id.as_str()).collect();
    let rows = transaction
        .query(
            "select id, rating, uncertainty from players where id = any($1)",
            &[&ids],
        )
        .await?;
    let old: Vec<(PlayerId, Rating)> = rows
        .iter()
        .map(|row| {
            let rating = Rating {
                rating: row.get(1),
                uncertainty: row.get(2),
            };
            (PlayerId::from_written(row.get(0)), rating)
        })
        .collect();
    let rated = game.rated && most_together(&transaction, game).await? < RATED_TOGETHER;
    for counted in count(game, rated, &old) {
        write_counted(&transaction, game, &counted, rated).await?;
    }
    transaction.commit().await?;
    Ok(true)
}

/// Writes what a game was to one of its players.
async fn write_counted(
    transaction: &Transaction<'_>,
    game: &FinishedGame,
    counted: &Counted,
    rated: bool,
) -> Result<(), tokio_postgres::Error> {
    transaction
        .execute(
            "insert into players (id, name, rating, uncertainty, games, wins, rated_games)
             values ($1, $2, $3, $4, 1, $5, $6)
             on conflict (id) do update set name = excluded.name, rating = excluded.rating,
             uncertainty = excluded.uncertainty, games = players.games + 1, wins = players.wins + excluded.wins,
             rated_games = players.rated_games + excluded.rated_games",
            &[
                &counted.id.as_str(),
                &counted.name,
                &counted.after.rating,
                &counted.after.uncertainty,
                &i64::from(counted.won),
                &i64::from(rated),
            ],
        )
        .await?;
    transaction
        .execute(
            "insert into played (player, at, code, game, seat, won, rated, rating)
             values ($1, $2, $3, $4, $5, $6, $7, $8)",
            &[
                &counted.id.as_str(),
                &signed(game.at),
                &game.code.as_str(),
                &i32::try_from(game.game).unwrap_or(i32::MAX),
                &i16::try_from(counted.seat).unwrap_or_default(),
                &counted.won,
                &rated,
                &counted.after.rating,
            ],
        )
        .await?;
    Ok(())
}

/// The most rated games that any two of the players have had with each other in the last day.
async fn most_together(transaction: &Transaction<'_>, game: &FinishedGame) -> Result<i64, tokio_postgres::Error> {
    let (ones, others): (Vec<&str>, Vec<&str>) =
        game.pairs().map(|(one, other)| (one.as_str(), other.as_str())).unzip();
    let since = signed(game.at.saturating_sub(TOGETHER));
    let row = transaction
        .query_one(
            "select coalesce(max(together), 0) from (
                 select count(*) as together
                 from unnest($1::text[], $2::text[]) as pair (one, other)
                 join played a on a.player = pair.one and a.at > $3 and a.rated
                 join played b on b.player = pair.other and b.at = a.at and b.code = a.code and b.game = a.game
                 group by pair.one, pair.other) as pairs",
            &[&ones, &others, &since],
        )
        .await?;
    Ok(row.get(0))
}
