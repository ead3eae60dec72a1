//! The options of a game, remembered from one to the next. Each says what it means.

use super::controls::{Item, choices};
use super::seat::level_name;
use crate::app::App;
use leptos::prelude::*;
use rules::{Edition, Set};
use told::{Character, Level, Options};
use words::{Words, text};

/// The options of games against bots, or around one device.
#[derive(Clone, Copy)]
struct Form {
    app: App,
    around: bool,
}

impl Form {
    fn read(self) -> Options {
        self.app.settings.with(|settings| settings.options(self.around).clone())
    }

    fn change(self, change: impl FnOnce(&mut Options)) {
        self.app
            .remember(|settings| settings.change_options(self.around, change));
    }

    /// How many play, and how many of them are here.
    fn players(self, words: Words) -> impl IntoView {
        let Form { app, around } = self;
        let numbers = |from: u8, to: u8| -> Vec<Item<u8>> {
            (from..=to)
                .map(|number| Item::new(number, number.to_string()))
                .collect()
        };
        let people = move || {
            let people = Memo::new(move |_| self.read().players);
            around.then(|| {
                view! {
                    <h3>{text!(app.words.get(), "screen-people-here")}</h3>
                    {move || choices(
                        numbers(2, people.get()),
                        move |number| self.read().people == number,
                        move |number| self.change(|options| options.people = number),
                    )}
                }
            })
        };
        view! {
            <h3>{text!(words, "option-players")}</h3>
            {choices(
                numbers(2, 6),
                move |number| self.read().players == number,
                move |number| app.remember(|settings| settings.seat(around, number)),
            )}
            {people()}
        }
    }

    /// What the people around the device are called.
    fn names(self) -> impl IntoView {
        let app = self.app;
        let people = Memo::new(move |_| self.read().people);
        let fields = move || {
            let words = app.words.get();
            let names = untrack(|| self.read().names);
            let fields = (0..usize::from(people.get())).map(|seat| {
                let name = names.get(seat).cloned().unwrap_or_default();
                let hint = text!(words, "player-number", number = seat + 1);
                let call = move |event: web_sys::Event| {
                    let name = event_target_value(&event);
                    app.remember(|settings| settings.call(seat, &name));
                };
                view! { <input type="text" maxlength="16" placeholder=hint.clone() aria-label=hint prop:value=name on:change=call /> }
            });
            view! {
                <h3>{text!(words, "screen-names")}</h3>
                <div class="row names">{fields.collect_view()}</div>
            }
        };
        self.around.then_some(fields)
    }

    fn length(self, words: Words) -> impl IntoView {
        let items = vec![
            Item::new(true, text!(words, "option-short")).meaning(text!(words, "option-short-hint")),
            Item::new(false, text!(words, "option-full")).meaning(text!(words, "option-full-hint")),
        ];
        let six = move || {
            let options = self.read();
            (options.short && options.players == 6).then(|| text!(self.app.words.get(), "option-short-six"))
        };
        view! {
            <h3>{text!(words, "option-length")}</h3>
            {choices(items, move |short| self.read().short == short, move |short| self.change(|options| options.short = short))}
            <p class="hint">{six}</p>
        }
    }

    /// How well the bots play, where there are some.
    fn level(self) -> impl IntoView {
        let with_bots = Memo::new(move |_| {
            let options = self.read();
            options.people < options.players
        });
        move || {
            with_bots.get().then(|| {
                let words = self.app.words.get();
                let levels = [
                    (Level::Novice, text!(words, "option-level-novice-hint")),
                    (Level::Adept, text!(words, "option-level-adept-hint")),
                    (Level::Master, text!(words, "option-level-master-hint")),
                    (Level::Champion, text!(words, "option-level-champion-hint")),
                ];
                let items = levels.map(|(level, hint)| Item::new(level, level_name(words, level)).meaning(hint));
                view! {
                    <h3>{text!(words, "option-level")}</h3>
                    {choices(items.to_vec(), move |level| self.read().level == level, move |level| self.change(|options| options.level = level))}
                }
            })
        }
    }

    /// What the bots are like, where there are some.
    fn character(self) -> impl IntoView {
        let with_bots = Memo::new(move |_| {
            let options = self.read();
            options.people < options.players
        });
        move || {
            with_bots.get().then(|| {
                let words = self.app.words.get();
                let items = [
                    (Some(Character::Even), text!(words, "option-character-even"), text!(words, "option-character-even-hint")),
                    (Some(Character::Open), text!(words, "option-character-open"), text!(words, "option-character-open-hint")),
                    (Some(Character::Sly), text!(words, "option-character-sly"), text!(words, "option-character-sly-hint")),
                    (Some(Character::Vengeful), text!(words, "option-character-vengeful"), text!(words, "option-character-vengeful-hint")),
                    (Some(Character::Hurried), text!(words, "option-character-hurried"), text!(words, "option-character-hurried-hint")),
                    (None, text!(words, "option-character-mixed"), text!(words, "option-character-mixed-hint")),
                ];
                let items = items.map(|(one, name, hint)| Item::new(one, name).meaning(hint));
                view! {
                    <h3>{text!(words, "option-character")}</h3>
                    {choices(items.to_vec(), move |one| self.read().character == one, move |one| self.change(|options| options.character = one))}
                }
            })
        }
    }

    fn edition(self, words: Words) -> impl IntoView {
        let items =
            Edition::ALL.map(|edition| Item::new(edition, words.edition(edition)).meaning(words.edition_hint(edition)));
        view! {
            <h3>{text!(words, "option-edition")}</h3>
            {choices(
                items.to_vec(),
                move |edition| self.read().edition == edition,
                move |edition| self.change(|options| options.edition = edition),
            )}
        }
    }

    /// Sets that can be added to the box.
    fn sets(self) -> impl IntoView {
        let edition = Memo::new(move |_| self.read().edition);
        let add = move |set: Set| {
            self.change(|options| match options.sets.iter().position(|one| *one == set) {
                Some(index) => {
                    options.sets.remove(index);
                }
                None => options.sets.push(set),
            });
        };
        move || {
            let words = self.app.words.get();
            let more = Set::ALL.into_iter().filter(|set| !edition.get().sets().contains(*set));
            let items: Vec<_> = more
                .map(|set| Item::new(set, words.set(set)).meaning(words.set_hint(set)))
                .collect();
            (!items.is_empty()).then(|| {
                view! {
                    <h3>{text!(words, "option-sets")}</h3>
                    {choices(items, move |set| self.read().sets.contains(&set), add)}
                }
            })
        }
    }
}

/// The options, against bots or around one device.
#[component]
pub(crate) fn OptionsScreen(app: App, around: bool) -> impl IntoView {
    let form = Form { app, around };
    move || {
        let words = app.words.get();
        let title = match around {
            true => text!(words, "start-pass-and-play"),
            false => text!(words, "start-play-now"),
        };
        view! {
            <main class="page options">
                <div class="dialog sheet">
                    <h2>{title}</h2>
                    <div class="halves">
                        <div>{form.players(words)}{form.names()}{form.length(words)}{form.level()}</div>
                        <div>{form.edition(words)}{form.sets()}{form.character()}</div>
                    </div>
                    <footer>
                        <button type="button" class="quiet" data-back="" on:click=move |_| app.way.up()>{text!(words, "menu-back")}</button>
                        <button type="button" class="go" data-deal="" on:click=move |_| app.deal(untrack(|| form.read()))>{text!(words, "lobby-start")}</button>
                    </footer>
                </div>
            </main>
        }
    }
}
