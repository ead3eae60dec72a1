//! Somebody at a table who keeps every message as it came.

use crate::people::words;
use load::{Heard, Socket, choices};
use serde_json::{Value, json};
use std::net::SocketAddr;
use std::time::Duration;

/// How long anything may take.
const PATIENCE: Duration = Duration::from_secs(30);

/// Somebody at a table.
pub(super) struct Person {
    pub(super) code: String,
    /// None for a spectator.
    pub(super) token: Option<String>,
    pub(super) seat: Option<usize>,
    pub(super) number: u64,
    pub(super) table: Value,
    pub(super) view: Value,
    pub(super) choices: Vec<String>,
    /// Every message, with the last number this person had when it came.
    pub(super) frames: Vec<(u64, String)>,
    /// What this person said.
    pub(super) said: Vec<String>,
    socket: Option<Socket>,
    ids: u64,
}

impl Person {
    pub(super) fn new(code: &str, token: Option<&str>, seat: Option<usize>) -> Person {
        Person {
            code: code.to_owned(),
            token: token.map(str::to_owned),
            seat,
            number: 0,
            table: Value::Null,
            view: Value::Null,
            choices: Vec::new(),
            frames: Vec::new(),
            said: Vec::new(),
            socket: None,
            ids: 0,
        }
    }

    /// Another person on the same seat who has heard nothing yet.
    pub(super) fn again(&self) -> Person {
        Person {
            // An id that was used before would count as the same choice.
            ids: self.ids,
            ..Person::new(&self.code, self.token.as_deref(), self.seat)
        }
    }

    /// Connects, or connects again; asks for what was missed, or for the whole table.
    pub(super) async fn connect(&mut self, address: SocketAddr, resume: bool) -> Result<(), String> {
        let mut socket = Socket::connect(address).await.map_err(words)?;
        let mut hello = json!({"do": "hello", "version": 1, "table": self.code, "language": "en"});
        if let Some(token) = &self.token {
            hello["token"] = json!(token);
        }
        if resume && self.number > 0 {
            hello["after"] = json!(self.number);
        }
        socket.say(&hello.to_string()).await.map_err(words)?;
        self.socket = Some(socket);
        // Everybody who comes is told who is there.
        self.hear_until(|_, text| text.starts_with("{\"type\":\"presence\""))
            .await
    }

    /// Goes away without a word.
    pub(super) fn vanish(&mut self) {
        self.socket = None;
    }

    pub(super) async fn say(&mut self, message: &str) -> Result<(), String> {
        self.said.push(message.to_owned());
        let socket = self.socket.as_mut().ok_or("not connected")?;
        socket.say(message).await.map_err(words)
    }

    /// Makes a choice.
    pub(super) async fn choose(&mut self, choice: &str) -> Result<(), String> {
        self.ids += 1;
        let message = format!(
            "{{\"do\":\"choose\",\"id\":\"{}\",\"on\":{},\"choice\":{choice}}}",
            self.ids, self.number
        );
        self.choices.clear();
        self.say(&message).await
    }

    /// Hears until this is so; `is_so` gets every message.
    pub(super) async fn hear_until(&mut self, is_so: impl Fn(&Person, &str) -> bool) -> Result<(), String> {
        let mut socket = self.socket.take().ok_or("not connected")?;
        let mut found = false;
        while !found {
            let hearing = socket.hear(|text| {
                self.take_in(text);
                found |= is_so(self, text);
            });
            match tokio::time::timeout(PATIENCE, hearing).await {
                Ok(Ok(Heard::Something)) => {}
                Ok(other) => return Err(format!("the connection ended: {other:?}; {:?}", self.frames.last())),
                Err(_) => return Err(format!("nothing is heard after {:?}", self.frames.last())),
            }
        }
        self.socket = Some(socket);
        Ok(())
    }

    /// Hears everything up to this number.
    pub(super) async fn hear_number(&mut self, number: u64) -> Result<(), String> {
        if self.number >= number {
            return Ok(());
        }
        self.hear_until(|person, _| person.number >= number).await
    }

    fn take_in(&mut self, text: &str) {
        let message: Value = serde_json::from_str(text).unwrap_or_default();
        let is_aside = matches!(message["type"].as_str(), Some("resumed" | "accepted"));
        if let Some(number) = message["number"].as_u64().filter(|_| !is_aside) {
            self.number = number;
        }
        self.frames.push((self.number, text.to_owned()));
        if let Some(found) = choices(text) {
            self.choices = found.into_iter().map(str::to_owned).collect();
        }
        if let Some(table) = message.get("table") {
            self.table = table.clone();
        }
        if let Some(view) = message.get("view") {
            self.view = view.clone();
        }
    }

    pub(super) fn phase(&self) -> &str {
        self.table["phase"].as_str().unwrap_or_default()
    }
}
