//! Whole games against bots, clicking only what is marked.

use crate::{Failed, Session};
use serde_json::json;

/// The cards of the hand.
const HAND: &str = "return [...document.querySelectorAll('.hand [data-hero]')].map(one => one.dataset.hero)";

async fn whole_game(players: u8, width: u32, height: u32) -> Result<(), Failed> {
    let Some(page) = Session::open(width, height).await? else {
        return Ok(());
    };
    let options = json!({ "players": players, "people": 1, "short": true, "level": "novice" });
    page.remember(json!({ "speed": "instant", "solo": options })).await?;
    page.go(&format!("seed=whole-{players}")).await?;
    page.click("[data-play-now]").await?;
    page.settled().await?;
    let dealt = page.js(HAND).await?;
    let mut steps = 0;
    while page.step(steps).await? {
        steps += 1;
        if steps % 10 == 1 {
            page.fits().await?;
        }
        assert!(steps < 900, "the game does not end");
    }
    assert!(steps > 10, "only {steps} steps");
    // The ceremony, step by step.
    page.see_the_end().await?;
    page.until("document.querySelector('.stage.over .explained').innerText.length > 3")
        .await?;
    page.fits().await?;
    if players.is_multiple_of(2) {
        page.click("[data-next-step=again]").await?;
        page.settled().await?;
    } else {
        page.click("[data-next-step=same-deal]").await?;
        page.settled().await?;
        assert_eq!(page.js(HAND).await?, dealt, "the same cards");
    }
    page.close().await
}

#[tokio::test]
async fn two_on_a_phone() -> Result<(), Failed> {
    whole_game(2, 390, 844).await
}

#[tokio::test]
async fn three_on_a_tablet() -> Result<(), Failed> {
    whole_game(3, 768, 1024).await
}

#[tokio::test]
async fn four_on_a_desktop() -> Result<(), Failed> {
    whole_game(4, 1440, 900).await
}

#[tokio::test]
async fn five_on_a_phone() -> Result<(), Failed> {
    whole_game(5, 390, 844).await
}

#[tokio::test]
async fn six_on_a_desktop() -> Result<(), Failed> {
    whole_game(6, 1440, 900).await
}
