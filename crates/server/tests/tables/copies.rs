//! Backups, restores and moves in the middle of games, and playing on afterwards.

use crate::client::{Client, settle};
use crate::games::{check_the_end, party, play};
use crate::house::House;
use crate::scenarios;
use serde_json::{Value, json};
use server::{CopyError, Database, StorageError, backup, check_backup, restore, transfer};
use std::collections::BTreeSet;

scenarios!(a_copy_is_played_on, what_is_no_backup_changes_nothing);

/// Everybody who is asked chooses, this many times.
async fn choose(clients: &mut [Client], times: usize) {
    for _ in 0..times {
        settle(clients).await;
        let asked = clients.iter_mut().find(|client| !client.choices().is_empty());
        let Some(asked) = asked else { break };
        asked.choose().await;
        let number = asked.number;
        for client in clients.iter_mut() {
            client.hear_until(|client| client.number > number).await;
        }
    }
    settle(clients).await;
}

async fn written(database: &Database) -> Vec<u8> {
    let mut file = Vec::new();
    backup(database, &[], 1, &mut file).await.expect("a backup");
    file
}

/// Every row of a backup, in no order.
fn rows(file: &[u8]) -> BTreeSet<String> {
    let text = std::str::from_utf8(file).expect("text");
    let row = |line: &str| serde_json::from_str::<Value>(line).expect("JSON");
    let rows = text.lines().map(row).filter(|line| !line["row"].is_null());
    // Databases name columns in an order of their own.
    rows.map(|line| {
        let row = line["row"].as_object().expect("a row");
        let sorted: std::collections::BTreeMap<_, _> = row.iter().collect();
        format!("{} {}", line["in"], json!(sorted))
    })
    .collect()
}

/// Everybody comes to a server with another database, sees what they saw, and plays on.
async fn come_back(house: &House, clients: &mut [Client]) -> server::Server {
    let views: Vec<Value> = clients.iter().map(|client| client.view.clone()).collect();
    let server = house.serve().await;
    for (client, view) in clients.iter_mut().zip(views) {
        client.connect(server.address()).await;
        client.forget_answer();
        assert_eq!(client.view, view, "as it was");
    }
    choose(clients, 12).await;
    server
}

async fn a_copy_is_played_on(house: House) {
    let server = house.serve().await;
    let settings = json!({"seats": 3, "edition": "print-and-play"});
    let mut clients = party(server.address(), settings.clone(), 3, &[]).await;
    choose(&mut clients, 15).await;

    // Another table plays while the backup is made.
    let others = party(server.address(), settings, 2, &["random"]).await;
    let beside = others[0].code.clone();
    let playing = tokio::spawn(play(others));
    let file = written(&house.database).await;
    let others = playing.await.expect("a game to the end");
    check_the_end(server.address(), &others).await;

    // No server may run where tables are moved from or restored to.
    let mut elsewhere = House::sqlite();
    for refused in [
        transfer(&house.database, &elsewhere.database).await,
        restore(&house.database, &mut file.as_slice()).await,
    ] {
        let in_use = matches!(refused, Err(CopyError::Storage(StorageError::InUse)));
        assert!(in_use, "{refused:?}");
    }
    server.stop().await;

    let restored = restore(&elsewhere.database, &mut file.as_slice())
        .await
        .expect("it is restored");
    assert_eq!(restored.tables, 2);
    assert_eq!(
        rows(&written(&elsewhere.database).await),
        rows(&file),
        "nothing is lost or added"
    );
    let mut server = come_back(&elsewhere, &mut clients).await;
    let watching = Client::watch(server.address(), &beside).await;
    assert!(watching.number > 0, "the other table is there too");

    // From here to there and back, with choices in each place; the last is of the kind it began with.
    for kind in 0..2 {
        server.stop().await;
        let next = match (&house.database, kind) {
            (Database::Postgres(_), 0) => House::postgres().await.expect("PostgreSQL is there"),
            _ => House::sqlite(),
        };
        transfer(&elsewhere.database, &next.database)
            .await
            .expect("it is moved");
        assert_eq!(
            rows(&written(&elsewhere.database).await),
            rows(&written(&next.database).await),
            "nothing is lost or added"
        );
        let again = transfer(&elsewhere.database, &next.database).await;
        assert!(
            matches!(again, Err(CopyError::Storage(StorageError::NotEmpty))),
            "{again:?}"
        );
        server = come_back(&next, &mut clients).await;
        elsewhere = next;
    }
    let clients = play(clients).await;
    check_the_end(server.address(), &clients).await;
    server.stop().await;
}

async fn what_is_no_backup_changes_nothing(house: House) {
    let server = house.serve().await;
    let mut clients = party(server.address(), json!({"seats": 2, "short": true}), 2, &[]).await;
    choose(&mut clients, 4).await;
    server.stop().await;
    let file = written(&house.database).await;
    let empty = House::sqlite();
    let half = &file[..file.len() / 2];
    let without_end = file
        .split_last_chunk::<20>()
        .map(|(rest, _)| rest)
        .expect("it is longer");
    let lines: Vec<&[u8]> = file.split_inclusive(|byte| *byte == b'\n').collect();
    let without_a_line = [&lines[..4], &lines[5..]].concat().concat();
    let changed = String::from_utf8_lossy(&file).replace("Ben", "Bob").into_bytes();
    for damaged in [half, without_end, &without_a_line, &changed] {
        let refused = restore(&empty.database, &mut &*damaged).await;
        assert!(matches!(refused, Err(CopyError::Damaged)), "{refused:?}");
        assert!(matches!(check_backup(&mut &*damaged), Err(CopyError::Damaged)));
    }
    for foreign in [&b""[..], b"{}\n", b"hello\n", &[0xff, 0xfe, b'\n']] {
        let refused = restore(&empty.database, &mut &*foreign).await;
        assert!(matches!(refused, Err(CopyError::NotABackup)), "{refused:?}");
        assert!(matches!(check_backup(&mut &*foreign), Err(CopyError::NotABackup)));
    }
    let newer = String::from_utf8_lossy(&file).replacen("\"version\":3", "\"version\":4", 1);
    let refused = restore(&empty.database, &mut newer.as_bytes()).await;
    assert!(matches!(refused, Err(CopyError::Newer)), "{refused:?}");
    // After all that it is still empty, and can be filled, with as much as a check says.
    let checked = check_backup(&mut file.as_slice()).expect("it is whole");
    let restored = restore(&empty.database, &mut file.as_slice()).await;
    assert_eq!(restored.expect("it is restored"), checked);
    assert_eq!(checked.tables, 1);
}
