//! Who runs the server, what they have to say, and what is kept of people and for how long.

use super::answer::{Refused, json};
use super::visitor::Visitor;
use crate::fault::Fault;
use crate::shared::Shared;
use axum::extract::State;
use axum::http::{HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use std::sync::Arc;
use std::time::Duration;
use told::server::http::House;
use words::{Words, text};

const STYLE: &str = include_str!("host.css");

fn days(time: Duration) -> u64 {
    time.as_secs().div_ceil(86_400)
}

/// What the pages show of the host.
pub(super) async fn house(State(shared): State<Arc<Shared>>) -> Response {
    let house = &shared.config.house;
    let told = House {
        welcome: house.welcome.clone(),
        imprint: house.imprint.is_some(),
        closed: !house.passwords.is_empty(),
        admin: house.admin.is_some(),
        chat_days: house.keep.chat.map(days),
        games_days: house.keep.games.map(days),
        absence: Some(shared.config.pace.absence.as_secs()),
    };
    json(StatusCode::OK, &told)
}

fn escaped(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    for letter in text.chars() {
        match letter {
            '&' => out.push_str("&amp;"),
            '<' => out.push_str("&lt;"),
            '>' => out.push_str("&gt;"),
            '"' => out.push_str("&quot;"),
            letter => out.push(letter),
        }
    }
    out
}

/// A text as paragraphs: empty lines stand between them.
fn paragraphs(text: &str) -> String {
    let text = text.replace("\r\n", "\n");
    let blocks = text.split("\n\n").map(str::trim).filter(|block| !block.is_empty());
    blocks
        .map(|block| format!("<p>{}</p>\n", escaped(block).replace('\n', "<br>\n")))
        .collect()
}

fn page(words: Words, title: &str, body: &str) -> Response {
    let (language, title) = (words.language().id(), escaped(title));
    let page = format!(
        "<!doctype html>\n<html lang=\"{language}\">\n<meta charset=\"utf-8\">\n\
         <meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n<title>{title}</title>\n\
         <link rel=\"stylesheet\" href=\"host.css\">\n<main>\n<h1>{title}</h1>\n{body}\
         <p><a href=\"./\">Oshra</a></p>\n</main>\n</html>\n"
    );
    let mut response = page.into_response();
    let headers = response.headers_mut();
    headers.insert(
        header::CONTENT_TYPE,
        HeaderValue::from_static("text/html; charset=utf-8"),
    );
    headers.insert(header::CONTENT_LANGUAGE, HeaderValue::from_static(language));
    response
}

pub(super) async fn style() -> Response {
    let mut response = STYLE.into_response();
    let kind = HeaderValue::from_static("text/css; charset=utf-8");
    response.headers_mut().insert(header::CONTENT_TYPE, kind);
    response
}

/// Answers with the page that says who runs the server.
pub(super) async fn imprint(State(shared): State<Arc<Shared>>, visitor: Visitor) -> Result<Response, Refused> {
    let imprint = shared.config.house.imprint.as_ref();
    let imprint = imprint.ok_or_else(|| visitor.refuse(Fault::NotFound))?;
    let words = visitor.words;
    Ok(page(words, &text!(words, "host-imprint"), &paragraphs(imprint)))
}

/// What is kept of people, and for how long.
pub(super) async fn privacy(State(shared): State<Arc<Shared>>, visitor: Visitor) -> Response {
    let (words, house) = (visitor.words, &shared.config.house);
    let mut body = house.privacy.as_deref().map(paragraphs).unwrap_or_default();
    let chat = match house.keep.chat {
        Some(time) => text!(words, "host-kept-chat-days", days = days(time)),
        None => text!(words, "host-kept-chat"),
    };
    let games = match house.keep.games {
        Some(time) => text!(words, "host-kept-games-days", days = days(time)),
        None => text!(words, "host-kept-games"),
    };
    let unplayed = days(shared.config.pace.unplayed);
    body += &format!("<h2>{}</h2>\n<ul>\n", escaped(&text!(words, "host-kept")));
    for kept in [
        text!(words, "host-kept-table"),
        text!(words, "host-kept-unplayed", days = unplayed),
        chat,
        games,
        text!(words, "host-kept-key"),
        text!(words, "host-kept-push"),
        text!(words, "host-kept-reports"),
        text!(words, "host-kept-bans"),
        text!(words, "host-kept-audit", days = days(house.keep.audit)),
        text!(words, "host-kept-addresses"),
        text!(words, "host-kept-logs"),
        text!(words, "host-kept-backups"),
    ] {
        body += &format!("<li>{}</li>\n", escaped(&kept));
    }
    body += "</ul>\n";
    body += &format!("<h2>{}</h2>\n", escaped(&text!(words, "host-rights")));
    body += &paragraphs(&text!(words, "host-rights-text"));
    page(words, &text!(words, "host-privacy"), &body)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn texts_are_only_texts() {
        let made = paragraphs("A & B\n<script>\n\n\n\"Two\"\r\n\r\nThree");
        assert_eq!(
            made,
            "<p>A &amp; B<br>\n&lt;script&gt;</p>\n<p>&quot;Two&quot;</p>\n<p>Three</p>\n"
        );
        assert_eq!(days(Duration::from_secs(86_400 * 30)), 30);
        assert_eq!(days(Duration::from_secs(3600)), 1);
    }
}
