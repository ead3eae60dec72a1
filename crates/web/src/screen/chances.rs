//! The chances over a game that has just ended, its turning points, and what can be shared of it.

use super::ceremony::won;
use super::controls::Sign;
use super::replay::link;
use crate::app::App;
use crate::learn::{LookedBack, files, share};
use leptos::prelude::*;
use page::result_picture::{self, Portrait, Poster};
use page::{Chart, FinalCount, Mark, axis, marks};
use rules::Seat;
use std::sync::Arc;
use told::keeper::Study;
use told::{Eyes, Replayed};
use words::{Words, text};

const CHART: Chart = Chart {
    wide: 1000.0,
    high: 150.0,
};

/// How many turning points are named.
const NAMED: usize = 3;

/// Asks for it, once the game is where it can be looked back at.
fn ask(app: App) {
    Effect::new(move |_| {
        let kept = !app.online.is_on() || app.learn.kept.get();
        if kept && app.learn.ended.with_untracked(Option::is_none) {
            app.study(Study::LookBack);
        }
    });
}

fn lines(replay: &Replayed, rows: &[Vec<f32>]) -> Vec<AnyView> {
    let line = |seat: Seat| {
        let class = format!("line seat-{seat}");
        view! { <path class=class d=CHART.path(replay, rows, seat.index()) /> }.into_any()
    };
    Seat::all(replay.sitters.len() as u8).map(line).collect()
}

/// How many turns are numbered.
const NUMBERED: usize = 8;

/// The numbers of the turns below the lines.
pub(super) fn turn_numbers(replay: &Replayed) -> impl IntoView + use<> {
    let turns = axis(replay, NUMBERED).into_iter();
    let turns = turns.map(|(turn, share)| view! { <i style=format!("left:{:.2}%", 100.0 * share)>{turn}</i> });
    view! { <div class="axis" aria-hidden="true">{turns.collect_view()}</div> }
}

/// The legend: which line belongs to whom.
pub(super) fn legend(app: App, replay: &Replayed) -> impl IntoView + use<> {
    let names = Seat::all(replay.sitters.len() as u8).map(|seat| {
        view! {
            <li><svg viewBox="0 0 40 10" aria-hidden="true"><path class=format!("line seat-{seat}") d="M0 5L40 5" /></svg>{app.name(seat)}</li>
        }
    });
    view! { <ul class="legend">{names.collect_view()}</ul> }
}

/// A turning point, named by the hero that made it.
fn point(app: App, words: Words, index: usize, Mark { point, .. }: Mark) -> impl IntoView {
    let face = point
        .hero
        .map(|hero| view! { <img class="face-of" src=format!("face/{hero}.svg") alt="" /> });
    let said = words.turning_point(&point, |seat| app.name(seat));
    view! { <li data-turning-point=""><b class="nth">{index + 1}</b>{face}<span>{said}</span></li> }
}

/// The picture of the result.
fn poster(app: App, back: &LookedBack) -> Option<Poster> {
    let words = app.words.get();
    let scene = app.scene.get_untracked()?;
    let outcome = scene.view.outcome.as_ref()?;
    let rows = back.analysis.as_ref().map(|found| found.findings.chances.as_slice());
    let faction = outcome.winning_faction;
    let players = Seat::all(scene.view.count()).filter_map(|seat| {
        let count = FinalCount::of(&scene.view, outcome, seat)?;
        Some(Portrait {
            name: app.name(seat),
            leader: words.leader_name(count.leader),
            face: format!("face/{}.svg", count.leader.id()),
            count: format!("{}: {}", words.faction(faction), count.heroes),
            won: count.won,
            chances: rows
                .map(|rows| result_picture::chart().points(&back.replay, rows, seat.index()))
                .unwrap_or_default(),
        })
    });
    let decided = outcome.winner.map(|_| words.decided_by(outcome.decided_by));
    let because = [Some(words.faction(faction)), decided].into_iter().flatten();
    Some(Poster {
        title: format!("Oshra · {}", text!(words, "app-name")),
        winner: won(app, words, &scene.view, outcome),
        because: because.collect::<Vec<_>>().join(": "),
        sign: format!("sign/{}.svg", faction.id()),
        players: players.collect(),
        site: window().location().host().unwrap_or_default(),
    })
}

