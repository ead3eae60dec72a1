//! Setting running text: words, strong words, links and icons broken into lines.

use crate::canvas::Letters;
use crate::structure::Element;
use faces::Font;
use words::{Icon, RichText, Span};

/// Something on a page, placed from the upper left corner of what it belongs to, in millimeters.
#[derive(Clone, Debug)]
pub(crate) enum Mark {
    /// A line of text, from its left end on the baseline.
    Text(f32, f32, Letters, String),
    /// An icon, from its upper left corner, this large.
    Icon(f32, f32, f32, Icon),
    /// A picture with its name, from its upper left corner, this wide.
    Picture(f32, f32, f32, String, String),
    /// A filled shape.
    Shape(Vec<(f32, f32)>, [u8; 3]),
    /// A line, this thick.
    Line([(f32, f32); 2], f32, [u8; 3]),
    /// A rectangle that leads to a place, and what it says.
    Link([f32; 4], String, String),
    /// What follows, until it is closed, is this.
    Open(Element),
    /// What was opened last ends.
    Close,
}

impl Mark {
    /// This mark, moved.
    pub(crate) fn moved(self, by_x: f32, by_y: f32) -> Mark {
        match self {
            Mark::Text(x, y, letters, text) => Mark::Text(x + by_x, y + by_y, letters, text),
            Mark::Icon(x, y, size, icon) => Mark::Icon(x + by_x, y + by_y, size, icon),
            Mark::Picture(x, y, width, name, svg) => Mark::Picture(x + by_x, y + by_y, width, name, svg),
            Mark::Shape(corners, color) => {
                Mark::Shape(corners.into_iter().map(|(x, y)| (x + by_x, y + by_y)).collect(), color)
            }
            Mark::Line(ends, width, color) => Mark::Line(ends.map(|(x, y)| (x + by_x, y + by_y)), width, color),
            Mark::Link([x, y, width, height], to, says) => Mark::Link([x + by_x, y + by_y, width, height], to, says),
            Mark::Open(_) | Mark::Close => self,
        }
    }

    /// These marks as the content of an element.
    pub(crate) fn within(element: Element, marks: impl IntoIterator<Item = Mark>) -> impl Iterator<Item = Mark> {
        [Mark::Open(element)].into_iter().chain(marks).chain([Mark::Close])
    }
}

/// Running text: its letters, and the distance of its lines in millimeters.
#[derive(Clone, Copy)]
pub(crate) struct Text {
    pub(crate) letters: Letters,
    pub(crate) leading: f32,
    /// The color of links.
    pub(crate) link: [u8; 3],
}

/// A piece that is not broken.
#[derive(Clone)]
struct Atom<'a> {
    what: What<'a>,
    width: f32,
}

#[derive(Clone, Copy)]
enum What<'a> {
    Words(Letters, &'a str, Option<&'a str>),
    Icon(Icon),
}

impl Text {
    /// How large an icon is in this text, in millimeters.
    fn icon(self) -> f32 {
        self.letters.size * 1.3 / crate::paper::MM
    }

    fn atom<'a>(self, letters: Letters, words: &'a str, link: Option<&'a str>) -> Atom<'a> {
        Atom {
            what: What::Words(letters, words, link),
            width: letters.width(words),
        }
    }

