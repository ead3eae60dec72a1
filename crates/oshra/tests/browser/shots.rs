//! Pictures of the main moments, for looking at them: `cargo xtask shots`.

use crate::{Failed, Session, room};
use serde_json::json;
use std::path::PathBuf;

const SIZES: [(&str, u32, u32); 3] = [("desktop", 1440, 900), ("tablet", 768, 1024), ("phone", 390, 844)];

/// The folder for pictures of a kind.
fn folder(kind: &str) -> Result<PathBuf, Failed> {
    let all = PathBuf::from(std::env::var("OSHRA_SHOTS").unwrap_or_else(|_| "shots".to_owned()));
    let folder = all.join(kind);
    std::fs::create_dir_all(&folder)?;
    Ok(folder)
}

/// Waits until all is there that arrives one by one.
async fn arrived(page: &Session) -> Result<(), Failed> {
    page.until("document.fonts.status === 'loaded' && [...document.images].every(one => one.complete || one.loading === 'lazy')")
        .await?;
    tokio::time::sleep(std::time::Duration::from_millis(250)).await;
    Ok(())
}

async fn pictures(page: &Session, name: &str) -> Result<(), Failed> {
    let folder = folder("")?;
    for (size, width, height) in SIZES {
        page.resize(width, height).await?;
        arrived(page).await?;
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
        "document.querySelectorAll('.opponents .h').length > 9 && document.querySelector('[data-discard-mode]')",
    )
    .await?;
    page.js("document.querySelector('.hand [data-choice]').focus()").await?;
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
        "document.querySelectorAll('.opponents .h').length > 12 && document.querySelector('[data-discard-mode]')",
    )
    .await?;
    pictures(&page, "six-dark").await?;
    page.close().await
}

/// Somebody's turn with this many heroes in the parties of the others.
fn turn_with(heroes: usize) -> String {
    format!(
        "document.querySelectorAll('.opponents .h').length > {heroes} && document.querySelector('[data-discard-mode]')"
    )
}

/// The table in the middle of a game, on every screen of the grid: in both lights and with larger text at four, and once
/// with any other number of players.
#[tokio::test]
#[ignore = "takes pictures for people to look at"]
async fn shots_of_every_size() -> Result<(), Failed> {
    let Some(page) = Session::open(1440, 900).await? else {
        return Ok(());
    };
    let folder = folder("sizes")?;
    for players in [4, 2, 3, 5, 6] {
        deal(&page, players, "light", "en", &format!("size-{players}")).await?;
        play_until(&page, &turn_with(usize::from(players))).await?;
        page.click(".held:nth-of-type(2) .card").await?;
        page.until("document.querySelector('[data-deed]')").await?;
        let lights = if players == 4 {
            &["light", "dark"][..]
        } else {
            &["light"]
        };
        let scales = if players == 4 { &[1.0, 1.5, 2.0][..] } else { &[1.0] };
        for (width, height) in room::SIZES {
            page.resize(width, height).await?;
            for light in lights {
                for scale in scales {
                    let root = "document.documentElement";
                    let set = format!("{root}.style.setProperty('--scale', {scale}); {root}.dataset.theme = '{light}'");
                    page.js(&set).await?;
                    arrived(&page).await?;
                    let name = format!("{players}-{width}x{height}-{light}-{:.0}.png", scale * 100.0);
                    page.picture(&folder.join(name)).await?;
                }
            }
        }
    }
    page.close().await
}

/// The pictures of the README, as `docs/pictures` has them.
#[tokio::test]
#[ignore = "takes pictures for people to look at"]
async fn shots_for_the_readme() -> Result<(), Failed> {
    let Some(page) = Session::open(1440, 900).await? else {
        return Ok(());
    };
    let folder = folder("readme")?;
    let taken = async |name: &str, (width, height): (u32, u32)| -> Result<(), Failed> {
        page.resize(width, height).await?;
        arrived(&page).await?;
        page.small_picture(&folder.join(format!("{name}.webp"))).await?;
        page.resize(1440, 900).await
    };
    let desktop = (1440, 900);
    page.go("").await?;
    taken("start", desktop).await?;
    deal(&page, 4, "light", "en", "readme").await?;
    play_until(&page, &turn_with(5)).await?;
    page.click(".held:nth-of-type(2) .card").await?;
    page.until("document.querySelector('[data-deed]')").await?;
    taken("turn", desktop).await?;
    taken("phone", (390, 844)).await?;
    play_until(&page, "document.querySelector('.opponents .legal.h')").await?;
    taken("target", desktop).await?;
    play_until(&page, "document.querySelector('.ceremony')").await?;
    page.see_the_end().await?;
    // The chances come a moment later.
    page.until("document.querySelector('[data-turning-point]')").await?;
    taken("end", desktop).await?;
    deal(&page, 6, "dark", "en", "readme-six").await?;
    play_until(&page, &turn_with(12)).await?;
    page.click(".held:nth-of-type(1) .card").await?;
    taken("six-dark", desktop).await?;
    page.close().await
}
