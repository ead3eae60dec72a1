//! How long things are kept: what is old goes, and nothing else does.

use crate::client::{Client, settle};
use crate::games::{check_the_end, party, play};
use crate::hosts::{admin, config, deeds, new_key};
use crate::house::{House, get};
use crate::privacy::{LINE, NAME, own, played, rows};
use crate::scenarios;
use serde_json::{Value, json};
use std::time::{Duration, Instant};

scenarios!(things_are_kept_for_some_days, a_game_that_is_played_stays);

const DAY: i64 = 86_400_000;

impl House {
    /// Everything at a table happened this many days earlier, and nobody looks after it.
    async fn age(&self, code: &str, days: i64) {
        let by = days * DAY;
        self.execute(&format!(
            "update log set at = at - {by} where code = '{code}';
             update games set at = at - {by} where code = '{code}';
             update played set at = at - {by} where code = '{code}';
             update tables set changed = changed - {by} where code = '{code}'"
        ))
        .await;
    }

    /// Waits until no row of a place is like this any more.
    async fn wait_until_gone(&self, place: &str, like: &str) {
        let begun = Instant::now();
        while self.count(&format!("select count(*) from {place} where {like}")).await > 0 {
            assert!(begun.elapsed() < Duration::from_secs(60), "it is still there");
            tokio::task::yield_now().await;
        }
    }
}

/// The rows of a backup that are about a table.
async fn rows_of(house: &House, code: &str) -> Vec<Value> {
    let rows = rows(house).await;
    let lines = rows
        .lines()
        .map(|line| serde_json::from_str::<Value>(line).expect("JSON"));
    lines.filter(|line| line["row"]["code"] == code).collect()
}

/// Rows without who looks after a table, which changes when a server stops.
fn settled(rows: &[Value]) -> Vec<String> {
    let mut rows = rows.to_vec();
    for row in &mut rows {
        for changing in ["epoch", "due", "changed", "shown"] {
            if let Some(row) = row["row"].as_object_mut() {
                row.remove(changing);
            }
        }
    }
    let mut rows: Vec<String> = rows.iter().map(Value::to_string).collect();
    rows.sort();
    rows
}

async fn things_are_kept_for_some_days(house: House) {
    let server = house.serve_with(config(&house)).await;
    let keys = [new_key(server.address()).await, new_key(server.address()).await];
    let mut codes = Vec::new();
    for _ in 0..5 {
        codes.push(played(&server, &keys).await[0].code.clone());
    }
    server.stop().await;
    let [talked, old, young, live, last] = &codes[..] else {
        panic!("five tables")
    };
    // As if nobody had had them in memory for long.
    house.execute("update tables set owner = null, due = null").await;
    let before = rows_of(&house, young).await;
    house.age(talked, 3).await;
    house.age(old, 20).await;

    let mut config = config(&house);
    config.house.keep.chat = Some(Duration::from_secs(2 * 86_400));
    config.house.keep.games = Some(Duration::from_secs(10 * 86_400));
    config.pace.round = Duration::from_millis(50);
    let server = house.serve_with(config).await;
    let address = server.address();
    // Somebody is at this one, however old it is.
    let watching = Client::watch(address, live).await;
    house.age(live, 30).await;
    let here = rows_of(&house, live).await;
    // When this one is gone, every other was looked at, too.
    house.age(last, 30).await;
    for code in [last, old] {
        house.wait_until_gone("tables", &format!("code = '{code}'")).await;
        // Its games are forgotten after it, one database after the other.
        house.wait_until_gone("games", &format!("code = '{code}'")).await;
    }

    assert_eq!(
        settled(&rows_of(&house, young).await),
        settled(&before),
        "what is young stays"
    );
    assert_eq!(
        settled(&rows_of(&house, live).await),
        settled(&here),
        "what is live stays"
    );
    assert!(here.iter().any(|row| row.to_string().contains("my cat")));
    drop(watching);
    for gone in [old, last] {
        assert_eq!(rows_of(&house, gone).await, Vec::<Value>::new());
        assert_eq!(
            get(address, &format!("/api/tables/{gone}/games/1")).await.code(),
            "no-such-table"
        );
    }
    // What was said is gone, what was played is not.
    let kept = rows_of(&house, talked).await;
    assert!(kept.iter().all(|row| !row.to_string().contains("my cat")), "{kept:?}");
    let said = kept
        .iter()
        .filter(|row| row.to_string().contains("\\\"said\\\""))
        .count();
    assert_eq!(said, 2, "the numbers stay");
    let watching = Client::watch(address, talked).await;
    assert_eq!(watching.table["seats"][0]["name"], NAME);
    let log = get(address, &format!("/api/tables/{talked}/games/1")).await.text();
    assert!(log.parse::<rules::Log>().expect("a log").replay().is_ok());
    let history = own(address, &keys[0].0, "GET", "/api/player").await;
    assert_eq!(history["games"], 5, "ratings stay");
    assert_eq!(history["history"].as_array().map(Vec::len), Some(3));
    server.stop().await;
}

