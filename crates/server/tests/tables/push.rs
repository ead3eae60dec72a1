//! People are told something while no page of theirs is open: once, and nothing that anybody else could read.

use crate::client::Client;
use crate::games::play;
use crate::house::{Answer, House, get, request};
use crate::own_tables::{new_player, pair};
use crate::privacy::own;
use crate::push_service::{Browser, PushService};
use crate::scenarios;
use serde_json::{Value, json};
use server::{Config, Time};
use std::net::SocketAddr;
use std::time::Duration;

scenarios!(
    whoever_is_gone_is_told_once,
    nobody_runs_out_of_days_without_a_word,
    a_rematch_and_an_invitation_are_told,
    what_is_gone_or_not_wanted_is_forgotten,
    nothing_beside_the_server_is_asked,
);

fn config(house: &House) -> Config {
    let mut config = house.config();
    config.push_anywhere = true;
    config.pace.calling = Duration::ZERO;
    config.pace.round = Duration::from_millis(200);
    config
}

async fn asks(address: SocketAddr, method: &str, path: &str, key: &str, body: &Value) -> Answer {
    let bearer = format!("Bearer {key}");
    let headers = [("authorization", bearer.as_str())];
    request(address, method, path, &headers, Some(&body.to_string())).await
}

/// A browser is told from now on; the name of its subscription.
async fn subscribe(address: SocketAddr, key: &str, wish: &Value) -> String {
    let answer = asks(address, "PUT", "/api/player/push", key, wish).await;
    assert_eq!(answer.status, 200, "{}", answer.text());
    answer.json()["id"].as_str().expect("an id").to_owned()
}

/// A message for this browser, and what it says.
async fn told(service: &mut PushService, browser: Browser, code: &str, why: &str) {
    let message = service.next().await;
    assert_eq!(message.body.len(), 86 + 256 + 16, "all are as long");
    let everything = format!("{} {}", message.head, String::from_utf8_lossy(&message.body));
    assert!(
        !everything.to_uppercase().contains(code),
        "the table can be read on the way"
    );
    for header in [
        "content-encoding: aes128gcm",
        "ttl: ",
        "topic: ",
        "authorization: vapid t=",
    ] {
        assert!(message.head.contains(header), "{header} in {}", message.head);
    }
    assert_eq!(browser.open(&message), json!({"table": code, "why": why}));
}

async fn whoever_is_gone_is_told_once(house: House) {
    let server = house.serve_with(config(&house)).await;
    let address = server.address();
    let key = get(address, "/api/push").await.json()["key"].clone();
    let (ada, ben) = (new_player(address).await, new_player(address).await);
    let mut service = PushService::open().await;
    let browser = Browser::new(&service, "ben");
    subscribe(address, &ben.0, &browser.wish(true, &[])).await;
    let mut clients = pair(
        address,
        &json!({"seats": 2, "clock": {"slow": {"days": 3}}}),
        [&ada.0, &ben.0],
    )
    .await;
    let mut ben_there = clients.remove(1);
    let code = ben_there.code.clone();
    assert!(!service.has_more(), "whoever is there sees it");
    ben_there.vanish();
    told(&mut service, browser, &code, "turn").await;
    server.stop().await;

    // The next server tells the same to nobody, and is known to browsers by the same key.
    let server = house.serve_with(config(&house)).await;
    let address = server.address();
    assert_eq!(get(address, "/api/push").await.json()["key"], key);
    assert_eq!(
        own(address, &ben.0, "GET", "/api/player/tables").await["tables"][0]["asked"],
        true
    );
    let browser = Browser::new(&service, "ben");
    subscribe(address, &ben.0, &browser.wish(true, &[])).await;
    ben_there.forget_answer();
    ben_there.connect_again(address).await;
    // What comes after the first of two choices at the beginning is another question.
    ben_there.choose().await;
    ben_there.hear_type("choice").await;
    ben_there.vanish();
    told(&mut service, browser, &code, "turn").await;
    assert!(!service.has_more(), "everything is told once");
    server.stop().await;
}

async fn nobody_runs_out_of_days_without_a_word(house: House) {
    let server = house.serve_with(config(&house)).await;
    let address = server.address();
    let (ada, ben) = (new_player(address).await, new_player(address).await);
    let mut service = PushService::open().await;
    let browser = Browser::new(&service, "ben");
    subscribe(address, &ben.0, &browser.wish(true, &[])).await;
    let clients = pair(
        address,
        &json!({"seats": 2, "clock": {"slow": {"days": 1}}}),
        [&ada.0, &ben.0],
    )
    .await;
    let code = clients[0].code.clone();
    drop(clients);
    told(&mut service, browser, &code, "turn").await;
    let browser = Browser::new(&service, "ben");
    subscribe(address, &ben.0, &browser.wish(true, &[])).await;
    server.stop().await;
    let mut later = config(&house);
    later.time = Time::ahead(Duration::from_secs(19 * 3600));
    let server = house.serve_with(later).await;
    told(&mut service, browser, &code, "reminder").await;
    assert!(!service.has_more());
    server.stop().await;
}

