//! Attacks by the rules of a table, and around them: time that is to stand still, games that others are to play, old tables
//! that are to be read again and again, and requests that pretend to come from elsewhere.

use super::target::{Outcome, OwnTable, Target, answer, refusal, wait_for};
use crate::people::words;
use load::{Socket, SplitMix, field};
use serde_json::{Value, json};
use std::time::{Duration, Instant};

impl Target {
    /// A game of two at a table that is opened like this.
    async fn game_with(&self, settings: Value) -> Result<(OwnTable, Socket, Socket), String> {
        let mut http = self.http();
        let body = json!({"settings": settings, "name": "Mallory"});
        let opened = http.post("/api/tables", &body).await.map_err(words)?.json();
        let code = opened["code"].as_str().ok_or(format!("no table: {opened}"))?.to_owned();
        let path = format!("/api/tables/{code}/seats");
        let sat = http.post(&path, &json!({"name": "Trudy"})).await.map_err(words)?.json();
        let token = |told: &Value| told["token"].as_str().unwrap_or_default().to_owned();
        let table = OwnTable {
            code,
            tokens: [token(&opened), token(&sat)],
        };
        let mut one = self.hello(&table.code, Some(&table.tokens[0])).await.map_err(words)?;
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

/// Both leave and come back all the time, so that no time is ever out. It is: a bot decides for them.
pub(super) async fn stalled_clock(target: Target, time: Duration) -> Result<Outcome, String> {
    let clock = json!({"live": {"seconds": 1, "reserve": 0}});
    let (_table, mut one, mut other) = target.game_with(json!({"seats": 2, "clock": clock})).await?;
    let (begun, mut outcome) = (Instant::now(), Outcome::default());
    // However short the attack is meant to be: a clock needs its time, and that of a server's start.
    let patience = time.max(Duration::from_secs(40));
    while begun.elapsed() < patience {
        for socket in [&mut one, &mut other] {
            socket.say(r#"{"do":"leave"}"#).await.map_err(words)?;
            socket.say(r#"{"do":"back"}"#).await.map_err(words)?;
            outcome.note("left and came back");
        }
        let forced = answer_within(&mut one, Duration::from_millis(2500), |text| {
            let decided = text.contains(r#""by":"bot""#) || text.contains(r#""by":"clock""#);
            (field(text, "type") == Some("choice") && decided).then_some(())
        });
        if forced.await.is_some() {
            outcome.note("decided by a bot");
            return outcome.only(&["decided by a bot", "left and came back"]);
        }
    }
    Err(format!("the clock stood still for {} s", patience.as_secs()))
}

async fn answer_within<T>(socket: &mut Socket, time: Duration, find: impl Fn(&str) -> Option<T>) -> Option<T> {
    tokio::time::timeout(time, answer(socket, find)).await.ok().flatten()
}

/// Somebody wants a Master to play their rated games.
pub(super) async fn strong_substitute(target: Target, time: Duration) -> Result<Outcome, String> {
    let (begun, mut outcome) = (Instant::now(), Outcome::default());
    let mut http = target.http();
    let made = http.post("/api/players", &json!({})).await.map_err(words)?.json();
    let bearer = format!("Bearer {}", made["key"].as_str().unwrap_or_default());
    let headers = [("authorization", bearer.as_str())];
    loop {
        let body = json!({"settings": {"seats": 2, "rated": true, "substitute": "master"}, "name": "Mallory"});
        let opened = http
            .request("POST", "/api/tables", &headers, Some(&body.to_string()))
            .await
            .map_err(words)?;
        if opened.status != 201 {
            outcome.note(opened.code());
        } else {
            let code = opened.json()["code"].as_str().unwrap_or_default().to_owned();
            let told = http.get(&format!("/api/tables/{code}")).await.map_err(words)?;
            outcome.note(match told.json()["table"]["settings"]["substitute"].as_str() {
                Some("novice") => "a novice".to_owned(),
                other => format!("substitute {other:?}"),
            });
        }
        if begun.elapsed() >= time {
            return outcome.only(&["a novice", "too-fast", "too-many-tables"]);
        }
        tokio::time::sleep(Duration::from_millis(200)).await;
    }
}

/// A table at which much was said, asked for from its first entry, over sockets and over HTTP, as often as the server lets.
pub(super) async fn long_log(target: Target, time: Duration) -> Result<Outcome, String> {
    let (table, mut one, _other) = target.game().await?;
    let line = json!({"do": "say", "text": "on and on"}).to_string();
    // As long as it gets within what one seat may say at once.
    for _ in 0..30 {
        one.say(&line).await.map_err(words)?;
    }
    let (begun, mut outcome) = (Instant::now(), Outcome::default());
    let hello = json!({
        "do": "hello", "version": 1, "table": table.code, "token": table.tokens[0], "after": 0
    })
    .to_string();
    let mut http = target.http();
    while begun.elapsed() < time {
        match target.socket().await {
            Ok(mut socket) => {
                socket.say(&hello).await.map_err(words)?;
                let told = answer(&mut socket, |text| {
                    matches!(field(text, "type"), Some("resumed" | "goodbye"))
                        .then(|| field(text, "type").unwrap_or_default().to_owned())
                });
                outcome.note(told.await.unwrap_or("closed".to_owned()));
            }
            Err(_) => outcome.note("not let in"),
        }
        let asked = http.get(&format!("/api/tables/{}/games/1", table.code)).await;
        outcome.note(asked.map_or("not let in".to_owned(), |answer| answer.code()));
    }
    outcome.only(&[
        "resumed",
        "goodbye",
        "closed",
        "not let in",
        "game-not-over",
        "too-fast",
    ])
}

/// As many tables of strong bots as the server opens, each of them left alone with its game.
pub(super) async fn left_to_bots(target: Target, time: Duration) -> Result<Outcome, String> {
    let (begun, mut outcome) = (Instant::now(), Outcome::default());
    let mut http = target.http();
    while begun.elapsed() < time {
        let body = json!({"settings": {"seats": 4}, "bots": ["master", "master", "master"], "name": "Mallory"});
        let opened = http.post("/api/tables", &body).await.map_err(words)?;
        if opened.status != 201 {
            outcome.note(opened.code());
            tokio::time::sleep(Duration::from_millis(100)).await;
            continue;
        }
        let opened = opened.json();
        let code = opened["code"].as_str().unwrap_or_default();
        if let Ok(mut socket) = target.hello(code, opened["token"].as_str()).await {
            socket.say(r#"{"do":"start"}"#).await.map_err(words)?;
            wait_for(&mut socket, "started").await?;
            outcome.note("left alone");
        }
    }
    outcome.only(&["left alone", "too-many-tables", "too-fast"])
}

/// All sockets an address may have, each saying as much as one may.
pub(super) async fn many_writers(target: Target, time: Duration) -> Result<Outcome, String> {
    let table = target.own_table().await?;
    let begun = Instant::now();
    let mut writers = tokio::task::JoinSet::new();
    for number in 0..64 {
        let (target, code, token) = (target.clone(), table.code.clone(), table.tokens[number % 2].clone());
        writers.spawn(async move {
            let mut written = 0_u64;
            let Ok(mut socket) = target.hello(&code, Some(&token)).await else {
                return written;
            };
            while begun.elapsed() < time && socket.say(r#"{"do":"ready"}"#).await.is_ok() {
                written += 1;
                tokio::time::sleep(Duration::from_millis(50)).await;
            }
            written
        });
    }
    let tries = writers.join_all().await.iter().sum();
    let mut http = target.http();
    let mut last = None;
    // What was let through is in the log: thirty chatter a minute of two seats, whatever the sockets.
    for _ in 0..50 {
        if let Ok(answer) = http.get(&format!("/api/tables/{}", table.code)).await
            && answer.status == 200
        {
            last = Some(answer);
            break;
        }
        tokio::time::sleep(Duration::from_millis(200)).await;
    }
    if last.is_none() {
        return Err("the table does not answer any more".to_owned());
    }
    Ok(Outcome {
        tries,
        ..Outcome::default()
    })
}

/// Somebody without a seat wants to play, talk, and take things back.
pub(super) async fn watcher(target: Target, time: Duration) -> Result<Outcome, String> {
    let (table, _one, _other) = target.game().await?;
    let (begun, mut dice, mut outcome) = (Instant::now(), SplitMix::new(11), Outcome::default());
    let deeds = [
        r#"{"do":"choose","id":"a","on":5,"choice":{"pass":true}}"#,
        r#"{"do":"say","text":"me too"}"#,
        r#"{"do":"leave"}"#,
        r#"{"do":"back"}"#,
        r#"{"do":"start"}"#,
        r#"{"do":"free","seat":0}"#,
        r#"{"do":"undo"}"#,
        r#"{"do":"choose","id":"b","on":5,"seat":0,"token":"0","choice":{"pass":true}}"#,
    ];
    let mut watching = target.hello(&table.code, None).await.map_err(words)?;
    wait_for(&mut watching, "welcome").await?;
    while begun.elapsed() < time {
        let deed = deeds[dice.below(deeds.len())];
        watching.say(deed).await.map_err(words)?;
        outcome.note(refusal(&mut watching).await);
        tokio::time::sleep(Duration::from_millis(60)).await;
    }
    outcome.only(&[
        "only-watching",
        "unknown-request",
        "bad-request",
        "bad-choice",
        "too-fast",
    ])
}

/// Requests that pages of other sites might make, paths that lead elsewhere, and hosts that are not this one.
pub(super) async fn misled(target: Target, time: Duration) -> Result<Outcome, String> {
    let (begun, mut outcome) = (Instant::now(), Outcome::default());
    let body = json!({"settings": {"seats": 2}}).to_string();
    let mut http = target.http();
    while begun.elapsed() < time {
        let forms = [
            ("content-type", "text/plain"),
            ("content-type", "application/x-www-form-urlencoded"),
        ];
        for form in forms {
            let sent = http
                .request("POST", "/api/tables?a", &[form], None)
                .await
                .map_err(words)?;
            outcome.note(format!("a form: {}", sent.status));
        }
        for path in [
            "/../../etc/passwd",
            "/%2e%2e/%2e%2e/etc/passwd",
            "/api/tables/%00",
            "/api/tables/a%0d%0aset-cookie:%20a",
            "//elsewhere.example/",
            "/api/tables/'%20or%201=1--",
            "/api/players/'%20or%201=1--",
        ] {
            let asked = http.get(path).await.map_err(words)?;
            if asked.head.to_ascii_lowercase().contains("set-cookie") || asked.text().contains("root:") {
                return Err(format!("{path} is answered with {}", asked.head));
            }
            outcome.note(format!("a path: {}", asked.status));
        }
        let cross = [("origin", "https://elsewhere.example")];
        let asked = http
            .request("OPTIONS", "/api/tables", &cross, None)
            .await
            .map_err(words)?;
        if asked.head.to_ascii_lowercase().contains("access-control-allow") {
            return Err("other pages may read answers".to_owned());
        }
        let upgrade = [
            ("origin", "https://elsewhere.example"),
            ("connection", "upgrade"),
            ("upgrade", "websocket"),
            ("sec-websocket-version", "13"),
            ("sec-websocket-key", "dGhlIHNhbXBsZSBub25jZQ=="),
        ];
        let socket = http
            .request("GET", "/api/socket", &upgrade, None)
            .await
            .map_err(words)?;
        outcome.note(match socket.status {
            101 => "a socket of another page".to_owned(),
            status => format!("a socket: {status}"),
        });
        // Whoever only says where a request comes from is not believed.
        let claimed = [("x-forwarded-for", "198.51.100.7"), ("forwarded", "for=198.51.100.7")];
        let sent = http
            .request("POST", "/api/tables", &claimed, Some(&body))
            .await
            .map_err(words)?;
        outcome.note(match sent.status {
            201 => "opened".to_owned(),
            _ => sent.code(),
        });
        tokio::time::sleep(Duration::from_millis(300)).await;
    }
    outcome.only(&[
        "a socket: 403",
        "a socket: 429",
        "a form: 415",
        "a form: 429",
        "a path: 200",
        "a path: 404",
        "a path: 400",
        "a path: 429",
        "opened",
        "too-fast",
        "too-many-tables",
    ])
}
