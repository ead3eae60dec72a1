//! Pass and play, with the curtain.

use crate::{Failed, Session};
use serde_json::json;

#[tokio::test]
async fn the_curtain_falls_between_people() -> Result<(), Failed> {
    let Some(page) = Session::open(768, 1024).await? else {
        return Ok(());
    };
    let options = json!({ "players": 3, "people": 2, "short": true, "level": "novice", "names": ["Ada", "Ben"] });
    page.remember(json!({ "speed": "instant", "around": options })).await?;
    page.go("seed=around").await?;
    page.click("[data-around]").await?;
    page.click("[data-deal]").await?;
    let mut curtains = [0, 0];
    for number in 0..900 {
        let state = page.settled().await?;
        if state["unveil"] == true {
            let said = page
                .js("return document.querySelector('.curtain').innerText")
                .await?
                .to_string();
            // Nothing of anybody's is on the page while the curtain is drawn.
            assert!(
                !page
                    .is("document.querySelector('.hand, .leader, .held, .log li, [data-herald] p')")
                    .await?
            );
            match (said.contains("Ada"), said.contains("Ben")) {
                (true, false) => curtains[0] += 1,
                (false, true) => curtains[1] += 1,
                _ => return Err(format!("the curtain says {said}").into()),
            }
        }
        if !page.step(number).await? {
            break;
        }
    }
    assert!(curtains[0] > 2 && curtains[1] > 2, "{curtains:?}");
    page.click("[data-skip]").await?;
    page.close().await
}

#[tokio::test]
async fn what_is_taken_back_at_the_hand_over_is_chosen_once_more() -> Result<(), Failed> {
    let Some(page) = Session::open(1280, 720).await? else {
        return Ok(());
    };
    let options = json!({ "players": 3, "people": 2, "short": true, "level": "novice", "names": ["Ada", "Ben"] });
    page.remember(json!({ "speed": "instant", "around": options })).await?;
    page.go("seed=takes back").await?;
    page.click("[data-around]").await?;
    page.click("[data-deal]").await?;
    // Ada's notes are hers.
    page.click("[data-unveil]").await?;
    page.settled().await?;
    page.click("[data-open-notebook]").await?;
    page.click("[data-notes-about='2'] .suspect:not(:disabled)").await?;
    page.click(".notebook .close").await?;
    page.until("document.querySelector('.opponents [data-suspected]')")
        .await?;
    for _ in 0..2 {
        let state = page.settled().await?;
        let first = state["plays"][0].as_str().ok_or("nothing to choose")?.to_owned();
        page.choose(&first).await?;
    }
    page.until("document.querySelector('[data-hand-over]')").await?;
    page.click("[data-take-back]").await?;
    page.until("!document.querySelector('[data-hand-over]') && document.querySelector('.prompt.asks') && document.querySelector('.hand [data-choice]')")
        .await?;
    let state = page.settled().await?;
    let last = state["plays"]
        .as_array()
        .and_then(|plays| plays.last())
        .cloned()
        .unwrap_or_default();
    page.choose(last.as_str().ok_or("nothing to choose")?).await?;
    page.click("[data-hand-over]").await?;
    // Whoever finds the curtain drawn can go without seeing anybody's cards; the game waits behind it.
    page.click(".curtain [data-leave]").await?;
    page.until("!document.querySelector('.curtain')").await?;
    page.click("[data-resume]").await?;
    page.until("document.querySelector('.curtain') && !document.querySelector('.held, .leader')")
        .await?;
    page.click("[data-unveil]").await?;
    page.settled().await?;
    assert!(
        !page.is("document.querySelector('[data-suspected]')").await?,
        "Ben sees what Ada thinks"
    );
    page.close().await
}
