//! Setting running text: words, strong words, links and icons broken into lines.

use crate::canvas::Letters;
use faces::Font;
use words::{Icon, RichText, Span};

/// Something on a page, placed from the upper left corner of what it belongs to, in millimetres.
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
    /// A rectangle that leads to a place.
    Link([f32; 4], String),
}

impl Mark {
    /// The same, moved.
    pub(crate) fn moved(self, by_x: f32, by_y: f32) -> Mark {
        match self {
            Mark::Text(x, y, letters, text) => Mark::Text(x + by_x, y + by_y, letters, text),
            Mark::Icon(x, y, size, icon) => Mark::Icon(x + by_x, y + by_y, size, icon),
            Mark::Picture(x, y, width, name, svg) => Mark::Picture(x + by_x, y + by_y, width, name, svg),
            Mark::Shape(corners, colour) => {
                Mark::Shape(corners.into_iter().map(|(x, y)| (x + by_x, y + by_y)).collect(), colour)
            }
            Mark::Line(ends, width, colour) => Mark::Line(ends.map(|(x, y)| (x + by_x, y + by_y)), width, colour),
            Mark::Link([x, y, width, height], to) => Mark::Link([x + by_x, y + by_y, width, height], to),
        }
    }
}

/// Running text: its letters, and the distance of its lines in millimetres.
#[derive(Clone, Copy)]
pub(crate) struct Text {
    pub(crate) letters: Letters,
    pub(crate) leading: f32,
    /// The colour of links.
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
    /// How large an icon is in this text, in millimetres.
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
            let (font, colour, words, link) = match span {
                Span::Text(words) => (self.letters.font, self.letters.colour, words, None),
                Span::Strong(words) => (Font::BodyBold, self.letters.colour, words, None),
                Span::Emphasis(words) => (Font::BodyItalic, self.letters.colour, words, None),
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
                colour,
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
        let mut marks = Vec::new();
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
        for (index, line) in lines.iter().enumerate() {
            // Half the leading above the letters and half below.
            let baseline = self.leading * (index as f32 + 0.5) + self.letters.size * 0.33 / crate::paper::MM;
            self.line(line, baseline, &mut marks);
        }
        (marks, self.leading * lines.len() as f32)
    }

    fn line(self, line: &[Vec<Atom<'_>>], baseline: f32, marks: &mut Vec<Mark>) {
        let mut x = 0.0;
        // Words of one kind in a row become one text, so that they can be found as one.
        let mut run: Option<(f32, Letters, String, Option<String>)> = None;
        let finish = |run: &mut Option<(f32, Letters, String, Option<String>)>, marks: &mut Vec<Mark>| {
            if let Some((x, letters, words, link)) = run.take() {
                if let Some(to) = link {
                    let top = baseline - self.leading * 0.72;
                    marks.push(Mark::Link([x, top, letters.width(&words), self.leading], to));
                }
                marks.push(Mark::Text(x, baseline, letters, words));
            }
        };
        for (index, group) in line.iter().enumerate() {
            if index > 0 {
                x += self.blank();
            }
            for (place, atom) in group.iter().enumerate() {
                match atom.what {
                    What::Words(letters, words, link) => {
                        let goes_on = matches!(&run, Some((_, known, _, to))
                            if *known == letters && to.as_deref() == link);
                        if !goes_on {
                            finish(&mut run, marks);
                        }
                        let (_, _, text, _) =
                            run.get_or_insert_with(|| (x, letters, String::new(), link.map(str::to_owned)));
                        if place == 0 && !text.is_empty() {
                            text.push(' ');
                        }
                        text.push_str(words);
                    }
                    What::Icon(icon) => {
                        finish(&mut run, marks);
                        let size = self.icon();
                        let cap = self.letters.size * 0.7 / crate::paper::MM;
                        marks.push(Mark::Icon(x, baseline - cap / 2.0 - size / 2.0, size, icon));
                    }
                }
                x += atom.width;
            }
        }
        finish(&mut run, marks);
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
                colour: INK,
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
            Mark::Text(x, _, letters, words) => Some(x + letters.width(words)),
            Mark::Icon(x, _, size, _) => Some(x + size),
            _ => None,
        });
        assert!(ends.clone().count() > 4);
        assert!(ends.fold(0.0, f32::max) <= 30.1);
        assert!(height >= 15.0);
        let links = marks
            .iter()
            .filter(|mark| matches!(mark, Mark::Link(_, to) if to == "place"));
        assert!(links.count() >= 1);
        let all: String = marks
            .iter()
            .filter_map(|mark| match mark {
                Mark::Text(_, _, _, words) => Some(format!("{words}|")),
                _ => None,
            })
            .collect();
        assert!(all.contains("here|).|") || all.contains("here|). Five"), "{all}");
    }

    #[test]
    fn an_empty_text_takes_no_room() {
        let (marks, height) = text().set(&RichText::default(), 30.0);
        assert!(marks.is_empty());
        assert_eq!(height, 0.0);
    }
}
