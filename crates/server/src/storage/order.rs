//! What hosts keep order with, and what people may ask for: bans, reports, what hosts did, and forgetting.

use super::{Answer, Epoch, Listing};
use crate::code::Code;
use crate::entry::Stored;
use crate::secret::{NoRandomness, PlayerId, hex, random};
use crate::time::Millis;
use rules::Seat;
use serde::Serialize;

/// An id for something that is kept.
pub(crate) fn fresh_id() -> Result<String, NoRandomness> {
    Ok(hex(&random::<6>()?))
}

/// Somebody who may not come in.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub(crate) struct Ban {
    pub(crate) id: String,
    /// The id of a player, what is left of one who was forgotten, a network, or a seat and, after it, networks that nobody is
    /// shown.
    #[serde(serialize_with = "without_networks")]
    pub(crate) subject: String,
    pub(crate) at: Millis,
    /// When it ends; never if there is none.
    pub(crate) until: Option<Millis>,
    pub(crate) reason: String,
}

/// Between a seat, and the networks from which it was connected.
const UNSHOWN: char = ' ';

impl Ban {
    /// The subject of a ban of networks that nobody is shown: those from which a seat is connected.
    pub(crate) fn of_seat(code: Code, seat: Seat, networks: &[String]) -> String {
        let seat = format!("{code}/{}", seat.number());
        networks
            .iter()
            .fold(seat, |subject, network| format!("{subject}{UNSHOWN}{network}"))
    }

    /// What hosts are shown of the subject.
    pub(crate) fn shown(&self) -> &str {
        self.subject.split(UNSHOWN).next().unwrap_or_default()
    }

    /// What is not shown.
    pub(crate) fn unshown(&self) -> impl Iterator<Item = &str> {
        self.subject.split(UNSHOWN).skip(1)
    }
}

fn without_networks<S: serde::Serializer>(subject: &str, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.serialize_str(subject.split(UNSHOWN).next().unwrap_or_default())
}

/// Something a host did.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub(crate) struct Audited {
    pub(crate) id: String,
    pub(crate) at: Millis,
    /// What the host calls themselves.
    pub(crate) host: String,
    pub(crate) deed: String,
    /// Which table, player, network, ban or report.
    pub(crate) subject: String,
    pub(crate) note: String,
}

/// A line or a name that somebody reported.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub(crate) struct Report {
    pub(crate) id: String,
    pub(crate) at: Millis,
    pub(crate) code: Code,
    /// The last entry of the table at that moment.
    pub(crate) number: u64,
    /// The line; none if it is about the name.
    pub(crate) line: Option<u64>,
    /// Whose line or name it is.
    pub(crate) seat: u8,
    /// Who reported it; empty for somebody without a key.
    pub(crate) player: String,
    pub(crate) reason: String,
    /// When a host had seen to it.
    pub(crate) settled: Option<Millis>,
}

/// A table as hosts see it in a list.
#[derive(Clone, Debug)]
pub(crate) struct Filed {
    pub(crate) code: Code,
    pub(crate) changed: Millis,
    /// Whether some server has it in memory.
    pub(crate) live: bool,
    /// What the lobby would show.
    pub(crate) body: String,
}

/// What is to be removed from a table, all of it or nothing.
#[derive(Clone, Debug)]
pub(crate) struct Scrub {
    /// Entries as they are from now on.
    pub(crate) entries: Vec<Stored>,
    /// Finished games as the history shows them from now on.
    pub(crate) games: Vec<(u32, String)>,
    /// What is known of the table without its entries, if that changes.
    pub(crate) listing: Option<Listing>,
    /// A player whose name is not to be shown any more, if it is still this one.
    pub(crate) unnamed: Option<(PlayerId, String)>,
}

/// A game of a player as the history shows it.
#[derive(Clone, Debug)]
pub(crate) struct Shown {
    pub(crate) code: Code,
    pub(crate) game: u32,
    pub(crate) body: String,
}

/// Where hosts and players type something beside the tables.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Typed {
    /// Why somebody is kept out.
    Ban,
    /// Why something was reported.
    Report,
    /// What a host noted.
    Note,
}

impl Typed {
    /// The table of the database and its column.
    pub(super) fn place(self) -> (&'static str, &'static str) {
        match self {
            Typed::Ban => ("bans", "reason"),
            Typed::Report => ("reports", "reason"),
            Typed::Note => ("audit", "note"),
        }
    }
}

/// Something that was typed, as it reads from now on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Retyped {
    pub(crate) place: Typed,
    pub(crate) id: String,
    pub(crate) text: String,
}

/// What hosts keep order with.
pub(crate) trait Order {
    /// Everybody who may not come in.
    fn bans(&self) -> Answer<'_, Vec<Ban>>;

