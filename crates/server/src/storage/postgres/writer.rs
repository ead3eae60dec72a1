//! The connection entries are written by. Entries that wait are written by one statement, so they reach the disk together.

use super::super::format::Row;
use super::super::{Appended, Epoch, Listing, StorageError, phase_number, signed};
use super::patiently;
use super::reaching::Way;
use crate::code::Code;
use std::collections::HashSet;
use tokio::sync::{mpsc, oneshot};
use tokio_postgres::types::{ToSql, Type};
use tokio_postgres::{Client, GenericClient, Statement};

/// Most entries in one statement.
const GROUP: usize = 512;

/// Under which right an entry is written.
pub(super) enum Right {
    /// The table is new, and belongs to this server, if any.
    New { owner: Option<u32> },
    /// The table is owned under this epoch.
    Owned(Epoch),
}

/// An entry on its way.
pub(super) struct Job {
    pub(super) code: Code,
    pub(super) right: Right,
    pub(super) row: Row,
    pub(super) listing: Option<Listing>,
    pub(super) reply: oneshot::Sender<Result<Appended, StorageError>>,
}

/// The connection entries are written by.
pub(super) struct Writing {
    client: Client,
    append: Statement,
    open: Statement,
    list: Statement,
}

/// One statement for all entries that wait; it is whole by itself. Whoever takes a table over at the same moment waits until
/// it is done, or is waited for and found to own the table now.
const APPEND: &str = "
    with wanted as (
        select * from unnest($1::text[], $2::bigint[], $3::bigint[], $4::bigint[], $5::smallint[], $6::text[], $7::bigint[])
        as wanted (code, number, at, origin, format, body, epoch)
    ), owned as (
        select tables.code, tables.epoch from tables join wanted on tables.code = wanted.code and tables.epoch = wanted.epoch
        order by tables.code for share of tables
    )
    insert into log (code, number, at, origin, format, body)
    select code, number, at, origin, format, body from wanted join owned using (code, epoch)
    where exists (select 1 from log where log.code = wanted.code and log.number = wanted.number - 1)
    on conflict do nothing
    returning code, number, origin";

/// A code under which entries or games are left is not free, even if their table is gone.
const OPEN: &str = "
    with new as (
        insert into tables (code, phase, shown, due, changed, body, owner, epoch)
        select $1, $2, $3, $4, $5, $6, $7, 1 where not exists (select 1 from log where code = $1)
        and not exists (select 1 from games where code = $1)
        on conflict do nothing
        returning code
    )
    insert into log (code, number, at, origin, format, body) select code, $8, $5, $9, $10, $11 from new";

const LIST: &str = "
    update tables set phase = $2, shown = $3, due = $4, changed = $5, body = $6 where code = $1 and epoch = $7";

impl Writing {
    pub(super) async fn prepare(client: Client) -> Result<Writing, StorageError> {
        let types = [
            Type::TEXT,
            Type::INT2,
            Type::BOOL,
            Type::INT8,
            Type::INT8,
            Type::TEXT,
            Type::INT8,
            Type::INT8,
            Type::INT8,
            Type::INT2,
            Type::TEXT,
        ];
        Ok(Writing {
            append: patiently(client.prepare(APPEND)).await?,
            open: patiently(client.prepare_typed(OPEN, &types)).await?,
            list: patiently(client.prepare(LIST)).await?,
            client,
        })
    }

    async fn write(&mut self, group: &[Job]) -> Result<Vec<Appended>, tokio_postgres::Error> {
        let plain = |job: &Job| job.listing.is_none() && matches!(job.right, Right::Owned(_));
        if group.iter().all(plain) {
            return append(&self.client, &self.append, group).await;
        }
        let transaction = self.client.transaction().await?;
        let mut written = append(&transaction, &self.append, group).await?;
        for (job, appended) in group.iter().zip(&mut written) {
            let Some(listing) = &job.listing else { continue };
            match job.right {
                Right::New { owner } => *appended = open(&transaction, &self.open, job, owner, listing).await?,
                Right::Owned(epoch) if *appended == Appended::Written => {
                    let (phase, due) = (phase_number(listing.phase), listing.due.map(signed));
                    let (code, epoch) = (job.code.as_str(), signed(epoch));
                    let values: [&(dyn ToSql + Sync); 7] =
                        [&code, &phase, &listing.shown, &due, &job.row.at, &listing.body, &epoch];
                    transaction.execute(&self.list, &values).await?;
                }
                Right::Owned(_) => {}
            }
        }
        transaction.commit().await?;
        Ok(written)
    }
}