/// A link to the game, and a picture of its result.
fn sharing(app: App, words: Words, back: &LookedBack) -> impl IntoView + use<> {
    let copied = RwSignal::new(false);
    let eyes = Eyes {
        seat: back.replay.own.unwrap_or(Seat::S0),
        all: back.replay.own.is_none(),
    };
    let address = link(&back.replay, 0, eyes);
    let can_link = address.is_some();
    let copy = move |_| {
        if let Some(address) = address.clone() {
            files::copy(address, copied);
        }
    };
    let back = back.clone();
    let picture = move |_| {
        if let Some(poster) = untrack(|| poster(app, &back)) {
            share::picture(poster);
        }
    };
    let link_label = move || match copied.get() {
        true => text!(app.words.get(), "replay-copied"),
        false => text!(app.words.get(), "end-link"),
    };
    view! {
        <div class="sharing">
            {can_link.then(|| view! {
                <button type="button" class="quiet" data-share-link="" data-copied=move || copied.get().then_some("") on:click=copy>{Sign::Link.drawn()}{link_label}</button>
            })}
            <button type="button" class="quiet" data-share-picture="" on:click=picture>{Sign::Picture.drawn()}{text!(words, "end-picture")}</button>
        </div>
    }
}

fn looked_back(app: App, back: &LookedBack) -> impl IntoView + use<> {
    let words = app.words.get();
    let replay: Arc<Replayed> = back.replay.clone();
    let found = back.analysis.clone();
    let done = found.as_ref().is_some_and(|found| found.progress >= 1.0);
    let named = match &found {
        Some(found) if done => marks(&replay, &found.findings.turning_points, NAMED),
        _ => Vec::new(),
    };
    let numbers = named.iter().enumerate().map(|(index, mark)| {
        view! { <b class="point" style=format!("left:{:.2}%", 100.0 * mark.share)>{index + 1}</b> }
    });
    let numbers = numbers.collect_view();
    let points = named
        .iter()
        .enumerate()
        .map(|(index, mark)| point(app, words, index, *mark));
    let points = points.collect_view();
    let rows = found.as_ref().map_or(&[][..], |found| &found.findings.chances);
    let progress = found.as_ref().map_or(0.0, |found| found.progress);
    let turns = turn_numbers(&replay);
    let title = text!(words, "analysis-chances");
    let label = title.clone();
    view! {
        <section class="chances" data-chances=done.then_some("done")>
            <figure class="plot">
                <figcaption>{title}</figcaption>
                <div class="field">
                    <svg viewBox=format!("0 0 {} {}", CHART.wide, CHART.high) preserveAspectRatio="none" role="img" aria-label=label>
                        <line class="grid" x1="0" x2=CHART.wide y1={CHART.high / 2.0} y2={CHART.high / 2.0} />
                        {lines(&replay, rows)}
                    </svg>
                    {numbers}
                    <span class="scale top">{words.share(1.0)}</span>
                    <span class="scale">{words.share(0.0)}</span>
                </div>
                {turns}
                {(!done).then(|| view! { <p class="hint">{text!(words, "analysis-progress", share = words.share(progress))}</p> })}
            </figure>
            <div class="told-of-it">
                {legend(app, &replay)}
                <ol class="turning-points">{points}</ol>
                {sharing(app, words, back)}
            </div>
        </section>
    }
}

/// What there is to see of the game as a whole.
#[component]
pub(crate) fn Chances(app: App) -> impl IntoView {
    ask(app);
    move || app.learn.ended.get().map(|back| looked_back(app, &back))
}
