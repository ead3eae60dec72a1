//! At a table elsewhere a choice can be undone before it is sent: not at all, for two seconds, or until it is confirmed.

use crate::online::{answer, begin, come, open, sit};
use crate::session::can_browse;
use crate::{Failed, Session, TableServer};
use serde_json::json;

/// Counts the choices that are sent, and keeps two seconds from passing by themselves.
const WATCH: &str = "
    window.chosen = 0;
    window.waits = [];
    window.reword = text => { window.chosen += text.includes('\"choose\"'); return text; };
    const plain = window.setTimeout;
    window.setTimeout = (act, time, ...more) => time === 2000 ? window.waits.push(act) : plain(act, time, ...more);";

/// Picks one of the settings for it, in the menu of the table.
async fn set(page: &Session, index: usize) -> Result<(), Failed> {
    page.click(".ib.menu").await?;
    let item = format!(
        "[...document.querySelectorAll('.dialog h3')].find(one => one.textContent === 'Undo at tables with others')\
         .nextElementSibling.querySelectorAll('button')[{index}]"
    );
    page.until(&item).await?;
    page.js(&format!("{item}.click()")).await?;
    page.until(&format!("{item}.getAttribute('aria-pressed') === 'true'"))
        .await?;
    page.click(".dialog .close").await?;
    page.until("!document.querySelector('.dialog')").await
}

/// How many choices were sent from a page.
async fn sent(page: &Session) -> Result<i64, Failed> {
    page.js("return window.chosen")
        .await?
        .as_i64()
        .ok_or_else(|| "no number".into())
}

/// Comes to a turn of somebody in which a card of the hand may be played or discarded.
pub(crate) async fn come_to_a_turn(page: &Session, other: &Session) -> Result<(), Failed> {
    let turn = "document.querySelector('.table[data-mode=choose] [data-discard-mode]')";
    let asked = "document.querySelector('.table[data-mode=choose]')";
    for number in 0..2_000 {
        if page.is(turn).await? {
            return Ok(());
        }
        // Asked for something else, which stays so until it is answered.
        if page.is(&format!("{asked} && !{turn}")).await? {
            answer(page, number).await?;
        }
        answer(other, number).await?;
    }
    Err("it is never their turn".into())
}

/// Marks the first cards, and confirms that.
async fn discard(page: &Session, cards: usize) -> Result<(), Failed> {
    if !page.is("document.querySelector('.hand.marking')").await? {
        page.click("[data-discard-mode]").await?;
    }
    for card in 1..=cards {
        let held = format!(".held:nth-of-type({card})");
        if !page.is(&format!("document.querySelector('{held}.marked')")).await? {
            page.click(&format!("{held} .card")).await?;
        }
    }
    page.until(&format!("document.querySelectorAll('.held.marked').length === {cards}"))
        .await?;
    page.click("[data-confirm]").await
}

#[tokio::test]
async fn a_choice_can_be_undone_before_it_is_sent() -> Result<(), Failed> {
    if !can_browse() {
        return Ok(());
    }
    let server = TableServer::start()?;
    let two = json!({ "friends": { "players": 2, "people": 1, "short": true } });
    let ada = come(&server.address, "Ada", "en", (1440, 900), two.clone()).await?;
    ada.before(WATCH).await?;
    ada.go("").await?;
    let code = open(&ada).await?;
    let ben = come(&server.address, "Ben", "de", (1280, 720), two).await?;
    sit(&ben, &code).await?;
    begin(&[&ada, &ben]).await?;
    come_to_a_turn(&ada, &ben).await?;
    let hand = "[...document.querySelectorAll('.held [data-hero]')].map(one => one.dataset.hero)";
    let before = ada.js(&format!("return {hand}")).await?;
    let made = sent(&ada).await?;

    // Asked first: what is undone is never sent, a card that is raised as well as cards that are marked.
    set(&ada, 2).await?;
    ada.click(".held:nth-of-type(1) .card").await?;
    ada.click("[data-deed]").await?;
    ada.until("document.querySelector('[data-send-now]') && !document.querySelector('[data-choice]')")
        .await?;
    ada.click("[data-undo]").await?;
    ada.until("document.querySelector('[data-discard-mode]')").await?;
    discard(&ada, 2).await?;
    ada.until("document.querySelector('[data-send-now]') && !document.querySelector('[data-mark]')")
        .await?;
    ada.click("[data-undo]").await?;
    // What was marked is marked still.
    ada.until("document.querySelectorAll('.held.marked').length === 2")
        .await?;
    assert_eq!(sent(&ada).await?, made);
    assert_eq!(ada.js(&format!("return {hand}")).await?, before);

    // For two seconds: undone in time it is never sent, not even when they are over.
    ada.click("[data-cancel]").await?;
    set(&ada, 1).await?;
    discard(&ada, 2).await?;
    ada.click("[data-undo]").await?;
    ada.until("document.querySelectorAll('.held.marked').length === 2")
        .await?;
    ada.js("window.waits.splice(0).forEach(act => act())").await?;
    assert_eq!(sent(&ada).await?, made);
    // Otherwise all of it goes by itself: both cards, and that there are no more.
    discard(&ada, 2).await?;
    ada.until("document.querySelector('[data-undo]')").await?;
    assert_eq!(sent(&ada).await?, made);
    ada.js("window.waits.splice(0).forEach(act => act())").await?;
    ada.until(&format!("window.chosen >= {}", made + 2)).await?;
    ada.until(&format!("!{before}.slice(0, 2).some(hero => {hand}.includes(hero))"))
        .await?;
    set(&ada, 0).await?;
    come_to_a_turn(&ada, &ben).await?;

    // Off: it is sent at once.
    let made = sent(&ada).await?;
    discard(&ada, 1).await?;
    ada.until(&format!("window.chosen > {made}")).await?;
    assert!(!ada.is("document.querySelector('[data-undo]')").await?);
    ada.close().await?;
    ben.close().await
}
