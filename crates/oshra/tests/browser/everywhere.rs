//! Without a network, in any folder.

use crate::session::can_browse;
use crate::{Failed, Session};
use axum::http::{StatusCode, Uri, header};
use axum::response::{IntoResponse, Response};
use axum::routing::get;
use serde_json::json;
use std::path::PathBuf;

#[tokio::test]
async fn after_the_first_visit_no_network_is_needed() -> Result<(), Failed> {
    let Some(mut page) = Session::open(1440, 900).await? else {
        return Ok(());
    };
    page.remember(json!({ "speed": "instant" })).await?;
    page.go("seed=offline").await?;
    let kept = "return await caches.match(new URL('later.json', location).href).then(one => !!one)";
    let begun = std::time::Instant::now();
    while page.js(kept).await? != true {
        if begun.elapsed().as_secs() > 120 {
            return Err("what can wait was never kept".into());
        }
        tokio::time::sleep(std::time::Duration::from_millis(50)).await;
    }
    page.end_program();
    page.go("seed=offline").await?;
    page.click("[data-play-now]").await?;
    for number in 0..3 {
        assert!(page.step(number).await?);
    }
    page.until("document.querySelector('.hand [data-hero]') && [...document.images].every(one => one.complete && one.naturalWidth > 0)")
        .await?;
    page.driver.quit().await?;
    Ok(())
}

/// A host that knows nothing but files: no compression, no headers of its own, and no idea what WebAssembly is.
async fn plain_host(folder: PathBuf, uri: Uri) -> Response {
    let path = uri.path().trim_start_matches('/');
    let path = if path.is_empty() { "index.html" } else { path };
    let kind = match path.rsplit('.').next() {
        Some("html") => "text/html",
        Some("js") => "text/javascript",
        Some("css") => "text/css",
        Some("svg") => "image/svg+xml",
        _ => "application/octet-stream",
    };
    match std::fs::read(folder.join(path)) {
        Ok(bytes) => ([(header::CONTENT_TYPE, kind)], bytes).into_response(),
        Err(_) => StatusCode::NOT_FOUND.into_response(),
    }
}

#[tokio::test]
async fn any_folder_of_any_host_will_do() -> Result<(), Failed> {
    if !can_browse() {
        return Ok(());
    }
    let folder = tempfile::tempdir()?;
    assert!(client::lay(folder.path())? > 100);
    let root = folder.path().to_owned();
    let files = get(move |uri: Uri| plain_host(root.clone(), uri));
    let listener = tokio::net::TcpListener::bind("127.0.0.1:0").await?;
    let address = format!("http://{}/games/island/", listener.local_addr()?);
    let site = axum::Router::new().nest("/games/island/", axum::Router::new().fallback(files));
    let serving = tokio::spawn(async move { axum::serve(listener, site).await });
    let page = Session::at(&address, 768, 1024).await?;
    page.remember(json!({ "speed": "instant" })).await?;
    page.go("seed=folder").await?;
    page.click("[data-play-now]").await?;
    for number in 0..3 {
        assert!(page.step(number).await?);
    }
    page.js("sessionStorage.clear()").await?;
    page.go("seed=folder").await?;
    page.click("[data-around]").await?;
    page.click("[data-deal]").await?;
    for number in 0..9 {
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

#[tokio::test]
async fn no_other_host_is_asked() -> Result<(), Failed> {
    let Some(page) = Session::open(1440, 900).await? else {
        return Ok(());
    };
    page.remember(json!({ "speed": "instant" })).await?;
    page.go("seed=alone").await?;
    page.click("[data-play-now]").await?;
    for number in 0..3 {
        assert!(page.step(number).await?);
    }
    let others = "return performance.getEntriesByType('resource').map(one => one.name).filter(one => !one.startsWith(location.origin))";
    assert_eq!(page.js(others).await?, json!([]));
    // They could not be asked either: the page and its worker may load nothing from elsewhere.
    let forbidden = page
        .js("return await new Promise(done => {
                addEventListener('securitypolicyviolation', event => done(event.blockedURI));
                fetch('http://elsewhere.example/').catch(() => {});
                setTimeout(() => done(null), 5000);
            })")
        .await?;
    assert_eq!(forbidden, "http://elsewhere.example/");
    let policy = "return await fetch('worker.js').then(answer => answer.headers.get('content-security-policy'))";
    let policy = page.js(policy).await?;
    assert!(
        policy.as_str().unwrap_or_default().starts_with("default-src 'self'"),
        "{policy}"
    );
    page.driver.quit().await?;
    Ok(())
}