async fn open(
    client: &impl GenericClient,
    open: &Statement,
    job: &Job,
    owner: Option<u32>,
    listing: &Listing,
) -> Result<Appended, tokio_postgres::Error> {
    let (phase, due) = (phase_number(listing.phase), listing.due.map(signed));
    let (code, owner) = (job.code.as_str(), owner.map(i64::from));
    let format = small(job.row.format);
    let values: [&(dyn ToSql + Sync); 11] = [
        &code,
        &phase,
        &listing.shown,
        &due,
        &job.row.at,
        &listing.body,
        &owner,
        &job.row.number,
        &job.row.origin,
        &format,
        &job.row.body,
    ];
    if client.execute(open, &values).await? == 1 {
        return Ok(Appended::Written);
    }
    let (there, _) = found(client, job).await?;
    Ok(match there {
        Some(origin) if origin == job.row.origin => Appended::Written,
        _ => Appended::Lost,
    })
}

fn small(format: i64) -> i16 {
    i16::try_from(format).unwrap_or(i16::MAX)
}

/// What there is instead of an entry that was not written: the origin under its number, and the epoch of its table.
async fn found(client: &impl GenericClient, job: &Job) -> Result<(Option<i64>, Option<i64>), tokio_postgres::Error> {
    let rows = client
        .query_typed(
            "select (select origin from log where code = $1 and number = $2), (select epoch from tables where code = $1)",
            &[(&job.code.as_str(), Type::TEXT), (&job.row.number, Type::INT8)],
        )
        .await?;
    Ok(rows.first().map_or((None, None), |row| (row.get(0), row.get(1))))
}

/// Writes the entries of tables that are not new; what became of each, with those of new tables left open.
async fn append(
    client: &impl GenericClient,
    append: &Statement,
    group: &[Job],
) -> Result<Vec<Appended>, tokio_postgres::Error> {
    let owned: Vec<(&Job, i64)> = group
        .iter()
        .filter_map(|job| match job.right {
            Right::Owned(epoch) => Some((job, signed(epoch))),
            Right::New { .. } => None,
        })
        .collect();
    if owned.is_empty() {
        return Ok(vec![Appended::Lost; group.len()]);
    }
    let codes: Vec<&str> = owned.iter().map(|(job, _)| job.code.as_str()).collect();
    let numbers: Vec<i64> = owned.iter().map(|(job, _)| job.row.number).collect();
    let times: Vec<i64> = owned.iter().map(|(job, _)| job.row.at).collect();
    let origins: Vec<i64> = owned.iter().map(|(job, _)| job.row.origin).collect();
    let formats: Vec<i16> = owned.iter().map(|(job, _)| small(job.row.format)).collect();
    let bodies: Vec<&str> = owned.iter().map(|(job, _)| job.row.body.as_str()).collect();
    let epochs: Vec<i64> = owned.iter().map(|(_, epoch)| *epoch).collect();
    let rows = client
        .query(
            append,
            &[&codes, &numbers, &times, &origins, &formats, &bodies, &epochs],
        )
        .await?;
    // Of entries that want the same place one is written; the others are not its.
    let written: HashSet<(&str, i64, i64)> = rows.iter().map(|row| (row.get(0), row.get(1), row.get(2))).collect();
    let mut all = Vec::with_capacity(group.len());
    for job in group {
        all.push(match job.right {
            Right::New { .. } => Appended::Lost,
            Right::Owned(_) if written.contains(&(job.code.as_str(), job.row.number, job.row.origin)) => {
                Appended::Written
            }
            Right::Owned(epoch) => {
                let (there, now) = found(client, job).await?;
                Appended::refused(there, now, (job.row.origin, signed(epoch)))
            }
        });
    }
    Ok(all)
}

/// Writes what comes until the end, which is none.
pub(super) async fn write_all(way: Way, writing: Writing, mut jobs: mpsc::Receiver<Option<Job>>) {
    let mut writing = Some(writing);
    let mut group = Vec::new();
    let mut open = true;
    while open {
        match jobs.recv().await {
            Some(Some(job)) => group.push(job),
            Some(None) | None => return,
        }
        while group.len() < GROUP
            && let Ok(job) = jobs.try_recv()
        {
            match job {
                Some(job) => group.push(job),
                None => {
                    open = false;
                    break;
                }
            }
        }
        let written = async {
            let ready = match writing.take().filter(|writing| !writing.client.is_closed()) {
                Some(writing) => writing,
                None => Writing::prepare(way.connect().await?).await?,
            };
            patiently(writing.insert(ready).write(&group)).await
        };
        match written.await {
            Ok(written) => {
                for (job, appended) in group.drain(..).zip(written) {
                    drop(job.reply.send(Ok(appended)));
                }
            }
            Err(error) => {
                // Whether anything was written is not known; whoever asked asks again.
                writing = None;
                for job in group.drain(..) {
                    drop(job.reply.send(Err(error.clone())));
                }
            }
        }
    }
}
