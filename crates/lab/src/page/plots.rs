//! Plots as SVG. Small ones stand side by side where there is room; each still reads on a phone. Plots that answer one
//! question have one scale, which whoever draws them finds first.

use super::escape;
use super::pictures::show;
use crate::Share;
use words::{Words, text};

/// A share to be drawn with its interval.
pub(super) struct Bar {
    pub(super) name: String,
    /// A picture of the store before the name.
    pub(super) picture: Option<&'static str>,
    pub(super) wins: u64,
    pub(super) games: u64,
    /// What an equal share would be.
    pub(super) equal: Option<f64>,
}

impl Bar {
    fn share(&self) -> Share {
        Share::of(self.wins, self.games)
    }
}

const WIDTH: f64 = 480.0;
const ROW: f64 = 34.0;
/// Where figures stand, to the right of whatever is drawn.
const FIGURES: f64 = 62.0;

pub(super) fn svg(width: f64, height: f64, about: &str, content: &str) -> String {
    format!(
        "<svg viewBox=\"0 0 {width} {height:.0}\" role=\"img\" aria-label=\"{}\">{content}</svg>",
        escape(about)
    )
}

/// A step between marks of an axis, so that there are about `marks`.
fn step(most: f64, marks: f64) -> f64 {
    let rough = (most / marks).max(1e-9);
    let power = 10_f64.powf(rough.log10().floor());
    let factor = [1.0, 2.0, 5.0, 10.0].into_iter().find(|factor| factor * power >= rough);
    factor.unwrap_or(10.0) * power
}

/// The end of a scale on which all these bars find room.
pub(super) fn scale_of<'a>(rows: impl IntoIterator<Item = &'a Bar>) -> f64 {
    let ends = rows.into_iter().map(|row| {
        // A bar without games says nothing, and its interval is everything.
        let high = if row.games == 0 { 0.0 } else { row.share().high };
        high.max(row.equal.unwrap_or(0.0))
    });
    (ends.fold(0.0, f64::max) * 1.03).clamp(0.05, 1.0)
}

/// Shares as bars with their intervals, and a dashed line where an equal share would be. The scale ends at `most`.
pub(super) fn bars(words: Words, rows: &[Bar], most: f64) -> String {
    let names = 176.0;
    let right = WIDTH - FIGURES;
    let x = |share: f64| names + (right - names) * share / most;
    let bottom = rows.len() as f64 * ROW + 4.0;
    let mut content = String::new();
    let mark = step(most, 4.0);
    let mut at = 0.0;
    while at <= most + 1e-9 {
        content += &format!(
            "<line class=\"grid\" x1=\"{0:.1}\" x2=\"{0:.1}\" y1=\"2\" y2=\"{bottom:.1}\"/>\
             <text class=\"axis\" x=\"{0:.1}\" y=\"{1:.1}\" text-anchor=\"middle\">{2}</text>",
            x(at),
            bottom + 18.0,
            words.percent(at, 0)
        );
        at += mark;
    }
    for (index, row) in rows.iter().enumerate() {
        content += &bar(words, row, index as f64 * ROW + 6.0, names, &x);
    }
    svg(WIDTH, bottom + 24.0, &text!(words, "lab-plot-shares"), &content)
}

