//! Less motion: what the others do is shown in steps all the same, and the light follows the system.

use crate::{Failed, Session};
use serde_json::json;

/// Notes every card that is shown while somebody plays it.
const WATCH: &str = "
    window.lit = 0;
    new MutationObserver(changes => changes.forEach(change => change.addedNodes.forEach(node => {
        if (node.nodeType === 1 && (node.matches('.spotlight') || node.querySelector('.spotlight'))) window.lit += 1;
    }))).observe(document, { childList: true, subtree: true });";

#[tokio::test]
async fn without_motion_the_moves_of_others_are_still_shown() -> Result<(), Failed> {
    let Some(page) = Session::open(1280, 720).await? else {
        return Ok(());
    };
    page.before(WATCH).await?;
    let options = json!({ "players": 3, "people": 1, "short": true, "level": "novice" });
    page.remember(json!({ "speed": "fast", "still": true, "solo": options }))
        .await?;
    page.go("seed=still").await?;
    page.click("[data-play-now]").await?;
    for number in 0..40 {
        page.settled().await?;
        if page.is("window.lit > 1").await? {
            break;
        }
        page.step(number).await?;
    }
    assert!(page.is("window.lit > 1").await?, "nobody's card was ever shown");
    // The light is that of the system, also when that changes.
    for light in ["dark", "light"] {
        let features = json!({ "features": [{ "name": "prefers-color-scheme", "value": light }] });
        page.cdp("Emulation.setEmulatedMedia", features).await?;
        page.until(&format!("document.documentElement.dataset.theme === '{light}'"))
            .await?;
    }
    page.close().await
}
