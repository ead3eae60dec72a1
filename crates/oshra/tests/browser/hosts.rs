//! What hosts set up and do, and what people do about each other, as it is seen on the page.

use crate::online::{begin, come, sit};
use crate::session::can_browse;
use crate::talk::say;
use crate::{Failed, Session, TableServer};
use serde_json::{Value, json};
use std::path::Path;
use std::process::Command;
use std::time::Duration;
use thirtyfour::prelude::{By, Key};

/// Something a host does on the command line, and what it says.
fn admin(server: &TableServer, secret: &Path, words: &[&str]) -> Result<Value, Failed> {
    let mut command = Command::new(env!("CARGO_BIN_EXE_oshra"));
    command.args(["admin", "--as", "Hedy", "--json", "--server"]);
    command.arg(server.address.trim_end_matches('/'));
    let output = command.arg("--secret-file").arg(secret).args(words).output()?;
    if !output.status.success() {
        return Err(String::from_utf8_lossy(&output.stderr).into());
    }
    Ok(serde_json::from_slice(&output.stdout)?)
}

/// Whether a line stands in the chat.
fn shows(line: &str) -> String {
    format!(
        "[...document.querySelectorAll('.chat li')].some(one => one.innerText.includes({}))",
        json!(line)
    )
}

/// Opens what can be done about the last line that somebody else said, and does it.
async fn about_the_line(page: &Session, deed: &str) -> Result<(), Failed> {
    page.click(".chat .redress:not([open]) summary").await?;
    page.click(&format!(".chat .redress[open] [{deed}]")).await
}

/// The table of somebody who comes through the door of a closed server.
async fn come_in(page: &Session) -> Result<String, Failed> {
    page.click("[data-friends]").await?;
    page.until("document.querySelector('.house')?.innerText.includes('Welcome to the club.')")
        .await?;
    let door = page.driver.find(By::Css("[data-password]")).await?;
    door.send_keys("friends only" + Key::Enter).await?;
    page.until("!document.querySelector('[data-password]')").await?;
    page.click("[data-create]").await?;
    page.until("document.querySelector('[data-link]')").await?;
    let link = page.js("return document.querySelector('[data-link]').value").await?;
    let (_, code) = link.as_str().and_then(|link| link.rsplit_once('/')).ok_or("a link")?;
    Ok(code.to_owned())
}

#[tokio::test]
async fn a_host_keeps_a_house_and_people_keep_their_peace() -> Result<(), Failed> {
    if !can_browse() {
        return Ok(());
    }
    let folder = tempfile::tempdir()?;
    let file = |name: &str, text: &str| -> Result<String, Failed> {
        let path = folder.path().join(name);
        std::fs::write(&path, text)?;
        Ok(path.display().to_string())
    };
    let secret = file("secret", "open sesame, says the host")?;
    let options = [
        "--admin-secret-file",
        &secret,
        "--welcome",
        &file("welcome", "Welcome to the club.")?,
        "--imprint",
        &file("imprint", "Ada Example, 1 Example Street")?,
        "--password-file",
        &file("passwords", "friends only")?,
    ];
    let server = TableServer::start_with(&options)?;
    let host = |words: &[&str]| admin(&server, Path::new(&secret), words);
    let ada = come(&server.address, "Ada", "en", (1280, 720), json!({})).await?;
    let code = come_in(&ada).await?;
    // The link of a table needs no password.
    let ben = come(&server.address, "Ben", "de", (390, 844), json!({})).await?;
    sit(&ben, &code).await?;
    begin(&[&ada, &ben]).await?;

    ben.click("[data-chat]").await?;
    say(&ben, "a rude remark").await?;
    ada.click("[data-chat]").await?;
    ada.until(&shows("a rude remark")).await?;
    about_the_line(&ada, "data-report").await?;
    ada.until("document.querySelector('[data-report]:disabled')").await?;
    // The button says that it was sent, and it is on its way.
    let reports = loop {
        let reports = host(&["reports"])?;
        let reports = reports["reports"].as_array().cloned().unwrap_or_default();
        if !reports.is_empty() {
            break reports;
        }
        tokio::time::sleep(Duration::from_millis(50)).await;
    };
    assert_eq!(reports.len(), 1, "{reports:?}");
    ada.click("[data-mute]").await?;
    ada.until(&format!("!{}", shows("a rude remark"))).await?;
    // What is said while somebody is muted is there once they are not.
    say(&ben, "an afterthought").await?;
    ben.until(&shows("an afterthought")).await?;
    ada.click("[data-unmute]").await?;
    ada.until(&shows("a rude remark")).await?;
    ada.until(&shows("an afterthought")).await?;
    let line = reports[0]["line"].to_string();
    host(&["remove", &code, "--line", &line])?;
    for page in [&ada, &ben] {
        page.until(&format!("!{}", shows("a rude remark"))).await?;
    }
    about_the_line(&ada, "data-block").await?;
    ada.until(&format!("!{}", shows("an afterthought"))).await?;

    // Whom she has blocked is on the page of her key, and so is what is kept of her.
    ada.go("").await?;
    ada.click("[data-friends]").await?;
    ada.click("[data-record]").await?;
    ada.until("document.querySelector('.blocked')?.innerText.includes('Ben')")
        .await?;
    ada.click("[data-unblock]").await?;
    ada.until("!document.querySelector('.blocked')").await?;
    ada.js("const make = URL.createObjectURL; URL.createObjectURL = blob => { blob.text().then(text => window.saved = text); return make(blob) }")
        .await?;
    ada.click("[data-data-save]").await?;
    ada.until("window.saved").await?;
    let saved = ada.js("return JSON.parse(window.saved)").await?;
    let tables = saved["tables"].as_array().map_or(0, Vec::len);
    assert_eq!((tables, &saved["blocks"]), (1, &json!([])), "{saved}");
    ada.click("[data-data-delete]").await?;
    ada.click("[data-data-yes]").await?;
    ada.until("document.querySelector('.own-data').innerText.includes('Deleted.')")
        .await?;
    ben.until("document.querySelector('.opponents')?.textContent.includes('jemand')")
        .await?;
    assert!(
        ben.is("!document.querySelector('.opponents').textContent.includes('Ada')")
            .await?
    );

    // Whoever is kept out is told so.
    host(&["ban", "--table", &code, "--seat", "1", "--days", "1"])?;
    ben.until("document.body.innerText.includes('Die Spielleitung lässt dich nicht herein.')")
        .await?;
    let audit = host(&["audit"])?;
    let deeds = audit["audit"].as_array().map_or(0, Vec::len);
    assert!(deeds >= 2, "{audit}");

    // The pages of the house fit on a phone.
    for (page, words) in [("imprint", "Ada Example"), ("privacy", "What this server keeps")] {
        ben.visit(&format!("{}{page}", server.address)).await?;
        ben.until(&format!("document.body.innerText.includes({})", json!(words)))
            .await?;
        let wide = "document.documentElement.scrollWidth <= document.documentElement.clientWidth";
        assert!(ben.is(wide).await?, "{page}");
    }
    ada.close().await?;
    ben.close().await
}