/// One bar, its interval, its figure, and the mark of an equal share.
fn bar(words: Words, row: &Bar, y: f64, names: f64, x: &dyn Fn(f64) -> f64) -> String {
    let (share, name) = (row.share(), escape(&row.name));
    let about = text!(
        words,
        "lab-interval",
        low = words.percent(share.low, 1),
        high = words.percent(share.high, 1),
        games = words.grouped(row.games)
    );
    let mut content = format!("<g><title>{name}: {}</title>", escape(&about));
    let (left, side) = match row.picture {
        Some(picture) => {
            content += &show(picture, 2.0, y - 5.0, ROW - 2.0);
            (40.0, "start")
        }
        None => (names - 8.0, "end"),
    };
    let (line, middle) = (y + 17.0, y + 11.0);
    content += &format!("<text x=\"{left:.1}\" y=\"{line:.1}\" text-anchor=\"{side}\">{name}</text>");
    let figure = if row.games == 0 {
        "–".to_owned()
    } else {
        let (low, high, tick) = (x(share.low), x(share.high), middle - 5.0);
        content += &format!(
            "<rect class=\"bar\" x=\"{names}\" y=\"{y:.1}\" width=\"{:.1}\" height=\"22\"/>\
             <path class=\"interval\" d=\"M{low:.1} {middle:.1}H{high:.1}M{low:.1} {tick:.1}v10M{high:.1} {tick:.1}v10\"/>",
            x(share.share) - names,
        );
        words.percent(share.share, 1)
    };
    if let Some(equal) = row.equal {
        content += &format!(
            "<line class=\"equal\" x1=\"{0:.1}\" x2=\"{0:.1}\" y1=\"{1:.1}\" y2=\"{2:.1}\"><title>{3}</title></line>",
            x(equal),
            y - 6.0,
            y + ROW - 6.0,
            escape(&text!(words, "lab-equal"))
        );
    }
    content
        + &format!(
            "<text class=\"figure\" x=\"{:.1}\" y=\"{line:.1}\" text-anchor=\"end\">{figure}</text></g>",
            WIDTH - 2.0
        )
}

/// Turns that nearly all games have: the longest one in a thousand would make the rest too thin to see.
pub(super) fn usual_turns(counts: &[u64]) -> Option<(usize, usize)> {
    let total: u64 = counts.iter().sum();
    let first = counts.iter().position(|&count| count > 0)?;
    let mut seen = 0;
    let last = counts.iter().position(|count| {
        seen += count;
        seen as f64 >= total as f64 * 0.999
    });
    Some((first, last.unwrap_or(counts.len() - 1)))
}

/// What part of the games took how many turns, from the first to the last of `turns`; the tallest column that any plot
/// beside it has is `tallest`.
pub(super) fn histogram(words: Words, counts: &[u64], average: f64, turns: (usize, usize), tallest: f64) -> String {
    let total = counts.iter().sum::<u64>().max(1) as f64;
    let (first, last) = turns;
    let height = 200.0;
    let columns = (last - first + 1) as f64;
    let left = 46.0;
    let width = (WIDTH - left - 6.0) / columns;
    let x = |turns: f64| left + (turns - first as f64) * width;
    let y = |share: f64| height - 30.0 - (height - 56.0) * share / tallest;
    let mut content = String::new();
    let mark = step(tallest, 3.0);
    let mut at = 0.0;
    while at <= tallest {
        content += &format!(
            "<line class=\"grid\" x1=\"{left}\" x2=\"{WIDTH}\" y1=\"{0:.1}\" y2=\"{0:.1}\"/>\
             <text class=\"axis\" x=\"{1:.1}\" y=\"{2:.1}\" text-anchor=\"end\">{3}</text>",
            y(at),
            left - 5.0,
            y(at) + 5.0,
            words.percent(at, 0)
        );
        at += mark;
    }
    for (turns, &count) in counts.iter().enumerate().take(last + 1).skip(first) {
        let share = count as f64 / total;
        let about = text!(
            words,
            "lab-turns-games",
            turns = turns.to_string(),
            games = words.grouped(count)
        );
        content += &format!(
            "<rect class=\"bar\" x=\"{:.1}\" y=\"{:.1}\" width=\"{:.1}\" height=\"{:.1}\"><title>{}</title></rect>",
            x(turns as f64) + width * 0.05,
            y(share),
            width * 0.9,
            y(0.0) - y(share),
            escape(&about)
        );
    }
    let mark = step(columns, 6.0).max(1.0).round();
    let mut at = (first as f64 / mark).ceil() * mark;
    while at <= last as f64 {
        content += &format!(
            "<text class=\"axis\" x=\"{:.1}\" y=\"{:.1}\" text-anchor=\"middle\">{at:.0}</text>",
            x(at) + width / 2.0,
            height - 10.0
        );
        at += mark;
    }
    let middle = x(average) + width / 2.0;
    // The words stand where there is room for them.
    let (words_at, side) = match middle > WIDTH * 0.6 {
        true => (middle - 6.0, "end"),
        false => (middle + 6.0, "start"),
    };
    content += &format!(
        "<line class=\"equal\" x1=\"{middle:.1}\" x2=\"{middle:.1}\" y1=\"4\" y2=\"{0:.1}\"/>\
         <text class=\"axis\" x=\"{words_at:.1}\" y=\"15\" text-anchor=\"{side}\">{1}</text>",
        height - 30.0,
        escape(&text!(words, "lab-average", turns = words.decimal(average, 1)))
    );
    svg(WIDTH, height, &text!(words, "lab-plot-lengths"), &content)
}

