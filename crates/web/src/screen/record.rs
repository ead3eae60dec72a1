//! The viewer's own games with others, the rating, and the key they belong to.

use super::onwards::Onwards;
use super::peace::{Blocked, OwnData};
use crate::app::App;
use crate::learn::answers;
use crate::learn::files::{copy, save};
use crate::online::key;
use leptos::prelude::*;
use told::server::http::Played;
use wasm_bindgen::prelude::*;
use wasm_bindgen_futures::JsFuture;
use web_sys::HtmlInputElement;
use words::text;

/// How many games a server tells at once.
const PAGE: usize = 50;

/// A day, as people write it in their language.
fn day(language: &str, at: f64) -> String {
    let date = js_sys::Date::new(&JsValue::from_f64(at));
    date.to_locale_date_string(language, &JsValue::UNDEFINED).into()
}

fn game(app: App, played: &Played) -> impl IntoView {
    let words = app.words.get();
    let others = played
        .details
        .seats
        .iter()
        .enumerate()
        .filter(|(seat, _)| *seat != played.seat.index())
        .filter_map(|(seat, chair)| chair.name(seat).map(str::to_owned));
    let others: Vec<String> = others.collect();
    let outcome = &played.details.outcome;
    let result = match (played.won, outcome.winner) {
        (true, _) => text!(words, "online-won"),
        (false, Some(_)) => text!(words, "online-lost"),
        (false, None) => text!(words, "online-nobody-won"),
    };
    let faction = outcome.winning_faction;
    let rating = played.rated.then(|| format!("{:.1}", played.rating));
    let (code, number, seat) = (played.code.clone(), played.game, played.seat);
    let watch = move |_| answers::watch_played(app, &code, number, seat);
    view! {
        <li class:won=played.won>
            <img src=format!("sign/{}.svg", faction.id()) alt=words.faction(faction) title=words.faction(faction) />
            <b>{result}</b>
            <span>{words.list_and(&others)}</span>
            <small>{day(words.language().id(), played.at as f64)}" · "{played.code.clone()}</small>
            {rating.map(|rating| view! { <em title=text!(words, "online-rating")>{rating}</em> })}
            <button type="button" class="ib" data-watch-played="" on:click=watch title=text!(words, "replay-watch") aria-label=text!(words, "replay-watch")>"▶"</button>
        </li>
    }
}

/// Games and rating.
#[component]
fn Games(app: App) -> impl IntoView {
    let online = app.online;
    move || {
        let words = app.words.get();
        let Some(record) = online.record.get().filter(|record| record.player.games > 0) else {
            return view! { <p class="hint">{text!(words, "online-no-games")}</p> }.into_any();
        };
        let rating = (record.player.rated_games > 0).then(|| {
            view! {
                <p class="standing"><span>{text!(words, "online-rating")}</span>" "
                    <b data-rating="">{format!("{:.1}", record.player.rating)}</b><small>{format!(" ± {:.1}", record.player.uncertainty)}</small></p>
                <p class="hint">{text!(words, "online-rating-hint")}</p>
            }
        });
        let games = record.history.iter().map(|played| game(app, played)).collect_view();
        // Full pages have more after them.
        let oldest = record.history.last().map(|played| played.at);
        let more = (!record.history.is_empty() && record.history.len().is_multiple_of(PAGE)).then(|| {
            view! { <button type="button" class="quiet" on:click=move |_| online.look_back(app, oldest)>{text!(words, "online-more-games")}</button> }
        });
        view! {
            <p class="sum" data-sum="">{text!(words, "online-games", count = record.player.games)}", "{text!(words, "online-wins", count = record.player.wins)}</p>
            {rating}
            <ol class="elsewhere">{games}</ol>
            {more}
        }
        .into_any()
    }
}

/// What is done with the key: handles, copied freely.
#[derive(Clone, Copy)]
struct Keyring {
    app: App,
    own: RwSignal<Option<String>>,
    shown: RwSignal<bool>,
    copied: RwSignal<bool>,
    typed: RwSignal<String>,
    /// What was brought, until it is used or turned down.
    brought: RwSignal<Option<String>>,
    said: RwSignal<Option<String>>,
}

impl Keyring {
    fn take(self, taken: &str) {
        key::keep(taken);
        self.own.set(key::kept());
        self.brought.set(None);
        self.shown.set(false);
        self.typed.set(String::new());
        self.said
            .set(Some(text!(self.app.words.get_untracked(), "online-key-taken")));
        self.app.online.record.set(None);
        self.app.online.look_back(self.app, None);
        self.app.online.look_around(self.app);
    }

    fn bring(self, text: &str) {
        match key::find(text) {
            None => self
                .said
                .set(Some(text!(self.app.words.get_untracked(), "online-key-bad"))),
            Some(found) if self.own.get_untracked().is_some_and(|own| own != found) => {
                self.said.set(None);
                self.brought.set(Some(found));
            }
            Some(found) => self.take(&found),
        }
    }

