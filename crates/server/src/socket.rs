//! A WebSocket: reads what a client says, sends what its table gives.

use crate::code::Code;
use crate::fault::Fault;
use crate::limits::{Bucket, Origin};
use crate::peers;
use crate::protocol::{self, Hello, Request};
use crate::shared::Shared;
use crate::table::live::{Entering, Note, Out};
use axum::extract::ws::{CloseFrame, Message, Utf8Bytes, WebSocket, close_code};
use futures_util::SinkExt;
use std::sync::Arc;
use std::time::{Duration, Instant};
use tokio::sync::{Notify, mpsc, oneshot};
use told::server::Aside;
use words::{Language, Words};

/// Control frames that may come before the first message.
const BEFORE_HELLO: u32 = 8;
/// How long the other side has to agree that the connection ends.
const CLOSING: Duration = Duration::from_millis(500);

/// Why a socket ends.
enum End {
    /// The client went, or nothing can be sent to it.
    Gone,
    /// The client is told why.
    Fault(Fault),
}

/// Serves a socket until it ends.
pub(crate) async fn serve(shared: Arc<Shared>, mut socket: WebSocket, origin: Origin, words: Words) {
    shared.metrics.sockets.up();
    let (end, words) = match greet(&shared, &mut socket).await {
        Ok(hello) => {
            let words = hello.words;
            (converse(&shared, &mut socket, origin, hello).await, words)
        }
        Err(end) => (end, words),
    };
    if let End::Fault(fault) = end {
        shared.metrics.refusals.one(fault.code());
        say_goodbye(&mut socket, &fault, words).await;
    }
    shared.addresses.socket_closed(origin);
    shared.metrics.sockets.down();
}

/// The first message, which must come soon.
async fn greet(shared: &Shared, socket: &mut WebSocket) -> Result<Hello, End> {
    let first = tokio::time::timeout(shared.config.pace.patience, async {
        for _ in 0..=BEFORE_HELLO {
            if let Some(text) = read(socket.recv().await)? {
                return protocol::read_hello(&text).map_err(End::Fault);
            }
        }
        Err(End::Fault(Fault::HelloFirst))
    });
    match first.await {
        Ok(hello) => {
            shared.metrics.messages_in.one();
            hello
        }
        Err(_) => Err(End::Fault(Fault::Silent)),
    }
}

/// A message as text; nothing if it needs no answer.
fn read(received: Option<Result<Message, axum::Error>>) -> Result<Option<Utf8Bytes>, End> {
    match received {
        None | Some(Ok(Message::Close(_))) => Err(End::Gone),
        Some(Ok(Message::Text(text))) => Ok(Some(text)),
        Some(Ok(Message::Ping(_) | Message::Pong(_))) => Ok(None),
        Some(Ok(Message::Binary(_))) => Err(End::Fault(Fault::BadRequest("messages are text".to_owned()))),
        // Too long, not text as it should be, or broken off: only the first is worth telling apart.
        Some(Err(error)) => {
            let error = error.into_inner();
            let too_long = matches!(error.downcast_ref(), Some(tungstenite::Error::Capacity(_)));
            Err(if too_long {
                End::Fault(Fault::TooLong)
            } else {
                End::Gone
            })
        }
    }
}

/// A client that has been let in.
struct Guest<'a> {
    shared: &'a Arc<Shared>,
    socket: &'a mut WebSocket,
    table: Code,
    origin: Origin,
    id: u64,
    words: Words,
    /// Where requests go if another server owns the table.
    far: Option<mpsc::Sender<Utf8Bytes>>,
    cut: Arc<Notify>,
    bucket: Bucket,
    /// How often it was told to slow down.
    strikes: u32,
    heard: Instant,
}

