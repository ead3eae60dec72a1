//! The door for hosts: its secret, what it shows, closing a table, closed servers, the pages of the house.

use crate::client::{Client, listen, raw_socket, say, settle};
use crate::games::{check_the_end, party, play, start};
use crate::house::{Answer, House, get, post, request};
use crate::peace::{a_seat_is_kept_out, goodbye, greeted, refused_seat, two_with_keys};
use crate::{Scenario, scenarios};
use serde_json::{Value, json};
use server::{AdminSecret, Config, Password};
use std::net::SocketAddr;

scenarios!(
    the_door_needs_its_secret,
    nothing_secret_is_shown,
    a_table_is_closed,
    a_closed_server
);

pub(crate) const SECRET: &str = "open sesame, says the host";

/// What needs servers that share a database.
pub(crate) fn only_shared() -> Vec<Scenario> {
    vec![
        Scenario {
            name: "hosts_reach_every_server",
            run: |house| Box::pin(hosts_reach_every_server(house)),
        },
        Scenario {
            name: "seats_are_kept_out_of_every_server",
            run: |house| Box::pin(seats_are_kept_out_of_every_server(house)),
        },
    ]
}

pub(crate) fn config(house: &House) -> Config {
    let mut config = house.config();
    config.house.admin = AdminSecret::new(SECRET);
    config
}

pub(crate) async fn with_secret(
    address: SocketAddr,
    secret: &str,
    method: &str,
    path: &str,
    body: Option<Value>,
) -> Answer {
    let bearer = format!("Bearer {secret}");
    let headers = [("authorization", bearer.as_str()), ("x-oshra-host", "Hedy")];
    let body = body.map(|body| body.to_string());
    let path = format!("/api/admin/{path}");
    request(address, method, &path, &headers, body.as_deref()).await
}

/// Something a host does, and that works.
pub(crate) async fn admin(address: SocketAddr, method: &str, path: &str, body: Option<Value>) -> Value {
    let answer = with_secret(address, SECRET, method, path, body).await;
    assert!((200..300).contains(&answer.status), "{path}: {}", answer.text());
    answer.json()
}

/// What hosts did, the latest first.
pub(crate) async fn deeds(address: SocketAddr) -> Vec<String> {
    let audit = admin(address, "GET", "audit", None).await;
    let deeds = audit["audit"].as_array().expect("a list").iter();
    deeds
        .map(|one| {
            assert_eq!(one["host"], "Hedy");
            format!("{} {}", one["deed"].as_str().unwrap(), one["note"].as_str().unwrap())
        })
        .collect()
}

pub(crate) async fn new_key(address: SocketAddr) -> (String, String) {
    let made = post(address, "/api/players", &json!({})).await.json();
    let text = |field: &str| made[field].as_str().expect("a text").to_owned();
    (text("key"), text("player"))
}

/// A door for hosts: how it is knocked at, and with what.
struct Door {
    method: String,
    path: String,
    body: Option<Value>,
}

/// All doors for hosts that are described, which are all there are.
fn doors() -> Vec<Door> {
    let document: Value = serde_json::from_str(include_str!("../../src/http/openapi.json")).expect("JSON");
    let mut doors = Vec::new();
    for (path, methods) in document["paths"].as_object().expect("paths") {
        let Some(path) = path.strip_prefix("/api/admin/") else {
            continue;
        };
        let path = path
            .replace("{code}", "K7X9PZ")
            .replace("{player}", "0123456789abcdef0123456789abcdef")
            .replace("{ban}", "1")
            .replace("{report}", "1");
        assert!(!path.contains('{'), "{path}");
        for (method, operation) in methods.as_object().expect("methods") {
            let example = &operation["requestBody"]["content"]["application/json"]["example"];
            doors.push(Door {
                method: method.to_uppercase(),
                path: path.clone(),
                body: example.is_object().then(|| example.clone()),
            });
        }
    }
    assert!(doors.iter().any(|door| door.path == "tables/K7X9PZ/removals"));
    assert!(doors.len() >= 13, "{}", doors.len());
    doors
}

