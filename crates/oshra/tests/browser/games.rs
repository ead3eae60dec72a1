//! Games side by side: starting another keeps the others, and each is found again under its address.

use crate::{Failed, Session};
use serde_json::{Value, json};

async fn hand(page: &Session) -> Result<Value, Failed> {
    page.settled().await?;
    page.js("return [...document.querySelectorAll('.hand [data-hero]')].map(one => one.dataset.hero)")
        .await
}

/// How many games the first page offers.
async fn offers(page: &Session, count: usize) -> Result<(), Failed> {
    page.until("document.querySelector('[data-play-now]')").await?;
    if count > 1 {
        page.click("[data-more-games][aria-expanded=false]").await?;
    }
    page.until(&format!(
        "document.querySelectorAll('[data-resume]').length === {count}"
    ))
    .await
}

#[tokio::test]
async fn another_game_never_takes_the_place_of_one() -> Result<(), Failed> {
    let Some(page) = Session::open(1440, 900).await? else {
        return Ok(());
    };
    page.sit_down(3, "en", "first").await?;
    page.step(0).await?;
    let first = hand(&page).await?;
    let address = page.js("return location.search").await?;
    assert!(
        address.as_str().is_some_and(|words| words.contains("at=game&number=")),
        "{address}"
    );
    page.go("seed=second").await?;
    page.click("[data-play-now]").await?;
    let second = hand(&page).await?;
    assert_ne!(first, second);
    // The one that was played last comes first, and the other is not lost.
    page.go("").await?;
    offers(&page, 2).await?;
    page.fits().await?;
    page.click(".running [data-resume]").await?;
    assert_eq!(hand(&page).await?, first);
    page.step(1).await?;
    let first = hand(&page).await?;
    // Back and Forward lead to the game that was there, and a reload shows it.
    page.driver.back().await?;
    page.click("[data-resume]").await?;
    assert_eq!(hand(&page).await?, first, "it was played last");
    page.reload().await?;
    assert_eq!(hand(&page).await?, first);
    page.go("").await?;
    offers(&page, 2).await?;
    // One that is removed on purpose is gone, and only that.
    page.click(".running [data-remove]").await?;
    page.until("document.activeElement.matches('[data-remove-no]')").await?;
    page.click("[data-remove-no]").await?;
    page.until("document.activeElement.matches('[data-remove]')").await?;
    page.click(".running [data-remove]").await?;
    page.click("[data-remove-yes]").await?;
    page.until("!document.querySelector('.running, [data-more-games]')")
        .await?;
    page.reload().await?;
    page.click("[data-resume]").await?;
    assert_eq!(hand(&page).await?, first);
    page.close().await
}

#[tokio::test]
async fn the_game_of_the_first_version_is_still_there() -> Result<(), Failed> {
    let Some(page) = Session::open(1440, 900).await? else {
        return Ok(());
    };
    page.sit_down(3, "en", "old").await?;
    let held = hand(&page).await?;
    page.go("").await?;
    page.click("[data-learn]").await?;
    // As the first version left it: one game, under a name of its own, with the notes about it.
    let moved = page
        .js("return new Promise(done => {
                const open = indexedDB.open('oshra');
                open.onsuccess = () => {
                    const games = open.result.transaction('games', 'readwrite').objectStore('games');
                    games.getAllKeys().onsuccess = ({ target }) => {
                        const name = target.result.find(name => name.startsWith('game-'));
                        games.get(name).onsuccess = ({ target }) => {
                            games.put(target.result, 'table');
                            games.delete(name);
                        };
                    };
                    games.transaction.oncomplete = () => { open.result.close(); done(true); };
                };
            })")
        .await?;
    assert_eq!(moved, json!(true));
    page.go("").await?;
    page.click("[data-resume]").await?;
    assert_eq!(hand(&page).await?, held);
    page.close().await
}
