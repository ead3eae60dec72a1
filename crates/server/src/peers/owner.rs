//! The side of the server that owns a table.

use super::{Call, PATIENCE, PROOF, SILENCE, What};
use crate::fault::Fault;
use crate::protocol::{self, Hello};
use crate::secret::{is_proof, peers_challenge};
use crate::shared::Shared;
use crate::table::live::{Entering, Note, Out};
use std::io;
use std::net::IpAddr;
use std::sync::Arc;
use std::time::{Duration, Instant};
use tokio::io::{AsyncBufReadExt, AsyncReadExt, AsyncWriteExt, BufReader, BufWriter, Lines};
use tokio::net::tcp::{OwnedReadHalf, OwnedWriteHalf};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::{Notify, mpsc, oneshot};
use told::server::Aside;
use words::Words;

/// Takes in what other servers pass on, until the server stops.
pub(crate) async fn accept(shared: Arc<Shared>, listener: TcpListener) {
    let mut stopping = shared.stopping.subscribe();
    loop {
        let accepted = tokio::select! {
            accepted = listener.accept() => accepted,
            _ = stopping.wait_for(|stopping| *stopping) => return,
        };
        match accepted {
            Ok((stream, _)) => {
                let shared = shared.clone();
                // Whatever goes wrong goes wrong for the other side, which tells its client.
                tokio::spawn(async move { drop(serve(&shared, stream).await) });
            }
            Err(error) => {
                tracing::warn!(%error, "a connection of another server could not be taken in");
                tokio::time::sleep(Duration::from_millis(100)).await;
            }
        }
    }
}

/// The lines another server says, and where it hears.
struct CallingServer {
    heard: Lines<BufReader<OwnedReadHalf>>,
    out: BufWriter<OwnedWriteHalf>,
}

impl CallingServer {
    /// Says something to a server that must take it soon: one that hangs keeps nobody here.
    async fn say(&mut self, line: &str) -> io::Result<()> {
        let saying = async {
            self.out.write_all(line.as_bytes()).await?;
            self.out.write_all(b"\n").await?;
            self.out.flush().await
        };
        let said = tokio::time::timeout(PATIENCE, saying).await;
        said.map_err(|_| io::ErrorKind::TimedOut)?
    }

    async fn refuse(&mut self, fault: &Fault, words: Words) -> io::Result<()> {
        let refused = serde_json::to_string(&fault.to_pass(words))?;
        self.say(&format!("!{refused}")).await
    }
}

async fn serve(shared: &Arc<Shared>, stream: TcpStream) -> io::Result<()> {
    stream.set_nodelay(true)?;
    let (mut line, call) = match tokio::time::timeout(PATIENCE, greet(shared, stream)).await {
        Ok(greeted) => greeted?,
        Err(_) => return Ok(()),
    };
    let wanted = match call {
        Call::Wanted(wanted) => wanted,
        Call::Used(report) => {
            shared.addresses.hear(&report);
            return line.say("+").await;
        }
    };
    let words = wanted.words();
    match wanted.what {
        What::Socket {
            token,
            player,
            after,
            chronicle,
            from,
        } => {
            let hello = Hello {
                table: wanted.table,
                token,
                player,
                after,
                chronicle,
                words,
            };
            serve_socket(shared, &mut line, hello, from).await
        }
        What::Sit(newcomer) => {
            let (reply, answer) = oneshot::channel();
            shared.tell(wanted.table, Note::Sit(Box::new(newcomer), reply)).await;
            tell_answer(&mut line, words, answer).await
        }
        What::Leave(player) => {
            let (reply, answer) = oneshot::channel();
            shared.tell(wanted.table, Note::Leave(player, reply)).await;
            tell_answer(&mut line, words, answer).await
        }
        What::Info => {
            let (reply, answer) = oneshot::channel();
            shared.tell(wanted.table, Note::Info(reply)).await;
            tell_answer(&mut line, words, answer).await
        }
        What::Scrub(target) => {
            let (reply, answer) = oneshot::channel();
            shared.tell(wanted.table, Note::Scrub(Box::new(target), reply)).await;
            tell_answer(&mut line, words, answer).await
        }
        What::Whence(seat) => {
            let (reply, answer) = oneshot::channel();
            shared.tell(wanted.table, Note::Whence(seat, reply)).await;
            tell_answer(&mut line, words, answer).await
        }
        What::Close => {
            let (reply, answer) = oneshot::channel();
            shared.tell(wanted.table, Note::Close(reply)).await;
            tell_answer(&mut line, words, answer).await
        }
    }
}

