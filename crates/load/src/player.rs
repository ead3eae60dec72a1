//! One player at a table: chooses at random, after a while or at once, and notes how long it takes to hear of it.

use crate::scan::{choices, field};
use crate::{Heard, Socket, SplitMix, Trouble};
use memchr::memmem;
use std::net::{IpAddr, SocketAddr};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::{Duration, Instant};
use tokio::sync::watch;
use told::Secret;
use told::server::{Hello, MessageKind, Request, VERSION};

/// What all players of a run share.
pub(crate) struct Crowd {
    pub(crate) address: SocketAddr,
    pub(crate) from: Option<IpAddr>,
    /// How long a player thinks on average; none for those who choose at once.
    pub(crate) thinking: Option<Duration>,
    /// Whether times are noted now.
    pub(crate) measuring: AtomicBool,
    pub(crate) seated: AtomicU64,
    pub(crate) playing: AtomicU64,
    pub(crate) choices: AtomicU64,
    pub(crate) messages: AtomicU64,
    pub(crate) bytes: AtomicU64,
    pub(crate) games: AtomicU64,
    pub(crate) refused: AtomicU64,
    pub(crate) lost: AtomicU64,
}

/// Where somebody sits.
pub(crate) struct Place {
    pub(crate) code: Arc<str>,
    pub(crate) token: Secret,
    pub(crate) seat: usize,
    pub(crate) others: usize,
}

/// A player.
pub(crate) struct Player {
    crowd: Arc<Crowd>,
    place: Place,
    dice: SplitMix,
    number: u64,
    ids: u64,
    /// The choice to be made, and when.
    next: Option<(Instant, String)>,
    /// When the last choice was sent, until it is heard of.
    sent: Option<Instant>,
    /// How many others are ready for a game.
    ready: usize,
    /// What is to be said for the next game.
    between: Option<Request>,
    times: Vec<u32>,
}

impl Player {
    pub(crate) fn new(crowd: Arc<Crowd>, place: Place, dice: SplitMix) -> Player {
        Player {
            crowd,
            place,
            dice,
            number: 0,
            ids: 0,
            next: None,
            sent: None,
            ready: 0,
            between: None,
            times: Vec::new(),
        }
    }

    /// Plays game after game until told to stop; how long its choices took.
    pub(crate) async fn play(mut self, mut stop: watch::Receiver<bool>) -> Vec<u32> {
        let mut stopped = std::pin::pin!(async move { drop(stop.wait_for(|stop| *stop).await) });
        loop {
            tokio::select! {
                () = &mut stopped => return self.times,
                Err(_) | Ok(()) = self.connection() => {
                    self.crowd.lost.fetch_add(1, Ordering::Relaxed);
                    self.sent = None;
                }
            }
            tokio::select! {
                () = &mut stopped => return self.times,
                () = tokio::time::sleep(Duration::from_millis(100 + self.dice.roll() % 900)) => {}
            }
        }
    }

    /// One connection, as long as it lasts.
    async fn connection(&mut self) -> Result<(), Trouble> {
        let mut socket = Socket::connect_from(self.crowd.address, self.crowd.from).await?;
        let hello = Request::Hello(Hello {
            version: VERSION,
            table: self.place.code.to_string(),
            token: Some(self.place.token.clone()),
            key: None,
            after: (self.number > 0).then_some(self.number),
            chronicle: false,
            language: Some("en".to_owned()),
        });
        socket.say(&hello.text()).await?;
        loop {
            let heard = match &self.next {
                Some((when, _)) => {
                    let when = tokio::time::Instant::from_std(*when);
                    match tokio::time::timeout_at(when, socket.hear(|text| self.hear(text))).await {
                        Ok(heard) => heard?,
                        Err(_) => Heard::Something,
                    }
                }
                None => socket.hear(|text| self.hear(text)).await?,
            };
            if heard == Heard::End {
                return Ok(());
            }
            if let Some(request) = self.between.take() {
                socket.say(&request.text()).await?;
            }
            if self.next.as_ref().is_some_and(|(when, _)| *when <= Instant::now())
                && let Some((_, choice)) = self.next.take()
            {
                self.sent = Some(Instant::now());
                socket.say(&choice).await?;
            }
        }
    }