    fn open(self, event: &leptos::ev::Event) {
        let input: HtmlInputElement = event_target(event);
        let Some(file) = input.files().and_then(|files| files.get(0)) else {
            return;
        };
        leptos::task::spawn_local(async move {
            let text = JsFuture::from(file.text()).await.ok().and_then(|text| text.as_string());
            self.bring(&text.unwrap_or_default());
            // The same file can be brought again.
            input.set_value("");
        });
    }

    /// The key of this browser: shown, copied, saved.
    fn mine(self) -> AnyView {
        let words = self.app.words.get();
        let Some(key) = self.own.get() else {
            let make = move |_| self.app.online.make_key(self.app, move || self.own.set(key::kept()));
            return view! {
                <p class="hint">{text!(words, "online-key-none")}</p>
                <button type="button" class="quiet" data-key-make="" on:click=make>{text!(words, "online-key-make")}</button>
            }
            .into_any();
        };
        let open = self.shown.get();
        let dots = if open { key.clone() } else { "•".repeat(key.len()) };
        let (copying, saving) = (key.clone(), key);
        let keep = move |_| {
            let host = window().location().host().unwrap_or_default();
            let about = text!(self.app.words.get_untracked(), "online-key-file", host = host);
            save("oshra-key.txt", &format!("{about}\n\n{saving}\n"));
        };
        view! {
            <code class="the-key" data-key="">{dots}</code>
            <div class="row">
                <button type="button" class="quiet" data-key-show="" aria-pressed=open.to_string() on:click=move |_| self.shown.update(|shown| *shown = !*shown)>
                    {if open { text!(words, "online-key-hide") } else { text!(words, "online-key-show") }}</button>
                <button type="button" class="quiet" on:click=move |_| copy(copying.clone(), self.copied)>
                    {if self.copied.get() { text!(words, "online-key-copied") } else { text!(words, "online-key-copy") }}</button>
                <button type="button" class="quiet" data-key-save="" on:click=keep>{text!(words, "online-key-save")}</button>
            </div>
            <Onwards app=self.app table=None />
        }
        .into_any()
    }

    /// A key from elsewhere, which is exchanged only after asking.
    fn other(self) -> AnyView {
        let (words, typed) = (self.app.words.get(), self.typed);
        if let Some(found) = self.brought.get() {
            return view! {
                <p class="notice" role="alert">{text!(words, "online-key-replace")}</p>
                <div class="row">
                    <button type="button" class="quiet" data-key-no="" on:click=move |_| self.brought.set(None)>{text!(words, "online-key-no")}</button>
                    <button type="button" class="go" data-key-yes="" on:click=move |_| self.take(&found)>{text!(words, "online-key-yes")}</button>
                </div>
            }
            .into_any();
        }
        view! {
            <form class="row code" on:submit=move |event| { event.prevent_default(); self.bring(&typed.get_untracked()) }>
                <input type="text" data-key-typed="" autocomplete="off" spellcheck="false" aria-label=text!(words, "online-key-field") placeholder=text!(words, "online-key-field")
                    prop:value=move || typed.get() on:input=move |event| typed.set(event_target_value(&event)) />
                <button type="submit" class="quiet" data-key-use="">{text!(words, "online-key-use")}</button>
            </form>
            <label class="quiet file">{text!(words, "online-key-open")}<input type="file" accept=".txt,text/plain" data-key-file="" on:change=move |event| self.open(&event) /></label>
        }
        .into_any()
    }
}

/// The key: shown, copied, saved, and exchanged for another.
#[component]
fn Key(app: App) -> impl IntoView {
    let ring = Keyring {
        app,
        own: RwSignal::new(key::kept()),
        shown: RwSignal::new(false),
        copied: RwSignal::new(false),
        typed: RwSignal::new(String::new()),
        brought: app.online.brought,
        said: RwSignal::new(None),
    };
    let say = move |key: fn(words::Words) -> String| move || key(app.words.get());
    view! {
        <section>
            <h3>{say(|words| text!(words, "online-key"))}</h3>
            <p>{say(|words| text!(words, "online-key-what"))}</p>
            {move || ring.mine()}
            <h3>{say(|words| text!(words, "online-key-other"))}</h3>
            <p class="hint" role="status" data-key-said="">{move || ring.said.get()}</p>
            {move || ring.other()}
        </section>
    }
}

/// The page.
#[component]
pub(crate) fn RecordScreen(app: App) -> impl IntoView {
    app.online.notice.set(None);
    app.online.look_back(app, None);
    let say = move |key: fn(words::Words) -> String| move || key(app.words.get());
    let notice = move || {
        let notice = app.online.notice.get();
        notice.map(|notice| view! { <p class="notice" role="alert">{notice}</p> })
    };
    view! {
        <main class="page options record">
            <div class="dialog sheet">
                <h2>{say(|words| text!(words, "online-record"))}</h2>
                {notice}
                <div class="halves">
                    <div><Games app=app /></div>
                    <div>
                        <Key app=app />
                        <Blocked app=app />
                        <OwnData app=app />
                    </div>
                </div>
                <footer>
                    <button type="button" class="quiet" data-back="" on:click=move |_| app.way.up()>{say(|words| text!(words, "menu-back"))}</button>
                </footer>
            </div>
        </main>
    }
}
