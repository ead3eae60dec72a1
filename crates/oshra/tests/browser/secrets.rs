//! What the page holds never includes what its viewer must not know.

use crate::{Failed, Session};
use rules::{Choice, Hero, Record, Seat, Seed, Setup, Viewer};
use serde_json::json;

/// Every card of the game that somebody may know of, as the rules say it.
fn known(record: &Record, seat: Seat) -> Vec<Hero> {
    let view = serde_json::to_string(&record.game().view(Viewer::Seat(seat))).unwrap_or_default();
    Hero::all()
        .filter(|hero| view.contains(&format!("\"{hero}\"")))
        .collect()
}

/// The card a choice is about.
fn card(choice: Choice) -> Option<Hero> {
    match choice {
        Choice::Card(hero) | Choice::Discard(hero) | Choice::Play(hero) => Some(hero),
        _ => None,
    }
}

#[tokio::test]
async fn the_page_never_holds_a_secret() -> Result<(), Failed> {
    let Some(page) = Session::open(1440, 900).await? else {
        return Ok(());
    };
    let options = json!({ "players": 2, "people": 1, "short": true, "level": "novice" });
    page.remember(json!({ "speed": "instant", "solo": options })).await?;
    page.go("seed=secrets").await?;
    // The heroes on the first page are there for everybody; they come a moment after it.
    page.until("document.querySelector('.fan img') && [...document.images].every(one => one.complete)")
        .await?;
    page.js("performance.clearResourceTimings()").await?;
    page.click("[data-play-now]").await?;
    page.settled().await?;
    // The same deal, here: it has both hands.
    let record = Record::deal(Setup::new(2)?.with_short(true), Seed::from("secrets"));
    let mine = known(&record, Seat::S0);
    let all = "return JSON.stringify([window.messages, document.documentElement.outerHTML, {...localStorage}, \
               {...sessionStorage}, performance.getEntriesByType('resource').map(one => one.name).filter(one => /face|art/.test(one))])";
    let held = page.js(all).await?.to_string();
    assert_eq!(mine.iter().filter(|hero| held.contains(hero.id())).count(), mine.len());
    for hero in record.game().setup().heroes().filter(|hero| !mine.contains(hero)) {
        assert!(!held.contains(hero.id()), "{hero} is on the page");
    }
    assert!(!held.contains(record.seed().hash().as_str()));
    // Both set-up choices, there and here: what the other has chosen meanwhile is as secret.
    let mut record = record;
    for _ in 0..2 {
        let choice = *record.choices(Seat::S0).first().ok_or("the set-up asks")?;
        let hero = card(choice).ok_or("the set-up asks for cards")?;
        record.choose(Seat::S0, choice, &mut ())?;
        let number = page
            .js(&format!(
                "return document.querySelector('.hand [data-hero={hero}]').dataset.choice"
            ))
            .await?;
        page.choose(number.as_str().ok_or("the card is not marked")?).await?;
        page.settled().await?;
    }
    let held = page.js("return JSON.stringify(window.messages)").await?.to_string();
    let theirs: Vec<Hero> = record.choices(Seat::S1).into_iter().filter_map(card).collect();
    assert_eq!(theirs.len(), 5);
    // The other may have played one of them since; the rest stays unseen.
    let seen = theirs.iter().filter(|hero| held.contains(hero.id())).count();
    assert!(seen <= 2, "{seen} of the other hand are on the page");
    page.close().await
}
