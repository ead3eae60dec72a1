//! A development build puts the page together from the files on the disk each time it is asked for, so that a new style
//! or script needs only a reload. While `cargo xtask dev` runs it, the page reloads by itself.

use crate::embedded::File;
use crate::serve::{guard, policy};
use axum::body::Body;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use bundle::{BundleError, Page, script_hash};
use std::path::{Path, PathBuf};
use std::sync::LazyLock;
use std::time::UNIX_EPOCH;

include!(concat!(env!("OUT_DIR"), "/disk.rs"));

/// Whether `cargo xtask dev` runs this.
static LIVE: LazyLock<bool> = LazyLock::new(|| std::env::var_os("OSHRA_DEV").is_some_and(|value| value == "1"));

/// Asks several times a second whether something has changed. A new style is set in where the page is; for anything else it
/// is loaded again.
const WATCH: &str = r#"
let known = KNOWN;
setInterval(async () => {
  try {
    const now = await (await fetch("./dev/now")).json();
    if (now.rest !== known.rest) return location.reload();
    if (now.style === known.style) return;
    known = now;
    document.querySelector("style").textContent = await (await fetch("./dev/style")).text();
    document.getElementById("later")?.replaceChildren();
  } catch {
    // The program is being built again.
  }
}, 300);
"#;

/// Keeps nothing, and forgets what was kept: what is being worked on should be new every time.
const KEEPS_NOTHING: &str = r#"
self.addEventListener("install", () => self.skipWaiting());
self.addEventListener("activate", async () => {
  for (const name of await caches.keys()) if (name.startsWith("oshra-")) await caches.delete(name);
  await self.registration.unregister();
});
"#;

/// The answer to a question that is better answered from the disk. `found` is the file inside the program.
pub(crate) fn answer(path: &str, found: Option<File>) -> Option<Response> {
    if !Path::new(SOURCES).is_dir() {
        return None;
    }
    let answered = match path {
        "/dev/now" if *LIVE => Ok(plain("application/json", now())),
        "/dev/style" if *LIVE => sources().map(|page| plain("text/css", [page.style(), page.later()].concat())),
        "/later.css" => sources().map(|page| plain("text/css", page.later().to_owned())),
        "/sw.js" if *LIVE => Ok(plain("text/javascript", KEEPS_NOTHING.to_owned())),
        _ => {
            let embedded = found?;
            let (_, filled) = PAGES.iter().find(|(file, _)| *file == embedded.path())?;
            let written = written(filled);
            if written
                .as_ref()
                .is_ok_and(|(page, _)| page.as_bytes() == embedded.plain())
            {
                // Nothing has changed since the build.
                return None;
            }
            written.map(|(page, policy)| html(page, &policy))
        }
    };
    // Whoever works on the page sees what is wrong with it where it should be.
    Some(answered.unwrap_or_else(|fault| (StatusCode::INTERNAL_SERVER_ERROR, fault.to_string()).into_response()))
}

fn sources() -> Result<Page, BundleError> {
    Page::read(Path::new(SOURCES), DRAWN)
}

/// A page, and what it may do.
fn written(filled: &[(&str, &str)]) -> Result<(String, String), BundleError> {
    let page = sources()?;
    let mut script = page.script(BOUND, PAGE_LENGTH, LANGUAGES);
    if *LIVE {
        script.push_str(&WATCH.replace("KNOWN", &now()));
    }
    let written = page.written(&script, filled)?;
    Ok((written, policy(&script_hash(&script))))
}

fn html(page: String, policy: &str) -> Response {
    let mut answer = Response::new(Body::from(page));
    guard(&mut answer, "text/html; charset=utf-8", policy);
    answer
}

fn plain(content_type: &str, text: String) -> Response {
    let mut answer = Response::new(Body::from(text));
    guard(&mut answer, content_type, &policy(""));
    answer
}

/// When the style and when the rest was changed last, as JSON. A program that was started again counts as a change.
fn now() -> String {
    let style = Path::new(SOURCES).join("style");
    let program = std::process::id();
    let rest = changed(Path::new(SOURCES));
    let style = changed(&style).max(changed(&style.join("later")));
    format!(r#"{{"style":"{style}","rest":"{program}-{rest}"}}"#)
}

/// The latest change to a file right in this folder.
fn changed(folder: &Path) -> u128 {
    let files = std::fs::read_dir(folder).into_iter().flatten().flatten();
    let files = files.map(|entry| entry.path()).filter(|path: &PathBuf| path.is_file());
    let times = files.filter_map(|path| path.metadata().ok()?.modified().ok()?.duration_since(UNIX_EPOCH).ok());
    times.map(|time| time.as_millis()).max().unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::embedded::file;

    #[test]
    fn what_has_not_changed_since_the_build_comes_from_the_program() {
        // A program that was built without its client has no sources.
        if SOURCES.is_empty() {
            assert!(answer("/", file("/")).is_none());
            return;
        }
        assert!(PAGES.len() > 1);
        for (name, filled) in PAGES {
            let (page, policy) = written(filled).unwrap();
            assert_eq!(page.as_bytes(), file(name).unwrap().plain(), "{name}");
            assert!(policy.contains(crate::embedded::script()), "{name}");
            assert!(answer("/", file(name)).is_none());
        }
        // Another page stands for one that was changed on the disk.
        let changed = html("<!doctype html>".to_owned(), &policy("'sha256-x'"));
        assert!(
            changed.headers()["content-security-policy"]
                .to_str()
                .unwrap()
                .contains("'sha256-x'")
        );
    }

    #[test]
    fn only_somebody_at_work_is_told_about_changes() {
        assert!(answer("/dev/now", None).is_none());
        assert!(now().starts_with("{\"style\":\""));
    }
}
