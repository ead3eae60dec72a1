//! What hosts keep order with, in an SQLite file.

use super::super::format;
use super::super::order::{Audited, Ban, Filed, Order, Report, Retyped, Scrub, Shown};
use super::super::{Answer, Epoch, StorageError, phase_number, read_code, signed, unsigned};
use super::Sqlite;
use super::file::{unavailable, whole};
use crate::code::Code;
use crate::entry::Stored;
use crate::secret::PlayerId;
use crate::time::Millis;
use rusqlite::{Connection, OptionalExtension, Params, Row, params};
use std::sync::atomic::Ordering;

fn all<T>(
    connection: &Connection,
    query: &str,
    values: impl Params,
    read: impl Fn(&Row<'_>) -> rusqlite::Result<T>,
) -> Result<Vec<T>, StorageError> {
    connection
        .prepare_cached(query)
        .and_then(|mut select| select.query_map(values, read)?.collect())
        .map_err(unavailable)
}

fn run(connection: &Connection, statement: &str, values: impl Params) -> Result<usize, StorageError> {
    connection
        .prepare_cached(statement)
        .and_then(|mut statement| statement.execute(values))
        .map_err(unavailable)
}

const BAN: &str = "id, subject, at, until, reason";
const REPORT: &str = "id, at, code, number, line, seat, player, reason, settled";

fn read_ban(row: &Row<'_>) -> rusqlite::Result<Ban> {
    Ok(Ban {
        id: row.get(0)?,
        subject: row.get(1)?,
        at: unsigned(row.get(2)?),
        until: row.get::<_, Option<i64>>(3)?.map(unsigned),
        reason: row.get(4)?,
    })
}

fn read_audited(row: &Row<'_>) -> rusqlite::Result<Audited> {
    Ok(Audited {
        id: row.get(0)?,
        at: unsigned(row.get(1)?),
        host: row.get(2)?,
        deed: row.get(3)?,
        subject: row.get(4)?,
        note: row.get(5)?,
    })
}

fn reports(connection: &Connection, rest: &str, values: impl Params) -> Result<Vec<Report>, StorageError> {
    let query = format!("select {REPORT} from reports {rest}");
    let rows = all(connection, &query, values, |row| {
        let code: String = row.get(2)?;
        Ok((
            code,
            row.get(0)?,
            [row.get(1)?, row.get(3)?],
            row.get(4)?,
            row.get(5)?,
            row.get(6)?,
            row.get(7)?,
            row.get(8)?,
        ))
    })?;
    rows.into_iter()
        .map(
            |(code, id, [at, number], line, seat, player, reason, settled): (
                _,
                _,
                [i64; 2],
                Option<i64>,
                _,
                _,
                _,
                Option<i64>,
            )| {
                Ok(Report {
                    id,
                    at: unsigned(at),
                    code: read_code(&code)?,
                    number: unsigned(number),
                    line: line.map(unsigned),
                    seat,
                    player,
                    reason,
                    settled: settled.map(unsigned),
                })
            },
        )
        .collect()
}

fn shown(connection: &Connection, query: &str, value: &str) -> Result<Vec<Shown>, StorageError> {
    let rows: Vec<(String, u32, String)> = all(connection, query, [value], |row| {
        Ok((row.get(0)?, row.get(1)?, row.get(2)?))
    })?;
    rows.into_iter()
        .map(|(code, game, body)| {
            let code = read_code(&code)?;
            Ok(Shown { code, game, body })
        })
        .collect()
}

impl Order for Sqlite {
    fn bans(&self) -> Answer<'_, Vec<Ban>> {
        self.read(|connection| all(connection, &format!("select {BAN} from bans order by at"), [], read_ban))
    }

    fn ban(&self, ban: Ban) -> Answer<'_, ()> {
        self.write(move |connection| {
            run(
                connection,
                "insert into bans (id, subject, at, until, reason) values (?, ?, ?, ?, ?)",
                params![ban.id, ban.subject, signed(ban.at), ban.until.map(signed), ban.reason],
            )
            .map(drop)
        })
    }

    fn unban(&self, id: String) -> Answer<'_, Option<Ban>> {
        self.write(move |connection| {
            let query = format!("delete from bans where id = ? returning {BAN}");
            Ok(all(connection, &query, [id], read_ban)?.pop())
        })
    }

    fn note(&self, audited: Audited) -> Answer<'_, ()> {
        self.write(move |connection| {
            run(
                connection,
                "insert into audit (id, at, host, deed, subject, note) values (?, ?, ?, ?, ?, ?)",
                params![
                    audited.id,
                    signed(audited.at),
                    audited.host,
                    audited.deed,
                    audited.subject,
                    audited.note
                ],
            )
            .map(drop)
        })
    }

    fn audited(&self, before: Millis, most: u32) -> Answer<'_, Vec<Audited>> {
        self.read(move |connection| {
            all(
                connection,
                "select id, at, host, deed, subject, note from audit where at < ? order by at desc limit ?",
                params![signed(before), most],
                read_audited,
            )
        })
    }

    fn report(&self, report: Report, most: u32) -> Answer<'_, bool> {
        self.write(move |connection| {
            let kept = run(
                connection,
                "insert into reports (id, at, code, number, line, seat, player, reason, settled)
                 select ?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9 where (select count(*) from reports where code = ?3) < ?10",
                params![
                    report.id,
                    signed(report.at),
                    report.code.as_str(),
                    signed(report.number),
                    report.line.map(signed),
                    report.seat,
                    report.player,
                    report.reason,
                    report.settled.map(signed),
                    most
                ],
            )?;
            Ok(kept > 0)
        })
    }

    fn reports(&self, settled: bool, most: u32) -> Answer<'_, Vec<Report>> {
        self.read(move |connection| {
            let rest = "where settled is null or ? order by at, id limit ?";
            reports(connection, rest, params![settled, most])
        })
    }

    fn find_report(&self, id: String) -> Answer<'_, Option<Report>> {
        self.read(move |connection| Ok(reports(connection, "where id = ?", [id])?.pop()))
    }

    fn settle(&self, id: String, now: Millis) -> Answer<'_, bool> {
        self.write(move |connection| {
            let statement = "update reports set settled = coalesce(settled, ?) where id = ?";
            Ok(run(connection, statement, params![signed(now), id])? > 0)
        })
    }

    fn block(&self, player: PlayerId, other: PlayerId, blocked: bool) -> Answer<'_, ()> {
        self.write(move |connection| {
            let statement = match blocked {
                true => "insert or ignore into blocks (player, blocked) values (?, ?)",
                false => "delete from blocks where player = ? and blocked = ?",
            };
            run(connection, statement, [player.as_str(), other.as_str()]).map(drop)
        })
    }

    fn blocks(&self, player: PlayerId) -> Answer<'_, Vec<PlayerId>> {
        self.read(move |connection| {
            let query = "select blocked from blocks where player = ? order by blocked";
            let written = |row: &Row<'_>| Ok(PlayerId::from_written(row.get(0)?));
            all(connection, query, [player.as_str()], written)
        })
    }

    fn is_blocked(&self, by: Vec<PlayerId>, other: PlayerId) -> Answer<'_, bool> {
        self.read(move |connection| {
            for player in &by {
                let query = "select 1 from blocks where player = ? and blocked = ?";
                if !all(connection, query, [player.as_str(), other.as_str()], |_| Ok(()))?.is_empty() {
                    return Ok(true);
                }
            }
            Ok(false)
        })
    }

    fn filed(&self, before: Millis, most: u32) -> Answer<'_, Vec<Filed>> {
        self.read(move |connection| {
            let query = "select code, changed, owner is not null, body from tables where changed < ?
                         order by changed desc limit ?";
            let rows: Vec<(String, i64, bool, String)> =
                all(connection, query, params![signed(before), most], |row| {
                    Ok((row.get(0)?, row.get(1)?, row.get(2)?, row.get(3)?))
                })?;
            rows.into_iter()
                .map(|(code, changed, live, body)| {
                    Ok(Filed {
                        code: read_code(&code)?,
                        changed: unsigned(changed),
                        live,
                        body,
                    })
                })
                .collect()
        })
    }

    fn tables_of(&self, player: PlayerId) -> Answer<'_, Vec<Code>> {
        self.read(move |connection| {
            let query = r#"select distinct code from log
                where substr(body, 1, 16) = '{"type":"seated"' and json_extract(body, '$.player') in (?, ?)"#;
            let short = player.short().unwrap_or(player.as_str());
            let codes: Vec<String> = all(connection, query, [player.as_str(), short], |row| row.get(0))?;
            codes.iter().map(|code| read_code(code)).collect()
        })
    }

    fn shown_at(&self, code: Code) -> Answer<'_, Vec<Shown>> {
        self.read(move |connection| {
            let query = "select code, game, body from games where code = ?";
            shown(connection, query, code.as_str())
        })
    }

    fn shown_of(&self, player: PlayerId) -> Answer<'_, Vec<Shown>> {
        self.read(move |connection| {
            let query = "select code, game, body from played join games using (code, game) where player = ?";
            let mut all = shown(connection, query, player.as_str())?;
            if let Some(short) = player.short() {
                all.extend(shown(connection, query, short)?);
            }
            Ok(all)
        })
    }

    fn reports_of(&self, player: PlayerId) -> Answer<'_, Vec<Report>> {
        self.read(move |connection| reports(connection, "where player = ? order by at, id", [player.as_str()]))
    }

    fn audited_of(&self, player: PlayerId) -> Answer<'_, Vec<Audited>> {
        self.read(move |connection| {
            let query = "select id, at, host, deed, subject, note from audit where subject in (?, ?) order by at";
            let short = player.short().unwrap_or(player.as_str());
            all(connection, query, [player.as_str(), short], read_audited)
        })
    }

    fn open_reports(&self) -> Answer<'_, u64> {
        self.read(|connection| {
            let query = "select count(*) from reports where settled is null";
            let counts: Vec<i64> = all(connection, query, [], |row| row.get(0))?;
            Ok(counts.first().copied().map_or(0, unsigned))
        })
    }

    fn retype(&self, texts: Vec<Retyped>) -> Answer<'_, ()> {
        let scrubbing = self.scrubbing.clone();
        self.write(move |connection| {
            scrubbing.store(true, Ordering::Relaxed);
            whole(connection, |connection| {
                for retyped in &texts {
                    let (place, column) = retyped.place.place();
                    let statement = format!("update {place} set {column} = ? where id = ?");
                    run(connection, &statement, [&retyped.text, &retyped.id])?;
                }
                Ok(())
            })
        })
    }

    fn scrub(&self, code: Code, epoch: Option<Epoch>, scrub: Scrub) -> Answer<'_, bool> {
        let rows: Result<Vec<format::Row>, StorageError> = scrub.entries.iter().map(format::Row::write).collect();
        let scrubbing = self.scrubbing.clone();
        self.write(move |connection| {
            scrubbing.store(true, Ordering::Relaxed);
            let rows = rows?;
            whole(connection, |connection| {
                scrub_table(connection, code, epoch, &rows, &scrub)
            })
        })
    }

    fn forget_player(&self, player: PlayerId, seal: String, games: Vec<Shown>) -> Answer<'_, ()> {
        let scrubbing = self.scrubbing.clone();
        self.write(move |connection| {
            scrubbing.store(true, Ordering::Relaxed);
            whole(connection, |connection| {
                for shown in &games {
                    let statement = "update games set body = ? where code = ? and game = ?";
                    run(
                        connection,
                        statement,
                        params![shown.body, shown.code.as_str(), shown.game],
                    )?;
                }
                for id in [Some(player.as_str()), player.short()].into_iter().flatten() {
                    for statement in [
                        "delete from players where id = ?",
                        "delete from played where player = ?",
                        "delete from blocks where player = ?",
                        "delete from blocks where blocked = ?",
                        "delete from reports where player = ?",
                        "delete from subscriptions where player = ?",
                        "delete from told where player = ?",
                    ] {
                        run(connection, statement, [id])?;
                    }
                    for statement in [
                        "update bans set subject = ? where subject = ?",
                        "update audit set subject = ? where subject = ?",
                    ] {
                        run(connection, statement, [seal.as_str(), id])?;
                    }
                }
                Ok(())
            })
        })
    }

    fn remove_table(&self, code: Code, epoch: Epoch) -> Answer<'_, bool> {
        let scrubbing = self.scrubbing.clone();
        self.write(move |connection| {
            scrubbing.store(true, Ordering::Relaxed);
            whole(connection, |connection| {
                let statement = "delete from tables where code = ? and epoch = ?";
                let removed = run(connection, statement, params![code.as_str(), signed(epoch)])? > 0;
                for place in ["log", "snapshots", "reports"] {
                    if removed {
                        run(
                            connection,
                            &format!("delete from {place} where code = ?"),
                            [code.as_str()],
                        )?;
                    }
                }
                Ok(removed)
            })
        })
    }

    fn old_lines(&self, before: Millis, most: u32) -> Answer<'_, Vec<(Code, Stored)>> {
        self.read(move |connection| {
            let query = r#"select code, number, at, origin, format, body from log
                where substr(body, 1, 14) = '{"type":"said"' and substr(body, -10) <> '"text":""}' and at < ?
                and code in (select code from tables where owner is null) order by at limit ?"#;
            let rows: Vec<(String, [i64; 4], String)> = all(connection, query, params![signed(before), most], |row| {
                let numbers = [row.get(1)?, row.get(2)?, row.get(3)?, row.get(4)?];
                Ok((row.get(0)?, numbers, row.get(5)?))
            })?;
            rows.into_iter()
                .map(|(code, [number, at, origin, format], body)| {
                    let stored = format::Row::read(number, at, origin, format, &body)?;
                    Ok((read_code(&code)?, stored))
                })
                .collect()
        })
    }

    fn there(&self, codes: Vec<Code>) -> Answer<'_, Vec<Code>> {
        self.read(move |connection| {
            let mut there = Vec::new();
            for code in codes {
                let found = all(
                    connection,
                    "select 1 from tables where code = ?",
                    [code.as_str()],
                    |_| Ok(()),
                )?;
                there.extend((!found.is_empty()).then_some(code));
            }
            Ok(there)
        })
    }

    fn forget_ended(&self, since: Millis) -> Answer<'_, u64> {
        self.write(move |connection| {
            whole(connection, |connection| {
                // A table that some server has in memory belongs to it.
                const OLD: &str = "select code from tables where owner is null and phase = 2 and changed < ?";
                let mut forgotten = 0;
                for place in ["log", "snapshots", "reports", "tables"] {
                    let statement = format!("delete from {place} where code in ({OLD})");
                    forgotten = run(connection, &statement, [signed(since)])?;
                }
                Ok(forgotten as u64)
            })
        })
    }

    fn old_games(&self, since: Millis, after: Option<(Code, u32)>, most: u32) -> Answer<'_, Vec<(Code, u32)>> {
        self.read(move |connection| {
            let query = "select code, game from games where at < ? and (code, game) > (?, ?)
                         order by code, game limit ?";
            let code = after.map(|(code, _)| code.to_string()).unwrap_or_default();
            let values = params![signed(since), code, after.map_or(0, |(_, game)| game), most];
            let games: Vec<(String, u32)> = all(connection, query, values, |row| Ok((row.get(0)?, row.get(1)?)))?;
            games.iter().map(|(code, game)| Ok((read_code(code)?, *game))).collect()
        })
    }

    fn forget_games(&self, games: Vec<(Code, u32)>) -> Answer<'_, ()> {
        self.write(move |connection| {
            whole(connection, |connection| {
                for (code, game) in games {
                    for place in ["records", "played", "games"] {
                        let statement = format!("delete from {place} where code = ? and game = ?");
                        run(connection, &statement, params![code.as_str(), game])?;
                    }
                }
                Ok(())
            })
        })
    }

    fn rename(&self, code: Code, games: Vec<(u32, String)>, unnamed: Option<(PlayerId, String)>) -> Answer<'_, ()> {
        let scrubbing = self.scrubbing.clone();
        self.write(move |connection| {
            scrubbing.store(true, Ordering::Relaxed);
            whole(connection, |connection| {
                rename(connection, code.as_str(), &games, unnamed.as_ref())
            })
        })
    }

    fn forget_notes(&self, now: Millis, since: Millis) -> Answer<'_, ()> {
        self.write(move |connection| {
            run(connection, "delete from bans where until < ?", [signed(now)])?;
            run(connection, "delete from audit where at < ?", [signed(since)])?;
            Ok(())
        })
    }
}

