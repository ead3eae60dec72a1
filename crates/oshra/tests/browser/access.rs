//! For everybody: by ear, by keyboard alone, with large letters, with fingers.

use crate::{Failed, Session};
use serde_json::{Value, json};
use thirtyfour::prelude::Key;

/// What a screen reader needs: everything that can be pressed or typed into has a name, pictures have texts or are
/// decoration, one language is named, no two things have one id, every dialog is named.
const AUDIT: &str = "
    const faults = [];
    const seen = element => element.checkVisibility();
    const name = element => (element.getAttribute('aria-label') || element.getAttribute('title') || element.labels?.[0]?.innerText
        || element.innerText || element.placeholder || [...element.querySelectorAll('img')].map(one => one.alt).join('') || '').trim();
    for (const element of document.querySelectorAll('button, input, select, a, [role=dialog], [role=img]')) {
        if (seen(element) && !name(element)) faults.push('no name: ' + element.outerHTML.slice(0, 160));
    }
    for (const image of document.images) if (!image.hasAttribute('alt')) faults.push('no alt: ' + image.outerHTML.slice(0, 120));
    if (!document.documentElement.lang) faults.push('no language');
    const ids = [...document.querySelectorAll('[id]')].map(one => one.id);
    for (const id of ids) if (ids.indexOf(id) !== ids.lastIndexOf(id)) faults.push('twice: ' + id);
    return [...new Set(faults)].join('\\n');";

/// Texts whose contrast with what lies under them is too weak: 4.5, or 3 for large letters (WCAG AA).
const CONTRAST: &str = "
    const rgb = text => { const all = text.match(/[\\d.]+/g).map(Number); return all.length > 3 ? all : [...all, 1]; };
    const light = ([r, g, b]) => [r, g, b].map(one => one / 255).map(one => one <= .04045 ? one / 12.92 : ((one + .055) / 1.055) ** 2.4)
        .reduce((sum, one, index) => sum + one * [.2126, .7152, .0722][index], 0);
    const ground = element => {
        for (let one = element; one; one = one.parentElement) {
            const style = getComputedStyle(one);
            if (style.backgroundImage !== 'none') return null;
            const color = style.backgroundColor.startsWith('rgb') ? rgb(style.backgroundColor) : null;
            if (color && color[3] > .98) return color;
            if (color && color[3] > 0) return null;
        }
        return null;
    };
    const faults = [];
    let looked = 0;
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
        const element = walker.currentNode.parentElement;
        if (!walker.currentNode.data.trim() || !element.checkVisibility() || element.closest('svg, .say, :disabled')) continue;
        const under = ground(element);
        const style = getComputedStyle(element);
        if (!under || !style.color.startsWith('rgb')) continue;
        looked += 1;
        const [one, other] = [light(rgb(style.color)), light(under)].sort((a, b) => b - a);
        const size = parseFloat(style.fontSize);
        const large = size >= 24 || (size >= 18.66 && Number(style.fontWeight) >= 700);
        const ratio = (one + .05) / (other + .05);
        if (ratio < (large ? 3 : 4.5)) faults.push(ratio.toFixed(2) + ': ' + element.className + ' ' + walker.currentNode.data.trim().slice(0, 40));
    }
    if (looked < 3) faults.push('only ' + looked + ' texts could be judged');
    return [...new Set(faults)].join('\\n');";

pub(crate) async fn audited(page: &Session, place: &str) -> Result<(), Failed> {
    // A page that hides its names and pales its letters is found out.
    let spoiled = format!(
        "const all = document.createElement('p'); all.innerHTML = '<button></button><b style=\"color:#888;background:#999\">pale</b>'; \
         document.body.append(all); const found = [(() => {{ {AUDIT} }})(), (() => {{ {CONTRAST} }})()]; all.remove(); \
         return found.every(one => one.length > 0)"
    );
    assert_eq!(page.js(&spoiled).await?, true, "{place}: the audit is blind");
    for script in [AUDIT, CONTRAST] {
        let faults = page.js(script).await?;
        assert_eq!(faults.as_str(), Some(""), "{place}: {faults}");
    }
    Ok(())
}

