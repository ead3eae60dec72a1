//! Keeping the peace: removing lines and names, bans, reports, people who do not want to meet, unwanted words.

use crate::client::{Client, Socket, listen, open_table, raw_socket, say, settle, socket_from, take_seat};
use crate::games::{check_the_end, party, play, start};
use crate::hosts::{SECRET, admin, config, deeds, new_key, with_secret};
use crate::house::{House, get, post, request};
use crate::scenarios;
use serde_json::{Value, json};
use server::{Server, WordList};
use std::net::SocketAddr;

scenarios!(
    lines_and_names_are_removed,
    bans_hold,
    a_network_is_kept_out,
    somebody_without_a_key_is_kept_out,
    reports_are_seen_to,
    people_who_do_not_want_to_meet,
    words_that_are_not_wanted,
    newcomers_among_strangers
);

/// The next time a socket is told how its table stands.
async fn next_welcome(socket: &mut Socket) -> Value {
    loop {
        let message = listen(socket).await.expect("it is open");
        if message["type"] == "welcome" {
            return message;
        }
    }
}

async fn lines_and_names_are_removed(house: House) {
    let mut server = house.serve_with(config(&house)).await;
    let mut address = server.address();
    let mut clients = party(address, json!({"seats": 2, "short": true}), 2, &[]).await;
    let code = clients[0].code.clone();
    for text in ["a rude remark", "a kind remark"] {
        clients[1].send(&json!({"do": "say", "text": text})).await;
        clients[1].hear_type("said").await;
    }
    settle(&mut clients).await;
    let line = clients[0].number - 1;
    // Somebody whose page shows what happened so far.
    let mut reader = raw_socket(address).await;
    let hello = json!({"do": "hello", "version": 1, "table": code, "chronicle": true});
    say(&mut reader, &hello).await;
    let before = next_welcome(&mut reader).await;
    assert_eq!(before["chat"].as_array().map(Vec::len), Some(2));
    admin(
        address,
        "POST",
        &format!("tables/{code}/removals"),
        Some(json!({"line": line})),
    )
    .await;
    for client in &mut clients {
        let welcome = client.hear_type("welcome").await;
        let chat: Vec<&Value> = welcome["chat"]
            .as_array()
            .unwrap()
            .iter()
            .map(|said| &said["text"])
            .collect();
        assert_eq!(chat, ["a kind remark"]);
    }
    let after = next_welcome(&mut reader).await;
    assert_eq!(after["chat"].as_array().map(Vec::len), Some(1));
    assert_eq!(after["chronicle"], before["chronicle"]);
    for place in ["log", "snapshots"] {
        let left = format!("select count(*) from {place} where body like '%rude%'");
        assert_eq!(house.count(&left).await, 0, "{place}");
    }
    // What is no line, or is gone already, cannot be removed.
    for line in [1, line, 9999] {
        let path = format!("tables/{code}/removals");
        let answer = with_secret(address, SECRET, "POST", &path, Some(json!({"line": line}))).await;
        assert_eq!(answer.code(), "not-found");
    }
    admin(
        address,
        "POST",
        &format!("tables/{code}/removals"),
        Some(json!({"seat": 1})),
    )
    .await;
    for client in &mut clients {
        let welcome = client.hear_type("welcome").await;
        assert_eq!(welcome["table"]["seats"][1]["name"], "");
        assert_eq!(welcome["chat"][0]["name"], "");
        assert_eq!(client.phase(), "playing");
    }
    assert_eq!(house.count("select count(*) from log where body like '%Ben%'").await, 0);
    assert_eq!(
        house.count("select count(*) from tables where body like '%Ben%'").await,
        0
    );
    let notes = deeds(address).await;
    assert_eq!(notes[0], "remove-name seat 1");
    assert_eq!(notes.last().unwrap(), &format!("remove-line line {line}"));
    assert_eq!(
        notes.iter().filter(|note| note.contains("refused: not-found")).count(),
        3
    );
    // The game goes on, also after a restart, and somebody who was away gets the same.
    server.stop().await;
    server = house.serve_with(config(&house)).await;
    address = server.address();
    for client in &mut clients {
        client.connect(address).await;
        client.forget_answer();
    }
    let clients = play(clients).await;
    check_the_end(address, &clients).await;
    let mut anew = Client::back(address, &code, clients[0].token.as_deref().unwrap()).await;
    anew.vanish();
    anew.number = 0;
    anew.connect_after(address, 0).await;
    anew.hear_until(|anew| anew.number >= clients[0].number).await;
    assert!(
        anew.heard
            .iter()
            .all(|text| !text.contains("rude") && !text.contains("Ben"))
    );
    server.stop().await;
}

