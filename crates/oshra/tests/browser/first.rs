//! The first visit: how somebody begins who has never played here.

use crate::{Failed, Session};

/// Somebody who has never been here.
async fn newcomer(width: u32, height: u32) -> Result<Option<Session>, Failed> {
    let Some(page) = Session::open(width, height).await? else {
        return Ok(None);
    };
    // Once, and not after a reload.
    page.before("if (!sessionStorage.came) { sessionStorage.came = '1'; localStorage.clear(); }")
        .await?;
    page.go("seed=newcomer").await?;
    page.click("[data-play-now]").await?;
    page.until("document.querySelectorAll('[data-begin]').length === 3")
        .await?;
    page.fits().await?;
    Ok(Some(page))
}

#[tokio::test]
async fn a_newcomer_plays_with_three_hints() -> Result<(), Failed> {
    let Some(page) = newcomer(1280, 720).await? else {
        return Ok(());
    };
    page.click("[data-begin=hints]").await?;
    let mut hints: Vec<String> = Vec::new();
    for number in 0..40 {
        page.settled().await?;
        let hint = page
            .js("return document.querySelector('[data-hint]')?.dataset.hint")
            .await?;
        if let Some(hint) = hint.as_str() {
            assert!(!hints.iter().any(|before| before == hint), "{hint} comes twice");
            hints.push(hint.to_owned());
            page.fits().await?;
            // The second one is closed by hand, the others go when something is chosen.
            if hint == "play" {
                page.click("[data-hint-read]").await?;
                page.until("!document.querySelector('[data-hint]')").await?;
            }
        }
        if hints.len() == 3 {
            break;
        }
        page.step(number).await?;
    }
    assert_eq!(hints, ["leader", "play", "draw"]);
    page.close().await
}

#[tokio::test]
async fn a_newcomer_learns_first_and_is_not_asked_again() -> Result<(), Failed> {
    let Some(page) = newcomer(390, 844).await? else {
        return Ok(());
    };
    // Back closes the question, and whoever comes again is asked again.
    page.driver.back().await?;
    page.until("!document.querySelector('[data-begin]')").await?;
    page.click("[data-play-now]").await?;
    page.click("[data-begin=lesson]").await?;
    page.until("document.querySelector('[data-guide]')").await?;
    page.go("").await?;
    page.click("[data-play-now]").await?;
    page.settled().await?;
    assert!(page.is("!document.querySelector('[data-begin], [data-hint]')").await?);
    page.close().await
}
