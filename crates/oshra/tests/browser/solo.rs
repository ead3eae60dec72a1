//! Whole games against bots, clicking only what is marked.

use crate::{Failed, Session};
use serde_json::json;

async fn whole_game(players: u8, width: u32, height: u32) -> Result<(), Failed> {
    let Some(page) = Session::open(width, height).await? else {
        return Ok(());
    };
    let options = json!({ "players": players, "people": 1, "short": true, "level": "novice" });
    page.remember(json!({ "speed": "instant", "solo": options })).await?;
    page.go(&format!("seed=whole-{players}")).await?;
    page.click("[data-play-now]").await?;
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
    while page.is("document.querySelector('[data-next]')").await? {
        page.click("[data-next]").await?;
    }
    assert!(
        page.is("document.querySelector('.stage.over .explained').innerText.length > 3")
            .await?
    );
    page.fits().await?;
    page.click("[data-again]").await?;
    page.until("document.querySelector('.table[data-mode=choose]:not([data-made])')")
        .await?;
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
