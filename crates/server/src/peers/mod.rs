//! Servers that share a database pass on to each other what belongs to a table another of them owns.
//!
//! One connection carries one thing: a client's socket, or one question over HTTP. Both sides speak in lines. The owner says
//! a random text; the caller answers with a proof that it knows the secret in the database, then says in one line of JSON
//! what it wants. The owner answers with a line that begins with `+` if it agrees, or with `!` and a refusal. For a socket
//! there follow, one way, what the client asks, and the other way, what it is told; empty lines both ways show that the
//! other side is still there, and a line that begins with `!` is the last. The third thing a caller can say is how much
//! networks have used of what they may have ([`crate::limits`]).

mod caller;
mod limits;
mod owner;

pub(crate) use caller::{ask, pass_on};
pub(crate) use limits::share;
pub(crate) use owner::accept;

use crate::code::Code;
use crate::limits::Report;
use crate::protocol::Hello;
use crate::secret::{PlayerId, TokenHash};
use crate::table::ask::Newcomer;
use crate::table::scrub::Target;
use rules::Seat;
use serde::{Deserialize, Serialize};
use std::net::IpAddr;
use std::time::Duration;
use words::{Language, Words};

/// How long anything on the way to the owner may take.
const PATIENCE: Duration = Duration::from_secs(3);
/// How often each side of a socket shows that it is there.
const BEAT: Duration = Duration::from_secs(2);
/// After how long without a sign the other side counts as gone.
const SILENCE: Duration = Duration::from_secs(7);
/// The longest line before the caller has proved itself.
const PROOF: u64 = 128;

/// What a caller says.
#[derive(Serialize, Deserialize)]
#[serde(untagged)]
enum Call {
    Wanted(Wanted),
    Used(Report),
}

/// What is passed on.
#[derive(Serialize, Deserialize)]
pub(crate) struct Wanted {
    /// The table it is about.
    pub(crate) table: Code,
    /// The language of whoever asks, for refusals.
    pub(crate) language: String,
    pub(crate) what: What,
}

/// What somebody wants of a table elsewhere.
#[derive(Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum What {
    /// A socket is to be connected.
    Socket {
        token: Option<TokenHash>,
        /// An older server does not say it.
        #[serde(default)]
        player: Option<PlayerId>,
        after: Option<u64>,
        chronicle: bool,
        /// From where; an older server does not say it.
        #[serde(default)]
        from: Option<IpAddr>,
    },
    /// Somebody wants to sit down.
    Sit(Newcomer),
    /// To give the seat up that belongs to this player.
    Leave(PlayerId),
    /// Somebody wants to know how the table stands.
    Info,
    /// To remove something from it.
    Scrub(Target),
    /// To know from where a seat is connected, to keep out whoever that is.
    Whence(Seat),
    /// The table is to be closed.
    Close,
}

impl Wanted {
    /// A client's first message, to be passed on.
    fn socket(hello: &Hello, from: IpAddr) -> Wanted {
        Wanted {
            table: hello.table,
            language: hello.words.language().id().to_owned(),
            what: What::Socket {
                token: hello.token,
                player: hello.player.clone(),
                after: hello.after,
                chronicle: hello.chronicle,
                from: Some(from),
            },
        }
    }

    fn words(&self) -> Words {
        Words::new(Language::from_tag(&self.language).unwrap_or_default())
    }
}
