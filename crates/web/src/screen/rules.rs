//! The rules: a page of their own, and a sheet over whatever else there is, opened at the right place. Both can be searched.

use crate::app::App;
use crate::learn;
use crate::shown::Shown;
use leptos::prelude::*;
use page::Over;
use std::time::Duration;
use words::{Block, Figure, RichText, Span, Words, text};

/// A text with links that lead to their places.
fn linked(text: &RichText) -> AnyView {
    let spans = text.0.iter().map(|span| match span {
        Span::Link { to, text } => {
            let to = to.clone();
            view! { <button type="button" class="link" on:click=move |_| go(&to)>{text.clone()}</button> }.into_any()
        }
        other => super::zoom::rich(&RichText(vec![other.clone()])),
    });
    spans.collect_view().into_any()
}

/// A heading of a chapter; where the lesson teaches what it is about, with a way there. Over a table that would be the way
/// out of the game.
fn chapter(app: App, sheet: bool, id: String, text: String) -> AnyView {
    let step = words::Passage::lesson_step(&id).filter(|_| !sheet);
    let lesson = step.map(|step| {
        let begin = move |_| learn::begin_lesson(app, Some(step));
        view! { <button type="button" class="choice" data-lesson-step=step on:click=begin>{text!(app.words.get(), "rules-lesson")}</button> }
    });
    view! { <h2 id=id>{text}</h2>{lesson} }.into_any()
}

fn block(app: App, sheet: bool, block: Block) -> AnyView {
    match block {
        Block::Heading { level, id, text } if level <= 2 => chapter(app, sheet, id, text),
        Block::Heading { id, text, .. } => view! { <h3 id=id>{text}</h3> }.into_any(),
        Block::Paragraph(text) => view! { <p>{linked(&text)}</p> }.into_any(),
        Block::List { numbered, items } => {
            let items = items
                .iter()
                .map(|item| view! { <li>{linked(item)}</li> })
                .collect_view();
            if numbered {
                view! { <ol>{items}</ol> }.into_any()
            } else {
                view! { <ul>{items}</ul> }.into_any()
            }
        }
        Block::Table { head, rows } => {
            let head = head
                .into_iter()
                .map(|cell| view! { <th scope="col">{cell}</th> })
                .collect_view();
            let rows = rows.iter().map(|row| {
                let cells = row.iter().map(|cell| view! { <td>{linked(cell)}</td> }).collect_view();
                view! { <tr>{cells}</tr> }
            });
            let rows = rows.collect_view();
            view! { <div class="wide" tabindex="0"><table><thead><tr>{head}</tr></thead><tbody>{rows}</tbody></table></div> }.into_any()
        }
        Block::Picture {
            figure,
            caption,
            description,
        } => view! { <Drawn app=app figure=figure caption=caption description=description /> }.into_any(),
        Block::Index(entries) => {
            let entries = entries.into_iter().map(|entry| {
                let place = entry.place;
                view! { <li><button type="button" class="link" on:click=move |_| go(&place)>{entry.word}</button></li> }
            });
            view! { <ul class="index">{entries.collect_view()}</ul> }.into_any()
        }
        Block::Ruling {
            id,
            title,
            text,
            reason,
            ..
        } => view! {
            <section class="a-ruling" id=id>
                <h3>{title}</h3>
                <p>{linked(&text)}</p>
                <p class="reason">{linked(&reason)}</p>
            </section>
        }
        .into_any(),
        Block::Hero {
            hero,
            id,
            name,
            text,
            notes,
            see,
            ..
        } => view! {
            <section class="a-hero" id=id>
                <h4>
                    <button type="button" on:click=move |_| app.pin(Shown::Hero(hero))>
                        <img src=format!("face/{hero}.svg") alt="" loading="lazy" />
                        <span>{name}</span>
                    </button>
                </h4>
                <p>{text.spoken().to_owned()}</p>
                {notes.iter().map(|note| view! { <p class="reason">{linked(note)}</p> }).collect_view()}
                <p class="reason">{linked(&see)}</p>
            </section>
        }
        .into_any(),
    }
}

/// A picture of the rules. It lies in a file of its own and becomes part of the page, which has its letters.
#[component]
fn Drawn(app: App, figure: Figure, caption: RichText, description: String) -> impl IntoView {
    let svg = RwSignal::new(String::new());
    let file = format!("figure/{}/{}.svg", app.words.get_untracked().language(), figure.id());
    leptos::task::spawn_local(async move {
        if let Some(drawn) = crate::site::fetch(&file).await {
            let _ = svg.try_set(drawn);
        }
    });
    // Room is left for it, so that nothing moves when it comes.
    let room = format!("aspect-ratio:{}/{}", faces::FIGURE_WIDTH, faces::figure_height(figure));
    view! {
        <figure>
            <div role="img" aria-label=description><div style=room inner_html=move || svg.get()></div></div>
            <figcaption>{linked(&caption)}</figcaption>
        </figure>
    }
}

