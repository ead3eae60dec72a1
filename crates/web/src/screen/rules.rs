//! The rules on one page, with a list of chapters; heroes lead to their cards.

use super::zoom::rich;
use crate::app::{App, Shown};
use leptos::prelude::*;
use words::{Block, text};

fn block(app: App, block: Block) -> AnyView {
    match block {
        Block::Heading { level, id, text } if level <= 2 => view! { <h2 id=id>{text}</h2> }.into_any(),
        Block::Heading { id, text, .. } => view! { <h3 id=id>{text}</h3> }.into_any(),
        Block::Paragraph(text) => view! { <p>{rich(&text)}</p> }.into_any(),
        Block::List { numbered, items } => {
            let items = items.iter().map(|item| view! { <li>{rich(item)}</li> }).collect_view();
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
                let cells = row.iter().map(|cell| view! { <td>{rich(cell)}</td> }).collect_view();
                view! { <tr>{cells}</tr> }
            });
            let rows = rows.collect_view();
            view! { <div class="wide" tabindex="0"><table><thead><tr>{head}</tr></thead><tbody>{rows}</tbody></table></div> }.into_any()
        }
        Block::Ruling {
            id,
            title,
            text,
            reason,
            ..
        } => view! {
            <section class="a-ruling" id=id>
                <h4>{title}</h4>
                <p>{rich(&text)}</p>
                <p class="reason">{rich(&reason)}</p>
            </section>
        }
        .into_any(),
        Block::Hero { hero, id, name, .. } => view! {
            <button type="button" class="a-hero" id=id on:click=move |_| app.pin(Shown::Hero(hero))>
                <img src=format!("face/{hero}.svg") alt="" loading="lazy" />
                <span>{name}</span>
            </button>
        }
        .into_any(),
    }
}

/// Goes to a place on the page. The address stays: it says which table this is.
fn go(place: &str) {
    let found = document().get_element_by_id(place);
    if let Some(found) = found {
        found.scroll_into_view();
    }
}

/// The rules.
#[component]
pub(crate) fn RulesScreen(app: App) -> impl IntoView {
    move || {
        let words = app.words.get();
        let book = words.rulebook();
        let chapters = book.contents(2).map(|(place, name)| {
            let place = place.to_owned();
            view! { <button type="button" class="choice" on:click=move |_| go(&place)>{name.to_owned()}</button> }
        });
        let chapters = chapters.collect_view();
        view! {
            <main class="page rules">
                <header>
                    <button type="button" class="quiet" data-back="" on:click=move |_| app.screen.set(app.back.get_untracked())>{text!(words, "menu-back")}</button>
                    <h1>{book.title.clone()}</h1>
                </header>
                <nav class="row" aria-label=text!(words, "menu-rules")>{chapters}</nav>
                <article class="sheet">{book.blocks.into_iter().map(|one| block(app, one)).collect_view()}</article>
            </main>
        }
    }
}
