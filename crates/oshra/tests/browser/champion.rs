//! Champions in the page: what they learned comes when the first of them sits down, and they choose in a browser what they
//! choose in a program.

use crate::session::can_browse;
use crate::{Failed, Session};
use serde_json::{Value, json};
use std::fmt::Write;
use std::path::{Path, PathBuf};
use std::process::Command;

#[path = "../../../bots/examples/alike/said.rs"]
mod said;

/// Whether the page keeps what Champions learned.
const KEPT: &str = "return (await Promise.all(['policy', 'value'].map(name => caches.match(new URL(`nets/${name}.net`, location).href)))).every(one => one)";

fn against_champions() -> Value {
    json!({ "speed": "instant", "solo": { "players": 2, "level": "champion" } })
}

/// Waits until the page needs no network for anything else.
async fn without_network(page: &Session) -> Result<(), Failed> {
    let kept = "return await caches.match(new URL('later.json', location).href).then(one => !!one)";
    let begun = std::time::Instant::now();
    while page.js(kept).await? != true {
        if begun.elapsed().as_secs() > 120 {
            return Err("what can wait was never kept".into());
        }
        tokio::task::yield_now().await;
    }
    Ok(())
}

#[tokio::test]
async fn a_champion_sits_down_and_stays_without_a_network() -> Result<(), Failed> {
    let Some(mut page) = Session::open(1440, 900).await? else {
        return Ok(());
    };
    page.remember(against_champions()).await?;
    page.go("seed=champion").await?;
    without_network(&page).await?;
    assert_eq!(page.js(KEPT).await?, false, "nobody asked for a Champion yet");
    page.click("[data-play-now]").await?;
    for number in 0..4 {
        assert!(page.step(number).await?);
    }
    assert_eq!(page.js(KEPT).await?, true);
    page.end_program();
    // The game goes on where it was, and another one can be begun.
    page.reload().await?;
    for number in 4..8 {
        assert!(page.step(number).await?);
    }
    page.go("seed=another").await?;
    page.click("[data-play-now]").await?;
    assert!(page.step(0).await?);
    page.driver.quit().await?;
    Ok(())
}

#[tokio::test]
async fn a_champion_that_cannot_come_is_told_of() -> Result<(), Failed> {
    let Some(mut page) = Session::open(1440, 900).await? else {
        return Ok(());
    };
    page.remember(against_champions()).await?;
    page.go("seed=away").await?;
    without_network(&page).await?;
    page.end_program();
    page.click("[data-play-now]").await?;
    page.until("document.querySelector('[data-away]') && document.querySelector('[data-play-now]')")
        .await?;
    // Others can still be played against.
    page.remember(json!({ "speed": "instant", "solo": { "players": 2, "level": "adept" } }))
        .await?;
    page.go("seed=away").await?;
    page.click("[data-play-now]").await?;
    assert!(page.step(0).await?);
    assert!(!page.is("document.querySelector('[data-away]')").await?);
    page.driver.quit().await?;
    Ok(())
}

/// The module that says what bots and nets say, built for browsers.
fn module() -> Result<PathBuf, Failed> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let target = root.join("target/client");
    let mut command = Command::new(env!("CARGO"));
    command.args(["build", "--package", "bots", "--example", "alike"]);
    command.args([
        "--target",
        "wasm32-unknown-unknown",
        "--profile",
        "wasm-dev",
        "--target-dir",
    ]);
    command.arg(&target).current_dir(&root);
    for inherited in ["RUSTFLAGS", "CARGO_ENCODED_RUSTFLAGS", "CARGO_TARGET_DIR"] {
        command.env_remove(inherited);
    }
    let output = command.output()?;
    if !output.status.success() {
        return Err(String::from_utf8_lossy(&output.stderr).into());
    }
    Ok(target.join("wasm32-unknown-unknown/wasm-dev/examples/alike.wasm"))
}

/// Whatever the module imports is for what it does not do here.
const RUN: &str = r#"
const [hex, parts, done] = arguments;
(async () => {
  const module = await WebAssembly.compile(Uint8Array.from(hex.match(/../g), two => parseInt(two, 16)));
  const imports = {};
  for (const { module: from, name, kind } of WebAssembly.Module.imports(module)) {
    if (kind === "function") (imports[from] ??= {})[name] = () => 0;
  }
  const { exports } = await WebAssembly.instantiate(module, imports);
  // Until its glue is made, a function is exported under its name and a number.
  const said = exports[Object.keys(exports).find(name => /^said(_|$)/.test(name))];
  return Array.from({ length: parts }, (_, part) => BigInt.asUintN(64, said(part)).toString());
})().then(done, error => done(`${error}`));
"#;

/// In 10,000 positions nets say the same to the last bit, and bots choose the same.
#[tokio::test]
async fn a_browser_says_what_a_program_says() -> Result<(), Failed> {
    if !can_browse() {
        return Ok(());
    }
    let here = std::thread::spawn(|| said::Part::ALL.map(|part| part.said().to_string()));
    let mut hex = String::new();
    for byte in std::fs::read(module()?)? {
        write!(hex, "{byte:02x}")?;
    }
    let Some(page) = Session::open(800, 600).await? else {
        return Ok(());
    };
    // A page of ours lets modules be compiled.
    page.go("seed=alike").await?;
    page.driver
        .set_script_timeout(std::time::Duration::from_secs(600))
        .await?;
    let parts = said::Part::ALL.len();
    let there = page.driver.execute_async(RUN, vec![json!(hex), json!(parts)]).await?;
    let here = here.join().map_err(|_| "nothing was said here")?;
    for (part, (here, there)) in said::Part::ALL
        .iter()
        .zip(here.iter().zip(there.json().as_array().into_iter().flatten()))
    {
        assert_ne!(here, "0", "{part:?}: the nets cannot be read");
        assert_eq!(Some(here.as_str()), there.as_str(), "{part:?}");
    }
    assert_eq!(there.json().as_array().map(Vec::len), Some(parts), "{}", there.json());
    page.driver.quit().await?;
    Ok(())
}
