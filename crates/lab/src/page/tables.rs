//! Tables that can be sorted by any column.

use super::{escape, grouped};
use crate::Share;

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

    pub(super) fn count(number: u64) -> Cell {
        Cell {
            shown: grouped(number),
            key: Some(number as f64),
        }
    }

    pub(super) fn number(number: f64, digits: usize) -> Cell {
        Cell {
            shown: format!("{number:.digits$}"),
            key: Some(number),
        }
    }

    pub(super) fn percent(share: f64) -> Cell {
        Cell {
            shown: format!("{:.1} %", share * 100.0),
            key: Some(share),
        }
    }

    /// A share with its interval; nothing of no games.
    pub(super) fn share(wins: u64, games: u64) -> Cell {
        if games == 0 {
            return Cell {
                shown: "–".to_owned(),
                key: Some(-1.0),
            };
        }
        let Share { share, low, high } = Share::of(wins, games);
        let interval = format!("{:.1} to {:.1} % of {}", low * 100.0, high * 100.0, grouped(games));
        Cell {
            shown: format!(
                "<span title=\"{interval}\">{:.1} % <small>±{:.1}</small></span>",
                share * 100.0,
                (high - low) * 50.0
            ),
            key: Some(share),
        }
    }
}

/// A table with these heads.
pub(super) fn table(heads: &[&str], rows: impl Iterator<Item = Vec<Cell>>) -> String {
    let mut html = "<div class=\"wide\"><table class=\"sortable\"><thead><tr>".to_owned();
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
