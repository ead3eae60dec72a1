//! The side of the server that passes something on.

use super::{BEAT, PATIENCE, SILENCE, Wanted};
use crate::fault::{Fault, Passed};
use crate::limits::Report;
use crate::protocol::Hello;
use crate::secret::peers_proof;
use crate::shared::Shared;
use crate::storage::Owner;
use crate::table::live::Out;
use axum::extract::ws::Utf8Bytes;
use serde::Serialize;
use serde::de::DeserializeOwned;
use std::io;
use std::net::IpAddr;
use std::sync::Arc;
use std::time::Instant;
use tokio::io::{AsyncBufReadExt, AsyncWriteExt, BufReader, Lines};
use tokio::net::TcpStream;
use tokio::net::tcp::{OwnedReadHalf, OwnedWriteHalf};
use tokio::sync::mpsc;

/// Requests of a client that may wait to be passed on.
const REQUESTS: usize = 16;

/// A connection to the owner of a table that has agreed.
struct AgreedCall {
    heard: Lines<BufReader<OwnedReadHalf>>,
    out: OwnedWriteHalf,
    /// What it said when it agreed.
    answer: String,
}

/// Asks the owner of a table something.
pub(crate) async fn ask<T: DeserializeOwned>(shared: &Shared, owner: &Owner, wanted: &Wanted) -> Result<T, Fault> {
    let line = call(shared, owner, wanted).await?;
    serde_json::from_str(&line.answer).map_err(|error| {
        tracing::error!(%error, "another server's answer cannot be understood");
        Fault::Internal
    })
}

/// Passes a client's socket on to the owner of its table: what it is told goes into the outbox, and what it asks goes where
/// the answer leads.
pub(crate) async fn pass_on(
    shared: &Arc<Shared>,
    owner: &Owner,
    hello: &Hello,
    from: IpAddr,
    outbox: mpsc::Sender<Out>,
) -> Result<mpsc::Sender<Utf8Bytes>, Fault> {
    let line = call(shared, owner, &Wanted::socket(hello, from)).await?;
    let (requests, asked) = mpsc::channel(REQUESTS);
    let (shared, server, table) = (shared.clone(), owner.server, hello.table);
    tokio::spawn(async move {
        let ended = tokio::select! {
            ended = carry(line, asked, &outbox) => ended,
            // An owner that was given up may go on talking, but its tables are elsewhere now.
            () = shared.lease_of(table).gone(server) => Some(Fault::Unavailable),
        };
        if let Some(fault) = ended {
            drop(outbox.send(Out::End(fault)).await);
        }
    });
    Ok(requests)
}

/// Tells another server what networks have used.
pub(super) async fn tell(shared: &Shared, other: &Owner, report: &Report) -> Result<(), Fault> {
    call(shared, other, report).await.map(drop)
}

/// Calls the owner; it agrees, or refuses.
async fn call(shared: &Shared, owner: &Owner, wanted: &impl Serialize) -> Result<AgreedCall, Fault> {
    let secret = shared.storage.peers_secret();
    let (Some(address), Some(secret)) = (owner.address, secret) else {
        return Err(Fault::Unavailable);
    };
    let agreed = tokio::time::timeout(PATIENCE, async {
        let stream = TcpStream::connect(address).await?;
        stream.set_nodelay(true)?;
        let (read, mut out) = stream.into_split();
        let mut heard = BufReader::new(read).lines();
        let challenge = heard.next_line().await?.ok_or(io::ErrorKind::UnexpectedEof)?;
        let wanted = serde_json::to_string(wanted)?;
        let said = format!("{}\n{wanted}\n", peers_proof(secret, &challenge));
        out.write_all(said.as_bytes()).await?;
        let answer = heard.next_line().await?.ok_or(io::ErrorKind::UnexpectedEof)?;
        Ok::<_, io::Error>((heard, out, answer))
    });
    let unreachable = |reason: String| {
        tracing::warn!(server = owner.server, reason, "another server cannot be reached");
        Fault::Unavailable
    };
    let (heard, out, answer) = match agreed.await {
        Ok(Ok(agreed)) => agreed,
        Ok(Err(error)) => return Err(unreachable(error.to_string())),
        Err(_) => return Err(unreachable("it does not answer".to_owned())),
    };
    match answer.strip_prefix('+') {
        Some(answer) => Ok(AgreedCall {
            answer: answer.to_owned(),
            heard,
            out,
        }),
        None => Err(refusal(&answer)),
    }
}

fn refusal(line: &str) -> Fault {
    let passed = line
        .strip_prefix('!')
        .and_then(|line| serde_json::from_str::<Passed>(line).ok());
    passed.map_or(Fault::Unavailable, |passed| Fault::Passed(Box::new(passed)))
}

/// Carries what is said both ways until one side is gone; why it ended, unless the client went.
async fn carry(
    mut line: AgreedCall,
    mut asked: mpsc::Receiver<Utf8Bytes>,
    outbox: &mpsc::Sender<Out>,
) -> Option<Fault> {
    let mut beats = tokio::time::interval(BEAT);
    let mut heard = Instant::now();
    loop {
        tokio::select! {
            said = line.heard.next_line() => {
                heard = Instant::now();
                match said {
                    Ok(Some(said)) if said.is_empty() => {}
                    Ok(Some(said)) if said.starts_with('!') => return Some(refusal(&said)),
                    // It waits while the client reads.
                    Ok(Some(said)) => outbox.send(Out::Text(said.into())).await.ok()?,
                    Ok(None) | Err(_) => return Some(Fault::Unavailable),
                }
            }
            request = asked.recv() => {
                let request = request?;
                if say(&mut line.out, &request).await.is_err() {
                    return Some(Fault::Unavailable);
                }
            }
            _ = beats.tick() => {
                if heard.elapsed() > SILENCE || say(&mut line.out, "").await.is_err() {
                    return Some(Fault::Unavailable);
                }
            }
        }
    }
}

async fn say(out: &mut OwnedWriteHalf, line: &str) -> io::Result<()> {
    // What a client sends is JSON, in which a line's end means nothing.
    let mut bytes = line.replace(['\n', '\r'], " ").into_bytes();
    bytes.push(b'\n');
    tokio::time::timeout(PATIENCE, out.write_all(&bytes))
        .await
        .map_err(|_| io::ErrorKind::TimedOut)?
}
