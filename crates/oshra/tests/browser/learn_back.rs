//! Looking back: replays, analysis, your games, files.

use crate::access::audited;
use crate::session::can_browse;
use crate::{Failed, Session, TableServer};
use rules::{Hero, Log, Seat, Viewer};
use serde_json::{Value, json};
use std::collections::BTreeSet;

async fn finished_game(page: &Session, seed: &str) -> Result<(), Failed> {
    page.sit_down(2, "en", seed).await?;
    let mut steps = 0;
    while page.step(steps).await? {
        steps += 1;
        assert!(steps < 600, "the game does not end");
    }
    page.see_the_end().await?;
    Ok(())
}

async fn go_to(page: &Session, moment: usize, eyes: &str) -> Result<(), Failed> {
    page.js(&format!(
        "const set = (one, value, kind) => {{ one.value = value; one.dispatchEvent(new Event(kind, {{ bubbles: true }})); }};
         window.before = window.messages.length;
         set(document.querySelector('[data-eyes]'), '{eyes}', 'change');
         set(document.querySelector('[data-scrub]'), {moment}, 'input');"
    ))
    .await?;
    // Both are answered, and the last one is what is shown.
    page.until(&format!(
        "window.messages.length >= window.before + 2 && document.querySelector('.moment').dataset.shown === '{moment}'"
    ))
    .await?;
    page.js("return new Promise(done => setTimeout(done, 40))").await?;
    Ok(())
}

/// The heroes that can be seen on the table.
async fn shown(page: &Session) -> Result<BTreeSet<String>, Failed> {
    let seen = page
        .js(
            "const of = (selector, name) => [...document.querySelectorAll(selector)].map(name);
             return [...of('.table [data-hero]', one => one.dataset.hero),
                     ...of('.table img[src^=\"face/\"]', one => one.getAttribute('src').slice(5, -4))];",
        )
        .await?;
    let seen = seen.as_array().cloned().unwrap_or_default();
    let heroes = seen
        .iter()
        .filter_map(|name| Some(Hero::from_id(name.as_str()?)?.id().to_owned()));
    Ok(heroes.collect())
}

#[tokio::test]
async fn a_finished_game_is_looked_at_again() -> Result<(), Failed> {
    let Some(page) = Session::open(1440, 900).await? else {
        return Ok(());
    };
    finished_game(&page, "look-again").await?;
    page.click("[data-next-step=watch-replay]").await?;
    page.until("document.querySelector('[data-scrub]')").await?;
    page.fits().await?;
    audited(&page, "a replay").await?;
    let letter = page
        .js("return window.messages.map(one => JSON.parse(one)).map(one => one.study?.replay).filter(one => one).at(-1)")
        .await?;
    let log: Log = letter["text"].as_str().ok_or("no game")?.parse()?;
    let mut games = Vec::new();
    log.replay_with(|record, _| games.push(record.game().clone()))?;
    assert_eq!(letter["moments"], json!(games.len()));
    // From each seat, never a card the seat had not seen by then; the other leader only at the end.
    let mut differs = 0;
    for seat in [Seat::S0, Seat::S1] {
        let mut known = BTreeSet::new();
        for (moment, game) in games.iter().enumerate() {
            let view = serde_json::to_string(&game.view(Viewer::Seat(seat)))?;
            known.extend(
                Hero::all()
                    .filter(|hero| view.contains(&format!("\"{hero}\"")))
                    .map(|hero| hero.id().to_owned()),
            );
            if moment % 6 != 0 && moment + 1 != games.len() {
                continue;
            }
            go_to(&page, moment, &seat.to_string()).await?;
            let mine = shown(&page).await?;
            assert!(
                mine.is_subset(&known),
                "seat {seat} at {moment} sees {:?}",
                mine.difference(&known)
            );
            let leaders = page.is("document.querySelector('.opponents .revealed')").await?;
            assert_eq!(leaders, game.is_over(), "seat {seat} at {moment}");
            assert!(
                !page.is("document.querySelector('[data-choice]')").await?,
                "nothing can be chosen"
            );
            if moment == 24 {
                go_to(&page, moment, "all").await?;
                let all = shown(&page).await?;
                differs += all.difference(&mine).count();
                page.until("document.querySelector('.opponents .revealed')").await?;
            }
        }
    }
    assert!(differs > 0, "whoever knows all sees more");
    // Step by step, by itself, and from a link.
    go_to(&page, 5, "1").await?;
    page.click("[data-step=forward]").await?;
    page.until("document.querySelector('.moment').dataset.shown === '6'")
        .await?;
    page.click("[data-step=back]").await?;
    page.until("document.querySelector('.moment').dataset.shown === '5'")
        .await?;
    page.click("[data-step=turn-forward]").await?;
    page.until("+document.querySelector('.moment').dataset.shown > 5")
        .await?;
    let before = page
        .js("return +document.querySelector('.moment').dataset.shown")
        .await?;
    page.click("[data-step=play]").await?;
    page.until(&format!(
        "+document.querySelector('.moment').dataset.shown > {before} + 1"
    ))
    .await?;
    page.click("[data-step=play]").await?;
    let game = letter["link"].as_str().ok_or("no link")?;
    page.go(&format!("game={game}&moment=9&seat=1")).await?;
    page.until("document.querySelector('.moment')?.dataset.shown === '9'")
        .await?;
    // On from here, against bots.
    page.click("[data-play-on]").await?;
    page.settled().await?;
    page.until("document.querySelectorAll('[data-choice]').length > 0")
        .await?;
    // It is a game like any other: kept, and found again.
    let hand = "return [...document.querySelectorAll('.hand [data-hero]')].map(one => one.dataset.hero)";
    let held = page.js(hand).await?;
    page.go("").await?;
    page.click("[data-resume]").await?;
    page.settled().await?;
    assert_eq!(page.js(hand).await?, held);
    page.close().await
}

