//! Many players at once: real sockets against a real table server, and what it took.
//!
//! Players here are lean, because they share the machine with the server they measure: they look at a message only as far
//! as they must. [`drive`] seats them, lets them play and reports; [`Http`] and [`Socket`] are of use to whoever wants to
//! say something else to a server.

mod drive;
mod figures;
mod http;
mod player;
mod scan;
mod socket;
mod split_mix;

pub use drive::{Moment, Plan, drive};
pub use figures::{Report, ServerUse, Spread};
pub use http::{Answer, Http};
pub use scan::{choices, field};
pub use socket::{Heard, Socket};
pub use split_mix::SplitMix;

use std::net::SocketAddr;

/// What stands in the way of players.
#[derive(Debug, thiserror::Error)]
pub enum Trouble {
    /// The address cannot be understood.
    #[error("this is not the address of a server: {0}")]
    Address(String),
    /// The server cannot be reached, or the connection broke.
    #[error("the connection to {0}: {1}")]
    Connection(SocketAddr, std::io::Error),
    /// The server said something that was not expected.
    #[error("the server answered: {0}")]
    Answer(String),
}

/// Where a server is, from an address as people write it: `http://127.0.0.1:8400`.
///
/// ```
/// let address = load::server_address("http://127.0.0.1:8400/").unwrap();
/// assert_eq!(address.port(), 8400);
/// assert!(load::server_address("https://example.org").is_err());
/// ```
///
/// # Errors
/// When it is no plain address of this kind, or its host is unknown.
pub fn server_address(url: &str) -> Result<SocketAddr, Trouble> {
    use std::net::ToSocketAddrs;
    let wrong = || Trouble::Address(url.to_owned());
    let host = url.strip_prefix("http://").ok_or_else(wrong)?;
    let host = host.split('/').next().unwrap_or_default();
    let with_port = if host
        .rsplit_once(':')
        .is_some_and(|(_, port)| port.parse::<u16>().is_ok())
    {
        host.to_owned()
    } else {
        format!("{host}:80")
    };
    let mut found = with_port.to_socket_addrs().map_err(|_| wrong())?;
    found.next().ok_or_else(wrong)
}
