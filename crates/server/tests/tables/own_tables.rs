//! A seat belongs to the player whose key it was taken with: it is found and played from anywhere, and given up.

use crate::client::{Client, listen, raw_socket, say, take_seat};
use crate::games::{check_the_end, play};
use crate::house::{House, get, post, request};
use crate::scenarios;
use serde_json::{Value, json};
use std::net::SocketAddr;

scenarios!(
    a_key_brings_its_seats_along,
    tables_that_wait_come_first,
    a_seat_is_given_up_from_afar,
    a_seat_is_found_after_a_restart,
);

pub(crate) async fn new_player(address: SocketAddr) -> (String, String) {
    let answer = post(address, "/api/players", &json!({})).await;
    let text = |field: &str| answer.json()[field].as_str().expect("a text").to_owned();
    (text("key"), text("player"))
}

async fn own_tables(address: SocketAddr, key: &str) -> Vec<Value> {
    let bearer = format!("Bearer {key}");
    let answer = request(
        address,
        "GET",
        "/api/player/tables",
        &[("authorization", &bearer)],
        None,
    )
    .await;
    assert_eq!(answer.status, 200, "{}", answer.text());
    answer.json()["tables"].as_array().expect("tables").clone()
}

fn codes(tables: &[Value]) -> Vec<&str> {
    let code = |table: &Value| table["table"]["code"].as_str().map(str::len);
    assert!(tables.iter().all(|table| code(table).is_some()));
    tables
        .iter()
        .filter_map(|table| table["table"]["code"].as_str())
        .collect()
}

/// Two people with keys at a table of two, and the game begun.
pub(crate) async fn pair(address: SocketAddr, settings: &Value, keys: [&str; 2]) -> Vec<Client> {
    let opened = post(address, "/api/tables", &json!({"settings": settings}))
        .await
        .json();
    let code = opened["code"].as_str().expect("a code");
    let mut clients = vec![
        Client::sit_with_key(address, code, "Ada", Some(keys[0])).await,
        Client::sit_with_key(address, code, "Ben", Some(keys[1])).await,
    ];
    clients[1].be_ready().await;
    crate::games::start(&mut clients).await;
    clients
}

/// What somebody is told who says hello with a key and no token, or with another token.
async fn hello(address: SocketAddr, code: &str, key: &str, token: Option<&str>) -> Value {
    let mut socket = raw_socket(address).await;
    let mut hello = json!({"do": "hello", "version": 1, "table": code, "key": key});
    if let Some(token) = token {
        hello["token"] = json!(token);
    }
    say(&mut socket, &hello).await;
    listen(&mut socket).await.expect("an answer")
}

async fn a_key_brings_its_seats_along(house: House) {
    let server = house.serve().await;
    let address = server.address();
    let (ada, ben, eve) = (
        new_player(address).await,
        new_player(address).await,
        new_player(address).await,
    );
    let settings = json!({"seats": 2, "short": true, "spectators": false});
    let mut clients = pair(address, &settings, [&ada.0, &ben.0]).await;
    let code = clients[0].code.clone();
    let hand = clients[0].view["hand"].clone();

    // Another device knows the key and nothing else.
    let there = own_tables(address, &ada.0).await;
    assert_eq!(codes(&there), [code.as_str()]);
    assert_eq!((&there[0]["seat"], &there[0]["asked"]), (&json!(0), &json!(true)));
    let welcome = hello(address, &code, &ada.0, None).await;
    assert_eq!((&welcome["type"], &welcome["seat"]), (&json!("welcome"), &json!(0)));
    assert_eq!(welcome["view"]["hand"], hand);
    // A token that is none any more does no harm.
    let lost = "0".repeat(32);
    assert_eq!(hello(address, &code, &ada.0, Some(&lost)).await["seat"], 0);
    // The key of somebody else is worth nothing here, and shows nothing.
    assert_eq!(hello(address, &code, &eve.0, None).await["code"], "no-spectators");
    assert_eq!(hello(address, &code, &eve.0, Some(&lost)).await["code"], "wrong-token");
    assert_eq!(hello(address, &code, "nonsense", None).await["code"], "bad-key");
    assert!(own_tables(address, &eve.0).await.is_empty());
    // What everybody may know is no key: the id opens nothing.
    assert_eq!(hello(address, &code, &ada.1, None).await["code"], "no-spectators");

    // The game is played to its end by whoever comes with the key.
    clients[0].vanish();
    clients[0] = Client::back_with_key(address, &code, &ada.0).await;
    assert_eq!(clients[0].seat, Some(0));
    let clients = play(clients).await;
    check_the_end(address, &clients).await;
    server.stop().await;
}

