//! Plots as SVG. Small ones stand side by side where there is room; each still reads on a phone.

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
}

const WIDTH: f64 = 480.0;
const ROW: f64 = 34.0;

fn svg(width: f64, height: f64, about: &str, content: &str) -> String {
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

/// Shares as bars with their intervals, and a line where an equal player would be.
pub(super) fn bars(words: Words, rows: &[Bar], equal: Option<f64>) -> String {
    let names = 168.0;
    let shares: Vec<Share> = rows.iter().map(|row| Share::of(row.wins, row.games)).collect();
    let highest = shares
        .iter()
        .map(|share| share.high)
        .fold(equal.unwrap_or(0.0), f64::max);
    let most = (highest * 1.05).clamp(0.05, 1.0);
    let x = |share: f64| names + (WIDTH - names - 66.0) * share / most;
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
    for (index, (row, share)) in rows.iter().zip(&shares).enumerate() {
        let y = index as f64 * ROW + 6.0;
        let middle = y + 11.0;
        let about = text!(
            words,
            "lab-of",
            wins = words.grouped(row.wins),
            games = words.grouped(row.games)
        );
        let name = escape(&row.name);
        content += &format!("<g><title>{name}: {}</title>", escape(&about));
        let (left, side) = match row.picture {
            Some(picture) => {
                content += &show(picture, 40.0, y - 5.0, ROW - 2.0);
                (80.0, "start")
            }
            None => (names - 8.0, "end"),
        };
        content += &format!(
            "<text x=\"{left:.1}\" y=\"{text:.1}\" text-anchor=\"{side}\">{name}</text>\
             <path class=\"bar\" d=\"M{names} {y:.1}L{right:.1} {up:.1}l-1.5 22L{names} {down:.1}z\"/>\
             <path class=\"interval\" d=\"M{low:.1} {middle:.1}H{high:.1}M{low:.1} {tick:.1}v10M{high:.1} {tick:.1}v10\"/>\
             <text class=\"figure\" x=\"{after:.1}\" y=\"{text:.1}\">{percent}</text></g>",
            text = y + 17.0,
            right = x(share.share),
            up = y + 0.8,
            down = y + 21.5,
            low = x(share.low),
            high = x(share.high),
            tick = middle - 5.0,
            after = x(share.high) + 7.0,
            percent = words.percent(share.share, 1),
        );
    }
    if let Some(equal) = equal {
        content += &format!(
            "<line class=\"equal\" x1=\"{0:.1}\" x2=\"{0:.1}\" y1=\"0\" y2=\"{bottom:.1}\"><title>{1}</title></line>",
            x(equal),
            escape(&text!(words, "lab-equal"))
        );
    }
    svg(WIDTH, bottom + 24.0, &text!(words, "lab-plot-shares"), &content)
}

/// Parts of a whole, one row each, and what their colours mean. Each name may have a picture of the store.
pub(super) fn stacks(
    words: Words,
    rows: &[(String, Vec<u64>)],
    names: &[(Option<&str>, String)],
    class: &str,
) -> String {
    let (width, left_edge, tall) = (760.0, 116.0, 38.0);
    let mut content = String::new();
    for (row, (name, counts)) in rows.iter().enumerate() {
        let total = counts.iter().sum::<u64>().max(1) as f64;
        let y = row as f64 * (tall + 8.0) + 2.0;
        let mut left = left_edge;
        content += &format!(
            "<text x=\"{:.1}\" y=\"{:.1}\" text-anchor=\"end\">{}</text>",
            left_edge - 10.0,
            y + 25.0,
            escape(name)
        );
        for (index, &count) in counts.iter().enumerate() {
            let share = count as f64 / total;
            let wide = (width - left_edge - 4.0) * share;
            let part = names.get(index).map_or("", |(_, name)| name.as_str());
            content += &format!(
                "<g><title>{}: {} ({})</title>\
                 <rect class=\"{class} part{index}\" x=\"{left:.1}\" y=\"{y:.1}\" width=\"{wide:.1}\" height=\"{tall}\"/>",
                escape(part),
                words.grouped(count),
                words.percent(share, 1),
            );
            if wide > 62.0 {
                content += &format!(
                    "<text class=\"{class} in{index}\" x=\"{:.1}\" y=\"{:.1}\" text-anchor=\"middle\">{}</text>",
                    left + wide / 2.0,
                    y + 26.0,
                    words.percent(share, 1)
                );
            }
            content += "</g>";
            left += wide;
        }
    }
    let height = rows.len() as f64 * (tall + 8.0);
    let mut key = String::new();
    for (index, (picture, name)) in names.iter().enumerate() {
        let picture = picture.map_or_else(String::new, super::pictures::beside);
        key += &format!(
            "<li><i class=\"{class} part{index}\"></i>{picture}{}</li>",
            escape(name)
        );
    }
    let plot = svg(width, height, &text!(words, "lab-plot-parts"), &content);
    format!("<ul class=\"key\">{key}</ul><div class=\"wide broad\" tabindex=\"0\">{plot}</div>")
}

/// How many games took how many turns.
pub(super) fn histogram(words: Words, counts: &[u64], average: f64) -> String {
    let total: u64 = counts.iter().sum();
    if total == 0 {
        return String::new();
    }
    // The longest one in a thousand games would make the rest too thin to see.
    let mut seen = 0;
    let last = counts
        .iter()
        .position(|count| {
            seen += count;
            seen as f64 >= total as f64 * 0.999
        })
        .unwrap_or(counts.len() - 1);
    let first = counts.iter().position(|&count| count > 0).unwrap_or(0);
    let height = 190.0;
    let tallest = counts.iter().copied().max().unwrap_or(1).max(1) as f64;
    let columns = (last - first + 1) as f64;
    let width = (WIDTH - 20.0) / columns;
    let x = |turns: f64| 10.0 + (turns - first as f64) * width;
    let mut content = String::new();
    for (turns, &count) in counts.iter().enumerate().take(last + 1).skip(first) {
        let tall = (height - 56.0) * count as f64 / tallest;
        let about = text!(
            words,
            "lab-so-many-turns",
            turns = turns.to_string(),
            games = words.grouped(count)
        );
        content += &format!(
            "<rect class=\"bar\" x=\"{:.1}\" y=\"{:.1}\" width=\"{:.1}\" height=\"{tall:.1}\"><title>{}</title></rect>",
            x(turns as f64) + width * 0.05,
            height - 30.0 - tall,
            width * 0.9,
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
    content += &format!(
        "<line class=\"equal\" x1=\"{middle:.1}\" x2=\"{middle:.1}\" y1=\"4\" y2=\"{0:.1}\"/>\
         <text class=\"axis\" x=\"{1:.1}\" y=\"15\">{2}</text>",
        height - 30.0,
        middle + 6.0,
        escape(&text!(words, "lab-average", turns = words.decimal(average, 1)))
    );
    svg(WIDTH, height, &text!(words, "lab-plot-lengths"), &content)
}

/// A hero in a plot.
pub(super) struct Dot {
    pub(super) x: f64,
    pub(super) y: f64,
    pub(super) picture: &'static str,
    pub(super) name: String,
}

/// Heroes as signs in a plane; a line where an equal party would be.
pub(super) fn dots(words: Words, points: &[Dot], equal: f64) -> String {
    let (width, height) = (860.0, 460.0);
    let most = |value: fn(&Dot) -> f64| points.iter().map(value).fold(1e-6, f64::max);
    let least = |value: fn(&Dot) -> f64| points.iter().map(value).fold(f64::INFINITY, f64::min);
    let (right, top, low) = (
        most(|dot| dot.x) * 1.05,
        most(|dot| dot.y).max(equal) * 1.05,
        least(|dot| dot.y).min(equal) * 0.9,
    );
    let x = |value: f64| 64.0 + (width - 84.0) * value / right;
    let y = |value: f64| height - 50.0 - (height - 80.0) * (value - low) / (top - low).max(1e-9);
    let mut content = String::new();
    let mark = step(top - low, 5.0);
    let mut at = (low / mark).ceil() * mark;
    while at <= top {
        content += &format!(
            "<line class=\"grid\" x1=\"60\" x2=\"{0:.1}\" y1=\"{1:.1}\" y2=\"{1:.1}\"/>\
             <text class=\"axis\" x=\"54\" y=\"{2:.1}\" text-anchor=\"end\">{3}</text>",
            width - 20.0,
            y(at),
            y(at) + 5.0,
            words.percent(at, 0)
        );
        at += mark;
    }
    let mark = step(right, 5.0);
    let mut at = 0.0;
    while at <= right {
        content += &format!(
            "<text class=\"axis\" x=\"{:.1}\" y=\"{:.1}\" text-anchor=\"middle\">{}</text>",
            x(at),
            height - 30.0,
            words.decimal(at, 1)
        );
        at += mark;
    }
    content += &format!(
        "<line class=\"equal\" x1=\"60\" x2=\"{0:.1}\" y1=\"{1:.1}\" y2=\"{1:.1}\"><title>{2}</title></line>\
         <text class=\"axis\" x=\"{0:.1}\" y=\"{3:.1}\" text-anchor=\"end\">{4} →</text>\
         <text class=\"axis\" x=\"6\" y=\"16\">↑ {5}</text>",
        width - 20.0,
        y(equal),
        escape(&text!(words, "lab-equal")),
        height - 8.0,
        escape(&text!(words, "lab-played-per-game")),
        escape(&text!(words, "lab-won-party"))
    );
    for dot in points {
        content += &format!(
            "<g><title>{}: {} · {}</title>{}</g>",
            escape(&dot.name),
            words.decimal(dot.x, 2),
            words.percent(dot.y, 1),
            show(dot.picture, x(dot.x) - 11.0, y(dot.y) - 11.0, 22.0)
        );
    }
    svg(width, height, &text!(words, "lab-plot-heroes"), &content)
}
