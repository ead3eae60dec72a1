//! Learning: the lesson, puzzles, the rules at hand, the coach, the notebook.

use crate::access::audited;
use crate::{Failed, Session};
use serde_json::json;
use study::Puzzle;

/// Walks the whole lesson. Returns what was said.
async fn lesson(page: &Session, language: &str, leaves: bool) -> Result<Vec<String>, Failed> {
    page.remember(json!({ "speed": "instant", "language": language }))
        .await?;
    page.go("").await?;
    page.click("[data-learn]").await?;
    page.click("[data-lesson]").await?;
    let mut said = Vec::new();
    let mut left = false;
    for _ in 0..90 {
        page.until(
            "document.querySelector('.ceremony') || document.querySelector('[data-go-on]') \
             || (document.querySelector('[data-guide]:not([data-guide=others])') && document.querySelector('.table:not([data-made]) [data-choice]'))",
        )
        .await?;
        if page.is("document.querySelector('.ceremony')").await? {
            break;
        }
        let now = page
            .js("return document.querySelector('.guide .said').innerText")
            .await?;
        said.push(now.as_str().unwrap_or_default().to_owned());
        page.fits().await?;
        if page.is("document.querySelector('[data-go-on]')").await? {
            assert!(
                !page.is("document.querySelector('[data-choice]')").await?,
                "nothing is to be chosen while there is more to read"
            );
            page.click("[data-go-on]").await?;
            continue;
        }
        // One thing is marked, and it is done.
        let marked = page
            .js("return [...document.querySelectorAll('[data-choice]')].map(one => one.dataset.choice)")
            .await?;
        let marked = marked.as_array().cloned().unwrap_or_default();
        assert_eq!(marked.len(), 1, "{now} marks {marked:?}");
        if leaves && !left && said.len() > 9 {
            left = true;
            page.reload().await?;
            page.until("document.querySelector('.guide .said')").await?;
            // The notes of that moment are read again.
            let there = format!("document.querySelector('.guide .said').innerText === {now}");
            for _ in 0..20 {
                page.until(&format!("document.querySelector('[data-go-on]') || {there}"))
                    .await?;
                if page.is(&there).await? {
                    break;
                }
                page.click("[data-go-on]").await?;
            }
            page.until(&format!("{there} && !document.querySelector('[data-go-on]')"))
                .await?;
        }
        page.choose(marked[0].as_str().ok_or("no number")?).await?;
    }
    page.see_the_end().await?;
    let end = page.js("return document.querySelector('.decided').innerText").await?;
    said.push(end.as_str().unwrap_or_default().to_owned());
    page.click("[data-next-step=again]").await?;
    page.until(
        "document.querySelector('.table[data-mode=choose]:not([data-made])') && !document.querySelector('.guide')",
    )
    .await?;
    page.js("sessionStorage.clear()").await?;
    Ok(said)
}

#[tokio::test]
async fn the_lesson_is_taken_in_every_language() -> Result<(), Failed> {
    let Some(page) = Session::open(1440, 900).await? else {
        return Ok(());
    };
    let mut all: Vec<Vec<String>> = Vec::new();
    for (language, width, height) in [("en", 1440, 900), ("de", 390, 844), ("pl", 768, 1024)] {
        page.resize(width, height).await?;
        let said = lesson(&page, language, language == "en").await?;
        assert!(said.len() >= 24, "{language}: {} notes", said.len());
        assert!(
            said.iter().all(|text| text.len() > 8 && !text.starts_with("lesson-")),
            "{said:?}"
        );
        all.push(said);
    }
    assert!(all[0].last() != all[1].last() && all[1].last() != all[2].last());
    page.close().await
}

