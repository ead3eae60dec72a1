//! Being told something: the buttons for it, and what a browser cannot do, said plainly.

use crate::app::App;
use crate::online::call::{self, Leave};
use crate::online::push::{self, Reach};
use leptos::prelude::*;
use page::companions;
use words::text;

/// Switches on and off whether this browser hears of one table, or of all of them.
fn switch(app: App, table: Option<String>) -> AnyView {
    let online = app.online;
    let code = table.clone();
    let is_on = Memo::new(move |_| {
        online.calls.with(|calls| match &code {
            Some(code) => calls.wants(code),
            None => calls.everywhere,
        })
    });
    let label = match table {
        Some(_) => text!(app.words.get(), "online-push-table"),
        None => text!(app.words.get(), "online-push-all"),
    };
    let which = table.clone().unwrap_or_default();
    let press = move |_| {
        let (wanted, table) = (!is_on.get_untracked(), table.clone());
        online.call_for(app, move |calls| match table {
            Some(code) => calls.set(&code, wanted),
            None => calls.set_all(wanted),
        });
    };
    let hint = move || match is_on.get() {
        true => text!(app.words.get(), "online-push-on"),
        false => text!(app.words.get(), "online-push-off"),
    };
    view! {
        <button type="button" class="quiet call" data-push=which aria-pressed=move || is_on.get().to_string() on:click=press>
            {move || if is_on.get() { "✓ " } else { "" }}{label}
        </button>
        <p class="hint" role="status">{hint}</p>
    }
    .into_any()
}

/// Why this browser tells nothing while the page is closed.
fn beyond_reach(app: App, reach: Reach) -> Option<String> {
    match reach {
        Reach::Insecure => Some(text!(app.words.get(), "online-push-insecure")),
        Reach::Unknown => Some(text!(app.words.get(), "online-push-unknown")),
        Reach::Open => None,
    }
}

/// Lets somebody be told when it is their turn, at one table or at all; a browser is asked only when its person wants that.
#[component]
pub(crate) fn MayCall(app: App, table: Option<String>) -> impl IntoView {
    let online = app.online;
    online.renew_calls(app);
    let reach = push::reach();
    move || {
        let (words, table) = (app.words.get(), table.clone());
        let beyond = beyond_reach(app, reach).map(|text| view! { <p class="hint" data-beyond="">{text}</p> });
        match online.leave_to_call.get() {
            Leave::Unknown => view! { {beyond} }.into_any(),
            Leave::No => view! { <p class="hint">{text!(words, "online-call-denied")}</p> }.into_any(),
            Leave::Ask => {
                let press = move |_| match (reach, table.clone()) {
                    (Reach::Open, Some(code)) => online.call_for(app, move |calls| calls.set(&code, true)),
                    (Reach::Open, None) => online.call_for(app, |calls| calls.set_all(true)),
                    _ => call::ask(online.leave_to_call),
                };
                view! {
                    <button type="button" class="quiet call" data-call="" on:click=press>{text!(words, "online-call")}</button>
                    {beyond}
                }
                .into_any()
            }
            Leave::Yes if reach == Reach::Open => switch(app, table),
            Leave::Yes => view! { <p class="hint">{text!(words, "online-call-on")}</p>{beyond} }.into_any(),
        }
    }
}

/// Asks people to the table with whom the viewer has played before: they are told, if they want to be.
#[component]
pub(crate) fn Inviting(app: App) -> impl IntoView {
    let online = app.online;
    let asked = RwSignal::new(Vec::<String>::new());
    if online.record.with_untracked(Option::is_none) {
        online.look_back(app, None);
    }
    let people = Memo::new(move |_| {
        online.record.with(|record| {
            let record = record.as_ref()?;
            online.table.with(|table| {
                let table = table.as_ref()?;
                let people = companions(&record.history, &record.player.player, &table.seats);
                (!people.is_empty()).then(|| (table.code.clone(), people))
            })
        })
    });
    move || {
        let (code, people) = people.get()?;
        let words = app.words.get();
        let buttons = people.into_iter().map(|one| {
            let (code, player, pressed) = (code.clone(), one.player.clone(), one.player.clone());
            let is_asked = move || asked.with(|asked| asked.contains(&player));
            let shown = is_asked.clone();
            let press = move |_| {
                let player = pressed.clone();
                online.invite(app, &code, pressed.clone(), move || {
                    asked.update(|asked| asked.push(player.clone()))
                });
            };
            view! {
                <button type="button" class="choice" data-invite=one.player disabled=is_asked on:click=press>
                    {move || if shown() { "✓ " } else { "" }}{one.name}
                </button>
            }
        });
        Some(view! {
            <div class="row" role="group" aria-label=text!(words, "online-invite")>
                <span>{text!(words, "online-invite")}</span>
                {buttons.collect_view()}
            </div>
        })
    }
}