fn scrub_table(
    connection: &Connection,
    code: Code,
    epoch: Option<Epoch>,
    rows: &[format::Row],
    scrub: &Scrub,
) -> Result<bool, StorageError> {
    let code = code.as_str();
    let right = match epoch {
        Some(epoch) => run(
            connection,
            "update tables set scrubs = scrubs + 1 where code = ? and epoch = ?",
            params![code, signed(epoch)],
        )?,
        None => run(
            connection,
            "update tables set scrubs = scrubs + 1 where code = ? and owner is null",
            [code],
        )?,
    };
    if right == 0 {
        return Ok(false);
    }
    for row in rows {
        let statement = "update log set body = ?, format = ? where code = ? and number = ?";
        run(connection, statement, params![row.body, row.format, code, row.number])?;
    }
    run(connection, "delete from snapshots where code = ?", [code])?;
    rename(connection, code, &scrub.games, scrub.unnamed.as_ref())?;
    if let Some(listing) = &scrub.listing {
        let statement = "update tables set phase = ?, shown = ?, body = ? where code = ?";
        let shown = listing.shown;
        run(
            connection,
            statement,
            params![phase_number(listing.phase), shown, listing.body, code],
        )?;
    }
    Ok(true)
}

fn rename(
    connection: &Connection,
    code: &str,
    games: &[(u32, String)],
    unnamed: Option<&(PlayerId, String)>,
) -> Result<(), StorageError> {
    for (game, body) in games {
        let statement = "update games set body = ? where code = ? and game = ?";
        run(connection, statement, params![body, code, game])?;
    }
    if let Some((player, name)) = unnamed {
        let statement = "update players set name = '' where id = ? and name = ?";
        run(connection, statement, [player.as_str(), name])?;
    }
    Ok(())
}

/// How often something was removed from a table, for snapshots.
pub(super) fn scrubs(connection: &Connection, code: Code) -> Result<Option<u64>, StorageError> {
    let number: Option<i64> = connection
        .prepare_cached("select scrubs from tables where code = ?")
        .and_then(|mut select| select.query_row([code.as_str()], |row| row.get(0)).optional())
        .map_err(unavailable)?;
    Ok(number.map(unsigned))
}
