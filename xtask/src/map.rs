//! A picture of the house: every crate, and which others it stands on.

use crate::house::{House, below, house};
use crate::shell::{Trouble, root};
use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write as _;
use std::fs;

/// Where the picture is.
const PICTURE: &str = "docs/house.svg";

const WIDTH: usize = 176;
const HEIGHT: usize = 58;
const GAP: usize = 14;
const BETWEEN: usize = 46;

/// The command `cargo xtask map`.
pub(crate) fn run() -> Result<(), Trouble> {
    let path = root().join(PICTURE);
    fs::write(&path, drawn(&house()?)).map_err(|error| Trouble(format!("{PICTURE}: {error}")))?;
    println!("{PICTURE} shows the house as it is.");
    Ok(())
}

/// The crates that a line leads to: not those that are reached through another one anyway.
fn lines<'a>(house: &'a House, name: &str) -> Vec<&'a str> {
    let Some(room) = house.get(name) else { return Vec::new() };
    let through: BTreeSet<&str> = room.on.iter().flat_map(|other| below(house, other)).collect();
    let on = room.on.iter().map(String::as_str);
    on.filter(|other| !through.contains(other)).collect()
}

/// How high a crate stands: above everything it stands on.
fn floor(house: &House, name: &str) -> usize {
    let room = house.get(name).into_iter().flat_map(|room| &room.on);
    room.map(|other| floor(house, other) + 1).max().unwrap_or_default()
}

/// Where every crate is drawn: floor by floor, near to what it stands on.
fn places(house: &House) -> (BTreeMap<&str, (usize, usize)>, usize, usize) {
    let mut floors: BTreeMap<usize, Vec<&str>> = BTreeMap::new();
    for name in house.keys() {
        floors.entry(floor(house, name)).or_default().push(name);
    }
    let widest = floors.values().map(Vec::len).max().unwrap_or_default();
    let (width, height) = (widest * (WIDTH + GAP) + GAP, floors.len() * (HEIGHT + BETWEEN) + GAP);
    let mut places: BTreeMap<&str, (usize, usize)> = BTreeMap::new();
    for (floor, mut names) in floors {
        let mean = |name: &str| {
            let on = lines(house, name);
            let sum: usize = on.iter().filter_map(|other| Some(places.get(other)?.0)).sum();
            sum / on.len().max(1)
        };
        names.sort_by_key(|name| (mean(name), *name));
        let row = names.len() * (WIDTH + GAP) - GAP;
        let left = (width - row) / 2;
        let top = height - (floor + 1) * (HEIGHT + BETWEEN) + BETWEEN - GAP;
        for (index, name) in names.into_iter().enumerate() {
            places.insert(name, (left + index * (WIDTH + GAP), top));
        }
    }
    (places, width, height)
}

/// The picture.
fn drawn(house: &House) -> String {
    let (places, width, height) = places(house);
    let mut svg = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {width} {height}\" font-family=\"sans-serif\">\n\
         <title>The crates of Oshra. A line leads down to what a crate stands on.</title>\n\
         <rect width=\"{width}\" height=\"{height}\" fill=\"#f4efe4\"/>\n"
    );
    for (name, (left, top)) in &places {
        for other in lines(house, name) {
            let Some((to, below)) = places.get(other) else { continue };
            let (from, to, begin) = (left + WIDTH / 2, to + WIDTH / 2, top + HEIGHT);
            let middle = (begin + below) / 2;
            let _ = writeln!(
                svg,
                "<path d=\"M{from} {begin}C{from} {middle} {to} {middle} {to} {below}\" fill=\"none\" stroke=\"#8a7f6a\"/>"
            );
        }
    }
    for (name, (left, top)) in &places {
        let description = house.get(*name).map_or("", |room| room.description.as_str());
        let _ = writeln!(
            svg,
            "<rect x=\"{left}\" y=\"{top}\" width=\"{WIDTH}\" height=\"{HEIGHT}\" rx=\"8\" fill=\"#fffdf8\" stroke=\"#4f6f66\"/>\n\
             <text x=\"{}\" y=\"{}\" font-size=\"15\" font-weight=\"700\" fill=\"#2c3e39\">{name}</text>",
            left + 10,
            top + 20
        );
        for (number, line) in wrapped(description).into_iter().enumerate() {
            let _ = writeln!(
                svg,
                "<text x=\"{}\" y=\"{}\" font-size=\"10\" fill=\"#5b5346\">{line}</text>",
                left + 10,
                top + 35 + number * 13
            );
        }
    }
    svg.push_str("</svg>\n");
    svg
}

/// The beginning of a description in two lines that fit into a room.
fn wrapped(description: &str) -> Vec<String> {
    const LETTERS: usize = 32;
    let plain = description.replace('&', "&amp;").replace('<', "&lt;");
    let begin = plain.split([':', ';']).next().unwrap_or_default();
    let mut lines = vec![String::new()];
    for word in begin.split_whitespace() {
        let last = lines.len() - 1;
        let line = &mut lines[last];
        if line.is_empty() {
            line.push_str(word);
        } else if line.len() + word.len() < LETTERS {
            line.push(' ');
            line.push_str(word);
        } else if last == 1 {
            line.push('…');
            break;
        } else {
            lines.push(word.to_owned());
        }
    }
    lines
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::house::tests::small;

    #[test]
    fn a_crate_stands_above_what_it_uses() {
        let house = small();
        assert_eq!(floor(&house, "rules"), 0);
        assert_eq!(floor(&house, "oshra"), 2);
        assert_eq!(floor(&house, "tests"), 0, "what only tests use does not count");
        assert_eq!(lines(&house, "oshra"), ["bots"], "rules is reached through bots");
        let (places, ..) = places(&house);
        assert!(places["oshra"].1 < places["bots"].1 && places["bots"].1 < places["rules"].1);
        assert!(drawn(&house).contains(">bots</text>"));
    }

    #[test]
    fn the_picture_shows_the_house_as_it_is() {
        let kept = fs::read_to_string(root().join(PICTURE)).unwrap_or_default();
        assert!(kept == drawn(&house().unwrap()), "`cargo xtask map` redraws {PICTURE}");
    }
}
