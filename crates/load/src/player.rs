//! One player at a table: chooses at random, after a while or at once, and notes how long it takes to hear of it.

use crate::scan::{choices, field};
use crate::{Dice, Heard, Socket, Trouble};
use memchr::memmem;
use serde_json::json;
use std::net::{IpAddr, SocketAddr};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::{Duration, Instant};
use tokio::sync::watch;

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
    pub(crate) token: String,
    pub(crate) seat: usize,
    pub(crate) others: usize,
}

/// A player.
pub(crate) struct Player {
    crowd: Arc<Crowd>,
    place: Place,
    dice: Dice,
    number: u64,
    ids: u64,
    /// The choice to be made, and when.
    next: Option<(Instant, String)>,
    /// When the last choice was sent, until it is heard of.
    sent: Option<Instant>,
    /// How many others are ready for a game.
    ready: usize,
    /// What is to be said for the next game.
    between: Option<&'static str>,
    times: Vec<u32>,
}

impl Player {
    pub(crate) fn new(crowd: Arc<Crowd>, place: Place, dice: Dice) -> Player {
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
        let mut hello = json!({"do": "hello", "version": 1, "table": &*self.place.code, "token": self.place.token, "language": "en"});
        if self.number > 0 {
            hello["after"] = json!(self.number);
        }
        socket.say(&hello.to_string()).await?;
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
            if let Some(word) = self.between.take() {
                socket.say(&format!("{{\"do\":\"{word}\"}}")).await?;
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
        let kind = if text.starts_with("{\"type\":\"") {
            self.aside(text);
            return;
        } else {
            field(beginning(text), "type").unwrap_or_default()
        };
        self.number = field(text, "number")
            .and_then(|number| number.parse().ok())
            .unwrap_or(self.number);
        match kind {
            "choice" => self.choice(text),
            "started" => {
                self.crowd.playing.fetch_add(1, Ordering::Relaxed);
                self.ready = 0;
                self.think(text);
            }
            "ready" => {
                self.ready += 1;
                if self.place.seat == 0 && self.ready == self.place.others {
                    self.between = Some("start");
                }
            }
            _ => {}
        }
    }

    fn aside(&mut self, text: &str) {
        match field(text, "type") {
            Some("welcome") => {
                self.number = field(text, "number")
                    .and_then(|number| number.parse().ok())
                    .unwrap_or_default();
                self.crowd.seated.fetch_add(1, Ordering::Relaxed);
                // Those who came before may be ready already.
                self.ready = text.matches("\"ready\":true").count();
                if self.place.seat > 0 {
                    self.between = Some("ready");
                } else if self.ready == self.place.others {
                    self.between = Some("start");
                }
                self.think(text);
            }
            Some("refused") => {
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
                self.between = Some("ready");
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
        // Random discarding would go on for ever.
        let plays = options.iter().filter(|choice| choice.starts_with("{\"play\"")).count();
        let choice = match plays {
            0 => options[self.dice.below(options.len())],
            count => {
                let which = self.dice.below(count);
                let mut plays = options.iter().filter(|choice| choice.starts_with("{\"play\""));
                plays.nth(which).copied().unwrap_or(options[0])
            }
        };
        self.ids += 1;
        let message = format!(
            "{{\"do\":\"choose\",\"id\":\"{}\",\"on\":{},\"choice\":{choice}}}",
            self.ids, self.number
        );
        let pause = match self.crowd.thinking {
            None => Duration::ZERO,
            // Between half as long and half as long again.
            Some(mean) => mean / 2 + mean.mul_f64((self.dice.roll() % 1000) as f64 / 1000.0),
        };
        self.next = Some((Instant::now() + pause, message));
    }
}

/// The first part of a message, where what all messages have stands.
fn beginning(text: &str) -> &str {
    &text[..text.floor_char_boundary(120)]
}
