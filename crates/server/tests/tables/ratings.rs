//! Ratings and history of players who have a key.

use crate::client::Client;
use crate::games::{play, start};
use crate::house::{House, get, post, request};
use crate::scenarios;
use serde_json::{Value, json};
use std::net::SocketAddr;

scenarios!(
    rated_games,
    a_game_that_a_substitute_won,
    the_same_two_again_and_again,
    one_line_has_one_seat
);

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

/// Opens a rated table for two people and begins a short game.
async fn rated_pair(address: SocketAddr, keys: [&str; 2], substitute: &str) -> Vec<Client> {
    let settings = json!({"seats": 2, "short": true, "rated": true, "substitute": substitute});
    let opened = post(address, "/api/tables", &json!({"settings": settings}))
        .await
        .json();
    let code = opened["code"].as_str().expect("a code");
    let mut clients = Vec::new();
    for (name, key) in ["Ada", "Ben"].iter().zip(keys) {
        let mut client = Client::sit_with_key(address, code, name, Some(key)).await;
        client.be_ready().await;
        clients.push(client);
    }
    clients
}

/// Waits until a player has had this number of games; what is known of them then.
async fn after_games(address: SocketAddr, key: &str, games: u64) -> Value {
    loop {
        let told = own(address, key).await;
        if told["games"] == games {
            return told;
        }
        tokio::time::sleep(std::time::Duration::from_millis(20)).await;
    }
}

/// Whoever leaves a rated game leaves it to a weak bot, whatever the table was opened with; and what that bot wins counts
/// for nobody.
async fn a_game_that_a_substitute_won(house: House) {
    let server = house.serve().await;
    let address = server.address();
    let (ada, ben) = (new_player(address).await, new_player(address).await);
    let mut games = 0;
    let mut won = false;
    while !won {
        let mut clients = rated_pair(address, [&ada.0, &ben.0], "master").await;
        assert_eq!(clients[0].table["settings"]["substitute"], "novice");
        start(&mut clients).await;
        clients[0].send(&json!({"do": "leave"})).await;
        clients[0].hear_type("away").await;
        // A draw among equals leaves the rating where it was, but nothing that counts leaves this.
        let before = own(address, &ada.0).await["uncertainty"].clone();
        let mut gone = clients.remove(0);
        gone.vanish();
        let clients = play(clients).await;
        games += 1;
        won = clients[0].table["last"]["outcome"]["winner"] == 0;
        let told = after_games(address, &ada.0, games).await;
        assert_eq!(told["history"][0]["rated"], !won);
        assert_eq!(told["uncertainty"] == before, won, "{told}");
    }
    server.stop().await;
}

/// Two keys cannot make each other good: after this many rated games in a day the others do not count.
async fn the_same_two_again_and_again(house: House) {
    let server = house.serve().await;
    let address = server.address();
    let (ada, ben) = (new_player(address).await, new_player(address).await);
    let mut clients = rated_pair(address, [&ada.0, &ben.0], "novice").await;
    for game in 1..=13 {
        start(&mut clients).await;
        clients = play(clients).await;
        let told = after_games(address, &ada.0, game).await;
        let rated = game <= 12;
        assert_eq!(told["history"][0]["rated"], rated, "game {game}");
        assert_eq!(told["rated_games"], game.min(12));
        clients[1].be_ready().await;
    }
    server.stop().await;
}

/// From one line of a provider one person can sit at a rated table; from this machine itself, and unrated, several.
async fn one_line_has_one_seat(house: House) {
    let mut config = house.config();
    config.proxies.anybody = true;
    let server = house.serve_with(config).await;
    let address = server.address();
    let open = async |rated: bool| {
        let settings = json!({"seats": 3, "rated": rated});
        let opened = post(address, "/api/tables", &json!({"settings": settings}))
            .await
            .json();
        opened["code"].as_str().expect("a code").to_owned()
    };
    let sit = async |code: &str, name: &str, from: &str| {
        let bearer = format!("Bearer {}", new_player(address).await.0);
        let headers = [("authorization", bearer.as_str()), ("x-forwarded-for", from)];
        let path = format!("/api/tables/{code}/seats");
        let answer = request(
            address,
            "POST",
            &path,
            &headers,
            Some(&json!({"name": name}).to_string()),
        )
        .await;
        match answer.status {
            201 => "seated".to_owned(),
            _ => answer.code(),
        }
    };
    let rated = open(true).await;
    assert_eq!(sit(&rated, "Ada", "2001:db8::1").await, "seated");
    assert_eq!(sit(&rated, "Twin", "2001:db8::2").await, "rated-one-each");
    assert_eq!(sit(&rated, "Ben", "2001:db8:1::1").await, "seated");
    let unrated = open(false).await;
    assert_eq!(sit(&unrated, "Ada", "2001:db8::1").await, "seated");
    assert_eq!(sit(&unrated, "Cem", "2001:db8::2").await, "seated");
    let here = open(true).await;
    assert_eq!(sit(&here, "Ada", "127.0.0.1").await, "seated");
    assert_eq!(sit(&here, "Ben", "127.0.0.1").await, "seated");
    server.stop().await;
}
