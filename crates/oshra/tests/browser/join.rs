//! Coming to a table by its link: who invites, what it is about, a name, a seat; and another game afterwards.

use crate::online::{begin, come, open, play, sit};
use crate::session::can_browse;
use crate::{Failed, TableServer};
use serde_json::json;
use thirtyfour::prelude::{By, Key};

#[tokio::test]
async fn somebody_invited_types_a_name_and_sits_down() -> Result<(), Failed> {
    if !can_browse() {
        return Ok(());
    }
    let server = TableServer::start()?;
    let sets = json!({
        "friends": { "players": 3, "people": 1, "short": true, "sets": ["queens"] },
        "clock": { "live": { "seconds": 90, "reserve": 360 } },
        "unwatched": false,
    });
    let ada = come(&server.address, "Ada", "en", (1280, 720), sets).await?;
    let code = open(&ada).await?;
    let ben = come(&server.address, "", "en", (390, 844), json!({})).await?;
    ben.visit(&format!("{}t/{code}", server.address)).await?;
    // The invitation, all that is played with, and the name before anything else.
    ben.until("document.querySelector('[data-sit]')").await?;
    let said = ben.js("return document.querySelector('.gather').innerText").await?;
    let said = said.as_str().unwrap_or_default();
    for part in ["Ada invites you", "reserve 6 min", "90 seconds", "+ "] {
        assert!(said.contains(part), "{part} is not in {said}");
    }
    let seen = "(() => { const frame = document.querySelector('[data-sit]').getBoundingClientRect(); return frame.top >= 0 && frame.bottom <= innerHeight; })()";
    assert!(ben.is(seen).await?, "the way in is in sight at once");
    // Without a name nothing is sent, and the place for it is shown.
    ben.click("[data-sit]").await?;
    ben.until(
        "document.activeElement.matches('[data-name][aria-invalid=true]') && document.querySelector('#name-missing')",
    )
    .await?;
    let asked = "performance.getEntriesByType('resource').some(one => one.name.endsWith('/seats'))";
    assert!(!ben.is(asked).await?, "a request went out");
    // Enter joins.
    let name = ben.driver.find(By::Css("[data-name]")).await?;
    name.send_keys("Ben").await?;
    ben.until("!document.querySelector('#name-missing')").await?;
    name.send_keys(Key::Enter + "").await?;
    ben.until("document.querySelector('[data-ready]') && !document.querySelector('[data-sit]')")
        .await?;
    // Now the link is what one needs, and it can be read as a whole.
    ben.until("document.querySelector('[data-link]') && document.querySelector('[data-link]').scrollWidth <= document.querySelector('[data-link]').clientWidth")
        .await?;
    ben.fits().await?;
    // Whoever waits knows for whom.
    ada.until("document.querySelector('[data-start]:disabled') && document.querySelector('[data-waits-for]').innerText.includes('Ben')")
        .await?;
    ben.click("[data-ready]").await?;
    ada.until("document.querySelector('[data-start]:not(:disabled)') && !document.querySelector('[data-waits-for]').innerText")
        .await?;
    ada.close().await?;
    ben.close().await
}

#[tokio::test]
async fn who_wants_another_game_is_told_to_the_others() -> Result<(), Failed> {
    if !can_browse() {
        return Ok(());
    }
    let server = TableServer::start()?;
    let two = json!({ "friends": { "players": 2, "people": 1, "short": true } });
    let ada = come(&server.address, "Ada", "en", (1280, 720), two.clone()).await?;
    let code = open(&ada).await?;
    let ben = come(&server.address, "Ben", "en", (1280, 720), two).await?;
    sit(&ben, &code).await?;
    begin(&[&ada, &ben]).await?;
    play(&[&ada, &ben], usize::MAX).await?;
    for page in [&ada, &ben] {
        page.until("document.querySelector('.ceremony')").await?;
    }
    ada.click("[data-skip]").await?;
    ada.click("[data-next-step=again]").await?;
    ben.until("document.querySelector('[data-rematch]')?.innerText.includes('Ada wants a rematch')")
        .await?;
    assert!(!ada.is("document.querySelector('[data-rematch]')").await?);
    ben.click("[data-rematch] button").await?;
    ben.until("document.querySelector('[data-ready][aria-pressed=true]') && !document.querySelector('[data-rematch]')")
        .await?;
    begin(&[&ada, &ben]).await?;
    ada.close().await?;
    ben.close().await
}
