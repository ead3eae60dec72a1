//! Connections that are lost and made again: nothing is missed, nothing comes twice, nothing counts twice.

use crate::client::{Client, listen, raw_socket, say, settle};
use crate::games::{check_the_end, party};
use crate::house::{House, get};
use crate::scenarios;
use serde_json::{Value, json};
use std::net::SocketAddr;

scenarios!(
    lost_connections,
    choices_count_once,
    old_and_foreign_messages,
    what_happened_so_far
);

/// Somebody with a bad connection plays; somebody with a good one, on the same seat, only listens.
struct Pair {
    shaky: Client,
    steady: Client,
}

async fn pair(address: SocketAddr, shaky: Client) -> Pair {
    let mut steady = Client::watch(address, &shaky.code).await;
    steady.vanish();
    steady.token = shaky.token.clone();
    steady.number = 0;
    steady.connect(address).await;
    steady.told.clear();
    Pair { shaky, steady }
}

/// Plays to the end over a connection that breaks at the worst moments: right after a choice was sent, and in the
/// middle of abilities.
async fn play_shakily(address: SocketAddr, client: &mut Client) -> (u32, u32) {
    let (mut breaks, mut in_abilities) = (0, 0);
    let mut turn: u32 = 0;
    // A choice that may not have arrived: it is sent again over every new connection until it is heard of.
    let mut sent: Option<Value> = None;
    while client.phase() == "playing" {
        turn += 1;
        let in_ability = client.view["step"] == "ability";
        let breaks_now = turn.is_multiple_of(5) || in_ability && turn.is_multiple_of(2);
        if !client.choices().is_empty() {
            sent = Some(client.choose().await);
        }
        if breaks_now {
            breaks += 1;
            in_abilities += u32::from(in_ability);
            client.vanish();
            client.connect(address).await;
            if let Some(sent) = &sent {
                client.send(sent).await;
            }
        }
        if client.phase() == "playing" {
            let heard = client.hear().await;
            if sent.as_ref().is_some_and(|sent| heard["id"] == sent["id"]) {
                sent = None;
            }
        }
    }
    (breaks, in_abilities)
}

async fn lost_connections(house: House) {
    let server = house.serve().await;
    let address = server.address();
    let clients = party(address, json!({"seats": 4}), 3, &["adept"]).await;
    let mut playing = Vec::new();
    for client in clients {
        let Pair { mut shaky, mut steady } = pair(address, client).await;
        let begun = shaky.told.len() as u64;
        playing.push(tokio::spawn(async move {
            let steady = tokio::spawn(async move {
                steady.hear_until(|steady| steady.phase() == "ended").await;
                steady
            });
            let counted = play_shakily(address, &mut shaky).await;
            (shaky, steady.await.expect("heard to the end"), counted, begun)
        }));
    }
    let mut shaky_ones = Vec::new();
    let (mut breaks, mut in_abilities) = (0, 0);
    for one in playing {
        let (shaky, steady, counted, begun) = one.await.expect("played to the end");
        breaks += counted.0;
        in_abilities += counted.1;
        // The same bytes, however often the connection broke.
        let first: Value = serde_json::from_str(&steady.told[0]).unwrap();
        let skip =
            begun as usize + (first["number"].as_u64().unwrap() - number_of(&shaky.told[begun as usize])) as usize;
        assert_eq!(shaky.told[skip..], steady.told[..]);
        shaky_ones.push(shaky);
    }
    assert!(
        breaks > 20 && in_abilities > 3,
        "{breaks} breaks, {in_abilities} of them in abilities"
    );
    check_the_end(address, &shaky_ones).await;
    // Somebody who asks for all of it gets all of it, the same again.
    let seated = &shaky_ones[1];
    let mut again = Client::watch(address, &seated.code).await;
    again.vanish();
    again.token = seated.token.clone();
    again.number = number_of(&seated.told[0]) - 1;
    again.told.clear();
    again.connect(address).await;
    again.hear_until(|again| again.number == seated.number).await;
    assert_eq!(again.told, seated.told);
    server.stop().await;
}

fn number_of(text: &str) -> u64 {
    let message: Value = serde_json::from_str(text).unwrap();
    message["number"].as_u64().expect("a number")
}

async fn choices_count_once(house: House) {
    let server = house.serve().await;
    let address = server.address();
    let mut clients = party(address, json!({"seats": 2}), 2, &[]).await;
    let before = clients[0].number;
    let sent = clients[0].choose().await;
    clients[0].send(&sent).await;
    clients[0].send(&sent).await;
    let told = clients[0].hear_type("choice").await;
    assert_eq!((told["number"].as_u64(), &told["id"]), (Some(before + 1), &sent["id"]));
    for _ in 0..2 {
        let accepted = clients[0].hear_type("accepted").await;
        assert_eq!(
            accepted,
            json!({"type": "accepted", "id": sent["id"], "number": before + 1})
        );
    }
    // Over another connection, too.
    clients[0].vanish();
    clients[0].connect(address).await;
    clients[0].send(&sent).await;
    assert_eq!(clients[0].hear_type("accepted").await["number"], before + 1);
    // Another choice with another id counts, and the first one is history.
    let second = clients[0].choose().await;
    assert_eq!(clients[0].hear_type("choice").await["id"], second["id"]);
    clients[0].send(&sent).await;
    let code = clients[0].hear_type("refused").await["code"].clone();
    assert!(code == "not-asked" || code == "stale", "{code}");
    assert_eq!(clients[0].number, before + 2);
    server.stop().await;
}

