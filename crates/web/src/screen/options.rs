//! The options of a game, remembered from one to the next.

use crate::app::{App, Screen};
use bots::Level;
use dealer::protocol::Options;
use leptos::prelude::{Set as _, *};
use rules::{Edition, Set};
use words::text;

/// A row of buttons of which one or some are on.
#[component]
fn Row<T: Copy + Send + Sync + 'static>(
    items: Vec<(T, String, String)>,
    on: impl Fn(T) -> bool + Copy + Send + Sync + 'static,
    pick: impl Fn(T) + Copy + Send + Sync + 'static,
) -> impl IntoView {
    let buttons = items.into_iter().map(|(item, name, hint)| {
        view! {
            <button type="button" class="choice" class:on=move || on(item) aria-pressed=move || on(item).to_string() title=hint
                on:click=move |_| pick(item)>{name}</button>
        }
    });
    view! { <div class="row" role="group">{buttons.collect_view()}</div> }
}

/// The options, against bots or around one device.
#[component]
pub(crate) fn OptionsScreen(app: App, around: bool) -> impl IntoView {
    let read = move || {
        app.settings.with(|settings| {
            if around {
                settings.around.0.clone()
            } else {
                settings.solo.clone()
            }
        })
    };
    let change = move |change: &dyn Fn(&mut Options)| {
        app.remember(|settings| {
            let options = if around {
                &mut settings.around.0
            } else {
                &mut settings.solo
            };
            change(options);
            options.people = if around {
                options.people.clamp(2, options.players)
            } else {
                1
            };
        });
    };
    let names = move || {
        around.then(|| {
            let words = app.words.get();
            let options = read();
            let fields = (0..usize::from(options.people)).map(move |seat| {
                let name = options.names.get(seat).cloned().unwrap_or_default();
                let hint = text!(app.words.get_untracked(), "player-number", number = seat + 1);
                view! {
                    <input type="text" maxlength="16" placeholder=hint.clone() aria-label=hint prop:value=name
                        on:change=move |event| {
                            let value = event_target_value(&event);
                            change(&|options: &mut Options| {
                                options.names.resize(6, String::new());
                                options.names[seat] = value.trim().to_owned();
                            });
                        } />
                }
            });
            view! {
                <h3>{text!(words, "screen-names")}</h3>
                <div class="row names">{fields.collect_view()}</div>
            }
        })
    };
    move || {
        let words = app.words.get();
        let numbers = |from: u8, to: u8| {
            (from..=to)
                .map(|number| (number, number.to_string(), String::new()))
                .collect::<Vec<_>>()
        };
        let editions = Edition::ALL.map(|edition| (edition, words.edition(edition), words.edition_hint(edition)));
        let edition = read().edition;
        let sets: Vec<_> = Set::ALL
            .into_iter()
            .filter(|set| !edition.sets().contains(*set))
            .map(|set| (set, words.set(set), words.set_hint(set)))
            .collect();
        let levels = vec![
            (
                Level::Novice,
                text!(words, "option-level-novice"),
                text!(words, "option-level-novice-hint"),
            ),
            (
                Level::Adept,
                text!(words, "option-level-adept"),
                text!(words, "option-level-adept-hint"),
            ),
            (
                Level::Master,
                text!(words, "option-level-master"),
                text!(words, "option-level-master-hint"),
            ),
        ];
        let players = app.settings.with(|_| read().players);
        let with_bots = move || read().people < read().players;
        let has_sets = !sets.is_empty();
        let lengths = vec![
            (true, text!(words, "option-short"), String::new()),
            (false, text!(words, "option-full"), String::new()),
        ];
        view! {
            <main class="page options">
                <div class="dialog sheet">
                    <h2>{if around { text!(words, "start-pass-and-play") } else { text!(words, "start-play-now") }}</h2>
                    <h3>{text!(words, "option-players")}</h3>
                    <Row items=numbers(2, 6) on=move |number| read().players == number
                        pick=move |number| change(&|options| {
                            // Around one device everybody is a person until somebody says otherwise.
                            if around && options.people == options.players { options.people = number; }
                            options.players = number;
                        }) />
                    {around.then(|| view! {
                        <h3>{text!(words, "screen-people-here")}</h3>
                        <Row items=numbers(2, players) on=move |number| read().people == number
                            pick=move |number| change(&|options| options.people = number) />
                    })}
                    {names}
                    <h3>{text!(words, "option-length")}</h3>
                    <Row items=lengths on=move |short| read().short == short pick=move |short| change(&|options| options.short = short) />
                    <p class="hint">{move || read().short.then(|| text!(app.words.get(), "option-short-hint"))}</p>
                    <p class="hint">{move || (read().short && read().players == 6).then(|| text!(app.words.get(), "option-short-six"))}</p>
                    {move || with_bots().then(|| view! {
                        <h3>{text!(app.words.get(), "option-level")}</h3>
                        <Row items=levels.clone() on=move |level| read().level == level pick=move |level| change(&|options| options.level = level) />
                    })}
                    <h3>{text!(words, "option-edition")}</h3>
                    <Row items=editions.to_vec() on=move |edition| read().edition == edition
                        pick=move |edition| change(&|options| {
                            options.edition = edition;
                            options.sets.retain(|set| !edition.sets().contains(*set));
                        }) />
                    {has_sets.then(|| view! {
                        <h3>{text!(words, "option-sets")}</h3>
                        <Row items=sets on=move |set| read().sets.contains(&set)
                            pick=move |set| change(&|options| {
                                match options.sets.iter().position(|one| *one == set) {
                                    Some(index) => { options.sets.remove(index); }
                                    None => options.sets.push(set),
                                }
                            }) />
                    })}
                    <footer>
                        <button type="button" class="quiet" data-back="" on:click=move |_| app.screen.set(Screen::Start)>{text!(words, "menu-back")}</button>
                        <button type="button" class="go" data-deal="" on:click=move |_| app.deal(read())>{text!(words, "lobby-start")}</button>
                    </footer>
                </div>
            </main>
        }
    }
}
