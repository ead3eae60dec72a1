//! Attacks by what is allowed: a little of it does no harm, and a little is all there is.

use super::target::{Outcome, Target, answer, refusal, wait_for};
use crate::fort::ADMIN_SECRET;
use crate::people::words;
use load::{Http, SplitMix, field};
use serde_json::json;
use std::time::{Duration, Instant};
use tokio::io::AsyncWriteExt;
use tokio::net::TcpSocket;

/// The kind of a frame that is a ping.
const PING: u8 = 9;

/// As many pings as go through four sockets.
pub(super) async fn ping_flood(target: Target, time: Duration) -> Result<Outcome, String> {
    let table = target.own_table().await?;
    let begun = Instant::now();
    let mut floods = tokio::task::JoinSet::new();
    for _ in 0..4 {
        let (target, code) = (target.clone(), table.code.clone());
        floods.spawn(async move {
            let mut outcome = Outcome::default();
            while begun.elapsed() < time {
                let Ok(mut socket) = target.hello(&code, None).await else {
                    tokio::time::sleep(Duration::from_millis(100)).await;
                    continue;
                };
                while begun.elapsed() < time && socket.send(PING, b"").await.is_ok() {
                    outcome.tries += 1;
                }
                let end = answer(&mut socket, |text| {
                    (field(text, "type") == Some("goodbye")).then(|| field(text, "code").unwrap_or_default().to_owned())
                });
                outcome.note(end.await.unwrap_or("closed".to_owned()));
            }
            outcome
        });
    }
    let mut all = Outcome::default();
    while let Some(flooded) = floods.join_next().await {
        let flooded = flooded.map_err(|error| error.to_string())?;
        all.tries += flooded.tries;
        for (code, count) in flooded.answers {
            *all.answers.entry(code).or_default() += count;
        }
    }
    // Eight seconds' worth each, as long as they are let in again: not the millions that fit through a socket.
    let ends = all.answers.values().sum::<u64>();
    if ends < 4 {
        return Err(format!("the flood was let through: {all:?}"));
    }
    for code in all.answers.keys() {
        if !matches!(code.as_str(), "too-fast" | "closed") {
            return Err(format!("answered with {code}"));
        }
    }
    Ok(all)
}

/// Connections that ask for much and read nothing.
pub(super) async fn unread_answers(target: Target, time: Duration) -> Result<Outcome, String> {
    let (begun, mut outcome) = (Instant::now(), Outcome::default());
    let mut deaf = Vec::new();
    let requests = "GET /api/openapi.json HTTP/1.1\r\nhost: x\r\n\r\n".repeat(40);
    while deaf.len() < 200 {
        let socket = TcpSocket::new_v4().map_err(|error| error.to_string())?;
        socket
            .bind((target.from, 0).into())
            .and_then(|()| socket.set_recv_buffer_size(4096))
            .map_err(|error| error.to_string())?;
        let mut stream = socket
            .connect(target.address)
            .await
            .map_err(|error| error.to_string())?;
        let _ = stream.write_all(requests.as_bytes()).await;
        outcome.note("asked");
        deaf.push(stream);
    }
    tokio::time::sleep(time.saturating_sub(begun.elapsed())).await;
    drop(deaf);
    Ok(outcome)
}

/// A door for hosts.
struct Door {
    method: String,
    path: String,
    body: Option<String>,
}

/// All of them, as the server describes them.
async fn doors(http: &mut Http, code: &str) -> Result<Vec<Door>, String> {
    let described = http.get("/api/openapi.json").await.map_err(words)?.json();
    let paths = described["paths"].as_object().into_iter().flatten();
    let doors = paths
        .filter(|(path, _)| path.starts_with("/api/admin/"))
        .flat_map(|(path, methods)| {
            let path = path
                .replace("{code}", code)
                .replace("{player}", "0123456789abcdef0123456789abcdef")
                .replace("{ban}", "1")
                .replace("{report}", "1");
            methods
                .as_object()
                .into_iter()
                .flatten()
                .map(move |(method, operation)| {
                    let example = &operation["requestBody"]["content"]["application/json"]["example"];
                    Door {
                        method: method.to_uppercase(),
                        path: path.clone(),
                        body: example.is_object().then(|| example.to_string()),
                    }
                })
        });
    let doors: Vec<Door> = doors.collect();
    match doors.len() {
        0 => Err("the server describes no doors for hosts".to_owned()),
        _ => Ok(doors),
    }
}

/// Somebody who guesses the host's secret, and tries what others take for none.
pub(super) async fn door_for_hosts(target: Target, time: Duration) -> Result<Outcome, String> {
    let table = target.own_table().await?;
    let mut http = target.http();
    let doors = doors(&mut http, &table.code).await?;
    let (begun, mut dice, mut outcome) = (Instant::now(), SplitMix::new(7), Outcome::default());
    while begun.elapsed() < time {
        let length = dice.roll() as usize % ADMIN_SECRET.len();
        let guesses = [
            String::new(),
            "Bearer ".to_owned(),
            format!("Bearer {}", &ADMIN_SECRET[..length]),
            format!("Bearer {ADMIN_SECRET}\u{fe0f}"),
            format!("Basic {ADMIN_SECRET}"),
            format!("Bearer {}", table.tokens[0]),
            format!("Bearer {:016x}{:016x}", dice.roll(), dice.roll()),
        ];
        for guess in &guesses {
            let Door { method, path, body } = &doors[dice.roll() as usize % doors.len()];
            let headers = [("authorization", guess.as_str())];
            let answer = http
                .request(method, path, &headers, body.as_deref())
                .await
                .map_err(words)?;
            outcome.note(match answer.status {
                200..300 => format!("{method} {path} was opened"),
                _ => answer.code(),
            });
        }
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    outcome.only(&["admin-only", "too-fast"])
}

/// Names that cannot be seen, or told from somebody else's.
pub(super) async fn look_alikes(target: Target, time: Duration) -> Result<Outcome, String> {
    let table = target.own_table().await?;
    let mut socket = target.hello(&table.code, Some(&table.tokens[1])).await.map_err(words)?;
    wait_for(&mut socket, "welcome").await?;
    socket.say(r#"{"do":"leave"}"#).await.map_err(words)?;
    refusal(&mut socket).await;
    let path = format!("/api/tables/{}/seats", table.code);
    let (begun, mut outcome) = (Instant::now(), Outcome::default());
    let names = [
        "\u{200d}",
        "\u{2800}",
        "Mallory\u{200d}",
        "Mallory\u{fe0f}",
        "Mаllоry",
        "MALLORY",
        "Ｍallory",
        "MaIIory",
    ];
    let mut http = target.http();
    while begun.elapsed() < time {
        for name in names {
            let sat = http.post(&path, &json!({"name": name})).await.map_err(words)?;
            outcome.note(match sat.status {
                201 => format!("{name:?} sits down"),
                _ => sat.code(),
            });
        }
        tokio::time::sleep(Duration::from_millis(500)).await;
    }
    outcome.only(&["name-taken", "name-missing", "too-fast"])
}
