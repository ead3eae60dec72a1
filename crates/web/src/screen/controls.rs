//! What stands on many screens: rows of choices, dialogs, signs on buttons.

use crate::app::App;
use leptos::prelude::*;
use page::Over;
use words::text;

/// One of several things to choose from.
#[derive(Clone)]
pub(crate) struct Item<T> {
    value: T,
    name: String,
    /// What it means, where that is said below its name.
    hint: String,
    sign: Option<String>,
}

impl<T> Item<T> {
    /// A choice with a name.
    pub(crate) fn new(value: T, name: impl Into<String>) -> Item<T> {
        Item {
            value,
            name: name.into(),
            hint: String::new(),
            sign: None,
        }
    }

    /// This item with a hint that explains it.
    pub(crate) fn meaning(self, hint: impl Into<String>) -> Item<T> {
        Item {
            hint: hint.into(),
            ..self
        }
    }

    /// With a picture before its name.
    pub(crate) fn sign(self, address: Option<String>) -> Item<T> {
        Item { sign: address, ..self }
    }
}

/// A row of buttons of which one or some are on. Where choices explain themselves they stand below each other.
pub(crate) fn choices<T: Copy + Send + Sync + 'static>(
    items: Vec<Item<T>>,
    on: impl Fn(T) -> bool + Copy + Send + Sync + 'static,
    pick: impl Fn(T) + Copy + Send + Sync + 'static,
) -> AnyView {
    let explained = items.iter().any(|item| !item.hint.is_empty());
    let buttons: Vec<AnyView> = items
        .into_iter()
        .map(|item| {
            let value = item.value;
            choice(
                item.name,
                item.hint,
                item.sign,
                Signal::derive(move || on(value)),
                Callback::new(move |()| pick(value)),
            )
        })
        .collect();
    view! { <div class="row" class:meanings=explained role="group">{buttons}</div> }.into_any()
}

/// A button of a row. It is the same code for all rows.
fn choice(name: String, hint: String, sign: Option<String>, on: Signal<bool>, pick: Callback<()>) -> AnyView {
    let mark = name.clone();
    view! {
        <button type="button" class="choice" class:on=move || on.get() aria-pressed=move || on.get().to_string() data-pick=mark on:click=move |_| pick.run(())>
            {sign.map(|sign| view! { <img src=sign alt="" /> })}
            <span>{name}</span>
            {(!hint.is_empty()).then(|| view! { <small>{hint}</small> })}
        </button>
    }
    .into_any()
}

/// A sheet over the page that Back, Escape and a click beside it close.
#[component]
pub(crate) fn Dialog(app: App, label: String, which: fn(&Over) -> bool, children: Children) -> impl IntoView {
    let close = move || app.way.close(which);
    view! {
        <div class="cover" on:click=move |_| close()>
            <div class="dialog sheet" role="dialog" aria-label=label on:click=|event| event.stop_propagation()>
                <button type="button" class="close" on:click=move |_| close() aria-label=text!(app.words.get(), "menu-close")>"✕"</button>
                {children()}
            </div>
        </div>
    }
}

/// A sign on a button, drawn with one line.
#[derive(Clone, Copy)]
pub(crate) enum Sign {
    Link,
    Save,
    Picture,
    Play,
    Pause,
}

impl Sign {
    pub(crate) const fn path(self) -> &'static str {
        match self {
            Sign::Link => {
                "M10 14a4.2 4.2 0 0 0 6 0l3.4-3.4a4.2 4.2 0 0 0-6-6L12 6M14 10a4.2 4.2 0 0 0-6 0l-3.4 3.4a4.2 4.2 0 0 0 6 6L12 18"
            }
            Sign::Save => "M12 3.5v11M7 10l5 5 5-5M4.5 20h15",
            Sign::Picture => "M4 5h16v14H4ZM7 16l4-5 3 3.5 2-2.5 2 4M9 9.5h.01",
            Sign::Play => "M7 4.5 19 12 7 19.5Z",
            Sign::Pause => "M8 5v14M16 5v14",
        }
    }

    pub(crate) fn drawn(self) -> AnyView {
        view! { <svg viewBox="0 0 24 24" aria-hidden="true"><path d=self.path() /></svg> }.into_any()
    }
}
