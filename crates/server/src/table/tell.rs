//! What somebody at a table is told: made from the entries and from that viewer's view, and from nothing else. The same
//! entry tells the same viewer the same bytes, whichever server tells it and however often.

use super::state::{Chair, Phase, Said, State};
use crate::code::Code;
use crate::entry::{By, Entry, Stored, Why};
use crate::secret::PlayerId;
use crate::settings::Settings;
use crate::time::Millis;
use bots::Level;
use rules::{Event, Outcome, Seat, Seed, View, Viewer};
use serde::{Serialize, Serializer};

/// A usual length of a message.
const USUAL: usize = 2560;

/// The version of the protocol.
pub const PROTOCOL_VERSION: u32 = 1;

/// A table as everybody may see it.
#[derive(Serialize)]
pub(crate) struct TableTold<'a> {
    code: Code,
    phase: Phase,
    game: u32,
    opened: Millis,
    settings: &'a Settings,
    seats: Vec<SeatTold<'a>>,
    seed_hash: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    last: Option<LastTold<'a>>,
}

/// A seat as everybody may see it.
#[derive(Serialize)]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub(crate) enum SeatTold<'a> {
    Free,
    Bot {
        level: Level,
    },
    Person {
        name: &'a str,
        ready: bool,
        away: Option<Why>,
        player: Option<&'a PlayerId>,
    },
}

/// The game that was played last, with its secrets.
#[derive(Serialize)]
struct LastTold<'a> {
    game: u32,
    seed: &'a Seed,
    seed_hash: String,
    outcome: &'a Outcome,
}

impl<'a> SeatTold<'a> {
    pub(crate) fn of(chair: &'a Chair) -> SeatTold<'a> {
        match chair {
            Chair::Free => SeatTold::Free,
            Chair::Bot(level) => SeatTold::Bot { level: *level },
            Chair::Person(person) => SeatTold::Person {
                name: &person.name,
                ready: person.ready,
                away: person.away,
                player: person.player.as_ref(),
            },
        }
    }
}

impl<'a> TableTold<'a> {
    pub(crate) fn of(state: &'a State) -> TableTold<'a> {
        TableTold {
            code: state.code,
            phase: state.phase,
            game: state.games,
            opened: state.opened,
            settings: &state.settings,
            seats: state.chairs.iter().map(SeatTold::of).collect(),
            seed_hash: state.seed_hash(),
            last: state.last.as_deref().map(|last| LastTold {
                game: last.game,
                seed: &last.seed,
                seed_hash: last.seed.hash(),
                outcome: &last.outcome,
            }),
        }
    }
}

/// A table as the lobby shows it.
#[derive(Serialize)]
pub(crate) struct Lobby<'a> {
    code: Code,
    phase: Phase,
    opened: Millis,
    settings: &'a Settings,
    seats: Vec<SeatTold<'a>>,
}

impl<'a> Lobby<'a> {
    pub(crate) fn of(state: &'a State) -> Lobby<'a> {
        Lobby {
            code: state.code,
            phase: state.phase,
            opened: state.opened,
            settings: &state.settings,
            seats: state.chairs.iter().map(SeatTold::of).collect(),
        }
    }
}

/// The clock of one seat.
#[derive(Serialize)]
struct SeatClock {
    /// Until when it must have chosen; none while it is not asked.
    deadline: Option<Millis>,
    /// What is left of its reserve, without what it is using now.
    reserve: Millis,
}

fn clocks(state: &State) -> Option<Vec<SeatClock>> {
    state.settings.clock?;
    (state.phase == Phase::Playing).then(|| {
        state
            .seats()
            .map(|seat| SeatClock {
                deadline: state.deadline(seat),
                reserve: state.turns[seat.index()].reserve,
            })
            .collect()
    })
}

fn view(state: &State, viewer: Viewer) -> Option<View> {
    state.game.as_ref().map(|game| game.view(viewer))
}

/// What a viewer saw happen.
struct Seen<'a> {
    events: &'a [Event],
    viewer: Viewer,
}

impl Serialize for Seen<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.events.iter().map(|event| event.seen_by(self.viewer)))
    }
}

/// A choice, as somebody else or the chooser is told of it. What was chosen shows only in what happened.
#[derive(Serialize)]
struct ChoiceTold<'a> {
    number: u64,
    at: Millis,
    #[serde(rename = "type")]
    kind: &'static str,
    seat: Seat,
    by: By,
    /// For the chooser alone.
    #[serde(skip_serializing_if = "Option::is_none")]
    id: Option<&'a str>,
    events: Seen<'a>,
}

/// What the table is like after a choice.
#[derive(Serialize)]
struct AfterChoice<'a> {
    #[serde(skip_serializing_if = "Option::is_none")]
    clock: Option<Vec<SeatClock>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    table: Option<TableTold<'a>>,
}

/// Anything else that happens at a table.
#[derive(Serialize)]
struct ChangeTold<'a> {
    number: u64,
    at: Millis,
    #[serde(flatten)]
    change: Change<'a>,
    #[serde(skip_serializing_if = "Option::is_none")]
    view: Option<View>,
    #[serde(skip_serializing_if = "Option::is_none")]
    clock: Option<Vec<SeatClock>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    table: Option<TableTold<'a>>,
}