/// Whoever calls must know the secret before anything they say is listened to.
async fn greet(shared: &Shared, stream: TcpStream) -> io::Result<(CallingServer, Call)> {
    let (read, write) = stream.into_split();
    let mut out = BufWriter::new(write);
    let challenge = peers_challenge().map_err(io::Error::other)?;
    out.write_all(format!("{challenge}\n").as_bytes()).await?;
    out.flush().await?;
    let mut read = BufReader::new(read);
    let mut proof = String::new();
    (&mut read).take(PROOF).read_line(&mut proof).await?;
    let secret = shared.storage.peers_secret().unwrap_or_default();
    if !is_proof(secret, &challenge, proof.trim_end()) {
        return Err(io::ErrorKind::PermissionDenied.into());
    }
    let mut heard = read.lines();
    let wanted = heard.next_line().await?.ok_or(io::ErrorKind::UnexpectedEof)?;
    Ok((CallingServer { heard, out }, serde_json::from_str(&wanted)?))
}

/// A refusal to pass on: a table that this server does not own either is not looked for any further.
fn here(fault: Fault) -> Fault {
    match fault {
        Fault::Elsewhere(_) => Fault::Unavailable,
        fault => fault,
    }
}

async fn tell_answer<T: serde::Serialize>(
    line: &mut CallingServer,
    words: Words,
    answer: oneshot::Receiver<Result<T, Fault>>,
) -> io::Result<()> {
    match answer.await.unwrap_or(Err(Fault::Unavailable)) {
        Ok(answer) => {
            let answer = serde_json::to_string(&answer)?;
            line.say(&format!("+{answer}")).await
        }
        Err(fault) => line.refuse(&here(fault), words).await,
    }
}

/// A client of another server: it limits what the client says, and asks whether it is there.
async fn serve_socket(
    shared: &Arc<Shared>,
    line: &mut CallingServer,
    hello: Hello,
    from: Option<IpAddr>,
) -> io::Result<()> {
    let (outbox, mut given) = mpsc::channel(shared.config.limits.outbox);
    let cut = Arc::new(Notify::new());
    let (table, words, id) = (hello.table, hello.words, shared.socket());
    let (reply, let_in) = oneshot::channel();
    let entering = Entering {
        socket: id,
        hello,
        from,
        outbox,
        cut: cut.clone(),
        reply,
    };
    shared.tell(table, Note::Enter(Box::new(entering))).await;
    if let Err(fault) = let_in.await.unwrap_or(Err(Fault::Unavailable)) {
        return line.refuse(&here(fault), words).await;
    }
    let conversation = async {
        line.say("+").await?;
        loop {
            let ending = tokio::select! {
                out = given.recv() => match out {
                    Some(Out::Text(text)) => {
                        line.say(&text).await?;
                        None
                    }
                    Some(Out::End(fault)) => Some(fault),
                    None => Some(Fault::Unavailable),
                },
                said = tokio::time::timeout(SILENCE, line.heard.next_line()) => match said {
                    Ok(said) => match said? {
                        Some(said) => hear(shared, line, table, id, words, &said).await?,
                        None => return Ok(()),
                    },
                    Err(_) => return Ok(()),
                },
                () = cut.notified() => Some(Fault::NotReading),
            };
            if let Some(fault) = ending {
                return line.refuse(&fault, words).await;
            }
        }
    };
    let ended = conversation.await;
    shared.tell(table, Note::Gone(id)).await;
    ended
}

async fn hear(
    shared: &Arc<Shared>,
    line: &mut CallingServer,
    table: crate::code::Code,
    socket: u64,
    words: Words,
    said: &str,
) -> io::Result<Option<Fault>> {
    if said.is_empty() {
        line.say("").await?;
        return Ok(None);
    }
    match protocol::read_request(said) {
        Ok(request) => {
            let note = Note::Ask {
                socket,
                request: Box::new(request),
                arrived: Instant::now(),
            };
            shared.tell(table, note).await;
        }
        // The other server understood it: it may be newer.
        Err((id, fault)) => {
            let refused = Aside::Refused {
                id,
                code: fault.code().to_owned(),
                message: fault.message(words),
                retry_ms: None,
            };
            line.say(&refused.text()).await?;
        }
    }
    Ok(None)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A server that hangs does not hold up whoever tells it something.
    #[tokio::test]
    async fn a_server_that_hangs_is_given_up() {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let hangs = TcpStream::connect(listener.local_addr().unwrap()).await.unwrap();
        let (read, write) = listener.accept().await.unwrap().0.into_split();
        let mut line = CallingServer {
            heard: BufReader::new(read).lines(),
            out: BufWriter::new(write),
        };
        let much = "much".repeat(100_000);
        let error = loop {
            if let Err(error) = line.say(&much).await {
                break error;
            }
        };
        assert_eq!(error.kind(), io::ErrorKind::TimedOut);
        drop(hangs);
    }
}
