//! What a client and a server say to each other: over HTTP until somebody sits down ([`http`]), then over a socket, as
//! [`Request`]s to the server and [`Message`]s from it. `docs/server-protocol.md` describes all of it for people.

pub mod http;
mod message;
mod request;
mod settings;
mod table;

pub use message::{Aside, Change, Happened, Message, MessageKind, Passed, Welcome};
pub use request::{Hello, Request, RequestKind};
pub use settings::{Clock, Settings};
pub use table::{By, Chair, Last, Listed, Phase, Said, SeatClock, Table, Why};

/// The version of the protocol.
pub const VERSION: u32 = 1;

/// A moment in milliseconds since 1 January 1970, by the server's clock.
pub type Millis = u64;

const fn yes() -> bool {
    true
}
