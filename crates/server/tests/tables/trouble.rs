//! Bad requests of every kind get a typed answer and change nothing.

use crate::client::{Client, listen, raw_socket, say};
use crate::games::party;
use crate::house::{Answer, House, get, post, request, send};
use futures_util::SinkExt;
use serde_json::{Value, json};
use std::net::SocketAddr;
use tokio_tungstenite::tungstenite::Message;

/// The refusal has this status and code, and a sentence.
#[track_caller]
fn refused(answer: &Answer, status: u16, code: &str) {
    assert_eq!(
        (answer.status, answer.code().as_str()),
        (status, code),
        "{}",
        answer.text()
    );
    let message = answer.json()["error"]["message"]
        .as_str()
        .unwrap_or_default()
        .to_owned();
    assert!(message.len() > 5, "{message}");
    assert_eq!(answer.headers["content-type"], "application/json");
    assert_eq!(answer.headers["x-content-type-options"], "nosniff");
}

async fn post_text(address: SocketAddr, path: &str, body: &str) -> Answer {
    request(address, "POST", path, &[], Some(body)).await
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn bad_requests_about_tables() {
    let house = House::sqlite();
    let server = house.serve().await;
    let address = server.address();
    let open = async |settings: Value| post(address, "/api/tables", &json!({ "settings": settings })).await;
    for (settings, code) in [
        (json!({"seats": 1}), "player-count"),
        (json!({"seats": 7}), "player-count"),
        (json!({"seats": 2, "clock": {"live": {"seconds": 0}}}), "bad-clock"),
        (json!({"seats": 2, "clock": {"live": {"seconds": 3601}}}), "bad-clock"),
        (json!({"seats": 2, "clock": {"slow": {"days": 31}}}), "bad-clock"),
        (
            json!({"seats": 2, "clock": {"slow": {"days": 1, "hours": 2}}}),
            "bad-request",
        ),
        (json!({"seats": 2, "clock": {"egg": {"minutes": 4}}}), "bad-request"),
        (json!({"seats": 2, "edition": "deluxe"}), "bad-request"),
        (json!({"seats": 2, "sets": ["kings"]}), "bad-request"),
        (json!({"seats": 2, "colour": "red"}), "bad-request"),
        (json!({"seats": -2}), "bad-request"),
        (json!({"seats": "two"}), "bad-request"),
        (json!({}), "bad-request"),
        (json!(null), "bad-request"),
        (json!([]), "bad-request"),
    ] {
        refused(&open(settings.clone()).await, 400, code);
    }
    let settings = json!({"seats": 2});
    for (body, code) in [
        (
            json!({"settings": settings, "bots": ["adept", "adept"]}),
            "too-many-bots",
        ),
        (json!({"settings": settings, "bots": ["wizard"]}), "bad-request"),
        (
            json!({"settings": {"seats": 2, "rated": true}, "bots": ["adept"]}),
            "rated-with-bots",
        ),
        (json!({"settings": settings, "name": ""}), "name-missing"),
        (json!({"settings": settings, "name": "\u{200b}\n"}), "name-missing"),
        (json!({"settings": settings, "name": "x".repeat(25)}), "name-too-long"),
        (json!({"settings": settings, "name": 7}), "bad-request"),
        (json!({"settings": settings, "extra": 1}), "bad-request"),
        (json!(17), "bad-request"),
    ] {
        refused(&post(address, "/api/tables", &body).await, 400, code);
    }
    for text in [
        "",
        "{",
        "{\"settings\":",
        "\u{0}",
        &"[".repeat(4000),
        &"{\"a\":".repeat(1000),
    ] {
        refused(&post_text(address, "/api/tables", text).await, 400, "bad-request");
    }
    refused(
        &post_text(address, "/api/tables", &" ".repeat(9000)).await,
        413,
        "too-long",
    );
    let plain = b"POST /api/tables HTTP/1.1\r\nhost: x\r\nconnection: close\r\ncontent-type: text/plain\r\ncontent-length: 2\r\n\r\n{}";
    refused(&send(address, plain).await, 415, "not-json");
    let not_text = b"POST /api/tables HTTP/1.1\r\nhost: x\r\nconnection: close\r\ncontent-type: application/json\r\ncontent-length: 4\r\n\r\n\"\xff\xfe\"";
    refused(&send(address, not_text).await, 400, "bad-request");
    // Nothing of all that opened a table.
    let table = open(settings).await;
    assert_eq!(table.status, 201);
    let metrics = get(server.metrics_address().unwrap(), "/metrics").await.text();
    assert!(metrics.contains("oshra_tables_opened_total 1\n"), "{metrics}");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn bad_requests_about_seats_and_games() {
    let house = House::sqlite();
    let server = house.serve().await;
    let address = server.address();
    let mut ada = Client::open(address, json!({"seats": 3, "short": true}), &["random"]).await;
    let code = ada.code.clone();
    let seats = format!("/api/tables/{code}/seats");
    for (body, status, fault) in [
        (json!({}), 400, "bad-request"),
        (json!({"name": "  "}), 400, "name-missing"),
        (json!({"name": "é".repeat(30)}), 400, "name-too-long"),
        (json!({"name": "aDA"}), 409, "name-taken"),
        (json!({"name": "Ben", "seat": 0}), 409, "seat-taken"),
        (json!({"name": "Ben", "seat": 2}), 409, "seat-taken"),
        (json!({"name": "Ben", "seat": 3}), 400, "no-such-seat"),
        (json!({"name": "Ben", "seat": 300}), 400, "bad-request"),
    ] {
        refused(&post(address, &seats, &body).await, status, fault);
    }
    for authorization in ["Bearer nonsense", "Basic YTpi", "Bearer", "\u{fc}"] {
        let headers = [("authorization", authorization)];
        let answer = request(address, "POST", &seats, &headers, Some(r#"{"name":"Ben"}"#)).await;
        refused(&answer, 401, "bad-key");
    }
    for path in [
        "/api/tables/ZZZZZZ",
        "/api/tables/x",
        "/api/tables/%00",
        "/api/tables/ZZZZZZ/qr.svg",
        "/api/tables/ZZZZZZ/games/1",
    ] {
        refused(&get(address, path).await, 404, "no-such-table");
    }
    refused(
        &post(address, "/api/tables/ZZZZZZ/seats", &json!({"name": "Ben"})).await,
        404,
        "no-such-table",
    );
    for (game, status, fault) in [
        ("1", 404, "no-such-game"),
        ("0", 404, "no-such-game"),
        ("-1", 404, "no-such-game"),
        ("x", 404, "no-such-game"),
    ] {
        refused(
            &get(address, &format!("/api/tables/{code}/games/{game}")).await,
            status,
            fault,
        );
    }
    let mut ben = Client::sit(address, &code, "Ben").await;
    refused(&post(address, &seats, &json!({"name": "Cem"})).await, 409, "table-full");
    ben.be_ready().await;
    ada.send(&json!({"do": "start"})).await;
    ada.hear_until(|ada| ada.phase() == "playing").await;
    refused(
        &post(address, &seats, &json!({"name": "Cem"})).await,
        409,
        "game-running",
    );
    refused(
        &get(address, &format!("/api/tables/{code}/games/1")).await,
        409,
        "game-not-over",
    );
    refused(&get(address, "/api/players/nobody").await, 404, "no-such-player");
    refused(&get(address, "/api/player").await, 401, "bad-key");
    refused(&get(address, "/api/player?before=yesterday").await, 400, "bad-request");
    refused(&get(address, "/api/nothing").await, 404, "not-found");
    refused(&get(address, "/nothing").await, 404, "not-found");
    refused(&get(address, "/../../etc/passwd").await, 404, "not-found");
    refused(&get(address, "/metrics").await, 404, "not-found");
    refused(
        &request(address, "DELETE", "/api/tables", &[], None).await,
        405,
        "wrong-method",
    );
    refused(
        &request(address, "POST", "/", &[], Some("{}")).await,
        405,
        "wrong-method",
    );
    refused(&get(address, "/api/socket").await, 400, "bad-request");
    let german = request(
        address,
        "GET",
        "/api/tables/ZZZZZZ",
        &[("accept-language", "de-AT,en;q=0.5")],
        None,
    )
    .await;
    assert_eq!(
        german.json()["error"]["message"],
        "Einen Tisch mit diesem Code gibt es nicht."
    );
    assert_eq!(german.headers["content-language"], "de");
    // What is not even HTTP gets an answer that is, or none.
    let garbage = send(address, b"\x16\x03\x01 hello\r\n\r\n").await;
    assert_eq!(garbage.status, 400);
    let head = format!("GET / HTTP/1.1\r\nhost: x\r\nx-long: {}\r\n\r\n", "x".repeat(40_000));
    assert_eq!(send(address, head.as_bytes()).await.status, 431);
    server.stop().await;
}

async fn first_answer(address: SocketAddr, first: Message) -> (Option<Value>, bool) {
    let mut socket = raw_socket(address).await;
    socket.send(first).await.expect("sent");
    let answer = listen(&mut socket).await;
    let closed = answer.is_none() || listen(&mut socket).await.is_none();
    (answer, closed)
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn bad_first_messages() {
    let house = House::sqlite();
    let server = house.serve().await;
    let address = server.address();
    let ada = Client::open(address, json!({"seats": 2, "spectators": false}), &[]).await;
    let hello = |more: Value| {
        let mut hello = json!({"do": "hello", "version": 1, "table": ada.code});
        for (field, value) in more.as_object().unwrap() {
            hello[field] = value.clone();
        }
        Message::Text(hello.to_string().into())
    };
    let text = |text: &str| Message::Text(text.into());
    let token = ada.token.as_deref().unwrap();
    let forged = format!("{}{}", &token[1..], "0");
    for (first, code) in [
        (text("hello"), "bad-request"),
        (text("{}"), "bad-request"),
        (text("[1,2]"), "bad-request"),
        (text(&"[".repeat(7000)), "bad-request"),
        (text(&"{\"do\":".repeat(1000)), "bad-request"),
        (text(r#"{"do":"ready"}"#), "hello-first"),
        (text(r#"{"do":"hello"}"#), "bad-request"),
        (hello(json!({"version": 2})), "wrong-version"),
        (hello(json!({"version": "1"})), "bad-request"),
        (hello(json!({"table": "ZZZZZZ"})), "no-such-table"),
        (hello(json!({"table": "../.."})), "no-such-table"),
        (hello(json!({"after": -3})), "bad-request"),
        (hello(json!({"token": ""})), "wrong-token"),
        (hello(json!({"token": forged})), "wrong-token"),
        (hello(json!({"token": "g".repeat(32)})), "wrong-token"),
        (hello(json!({})), "no-spectators"),
        (text(&"x".repeat(9000)), "too-long"),
        (Message::Binary(vec![1, 2, 3].into()), "bad-request"),
    ] {
        let (answer, closed) = first_answer(address, first.clone()).await;
        let answer = answer.unwrap_or_else(|| panic!("no answer to {first:?}"));
        assert_eq!(
            (&answer["type"], &answer["code"]),
            (&json!("goodbye"), &json!(code)),
            "{first:?}"
        );
        assert!(answer["message"].as_str().is_some_and(|message| message.len() > 5));
        assert!(closed);
    }
    // Bytes that are no text end the connection without a word.
    let mut socket = raw_socket(address).await;
    let broken = tokio_tungstenite::tungstenite::protocol::frame::Frame::message(
        vec![0xff, 0xfe, 0xfd],
        tokio_tungstenite::tungstenite::protocol::frame::coding::OpCode::Data(
            tokio_tungstenite::tungstenite::protocol::frame::coding::Data::Text,
        ),
        true,
    );
    socket.send(Message::Frame(broken)).await.expect("sent");
    assert_eq!(listen(&mut socket).await, None);
    // A page of another site may not connect; the server's own page may.
    let upgrade = |origin: &str| {
        format!(
            "GET /api/socket HTTP/1.1\r\nhost: {address}\r\norigin: {origin}\r\nconnection: upgrade\r\nupgrade: websocket\r\n\
             sec-websocket-version: 13\r\nsec-websocket-key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
        )
    };
    use tokio::io::{AsyncReadExt, AsyncWriteExt};
    for (origin, status) in [
        ("https://elsewhere.example".to_owned(), "HTTP/1.1 403"),
        ("null".to_owned(), "HTTP/1.1 403"),
        (format!("http://{address}"), "HTTP/1.1 101"),
    ] {
        let mut stream = tokio::net::TcpStream::connect(address).await.unwrap();
        stream.write_all(upgrade(&origin).as_bytes()).await.unwrap();
        let mut head = vec![0; 12];
        stream.read_exact(&mut head).await.unwrap();
        assert_eq!(String::from_utf8_lossy(&head), status);
    }
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn bad_later_messages() {
    let house = House::sqlite();
    let server = house.serve().await;
    let address = server.address();
    let mut clients = party(address, json!({"seats": 2}), 2, &[]).await;
    let number = clients[0].number;
    let on = number;
    let choose = |choice: Value| json!({"do": "choose", "id": "x", "on": on, "choice": choice}).to_string();
    let foreign = clients[1].view["players"][1]["hand"][0].clone();
    let mut asked = vec![
        ("".to_owned(), "bad-request"),
        ("nonsense".to_owned(), "bad-request"),
        ("{\"do\":7}".to_owned(), "bad-request"),
        ("[".repeat(8000), "bad-request"),
        (json!({"do": "win"}).to_string(), "unknown-request"),
        (
            json!({"do": "hello", "version": 1, "table": clients[0].code}).to_string(),
            "hello-first",
        ),
        (
            json!({"do": "choose", "on": 1, "choice": {"pass": true}}).to_string(),
            "bad-request",
        ),
        (
            json!({"do": "choose", "id": "x", "choice": {"pass": true}}).to_string(),
            "bad-request",
        ),
        (
            json!({"do": "choose", "id": "x".repeat(65), "on": 1, "choice": {"pass": true}}).to_string(),
            "bad-request",
        ),
        (choose(json!({"play": "nobody"})), "bad-choice"),
        (choose(json!({"pass": false})), "bad-choice"),
        (choose(json!({"card": foreign, "more": 1})), "bad-choice"),
        (choose(json!("pass")), "bad-choice"),
        (choose(json!({"hero": {"seat": 1}})), "bad-choice"),
        (choose(json!({"pass": true})), "must-choose"),
        (choose(json!({"card": foreign})), "not-in-hand"),
        (choose(json!({"draw": "harbor"})), "other-question"),
        (json!({"do": "say", "text": " \n "}).to_string(), "chat-empty"),
        (
            json!({"do": "say", "text": "x".repeat(301)}).to_string(),
            "chat-too-long",
        ),
        (json!({"do": "say", "text": 5}).to_string(), "bad-request"),
        (json!({"do": "phrase", "phrase": "rude"}).to_string(), "bad-request"),
    ];
    for request in ["ready", "start"] {
        asked.push((json!({ "do": request }).to_string(), "game-running"));
    }
    asked.push((
        json!({"do": "bot", "seat": 1, "level": "adept"}).to_string(),
        "game-running",
    ));
    asked.push((
        json!({"do": "bot", "seat": 1, "level": "wizard"}).to_string(),
        "bad-request",
    ));
    asked.push((json!({"do": "free", "seat": 1}).to_string(), "game-running"));
    for (text, code) in asked {
        clients[0].send_text(&text).await;
        let answer = clients[0].hear_type("refused").await;
        assert_eq!(answer["code"], code, "{text:.200}");
        assert!(answer["message"].as_str().is_some_and(|message| message.len() > 5));
        let named = text.contains(r#""id":"x","#) && text.contains("choice") && !code.ends_with("request");
        assert_eq!(answer["id"] == "x", named, "{text:.200} {answer}");
    }
    // The refusals changed nothing, and the connection is as good as before.
    assert_eq!(clients[0].number, number);
    clients[0].choose().await;
    assert_eq!(clients[0].hear_type("choice").await["number"], number + 1);
    // Too long is too long.
    clients[0].send_text(&"x".repeat(9000)).await;
    assert_eq!(clients[0].hear_type("goodbye").await["code"], "too-long");
    assert_eq!(clients[0].try_hear().await, None);
    // The refusals speak the client's language.
    let mut socket = raw_socket(address).await;
    let token = &clients[1].token;
    say(
        &mut socket,
        &json!({"do": "hello", "version": 1, "table": clients[1].code, "token": token, "language": "pl"}),
    )
    .await;
    say(
        &mut socket,
        &json!({"do": "choose", "id": "1", "on": number + 1, "choice": {"pass": true}}),
    )
    .await;
    loop {
        let message = listen(&mut socket).await.expect("an answer");
        if message["type"] == "refused" {
            assert_eq!(
                message["message"],
                "Tego nie można pominąć: co da się wykonać, trzeba wykonać."
            );
            break;
        }
    }
    server.stop().await;
}
