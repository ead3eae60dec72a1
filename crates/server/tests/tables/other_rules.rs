//! Tables that were left in the middle of a game, and read by a program with other rules, or after they were damaged.

use crate::client::{Client, settle};
use crate::games::{check_the_end, party, play};
use crate::house::{House, request};
use crate::scenarios;
use serde_json::json;
use server::Database;

scenarios!(
    games_of_other_rules_do_not_go_on,
    games_of_other_rules_that_are_the_same_go_on,
    games_from_before_choices_were_checked_go_on,
    damaged_games_do_not_go_on
);

/// A table in the middle of a game, left by its server; nothing but its entries is kept.
async fn left_in_the_middle(house: &House) -> Vec<Client> {
    let server = house.serve().await;
    let mut clients = party(server.address(), json!({"seats": 2}), 2, &[]).await;
    for _ in 0..12 {
        settle(&mut clients).await;
        let asked = clients.iter_mut().find(|client| !client.choices().is_empty());
        asked.expect("somebody is asked").choose().await;
        clients[0].hear_type("choice").await;
    }
    settle(&mut clients).await;
    server.stop().await;
    house.execute("delete from snapshots").await;
    clients
}

/// As if the game had been begun by the revision after this one.
const BEGUN_BY_ANOTHER: &str = r#"update log set body = replace(body, '"revision":1', '"revision":2')"#;

/// As if the choices had been written by a program that did not say where they led.
const UNCHECKED: &str = r#"update log set body = replace(body, '"state"', '"unknown"')"#;

/// As if choices had led elsewhere.
fn leading_elsewhere(house: &House) -> &'static str {
    match &house.database {
        Database::Sqlite(_) => {
            r#"update log set body = substr(body, 1, instr(body, '"state":') - 1) || '"state":7}'
               where body like '%"type":"choice"%'"#
        }
        Database::Postgres(_) => {
            r#"update log set body = regexp_replace(body, '"state":[0-9]+', '"state":7')
               where body like '%"type":"choice"%'"#
        }
    }
}

/// What somebody is told who asks for the table, in every language.
async fn told(house: &House, code: &str) -> Vec<(String, String)> {
    let server = house.serve().await;
    let mut told = Vec::new();
    for language in ["en", "de", "pl"] {
        let path = format!("/api/tables/{code}");
        let answer = request(server.address(), "GET", &path, &[("accept-language", language)], None).await;
        let message = answer.json()["error"]["message"]
            .as_str()
            .unwrap_or_default()
            .to_owned();
        told.push((answer.code(), message));
    }
    server.stop().await;
    told
}

async fn games_of_other_rules_do_not_go_on(house: House) {
    let clients = left_in_the_middle(&house).await;
    house.execute(BEGUN_BY_ANOTHER).await;
    house.execute(leading_elsewhere(&house)).await;
    let says = ["revision 2 of the rules", "Regelstand 2", "wersji 2"];
    for ((code, message), says) in told(&house, &clients[0].code).await.into_iter().zip(says) {
        assert_eq!(code, "other-revision", "{message}");
        let plain = message.replace(['\u{2068}', '\u{2069}'], "");
        assert!(plain.contains(says), "{plain}");
    }
    // Nor if nothing says where they led.
    house.execute(UNCHECKED).await;
    for (code, message) in told(&house, &clients[0].code).await {
        assert_eq!(code, "other-revision", "{message}");
    }
}

/// All of them come back and play to the end.
async fn goes_on(house: &House, mut clients: Vec<Client>) {
    let server = house.serve().await;
    for client in &mut clients {
        client.connect(server.address()).await;
        client.forget_answer();
    }
    check_the_end(server.address(), &play(clients).await).await;
    server.stop().await;
}

async fn games_of_other_rules_that_are_the_same_go_on(house: House) {
    let clients = left_in_the_middle(&house).await;
    house.execute(BEGUN_BY_ANOTHER).await;
    goes_on(&house, clients).await;
}

async fn games_from_before_choices_were_checked_go_on(house: House) {
    let clients = left_in_the_middle(&house).await;
    house.execute(UNCHECKED).await;
    goes_on(&house, clients).await;
}

async fn damaged_games_do_not_go_on(house: House) {
    let clients = left_in_the_middle(&house).await;
    house.execute(leading_elsewhere(&house)).await;
    for (code, message) in told(&house, &clients[0].code).await {
        assert_eq!(code, "internal", "{message}");
        assert!(!message.is_empty());
    }
}
