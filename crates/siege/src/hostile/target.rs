//! What is attacked, and how the attacked answers.

use crate::fort::Fort;
use crate::people::words;
use load::{Heard, Http, Socket, Trouble, field};
use serde_json::{Value, json};
use std::collections::BTreeMap;
use std::net::{IpAddr, SocketAddr};
use std::time::Duration;

/// How long an attacker waits for an answer.
const PATIENCE: Duration = Duration::from_secs(15);

/// What is attacked, and from where.
#[derive(Clone)]
pub(super) struct Target {
    pub(super) address: SocketAddr,
    pub(super) from: IpAddr,
    /// How many sockets are opened and left.
    pub(super) half_open: usize,
}

/// What a server made of an attack.
#[derive(Debug, Default)]
pub(super) struct Outcome {
    pub(super) tries: u64,
    /// How often each answer was given.
    pub(super) answers: BTreeMap<String, u64>,
}

impl Outcome {
    pub(super) fn note(&mut self, answer: impl Into<String>) {
        self.tries += 1;
        *self.answers.entry(answer.into()).or_default() += 1;
    }

    /// Only these answers were given, and the first of them at least once.
    pub(super) fn only(self, expected: &[&str]) -> Result<Outcome, String> {
        if let Some(other) = self.answers.keys().find(|answer| !expected.contains(&answer.as_str())) {
            return Err(format!("answered with {other}: {:?}", self.answers));
        }
        match expected.first() {
            Some(first) if !self.answers.contains_key(*first) => {
                Err(format!("never answered with {first}: {:?}", self.answers))
            }
            _ => Ok(self),
        }
    }
}

/// A table of the attacker's own, with two seats and a game.
pub(super) struct OwnTable {
    pub(super) code: String,
    pub(super) tokens: [String; 2],
}

impl Target {
    pub(super) fn new(fort: &Fort, from: IpAddr, half_open: usize) -> Target {
        Target {
            address: fort.address,
            from,
            half_open,
        }
    }

    pub(super) fn http(&self) -> Http {
        Http::from_address(self.address, self.from)
    }

    pub(super) async fn socket(&self) -> Result<Socket, Trouble> {
        Socket::connect_from(self.address, Some(self.from)).await
    }

    /// Opens a table with two seats.
    pub(super) async fn own_table(&self) -> Result<OwnTable, String> {
        let mut http = self.http();
        let body = json!({"settings": {"seats": 2}, "name": "Mallory"});
        let opened = http.post("/api/tables", &body).await.map_err(words)?.json();
        let code = opened["code"].as_str().ok_or(format!("no table: {opened}"))?.to_owned();
        let path = format!("/api/tables/{code}/seats");
        let sat = http.post(&path, &json!({"name": "Trudy"})).await.map_err(words)?.json();
        let token = |told: &Value| told["token"].as_str().unwrap_or_default().to_owned();
        Ok(OwnTable {
            code,
            tokens: [token(&opened), token(&sat)],
        })
    }

    /// A socket that says hello.
    pub(super) async fn hello(&self, table: &str, token: Option<&str>) -> Result<Socket, Trouble> {
        let mut socket = self.socket().await?;
        let mut hello = json!({"do": "hello", "version": 1, "table": table});
        if let Some(token) = token {
            hello["token"] = json!(token);
        }
        socket.say(&hello.to_string()).await?;
        Ok(socket)
    }

    /// Both seats of a table of one's own, in the middle of a game.
    pub(super) async fn game(&self) -> Result<(OwnTable, Socket, Socket), String> {
        let table = self.own_table().await?;
        let mut one = self.hello(&table.code, Some(&table.tokens[0])).await.map_err(words)?;
        // Whoever is not there yet is not told of others.
        wait_for(&mut one, "welcome").await?;
        let mut other = self.hello(&table.code, Some(&table.tokens[1])).await.map_err(words)?;
        other.say(r#"{"do":"ready"}"#).await.map_err(words)?;
        wait_for(&mut one, "ready").await?;
        one.say(r#"{"do":"start"}"#).await.map_err(words)?;
        wait_for(&mut one, "started").await?;
        wait_for(&mut other, "started").await?;
        Ok((table, one, other))
    }
}

/// Hears until a message of this type; the message.
pub(super) async fn wait_for(socket: &mut Socket, kind: &str) -> Result<String, String> {
    answer(socket, |text| {
        (field(text, "type") == Some(kind)).then(|| text.to_owned())
    })
    .await
    .ok_or(format!("no message of type {kind}"))
}

/// Hears until something is found; nothing if the connection ends before.
pub(super) async fn answer<T>(socket: &mut Socket, find: impl Fn(&str) -> Option<T>) -> Option<T> {
    let mut found = None;
    while found.is_none() {
        let hearing = socket.hear(|text| {
            if found.is_none() {
                found = find(text);
            }
        });
        match tokio::time::timeout(PATIENCE, hearing).await {
            Ok(Ok(Heard::Something)) => {}
            _ => break,
        }
    }
    found
}

/// The code of the next refusal or goodbye; `closed` if the connection ends without one.
pub(super) async fn refusal(socket: &mut Socket) -> String {
    let code = answer(socket, |text| {
        matches!(field(text, "type"), Some("refused" | "goodbye"))
            .then(|| field(text, "code").unwrap_or("no code").to_owned())
    });
    code.await.unwrap_or("closed".to_owned())
}
