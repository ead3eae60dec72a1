//! Whole games.

use crate::client::Client;
use crate::house::{House, get};
use crate::on_both;
use serde_json::{Value, json};

on_both!(games_of_every_size);

/// Sits down with others and starts; all of them, seat 0 first.
pub(crate) async fn party(address: std::net::SocketAddr, settings: Value, people: usize, bots: &[&str]) -> Vec<Client> {
    let mut clients = vec![Client::open(address, settings, bots).await];
    let code = clients[0].code.clone();
    for name in ["Ben", "Cem", "Dora", "Emil", "Fee"].iter().take(people - 1) {
        let mut client = Client::sit(address, &code, name).await;
        client.send(&json!({"do": "ready"})).await;
        client.hear_type("ready").await;
        clients.push(client);
    }
    clients[0].send(&json!({"do": "start"})).await;
    for client in &mut clients {
        client.hear_until(|client| client.phase() == "playing").await;
    }
    clients
}

/// Everybody plays to the end.
pub(crate) async fn play(clients: Vec<Client>) -> Vec<Client> {
    let playing: Vec<_> = clients
        .into_iter()
        .map(|mut client| {
            tokio::spawn(async move {
                client.play_to_the_end().await;
                client
            })
        })
        .collect();
    let mut done = Vec::new();
    for client in playing {
        done.push(client.await.expect("a game to the end"));
    }
    done
}

async fn games_of_every_size(house: &House) {
    let server = house.serve().await;
    let address = server.address();
    for seats in 2..=6 {
        let edition = ["classic", "heimliche-herrschaft", "print-and-play"][seats % 3];
        let settings = json!({"seats": seats, "edition": edition, "short": seats == 4});
        let clients = play(party(address, settings, seats, &[]).await).await;
        let code = &clients[0].code;
        let last = &clients[0].table["last"];
        for client in &clients {
            assert_eq!(&client.table["last"], last, "everybody sees the same end");
            assert_eq!(client.number, clients[0].number);
        }
        let log = get(address, &format!("/api/tables/{code}/games/1")).await;
        assert_eq!(log.status, 200, "{}", log.text());
        let log = rules::Log::from_json(&log.json()).expect("a log");
        let record = log.replay().expect("the game can be played again");
        assert_eq!(json!(record.game().outcome()), last["outcome"]);
        assert_eq!(json!(record.seed().hash()), last["seed_hash"]);
        assert_eq!(json!(record.seed()), last["seed"]);
        // The hash was told before the deal.
        let started: Value = clients[1]
            .told
            .iter()
            .map(|text| serde_json::from_str::<Value>(text).unwrap())
            .find(|message| message["type"] == "started")
            .unwrap();
        assert_eq!(started["table"]["seed_hash"], last["seed_hash"]);
    }
    server.stop().await;
}
