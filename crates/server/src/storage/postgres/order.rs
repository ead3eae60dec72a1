//! What hosts keep order with, in PostgreSQL.

use super::super::format;
use super::super::order::{Audited, Ban, Filed, Order, Report, Retyped, Scrub, Shown};
use super::super::{Answer, Epoch, StorageError, phase_number, read_code, signed, unsigned};
use super::{PATIENCE, Postgres, Value, patiently};
use crate::code::Code;
use crate::entry::Stored;
use crate::secret::PlayerId;
use crate::time::Millis;
use deadpool_postgres::Object;
use tokio_postgres::types::Type;
use tokio_postgres::{Client, Row, Transaction};

const BAN: &str = "id, subject, at, until, reason";
const REPORT: &str = "id, at, code, number, line, seat, player, reason, settled";

fn read_ban(row: &Row) -> Ban {
    Ban {
        id: row.get(0),
        subject: row.get(1),
        at: unsigned(row.get(2)),
        until: row.get::<_, Option<i64>>(3).map(unsigned),
        reason: row.get(4),
    }
}

fn read_audited(row: &Row) -> Audited {
    Audited {
        id: row.get(0),
        at: unsigned(row.get(1)),
        host: row.get(2),
        deed: row.get(3),
        subject: row.get(4),
        note: row.get(5),
    }
}

fn read_report(row: &Row) -> Result<Report, StorageError> {
    Ok(Report {
        id: row.get(0),
        at: unsigned(row.get(1)),
        code: read_code(row.get(2))?,
        number: unsigned(row.get(3)),
        line: row.get::<_, Option<i64>>(4).map(unsigned),
        seat: u8::try_from(row.get::<_, i64>(5)).unwrap_or_default(),
        player: row.get(6),
        reason: row.get(7),
        settled: row.get::<_, Option<i64>>(8).map(unsigned),
    })
}

fn read_shown(row: &Row) -> Result<Shown, StorageError> {
    Ok(Shown {
        code: read_code(row.get(0))?,
        game: u32::try_from(row.get::<_, i32>(1)).unwrap_or_default(),
        body: row.get(2),
    })
}

fn game_number(game: u32) -> i32 {
    i32::try_from(game).unwrap_or(i32::MAX)
}

impl Postgres {
    async fn run(&self, statement: &str, values: &[Value<'_>]) -> Result<(), StorageError> {
        self.query(statement, values).await.map(drop)
    }

    /// Does something in one transaction. A connection that does not answer in time is not used again.
    async fn wholly<T>(
        &self,
        work: impl AsyncFnOnce(&mut Client) -> Result<T, tokio_postgres::Error>,
    ) -> Result<T, StorageError> {
        let mut client = self.connection(PATIENCE).await?;
        let done = patiently(work(&mut client)).await;
        if done.is_err() {
            drop(Object::take(client));
        }
        done
    }
}

impl Order for Postgres {
    fn bans(&self) -> Answer<'_, Vec<Ban>> {
        Box::pin(async move {
            let rows = self.query(&format!("select {BAN} from bans order by at"), &[]).await?;
            Ok(rows.iter().map(read_ban).collect())
        })
    }

