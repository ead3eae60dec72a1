//! Setting card texts: lines with words, figures and icons, as large as their place allows.

use crate::fonts::{Font, width};
use crate::icon::icon_body;
use crate::svg::{number, text};
use crate::{Theme, colour};
use rules::Marker;
use std::fmt::Write;
use words::{Icon, Line, LineKind, Piece};

/// A place for text.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct TextBox {
    /// The middle of the lines.
    pub(crate) x: f32,
    /// The upper edge.
    pub(crate) y: f32,
    /// The longest a line may be.
    pub(crate) width: f32,
    /// The height of all lines together.
    pub(crate) height: f32,
}

/// Text that has found its place.
pub(crate) struct SetText {
    pub(crate) svg: String,
    pub(crate) sizes: Sizes,
    /// How high it is.
    pub(crate) height: f32,
}

/// The letters of running text, where they are largest.
const LARGEST_TEXT: f32 = 58.0;
/// Figures of movements, where they are largest.
const LARGEST_FIGURE: f32 = 98.0;

/// The words of a movement, by its figures.
const MOVEMENT_WORDS: f32 = 0.66;

/// The sizes of one setting.
#[derive(Clone, Copy)]
pub(crate) struct Sizes {
    /// Of the figures of a movement.
    pub(crate) figure: f32,
    /// Of running text.
    pub(crate) text: f32,
}

impl Sizes {
    fn of(self, kind: LineKind, atom: &Atom<'_>) -> f32 {
        match (kind, atom) {
            (LineKind::Movement, Atom::Icon(_)) => self.figure * 1.1,
            (LineKind::Movement, Atom::Figure(_)) => self.figure,
            (LineKind::Movement, Atom::Words(_)) => self.figure * MOVEMENT_WORDS,
            (LineKind::Text, Atom::Icon(_)) => self.text * 1.16,
            (LineKind::Text, _) => self.text,
        }
    }

    fn line_height(self, kind: LineKind) -> f32 {
        match kind {
            LineKind::Movement => self.figure * 1.12,
            LineKind::Text => self.text * 1.18,
        }
    }

    /// The gap between two lines of the card.
    fn gap(self) -> f32 {
        self.text * 0.22
    }
}

/// Letters, and how wide they are, in thousandths of their size: a size is looked for, and the letters stay the same.
#[derive(Clone, Copy, PartialEq, Debug)]
struct Measured<'a> {
    letters: &'a str,
    thousandths: f32,
}

impl<'a> From<&'a str> for Measured<'a> {
    fn from(letters: &'a str) -> Measured<'a> {
        Measured {
            letters,
            thousandths: width(Font::Display, letters, 1000.0),
        }
    }
}

#[derive(Clone, Copy, PartialEq, Debug)]
enum Atom<'a> {
    Words(Measured<'a>),
    Figure(Measured<'a>),
    Icon(Icon),
}

/// What stays together on a line.
type Group<'a> = Vec<Atom<'a>>;

/// A line of a card, taken apart.
struct Grouped<'a> {
    kind: LineKind,
    groups: Vec<Group<'a>>,
}

/// A line of a card in groups, broken where blanks are.
fn grouped(line: &Line) -> Grouped<'_> {
    let mut groups: Vec<Group<'_>> = vec![Vec::new()];
    let mut add = |atom, fresh: bool| match groups.last_mut() {
        Some(group) if !fresh => group.push(atom),
        _ => groups.push(vec![atom]),
    };
    let mut fresh = false;
    for piece in &line.pieces {
        match piece {
            Piece::Icon(icon) => add(Atom::Icon(*icon), std::mem::take(&mut fresh)),
            Piece::Figure(figure) => add(Atom::Figure(figure.as_str().into()), std::mem::take(&mut fresh)),
            Piece::Text(text) => {
                for (index, words) in text.split(' ').enumerate() {
                    fresh |= index > 0;
                    if !words.is_empty() {
                        add(Atom::Words(words.into()), std::mem::take(&mut fresh));
                    }
                }
            }
        }
    }
    groups.retain(|group| !group.is_empty());
    Grouped {
        kind: line.kind,
        groups,
    }
}

/// From where to where an icon reaches in its square.
const fn span(icon: Icon) -> (f32, f32) {
    match icon {
        Icon::FaceUp | Icon::FaceDown => (0.13, 0.89),
        Icon::Marker(Marker::Red) => (0.08, 0.93),
        Icon::Graveyard => (0.02, 0.98),
        _ => (0.0, 1.0),
    }
}