/// An effect to be drawn with its interval, in shares: 0.01 is a percentage point.
pub(super) struct Whisker {
    pub(super) name: String,
    pub(super) picture: &'static str,
    pub(super) value: f64,
    pub(super) low: f64,
    pub(super) high: f64,
    /// Whether it stands out from all that are compared.
    pub(super) sure: bool,
}

/// Effects with their intervals, one below the other; the scale goes from `-most` to `most`.
pub(super) fn whiskers(words: Words, rows: &[Whisker], most: f64) -> String {
    const TALL: f64 = 21.0;
    let names = 212.0;
    let middle = (names + WIDTH - FIGURES) / 2.0;
    let x = |value: f64| middle + (middle - names) * value / most;
    let bottom = rows.len() as f64 * TALL + 2.0;
    let mut content = String::new();
    let mark = step(2.0 * most, 4.0);
    let mut at = -(most / mark).floor() * mark;
    while at <= most + 1e-9 {
        content += &format!(
            "<line class=\"grid\" x1=\"{0:.1}\" x2=\"{0:.1}\" y1=\"0\" y2=\"{bottom:.1}\"/>\
             <text class=\"axis\" x=\"{0:.1}\" y=\"{1:.1}\" text-anchor=\"middle\">{2}</text>",
            x(at),
            bottom + 17.0,
            points(words, at, 0)
        );
        at += mark;
    }
    content += &format!("<line class=\"equal\" x1=\"{middle:.1}\" x2=\"{middle:.1}\" y1=\"0\" y2=\"{bottom:.1}\"/>");
    for (index, row) in rows.iter().enumerate() {
        let y = index as f64 * TALL + TALL / 2.0 + 1.0;
        let (low, high, name) = (x(row.low.max(-most)), x(row.high.min(most)), escape(&row.name));
        content += &format!(
            "<g><title>{name}: {from} … {to}</title>{picture}<text class=\"small\" x=\"24\" y=\"{line:.1}\">{name}</text>\
             <path class=\"interval\" d=\"M{low:.1} {y:.1}H{high:.1}\"/>\
             <circle class=\"{class}\" cx=\"{at:.1}\" cy=\"{y:.1}\" r=\"4.5\"/>\
             <text class=\"small\" x=\"{end:.1}\" y=\"{line:.1}\" text-anchor=\"end\">{value}</text></g>",
            from = points(words, row.low, 1),
            to = points(words, row.high, 1),
            picture = show(row.picture, 1.0, y - 9.0, 18.0),
            line = y + 5.0,
            class = if row.sure { "sure" } else { "unsure" },
            at = x(row.value),
            end = WIDTH - 2.0,
            value = points(words, row.value, 1),
        );
    }
    svg(WIDTH, bottom + 22.0, &text!(words, "lab-plot-heroes"), &content)
}

/// A difference of shares in percentage points, with its sign.
pub(super) fn points(words: Words, value: f64, digits: usize) -> String {
    let text = words.decimal(value * 100.0, digits);
    let zero = words.decimal(0.0, digits);
    if text.trim_start_matches('−') == zero {
        return zero;
    }
    if value > 0.0 { format!("+{text}") } else { text }
}
