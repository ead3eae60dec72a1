//! The host of a table: locks it, names bots, changes the game, and frees seats.

use crate::online::{begin, come, open, sit};
use crate::session::can_browse;
use crate::{Failed, Session, TableServer};
use serde_json::json;

const CHAIRS: &str = "document.querySelectorAll('.chairs li').length";

/// Whether somebody who comes by the link may sit down.
async fn may_sit(page: &Session, code: &str) -> Result<bool, Failed> {
    page.visit(&format!("{}t/{code}", page.address)).await?;
    page.until(&format!("{CHAIRS} > 0")).await?;
    page.is("document.querySelector('[data-sit]')").await
}

#[tokio::test]
async fn a_host_has_the_table_in_hand() -> Result<(), Failed> {
    if !can_browse() {
        return Ok(());
    }
    let server = TableServer::start()?;
    let ada = come(&server.address, "Ada", "en", (1440, 900), json!({})).await?;
    let code = open(&ada).await?;
    let ben = come(&server.address, "Ben", "de", (390, 844), json!({})).await?;
    sit(&ben, &code).await?;
    ada.until("document.querySelector('[data-hosting]') && document.querySelector('[data-remove]')")
        .await?;
    assert!(
        !ben.is("document.querySelector('[data-hosting], [data-remove], [data-bot]')")
            .await?
    );
    ada.fits().await?;

    // A bot with a name that everybody reads.
    ada.click(".chairs .free [data-bot=novice]").await?;
    ada.until("document.querySelector('[data-bot-name]')").await?;
    ada.js(
        "const field = document.querySelector('[data-bot-name]'); field.value = 'Clever Cog'; \
         field.dispatchEvent(new Event('change', { bubbles: true }))",
    )
    .await?;
    ben.until("document.querySelector('.chairs').innerText.includes('Clever Cog')")
        .await?;

    // Another game: one seat more, and Ben says anew that he is ready.
    ada.click("[data-change]").await?;
    ada.click("[data-changing] [data-field=players] .choice:nth-child(3)")
        .await?;
    ada.fits().await?;
    ada.click("[data-change-do]").await?;
    ben.until(&format!(
        "{CHAIRS} === 4 && document.querySelector('[data-ready][aria-pressed=false]')"
    ))
    .await?;

    // Locked, nobody else sits down.
    let cas = come(&server.address, "Cas", "pl", (768, 1024), json!({})).await?;
    assert!(may_sit(&cas, &code).await?);
    ada.click("[data-lock]").await?;
    cas.until("!document.querySelector('[data-sit]')").await?;
    ada.click("[data-lock][aria-pressed=true]").await?;
    cas.click("[data-sit]").await?;
    cas.click("[data-ready]").await?;

    // Ben has to go, after one question; he reads it, and does not come back.
    ada.click("[data-remove='1']").await?;
    ada.click("[data-leave-no]").await?;
    ada.click("[data-remove='1']").await?;
    ada.click("[data-leave-yes]").await?;
    ben.until("document.querySelector('[data-trouble=gone]')").await?;
    cas.until("document.querySelector('[data-notice]')?.innerText.includes('Ben')")
        .await?;
    ben.visit(&format!("{}t/{code}", server.address)).await?;
    ben.click("[data-sit]").await?;
    ben.until("document.querySelector('[data-notice]')").await?;
    assert!(ben.is("document.querySelector('[data-sit]')").await?);

    // With the free seat filled by a bot it begins.
    ada.until("document.querySelectorAll('.chairs .free').length === 1")
        .await?;
    begin(&[&ada, &cas]).await?;
    cas.fits().await?;
    ada.close().await?;
    ben.close().await?;
    cas.close().await
}
