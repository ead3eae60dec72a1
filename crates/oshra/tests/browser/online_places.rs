//! Tables one finds, leaves and comes back to; games that count, and the key they belong to.

use crate::online::{begin, come, open, play, read_what_was_missed, sit};
use crate::session::can_browse;
use crate::{Failed, Session, TableServer};
use serde_json::json;

/// A browser that counts how often it is asked for leave, and remembers every call.
const CALLS: &str = "
    window.asked = 0;
    window.calls = [];
    window.Notification = class {
        static permission = sessionStorage.leave || 'default';
        static async requestPermission() {
            window.asked += 1;
            sessionStorage.leave = Notification.permission = 'granted';
            return 'granted';
        }
        constructor(text) { window.calls.push(text); }
    };";

/// Whether the picture of the link, looked at square by square, says this and nothing else.
pub(crate) async fn pictures(page: &Session, link: &str) -> Result<bool, Failed> {
    page.until("document.querySelector('.qr').complete && document.querySelector('.qr').naturalWidth > 0")
        .await?;
    let code = qrcode::QrCode::new(link)?;
    // Around the code lies a quiet margin of four squares.
    let (width, margin) = (code.width(), 4);
    let squares = width + 2 * margin;
    let dark = page
        .js(&format!(
            "const side = 6, all = {squares}; const canvas = document.createElement('canvas'); canvas.width = canvas.height = side * all; \
             const on = canvas.getContext('2d'); on.drawImage(document.querySelector('.qr'), 0, 0, side * all, side * all); \
             const centre = index => index * side + side / 2; \
             return Array.from({{length: all * all}}, (_, index) => on.getImageData(centre(index % all), centre(Math.floor(index / all)), 1, 1).data[0] < 128)"
        ))
        .await?;
    let dark: Vec<bool> = serde_json::from_value(dark)?;
    let wanted = (0..squares * squares).map(|index| {
        let (x, y) = (index % squares, index / squares);
        let inside = |place: usize| (margin..margin + width).contains(&place);
        inside(x) && inside(y) && code[(x - margin, y - margin)] == qrcode::Color::Dark
    });
    Ok(wanted.eq(dark))
}

#[tokio::test]
async fn tables_are_found_left_and_come_back_to() -> Result<(), Failed> {
    if !can_browse() {
        return Ok(());
    }
    let server = TableServer::start()?;
    let slow = json!({ "clock": { "slow": { "days": 1 } }, "open_table": true });
    let ada = come(&server.address, "Ada", "en", (1440, 900), slow).await?;
    ada.before(CALLS).await?;
    ada.go("").await?;
    let code = open(&ada).await?;
    let link = ada.js("return document.querySelector('[data-link]').value").await?;
    assert!(pictures(&ada, link.as_str().unwrap_or_default()).await?);
    assert!(!pictures(&ada, "http://127.0.0.1/t/AAAAAA").await?);

    // A browser is asked for leave to call when its person says so, and not before.
    assert_eq!(ada.js("return window.asked").await?, 0);
    ada.click("[data-call]").await?;
    ada.until("window.asked === 1 && !document.querySelector('[data-call]')")
        .await?;

    // The lobby shows the table to somebody else.
    let ben = come(&server.address, "Ben", "de", (390, 844), json!({})).await?;
    ben.click("[data-friends]").await?;
    ben.click(&format!("[data-open-table='{code}']")).await?;
    ben.click("[data-sit]").await?;
    ben.click("[data-ready]").await?;
    begin(&[&ada, &ben]).await?;

    // The clocks run, one's own and the others'.
    for (page, clock) in [(&ada, ".own .clock"), (&ben, ".opponents .clock")] {
        let shown = page
            .js(&format!("return document.querySelector('{clock}').innerText"))
            .await?;
        page.until(&format!("document.querySelector('{clock}').innerText !== {shown}"))
            .await?;
    }

    // Stepping away from a slow game: the seat waits, and the first page says whose turn it is.
    let hand = "return [...document.querySelectorAll('.hand [data-hero]')].map(one => one.dataset.hero).join()";
    let before = ada.js(hand).await?;
    ada.click(".ib.menu").await?;
    ada.click("[data-step-away]").await?;
    ada.click("[data-friends].urgent").await?;
    ada.click(&format!(".own-tables .urgent[data-seat-at='{code}']"))
        .await?;
    ada.until("document.querySelector('.table[data-mode=choose]:not([data-made]) .hand [data-hero]')")
        .await?;
    assert_eq!(ada.js(hand).await?, before);

    // Somebody who looks elsewhere is called when it is their turn.
    ada.js("Object.defineProperty(document, 'hidden', { get: () => true })")
        .await?;
    for _ in 0..40 {
        if ada.is("window.calls.length").await? {
            break;
        }
        play(&[&ada, &ben], 1).await?;
    }
    let calls = ada.js("return window.calls.join()").await?;
    assert!(calls.as_str().is_some_and(|calls| calls.contains(&code)), "{calls}");

    // Left in one window, a bot plays on, and the other window knows it and can take over again.
    let bot = "[...document.querySelectorAll('.opponents .away')].some(one => one.innerText.includes('Bot'))";
    let first = ada.driver.window().await?;
    let second = ada.driver.new_tab().await?;
    ada.driver.switch_to_window(second).await?;
    ada.watch(1440, 900).await?;
    ada.visit(&format!("{}t/{code}", server.address)).await?;
    ada.until("document.querySelector('.table [data-hero]')").await?;
    read_what_was_missed(&ada).await?;
    ada.click(".ib.menu").await?;
    ada.click("[data-leave]").await?;
    ada.click("[data-leave-yes]").await?;
    ben.until(bot).await?;
    ada.driver.close_window().await?;
    ada.driver.switch_to_window(first).await?;
    ada.click("[data-away] [data-i-am-back]").await?;
    ben.until(&format!("!({bot})")).await?;

    // Leaving: a bot plays on, looking from afar does not bring anybody back, sitting down again does.
    ada.until("document.querySelector('.ib.menu')").await?;
    read_what_was_missed(&ada).await?;
    ada.click(".ib.menu").await?;
    ada.click("[data-leave]").await?;
    ada.click("[data-leave-yes]").await?;
    ben.until(bot).await?;
    ada.click("[data-friends]").await?;
    ada.until(&format!(
        "document.querySelector(\".own-tables [data-seat-at='{code}'] small\").innerText"
    ))
    .await?;
    assert!(ben.is(bot).await?);
    ada.click(&format!(".own-tables [data-seat-at='{code}']")).await?;
    ben.until(&format!("!({bot})")).await?;
    ada.until("document.querySelector('.table [data-hero]')").await?;
    ben.fits().await?;
    ada.close().await?;
    ben.close().await
}

