//! Tables with others: two people, somebody who watches, reloading, a server that crashes.

use crate::session::can_browse;
use crate::{Failed, Session, TableServer};
use serde_json::{Value, json};

/// Somebody with a name, a language and a screen, on the first page of a server.
pub(crate) async fn come(
    address: &str,
    name: &str,
    language: &str,
    (width, height): (u32, u32),
    more: Value,
) -> Result<Session, Failed> {
    let page = Session::at(address, width, height).await?;
    let friends = json!({ "players": 3, "people": 1, "short": true });
    let mut settings = json!({ "speed": "instant", "name": name, "language": language, "friends": friends });
    for (key, value) in more.as_object().into_iter().flatten() {
        settings[key] = value.clone();
    }
    page.remember(settings).await?;
    page.go("").await?;
    Ok(page)
}

/// Opens a table; its code.
pub(crate) async fn open(page: &Session) -> Result<String, Failed> {
    page.click("[data-friends]").await?;
    page.click("[data-create]").await?;
    page.until("document.querySelector('[data-link]')").await?;
    let link = page.js("return document.querySelector('[data-link]').value").await?;
    let (_, code) = link.as_str().and_then(|link| link.rsplit_once('/')).ok_or("a link")?;
    Ok(code.to_owned())
}

/// Sits down at a table by its link, and is ready.
pub(crate) async fn sit(page: &Session, code: &str) -> Result<(), Failed> {
    page.visit(&format!("{}t/{code}", page.address)).await?;
    page.click("[data-sit]").await?;
    page.click("[data-ready]").await?;
    page.until("document.querySelector('[data-ready][aria-pressed=true]')")
        .await
}

/// Begins, once everybody else is ready; all of them see their cards.
pub(crate) async fn begin(pages: &[&Session]) -> Result<(), Failed> {
    let first = pages.first().ok_or("nobody is there")?;
    first
        .until("document.querySelector('[data-start]:not(:disabled)')")
        .await?;
    first.click("[data-start]").await?;
    for page in pages {
        page.until("document.querySelector('.table .hand [data-hero]')").await?;
    }
    Ok(())
}

/// Closes what tells somebody who has come back what happened, if it is there.
pub(crate) async fn read_what_was_missed(page: &Session) -> Result<(), Failed> {
    if page.is("document.querySelector('[data-missed]')").await? {
        page.click("[data-missed-read]").await?;
        page.until("!document.querySelector('[data-missed]')").await?;
    }
    Ok(())
}

/// Makes a choice if one is asked for. Whether it did.
pub(crate) async fn answer(page: &Session, number: usize) -> Result<bool, Failed> {
    read_what_was_missed(page).await?;
    let asked = "document.querySelector('.table[data-mode=choose]:not([data-made]) [data-choice]')";
    if !page.is(asked).await? {
        return Ok(false);
    }
    // Mostly plays, so that games end.
    let choices = page
        .js(
            "const all = selector => [...document.querySelectorAll(selector)].map(one => one.dataset.choice); \
             const plays = all('.hand [data-choice]'); return plays.length ? plays : all('[data-choice]')",
        )
        .await?;
    let choices = choices.as_array().cloned().unwrap_or_default();
    let Some(choice) = choices.get(number % choices.len().max(1)).and_then(|one| one.as_str()) else {
        return Ok(false);
    };
    let before = page
        .js("return document.querySelector('[data-herald]').innerText + document.querySelector('.prompt').innerText")
        .await?;
    page.pick(choice).await?;
    // The answer comes from the server; raising a card changes what is said beside it, too.
    page.until(&format!(
        "document.querySelector('.ceremony') || !document.querySelector('.prompt .sending') && \
         document.querySelector('[data-herald]').innerText + document.querySelector('.prompt').innerText !== {before}"
    ))
    .await?;
    Ok(true)
}

