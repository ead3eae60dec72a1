//! The own games with others, the rating, and the key they belong to.

use crate::app::{App, Screen};
use crate::learn::files::save;
use crate::online::key;
use crate::online::told::{Chair, Played};
use leptos::prelude::*;
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
        .filter_map(|(seat, chair)| match chair {
            _ if seat == played.seat.index() => None,
            Chair::Person { name, .. } => Some(name.clone()),
            Chair::Bot { .. } => Some(dealer::bot_name(seat).to_owned()),
            Chair::Free => None,
        });
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
    let watch = move |_| app.watch_played(&code, number, seat);
    view! {
        <li class:won=played.won>
            <img src=format!("sign/{}.svg", faction.id()) alt=words.faction(faction) title=words.faction(faction) />
            <b>{result}</b>
            <span>{words.list_and(&others)}</span>
            <small>{day(words.language().id(), played.at)}" · "{played.code.clone()}</small>
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
        let Some(record) = online.record.get().filter(|record| record.games > 0) else {
            return view! { <p class="hint">{text!(words, "online-no-games")}</p> }.into_any();
        };
        let rating = (record.rated_games > 0).then(|| {
            view! {
                <p class="standing"><span>{text!(words, "online-rating")}</span>" "
                    <b data-rating="">{format!("{:.1}", record.rating)}</b><small>{format!(" ± {:.1}", record.uncertainty)}</small></p>
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
            <p class="sum" data-sum="">{text!(words, "online-games", count = record.games)}", "{text!(words, "online-wins", count = record.wins)}</p>
            {rating}
            <ol class="elsewhere">{games}</ol>
            {more}
        }
        .into_any()
    }
}

/// The key: shown, copied, saved, and exchanged for another.
#[component]
fn Key(app: App) -> impl IntoView {
    let own = RwSignal::new(key::kept());
    let (shown, copied) = (RwSignal::new(false), RwSignal::new(false));
    let typed = RwSignal::new(String::new());
    // What was brought, until it is used or turned down.
    let brought = RwSignal::new(None::<String>);
    let said = RwSignal::new(None::<String>);
    let take = move |taken: String| {
        key::keep(&taken);
        own.set(key::kept());
        brought.set(None);
        shown.set(false);
        typed.set(String::new());
        said.set(Some(text!(app.words.get_untracked(), "online-key-taken")));
        app.online.record.set(None);
        app.online.look_back(app, None);
    };
    let bring = move |text: &str| match key::find(text) {
        None => said.set(Some(text!(app.words.get_untracked(), "online-key-bad"))),
        Some(found) if own.get_untracked().is_some_and(|own| own != found) => {
            said.set(None);
            brought.set(Some(found));
        }
        Some(found) => take(found),
    };
    let open = move |event: leptos::ev::Event| {
        let input: HtmlInputElement = event_target(&event);
        let Some(file) = input.files().and_then(|files| files.get(0)) else {
            return;
        };
        leptos::task::spawn_local(async move {
            let text = JsFuture::from(file.text()).await.ok().and_then(|text| text.as_string());
            bring(&text.unwrap_or_default());
            // The same file can be brought again.
            input.set_value("");
        });
    };
    let copy = move |key: String| {
        leptos::task::spawn_local(async move {
            let done = JsFuture::from(window().navigator().clipboard().write_text(&key)).await;
            copied.set(done.is_ok());
        });
    };
    let mine = move || {
        let words = app.words.get();
        let Some(key) = own.get() else {
            return view! {
                <p class="hint">{text!(words, "online-key-none")}</p>
                <button type="button" class="quiet" data-key-make="" on:click=move |_| app.online.make_key(app, move || own.set(key::kept()))>{text!(words, "online-key-make")}</button>
            }
            .into_any();
        };
        let open = shown.get();
        let dots = if open { key.clone() } else { "•".repeat(key.len()) };
        let (copying, saving) = (key.clone(), key);
        let host = window().location().host().unwrap_or_default();
        let file = move || {
            format!(
                "{}\n\n{saving}\n",
                text!(app.words.get_untracked(), "online-key-file", host = host.clone())
            )
        };
        view! {
            <code class="the-key" data-key="">{dots}</code>
            <div class="row">
                <button type="button" class="quiet" data-key-show="" aria-pressed=open.to_string() on:click=move |_| shown.update(|shown| *shown = !*shown)>
                    {if open { text!(words, "online-key-hide") } else { text!(words, "online-key-show") }}</button>
                <button type="button" class="quiet" on:click=move |_| copy(copying.clone())>
                    {if copied.get() { text!(words, "online-key-copied") } else { text!(words, "online-key-copy") }}</button>
                <button type="button" class="quiet" data-key-save="" on:click=move |_| save("oshra-key.txt", &file())>{text!(words, "online-key-save")}</button>
            </div>
        }
        .into_any()
    };
    let other = move || {
        let words = app.words.get();
        if let Some(found) = brought.get() {
            return view! {
                <p class="notice" role="alert">{text!(words, "online-key-replace")}</p>
                <div class="row">
                    <button type="button" class="quiet" on:click=move |_| brought.set(None)>{text!(words, "online-key-no")}</button>
                    <button type="button" class="go" data-key-yes="" on:click=move |_| take(found.clone())>{text!(words, "online-key-yes")}</button>
                </div>
            }
            .into_any();
        }
        view! {
            <form class="row code" on:submit=move |event| { event.prevent_default(); bring(&typed.get_untracked()) }>
                <input type="text" data-key-typed="" autocomplete="off" spellcheck="false" aria-label=text!(words, "online-key-field") placeholder=text!(words, "online-key-field")
                    prop:value=move || typed.get() on:input=move |event| typed.set(event_target_value(&event)) />
                <button type="submit" class="quiet" data-key-use="">{text!(words, "online-key-use")}</button>
            </form>
            <label class="quiet file">{text!(words, "online-key-open")}<input type="file" accept=".txt,text/plain" data-key-file="" on:change=open /></label>
        }
        .into_any()
    };
    let say = move |key: fn(words::Words) -> String| move || key(app.words.get());
    view! {
        <section class="key">
            <h3>{say(|words| text!(words, "online-key"))}</h3>
            <p>{say(|words| text!(words, "online-key-what"))}</p>
            {mine}
            <h3>{say(|words| text!(words, "online-key-other"))}</h3>
            <p class="hint" role="status" data-key-said="">{move || said.get()}</p>
            {other}
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
                    <Key app=app />
                </div>
                <footer>
                    <button type="button" class="quiet" data-back="" on:click=move |_| app.screen.set(Screen::Friends)>{say(|words| text!(words, "menu-back"))}</button>
                </footer>
            </div>
        </main>
    }
}