#[tokio::test]
async fn rated_games_go_into_the_history_of_a_key() -> Result<(), Failed> {
    if !can_browse() {
        return Ok(());
    }
    let server = TableServer::start()?;
    let clock = json!({ "live": { "seconds": 60, "reserve": 600 } });
    let two = json!({ "friends": { "players": 2, "people": 1, "short": true }, "clock": clock });
    let ada = come(&server.address, "Ada", "en", (768, 1024), two.clone()).await?;
    let ben = come(&server.address, "Ben", "pl", (1440, 900), two).await?;
    ada.click("[data-friends]").await?;
    ada.click("[data-field=counts] .choice:nth-child(2)").await?;
    ada.click("[data-back]").await?;
    let code = open(&ada).await?;
    // No bots here, and no beginning without people.
    ada.until("document.querySelector('[data-start]:disabled') && !document.querySelector('[data-bot]')")
        .await?;
    sit(&ben, &code).await?;
    begin(&[&ada, &ben]).await?;

    // They play it themselves: what a substitute decides is not rated.
    play(&[&ada, &ben], usize::MAX).await?;
    for page in [&ada, &ben] {
        page.click("[data-skip]").await?;
        page.click("[data-next-step=again]").await?;
        page.click("[data-step-away]").await?;
    }

    // The history of the one who has the key.
    for page in [&ada, &ben] {
        page.click("[data-friends]").await?;
        page.click("[data-record]").await?;
        page.until("document.querySelector('[data-sum]') && document.querySelectorAll('.elsewhere li').length === 1")
            .await?;
    }
    let ratings = "return Number(document.querySelector('[data-rating]').innerText)";
    let (hers, his) = (ada.js(ratings).await?.as_f64(), ben.js(ratings).await?.as_f64());
    let won = ada.is("document.querySelector('.elsewhere .won')").await?;
    assert_eq!(won, hers > his, "{hers:?} {his:?}");

    // The game can be watched again, from your seat.
    ben.click("[data-watch-played]").await?;
    ben.until("document.querySelector('.table .moment')?.dataset.shown === '0' && document.querySelectorAll('.hand [data-hero]').length > 0")
        .await?;
    ben.click("[data-leave]").await?;
    ben.go("").await?;
    ben.click("[data-friends]").await?;
    ben.click("[data-record]").await?;
    ben.until("document.querySelector('[data-key-typed]')").await?;

    // The key is hidden until it is wanted; a file carries it to another browser.
    ada.js("const make = URL.createObjectURL; URL.createObjectURL = blob => { blob.text().then(text => window.saved = text); return make(blob) }")
        .await?;
    ada.until("document.querySelector('[data-key]').innerText.startsWith('•')")
        .await?;
    ada.click("[data-key-show]").await?;
    let key = ada.js("return document.querySelector('[data-key]').innerText").await?;
    let key = key.as_str().ok_or("a key")?.to_owned();
    ada.click("[data-key-save]").await?;
    ada.until("window.saved").await?;
    let saved = ada.js("return window.saved").await?;
    let file = tempfile::NamedTempFile::with_suffix(".txt")?;
    std::fs::write(file.path(), saved.as_str().unwrap_or_default())?;
    let typed = ben.driver.find(thirtyfour::By::Css("[data-key-typed]")).await?;
    typed.send_keys("not a key").await?;
    ben.click("[data-key-use]").await?;
    ben.until("document.querySelector('[data-key-said]').innerText.includes('32')")
        .await?;
    let chosen = ben.driver.find(thirtyfour::By::Css("[data-key-file]")).await?;
    chosen.send_keys(file.path().to_string_lossy()).await?;
    ben.click("[data-key-yes]").await?;
    ben.until(&format!(
        "Number(document.querySelector('[data-rating]')?.innerText) === {}",
        hers.unwrap_or_default()
    ))
    .await?;
    ben.click("[data-key-show]").await?;
    ben.until(&format!("document.querySelector('[data-key]').innerText === '{key}'"))
        .await?;
    for (width, height) in [(390, 844), (1440, 900)] {
        ben.resize(width, height).await?;
        ben.fits().await?;
    }

    // Both wanted another game with the same people; they find the table again, and it begins.
    for page in [&ben, &ada] {
        page.click("[data-back]").await?;
        page.click(&format!("[data-seat-at='{code}']")).await?;
    }
    begin(&[&ada, &ben]).await?;
    ada.close().await?;
    ben.close().await
}
