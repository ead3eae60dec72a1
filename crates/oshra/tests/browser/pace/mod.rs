//! How small and how fast the page is, measured in a real browser: `cargo xtask pace`.

mod frames;
mod line;

use crate::session::{TableServer, can_browse};
use crate::{Failed, Session};
use line::{FAST_3G, SlowLine, Slowness, Transfer};
use serde_json::{Value, json};
use std::time::Duration;

/// Watches the page from its first moment: presses "Play now" as soon as it is to be seen, and remembers when that
/// was and when the first choice of the game was to be seen.
const STOPWATCH: &str = "
    window.pace = {};
    const painted = then => requestAnimationFrame(() => setTimeout(then));
    const when = (name, selector, then) => {
        if (pace[name] || !document.querySelector(selector)) return;
        pace[name] = -1;
        painted(() => { pace[name] = performance.now(); then?.(document.querySelector(selector)); });
    };
    new MutationObserver(() => {
        when('page', '[data-play-now]', button => button?.click());
        when('choice', '.table[data-mode=choose]:not([data-made]) [data-choice]');
    }).observe(document, { childList: true, subtree: true, attributes: true, attributeFilter: ['data-mode', 'data-choice'] });";

/// Remembers how long every interaction took until its result was painted, and what was pressed: that may be gone by then.
const INTERACTIONS: &str = "
    window.interactions = new Map();
    const pressed = new Map();
    addEventListener('pointerdown', event => {
        const button = event.target.closest?.('button') ?? event.target;
        pressed.set(event.timeStamp, (button.getAttribute('class') ?? button.nodeName) + ' ' + (button.getAttribute('aria-label') ?? ''));
    }, true);
    new PerformanceObserver(list => {
        for (const entry of list.getEntries()) {
            if (!entry.interactionId) continue;
            const before = interactions.get(entry.interactionId);
            if (!before || before.time < entry.duration) {
                const waited = Math.round(entry.processingStart - entry.startTime);
                const work = Math.round(entry.processingEnd - entry.processingStart);
                interactions.set(entry.interactionId, { time: entry.duration, waited, work, what: entry.name + ' ' + (pressed.get(entry.startTime) ?? '') });
            }
        }
    }).observe({ type: 'event', durationThreshold: 16, buffered: true });";

/// One figure: what was measured, its value, and what it should not exceed.
struct Figure {
    what: &'static str,
    value: f64,
    unit: &'static str,
    goal: Option<(bool, f64)>,
}

impl Figure {
    fn below(what: &'static str, value: f64, unit: &'static str, goal: f64) -> Figure {
        let goal = Some((false, goal));
        Figure {
            what,
            value,
            unit,
            goal,
        }
    }

    fn at_least(what: &'static str, value: f64, unit: &'static str, goal: f64) -> Figure {
        let goal = Some((true, goal));
        Figure {
            what,
            value,
            unit,
            goal,
        }
    }

    fn only(what: &'static str, value: f64, unit: &'static str) -> Figure {
        Figure {
            what,
            value,
            unit,
            goal: None,
        }
    }

    fn is_met(&self) -> bool {
        self.goal
            .is_none_or(|(more, goal)| if more { self.value >= goal } else { self.value < goal })
    }

    fn row(&self) -> String {
        let digits = usize::from(self.unit == "s") * 2;
        let goal = self.goal.map_or_else(String::new, |(more, goal)| {
            format!("{} {goal} {}", if more { "≥" } else { "<" }, self.unit)
        });
        format!("| {} | {:.digits$} {} | {goal} |", self.what, self.value, self.unit)
    }
}

/// A first visit: a fresh browser that opens the link and plays at once.
async fn visit(
    server: &TableServer,
    size: (u32, u32),
    slowness: Option<Slowness>,
    slow_down: u32,
) -> Result<(Session, SlowLine, Value), Failed> {
    let line = SlowLine::to(&server.address, slowness).await?;
    let page = Session::moving(&line.address, size.0, size.1).await?;
    for script in [STOPWATCH, INTERACTIONS] {
        page.cdp("Page.addScriptToEvaluateOnNewDocument", json!({ "source": script }))
            .await?;
    }
    page.cdp("Emulation.setCPUThrottlingRate", json!({ "rate": slow_down }))
        .await?;
    page.driver.goto(format!("{}?seed=pace", page.address)).await?;
    page.until("window.pace?.choice > 0").await?;
    let times = page.js("return window.pace").await?;
    Ok((page, line, times))
}

fn seconds(times: &Value, name: &str) -> f64 {
    times[name].as_f64().unwrap_or(f64::INFINITY) / 1000.0
}

fn kilobytes(transfers: &[Transfer]) -> f64 {
    transfers.iter().map(|transfer| transfer.bytes).sum::<usize>() as f64 / 1000.0
}