#[tokio::test]
async fn a_puzzle_is_missed_and_solved() -> Result<(), Failed> {
    let Some(page) = Session::open(390, 844).await? else {
        return Ok(());
    };
    page.remember(json!({ "speed": "instant", "language": "en" })).await?;
    page.go("").await?;
    page.click("[data-learn]").await?;
    page.click("[data-puzzles]").await?;
    page.until("document.querySelectorAll('.tile').length >= 60").await?;
    audited(&page, "the puzzles").await?;
    page.fits().await?;
    page.until("document.querySelectorAll('.tile.today').length === 1")
        .await?;
    let id = page.js("return document.querySelector('.tile').dataset.puzzle").await?;
    let id = id.as_str().ok_or("no puzzle")?.to_owned();
    let puzzle = Puzzle::by_id(&id)?.ok_or("an unknown puzzle")?;
    page.click(&format!("[data-puzzle='{id}']")).await?;
    page.settled().await?;
    let mut record = puzzle.record()?;
    let wrong = record
        .choices(puzzle.seat)
        .iter()
        .position(|choice| puzzle.solution.first() != Some(choice));
    let asked = page.js("return document.querySelector('.prompt').innerText").await?;
    page.choose(&wrong.ok_or("only one choice")?.to_string()).await?;
    page.until("document.querySelector('[data-verdict=missed]')").await?;
    page.until(&format!(
        "!document.querySelector('.prompt.asks') && document.querySelector('.prompt').innerText !== {asked}"
    ))
    .await?;
    audited(&page, "a puzzle").await?;
    page.fits().await?;
    page.click("[data-try-again]").await?;
    page.until("document.querySelector('[data-verdict=begun]')").await?;
    page.settled().await?;
    page.click("[data-show-solution]").await?;
    page.until("document.querySelector('[data-solution]')").await?;
    for &choice in &puzzle.solution {
        while let Some(other) = record.game().decider().filter(|&seat| seat != puzzle.seat) {
            let first = *record.choices(other).first().ok_or("nobody can choose")?;
            record.choose(other, first, &mut ())?;
        }
        page.settled().await?;
        let number = record.choices(puzzle.seat).iter().position(|other| *other == choice);
        page.choose(&number.ok_or("not offered")?.to_string()).await?;
        record.choose(puzzle.seat, choice, &mut ())?;
    }
    page.until("document.querySelector('[data-verdict=solved]')").await?;
    page.click("[data-leave]").await?;
    page.until(&format!("document.querySelector(\"[data-puzzle='{id}'].solved\")"))
        .await?;
    page.close().await
}

