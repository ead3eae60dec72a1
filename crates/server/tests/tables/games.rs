//! Whole games.

use crate::client::Client;
use crate::house::{House, get};
use crate::scenarios;
use serde_json::{Value, json};
use std::net::SocketAddr;

scenarios!(
    games_of_every_size,
    games_with_bots,
    choices_at_the_same_time,
    people_who_watch
);

/// Sits down with others and starts; all of them, seat 0 first.
pub(crate) async fn party(address: SocketAddr, settings: Value, people: usize, bots: &[&str]) -> Vec<Client> {
    let mut clients = vec![Client::open(address, settings, bots).await];
    let code = clients[0].code.clone();
    for name in ["Ben", "Cem", "Dora", "Emil", "Fee"].iter().take(people - 1) {
        let mut client = Client::sit(address, &code, name).await;
        client.be_ready().await;
        clients.push(client);
    }
    start(&mut clients).await;
    clients
}

/// The first of them starts the game, and everybody sees it begin.
pub(crate) async fn start(clients: &mut [Client]) {
    clients[0].send(&json!({"do": "start"})).await;
    for client in clients {
        client.hear_until(|client| client.phase() == "playing").await;
    }
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

/// What must be so after a game: everybody saw the same end, the seed fits the hash from before the deal, nobody was
/// told it earlier, and the game can be played again from its log.
pub(crate) async fn check_the_end(address: SocketAddr, clients: &[Client]) {
    let last = clients[0].table["last"].clone();
    for client in clients {
        assert_eq!(client.table["last"], last, "everybody sees the same end");
        let seed = last["seed"].as_str().expect("the seed is told");
        let told: Vec<Value> = client
            .told
            .iter()
            .map(|text| serde_json::from_str(text).unwrap())
            .collect();
        for (text, message) in client.told.iter().zip(&told) {
            let is_over = message["table"]["last"]["seed"] == seed;
            assert!(is_over || !text.contains(seed), "the seed is secret until the end");
        }
        if let Some(started) = told.iter().rfind(|message| message["type"] == "started") {
            assert_eq!(started["table"]["seed_hash"], last["seed_hash"], "told before the deal");
        }
    }
    let path = format!("/api/tables/{}/games/{}", clients[0].code, last["game"]);
    let log = get(address, &path).await;
    assert_eq!(log.status, 200, "{}", log.text());
    let log = log.text().parse::<rules::Log>().expect("a log");
    let record = log.replay().expect("the game can be played again");
    assert_eq!(json!(record.game().outcome()), last["outcome"]);
    assert_eq!(json!(record.seed().hash()), last["seed_hash"]);
    assert_eq!(json!(record.seed()), last["seed"]);
    let text = get(address, &format!("{path}/text")).await;
    assert_eq!(text.text(), log.to_string());
}

async fn games_of_every_size(house: House) {
    let server = house.serve().await;
    for seats in 2..=6 {
        let edition = ["classic", "heimliche-herrschaft", "print-and-play"][seats % 3];
        let settings = json!({"seats": seats, "edition": edition, "short": seats == 4});
        let clients = play(party(server.address(), settings, seats, &[]).await).await;
        assert!(clients.iter().all(|client| client.number == clients[0].number));
        check_the_end(server.address(), &clients).await;
    }
    server.stop().await;
}

async fn games_with_bots(house: House) {
    let server = house.serve().await;
    let settings = json!({"seats": 4, "sets": ["queens"]});
    let clients = party(server.address(), settings, 1, &["random", "novice", "adept"]).await;
    let clients = play(clients).await;
    check_the_end(server.address(), &clients).await;
    let settings = json!({"seats": 2, "short": true});
    let clients = play(party(server.address(), settings, 1, &["master"]).await).await;
    check_the_end(server.address(), &clients).await;
    server.stop().await;
}

/// In the set-up everybody is asked at once, in any order, and nobody learns what the others chose.
async fn choices_at_the_same_time(house: House) {
    let server = house.serve().await;
    let mut clients = party(server.address(), json!({"seats": 3}), 3, &[]).await;
    for client in &clients {
        assert_eq!(client.choices().len(), 5, "{}", client.view);
    }
    for seat in [2, 0, 1] {
        for question in ["setup-hidden", "setup-wilderness"] {
            let asked = |view: &Value| view["asked"].as_array().cloned().unwrap_or_default();
            let mine = asked(&clients[seat].view)
                .into_iter()
                .find(|asked| asked["seat"] == seat);
            assert_eq!(mine.expect("asked")["prompt"], question);
            let sent = clients[seat].choose().await;
            let card = sent["choice"]
                .as_object()
                .unwrap()
                .values()
                .next()
                .unwrap()
                .as_str()
                .unwrap()
                .to_owned();
            let last_of_all = seat == 1 && question == "setup-wilderness";
            for (other, client) in clients.iter_mut().enumerate() {
                client.hear_type("choice").await;
                let told = client.told.last().expect("told");
                assert!(other == seat || last_of_all || !told.contains(&card), "{told}");
                assert_eq!(told.contains(sent["id"].as_str().unwrap()), other == seat, "{told}");
            }
        }
    }
    assert_eq!(clients[0].view["step"], "play");
    server.stop().await;
}

async fn people_who_watch(house: House) {
    let server = house.serve().await;
    let address = server.address();
    let mut clients = party(address, json!({"seats": 2, "short": true}), 2, &[]).await;
    let code = clients[0].code.clone();
    let mut watcher = Client::watch(address, &code).await;
    assert_eq!(watcher.seat, None);
    assert_eq!(watcher.view["viewer"], "public");
    assert_eq!(watcher.view["choices"], json!([]));
    assert!(
        watcher.view["players"]
            .as_array()
            .unwrap()
            .iter()
            .all(|player| player["leader"].is_null())
    );
    let presence = watcher.hear_type("presence").await;
    assert_eq!(
        presence,
        json!({"type": "presence", "seats": [true, true], "watchers": 1})
    );
    for request in [
        json!({"do": "choose", "id": "1", "on": watcher.number, "choice": {"pass": true}}),
        json!({"do": "say", "text": "psst"}),
        json!({"do": "leave"}),
    ] {
        watcher.send(&request).await;
        assert_eq!(watcher.hear_type("refused").await["code"], "only-watching");
    }
    clients.push(watcher);
    let clients = play(clients).await;
    check_the_end(address, &clients).await;
    let alone = Client::open(address, json!({"seats": 2, "spectators": false}), &[]).await;
    let mut socket = crate::client::raw_socket(address).await;
    crate::client::say(&mut socket, &json!({"do": "hello", "version": 1, "table": alone.code})).await;
    assert_eq!(
        crate::client::listen(&mut socket).await.unwrap()["code"],
        "no-spectators"
    );
    server.stop().await;
}
