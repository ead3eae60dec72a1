//! Looking back at a finished game: chances as a plot, turning points, the choices that mattered, secrets.

use super::chances::{legend, turn_numbers};
use super::learning::Notices;
use crate::app::App;
use crate::learn;
use crate::say;
use leptos::prelude::*;
use page::{Chart, moment_at};
use rules::Seat;
use told::{Analysed, Eyes, Replayed, TurningPoint};
use wasm_bindgen::JsCast;
use words::text;

const CHART: Chart = Chart {
    wide: 1000.0,
    high: 260.0,
};

/// A plot of everybody's shares. A click leads to the moment.
fn plot(
    app: App,
    replay: &Replayed,
    title: String,
    rows: &[Vec<f32>],
    points: &[TurningPoint],
) -> impl IntoView + use<> {
    let whole = replay.clone();
    let lines = Seat::all(replay.sitters.len() as u8).map(|seat| {
        view! { <path class=format!("line seat-{seat}") d=CHART.path(replay, rows, seat.index()) /> }
    });
    let turns = replay.turns.iter().map(|turn| {
        let x = CHART.x(replay, turn.moment);
        view! { <line class="turn-mark" x1=x x2=x y1=CHART.high y2={CHART.high - 7.0} /> }
    });
    let grid = [0.25, 0.5, 0.75].map(
        |share| view! { <line class="grid" x1=0.0 x2=CHART.wide y1={CHART.high * share} y2={CHART.high * share} /> },
    );
    let numbers = points.iter().enumerate().map(|(index, point)| {
        let left = 100.0 * CHART.x(replay, point.moment) / CHART.wide;
        view! { <b class="point" style=format!("left:{left:.2}%")>{index + 1}</b> }
    });
    let click = move |event: web_sys::MouseEvent| {
        let Some(target) = event
            .current_target()
            .and_then(|target| target.dyn_into::<web_sys::Element>().ok())
        else {
            return;
        };
        let frame = target.get_bounding_client_rect();
        let share = (f64::from(event.client_x()) - frame.left()) / frame.width().max(1.0);
        visit(app, moment_at(&whole, share), None);
    };
    let label = title.clone();
    view! {
        <figure class="plot sheet">
            <figcaption>{title}</figcaption>
            <div class="field" on:click=click>
                <svg viewBox=format!("0 0 {} {}", CHART.wide, CHART.high) preserveAspectRatio="none" role="img" aria-label=label>
                    {grid}
                    {turns.collect_view()}
                    {lines.collect_view()}
                </svg>
                {numbers.collect_view()}
                <span class="scale top">{app.words.get().share(1.0)}</span>
                <span class="scale">{app.words.get().share(0.0)}</span>
            </div>
            {turn_numbers(replay)}
        </figure>
    }
}

/// Goes to a moment of the replay.
fn visit(app: App, moment: usize, eyes: Option<Eyes>) {
    let now = app.learn.at.get_untracked().1;
    app.way.up();
    learn::see(app, moment, eyes.unwrap_or(now));
}

fn see_button(app: App, moment: usize, eyes: Option<Eyes>) -> impl IntoView {
    view! {
        <button type="button" class="quiet" data-see=moment.to_string() on:click=move |_| visit(app, moment, eyes)>{text!(app.words.get(), "analysis-see")}</button>
    }
}

fn points(app: App, points: &[TurningPoint]) -> AnyView {
    let words = app.words.get();
    if points.is_empty() {
        return view! { <p>{text!(words, "analysis-no-turning-point")}</p> }.into_any();
    }
    let lines = points.iter().map(|point| {
        let said = words.turning_point(point, |seat| app.name(seat));
        view! { <li><span>{said}</span>{see_button(app, point.moment, None)}</li> }
    });
    view! { <ol>{lines.collect_view()}</ol> }.into_any()
}

fn choices(app: App, found: &Analysed) -> impl IntoView + use<> {
    let words = app.words.get();
    let lines = found
        .findings
        .key_choices
        .iter()
        .zip(&found.sights)
        .map(|(key, sight)| {
            let said = words.key_choice(key, |seat| app.name(seat), |choice| say::choice(app, sight, choice));
            let eyes = Eyes {
                seat: key.seat,
                all: false,
            };
            view! { <li data-key-choice=""><span>{said}</span>{see_button(app, key.moment, Some(eyes))}</li> }
        });
    lines.collect::<Vec<_>>()
}

/// What gave leaders away, and which bluffs worked.
fn tells(app: App, found: &Analysed) -> AnyView {
    let words = app.words.get();
    let tells = &found.findings.tells;
    if tells.is_empty() {
        return view! { <p>{text!(words, "analysis-no-tell")}</p> }.into_any();
    }
    let lines = tells.iter().zip(&found.tell_sights).map(|(tell, sight)| {
        let said = words.tell(tell, |seat| app.name(seat), |choice| say::choice(app, sight, choice));
        // After the choice, as everybody saw it.
        view! { <li data-tell=""><span>{said}</span>{see_button(app, tell.moment + 1, None)}</li> }
    });
    view! { <ol>{lines.collect_view()}</ol> }.into_any()
}

fn findings(app: App, replay: &Replayed, found: &Analysed) -> impl IntoView + use<> {
    let words = app.words.get();
    let done = found.progress >= 1.0;
    let share = words.share(found.progress);
    view! {
        <p class="lead all-knowing" data-all-knowing="">{text!(words, "analysis-all-knowing")}</p>
        {(!done).then(|| view! {
            <div class="progress" role="progressbar" aria-valuemin="0" aria-valuemax="100" aria-valuenow=format!("{:.0}", found.progress * 100.0) data-progress="">
                <i style=format!("width:{:.0}%", found.progress * 100.0)></i><span>{text!(words, "analysis-progress", share = share)}</span>
            </div>
        })}
        {legend(app, replay)}
        {plot(app, replay, text!(words, "analysis-chances"), &found.findings.chances, if done { &found.findings.turning_points } else { &[] })}
        {done.then(|| view! {
            <div class="found" data-found="">
                <section class="sheet"><h2>{text!(words, "analysis-turning-points")}</h2>{points(app, &found.findings.turning_points)}</section>
                <section class="sheet"><h2>{text!(words, "analysis-key-choices")}</h2><ol>{choices(app, found)}</ol></section>
                <section class="sheet"><h2>{text!(words, "analysis-tells")}</h2>{tells(app, found)}</section>
            </div>
        })}
        {plot(app, replay, text!(words, "analysis-hidden"), &found.findings.exposure, &[])}
        <p class="about-hidden">{text!(words, "analysis-hidden-about")}</p>
    }
}

/// The page.
#[component]
pub(crate) fn AnalysisScreen(app: App) -> impl IntoView {
    let body = move || {
        let (replay, found) = (app.learn.replay.get()?, app.learn.analysis.get()?);
        Some(findings(app, &replay, &found))
    };
    view! {
        <main class="page learn">
            <header>
                <button type="button" class="quiet" data-back="" on:click=move |_| app.way.up()>{move || text!(app.words.get(), "replay-title")}</button>
                <h1>{move || text!(app.words.get(), "analysis-title")}</h1>
            </header>
            <Notices app=app />
            {body}
        </main>
    }
}
