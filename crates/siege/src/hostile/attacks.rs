//! The attacks.

use super::abuse;
use super::evasion;
use super::frames;
use super::target::{Outcome, Target, answer, refusal, wait_for};
use crate::people::words;
use load::{Socket, SplitMix, Trouble, choices, field};
use serde_json::json;
use std::pin::Pin;
use std::time::{Duration, Instant};
use tokio::io::AsyncWriteExt;
use tokio::net::TcpSocket;

/// An attack: goes on for about so long, and tells what came of it.
pub(super) type Attack = fn(Target, Duration) -> Pin<Box<dyn Future<Output = Result<Outcome, String>> + Send>>;

/// Every attack with its name.
pub(super) fn all() -> Vec<(&'static str, Attack)> {
    vec![
        ("forged tokens", |target, time| Box::pin(forged_tokens(target, time))),
        ("stolen tokens", |target, time| Box::pin(stolen_tokens(target, time))),
        ("others' choices, stale numbers, replays", |target, time| {
            Box::pin(wrong_choices(target, time))
        }),
        ("broken frames", |target, time| Box::pin(frames::broken(target, time))),
        ("deep and broken JSON", |target, time| Box::pin(bad_json(target, time))),
        ("a flood of messages", |target, time| {
            Box::pin(message_flood(target, time))
        }),
        ("a flood of requests", |target, time| {
            Box::pin(request_flood(target, time))
        }),
        ("guessing codes", |target, time| Box::pin(guessing(target, time))),
        ("half-open connections", |target, time| {
            Box::pin(half_open(target, time))
        }),
        ("slow writers", |target, time| Box::pin(slow_writers(target, time))),
        ("slow readers", |target, time| Box::pin(slow_readers(target, time))),
        ("a flood of pings", |target, time| {
            Box::pin(abuse::ping_flood(target, time))
        }),
        ("answers that nobody reads", |target, time| {
            Box::pin(abuse::unread_answers(target, time))
        }),
        ("names that look like others", |target, time| {
            Box::pin(abuse::look_alikes(target, time))
        }),
        ("the door for hosts", |target, time| {
            Box::pin(abuse::door_for_hosts(target, time))
        }),
        ("a clock that is to stand still", |target, time| {
            Box::pin(evasion::stalled_clock(target, time))
        }),
        ("a rated game for a strong substitute", |target, time| {
            Box::pin(evasion::strong_substitute(target, time))
        }),
        ("an old table, again and again from the beginning", |target, time| {
            Box::pin(evasion::long_log(target, time))
        }),
        ("tables left to their bots", |target, time| {
            Box::pin(evasion::left_to_bots(target, time))
        }),
        ("as much as may be said, by all sockets", |target, time| {
            Box::pin(evasion::many_writers(target, time))
        }),
        ("somebody who only watches", |target, time| {
            Box::pin(evasion::watcher(target, time))
        }),
        ("requests of other pages, and for other servers", |target, time| {
            Box::pin(evasion::misled(target, time))
        }),
        ("names and chat that break pages", |target, time| {
            Box::pin(ugly_texts(target, time))
        }),
    ]
}

/// What a failed attempt to connect is called.
fn not_let_in(trouble: &Trouble) -> &'static str {
    match trouble {
        Trouble::Answer(answer) if answer.contains(" 429 ") => "429",
        Trouble::Answer(_) => "refused upgrade",
        Trouble::Connection(..) => "dropped",
        Trouble::Address(_) => "no address",
    }
}

/// Until the time is over, not too quickly: an attacker's own machine must not be what breaks.
async fn again(begun: Instant, time: Duration) -> bool {
    tokio::time::sleep(Duration::from_millis(2)).await;
    begun.elapsed() < time
}

