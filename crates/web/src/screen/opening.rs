//! Opening a table: how many, how long, for whom, and whether it counts.

use super::friends::named;
use crate::app::App;
use leptos::prelude::{Set as _, *};
use rules::{Edition, Set};
use told::server::{Clock, Settings};
use words::text;

/// The clocks a table may have.
const CLOCKS: [Option<Clock>; 5] = [
    None,
    Some(Clock::Live {
        seconds: 30,
        reserve: 120,
    }),
    Some(Clock::Live {
        seconds: 90,
        reserve: 360,
    }),
    Some(Clock::Slow { days: 1 }),
    Some(Clock::Slow { days: 3 }),
];

/// What the next table is opened for, as it was chosen here.
pub(crate) fn wanted(app: App) -> Settings {
    app.settings.with_untracked(|settings| {
        let options = &settings.friends.0;
        Settings {
            edition: options.edition,
            sets: options.sets.clone(),
            short: options.short,
            open: settings.open_table,
            spectators: !settings.unwatched,
            clock: settings.clock,
            rated: settings.rated,
            ..Settings::new(options.players)
        }
    })
}

/// The form shows what a table is played with now.
pub(crate) fn show(app: App, table: &Settings) {
    app.remember(|settings| {
        let options = &mut settings.friends.0;
        options.players = table.seats;
        options.edition = table.edition;
        options.sets = table.sets.clone();
        options.short = table.short;
        settings.open_table = table.open;
        settings.unwatched = !table.spectators;
        settings.clock = table.clock;
        settings.rated = table.rated;
    });
}

/// One thing to choose: what it is about, and the choices.
fn field(name: &'static str, label: String, choices: Vec<AnyView>) -> impl IntoView {
    let spoken = label.clone();
    view! { <div class="option-field"><span>{label}</span><div class="row" role="group" aria-label=spoken data-field=name>{choices}</div></div> }
}

/// What the choice above means.
fn meaning(text: String) -> impl IntoView {
    view! { <p class="hint">{text}</p> }
}

fn choice(on: bool, name: String, pick: impl Fn() + 'static) -> AnyView {
    view! {
        <button type="button" class="choice" class:on=on aria-pressed=on.to_string() on:click=move |_| pick()>{name}</button>
    }
    .into_any()
}

/// What a table is played with. `counts` is whether it may be chosen that it counts.
#[component]
pub(crate) fn Fields(app: App, counts: bool) -> impl IntoView {
    // What few people change is folded away.
    let open = RwSignal::new(false);
    let fields = move || {
        let words = app.words.get();
        let settings = app.settings.get();
        let options = &settings.friends.0;
        let seats = (2..=6_u8).map(|count| {
            choice(options.players == count, count.to_string(), move || {
                app.remember(|settings| settings.friends.0.players = count);
            })
        });
        let yes_or_no = |on: bool, names: [String; 2], pick: fn(&mut crate::settings::Settings, bool)| {
            let both = [false, true].into_iter().zip(names);
            both.map(|(value, name)| {
                choice(on == value, name, move || {
                    app.remember(|settings| pick(settings, value))
                })
            })
            .collect::<Vec<_>>()
        };
        let editions = Edition::ALL.map(|edition| {
            choice(options.edition == edition, words.edition(edition), move || {
                app.remember(|settings| {
                    settings.friends.0.edition = edition;
                    settings.friends.0.sets.retain(|set| !edition.sets().contains(*set));
                });
            })
        });
        let more = Set::ALL
            .into_iter()
            .filter(|set| !options.edition.sets().contains(*set));
        let sets: Vec<AnyView> = more
            .map(|set| {
                choice(options.sets.contains(&set), words.set(set), move || {
                    app.remember(|settings| {
                        let sets = &mut settings.friends.0.sets;
                        match sets.iter().position(|one| *one == set) {
                            Some(index) => drop(sets.remove(index)),
                            None => sets.push(set),
                        }
                    });
                })
            })
            .collect();
        let clocks = CLOCKS.map(|clock| {
            choice(settings.clock == clock, words.clock(clock), move || {
                app.remember(|settings| settings.clock = clock);
            })
        });
        let lengths = yes_or_no(
            options.short,
            [text!(words, "option-full"), text!(words, "option-short")],
            |settings, short| settings.friends.0.short = short,
        );
        let rated = counts.then(|| {
            let choices = yes_or_no(
                settings.rated,
                [text!(words, "online-friendly"), text!(words, "online-rated")],
                |settings, rated| settings.rated = rated,
            );
            field("counts", text!(words, "online-counts"), choices)
        });
        let doors = yes_or_no(
            settings.open_table,
            [text!(words, "lobby-private"), text!(words, "lobby-public")],
            |settings, open| settings.open_table = open,
        );
        let watching = yes_or_no(
            settings.unwatched,
            [text!(words, "online-watch-yes"), text!(words, "online-watch-no")],
            |settings, unwatched| settings.unwatched = unwatched,
        );
        let hint = settings.rated.then(|| meaning(text!(words, "online-rated-hint")));
        let length = match options.short {
            true => text!(words, "option-short-hint"),
            false => text!(words, "option-full-hint"),
        };
        view! {
            {field("players", text!(words, "option-players"), seats.collect())}
            {field("length", text!(words, "option-length"), lengths)}
            {meaning(length)}
            {field("clock", text!(words, "lobby-clock"), clocks.into())}
            {rated}
            {hint}
            {field("finds", text!(words, "online-who-finds"), doors)}
            <details class="more-options" prop:open=open.get_untracked() on:toggle=move |event| {
                open.set(event_target::<web_sys::Element>(&event).has_attribute("open"));
            }>
                <summary>{text!(words, "start-options")}</summary>
                {field("watches", text!(words, "online-who-watches"), watching)}
                {field("edition", text!(words, "option-edition"), editions.into())}
                {meaning(words.edition_hint(options.edition))}
                {(!sets.is_empty()).then(|| field("sets", text!(words, "option-sets"), sets))}
            </details>
        }
    };
    view! { {fields} }
}

/// Opening a table.
#[component]
pub(crate) fn Opening(app: App) -> impl IntoView {
    let create = move |_| {
        if let Some(name) = named(app) {
            app.online.create(app, name, wanted(app));
        }
    };
    view! {
        <section class="opening">
            <h3>{move || text!(app.words.get(), "lobby-create")}</h3>
            <Fields app=app counts=true />
            <button type="button" class="go" data-create="" on:click=create>{move || text!(app.words.get(), "lobby-create")}</button>
        </section>
    }
}
