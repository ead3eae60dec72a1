//! All puzzles, by how hard they are, with those that are solved marked.

use super::learning::Notices;
use crate::app::App;
use crate::learn;
use crate::learn::today;
use leptos::prelude::*;
use told::keeper::Study;
use told::{PuzzleLine, Rating};
use words::text;

/// The list.
#[component]
pub(crate) fn PuzzlesScreen(app: App) -> impl IntoView {
    app.study(Study::Puzzles { day: today() });
    let say = move |key: fn(words::Words) -> String| move || key(app.words.get());
    let tile = move |number: usize, puzzle: &PuzzleLine, today: &str| {
        let words = app.words.get();
        let id = puzzle.id.clone();
        let solved = app.settings.with(|settings| settings.solved.contains(&id));
        let day = puzzle.id == today;
        let players = text!(words, "puzzle-players", count = puzzle.players);
        let state = if solved {
            text!(words, "puzzle-is-solved")
        } else {
            String::new()
        };
        let label = format!("{} {}. {players}. {state}", text!(words, "puzzle-title"), number + 1);
        view! {
            <button type="button" class="tile" class:solved=solved class:today=day data-puzzle=puzzle.id.clone() aria-label=label
                on:click=move |_| learn::begin_puzzle(app, &id)>
                <img src=format!("face/{}.svg", puzzle.leader.id()) alt="" loading="lazy" />
                <b>{number + 1}</b>
                <small>{players}</small>
                {day.then(|| view! { <em>{text!(words, "puzzle-of-the-day")}</em> })}
                {solved.then(|| view! { <i class="tick" aria-hidden="true">"✓"</i> })}
            </button>
        }
    };
    let groups = move || {
        let words = app.words.get();
        app.learn.puzzles.get().map(|(puzzles, today)| {
            let mut number = 0;
            Rating::ALL
                .map(|rating| {
                    let of_rating = puzzles.iter().filter(|puzzle| puzzle.rating == rating);
                    let tiles: Vec<_> = of_rating
                        .map(|puzzle| {
                            number += 1;
                            tile(number - 1, puzzle, &today)
                        })
                        .collect();
                    view! {
                        <h2>{text!(words, "puzzle-rating", rating = rating.id())}</h2>
                        <div class="tiles">{tiles}</div>
                    }
                })
                .collect_view()
        })
    };
    view! {
        <main class="page learn">
            <header>
                <button type="button" class="quiet" data-back="" on:click=move |_| app.way.up()>{say(|words| text!(words, "menu-back"))}</button>
                <h1>{say(|words| text!(words, "puzzle-list"))}</h1>
            </header>
            <Notices app=app />
            <p class="lead">{say(|words| text!(words, "puzzle-task"))}</p>
            {groups}
        </main>
    }
}
