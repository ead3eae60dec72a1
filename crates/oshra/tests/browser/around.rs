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
