//! Clocks: time runs out, a bot decides, and a restart changes nothing about it.

use crate::client::Client;
use crate::games::party;
use crate::house::House;
use crate::scenarios;
use serde_json::{Value, json};
use server::Time;
use std::time::Duration;

scenarios!(
    time_runs_out,
    going_and_coming_back_stops_no_clock,
    clocks_survive_a_restart,
    days_pass
);

async fn time_runs_out(house: House) {
    let mut config = house.config();
    config.pace.grace = Duration::ZERO;
    let server = house.serve_with(config).await;
    let address = server.address();
    let settings = json!({"seats": 2, "clock": {"live": {"seconds": 1, "reserve": 1}}});
    let mut clients = party(address, settings, 2, &[]).await;
    let started: Value = serde_json::from_str(clients[0].told.last().unwrap()).unwrap();
    let at = started["at"].as_u64().unwrap();
    assert_eq!(started["clock"][0], json!({"deadline": at + 2000, "reserve": 1000}));
    // Seat 0 chooses in time, seat 1 does not.
    for _ in 0..2 {
        clients[0].choose().await;
        clients[0].hear_type("choice").await;
    }
    assert_eq!(clients[0].clock[0], json!({"deadline": null, "reserve": 1000}));
    let late = clients[0].hear_type("choice").await;
    assert_eq!((&late["seat"], &late["by"]), (&json!(1), &json!("clock")));
    let took = late["at"].as_u64().unwrap() - at;
    assert!((2000..4000).contains(&took), "{took} ms");
    // The reserve is used up, so the next decision is out of time sooner.
    let asked = late["at"].as_u64().unwrap();
    assert_eq!(clients[0].clock[1], json!({"deadline": asked + 1000, "reserve": 0}));
    // Whoever misses three times in a row is taken over for, and can come back.
    while clients[0].table["seats"][1]["away"].is_null() {
        clients[0].step().await;
    }
    assert_eq!(clients[0].table["seats"][1]["away"], "clock");
    clients[1].send(&json!({"do": "back"})).await;
    clients[1].hear_type("back").await;
    clients[0].hear_type("back").await;
    let clocked = clients[0]
        .told
        .iter()
        .filter(|text| text.contains(r#""seat":1,"by":"clock""#))
        .count();
    assert_eq!(clocked, 3);
    server.stop().await;
}

/// Somebody goes and comes back, again and again, always before a bot has decided for them.
async fn going_and_coming_back_stops_no_clock(house: House) {
    let mut config = house.config();
    config.pace.grace = Duration::ZERO;
    config.pace.bot = Duration::from_secs(60);
    let server = house.serve_with(config).await;
    let settings = json!({"seats": 2, "clock": {"live": {"seconds": 1, "reserve": 1}}});
    let mut clients = party(server.address(), settings, 2, &[]).await;
    let started: Value = serde_json::from_str(clients[0].told.last().unwrap()).unwrap();
    let deadline = started["clock"][1]["deadline"].clone();
    let late = 'late: loop {
        // Often, but not so often that the table has enough of it.
        tokio::time::sleep(Duration::from_millis(10)).await;
        clients[1].send(&json!({"do": "leave"})).await;
        clients[1].send(&json!({"do": "back"})).await;
        loop {
            let heard = clients[1].hear().await;
            match heard["type"].as_str() {
                Some("back") => {
                    // The time that is left does not grow by it.
                    assert_eq!(heard["clock"][1]["deadline"], deadline);
                    break;
                }
                Some("choice") if heard["seat"] == 1 => break 'late heard,
                Some("refused") => panic!("{heard}"),
                _ => {}
            }
        }
    };
    assert_eq!(late["by"], "clock");
    assert_eq!(late["clock"][1]["reserve"], 0, "what it took is gone");
    let took = late["at"].as_u64().unwrap() - started["at"].as_u64().unwrap();
    assert!((2000..20_000).contains(&took), "{took} ms");
    server.stop().await;
}

async fn clocks_survive_a_restart(house: House) {
    let server = house.serve().await;
    let settings = json!({"seats": 2, "clock": {"live": {"seconds": 600, "reserve": 60}}});
    let mut clients = party(server.address(), settings, 2, &[]).await;
    tokio::time::sleep(Duration::from_millis(5)).await;
    clients[0].choose().await;
    clients[0].hear_type("choice").await;
    let before = clients[0].clock.clone();
    server.stop().await;
    let server = house.serve().await;
    let again = Client::watch(server.address(), &clients[0].code).await;
    assert_eq!(again.clock, before);
    assert!(before[0]["deadline"].as_u64() > before[1]["deadline"].as_u64());
    server.stop().await;
}

/// Days pass while nobody is connected and the server is down; then a bot decides without anybody asking.
async fn days_pass(house: House) {
    let server = house.serve().await;
    let settings = json!({"seats": 2, "clock": {"slow": {"days": 2}}});
    let mut clients = party(server.address(), settings, 2, &[]).await;
    clients[0].choose().await;
    clients[0].hear_type("choice").await;
    clients[1].hear_type("choice").await;
    server.stop().await;
    let later = async |days: u64| {
        let mut config = house.config();
        config.time = Time::ahead(Duration::from_secs(86_400 * days));
        config.pace.grace = Duration::ZERO;
        config.pace.round = Duration::from_millis(100);
        house.serve_with(config).await
    };
    let server = later(1).await;
    tokio::time::sleep(Duration::from_millis(500)).await;
    clients[1].connect(server.address()).await;
    assert_eq!(clients[1].hear().await["type"], "presence");
    assert_eq!(
        clients[1]
            .told
            .iter()
            .filter(|text| text.contains("clock\",\"events"))
            .count(),
        0
    );
    clients[1].vanish();
    server.stop().await;
    let server = later(3).await;
    // Long enough for a round; both seats have lost their time.
    tokio::time::sleep(Duration::from_millis(1500)).await;
    clients[1].connect(server.address()).await;
    let number = clients[1].number;
    clients[1].hear_until(|ben| ben.number >= number + 2).await;
    let decided: Vec<Value> = clients[1]
        .told
        .iter()
        .map(|text| serde_json::from_str(text).unwrap())
        .collect();
    let decided: Vec<&Value> = decided.iter().filter(|message| message["by"] == "clock").collect();
    assert_eq!(decided.len(), 2, "one choice of each seat: {decided:?}");
    // Seat 0 has made both choices of the set-up; seat 1 is asked for its second, and has two days for it.
    assert!(clients[1].clock[0]["deadline"].is_null());
    let ben = decided
        .iter()
        .find(|message| message["seat"] == 1)
        .expect("seat 1 was out of time");
    assert_eq!(
        clients[1].clock[1]["deadline"],
        ben["at"].as_u64().unwrap() + 2 * 86_400_000
    );
    server.stop().await;
}
