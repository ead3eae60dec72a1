//! Talk at a table with others: what is said arrives once, also over a network that comes and goes; who only watches is
//! told so; the panel closes as everything does.

use crate::online::{begin, come, open};
use crate::proxy::{Proxy, Way};
use crate::session::can_browse;
use crate::{Failed, Session, TableServer};
use serde_json::json;
use thirtyfour::prelude::{By, Key};

/// Types a line and sends it.
pub(crate) async fn say(page: &Session, line: &str) -> Result<(), Failed> {
    let field = page.driver.find(By::Css("[data-say]")).await?;
    field.send_keys(line).await?;
    field.send_keys(Key::Enter + "").await?;
    page.until("document.querySelector('[data-say]').value === ''").await
}

/// How often a line stands in the chat, and how many lines wait.
async fn heard(page: &Session, line: &str) -> Result<(u64, u64), Failed> {
    let counts = page
        .js(&format!(
            "const lines = [...document.querySelectorAll('.chat li')]; \
             return [lines.filter(one => !('unsaid' in one.dataset) && one.innerText.includes({})).length, lines.filter(one => 'unsaid' in one.dataset).length]",
            json!(line)
        ))
        .await?;
    let count = |index: usize| counts[index].as_u64().unwrap_or_default();
    Ok((count(0), count(1)))
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_is_said_without_a_network_arrives_once_it_is_back() -> Result<(), Failed> {
    if !can_browse() {
        return Ok(());
    }
    let server = TableServer::start()?;
    let proxy = Proxy::to(server.listens()).await?;
    let ada = come(&proxy.address, "Ada", "en", (1280, 720), json!({})).await?;
    open(&ada).await?;
    ada.until("document.querySelector('[data-link-state=on]')").await?;
    begin(&[&ada]).await?;
    ada.click("[data-chat]").await?;
    say(&ada, "good evening").await?;
    ada.until("[...document.querySelectorAll('.chat li:not([data-unsaid])')].some(one => one.innerText.includes('good evening'))")
        .await?;
    // Nothing comes through, and the page knows it.
    proxy.set(Way::Cut);
    ada.until("document.querySelector('[data-connection]')").await?;
    say(&ada, "are you still there?").await?;
    say(&ada, "hello?").await?;
    assert_eq!(
        heard(&ada, "are you still there?").await?,
        (0, 2),
        "they wait where they can be seen"
    );
    proxy.set(Way::Open);
    ada.until("!document.querySelector('[data-unsaid]') && document.querySelector('[data-link-state=on]')")
        .await?;
    assert_eq!(heard(&ada, "are you still there?").await?, (1, 0));
    assert_eq!(heard(&ada, "hello?").await?, (1, 0));
    // The server hears it, and the page does not hear that: it is not said twice.
    proxy.set(Way::Upwards);
    say(&ada, "only once").await?;
    ada.until("document.querySelector('[data-unsaid]')").await?;
    ada.until("document.querySelector('[data-connection]')").await?;
    proxy.set(Way::Cut);
    proxy.set(Way::Open);
    ada.until("!document.querySelector('[data-unsaid]') && document.querySelector('[data-link-state=on]')")
        .await?;
    assert_eq!(heard(&ada, "only once").await?, (1, 0));
    // Escape closes the panel, also for somebody who types in it.
    ada.driver
        .find(By::Css("[data-say]"))
        .await?
        .send_keys(Key::Escape + "")
        .await?;
    ada.until("!document.querySelector('.chat')").await?;
    ada.close().await
}

#[tokio::test]
async fn who_only_watches_is_told_so_and_covers_nothing() -> Result<(), Failed> {
    if !can_browse() {
        return Ok(());
    }
    let server = TableServer::start()?;
    let ada = come(&server.address, "Ada", "en", (1280, 720), json!({})).await?;
    let code = open(&ada).await?;
    // Before the game the panel stands between the seats and what can be done.
    ada.resize(390, 844).await?;
    ada.click("[data-chat]").await?;
    ada.until("document.querySelector('.chat [data-phrase]')").await?;
    ada.click("[data-ready]").await?;
    ada.until("document.querySelector('[data-ready][aria-pressed=true]')")
        .await?;
    ada.click("[data-close-chat]").await?;
    ada.until("!document.querySelector('.chat')").await?;
    ada.resize(1280, 720).await?;
    begin(&[&ada]).await?;
    let eve = come(&server.address, "Eve", "en", (1280, 720), json!({})).await?;
    eve.visit(&format!("{}?table={code}", server.address)).await?;
    eve.until("document.querySelectorAll('.opponents .seat').length === 3")
        .await?;
    eve.click("[data-chat]").await?;
    eve.until("document.querySelectorAll('.chat .hint').length === 2 && !document.querySelector('[data-say]')")
        .await?;
    eve.click("[data-close-chat]").await?;
    eve.until("!document.querySelector('.chat')").await?;
    // Nothing of the table that is watched overlaps or is cut off.
    for (width, height) in [
        (1920, 1080),
        (1280, 720),
        (1366, 633),
        (1024, 768),
        (768, 1024),
        (390, 844),
        (844, 390),
    ] {
        eve.resize(width, height).await?;
        let painted = "await new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)));";
        let look = include_str!("look.js");
        let script =
            format!("const done = arguments[0]; (async () => {{ {painted} done((function() {{ {look} }})(1)); }})()");
        let found = eve.driver.execute_async(&script, Vec::new()).await?;
        let found = found.json().as_array().cloned().unwrap_or_default();
        assert!(found.is_empty(), "{width} × {height}: {found:?}");
    }
    ada.close().await?;
    eve.close().await
}