/// Two players with keys at a table; the second is to be kept out.
pub(crate) async fn two_with_keys(address: SocketAddr) -> (Vec<Client>, (String, String)) {
    let first = new_key(address).await;
    let second = new_key(address).await;
    let opened = open_table(address, json!({"settings": {"seats": 2, "short": true}})).await;
    let code = opened["code"].as_str().unwrap();
    let mut clients = vec![
        Client::sit_with_key(address, code, "Ada", Some(&first.0)).await,
        Client::sit_with_key(address, code, "Ben", Some(&second.0)).await,
    ];
    settle(&mut clients).await;
    (clients, second)
}

pub(crate) async fn refused_seat(address: SocketAddr, key: &str) -> String {
    let opened = open_table(address, json!({"settings": {"seats": 2}})).await;
    let path = format!("/api/tables/{}/seats", opened["code"].as_str().unwrap());
    let bearer = format!("Bearer {key}");
    let body = json!({"name": "Somebody else"}).to_string();
    let answer = request(address, "POST", &path, &[("authorization", &bearer)], Some(&body)).await;
    if answer.status == 201 {
        "let in".to_owned()
    } else {
        answer.code()
    }
}

/// The end of a connection, whatever comes before it.
pub(crate) async fn goodbye(client: &mut Client) -> String {
    let message = client.hear_type("goodbye").await;
    message["code"].as_str().unwrap_or_default().to_owned()
}

pub(crate) async fn greeted(address: SocketAddr, client: &Client) -> Value {
    let mut socket = raw_socket(address).await;
    let hello = json!({"do": "hello", "version": 1, "table": client.code, "token": client.token});
    say(&mut socket, &hello).await;
    listen(&mut socket).await.expect("something")
}

async fn bans_hold(house: House) {
    let mut server = house.serve_with(config(&house)).await;
    let (mut clients, (key, id)) = two_with_keys(server.address()).await;
    let body = json!({"table": clients[0].code, "seat": 1, "hours": 24, "reason": "rude"});
    let ban = admin(server.address(), "POST", "bans", Some(body)).await;
    assert_eq!(ban["subject"], json!(id));
    assert_eq!(goodbye(&mut clients[1]).await, "banned");
    // Over a restart, too.
    for _ in 0..2 {
        assert_eq!(greeted(server.address(), &clients[1]).await["code"], "banned");
        assert_eq!(refused_seat(server.address(), &key).await, "banned");
        assert_eq!(
            refused_seat(server.address(), &new_key(server.address()).await.0).await,
            "let in"
        );
        server.stop().await;
        server = house.serve_with(config(&house)).await;
    }
    // What is kept of them they may know all the same.
    let bearer = format!("Bearer {key}");
    let data = request(
        server.address(),
        "GET",
        "/api/player/data",
        &[("authorization", &bearer)],
        None,
    )
    .await;
    assert_eq!(data.json()["bans"][0]["reason"], "rude");
    // After its time it is over by itself.
    server.stop().await;
    let mut later = config(&house);
    later.time = server::Time::ahead(std::time::Duration::from_secs(25 * 3600));
    let server = house.serve_with(later).await;
    assert_eq!(refused_seat(server.address(), &key).await, "let in");
    server.stop().await;
    let server = house.serve_with(config(&house)).await;
    let address = server.address();
    let body = json!({"player": id});
    let ban = admin(address, "POST", "bans", Some(body)).await;
    assert_eq!(ban["until"], Value::Null);
    assert_eq!(refused_seat(address, &key).await, "banned");
    admin(
        address,
        "DELETE",
        &format!("bans/{}", ban["id"].as_str().unwrap()),
        None,
    )
    .await;
    assert_eq!(refused_seat(address, &key).await, "let in");
    let answer = with_secret(address, SECRET, "DELETE", "bans/nothing", None).await;
    assert_eq!(answer.code(), "not-found");
    for wrong in [
        json!({}),
        json!({"player": id, "network": "192.0.2.1"}),
        json!({"network": "everybody"}),
    ] {
        let answer = with_secret(address, SECRET, "POST", "bans", Some(wrong)).await;
        assert_eq!(answer.code(), "bad-request");
    }
    assert_eq!(deeds(address).await, ["unban ", "ban forever ", "ban 24 h rude"]);
    server.stop().await;
}

