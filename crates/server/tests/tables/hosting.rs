//! The host of a table: whoever sat down first, and what they alone may do.

use crate::client::{Client, open_table, settle, take_seat};
use crate::games::{check_the_end, party, play, start};
use crate::house::{House, get, post, request};
use crate::scenarios;
use serde_json::{Value, json};
use std::net::SocketAddr;

scenarios!(
    a_table_has_a_host,
    a_host_keeps_somebody_out,
    bots_have_names,
    the_next_game_is_another_one,
);

/// Everybody hears what this one asked for.
async fn told(asking: &mut Client, hearing: &mut Client, message: Value, kind: &str) -> Value {
    asking.send(&message).await;
    let told = hearing.hear_type(kind).await;
    asking.hear_type(kind).await;
    told
}

async fn is_refused(client: &mut Client, message: Value, code: &str) {
    client.send(&message).await;
    assert_eq!(client.hear_type("refused").await["code"], code, "{message}");
}

async fn a_table_has_a_host(house: House) {
    let server = house.serve().await;
    let address = server.address();
    let opened = open_table(address, json!({"settings": {"seats": 4}})).await;
    let code = opened["code"].as_str().expect("a code");
    // Whoever sits down first is the host, wherever that is.
    let seats = format!("/api/tables/{code}/seats");
    let sat = post(address, &seats, &json!({"name": "Ada", "seat": 2})).await.json();
    let mut ada = Client::back(address, code, sat["token"].as_str().expect("a token")).await;
    let mut ben = Client::sit(address, code, "Ben").await;
    let mut cem = Client::sit(address, code, "Cem").await;
    assert_eq!((&ben.table["host"], ben.seat, cem.seat), (&json!(2), Some(0), Some(1)));
    // What only the host may do.
    for message in [
        json!({"do": "lock"}),
        json!({"do": "change", "settings": {"seats": 5}}),
        json!({"do": "bot", "seat": 3, "level": "adept"}),
    ] {
        is_refused(&mut ben, message, "host-only").await;
    }
    is_refused(&mut ben, json!({"do": "free", "seat": 1}), "not-absent").await;
    cem.be_ready().await;
    ada.be_ready().await;
    is_refused(&mut ben, json!({"do": "start", "fill": "novice"}), "host-only").await;
    told(
        &mut ada,
        &mut ben,
        json!({"do": "bot", "seat": 3, "level": "novice"}),
        "bot",
    )
    .await;
    is_refused(&mut ben, json!({"do": "free", "seat": 3}), "host-only").await;
    // A host who goes hands on to whoever sits next to them; bots are passed over.
    ada.send(&json!({"do": "leave"})).await;
    ben.hear_type("left").await;
    assert_eq!(ben.table["host"], 0);
    ben.send(&json!({"do": "leave"})).await;
    cem.hear_until(|cem| cem.table["host"] == 1).await;
    // Nobody is left, and then somebody comes.
    cem.send(&json!({"do": "leave"})).await;
    cem.hear_type("goodbye").await;
    take_seat(address, code, "Dora", None).await;
    let table = get(address, &format!("/api/tables/{code}")).await.json();
    assert_eq!(table["table"]["host"], 0);
    server.stop().await;
}

async fn new_key(address: SocketAddr) -> String {
    let answer = post(address, "/api/players", &json!({})).await.json();
    answer["key"].as_str().expect("a key").to_owned()
}

async fn a_host_keeps_somebody_out(house: House) {
    let server = house.serve().await;
    let address = server.address();
    let key = new_key(address).await;
    let mut ada = Client::open(address, json!({"seats": 3, "open": true}), &[]).await;
    let code = ada.code.clone();
    let mut ben = Client::sit_with_key(address, &code, "Ben", Some(&key)).await;
    let mut cem = Client::sit(address, &code, "Cem").await;
    let removed = told(&mut ada, &mut cem, json!({"do": "free", "seat": 1}), "removed").await;
    assert_eq!(
        (&removed["seat"], &removed["table"]["seats"][1]["kind"]),
        (&json!(1), &json!("free"))
    );
    assert_eq!(ben.hear_type("goodbye").await["code"], "removed");
    // They do not come back, also after a restart; others may sit there.
    server.stop().await;
    let server = house.serve().await;
    let address = server.address();
    let seats = format!("/api/tables/{code}/seats");
    let bearer = format!("Bearer {key}");
    let again = async |name: &str| {
        let body = json!({ "name": name }).to_string();
        request(address, "POST", &seats, &[("authorization", &bearer)], Some(&body)).await
    };
    assert_eq!(again("Bert").await.code(), "removed");
    for client in [&mut ada, &mut cem] {
        client.vanish();
        client.connect(address).await;
    }
    // A locked table lets nobody in, and the lobby does not show it.
    let lobby = async || {
        get(address, "/api/tables").await.json()["tables"]
            .as_array()
            .map(Vec::len)
    };
    assert_eq!(lobby().await, Some(1));
    let locked = told(&mut ada, &mut cem, json!({"do": "lock"}), "locked").await;
    assert_eq!(
        (&locked["locked"], &locked["table"]["locked"]),
        (&json!(true), &json!(true))
    );
    ada.send(&json!({"do": "lock"})).await;
    ada.hear_type("done").await;
    assert_eq!(
        post(address, &seats, &json!({"name": "Dora"})).await.code(),
        "table-locked"
    );
    assert_eq!(lobby().await, Some(0));
    told(&mut ada, &mut cem, json!({"do": "lock", "locked": false}), "locked").await;
    assert_eq!(ada.table.get("locked"), None);
    take_seat(address, &code, "Dora", None).await;
    server.stop().await;
}

