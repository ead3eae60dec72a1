//! A player's tables: found by the key on whatever device, and left only after asking.

use crate::online::{begin, come, open, play, sit};
use crate::online_places::pictures;
use crate::session::can_browse;
use crate::{Failed, Session, TableServer};
use serde_json::json;

const HAND: &str =
    "return [...document.querySelectorAll('.hand [data-hero]')].map(one => one.dataset.hero).sort().join()";
const ASKED: &str = "document.querySelector('.table .hand [data-hero]')";

/// From the table to the list of one's own tables.
async fn step_away(page: &Session) -> Result<(), Failed> {
    page.until("document.querySelector('.ib.menu')").await?;
    page.click(".ib.menu").await?;
    page.click("[data-step-away]").await?;
    page.click("[data-friends]").await
}

#[tokio::test]
async fn a_key_brings_its_tables_to_another_device() -> Result<(), Failed> {
    if !can_browse() {
        return Ok(());
    }
    let server = TableServer::start()?;
    let two = json!({ "friends": { "players": 2, "people": 1, "short": true } });
    let ada = come(&server.address, "Ada", "en", (1440, 900), two.clone()).await?;
    let code = open(&ada).await?;
    let ben = come(&server.address, "Ben", "pl", (768, 1024), two).await?;
    sit(&ben, &code).await?;
    begin(&[&ada, &ben]).await?;
    let hand = ada.js(HAND).await?;

    // The link and its picture hold the key; the other device takes it, and nobody sees it in the address.
    step_away(&ada).await?;
    ada.click("[data-onwards]").await?;
    ada.until("document.querySelector('[data-onwards-link]')").await?;
    let link = ada
        .js("return document.querySelector('[data-onwards-link]').value")
        .await?;
    let link = link.as_str().ok_or("a link")?.to_owned();
    assert!(pictures(&ada, &link).await?);
    ada.fits().await?;
    let phone = come(&server.address, "Ada", "de", (390, 844), json!({})).await?;
    phone.visit(&link).await?;
    phone
        .until("!location.href.includes('key') && document.querySelector('[data-friends].urgent')")
        .await?;
    phone.click("[data-friends]").await?;
    phone
        .click(&format!(".own-tables .urgent[data-seat-at='{code}']"))
        .await?;
    phone.until(ASKED).await?;
    assert_eq!(phone.js(HAND).await?, hand);
    play(&[&phone, &ben], 5).await?;
    let hand = phone.js(HAND).await?;

    // The first device is at the same game, also without the token it had.
    ada.js("localStorage.removeItem('oshra-seats')").await?;
    ada.go("").await?;
    ada.click("[data-friends]").await?;
    ada.click(&format!("[data-seat-at='{code}']")).await?;
    ada.until(ASKED).await?;
    assert_eq!(ada.js(HAND).await?, hand);

    // Whoever has another key is asked which it is to be.
    let own = "return localStorage.getItem('oshra-key')";
    let before = ben.js(own).await?;
    ben.visit(&link).await?;
    ben.click("[data-key-no]").await?;
    ben.until("document.querySelector('[data-key-typed]') && !location.href.includes('key')")
        .await?;
    assert_eq!(ben.js(own).await?, before);
    ben.visit(&format!("{}t/{code}", server.address)).await?;
    ben.until(ASKED).await?;

    // Leaving is asked; one press takes nobody's seat away, and the others are told of two.
    step_away(&phone).await?;
    let give_up = format!("[data-give-up='{code}']");
    phone.click(&give_up).await?;
    phone.fits().await?;
    phone.click("[data-leave-no]").await?;
    phone.until(&format!("document.querySelector(\"{give_up}\")")).await?;
    phone.click(&give_up).await?;
    phone.click("[data-leave-yes]").await?;
    ben.until("document.querySelector('[data-notice]')?.innerText.includes('Ada')")
        .await?;
    phone.until(&format!("!document.querySelector(\"{give_up}\")")).await?;
    ada.close().await?;
    ben.close().await?;
    phone.close().await
}
