//! Setting card texts: lines with words, figures and icons, as large as their place allows.

mod group;

use crate::fonts::{Font, width};
use crate::icon::icon_body;
use crate::svg::{number, text};
use crate::{Theme, color};
use group::{Atom, Group, Grouped, Part, grouped, kern, span};
use std::fmt::Write;
use words::{CardLine, Icon, LineKind};

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

    /// A blank between two atoms: a real one between words, which become one text.
    fn blank(&self, first: &Atom<'_>, second: &Atom<'_>) -> f32 {
        match (first, second) {
            (Atom::Words(_), Atom::Words(_)) => width(Font::Display, " ", self.words_size()),
            _ => self.em() * 0.22,
        }
    }

    /// The blank between two groups.
    fn between(&self, first: &Group<'_>, second: &Group<'_>) -> f32 {
        match (first.last(), second.first()) {
            (Some(first), Some(second)) => self.blank(&first.atom, &second.atom),
            _ => 0.0,
        }
    }

    /// What lies between two neighbors of a group.
    fn gap(&self, first: &Part<'_>, second: &Part<'_>) -> f32 {
        if second.apart {
            self.blank(&first.atom, &second.atom)
        } else {
            kern(&first.atom, &second.atom) * self.em()
        }
    }

    fn group_width(&self, group: &Group<'_>) -> f32 {
        let atoms: f32 = group.iter().map(|part| self.atom_width(&part.atom)).sum();
        let gaps: f32 = group.windows(2).map(|pair| self.gap(&pair[0], &pair[1])).sum();
        atoms + gaps
    }

    fn line_width(&self, groups: &[Group<'_>]) -> f32 {
        let blanks: f32 = groups.windows(2).map(|pair| self.between(&pair[0], &pair[1])).sum();
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
                blanks += self.between(&pair[0], &pair[1]);
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

/// Where the condition of a movement (*If you do:*) ends, if it has one.
fn condition(line: &Grouped<'_>) -> Option<usize> {
    let colon = |part: &Part<'_>| matches!(part.atom, Atom::Words(words) if words.letters.ends_with(':'));
    let ends = |group: &Group<'_>| group.last().is_some_and(colon);
    match line.kind {
        LineKind::Movement => Some(line.groups.iter().position(ends)? + 1),
        LineKind::Text => None,
    }
}

/// Whether a movement does not fit on one line.
fn too_long(line: &Grouped<'_>, sizes: Sizes, most: f32) -> bool {
    let setter = Setter { kind: line.kind, sizes };
    setter.line_width(&line.groups) > most
}

/// A movement that does not fit on one line is taken apart after its condition, which then is running text.
/// Everything else stays as it is.
fn parts<'a>(line: &'a Grouped<'a>, sizes: Sizes, most: f32) -> impl Iterator<Item = (LineKind, &'a [Group<'a>])> {
    let end = condition(line).filter(|_| too_long(line, sizes, most));
    let (condition, rest) = line.groups.split_at(end.unwrap_or(0));
    let condition = end.map(|_| (LineKind::Text, condition));
    condition.into_iter().chain([(line.kind, rest)])
}

/// The size of the smallest words that have to be read, not only seen: of running text and of conditions.
fn reading(lines: &[Grouped<'_>], sizes: Sizes, most: f32) -> f32 {
    let small = |line: &Grouped<'_>| condition(line).is_some() && !too_long(line, sizes, most);
    if lines.iter().any(small) {
        sizes.text.min(sizes.figure * MOVEMENT_WORDS)
    } else {
        sizes.text
    }
}

/// The lines of a card, centered in their place, in letters as large as fits, down to `smallest`; what does not even
/// fit then is set in that size all the same.
pub(crate) fn fit(lines: &[CardLine], place: TextBox, smallest: f32, theme: Theme, prefix: &str) -> SetText {
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
    let worth = |sizes: Sizes| sizes.text + reading(lines, sizes, place.width).min(46.0) * 2.0 + sizes.figure * 0.45;
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
    let mut pen = Pen::new(theme, prefix);
    let mut top = place.y + (place.height - height) / 2.0;
    for Row { kind, groups, gap } in rows {
        top += gap;
        let setter = Setter { kind: *kind, sizes };
        pen.middle = top + sizes.line_height(*kind) / 2.0;
        let mut x = place.x - setter.line_width(groups) / 2.0;
        let mut before: Option<&Part<'_>> = None;
        for group in *groups {
            for (index, part) in group.iter().enumerate() {
                let blank = index == 0 || part.apart;
                if let Some(before) = before {
                    x += match index {
                        0 => setter.blank(&before.atom, &part.atom),
                        _ => setter.gap(before, part),
                    };
                }
                pen.put(x, sizes.of(*kind, &part.atom), &part.atom, before.filter(|_| blank));
                x += setter.atom_width(&part.atom);
                before = Some(part);
            }
        }
        pen.finish();
        top += sizes.line_height(*kind);
    }
    pen.document()
}

/// Words in a row, which become one text, so that they can be found and read as one.
struct Run {
    x: f32,
    size: f32,
    words: String,
}

/// Draws a line from left to right.
struct Pen<'a> {
    theme: Theme,
    prefix: &'a str,
    /// The middle of the line.
    middle: f32,
    run: Option<Run>,
    used: Vec<Icon>,
    out: String,
}

impl<'a> Pen<'a> {
    fn new(theme: Theme, prefix: &'a str) -> Pen<'a> {
        Pen {
            theme,
            prefix,
            middle: 0.0,
            run: None,
            used: Vec::new(),
            out: String::new(),
        }
    }

    /// Draws an atom at `x`; `after` is what stands before it, if there is a blank between.
    fn put(&mut self, x: f32, size: f32, atom: &Atom<'_>, after: Option<&Part<'_>>) {
        match atom {
            Atom::Words(words) | Atom::Figure(words) => {
                // A figure stands alone, unless a word hangs on it.
                let figure = |atom: &Atom<'_>| matches!(atom, Atom::Figure(_));
                let alone = after.is_some_and(|after| figure(atom) || figure(&after.atom));
                let goes_on = matches!(&self.run, Some(run) if run.size == size);
                if !goes_on || alone {
                    self.finish();
                }
                let run = self.run.get_or_insert_with(|| Run {
                    x,
                    size,
                    words: String::new(),
                });
                if !run.words.is_empty() && after.is_some() {
                    run.words.push(' ');
                }
                run.words.push_str(words.letters);
            }
            Atom::Icon(icon) => {
                self.finish();
                if !self.used.contains(icon) {
                    self.used.push(*icon);
                }
                let _ = write!(
                    self.out,
                    "<use href=\"#{}icon-{}\" transform=\"translate({} {}) scale({})\"/>",
                    self.prefix,
                    icon.id(),
                    number(x - span(*icon).0 * size),
                    number(self.middle - size / 2.0),
                    (size * 10.0).round() / 1000.0
                );
            }
        }
    }

    /// Ends the words that stand in a row.
    fn finish(&mut self) {
        if let Some(Run { x, size, words }) = self.run.take() {
            let y = self.middle + size * 0.3;
            self.out
                .push_str(&text(x, y, size, color::text(self.theme), false, &words));
        }
    }

    /// All that was drawn, after the icons it uses.
    fn document(self) -> String {
        let mut defined = String::new();
        for icon in self.used {
            let body = icon_body(icon, self.theme);
            let _ = write!(defined, "<g id=\"{}icon-{}\">{body}</g>", self.prefix, icon.id());
        }
        format!("<defs>{defined}</defs>{}", self.out)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use words::Piece;

    fn line(pieces: Vec<Piece>) -> CardLine {
        CardLine {
            kind: LineKind::Text,
            pieces,
        }
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
