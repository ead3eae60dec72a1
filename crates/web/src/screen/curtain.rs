//! The curtain between players around one device: nothing of anybody's is on the page while it is drawn.

use crate::app::App;
use leptos::prelude::*;
use page::Place;
use words::text;

/// The curtain.
#[component]
pub(crate) fn CurtainScreen(app: App) -> impl IntoView {
    move || {
        let seat = app.curtain.get().drawn()?;
        let words = app.words.get();
        let name = app.name(seat);
        let call = text!(words, "curtain-hand-over", name = name.clone());
        let label = call.clone();
        Some(view! {
            <div class="curtain" role="dialog" aria-label=label>
                <div class="mask"><img src="leader-back.svg" alt="" /></div>
                <h1>{call}</h1>
                <button type="button" class="big" data-unveil="" on:click=move |_| app.unveil(seat)>
                    {text!(words, "curtain-open", name = name)}
                </button>
                // The game waits, and nobody's cards were shown.
                <button type="button" class="quiet" data-leave="" on:click=move |_| app.go_out_to(Place::Start)>{text!(words, "menu-home")}</button>
            </div>
        })
    }
}