async fn a_rematch_and_an_invitation_are_told(house: House) {
    let server = house.serve_with(config(&house)).await;
    let address = server.address();
    let (ada, ben) = (new_player(address).await, new_player(address).await);
    let clients = pair(address, &json!({"seats": 2, "short": true}), [&ada.0, &ben.0]).await;
    let mut clients = play(clients).await;
    let code = clients[0].code.clone();
    let mut service = PushService::open().await;
    let browser = Browser::new(&service, "ben");
    subscribe(address, &ben.0, &browser.wish(true, &[])).await;
    drop(clients.remove(1));
    clients[0].be_ready().await;
    told(&mut service, browser, &code, "rematch").await;

    // Only whoever has played with somebody may ask them, and only to where they sit.
    while own(address, &ada.0, "GET", "/api/player").await["games"] == 0 {
        tokio::task::yield_now().await;
    }
    let opened = crate::client::open_table(address, json!({"settings": {"seats": 3}})).await;
    let code = opened["code"].as_str().expect("a code");
    let path = format!("/api/tables/{code}/invitations");
    let to_ben = json!({"player": ben.1});
    assert_eq!(
        asks(address, "POST", &path, &ada.0, &to_ben).await.code(),
        "only-watching"
    );
    let _there = Client::sit_with_key(address, code, "Ada", Some(&ada.0)).await;
    let stranger = new_player(address).await;
    let to_stranger = json!({"player": stranger.1});
    assert_eq!(
        asks(address, "POST", &path, &ada.0, &to_stranger).await.code(),
        "no-such-player"
    );
    let browser = Browser::new(&service, "ben");
    subscribe(address, &ben.0, &browser.wish(true, &[])).await;
    own(address, &ben.0, "PUT", &format!("/api/player/blocks/{}", ada.1)).await;
    assert_eq!(asks(address, "POST", &path, &ada.0, &to_ben).await.status, 200);
    own(address, &ben.0, "DELETE", &format!("/api/player/blocks/{}", ada.1)).await;
    for _ in 0..2 {
        let answer = asks(address, "POST", &path, &ada.0, &to_ben).await;
        assert_eq!(answer.json(), json!({"invited": true}));
    }
    told(&mut service, browser, code, "invitation").await;
    assert!(!service.has_more());
    server.stop().await;
}

/// Waits until this many browsers are known.
async fn browsers(house: &House, count: i64) {
    while house.count("select count(*) from subscriptions").await != count {
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
}

async fn what_is_gone_or_not_wanted_is_forgotten(house: House) {
    let server = house.serve_with(config(&house)).await;
    let address = server.address();
    let (ada, ben) = (new_player(address).await, new_player(address).await);
    let mut service = PushService::open().await;
    // One wants to hear of another table only, one of none, and one of them all, but does not exist any more.
    for (name, everywhere, tables) in [
        ("other", false, &["BCDFGH"][..]),
        ("none", false, &[]),
        ("all", true, &[]),
    ] {
        let browser = Browser::new(&service, name);
        subscribe(address, &ben.0, &browser.wish(everywhere, tables)).await;
    }
    let data = own(address, &ben.0, "GET", "/api/player/data").await;
    let kept = data["push"].as_array().expect("a list");
    assert_eq!(kept.len(), 3);
    let of = |tables: Value| {
        kept.iter()
            .find(|one| one["everywhere"] == false && one["tables"] == tables)
    };
    assert!(
        of(json!(["BCDFGH"])).is_some_and(|one| one["endpoint"].as_str().is_some_and(|at| at.ends_with("/to/other")))
    );
    service.answer(410);
    let clients = pair(address, &json!({"seats": 2}), [&ada.0, &ben.0]).await;
    drop(clients);
    assert!(service.next().await.head.contains("post /to/all "));
    browsers(&house, 2).await;
    let id = of(json!([])).and_then(|one| one["id"].as_str()).expect("an id");
    let path = format!("/api/player/push/{id}");
    assert_eq!(own(address, &ada.0, "DELETE", &path).await["removed"], false);
    assert_eq!(own(address, &ben.0, "DELETE", &path).await["removed"], true);
    browsers(&house, 1).await;
    own(address, &ben.0, "DELETE", "/api/player").await;
    browsers(&house, 0).await;
    assert_eq!(house.count("select count(*) from told").await, 0);
    let numbers = get(server.metrics_address().expect("numbers"), "/metrics").await.text();
    assert!(numbers.contains("oshra_pushes_gone_total 1\n"), "{numbers}");
    server.stop().await;
}

async fn nothing_beside_the_server_is_asked(house: House) {
    let mut config = config(&house);
    config.push_anywhere = false;
    let server = house.serve_with(config).await;
    let address = server.address();
    let (key, _) = new_player(address).await;
    let service = PushService::open().await;
    let wish = Browser::new(&service, "me").wish(true, &[]);
    let with = |field: &str, value: Value| {
        let mut wish = wish.clone();
        wish["endpoint"] = json!("https://push.example/me");
        wish[field] = value;
        wish
    };
    for wrong in [
        wish.clone(),
        with("endpoint", json!("https://127.0.0.1/me")),
        with("endpoint", json!("http://push.example/me")),
        with("endpoint", json!("https://push.example:22/me")),
        with("p256dh", json!("BAAA")),
        with("auth", json!("short")),
        with("p256dh", json!("B".repeat(87))),
        with("tables", json!(["no code"])),
        with("tables", json!(vec!["BCDFGH"; 101])),
        with("more", json!(1)),
    ] {
        let answer = asks(address, "PUT", "/api/player/push", &key, &wrong).await;
        assert_eq!((answer.status, answer.code().as_str()), (400, "bad-request"), "{wrong}");
    }
    let fine = with("everywhere", json!(false));
    assert_eq!(
        asks(address, "PUT", "/api/player/push", "nobody", &fine).await.status,
        401
    );
    subscribe(address, &key, &fine).await;
    assert_eq!(house.count("select count(*) from subscriptions").await, 1);
    server.stop().await;
}