#[derive(Serialize)]
#[serde(tag = "type", rename_all = "kebab-case")]
enum Change<'a> {
    Opened,
    Seated { seat: Seat },
    Left { seat: Seat },
    Bot { seat: Seat },
    Ready { seat: Seat, ready: bool },
    Started { game: u32 },
    Away { seat: Seat, why: Why },
    Back { seat: Seat },
    Said { seat: Seat, text: &'a str },
    Phrase { seat: Seat, phrase: &'static str },
}

/// The message about an entry, given the table after it.
pub(crate) fn message(state: &State, stored: &Stored, events: &[Event], viewer: Viewer) -> String {
    let change = match &stored.entry {
        Entry::Choice { seat, by, id, .. } => {
            let told = ChoiceTold {
                number: stored.number,
                at: stored.at,
                kind: "choice",
                seat: *seat,
                by: *by,
                id: id.as_deref().filter(|_| viewer == Viewer::Seat(*seat)),
                events: Seen { events, viewer },
            };
            return choice(state, &told, viewer);
        }
        Entry::Opened { .. } => Change::Opened,
        Entry::Seated { seat, .. } => Change::Seated { seat: *seat },
        Entry::Left { seat } => Change::Left { seat: *seat },
        Entry::Bot { seat, .. } => Change::Bot { seat: *seat },
        Entry::Ready { seat, ready } => Change::Ready {
            seat: *seat,
            ready: *ready,
        },
        Entry::Started { .. } => Change::Started { game: state.games },
        Entry::Away { seat, why } => Change::Away { seat: *seat, why: *why },
        Entry::Back { seat } => Change::Back { seat: *seat },
        Entry::Said { seat, text } => Change::Said { seat: *seat, text },
        Entry::Phrase { seat, phrase } => Change::Phrase {
            seat: *seat,
            phrase: phrase.id(),
        },
    };
    let is_talk = matches!(change, Change::Said { .. } | Change::Phrase { .. });
    json(&ChangeTold {
        number: stored.number,
        at: stored.at,
        view: matches!(change, Change::Started { .. })
            .then(|| view(state, viewer))
            .flatten(),
        clock: if is_talk { None } else { clocks(state) },
        table: (!is_talk).then(|| TableTold::of(state)),
        change,
    })
}

/// The message about a choice. Most messages are of this kind, and most of such a message is the view, so that is written
/// straight into it.
fn choice(state: &State, told: &ChoiceTold<'_>, viewer: Viewer) -> String {
    let mut out = Vec::with_capacity(USUAL);
    // Nothing that is told has a form that JSON lacks.
    let _ = serde_json::to_writer(&mut out, told);
    let mut out = String::from_utf8(out).unwrap_or_default();
    out.pop();
    out.push_str(",\"view\":");
    match view(state, viewer) {
        Some(view) => view.write_json(&mut out),
        None => out.push_str("null"),
    }
    let after = AfterChoice {
        clock: clocks(state),
        table: (state.phase != Phase::Playing).then(|| TableTold::of(state)),
    };
    let after = json(&after);
    if after.len() > 2 {
        out.push(',');
    }
    out.push_str(&after[1..]);
    out
}

/// What somebody is told who comes in.
#[derive(Serialize)]
struct Welcome<'a> {
    #[serde(rename = "type")]
    kind: &'static str,
    version: u32,
    number: u64,
    now: Millis,
    seat: Option<Seat>,
    table: TableTold<'a>,
    view: Option<View>,
    #[serde(skip_serializing_if = "Option::is_none")]
    clock: Option<Vec<SeatClock>>,
    chat: Vec<&'a Said>,
}

/// The whole table for somebody who comes in.
pub(crate) fn welcome(state: &State, viewer: Viewer, now: Millis) -> String {
    json(&Welcome {
        kind: "welcome",
        version: PROTOCOL_VERSION,
        number: state.number,
        now,
        seat: match viewer {
            Viewer::Seat(seat) => Some(seat),
            _ => None,
        },
        table: TableTold::of(state),
        view: view(state, viewer),
        clock: clocks(state),
        chat: state.chat.iter().collect(),
    })
}

/// A message without a number: it is not part of what happened at the table.
#[derive(Serialize)]
#[serde(tag = "type", rename_all = "kebab-case")]
pub(crate) enum Aside<'a> {
    /// What was missed follows.
    Resumed {
        version: u32,
        number: u64,
        now: Millis,
        seat: Option<Seat>,
    },
    /// Who is connected.
    Presence { seats: &'a [bool], watchers: u32 },
    /// A choice that had been accepted before.
    Accepted { id: &'a str, number: u64 },
    /// A request that changed nothing because it was so already.
    Done { id: Option<&'a str> },
    /// A request that was not carried out.
    Refused {
        #[serde(skip_serializing_if = "Option::is_none")]
        id: Option<&'a str>,
        code: &'a str,
        message: String,
    },
    /// The answer to a ping.
    Pong { now: Millis },
    /// Nothing can be written at the moment; the table goes on by itself when it can.
    Waiting,
    /// The table goes on.
    GoesOn,
    /// The last message before the server closes the connection.
    Goodbye { code: &'a str, message: String },
}

impl Aside<'_> {
    pub(crate) fn text(&self) -> String {
        json(self)
    }
}

fn json(value: &impl Serialize) -> String {
    // Nothing that is told has a form that JSON lacks.
    serde_json::to_string(value).unwrap_or_default()
}