#[tokio::test]
async fn rules_coach_and_notebook_at_the_table() -> Result<(), Failed> {
    let Some(page) = Session::open(1440, 900).await? else {
        return Ok(());
    };
    page.sit_down(3, "de", "at hand").await?;
    for number in 0..40 {
        page.settled().await?;
        if page.is("document.querySelector('[data-discard-mode]')").await? && number > 8 {
            break;
        }
        page.step(number).await?;
    }
    // Why can't I? The Harbor is not to be drawn from before a hero was played.
    page.click("[data-place=harbor] .target").await?;
    page.until("document.querySelector('[data-why]')").await?;
    page.click("[data-why-rules]").await?;
    let seen = "(() => { const place = document.querySelector('.rules-sheet #turn'), frame = place.getBoundingClientRect(); \
                return frame.top >= 0 && frame.top < innerHeight / 2; })()";
    page.until(seen).await?;
    let search = page.driver.find(thirtyfour::By::Css("[data-search-rules]")).await?;
    search.send_keys("friedhof").await?;
    page.until("document.querySelectorAll('[data-hit]').length > 2").await?;
    page.click(".rules-sheet .close").await?;
    // The rules of the question that is asked, and of a card.
    page.click("[data-help]").await?;
    page.until("document.querySelector('[data-rules-sheet]')").await?;
    let close = "(() => { const frame = document.querySelector('.rules-sheet .close').getBoundingClientRect(); \
                 return frame.top >= 0 && frame.bottom <= innerHeight && document.querySelector('.rules-sheet').scrollTop > 0; })()";
    page.until(close).await?;
    page.click(".rules-sheet .close").await?;
    page.click(".tavern .target[data-hero]").await?;
    page.click("[data-card-rules]").await?;
    page.until("document.querySelector('[data-rules-sheet] .a-hero.found')")
        .await?;
    page.click(".rules-sheet .close").await?;
    // The coach.
    page.click("[data-ask-coach]").await?;
    page.until("document.querySelector('[data-advice=true]')").await?;
    page.until("document.querySelectorAll('[data-prospect]').length > 1")
        .await?;
    page.until("/\\d+\\s*%/.test(document.querySelector('[data-prospect] .odds').innerText)")
        .await?;
    // The best choice is compared with the next one, and what the figures are is said.
    page.until("document.querySelector('[data-prospect].best li')?.innerText.includes(document.querySelectorAll('[data-prospect] > span')[1].innerText)")
        .await?;
    page.until("document.querySelector('.coach .measures').innerText.length > 10")
        .await?;
    audited(&page, "the coach").await?;
    page.click(".coach .close").await?;
    // The notebook: marks and notes stay.
    page.click("[data-open-notebook]").await?;
    page.until("document.querySelectorAll('.suspicions').length === 2")
        .await?;
    // What a Master would believe is shown to those who ask.
    assert!(!page.is("document.querySelector('.believed')").await?);
    page.click("[data-ask-belief]").await?;
    page.until("document.querySelectorAll('.believed').length === 12")
        .await?;
    page.until("document.querySelectorAll('.suspect .backs img').length === 24")
        .await?;
    audited(&page, "the notebook").await?;
    let suspect = "[data-notes-about='1'] .suspect:not(:disabled)";
    page.click(suspect).await?;
    page.until(&format!("document.querySelector(\"{suspect}\").dataset.mark === 'yes'"))
        .await?;
    let notes = page
        .driver
        .find(thirtyfour::By::Css("[data-notes-about='1'] textarea"))
        .await?;
    notes.send_keys("spielt grün").await?;
    page.reload().await?;
    page.settled().await?;
    page.click("[data-open-notebook]").await?;
    page.until(&format!(
        "document.querySelector(\"{suspect}\")?.dataset.mark === 'yes'"
    ))
    .await?;
    page.until("document.querySelector(\"[data-notes-about='1'] textarea\").value === 'spielt grün'")
        .await?;
    assert!(
        !page.is("document.querySelector('.believed')").await?,
        "it is asked for each time"
    );
    page.click(".notebook .close").await?;
    // One's own guess stands beside the name.
    page.until("document.querySelectorAll('.opponents [data-suspected] img').length === 1")
        .await?;
    // Around one device nobody is coached.
    page.js("sessionStorage.clear()").await?;
    page.go("seed=around").await?;
    page.click("[data-around]").await?;
    page.click("[data-deal]").await?;
    page.click("[data-unveil]").await?;
    page.settled().await?;
    assert!(!page.is("document.querySelector('[data-ask-coach]')").await?);
    page.close().await
}

#[tokio::test]
async fn the_coach_leaves_free_what_may_be_chosen() -> Result<(), Failed> {
    let Some(page) = Session::open(390, 844).await? else {
        return Ok(());
    };
    page.sit_down(4, "en", "leaves free").await?;
    // On a phone the coach is in the menu.
    page.click(".ib.menu").await?;
    page.click("[data-menu-coach]").await?;
    page.until("document.querySelector('[data-coach]')").await?;
    // Every choice of a game is made by clicking it; what is covered cannot be clicked.
    let mut of_others = 0;
    for number in 0..200 {
        page.settled().await?;
        if page.is("document.querySelector('.opponents [data-choice]')").await? {
            of_others += 1;
        }
        if !page.step(number).await? {
            break;
        }
    }
    assert!(of_others > 0, "nobody else's hero could ever be chosen");
    page.close().await
}