#[tokio::test]
async fn looking_back_finds_what_mattered() -> Result<(), Failed> {
    let Some(page) = Session::open(768, 1024).await? else {
        return Ok(());
    };
    finished_game(&page, "back").await?;
    page.click("[data-next-step=look-back]").await?;
    // It was begun when the game ended, so it may be done by now.
    page.until("document.querySelector('[data-progress], [data-found]')")
        .await?;
    page.until("document.querySelector('[data-all-knowing]').innerText.length > 30")
        .await?;
    page.until("document.querySelector('[data-found]')").await?;
    let told = page
        .js("return window.messages.map(one => JSON.parse(one)).map(one => one.study?.analysis).filter(one => one).map(one => one.progress)")
        .await?;
    let told: Vec<f64> = told
        .as_array()
        .into_iter()
        .flatten()
        .filter_map(Value::as_f64)
        .collect();
    assert!(told.len() > 10 && told.is_sorted(), "{told:?}");
    page.until("document.querySelectorAll('[data-key-choice]').length === 3")
        .await?;
    page.until("document.querySelectorAll('.plot path').length === 4")
        .await?;
    audited(&page, "looking back").await?;
    let moment = page
        .js("return document.querySelector('[data-key-choice] [data-see]').dataset.see")
        .await?;
    page.click("[data-key-choice] [data-see]").await?;
    page.until(&format!(
        "document.querySelector('.moment')?.dataset.shown === {moment}"
    ))
    .await?;
    // The game is in the history, after a reload too.
    page.click("[data-leave]").await?;
    page.until("document.querySelectorAll('.played').length === 1").await?;
    page.go("").await?;
    page.click("[data-learn]").await?;
    page.click("[data-games]").await?;
    page.until("document.querySelectorAll('.played').length === 1").await?;
    page.fits().await?;
    audited(&page, "your games").await?;
    // All of it can be taken elsewhere.
    page.js("URL.createObjectURL = file => { file.text().then(text => window.saved = text); return '#'; }")
        .await?;
    page.click("[data-export]").await?;
    page.until("window.saved").await?;
    let saved = page.js("return JSON.parse(window.saved).games.length").await?;
    assert_eq!(saved, json!(1));
    page.close().await
}

#[tokio::test]
async fn a_game_elsewhere_is_looked_at_too() -> Result<(), Failed> {
    if !can_browse() {
        return Ok(());
    }
    let server = TableServer::start()?;
    let page = Session::at(&server.address, 1440, 900).await?;
    let friends = json!({ "players": 2, "people": 1, "short": true });
    let settings = json!({ "speed": "instant", "name": "Ada", "language": "en", "friends": friends });
    page.remember(settings).await?;
    page.go("").await?;
    page.click("[data-friends]").await?;
    page.click("[data-create]").await?;
    page.click("[data-start]:not(:disabled)").await?;
    let mut steps = 0;
    loop {
        page.until(
            "document.querySelector('.ceremony') || document.querySelector('.table[data-mode=choose]:not([data-made]) [data-choice]')",
        )
        .await?;
        if page.is("document.querySelector('.ceremony')").await? {
            break;
        }
        // No coach and no belief where others play.
        assert!(!page.is("document.querySelector('[data-ask-coach]')").await?);
        let heard = page.js("return window.heard.length").await?;
        page.js("(document.querySelector('.hand [data-choice]') ?? document.querySelector('[data-choice]')).click()")
            .await?;
        page.until(&format!("window.heard.length > {heard}")).await?;
        steps += 1;
        assert!(steps < 900, "the game does not end");
    }
    page.see_the_end().await?;
    page.click("[data-next-step=watch-replay]").await?;
    page.until("document.querySelector('[data-scrub]')").await?;
    page.until(
        "document.querySelector('.moment').dataset.shown === '0' && document.querySelector('.hand [data-hero]')",
    )
    .await?;
    page.close().await
}

#[tokio::test]
async fn a_broken_file_is_refused_in_every_language() -> Result<(), Failed> {
    let Some(page) = Session::open(390, 844).await? else {
        return Ok(());
    };
    let file = tempfile::NamedTempFile::with_suffix(".log")?;
    let broken = "oshra log 1\nstart nowhere\n   1: seat 0 play nobody\n";
    std::fs::write(file.path(), broken)?;
    let mut said = BTreeSet::new();
    for language in ["en", "de", "pl"] {
        page.remember(json!({ "language": language })).await?;
        page.go("").await?;
        page.click("[data-learn]").await?;
        page.click("[data-games]").await?;
        page.until("document.querySelector('[data-no-games]')").await?;
        let input = page.driver.find(thirtyfour::By::Css("[data-file]")).await?;
        input.send_keys(file.path().to_string_lossy().as_ref()).await?;
        page.until("document.querySelector('[data-fault]')").await?;
        let fault = page
            .js("return document.querySelector('[data-fault]').innerText")
            .await?;
        said.insert(fault.as_str().unwrap_or_default().to_owned());
        page.fits().await?;
    }
    assert_eq!(said.len(), 3, "{said:?}");
    assert!(said.iter().all(|text| text.len() > 12));
    page.close().await
}