#[tokio::test]
async fn names_for_everything_and_enough_contrast() -> Result<(), Failed> {
    let Some(page) = Session::open(1440, 900).await? else {
        return Ok(());
    };
    for light in ["light", "dark"] {
        page.remember(json!({ "speed": "instant", "light": light })).await?;
        page.go("seed=audit").await?;
        audited(&page, "the first page").await?;
        for (door, place) in [
            ("[data-solo-options]", "the options"),
            ("[data-gallery]", "the gallery"),
            ("[data-friends]", "the tables with friends"),
        ] {
            page.click(door).await?;
            page.until("document.querySelector('[data-back]')").await?;
            audited(&page, place).await?;
            page.click("[data-back]").await?;
        }
        page.click("[data-play-now]").await?;
        for number in 0..6 {
            page.settled().await?;
            audited(&page, "the table").await?;
            page.step(number).await?;
        }
        page.settled().await?;
        page.click(".ib.menu").await?;
        audited(&page, "the settings").await?;
        page.click(".dialog .close").await?;
        let mut steps = 0;
        while page.step(1).await? {
            steps += 1;
            assert!(steps < 900, "the game does not end");
        }
        for _ in 0..8 {
            audited(&page, "the end").await?;
            if !page.is("document.querySelector('[data-next]')").await? {
                break;
            }
            page.click("[data-next]").await?;
        }
        page.js("sessionStorage.clear()").await?;
    }
    page.close().await
}

/// How light the colors of the four factions are, and how far the two that are closest are apart, as eyes without red or
/// without green see them (Machado, Oliveira and Fernandes, 2009), in a space where equal steps look equal.
const APART: &str = "
    const probe = document.body.appendChild(document.createElement('i'));
    const linear = name => { probe.style.color = `var(--${name})`;
        return getComputedStyle(probe).color.match(/\\d+/g).map(one => one / 255).map(one => one <= .04045 ? one / 12.92 : ((one + .055) / 1.055) ** 2.4); };
    const eyes = [[[.152286, 1.052583, -.204868], [.114503, .786281, .099216], [-.003882, -.048116, 1.051998]],
        [[.367322, .860646, -.227968], [.280085, .672501, .047413], [-.01182, .04294, .968881]]];
    const times = (rows, [a, b, c]) => rows.map(([x, y, z]) => x * a + y * b + z * c);
    const lab = color => { const [l, m, s] = times([[.4122, .5363, .0514], [.2119, .6807, .1074], [.0883, .2817, .6300]], color).map(Math.cbrt);
        return times([[.2105, .7936, -.0041], [1.978, -2.4286, .4506], [.0259, .7828, -.8087]], [l, m, s]); };
    const all = ['hill-tribes', 'imperial-army', 'water-folk', 'undead'].map(linear);
    const far = eyes.flatMap(eye => all.flatMap((one, index) => all.slice(index + 1)
        .map(other => Math.hypot(...lab(times(eye, one)).map((value, place) => value - lab(times(eye, other))[place])))));
    probe.remove();
    return Math.min(...far);";

#[tokio::test]
async fn colors_can_be_further_apart() -> Result<(), Failed> {
    let Some(page) = Session::open(1440, 900).await? else {
        return Ok(());
    };
    page.remember(json!({ "speed": "instant", "language": "en" })).await?;
    page.go("seed=apart").await?;
    let usual = page.js(APART).await?.as_f64().ok_or("no colors")?;
    page.click("[data-play-now]").await?;
    page.settled().await?;
    page.click(".ib.menu").await?;
    let on = "[...document.querySelectorAll('.dialog h3')].find(one => one.innerText.includes('tell apart')).nextElementSibling.firstElementChild";
    page.until(&format!("document.querySelector('.dialog h3') && {on}"))
        .await?;
    page.js(&format!("{on}.click()")).await?;
    page.until("'apart' in document.documentElement.dataset").await?;
    let apart = page.js(APART).await?.as_f64().ok_or("no colors")?;
    assert!(apart > usual * 1.5 && apart > 0.12, "{usual} became {apart}");
    page.click(".dialog .close").await?;
    audited(&page, "the table with colors further apart").await?;
    // It is remembered.
    page.reload().await?;
    page.until("'apart' in document.documentElement.dataset").await?;
    page.close().await
}

/// Remembers everything a screen reader would say by itself.
const LISTEN: &str = "
    window.heard = [];
    new MutationObserver(changes => {
        for (const change of changes) {
            const element = change.target.nodeType === 1 ? change.target : change.target.parentElement;
            if (!element?.closest('[aria-live]')) continue;
            const added = [...change.addedNodes].map(node => node.textContent.trim()).filter(text => text);
            window.heard.push(...(change.type === 'characterData' ? [element.textContent.trim()] : added));
        }
    }).observe(document.body, { subtree: true, childList: true, characterData: true });";

