//! Pictures of the main moments, for looking at them: `cargo xtask shots`.

use crate::{Failed, Session};
use serde_json::json;
use std::path::PathBuf;

const SIZES: [(&str, u32, u32); 3] = [("desktop", 1440, 900), ("tablet", 768, 1024), ("phone", 390, 844)];

async fn pictures(page: &Session, name: &str) -> Result<(), Failed> {
    let folder = PathBuf::from(std::env::var("OSHRA_SHOTS").unwrap_or_else(|_| "shots".to_owned()));
    std::fs::create_dir_all(&folder)?;
    for (size, width, height) in SIZES {
        page.resize(width, height).await?;
        // Pictures and fonts arrive one by one.
        page.until("document.fonts.status === 'loaded' && [...document.images].every(one => one.complete || one.loading === 'lazy')")
            .await?;
        tokio::time::sleep(std::time::Duration::from_millis(250)).await;
        page.picture(&folder.join(format!("{name}-{size}.png"))).await?;
    }
    page.resize(1440, 900).await
}

/// Plays until an expression is true, or the game is over.
async fn play_until(page: &Session, expression: &str) -> Result<bool, Failed> {
    for number in 0..400 {
        page.settled().await?;
        if page.is(expression).await? {
            return Ok(true);
        }
        if !page.step(number).await? {
            break;
        }
    }
    Ok(false)
}

async fn deal(page: &Session, players: u8, light: &str, language: &str, seed: &str) -> Result<(), Failed> {
    let options = json!({ "players": players, "people": 1, "short": false, "level": "adept" });
    // The game before is not gone on with.
    page.js("sessionStorage.clear()").await?;
    page.remember(json!({ "speed": "instant", "light": light, "language": language, "solo": options }))
        .await?;
    page.go(&format!("seed={seed}")).await?;
    page.click("[data-play-now]").await?;
    page.settled().await?;
    Ok(())
}

/// Deals until a game comes to the moment, and takes pictures of it.
async fn moment(page: &Session, name: &str, expression: &str) -> Result<(), Failed> {
    for number in 0..12 {
        deal(page, 4, "light", "en", &format!("{name}-{number}")).await?;
        if play_until(page, expression).await? {
            return pictures(page, name).await;
        }
    }
    Err(format!("no game came to the moment {name}").into())
}

#[tokio::test]
#[ignore = "takes pictures for people to look at"]
async fn shots() -> Result<(), Failed> {
    let Some(page) = Session::open(1440, 900).await? else {
        return Ok(());
    };
    page.go("").await?;
    pictures(&page, "start").await?;
    page.click("[data-solo-options]").await?;
    pictures(&page, "options").await?;
    page.click("[data-back]").await?;
    page.click("[data-gallery]").await?;
    pictures(&page, "gallery").await?;
    page.click("[data-back]").await?;
    deal(&page, 4, "light", "en", "shots").await?;
    pictures(&page, "set-up").await?;
    play_until(
        &page,
        "document.querySelectorAll('.opponents .h').length > 9 && document.querySelector('.dos')",
    )
    .await?;
    page.js("document.querySelector('.do.play').focus()").await?;
    pictures(&page, "turn").await?;
    play_until(&page, "document.querySelector('.opponents .legal.h')").await?;
    pictures(&page, "target").await?;
    play_until(&page, "document.querySelector('.ceremony')").await?;
    pictures(&page, "end-markers").await?;
    for name in ["end-leaders", "end-aligned"] {
        page.click("[data-next]").await?;
        pictures(&page, name).await?;
    }
    if page.is("document.querySelector('[data-skip]')").await? {
        page.click("[data-skip]").await?;
    }
    pictures(&page, "end").await?;
    moment(&page, "tray", "document.querySelector('.tray')").await?;
    let asked =
        "document.querySelector('.prompt.asks .src') && document.querySelector('.turn').innerText !== 'Your turn'";
    moment(&page, "asked-by-another", asked).await?;
    deal(&page, 6, "dark", "de", "shots-six").await?;
    play_until(
        &page,
        "document.querySelectorAll('.opponents .h').length > 12 && document.querySelector('.dos')",
    )
    .await?;
    pictures(&page, "six-dark").await?;
    page.close().await
}
