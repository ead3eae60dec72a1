//! Tables that can be sorted by any column.

use super::escape;
use super::pictures::beside;
use super::plots::points;
use crate::statistics::Z;
use crate::text::interval;
use crate::{Share, Won};
use words::{Words, text};

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

    /// A text that is sorted by a number.
    pub(super) fn plain(shown: String, key: f64) -> Cell {
        Cell {
            shown: escape(&shown),
            key: Some(key),
        }
    }

    /// A cell for which there are no figures.
    pub(super) fn nothing() -> Cell {
        Cell {
            shown: "–".to_owned(),
            key: Some(f64::MIN),
        }
    }

    /// A difference of shares in percentage points, give or take.
    pub(super) fn points(words: Words, value: f64, half: f64) -> Cell {
        Cell {
            shown: format!(
                "{} <small>±{}</small>",
                points(words, value, 1),
                words.decimal(half * 100.0, 1)
            ),
            key: Some(value),
        }
    }

    /// How likely something is by chance; nobody needs the digits of what is hardly possible.
    pub(super) fn chance(words: Words, p: f64) -> Cell {
        let shown = if p < 0.001 {
            format!("&lt; {}", words.decimal(0.001, 3))
        } else {
            words.decimal(p, 3)
        };
        Cell { shown, key: Some(p) }
    }

    /// A share with both ends of its interval.
    pub(super) fn range(words: Words, share: f64, low: f64, high: f64) -> Cell {
        let ends = text!(
            words,
            "lab-range",
            low = words.percent(low, 1),
            high = words.percent(high, 1)
        );
        Cell {
            shown: format!("{} <small>({})</small>", words.percent(share, 1), escape(&ends)),
            key: Some(share),
        }
    }

    /// The mean of a number, from how many games had which, give or take.
    pub(super) fn mean(words: Words, counts: &[u64], mean: f64) -> Cell {
        let games = counts.iter().sum::<u64>().max(1) as f64;
        let squares: f64 = counts
            .iter()
            .enumerate()
            .map(|(value, &count)| count as f64 * (value as f64 - mean).powi(2))
            .sum();
        let half = Z * (squares / (games - 1.0).max(1.0) / games).sqrt();
        Cell {
            shown: format!("{} <small>±{}</small>", words.decimal(mean, 2), words.decimal(half, 2)),
            key: Some(mean),
        }
    }

    /// A share with its interval, and an arrow if that lies above or below an equal share.
    pub(super) fn against(words: Words, won: Won, equal: f64) -> Cell {
        let mut cell = Cell::share(words, won.wins, won.games);
        let Share { low, high, .. } = Share::of(won.wins, won.games);
        if won.games > 0 && low > equal {
            cell.shown += "<b class=\"up\">▲</b>";
        } else if won.games > 0 && high < equal {
            cell.shown += "<b class=\"down\">▼</b>";
        }
        cell
    }

    /// A share with its interval; nothing of no games.
    pub(super) fn share(words: Words, wins: u64, games: u64) -> Cell {
        if games == 0 {
            return Cell::nothing();
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

/// A table with these heads, which stand where the cells below them do.
pub(super) fn table(heads: &[String], rows: impl Iterator<Item = Vec<Cell>>) -> String {
    let rows: Vec<Vec<Cell>> = rows.collect();
    let is_number = |column: usize| {
        let mut cells = rows.iter().filter_map(|row| row.get(column));
        cells.next().is_some_and(|cell| cell.key.is_some())
    };
    let mut html = "<div class=\"wide\" tabindex=\"0\"><table class=\"sortable\"><thead><tr>".to_owned();
    for (column, head) in heads.iter().enumerate() {
        let class = if is_number(column) { " class=\"number\"" } else { "" };
        html += &format!(
            "<th scope=\"col\"{class}><button type=\"button\">{}</button></th>",
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
