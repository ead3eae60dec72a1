//! Databases that earlier versions of the program made: they are brought up to date, and their games go on.
//!
//! Each was left behind by a server of that version that was killed: a table with two finished games and one that is being
//! played, one with a rated game that is over, one with days for a decision at which somebody has left, and one at which
//! nobody has played yet.

use crate::client::{Client, settle};
use crate::games::{check_the_end, play, start};
use crate::house::{House, get, request};
use serde_json::{Value, json};
use server::{Server, StartError, Time, backup, restore, transfer};
use std::net::SocketAddr;

/// What was true when a database was made, and the secrets of those who sat there.
fn told_then(text: &str) -> Value {
    serde_json::from_str(text).expect("what was true then")
}

/// The SQLite file of the first version.
fn first_file() -> House {
    let house = House::sqlite();
    let server::Database::Sqlite(file) = &house.database else {
        panic!("this is about SQLite")
    };
    std::fs::write(file, include_bytes!("../golden/first.db")).expect("a copy");
    house
}

/// The PostgreSQL dump of the first version.
async fn first_dump() -> Option<House> {
    let house = House::postgres().await?;
    house.execute(include_str!("../golden/first.sql")).await;
    Some(house)
}

/// Those who sat at a table then, and are back.
async fn those_of(address: SocketAddr, table: &Value) -> Vec<Client> {
    let code = table["code"].as_str().expect("a code");
    let mut clients = Vec::new();
    for token in table["tokens"].as_array().expect("tokens") {
        clients.push(Client::back(address, code, token.as_str().expect("a token")).await);
    }
    settle(&mut clients).await;
    clients
}

/// A few minutes after both databases were left behind. Servers take it for now: a table at which nobody has played is
/// forgotten after a day, and clocks run out.
const THEN: u64 = 1_794_948_000_000;

async fn serve_then(house: &House) -> Server {
    let mut config = house.config();
    config.time = Time::at(THEN);
    house.serve_with(config).await
}

/// The database is opened, and everything goes on as if nothing had happened.
async fn goes_on(house: &House, told: &Value) {
    let server = serve_then(house).await;
    a_game_that_was_played(server.address(), &told["playing"]).await;
    a_game_that_had_ended(server.address(), &told["ended"]).await;
    let slow = those_of(server.address(), &told["slow"]).await;
    check_the_end(server.address(), &play(slow).await).await;
    let mut waiting = those_of(server.address(), &told["gathering"]).await;
    waiting[0].send(&json!({"do": "start", "fill": "novice"})).await;
    check_the_end(server.address(), &play(waiting).await).await;
    server.stop().await;
}

async fn a_game_that_was_played(address: SocketAddr, told: &Value) {
    let mut clients = those_of(address, told).await;
    assert_eq!(clients[0].table["last"], told["last"]);
    assert_eq!(clients[0].phase(), "playing");
    assert_eq!(clients[0].view["players"], told["view"]["players"]);
    for game in 1..=told["games"].as_u64().expect("a number") {
        let path = format!("/api/tables/{}/games/{game}", clients[0].code);
        let log: rules::Log = serde_json::from_slice(&get(address, &path).await.body).expect("a log");
        assert!(log.replay().expect("a game").game().is_over());
    }
    // From the very first entry.
    let mut anew = Client::back(address, &clients[0].code, told["tokens"][0].as_str().expect("a token")).await;
    let number = anew.number;
    anew.vanish();
    anew.number = 0;
    anew.connect_after(address, 0).await;
    anew.hear_until(|anew| anew.number >= number).await;
    drop(anew);
    clients = play(clients).await;
    check_the_end(address, &clients).await;
}

