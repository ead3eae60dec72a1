//! Everything from outside has a limit, and nobody else notices when somebody runs into one.

use crate::client::{Client, listen, raw_socket, say};
use crate::games::party;
use crate::house::{House, get, post, request};
use futures_util::SinkExt;
use serde_json::json;
use server::Limits;
use std::time::{Duration, Instant};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpSocket, TcpStream};
use tokio_tungstenite::tungstenite::Message;

async fn metric(server: &server::Server, name: &str) -> u64 {
    let text = get(server.metrics_address().expect("numbers"), "/metrics").await.text();
    let line = text
        .lines()
        .find(|line| line.starts_with(&format!("{name} ")))
        .expect("a number");
    line.rsplit(' ').next().unwrap().parse().expect("a number")
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn messages_and_chat_have_a_rate() {
    let house = House::sqlite();
    let mut config = house.config();
    config.limits.messages_per_second = 5;
    config.limits.chatter_per_minute = 4;
    let server = house.serve_with(config).await;
    let mut clients = party(server.address(), json!({"seats": 2}), 2, &[]).await;
    // One chat line too many; one measure went for `ready` or `start`.
    for _ in 0..3 {
        clients[0].send(&json!({"do": "say", "text": "hi"})).await;
        clients[0].hear_type("said").await;
    }
    clients[0].send(&json!({"do": "say", "text": "hi"})).await;
    assert_eq!(clients[0].hear_type("refused").await["code"], "too-fast");
    // Choices are not chat.
    clients[0].choose().await;
    clients[0].hear_type("choice").await;
    // A flood of messages ends the connection, after fair warning.
    for _ in 0..50 {
        clients[0].send(&json!({"do": "ping"})).await;
        let choice = json!({"do": "choose", "id": "too soon", "on": 1, "choice": {"pass": true}});
        clients[0].send(&choice).await;
    }
    let mut warned = false;
    let end = loop {
        let message = clients[0].hear().await;
        match message["type"].as_str() {
            // Which one it was, and when to send it again.
            Some("refused") if message["code"] == "too-fast" && message["id"] == "too soon" => {
                assert!(message["retry_ms"].as_u64() >= Some(200), "{message}");
                warned = true;
            }
            Some("goodbye") => break message,
            _ => {}
        }
    };
    assert!(warned);
    assert_eq!(end["code"], "too-fast");
    // The other player has noticed nothing, and the seat is still there.
    clients[1].choose().await;
    clients[1]
        .hear_until(|client| client.number > 0 && client.told.last().is_some_and(|told| told.contains("choice")))
        .await;
    clients[0].connect(server.address()).await;
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn addresses_have_limits() {
    let house = House::sqlite();
    let mut config = house.config();
    config.limits = Limits {
        requests_per_second: 3,
        tables_per_hour: 2,
        sockets_per_address: 3,
        ..config.limits
    };
    config.proxies.anybody = true;
    let server = house.serve_with(config).await;
    let address = server.address();
    // Whoever comes through the proxy is known by the last address in its list; what they claim themselves is not believed.
    let from = |client: &'static str| [("x-forwarded-for", client)];
    let open = json!({"settings": {"seats": 2}}).to_string();
    for (client, status) in [
        ("192.0.2.1", 201),
        ("192.0.2.1", 201),
        ("192.0.2.1", 429),
        ("192.0.2.9, 192.0.2.1", 429),
        ("192.0.2.2", 201),
        ("2001:db8::1", 201),
        ("2001:db8::2", 201),
        ("2001:db8::3", 429),
    ] {
        let answer = request(address, "POST", "/api/tables", &from(client), Some(&open)).await;
        assert_eq!(answer.status, status, "{client}: {}", answer.text());
        if status == 429 {
            assert_eq!(answer.code(), "too-many-tables");
        }
    }
    let mut refused = 0;
    for _ in 0..40 {
        let answer = request(address, "GET", "/api/ratings", &from("192.0.2.3"), None).await;
        if answer.status == 429 {
            assert_eq!(answer.code(), "too-fast");
            assert!(answer.headers.contains_key("retry-after"));
            refused += 1;
        }
    }
    assert!((5..=12).contains(&refused), "{refused}");
    assert_eq!(
        request(address, "GET", "/api/ratings", &from("192.0.2.4"), None)
            .await
            .status,
        200
    );
    // Guessing codes is dearer than asking for tables that are there.
    let mut guesses = 0;
    while request(address, "GET", "/api/tables/ZZZZZZ", &from("192.0.2.5"), None)
        .await
        .status
        == 404
    {
        guesses += 1;
    }
    assert!(guesses <= 4, "{guesses}");
    // Checks by whoever looks after the server are never refused.
    for _ in 0..40 {
        assert_eq!(get(address, "/health").await.status, 200);
    }
    let mut sockets = Vec::new();
    for _ in 0..3 {
        sockets.push(raw_socket(address).await);
    }
    let fourth = tokio_tungstenite::connect_async(format!("ws://{address}/api/socket")).await;
    let error = fourth.err().map(|error| error.to_string()).unwrap_or_default();
    assert!(error.contains("429"), "{error}");
    // A socket that is closed makes room for another.
    drop(sockets.pop());
    let begun = Instant::now();
    while tokio_tungstenite::connect_async(format!("ws://{address}/api/socket"))
        .await
        .is_err()
    {
        assert!(begun.elapsed() < Duration::from_secs(10));
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn whoever_dawdles_is_sent_away() {
    let house = House::sqlite();
    let mut config = house.config();
    config.pace.patience = Duration::from_millis(300);
    config.pace.heartbeat = Duration::from_millis(100);
    let server = house.serve_with(config).await;
    let address = server.address();
    // A socket that does not say hello.
    let mut socket = raw_socket(address).await;
    assert_eq!(listen(&mut socket).await.expect("a goodbye")["code"], "silent");
    // A head that does not end.
    let mut slow = TcpStream::connect(address).await.unwrap();
    slow.write_all(b"GET / HTTP/1.1\r\nhost: x\r\n").await.unwrap();
    let mut rest = Vec::new();
    let ended = tokio::time::timeout(Duration::from_secs(5), slow.read_to_end(&mut rest)).await;
    assert!(ended.is_ok(), "the connection is still open");
    // A connection that says nothing at all.
    let mut silent = TcpStream::connect(address).await.unwrap();
    let ended = tokio::time::timeout(Duration::from_secs(5), silent.read_to_end(&mut rest)).await;
    assert!(ended.is_ok(), "the connection is still open");
    // A body that does not come.
    let head = b"POST /api/tables HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\nconnection: close\r\ncontent-length: 50\r\n\r\n{";
    let answer = crate::house::send(address, head).await;
    assert_eq!((answer.status, answer.code().as_str()), (408, "too-slow"));
    // A client that is there but does not answer pings.
    let opened = post(address, "/api/tables", &json!({"settings": {"seats": 2}}))
        .await
        .json();
    let mut stream = TcpStream::connect(address).await.unwrap();
    let upgrade = format!(
        "GET /api/socket HTTP/1.1\r\nhost: {address}\r\nconnection: upgrade\r\nupgrade: websocket\r\nsec-websocket-version: 13\r\n\
         sec-websocket-key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
    );
    stream.write_all(upgrade.as_bytes()).await.unwrap();
    let hello = json!({"do": "hello", "version": 1, "table": opened["code"]}).to_string();
    let mut frame = vec![0x81, 0x80 | hello.len() as u8, 0, 0, 0, 0];
    frame.extend_from_slice(hello.as_bytes());
    stream.write_all(&frame).await.unwrap();
    let mut rest = Vec::new();
    let ended = tokio::time::timeout(Duration::from_secs(5), stream.read_to_end(&mut rest)).await;
    assert!(ended.is_ok(), "the connection is still open");
    let rest = String::from_utf8_lossy(&rest).into_owned();
    assert!(
        rest.contains("welcome") && rest.contains(r#""goodbye","code":"silent""#),
        "{rest}"
    );
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn whoever_does_not_read_is_cut_off() {
    let house = House::sqlite();
    let server = house.serve().await;
    let address = server.address();
    let mut ada = Client::open(address, json!({"seats": 2}), &[]).await;
    // Somebody watches and never reads.
    let socket = TcpSocket::new_v4().unwrap();
    socket.set_recv_buffer_size(4096).unwrap();
    let mut stream = socket.connect(address).await.unwrap();
    let upgrade = format!(
        "GET /api/socket HTTP/1.1\r\nhost: {address}\r\nconnection: upgrade\r\nupgrade: websocket\r\nsec-websocket-version: 13\r\n\
         sec-websocket-key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
    );
    stream.write_all(upgrade.as_bytes()).await.unwrap();
    let hello = json!({"do": "hello", "version": 1, "table": ada.code}).to_string();
    let mut frame = vec![0x81, 0x80 | hello.len() as u8, 0, 0, 0, 0];
    frame.extend_from_slice(hello.as_bytes());
    stream.write_all(&frame).await.unwrap();
    while ada.hear_type("presence").await["watchers"] != 1 {}
    // The others talk, at their usual pace.
    let line = "x".repeat(300);
    let mut said = 0;
    while metric(&server, "oshra_cut_off_total").await == 0 {
        assert!(said < 5000, "nobody is cut off");
        for _ in 0..50 {
            ada.send(&json!({"do": "say", "text": line})).await;
        }
        for _ in 0..50 {
            ada.hear_type("said").await;
        }
        said += 50;
    }
    let gone = json!({"type": "presence", "seats": [true, false], "watchers": 0});
    let is_gone = |ada: &Client| {
        let told = |text: &String| serde_json::from_str::<serde_json::Value>(text).is_ok_and(|message| message == gone);
        ada.heard.iter().rev().take(60).any(told)
    };
    ada.hear_until(is_gone).await;
    server.stop().await;
}

/// When the disk is nearly full no table is opened, and games go on.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_last_of_the_disk_is_for_games() {
    let house = House::sqlite();
    let server = house.serve().await;
    let clients = party(server.address(), json!({"seats": 2, "short": true}), 2, &[]).await;
    server.stop().await;
    let mut config = house.config();
    config.limits.reserve = u64::MAX;
    let server = house.serve_with(config).await;
    let open = json!({"settings": {"seats": 2}});
    let refused = post(server.address(), "/api/tables", &open).await;
    assert_eq!((refused.status, refused.code().as_str()), (507, "no-room"));
    let mut back = Vec::new();
    for client in clients {
        let token = client.token.expect("a seat");
        back.push(Client::back(server.address(), &client.code, &token).await);
    }
    let ended = crate::games::play(back).await;
    crate::games::check_the_end(server.address(), &ended).await;
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn pings_have_a_rate() {
    let house = House::sqlite();
    let mut config = house.config();
    config.limits.messages_per_second = 5;
    let server = house.serve_with(config).await;
    let ada = Client::open(server.address(), json!({"seats": 2}), &[]).await;
    for hello in [false, true] {
        let mut socket = raw_socket(server.address()).await;
        if hello {
            say(&mut socket, &json!({"do": "hello", "version": 1, "table": ada.code})).await;
            assert_eq!(listen(&mut socket).await.expect("a welcome")["type"], "welcome");
        }
        // The server may hang up before all are sent.
        for _ in 0..100 {
            let _ = socket.send(Message::Ping(Default::default())).await;
        }
        let goodbye = loop {
            match listen(&mut socket).await {
                Some(message) if message["type"] == "goodbye" => break message,
                Some(_) => {}
                None => panic!("no goodbye"),
            }
        };
        assert_eq!(goodbye["code"], if hello { "too-fast" } else { "hello-first" });
    }
    server.stop().await;
}

/// Answers that nobody reads do not keep a connection open, and not in memory either.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn whoever_does_not_read_an_answer_is_cut_off() {
    let large: &[u8] = Vec::leak(vec![7; 32 << 20]);
    let house = House::sqlite();
    let mut config = house.config();
    config.pace.sending = Duration::from_millis(300);
    config.pages = axum::Router::new().route("/large", axum::routing::get(async move || large));
    let server = house.serve_with(config).await;
    let mut deaf = Vec::new();
    for _ in 0..20 {
        let mut stream = TcpStream::connect(server.address()).await.unwrap();
        stream
            .write_all(b"GET /large HTTP/1.1\r\nhost: x\r\n\r\n")
            .await
            .unwrap();
        deaf.push(stream);
    }
    let begun = Instant::now();
    // The connection that asks for the number is one.
    while metric(&server, "oshra_connections").await > 1 {
        assert!(begun.elapsed() < Duration::from_secs(20), "they are still open");
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    // Whoever reads gets everything.
    assert_eq!(get(server.address(), "/large").await.body.len(), large.len());
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn names_that_look_alike_do_not_sit_together() {
    let house = House::sqlite();
    let server = house.serve().await;
    let ada = Client::open(server.address(), json!({"seats": 6}), &[]).await;
    let path = format!("/api/tables/{}/seats", ada.code);
    for (name, code) in [
        ("\u{200d}", "name-missing"),
        ("\u{2800}", "name-missing"),
        ("Ada\u{200d}", "name-taken"),
        ("Ada\u{fe0f}", "name-taken"),
        ("\u{410}d\u{430}", "name-taken"),
        ("ADA", "name-taken"),
    ] {
        assert_eq!(
            post(server.address(), &path, &json!({"name": name})).await.code(),
            code,
            "{name:?}"
        );
    }
    assert_eq!(post(server.address(), &path, &json!({"name": "Ida"})).await.status, 201);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn only_its_own_names_lead_to_a_server() {
    let house = House::sqlite();
    let mut config = house.config();
    config.hosts = vec!["tables.example.org".to_owned(), "127.0.0.1".to_owned()];
    let server = house.serve_with(config).await;
    let asked = async |host: &str, path: &str| {
        let head = format!("GET {path} HTTP/1.1\r\nhost: {host}\r\nconnection: close\r\n\r\n");
        crate::house::send(server.address(), head.as_bytes()).await
    };
    for host in ["tables.example.org", "Tables.Example.org:8400", "127.0.0.1:8400"] {
        assert_eq!(asked(host, "/api/tables").await.status, 200, "{host}");
    }
    for host in ["evil.example", "tables.example.org.evil.example", "", "a b"] {
        assert_ne!(asked(host, "/api/tables").await.status, 200, "{host}");
    }
    let refused = asked("evil.example", "/api/tables").await;
    assert_eq!((refused.status, refused.code().as_str()), (421, "wrong-host"));
    // Whoever checks whether it is well asks under any name.
    assert_eq!(asked("10.0.0.7", "/health").await.status, 200);
    server.stop().await;
    // As delivered the public address says it. A page of another site, whose name leads here all of a sudden, speaks for
    // itself: neither what it asks nor its sockets are let in.
    let mut config = house.config();
    config.public_url = Some("https://tables.example.org".to_owned());
    let server = house.serve_with(config).await;
    let asked = async |host: &str| {
        let head = format!(
            "GET /api/socket HTTP/1.1\r\nhost: {host}\r\norigin: http://{host}\r\nconnection: upgrade\r\n\
             upgrade: websocket\r\nsec-websocket-version: 13\r\nsec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
        );
        let mut socket = tokio::net::TcpStream::connect(server.address())
            .await
            .expect("a connection");
        tokio::io::AsyncWriteExt::write_all(&mut socket, head.as_bytes())
            .await
            .expect("sent");
        let mut status = [0; 12];
        tokio::io::AsyncReadExt::read_exact(&mut socket, &mut status)
            .await
            .expect("an answer");
        String::from_utf8_lossy(&status[9..]).into_owned()
    };
    assert_eq!(asked("rebound.example:8400").await, "421");
    assert_eq!(asked("tables.example.org").await, "101");
    assert_eq!(asked(&server.address().to_string()).await, "101");
    server.stop().await;
}
