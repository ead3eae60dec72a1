//! Before and between games: sitting down, talking, another game, leaving.

use crate::client::{Client, take_seat};
use crate::games::{check_the_end, party, play, start};
use crate::house::{House, get};
use crate::scenarios;
use serde_json::{Value, json};

scenarios!(the_lobby, sitting_down_and_talking, another_game, leaving_between_games);

async fn the_lobby(house: House) {
    let server = house.serve().await;
    let address = server.address();
    let lobby = async || -> Vec<String> {
        let tables = get(address, "/api/tables").await.json();
        let tables = tables["tables"].as_array().expect("a list").clone();
        tables
            .iter()
            .map(|table| table["code"].as_str().unwrap().to_owned())
            .collect()
    };
    let mut open = Client::open(address, json!({"seats": 2, "open": true, "short": true}), &["random"]).await;
    let private = Client::open(address, json!({"seats": 2}), &[]).await;
    assert_eq!(lobby().await, [open.code.clone()]);
    let shown = get(address, "/api/tables").await.json();
    assert_eq!(shown["tables"][0]["seats"][0]["name"], "Ada");
    assert_eq!(
        shown["tables"][0]["seats"][1],
        json!({"kind": "bot", "level": "random"})
    );
    // A private table is found by its code, as typed.
    let typed = private.code.to_lowercase();
    let info = get(address, &format!("/api/tables/{}-{}", &typed[..3], &typed[3..]))
        .await
        .json();
    assert_eq!(info["table"]["code"], private.code);
    assert_eq!(info["link"], format!("http://{address}/t/{}", private.code));
    let page = get(address, &format!("/t/{typed}")).await;
    assert_eq!(
        (page.status, page.headers["location"].as_str()),
        (307, format!("../?table={}", private.code).as_str())
    );
    let page = get(address, &format!("/?table={}", private.code)).await;
    assert_eq!(
        (page.status, page.headers["content-type"].as_str()),
        (200, "text/html; charset=utf-8")
    );
    let picture = get(address, &format!("/api/tables/{typed}/qr.svg")).await;
    assert!(picture.text().contains("<svg"));
    open.send(&json!({"do": "start"})).await;
    open.play_to_the_end().await;
    assert_eq!(lobby().await, Vec::<String>::new());
    server.stop().await;
}

async fn sitting_down_and_talking(house: House) {
    let server = house.serve().await;
    let address = server.address();
    let mut ada = Client::open(address, json!({"seats": 4}), &["adept"]).await;
    assert_eq!(ada.seat, Some(0));
    let mut ben = Client::sit(address, &ada.code, "  Ben\u{202e}  the\tBold ").await;
    assert_eq!(
        (ben.seat, ada.hear_type("seated").await["seat"].as_u64()),
        (Some(1), Some(1))
    );
    assert_eq!(ada.table["seats"][1]["name"], "Ben the Bold");
    // Bots come and go.
    ada.send(&json!({"do": "bot", "seat": 2, "level": "master"})).await;
    ada.hear_type("bot").await;
    assert_eq!(ada.table["seats"][2], json!({"kind": "bot", "level": "master"}));
    ada.send(&json!({"do": "bot", "seat": 2})).await;
    ada.hear_type("bot").await;
    assert_eq!(ada.table["seats"][2], json!({"kind": "free"}));
    // Nothing starts before everybody is there and ready.
    ada.send(&json!({"do": "start"})).await;
    assert_eq!(ada.hear_type("refused").await["code"], "seats-free");
    ada.send(&json!({"do": "start", "fill": "novice"})).await;
    assert_eq!(ada.hear_type("refused").await["code"], "not-ready");
    ben.send(&json!({"do": "ready"})).await;
    assert_eq!(ada.hear_type("ready").await["ready"], true);
    ben.send(&json!({"do": "ready"})).await;
    ben.hear_type("done").await;
    ben.send(&json!({"do": "ready", "ready": false})).await;
    assert_eq!(ada.hear_type("ready").await["ready"], false);
    // Talking, in one's own words and in those everybody understands.
    ben.send(&json!({"do": "say", "text": " <b>Hi</b>\n Ada "})).await;
    let said = ada.hear_type("said").await;
    assert_eq!((&said["seat"], &said["text"]), (&json!(1), &json!("<b>Hi</b> Ada")));
    ben.send(&json!({"do": "phrase", "phrase": "good-luck"})).await;
    assert_eq!(ada.hear_type("phrase").await["phrase"], "good-luck");
    let late = Client::watch(address, &ada.code).await;
    let welcome: Value = serde_json::from_str(&late.heard[0]).unwrap();
    assert_eq!(welcome["chat"][0]["text"], "<b>Hi</b> Ada");
    assert_eq!(welcome["chat"][1]["phrase"], "good-luck");
    assert_eq!(welcome["chat"][1]["name"], "Ben the Bold");
    // Free seats are filled at the start.
    ben.send(&json!({"do": "ready"})).await;
    ada.hear_type("ready").await;
    ada.send(&json!({"do": "start", "fill": "novice"})).await;
    ada.hear_until(|ada| ada.phase() == "playing").await;
    assert_eq!(ada.table["seats"][2], json!({"kind": "bot", "level": "novice"}));
    assert_eq!(ada.table["seats"][1]["ready"], false);
    // Talking goes on in the game and disturbs nothing.
    ada.send(&json!({"do": "say", "text": "here we go"})).await;
    ben.hear_type("said").await;
    let clients = play(vec![ada, ben]).await;
    check_the_end(address, &clients).await;
    server.stop().await;
}

