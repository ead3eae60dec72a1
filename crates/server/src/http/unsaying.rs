//! What hosts and other players typed about somebody who wants to be forgotten.

use super::bans::time_of;
use super::data::fault;
use crate::code::Code;
use crate::entry::Entry;
use crate::fault::Fault;
use crate::secret::PlayerId;
use crate::shared::Shared;
use crate::storage::order::{Audited, Ban, Report, Retyped, Typed};
use crate::table::reading::{self, SLICE, Unread};
use crate::table::scrub::{Sitters, shown_as};
use crate::text::unnamed;
use crate::time::Millis;
use rules::Seat;
use std::collections::BTreeSet;

/// After all times there can be.
const EVER: Millis = Millis::MAX >> 1;

/// What is known of somebody before they are forgotten.
struct Traces<'a> {
    id: &'a PlayerId,
    /// Where they ever sat.
    tables: &'a [Code],
    /// Under which names.
    names: BTreeSet<String>,
    /// Reports of what they said, or of their names.
    reports: BTreeSet<String>,
}

impl Traces<'_> {
    /// A text without their names.
    fn unnamed(&self, text: &str) -> String {
        unnamed(text, self.names.iter().map(String::as_str))
    }

    /// Whether something that hosts noted is about them.
    fn is_subject(&self, subject: &str) -> bool {
        let seat = subject.split('/').next().and_then(|code| code.parse::<Code>().ok());
        PlayerId::from_written(subject.to_owned()).is(self.id) || seat.is_some_and(|code| self.tables.contains(&code))
    }

    fn ban(&self, ban: &Ban) -> String {
        match self.is_subject(ban.shown()) {
            true => String::new(),
            false => self.unnamed(&ban.reason),
        }
    }

    fn report(&self, report: &Report) -> String {
        match self.reports.contains(&report.id) {
            true => String::new(),
            false => self.unnamed(&report.reason),
        }
    }

    fn note(&self, audited: &Audited) -> String {
        match self.is_subject(&audited.subject) {
            true => time_of(&audited.note).to_owned(),
            false => self.unnamed(&audited.note),
        }
    }
}

/// Removes what was typed about a player beside the tables, and their names from what was typed about others. It comes first:
/// when the tables have forgotten who sat where, nobody could say what was about whom.
pub(super) async fn unsay(shared: &Shared, id: &PlayerId, tables: &[Code]) -> Result<(), Fault> {
    let storage = &shared.storage;
    let mut traces = Traces {
        id,
        tables,
        names: BTreeSet::new(),
        reports: BTreeSet::new(),
    };
    let player = storage.player(id.clone()).await.map_err(fault)?;
    traces.names.extend(player.map(|player| player.name));
    for shown in storage.shown_of(id.clone()).await.map_err(fault)? {
        traces.names.extend(shown_as(&shown.body, id));
    }
    let reports = storage.reports(true, u32::MAX).await.map_err(fault)?;
    for code in tables {
        look_for(shared, *code, &reports, &mut traces).await?;
    }
    let bans = storage.bans().await.map_err(fault)?;
    let audited = storage.audited(EVER, u32::MAX).await.map_err(fault)?;
    let retyped = |place, id: &str, old: &str, text: String| {
        let id = id.to_owned();
        (text != old).then_some(Retyped { place, id, text })
    };
    let bans = bans
        .iter()
        .map(|ban| retyped(Typed::Ban, &ban.id, &ban.reason, traces.ban(ban)));
    let notes = audited.iter().filter(|audited| audited.deed == "ban");
    let notes = notes.map(|note| retyped(Typed::Note, &note.id, &note.note, traces.note(note)));
    let reports = reports.iter();
    let reports = reports.map(|report| retyped(Typed::Report, &report.id, &report.reason, traces.report(report)));
    let texts: Vec<Retyped> = bans.chain(notes).chain(reports).flatten().collect();
    storage.retype(texts).await.map_err(fault)
}

/// Under which names a player sat at a table, and what of them was reported.
async fn look_for(shared: &Shared, code: Code, reports: &[Report], traces: &mut Traces<'_>) -> Result<(), Fault> {
    let here: Vec<&Report> = reports.iter().filter(|report| report.code == code).collect();
    let (mut sitters, mut sittings, mut number) = (Sitters::default(), BTreeSet::new(), 0);
    loop {
        let entries = reading::slice(shared, code, number, SLICE).await;
        let entries = entries.map_err(|error| Unread::from(error).fault(code))?;
        let Some(last) = entries.last() else { return Ok(()) };
        number = last.number;
        for stored in &entries {
            sitters.follow(stored);
            if let Entry::Seated {
                name,
                player: Some(player),
                ..
            } = &stored.entry
                && player.is(traces.id)
            {
                sittings.insert(stored.number);
                traces.names.insert(name.clone());
            }
            let reported = here
                .iter()
                .filter(|report| report.line.unwrap_or(report.number) == stored.number);
            let theirs = reported.filter(|report| {
                let sitting = Seat::new(report.seat).and_then(|seat| sitters.at(seat));
                sitting.is_some_and(|sitting| sittings.contains(&sitting))
            });
            traces.reports.extend(theirs.map(|report| report.id.clone()));
        }
    }
}
