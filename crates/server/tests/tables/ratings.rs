//! Ratings and history of players who have a key.

use crate::client::Client;
use crate::games::{play, start};
use crate::house::{House, get, post, request};
use crate::scenarios;
use serde_json::{Value, json};
use std::net::SocketAddr;

scenarios!(rated_games);

async fn new_player(address: SocketAddr) -> (String, String) {
    let answer = post(address, "/api/players", &json!({})).await;
    assert_eq!(answer.status, 201);
    let text = |field: &str| answer.json()[field].as_str().expect("a text").to_owned();
    (text("key"), text("player"))
}

async fn own(address: SocketAddr, key: &str) -> Value {
    let bearer = format!("Bearer {key}");
    let answer = request(address, "GET", "/api/player", &[("authorization", &bearer)], None).await;
    assert_eq!(answer.status, 200, "{}", answer.text());
    answer.json()
}

async fn rated_games(house: House) {
    let server = house.serve().await;
    let address = server.address();
    let mut players = Vec::new();
    for _ in 0..3 {
        players.push(new_player(address).await);
    }
    assert_eq!(own(address, &players[0].0).await["games"], 0);
    let settings = json!({"seats": 3, "short": true, "rated": true});
    let refused = post(
        address,
        "/api/tables",
        &json!({"settings": settings, "bots": ["adept"]}),
    )
    .await;
    assert_eq!(refused.code(), "rated-with-bots");
    let refused = post(address, "/api/tables", &json!({"settings": settings, "name": "Ada"})).await;
    assert_eq!(refused.code(), "rated-needs-key");
    let opened = post(address, "/api/tables", &json!({"settings": settings}))
        .await
        .json();
    let code = opened["code"].as_str().unwrap();
    let mut clients = Vec::new();
    for (name, (key, id)) in ["Ada", "Ben", "Cem"].iter().zip(&players) {
        let mut client = Client::sit_with_key(address, code, name, Some(key)).await;
        let seat = client.seat.unwrap() as usize;
        assert_eq!(client.table["seats"][seat]["player"], json!(id));
        client.be_ready().await;
        clients.push(client);
    }
    // Nobody sits down twice, and no bot joins.
    let seats = format!("/api/tables/{code}/seats");
    let bearer = format!("Bearer {}", players[0].0);
    clients[0]
        .send(&json!({"do": "bot", "seat": 1, "level": "adept"}))
        .await;
    assert_eq!(clients[0].hear_type("refused").await["code"], "seat-taken");
    let mut games = 0;
    let mut wins = [0; 3];
    while games < 3 {
        start(&mut clients).await;
        clients = play(clients).await;
        games += 1;
        if let Some(winner) = clients[0].table["last"]["outcome"]["winner"].as_u64() {
            wins[winner as usize] += 1;
        }
        for client in &mut clients[1..] {
            client.be_ready().await;
        }
    }
    let twice = request(
        address,
        "POST",
        &seats,
        &[("authorization", &bearer)],
        Some(r#"{"name":"Twin"}"#),
    )
    .await;
    assert_eq!(twice.code(), "already-seated");
    // History is written after the last message, so it may take a moment.
    let mut told = own(address, &players[0].0).await;
    for _ in 0..100 {
        if told["games"] == games {
            break;
        }
        tokio::time::sleep(std::time::Duration::from_millis(20)).await;
        told = own(address, &players[0].0).await;
    }
    for (seat, (key, id)) in players.iter().enumerate() {
        let told = own(address, key).await;
        assert_eq!(told["player"], json!(id));
        assert_eq!((&told["games"], &told["rated_games"]), (&json!(games), &json!(games)));
        assert_eq!(told["wins"], wins[seat]);
        assert!(told["uncertainty"].as_f64().unwrap() < 8.3);
        let history = told["history"].as_array().unwrap();
        assert_eq!(history.len(), games as usize);
        assert_eq!(
            (&history[0]["game"], &history[0]["code"]),
            (&json!(games), &json!(code))
        );
        assert_eq!(history[0]["rating"], told["rating"]);
        assert_eq!(
            history[0]["details"]["seats"][seat]["name"],
            clients[seat].table["seats"][seat]["name"]
        );
        let earlier = format!("/api/player?before={}", history[0]["at"]);
        let bearer = format!("Bearer {key}");
        let earlier = request(address, "GET", &earlier, &[("authorization", &bearer)], None)
            .await
            .json();
        assert_eq!(earlier["history"].as_array().unwrap().len(), games as usize - 1);
        // Everybody may know the rating, only the owner the history.
        let public = get(address, &format!("/api/players/{id}")).await.json();
        assert_eq!(public["rating"], told["rating"]);
        assert!(public.get("history").is_none());
    }
    let best = get(address, "/api/ratings").await.json();
    let best = best["players"].as_array().unwrap();
    assert_eq!(best.len(), 3);
    let points = |player: &Value| player["rating"].as_f64().unwrap() - 3.0 * player["uncertainty"].as_f64().unwrap();
    assert!(best.windows(2).all(|pair| points(&pair[0]) >= points(&pair[1])));
    // A restart counts nothing twice.
    server.stop().await;
    let server = house.serve().await;
    let _again = Client::watch(server.address(), code).await;
    tokio::time::sleep(std::time::Duration::from_millis(200)).await;
    assert_eq!(own(server.address(), &players[0].0).await["games"], games);
    let nobody = request(
        server.address(),
        "GET",
        "/api/player",
        &[("authorization", "Bearer x")],
        None,
    )
    .await;
    assert_eq!((nobody.status, nobody.code().as_str()), (401, "bad-key"));
    server.stop().await;
}
