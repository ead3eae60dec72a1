//! Back, Forward and reloading: every screen, sheet and table has an address, and none of them loses anything.

use crate::online::{begin, come, open, sit};
use crate::session::can_browse;
use crate::{Failed, Session, TableServer};
use serde_json::{Value, json};

async fn back(page: &Session) -> Result<(), Failed> {
    Ok(page.driver.back().await?)
}

async fn forward(page: &Session) -> Result<(), Failed> {
    Ok(page.driver.forward().await?)
}

async fn is_there(page: &Session, selector: &str) -> Result<(), Failed> {
    page.until(&format!("document.querySelector({})", json!(selector)))
        .await
}

async fn is_gone(page: &Session, selector: &str) -> Result<(), Failed> {
    page.until(&format!("!document.querySelector({})", json!(selector)))
        .await
}

async fn hand(page: &Session) -> Result<Value, Failed> {
    page.js("return [...document.querySelectorAll('.hand [data-hero]')].map(one => one.dataset.hero)")
        .await
}

#[tokio::test]
async fn back_closes_the_sheet_then_leaves_the_table_and_forward_resumes_the_game() -> Result<(), Failed> {
    let Some(page) = Session::open(1440, 900).await? else {
        return Ok(());
    };
    page.sit_down(3, "en", "ways").await?;
    page.step(0).await?;
    page.settled().await?;
    let held = hand(&page).await?;
    page.click(".ib.menu").await?;
    is_there(&page, ".cover .dialog").await?;
    back(&page).await?;
    is_gone(&page, ".cover .dialog").await?;
    assert_eq!(hand(&page).await?, held, "the game is still there");
    // A sheet that its own button closes leaves no entry behind.
    page.click("[data-open-notebook]").await?;
    is_there(&page, "[data-notebook]").await?;
    page.click("[data-notebook] .close").await?;
    is_gone(&page, "[data-notebook]").await?;
    page.click(".ib.menu").await?;
    page.click("[data-menu-gallery]").await?;
    is_there(&page, ".gallery").await?;
    back(&page).await?;
    is_there(&page, ".table .hand").await?;
    back(&page).await?;
    is_there(&page, "[data-resume]").await?;
    forward(&page).await?;
    page.settled().await?;
    assert_eq!(hand(&page).await?, held, "Forward leads back to the game");
    page.close().await
}

#[tokio::test]
async fn a_reload_shows_the_same_screen_with_the_same_sheet() -> Result<(), Failed> {
    let Some(page) = Session::open(1440, 900).await? else {
        return Ok(());
    };
    for (words, shown) in [
        ("at=solo", ".options [data-back]"),
        ("at=around", ".options .names"),
        ("at=learn", "[data-lesson]"),
        ("at=rules", "[data-search-rules]"),
        ("at=puzzles", "[data-puzzle]"),
        ("at=games", "[data-export]"),
        ("at=learn&over=menu", "[data-volume]"),
        ("over=gallery", ".exhibits"),
        ("over=gallery&over=hero.furious-frog", ".zoom .close"),
        ("over=rules.turn", "[data-rules-sheet]"),
        ("over=keys", ".keys"),
    ] {
        page.visit(&format!("{}?{words}", page.address)).await?;
        is_there(&page, shown).await?;
        page.reload().await?;
        is_there(&page, shown).await?;
        assert_eq!(page.js("return location.search").await?, json!(format!("?{words}")));
    }
    page.close().await
}

#[tokio::test]
async fn learning_has_addresses_and_the_way_back_out() -> Result<(), Failed> {
    let Some(page) = Session::open(1440, 900).await? else {
        return Ok(());
    };
    page.go("").await?;
    page.click("[data-learn]").await?;
    page.click("[data-puzzles]").await?;
    page.click("[data-puzzle]").await?;
    is_there(&page, ".guide[data-verdict]").await?;
    let puzzle = page.js("return location.search").await?;
    assert!(puzzle.as_str().is_some_and(|words| words.starts_with("?puzzle=")));
    page.reload().await?;
    is_there(&page, ".guide[data-verdict]").await?;
    back(&page).await?;
    is_there(&page, ".tiles").await?;
    back(&page).await?;
    is_there(&page, "[data-lesson]").await?;
    back(&page).await?;
    is_there(&page, "[data-play-now]").await?;
    // Whoever is sent a puzzle comes out among the puzzles.
    page.visit(&format!("{}{}", page.address, puzzle.as_str().unwrap_or_default()))
        .await?;
    page.click(".guide [data-leave]").await?;
    is_there(&page, ".tiles").await?;
    // A step of the lesson.
    page.visit(&format!("{}?at=lesson&step=2", page.address)).await?;
    is_there(&page, ".guide").await?;
    page.until("location.search.includes('step=')").await?;
    page.close().await
}

#[tokio::test]
async fn an_address_that_leads_nowhere_shows_the_first_page_or_says_so() -> Result<(), Failed> {
    let Some(page) = Session::open(1440, 900).await? else {
        return Ok(());
    };
    // No game waits.
    page.visit(&format!("{}?at=game", page.address)).await?;
    is_there(&page, "[data-play-now]").await?;
    page.until("location.search === ''").await?;
    page.visit(&format!("{}?puzzle=no-such-puzzle", page.address)).await?;
    is_there(&page, "[data-fault]").await?;
    page.visit(&format!("{}?at=nowhere&over=nothing", page.address)).await?;
    is_there(&page, "[data-play-now]").await?;
    page.close().await
}

#[tokio::test]
async fn back_from_a_table_elsewhere_keeps_the_seat() -> Result<(), Failed> {
    if !can_browse() {
        return Ok(());
    }
    let server = TableServer::start()?;
    let anna = come(&server.address, "Anna", "en", (1440, 900), json!({})).await?;
    let ben = come(&server.address, "Ben", "en", (1440, 900), json!({})).await?;
    let code = open(&anna).await?;
    sit(&ben, &code).await?;
    begin(&[&anna, &ben]).await?;
    let held = hand(&anna).await?;
    anna.click(".ib.menu").await?;
    is_there(&anna, ".cover .dialog").await?;
    back(&anna).await?;
    is_gone(&anna, ".cover .dialog").await?;
    back(&anna).await?;
    is_there(&anna, "[data-create]").await?;
    forward(&anna).await?;
    is_there(&anna, ".table .hand [data-hero]").await?;
    assert_eq!(hand(&anna).await?, held);
    anna.reload().await?;
    is_there(&anna, ".table .hand [data-hero]").await?;
    assert_eq!(hand(&anna).await?, held);
    ben.close().await?;
    anna.close().await
}