pub(crate) async fn press(page: &Session, key: impl Into<thirtyfour::TypingData>) -> Result<(), Failed> {
    page.driver.action_chain().send_keys(key).perform().await?;
    Ok(())
}

/// What a screen reader says of the place the keyboard is at.
async fn spoken(page: &Session) -> Result<String, Failed> {
    let name = "const at = document.activeElement;
        return at === document.body ? '' : (at.getAttribute('aria-label') || at.innerText).trim()";
    Ok(page.js(name).await?.as_str().unwrap_or_default().to_owned())
}

#[tokio::test]
async fn a_whole_game_by_ear_and_keyboard() -> Result<(), Failed> {
    let Some(page) = Session::open(1440, 900).await? else {
        return Ok(());
    };
    let options = json!({ "players": 3, "people": 1, "short": true, "level": "novice" });
    page.remember(json!({ "speed": "instant", "solo": options })).await?;
    page.go("seed=ear").await?;
    page.js("document.querySelector('[data-play-now]').focus()").await?;
    page.js(LISTEN).await?;
    press(&page, Key::Enter).await?;
    for number in 0.. {
        if page.settled().await?["over"] == true {
            break;
        }
        let asked = page
            .js("return document.querySelector('[data-asked]').textContent")
            .await?;
        assert!(!asked.as_str().unwrap_or_default().is_empty(), "nothing is asked aloud");
        // Along the choices, a different way each time; every one has a name.
        for _ in 0..=number % 3 {
            press(&page, Key::Right).await?;
            assert!(!spoken(&page).await?.is_empty(), "a place without a name");
        }
        let told = page.js("return window.messages.length").await?;
        // Discarding is marked first and confirmed then.
        if page.is("document.activeElement.matches('[data-discard-mode]')").await? {
            press(&page, Key::Enter).await?;
            page.until("document.querySelector('[data-mark]')").await?;
            press(&page, Key::Right).await?;
        }
        if page.is("document.activeElement.matches('[data-mark]')").await? {
            press(&page, Key::Enter).await?;
            page.until("document.querySelector('[data-confirm]:not(:disabled)')")
                .await?;
            while !page.is("document.activeElement.matches('[data-confirm]')").await? {
                press(&page, Key::Right).await?;
            }
        }
        press(&page, Key::Enter).await?;
        page.until(&format!("window.messages.length > {told}")).await?;
        assert!(number < 200, "the game does not end");
    }
    // What stands in the chronicle was said.
    let missed = page
        .js(
            "return [...document.querySelectorAll('.log li span')].map(one => one.textContent.trim())
            .filter(line => !window.heard.some(heard => heard === line || line.includes(heard)))",
        )
        .await?;
    assert_eq!(missed, json!([]), "not heard");
    // The keyboard is where the ceremony goes on, and the ceremony is told.
    for _ in 0..8 {
        page.until("document.activeElement.closest('.ceremony')").await?;
        if page.is("document.activeElement.matches('[data-next-step]')").await? {
            break;
        }
        let stage = page.js("return document.querySelector('.stage').innerText").await?;
        press(&page, Key::Enter).await?;
        page.until(&format!("document.querySelector('.stage').innerText !== {stage}"))
            .await?;
    }
    let won: Value = page
        .js("return window.heard.filter(line => line.includes('win'))")
        .await?;
    assert!(
        won.as_array().is_some_and(|won| !won.is_empty()),
        "nobody was told who won"
    );
    page.close().await
}

#[tokio::test]
async fn a_dialog_keeps_the_keyboard_and_gives_it_back() -> Result<(), Failed> {
    let Some(page) = Session::open(1440, 900).await? else {
        return Ok(());
    };
    page.remember(json!({ "speed": "instant" })).await?;
    page.go("seed=dialog").await?;
    page.click("[data-play-now]").await?;
    page.settled().await?;
    press(&page, Key::Right).await?;
    let before = spoken(&page).await?;
    press(&page, "?").await?;
    page.until("document.activeElement.closest('[role=dialog]')").await?;
    for _ in 0..5 {
        press(&page, Key::Tab).await?;
        assert!(page.is("document.activeElement.closest('[role=dialog]')").await?);
    }
    press(&page, Key::Escape).await?;
    page.until("!document.querySelector('[role=dialog]')").await?;
    page.until("document.activeElement !== document.body").await?;
    assert_eq!(spoken(&page).await?, before);
    page.close().await
}

