//! One table on two servers: three people and somebody who watches, and what each of them is shown.

use crate::online::{begin, come, open, play, sit};
use crate::session::can_browse;
use crate::{Failed, Session, TableServer};
use own_postgres::OwnPostgres;
use rules::{Hero, Leader, Log, Seat, Viewer};
use serde_json::{Value, json};
use std::collections::BTreeSet;

/// Everything a page holds that people, or programs beside it, could read.
const HELD: &str = "
    const heard = window.heard.map(text => JSON.parse(text));
    const game = heard.filter(one => one.chronicle || one.type === 'started' || one.type === 'choice');
    return JSON.stringify({
        choices: game.reduce((sum, one) => one.type === 'choice' ? sum + 1 : (one.chronicle ?? []).length, 0),
        text: JSON.stringify([window.heard, document.documentElement.outerHTML, {...localStorage}, {...sessionStorage},
            performance.getEntriesByType('resource').map(one => one.name)]),
    })";

/// What somebody's page held when this many choices had been made.
struct Held {
    viewer: Viewer,
    choices: usize,
    text: String,
}

async fn held(page: &Session, viewer: Viewer) -> Result<Held, Failed> {
    let held: Value = serde_json::from_str(page.js(HELD).await?.as_str().unwrap_or_default())?;
    Ok(Held {
        viewer,
        choices: held["choices"].as_u64().ok_or("a number")? as usize,
        text: held["text"].as_str().unwrap_or_default().to_owned(),
    })
}

/// All names of cards in a text.
fn named(text: &str) -> BTreeSet<&'static str> {
    let heroes = Hero::all().map(Hero::id);
    let leaders = Leader::ALL.into_iter().map(Leader::id);
    heroes
        .chain(leaders)
        .filter(|id| {
            text.contains(&format!("{id}\"")) || text.contains(&format!("{id}.")) || text.contains(&format!("{id}\\"))
        })
        .collect()
}

/// What somebody could know after each choice, from the game as it was, by the rules alone.
fn knowledge(log: &Log, viewer: Viewer) -> Result<Vec<BTreeSet<&'static str>>, Failed> {
    let mut known: Vec<BTreeSet<&'static str>> = Vec::new();
    log.replay_with(|record, events| {
        let events: Vec<_> = events.iter().map(|event| event.seen_by(viewer)).collect();
        let told = json!([record.game().view(viewer), events]).to_string();
        let mut all = known.last().cloned().unwrap_or_default();
        all.extend(named(&told));
        known.push(all);
    })?;
    Ok(known)
}

#[tokio::test]
async fn three_play_on_two_servers_and_nobody_sees_too_much() -> Result<(), Failed> {
    if !can_browse() {
        return Ok(());
    }
    let Some(postgres) = OwnPostgres::start() else {
        return Ok(());
    };
    let database = postgres.address("postgres");
    let (one, other) = (TableServer::sharing(&database)?, TableServer::sharing(&database)?);
    let ada = come(&one.address, "Ada", "en", (1440, 900), json!({})).await?;
    let code = open(&ada).await?;
    let ben = come(&other.address, "Ben", "de", (768, 1024), json!({})).await?;
    let cyd = come(&one.address, "Cyd", "pl", (390, 844), json!({})).await?;
    for page in [&ben, &cyd] {
        sit(page, &code).await?;
    }
    let eve = come(&other.address, "Eve", "en", (1440, 900), json!({})).await?;
    eve.visit(&format!("{}t/{code}", other.address)).await?;
    eve.until("document.querySelectorAll('.chairs li').length === 3")
        .await?;
    // From here on only the game counts: the first page shows heroes to everybody.
    let people = [&ada, &ben, &cyd];
    for page in people.iter().chain([&&eve]) {
        page.js("performance.clearResourceTimings()").await?;
    }
    begin(&people).await?;
    eve.until("document.querySelectorAll('.opponents .seat').length === 3")
        .await?;

    let viewers = [Seat::S0, Seat::S1, Seat::S2].map(Viewer::Seat);
    let mut all = Vec::new();
    for round in 0..4 {
        for (page, viewer) in people.into_iter().zip(viewers).chain([(&eve, Viewer::Public)]) {
            all.push(held(page, viewer).await?);
        }
        play(&people, 5).await?;
        if round == 1 {
            // In the middle of it two come back from scratch, one of them on the other server.
            for page in [&cyd, &eve] {
                page.reload().await?;
                page.until("document.querySelector('.table .log li')").await?;
            }
        }
    }
    assert!(
        !eve.is("document.querySelector('[data-choice], .hand [data-hero]')")
            .await?
    );
    eve.until("document.querySelector('.link-mark .eyes, .link-mark b').innerText")
        .await?;

    // Everybody leaves, bots play to the end, and then the game may be known.
    for page in people {
        page.until("document.querySelector('.ib.menu')").await?;
        page.click(".ib.menu").await?;
        page.click("[data-leave]").await?;
        page.click("[data-leave-yes]").await?;
    }
    eve.until("document.querySelector('.ceremony')").await?;
    let log = eve
        .js(&format!(
            "return await fetch('api/tables/{code}/games/1').then(answer => answer.json())"
        ))
        .await?;
    let log = log.to_string().parse::<Log>()?;
    for viewer in viewers.into_iter().chain([Viewer::Public]) {
        let known = knowledge(&log, viewer)?;
        let mut moments = 0;
        for held in all.iter().filter(|held| held.viewer == viewer) {
            let seen = named(&held.text);
            let allowed = &known[held.choices];
            let too_much: Vec<_> = seen.difference(allowed).collect();
            assert!(
                too_much.is_empty(),
                "{viewer:?} after {} choices: {too_much:?}",
                held.choices
            );
            // The search is not blind: what is known from the beginning is found.
            let dealt = known.first().ok_or("a beginning")?;
            assert!(moments > 0 || dealt.is_subset(&seen), "{viewer:?}: {dealt:?} {seen:?}");
            moments += 1;
        }
        assert_eq!(moments, 4);
    }
    let last = &knowledge(&log, Viewer::Public)?;
    assert!(last.first().map(BTreeSet::len) < last.last().map(BTreeSet::len));
    for page in [ada, ben, cyd, eve] {
        page.close().await?;
    }
    Ok(())
}
