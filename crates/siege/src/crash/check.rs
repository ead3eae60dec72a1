//! What must be so afterwards.

use super::Report;
use super::player::{Notebook, hash};
use crate::people::words;
use load::{Heard, Http, Socket};
use serde_json::{Value, json};
use std::collections::{HashMap, HashSet};
use std::net::SocketAddr;
use std::path::Path;
use std::time::Duration;

/// Every game ended and can be played again to the same end; everybody was told the same that the table tells now; what was
/// acknowledged is there once, and what was refused is not.
pub(super) async fn everything(
    address: SocketAddr,
    codes: &[String],
    notebooks: &[Notebook],
    report: &mut Report,
) -> Result<(), String> {
    let mut http = Http::new(address);
    for code in codes {
        let outcomes = games(&mut http, code).await?;
        report.games += outcomes.len() as u64;
        for notebook in notebooks.iter().filter(|notebook| notebook.code == *code) {
            for (game, outcome) in &notebook.outcomes {
                if outcomes.get(game) != Some(outcome) {
                    return Err(format!(
                        "table {code}, game {game}: told {outcome}, played again {:?}",
                        outcomes.get(game)
                    ));
                }
            }
        }
    }
    for notebook in notebooks {
        let who = format!("table {}, seat {}", notebook.code, notebook.seat);
        if let Some(fault) = notebook.faults.first() {
            return Err(format!("{who}: {fault}"));
        }
        let told = retold(address, notebook)
            .await
            .map_err(|reason| format!("{who}: {reason}"))?;
        compare(notebook, &told, report).map_err(|reason| format!("{who}: {reason}"))?;
        report.reconnects += notebook.reconnects;
        report.sent_again += notebook.sent_again;
    }
    Ok(())
}

/// The tables whose game has not ended.
pub(super) async fn where_games_go_on(address: SocketAddr, codes: &[String]) -> Result<Vec<String>, String> {
    let mut http = Http::new(address);
    let mut found = Vec::new();
    for code in codes {
        if table(&mut http, code).await?["table"]["phase"] == "playing" {
            found.push(code.clone());
        }
    }
    Ok(found)
}

/// How a table stands.
async fn table(http: &mut Http, code: &str) -> Result<Value, String> {
    let response = http.get(&format!("/api/tables/{code}")).await;
    Ok(response.map_err(words)?.json())
}

/// Plays all games of a table again from their logs; how they ended.
async fn games(http: &mut Http, code: &str) -> Result<HashMap<u64, Value>, String> {
    let told = table(http, code).await?;
    let count = told["table"]["game"].as_u64().unwrap_or_default();
    let mut outcomes = HashMap::new();
    for game in 1..=count {
        let answer = http
            .get(&format!("/api/tables/{code}/games/{game}"))
            .await
            .map_err(words)?;
        let log: rules::Log = answer
            .text()
            .parse()
            .map_err(|error| format!("table {code}, game {game}: {error}"))?;
        let record = log
            .replay()
            .map_err(|error| format!("table {code}, game {game}: {error}"))?;
        let outcome = serde_json::to_value(record.game().outcome()).unwrap_or_default();
        if outcome.is_null() {
            return Err(format!("table {code}, game {game} did not end"));
        }
        outcomes.insert(game, outcome);
    }
    Ok(outcomes)
}

/// Everything the server tells a client that asks for all events from the beginning.
async fn retold(address: SocketAddr, notebook: &Notebook) -> Result<Vec<String>, String> {
    let mut socket = Socket::connect(address).await.map_err(words)?;
    let mut hello = json!({"do": "hello", "version": 1, "table": notebook.code, "after": 0});
    if let Some(token) = &notebook.token {
        hello["token"] = json!(token);
    }
    socket.say(&hello.to_string()).await.map_err(words)?;
    let mut all: Option<u64> = None;
    let mut told: Vec<String> = Vec::new();
    let mut end = None;
    while end.is_none() && all.is_none_or(|all| (told.len() as u64) < all) {
        let hearing = socket.hear(|text| {
            let message: Value = serde_json::from_str(text).unwrap_or_default();
            match message["type"].as_str() {
                Some("resumed") => all = message["number"].as_u64(),
                Some("goodbye") => end = Some(text.to_owned()),
                Some("presence") => {}
                _ => told.push(text.to_owned()),
            }
        });
        match tokio::time::timeout(Duration::from_secs(30), hearing).await {
            Ok(Ok(Heard::Something)) => {}
            other => return Err(format!("the table cannot be heard from its beginning: {other:?}")),
        }
    }
    match end {
        Some(goodbye) => Err(goodbye),
        None => Ok(told),
    }
}

/// Who may decide for whom: people for themselves, and a bot for them only while they are away.
struct Authority {
    people: u64,
    away: HashSet<u64>,
}

impl Authority {
    fn look(&mut self, message: &Value) -> Result<(), String> {
        let seat = message["seat"].as_u64().unwrap_or_default();
        match (message["type"].as_str(), message["by"].as_str()) {
            (Some("away"), _) => drop(self.away.insert(seat)),
            (Some("back"), _) => drop(self.away.remove(&seat)),
            (Some("started"), _) => self.away.clear(),
            (Some("choice"), Some("player")) if self.away.contains(&seat) || seat >= self.people => {
                return Err(format!("a player decided for seat {seat} who may not: {message}"));
            }
            (Some("choice"), Some("bot" | "clock")) if seat < self.people && !self.away.contains(&seat) => {
                return Err(format!("a bot decided for somebody who was there: {message}"));
            }
            _ => {}
        }
        Ok(())
    }
}

fn compare(notebook: &Notebook, told: &[String], report: &mut Report) -> Result<(), String> {
    let mut ids: HashMap<String, u64> = HashMap::new();
    let mut authority = Authority {
        people: notebook.people as u64,
        away: HashSet::new(),
    };
    for (index, text) in told.iter().enumerate() {
        let message: Value = serde_json::from_str(text).unwrap_or_default();
        let number = index as u64 + 1;
        if message["number"] != number {
            return Err(format!("number {number} is missing"));
        }
        if let Some(before) = notebook.told.get(&number) {
            report.messages_compared += 1;
            if *before != hash(text) {
                return Err(format!("number {number} was told otherwise before"));
            }
        }
        authority.look(&message)?;
        if let Some(id) = message["id"].as_str()
            && let Some(before) = ids.insert(id.to_owned(), number)
        {
            return Err(format!("choice {id} counted twice, as {before} and {number}"));
        }
    }
    if notebook.number > told.len() as u64 {
        return Err(format!(
            "{} was told, and there are only {}",
            notebook.number,
            told.len()
        ));
    }
    for (id, number) in &notebook.acknowledged {
        report.choices_acknowledged += 1;
        match ids.get(id) {
            Some(there) if there == number => {}
            there => {
                return Err(format!(
                    "choice {id} was acknowledged as {number} and is there as {there:?}"
                ));
            }
        }
    }
    let refused: HashSet<&String> = notebook.refused.iter().collect();
    match ids.keys().find(|id| refused.contains(id)) {
        Some(id) => Err(format!("choice {id} was refused and is there")),
        None => Ok(()),
    }
}

/// Nothing in what the servers logged says that one of them panicked.
pub(crate) fn no_panic(log: &Path) -> Result<(), String> {
    let log = std::fs::read_to_string(log).map_err(|error| error.to_string())?;
    match log.lines().find(|line| line.contains("panicked")) {
        Some(line) => Err(format!("a server panicked: {line}")),
        None => Ok(()),
    }
}
