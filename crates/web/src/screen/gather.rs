//! Before and between games at a table elsewhere: who sits where, the link, bots, beginning.

use super::calls::{Inviting, MayCall};
use super::connection::LinkMark;
use super::friends::{NameField, described, named};
use super::hosting::{BotName, Hosting, Removing};
use super::leaving::Leaving;
use super::onwards::Onwards;
use super::peace::NameDeeds;
use super::seat::level_name;
use super::talk::Talk;
use crate::app::App;
use js_sys::{Function, Object, Reflect};
use leptos::prelude::*;
use page::{Gathering, host, may_join};
use rules::Seat;
use told::Level;
use told::server::{Chair, Phase, Request, Table};
use wasm_bindgen::JsCast;
use wasm_bindgen_futures::JsFuture;
use words::text;

/// The link to a table: this page, with the code.
fn link(code: &str) -> String {
    let base = document().base_uri().ok().flatten().unwrap_or_default();
    let base = base.split(['?', '#']).next().unwrap_or_default().to_owned();
    // The server knows this way too; it is what the picture beside it says.
    format!("{}t/{code}", &base[..=base.rfind('/').unwrap_or_default()])
}

/// What is shown of one seat.
#[derive(Clone, PartialEq)]
struct Place {
    chair: Chair,
    /// Whether whoever sits there is connected.
    there: bool,
    /// Whether it is the viewer's.
    me: bool,
    /// Whether the viewer has a seat at all.
    seated: bool,
    /// Whether whoever sits there is the host, and whether the viewer is.
    host: bool,
    hosting: bool,
    rated: bool,
}

/// One seat.
fn chair(app: App, seat: Seat, place: Place) -> AnyView {
    let online = app.online;
    let words = app.words.get();
    let Place {
        chair,
        there,
        me,
        seated,
        host,
        hosting,
        rated,
    } = place;
    let remove = move |request: Request| {
        view! {
            <button type="button" class="quiet" on:click=move |_| online.say(&request)>{text!(words, "lobby-remove")}</button>
        }
    };
    match chair {
        Chair::Free => {
            let bots = [Level::Novice, Level::Adept, Level::Master, Level::Champion].map(|level| {
                view! {
                    <button type="button" class="choice" data-bot=level.to_string() on:click=move |_| online.say(&Request::Bot { seat, level: Some(level), name: None })>
                        {level_name(words, level)}
                    </button>
                }
            });
            view! {
                <li class="free">
                    <b>{text!(words, "lobby-seat-free")}</b>
                    {(hosting && !rated).then(|| view! { <span class="row">{text!(words, "lobby-add-bot")}": "{bots.collect_view()}</span> })}
                </li>
            }
            .into_any()
        }
        Chair::Bot { level, .. } => {
            let name = chair.name(seat.index()).unwrap_or_default().to_owned();
            let shown = match hosting {
                true => view! { <BotName app=app seat=seat level=level name=name /> }.into_any(),
                false => view! { <b>{name}</b> }.into_any(),
            };
            view! {
                <li>{shown}<small>{level_name(words, level)}</small>{hosting.then(|| remove(Request::Free { seat }))}</li>
            }
            .into_any()
        }
        Chair::Person { name, ready, .. } => {
            let called = name.clone();
            let state = match (there, ready) {
                (false, _) => text!(words, "screen-not-here"),
                (true, true) => text!(words, "lobby-ready"),
                (true, false) => text!(words, "lobby-not-ready"),
            };
            view! {
                <li class:away=!there>
                    <b>{name}</b>
                    <small>{(!me).then_some(state)}{me.then(|| text!(words, "screen-you"))}{host.then(|| format!(" · {}", text!(words, "online-host")))}</small>
                    {(seated && !me && !there && !hosting).then(|| remove(Request::Free { seat }))}
                    {(hosting && !me).then(|| view! { <Removing app=app seat=seat name=called.clone() /> })}
                    {(seated && !me).then(|| view! { <NameDeeds app=app seat=seat /> })}
                </li>
            }
            .into_any()
        }
    }
}

/// The browser's own way of handing a link on, where it has one.
fn sharing() -> Option<Function> {
    Reflect::get(&window().navigator(), &"share".into())
        .ok()?
        .dyn_into()
        .ok()
}

/// Hands the link on. Whoever thinks better of it has done nothing wrong.
fn share(address: &str) {
    let what = Object::new();
    let _ = Reflect::set(&what, &"title".into(), &document().title().into());
    let _ = Reflect::set(&what, &"url".into(), &address.into());
    if let Some(share) = sharing() {
        let _ = share.call1(&window().navigator(), &what);
    }
}

