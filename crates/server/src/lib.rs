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

mod code;
mod config;
mod entry;
mod fault;
mod http;
mod landing;
mod limits;
mod metrics;
mod protocol;
mod rating;
mod rounds;
mod running;
mod secret;
mod settings;
mod shared;
mod socket;
mod storage;
mod table;
mod text;
mod thinkers;
mod time;

pub use code::{Code, NotACode};
pub use config::{Config, Database, Limits, Pace};
pub use entry::{By, Entry, Origin, Stored, Why};
pub use rating::{Rating, rate};
pub use running::{Server, StartError};
pub use secret::{NoRandomness, PlayerId, PlayerKey, Token, TokenHash};
pub use settings::{Clock, Settings};
pub use storage::StorageError;
pub use table::tell::PROTOCOL_VERSION;
pub use text::{LONGEST_CHAT, LONGEST_NAME};
pub use time::{Millis, Time};