/// Whoever has not the secret is told so, whatever they ask for.
async fn refused_at_the_door(address: SocketAddr, door: &Door, secrets: &[&str]) {
    for secret in secrets {
        let answer = with_secret(address, secret, &door.method, &door.path, door.body.clone()).await;
        assert_eq!(
            (answer.status, answer.code().as_str()),
            (401, "admin-only"),
            "{} {}",
            door.method,
            door.path
        );
    }
}

async fn the_door_needs_its_secret(house: House) {
    // Without a secret there is none that fits, not even none.
    let server = house.serve().await;
    for door in doors() {
        refused_at_the_door(server.address(), &door, &["", SECRET, "undefined", "None"]).await;
    }
    server.stop().await;
    let server = house.serve_with(config(&house)).await;
    let address = server.address();
    let nearly = &SECRET[..SECRET.len() - 1];
    let longer = format!("{SECRET}x");
    for door in doors() {
        refused_at_the_door(address, &door, &["", nearly, &longer, &SECRET.to_uppercase()]).await;
        // A player's key opens nothing.
        let bearer = format!("Bearer {}", new_key(address).await.0);
        let path = format!("/api/admin/{}", door.path);
        for headers in [&[("authorization", bearer.as_str())][..], &[]] {
            let body = door.body.as_ref().map(Value::to_string);
            let answer = request(address, &door.method, &path, headers, body.as_deref()).await;
            assert_eq!(answer.status, 401, "{} {}", door.method, door.path);
        }
    }
    assert_eq!(house.count("select count(*) from bans").await, 0);
    assert!(deeds(address).await.is_empty(), "nobody did anything");
    server.stop().await;
}

/// Every card somebody holds, and their leader.
fn secrets(client: &Client) -> Vec<String> {
    let seat = client.seat.expect("a seat") as usize;
    let own = &client.view["players"][seat];
    let hand = own["hand"].as_array().into_iter().flatten();
    let cards = hand
        .chain(own["hidden"].as_array().into_iter().flatten())
        .chain([&own["leader"]]);
    let texts = cards.filter(|card| !card.is_null()).map(|card| {
        card.as_str()
            .map_or(card["hero"].to_string(), |card| json!(card).to_string())
    });
    texts.collect()
}

async fn nothing_secret_is_shown(house: House) {
    let server = house.serve_with(config(&house)).await;
    let address = server.address();
    let mut clients = party(address, json!({"seats": 3, "open": true}), 3, &[]).await;
    let code = clients[0].code.clone();
    let watching = Client::watch(address, &code).await;
    let mut seen = Vec::new();
    for _ in 0..20 {
        settle(&mut clients).await;
        if let Some(client) = clients.iter_mut().find(|client| !client.choices().is_empty()) {
            client.choose().await;
            let number = client.number;
            for client in &mut clients {
                client.hear_until(|client| client.number > number).await;
            }
        }
        let answer = with_secret(address, SECRET, "GET", &format!("tables/{code}"), None).await;
        let list = with_secret(address, SECRET, "GET", "tables", None).await;
        let public = Client::watch(address, &code).await.heard.join("\n");
        let held: Vec<String> = clients.iter().flat_map(secrets).collect();
        assert!(held.len() > 10, "{held:?}");
        for text in [answer.text(), list.text()] {
            for card in &held {
                // A card that everybody saw being taken up is no secret any more.
                let known = answer.json()["chronicle"].to_string().contains(card.as_str());
                assert!(
                    !text.contains(card.as_str()) || known || public.contains(card.as_str()),
                    "{card} in {text}"
                );
            }
            for client in &clients {
                assert!(!text.contains(client.token.as_deref().expect("a token")));
            }
            seen.push(text);
        }
        // What hosts see of the game is what somebody who only watches is told.
        let mut chronicle = raw_socket(address).await;
        say(
            &mut chronicle,
            &json!({"do": "hello", "version": 1, "table": code, "chronicle": true}),
        )
        .await;
        let welcome = listen(&mut chronicle).await.expect("a welcome");
        assert_eq!(answer.json()["chronicle"], welcome["chronicle"]);
        assert_eq!(answer.json()["table"], welcome["table"]);
    }
    drop(watching);
    let clients = play(clients).await;
    let seed = clients[0].table["last"]["seed"].as_str().expect("a seed").to_owned();
    assert!(seen.iter().all(|text| !text.contains(&seed)));
    server.stop().await;
}

