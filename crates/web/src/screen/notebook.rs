//! The notebook: what may be concluded about the others, and what one thinks oneself. What a Master would believe is shown
//! to those who ask for it: guessing is half the fun.

use crate::app::App;
use crate::learn::notes;
use crate::shown::Shown;
use leptos::prelude::*;
use page::{Notes, Opinion, Over};
use rules::{Hero, Leader, Seat};
use told::Party;
use told::keeper::Study;
use words::{Words, text};

/// Opens the notebook.
pub(crate) fn open(app: App) {
    app.way.lay_over(Over::Notebook);
    if app.learn.believes.get_untracked() {
        app.study(Study::Belief);
    }
}

/// Asks what a Master would believe, or puts that away again.
fn turn_belief(app: App) {
    let asks = !app.learn.believes.get_untracked();
    app.learn.believes.set(asks);
    app.learn.belief.set(Vec::new());
    if asks {
        app.study(Study::Belief);
    }
}

/// A leader somebody may have, with the viewer's own mark and what a Master would believe.
fn leader(app: App, words: Words, seat: Seat, leader: Leader, possible: bool, notes: RwSignal<Notes>) -> impl IntoView {
    let state = move || match notes.with(|notes| notes.mark(seat, leader)) {
        Some(Opinion::Yes) => "yes",
        Some(Opinion::No) => "no",
        None => "open",
    };
    let believed = move || {
        let chance = app
            .learn
            .belief
            .with(|belief| Some(belief.get(seat.index())?[leader as usize - 1]))?;
        let said = words.share(chance);
        Some(view! {
            <span class="believed"><i style=format!("height:{:.0}%", chance * 100.0)></i><small>{said}</small></span>
        })
    };
    let turn = move |_| {
        notes.update(|notes| notes.turn(seat, leader));
        notes.with_untracked(|notes| notes::save(app, notes));
    };
    let label = move || {
        let factions = leader.alignment().map(|faction| words.faction(faction));
        let mark = text!(
            words,
            "notebook-mark",
            state = state(),
            leader = words.leader_name(leader)
        );
        format!("{mark} ({})", words.list_and(&factions))
    };
    view! {
        <button type="button" class="suspect" class:impossible=!possible disabled=!possible data-mark=state data-leader=leader.id()
            title=label aria-label=label on:click=turn>
            {believed}
            <img src=format!("face/{}.svg", leader.id()) alt="" />
            <b>{words.leader_name(leader)}</b>
            <span class="backs">{signs(words, leader)}</span>
        </button>
    }
}

/// The signs of the factions that a leader backs.
fn signs(words: Words, leader: Leader) -> impl IntoView {
    let signs = leader.alignment().map(|faction| {
        let name = words.faction(faction);
        view! { <img src=format!("sign/{}.svg", faction.id()) alt=name.clone() title=name /> }
    });
    signs.collect_view()
}

fn cards(app: App, words: Words, title: String, heroes: &[Option<Hero>]) -> impl IntoView + use<> {
    let cards = heroes.iter().map(|&hero| match hero {
        Some(hero) => view! {
            <button type="button" class="thumb" aria-label=words.hero_name(hero) on:click=move |_| app.pin(Shown::Hero(hero))>
                <img src=format!("face/{hero}.svg") alt="" />
            </button>
        }
        .into_any(),
        None => view! { <span class="thumb"><img src="back.svg" alt=text!(words, "notebook-unknown") /></span> }.into_any(),
    });
    let cards = cards.collect_view();
    (!heroes.is_empty()).then(|| view! { <div class="known-cards"><h4>{title}</h4><div>{cards}</div></div> })
}

fn page(
    app: App,
    words: Words,
    seat: Seat,
    party: &Party,
    known: &[Leader],
    notes: RwSignal<Notes>,
) -> impl IntoView + use<> {
    let suspects = Leader::ALL.map(|one| {
        let possible = party.leader.map_or(!known.contains(&one), |leader| leader == one);
        leader(app, words, seat, one, possible, notes)
    });
    let write = move |event: web_sys::Event| {
        notes.update(|notes| notes.write(seat, &event_target_value(&event)));
        notes.with_untracked(|notes| notes::save(app, notes));
    };
    view! {
        <section class="suspicions" data-notes-about=seat.to_string()>
            <h3>{app.name(seat)}</h3>
            <div class="suspects">{suspects}</div>
            <div class="known-of">
                {cards(app, words, text!(words, "notebook-hidden"), &party.hidden)}
                {cards(app, words, text!(words, "notebook-hand"), &party.hand)}
            </div>
            <textarea rows="2" maxlength="500" aria-label=text!(words, "notebook-notes") placeholder=text!(words, "notebook-notes")
                prop:value=notes.with_untracked(|notes| notes.words(seat).to_owned()) on:input=write></textarea>
        </section>
    }
}

/// The question what a Master would believe, and what its answer means. Only those who play against bots alone may ask.
fn master(app: App) -> Option<impl IntoView> {
    let learn = app.learn;
    app.is_alone().then(|| {
        let asks = move || learn.believes.get();
        let label = move || match asks() {
            true => text!(app.words.get(), "notebook-hide"),
            false => text!(app.words.get(), "notebook-ask"),
        };
        let said = move || {
            asks().then(|| match learn.belief.with(Vec::is_empty) {
                true => view! { <p class="hint">{text!(app.words.get(), "notebook-thinking")}</p> }.into_any(),
                false => view! { <p class="hint"><i class="sample"></i>{text!(app.words.get(), "notebook-figures")}</p> }.into_any(),
            })
        };
        view! {
            <button type="button" class="quiet" data-ask-belief="" aria-pressed=move || asks().to_string() on:click=move |_| turn_belief(app)>{label}</button>
            {said}
        }
    })
}

fn is_notebook(over: &Over) -> bool {
    *over == Over::Notebook
}

/// The notebook over the table.
#[component]
pub(crate) fn NotebookSheet(app: App) -> impl IntoView {
    let open = Memo::new(move |_| app.way.is_open(is_notebook));
    move || {
        if !open.get() {
            return None;
        }
        let words = app.words.get();
        // What others do meanwhile must not take the pen out of anybody's hand.
        let scene = app.scene.get_untracked()?;
        let me = scene.view.me()?;
        let notes = app.learn.notes;
        notes.set(notes::load(app));
        let known: Vec<Leader> = scene.view.players.iter().filter_map(|party| party.leader).collect();
        let others = me.around(scene.view.count()).skip(1);
        let pages: Vec<_> = others
            .filter_map(|seat| Some(page(app, words, seat, scene.view.party(seat)?, &known, notes)))
            .collect();
        let close = move |_| app.way.close(is_notebook);
        Some(view! {
            <div class="cover" on:click=close>
                <div class="dialog sheet notebook" role="dialog" aria-label=text!(words, "notebook-title") data-notebook="" on:click=|event| event.stop_propagation()>
                    <button type="button" class="close" autofocus on:click=close aria-label=text!(words, "menu-close")>"✕"</button>
                    <h2>{text!(words, "notebook-title")}</h2>
                    <p class="hint">{text!(words, "notebook-hint")}" "{text!(words, "notebook-rules-out")}</p>
                    {move || master(app)}
                    <div class="pages">{pages}</div>
                </div>
            </div>
        })
    }
}
