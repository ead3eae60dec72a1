//! Parts of the page whose code comes when it is first wanted: what a game shows by itself but not at once, its end, rules
//! and settings, learning, tables elsewhere.
//!
//! Each part is a file of its own beside the page's module. What the page knows of a part is a handful of functions; all
//! that only these lead to is in that file. So nothing else of the page may call into a part directly.

use crate::app::App;
use crate::learn::learning::{Learning, learning};
use crate::online::together::{Together, together};
use crate::screen::{ceremony, gallery, keys, menu, options, rules, welcome, why, zoom};
use crate::{flight, language, site};
use leptos::prelude::*;
use std::pin::Pin;
use wasm_split_helpers::{SplitLoaderError, wasm_split};

/// How many milliseconds pass before something that cannot be had is asked for again.
const AGAIN: f64 = 2_000.0;

/// How a piece of the page is drawn.
pub(crate) type Draw = fn(App) -> AnyView;

/// The code of a part on its way; none where it cannot be had now.
type Coming<T> = Pin<Box<dyn Future<Output = Option<T>>>>;

/// Something to be done with a part when it is there.
type Deed<T> = Box<dyn FnOnce(T)>;

/// A part of the page: a handful of functions.
pub struct Part<T: 'static> {
    /// Brings them.
    come: fn(App) -> Coming<T>,
    here: RwSignal<Option<T>>,
    /// What waits for it, once it was sent for.
    waiting: StoredValue<Option<Vec<Deed<T>>>, LocalStorage>,
}

impl<T> Clone for Part<T> {
    fn clone(&self) -> Part<T> {
        *self
    }
}

impl<T> Copy for Part<T> {}

impl<T: Copy + Send + Sync + 'static> Part<T> {
    fn new(come: fn(App) -> Coming<T>) -> Part<T> {
        Part {
            come,
            here: RwSignal::new(None),
            waiting: StoredValue::new_local(None),
        }
    }

    /// Sends for it, if nobody has.
    pub(crate) fn send_for(self, app: App) {
        if self.waiting.with_value(Option::is_some) {
            return;
        }
        self.waiting.set_value(Some(Vec::new()));
        leptos::task::spawn_local(async move {
            let part = loop {
                match (self.come)(app).await {
                    Some(part) => break part,
                    // No network, most likely: it is tried until there is one.
                    None => {
                        app.parts.late.set(true);
                        flight::wait(AGAIN).await;
                    }
                }
            };
            app.parts.late.set(false);
            self.here.set(Some(part));
            let waiting = self.waiting.try_update_value(|waiting| waiting.replace(Vec::new()));
            for deed in waiting.flatten().into_iter().flatten() {
                deed(part);
            }
        });
    }

    /// The part, if it is here; it is sent for otherwise.
    pub(crate) fn get(self, app: App) -> Option<T> {
        let here = self.here.get();
        if here.is_none() {
            self.send_for(app);
        }
        here
    }

    /// Whether this part of the program has arrived.
    pub(crate) fn is_here(self) -> bool {
        self.here.with_untracked(Option::is_some)
    }

    /// Does something with the part: now, if it is here, or when it comes.
    pub(crate) fn soon(self, app: App, deed: impl FnOnce(T) + 'static) {
        if let Some(part) = self.here.get_untracked() {
            return deed(part);
        }
        self.send_for(app);
        self.waiting.update_value(|waiting| {
            if let Some(waiting) = waiting {
                waiting.push(Box::new(deed));
            }
        });
    }

    /// A piece of the part, drawn from when it is first wanted.
    pub(crate) fn piece(self, app: App, wanted: fn(App) -> bool, draw: fn(T) -> Draw) -> AnyView {
        let wanted = Memo::new(move |before: Option<&bool>| before == Some(&true) || wanted(app));
        let drawn = move || {
            let part = wanted.get().then(|| self.get(app)).flatten()?;
            Some(draw(part)(app))
        };
        drawn.into_any()
    }

    /// A piece of the part that fills the page.
    pub(crate) fn screen(self, app: App, draw: fn(T) -> Draw) -> AnyView {
        (move || self.get(app).map(|part| draw(part)(app))).into_any()
    }
}

