//! The end: markers, faction, leaders, aligned players, counts, tie-breaks, winner, each step explained; then the counts,
//! the chances over the game, and what to do next.

use super::seat::level_name;
use crate::app::App;
use crate::learn::Mode;
use crate::learn::answers;
use crate::shown::{Moment, Shown};
use leptos::prelude::*;
use page::{Ceremony as Steps, Ended, FinalCount, Next, Stage, running};
use rules::{DecidedBy, Hero, Outcome, Seat};
use told::{Level, Sight};
use words::{Words, text};

/// Names with numbers.
fn listed(app: App, words: Words, seats: &[Seat], number: impl Fn(Seat) -> u8) -> String {
    let counts = seats
        .iter()
        .map(|&seat| text!(words, "ending-count", name = app.name(seat), count = number(seat)));
    counts.collect::<Vec<_>>().join(", ")
}

/// What a step says.
fn explained(app: App, words: Words, sight: &Sight, outcome: &Outcome, stage: Stage) -> String {
    let seats = running(sight.count(), outcome, stage);
    let deciding = |seat: Seat| {
        let count = FinalCount::of(sight, outcome, seat);
        count.and_then(|count| count.deciding(stage)).unwrap_or_default()
    };
    let counts = || listed(app, words, &seats, deciding);
    match stage {
        Stage::Markers => {
            let track = sight.track();
            text!(
                words,
                "ending-markers",
                faction = outcome.winning_faction.id(),
                red = track.red(),
                green = track.green(),
                ahead = track.red().abs_diff(track.green()),
            )
        }
        Stage::Leaders => text!(words, "screen-end-leaders"),
        Stage::Aligned => match outcome.decided_by {
            DecidedBy::NobodyAligned => text!(words, "ending-nobody-aligned"),
            DecidedBy::OnlyAligned => text!(words, "ending-only-aligned"),
            _ => {
                let names: Vec<String> = seats.iter().map(|&seat| app.name(seat)).collect();
                text!(words, "screen-end-aligned", names = words.list_and(&names))
            }
        },
        Stage::Heroes => text!(words, "ending-most-heroes", counts = counts()),
        Stage::Fewest => text!(words, "ending-fewest-heroes", counts = counts()),
        Stage::Number => text!(words, "ending-leader-number", counts = counts()),
        Stage::Winner => won(app, words, sight, outcome),
    }
}

/// Who has won.
pub(super) fn won(app: App, words: Words, sight: &Sight, outcome: &Outcome) -> String {
    match outcome.winner {
        Some(seat) => {
            let actor = if sight.me() == Some(seat) { "you" } else { "other" };
            text!(words, "ending-winner", actor = actor, name = app.name(seat))
        }
        None => text!(words, "ending-nobody"),
    }
}

/// What was counted of somebody, at the end of it all.
fn counted(words: Words, outcome: &Outcome, count: FinalCount) -> impl IntoView + use<> {
    let label = text!(words, "end-count", heroes = count.heroes, total = count.total);
    let title = label.clone();
    view! {
        <p class="final" title=title>
            <span class="say">{label}</span>
            <b aria-hidden="true"><img src=format!("sign/{}.svg", outcome.winning_faction.id()) alt="" />{count.heroes}</b>
            <b aria-hidden="true"><img src="icon/player.svg" alt="" />{count.total}</b>
        </p>
    }
}

/// The heroes of a party; those that count for the winner are set off when they are counted.
fn heroes(words: Words, sight: &Sight, outcome: &Outcome, seat: Seat) -> Vec<AnyView> {
    let Some(party) = sight.party(seat) else {
        return Vec::new();
    };
    let up = party.face_up.iter().map(|hero| (*hero, false));
    let hidden = party.hidden.iter().flatten().map(|hero| (*hero, true));
    let face = |(hero, hidden): (Hero, bool)| {
        let counts = hero.factions().contains(outcome.winning_faction);
        view! { <img class:hidden=hidden class:counts=counts src=format!("face/{hero}.svg") alt=words.hero_name(hero) /> }
            .into_any()
    };
    up.chain(hidden).map(face).collect()
}

/// One player on the stage.
fn player(app: App, scene: &Moment, outcome: &Outcome, seat: Seat, stage: Stage) -> Option<impl IntoView + use<>> {
    let words = app.words.get();
    let count = FinalCount::of(&scene.view, outcome, seat)?;
    let leader = count.leader;
    let in_running = running(scene.view.count(), outcome, stage).contains(&seat);
    let open = stage >= Stage::Leaders;
    let over = stage == Stage::Winner;
    let signs = leader.alignment().map(|faction| {
        view! { <img class:wins={faction == outcome.winning_faction} src=format!("sign/{}.svg", faction.id()) alt=words.faction(faction) /> }
    });
    let number = count.deciding(stage).filter(|_| in_running);
    let label = match open {
        true => format!("{}: {}", app.name(seat), words.leader(leader)),
        false => app.name(seat),
    };
    Some(view! {
        <div class="player" class:out=!in_running class:winner={over && count.won} style=format!("--i:{seat}")>
            <button type="button" class="portrait" class:open=open disabled=!open aria-label=label on:click=move |_| app.pin(Shown::Leader(leader))>
                <img class="front" src=format!("face/{}.svg", leader.id()) alt=if open { words.leader(leader) } else { String::new() } />
                <img class="reverse" src="leader-back.svg" alt="" />
                {number.map(|number| view! { <b class="coin">{number}</b> })}
            </button>
            <h3>{app.name(seat)}</h3>
            <p class="leader-name">{open.then(|| words.leader_name(leader))}</p>
            <div class="signs">{open.then(|| signs.collect_view())}</div>
            {over.then(|| counted(words, outcome, count))}
            <div class="heroes" class:counting={stage >= Stage::Heroes}>{heroes(words, &scene.view, outcome, seat)}</div>
        </div>
    })
}