/// The link, to be handed on, copied, typed or looked at with a camera.
#[component]
fn Share(app: App, code: String) -> impl IntoView {
    let copied = RwSignal::new(false);
    let address = link(&code);
    let (copying, handed) = (address.clone(), address.clone());
    let copy = move |_| {
        let text = copying.clone();
        leptos::task::spawn_local(async move {
            let done = JsFuture::from(window().navigator().clipboard().write_text(&text)).await;
            copied.set(done.is_ok());
        });
    };
    let label = move || text!(app.words.get(), "lobby-link");
    view! {
        <div class="share">
            <img class="qr" src=format!("api/tables/{code}/qr.svg") alt=label />
            <div>
                <label>{label}<input type="text" readonly data-link="" prop:value=address /></label>
                <div class="row">
                    <button type="button" class="quiet" data-copy="" on:click=copy>
                        {move || if copied.get() { text!(app.words.get(), "lobby-copied") } else { text!(app.words.get(), "lobby-copy") }}
                    </button>
                    {sharing().map(|_| view! {
                        <button type="button" class="quiet" data-share="" on:click=move |_| share(&handed)>{move || text!(app.words.get(), "lobby-share")}</button>
                    })}
                </div>
            </div>
        </div>
    }
}

/// Being ready and beginning. The buttons stay while others come and go, so that no press is lost.
fn beginning(app: App, gathering: Memo<Option<Gathering>>) -> impl IntoView {
    let online = app.online;
    let is_ready = move || gathering.with(|one| one.as_ref().is_some_and(|one| one.is_ready));
    let has_room = move || gathering.with(|one| one.as_ref().is_some_and(|one| one.has_room));
    let may_begin = move || gathering.with(|one| one.as_ref().is_some_and(Gathering::may_begin));
    let ready = move |_| {
        online.say(&Request::Ready {
            ready: !untrack(is_ready),
        });
    };
    let start = move |_| {
        online.say(&Request::Start {
            fill: untrack(has_room).then_some(Level::Adept),
        });
    };
    view! {
        <button type="button" class="quiet" data-ready="" aria-pressed=move || is_ready().to_string() on:click=ready>
            {move || if is_ready() { "✓ " } else { "" }}{move || text!(app.words.get(), "lobby-ready")}
        </button>
        <button type="button" class="go" data-start="" disabled=move || !may_begin() on:click=start>{move || text!(app.words.get(), "lobby-start")}</button>
    }
}

/// What is still missing: people, bots, somebody who is not ready.
fn missing(app: App, gathering: Memo<Option<Gathering>>) -> impl IntoView {
    let hint = move || {
        let words = app.words.get();
        gathering
            .get()
            .filter(|one| one.has_room)
            .map(|one| match one.lacks_people {
                true if !one.is_host => text!(words, "online-host-fills"),
                true => text!(words, "online-rated-people"),
                false => text!(words, "screen-fill-hint"),
            })
    };
    let waits = move || {
        let words = app.words.get();
        let names: Vec<String> = gathering.get()?.waits_for.iter().map(|seat| app.name(*seat)).collect();
        (!names.is_empty()).then(|| text!(words, "lobby-waits-for", names = words.list_and(&names)))
    };
    view! {
        <p class="hint">{hint}</p>
        <p class="hint" data-waits-for="" role="status">{waits}</p>
    }
}

/// What can be done here: going, looking at the last game, being ready, beginning.
fn deeds(app: App) -> impl IntoView {
    let online = app.online;
    let seated = Memo::new(move |_| online.seat.get().is_some());
    // For whoever has a seat.
    let gathering = Memo::new(move |_| {
        let seat = online.seat.get()?;
        online
            .table
            .with(|table| Some(Gathering::of(table.as_ref()?, Some(seat))))
    });
    let has_scene = Memo::new(move |_| app.scene.with(Option::is_some));
    let look = move || {
        has_scene.get().then(|| {
            view! { <button type="button" class="quiet" data-see-table="" on:click=move |_| app.see_table_elsewhere()>{move || text!(app.words.get(), "screen-see-table")}</button> }
        })
    };
    let leave = move || seated.get().then(|| view! { <Leaving app=app /> });
    let begin = move || seated.get().then(|| beginning(app, gathering));
    view! {
        {missing(app, gathering)}
        <footer>
            <span class="row">
                <button type="button" class="quiet" data-step-away="" on:click=move |_| app.step_away()>{move || text!(app.words.get(), "menu-back")}</button>
                {leave}
            </span>
            <span class="row">{look}{begin}</span>
        </footer>
    }
}

/// For somebody who comes by a link: who invites, to what, and where one learns it.
fn invitation(app: App) -> impl IntoView {
    let words = app.words.get();
    let inviting = app
        .online
        .table
        .with(|table| table.as_ref().and_then(host).map(str::to_owned));
    let title = match inviting {
        Some(name) => text!(words, "lobby-invites", name = name),
        None => text!(words, "lobby-invited"),
    };
    view! {
        <h2>{title}</h2>
        <p>{text!(words, "lobby-about")}</p>
        // In a window of its own: the invitation stays here.
        <p class="row">
            <a href="?at=lesson" target="_blank" data-learn="">{text!(words, "lesson-title")}</a>
            <button type="button" class="link" data-rules="" on:click=move |_| app.open_rules("summary")>{text!(words, "menu-rules")}</button>
        </p>
    }
}