#[tokio::test]
async fn the_rules_are_read_by_headings() -> Result<(), Failed> {
    let Some(page) = Session::open(1440, 900).await? else {
        return Ok(());
    };
    page.remember(json!({ "speed": "instant", "language": "en" })).await?;
    page.go("").await?;
    page.click("[data-learn]").await?;
    page.click("[data-rules]").await?;
    page.until("document.querySelectorAll('.book .a-hero').length === 90")
        .await?;
    let levels = page
        .js("return [...document.querySelectorAll('.rules :is(h1, h2, h3, h4)')].map(one => Number(one.tagName[1]))")
        .await?;
    let levels: Vec<i64> = serde_json::from_value(levels)?;
    assert!(levels.len() > 120, "only {} headings", levels.len());
    assert_eq!(levels.first(), Some(&1));
    for (one, next) in levels.iter().zip(&levels[1..]) {
        assert!(next - one <= 1, "a heading of level {next} follows one of level {one}");
    }
    // Every hero can be found by its heading.
    assert!(
        page.is("[...document.querySelectorAll('.a-hero')].every(one => one.querySelector('h4')?.innerText.trim())")
            .await?
    );
    // Whoever goes to a place takes the keyboard along.
    page.js("document.querySelector('.book nav button:last-of-type').focus()")
        .await?;
    press(&page, Key::Enter).await?;
    page.until("document.activeElement.matches('h2#about')").await?;
    // A chapter leads to where the lesson teaches it.
    page.js("document.querySelector(\"#winning + [data-lesson-step='28']\").click()")
        .await?;
    page.until("document.querySelector('[data-guide=army]')").await?;
    page.close().await
}

/// Things that can be pressed and are too small for a finger. What can be chosen on the table has a rim around it that
/// counts.
const FINGERS: &str = "
    const rim = element => Math.max(0, -parseFloat(getComputedStyle(element, '::after').left) || 0);
    return [...document.querySelectorAll('.legal, .go, .quiet, .choice, .ib, .close, .deed, .way, .prompt button:not(.src)')]
        .filter(element => element.checkVisibility())
        .map(element => ({ box: element.getBoundingClientRect(), rim: rim(element), name: element.className }))
        .filter(({ box, rim }) => Math.min(box.width, box.height) + 2 * rim < 43.5)
        .map(({ box, rim, name }) => name + ' ' + box.width.toFixed() + '×' + box.height.toFixed() + ' + ' + rim);";

#[tokio::test]
async fn fingers_and_large_letters_on_a_phone() -> Result<(), Failed> {
    let Some(page) = Session::open(390, 844).await? else {
        return Ok(());
    };
    page.touch().await?;
    let options = json!({ "players": 6, "people": 1, "short": true, "level": "novice" });
    page.remember(json!({ "speed": "instant", "solo": options })).await?;
    page.go("seed=fingers").await?;
    assert!(
        page.is("matchMedia('(pointer: coarse)').matches").await?,
        "no fingers here"
    );
    assert_eq!(page.js(FINGERS).await?, json!([]), "on the first page");
    page.click("[data-play-now]").await?;
    for number in 0..12 {
        page.settled().await?;
        assert_eq!(page.js(FINGERS).await?, json!([]), "at the table");
        page.step(number).await?;
    }
    page.remember(json!({ "speed": "instant", "size": 200, "solo": options }))
        .await?;
    page.go("").await?;
    page.click("[data-resume]").await?;
    for number in 0..12 {
        if page.settled().await?["over"] == true {
            break;
        }
        let wide = page
            .js("return document.documentElement.scrollWidth - document.documentElement.clientWidth")
            .await?;
        assert!(wide.as_i64() <= Some(0), "twice as large it is {wide} too wide");
        let cut = "[...document.querySelectorAll('.prompt .d, .deed, .now .then b')].some(one => one.scrollWidth > one.clientWidth + 2)";
        assert!(!page.is(cut).await?, "twice as large, words are cut off");
        page.step(number).await?;
    }
    page.close().await
}
