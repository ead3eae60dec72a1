//! Real fingers: taps through the browser's own touch pipeline, which makes a mouse of them as a phone does.

use crate::{Failed, Session};
use serde_json::json;
use thirtyfour::prelude::Key;

/// How many points a card is tapped at, across and down.
const GRID: usize = 9;

async fn tap(page: &Session, x: f64, y: f64) -> Result<(), Failed> {
    let point = json!({ "type": "touchStart", "touchPoints": [{ "x": x, "y": y }] });
    page.cdp("Input.dispatchTouchEvent", point).await?;
    page.cdp(
        "Input.dispatchTouchEvent",
        json!({ "type": "touchEnd", "touchPoints": [] }),
    )
    .await
}

/// Plays until a turn begins.
async fn until_turn(page: &Session) -> Result<(), Failed> {
    for number in 0..60 {
        page.settled().await?;
        if page.is("document.querySelector('[data-discard-mode]')").await? {
            return Ok(());
        }
        page.step(number).await?;
    }
    Err("no turn begins".into())
}

/// Taps every card of the hand all over. How many taps there were.
async fn tap_all_over(page: &Session) -> Result<usize, Failed> {
    let cards = page.js("return document.querySelectorAll('.held').length").await?;
    let cards = cards.as_u64().ok_or("no hand")?;
    let mut taps = 0;
    for card in 1..=cards {
        for point in 0..GRID * GRID {
            // A card that is raised lies elsewhere than before.
            let place = page
                .js(&format!(
                    "const frame = document.querySelector('.held:nth-of-type({card}) .card').getBoundingClientRect();
                     return [frame.left + frame.width * ({} + .5) / {GRID}, frame.top + frame.height * ({} + .5) / {GRID}]",
                    point % GRID,
                    point / GRID
                ))
                .await?;
            let at = |index: usize| place[index].as_f64().unwrap_or_default();
            tap(page, at(0), at(1)).await?;
            taps += 1;
        }
    }
    Ok(taps)
}

#[tokio::test]
async fn no_tap_on_a_card_of_the_hand_plays_or_discards_it() -> Result<(), Failed> {
    let Some(page) = Session::open(390, 844).await? else {
        return Ok(());
    };
    page.touch().await?;
    page.sit_down(4, "en", "fingers").await?;
    until_turn(&page).await?;
    let seen = "return JSON.stringify([...document.querySelectorAll('.held [data-hero], .own [data-hero]')].map(one => one.dataset.hero))";
    for (width, height) in [(390, 844), (768, 1024), (1366, 633)] {
        page.resize(width, height).await?;
        let told = page.js("return window.messages.length").await?;
        let before = page.js(seen).await?;
        let taps = tap_all_over(&page).await?;
        assert!(taps >= 3 * GRID * GRID, "only {taps} taps");
        // While cards are marked, taps mark.
        page.click("[data-discard-mode]").await?;
        page.until("document.querySelector('.hand.marking')").await?;
        tap_all_over(&page).await?;
        page.click("[data-cancel]").await?;
        page.until("!document.querySelector('.hand.marking')").await?;
        assert_eq!(
            page.js("return window.messages.length").await?,
            told,
            "{width} × {height}"
        );
        assert_eq!(page.js(seen).await?, before, "{width} × {height}");
        // The taps did arrive: one raises, and the button beside it appears.
        if page.is("document.querySelector('.held.raised')").await? {
            page.driver.action_chain().send_keys(Key::Escape).perform().await?;
        }
        page.until("!document.querySelector('.held.raised')").await?;
        page.click(".held:nth-of-type(1) .card").await?;
        page.until("document.querySelector('.held:nth-of-type(1).raised') && document.querySelector('[data-deed]')")
            .await?;
        page.driver.action_chain().send_keys(Key::Escape).perform().await?;
    }
    page.close().await
}

#[tokio::test]
async fn a_raised_card_covers_no_other_one() -> Result<(), Failed> {
    let Some(page) = Session::open(390, 844).await? else {
        return Ok(());
    };
    page.touch().await?;
    page.sit_down(6, "de", "covers").await?;
    page.settled().await?;
    for (width, height) in [(390, 844), (360, 640), (844, 390), (1280, 577), (1440, 900)] {
        page.resize(width, height).await?;
        page.click(".held:nth-of-type(1) .card").await?;
        page.until("document.querySelector('.held:nth-of-type(1).raised')")
            .await?;
        let covered = page
            .js("return [...document.querySelectorAll('.held')].filter(one => { const frame = one.getBoundingClientRect(); \
                 const hit = document.elementFromPoint(frame.left + frame.width / 2, frame.top + frame.height / 2); \
                 return !one.contains(hit); }).length")
            .await?;
        assert_eq!(covered, 0, "{width} × {height}");
        page.click(".held:nth-of-type(1) .card").await?;
        page.until("!document.querySelector('.held.raised')").await?;
    }
    page.close().await
}