/// All parts: handles, copied freely.
#[derive(Clone, Copy)]
pub struct Parts {
    /// What a game shows by itself, but not at once.
    pub(crate) aside: Part<Aside>,
    /// What a game shows at its end.
    pub(crate) ending: Part<Ending>,
    /// Rules, gallery, options, settings.
    pub(crate) shelf: Part<Shelf>,
    /// Learning and looking back.
    pub(crate) learning: Part<Learning>,
    /// Tables elsewhere.
    pub(crate) together: Part<Together>,
    /// Whether a part that is wanted cannot be had now.
    pub(crate) late: RwSignal<bool>,
}

impl Parts {
    /// The state in which no part has arrived yet.
    pub(crate) fn new() -> Parts {
        Parts {
            aside: Part::new(|_| Box::pin(async { aside().await.ok() })),
            ending: Part::new(|app| Box::pin(styled(app, async { ending().await.ok() }))),
            shelf: Part::new(|app| Box::pin(spoken(app, async { shelf().await.ok() }))),
            learning: Part::new(|app| Box::pin(spoken(app, async { learning().await.ok() }))),
            together: Part::new(|app| Box::pin(spoken(app, async move { together(app).await.ok() }))),
            late: RwSignal::new(false),
        }
    }
}

/// A part with the style that did not come with the page, both at once.
async fn styled<T>(app: App, part: impl Future<Output = Option<T>>) -> Option<T> {
    let mut style = Box::pin(site::styled());
    let part = part.await?;
    while !style.await {
        app.parts.late.set(true);
        flight::wait(AGAIN).await;
        style = Box::pin(site::styled());
    }
    Some(part)
}

/// A part with the texts and the style that did not come with the page, all at once.
async fn spoken<T>(app: App, part: impl Future<Output = Option<T>>) -> Option<T> {
    let language = app.words.get_untracked().language();
    let texts = language::complete(language);
    let part = styled(app, part).await?;
    let mut complete = texts.await;
    while !complete {
        app.parts.late.set(true);
        flight::wait(AGAIN).await;
        complete = language::complete(language).await;
    }
    Some(part)
}

/// What a game shows by itself, but not at once. It has to do with the texts that came with the page.
#[derive(Clone, Copy)]
pub(crate) struct Aside {
    pub(crate) enlarged: Draw,
    pub(crate) hint: Draw,
    pub(crate) why: Draw,
}

#[wasm_split(aside, fallible)]
fn aside() -> Result<Aside, SplitLoaderError> {
    Ok(Aside {
        enlarged: |app| view! { <zoom::Enlarged app=app /> }.into_any(),
        hint: |app| view! { <welcome::FirstHint app=app /> }.into_any(),
        why: |app| view! { <why::WhyNot app=app /> }.into_any(),
    })
}

/// What a game shows at its end. It, too, has to do with the texts that came with the page.
#[derive(Clone, Copy)]
pub(crate) struct Ending {
    pub(crate) ceremony: Draw,
}

#[wasm_split(ending, fallible)]
fn ending() -> Result<Ending, SplitLoaderError> {
    Ok(Ending {
        ceremony: |app| view! { <ceremony::Ceremony app=app /> }.into_any(),
    })
}

/// What somebody takes down who wants to read or to change something.
#[derive(Clone, Copy)]
pub(crate) struct Shelf {
    pub(crate) gallery: Draw,
    pub(crate) keys: Draw,
    pub(crate) menu: Draw,
    pub(crate) options: Draw,
    pub(crate) options_around: Draw,
    pub(crate) rules: Draw,
    pub(crate) rules_sheet: Draw,
}

#[wasm_split(shelf, fallible)]
fn shelf() -> Result<Shelf, SplitLoaderError> {
    Ok(Shelf {
        gallery: |app| view! { <gallery::Gallery app=app /> }.into_any(),
        keys: |app| view! { <keys::Keys app=app /> }.into_any(),
        menu: |app| view! { <menu::Menu app=app /> }.into_any(),
        options: |app| view! { <options::OptionsScreen app=app around=false /> }.into_any(),
        options_around: |app| view! { <options::OptionsScreen app=app around=true /> }.into_any(),
        rules: |app| view! { <rules::RulesScreen app=app /> }.into_any(),
        rules_sheet: |app| view! { <rules::RulesSheet app=app /> }.into_any(),
    })
}