    fn ban(&self, ban: Ban) -> Answer<'_, ()> {
        Box::pin(async move {
            let values: [Value<'_>; 5] = [
                (&ban.id, Type::TEXT),
                (&ban.subject, Type::TEXT),
                (&signed(ban.at), Type::INT8),
                (&ban.until.map(signed), Type::INT8),
                (&ban.reason, Type::TEXT),
            ];
            let statement = "insert into bans (id, subject, at, until, reason) values ($1, $2, $3, $4, $5)";
            self.run(statement, &values).await
        })
    }

    fn unban(&self, id: String) -> Answer<'_, Option<Ban>> {
        Box::pin(async move {
            let statement = format!("delete from bans where id = $1 returning {BAN}");
            let rows = self.query(&statement, &[(&id, Type::TEXT)]).await?;
            Ok(rows.first().map(read_ban))
        })
    }

    fn note(&self, audited: Audited) -> Answer<'_, ()> {
        Box::pin(async move {
            let values: [Value<'_>; 6] = [
                (&audited.id, Type::TEXT),
                (&signed(audited.at), Type::INT8),
                (&audited.host, Type::TEXT),
                (&audited.deed, Type::TEXT),
                (&audited.subject, Type::TEXT),
                (&audited.note, Type::TEXT),
            ];
            let statement = "insert into audit (id, at, host, deed, subject, note) values ($1, $2, $3, $4, $5, $6)";
            self.run(statement, &values).await
        })
    }

    fn audited(&self, before: Millis, most: u32) -> Answer<'_, Vec<Audited>> {
        Box::pin(async move {
            let query = "select id, at, host, deed, subject, note from audit where at < $1 order by at desc limit $2";
            let values: [Value<'_>; 2] = [(&signed(before), Type::INT8), (&i64::from(most), Type::INT8)];
            Ok(self.query(query, &values).await?.iter().map(read_audited).collect())
        })
    }

    fn report(&self, report: Report, most: u32) -> Answer<'_, bool> {
        Box::pin(async move {
            let values: [Value<'_>; 10] = [
                (&report.id, Type::TEXT),
                (&signed(report.at), Type::INT8),
                (&report.code.as_str(), Type::TEXT),
                (&signed(report.number), Type::INT8),
                (&report.line.map(signed), Type::INT8),
                (&i64::from(report.seat), Type::INT8),
                (&report.player, Type::TEXT),
                (&report.reason, Type::TEXT),
                (&report.settled.map(signed), Type::INT8),
                (&i64::from(most), Type::INT8),
            ];
            let statement = "insert into reports (id, at, code, number, line, seat, player, reason, settled)
                             select $1, $2, $3, $4, $5, $6, $7, $8, $9
                             where (select count(*) from reports where code = $3) < $10 returning id";
            Ok(!self.query(statement, &values).await?.is_empty())
        })
    }

    fn reports(&self, settled: bool, most: u32) -> Answer<'_, Vec<Report>> {
        Box::pin(async move {
            let query = format!("select {REPORT} from reports where settled is null or $1 order by at, id limit $2");
            let values: [Value<'_>; 2] = [(&settled, Type::BOOL), (&i64::from(most), Type::INT8)];
            self.query(&query, &values).await?.iter().map(read_report).collect()
        })
    }

    fn find_report(&self, id: String) -> Answer<'_, Option<Report>> {
        Box::pin(async move {
            let query = format!("select {REPORT} from reports where id = $1");
            let rows = self.query(&query, &[(&id, Type::TEXT)]).await?;
            rows.first().map(read_report).transpose()
        })
    }

    fn settle(&self, id: String, now: Millis) -> Answer<'_, bool> {
        Box::pin(async move {
            let statement = "update reports set settled = coalesce(settled, $2) where id = $1 returning id";
            let values: [Value<'_>; 2] = [(&id, Type::TEXT), (&signed(now), Type::INT8)];
            Ok(!self.query(statement, &values).await?.is_empty())
        })
    }

    fn block(&self, player: PlayerId, other: PlayerId, blocked: bool) -> Answer<'_, ()> {
        Box::pin(async move {
            let statement = match blocked {
                true => "insert into blocks (player, blocked) values ($1, $2) on conflict do nothing",
                false => "delete from blocks where player = $1 and blocked = $2",
            };
            let values: [Value<'_>; 2] = [(&player.as_str(), Type::TEXT), (&other.as_str(), Type::TEXT)];
            self.run(statement, &values).await
        })
    }

    fn blocks(&self, player: PlayerId) -> Answer<'_, Vec<PlayerId>> {
        Box::pin(async move {
            let query = "select blocked from blocks where player = $1 order by blocked";
            let rows = self.query(query, &[(&player.as_str(), Type::TEXT)]).await?;
            Ok(rows.iter().map(|row| PlayerId::from_written(row.get(0))).collect())
        })
    }

    fn is_blocked(&self, by: Vec<PlayerId>, other: PlayerId) -> Answer<'_, bool> {
        Box::pin(async move {
            let by: Vec<&str> = by.iter().map(PlayerId::as_str).collect();
            let query = "select 1 from blocks where player = any($1) and blocked = $2 limit 1";
            let values: [Value<'_>; 2] = [(&by, Type::TEXT_ARRAY), (&other.as_str(), Type::TEXT)];
            Ok(!self.query(query, &values).await?.is_empty())
        })
    }

    fn filed(&self, before: Millis, most: u32) -> Answer<'_, Vec<Filed>> {
        Box::pin(async move {
            let query = "select code, changed, owner is not null, body from tables where changed < $1
                         order by changed desc limit $2";
            let values: [Value<'_>; 2] = [(&signed(before), Type::INT8), (&i64::from(most), Type::INT8)];
            let rows = self.query(query, &values).await?;
            rows.iter()
                .map(|row| {
                    Ok(Filed {
                        code: read_code(row.get(0))?,
                        changed: unsigned(row.get(1)),
                        live: row.get(2),
                        body: row.get(3),
                    })
                })
                .collect()
        })
    }

    fn tables_of(&self, player: PlayerId) -> Answer<'_, Vec<Code>> {
        Box::pin(async move {
            let query = r#"select distinct code from log
                where substr(body, 1, 16) = '{"type":"seated"' and (body::jsonb ->> 'player') in ($1, $2)"#;
            let short = player.short().unwrap_or(player.as_str());
            let values: [Value<'_>; 2] = [(&player.as_str(), Type::TEXT), (&short, Type::TEXT)];
            let rows = self.query(query, &values).await?;
            rows.iter().map(|row| read_code(row.get(0))).collect()
        })
    }

    fn shown_at(&self, code: Code) -> Answer<'_, Vec<Shown>> {
        Box::pin(async move {
            let query = "select code, game, body from games where code = $1";
            let rows = self.query(query, &[(&code.as_str(), Type::TEXT)]).await?;
            rows.iter().map(read_shown).collect()
        })
    }

    fn shown_of(&self, player: PlayerId) -> Answer<'_, Vec<Shown>> {
        Box::pin(async move {
            let query = "select code, game, body from played join games using (code, game) where player in ($1, $2)";
            let short = player.short().unwrap_or(player.as_str());
            let values: [Value<'_>; 2] = [(&player.as_str(), Type::TEXT), (&short, Type::TEXT)];
            let rows = self.query(query, &values).await?;
            rows.iter().map(read_shown).collect()
        })
    }

    fn reports_of(&self, player: PlayerId) -> Answer<'_, Vec<Report>> {
        Box::pin(async move {
            let query = format!("select {REPORT} from reports where player = $1 order by at, id");
            let rows = self.query(&query, &[(&player.as_str(), Type::TEXT)]).await?;
            rows.iter().map(read_report).collect()
        })
    }

    fn audited_of(&self, player: PlayerId) -> Answer<'_, Vec<Audited>> {
        Box::pin(async move {
            let query = "select id, at, host, deed, subject, note from audit where subject in ($1, $2) order by at";
            let short = player.short().unwrap_or(player.as_str());
            let values: [Value<'_>; 2] = [(&player.as_str(), Type::TEXT), (&short, Type::TEXT)];
            Ok(self.query(query, &values).await?.iter().map(read_audited).collect())
        })
    }

    fn open_reports(&self) -> Answer<'_, u64> {
        Box::pin(async move {
            let query = "select count(*) from reports where settled is null";
            let rows = self.query(query, &[]).await?;
            Ok(rows.first().map_or(0, |row| unsigned(row.get(0))))
        })
    }

    fn retype(&self, texts: Vec<Retyped>) -> Answer<'_, ()> {
        Box::pin(async move {
            self.wholly(async |client| {
                let transaction = client.transaction().await?;
                for retyped in &texts {
                    let (place, column) = retyped.place.place();
                    let statement = format!("update {place} set {column} = $1 where id = $2");
                    transaction.execute(&statement, &[&retyped.text, &retyped.id]).await?;
                }
                transaction.commit().await
            })
            .await
        })
    }

    fn scrub(&self, code: Code, epoch: Option<Epoch>, scrub: Scrub) -> Answer<'_, bool> {
        Box::pin(async move {
            let rows: Result<Vec<format::Row>, StorageError> = scrub.entries.iter().map(format::Row::write).collect();
            let rows = rows?;
            self.wholly(async |client| scrub_table(client, code, epoch, &rows, &scrub).await)
                .await
        })
    }

    fn forget_player(&self, player: PlayerId, seal: String, games: Vec<Shown>) -> Answer<'_, ()> {
        Box::pin(async move {
            self.wholly(async |client| {
                let transaction = client.transaction().await?;
                for shown in &games {
                    let statement = "update games set body = $1 where code = $2 and game = $3";
                    let (code, game) = (shown.code.as_str(), game_number(shown.game));
                    transaction.execute(statement, &[&shown.body, &code, &game]).await?;
                }
                let ids: Vec<&str> = [Some(player.as_str()), player.short()].into_iter().flatten().collect();
                for statement in [
                    "delete from players where id = any($1)",
                    "delete from played where player = any($1)",
                    "delete from blocks where player = any($1) or blocked = any($1)",
                    "delete from reports where player = any($1)",
                    "delete from subscriptions where player = any($1)",
                    "delete from told where player = any($1)",
                ] {
                    transaction.execute(statement, &[&ids]).await?;
                }
                for statement in [
                    "update bans set subject = $2 where subject = any($1)",
                    "update audit set subject = $2 where subject = any($1)",
                ] {
                    transaction.execute(statement, &[&ids, &seal]).await?;
                }
                transaction.commit().await
            })
            .await
        })
    }

    fn remove_table(&self, code: Code, epoch: Epoch) -> Answer<'_, bool> {
        Box::pin(async move {
            let statement = "with gone as (delete from tables where code = $1 and epoch = $2 returning code),
                entries as (delete from log where code in (select code from gone)),
                past as (delete from snapshots where code in (select code from gone)),
                told as (delete from reports where code in (select code from gone))
                select code from gone";
            let values: [Value<'_>; 2] = [(&code.as_str(), Type::TEXT), (&signed(epoch), Type::INT8)];
            Ok(!self.query(statement, &values).await?.is_empty())
        })
    }

    fn old_lines(&self, before: Millis, most: u32) -> Answer<'_, Vec<(Code, Stored)>> {
        Box::pin(async move {
            let query = r#"select code, number, at, origin, format, body from log
                where substr(body, 1, 14) = '{"type":"said"' and right(body, 10) <> '"text":""}' and at < $1
                and code in (select code from tables where owner is null) order by at limit $2"#;
            let values: [Value<'_>; 2] = [(&signed(before), Type::INT8), (&i64::from(most), Type::INT8)];
            let rows = self.query(query, &values).await?;
            rows.iter()
                .map(|row| {
                    let format = i64::from(row.get::<_, i16>(4));
                    let stored = format::Row::read(row.get(1), row.get(2), row.get(3), format, row.get(5))?;
                    Ok((read_code(row.get(0))?, stored))
                })
                .collect()
        })
    }

    fn there(&self, codes: Vec<Code>) -> Answer<'_, Vec<Code>> {
        Box::pin(async move {
            let codes: Vec<&str> = codes.iter().map(Code::as_str).collect();
            let query = "select code from tables where code = any($1)";
            let rows = self.query(query, &[(&codes, Type::TEXT_ARRAY)]).await?;
            rows.iter().map(|row| read_code(row.get(0))).collect()
        })
    }

    fn forget_ended(&self, since: Millis) -> Answer<'_, u64> {
        Box::pin(async move {
            // A table that some server has in memory belongs to it.
            let query = "with gone as (
                             delete from tables where owner is null and phase = 2 and changed < $1 returning code
                         ), entries as (delete from log where code in (select code from gone)),
                         past as (delete from snapshots where code in (select code from gone)),
                         told as (delete from reports where code in (select code from gone))
                         select count(*) from gone";
            let rows = self.query(query, &[(&signed(since), Type::INT8)]).await?;
            Ok(rows.first().map_or(0, |row| unsigned(row.get(0))))
        })
    }

    fn old_games(&self, since: Millis, after: Option<(Code, u32)>, most: u32) -> Answer<'_, Vec<(Code, u32)>> {
        Box::pin(async move {
            let query = "select code, game from games where at < $1 and (code, game) > ($2, $3)
                         order by code, game limit $4";
            let code = after.map(|(code, _)| code.to_string()).unwrap_or_default();
            let values: [Value<'_>; 4] = [
                (&signed(since), Type::INT8),
                (&code, Type::TEXT),
                (&after.map_or(0, |(_, game)| game_number(game)), Type::INT4),
                (&i64::from(most), Type::INT8),
            ];
            let rows = self.query(query, &values).await?;
            let game = |row: &Row| u32::try_from(row.get::<_, i32>(1)).unwrap_or_default();
            rows.iter().map(|row| Ok((read_code(row.get(0))?, game(row)))).collect()
        })
    }

    fn forget_games(&self, games: Vec<(Code, u32)>) -> Answer<'_, ()> {
        Box::pin(async move {
            let codes: Vec<&str> = games.iter().map(|(code, _)| code.as_str()).collect();
            let numbers: Vec<i32> = games.iter().map(|(_, game)| game_number(*game)).collect();
            self.wholly(async |client| {
                let transaction = client.transaction().await?;
                for place in ["records", "played", "games"] {
                    let statement = format!(
                        "delete from {place} using unnest($1::text[], $2::integer[]) as gone (code, game)
                         where {place}.code = gone.code and {place}.game = gone.game"
                    );
                    transaction.execute(&statement, &[&codes, &numbers]).await?;
                }
                transaction.commit().await
            })
            .await
        })
    }

    fn rename(&self, code: Code, games: Vec<(u32, String)>, unnamed: Option<(PlayerId, String)>) -> Answer<'_, ()> {
        Box::pin(async move {
            self.wholly(async |client| {
                let transaction = client.transaction().await?;
                rename(&transaction, code.as_str(), &games, unnamed.as_ref()).await?;
                transaction.commit().await
            })
            .await
        })
    }

    fn forget_notes(&self, now: Millis, since: Millis) -> Answer<'_, ()> {
        Box::pin(async move {
            let values: [Value<'_>; 1] = [(&signed(now), Type::INT8)];
            self.run("delete from bans where until < $1", &values).await?;
            let values: [Value<'_>; 1] = [(&signed(since), Type::INT8)];
            self.run("delete from audit where at < $1", &values).await
        })
    }
}