async fn converse(shared: &Arc<Shared>, socket: &mut WebSocket, origin: Origin, hello: Hello) -> End {
    let (outbox, mut given) = mpsc::channel(shared.config.limits.outbox);
    let cut = Arc::new(Notify::new());
    let id = shared.socket();
    let (table, words) = (hello.table, hello.words);
    let far = match enter(shared, id, origin, hello, outbox, &cut).await {
        Ok(far) => far,
        Err(fault) => {
            if fault.code() == Fault::NoSuchTable.code() {
                shared.addresses.guessed(origin);
            }
            return End::Fault(fault);
        }
    };
    let rate = f64::from(shared.config.limits.messages_per_second);
    let mut guest = Guest {
        shared,
        socket,
        table,
        origin,
        id,
        words,
        far,
        cut,
        bucket: Bucket::full(3.0 * rate),
        strikes: 0,
        heard: Instant::now(),
    };
    let end = guest.serve(&mut given).await;
    if guest.far.is_none() {
        shared.tell(table, Note::Gone(id)).await;
    }
    end
}

/// Comes to a table: to its task, or over another server if that owns it.
async fn enter(
    shared: &Arc<Shared>,
    socket: u64,
    origin: Origin,
    hello: Hello,
    outbox: mpsc::Sender<Out>,
    cut: &Arc<Notify>,
) -> Result<Option<mpsc::Sender<Utf8Bytes>>, Fault> {
    let (reply, let_in) = oneshot::channel();
    let entering = Entering {
        socket,
        hello: hello.clone(),
        from: Some(origin.address()),
        outbox: outbox.clone(),
        cut: cut.clone(),
        reply,
    };
    shared.tell(hello.table, Note::Enter(Box::new(entering))).await;
    match let_in.await.unwrap_or(Err(Fault::Unavailable)) {
        Ok(()) => Ok(None),
        Err(Fault::Elsewhere(owner)) => peers::pass_on(shared, &owner, &hello, origin.address(), outbox)
            .await
            .map(Some),
        Err(fault) => Err(fault),
    }
}

