//! Plots as SVG.

use super::{escape, grouped};
use crate::Share;

/// A share to be drawn with its interval.
pub(super) struct Bar {
    name: String,
    wins: u64,
    games: u64,
}

impl Bar {
    pub(super) fn new(name: impl Into<String>, wins: u64, games: u64) -> Bar {
        Bar {
            name: name.into(),
            wins,
            games,
        }
    }
}

const WIDTH: f64 = 720.0;
const NAMES: f64 = 170.0;
const ROW: f64 = 26.0;

fn svg(height: f64, about: &str, content: &str) -> String {
    format!(
        "<svg viewBox=\"0 0 {WIDTH} {height}\" role=\"img\" aria-label=\"{}\">{content}</svg>",
        escape(about)
    )
}

/// A step between marks of an axis, so that there are about five.
fn step(most: f64) -> f64 {
    let rough = (most / 5.0).max(1e-9);
    let power = 10_f64.powf(rough.log10().floor());
    let factor = [1.0, 2.0, 5.0, 10.0].into_iter().find(|factor| factor * power >= rough);
    factor.unwrap_or(10.0) * power
}

/// Shares as bars with their intervals, and a line where an equal player would be.
pub(super) fn bars(rows: &[Bar], equal: Option<f64>) -> String {
    let shares: Vec<Share> = rows.iter().map(|row| Share::of(row.wins, row.games)).collect();
    let highest = shares
        .iter()
        .map(|share| share.high)
        .fold(equal.unwrap_or(0.0), f64::max);
    let most = (highest * 1.05).clamp(0.05, 1.0);
    let x = |share: f64| NAMES + (WIDTH - NAMES - 90.0) * share / most;
    let height = rows.len() as f64 * ROW + 30.0;
    let mut content = String::new();
    let mark = step(most);
    let mut at = 0.0;
    while at <= most {
        content += &format!(
            "<line class=\"grid\" x1=\"{0:.1}\" x2=\"{0:.1}\" y1=\"4\" y2=\"{1:.1}\"/>\
             <text class=\"axis\" x=\"{0:.1}\" y=\"{2:.1}\" text-anchor=\"middle\">{3:.0} %</text>",
            x(at),
            height - 24.0,
            height - 8.0,
            at * 100.0
        );
        at += mark;
    }
    for (index, (row, share)) in rows.iter().zip(&shares).enumerate() {
        let y = index as f64 * ROW + 6.0;
        let middle = y + 9.0;
        content += &format!(
            "<g><title>{name}: {wins} of {games}</title>\
             <text x=\"{left:.1}\" y=\"{text:.1}\" text-anchor=\"end\">{name}</text>\
             <rect class=\"bar\" x=\"{NAMES}\" y=\"{y:.1}\" width=\"{width:.1}\" height=\"18\"/>\
             <path class=\"interval\" d=\"M{low:.1} {middle:.1}H{high:.1}M{low:.1} {up:.1}v8M{high:.1} {up:.1}v8\"/>\
             <text x=\"{after:.1}\" y=\"{text:.1}\">{percent:.1} %</text></g>",
            name = escape(&row.name),
            wins = grouped(row.wins),
            games = grouped(row.games),
            left = NAMES - 8.0,
            text = y + 14.0,
            width = x(share.share) - NAMES,
            low = x(share.low),
            high = x(share.high),
            up = middle - 4.0,
            after = x(share.high) + 8.0,
            percent = share.share * 100.0,
        );
    }
    if let Some(equal) = equal {
        content += &format!(
            "<line class=\"equal\" x1=\"{0:.1}\" x2=\"{0:.1}\" y1=\"2\" y2=\"{1:.1}\"><title>an equal player</title></line>",
            x(equal),
            height - 24.0
        );
    }
    svg(height, "Shares with their 95 % intervals", &content)
}

/// Parts of a whole, one row each.
pub(super) fn stacks(rows: &[(String, Vec<u64>)], names: &[&str]) -> String {
    let height = rows.len() as f64 * (ROW + 6.0) + 34.0;
    let mut content = String::new();
    for (row, (name, counts)) in rows.iter().enumerate() {
        let total = counts.iter().sum::<u64>().max(1) as f64;
        let y = row as f64 * (ROW + 6.0) + 4.0;
        let mut left = 110.0;
        content += &format!(
            "<text x=\"100\" y=\"{:.1}\" text-anchor=\"end\">{}</text>",
            y + 18.0,
            escape(name)
        );
        for (index, &count) in counts.iter().enumerate() {
            let share = count as f64 / total;
            let width = (WIDTH - 120.0) * share;
            let label = if width > 46.0 {
                format!("{:.1} %", share * 100.0)
            } else {
                String::new()
            };
            content += &format!(
                "<g><title>{part}: {count} ({percent:.1} %)</title>\
                 <rect class=\"part{index}\" x=\"{left:.1}\" y=\"{y:.1}\" width=\"{width:.1}\" height=\"{ROW}\"/>\
                 <text class=\"in\" x=\"{middle:.1}\" y=\"{text:.1}\" text-anchor=\"middle\">{label}</text></g>",
                part = escape(names.get(index).copied().unwrap_or("")),
                count = grouped(count),
                percent = share * 100.0,
                middle = left + width / 2.0,
                text = y + 18.0,
            );
            left += width;
        }
    }
    let mut left = 110.0;
    for (index, name) in names.iter().enumerate() {
        content += &format!(
            "<rect class=\"part{index}\" x=\"{left:.1}\" y=\"{0:.1}\" width=\"12\" height=\"12\"/>\
             <text class=\"axis\" x=\"{1:.1}\" y=\"{2:.1}\">{name}</text>",
            height - 20.0,
            left + 16.0,
            height - 10.0
        );
        left += 30.0 + 7.2 * name.len() as f64;
    }
    svg(height, "Parts of all games", &content)
}

