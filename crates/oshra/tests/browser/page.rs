//! Reloading, taking back, languages and sizes.

use crate::{Failed, Session};
use serde_json::{Value, json};

/// What lies on the table, as a person sees it. Where markers would go and where they stood depends on what the pointer
/// rests on, so only where they stand counts.
async fn seen(page: &Session) -> Result<Value, Failed> {
    page.js(
        "const heroes = selector => [...document.querySelectorAll(selector)].map(one => one.dataset.hero);
         return {
            hand: heroes('.hand [data-hero]'),
            parties: heroes('.party [data-hero]'),
            tavern: heroes('.tavern [data-hero]'),
            question: document.querySelector('.prompt .d').innerText,
            choices: [...document.querySelectorAll('[data-choice]')].map(one => one.getAttribute('aria-label')),
            markers: [...document.querySelectorAll('.island > .marker:not(.ghost, .was)')].map(one => one.style.translate),
         }",
    )
    .await
}

#[tokio::test]
async fn a_reload_in_the_middle_of_an_ability_goes_on_there() -> Result<(), Failed> {
    let Some(page) = Session::open(1440, 900).await? else {
        return Ok(());
    };
    page.sit_down(3, "en", "reload").await?;
    let mut reloaded = 0;
    for number in 0..200 {
        let asking = page.is("document.querySelector('.prompt.asks .src')").await?;
        if asking && reloaded < 3 {
            let before = seen(&page).await?;
            page.reload().await?;
            page.settled().await?;
            assert_eq!(seen(&page).await?, before);
            reloaded += 1;
        }
        if reloaded == 3 || !page.step(number).await? {
            break;
        }
        page.settled().await?;
    }
    assert!(reloaded > 0, "no ability ever asked");
    page.close().await
}

#[tokio::test]
async fn a_choice_is_taken_back_and_made_again() -> Result<(), Failed> {
    let Some(page) = Session::open(1440, 900).await? else {
        return Ok(());
    };
    page.sit_down(3, "en", "back").await?;
    let mut taken = 0;
    for number in 0..120 {
        let before = seen(&page).await?;
        if !page.step(number).await? {
            break;
        }
        page.settled().await?;
        if page
            .is("document.querySelector('[data-take-back]') && !document.querySelector('.ceremony')")
            .await?
        {
            page.click("[data-take-back]").await?;
            page.until("!document.querySelector('[data-take-back]')").await?;
            page.settled().await?;
            assert_eq!(seen(&page).await?, before);
            taken += 1;
            page.step(number).await?;
            page.settled().await?;
        }
        if taken == 4 {
            break;
        }
    }
    assert!(taken >= 3, "taken back {taken} times");
    page.close().await
}

#[tokio::test]
async fn three_languages_and_two_lights_switched_at_the_table() -> Result<(), Failed> {
    let Some(page) = Session::open(1440, 900).await? else {
        return Ok(());
    };
    page.sit_down(3, "en", "languages").await?;
    let mut said = Vec::new();
    for language in ["en", "de", "pl"] {
        page.click(".ib.menu").await?;
        page.click(&format!("[data-language='{language}']")).await?;
        page.click(".dialog .close").await?;
        page.until(&format!("document.documentElement.lang === '{language}'"))
            .await?;
        let question = page.js("return document.querySelector('.prompt .d').innerText").await?;
        let card = page
            .js("return document.querySelector('.hand .leaf-text').textContent")
            .await?;
        assert!(
            !said.contains(&(question.clone(), card.clone())),
            "{language} says {question} again"
        );
        said.push((question, card));
        for (width, height) in [(390, 844), (768, 1024), (1440, 900)] {
            page.resize(width, height).await?;
            page.fits().await?;
        }
    }
    page.click(".ib.menu").await?;
    page.click(".dialog .row:nth-of-type(2) .choice:nth-child(3)").await?;
    page.until("document.documentElement.dataset.theme === 'dark'").await?;
    page.close().await
}

#[tokio::test]
async fn the_gallery_finds_and_shows() -> Result<(), Failed> {
    let Some(page) = Session::open(768, 1024).await? else {
        return Ok(());
    };
    page.go("").await?;
    page.click("[data-gallery]").await?;
    page.until("document.querySelectorAll('.exhibit').length === 90")
        .await?;
    let search = page.driver.find(thirtyfour::By::Css("input[type=search]")).await?;
    search.send_keys("frog").await?;
    page.until("document.querySelectorAll('.exhibit').length < 6").await?;
    page.click(".exhibit[data-hero='furious-frog']").await?;
    page.until("document.querySelector('.zoom.pinned svg')").await?;
    page.until("document.querySelector('.zoom .spoken').innerText.includes('minus 2')")
        .await?;
    page.close().await
}

