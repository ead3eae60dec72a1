//! What happened since one's last turn, for somebody who comes back to a game elsewhere.

use super::chronicle::said;
use crate::app::App;
use leptos::prelude::*;
use page::missed;
use rules::Happening;
use words::text;

/// The turns of the others, and those that a bot played, until they are read.
#[component]
pub(crate) fn Missed(app: App) -> impl IntoView {
    let close = move || app.online.missed.set(false);
    let turns = move || {
        let words = app.words.get();
        let turns = app.chronicle.with(|chronicle| missed(chronicle, app.you()));
        let turns = turns.into_iter().map(|turn| {
            let (whose, said) = app.with_players(|players| {
                let whose = turn.seat.map(|seat| words.event(&Happening::Turn { seat }, players));
                (whose, said(words, &turn, players))
            });
            view! { <li class:by-bot=turn.by_bot><b>{whose}</b><p>{said}</p></li> }
        });
        turns.collect_view()
    };
    move || {
        app.online.missed.get().then(|| {
            let words = app.words.get();
            let title = text!(words, "table-since-last-turn");
            let label = title.clone();
            view! {
                <div class="cover" on:click=move |_| close()>
                    <div class="dialog sheet" role="dialog" aria-label=label data-missed="" on:click=|event| event.stop_propagation()>
                        <h2>{title}</h2>
                        <ol class="missed">{turns}</ol>
                        <footer><button type="button" class="go" data-missed-read="" on:click=move |_| close()>{text!(words, "online-go-on")}</button></footer>
                    </div>
                </div>
            }
        })
    }
}
