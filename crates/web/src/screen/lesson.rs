//! What is said beside the table: by the lesson, and by a puzzle.

use crate::app::App;
use crate::learn;
use crate::learn::Mode;
use crate::learn::answers;
use crate::say;
use leptos::prelude::*;
use told::keeper::Study;
use told::{Idea, Miss, Verdict};
use words::{Words, text};

/// The part of the table that the lesson points at.
pub(crate) fn spot(app: App) -> Option<&'static str> {
    let index = app.learn.note.get();
    app.learn.lesson.with(|lesson| {
        let notes = &lesson.as_ref()?.notes;
        Some(notes.get(index.min(notes.len().checked_sub(1)?))?.spot.id())
    })
}

/// Whoever guides, if anybody does.
#[component]
pub(crate) fn Guide(app: App) -> impl IntoView {
    move || match app.learn.mode.get() {
        Mode::Lesson => Some(view! { <LessonGuide app=app /> }.into_any()),
        Mode::Puzzle => Some(view! { <PuzzleGuide app=app /> }.into_any()),
        Mode::Game | Mode::Replay => None,
    }
}

#[component]
fn LessonGuide(app: App) -> impl IntoView {
    let learn = app.learn;
    move || {
        let lesson = learn.lesson.get()?;
        let words = app.words.get();
        let index = learn.note.get().min(lesson.notes.len().saturating_sub(1));
        let idea = lesson.notes.get(index).map_or(Idea::Others, |note| note.idea);
        let said = words.lesson(idea);
        let more = index + 1 < lesson.notes.len();
        let others = !more && lesson.others && !lesson.notes.is_empty();
        let next = move |_| {
            answers::read_note(app);
        };
        let place = words::Passage::of_lesson(idea).id();
        let done = learn.taught.get();
        Some(view! {
            <aside class="guide sheet" data-guide=idea.id() aria-label=text!(words, "lesson-title")>
                <img class="tutor" src="face/lemron.svg" alt="" />
                <div class="bar" aria-hidden="true"><i style=format!("width:{done}%")></i></div>
                <p class="said" aria-live="polite">{said}</p>
                <footer>
                    <button type="button" class="plain" data-leave="" on:click=move |_| app.leave()>{text!(words, "learn-leave")}</button>
                    <button type="button" class="plain" data-lesson-rules="" on:click=move |_| app.open_rules(place.clone())>{text!(words, "rules-see")}</button>
                    {(more || others).then(|| view! {
                        <button type="button" class="go" data-go-on="" on:click=next>{text!(words, "learn-next")}</button>
                    })}
                </footer>
            </aside>
        })
    }
}

/// The next puzzle that is not solved yet, after the one on the table.
fn next(app: App) -> Option<String> {
    let now = app.learn.puzzle.get_untracked()?.id;
    let (puzzles, _) = app.learn.puzzles.get_untracked()?;
    app.settings
        .with_untracked(|settings| settings.next_puzzle(&puzzles, &now).map(str::to_owned))
}

/// Why the solution wins.
fn because(app: App, words: Words) -> Option<String> {
    app.scene.with(|scene| {
        let sight = &scene.as_ref()?.view;
        let outcome = sight.outcome.as_ref()?;
        Some(text!(
            words,
            "puzzle-because",
            faction = words.faction(outcome.winning_faction),
            because = words.because_of_markers(sight.track()),
            decided = words.decided_by(outcome.decided_by)
        ))
    })
}

#[component]
fn PuzzleGuide(app: App) -> impl IntoView {
    move || {
        let puzzle = app.learn.puzzle.get()?;
        let words = app.words.get();
        let rating = text!(words, "puzzle-rating", rating = puzzle.rating.id());
        let (class, said, reason) = match puzzle.verdict {
            Verdict::Begun => ("begun", text!(words, "puzzle-task"), None),
            Verdict::OnTheWay => ("begun", text!(words, "puzzle-on-the-way"), None),
            Verdict::Solved => ("solved", text!(words, "puzzle-solved"), because(app, words)),
            Verdict::Missed(miss) => {
                let reason = match miss {
                    Miss::GoesOn => Some(text!(words, "puzzle-goes-on")),
                    Miss::Wins { seat, leader, faction } => Some(text!(
                        words,
                        "puzzle-wins",
                        name = app.name(seat),
                        leader = words.leader_name(leader),
                        faction = words.faction(faction)
                    )),
                    Miss::Open => None,
                };
                ("missed", text!(words, "puzzle-missed"), reason)
            }
        };
        let solution = puzzle.solution.and_then(|choice| {
            let name = app
                .scene
                .with(|scene| Some(say::choice(app, &scene.as_ref()?.view, choice)))?;
            Some(
                view! { <p class="solution" data-solution="">{text!(words, "puzzle-the-solution", choice = name)}</p> },
            )
        });
        let open = matches!(puzzle.verdict, Verdict::Begun | Verdict::OnTheWay);
        let again = puzzle.id.clone();
        let solved = puzzle.verdict == Verdict::Solved;
        Some(view! {
            <aside class=format!("guide sheet {class}") data-verdict=class aria-label=text!(words, "puzzle-title")>
                <h3>{text!(words, "puzzle-title")}<em class=puzzle.rating.id()>{rating}</em></h3>
                <p class="said" aria-live="polite">{said}</p>
                {reason.map(|reason| view! { <p class="because">{reason}</p> })}
                {solution}
                <footer>
                    <button type="button" class="plain" data-leave="" on:click=move |_| app.leave()>{text!(words, "puzzle-list")}</button>
                    {open.then(|| view! {
                        <button type="button" class="plain" data-show-solution="" on:click=move |_| app.study(Study::Solution)>{text!(words, "puzzle-show-solution")}</button>
                    })}
                    {(!open && !solved).then(|| view! {
                        <button type="button" class="go" data-try-again="" on:click=move |_| learn::begin_puzzle(app, &again)>{text!(words, "puzzle-again")}</button>
                    })}
                    {solved.then(|| view! {
                        <button type="button" class="go" data-next-puzzle="" on:click=move |_| match next(app) {
                            Some(id) => learn::begin_puzzle(app, &id),
                            None => app.leave(),
                        }>{text!(words, "puzzle-next")}</button>
                    })}
                </footer>
            </aside>
        })
    }
}