/// A name, and the seat.
fn join(app: App) -> impl IntoView {
    let sit = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        if let Some(name) = named(app) {
            app.online.sit(app, name);
        }
    };
    view! {
        <form class="join" on:submit=sit novalidate><NameField app=app />
        <button type="submit" class="go" data-sit="">{move || text!(app.words.get(), "lobby-join")}</button></form>
    }
}

/// Who sits there. Each seat is drawn by itself, so that whoever comes or goes takes no button of another one along.
fn chairs(app: App) -> impl IntoView {
    let online = app.online;
    let count = Memo::new(move |_| {
        online
            .table
            .with(|table| table.as_ref().map_or(0, |table| table.seats.len()))
    });
    let place = move |seat: Seat| {
        let place = Memo::new(move |_| {
            let own = online.seat.get();
            let (chair, host, rated) = online.table.with(|table| {
                let table = table.as_ref()?;
                Some((table.seats.get(seat.index())?.clone(), table.host, table.settings.rated))
            })?;
            Some(Place {
                chair,
                there: online.is_there(seat),
                me: own == Some(seat),
                seated: own.is_some(),
                host: host == Some(seat),
                hosting: own.is_some() && own == host,
                rated,
            })
        });
        move || place.get().map(|place| chair(app, seat, place))
    };
    let places = move || Seat::ALL.into_iter().take(count.get()).map(place).collect_view();
    view! { <ul class="chairs">{places}</ul> }
}

/// The room before the game. Whoever may still sit down is asked for that first; whoever sits there invites others.
#[component]
pub(crate) fn Gather(app: App) -> impl IntoView {
    let online = app.online;
    // Whoever types something must not lose the place because somebody comes or goes.
    let code = Memo::new(move |_| {
        online
            .table
            .with(|table| table.as_ref().map(|table| table.code.clone()))
    });
    let can_join = Memo::new(move |_| {
        let seat = online.seat.get();
        online
            .table
            .with(|table| table.as_ref().is_some_and(|table| may_join(table, seat)))
    });
    let may_invite = Memo::new(move |_| {
        let free = |table: &Table| table.phase != Phase::Playing && table.seats.contains(&Chair::Free);
        online.seat.get().is_some() && online.table.with(|table| table.as_ref().is_some_and(free))
    });
    let hosts = Memo::new(move |_| {
        let seat = online.seat.get();
        online.table.with(|table| {
            let host = table.as_ref().and_then(|table| table.host);
            host.is_some() && host == seat
        })
    });
    let title = move || {
        let words = app.words.get();
        match code.get() {
            Some(code) => text!(words, "screen-table-code", code = code),
            None => text!(words, "start-friends"),
        }
    };
    let about = move || {
        online.table.with(|table| {
            let table = table.as_ref()?;
            let about = described(app, &table.settings, &table.seats);
            Some(match table.locked {
                true => format!("{about} · {}", text!(app.words.get(), "online-locked")),
                false => about,
            })
        })
    };
    let deeds = move || {
        match code.get() {
        Some(_) => deeds(app).into_any(),
        None => view! {
            <p role="status">{move || text!(app.words.get(), "screen-connecting")}</p>
            <footer><button type="button" class="quiet" data-back="" on:click=move |_| app.step_away()>{move || text!(app.words.get(), "menu-back")}</button></footer>
        }
        .into_any(),
    }
    };
    let body = move || {
        match can_join.get() {
        true => view! {
            {move || invitation(app)}
            <p class="hint">{about}</p>
            {join(app)}
            {chairs(app)}
        }
        .into_any(),
        false => view! {
            <p class="hint">{about}</p>
            {move || code.get().map(|code| view! { <Share app=app code=code /> })}
            {chairs(app)}
            {move || may_invite.get().then(|| view! { <Inviting app=app /> })}
            {move || hosts.get().then(|| view! { <Hosting app=app /> })}
            {move || online.seat.get().is_some().then(|| view! { <MayCall app=app table=code.get() /><Onwards app=app table=code.get() /> })}
        }
        .into_any(),
    }
    };
    let notice = move || {
        let notice = online.notice.get();
        notice.map(|notice| view! { <p class="notice" role="alert" data-notice="">{notice}</p> })
    };
    view! {
        <main class="page options gather">
            <div class="dialog sheet">
                <header>
                    <h2 class:small=move || can_join.get()>{title}</h2>
                    <LinkMark app=app />
                </header>
                {body}
                {notice}
                <Talk app=app />
                {deeds}
            </div>
        </main>
    }
}