#[tokio::test]
async fn holding_a_card_brings_a_sheet_and_chooses_nothing() -> Result<(), Failed> {
    let Some(page) = Session::open(390, 844).await? else {
        return Ok(());
    };
    page.touch().await?;
    page.sit_down(3, "en", "holds").await?;
    until_turn(&page).await?;
    let told = page.js("return window.messages.length").await?;
    for (width, height) in [(390, 844), (844, 390)] {
        page.resize(width, height).await?;
        for card in [".held:nth-of-type(2) .card", ".tavern .target[data-hero]"] {
            let at = page
                .js(&format!(
                    "const frame = document.querySelector('{card}').getBoundingClientRect(); return [frame.left + frame.width / 2, frame.top + frame.height / 2]"
                ))
                .await?;
            let down = json!({ "type": "touchStart", "touchPoints": [{ "x": at[0], "y": at[1] }] });
            page.cdp("Input.dispatchTouchEvent", down).await?;
            page.until("document.querySelector('.zoom.pinned .about')").await?;
            let up = json!({ "type": "touchEnd", "touchPoints": [] });
            page.cdp("Input.dispatchTouchEvent", up).await?;
            // It stays when the finger goes, comes up from below, and can be closed.
            let sheet = "(() => { const frame = document.querySelector('.zoomed').getBoundingClientRect(); \
                         return frame.top >= 0 && Math.abs(frame.bottom - innerHeight) < 2 && frame.left >= 0 && frame.right <= innerWidth; })()";
            page.until(sheet).await?;
            page.click(".zoomed > .close").await?;
            page.until("!document.querySelector('.zoom.pinned')").await?;
            assert!(
                !page.is("document.querySelector('.held.raised')").await?,
                "holding is no tap"
            );
        }
    }
    assert_eq!(page.js("return window.messages.length").await?, told);
    page.close().await
}

#[tokio::test]
async fn dragging_home_plays_and_so_does_a_double_click() -> Result<(), Failed> {
    let Some(page) = Session::open(1440, 900).await? else {
        return Ok(());
    };
    page.sit_down(3, "en", "drags").await?;
    until_turn(&page).await?;
    let places = page
        .js("const middle = one => { const frame = document.querySelector(one).getBoundingClientRect(); \
             return [frame.left + frame.width / 2, frame.top + frame.height / 2]; }; return [middle('.held .card'), middle('[data-region=own]'), middle('.board')]")
        .await?;
    let at = |place: usize, index: usize| places[place][index].as_f64().unwrap_or_default();
    let drag = async |to: usize| -> Result<(), Failed> {
        let steps = [
            ("mousePressed", 0.0, 1),
            ("mouseMoved", 0.5, 1),
            ("mouseMoved", 1.0, 1),
            ("mouseReleased", 1.0, 0),
        ];
        for (kind, way, buttons) in steps {
            let (x, y) = (
                at(0, 0) + (at(to, 0) - at(0, 0)) * way,
                at(0, 1) + (at(to, 1) - at(0, 1)) * way,
            );
            let event = json!({ "type": kind, "x": x, "y": y, "button": "left", "buttons": buttons, "clickCount": 1 });
            page.cdp("Input.dispatchMouseEvent", event).await?;
        }
        Ok(())
    };
    let told = page.js("return window.messages.length").await?;
    drag(2).await?;
    page.until("!document.querySelector('.held.dragged')").await?;
    assert_eq!(
        page.js("return window.messages.length").await?,
        told,
        "dropped on the board"
    );
    drag(1).await?;
    page.until(&format!("window.messages.length > {told}")).await?;
    page.settled().await?;
    until_turn(&page).await?;
    let told = page.js("return window.messages.length").await?;
    let card = page.driver.find(thirtyfour::By::Css(".held .card")).await?;
    page.driver.action_chain().double_click_element(&card).perform().await?;
    page.until(&format!("window.messages.length > {told}")).await?;
    page.close().await
}