async fn a_game_that_had_ended(address: SocketAddr, told: &Value) {
    let mut clients = those_of(address, told).await;
    assert_eq!(clients[0].table["last"], told["last"]);
    for key in told["keys"].as_array().expect("keys") {
        let bearer = format!("Bearer {}", key.as_str().expect("a key"));
        let own = request(address, "GET", "/api/player", &[("authorization", &bearer)], None).await;
        assert_eq!(own.json()["rated_games"], 1, "{}", own.text());
        assert_eq!(own.json()["history"].as_array().map(Vec::len), Some(1));
        // Ids were shorter then. Links with them still lead to whoever it is.
        let id = own.json()["player"].as_str().expect("an id").to_owned();
        assert_eq!(id.len(), 32);
        let public = get(address, &format!("/api/players/{}", &id[..16])).await;
        assert_eq!(public.json()["player"], id);
    }
    // Seats belong to their keys, also those that were taken when nobody knew that.
    for (seat, key) in told["keys"].as_array().expect("keys").iter().enumerate() {
        let key = key.as_str().expect("a key");
        let mut back = Client::back_with_key(address, &clients[0].code, key).await;
        assert_eq!(back.seat, Some(seat as u64));
        back.vanish();
    }
    clients[1].be_ready().await;
    start(&mut clients).await;
    for key in told["keys"].as_array().expect("keys") {
        let bearer = format!("Bearer {}", key.as_str().expect("a key"));
        let own = request(
            address,
            "GET",
            "/api/player/tables",
            &[("authorization", &bearer)],
            None,
        )
        .await;
        assert_eq!(own.json()["tables"][0]["table"]["code"], clients[0].code.as_str());
    }
    check_the_end(address, &play(clients).await).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_file_of_the_first_version_goes_on() {
    let house = first_file();
    goes_on(&house, &told_then(include_str!("../golden/first.json"))).await;
    serve_then(&house).await.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_postgres_of_the_first_version_goes_on() {
    let Some(house) = first_dump().await else { return };
    goes_on(&house, &told_then(include_str!("../golden/first-postgres.json"))).await;
    serve_then(&house).await.stop().await;
}

/// Makes a database of the first version one of the third, as the third one did, with something only that one kept.
async fn of_the_third_version(house: &House, migrations: [&str; 2], version: &str) {
    for sql in migrations {
        house.execute(sql).await;
    }
    house.execute(version).await;
    let kept = "insert into blocks (player, blocked) values ('ada', 'eve')";
    house.execute(kept).await;
}

async fn the_third_version_goes_on(house: &House, told: &Value) {
    goes_on(house, told).await;
    for kept in ["blocks where blocked = 'eve'", "push_keys"] {
        assert_eq!(house.count(&format!("select count(*) from {kept}")).await, 1);
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_file_of_the_third_version_goes_on() {
    let house = first_file();
    let migrations = [
        include_str!("../../src/storage/migrations/sqlite-2.sql"),
        include_str!("../../src/storage/migrations/sqlite-3.sql"),
    ];
    of_the_third_version(&house, migrations, "pragma user_version = 3").await;
    the_third_version_goes_on(&house, &told_then(include_str!("../golden/first.json"))).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_postgres_of_the_third_version_goes_on() {
    let Some(house) = first_dump().await else { return };
    let migrations = [
        include_str!("../../src/storage/migrations/postgres-2.sql"),
        include_str!("../../src/storage/migrations/postgres-3.sql"),
    ];
    of_the_third_version(&house, migrations, "update oshra_version set version = 3").await;
    the_third_version_goes_on(&house, &told_then(include_str!("../golden/first-postgres.json"))).await;
}

/// Whether the program of the first version could still use a database.
async fn is_of_the_first_version(house: &House) -> bool {
    let version = match &house.database {
        server::Database::Sqlite(_) => "select count(*) from pragma_user_version where user_version = 1",
        server::Database::Postgres(_) => "select count(*) from oshra_version where version = 1",
    };
    house.count(version).await == 1
}

/// A backup of what the first version left behind, restored and played on; the database itself stays as it was. Then
/// the database is moved, and goes on there, too.
async fn is_copied_and_goes_on(from: &House, restored: &House, moved: &House, told: &Value) {
    let mut file = Vec::new();
    let copied = backup(&from.database, &[], 1, &mut file).await.expect("a backup");
    assert_eq!(copied.tables, 4);
    assert!(is_of_the_first_version(from).await);
    let read = restore(&restored.database, &mut file.as_slice()).await;
    assert_eq!(read.expect("it is restored"), copied);
    goes_on(restored, told).await;
    let taken = transfer(&from.database, &moved.database).await.expect("it is moved");
    assert_eq!(taken, copied);
    goes_on(moved, told).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn copies_of_a_file_of_the_first_version_go_on() {
    let told = told_then(include_str!("../golden/first.json"));
    is_copied_and_goes_on(&first_file(), &House::sqlite(), &House::sqlite(), &told).await;
    let Some(restored) = House::postgres().await else {
        return;
    };
    let Some(moved) = House::postgres().await else { return };
    is_copied_and_goes_on(&first_file(), &restored, &moved, &told).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn copies_of_a_postgres_of_the_first_version_go_on() {
    let told = told_then(include_str!("../golden/first-postgres.json"));
    let Some(from) = first_dump().await else { return };
    is_copied_and_goes_on(&from, &House::sqlite(), &House::sqlite(), &told).await;
    let Some(from) = first_dump().await else { return };
    let Some(restored) = House::postgres().await else {
        return;
    };
    let Some(moved) = House::postgres().await else { return };
    is_copied_and_goes_on(&from, &restored, &moved, &told).await;
}

/// A database that the next version has been at: this one may go on with it if that one said so, and otherwise refuses.
async fn beside_the_next_version(house: &House, version: impl Fn(u32) -> String) {
    house.serve().await.stop().await;
    house.execute(&version(5)).await;
    house.serve().await.stop().await;
    house.execute("update meta set value = '5' where name = 'oldest'").await;
    match Server::start(house.config()).await {
        Err(StartError::Storage(error)) => assert!(error.to_string().contains("newer version"), "{error}"),
        Err(error) => panic!("{error}"),
        Ok(_) => panic!("it may not use this database"),
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_next_version_may_share_a_database() {
    beside_the_next_version(&House::sqlite(), |version| format!("pragma user_version = {version}")).await;
    let Some(house) = House::postgres().await else { return };
    beside_the_next_version(&house, |version| {
        format!("update oshra_version set version = {version}")
    })
    .await;
}