/// How many games took how many turns.
pub(super) fn histogram(counts: &[u64], average: f64) -> String {
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
    let height = 160.0;
    let tallest = counts.iter().copied().max().unwrap_or(1).max(1) as f64;
    let columns = (last - first + 1) as f64;
    let width = (WIDTH - 60.0) / columns;
    let x = |turns: f64| 40.0 + (turns - first as f64) * width;
    let mut content = String::new();
    for (turns, &count) in counts.iter().enumerate().take(last + 1).skip(first) {
        let tall = (height - 40.0) * count as f64 / tallest;
        content += &format!(
            "<rect class=\"bar\" x=\"{:.1}\" y=\"{:.1}\" width=\"{:.1}\" height=\"{tall:.1}\"><title>{turns} turns: {}</title></rect>",
            x(turns as f64) + width * 0.05,
            height - 30.0 - tall,
            width * 0.9,
            grouped(count)
        );
    }
    let mark = step(columns).max(1.0).round();
    let mut at = (first as f64 / mark).ceil() * mark;
    while at <= last as f64 {
        content += &format!(
            "<text class=\"axis\" x=\"{:.1}\" y=\"{:.1}\" text-anchor=\"middle\">{at:.0}</text>",
            x(at) + width / 2.0,
            height - 12.0
        );
        at += mark;
    }
    content += &format!(
        "<line class=\"equal\" x1=\"{0:.1}\" x2=\"{0:.1}\" y1=\"4\" y2=\"{1:.1}\"/><text class=\"axis\" x=\"{2:.1}\" y=\"14\">average {average:.1}</text>",
        x(average) + width / 2.0,
        height - 30.0,
        x(average) + width / 2.0 + 5.0
    );
    svg(height, "Turns of a game", &content)
}

/// A hero in a plot.
pub(super) struct Dot {
    pub(super) x: f64,
    pub(super) y: f64,
    pub(super) letter: &'static str,
    pub(super) name: &'static str,
}

/// Heroes as letters in a plane; a line where an equal party would be.
pub(super) fn dots(points: &[Dot], equal: f64, across: &str, up: &str) -> String {
    let height = 380.0;
    let most = |value: fn(&Dot) -> f64| points.iter().map(value).fold(1e-6, f64::max);
    let least = |value: fn(&Dot) -> f64| points.iter().map(value).fold(f64::INFINITY, f64::min);
    let (right, top, low) = (
        most(|dot| dot.x) * 1.05,
        most(|dot| dot.y).max(equal) * 1.05,
        least(|dot| dot.y).min(equal) * 0.9,
    );
    let x = |value: f64| 60.0 + (WIDTH - 80.0) * value / right;
    let y = |value: f64| height - 40.0 - (height - 60.0) * (value - low) / (top - low).max(1e-9);
    let mut content = String::new();
    let mark = step(top - low);
    let mut at = (low / mark).ceil() * mark;
    while at <= top {
        content += &format!(
            "<line class=\"grid\" x1=\"60\" x2=\"{0:.1}\" y1=\"{1:.1}\" y2=\"{1:.1}\"/>\
             <text class=\"axis\" x=\"54\" y=\"{2:.1}\" text-anchor=\"end\">{3:.0} %</text>",
            WIDTH - 20.0,
            y(at),
            y(at) + 4.0,
            at * 100.0
        );
        at += mark;
    }
    let mark = step(right);
    let mut at = 0.0;
    while at <= right {
        content += &format!(
            "<text class=\"axis\" x=\"{:.1}\" y=\"{:.1}\" text-anchor=\"middle\">{at:.2}</text>",
            x(at),
            height - 22.0
        );
        at += mark;
    }
    content += &format!(
        "<line class=\"equal\" x1=\"60\" x2=\"{0:.1}\" y1=\"{1:.1}\" y2=\"{1:.1}\"><title>an equal party</title></line>\
         <text class=\"axis\" x=\"{2:.1}\" y=\"{3:.1}\" text-anchor=\"end\">{across} →</text>\
         <text class=\"axis\" x=\"60\" y=\"12\">↑ {up}</text>",
        WIDTH - 20.0,
        y(equal),
        WIDTH - 20.0,
        height - 6.0
    );
    for dot in points {
        content += &format!(
            "<text class=\"dot {class}\" x=\"{:.1}\" y=\"{:.1}\" text-anchor=\"middle\">{}<title>{}: {:.2} played per game, {:.1} %</title></text>",
            x(dot.x),
            y(dot.y) + 4.0,
            dot.letter,
            escape(dot.name),
            dot.x,
            dot.y * 100.0,
            class = match dot.letter {
                "T" => "tribes",
                "E" => "army",
                "W" => "water",
                "U" => "undead",
                _ => "other",
            },
        );
    }
    svg(
        height,
        "Heroes by how often they are played and how often their party wins",
        &content,
    )
}