/// Somebody reported somebody at a table at which nobody has played yet; its code.
async fn reported_before_a_game(house: &House, address: std::net::SocketAddr) -> String {
    let mut clients = vec![Client::open(address, json!({"seats": 2}), &[]).await];
    let code = clients[0].code.clone();
    clients.push(Client::sit(address, &code, "Ben").await);
    settle(&mut clients).await;
    clients[0].send(&json!({"do": "report", "seat": 1})).await;
    clients[0].hear_type("done").await;
    let reports = format!("select count(*) from reports where code = '{code}'");
    assert_eq!(house.count(&reports).await, 1);
    code
}

async fn a_game_that_is_played_stays(house: House) {
    let server = house.serve_with(config(&house)).await;
    let address = server.address();
    let settings = json!({"seats": 2, "short": true, "clock": {"slow": {"days": 30}}});
    let mut clients = party(address, settings, 2, &[]).await;
    let code = clients[0].code.clone();
    clients[0].send(&json!({"do": "say", "text": LINE})).await;
    settle(&mut clients).await;
    let waiting = reported_before_a_game(&house, address).await;
    for network in ["192.0.2.1", "192.0.2.2", "192.0.2.3"] {
        let ban = json!({"network": network, "hours": 1, "reason": network});
        admin(address, "POST", "bans", Some(ban)).await;
    }
    server.stop().await;
    house.execute("update tables set owner = null, due = null").await;
    // All of it is old but the last two bans, of which one has no end.
    for table in [&code, &waiting] {
        house.age(table, 400).await;
    }
    let before = rows_of(&house, &code).await;
    assert!(before.iter().any(|row| row.to_string().contains(LINE)));
    house
        .execute(&format!(
            "update bans set until = until - {DAY} where reason = '192.0.2.1';
             update bans set until = null where reason = '192.0.2.3';
             update audit set at = at - {DAY} * 6 where note like '%192.0.2.1'"
        ))
        .await;

    let mut config = config(&house);
    config.house.keep.chat = Some(Duration::from_secs(2 * 86_400));
    config.house.keep.games = Some(Duration::from_secs(10 * 86_400));
    config.house.keep.audit = Duration::from_secs(5 * 86_400);
    config.pace.round = Duration::from_millis(50);
    let server = house.serve_with(config).await;
    // The audit log is looked at last.
    house.wait_until_gone("audit", "note like '%192.0.2.1'").await;
    assert_eq!(
        deeds(server.address()).await,
        ["ban 1 h 192.0.2.3", "ban 1 h 192.0.2.2"]
    );
    let bans = admin(server.address(), "GET", "bans", None).await;
    assert_eq!(bans["bans"].as_array().map(Vec::len), Some(2), "{bans}");
    assert_eq!(house.count("select count(*) from bans").await, 2);
    // A report goes with its table.
    assert_eq!(rows_of(&house, &waiting).await, Vec::<Value>::new());
    // What was said is gone. Nothing else is, and the game goes on.
    let without_the_line: Vec<String> = settled(&before).iter().map(|row| row.replace(LINE, "")).collect();
    assert_eq!(settled(&rows_of(&house, &code).await), without_the_line);
    for client in &mut clients {
        client.connect(server.address()).await;
        client.forget_answer();
    }
    let clients = play(clients).await;
    check_the_end(server.address(), &clients).await;
    server.stop().await;
}