async fn another_game(house: House) {
    let server = house.serve().await;
    let address = server.address();
    let settings = json!({"seats": 3, "short": true});
    let mut clients = play(party(address, settings, 2, &["novice"]).await).await;
    let first = clients[0].table["last"].clone();
    // The seed of the next game was sealed before this one ended.
    let sealed = clients[0].table["seed_hash"].clone();
    assert_ne!(sealed, first["seed_hash"]);
    for game in 2..=3 {
        clients[0].send(&json!({"do": "start"})).await;
        assert_eq!(clients[0].hear_type("refused").await["code"], "not-ready");
        clients[1].send(&json!({"do": "ready"})).await;
        clients[0].hear_type("ready").await;
        start(&mut clients).await;
        clients = play(clients).await;
        assert_eq!(clients[0].table["last"]["game"], game);
        check_the_end(address, &clients).await;
        if game == 2 {
            assert_eq!(clients[0].table["last"]["seed_hash"], sealed);
        }
    }
    // The first game can still be replayed.
    let log = get(address, &format!("/api/tables/{}/games/1", clients[0].code))
        .await
        .json();
    assert_eq!(log["outcome"], first["outcome"]);
    server.stop().await;
}

async fn leaving_between_games(house: House) {
    let mut config = house.config();
    config.pace.absence = std::time::Duration::from_millis(300);
    let server = house.serve_with(config).await;
    let address = server.address();
    let mut ada = Client::open(address, json!({"seats": 3}), &[]).await;
    let mut ben = Client::sit(address, &ada.code, "Ben").await;
    let mut cem = Client::sit(address, &ada.code, "Cem").await;
    ben.send(&json!({"do": "leave"})).await;
    assert_eq!(ada.hear_type("left").await["seat"], 1);
    // Whoever left is told so, and the token is worth nothing any more.
    assert_eq!(ben.hear_type("goodbye").await["code"], "wrong-token");
    assert_eq!(ben.try_hear().await, None);
    let mut socket = crate::client::raw_socket(address).await;
    let hello = json!({"do": "hello", "version": 1, "table": ada.code, "token": ben.token});
    crate::client::say(&mut socket, &hello).await;
    assert_eq!(crate::client::listen(&mut socket).await.unwrap()["code"], "wrong-token");
    // The seat is free for somebody else.
    assert_eq!(take_seat(address, &ada.code, "Ben", None).await["seat"], 1);
    // A seat of somebody who is there can be freed by nobody but the host, that of somebody who is gone by everybody.
    cem.send(&json!({"do": "free", "seat": 1})).await;
    assert_eq!(cem.hear_type("refused").await["code"], "not-absent");
    cem.vanish();
    ada.hear_type("presence").await;
    tokio::time::sleep(std::time::Duration::from_millis(400)).await;
    ada.send(&json!({"do": "free", "seat": 2})).await;
    assert_eq!(ada.hear_type("left").await["seat"], 2);
    server.stop().await;
}
