//! Bots that take over from somebody who is away, and hand back.

use crate::client::Client;
use crate::games::{check_the_end, party, play};
use crate::house::House;
use crate::scenarios;
use serde_json::json;
use std::time::Duration;

scenarios!(leaving_a_game_and_coming_back, being_gone, a_game_that_everybody_left);

async fn leaving_a_game_and_coming_back(house: House) {
    let server = house.serve().await;
    let address = server.address();
    let mut clients = party(address, json!({"seats": 3}), 3, &[]).await;
    clients[1].send(&json!({"do": "leave"})).await;
    let away = clients[0].hear_type("away").await;
    assert_eq!((&away["seat"], &away["why"]), (&json!(1), &json!("left")));
    assert_eq!(clients[0].table["seats"][1]["away"], "left");
    // A bot makes both choices of the set-up.
    for _ in 0..2 {
        let choice = clients[2].hear_type("choice").await;
        assert_eq!((&choice["seat"], &choice["by"]), (&json!(1), &json!("bot")));
    }
    clients[1].vanish();
    // Whoever comes back decides again.
    clients[1].connect(address).await;
    let back = clients[0].hear_type("back").await;
    assert_eq!(back["seat"], 1);
    assert_eq!(clients[0].table["seats"][1]["away"], json!(null));
    let mut clients = play(clients).await;
    check_the_end(address, &clients).await;
    let played: Vec<_> = clients[0]
        .told
        .iter()
        .filter(|text| text.contains(r#""seat":1,"by":"player""#))
        .collect();
    assert!(!played.is_empty());
    // Between games leaving frees the seat, and whoever left in the middle has lost it at the end.
    clients[2].send(&json!({"do": "ready"})).await;
    clients[1].send(&json!({"do": "ready"})).await;
    clients[0].hear_type("ready").await;
    clients[0].hear_type("ready").await;
    crate::games::start(&mut clients).await;
    clients[1].send(&json!({"do": "leave"})).await;
    clients[1].hear_type("away").await;
    let mut gone = clients.remove(1);
    gone.vanish();
    let clients = play(clients).await;
    assert_eq!(clients[0].table["seats"][1], json!({"kind": "free"}));
    server.stop().await;
}

async fn being_gone(house: House) {
    let mut config = house.config();
    config.pace.absence = Duration::from_millis(300);
    let server = house.serve_with(config).await;
    let address = server.address();
    let mut clients = party(address, json!({"seats": 2, "substitute": "novice"}), 2, &[]).await;
    clients[1].vanish();
    clients[0].hear_type("presence").await;
    let away = clients[0].hear_type("away").await;
    assert_eq!((&away["seat"], &away["why"]), (&json!(1), &json!("absent")));
    assert_eq!(clients[0].hear_type("choice").await["by"], "bot");
    clients[1].connect(address).await;
    assert_eq!(clients[0].hear_type("back").await["seat"], 1);
    // Nobody waits for somebody who is gone when nobody is there.
    let number = clients[1].number;
    for client in &mut clients {
        client.vanish();
    }
    tokio::time::sleep(Duration::from_millis(800)).await;
    clients[1].connect(address).await;
    let told = clients[1].told.len();
    clients[0].connect(address).await;
    clients[1].hear_type("presence").await;
    let missed: Vec<_> = clients[1].told[told..]
        .iter()
        .filter(|text| text.contains("absent"))
        .collect();
    assert!(missed.is_empty(), "from {number}: {missed:?}");
    let clients = play(clients).await;
    check_the_end(address, &clients).await;
    server.stop().await;
}

async fn a_game_that_everybody_left(house: House) {
    let server = house.serve().await;
    let address = server.address();
    let mut clients = party(
        address,
        json!({"seats": 2, "short": true, "substitute": "random"}),
        2,
        &[],
    )
    .await;
    let mut watcher = Client::watch(address, &clients[0].code).await;
    for client in &mut clients {
        client.send(&json!({"do": "leave"})).await;
        client.hear_type("away").await;
        client.vanish();
    }
    // The bots play on to the end, and both seats are free then.
    watcher.hear_until(|watcher| watcher.phase() == "ended").await;
    assert_eq!(watcher.table["seats"], json!([{"kind": "free"}, {"kind": "free"}]));
    check_the_end(address, &[watcher]).await;
    server.stop().await;
}
