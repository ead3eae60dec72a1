//! Somebody who plays through everything, comes back by themselves, and writes down what they were told.

use load::{Heard, Socket, SplitMix, choices};
use serde_json::{Value, json};
use std::collections::HashMap;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::net::SocketAddr;
use std::sync::Arc;
use std::time::{Duration, Instant};
use tokio::sync::watch;

/// How long a player waits before checking again whether there is something to do.
const LOOK: Duration = Duration::from_millis(500);
/// How long somebody who waits for an answer waits until they try another server.
const PATIENCE: Duration = Duration::from_secs(2);

/// What a player was told and did.
pub(crate) struct Notebook {
    pub(crate) code: String,
    /// None for a spectator.
    pub(crate) token: Option<String>,
    pub(crate) seat: usize,
    /// How many people sit at the table.
    pub(crate) people: usize,
    /// The last number that was told.
    pub(crate) number: u64,
    /// Every numbered message, as a hash.
    pub(crate) told: HashMap<u64, u64>,
    /// Choices that were acknowledged: their ids and numbers.
    pub(crate) acknowledged: Vec<(String, u64)>,
    /// Ids of choices that were refused.
    pub(crate) refused: Vec<String>,
    /// How each game ended that was heard to its end.
    pub(crate) outcomes: HashMap<u64, Value>,
    pub(crate) reconnects: u64,
    pub(crate) sent_again: u64,
    /// What should not have happened.
    pub(crate) faults: Vec<String>,
}

/// The hash of a message.
pub(crate) fn hash(text: &str) -> u64 {
    let mut hasher = DefaultHasher::new();
    text.hash(&mut hasher);
    hasher.finish()
}

impl Notebook {
    pub(crate) fn new(code: &str, token: Option<String>, seat: usize, people: usize) -> Notebook {
        Notebook {
            code: code.to_owned(),
            token,
            seat,
            people,
            number: 0,
            told: HashMap::new(),
            acknowledged: Vec::new(),
            refused: Vec::new(),
            outcomes: HashMap::new(),
            reconnects: 0,
            sent_again: 0,
            faults: Vec::new(),
        }
    }

    fn acknowledge(&mut self, id: &str, number: u64) {
        match self.acknowledged.iter().rev().find(|(known, _)| known == id) {
            None => self.acknowledged.push((id.to_owned(), number)),
            Some((_, before)) if *before != number => {
                self.faults
                    .push(format!("choice {id} was acknowledged as {before} and as {number}"));
            }
            Some(_) => {}
        }
    }
}

/// Somebody who plays.
pub(crate) struct Player {
    addresses: Arc<[SocketAddr]>,
    notebook: Notebook,
    dice: SplitMix,
    table: Value,
    choices: Vec<String>,
    /// A choice that was sent and not heard of: its id and the message.
    pending: Option<(String, String)>,
    /// Whether it asked for a game to begin and has not heard what came of that.
    beginning: bool,
    ids: u64,
}

impl Player {
    pub(crate) fn new(addresses: Arc<[SocketAddr]>, notebook: Notebook, dice: SplitMix) -> Player {
        Player {
            addresses,
            notebook,
            dice,
            table: Value::Null,
            choices: Vec::new(),
            pending: None,
            beginning: false,
            ids: 0,
        }
    }

    /// Plays game after game; when it is time to finish, to the end of the game.
    pub(crate) async fn play(mut self, finishing: watch::Receiver<bool>) -> Player {
        loop {
            if self.connection(&finishing).await {
                return self;
            }
            self.notebook.reconnects += 1;
            tokio::time::sleep(Duration::from_millis(10 + self.dice.roll() % 150)).await;
        }
    }

    /// Asks how the table stands at its next connection, instead of what it missed: somebody may have begun a game at the
    /// moment when everybody left.
    pub(crate) fn look_again(mut self) -> Player {
        self.table = Value::Null;
        self
    }

    /// What it was told and did.
    pub(crate) fn into_notebook(self) -> Notebook {
        self.notebook
    }

    fn phase(&self) -> &str {
        self.table["phase"].as_str().unwrap_or_default()
    }