/// The gap between two neighbours in a group, in parts of the text size.
fn kern(first: &Atom<'_>, second: &Atom<'_>) -> f32 {
    match (first, second) {
        (Atom::Icon(_), Atom::Figure(_)) => 0.14,
        (Atom::Icon(_), Atom::Icon(_)) => 0.1,
        (Atom::Icon(_), _) | (_, Atom::Icon(_)) => 0.06,
        _ => 0.0,
    }
}

struct Setter {
    kind: LineKind,
    sizes: Sizes,
}

impl Setter {
    fn atom_width(&self, atom: &Atom<'_>) -> f32 {
        let size = self.sizes.of(self.kind, atom);
        match atom {
            Atom::Words(words) | Atom::Figure(words) => words.thousandths * size / 1000.0,
            Atom::Icon(icon) => {
                let (left, right) = span(*icon);
                size * (right - left)
            }
        }
    }

    /// The size of words.
    fn words_size(&self) -> f32 {
        match self.kind {
            LineKind::Movement => self.sizes.figure * MOVEMENT_WORDS,
            LineKind::Text => self.sizes.text,
        }
    }

    /// The size that gaps go by.
    fn em(&self) -> f32 {
        match self.kind {
            LineKind::Movement => self.sizes.figure * 0.8,
            LineKind::Text => self.sizes.text,
        }
    }

    /// The blank between two groups: a real one between words, which become one text.
    fn blank(&self, first: &Group<'_>, second: &Group<'_>) -> f32 {
        match (first.last(), second.first()) {
            (Some(Atom::Words(_)), Some(Atom::Words(_))) => width(Font::Display, " ", self.words_size()),
            _ => self.em() * 0.22,
        }
    }

    fn group_width(&self, group: &Group<'_>) -> f32 {
        let atoms: f32 = group.iter().map(|atom| self.atom_width(atom)).sum();
        let gaps: f32 = group.windows(2).map(|pair| kern(&pair[0], &pair[1])).sum();
        atoms + gaps * self.em()
    }