/// A new game against stronger bots, and those after it too.
fn play_at(app: App, level: Level) {
    app.remember(|settings| settings.solo.level = level);
    app.play_now();
}

/// Another game with those who played this one.
fn again(app: App) {
    if app.online.is_on_now() {
        if app.online.seat.get_untracked().is_some() {
            app.parts.together.soon(app, move |together| (together.ready)(app));
        }
        let code = app.online.code().unwrap_or_default();
        return app.show_elsewhere(code, false);
    }
    let around = app.is_around();
    app.deal(app.settings.with_untracked(|settings| settings.options(around).clone()));
}

/// A button that leads on.
fn step(app: App, words: Words, next: Next) -> AnyView {
    let (id, label) = match next {
        Next::Again => ("again", text!(words, "end-play-again")),
        Next::Rematch => ("again", text!(words, "end-rematch")),
        Next::RealGame => ("again", text!(words, "learn-real")),
        Next::SameDeal => ("same-deal", text!(words, "end-same-deal")),
        Next::Stronger(level) => (
            "next-level",
            text!(words, "end-next-level", level = level_name(words, level)),
        ),
        Next::Replay => ("watch-replay", text!(words, "replay-watch")),
        Next::LookBack => ("look-back", text!(words, "analysis-title")),
        Next::SeeTable => ("see-table", text!(words, "screen-see-table")),
        Next::Leave => ("leave", text!(words, "menu-leave")),
    };
    let act = move |_| match next {
        Next::Again | Next::Rematch => again(app),
        Next::RealGame => app.play_now(),
        Next::SameDeal => app.deal_again(),
        Next::Stronger(level) => play_at(app, level),
        Next::Replay => answers::replay_last(app, false),
        Next::LookBack => answers::replay_last(app, true),
        Next::SeeTable => app.ceremony.update(Steps::put_away),
        Next::Leave => app.leave(),
    };
    let class = if id == "again" { "go" } else { "quiet" };
    view! { <button type="button" class=class data-next-step=id on:click=act>{label}</button> }.into_any()
}

/// What to do when it is all over.
fn next_steps(app: App, words: Words, scene: &Moment, outcome: &Outcome) -> Vec<AnyView> {
    let steps = app.sitters.with(|sitters| {
        let ended = Ended {
            mode: app.learn.mode.get(),
            elsewhere: app.online.is_on(),
            seated: app.online.seat.get().is_some(),
            won: outcome.winner.is_some() && outcome.winner == scene.view.me(),
            sitters,
        };
        ended.next()
    });
    steps.into_iter().map(|next| step(app, words, next)).collect()
}

/// The way on, before it is all over.
fn going_on(app: App, words: Words, outcome: &Outcome) -> Vec<AnyView> {
    let outcome = outcome.clone();
    let next = move |_| app.ceremony.update(|ceremony| ceremony.go_on(&outcome));
    vec![
        view! { <button type="button" class="quiet" data-skip="" on:click=move |_| app.ceremony.update(Steps::skip)>{text!(words, "end-skip")}</button> }.into_any(),
        view! { <button type="button" class="go" data-next="" on:click=next>{text!(words, "end-next-step")}</button> }.into_any(),
    ]
}

/// What is said below the winner.
fn decided(app: App, words: Words, outcome: &Outcome) -> Option<String> {
    match app.learn.mode.get() {
        Mode::Lesson => Some(text!(words, "lesson-over")),
        _ => outcome.winner.map(|_| words.decided_by(outcome.decided_by)),
    }
}

/// The ceremony over the table.
#[component]
pub(crate) fn Ceremony(app: App) -> impl IntoView {
    let learning = app.parts.learning;
    move || {
        let ceremony = app.ceremony.get();
        // A puzzle is over when it is solved or missed; it says so itself.
        if ceremony.is_away() || app.busy.get() || app.learn.mode.get() == Mode::Puzzle {
            return None;
        }
        let scene = app.scene.get()?;
        let outcome = scene.view.outcome.clone()?;
        let words = app.words.get();
        let (index, stage) = (ceremony.index(&outcome), ceremony.stage(&outcome));
        let over = stage == Stage::Winner;
        let players = Seat::all(scene.view.count()).map(|seat| player(app, &scene, &outcome, seat, stage));
        let dots = (0..Stage::of(&outcome).len()).map(|dot| view! { <i class:on={dot <= index}></i> });
        let faction = outcome.winning_faction;
        let decided = over.then(|| decided(app, words, &outcome)).flatten();
        let looks_back = over && app.learn.mode.get() == Mode::Game;
        let buttons = match over {
            true => next_steps(app, words, &scene, &outcome),
            false => going_on(app, words, &outcome),
        };
        Some(view! {
            <div class="ceremony" role="dialog" aria-modal="true" aria-label=words.faction(faction)>
                <div class="stage sheet" class:over=over>
                    <header class=faction.id()>
                        <img class="win" src=format!("win/{}.svg", faction.id()) alt="" />
                        <h2>{words.faction(faction)}</h2>
                        <div class="dots">{dots.collect_view()}</div>
                    </header>
                    <p class="explained" aria-live="assertive">{explained(app, words, &scene.view, &outcome, stage)}</p>
                    {decided.map(|decided| view! { <p class="decided">{decided}</p> })}
                    <div class="players" style=format!("--players:{}", scene.view.count())>{players.collect_view()}</div>
                    {looks_back.then(|| learning.screen(app, |learning| learning.chances))}
                    <footer class:next-steps=over role="group" aria-label=text!(words, "end-next")>{buttons}</footer>
                </div>
            </div>
        })
    }
}
