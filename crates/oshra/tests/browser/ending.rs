//! What is to be seen again of a turn, and the page at the end of a game.

use crate::{Failed, Session};
use serde_json::json;

#[tokio::test]
async fn a_tap_on_somebodys_last_turn_shows_it_again() -> Result<(), Failed> {
    let Some(page) = Session::open(1440, 900).await? else {
        return Ok(());
    };
    page.sit_down(3, "en", "again").await?;
    let mut number = 0;
    // Until everybody had a turn.
    while !page
        .is("document.querySelectorAll('[data-last-turn]').length >= 2")
        .await?
    {
        page.step(number).await?;
        number += 1;
        assert!(number < 60, "nobody has a turn");
    }
    page.settled().await?;
    // What the pointer rests on shows more than what lies there: that does not count.
    let now = "return [
        [...document.querySelectorAll('.island > .marker:not(.ghost, .was)')].map(one => one.style.translate),
        [...document.querySelectorAll('.hand [data-hero], .party [data-hero], .tavern [data-hero]')].map(one => one.dataset.hero),
        document.querySelectorAll('.log li').length,
    ]";
    let before = page.js(now).await?;
    let told = page.js("return window.messages.length").await?;
    // Where nothing moves, it is over in a moment.
    page.js(
        "new MutationObserver(() => window.watched ||= !!document.querySelector('.table[data-mode=watch]'))
            .observe(document.querySelector('.table'), { attributes: true, attributeFilter: ['data-mode'] })",
    )
    .await?;
    page.click("[data-last-turn]").await?;
    page.until("window.watched").await?;
    page.settled().await?;
    assert_eq!(page.js(now).await?, before, "everything is as it was");
    assert_eq!(
        page.js("return window.messages.length").await?,
        told,
        "nothing was chosen"
    );
    page.close().await
}

#[tokio::test]
async fn the_end_counts_looks_back_and_leads_on() -> Result<(), Failed> {
    let Some(page) = Session::open(1440, 900).await? else {
        return Ok(());
    };
    page.sit_down(3, "en", "ending").await?;
    let mut steps = 0;
    while page.step(steps).await? {
        steps += 1;
        assert!(steps < 900, "the game does not end");
    }
    page.click("[data-skip]").await?;
    page.until("document.querySelectorAll('.stage.over .final').length === 3")
        .await?;
    page.until("document.querySelector('[data-chances=done]')").await?;
    assert!(
        page.is("document.querySelectorAll('.chances path.line').length >= 3")
            .await?
    );
    // Turning points are named by their heroes, where a hero was played.
    page.until("document.querySelectorAll('[data-turning-point]').length > 0")
        .await?;
    assert!(
        page.is("document.querySelector('[data-turning-point] img')?.src.includes('face/')")
            .await?
    );
    page.fits().await?;
    // A picture of the result is made and offered.
    page.js("window.offered = [];
         const make = URL.createObjectURL;
         URL.createObjectURL = blob => { window.made = blob; return make.call(URL, blob); };
         HTMLAnchorElement.prototype.click = function () {
            window.offered.push([this.download, window.made.type, window.made.size]);
         }")
        .await?;
    page.click("[data-share-picture]").await?;
    page.until("window.offered.length").await?;
    let offered = page.js("return window.offered[0]").await?;
    assert_eq!((&offered[0], &offered[1]), (&json!("oshra.png"), &json!("image/png")));
    assert!(offered[2].as_u64() > Some(20_000), "{offered}");
    let steps = page
        .js("return [...document.querySelectorAll('[data-next-step]')].map(one => one.dataset.nextStep)")
        .await?;
    let steps: Vec<&str> = steps
        .as_array()
        .into_iter()
        .flatten()
        .filter_map(|step| step.as_str())
        .collect();
    for wanted in ["again", "same-deal", "look-back", "watch-replay", "see-table", "leave"] {
        assert!(steps.contains(&wanted), "{wanted} in {steps:?}");
    }
    page.click("[data-next-step=look-back]").await?;
    page.until("document.querySelector('[data-found]')").await?;
    page.close().await
}