async fn old_and_foreign_messages(house: House) {
    let server = house.serve().await;
    let address = server.address();
    let mut clients = party(address, json!({"seats": 2}), 2, &[]).await;
    // Both choose for the set-up; then one of them is asked for a turn.
    for seat in [0, 0, 1, 1] {
        clients[seat].choose().await;
        clients[seat].hear_type("choice").await;
        settle(&mut clients).await;
    }
    assert_eq!(clients[0].view["step"], "play");
    let active = clients[0].view["active"].as_u64().unwrap() as usize;
    let choice = clients[active].view["choices"][0].clone();
    // An answer to what was asked before.
    clients[active]
        .send(&json!({"do": "choose", "id": "old", "on": 1, "choice": choice}))
        .await;
    let refused = clients[active].hear_type("refused").await;
    assert_eq!((&refused["code"], &refused["id"]), (&json!("stale"), &json!("old")));
    // An answer to what nobody was told yet.
    for ahead in [clients[active].number + 1, u64::MAX] {
        clients[active]
            .send(&json!({"do": "choose", "id": "ahead", "on": ahead, "choice": choice}))
            .await;
        assert_eq!(clients[active].hear_type("refused").await["code"], "too-early");
    }
    // Another seat's choice.
    let other = 1 - active;
    let on = clients[other].number;
    clients[other]
        .send(&json!({"do": "choose", "id": "foreign", "on": on, "choice": choice}))
        .await;
    assert_eq!(clients[other].hear_type("refused").await["code"], "not-asked");
    // An answer to another question.
    let on = clients[active].number;
    clients[active]
        .send(&json!({"do": "choose", "id": "other", "on": on, "choice": {"draw": "harbor"}}))
        .await;
    assert_eq!(clients[active].hear_type("refused").await["code"], "other-question");
    // Somebody who claims to know more than happened is told everything.
    let mut socket = raw_socket(address).await;
    let code = &clients[0].code;
    say(
        &mut socket,
        &json!({"do": "hello", "version": 1, "table": code, "after": 1_000_000}),
    )
    .await;
    assert_eq!(listen(&mut socket).await.unwrap()["type"], "welcome");
    server.stop().await;
}

/// Somebody who comes without a memory is told the game so far, as they saw it happen; those who do not ask are not.
async fn what_happened_so_far(house: House) {
    let server = house.serve().await;
    let address = server.address();
    let settings = json!({"seats": 3, "clock": {"slow": {"days": 1}}});
    let mut clients = party(address, settings, 2, &["novice"]).await;
    let mut watcher = Client::watch(address, &clients[0].code).await;
    while clients[0].view["turn"].as_u64() < Some(3) {
        // If nobody is asked, the bot is.
        let asked = clients.iter().position(|client| !client.choices().is_empty());
        if let Some(asked) = asked {
            clients[asked].choose().await;
        }
        clients[asked.unwrap_or_default()].hear_type("choice").await;
        settle(&mut clients).await;
    }
    let number = clients[0].number;
    watcher.hear_until(|watcher| watcher.number >= number).await;
    for client in clients.iter().chain([&watcher]) {
        let mut hello = json!({"do": "hello", "version": 1, "table": client.code, "chronicle": true});
        if let Some(token) = &client.token {
            hello["token"] = json!(token);
        }
        let mut socket = raw_socket(address).await;
        say(&mut socket, &hello).await;
        let welcome = listen(&mut socket).await.expect("a welcome");
        let told = client
            .told
            .iter()
            .map(|text| serde_json::from_str::<Value>(text).unwrap());
        let heard: Vec<Value> = told
            .filter(|message| message["type"] == "choice" && message["number"].as_u64() <= welcome["number"].as_u64())
            .map(|message| json!({"seat": message["seat"], "events": message["events"], "by": message["by"]}))
            .collect();
        let chronicle = welcome["chronicle"].as_array().expect("the game so far");
        // Somebody who came late did not hear the beginning, and a bot may have gone on meanwhile.
        assert!(heard.len() > 4);
        assert!(chronicle.windows(heard.len()).any(|part| part == heard));
        hello["chronicle"] = json!(false);
        let mut socket = raw_socket(address).await;
        say(&mut socket, &hello).await;
        assert!(listen(&mut socket).await.expect("a welcome").get("chronicle").is_none());
    }
    // Whoever is not there can see whose turn it is, and until when.
    let glance = get(address, &format!("/api/tables/{}", clients[0].code)).await.json();
    let asked = glance["asked"].as_array().expect("who is asked");
    assert!(!asked.is_empty());
    for (seat, clock) in glance["clock"].as_array().expect("clocks").iter().enumerate() {
        let is_bot = seat == 2;
        assert_eq!(clock["deadline"].is_u64(), asked.contains(&json!(seat)) && !is_bot);
    }
    server.stop().await;
}