async fn a_network_is_kept_out(house: House) {
    let server = house.serve_with(config(&house)).await;
    let address = server.address();
    let mut clients = party(address, json!({"seats": 2}), 2, &[]).await;
    let ban = admin(
        address,
        "POST",
        "bans",
        Some(json!({"network": "127.0.0.0/8", "hours": 1})),
    )
    .await;
    for client in &mut clients {
        assert_eq!(goodbye(client).await, "banned");
    }
    let refused = post(address, "/api/tables", &json!({"settings": {"seats": 2}})).await;
    assert_eq!((refused.status, refused.code().as_str()), (403, "banned"));
    assert_eq!(get(address, "/api/tables").await.code(), "banned");
    assert!(
        tokio_tungstenite::connect_async(format!("ws://{address}/api/socket"))
            .await
            .is_err()
    );
    assert_eq!(get(address, "/health").await.status, 200);
    admin(
        address,
        "DELETE",
        &format!("bans/{}", ban["id"].as_str().unwrap()),
        None,
    )
    .await;
    for client in &mut clients {
        client.connect(address).await;
        client.forget_answer();
    }
    play(clients).await;
    server.stop().await;
}

async fn somebody_without_a_key_is_kept_out(house: House) {
    let mut config = config(&house);
    config.proxies.anybody = true;
    let server = house.serve_with(config).await;
    a_seat_is_kept_out(&server, &server).await;
    server.stop().await;
}

/// Somebody without a key plays over one server at a table of another one, and a host keeps out whoever that is.
pub(crate) async fn a_seat_is_kept_out(owner: &Server, other: &Server) {
    let ada = Client::open(owner.address(), json!({"seats": 2}), &[]).await;
    let sat = take_seat(owner.address(), &ada.code, "Ben", None).await;
    let (address, from) = (other.address(), "198.51.100.7");
    let ban = |seat: u8, hours: Option<u32>| {
        let body = json!({"table": ada.code, "seat": seat, "networks": true, "hours": hours, "reason": "rude"});
        with_secret(address, SECRET, "POST", "bans", Some(body))
    };
    // Where nobody is there is nobody to keep out.
    assert_eq!(ban(1, Some(2)).await.code(), "bad-request");
    let mut ben = socket_from(address, from).await;
    let hello = json!({"do": "hello", "version": 1, "table": ada.code, "token": sat["token"]});
    say(&mut ben, &hello).await;
    next_welcome(&mut ben).await;
    // It must end, not only after weeks; and this machine is everybody's.
    for refused in [ban(1, None), ban(1, Some(200)), ban(0, Some(2))] {
        assert_eq!(refused.await.code(), "bad-request");
    }
    let banned = ban(1, Some(2)).await;
    assert_eq!(banned.status, 201, "{}", banned.text());
    let seat = format!("{}/1", ada.code);
    assert_eq!(banned.json()["subject"], json!(seat));
    let goodbye = loop {
        let message = listen(&mut ben).await.expect("a goodbye");
        if message["type"] == "goodbye" {
            break message;
        }
    };
    assert_eq!(goodbye["code"], "banned");
    let status = async |from: &'static str| {
        let headers = [("x-forwarded-for", from)];
        request(address, "GET", "/api/tables", &headers, None).await.status
    };
    assert_eq!((status(from).await, status("198.51.100.8").await), (403, 200));
    // No host learns from where it was.
    for path in ["bans", "audit"] {
        let shown = with_secret(address, SECRET, "GET", path, None).await.text();
        assert!(shown.contains(&seat) && !shown.contains("198.51"), "{shown}");
    }
    let id = banned.json()["id"].as_str().expect("an id").to_owned();
    admin(address, "DELETE", &format!("bans/{id}"), None).await;
    assert_eq!(status(from).await, 200);
    assert_eq!(deeds(address).await, ["unban ", "ban 2 h rude"]);
}

