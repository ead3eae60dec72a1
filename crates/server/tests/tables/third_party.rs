//! The example in Python, as somebody else would run it.

use crate::client::Client;
use crate::house::{House, get};
use serde_json::{Value, json};
use server::Server;
use std::process::{Output, Stdio};
use std::time::Duration;
use tokio::process::Command;

const EXAMPLE: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/examples/bot.py");

/// Runs the example; nothing where there is no Python.
async fn run(server: &Server, code: Option<&str>) -> Option<Output> {
    let mut command = Command::new("python3");
    command
        .arg(EXAMPLE)
        .arg(format!("http://{}", server.address()))
        .args(code);
    command.stdout(Stdio::piped()).stderr(Stdio::piped()).kill_on_drop(true);
    let Ok(child) = command.spawn() else {
        needs::missing("python3");
        return None;
    };
    let done = tokio::time::timeout(Duration::from_secs(60), child.wait_with_output()).await;
    Some(done.expect("it comes to an end").expect("it runs"))
}

fn outcome(output: &Output) -> Value {
    let text = String::from_utf8_lossy(&output.stdout).into_owned();
    let trouble = String::from_utf8_lossy(&output.stderr).into_owned();
    assert!(output.status.success(), "{text}{trouble}");
    serde_json::from_str(&text).unwrap_or_else(|_| panic!("{text}{trouble}"))
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_example_plays_a_whole_game_against_a_bot() {
    let house = House::sqlite();
    let server = house.serve().await;
    if let Some(output) = run(&server, None).await {
        assert!(outcome(&output)["counts"].is_array(), "{}", outcome(&output));
        let numbers = get(server.metrics_address().unwrap(), "/metrics").await.text();
        assert!(numbers.contains("oshra_games_finished_total 1\n"), "{numbers}");
    }
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_example_plays_a_whole_game_against_a_person() {
    let house = House::sqlite();
    let server = house.serve().await;
    let mut ada = Client::open(server.address(), json!({"seats": 2, "short": true}), &[]).await;
    let code = ada.code.clone();
    let playing = tokio::spawn(async move {
        ada.hear_until(|ada| ada.table["seats"][1]["ready"] == true).await;
        ada.send(&json!({"do": "start"})).await;
        ada.play_to_the_end().await;
        ada
    });
    if let Some(output) = run(&server, Some(&code)).await {
        let ada = playing.await.expect("a game to the end");
        assert_eq!(outcome(&output), ada.table["last"]["outcome"]);
        assert_eq!(ada.table["seats"][1]["name"], "Python");
    }
    server.stop().await;
}
