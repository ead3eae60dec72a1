//! Tables for friends by a link: seats, sockets, storage, clocks, ratings.
//!
//! A table is the sum of its entries ([`Entry`]): every change is checked, written, then told, so nobody sees a move that
//! a crash could undo, and any server that reads the entries has the same table. What goes to a socket is made from that
//! viewer's [`rules::View`] and from nothing else. docs/server-protocol.md describes what clients say and hear,
//! docs/operations.md how a server is run.
//!
//! ```no_run
//! # async fn example() -> Result<(), server::StartError> {
//! use server::{Config, Database, Server};
//! let server = Server::start(Config::new(Database::Sqlite("tables.db".into()))).await?;
//! println!("listening on {}", server.address());
//! server.stop().await;
//! # Ok(())
//! # }
//! ```

#![cfg_attr(
    not(feature = "serve"),
    allow(dead_code, reason = "only what fuzzing needs is used without it")
)]

mod code;
#[cfg(feature = "serve")]
mod config;
#[cfg(feature = "serve")]
mod copies;
mod entry;
mod fault;
#[cfg(feature = "serve")]
mod house;
#[cfg(feature = "serve")]
mod http;
#[cfg(feature = "serve")]
mod landing;
#[cfg(feature = "serve")]
mod lease;
#[cfg(feature = "serve")]
mod limits;
#[cfg(feature = "serve")]
mod metrics;
#[cfg(feature = "serve")]
mod peace;
#[cfg(feature = "serve")]
mod peers;
mod protocol;
#[cfg(feature = "serve")]
mod push;
#[cfg(feature = "serve")]
mod rating;
#[cfg(feature = "serve")]
mod rounds;
#[cfg(feature = "serve")]
mod running;
mod secret;
mod settings;
#[cfg(feature = "serve")]
mod shared;
#[cfg(feature = "serve")]
mod socket;
#[cfg(feature = "serve")]
mod storage;
mod table;
mod text;
#[cfg(feature = "serve")]
mod thinkers;
mod time;

#[cfg(fuzzing)]
pub mod fuzzing;

pub use code::{Code, NotACode};
#[cfg(feature = "serve")]
pub use config::{Config, Database, ForwardedHeader, Limits, Pace, Proxies, Rehearsal};
#[cfg(feature = "serve")]
pub use copies::{Copy, CopyError, backup, check_backup, restore, transfer};
pub use entry::{By, Entry, Origin, StateCheck, Stored, Why};
#[cfg(feature = "serve")]
pub use house::{House, Keep, WordList};
#[cfg(feature = "serve")]
pub use rating::{Rating, rate};
#[cfg(feature = "serve")]
pub use running::{Server, StartError};
pub use secret::{AdminSecret, NoRandomness, Password, PlayerId, PlayerKey, Token, TokenHash};
pub use settings::{Clock, Settings};
#[cfg(feature = "serve")]
pub use storage::{Condition, Examined, StorageError, examine};
pub use text::{LONGEST_CHAT, LONGEST_NAME};
pub use time::{Millis, Time};
