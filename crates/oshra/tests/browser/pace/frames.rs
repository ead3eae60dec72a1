//! Frames in animations, counted where they are drawn.
//!
//! Cards and markers are moved by the browser's compositor, beside the page: what the page does meanwhile does not hold them
//! up. So `requestAnimationFrame`, which asks how often the page itself could have drawn, tells too little; the browser's own
//! trace tells when the compositor has drawn one.

use crate::{Failed, Session};
use serde_json::Value;
use std::time::Duration;

/// Kinds of events the browser writes into its trace.
const EVENTS: &str = "blink.user_timing,devtools.timeline.frame,disabled-by-default-devtools.timeline.frame";

/// Marks in the trace when things begin to move and when all is still, and counts the page's own frames between.
const MARKS: &str = "
    window.ownFrames = [];
    let last = null;
    const frame = now => {
        const moves = document.getAnimations().some(one => one.playState === 'running');
        if (moves !== (last !== null)) performance.mark(moves ? 'oshra-moves' : 'oshra-rests');
        if (moves && last !== null) window.ownFrames.push(now - last);
        last = moves ? now : null;
        requestAnimationFrame(frame);
    };
    requestAnimationFrame(frame);";

/// What was counted.
pub(super) struct Frames {
    /// How long things moved, in seconds.
    pub(super) time: f64,
    /// How many frames a second the compositor drew.
    pub(super) drawn: f64,
    /// The longest time between two of them, in milliseconds.
    pub(super) longest: f64,
    /// How many frames a second the page itself could have drawn.
    pub(super) own: f64,
}

/// All events of the trace. The browser keeps none while it hands them out, so it is asked once.
async fn events(page: &Session) -> Result<Vec<Value>, Failed> {
    let entries = page.driver.get_log("performance").await?;
    let messages = entries.iter().filter_map(|entry| {
        let entry: Value = serde_json::from_str(&entry.message).ok()?;
        let message = &entry["message"];
        (message["method"] == "Tracing.dataCollected").then(|| message["params"].clone())
    });
    Ok(messages.collect())
}

/// Plays a while on a desktop, at a normal speed.
pub(super) async fn count(address: &str) -> Result<Frames, Failed> {
    let page = Session::traced(address, 1440, 900, EVENTS).await?;
    page.go("seed=pace").await?;
    page.click("[data-play-now]").await?;
    page.settled().await?;
    // Pictures have come, and the page can sound.
    tokio::time::sleep(Duration::from_secs(4)).await;
    page.js(MARKS).await?;
    for number in 0..9 {
        page.step(number).await?;
    }
    page.settled().await?;
    page.js("performance.mark('oshra-rests')").await?;
    tokio::time::sleep(Duration::from_secs(1)).await;
    let trace = events(&page).await?;
    let own = page.js("return window.ownFrames").await?;
    let own: Vec<f64> = own.as_array().into_iter().flatten().filter_map(Value::as_f64).collect();
    page.driver.clone().quit().await?;

    let begins = |event: &&Value| event["name"] == "oshra-moves";
    let process = trace.iter().find(begins).ok_or("nothing moved")?["pid"].clone();
    let mut happened: Vec<(f64, &str)> = trace
        .iter()
        .filter(|event| event["pid"] == process)
        .filter_map(|event| Some((event["ts"].as_f64()?, event["name"].as_str()?)))
        .filter(|(_, name)| matches!(*name, "oshra-moves" | "oshra-rests" | "DrawFrame"))
        .collect();
    happened.sort_by(|one, other| one.0.total_cmp(&other.0));
    let (mut moves, mut before) = (false, None);
    let mut gaps = Vec::new();
    for (time, name) in happened {
        match name {
            "oshra-moves" => moves = true,
            "oshra-rests" => (moves, before) = (false, None),
            _ if moves => {
                gaps.extend(before.map(|before| (time - before) / 1000.0));
                before = Some(time);
            }
            _ => {}
        }
    }
    let time = gaps.iter().sum::<f64>() / 1000.0;
    Ok(Frames {
        time,
        drawn: gaps.len() as f64 / time,
        longest: gaps.iter().copied().fold(0.0, f64::max),
        own: own.len() as f64 / own.iter().sum::<f64>() * 1000.0,
    })
}