/// Lets them play until this many choices were made, or the game is over.
pub(crate) async fn play(pages: &[&Session], choices: usize) -> Result<(), Failed> {
    let (mut made, mut idle) = (0, 0);
    while made < choices {
        let before = made;
        for page in pages {
            if answer(page, made * 3 + 1).await? {
                made += 1;
            }
        }
        idle = if made == before { idle + 1 } else { 0 };
        if idle > 20 && pages[0].is("document.querySelector('.ceremony')").await? {
            break;
        }
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
    let ada = come(&server.address, "Ada", "en", (1440, 900), json!({})).await?;
    let code = open(&ada).await?;
    let ben = come(&server.address, "Ben", "de", (390, 844), json!({})).await?;
    sit(&ben, &code).await?;
    begin(&[&ada, &ben]).await?;

    let eve = come(&server.address, "Eve", "pl", (768, 1024), json!({})).await?;
    eve.visit(&format!("{}?table={code}", server.address)).await?;
    eve.until("document.querySelectorAll('.opponents .seat').length === 3")
        .await?;

    play(&[&ada, &ben], 6).await?;
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
    let log = "return [...document.querySelectorAll('.log li:not(.since)')].map(one => one.innerText).join('\\n')";
    let told = ben.js(log).await?;
    assert!(told.as_str().is_some_and(|told| told.lines().count() > 1), "{told}");
    ben.reload().await?;
    ben.until("document.querySelector('.table .hand [data-hero]')").await?;
    assert_eq!(ben.js(hand).await?, before);
    assert_eq!(ben.js(log).await?, told, "the chronicle is the same as before");

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
    play(&[&ada, &ben], 6).await?;
    let parties =
        "return [...document.querySelectorAll('.party .hero [data-hero]')].map(one => one.dataset.hero).sort().join()";
    let shown = ada.js(parties).await?.to_string();
    eve.until(&format!("(() => {{ {parties} }})() === {shown}")).await?;
    eve.fits().await?;
    ben.fits().await?;
    ada.close().await?;
    ben.close().await?;
    eve.close().await
}

/// Waits until all pages answer the same. Each hears of the last choice in its own time, so none is the measure for the others.
async fn same_everywhere(pages: impl Iterator<Item = &Session> + Clone, asked: &str) -> Result<(), Failed> {
    let mut answers = Vec::new();
    for _ in 0..600 {
        answers.clear();
        for page in pages.clone() {
            answers.push(page.js(asked).await?);
        }
        if answers.windows(2).all(|two| two[0] == two[1]) {
            return Ok(());
        }
        tokio::time::sleep(std::time::Duration::from_millis(50)).await;
    }
    Err(format!("they see different things: {answers:?}").into())
}

#[tokio::test]
async fn four_play_and_one_watches() -> Result<(), Failed> {
    if !can_browse() {
        return Ok(());
    }
    let server = TableServer::start()?;
    let four = json!({ "friends": { "players": 4, "people": 1, "short": true } });
    let screens = [
        ("Ada", "en", (1440, 900)),
        ("Ben", "de", (390, 844)),
        ("Cas", "pl", (768, 1024)),
        ("Dee", "en", (390, 844)),
    ];
    let mut people = Vec::new();
    let mut code = String::new();
    for (name, language, screen) in screens {
        let page = come(&server.address, name, language, screen, four.clone()).await?;
        if people.is_empty() {
            code = open(&page).await?;
        } else {
            sit(&page, &code).await?;
        }
        people.push(page);
    }
    let pages: Vec<&Session> = people.iter().collect();
    begin(&pages).await?;
    let eve = come(&server.address, "Eve", "pl", (768, 1024), json!({})).await?;
    eve.visit(&format!("{}?table={code}", server.address)).await?;
    eve.until("document.querySelectorAll('.opponents .seat').length === 4")
        .await?;
    play(&pages, 16).await?;

    // All see the same table, everybody a hand of their own, and who watches no hand at all.
    let open_table = "return [...document.querySelectorAll('.party .hero [data-hero], .tavern [data-hero]')].map(one => one.dataset.hero).sort().join()";
    let hers = people[0]
        .js("return [...document.querySelectorAll('.hand [data-hero]')].map(one => one.dataset.hero)")
        .await?;
    assert!(hers.as_array().is_some_and(|hand| !hand.is_empty()));
    same_everywhere(people.iter().chain([&eve]), open_table).await?;
    for page in people.iter().skip(1).chain([&eve]) {
        let held = "return [...document.querySelectorAll('.hand [data-hero]')].map(one => one.dataset.hero)";
        let held = page.js(held).await?;
        for hero in held.as_array().into_iter().flatten() {
            assert!(
                !hers.as_array().is_some_and(|hand| hand.contains(hero)),
                "{hero} is in two hands"
            );
        }
        page.fits().await?;
    }
    assert!(
        !eve.is("document.querySelector('[data-choice], .hand [data-hero]')")
            .await?
    );
    for page in people.into_iter().chain([eve]) {
        page.close().await?;
    }
    Ok(())
}
