//! Several servers, one database.

use crate::Scenario;
use crate::client::{Client, raw_socket};
use crate::games::{check_the_end, play};
use crate::house::{Doomed, House, get, post};
use serde_json::json;
use std::time::{Duration, Instant};

/// What needs a database that several servers can share.
pub(crate) fn only_shared() -> Vec<Scenario> {
    vec![
        Scenario {
            name: "a_deaf_server",
            run: |house| Box::pin(a_deaf_server(house)),
        },
        Scenario {
            name: "two_servers_share_a_table",
            run: |house| Box::pin(two_servers_share_a_table(house)),
        },
        Scenario {
            name: "a_server_dies",
            run: |house| Box::pin(a_server_dies(house)),
        },
        Scenario {
            name: "a_lost_connection_to_the_database",
            run: |house| Box::pin(a_lost_connection_to_the_database(house)),
        },
        Scenario {
            name: "a_database_that_can_only_be_read",
            run: |house| Box::pin(a_database_that_can_only_be_read(house)),
        },
        Scenario {
            name: "limits_hold_for_all_servers_together",
            run: |house| Box::pin(limits_hold_for_all_servers_together(house)),
        },
    ]
}

async fn two_servers_share_a_table(house: House) {
    let (one, other) = (house.serve().await, house.serve().await);
    let settings = json!({"seats": 4, "open": true});
    let mut ada = Client::open(one.address(), settings, &["novice"]).await;
    let code = ada.code.clone();
    let listed = get(other.address(), "/api/tables").await.json();
    assert_eq!(listed["tables"][0]["code"], json!(code));
    let mut ben = Client::sit(other.address(), &code, "Ben").await;
    assert_eq!(ada.hear_type("seated").await["seat"], 1);
    let mut cem = Client::sit(one.address(), &code, "Cem").await;
    let watcher = Client::watch(other.address(), &code).await;
    // Who is connected anywhere is known everywhere.
    loop {
        let presence = ben.hear_type("presence").await;
        if presence["seats"] == json!([true, true, true, false]) && presence["watchers"] == 1 {
            break;
        }
    }
    for client in [&mut ben, &mut cem] {
        client.be_ready().await;
    }
    // At the same moment on both servers: one of them is first, and the game begins once.
    ada.hear_until(|ada| ada.table["seats"][1]["ready"] == true && ada.table["seats"][2]["ready"] == true)
        .await;
    ada.send(&json!({"do": "ready"})).await;
    ben.hear_until(|ben| ben.table["seats"][0]["ready"] == true).await;
    tokio::join!(async { ada.send(&json!({"do": "start"})).await }, async {
        ben.send(&json!({"do": "start"})).await
    });
    let clients = play(vec![ada, ben, cem, watcher]).await;
    assert!(clients.iter().all(|client| client.table["game"] == 1));
    assert!(clients.iter().all(|client| client.number == clients[0].number));
    check_the_end(other.address(), &clients).await;
    one.stop().await;
    other.stop().await;
}

async fn a_server_dies(house: House) {
    let mut config = house.config();
    config.pace.absence = Duration::from_millis(500);
    let doomed = Doomed::serve_with(config.clone());
    let other = house.serve_with(config).await;
    let mut ada = Client::open(doomed.address, json!({"seats": 3}), &["novice"]).await;
    let mut ben = Client::sit(other.address(), &ada.code, "Ben").await;
    ben.send(&json!({"do": "ready"})).await;
    ada.hear_type("ready").await;
    ada.send(&json!({"do": "start"})).await;
    ben.hear_until(|ben| ben.phase() == "playing").await;
    ada.hear_until(|ada| ada.phase() == "playing").await;
    ada.choose().await;
    ada.hear_type("choice").await;
    doomed.crash();
    // Whoever was connected to another server is let go, and finds the table there when they come back.
    assert_eq!(ben.hear_type("goodbye").await["code"], "unavailable");
    ben.connect_again(other.address()).await;
    ben.forget_answer();
    while ben.table["seats"][0]["away"].is_null() {
        ben.step().await;
    }
    // Its clients connect to another one, and that is all.
    ada.vanish();
    ada.connect(other.address()).await;
    let clients = play(vec![ada, ben]).await;
    check_the_end(other.address(), &clients).await;
    other.stop().await;
}

