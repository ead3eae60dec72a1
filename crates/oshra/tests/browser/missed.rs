//! Coming back to a game in which days pass between turns.

use crate::online::{answer, begin, come, open, sit};
use crate::session::can_browse;
use crate::undo::come_to_a_turn;
use crate::{Failed, TableServer};
use serde_json::json;
use thirtyfour::prelude::*;

#[tokio::test]
async fn who_comes_back_to_a_slow_game_is_told_what_happened() -> Result<(), Failed> {
    if !can_browse() {
        return Ok(());
    }
    let server = TableServer::start()?;
    let slow = json!({
        "friends": { "players": 2, "people": 1, "short": true },
        "clock": { "slow": { "days": 3 } },
    });
    let ada = come(&server.address, "Ada", "en", (390, 844), slow).await?;
    let code = open(&ada).await?;
    let ben = come(&server.address, "Ben", "de", (1280, 720), json!({})).await?;
    sit(&ben, &code).await?;
    begin(&[&ada, &ben]).await?;
    // Whoever has had no turn yet has missed nothing.
    ada.reload().await?;
    ada.until("document.querySelector('.table .hand [data-hero]')").await?;
    assert!(!ada.is("document.querySelector('[data-missed]')").await?);
    // She has had a turn, then he, and it is hers again.
    come_to_a_turn(&ada, &ben).await?;
    answer(&ada, 1).await?;
    come_to_a_turn(&ada, &ben).await?;
    ada.reload().await?;
    ada.until("document.querySelector('[data-missed] .missed li')").await?;
    let told = ada
        .js("return document.querySelector('[data-missed] .missed').innerText")
        .await?;
    assert!(told.as_str().is_some_and(|told| told.contains("Ben plays")), "{told}");
    ada.fits().await?;
    ada.driver.action_chain().send_keys(Key::Escape).perform().await?;
    ada.until("!document.querySelector('[data-missed]')").await?;
    // It is told as long as it is news.
    ada.reload().await?;
    ada.click("[data-missed-read]").await?;
    ada.until("!document.querySelector('[data-missed]')").await?;
    assert!(answer(&ada, 0).await?, "she plays on");
    ada.close().await?;
    ben.close().await
}
