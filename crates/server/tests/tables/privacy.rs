//! What is kept of people: downloading it, and deleting it.

use crate::client::{Client, open_table, settle};
use crate::games::{check_the_end, play, start};
use crate::hosts::{admin, config, new_key};
use crate::house::{House, get, request};
use crate::{Scenario, logs, scenarios};
use serde_json::{Value, json};
use server::{Server, backup};
use std::net::SocketAddr;

scenarios!(a_person_is_forgotten);

/// What needs servers that share a database.
pub(crate) fn only_shared() -> Vec<Scenario> {
    vec![Scenario {
        name: "a_person_is_forgotten_on_every_server",
        run: |house| Box::pin(a_person_is_forgotten_on_every_server(house)),
    }]
}

pub(crate) const NAME: &str = "Adalbertina";
pub(crate) const LINE: &str = "my cat is called Quux";

pub(crate) async fn own(address: SocketAddr, key: &str, method: &str, path: &str) -> Value {
    let bearer = format!("Bearer {key}");
    let answer = request(address, method, path, &[("authorization", &bearer)], None).await;
    assert_eq!(answer.status, 200, "{}", answer.text());
    answer.json()
}

/// Every row of the database, as text, and those that are in no backup.
pub(crate) async fn rows(house: &House) -> String {
    let mut file = Vec::new();
    backup(&house.database, &house.beside, 1, &mut file)
        .await
        .expect("a backup");
    String::from_utf8(file).expect("text")
}

/// How many games are known of whoever has this key.
async fn games_of(address: SocketAddr, key: &str) -> Option<u64> {
    own(address, key, "GET", "/api/player").await["games"].as_u64()
}

/// Two with keys at a table, and their game played to the end.
pub(crate) async fn played(server: &Server, keys: &[(String, String)]) -> Vec<Client> {
    let address = server.address();
    let before = games_of(address, &keys[1].0).await;
    let opened = open_table(address, json!({"settings": {"seats": 2, "short": true}})).await;
    let code = opened["code"].as_str().unwrap();
    let mut clients = Vec::new();
    for (name, (key, _)) in [NAME, "Ben"].iter().zip(keys) {
        clients.push(Client::sit_with_key(address, code, name, Some(key)).await);
    }
    for (client, line) in clients.iter_mut().zip([LINE, "mine is a dog"]) {
        client.send(&json!({"do": "say", "text": line})).await;
        client.hear_type("said").await;
    }
    clients[1].be_ready().await;
    start(&mut clients).await;
    let clients = play(clients).await;
    while games_of(address, &keys[1].0).await == before {
        tokio::task::yield_now().await;
    }
    clients
}

/// Nothing of these is anywhere.
async fn nothing_is_left(house: &House, server: &Server, traces: &[&str]) {
    let rows = rows(house).await;
    for trace in traces {
        assert!(!rows.contains(trace), "{trace} is in a row");
        let kept = format!("select count(*) from snapshots where body like '%{trace}%'");
        assert_eq!(house.count(&kept).await, 0, "{trace} is in a snapshot");
    }
    let metrics = get(server.metrics_address().expect("numbers"), "/metrics").await.text();
    for trace in traces {
        assert!(!metrics.contains(trace), "{trace} is in the numbers");
    }
    let logged = logs::kept();
    assert!(logged.contains("serving"), "servers log something");
    for trace in traces {
        assert!(!logged.contains(trace), "{trace} was logged");
    }
    for (name, bytes) in house.files() {
        for trace in traces {
            let found = bytes.windows(trace.len()).any(|window| window == trace.as_bytes());
            assert!(!found, "{trace} is in the file {name}");
        }
    }
}