/// What came, the large files by name and the small ones together.
fn list(transfers: &[Transfer]) {
    let (large, small): (Vec<_>, Vec<_>) = transfers.iter().partition(|transfer| transfer.bytes > 8_000);
    for transfer in large {
        println!("{:>9} {}", transfer.bytes, transfer.path);
    }
    let rest: usize = small.iter().map(|transfer| transfer.bytes).sum();
    println!("{rest:>9} in {} smaller answers", small.len());
}

/// The times of the interactions so far, longest first.
async fn interactions(page: &Session) -> Result<Vec<(f64, String)>, Failed> {
    let all = page.js("return [...window.interactions.values()]").await?;
    let mut all: Vec<(f64, String)> = all
        .as_array()
        .into_iter()
        .flatten()
        .map(|one| {
            let what = format!(
                "{} (waited {} ms, worked {} ms)",
                one["what"].as_str().unwrap_or_default(),
                one["waited"],
                one["work"]
            );
            (one["time"].as_f64().unwrap_or(f64::INFINITY), what)
        })
        .collect();
    all.sort_by(|one, other| other.0.total_cmp(&one.0));
    Ok(all)
}

/// Everything a person touches in a game: settings and choices, up to its end if it is short.
async fn touch(page: &Session) -> Result<(), Failed> {
    page.settled().await?;
    for selector in [
        ".ib.menu",
        "[data-language='pl']",
        "[data-language='en']",
        ".dialog .close",
    ] {
        page.click(selector).await?;
        tokio::time::sleep(Duration::from_millis(400)).await;
    }
    for number in 0..24 {
        if !page.step(number).await? {
            break;
        }
    }
    Ok(())
}

#[tokio::test]
#[ignore = "measures for minutes: cargo xtask pace"]
async fn pace() -> Result<(), Failed> {
    if !can_browse() {
        return Err("this needs Chromium and its driver".into());
    }
    let server = TableServer::start()?;
    let mut figures = Vec::new();

    println!("\nA first visit, until the first choice of a game:");
    let (page, line, times) = visit(&server, (1440, 900), None, 1).await?;
    let first = line.transfers();
    list(&first);
    figures.push(Figure::below(
        "first visit until the first choice, as transferred",
        kilobytes(&first),
        "KB",
        600.0,
    ));
    figures.push(Figure::only(
        "desktop: from the link to the page",
        seconds(&times, "page"),
        "s",
    ));
    figures.push(Figure::below(
        "desktop: from the link to the first choice",
        seconds(&times, "choice"),
        "s",
        1.0,
    ));
    line.quiet(Duration::from_secs(4)).await;
    println!("Then, to be ready for times without a network:");
    let later = line.transfers().split_off(first.len());
    list(&later);
    figures.push(Figure::only(
        "what follows for times without a network",
        kilobytes(&later),
        "KB",
    ));
    page.driver.clone().quit().await?;
    let frames = frames::count(&server.address).await?;
    println!(
        "{:.1} s of animations, at most {:.0} ms between two frames",
        frames.time, frames.longest
    );
    figures.push(Figure::at_least(
        "desktop: frames a second in animations, as drawn",
        frames.drawn.round(),
        "a second",
        60.0,
    ));
    figures.push(Figure::only(
        "desktop: frames a second of the page's own work meanwhile",
        frames.own.round(),
        "a second",
    ));

    println!("\nOn a phone with a slow line and a slow processor:");
    let (page, line, times) = visit(&server, (390, 844), Some(FAST_3G), 4).await?;
    figures.push(Figure::only(
        "fast 3G, 4× slower: from the link to the page",
        seconds(&times, "page"),
        "s",
    ));
    figures.push(Figure::below(
        "fast 3G, 4× slower: from the link to the first choice",
        seconds(&times, "choice"),
        "s",
        4.0,
    ));
    line.quiet(Duration::from_secs(3)).await;
    touch(&page).await?;
    let all = interactions(&page).await?;
    for (time, what) in all.iter().take(8) {
        println!("{time:>6} ms {what}");
    }
    println!("{} interactions took 16 ms or more", all.len());
    let ranked = |share: usize| all.get(all.len() * share / 20).map_or(0.0, |(time, _)| *time);
    figures.push(Figure::below(
        "4× slower: interaction to paint, 19 of 20",
        ranked(1),
        "ms",
        100.0,
    ));
    // Now and then Chromium counts the frame after the one that was drawn first.
    figures.push(Figure::only("4× slower: the longest of them", ranked(0), "ms"));
    page.driver.clone().quit().await?;

    println!("\n| what | measured | goal |\n| --- | --- | --- |");
    for figure in &figures {
        println!("{}", figure.row());
    }
    let missed: Vec<&str> = figures
        .iter()
        .filter(|figure| !figure.is_met())
        .map(|figure| figure.what)
        .collect();
    if std::env::var_os("OSHRA_PACE_CHECK").is_some() && !missed.is_empty() {
        return Err(format!("missed: {}", missed.join("; ")).into());
    }
    Ok(())
}