/// Goes to a place on the page, with the keyboard and whoever reads by ear. The address stays: it says which table this is.
fn go(place: &str) {
    // The page about learning may lie under the sheet, with the same places.
    let places = document().query_selector_all(&format!("[id='{place}']")).ok();
    let last = places.and_then(|places| places.item(places.length().checked_sub(1)?));
    if let Some(found) = last.and_then(|found| wasm_bindgen::JsCast::dyn_into::<web_sys::HtmlElement>(found).ok()) {
        // What is no button takes the keyboard only when it is sent there.
        found.set_tab_index(-1);
        let _ = found.focus();
        found.scroll_into_view();
        let _ = found.class_list().add_1("found");
        set_timeout(
            move || {
                let _ = found.class_list().remove_1("found");
            },
            Duration::from_millis(1_800),
        );
    }
}

/// The whole book with its chapters and a search.
#[component]
fn Book(app: App, sheet: bool) -> impl IntoView {
    let typed = RwSignal::new(String::new());
    let hits = move || {
        let typed = typed.get();
        (typed.trim().chars().count() > 1).then(|| {
            let words = app.words.get();
            let book = words.rulebook();
            let hits: Vec<_> = book
                .search(&typed)
                .into_iter()
                .take(12)
                .map(|hit| {
                    let place = hit.place.to_owned();
                    view! {
                        <li><button type="button" data-hit="" on:click=move |_| go(&place)><b>{hit.title.to_owned()}</b><small>{hit.excerpt}</small></button></li>
                    }
                })
                .collect();
            let nothing = hits.is_empty().then(|| view! { <li>{text!(words, "rules-nothing")}</li> });
            view! { <ul class="hits">{hits}{nothing}</ul> }
        })
    };
    let content = move || {
        let words = app.words.get();
        let book = words.rulebook();
        let chapters = book.contents(2).map(|(place, name)| {
            let place = place.to_owned();
            view! { <button type="button" class="choice" on:click=move |_| go(&place)>{name.to_owned()}</button> }
        });
        let chapters = chapters.collect_view();
        view! {
            <p>{text!(words, "rules-print")}" "{kits(words)}</p>
            <nav class="row" aria-label=text!(words, "menu-rules")>{chapters}</nav>
            <article>{book.blocks.into_iter().map(|one| block(app, sheet, one)).collect_view()}</article>
        }
    };
    let label = move || text!(app.words.get(), "rules-search");
    view! {
        <div class="finding">
            <input type="search" data-search-rules="" placeholder=label aria-label=label on:input=move |event| typed.set(event_target_value(&event)) />
            {hits}
        </div>
        {content}
    }
}

/// Links to the kits to print, in this language. A server makes them; beside a static page they lie as files.
fn kits(words: Words) -> impl IntoView {
    let gray = |paper| text!(words, "rules-print-gray", paper = paper);
    let kits = [
        ("a4", "A4".to_owned()),
        ("letter", "US Letter".to_owned()),
        ("a4-gray", gray("A4")),
        ("letter-gray", gray("US Letter")),
        ("shop", text!(words, "rules-print-shop")),
    ];
    let links = kits.into_iter().enumerate().map(|(index, (kind, name))| {
        let file = format!("print/oshra-{}-{kind}.pdf", words.language());
        let before = if index > 0 { ", " } else { "" };
        view! { {before}<a href=file download="" data-kit=kind>{name}</a> }
    });
    links.collect_view()
}

/// The rules as a page.
#[component]
pub(crate) fn RulesScreen(app: App) -> impl IntoView {
    view! {
        <main class="page rules">
            <header>
                <button type="button" class="quiet" data-back="" on:click=move |_| app.way.up()>{move || text!(app.words.get(), "menu-back")}</button>
                <h1>{move || text!(app.words.get(), "menu-rules")}</h1>
                <button type="button" class="quiet" data-lesson="" on:click=move |_| learn::begin_lesson(app, None)>{move || text!(app.words.get(), "lesson-title")}</button>
            </header>
            <div class="sheet book"><Book app=app sheet=false /></div>
        </main>
    }
}

fn is_rules(over: &Over) -> bool {
    matches!(over, Over::Rules(_))
}

/// The rules over whatever else there is.
#[component]
pub(crate) fn RulesSheet(app: App) -> impl IntoView {
    let open = Memo::new(move |_| app.way.is_open(is_rules));
    let place = Memo::new(move |_| {
        app.way.with(|route| {
            route.over.iter().find_map(|over| match over {
                Over::Rules(place) => Some(place.clone()),
                _ => None,
            })
        })
    });
    Effect::new(move |_| {
        if let Some(place) = place.get() {
            set_timeout(move || go(&place), Duration::from_millis(30));
        }
    });
    move || {
        open.get().then(|| {
            let close = move |_| app.way.close(is_rules);
            view! {
                <div class="cover over-all" on:click=close>
                    <div class="dialog sheet rules-sheet" role="dialog" aria-label=move || text!(app.words.get(), "menu-rules") data-rules-sheet="" on:click=|event| event.stop_propagation()>
                        <button type="button" class="close" autofocus on:click=close aria-label=move || text!(app.words.get(), "menu-close")>"✕"</button>
                        <h2>{move || text!(app.words.get(), "menu-rules")}</h2>
                        <div class="book"><Book app=app sheet=true /></div>
                    </div>
                </div>
            }
        })
    }
}