async fn scrub_table(
    client: &mut Client,
    code: Code,
    epoch: Option<Epoch>,
    rows: &[format::Row],
    scrub: &Scrub,
) -> Result<bool, tokio_postgres::Error> {
    let code = code.as_str();
    let transaction = client.transaction().await?;
    let right = "update tables set scrubs = scrubs + 1
                 where code = $1 and case when $2::bigint is null then owner is null else epoch = $2 end";
    if transaction.execute(right, &[&code, &epoch.map(signed)]).await? == 0 {
        return Ok(false);
    }
    for row in rows {
        let statement = "update log set body = $3, format = $4 where code = $1 and number = $2";
        let format = i16::try_from(row.format).unwrap_or(i16::MAX);
        transaction
            .execute(statement, &[&code, &row.number, &row.body, &format])
            .await?;
    }
    transaction
        .execute("delete from snapshots where code = $1", &[&code])
        .await?;
    rename(&transaction, code, &scrub.games, scrub.unnamed.as_ref()).await?;
    if let Some(listing) = &scrub.listing {
        let statement = "update tables set phase = $2, shown = $3, body = $4 where code = $1";
        let phase = phase_number(listing.phase);
        transaction
            .execute(statement, &[&code, &phase, &listing.shown, &listing.body])
            .await?;
    }
    transaction.commit().await?;
    Ok(true)
}

async fn rename(
    transaction: &Transaction<'_>,
    code: &str,
    games: &[(u32, String)],
    unnamed: Option<&(PlayerId, String)>,
) -> Result<(), tokio_postgres::Error> {
    for (game, body) in games {
        let statement = "update games set body = $3 where code = $1 and game = $2";
        transaction
            .execute(statement, &[&code, &game_number(*game), body])
            .await?;
    }
    if let Some((player, name)) = unnamed {
        let statement = "update players set name = '' where id = $1 and name = $2";
        transaction.execute(statement, &[&player.as_str(), name]).await?;
    }
    Ok(())
}