    fn line_width(&self, groups: &[Group<'_>]) -> f32 {
        let blanks: f32 = groups.windows(2).map(|pair| self.blank(&pair[0], &pair[1])).sum();
        groups.iter().map(|group| self.group_width(group)).sum::<f32>() + blanks
    }

    /// Breaks groups into lines, first come first served, and tells how many go on each; nothing if one is too wide by
    /// itself.
    fn break_up(&self, groups: &[Group<'_>], most: f32, mut line: impl FnMut(usize)) -> Option<()> {
        let mut rest = groups;
        while let [first, ..] = rest {
            let (mut count, mut wide, mut blanks) = (1, self.group_width(first), 0.0);
            if wide > most {
                return None;
            }
            for pair in rest.windows(2) {
                wide += self.group_width(&pair[1]);
                blanks += self.blank(&pair[0], &pair[1]);
                if wide + blanks > most {
                    break;
                }
                count += 1;
            }
            line(count);
            rest = &rest[count..];
        }
        Some(())
    }

    /// How many groups go on each line.
    fn broken(&self, groups: &[Group<'_>], most: f32) -> Option<Vec<usize>> {
        let mut counts = Vec::new();
        self.break_up(groups, most, |count| counts.push(count))?;
        Some(counts)
    }

    /// How many lines there are.
    fn lines(&self, groups: &[Group<'_>], most: f32) -> Option<usize> {
        let mut lines = 0;
        self.break_up(groups, most, |_| lines += 1)?;
        Some(lines)
    }

    /// The same number of lines, as even as can be.
    fn evenly(&self, groups: &[Group<'_>], most: f32) -> Option<Vec<usize>> {
        let mut best = self.broken(groups, most)?;
        let (mut low, mut high) = (0.0, most);
        while high - low > 4.0 {
            let middle = (low + high) / 2.0;
            match self.broken(groups, middle) {
                Some(counts) if counts.len() == best.len() => {
                    best = counts;
                    high = middle;
                }
                _ => low = middle,
            }
        }
        Some(best)
    }
}

/// A line of text that has been broken off.
struct Row<'a> {
    kind: LineKind,
    groups: &'a [Group<'a>],
    /// The gap above it.
    gap: f32,
}

/// The lines at these sizes, with their height; nothing if a word is too wide.
fn broken<'a>(lines: &'a [Grouped<'a>], sizes: Sizes, most: f32) -> Option<(Vec<Row<'a>>, f32)> {
    let mut rows: Vec<Row<'a>> = Vec::new();
    for line in lines {
        let mut gap = if rows.is_empty() { 0.0 } else { sizes.gap() };
        for (kind, mut rest) in parts(line, sizes, most) {
            for count in (Setter { kind, sizes }).evenly(rest, most)? {
                let groups;
                (groups, rest) = rest.split_at(count);
                rows.push(Row {
                    kind,
                    groups,
                    gap: std::mem::take(&mut gap),
                });
            }
        }
    }
    let height = rows.iter().map(|row| row.gap + sizes.line_height(row.kind)).sum();
    Some((rows, height))
}

/// The height of the lines at these sizes, the same as of [`broken`], but sooner known.
fn height(lines: &[Grouped<'_>], sizes: Sizes, most: f32) -> Option<f32> {
    let mut height = lines.len().saturating_sub(1) as f32 * sizes.gap();
    for line in lines {
        for (kind, groups) in parts(line, sizes, most) {
            let rows = (Setter { kind, sizes }).lines(groups, most)?;
            height += rows as f32 * sizes.line_height(kind);
        }
    }
    Some(height)
}

/// A movement that does not fit on one line is taken apart after its condition (*If you do:*), which then is running
/// text. Everything else stays as it is.
fn parts<'a>(line: &'a Grouped<'a>, sizes: Sizes, most: f32) -> impl Iterator<Item = (LineKind, &'a [Group<'a>])> {
    let Grouped { kind, groups } = line;
    let setter = Setter { kind: *kind, sizes };
    let mut end = None;
    if *kind == LineKind::Movement && setter.line_width(groups) > most {
        let colon =
            |group: &Group<'_>| matches!(group.last(), Some(Atom::Words(words)) if words.letters.ends_with(':'));
        end = groups.iter().position(colon);
    }
    let (condition, rest) = groups.split_at(end.map_or(0, |end| end + 1));
    let condition = end.map(|_| (LineKind::Text, condition));
    condition.into_iter().chain([(*kind, rest)])
}

/// The lines of a card, centred in their place, in letters as large as fits, down to `smallest`; what does not even
/// fit then is set in that size all the same.
pub(crate) fn fit(lines: &[Line], place: TextBox, smallest: f32, theme: Theme, prefix: &str) -> SetText {
    let lines: Vec<Grouped<'_>> = lines.iter().map(grouped).collect();
    let sizes = best(&lines, place, smallest);
    // In the smallest size a line may stick out rather than be lost.
    let set = broken(&lines, sizes, place.width).or_else(|| broken(&lines, sizes, f32::MAX));
    let (rows, height) = set.unwrap_or_default();
    SetText {
        svg: draw(&rows, sizes, height, place, theme, prefix),
        sizes,
        height,
    }
}

/// The sizes that read best and fit: large words before large figures, but neither at all cost.
fn best(lines: &[Grouped<'_>], place: TextBox, smallest: f32) -> Sizes {
    let mut best = Sizes {
        figure: smallest / MOVEMENT_WORDS,
        text: smallest,
    };
    let has = |kind| lines.iter().any(|line| line.kind == kind);
    // Words that are hard to read weigh most.
    let worth = |sizes: Sizes| sizes.text + sizes.text.min(46.0) * 2.0 + sizes.figure * 0.45;
    let mut text = if has(LineKind::Text) {
        LARGEST_TEXT
    } else {
        LARGEST_FIGURE * 0.6
    };
    while text >= smallest {
        let mut figure = if has(LineKind::Movement) { LARGEST_FIGURE } else { text };
        // The words of a movement are smaller than its figures.
        while figure >= text.max(smallest / MOVEMENT_WORDS) {
            let sizes = Sizes { figure, text };
            if worth(sizes) <= worth(best) {
                break;
            }
            if height(lines, sizes, place.width).is_some_and(|height| height <= place.height) {
                best = sizes;
                break;
            }
            figure -= 2.0;
        }
        text -= 1.0;
    }
    best
}

fn draw(rows: &[Row<'_>], sizes: Sizes, height: f32, place: TextBox, theme: Theme, prefix: &str) -> String {
    let mut used: Vec<Icon> = Vec::new();
    let mut out = String::new();
    let mut top = place.y + (place.height - height) / 2.0;
    for Row { kind, groups, gap } in rows {
        top += gap;
        let setter = Setter { kind: *kind, sizes };
        let middle = top + sizes.line_height(*kind) / 2.0;
        let mut x = place.x - setter.line_width(groups) / 2.0;
        // Words in a row become one text, so that they can be found and read as one.
        let mut run: Option<(f32, f32, String)> = None;
        let finish = |run: &mut Option<(f32, f32, String)>, out: &mut String| {
            if let Some((x, size, words)) = run.take() {
                out.push_str(&text(x, middle + size * 0.3, size, colour::text(theme), false, &words));
            }
        };
        for (index, group) in groups.iter().enumerate() {
            if index > 0 {
                x += setter.blank(&groups[index - 1], group);
            }
            for (place, atom) in group.iter().enumerate() {
                if place > 0 {
                    x += kern(&group[place - 1], atom) * setter.em();
                }
                let size = sizes.of(*kind, atom);
                let wide = setter.atom_width(atom);
                match atom {
                    Atom::Words(words) | Atom::Figure(words) => {
                        // A figure stands alone, unless a word hangs on it.
                        let figure = |atom: Option<&Atom<'_>>| matches!(atom, Some(Atom::Figure(_)));
                        let before = index.checked_sub(1).and_then(|before| groups[before].last());
                        let apart = place == 0 && (figure(Some(atom)) || figure(before));
                        let fits = matches!(&run, Some((_, known, _)) if *known == size);
                        if !fits || apart {
                            finish(&mut run, &mut out);
                        }
                        let (_, _, line) = run.get_or_insert_with(|| (x, size, String::new()));
                        if !line.is_empty() && place == 0 {
                            line.push(' ');
                        }
                        line.push_str(words.letters);
                    }
                    Atom::Icon(icon) => {
                        finish(&mut run, &mut out);
                        if !used.contains(icon) {
                            used.push(*icon);
                        }
                        let _ = write!(
                            out,
                            "<use href=\"#{prefix}icon-{}\" transform=\"translate({} {}) scale({})\"/>",
                            icon.id(),
                            number(x - span(*icon).0 * size),
                            number(middle - size / 2.0),
                            (size * 10.0).round() / 1000.0
                        );
                    }
                }
                x += wide;
            }
        }
        finish(&mut run, &mut out);
        top += sizes.line_height(*kind);
    }
    let mut defined = String::new();
    for icon in used {
        let body = icon_body(icon, theme);
        let _ = write!(defined, "<g id=\"{prefix}icon-{}\">{body}</g>", icon.id());
    }
    format!("<defs>{defined}</defs>{out}")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn line(pieces: Vec<Piece>) -> Line {
        Line {
            kind: LineKind::Text,
            pieces,
        }
    }

    #[test]
    fn groups_break_at_blanks_only() {
        let line = line(vec![
            Piece::Text("Bury 1 ".into()),
            Piece::Icon(Icon::FaceUp),
            Piece::Icon(Icon::Player),
            Piece::Text(".  Then\u{a0}look (".into()),
            Piece::Icon(Icon::Look),
            Piece::Text(") ".into()),
        ]);
        let groups = grouped(&line).groups;
        assert_eq!(groups.len(), 5);
        assert_eq!(
            groups[2],
            [
                Atom::Icon(Icon::FaceUp),
                Atom::Icon(Icon::Player),
                Atom::Words(".".into())
            ]
        );
        assert_eq!(groups[3], [Atom::Words("Then\u{a0}look".into())]);
        assert_eq!(
            groups[4],
            [Atom::Words("(".into()), Atom::Icon(Icon::Look), Atom::Words(")".into())]
        );
    }

    #[test]
    fn a_word_wider_than_its_place_is_still_set() {
        let place = TextBox {
            x: 50.0,
            y: 0.0,
            width: 40.0,
            height: 20.0,
        };
        let set = fit(
            &[line(vec![Piece::Text("Donaudampfschifffahrt".into())])],
            place,
            30.0,
            Theme::Light,
            "",
        );
        assert!(set.svg.contains("Donaudampfschifffahrt"));
        let empty = fit(&[], place, 30.0, Theme::Light, "");
        assert_eq!(empty.height, 0.0);
    }
}