async fn tables_that_wait_come_first(house: House) {
    let server = house.serve().await;
    let address = server.address();
    let (ada, ben) = (new_player(address).await, new_player(address).await);
    let settings = json!({"seats": 2, "short": true, "clock": {"slow": {"days": 2}}});
    let mut first = pair(address, &settings, [&ada.0, &ben.0]).await;
    let second = pair(address, &settings, [&ada.0, &ben.0]).await;
    let third = post(address, "/api/tables", &json!({"settings": settings}))
        .await
        .json();
    let third = third["code"].as_str().expect("a code");
    take_seat(address, third, "Ada", Some(&ada.0)).await;
    // The one that has waited longer is on top, the one at which nobody plays at the end.
    let tables = own_tables(address, &ada.0).await;
    assert_eq!(codes(&tables), [&first[0].code, &second[0].code, third]);
    let since = |table: &Value| table["since"].as_u64().expect("a time");
    assert!(since(&tables[0]) <= since(&tables[1]));
    assert!(tables[0]["deadline"].as_u64() > Some(since(&tables[0])));
    assert_eq!((&tables[2]["asked"], &tables[2].get("since")), (&json!(false), &None));
    // Where she has chosen, she is not asked.
    first[0].choose().await;
    first[0].hear_type("choice").await;
    while !first[0].choices().is_empty() {
        first[0].choose().await;
        first[0].hear_type("choice").await;
    }
    let tables = own_tables(address, &ada.0).await;
    assert_eq!(codes(&tables), [&second[0].code, &first[0].code, third]);
    assert_eq!(
        (&tables[0]["asked"], &tables[1]["asked"]),
        (&json!(true), &json!(false))
    );
    server.stop().await;
}

async fn a_seat_is_given_up_from_afar(house: House) {
    let server = house.serve().await;
    let address = server.address();
    let (ada, ben) = (new_player(address).await, new_player(address).await);
    let mut clients = pair(address, &json!({"seats": 2, "short": true}), [&ada.0, &ben.0]).await;
    let code = clients[0].code.clone();
    let bearer = format!("Bearer {}", ada.0);
    let path = format!("/api/player/tables/{code}");
    let leave = async |path: &str| request(address, "DELETE", path, &[("authorization", &bearer)], None).await;
    let left = leave(&path).await;
    assert_eq!((left.status, left.json()), (200, json!({"left": true})));
    // The others are told, and a bot plays on.
    let told = clients[1].hear_type("away").await;
    assert_eq!((&told["seat"], &told["why"]), (&json!(0), &json!("left")));
    let tables = own_tables(address, &ada.0).await;
    assert_eq!(
        (codes(&tables), &tables[0]["asked"]),
        (vec![code.as_str()], &json!(false))
    );
    // Nothing comes of leaving where one does not sit, nor without a key.
    let other = post(address, "/api/tables", &json!({"settings": {"seats": 2}}))
        .await
        .json();
    let other = format!("/api/player/tables/{}", other["code"].as_str().expect("a code"));
    assert_eq!(leave(&other).await.json(), json!({"left": false}));
    assert_eq!(leave("/api/player/tables/ZZZZZZZZ").await.code(), "no-such-table");
    assert_eq!(request(address, "DELETE", &path, &[], None).await.code(), "bad-key");
    assert_eq!(get(address, "/api/player/tables").await.code(), "bad-key");
    server.stop().await;
}

async fn a_seat_is_found_after_a_restart(house: House) {
    let server = house.serve().await;
    let address = server.address();
    let (ada, ben) = (new_player(address).await, new_player(address).await);
    let clients = pair(address, &json!({"seats": 2, "short": true}), [&ada.0, &ben.0]).await;
    let (code, hand) = (clients[1].code.clone(), clients[1].view["hand"].clone());
    server.stop().await;
    let server = house.serve().await;
    let address = server.address();
    assert_eq!(codes(&own_tables(address, &ben.0).await), [code.as_str()]);
    let welcome = hello(address, &code, &ben.0, None).await;
    assert_eq!((&welcome["seat"], &welcome["view"]["hand"]), (&json!(1), &hand));
    server.stop().await;
}

/// The picture holds the link with the key, and nobody gets one without a key.
#[tokio::test]
async fn the_way_to_another_device() {
    let house = House::sqlite();
    let server = house.serve().await;
    let address = server.address();
    let (key, _) = new_player(address).await;
    let bearer = format!("Bearer {key}");
    let drawn = async |path: &str| request(address, "GET", path, &[("authorization", &bearer)], None).await;
    let plain = drawn("/api/player/qr.svg").await;
    assert_eq!(
        (plain.status, plain.headers["content-type"].as_str()),
        (200, "image/svg+xml")
    );
    assert_eq!(plain.headers["cache-control"], "no-store");
    let host = format!("http://{address}");
    for (path, link) in [
        ("/api/player/qr.svg", format!("{host}/#key={key}")),
        ("/api/player/qr.svg?table=K7X9PZ", format!("{host}/t/K7X9PZ#key={key}")),
    ] {
        let picture = qrcode::QrCode::new(&link).expect("a code");
        let wanted = picture
            .render::<qrcode::render::svg::Color<'_>>()
            .min_dimensions(240, 240)
            .build();
        assert_eq!(drawn(path).await.text(), wanted, "{link}");
    }
    assert_eq!(drawn("/api/player/qr.svg?table=nothing").await.code(), "no-such-table");
    assert_eq!(get(address, "/api/player/qr.svg").await.code(), "bad-key");
    server.stop().await;
}