    /// Keeps somebody out.
    fn ban(&self, ban: Ban) -> Answer<'_, ()>;

    /// Lets somebody in again; the ban that was.
    fn unban(&self, id: String) -> Answer<'_, Option<Ban>>;

    /// Notes what a host did.
    fn note(&self, audited: Audited) -> Answer<'_, ()>;

    /// What hosts did before this time, newest first.
    fn audited(&self, before: Millis, most: u32) -> Answer<'_, Vec<Audited>>;

    /// Keeps a report, unless there are this many of its table; whether it was kept.
    fn report(&self, report: Report, most: u32) -> Answer<'_, bool>;

    /// Reports, oldest first; those a host has seen to as well, if `settled`.
    fn reports(&self, settled: bool, most: u32) -> Answer<'_, Vec<Report>>;

    /// Looks up a report by its id.
    fn find_report(&self, id: String) -> Answer<'_, Option<Report>>;

    /// A host has seen to a report; whether it is there.
    fn settle(&self, id: String, now: Millis) -> Answer<'_, bool>;

    /// Somebody does not want to sit with somebody else, or does again.
    fn block(&self, player: PlayerId, other: PlayerId, blocked: bool) -> Answer<'_, ()>;

    /// With whom a player does not want to sit.
    fn blocks(&self, player: PlayerId) -> Answer<'_, Vec<PlayerId>>;

    /// Whether one of these players does not want to sit with somebody.
    fn is_blocked(&self, by: Vec<PlayerId>, other: PlayerId) -> Answer<'_, bool>;

    /// Tables at which something happened before this time, newest first.
    fn filed(&self, before: Millis, most: u32) -> Answer<'_, Vec<Filed>>;

    /// Tables at which a player ever sat.
    fn tables_of(&self, player: PlayerId) -> Answer<'_, Vec<Code>>;

    /// Finished games of a table as the history shows them.
    fn shown_at(&self, code: Code) -> Answer<'_, Vec<Shown>>;

    /// Finished games of a player as the history shows them.
    fn shown_of(&self, player: PlayerId) -> Answer<'_, Vec<Shown>>;

    /// Reports that a player made.
    fn reports_of(&self, player: PlayerId) -> Answer<'_, Vec<Report>>;

    /// What hosts did about a player, oldest first.
    fn audited_of(&self, player: PlayerId) -> Answer<'_, Vec<Audited>>;

    /// How many reports no host has seen to.
    fn open_reports(&self) -> Answer<'_, u64>;

    /// Puts other texts where hosts and players typed something, all of them or none.
    fn retype(&self, texts: Vec<Retyped>) -> Answer<'_, ()>;

    /// Removes something from a table that is owned under this epoch, or by nobody if there is none; false if it is not.
    /// Snapshots from before are removed, and none from before is kept later.
    fn scrub(&self, code: Code, epoch: Option<Epoch>, scrub: Scrub) -> Answer<'_, bool>;

    /// Forgets a player: ratings, history, blocks and reports. Games are shown as given. Where hosts noted the id, the seal
    /// stands from now on.
    fn forget_player(&self, player: PlayerId, seal: String, games: Vec<Shown>) -> Answer<'_, ()>;

    /// Removes a table that is owned under this epoch, with its reports; its finished games stay. False if it is not owned.
    fn remove_table(&self, code: Code, epoch: Epoch) -> Answer<'_, bool>;

    /// Lines that were typed before this time at tables that belong to nobody.
    fn old_lines(&self, before: Millis, most: u32) -> Answer<'_, Vec<(Code, Stored)>>;

    /// Of these tables, those that are there.
    fn there(&self, codes: Vec<Code>) -> Answer<'_, Vec<Code>>;

    /// Forgets tables that belong to nobody, at which the last game is over and nothing happened since.
    fn forget_ended(&self, since: Millis) -> Answer<'_, u64>;

    /// Games that ended before this time, in the order of their codes, after this one.
    fn old_games(&self, since: Millis, after: Option<(Code, u32)>, most: u32) -> Answer<'_, Vec<(Code, u32)>>;

    /// Forgets finished games, also in histories.
    fn forget_games(&self, games: Vec<(Code, u32)>) -> Answer<'_, ()>;

    /// How finished games of a table are shown from now on, and whose name is not, if it is still this one.
    fn rename(&self, code: Code, games: Vec<(u32, String)>, unnamed: Option<(PlayerId, String)>) -> Answer<'_, ()>;

    /// Forgets bans that are over and what hosts did before a time.
    fn forget_notes(&self, now: Millis, since: Millis) -> Answer<'_, ()>;
}
