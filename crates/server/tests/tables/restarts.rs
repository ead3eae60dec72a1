//! Servers that stop, properly and not, and start again.

use crate::client::{Client, settle};
use crate::games::{check_the_end, party, play};
use crate::house::{Doomed, House};
use crate::scenarios;
use serde_json::json;

scenarios!(a_proper_restart, a_crash);

/// Plays until somebody is in the middle of an ability.
async fn play_into_an_ability(clients: &mut [Client]) {
    let mut steps = 0;
    while clients[0].view["step"] != "ability" {
        steps += 1;
        assert!(steps < 2000, "no ability asked anything");
        settle(clients).await;
        if let Some(client) = clients.iter_mut().find(|client| !client.choices().is_empty()) {
            client.choose().await;
        }
        clients[0].hear_type("choice").await;
    }
    settle(clients).await;
}

async fn a_proper_restart(house: House) {
    let mut server = house.serve().await;
    let mut clients = party(
        server.address(),
        json!({"seats": 3, "edition": "print-and-play"}),
        3,
        &[],
    )
    .await;
    for _ in 0..3 {
        play_into_an_ability(&mut clients).await;
        let views: Vec<_> = clients.iter().map(|client| client.view.clone()).collect();
        server.stop().await;
        for client in &mut clients {
            // Everybody is told, and nobody is told anything else.
            assert_eq!(client.hear_type("goodbye").await["code"], "stopping");
            assert_eq!(client.try_hear().await, None);
        }
        server = house.serve().await;
        for (client, view) in clients.iter_mut().zip(views) {
            client.connect(server.address()).await;
            let same = Client::watch(server.address(), &client.code).await;
            assert_eq!(same.number, client.number);
            client.forget_answer();
            assert_eq!(client.view, view);
        }
        // The choice that was asked for in the middle of the ability is made now.
        let asked = clients
            .iter_mut()
            .find(|client| !client.choices().is_empty())
            .expect("somebody is asked");
        asked.choose().await;
        let number = asked.number;
        for client in &mut clients {
            client.hear_until(|client| client.number > number).await;
        }
    }
    let clients = play(clients).await;
    check_the_end(server.address(), &clients).await;
    server.stop().await;
}

/// The server is gone from one moment to the next, again and again; what was told is still so.
async fn a_crash(house: House) {
    let mut doomed = Doomed::serve(&house);
    let mut clients = party(doomed.address, json!({"seats": 3, "short": true}), 2, &["novice"]).await;
    let mut crashes = 0;
    while clients[0].phase() == "playing" {
        for _ in 0..6 {
            settle(&mut clients).await;
            for client in &mut clients {
                if !client.choices().is_empty() {
                    client.choose().await;
                }
            }
            if clients[0].phase() == "playing" {
                clients[0].hear_type("choice").await;
            }
        }
        // In the middle of whatever it was doing.
        doomed.crash();
        crashes += 1;
        doomed = Doomed::serve(&house);
        for client in &mut clients {
            client.connect_again(doomed.address).await;
            client.forget_answer();
        }
        settle(&mut clients).await;
    }
    assert!(crashes > 3, "{crashes} crashes");
    check_the_end(doomed.address, &clients).await;
}