async fn reports_are_seen_to(house: House) {
    let server = house.serve_with(config(&house)).await;
    let address = server.address();
    let mut clients = party(address, json!({"seats": 2, "short": true}), 2, &[]).await;
    let code = clients[0].code.clone();
    clients[1].send(&json!({"do": "say", "text": "a rude remark"})).await;
    settle(&mut clients).await;
    clients[0].hear_type("said").await;
    let line = clients[0].number;
    clients[0]
        .send(&json!({"do": "report", "number": line, "why": "this is rude"}))
        .await;
    clients[0].hear_type("done").await;
    clients[0].send(&json!({"do": "report", "seat": 1})).await;
    clients[0].hear_type("done").await;
    for (report, code) in [
        (json!({"do": "report"}), "bad-request"),
        (json!({"do": "report", "number": line, "seat": 1}), "bad-request"),
        (json!({"do": "report", "number": 1}), "not-found"),
        (json!({"do": "report", "seat": 5}), "not-found"),
        (
            json!({"do": "report", "seat": 1, "why": "x".repeat(301)}),
            "chat-too-long",
        ),
    ] {
        clients[0].send(&report).await;
        assert_eq!(clients[0].hear_type("refused").await["code"], code, "{report}");
    }
    let mut watching = Client::watch(address, &code).await;
    watching.send(&json!({"do": "report", "seat": 1})).await;
    assert_eq!(watching.hear_type("refused").await["code"], "only-watching");
    let reports = admin(address, "GET", "reports", None).await;
    let reports = reports["reports"].as_array().expect("a list");
    assert_eq!(reports.len(), 2);
    // Both may have come within one millisecond.
    let of_line = reports.iter().find(|report| report["line"] == line).expect("the line");
    assert_eq!(
        (&of_line["seat"], &of_line["reason"]),
        (&json!(1), &json!("this is rude"))
    );
    let path = format!("reports/{}", of_line["id"].as_str().unwrap());
    let looked = admin(address, "GET", &path, None).await;
    assert_eq!(looked["then"]["chat"][0]["text"], "a rude remark");
    assert_eq!(looked["then"]["chat"][0]["name"], "Ben");
    assert!(looked["then"]["chronicle"].is_array());
    admin(address, "DELETE", &path, None).await;
    let open = |reports: Value| reports["reports"].as_array().unwrap().len();
    assert_eq!(open(admin(address, "GET", "reports", None).await), 1);
    // A doctor hears of it, and so does whoever watches the numbers.
    let mut found = 0;
    for database in [&house.database].into_iter().chain(&house.beside) {
        found += server::examine(database, &server::Time::default()).await.reports;
    }
    assert_eq!(found, 1);
    let numbers = server.metrics_address().expect("numbers");
    while !get(numbers, "/metrics").await.text().contains("oshra_reports_open 1\n") {
        tokio::time::sleep(std::time::Duration::from_millis(20)).await;
    }
    assert_eq!(open(admin(address, "GET", "reports?all=true", None).await), 2);
    // A line that was removed is gone from its report, too.
    admin(
        address,
        "POST",
        &format!("tables/{code}/removals"),
        Some(json!({"line": line})),
    )
    .await;
    let looked = admin(address, "GET", &path, None).await;
    assert_eq!(looked["then"]["chat"], json!([]));
    server.stop().await;
}

