//! Tables spread over several databases: each is where its code says, and a database that is gone takes only its own tables
//! along.

use crate::Scenario;
use crate::client::{Client, settle};
use crate::games::{check_the_end, party, play};
use crate::house::{House, get};
use serde_json::json;
use server::{Database, Server, StartError, backup, restore};

/// What needs databases that several servers can share.
pub(crate) fn only_shared() -> Vec<Scenario> {
    vec![Scenario {
        name: "a_database_is_gone",
        run: |house| Box::pin(a_database_is_gone(house)),
    }]
}

/// Everybody who is asked chooses, this many times.
async fn choose(clients: &mut [Client], times: usize) {
    for _ in 0..times {
        settle(clients).await;
        let asked = clients.iter_mut().find(|client| !client.choices().is_empty());
        let Some(asked) = asked else { return };
        asked.choose().await;
        let number = asked.number;
        for client in clients.iter_mut() {
            client.hear_until(|client| client.number > number).await;
        }
    }
}

/// Everybody comes to another server.
async fn come_to(server: &Server, clients: &mut [Client]) {
    for client in clients {
        client.vanish();
        client.connect(server.address()).await;
        client.forget_answer();
    }
}

/// The tables of a database that does not answer wait; those of the other go on, and the server is ready for more.
async fn a_database_is_gone(house: House) {
    let Some(Database::Postgres(url)) = house.beside.first() else {
        panic!("this is about PostgreSQL")
    };
    let (wire, over_wire) = crate::postgres::wire(url);
    let mut config = house.config();
    config.beside = vec![Database::Postgres(over_wire)];
    let server = house.serve_with(config).await;
    let settings = json!({"seats": 2, "short": true});
    let home = party(server.address(), settings.clone(), 2, &[]).await;
    let mut beside = party(server.address(), settings.clone(), 2, &[]).await;
    assert_eq!((home[0].code.len(), beside[0].code.len()), (8, 9));
    settle(&mut beside).await;
    wire.mute(true);
    let home = play(home).await;
    check_the_end(server.address(), &home).await;
    let numbers = server.metrics_address().expect("numbers");
    let unsure = "oshra_lease_seconds{database=\"1\"} 0\n";
    while !get(numbers, "/metrics").await.text().contains(unsure) {
        tokio::task::yield_now().await;
    }
    // New tables are opened where the server is sure.
    for _ in 0..3 {
        let next = Client::open(server.address(), settings.clone(), &["novice"]).await;
        assert_eq!(next.code.len(), 8);
    }
    assert_eq!(get(server.address(), "/ready").await.status, 200);
    wire.mute(false);
    wire.cut();
    let beside = play(beside).await;
    check_the_end(server.address(), &beside).await;
    server.stop().await;
}

/// A server that had one database gets two more: nothing moves, new tables are spread, and all of it comes home again with
/// a backup.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn databases_are_added() {
    let (house, home) = (House::spread(), House::sqlite());
    let config = house.config();
    let mut alone = config.clone();
    alone.beside.clear();
    let settings = json!({"seats": 2, "short": true});
    let server = house.serve_with(alone.clone()).await;
    let mut tables = vec![party(server.address(), settings.clone(), 2, &[]).await];
    choose(&mut tables[0], 3).await;
    server.stop().await;

    let server = house.serve_with(config.clone()).await;
    come_to(&server, &mut tables[0]).await;
    for _ in 0..=house.beside.len() {
        let mut clients = party(server.address(), settings.clone(), 2, &[]).await;
        choose(&mut clients, 4).await;
        tables.push(clients);
    }
    let lengths: Vec<usize> = tables.iter().map(|clients| clients[0].code.len()).collect();
    assert!(lengths.starts_with(&[8, 8, 9]), "{lengths:?}");
    let open = Client::open(server.address(), json!({"seats": 2, "open": true}), &[]).await;
    let listed = get(server.address(), "/api/tables").await.json();
    assert_eq!(listed["tables"][0]["code"], json!(open.code));
    server.stop().await;
    drop(open);

    // None of them can be left out, neither by a server nor by a backup.
    match Server::start(alone).await {
        Err(StartError::Storage(error)) => assert!(error.to_string().contains("must be named"), "{error}"),
        Err(error) => panic!("{error}"),
        Ok(_) => panic!("tables would be missing"),
    }
    let mut file = Vec::new();
    let partly = backup(&house.database, &[], 1, &mut file).await;
    assert!(partly.unwrap_err().to_string().contains("name all of them"));

    let mut file = Vec::new();
    let copied = backup(&house.database, &house.beside, 1, &mut file)
        .await
        .expect("a backup");
    assert_eq!(copied.tables, tables.len() as u64 + 1);
    let read = restore(&home.database, &mut file.as_slice()).await;
    assert_eq!(read.expect("it is restored"), copied);
    let server = home.serve().await;
    for clients in &mut tables {
        come_to(&server, clients).await;
        choose(clients, 3).await;
    }
    server.stop().await;

    // Letters that tables brought home are not given away again.
    let mut again = home.config();
    again.beside = vec![Database::Sqlite(match &home.database {
        Database::Sqlite(file) => file.with_file_name("again.db"),
        Database::Postgres(_) => panic!("this is about SQLite"),
    })];
    let server = home.serve_with(again).await;
    let mut fresh = Vec::new();
    while fresh.len() < 2 {
        let opened = Client::open(server.address(), settings.clone(), &[]).await;
        fresh.extend((opened.code.len() == 9).then(|| opened.code.chars().last()));
    }
    let brought = tables
        .iter()
        .map(|clients| &clients[0].code)
        .filter(|code| code.len() == 9);
    for code in brought {
        assert_ne!(code.chars().last(), fresh[0]);
    }
    for mut clients in tables {
        come_to(&server, &mut clients).await;
        check_the_end(server.address(), &play(clients).await).await;
    }
    server.stop().await;
}