#[tokio::test]
async fn settings_of_another_version_are_kept_as_far_as_they_can_be_read() -> Result<(), Failed> {
    let Some(page) = Session::open(1440, 900).await? else {
        return Ok(());
    };
    let solo = json!({ "players": 3, "people": 1, "short": true, "level": "novice", "edition": "of-tomorrow" });
    page.remember(json!({ "speed": "at-once", "language": "pl", "solo": solo, "size": "huge", "friends": [], "more": { "new": 1 } }))
        .await?;
    page.go("").await?;
    page.until("document.documentElement.lang === 'pl'").await?;
    page.click("[data-play-now]").await?;
    page.until("document.querySelectorAll('.opponents .seat').length === 2")
        .await?;
    page.close().await
}

#[tokio::test]
async fn all_heroes_are_seen_whole_at_every_size() -> Result<(), Failed> {
    let Some(page) = Session::open(1440, 900).await? else {
        return Ok(());
    };
    page.go("").await?;
    page.click("[data-gallery]").await?;
    page.until("document.querySelectorAll('.exhibits .exhibit').length === 90")
        .await?;
    for (width, height) in [(1440, 900), (768, 1024), (390, 844)] {
        page.resize(width, height).await?;
        page.until("[...document.querySelectorAll('.exhibit, .gallery header *')].every(one => { const frame = one.getBoundingClientRect(); return frame.left >= 0 && frame.right <= innerWidth; })")
            .await?;
    }
    page.close().await
}

/// Remembers where the ways into a game are in every frame, from the first one on.
const PLACES: &str = "
    window.places = [];
    const look = () => {
        const ways = [...document.querySelectorAll('[data-play-now], [data-around], [data-friends], [data-learn], [data-gallery]')];
        if (ways.length) window.places.push(ways.map(way => { const { left, top } = way.getBoundingClientRect(); return [left, top]; }));
        requestAnimationFrame(look);
    };
    requestAnimationFrame(look);";

#[tokio::test]
async fn nothing_moves_away_from_a_finger_when_the_fonts_come() -> Result<(), Failed> {
    let Some(page) = Session::open(1440, 900).await? else {
        return Ok(());
    };
    page.before(PLACES).await?;
    page.cdp("Network.enable", json!({})).await?;
    page.cdp("Network.setBypassServiceWorker", json!({ "bypass": true }))
        .await?;
    page.cdp("Network.setCacheDisabled", json!({ "cacheDisabled": true }))
        .await?;
    let slow = json!({ "offline": false, "latency": 400, "downloadThroughput": -1, "uploadThroughput": -1 });
    page.cdp("Network.emulateNetworkConditions", slow).await?;
    for (language, width, height) in [("en", 1440, 900), ("de", 390, 844), ("pl", 768, 1024)] {
        page.resize(width, height).await?;
        page.go(&format!("language={language}")).await?;
        let moved = page
            .js("const [first] = window.places, last = window.places.at(-1); \
                 return Math.max(...first.flatMap(([left, top], index) => [Math.abs(left - last[index][0]), Math.abs(top - last[index][1])]))")
            .await?;
        page.until("document.fonts.check('700 20px \"Yanone Kaffeesatz\"')")
            .await?;
        assert!(moved.as_f64().is_some_and(|moved| moved < 12.0), "{language}: {moved}");
    }
    page.close().await
}

/// Remembers where the ways on the page about learning are, frame by frame.
const WAYS: &str = "
    window.ways = [];
    const look = () => {
        const all = [...document.querySelectorAll('.learn .way')].map(one => one.getBoundingClientRect());
        if (all.length) window.ways.push(all.flatMap(one => [one.left, one.top, one.width, one.height]));
        requestAnimationFrame(look);
    };
    requestAnimationFrame(look);";

#[tokio::test]
async fn nothing_moves_on_the_page_about_learning_when_the_puzzles_come() -> Result<(), Failed> {
    let Some(page) = Session::open(1440, 900).await? else {
        return Ok(());
    };
    page.before(WAYS).await?;
    for (width, height) in [(1440, 900), (390, 844)] {
        page.resize(width, height).await?;
        page.go("").await?;
        page.click("[data-learn]").await?;
        page.until("document.querySelector('[data-puzzles] small')?.innerText.includes('90')")
            .await?;
        // What the pointer rests on rises a little.
        let moved = page
            .js("const last = window.ways.at(-1); \
                 return Math.max(...window.ways.flatMap(frame => last.map((place, index) => Math.abs(place - frame[index]))))")
            .await?;
        assert!(
            moved.as_f64().is_some_and(|moved| moved < 12.0),
            "at {width} by {height}: {moved}"
        );
    }
    page.close().await
}
