//! The narrowest phones, 320 pixels wide: on every screen but the table, which `room` looks at, nothing is wider than the
//! page or cut off, in any language.

use crate::{Failed, Session};
use serde_json::json;

const LANGUAGES: [&str; 3] = ["en", "de", "pl"];

/// Screens by their addresses, with what is there when they have come.
const SCREENS: [(&str, &str); 16] = [
    ("", "[data-play-now]"),
    ("at=solo", ".page .choice"),
    ("at=around", ".page .choice"),
    ("at=friends", ".page [data-back]"),
    ("at=record", ".page [data-back]"),
    ("at=learn", "[data-puzzles] small"),
    ("at=puzzles", ".tile"),
    ("at=games", ".page [data-back]"),
    ("at=rules", ".book figure svg"),
    ("over=gallery", ".exhibit"),
    ("over=welcome", ".dialog"),
    ("over=menu", ".dialog [data-language]"),
    ("over=keys", ".dialog"),
    ("over=hero.underwater-artist", ".zoom svg"),
    ("over=leader.lemron", ".zoom svg"),
    ("over=rules.turn", "[data-rules-sheet] figure svg"),
];

/// Finds what is wider than it may be. What scrolls sideways by itself may be.
const LOOK: &str = "
    const bad = [], page = document.documentElement;
    if (page.scrollWidth > page.clientWidth) bad.push(`the page is ${page.scrollWidth - page.clientWidth} too wide`);
    const name = one => `${one.tagName.toLowerCase()}.${one.className.baseVal ?? one.className} “${(one.innerText ?? '').trim().slice(0, 40)}”`;
    const scrolls = one => ['auto', 'scroll'].includes(getComputedStyle(one).overflowX);
    const around = one => { for (let it = one.parentElement; it; it = it.parentElement) if (scrolls(it) && it.scrollWidth > it.clientWidth) return it; };
    const labels = document.querySelectorAll('button, label, a, summary, h1, h2, h3, h4, p, li, td, th, legend, select, input, .said, .d');
    let looked = 0;
    for (const one of labels) {
        const frame = one.getBoundingClientRect();
        if (!frame.width || !one.checkVisibility({ opacityProperty: true, visibilityProperty: true }) || one.closest('[aria-hidden=true], svg')) continue;
        looked += 1;
        if (one.clientWidth && one.scrollWidth > one.clientWidth + 1 && !scrolls(one)) bad.push(`cut off by ${one.scrollWidth - one.clientWidth}: ${name(one)}`);
        if ((frame.right > innerWidth + 1 || frame.left < -1) && !around(one)) bad.push(`off the page, ${frame.left.toFixed()} to ${frame.right.toFixed()}: ${name(one)}`);
    }
    if (looked < 3) bad.push(`only ${looked} labels`);
    return [...new Set(bad)];";

/// What is wrong with a screen as it is now, with where.
async fn faults(page: &Session, place: &str) -> Result<Vec<String>, Failed> {
    let found = page.js(LOOK).await?;
    let found: Vec<String> = serde_json::from_value(found)?;
    Ok(found.into_iter().map(|fault| format!("{place}: {fault}")).collect())
}

fn none(faults: &[String]) {
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

#[tokio::test]
async fn every_screen_fits_the_narrowest_phone() -> Result<(), Failed> {
    let Some(page) = Session::open(320, 640).await? else {
        return Ok(());
    };
    let mut found = Vec::new();
    for language in LANGUAGES {
        page.remember(json!({ "speed": "instant", "language": language }))
            .await?;
        for (query, there) in SCREENS {
            page.js("sessionStorage.clear()").await?;
            page.visit(&format!("{}?{query}", page.address)).await?;
            page.until(&format!(
                "document.querySelector('{there}') && document.fonts.status === 'loaded'"
            ))
            .await?;
            found.extend(faults(&page, &format!("{language} {query}")).await?);
        }
    }
    // The measure finds a page that is too wide.
    page.js("document.body.innerHTML = '<p>one</p><p>two</p><button style=\"width:400px\">three</button>'")
        .await?;
    assert!(!faults(&page, "spoiled").await?.is_empty(), "the measure is blind");
    none(&found);
    page.close().await
}
