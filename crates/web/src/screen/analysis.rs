//! Looking back at a finished game: chances as a plot, turning points, the choices that mattered, secrets.

use super::learning::Notices;
use crate::app::{App, Screen};
use crate::say;
use dealer::learning::{Analysed, Eyes, KeyChoice, Replayed, TurningPoint};
use dealer::sight::Sight;
use leptos::prelude::*;
use rules::Seat;
use std::fmt::Write;
use wasm_bindgen::JsCast;
use words::text;

/// The size of a plot inside; outside it takes what room there is.
const WIDE: f64 = 1000.0;
const HIGH: f64 = 260.0;

/// One seat's shares over the game, as the path of a line: at the start, at every turn and at the end. What lies between
/// is the to and fro of a single ability.
fn path(replay: &Replayed, rows: &[Vec<f32>], seat: usize) -> String {
    let last = replay.moments - 1;
    let turns = replay
        .turns
        .iter()
        .map(|turn| turn.moment)
        .filter(|&moment| 0 < moment && moment < last);
    let mut path = String::new();
    for moment in [0].into_iter().chain(turns).chain([last]) {
        let Some(row) = rows.get(moment) else { break };
        let x = WIDE * moment as f64 / last.max(1) as f64;
        let y = HIGH * (1.0 - f64::from(row.get(seat).copied().unwrap_or_default()));
        let _ = write!(path, "{}{x:.1} {y:.1}", if moment == 0 { "M" } else { "L" });
    }
    path
}

/// A plot of everybody's shares. A click leads to the moment.
fn plot(
    app: App,
    replay: &Replayed,
    title: String,
    rows: &[Vec<f32>],
    points: &[TurningPoint],
) -> impl IntoView + use<> {
    let moments = replay.moments;
    let lines = (0..replay.sitters.len()).map(|seat| {
        view! { <path class=format!("line seat-{seat}") d=path(replay, rows, seat) /> }
    });
    let turns = replay.turns.iter().map(|turn| {
        let x = WIDE * turn.moment as f64 / (moments - 1).max(1) as f64;
        view! { <line class="turn-mark" x1=x x2=x y1=HIGH y2=HIGH - 7.0 /> }
    });
    let grid =
        [0.25, 0.5, 0.75].map(|share| view! { <line class="grid" x1=0.0 x2=WIDE y1=HIGH * share y2=HIGH * share /> });
    let numbers = points.iter().enumerate().map(|(index, point)| {
        let left = 100.0 * point.moment as f64 / (moments - 1).max(1) as f64;
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
        visit(
            app,
            (share.clamp(0.0, 1.0) * (moments - 1) as f64).round() as usize,
            None,
        );
    };
    let label = title.clone();
    view! {
        <figure class="plot sheet">
            <figcaption>{title}</figcaption>
            <div class="field" on:click=click>
                <svg viewBox=format!("0 0 {WIDE} {HIGH}") preserveAspectRatio="none" role="img" aria-label=label>
                    {grid}
                    {turns.collect_view()}
                    {lines.collect_view()}
                </svg>
                {numbers.collect_view()}
                <span class="scale top">{app.words.get().share(1.0)}</span>
                <span class="scale">{app.words.get().share(0.0)}</span>
            </div>
        </figure>
    }
}

/// Goes to a moment of the replay.
fn visit(app: App, moment: usize, eyes: Option<Eyes>) {
    let now = app.learn.at.get_untracked().1;
    app.screen.set(Screen::Table);
    app.see(moment, eyes.unwrap_or(now));
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
        let said = text!(
            words,
            "analysis-turning-point",
            turn = point.turn.to_string(),
            name = app.name(point.seat),
            change = words.share(point.change),
            gained = app.name(point.gained),
            lost = app.name(point.lost)
        );
        view! { <li><span>{said}</span>{see_button(app, point.moment, None)}</li> }
    });
    view! { <ol>{lines.collect_view()}</ol> }.into_any()
}

fn choices(app: App, choices: &[KeyChoice<Sight>]) -> impl IntoView + use<> {
    let words = app.words.get();
    let lines = choices.iter().map(|choice| {
        let name = app.name(choice.seat);
        let chosen = say::choice(app, &choice.view, choice.chosen);
        let chance = words.share(choice.chance);
        let said = if choice.chosen == choice.better {
            text!(
                words,
                "analysis-key-agrees",
                name = name,
                chosen = chosen,
                chance = chance
            )
        } else {
            text!(
                words,
                "analysis-key-choice",
                name = name,
                chosen = chosen,
                chance = chance,
                better = say::choice(app, &choice.view, choice.better),
                betterchance = words.share(choice.better_chance)
            )
        };
        let eyes = Eyes {
            seat: choice.seat,
            all: false,
        };
        view! { <li data-key-choice=""><span>{said}</span>{see_button(app, choice.moment, Some(eyes))}</li> }
    });
    lines.collect::<Vec<_>>()
}

fn findings(app: App, replay: &Replayed, found: &Analysed<Sight>) -> impl IntoView + use<> {
    let words = app.words.get();
    let done = found.progress >= 1.0;
    let share = words.share(found.progress);
    let legend = (0..replay.sitters.len()).map(|seat| {
        view! {
            <li><svg viewBox="0 0 40 10" aria-hidden="true"><path class=format!("line seat-{seat}") d="M0 5L40 5" /></svg>{app.name(Seat(seat as u8))}</li>
        }
    });
    view! {
        <p class="lead all-knowing" data-all-knowing="">{text!(words, "analysis-all-knowing")}</p>
        {(!done).then(|| view! {
            <div class="progress" role="progressbar" aria-valuemin="0" aria-valuemax="100" aria-valuenow=format!("{:.0}", found.progress * 100.0) data-progress="">
                <i style=format!("width:{:.0}%", found.progress * 100.0)></i><span>{text!(words, "analysis-progress", share = share)}</span>
            </div>
        })}
        <ul class="legend">{legend.collect_view()}</ul>
        {plot(app, replay, text!(words, "analysis-chances"), &found.chances, if done { &found.turning_points } else { &[] })}
        {done.then(|| view! {
            <div class="found" data-found="">
                <section class="sheet"><h2>{text!(words, "analysis-turning-points")}</h2>{points(app, &found.turning_points)}</section>
                <section class="sheet"><h2>{text!(words, "analysis-key-choices")}</h2><ol>{choices(app, &found.key_choices)}</ol></section>
            </div>
        })}
        {plot(app, replay, text!(words, "analysis-hidden"), &found.exposure, &[])}
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
        <main class="page learn analysis">
            <header>
                <button type="button" class="quiet" data-back="" on:click=move |_| app.screen.set(Screen::Table)>{move || text!(app.words.get(), "replay-title")}</button>
                <h1>{move || text!(app.words.get(), "analysis-title")}</h1>
            </header>
            <Notices app=app />
            {body}
        </main>
    }
}