impl Guest<'_> {
    async fn serve(&mut self, given: &mut mpsc::Receiver<Out>) -> End {
        let pause = self.shared.config.pace.heartbeat;
        let mut heartbeat = tokio::time::interval(pause);
        heartbeat.set_missed_tick_behavior(tokio::time::MissedTickBehavior::Delay);
        heartbeat.reset();
        let cut = self.cut.clone();
        let mut bans = self.shared.peace.changes();
        loop {
            let went = tokio::select! {
                out = given.recv() => match out {
                    Some(out) => self.send_all(out, given).await,
                    // The table has let go of it without a word.
                    None => Err(End::Fault(Fault::Unavailable)),
                },
                received = self.socket.recv() => self.receive(received).await,
                _ = heartbeat.tick() => {
                    if self.heard.elapsed() > 3 * pause {
                        Err(End::Fault(Fault::Silent))
                    } else {
                        self.send(Message::Ping(Default::default())).await
                    }
                }
                () = cut.notified() => Err(End::Fault(Fault::NotReading)),
                Ok(()) = bans.changed() => match self.shared.peace.is_network_banned(self.origin, self.shared.now()) {
                    true => Err(End::Fault(Fault::Banned)),
                    false => Ok(()),
                },
            };
            if let Err(end) = went {
                return end;
            }
        }
    }

    /// Sends what was given, and what else is there, in one go.
    async fn send_all(&mut self, first: Out, given: &mut mpsc::Receiver<Out>) -> Result<(), End> {
        let mut next = Some(first);
        while let Some(out) = next {
            match out {
                Out::Text(text) => self.feed(Message::Text(text)).await?,
                Out::End(fault) => return Err(End::Fault(fault)),
            }
            next = given.try_recv().ok();
        }
        self.flush().await
    }

    async fn feed(&mut self, message: Message) -> Result<(), End> {
        let sent = tokio::select! {
            sent = tokio::time::timeout(self.shared.config.pace.sending, self.socket.feed(message)) => sent,
            () = self.cut.notified() => return Err(End::Fault(Fault::NotReading)),
        };
        match sent {
            Ok(Ok(())) => Ok(()),
            Ok(Err(_)) => Err(End::Gone),
            Err(_) => Err(End::Fault(Fault::NotReading)),
        }
    }

    async fn flush(&mut self) -> Result<(), End> {
        let sent = tokio::select! {
            sent = tokio::time::timeout(self.shared.config.pace.sending, self.socket.flush()) => sent,
            () = self.cut.notified() => return Err(End::Fault(Fault::NotReading)),
        };
        match sent {
            Ok(Ok(())) => Ok(()),
            Ok(Err(_)) => Err(End::Gone),
            Err(_) => Err(End::Fault(Fault::NotReading)),
        }
    }

    async fn send(&mut self, message: Message) -> Result<(), End> {
        self.feed(message).await?;
        self.flush().await
    }

    async fn receive(&mut self, received: Option<Result<Message, axum::Error>>) -> Result<(), End> {
        let text = read(received)?;
        self.heard = Instant::now();
        self.shared.metrics.messages_in.one();
        let rate = self.shared.config.limits.messages_per_second;
        // Pings cost what messages cost.
        let own = self.bucket.take(3.0 * f64::from(rate), f64::from(rate));
        let in_time = own && self.shared.addresses.message(self.origin);
        if !in_time {
            self.strikes += 1;
            if self.strikes > 3 * rate {
                return Err(End::Fault(Fault::TooFast));
            }
        }
        match text {
            Some(text) if !in_time => self.too_fast(&text, rate).await,
            Some(text) => self.hear(text).await,
            None => Ok(()),
        }
    }

    async fn hear(&mut self, text: Utf8Bytes) -> Result<(), End> {
        match protocol::read_request(&text) {
            Ok(Request::Ping) => {
                let pong = Aside::Pong { now: self.shared.now() };
                self.send(Message::Text(pong.text().into())).await
            }
            Ok(request) => {
                if let Some(far) = &self.far {
                    // If it has gone, why is on its way already.
                    drop(far.send(text).await);
                    return Ok(());
                }
                let note = Note::Ask {
                    socket: self.id,
                    request: Box::new(request),
                    arrived: Instant::now(),
                };
                self.shared.tell(self.table, note).await;
                Ok(())
            }
            Err((id, fault)) => self.refuse(id, &fault, None).await,
        }
    }

    /// Refuses a message that came too soon after others. A client is told which one it was and when to send it again.
    async fn too_fast(&mut self, text: &str, rate: u32) -> Result<(), End> {
        let wait = self
            .bucket
            .wait(f64::from(rate))
            .max(Duration::from_secs(1) / rate.max(1));
        let id = match protocol::read_request(text) {
            Ok(request) => request.id().map(str::to_owned),
            Err((id, _)) => id,
        };
        self.refuse(id, &Fault::TooFast, Some(wait)).await
    }

    async fn refuse(&mut self, id: Option<String>, fault: &Fault, wait: Option<Duration>) -> Result<(), End> {
        self.shared.metrics.refused.one();
        self.shared.metrics.refusals.one(fault.code());
        let refused = Aside::Refused {
            id,
            code: fault.code().to_owned(),
            message: fault.message(self.words),
            retry_ms: wait.map(|wait| wait.as_millis() as u64 + 1),
        };
        self.send(Message::Text(refused.text().into())).await
    }
}

/// Tells a client why the connection ends, as far as it listens, and ends it.
async fn say_goodbye(socket: &mut WebSocket, fault: &Fault, words: Words) {
    let goodbye = Aside::Goodbye {
        code: fault.code().to_owned(),
        message: fault.message(words),
    };
    let close = CloseFrame {
        code: match fault.code() {
            "stopping" => close_code::RESTART,
            "unavailable" | "newer" => close_code::AGAIN,
            "too-long" => close_code::SIZE,
            "internal" => close_code::ERROR,
            _ => close_code::POLICY,
        },
        reason: fault.code().into(),
    };
    let farewell = async {
        socket.send(Message::Text(goodbye.text().into())).await.ok()?;
        socket.send(Message::Close(Some(close))).await.ok()?;
        // What the client still says is not heard any more.
        while let Some(Ok(message)) = socket.recv().await {
            if matches!(message, Message::Close(_)) {
                break;
            }
        }
        Some(())
    };
    let _ = tokio::time::timeout(CLOSING, farewell).await;
}

/// The words for somebody whose language is not known yet.
pub(crate) fn words_for(languages: Option<&str>) -> Words {
    let tags = languages.unwrap_or_default().split(',').map(|tag| tag.trim());
    Words::new(Language::from_tags(tags).unwrap_or_default())
}
