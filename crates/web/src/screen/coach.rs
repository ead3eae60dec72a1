//! The coach: what a Master would consider here, for somebody who plays against bots alone.

use crate::app::App;
use crate::say;
use leptos::prelude::*;
use rules::Choice;
use told::keeper::Study;
use told::{Advice, Advised, Prospect, Side};
use words::text;

/// How many choices are shown at first.
const FEW: usize = 4;

/// What a choice throws away, if the coach was asked and it is much.
pub(crate) fn loses(app: App, choice: Option<Choice>) -> Option<String> {
    let choice = choice?;
    let loss = app.learn.advice.with(|advice| {
        let advice = advice.as_ref().filter(|advice| advice.done)?;
        advice.advice.throws_away(choice)
    })?;
    let words = app.words.get();
    Some(text!(words, "coach-mark", loss = words.share(loss)))
}

/// How a reason is marked.
fn kind(side: Side) -> &'static str {
    match side {
        Side::For => "pro",
        Side::Neither => "even",
        Side::Against => "con",
    }
}

/// Asks the coach, or sends them away.
pub(crate) fn turn(app: App) {
    let open = !app.learn.coach.get_untracked();
    app.learn.advice.set(None);
    app.learn.coach.set(open);
    if !open {
        app.study(Study::Rest);
    }
}

/// A choice as the coach sees it: what it is worth, and why.
fn row(app: App, advice: &Advice, prospect: &Prospect, best: bool) -> Option<impl IntoView + use<>> {
    let words = app.words.get();
    let Prospect { choice, chance, .. } = *prospect;
    let called = |choice| {
        app.scene
            .with(|scene| Some(say::choice(app, &scene.as_ref()?.view, choice)))
    };
    let name = called(choice)?;
    let index = app.scene.with(|scene| {
        let mut offered = scene.as_ref()?.view.choices.iter();
        offered.position(|offered| *offered == choice)
    });
    let because = words.because(advice, prospect, |other| called(other).unwrap_or_default());
    let because = because
        .into_iter()
        .map(|(side, said)| view! { <li class=kind(side)>{said}</li> });
    let title = words.chance_to_win(chance, prospect.games);
    let throws = advice.throws_away(choice).is_some();
    Some(view! {
        <li class="prospect" class:best=best class:throws=throws data-prospect="" tabindex="0"
            on:pointerenter=move |_| app.point(index) on:pointerleave=move |_| app.point(None)
            on:focus=move |_| app.point(index) on:blur=move |_| app.point(None)>
            <div class="odds" title=title><b>{words.share(chance)}</b><i style=format!("width:{:.0}%", chance * 100.0)></i></div>
            <span>{name}</span>
            <ul>{because.collect_view()}</ul>
        </li>
    })
}

/// What the coach says now, the best choices first; `every` of them where somebody asked for that.
fn said(app: App, every: RwSignal<bool>) -> AnyView {
    let words = app.words.get();
    let Some(Advised { done, advice, .. }) = app.learn.advice.get() else {
        let waiting = match app.is_asked() {
            true => text!(words, "coach-thinking"),
            false => text!(words, "coach-nothing"),
        };
        return view! { <p class="said">{waiting}</p> }.into_any();
    };
    let count = advice.prospects.len();
    let shown = if every.get() { count } else { FEW };
    let prospects = advice.prospects.iter().take(shown).enumerate();
    let rows: Vec<_> = prospects
        .map(|(index, prospect)| row(app, &advice, prospect, index == 0))
        .collect();
    let thinking = (!done).then(|| text!(words, "coach-thinking"));
    view! {
        <p class="measures">{text!(words, "coach-legend")}</p>
        <ol class="prospects" data-advice=done.to_string()>{rows}</ol>
        <footer>
            <small>{thinking}</small>
            {(count > shown).then(|| view! {
                <button type="button" class="plain" on:click=move |_| every.set(true)>{text!(words, "coach-more")}</button>
            })}
        </footer>
    }
    .into_any()
}

/// The coach's words.
#[component]
pub(crate) fn Coach(app: App) -> impl IntoView {
    let learn = app.learn;
    let every = RwSignal::new(false);
    // Every decision is thought about again while the coach is there.
    let decision = Memo::new(move |_| {
        let made = app.chronicle.with(Vec::len);
        (learn.coach.get() && app.is_alone()).then(|| (made, app.is_asked()))
    });
    Effect::new(move |_| {
        if let Some((_, asked)) = decision.get() {
            learn.advice.set(None);
            every.set(false);
            if asked {
                app.study(Study::Coach);
            }
        }
    });
    move || {
        (learn.coach.get() && app.is_alone()).then(|| {
            view! {
                <aside class="guide sheet coach" data-coach="" aria-label=move || text!(app.words.get(), "coach-title")>
                    <h3>{move || text!(app.words.get(), "coach-intro")}</h3>
                    <button type="button" class="close" aria-label=move || text!(app.words.get(), "menu-close") on:click=move |_| turn(app)>"✕"</button>
                    {move || said(app, every)}
                </aside>
            }
        })
    }
}
