//! The log of a table and who may write it, in an SQLite file. All of it happens on the one thread that writes, inside its
//! transaction, so nothing comes between a question and what is done about the answer.

use super::super::format::Row;
use super::super::{Appended, Claim, Epoch, Listing, Owner, phase_number, signed, unsigned};
use crate::code::Code;
use crate::time::Millis;
use rusqlite::{Connection, OptionalExtension, params};

pub(super) fn claim(connection: &Connection, code: Code, server: u32) -> rusqlite::Result<Claim> {
    let there: Option<(Option<u32>, i64)> = connection
        .prepare_cached("select owner, epoch from tables where code = ?")?
        .query_row([code.as_str()], |row| Ok((row.get(0)?, row.get(1)?)))
        .optional()?;
    Ok(match there {
        None => Claim::NoTable,
        Some((Some(owner), epoch)) if owner == server => Claim::Mine(unsigned(epoch)),
        Some((Some(owner), _)) => Claim::Other(Owner {
            server: owner,
            address: None,
        }),
        Some((None, epoch)) => {
            connection
                .prepare_cached("update tables set owner = ?, epoch = epoch + 1 where code = ?")?
                .execute(params![server, code.as_str()])?;
            Claim::Mine(unsigned(epoch + 1))
        }
    })
}

pub(super) fn open(
    connection: &Connection,
    code: Code,
    owner: Option<u32>,
    row: &Row,
    listing: &Listing,
) -> rusqlite::Result<Appended> {
    let new = connection
        .prepare_cached(
            // A code under which entries or games are left is not free, even if their table is gone.
            "insert into tables (code, phase, shown, due, changed, body, owner, epoch)
             select ?1, ?2, ?3, ?4, ?5, ?6, ?7, 1 where not exists (select 1 from log where code = ?1)
             and not exists (select 1 from games where code = ?1)
             on conflict do nothing",
        )?
        .execute(params![
            code.as_str(),
            phase_number(listing.phase),
            listing.shown,
            listing.due.map(signed),
            row.at,
            listing.body,
            owner
        ])?;
    if new == 0 {
        return Ok(match origin(connection, code, row.number)? {
            Some(there) if there == row.origin => Appended::Written,
            _ => Appended::Lost,
        });
    }
    connection
        .prepare_cached("insert into log (code, number, at, origin, format, body) values (?, ?, ?, ?, ?, ?)")?
        .execute(params![
            code.as_str(),
            row.number,
            row.at,
            row.origin,
            row.format,
            row.body
        ])?;
    Ok(Appended::Written)
}

fn origin(connection: &Connection, code: Code, number: i64) -> rusqlite::Result<Option<i64>> {
    connection
        .prepare_cached("select origin from log where code = ? and number = ?")?
        .query_row(params![code.as_str(), number], |row| row.get(0))
        .optional()
}

pub(super) fn append(
    connection: &Connection,
    code: Code,
    epoch: Epoch,
    row: &Row,
    listing: Option<&Listing>,
) -> rusqlite::Result<Appended> {
    let code = code.as_str();
    let written = connection
        .prepare_cached(
            "insert into log (code, number, at, origin, format, body) select ?1, ?2, ?3, ?4, ?5, ?6
             where exists (select 1 from tables where code = ?1 and epoch = ?7)
             and exists (select 1 from log where code = ?1 and number = ?2 - 1)
             on conflict do nothing",
        )?
        .execute(params![
            code,
            row.number,
            row.at,
            row.origin,
            row.format,
            row.body,
            signed(epoch)
        ])?;
    if written == 0 {
        let there: (Option<i64>, Option<i64>) = connection
            .prepare_cached(
                "select (select origin from log where code = ?1 and number = ?2),
                 (select epoch from tables where code = ?1)",
            )?
            .query_row(params![code, row.number], |row| Ok((row.get(0)?, row.get(1)?)))?;
        let refused = Appended::refused(there.0, there.1, (row.origin, signed(epoch)));
        if refused != Appended::Written {
            return Ok(refused);
        }
    }
    if let Some(listing) = listing {
        connection
            .prepare_cached(
                "update tables set phase = ?, shown = ?, due = ?, changed = ?, body = ? where code = ? and epoch = ?",
            )?
            .execute(params![
                phase_number(listing.phase),
                listing.shown,
                listing.due.map(signed),
                row.at,
                listing.body,
                code,
                signed(epoch)
            ])?;
    }
    Ok(Appended::Written)
}

pub(super) fn forget(connection: &Connection, since: Millis) -> rusqlite::Result<u64> {
    // A table that some server has in memory belongs to it.
    const OLD: &str = "select code from tables where owner is null and phase = 0 and changed < ?";
    let mut forgotten = 0;
    for place in ["log", "snapshots", "reports", "tables"] {
        forgotten = connection.execute(&format!("delete from {place} where code in ({OLD})"), [signed(since)])?;
    }
    Ok(forgotten as u64)
}