async fn hosts_reach_every_server(house: House) {
    let one = house.serve_with(config(&house)).await;
    let other = house.serve_with(config(&house)).await;
    // The table belongs to one server, and one of those who sit there is at the other.
    let (mut clients, (key, _)) = two_with_keys(one.address()).await;
    clients[1].vanish();
    clients[1].connect(other.address()).await;
    clients[1].send(&json!({"do": "say", "text": "a rude remark"})).await;
    clients[1].hear_type("said").await;
    settle(&mut clients).await;
    let (code, line) = (clients[0].code.clone(), clients[0].number);
    let path = format!("tables/{code}/removals");
    admin(other.address(), "POST", &path, Some(json!({"line": line}))).await;
    for client in &mut clients {
        let welcome = client.hear_type("welcome").await;
        assert_eq!(welcome["chat"], json!([]));
    }
    // A ban that is made on one server holds on the other.
    admin(one.address(), "POST", "bans", Some(json!({"table": code, "seat": 1}))).await;
    assert_eq!(goodbye(&mut clients[1]).await, "banned");
    // The other one looks for bans from time to time.
    let mut tries = 0;
    while refused_seat(other.address(), &key).await != "banned" {
        tries += 1;
        assert!(tries < 200, "the ban never came");
    }
    assert_eq!(greeted(other.address(), &clients[1]).await["code"], "banned");
    admin(other.address(), "DELETE", &format!("tables/{code}"), None).await;
    assert_eq!(goodbye(&mut clients[0]).await, "table-closed");
    for server in [one, other] {
        assert_eq!(
            get(server.address(), &format!("/api/tables/{code}")).await.code(),
            "no-such-table"
        );
        server.stop().await;
    }
}

async fn seats_are_kept_out_of_every_server(house: House) {
    let mut config = config(&house);
    config.proxies.anybody = true;
    let one = house.serve_with(config.clone()).await;
    let other = house.serve_with(config).await;
    a_seat_is_kept_out(&one, &other).await;
    one.stop().await;
    other.stop().await;
}

async fn a_table_is_closed(house: House) {
    let server = house.serve_with(config(&house)).await;
    let address = server.address();
    let clients = party(address, json!({"seats": 2, "short": true, "open": true}), 2, &[]).await;
    let mut clients = play(clients).await;
    check_the_end(address, &clients).await;
    clients[1].be_ready().await;
    start(&mut clients).await;
    let code = clients[0].code.clone();
    admin(address, "DELETE", &format!("tables/{code}"), None).await;
    for client in &mut clients {
        assert_eq!(goodbye(client).await, "table-closed");
    }
    assert_eq!(
        get(address, &format!("/api/tables/{code}")).await.code(),
        "no-such-table"
    );
    assert_eq!(greeted(address, &clients[0]).await["code"], "no-such-table");
    for place in ["tables", "log", "snapshots"] {
        let left = format!("select count(*) from {place} where code = '{code}'");
        assert_eq!(house.count(&left).await, 0, "{place}");
    }
    // The game that was over can still be replayed.
    check_the_end(address, &clients_of_the_first_game(clients)).await;
    let again = with_secret(address, SECRET, "DELETE", &format!("tables/{code}"), None).await;
    assert_eq!(again.code(), "no-such-table");
    server.stop().await;
}

/// Those who played, without what they were told of a game that never ended.
fn clients_of_the_first_game(mut clients: Vec<Client>) -> Vec<Client> {
    for client in &mut clients {
        let second = |text: &String| text.contains("\"type\":\"started\"") && text.contains("\"game\":2");
        if let Some(at) = client.told.iter().position(second) {
            client.told.truncate(at);
        }
    }
    clients
}

