//! Without a network, in any folder.

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
