//! Why something that was clicked cannot be chosen, with the way into the rules.

use crate::app::App;
use crate::learn::Why;
use leptos::prelude::*;
use std::time::Duration;
use words::text;

/// The answer to "why can't I?"
#[component]
pub(crate) fn WhyNot(app: App) -> impl IntoView {
    let age = StoredValue::new(0_u32);
    Effect::new(move |_| {
        if app.learn.why.with(Option::is_some) {
            age.update_value(|age| *age = age.wrapping_add(1));
            let now = age.get_value();
            set_timeout(
                move || {
                    if age.get_value() == now {
                        app.learn.why.set(None);
                    }
                },
                Duration::from_secs(9),
            );
        }
    });
    move || {
        app.learn.why.get().map(|why| {
            let words = app.words.get();
            let (said, place) = match why {
                Why::Lesson => (text!(words, "learn-first"), None),
                Why::Refused { code, place } => {
                    // The one refusal whose name in protocols says more than its text needs.
                    let key = code.strip_prefix("game-").unwrap_or(&code);
                    (words.format(&format!("refusal-{key}"), &[]), Some(place))
                }
            };
            view! {
                <div class="why sheet" role="alert" data-why="">
                    <div><b>{text!(words, "why-title")}</b><p>{said}</p></div>
                    {place.map(|place| view! {
                        <button type="button" class="quiet" data-why-rules="" on:click=move |_| { app.learn.why.set(None); app.open_rules(place.clone()) }>{text!(words, "rules-see")}</button>
                    })}
                    <button type="button" class="close" aria-label=text!(words, "menu-close") on:click=move |_| app.learn.why.set(None)>"✕"</button>
                </div>
            }
        })
    }
}