async fn a_closed_server(house: House) {
    let mut config = config(&house);
    config.house.passwords = ["friends only", "żółw"].into_iter().filter_map(Password::new).collect();
    let server = house.serve_with(config).await;
    let address = server.address();
    let body = json!({"settings": {"seats": 2, "open": true}, "name": "Ada"}).to_string();
    for headers in [&[][..], &[("x-oshra-password", "guess")]] {
        for (method, path) in [("POST", "/api/tables"), ("GET", "/api/tables"), ("GET", "/api/ratings")] {
            let body = (method == "POST").then_some(body.as_str());
            let refused = request(address, method, path, headers, body).await;
            assert_eq!(
                (refused.status, refused.code().as_str()),
                (401, "password-needed"),
                "{path}"
            );
        }
    }
    assert_eq!(get(address, "/api/house").await.json()["closed"], true);
    for password in ["friends only", "%C5%BC%C3%B3%C5%82w", "friends%20only"] {
        let listed = request(address, "GET", "/api/tables", &[("x-oshra-password", password)], None).await;
        assert_eq!(listed.status, 200, "{password}");
    }
    let opened = request(
        address,
        "POST",
        "/api/tables",
        &[("x-oshra-password", "friends only")],
        Some(&body),
    )
    .await;
    assert_eq!(opened.status, 201);
    let opened = opened.json();
    let code = opened["code"].as_str().unwrap();
    // The link of a table is an invitation to it.
    assert_eq!(get(address, &format!("/api/tables/{code}")).await.status, 200);
    let mut clients = vec![
        Client::back(address, code, opened["token"].as_str().unwrap()).await,
        Client::sit(address, code, "Ben").await,
    ];
    clients[1].be_ready().await;
    start(&mut clients).await;
    play(clients).await;
    server.stop().await;
}

/// What the host says, and what is kept, stands on pages in the reader's language.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_house_has_pages() {
    let house = House::sqlite();
    let mut plain = config(&house);
    plain.house.admin = None;
    let server = house.serve_with(plain).await;
    assert_eq!(get(server.address(), "/imprint").await.status, 404);
    assert_eq!(
        get(server.address(), "/api/house").await.json(),
        json!({
            "welcome": null, "imprint": false, "closed": false, "admin": false, "chat_days": null, "games_days": null,
            "absence": 60,
        })
    );
    server.stop().await;
    let mut config = config(&house);
    config.house.welcome = Some("Welcome to the club.".to_owned());
    config.house.imprint = Some("Ada Example\n<b>Street</b> 1".to_owned());
    config.house.privacy = Some("We are kind.".to_owned());
    config.house.keep.chat = Some(std::time::Duration::from_secs(30 * 86_400));
    let server = house.serve_with(config).await;
    let address = server.address();
    let told = get(address, "/api/house").await.json();
    assert_eq!(
        (&told["welcome"], &told["chat_days"]),
        (&json!("Welcome to the club."), &json!(30))
    );
    let imprint = get(address, "/imprint").await;
    assert_eq!(imprint.headers["content-type"], "text/html; charset=utf-8");
    assert!(
        imprint.text().contains("Ada Example<br>\n&lt;b&gt;Street"),
        "{}",
        imprint.text()
    );
    let mut pages = Vec::new();
    for (language, days) in [("en", "30 days"), ("de", "30 Tage"), ("pl", "30 dni")] {
        let page = request(address, "GET", "/privacy", &[("accept-language", language)], None).await;
        assert!(
            page.text().contains("We are kind.") && page.text().contains(days),
            "{}",
            page.text()
        );
        assert_eq!(page.headers["content-language"], language);
        pages.push(page.text());
    }
    assert!(pages[0] != pages[1] && pages[1] != pages[2]);
    assert_eq!(get(address, "/host.css").await.status, 200);
    server.stop().await;
}