/// A server hears nothing from the database any more, though everything it says arrives. The others take its tables over;
/// nobody who is connected anywhere is declared absent, and no bot decides for them.
async fn a_deaf_server(house: House) {
    let server::Database::Postgres(url) = &house.database else {
        panic!("this is about PostgreSQL")
    };
    let (wire, over_wire) = crate::postgres::wire(url);
    let mut config = house.config();
    // Long enough to come back on a busy machine.
    let absence = Duration::from_secs(4);
    config.pace.absence = absence;
    let other = house.serve_with(config.clone()).await;
    config.database = server::Database::Postgres(over_wire);
    let deaf = house.serve_with(config).await;
    let mut ada = Client::open(deaf.address(), json!({"seats": 2}), &[]).await;
    let mut ben = Client::sit(other.address(), &ada.code, "Ben").await;
    ben.be_ready().await;
    ada.hear_type("ready").await;
    ada.send(&json!({"do": "start"})).await;
    ada.hear_until(|ada| ada.phase() == "playing").await;
    ben.hear_until(|ben| ben.phase() == "playing").await;
    wire.mute(true);
    // It knows that it may not be the owner any more, and says so to whoever shares out connections.
    while get(deaf.address(), "/ready").await.status == 200 {
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    // Ben's server lets go of it, and owns the table when he comes back.
    assert_eq!(ben.hear_type("goodbye").await["code"], "unavailable");
    ben.connect(other.address()).await;
    // Ada comes to the server that hears.
    ada.vanish();
    ada.connect(other.address()).await;
    // A server that took its deafness for their absence would say so now.
    tokio::time::sleep(absence + Duration::from_secs(1)).await;
    wire.mute(false);
    while get(deaf.address(), "/ready").await.status != 200 {
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    // And she may as well come over the one that hears again.
    ada.vanish();
    ada.connect(deaf.address()).await;
    ada.forget_answer();
    ben.forget_answer();
    let clients = play(vec![ada, ben]).await;
    for client in &clients {
        let decided = |told: &String| told.contains("\"type\":\"away\"") || told.contains("\"by\":\"bot\"");
        assert!(!client.told.iter().any(decided), "nobody was ever away");
    }
    check_the_end(other.address(), &clients).await;
    deaf.stop().await;
    other.stop().await;
}

/// Every connection to the database is cut in the middle of a game, several times.
async fn a_lost_connection_to_the_database(house: House) {
    let (one, other) = (house.serve().await, house.serve().await);
    let mut ada = Client::open(one.address(), json!({"seats": 2}), &[]).await;
    let mut ben = Client::sit(other.address(), &ada.code, "Ben").await;
    ben.send(&json!({"do": "ready"})).await;
    ada.hear_type("ready").await;
    ada.send(&json!({"do": "start"})).await;
    let server::Database::Postgres(url) = &house.database else {
        panic!("this is about PostgreSQL")
    };
    let (database, connection) = tokio_postgres::connect(url, tokio_postgres::NoTls)
        .await
        .expect("a connection");
    tokio::spawn(connection);
    let cutting = tokio::spawn(async move {
        for _ in 0..10 {
            tokio::time::sleep(Duration::from_millis(60)).await;
            let cut = "select pg_terminate_backend(pid) from pg_stat_activity
                       where application_name = 'oshra' and datname = current_database()";
            database.execute(cut, &[]).await.expect("cut");
        }
    });
    let clients = play(vec![ada, ben]).await;
    cutting.await.expect("cut off");
    // The first question after the last cut may still meet the broken line, and is told to come again.
    let game = format!(
        "/api/tables/{}/games/{}",
        clients[0].code, clients[0].table["last"]["game"]
    );
    for _ in 0..100 {
        if get(one.address(), &game).await.status != 503 {
            break;
        }
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    check_the_end(one.address(), &clients).await;
    one.stop().await;
    other.stop().await;
}

/// Whether a database may be written from now on; who is connected connects again.
async fn may_write(house: &House, may: bool) {
    let value = if may { "off" } else { "on" };
    let set = format!(
        "begin read write;
         do $$ begin
             execute format('alter database %I set default_transaction_read_only = {value}', current_database());
         end $$;
         commit"
    );
    house.execute(&set).await;
    let cut = "select pg_terminate_backend(pid) from pg_stat_activity
               where application_name = 'oshra' and datname = current_database()";
    house.execute(cut).await;
}

/// A database that answers, and takes nothing: the server says that it is not ready, and comes back by itself.
async fn a_database_that_can_only_be_read(house: House) {
    let server = house.serve().await;
    let address = server.address();
    let status = async || get(address, "/ready").await.status;
    assert_eq!(status().await, 200);
    may_write(&house, false).await;
    while status().await != 503 {
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    let opening = json!({"settings": {"seats": 2}});
    let opened = post(address, "/api/tables", &opening).await;
    assert_eq!((opened.status, opened.code().as_str()), (503, "unavailable"));
    assert_eq!(status().await, 503);
    assert_eq!(get(address, "/health").await.status, 200);
    may_write(&house, true).await;
    while status().await != 200 {
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    assert_eq!(post(address, "/api/tables", &opening).await.status, 201);
    server.stop().await;
}

/// Whoever has used up what an address may have at one server has nothing left at the others, a moment later.
async fn limits_hold_for_all_servers_together(house: House) {
    let mut config = house.config();
    config.limits.sockets_per_address = 4;
    let one = house.serve_with(config.clone()).await;
    let other = house.serve_with(config).await;
    let mut sockets = Vec::new();
    for _ in 0..4 {
        sockets.push(raw_socket(one.address()).await);
    }
    let begun = Instant::now();
    let refused = loop {
        let connecting = tokio_tungstenite::connect_async(format!("ws://{}/api/socket", other.address()));
        if let Err(error) = connecting.await {
            break error.to_string();
        }
        assert!(
            begun.elapsed() < Duration::from_secs(30),
            "the other server never hears of it"
        );
    };
    assert!(refused.contains("429"), "{refused}");
    // Whoever closes there makes room here.
    drop(sockets);
    let begun = Instant::now();
    while tokio_tungstenite::connect_async(format!("ws://{}/api/socket", other.address()))
        .await
        .is_err()
    {
        assert!(
            begun.elapsed() < Duration::from_secs(30),
            "the other server never forgets"
        );
        tokio::task::yield_now().await;
    }
    one.stop().await;
    other.stop().await;
}
