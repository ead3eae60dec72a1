//! The coach: what a Master would consider here, for somebody who plays against bots alone.

use crate::app::App;
use crate::say;
use dealer::learning::{Prospect, Study};
use leptos::prelude::*;
use rules::Choice;
use words::text;

/// How many choices are shown at first.
const FEW: usize = 4;

impl App {
    /// What a choice throws away, if the coach was asked and it is much.
    pub(crate) fn loses(self, choice: Option<Choice>) -> Option<String> {
        let choice = choice?;
        let loss = self.learn.advice.with(|advice| {
            let advice = advice.as_ref().filter(|advice| advice.done)?;
            advice
                .prospects
                .iter()
                .find(|prospect| prospect.choice == choice)?
                .throws_away
        })?;
        let words = self.words.get();
        Some(text!(words, "coach-mark", loss = words.share(loss)))
    }

    /// Asks the coach, or sends them away.
    pub(crate) fn turn_to_coach(self) {
        let open = !self.learn.coach.get_untracked();
        self.learn.advice.set(None);
        self.learn.coach.set(open);
        if !open {
            self.study(Study::Rest);
        }
    }
}

/// The coach's words.
#[component]
pub(crate) fn Coach(app: App) -> impl IntoView {
    let learn = app.learn;
    let every = RwSignal::new(false);
    // Every decision is thought about anew while the coach is there.
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
    let row = move |prospect: Prospect, best: bool| {
        let words = app.words.get();
        let choice = prospect.choice;
        let name = app
            .scene
            .with(|scene| Some(say::choice(app, &scene.as_ref()?.view, choice)))?;
        let index = app.scene.with(|scene| {
            scene
                .as_ref()?
                .view
                .choices
                .iter()
                .position(|offered| *offered == choice)
        });
        let reasons = prospect.reasons.iter().map(|reason| {
            let said = words.consideration(reason, |other| {
                app.scene
                    .with(|scene| scene.as_ref().map(|scene| say::choice(app, &scene.view, other)))
                    .unwrap_or_default()
            });
            view! { <li>{said}</li> }
        });
        let throws = prospect
            .throws_away
            .map(|loss| text!(words, "coach-throws-away", loss = words.share(loss)));
        let title = words.chance_to_win(prospect.chance, prospect.games);
        Some(view! {
            <li class="prospect" class:best=best class:throws=prospect.throws_away.is_some() data-prospect="" tabindex="0"
                on:pointerenter=move |_| app.point(index) on:pointerleave=move |_| app.point(None)
                on:focus=move |_| app.point(index) on:blur=move |_| app.point(None)>
                <div class="odds" title=title><b>{words.share(prospect.chance)}</b><i style=format!("width:{:.0}%", prospect.chance * 100.0)></i></div>
                <span>{name}</span>
                <ul>{reasons.collect_view()}{throws.map(|throws| view! { <li class="warning">{throws}</li> })}</ul>
            </li>
        })
    };
    let body = move || {
        let words = app.words.get();
        let Some(advice) = learn.advice.get() else {
            let waiting = match app.is_asked() {
                true => text!(words, "coach-thinking"),
                false => text!(words, "coach-nothing"),
            };
            return view! { <p class="said">{waiting}</p> }.into_any();
        };
        let count = advice.prospects.len();
        let shown = if every.get() { count } else { FEW };
        let rows: Vec<_> = advice
            .prospects
            .iter()
            .take(shown)
            .enumerate()
            .map(|(index, prospect)| row(prospect.clone(), index == 0))
            .collect();
        let thinking = (!advice.done).then(|| text!(words, "coach-thinking"));
        view! {
            <ol class="prospects" data-advice=advice.done.to_string()>{rows}</ol>
            <footer>
                <small>{thinking}</small>
                {(count > shown).then(|| view! {
                    <button type="button" class="plain" on:click=move |_| every.set(true)>{text!(words, "coach-more")}</button>
                })}
            </footer>
        }
        .into_any()
    };
    move || {
        (learn.coach.get() && app.is_alone()).then(|| {
            view! {
                <aside class="guide sheet coach" data-coach="" aria-label=move || text!(app.words.get(), "coach-title")>
                    <h3>{move || text!(app.words.get(), "coach-intro")}</h3>
                    <button type="button" class="close" aria-label=move || text!(app.words.get(), "menu-close") on:click=move |_| app.turn_to_coach()>"✕"</button>
                    {body}
                </aside>
            }
        })
    }
}