    /// One connection, as long as it lasts; whether all is done.
    async fn connection(&mut self, finishing: &watch::Receiver<bool>) -> bool {
        let address = self.addresses[self.dice.below(self.addresses.len())];
        let Ok(mut socket) = Socket::connect(address).await else {
            return false;
        };
        let mut hello = json!({"do": "hello", "version": 1, "table": self.notebook.code});
        if let Some(token) = &self.notebook.token {
            hello["token"] = json!(token);
        }
        if !self.table.is_null() {
            hello["after"] = json!(self.notebook.number);
        }
        if socket.say(&hello.to_string()).await.is_err() {
            return false;
        }
        if let Some((_, message)) = &self.pending {
            // Whether it arrived is not known.
            self.notebook.sent_again += 1;
            if socket.say(message).await.is_err() {
                return false;
            }
        }
        self.beginning = false;
        let mut greeted = false;
        let mut heard = Instant::now();
        loop {
            let mut ended = false;
            let hearing = socket.hear(|text| ended |= !self.hear(text));
            match tokio::time::timeout(LOOK, hearing).await {
                Ok(Ok(Heard::Something)) => {
                    greeted = true;
                    heard = Instant::now();
                }
                // A server that hangs takes connections and says nothing.
                Err(_) if heard.elapsed() > PATIENCE && (self.pending.is_some() || !greeted) => return false,
                Err(_) => {}
                Ok(Ok(Heard::End) | Err(_)) => return false,
            }
            if ended {
                return false;
            }
            let is_playing = self.phase() == "playing";
            if *finishing.borrow() && !is_playing && !self.beginning && !self.table.is_null() {
                return true;
            }
            let Some(message) = self.decide(is_playing) else {
                continue;
            };
            if socket.say(&message).await.is_err() {
                return false;
            }
        }
    }

    /// What to say now, if anything.
    fn decide(&mut self, is_playing: bool) -> Option<String> {
        self.notebook.token.as_ref()?;
        if is_playing {
            if self.pending.is_some() || self.choices.is_empty() {
                return None;
            }
            let plays: Vec<&String> = self
                .choices
                .iter()
                .filter(|choice| choice.starts_with("{\"play\""))
                .collect();
            let choice = match plays.len() {
                0 => &self.choices[self.dice.below(self.choices.len())],
                count => plays[self.dice.below(count)],
            };
            self.ids += 1;
            let id = format!("{}-{}", self.notebook.seat, self.ids);
            let message = format!(
                "{{\"do\":\"choose\",\"id\":\"{id}\",\"on\":{},\"choice\":{choice}}}",
                self.notebook.number
            );
            self.pending = Some((id, message.clone()));
            return Some(message);
        }
        let is_ready = |seat: usize| self.table["seats"][seat]["ready"] == true;
        match self.notebook.seat {
            0 if (1..self.notebook.people).all(is_ready) => {
                self.beginning = true;
                Some(json!({"do": "start"}).to_string())
            }
            0 => None,
            seat if is_ready(seat) || self.table.is_null() => None,
            _ => Some(json!({"do": "ready"}).to_string()),
        }
    }

    /// Takes in a message; false if the connection is at its end.
    fn hear(&mut self, text: &str) -> bool {
        let Ok(message) = serde_json::from_str::<Value>(text) else {
            self.notebook.faults.push(format!("not JSON: {text}"));
            return false;
        };
        let kind = message["type"].as_str().unwrap_or_default();
        let number = message["number"].as_u64().unwrap_or_default();
        let id = message["id"].as_str().unwrap_or_default();
        match kind {
            "welcome" => {
                if self.notebook.number > number {
                    let had = self.notebook.number;
                    self.notebook
                        .faults
                        .push(format!("told {had} before, welcomed with {number}"));
                }
                self.notebook.number = number;
            }
            "accepted" => {
                self.notebook.acknowledge(id, number);
                self.settle(id);
            }
            "refused" => {
                self.beginning = false;
                let code = message["code"].as_str().unwrap_or_default();
                if !id.is_empty() && code != "unavailable" {
                    self.notebook.refused.push(id.to_owned());
                    self.settle(id);
                }
                return code != "unavailable";
            }
            "goodbye" => return false,
            "resumed" | "presence" | "done" | "pong" | "waiting" | "goes-on" => {}
            _ => {
                if number != self.notebook.number + 1 {
                    let had = self.notebook.number;
                    self.notebook.faults.push(format!("number {number} follows {had}"));
                }
                self.notebook.number = number;
                self.notebook.told.insert(number, hash(text));
                if kind == "choice" && !id.is_empty() {
                    self.notebook.acknowledge(id, number);
                    self.settle(id);
                }
            }
        }
        if let Some(found) = choices(text) {
            self.choices = found.into_iter().map(str::to_owned).collect();
        }
        if let Some(table) = message.get("table") {
            self.table = table.clone();
            self.beginning &= self.phase() != "playing";
            if let Some(game) = table["last"]["game"].as_u64() {
                self.notebook.outcomes.insert(game, table["last"]["outcome"].clone());
            }
        }
        true
    }

    fn settle(&mut self, id: &str) {
        if self.pending.as_ref().is_some_and(|(pending, _)| pending == id) {
            self.pending = None;
        }
    }
}