async fn people_who_do_not_want_to_meet(house: House) {
    let server = house.serve().await;
    let address = server.address();
    let (ada, ben) = (new_key(address).await, new_key(address).await);
    let bearer = format!("Bearer {}", ada.0);
    let own = [("authorization", bearer.as_str())];
    let path = format!("/api/player/blocks/{}", ben.1);
    assert_eq!(request(address, "PUT", &path, &own, None).await.status, 200);
    assert_eq!(request(address, "PUT", &path, &own, None).await.status, 200);
    let blocks = request(address, "GET", "/api/player/blocks", &own, None).await;
    assert_eq!(blocks.json()["blocks"], json!([ben.1]));
    for nobody in ["nobody", &ada.1] {
        let answer = request(address, "PUT", &format!("/api/player/blocks/{nobody}"), &own, None).await;
        assert_eq!(answer.code(), "no-such-player");
    }
    assert_eq!(request(address, "PUT", &path, &[], None).await.code(), "bad-key");
    let opened = open_table(address, json!({"settings": {"seats": 3}})).await;
    let code = opened["code"].as_str().unwrap();
    let _ada = Client::sit_with_key(address, code, "Ada", Some(&ada.0)).await;
    let seats = format!("/api/tables/{code}/seats");
    let theirs = format!("Bearer {}", ben.0);
    let sits = async || {
        let body = json!({"name": "Ben"}).to_string();
        request(address, "POST", &seats, &[("authorization", &theirs)], Some(&body)).await
    };
    let refused = sits().await;
    assert_eq!((refused.status, refused.code().as_str()), (403, "not-welcome"));
    assert_eq!(request(address, "DELETE", &path, &own, None).await.status, 200);
    assert_eq!(sits().await.status, 201);
    server.stop().await;
}

async fn words_that_are_not_wanted(house: House) {
    let mut config = config(&house);
    config.house.words = WordList::read("turnip\n");
    let server = house.serve_with(config).await;
    let address = server.address();
    for name in ["Turnip", "the TURNIP", "t-u-r-n-i-p"] {
        let body = json!({"settings": {"seats": 2}, "name": name});
        let refused = post(address, "/api/tables", &body).await;
        assert_eq!(
            (refused.status, refused.code().as_str()),
            (400, "name-refused"),
            "{name}"
        );
    }
    assert_eq!(
        house.count("select count(*) from tables").await,
        0,
        "no table was left behind"
    );
    let mut client = Client::open(address, json!({"seats": 2}), &[]).await;
    client
        .send(&json!({"do": "say", "text": "You turnip, turnips are fine"}))
        .await;
    let said = client.hear_type("said").await;
    assert_eq!(said["text"], "You ******, turnips are fine");
    server.stop().await;
}

async fn newcomers_among_strangers(house: House) {
    let mut config = config(&house);
    config.limits.newcomer_games = 1;
    config.limits.keys_per_hour = 2;
    let server = house.serve_with(config).await;
    let address = server.address();
    let keys = [new_key(address).await.0, new_key(address).await.0];
    let refused = post(address, "/api/players", &json!({})).await;
    assert_eq!((refused.status, refused.code().as_str()), (429, "too-fast"));
    let settings = json!({"seats": 2, "short": true, "open": true});
    let opened = open_table(address, json!({"settings": settings})).await;
    let code = opened["code"].as_str().unwrap();
    let mut clients = Vec::new();
    for (name, key) in ["Ada", "Ben"].iter().zip(&keys) {
        let mut client = Client::sit_with_key(address, code, name, Some(key)).await;
        client.send(&json!({"do": "say", "text": "hello"})).await;
        assert_eq!(client.hear_type("refused").await["code"], "newcomer");
        client.send(&json!({"do": "phrase", "phrase": "hello"})).await;
        client.hear_type("phrase").await;
        clients.push(client);
    }
    // Among friends everybody may type.
    let mut friend = Client::open(address, json!({"seats": 2}), &[]).await;
    friend.send(&json!({"do": "say", "text": "hello"})).await;
    friend.hear_type("said").await;
    clients[1].be_ready().await;
    start(&mut clients).await;
    let mut clients = play(clients).await;
    let played = format!("select count(*) from games where code = '{code}'");
    while house.count(&played).await == 0 {
        tokio::task::yield_now().await;
    }
    clients[0].send(&json!({"do": "say", "text": "a good game"})).await;
    clients[0].hear_type("said").await;
    server.stop().await;
}
