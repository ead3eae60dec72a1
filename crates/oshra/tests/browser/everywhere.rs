//! Without a network, in any folder, for everybody.

use crate::session::can_browse;
use crate::{Failed, Session};
use serde_json::json;

#[tokio::test]
async fn after_the_first_visit_no_network_is_needed() -> Result<(), Failed> {
    let Some(mut page) = Session::open(1440, 900).await? else {
        return Ok(());
    };
    page.remember(json!({ "speed": "instant" })).await?;
    page.go("seed=offline").await?;
    let kept = "return await caches.match(new URL('pictures.json', location).href).then(one => !!one)";
    let begun = std::time::Instant::now();
    while page.js(kept).await? != true {
        if begun.elapsed().as_secs() > 120 {
            return Err("the pictures were never kept".into());
        }
        tokio::time::sleep(std::time::Duration::from_millis(50)).await;
    }
    page.end_program();
    page.go("seed=offline").await?;
    page.click("[data-play-now]").await?;
    for number in 0..3 {
        assert!(page.step(number).await?);
    }
    page.until("document.querySelector('.hand svg') && [...document.images].every(one => one.complete && one.naturalWidth > 0)")
        .await?;
    page.driver.quit().await?;
    Ok(())
}

#[tokio::test]
async fn any_folder_of_any_host_will_do() -> Result<(), Failed> {
    if !can_browse() {
        return Ok(());
    }
    let listener = tokio::net::TcpListener::bind("127.0.0.1:0").await?;
    let address = format!("http://{}/games/island/", listener.local_addr()?);
    let site = axum::Router::new().nest("/games/island/", client::router());
    let serving = tokio::spawn(async move { axum::serve(listener, site).await });
    let page = Session::at(&address, 768, 1024).await?;
    page.remember(json!({ "speed": "instant" })).await?;
    page.go("seed=folder").await?;
    page.click("[data-play-now]").await?;
    for number in 0..3 {
        assert!(page.step(number).await?);
    }
    // Where no server keeps tables, the page says so and stays whole.
    page.js("sessionStorage.clear()").await?;
    page.go("").await?;
    page.click("[data-friends]").await?;
    page.until("document.querySelector('.notice')").await?;
    page.driver.clone().quit().await?;
    serving.abort();
    Ok(())
}

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
            const colour = style.backgroundColor.startsWith('rgb') ? rgb(style.backgroundColor) : null;
            if (colour && colour[3] > .98) return colour;
            if (colour && colour[3] > 0) return null;
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

async fn audited(page: &Session, place: &str) -> Result<(), Failed> {
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
        page.click("[data-solo-options]").await?;
        audited(&page, "the options").await?;
        page.click("[data-back]").await?;
        page.click("[data-learn]").await?;
        page.until("document.querySelector('[data-today]')").await?;
        audited(&page, "the page about learning").await?;
        page.click("[data-rules]").await?;
        audited(&page, "the rules").await?;
        page.click("[data-back]").await?;
        page.click("[data-puzzles]").await?;
        page.until("document.querySelector('.tile')").await?;
        audited(&page, "the puzzles").await?;
        page.click("[data-back]").await?;
        page.click("[data-back]").await?;
        page.click("[data-play-now]").await?;
        for number in 0..6 {
            page.settled().await?;
            audited(&page, "the table").await?;
            page.step(number).await?;
        }
        page.settled().await?;
        page.click(".ib.menu").await?;
        audited(&page, "the settings").await?;
        page.click("[data-size='200']").await?;
        page.click(".dialog .close").await?;
        let wide = page
            .js("return document.documentElement.scrollWidth - innerWidth")
            .await?;
        assert!(wide.as_i64() <= Some(0), "twice as large it is {wide} too wide");
        page.js("sessionStorage.clear()").await?;
    }
    page.close().await
}