    /// The text in groups that stay together, broken at blanks.
    fn groups<'a>(self, rich: &'a RichText) -> Vec<Vec<Atom<'a>>> {
        let mut groups: Vec<Vec<Atom<'a>>> = vec![Vec::new()];
        for span in &rich.0 {
            let (font, color, words, link) = match span {
                Span::Text(words) => (self.letters.font, self.letters.color, words, None),
                Span::Strong(words) => (Font::BodyBold, self.letters.color, words, None),
                Span::Emphasis(words) => (Font::BodyItalic, self.letters.color, words, None),
                Span::Link { to, text } => (self.letters.font, self.link, text, Some(to.as_str())),
                Span::Icon(icon) => {
                    let atom = Atom {
                        what: What::Icon(*icon),
                        width: self.icon(),
                    };
                    if let Some(group) = groups.last_mut() {
                        group.push(atom);
                    }
                    continue;
                }
            };
            let letters = Letters {
                font,
                color,
                ..self.letters
            };
            for (index, words) in words.split(' ').enumerate() {
                if index > 0 {
                    groups.push(Vec::new());
                }
                if let Some(group) = groups.last_mut()
                    && !words.is_empty()
                {
                    group.push(self.atom(letters, words, link));
                }
            }
        }
        groups.retain(|group| !group.is_empty());
        groups
    }

    fn blank(self) -> f32 {
        self.letters.width(" ")
    }

    /// The widest piece that cannot be broken, and the width of all in one line.
    pub(crate) fn widths(self, rich: &RichText) -> (f32, f32) {
        let groups: Vec<f32> = self.groups(rich).iter().map(|group| width(group)).collect();
        let widest = groups.iter().copied().fold(0.0, f32::max);
        let blanks = groups.len().saturating_sub(1) as f32 * self.blank();
        (widest, groups.iter().sum::<f32>() + blanks)
    }

    /// Sets the text in lines no longer than `most`: the marks and their height.
    pub(crate) fn set(self, rich: &RichText, most: f32) -> (Vec<Mark>, f32) {
        let lines = self.lines(rich, most);
        let height = self.leading * lines.len() as f32;
        let moved = |(index, marks): (usize, Vec<Mark>)| {
            let down = self.leading * index as f32;
            marks.into_iter().map(move |mark| mark.moved(0.0, down))
        };
        (lines.into_iter().enumerate().flat_map(moved).collect(), height)
    }

    /// Sets the text in lines no longer than `most`: the marks of each, from its own upper left corner.
    pub(crate) fn lines(self, rich: &RichText, most: f32) -> Vec<Vec<Mark>> {
        let mut lines: Vec<Vec<Vec<Atom<'_>>>> = Vec::new();
        let mut used = 0.0;
        for group in self.groups(rich) {
            let wide = width(&group);
            match lines.last_mut() {
                // A hair more than nothing, for sums of rounded widths.
                Some(line) if used + self.blank() + wide <= most + 0.01 => {
                    used += self.blank() + wide;
                    line.push(group);
                }
                _ => {
                    used = wide;
                    lines.push(vec![group]);
                }
            }
        }
        let last = lines.len().saturating_sub(1);
        let set = |(index, line): (usize, &Vec<Vec<Atom<'_>>>)| self.line(line, index == last);
        lines.iter().enumerate().map(set).collect()
    }

    /// Where the letters of a line stand: half the leading is above them and half below.
    pub(crate) fn baseline(self) -> f32 {
        self.leading * 0.5 + self.letters.size * 0.33 / crate::paper::MM
    }

    fn line(self, line: &[Vec<Atom<'_>>], last: bool) -> Vec<Mark> {
        let mut marks = Vec::new();
        let baseline = self.baseline();
        let mut x = 0.0;
        // Words of one kind in a row become one text, so that they can be found as one.
        let mut run: Option<(f32, Letters, String, Option<String>)> = None;
        let finish = |run: &mut Option<(f32, Letters, String, Option<String>)>, marks: &mut Vec<Mark>| {
            if let Some((x, letters, words, link)) = run.take() {
                let Some(to) = link else {
                    marks.push(Mark::Text(x, baseline, letters, words));
                    return;
                };
                let says = words.trim_end().to_owned();
                let area = [x, baseline - self.leading * 0.72, letters.width(&says), self.leading];
                let inside = [Mark::Text(x, baseline, letters, words), Mark::Link(area, to, says)];
                marks.extend(Mark::within(Element::Link, inside));
            }
        };
        for (index, group) in line.iter().enumerate() {
            if index > 0 {
                x += self.blank();
                // Words are parted by blanks, not only by room, for those who have the text read aloud or copy it.
                if let Some((_, _, text, _)) = &mut run {
                    text.push(' ');
                }
            }
            for atom in group {
                match atom.what {
                    What::Words(letters, words, link) => {
                        let goes_on = matches!(&run, Some((_, known, _, to))
                            if *known == letters && to.as_deref() == link);
                        if !goes_on {
                            finish(&mut run, &mut marks);
                        }
                        let (_, _, text, _) =
                            run.get_or_insert_with(|| (x, letters, String::new(), link.map(str::to_owned)));
                        text.push_str(words);
                    }
                    What::Icon(icon) => {
                        finish(&mut run, &mut marks);
                        let size = self.icon();
                        let cap = self.letters.size * 0.7 / crate::paper::MM;
                        marks.push(Mark::Icon(x, baseline - cap / 2.0 - size / 2.0, size, icon));
                    }
                }
                x += atom.width;
            }
        }
        if let (Some((_, _, text, _)), false) = (&mut run, last) {
            text.push(' ');
        }
        finish(&mut run, &mut marks);
        marks
    }
}

fn width(group: &[Atom<'_>]) -> f32 {
    group.iter().map(|atom| atom.width).sum()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::canvas::INK;

    fn text() -> Text {
        Text {
            letters: Letters {
                font: Font::Body,
                size: 10.0,
                color: INK,
            },
            leading: 5.0,
            link: [9, 9, 9],
        }
    }

    #[test]
    fn lines_are_broken_at_blanks_and_never_too_long() {
        let rich = RichText(vec![
            Span::Text("One two three four (see ".to_owned()),
            Span::Link {
                to: "place".to_owned(),
                text: "there and here".to_owned(),
            },
            Span::Text("). Five ".to_owned()),
            Span::Icon(Icon::Player),
            Span::Text(", six".to_owned()),
        ]);
        let (marks, height) = text().set(&rich, 30.0);
        let ends = marks.iter().filter_map(|mark| match mark {
            Mark::Text(x, _, letters, words) => Some(x + letters.width(words.trim_end())),
            Mark::Icon(x, _, size, _) => Some(x + size),
            _ => None,
        });
        assert!(ends.clone().count() > 4);
        assert!(ends.fold(0.0, f32::max) <= 30.1);
        assert!(height >= 15.0);
        let links = marks
            .iter()
            .filter(|mark| matches!(mark, Mark::Link(_, to, _) if to == "place"));
        assert!(links.count() >= 1);
        let all: String = marks
            .iter()
            .filter_map(|mark| match mark {
                Mark::Text(_, _, _, words) => Some(format!("{words}|")),
                _ => None,
            })
            .collect();
        assert!(all.contains("here|). "), "{all}");
        let read = all.replace('|', "");
        assert_eq!(read, "One two three four (see there and here). Five , six", "{all}");
    }

    #[test]
    fn an_empty_text_takes_no_room() {
        let (marks, height) = text().set(&RichText::default(), 30.0);
        assert!(marks.is_empty());
        assert_eq!(height, 0.0);
    }
}
