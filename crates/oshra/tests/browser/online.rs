//! Tables with others: two people, somebody who watches, reloading, a server that crashes.

use crate::session::can_browse;
use crate::{Failed, Session, TableServer};
use serde_json::json;

async fn come(server: &TableServer, name: &str, language: &str, width: u32, height: u32) -> Result<Session, Failed> {
    let page = Session::at(&server.address, width, height).await?;
    let friends = json!({ "players": 3, "people": 1, "short": true });
    let settings = json!({ "speed": "instant", "name": name, "language": language, "friends": friends });
    page.remember(settings).await?;
    page.go("").await?;
    Ok(page)
}

/// Makes a choice if one is asked for. Whether it did.
async fn answer(page: &Session, number: usize) -> Result<bool, Failed> {
    let asked = "document.querySelector('.table[data-mode=choose] [data-choice]')";
    if !page.is(asked).await? {
        return Ok(false);
    }
    let choices = page
        .js("return [...document.querySelectorAll('[data-choice]')].map(one => one.dataset.choice)")
        .await?;
    let choices = choices.as_array().cloned().unwrap_or_default();
    let Some(choice) = choices.get(number % choices.len().max(1)).and_then(|one| one.as_str()) else {
        return Ok(false);
    };
    let before = page
        .js("return document.querySelector('[data-herald]').innerText + document.querySelector('.prompt').innerText")
        .await?;
    page.reach(choice).await?;
    page.click(&format!("[data-choice='{choice}']")).await?;
    // The answer comes from the server.
    page.until(&format!(
        "document.querySelector('.ceremony') || document.querySelector('[data-herald]').innerText + document.querySelector('.prompt').innerText !== {before}"
    ))
    .await?;
    Ok(true)
}

/// Lets both play until so many choices were made.
async fn play(pages: [&Session; 2], choices: usize) -> Result<(), Failed> {
    let (mut made, mut idle) = (0, 0);
    while made < choices {
        let before = made;
        for page in pages {
            if answer(page, made * 3 + 1).await? {
                made += 1;
            }
        }
        idle = if made == before { idle + 1 } else { 0 };
        assert!(idle < 2_000, "nobody is asked any more");
        if made == before {
            tokio::time::sleep(std::time::Duration::from_millis(20)).await;
        }
    }
    Ok(())
}

#[tokio::test]
async fn two_play_one_watches_and_the_server_crashes() -> Result<(), Failed> {
    if !can_browse() {
        return Ok(());
    }
    let mut server = TableServer::start()?;
    let ada = come(&server, "Ada", "en", 1440, 900).await?;
    ada.click("[data-friends]").await?;
    ada.click("[data-create]").await?;
    ada.until("document.querySelector('[data-link]')").await?;
    let link = ada.js("return document.querySelector('[data-link]').value").await?;
    let link = link.as_str().ok_or("a link")?.to_owned();
    let code = link.split_once("table=").ok_or("a code in the link")?.1.to_owned();

    let ben = come(&server, "Ben", "de", 390, 844).await?;
    // The link that people share over other ways leads here too.
    ben.driver.goto(format!("{}t/{code}", server.address)).await?;
    ben.click("[data-sit]").await?;
    ben.click("[data-ready]").await?;
    ada.until("document.querySelector('[data-start]:not(:disabled)')")
        .await?;
    ada.click("[data-start]").await?;
    for page in [&ada, &ben] {
        page.until("document.querySelector('.table .hand [data-hero]')").await?;
    }

    let eve = come(&server, "Eve", "pl", 768, 1024).await?;
    eve.driver.goto(&link).await?;
    eve.until("document.querySelectorAll('.opponents .seat').length === 3")
        .await?;

    play([&ada, &ben], 6).await?;
    assert!(
        !eve.is("document.querySelector('[data-choice], .hand [data-hero]')")
            .await?
    );

    // What one says the others read in their own language.
    ada.click("[data-chat]").await?;
    ada.click("[data-phrase='good-luck']").await?;
    ben.until("document.querySelector('.bubble')?.innerText.includes('Viel')")
        .await?;

    // A reload in the middle comes back to the same hand.
    let hand = "return [...document.querySelectorAll('.hand [data-hero]')].map(one => one.dataset.hero).sort().join()";
    let before = ben.js(hand).await?;
    ben.driver.refresh().await?;
    ben.until("document.querySelector('.table .hand [data-hero]')").await?;
    assert_eq!(ben.js(hand).await?, before);

    // The server goes away and comes back; nothing is lost, nothing is done twice.
    server.crash();
    for page in [&ada, &ben] {
        page.until("document.querySelector('[data-connection]')").await?;
    }
    server.go_on()?;
    for page in [&ada, &ben] {
        page.until("!document.querySelector('[data-connection]')").await?;
    }
    assert_eq!(ben.js(hand).await?, before);
    ada.click("[data-chat]").await?;
    play([&ada, &ben], 6).await?;
    let parties = "return [...document.querySelectorAll('.party .groups [data-hero]')].map(one => one.dataset.hero).sort().join()";
    let shown = ada.js(parties).await?.to_string();
    eve.until(&format!("(() => {{ {parties} }})() === {shown}")).await?;
    eve.fits().await?;
    ben.fits().await?;
    ada.close().await?;
    ben.close().await?;
    eve.close().await
}