async fn bots_have_names(house: House) {
    let server = house.serve().await;
    let address = server.address();
    let mut ada = Client::open(address, json!({"seats": 3, "short": true}), &["adept"]).await;
    let mut ben = Client::sit(address, &ada.code, "Ben").await;
    let name = |name: &str| json!({"do": "bot", "seat": 2, "level": "novice", "name": name});
    told(&mut ada, &mut ben, name("  Clever\tCog "), "bot").await;
    assert_eq!(
        ben.table["seats"][2],
        json!({"kind": "bot", "level": "novice", "name": "Clever Cog"})
    );
    ada.send(&name("Clever Cog")).await;
    ada.hear_type("done").await;
    is_refused(&mut ada, name("Ada"), "name-taken").await;
    is_refused(&mut ada, name(" "), "name-missing").await;
    is_refused(&mut ada, name(&"x".repeat(25)), "name-too-long").await;
    ben.send(&json!({"do": "leave"})).await;
    ada.hear_type("left").await;
    let seats = format!("/api/tables/{}/seats", ada.code);
    assert_eq!(
        post(address, &seats, &json!({"name": "clever cog"})).await.code(),
        "name-taken"
    );
    // It plays under its name, and is remembered by it.
    let mut clients = vec![ada, Client::sit(address, &seats[12..20], "Cem").await];
    clients[1].be_ready().await;
    start(&mut clients).await;
    let clients = play(clients).await;
    assert_eq!(clients[0].table["seats"][2]["name"], "Clever Cog");
    check_the_end(address, &clients).await;
    server.stop().await;
}

async fn the_next_game_is_another_one(house: House) {
    let server = house.serve().await;
    let address = server.address();
    let settings = json!({"seats": 3, "short": true});
    let clients = play(party(address, settings, 2, &["novice"]).await).await;
    let [mut ada, mut ben] = <[Client; 2]>::try_from(clients).unwrap_or_else(|_| panic!("two"));
    ben.be_ready().await;
    let last = ada.table["last"].clone();
    // What cannot be is refused, and changes nothing.
    let change = |settings: Value| json!({"do": "change", "settings": settings});
    is_refused(&mut ada, change(json!({"seats": 7})), "player-count").await;
    is_refused(
        &mut ada,
        change(json!({"seats": 2, "rated": true})),
        "rated-from-the-start",
    )
    .await;
    is_refused(&mut ada, change(json!({"seats": 2, "music": true})), "bad-request").await;
    ada.send(&change(json!({"seats": 3, "short": true}))).await;
    ada.hear_type("done").await;
    // Two more seats, another edition, a clock. Ben says anew that he is ready.
    let clock = json!({"live": {"seconds": 60, "reserve": 0}});
    let wanted = json!({"seats": 4, "short": true, "edition": "print-and-play", "clock": clock});
    let changed = told(&mut ada, &mut ben, change(wanted), "changed").await;
    let table = &changed["table"];
    assert_eq!(
        (&table["settings"]["seats"], &table["phase"]),
        (&json!(4), &json!("ended"))
    );
    assert_eq!(
        (&table["seats"][1]["ready"], &table["seats"][3]["kind"]),
        (&json!(false), &json!("free"))
    );
    assert_eq!(table["last"], last);
    // Everything of it outlives a restart, and the game before is still what it was.
    let code = ada.code.clone();
    let before = get(address, &format!("/api/tables/{code}/games/1")).await.text();
    server.stop().await;
    let server = house.serve().await;
    let address = server.address();
    let mut clients = vec![ada, ben];
    for client in &mut clients {
        client.vanish();
        client.connect(address).await;
    }
    assert_eq!(
        get(address, &format!("/api/tables/{code}/games/1")).await.text(),
        before
    );
    let mut cem = Client::sit(address, &code, "Cem").await;
    assert_eq!((cem.seat, &cem.view), (Some(3), &Value::Null));
    cem.be_ready().await;
    clients.push(cem);
    settle(&mut clients).await;
    // A seat with somebody on it stays.
    is_refused(
        &mut clients[0],
        change(json!({"seats": 3, "short": true})),
        "still-seated",
    )
    .await;
    clients[1].be_ready().await;
    clients[0]
        .hear_until(|ada| ada.table["seats"][1]["ready"] == true)
        .await;
    start(&mut clients).await;
    assert_eq!(clients[2].view["players"].as_array().map(Vec::len), Some(4));
    assert!(clients[0].clock.is_array());
    let clients = play(clients).await;
    check_the_end(address, &clients).await;
    let log = get(address, &format!("/api/tables/{code}/games/2")).await.text();
    assert!(log.contains("print-and-play"), "{log:.200}");
    server.stop().await;
}