    fn hear(&mut self, text: &str) {
        self.crowd.messages.fetch_add(1, Ordering::Relaxed);
        self.crowd.bytes.fetch_add(text.len() as u64, Ordering::Relaxed);
        // Asides begin with their type, everything that happens with its number.
        if text.starts_with("{\"type\":\"") {
            return self.aside(text);
        }
        self.number = field(text, "number")
            .and_then(|number| number.parse().ok())
            .unwrap_or(self.number);
        match kind(text) {
            MessageKind::Choice => self.choice(text),
            MessageKind::Started => {
                self.crowd.playing.fetch_add(1, Ordering::Relaxed);
                self.ready = 0;
                self.think(text);
            }
            MessageKind::Ready => {
                self.ready += 1;
                if self.place.seat == 0 && self.ready == self.place.others {
                    self.between = Some(Request::Start { fill: None });
                }
            }
            _ => {}
        }
    }

    fn aside(&mut self, text: &str) {
        match kind(text) {
            MessageKind::Welcome => {
                self.number = field(text, "number")
                    .and_then(|number| number.parse().ok())
                    .unwrap_or_default();
                self.crowd.seated.fetch_add(1, Ordering::Relaxed);
                // Those who came before may be ready already.
                self.ready = text.matches("\"ready\":true").count();
                if self.place.seat > 0 {
                    self.between = Some(Request::Ready { ready: true });
                } else if self.ready == self.place.others {
                    self.between = Some(Request::Start { fill: None });
                }
                self.think(text);
            }
            MessageKind::Refused => {
                self.crowd.refused.fetch_add(1, Ordering::Relaxed);
                self.sent = None;
            }
            _ => {}
        }
    }

    fn choice(&mut self, text: &str) {
        let own = self.sent.is_some() && field(beginning(text), "id").is_some();
        if own && let Some(sent) = self.sent.take() {
            self.crowd.choices.fetch_add(1, Ordering::Relaxed);
            if self.crowd.measuring.load(Ordering::Relaxed) {
                self.times
                    .push(u32::try_from(sent.elapsed().as_micros()).unwrap_or(u32::MAX));
            }
        }
        if memmem::find(text.as_bytes(), b"\"phase\":\"ended\"").is_some() {
            self.next = None;
            if self.place.seat == 0 {
                self.crowd.games.fetch_add(1, Ordering::Relaxed);
            } else {
                self.between = Some(Request::Ready { ready: true });
            }
            return;
        }
        self.think(text);
    }

    /// Decides what to choose and when, if it is asked.
    fn think(&mut self, text: &str) {
        let Some(options) = choices(text) else { return };
        if options.is_empty() {
            self.next = None;
            return;
        }
        if self.sent.is_some() || self.next.is_some() {
            // Somebody else chose at the same time; what this player chooses stays as it was, but for the number.
            return;
        }
        // Random discarding would go on forever.
        let plays = options.iter().filter(|choice| choice.starts_with("{\"play\"")).count();
        let choice = match plays {
            0 => options[self.dice.below(options.len())],
            count => {
                let which = self.dice.below(count);
                let mut plays = options.iter().filter(|choice| choice.starts_with("{\"play\""));
                plays.nth(which).copied().unwrap_or(options[0])
            }
        };
        let Ok(choice) = serde_json::from_str(choice) else {
            return;
        };
        self.ids += 1;
        let message = Request::Choose {
            id: self.ids.to_string(),
            on: self.number,
            choice,
        };
        let pause = match self.crowd.thinking {
            None => Duration::ZERO,
            // Between half as long and half as long again.
            Some(mean) => mean / 2 + mean.mul_f64((self.dice.roll() % 1000) as f64 / 1000.0),
        };
        self.next = Some((Instant::now() + pause, message.text()));
    }
}

fn kind(text: &str) -> MessageKind {
    field(beginning(text), "type").map_or(MessageKind::Unknown, MessageKind::named)
}

/// The first part of a message, where what all messages have stands.
fn beginning(text: &str) -> &str {
    &text[..text.floor_char_boundary(120)]
}
