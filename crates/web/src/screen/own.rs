//! Your own side: your party, and your secret leader.

use super::party::{self, party_of};
use super::seat::{Clock, meter, pick};
use crate::app::App;
use crate::shown::Shown;
use leptos::prelude::*;
use rules::Seat;
use told::Sight;
use words::text;

/// The viewer's own party and leader.
#[component]
pub(crate) fn Own(app: App) -> impl IntoView {
    let me = app.seen(Sight::me);
    move || me.get().flatten().map(|seat| own(app, seat))
}

fn own(app: App, seat: Seat) -> impl IntoView {
    let active = app.seen(move |view| view.active == Some(seat));
    let name = move || match app.you() == Some(seat) {
        true => text!(app.words.get(), "screen-you"),
        false => app.name(seat),
    };
    let party = party::seen(app, seat);
    view! {
        <section class="seat own sheet" data-region="own" style=move || party.with(party::style)
            class:active=move || active.get() == Some(true) aria-label=move || text!(app.words.get(), "table-party")>
            <div class="inner">
                <header>
                    <h2>{name}</h2>
                    <Clock app=app seat=seat />
                    {meter(app, seat)}
                </header>
                {party_of(app, seat, party)}
                <OwnLeader app=app />
            </div>
            {pick(app, seat)}
        </section>
    }
}

/// The viewer's own leader, face down until one looks.
#[component]
fn OwnLeader(app: App) -> impl IntoView {
    let leader = app.seen(Sight::leader);
    move || {
        let leader = leader.get().flatten()?;
        let words = app.words.get();
        let shown = app.peek.get();
        let click = move |_| {
            if app.peek.get_untracked() {
                app.pin(Shown::Leader(leader));
            } else {
                app.peek.set(true);
            }
        };
        let (picture, name) = match shown {
            true => (format!("face/{}.svg", leader.id()), words.leader(leader)),
            false => ("leader-back.svg".to_owned(), text!(words, "table-leader-peek")),
        };
        let label = name.clone();
        let factions = leader.alignment().map(|faction| {
            let name = words.faction(faction);
            let title = name.clone();
            view! {
                <img class="sign" src=format!("sign/{}.svg", faction.id()) alt=name title=title />
            }
        });
        let wins = text!(words, "screen-leader-wins-with");
        Some(view! {
            <div class="leader" class:secret=!shown data-region="leader">
                <button type="button" class="chip" on:click=click aria-label=label>
                    <img src=picture alt="" />
                </button>
                <b>{name}</b>
                <div class="fx" title=wins.clone() role="group" aria-label=wins>{shown.then(|| factions.collect_view())}</div>
                <button type="button" class="hide" title=text!(words, "screen-leader-hide")
                    aria-label=text!(words, "screen-leader-hide") aria-pressed=(!shown).to_string()
                    on:click=move |_| app.peek.update(|peek| *peek = !*peek)>
                    <img src="icon/look.svg" alt="" />
                </button>
            </div>
        })
    }
}