async fn a_person_is_forgotten(house: House) {
    logs::keep();
    let server = house.serve_with(config(&house)).await;
    let address = server.address();
    let keys = [new_key(address).await, new_key(address).await];
    let (ada, ben) = (&keys[0], &keys[1]);
    // A table that was closed by the host: only the game is left of it.
    let closed = played(&server, &keys).await;
    admin(address, "DELETE", &format!("tables/{}", closed[0].code), None).await;
    // A table at which nobody is, and one at which another game is played.
    let ended = played(&server, &keys).await;
    let mut clients = played(&server, &keys).await;
    clients[1].be_ready().await;
    start(&mut clients).await;
    clients[0]
        .send(&json!({"do": "report", "seat": 1, "why": "Quux says so"}))
        .await;
    clients[0].hear_type("done").await;
    clients[1]
        .send(&json!({"do": "report", "seat": 0, "why": "Adalbertina told me where Quux lives"}))
        .await;
    clients[1].hear_type("done").await;
    settle(&mut clients).await;
    own(address, &ada.0, "PUT", &format!("/api/player/blocks/{}", ben.1)).await;
    let rude = json!({"player": ada.1, "hours": 3, "reason": "Adalbertina shouted"});
    let ban = admin(address, "POST", "bans", Some(rude.clone())).await;
    admin(
        address,
        "DELETE",
        &format!("bans/{}", ban["id"].as_str().unwrap()),
        None,
    )
    .await;
    clients[0].connect_again(address).await;
    // Everything is there, and nothing of anybody else.
    let data = own(address, &ada.0, "GET", "/api/player/data").await;
    assert_eq!(data["player"]["name"], NAME);
    assert_eq!(data["history"].as_array().map(Vec::len), Some(3));
    assert_eq!(data["tables"].as_array().map(Vec::len), Some(2));
    let entries = data["tables"][0]["entries"].as_array().expect("entries");
    let kinds: Vec<&str> = entries.iter().filter_map(|one| one["entry"]["type"].as_str()).collect();
    assert_eq!(kinds[0], "seated");
    assert!(kinds.contains(&"said") && kinds.contains(&"choice"), "{kinds:?}");
    assert!(entries[0]["entry"].get("token").is_none());
    // Where a choice led follows from others' secrets.
    assert!(
        house
            .count(r#"select count(*) from log where body like '%"type":"choice"%"state":%'"#)
            .await
            > 0
    );
    assert!(entries.iter().all(|entry| entry["entry"].get("state").is_none()));
    assert_eq!(data["blocks"], json!([ben.1]));
    assert_eq!(
        data["reports"].as_array().map(Vec::len),
        Some(1),
        "what others reported is theirs"
    );
    assert_eq!(data["reports"][0]["reason"], "Quux says so");
    let deeds: Vec<Value> = data["deeds"]
        .as_array()
        .unwrap()
        .iter()
        .map(|deed| json!([deed["deed"], deed["note"]]))
        .collect();
    assert_eq!(deeds, [json!(["ban", "3 h Adalbertina shouted"]), json!(["unban", ""])]);
    assert!(!data.to_string().contains("Hedy"));
    let text = data["tables"].to_string();
    assert!(text.contains(LINE) && !text.contains("mine is a dog") && !text.contains(&ben.1));
    assert!(rows(&house).await.contains(NAME));

    // What others download is theirs.
    let theirs = own(address, &ben.0, "GET", "/api/player/data").await["tables"].to_string();
    assert!(theirs.contains("mine is a dog") && !theirs.contains(LINE) && !theirs.contains(NAME));

    // What others typed about her goes as well, also what is about somebody else.
    admin(address, "POST", "bans", Some(rude)).await;
    let other = json!({"network": "192.0.2.0/24", "reason": "rude to ADALBERTINA, and to Adalbertinas friends"});
    let other = admin(address, "POST", "bans", Some(other)).await["id"].clone();
    clients[1]
        .send(&json!({"do": "say", "text": "well done, Adalbertina"}))
        .await;
    clients[1].hear_type("said").await;
    let forgotten = own(address, &ada.0, "DELETE", "/api/player").await;
    assert_eq!(forgotten["tables"], 2);
    let traces = [NAME, "ADALBERTINA", "Quux", &ada.1, &ada.1[..16], &ada.0];
    nothing_is_left(&house, &server, &traces).await;
    let bans = admin(address, "GET", "bans", None).await["bans"].clone();
    let bans = bans.as_array().expect("a list");
    let other = bans.iter().find(|ban| ban["id"] == other).expect("it holds");
    assert_eq!(other["reason"], "rude to …, and to … friends");
    assert_eq!(bans.len(), 2);
    let noted = crate::hosts::deeds(address).await;
    assert_eq!(noted[..2], ["ban forever rude to …, and to … friends", "ban 3 h"]);
    let gone = get(address, &format!("/api/players/{}", ada.1)).await;
    assert_eq!(gone.code(), "no-such-player");
    assert_eq!(own(address, &ada.0, "GET", "/api/player").await["games"], 0);
    // The others are who they were, and their games can be replayed.
    let history = own(address, &ben.0, "GET", "/api/player").await;
    assert_eq!(history["games"], 3);
    for game in history["history"].as_array().expect("games") {
        let names: Vec<&Value> = game["details"]["seats"]
            .as_array()
            .unwrap()
            .iter()
            .map(|seat| &seat["name"])
            .collect();
        assert_eq!(names, ["", "Ben"]);
        let path = format!("/api/tables/{}/games/{}", game["code"].as_str().unwrap(), game["game"]);
        let log = get(address, &path).await.text().parse::<rules::Log>().expect("a log");
        assert!(log.replay().expect("a game").game().is_over());
    }
    // Her seat is hers no more, and the game that was being played goes on without her.
    let welcome = clients[1].hear_type("welcome").await;
    let said = welcome["chat"].as_array().and_then(|chat| chat.last()).expect("a line");
    assert_eq!(said["text"], "well done, …");
    assert_eq!(welcome["table"]["seats"][0]["name"], "");
    assert_eq!(welcome["table"]["seats"][0]["away"], "left");
    while clients[0].try_hear().await.is_some() {}
    let mut ben_alone = clients.remove(1);
    ben_alone.forget_answer();
    ben_alone.play_to_the_end().await;
    check_the_end(address, std::slice::from_ref(&ben_alone)).await;
    // The free seat is anybody's.
    let _next = Client::sit(address, &ended[0].code, "Cem").await;
    server.stop().await;
    // Also after a restart.
    let server = house.serve_with(config(&house)).await;
    let watching = Client::watch(server.address(), &ended[0].code).await;
    assert!(watching.heard[0].contains("mine is a dog"));
    nothing_is_left(&house, &server, &traces).await;
    server.stop().await;
}

/// Whoever wants to be forgotten asks one server; their table belongs to another.
async fn a_person_is_forgotten_on_every_server(house: House) {
    logs::keep();
    let one = house.serve_with(config(&house)).await;
    let other = house.serve_with(config(&house)).await;
    let keys = [new_key(one.address()).await, new_key(other.address()).await];
    let mut clients = played(&one, &keys).await;
    clients[1].be_ready().await;
    start(&mut clients).await;
    let forgotten = own(other.address(), &keys[0].0, "DELETE", "/api/player").await;
    assert_eq!(forgotten["tables"], 1);
    let welcome = clients[1].hear_type("welcome").await;
    assert_eq!(welcome["table"]["seats"][0]["name"], "");
    let traces = [NAME, "Quux", &keys[0].1, &keys[0].1[..16], &keys[0].0];
    for server in [&one, &other] {
        nothing_is_left(&house, server, &traces).await;
    }
    // What is written afterwards knows nothing of her either.
    let mut ben = clients.remove(1);
    ben.forget_answer();
    ben.play_to_the_end().await;
    check_the_end(one.address(), std::slice::from_ref(&ben)).await;
    one.stop().await;
    nothing_is_left(&house, &other, &traces).await;
    other.stop().await;
}
