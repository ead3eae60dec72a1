//! Tables that can be sorted by any column.

use super::escape;
use super::pictures::beside;
use crate::Share;
use crate::text::interval;
use words::Words;

/// A cell: what it shows, and what it is sorted by.
pub(super) struct Cell {
    shown: String,
    key: Option<f64>,
}

impl Cell {
    pub(super) fn text(text: impl AsRef<str>) -> Cell {
        Cell {
            shown: escape(text.as_ref()),
            key: None,
        }
    }

    /// A text with a picture of the store before it.
    pub(super) fn with_picture(id: &str, text: impl AsRef<str>) -> Cell {
        Cell {
            shown: beside(id) + &escape(text.as_ref()),
            key: None,
        }
    }

    pub(super) fn count(words: Words, number: u64) -> Cell {
        Cell {
            shown: words.grouped(number),
            key: Some(number as f64),
        }
    }

    pub(super) fn number(words: Words, number: f64, digits: usize) -> Cell {
        Cell {
            shown: words.decimal(number, digits),
            key: Some(number),
        }
    }

    pub(super) fn percent(words: Words, share: f64) -> Cell {
        Cell {
            shown: words.percent(share, 1),
            key: Some(share),
        }
    }

    /// A share with its interval; nothing of no games.
    pub(super) fn share(words: Words, wins: u64, games: u64) -> Cell {
        if games == 0 {
            return Cell {
                shown: "–".to_owned(),
                key: Some(-1.0),
            };
        }
        let Share { share, low, high } = Share::of(wins, games);
        let interval = interval(words, low, high, games);
        Cell {
            shown: format!(
                "<span title=\"{}\">{} <small>±{}</small></span>",
                escape(&interval),
                words.percent(share, 1),
                words.decimal((high - low) * 50.0, 1)
            ),
            key: Some(share),
        }
    }
}

/// A table with these heads.
pub(super) fn table(heads: &[String], rows: impl Iterator<Item = Vec<Cell>>) -> String {
    let mut html = "<div class=\"wide\" tabindex=\"0\"><table class=\"sortable\"><thead><tr>".to_owned();
    for head in heads {
        html += &format!(
            "<th scope=\"col\"><button type=\"button\">{}</button></th>",
            escape(head)
        );
    }
    html += "</tr></thead><tbody>";
    for row in rows {
        html += "<tr>";
        for cell in row {
            match cell.key {
                Some(key) => html += &format!("<td class=\"number\" data-key=\"{key}\">{}</td>", cell.shown),
                None => html += &format!("<td>{}</td>", cell.shown),
            }
        }
        html += "</tr>";
    }
    html + "</tbody></table></div>"
}