async fn forged_tokens(target: Target, time: Duration) -> Result<Outcome, String> {
    let table = target.own_table().await?;
    let (begun, mut dice, mut outcome) = (Instant::now(), SplitMix::new(1), Outcome::default());
    while again(begun, time).await {
        let token = format!("{:016x}{:016x}", dice.roll(), dice.roll());
        match target.hello(&table.code, Some(&token)).await {
            Ok(mut socket) => outcome.note(refusal(&mut socket).await),
            Err(trouble) => outcome.note(not_let_in(&trouble)),
        }
    }
    outcome.only(&["wrong-token", "429", "dropped"])
}

/// The right token at the wrong table, and one of a seat that was given up.
async fn stolen_tokens(target: Target, time: Duration) -> Result<Outcome, String> {
    let (one, other) = (target.own_table().await?, target.own_table().await?);
    let mut leaving = target.hello(&one.code, Some(&one.tokens[1])).await.map_err(words)?;
    leaving.say(r#"{"do":"leave"}"#).await.map_err(words)?;
    let (begun, mut outcome) = (Instant::now(), Outcome::default());
    outcome.note(refusal(&mut leaving).await);
    let tries = [(&other.code, &one.tokens[0]), (&one.code, &one.tokens[1])];
    while again(begun, time).await {
        for (code, token) in tries {
            match target.hello(code, Some(token)).await {
                Ok(mut socket) => outcome.note(refusal(&mut socket).await),
                Err(trouble) => outcome.note(not_let_in(&trouble)),
            }
        }
    }
    outcome.only(&["wrong-token", "429", "dropped"])
}

async fn wrong_choices(target: Target, time: Duration) -> Result<Outcome, String> {
    let (table, mut one, _other) = target.game().await?;
    let mut outcome = Outcome::default();
    let mut fresh = target.hello(&table.code, Some(&table.tokens[0])).await.map_err(words)?;
    let welcome = wait_for(&mut fresh, "welcome").await?;
    let number: u64 = field(&welcome, "number")
        .and_then(|number| number.parse().ok())
        .unwrap_or_default();
    let own = choices(&welcome)
        .unwrap_or_default()
        .first()
        .map_or("{}".to_owned(), |choice| (*choice).to_owned());
    // A choice that counts, once.
    let good = format!(r#"{{"do":"choose","id":"good","on":{number},"choice":{own}}}"#);
    one.say(&good).await.map_err(words)?;
    wait_for(&mut one, "choice").await?;
    let begun = Instant::now();
    let mut dice = SplitMix::new(2);
    while again(begun, time).await {
        tokio::time::sleep(Duration::from_millis(60)).await;
        let message = match dice.below(6) {
            // The same again is accepted again, and counts once.
            0 => good.clone(),
            1 => format!(
                r#"{{"do":"choose","id":"old","on":{},"choice":{own}}}"#,
                number.saturating_sub(3)
            ),
            2 => format!(r#"{{"do":"choose","id":"own","on":{},"choice":{own}}}"#, number + 1),
            3 => format!(r#"{{"do":"choose","id":"far","on":{},"choice":{own}}}"#, u64::MAX),
            4 => format!(
                r#"{{"do":"choose","id":"foreign","on":{},"choice":{{"hero":{{"seat":1,"hidden":0}}}}}}"#,
                number + 1
            ),
            _ => format!(
                r#"{{"do":"choose","id":"far","on":{},"choice":{{"card":"ace-fighter"}}}}"#,
                number + 1
            ),
        };
        one.say(&message).await.map_err(words)?;
        let said = answer(&mut one, |text| match field(text, "type") {
            Some("accepted") => Some("accepted".to_owned()),
            Some("refused") => field(text, "code").map(str::to_owned),
            Some("choice") => Some("counted".to_owned()),
            _ => None,
        });
        outcome.note(said.await.unwrap_or("closed".to_owned()));
    }
    outcome.only(&[
        "stale",
        "too-early",
        "accepted",
        "not-in-hand",
        "other-question",
        "not-asked",
        "not-there",
    ])
}

async fn bad_json(target: Target, time: Duration) -> Result<Outcome, String> {
    let bodies = [
        "[".repeat(8000),
        "{\"do\":".repeat(1300),
        "{\"settings\":{\"seats\":1e999}}".to_owned(),
        "{\"settings\":{\"seats\":2},\"settings\":{\"seats\":2}}".to_owned(),
        format!("{{\"do\":\"{}\"}}", "a".repeat(7000)),
        "\u{0}\u{1}{".to_owned(),
        "{\"do\":\"say\",\"text\":\"\\ud800\"}".to_owned(),
    ];
    let table = target.own_table().await?;
    let (begun, mut outcome) = (Instant::now(), Outcome::default());
    let mut http = target.http();
    while again(begun, time).await {
        for body in &bodies {
            let answer = http.request("POST", "/api/tables", &[], Some(body)).await;
            match answer {
                Ok(answer) => outcome.note(answer.code()),
                Err(trouble) => outcome.note(not_let_in(&trouble)),
            }
            match target.hello(&table.code, Some(&table.tokens[0])).await {
                Ok(mut socket) => {
                    socket.say(body).await.map_err(words)?;
                    outcome.note(refusal(&mut socket).await);
                }
                Err(trouble) => outcome.note(not_let_in(&trouble)),
            }
        }
        tokio::time::sleep(Duration::from_millis(500)).await;
    }
    outcome.only(&["bad-request", "unknown-request", "too-fast", "429", "too-long"])
}

/// As many messages as go through one socket.
async fn message_flood(target: Target, time: Duration) -> Result<Outcome, String> {
    let table = target.own_table().await?;
    let (begun, mut outcome) = (Instant::now(), Outcome::default());
    while again(begun, time).await {
        let mut socket = match target.hello(&table.code, Some(&table.tokens[0])).await {
            Ok(socket) => socket,
            Err(trouble) => {
                outcome.note(not_let_in(&trouble));
                tokio::time::sleep(Duration::from_millis(100)).await;
                continue;
            }
        };
        let line = json!({"do": "say", "text": "flood"}).to_string();
        let mut sent = 0_u64;
        while begun.elapsed() < time && sent < 20_000 && socket.say(&line).await.is_ok() {
            sent += 1;
        }
        outcome.tries += sent;
        let end = answer(&mut socket, |text| {
            (field(text, "type") == Some("goodbye")).then(|| field(text, "code").unwrap_or_default().to_owned())
        });
        outcome.note(end.await.unwrap_or("closed".to_owned()));
    }
    outcome.only(&["too-fast", "closed", "429", "dropped"])
}

async fn request_flood(target: Target, time: Duration) -> Result<Outcome, String> {
    let (begun, mut outcome) = (Instant::now(), Outcome::default());
    let mut floods = tokio::task::JoinSet::new();
    for number in 0..16 {
        let target = target.clone();
        floods.spawn(async move {
            let (mut http, mut answers) = (target.http(), Vec::new());
            while begun.elapsed() < time {
                let path = ["/api/tables", "/api/ratings", "/", "/api/tables/AAAAAA"][number % 4];
                let status = http
                    .get(path)
                    .await
                    .map_or("dropped".to_owned(), |answer| answer.status.to_string());
                answers.push(status);
                tokio::time::sleep(Duration::from_millis(1)).await;
            }
            answers
        });
    }
    while let Some(answers) = floods.join_next().await {
        for answer in answers.unwrap_or_default() {
            outcome.note(answer);
        }
    }
    outcome.only(&["429", "200", "404", "dropped"])
}

async fn guessing(target: Target, time: Duration) -> Result<Outcome, String> {
    let (begun, mut dice, mut outcome) = (Instant::now(), SplitMix::new(3), Outcome::default());
    let letters: Vec<char> = "23456789BCDFGHJKMNPQRSTVWXYZ".chars().collect();
    let mut http = target.http();
    while again(begun, time).await {
        let code: String = (0..8).map(|_| letters[dice.below(letters.len())]).collect();
        match http.get(&format!("/api/tables/{code}")).await {
            Ok(answer) => outcome.note(answer.code()),
            Err(trouble) => outcome.note(not_let_in(&trouble)),
        }
    }
    let found = outcome.answers.get("no-such-table").copied().unwrap_or_default();
    // One guess a second, and ten at the beginning.
    if found > 12 + 2 * time.as_secs() {
        return Err(format!("{found} codes could be tried"));
    }
    outcome.only(&["too-fast", "no-such-table", "dropped"])
}

/// Thousands of connections that say nothing, or half of something.
async fn half_open(target: Target, time: Duration) -> Result<Outcome, String> {
    let (begun, mut outcome) = (Instant::now(), Outcome::default());
    let mut open = Vec::new();
    for number in 0..target.half_open {
        let socket = TcpSocket::new_v4().map_err(|error| error.to_string())?;
        socket
            .bind((target.from, 0).into())
            .map_err(|error| error.to_string())?;
        match socket.connect(target.address).await {
            Ok(mut stream) => {
                let half: &[u8] = match number % 3 {
                    0 => b"",
                    1 => b"GET /api/socket HTT",
                    _ => b"POST /api/tables HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 100\r\n\r\n{",
                };
                let _ = stream.write_all(half).await;
                open.push(stream);
                outcome.note("opened");
            }
            Err(_) => outcome.note("dropped"),
        }
    }
    // Sockets that never say hello.
    for _ in 0..80 {
        match target.socket().await {
            Ok(_) => outcome.note("upgraded"),
            Err(trouble) => outcome.note(not_let_in(&trouble)),
        }
    }
    tokio::time::sleep(time.saturating_sub(begun.elapsed())).await;
    // Those over the limit were closed at once.
    let mut alive = 0;
    for stream in &open {
        let mut byte = [0];
        match stream.try_read(&mut byte) {
            Err(error) if error.kind() == std::io::ErrorKind::WouldBlock => alive += 1,
            _ => {}
        }
    }
    if alive > 256 {
        return Err(format!("{alive} of {} connections of one address are open", open.len()));
    }
    outcome.only(&["opened", "dropped", "429", "upgraded"])
}

/// Requests and messages that come byte by byte.
async fn slow_writers(target: Target, time: Duration) -> Result<Outcome, String> {
    let (begun, mut outcome) = (Instant::now(), Outcome::default());
    let mut slow = tokio::task::JoinSet::new();
    for number in 0..60 {
        let target = target.clone();
        slow.spawn(async move {
            let request = b"POST /api/tables HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 4000\r\n\r\n{                     ";
            let mut tries = 0_u64;
            while begun.elapsed() < time {
                tries += 1;
                if number % 2 == 0 {
                    let Ok(socket) = TcpSocket::new_v4() else { continue };
                    if socket.bind((target.from, 0).into()).is_err() {
                        continue;
                    }
                    let Ok(mut stream) = socket.connect(target.address).await else { continue };
                    for byte in request {
                        if begun.elapsed() > time || stream.write_all(&[*byte]).await.is_err() {
                            break;
                        }
                        tokio::time::sleep(Duration::from_millis(50)).await;
                    }
                } else if let Ok(mut socket) = target.socket().await {
                    // A frame that says how long it is, and then dawdles.
                    let mut bytes = vec![0x81, 0x80 | 126, 4, 0, 0, 0, 0, 0];
                    bytes.extend_from_slice(&[b' '; 200]);
                    for byte in bytes {
                        if begun.elapsed() > time || socket.send_bytes(&[byte]).await.is_err() {
                            break;
                        }
                        tokio::time::sleep(Duration::from_millis(50)).await;
                    }
                } else {
                    tokio::time::sleep(Duration::from_millis(100)).await;
                }
            }
            tries
        });
    }
    while let Some(tries) = slow.join_next().await {
        outcome.tries += tries.unwrap_or_default();
    }
    Ok(outcome)
}

/// People who watch a lively table and never read.
async fn slow_readers(target: Target, time: Duration) -> Result<Outcome, String> {
    let (table, mut one, mut other) = target.game().await?;
    let mut deaf: Vec<Socket> = Vec::new();
    let mut outcome = Outcome::default();
    for _ in 0..50 {
        match target.hello(&table.code, None).await {
            Ok(socket) => deaf.push(socket),
            Err(trouble) => outcome.note(not_let_in(&trouble)),
        }
    }
    let begun = Instant::now();
    let line = json!({"do": "say", "text": "x".repeat(300)}).to_string();
    while again(begun, time).await {
        for socket in [&mut one, &mut other] {
            socket.say(&line).await.map_err(words)?;
            let said = answer(socket, |text| match field(text, "type") {
                Some("said") => Some("said".to_owned()),
                Some("refused") => field(text, "code").map(str::to_owned),
                _ => None,
            });
            outcome.note(said.await.unwrap_or("closed".to_owned()));
        }
        tokio::time::sleep(Duration::from_millis(100)).await;
    }
    drop(deaf);
    outcome.only(&["said", "too-fast", "429"])
}

/// Names and lines with everything that upsets pages: they come back as plain text, or are refused.
async fn ugly_texts(target: Target, time: Duration) -> Result<Outcome, String> {
    let ugly = [
        "<script>alert(1)</script>",
        "\u{202e}drawkcab",
        "a\u{0}b\u{1b}[31m",
        "\"}],\"type\":\"welcome\"",
        "\u{2028}\u{2029}line",
        "z\u{301}\u{301}\u{301}\u{301}\u{301}\u{301}",
        "'; drop table log; --",
        "{{constructor.constructor('x')()}}",
        "\u{feff}\u{200b}",
        "javascript:alert(1)",
        "%s%n%x",
        "👩‍👩‍👧‍👦",
    ];
    let table = target.own_table().await?;
    let mut socket = target.hello(&table.code, Some(&table.tokens[0])).await.map_err(words)?;
    let (begun, mut outcome) = (Instant::now(), Outcome::default());
    let mut http = target.http();
    let unseen = |letter: char| {
        letter.is_control()
            || matches!(
                letter,
                '\u{202a}'..='\u{202e}' | '\u{2028}' | '\u{2029}' | '\u{200b}' | '\u{feff}'
            )
    };
    while again(begun, time).await {
        for text in ugly {
            let opened = http
                .post(
                    "/api/tables",
                    &json!({"settings": {"seats": 2, "open": true}, "name": text}),
                )
                .await;
            outcome.note(opened.map_or("dropped".to_owned(), |answer| match answer.status {
                201 => "said".to_owned(),
                _ => answer.code(),
            }));
            socket
                .say(&json!({"do": "say", "text": text}).to_string())
                .await
                .map_err(words)?;
            let said = answer(&mut socket, |text| match field(text, "type") {
                Some("said") => {
                    let message: serde_json::Value = serde_json::from_str(text).unwrap_or_default();
                    let clean = message["text"].as_str().is_some_and(|text| !text.contains(unseen));
                    Some(if clean {
                        "said".to_owned()
                    } else {
                        format!("not clean: {text}")
                    })
                }
                Some("refused") => field(text, "code").map(str::to_owned),
                _ => None,
            });
            outcome.note(said.await.unwrap_or("closed".to_owned()));
        }
        let lobby = http.get("/api/tables").await.map_err(words)?;
        if lobby.status == 200 && lobby.json()["tables"].to_string().contains(unseen) {
            return Err("the lobby shows what pages must not".to_owned());
        }
        let policy = lobby.head.to_ascii_lowercase();
        if !policy.contains("content-security-policy") || !policy.contains("nosniff") {
            return Err("an answer without the headers that protect pages".to_owned());
        }
        tokio::time::sleep(Duration::from_millis(500)).await;
    }
    outcome.only(&[
        "said",
        "too-fast",
        "chat-empty",
        "name-missing",
        "name-too-long",
        "too-many-tables",
        "chat-too-long",
    ])
}
