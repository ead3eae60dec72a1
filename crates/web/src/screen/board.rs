//! The island with the track, the markers, where they would go, and who would win there.

use crate::app::App;
use crate::picture::Panorama;
use leptos::prelude::*;
use page::{Foreseen, shifted};
use rules::{Marker, Track};
use told::Foresight;
use words::text;

/// Where a marker stands, as a style: in hundredths of the island's width, so that it can move without the page being laid out.
fn stand((x, y): (f32, f32)) -> String {
    let (wide, _) = faces::BOARD;
    format!("translate:{:.2}cqw {:.2}cqw", x / wide * 100.0, y / wide * 100.0)
}

/// What the choice that is pointed at would do.
pub(super) fn pointed(app: App) -> Option<Foresight> {
    app.foresight(app.pointed.get()?)
}

/// What of it is to be seen on the board.
fn foreseen(app: App, now: Track) -> Foreseen {
    Foreseen::of(pointed(app).as_ref(), now)
}

/// The board.
#[component]
pub(crate) fn Board(app: App) -> impl IntoView {
    let track = Memo::new(move |_| {
        app.scene
            .with(|scene| scene.as_ref().map_or(Track::START, |scene| scene.view.track()))
    });
    let ghosts = Memo::new(move |_| foreseen(app, track.get()));
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
            let spaces = ghosts.with(|ghosts| ghosts.spaces(marker, track.get()));
            spaces
                .into_iter()
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
        <div class="board" data-region="board">
            <div class="island" role="img" aria-label=label>
                <Panorama app=app />
                <img class="marker" src="marker/red.svg" alt="" style=move || spot(0) />
                <img class="marker" src="marker/green.svg" alt="" style=move || spot(1) />
                {was(app, track, ghosts, Marker::Red, "red")} {was(app, track, ghosts, Marker::Green, "green")}
                {ghost(Marker::Red, "red")} {ghost(Marker::Green, "green")}
                <Verdicts app=app ghosts=ghosts />
            </div>
            <Reach app=app track=track />
        </div>
    }
}

/// Where a marker stood when the viewer's last turn was over, and how far it went since; not while something else is shown.
fn was(app: App, track: Memo<Track>, ghosts: Memo<Foreseen>, marker: Marker, name: &'static str) -> impl IntoView {
    move || {
        let from = app.changes.with(|changes| match marker {
            Marker::Red => changes.red,
            Marker::Green => changes.green,
        });
        let from = from.filter(|_| ghosts.with(Foreseen::is_nothing))?;
        let to = track.get().space(marker);
        let by = shifted(from, to);
        let (x, y) = faces::space(from);
        let aside = if marker == Marker::Red { -26.0 } else { 26.0 };
        let index = usize::from(marker == Marker::Green);
        Some(view! {
            <img class="marker was" src=format!("marker/{name}.svg") alt="" style=stand((x + aside, y - 42.0)) />
            <b class="by" title=text!(app.words.get(), "table-since-last-turn") style=stand(faces::marker_spots(track.get())[index])>{by}</b>
        })
    }
}

/// Who would win where a choice leads.
#[component]
fn Verdicts(app: App, ghosts: Memo<Foreseen>) -> impl IntoView {
    move || {
        let words = app.words.get();
        let Foreseen { more, .. } = ghosts.get();
        let factions = ghosts.with(Foreseen::winning);
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
            <span class=format!("reach {name}")>
                <img class="which" src=format!("icon/{name}.svg") alt="" />
                <span class="cells">{cells.collect_view()}</span>
            </span>
        }
    };
    let hint = move || text!(app.words.get(), "screen-reach-hint");
    let explained = RwSignal::new(false);
    view! {
        <button type="button" class="reaches" data-region="forecast" title=hint aria-label=move || text!(app.words.get(), "screen-reach")
            aria-expanded=move || explained.get().to_string()
            on:click=move |_| explained.update(|explained| *explained = !*explained)
            on:blur=move |_| explained.set(false)>
            {row(Marker::Red, "red")} {row(Marker::Green, "green")}
            <small class="reach-of">{move || text!(app.words.get(), "screen-reach")}</small>
        </button>
        {move || explained.get().then(|| view! { <p class="reach-hint" role="status" data-reach-hint="" on:click=move |_| explained.set(false)>{hint()}</p> })}
    }
}
