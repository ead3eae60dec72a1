//! A table belongs to one server at a time, and its log cannot have a gap.

use crate::client::{Client, settle};
use crate::games::{check_the_end, play, start};
use crate::house::{House, get, request};
use crate::scenarios;
use serde_json::json;
use std::time::Duration;

scenarios!(
    a_table_with_people_is_not_forgotten,
    an_old_table_costs_what_one_game_costs,
    finished_games_can_be_kept,
    a_table_of_a_newer_program,
);

/// People who wait for a fourth for more than a day still have a table, and what they play then is safe.
async fn a_table_with_people_is_not_forgotten(house: House) {
    let mut config = house.config();
    config.pace.unplayed = Duration::from_millis(1);
    config.pace.round = Duration::from_millis(20);
    let server = house.serve_with(config).await;
    let mut ada = Client::open(server.address(), json!({"seats": 2}), &[]).await;
    let ben = Client::sit(server.address(), &ada.code, "Ben").await;
    // A table nobody is at shows that the rounds have come by: it is forgotten.
    let deserted = crate::client::open_table(server.address(), json!({"settings": {"seats": 2}})).await;
    let deserted = deserted["code"].as_str().expect("a code");
    house
        .execute(&format!("update tables set changed = 0 where code = '{deserted}'"))
        .await;
    let tables = format!("select count(*) from tables where code = '{deserted}'");
    while house.count(&tables).await > 0 {
        ada.send(&json!({"do": "ping"})).await;
        ada.hear_type("pong").await;
    }
    let entries = format!("select count(*) from log where code = '{}'", ada.code);
    assert_eq!(house.count(&entries).await, 3, "opened, and two sat down");
    let mut clients = vec![ada, ben];
    clients[1].be_ready().await;
    start(&mut clients).await;
    clients[0].choose().await;
    clients[1].choose().await;
    while clients[0].number < 7 {
        clients[0].hear().await;
    }
    settle(&mut clients).await;
    server.stop().await;
    // What was told is there after a restart, and the game goes on.
    let server = house.serve().await;
    for client in &mut clients {
        client.vanish();
        client.connect(server.address()).await;
        client.forget_answer();
    }
    let clients = play(clients).await;
    check_the_end(server.address(), &clients).await;
    server.stop().await;
}

/// However much happened at a table, little is read to bring it into memory, to come back, and to show a finished game.
async fn an_old_table_costs_what_one_game_costs(house: House) {
    let server = house.serve().await;
    let mut ada = Client::open(server.address(), json!({"seats": 2, "short": true}), &["novice"]).await;
    for _ in 0..3 {
        ada.send(&json!({"do": "start"})).await;
        ada.play_to_the_end().await;
        for line in 0..400 {
            ada.send(&json!({"do": "say", "text": format!("line {line}")})).await;
        }
        let number = ada.number + 400;
        ada.hear_until(|ada| ada.number >= number).await;
    }
    let code = ada.code.clone();
    // A snapshot is never farther away than this, before any entry.
    let far = format!(
        "select coalesce(max(log.number - coalesce((select max(number) from snapshots
             where snapshots.code = log.code and snapshots.number <= log.number), 0)), 0)
         from log where code = '{code}'"
    );
    while house.count(&far).await > 512 {
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
    let records = format!("select count(*) from records where code = '{code}'");
    while house.count(&records).await < 3 {
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
    server.stop().await;
    // The old entries need not even be there: nobody reads them.
    let lost = ada.number - 1000;
    house
        .execute(&format!("delete from log where code = '{code}' and number < {lost}"))
        .await;
    let server = house.serve().await;
    let told = ada.told.clone();
    ada.vanish();
    ada.number -= 300;
    ada.told.truncate(told.len() - 300);
    ada.connect(server.address()).await;
    ada.hear_until(|ada| ada.told.len() == told.len()).await;
    assert_eq!(ada.told, told, "the same bytes as when it happened");
    for game in 1..=3 {
        let answer = get(server.address(), &format!("/api/tables/{code}/games/{game}")).await;
        assert_eq!(answer.status, 200, "{}", answer.text());
    }
    ada.send(&json!({"do": "start"})).await;
    ada.play_to_the_end().await;
    check_the_end(server.address(), &[ada]).await;
    server.stop().await;
}

async fn finished_games_can_be_kept(house: House) {
    let server = house.serve().await;
    let mut ada = Client::open(server.address(), json!({"seats": 2, "short": true}), &["novice"]).await;
    let path = format!("/api/tables/{}/games/1", ada.code);
    assert_eq!(get(server.address(), &path).await.code(), "no-such-game");
    ada.send(&json!({"do": "start"})).await;
    ada.hear_until(|ada| ada.phase() == "playing").await;
    assert_eq!(get(server.address(), &path).await.code(), "game-not-over");
    ada.play_to_the_end().await;
    for form in ["", "/text"] {
        let path = format!("{path}{form}");
        let first = get(server.address(), &path).await;
        assert_eq!(first.status, 200, "{}", first.text());
        assert!(
            first.headers["cache-control"].contains("immutable"),
            "{:?}",
            first.headers
        );
        let tag = &first.headers["etag"];
        let again = request(server.address(), "GET", &path, &[("if-none-match", tag)], None).await;
        assert_eq!((again.status, again.body.len()), (304, 0));
        let other = request(server.address(), "GET", &path, &[("if-none-match", "\"x\"")], None).await;
        assert_eq!((other.status, other.body), (200, first.body));
    }
    server.stop().await;
}

/// A table at which a newer program has written something this one does not know is left alone; all others go on.
async fn a_table_of_a_newer_program(house: House) {
    let server = house.serve().await;
    let ada = Client::open(server.address(), json!({"seats": 2}), &["novice"]).await;
    let ben = Client::open(server.address(), json!({"seats": 2}), &["novice"]).await;
    server.stop().await;
    let (newer, older) = (ada.code, ben.code);
    house
        .execute(&format!(
            "insert into log (code, number, at, origin, format, body)
             select code, 3, 1, 1, 1000, '{{\"type\":\"sang\",\"song\":7}}' from tables where code = '{newer}'"
        ))
        .await;
    let server = house.serve().await;
    let told = get(server.address(), &format!("/api/tables/{newer}")).await;
    assert_eq!((told.status, told.code().as_str()), (503, "newer"));
    let mut socket = crate::client::raw_socket(server.address()).await;
    crate::client::say(&mut socket, &json!({"do": "hello", "version": 1, "table": newer})).await;
    let goodbye = crate::client::listen(&mut socket).await.expect("a word");
    assert_eq!(
        (&goodbye["type"], &goodbye["code"]),
        (&json!("goodbye"), &json!("newer"))
    );
    let told = get(server.address(), &format!("/api/tables/{older}")).await;
    assert_eq!(told.status, 200);
    server.stop().await;
    // What it wrote is still there for it.
    assert_eq!(
        house
            .count(&format!("select count(*) from log where code = '{newer}'"))
            .await,
        3
    );
}
