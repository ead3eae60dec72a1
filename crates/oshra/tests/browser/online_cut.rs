//! A network that comes and goes, two windows on one seat, a server that is gone, a server of another version.

use crate::online::{begin, come, open, play};
use crate::proxy::{Proxy, Way};
use crate::session::can_browse;
use crate::{Failed, Session, TableServer};
use serde_json::{Value, json};
use std::time::Duration;

/// What lies on the table and in the hand, and what is asked.
const SEEN: &str = "return JSON.stringify([document.querySelector('.prompt')?.innerText, [...document.querySelectorAll('.table [data-hero]')].map(one => one.dataset.hero), \
     [...document.querySelectorAll('[data-choice]')].length, [...document.querySelectorAll('.log li:not(.since)')].map(one => one.innerText)])";

/// The choices of a seat that the server told, by their ids.
const MADE: &str =
    "window.heard.map(text => JSON.parse(text)).filter(one => one.type === 'choice' && one.id).map(one => one.id)";

async fn made(page: &Session) -> Result<Vec<String>, Failed> {
    let ids = page.js(&format!("return {MADE}")).await?;
    let ids = ids.as_array().cloned().unwrap_or_default();
    Ok(ids.iter().filter_map(|id| Some(id.as_str()?.to_owned())).collect())
}

/// Clicks the first thing that can be chosen, whether or not the server hears of it.
async fn click_a_choice(page: &Session) -> Result<(), Failed> {
    page.until("document.querySelector('.table[data-mode=choose]:not([data-made]) [data-choice]')")
        .await?;
    let choice = page
        .js("return document.querySelector('[data-choice]').dataset.choice")
        .await?;
    let choice = choice.as_str().ok_or("a choice")?;
    page.pick(choice).await?;
    page.until("document.querySelector('.sending')").await
}

/// A server behind a network that can be cut, and somebody who has begun a game there.
async fn begun() -> Result<(TableServer, Proxy, Session, String), Failed> {
    let server = TableServer::start()?;
    let proxy = Proxy::to(server.listens()).await?;
    let ada = come(&proxy.address, "Ada", "en", (1440, 900), json!({})).await?;
    let code = open(&ada).await?;
    ada.until("document.querySelector('[data-link-state=on]')").await?;
    begin(&[&ada]).await?;
    Ok((server, proxy, ada, code))
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_reload_in_an_ability_goes_on_there() -> Result<(), Failed> {
    if !can_browse() {
        return Ok(());
    }
    let (_server, _proxy, ada, _) = begun().await?;
    let asking = "document.querySelector('.prompt.asks .src') && document.querySelector('.table[data-mode=choose]:not([data-made])')";
    let question = "return document.querySelector('.prompt .what').innerText";
    // A game may end before a hero asks twice; then comes the next game.
    let (mut reloaded, mut games) = (0, 1);
    while reloaded < 2 {
        play(&[&ada], 1).await?;
        ada.until("document.querySelector('.table[data-mode=choose]:not([data-made]) [data-choice], .ceremony')")
            .await?;
        if ada.is("document.querySelector('.ceremony')").await? {
            assert!(games < 6, "no ability ever asked");
            games += 1;
            ada.go("").await?;
            open(&ada).await?;
            begin(&[&ada]).await?;
        } else if ada.is(asking).await? {
            // The same question, with what was chosen for it so far.
            let (seen, asked) = (ada.js(SEEN).await?, ada.js(question).await?);
            ada.reload().await?;
            ada.until(asking).await?;
            assert_eq!((ada.js(SEEN).await?, ada.js(question).await?), (seen, asked));
            reloaded += 1;
        }
    }
    ada.close().await
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_choice_survives_every_cut_and_counts_once() -> Result<(), Failed> {
    if !can_browse() {
        return Ok(());
    }
    let (_server, proxy, ada, _) = begun().await?;
    // The server hears the choice, the page does not hear the answer; and the other way round, without anybody being told.
    for way in [Way::Upwards, Way::Silent, Way::Cut] {
        let before = made(&ada).await?;
        // The whole of it, over a connection that is not closed: what is on its way first arrives.
        ada.until("document.querySelector('.table[data-mode=choose]:not([data-made]) [data-choice]')")
            .await?;
        tokio::time::sleep(Duration::from_millis(100)).await;
        proxy.set(way);
        if way == Way::Cut {
            ada.until("document.querySelector('[data-connection]')").await?;
        }
        click_a_choice(&ada).await?;
        // The mark and the line say so, also where the connection only went quiet.
        ada.until("document.querySelector('[data-link-state=off]') && document.querySelector('[data-connection]')")
            .await?;
        assert!(
            !ada.is("document.querySelector('[data-choice]')").await?,
            "a choice on its way is not made twice"
        );
        proxy.set(Way::Cut);
        tokio::time::sleep(Duration::from_millis(100)).await;
        proxy.set(Way::Open);
        ada.until("document.querySelector('[data-link-state=on]') && !document.querySelector('.sending')")
            .await?;
        ada.until("!document.querySelector('[data-connection]')").await?;
        // That it was taken may be told before what it did.
        ada.until(&format!("({MADE}).length > {}", before.len())).await?;
        let after = made(&ada).await?;
        assert_eq!(after.len(), before.len() + 1, "made once, and not lost");
    }
    ada.close().await
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn two_windows_sit_on_one_seat_and_outlive_the_server() -> Result<(), Failed> {
    if !can_browse() {
        return Ok(());
    }
    let (mut server, proxy, ada, code) = begun().await?;

    // A second window of the same browser sits on the same seat, sees the same, and both go on together.
    let first = ada.driver.window().await?;
    let second = ada.driver.new_tab().await?;
    ada.driver.switch_to_window(second.clone()).await?;
    ada.watch(1440, 900).await?;
    ada.visit(&format!("{}t/{code}", proxy.address)).await?;
    ada.until("document.querySelector('.table[data-mode=choose]:not([data-made]) [data-choice]')")
        .await?;
    let mut seen: Vec<Value> = Vec::new();
    for window in [&second, &first, &second, &first] {
        ada.driver.switch_to_window(window.clone()).await?;
        let now = ada.js(SEEN).await?;
        if let [.., last] = seen.as_slice() {
            ada.until(&format!("(() => {{ {SEEN} }})() === {last}")).await?;
        }
        play(&[&ada], 1).await?;
        ada.until("document.querySelector('.table[data-mode=choose]:not([data-made]) [data-choice], .ceremony')")
            .await?;
        let after = ada.js(SEEN).await?;
        assert_ne!(now, after);
        seen.push(after);
    }

    // The server is gone for good: a page that says so, and a way back.
    ada.driver.switch_to_window(second).await?;
    server.crash();
    ada.until("document.querySelector('[data-trouble=unreachable] [data-try-now]')")
        .await?;
    server.go_on()?;
    ada.click("[data-try-now]").await?;
    ada.until("!document.querySelector('[data-trouble]') && document.querySelector('[data-link-state=on]')")
        .await?;

    // The server has become another one: a page that says so, and brings the new one.
    ada.js("window.reword = text => text.replace('\"version\":1', '\"version\":2')")
        .await?;
    proxy.set(Way::Cut);
    ada.until("document.querySelector('[data-link-state=off]')").await?;
    proxy.set(Way::Open);
    ada.click("[data-trouble=outdated] [data-afresh]").await?;
    ada.until("!window.reword && document.querySelector('.table [data-hero]') && document.querySelector('[data-link-state=on]')")
        .await?;
    ada.close().await
}
