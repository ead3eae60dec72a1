//! The island with the track, the markers, where they would go, and who would win there.

use crate::app::App;
use crate::picture::Panorama;
use dealer::protocol::Foresight;
use dealer::sight::Sight;
use leptos::prelude::*;
use rules::{Marker, Track};
use words::text;

/// Where a marker stands, as a style: in hundredths of the island's width, so that it can move without the page being laid out.
fn stand((x, y): (f32, f32)) -> String {
    let (wide, _) = faces::BOARD;
    format!("translate:{:.2}cqw {:.2}cqw", x / wide * 100.0, y / wide * 100.0)
}

/// What the choice that is pointed at would do.
fn pointed(app: App) -> Option<Foresight> {
    app.foresight(app.pointed.get()?)
}

/// The tracks a choice would lead to, other than the present one.
fn ghosts(app: App) -> Vec<Track> {
    let now = app.scene.with(|scene| scene.as_ref().map(|scene| scene.view.track()));
    let tracks = pointed(app).map(|foresight| foresight.tracks).unwrap_or_default();
    let tracks = tracks.into_iter().filter_map(|(red, green)| Track::new(red, green));
    let tracks: Vec<Track> = tracks.collect();
    if tracks.len() == 1 && tracks.first().copied() == now {
        return Vec::new();
    }
    tracks
}

/// The board.
#[component]
pub(crate) fn Board(app: App) -> impl IntoView {
    let track = Memo::new(move |_| {
        app.scene
            .with(|scene| scene.as_ref().map_or(Track::START, |scene| scene.view.track()))
    });
    let ghosts = Memo::new(move |_| ghosts(app));
    let label = move || {
        let words = app.words.get();
        let track = track.get();
        format!(
            "{}: {}. {}.",
            text!(words, "table-track"),
            text!(words, "table-marker-red", number = track.red()),
            text!(words, "table-marker-green", number = track.green()),
        )
    };
    let ghost = move |marker: Marker, name: &'static str| {
        move || {
            let mut spaces: Vec<u8> = ghosts.get().iter().map(|track| track.space(marker)).collect();
            spaces.sort_unstable();
            spaces.dedup();
            spaces
                .into_iter()
                .filter(|space| *space != track.get().space(marker))
                .map(|space| {
                    let (x, y) = faces::space(space);
                    let aside = if marker == Marker::Red { -26.0 } else { 26.0 };
                    view! {
                        <img class=format!("marker ghost {name}") src=format!("marker/{name}.svg") alt=""
                            style=stand((x + aside, y - 42.0)) />
                    }
                })
                .collect_view()
        }
    };
    let spot = move |index: usize| stand(faces::marker_spots(track.get())[index]);
    view! {
        <div class="board" role="img" aria-label=label>
            <div class="island">
                <Panorama app=app />
                <img class="marker red" src="marker/red.svg" alt="" style=move || spot(0) />
                <img class="marker green" src="marker/green.svg" alt="" style=move || spot(1) />
                {ghost(Marker::Red, "red")} {ghost(Marker::Green, "green")}
                <Verdicts app=app ghosts=ghosts />
            </div>
            <Reach app=app track=track />
        </div>
    }
}

/// Who would win where a choice leads.
#[component]
fn Verdicts(app: App, ghosts: Memo<Vec<Track>>) -> impl IntoView {
    move || {
        let words = app.words.get();
        let mut factions: Vec<_> = ghosts.get().iter().map(|track| track.winning_faction()).collect();
        factions.sort_unstable();
        factions.dedup();
        let more = pointed(app).is_some_and(|foresight| foresight.more);
        (!factions.is_empty()).then(|| {
            let signs = factions.iter().map(|&faction| {
                view! {
                    <b class=format!("verdict {}", faction.id()) class:mine=app.is_mine(faction)>
                        <img src=format!("sign/{}.svg", faction.id()) alt="" />
                        {words.faction(faction)}
                    </b>
                }
            });
            view! {
                <p class="verdicts" role="status">
                    <span>{text!(words, "screen-then-wins")}</span>
                    {signs.collect_view()}
                    {more.then_some("…")}
                </p>
            }
        })
    }
}

/// Who would win if one marker stood on each space and the other stayed: which parts of the track are mine.
#[component]
fn Reach(app: App, track: Memo<Track>) -> impl IntoView {
    let cell = move |marker: Marker, space: u8| {
        let there = Memo::new(move |_| {
            let now = track.get();
            let there = match marker {
                Marker::Red => Track::new(space, now.green()),
                Marker::Green => Track::new(now.red(), space),
            };
            there.unwrap_or(now).winning_faction()
        });
        let title = move || {
            let words = app.words.get();
            format!(
                "{} {space}: {}",
                text!(words, "table-track"),
                words.faction(there.get())
            )
        };
        let class = move || {
            let (faction, here) = (there.get(), track.get().space(marker) == space);
            let mine = if app.is_mine(faction) { " mine" } else { "" };
            format!("cell {}{mine}{}", faction.id(), if here { " here" } else { "" })
        };
        view! {
            <i class=class title=title>
                <img src=move || format!("sign/{}.svg", there.get().id()) alt="" />
            </i>
        }
    };
    let row = move |marker: Marker, name: &'static str| {
        let cells = (1..=Track::LAST).map(move |space| cell(marker, space));
        view! {
            <div class=format!("reach {name}")>
                <img class="which" src=format!("icon/{name}.svg") alt="" />
                <div class="cells">{cells.collect_view()}</div>
            </div>
        }
    };
    let hint = move || text!(app.words.get(), "screen-reach-hint");
    view! {
        <div class="reaches" title=hint aria-hidden="true">
            {row(Marker::Red, "red")} {row(Marker::Green, "green")}
        </div>
    }
}

/// The line that says who would win now, and why.
#[component]
pub(crate) fn WinningNow(app: App) -> impl IntoView {
    let track = app.seen(Sight::track);
    move || {
        let words = app.words.get();
        let track = track.get()?;
        let faction = track.winning_faction();
        let mine = app.is_mine(faction);
        Some(view! {
            <button type="button" class="now sheet" class:mine=mine aria-live="polite" title=text!(words, "rules-see") data-zone="track" on:click=move |_| app.open_rules("winning")>
                <img src=format!("sign/{}.svg", faction.id()) alt="" />
                <span class="if">{text!(words, "screen-if-now")}</span>
                <b>{words.faction(faction)}</b>
                <small>{words.because_of_markers(track)}</small>
                {mine.then(|| view! { <em class="yours">{text!(words, "screen-yours")}</em> })}
            </button>
        })
    }
}
