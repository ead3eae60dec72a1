//! A page to draw on, in millimeters.

use crate::painter;
use crate::paper::MM;
use crate::setting::Mark;
use crate::structure::{Element, Structure};
use crate::{Fonts, PrintError};
use faces::{Font, Style, Theme};
use krilla::color::rgb;
use krilla::geom::{PathBuilder, Point, Rect, Transform};
use krilla::num::NormalizedF32;
use krilla::paint::{Fill, FillRule, LineCap, Stroke, StrokeDash};
use krilla::surface::Surface;
use krilla::tagging::{Artifact, ArtifactType, ContentTag, SpanTag};
use krilla::text::TextDirection;
use words::{Icon, Words};

/// Ink, as on the cards.
pub(crate) const INK: [u8; 3] = [0x22, 0x11, 0x11];

/// The paper of cards and board.
pub(crate) const PAPER: [u8; 3] = [0xf6, 0xea, 0xd0];

/// A page to draw on. All lengths are millimeters from the upper left corner; font sizes are points.
pub(crate) struct Canvas<'a, 'b> {
    pub(crate) surface: &'a mut Surface<'b>,
    pub(crate) fonts: &'a Fonts,
    /// Width and height of the page.
    pub(crate) size: (f32, f32),
    pub(crate) theme: Theme,
    pub(crate) words: Words,
    /// What is drawn, for those who have it read aloud.
    pub(crate) structure: &'a mut Structure,
}

/// A rectangle of a page, in points, that leads to a place, and what it says.
pub(crate) struct Link {
    pub(crate) rect: Option<Rect>,
    pub(crate) to: String,
    pub(crate) says: String,
}

/// A line of text: its font, its size in points, its color.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Letters {
    pub(crate) font: Font,
    pub(crate) size: f32,
    pub(crate) color: [u8; 3],
}

impl Letters {
    /// The width of a text in millimeters.
    pub(crate) fn width(self, text: &str) -> f32 {
        faces::width(self.font, text, self.size) / MM
    }
}

impl Canvas<'_, '_> {
    /// A picture of `faces`.
    pub(crate) fn picture(&mut self, what: &str, svg: &str, (x, y): (f32, f32), width: f32) -> Result<(), PrintError> {
        painter::draw(self.surface, self.fonts, svg, (x * MM, y * MM), width * MM).map_err(|error| {
            PrintError::Picture {
                what: what.to_owned(),
                error,
            }
        })
    }

    /// A picture that is turned by this many degrees around its upper left corner.
    pub(crate) fn turned(
        &mut self,
        what: &str,
        svg: &str,
        (x, y): (f32, f32),
        width: f32,
        degrees: f32,
    ) -> Result<(), PrintError> {
        self.surface
            .push_transform(&Transform::from_rotate_at(degrees, x * MM, y * MM));
        let drawn = self.picture(what, svg, (x, y), width);
        self.surface.pop();
        drawn
    }

    /// Draws only within this rectangle.
    pub(crate) fn clipped(
        &mut self,
        [x, y, width, height]: [f32; 4],
        draw: impl FnOnce(&mut Self) -> Result<(), PrintError>,
    ) -> Result<(), PrintError> {
        let mut builder = PathBuilder::new();
        if let Some(rect) = Rect::from_xywh(x * MM, y * MM, width * MM, height * MM) {
            builder.push_rect(rect);
        }
        let Some(path) = builder.finish() else { return Ok(()) };
        self.surface.push_clip_path(&path, &FillRule::NonZero);
        let drawn = draw(self);
        self.surface.pop();
        drawn
    }

    /// A filled rectangle.
    pub(crate) fn area(&mut self, [x, y, width, height]: [f32; 4], color: [u8; 3]) {
        let mut builder = PathBuilder::new();
        if let Some(rect) = Rect::from_xywh(x * MM, y * MM, width * MM, height * MM) {
            builder.push_rect(rect);
        }
        self.fill(builder, color);
    }

    /// A filled shape with corners.
    pub(crate) fn shape(&mut self, corners: &[(f32, f32)], color: [u8; 3]) {
        let mut builder = PathBuilder::new();
        for (index, (x, y)) in corners.iter().enumerate() {
            if index == 0 {
                builder.move_to(x * MM, y * MM);
            } else {
                builder.line_to(x * MM, y * MM);
            }
        }
        builder.close();
        self.fill(builder, color);
    }

    fn fill(&mut self, builder: PathBuilder, color: [u8; 3]) {
        if let Some(path) = builder.finish() {
            self.surface.set_stroke(None);
            self.surface.set_fill(Some(fill(color)));
            self.surface.draw_path(&path);
        }
    }

    /// A line through these points, `width` thick, dashed if asked.
    pub(crate) fn line(&mut self, points: &[(f32, f32)], width: f32, color: [u8; 3], dash: Option<[f32; 2]>) {
        let mut builder = PathBuilder::new();
        for (index, (x, y)) in points.iter().enumerate() {
            if index == 0 {
                builder.move_to(x * MM, y * MM);
            } else {
                builder.line_to(x * MM, y * MM);
            }
        }
        if let Some(path) = builder.finish() {
            self.surface.set_fill(None);
            self.surface.set_stroke(Some(Stroke {
                paint: paint(color).into(),
                width: width * MM,
                line_cap: LineCap::Butt,
                dash: dash.map(|dash| StrokeDash {
                    array: dash.map(|part| part * MM).to_vec(),
                    offset: 0.0,
                }),
                ..Stroke::default()
            }));
            self.surface.draw_path(&path);
        }
    }

    /// A line of text from its left end on the baseline.
    pub(crate) fn text(&mut self, (x, y): (f32, f32), letters: Letters, text: &str) {
        self.surface.set_stroke(None);
        self.surface.set_fill(Some(fill(letters.color)));
        let font = self.fonts.get(letters.font);
        let start = Point::from_xy(x * MM, y * MM);
        self.surface
            .draw_text(start, font, letters.size, text, false, TextDirection::Auto);
    }

    /// The color of headings.
    pub(crate) fn accent(&self) -> [u8; 3] {
        match self.theme {
            Theme::Gray => [0x44; 3],
            Theme::Light | Theme::Dark => [0x5b, 0x33, 0x58],
        }
    }

    /// Draws what says nothing that is not said elsewhere: grounds, lines to cut along, page numbers.
    pub(crate) fn ornament<T>(&mut self, draw: impl FnOnce(&mut Self) -> T) -> T {
        let ornament = Artifact::with_kind(ArtifactType::Layout);
        self.surface.start_tagged(ContentTag::Artifact(ornament));
        let drawn = draw(self);
        self.surface.end_tagged();
        drawn
    }

    /// Draws a picture, and says what it shows.
    pub(crate) fn figure<T>(&mut self, says: &str, draw: impl FnOnce(&mut Self) -> T) -> T {
        self.element(Element::Figure(says.to_owned()), ContentTag::Other, draw)
    }

    /// Draws words that are an element of their own, like a heading.
    pub(crate) fn wording<T>(&mut self, element: Element, draw: impl FnOnce(&mut Self) -> T) -> T {
        self.element(element, ContentTag::Span(SpanTag::empty()), draw)
    }

    fn element<T>(&mut self, element: Element, tag: ContentTag<'_>, draw: impl FnOnce(&mut Self) -> T) -> T {
        self.structure.open(element);
        let drawn = self.content(tag, draw);
        self.structure.close();
        drawn
    }

    /// Draws a piece of the element that is open.
    fn content<T>(&mut self, tag: ContentTag<'_>, draw: impl FnOnce(&mut Self) -> T) -> T {
        let identifier = self.surface.start_tagged(tag);
        let drawn = draw(self);
        self.surface.end_tagged();
        self.structure.content(identifier);
        drawn
    }

    /// Everything that was set, from this point, with its structure. Returns where links are, in points, where they
    /// lead to, and what they say.
    pub(crate) fn marks(&mut self, marks: &[Mark], (x, y): (f32, f32)) -> Result<Vec<Link>, PrintError> {
        let mut links = Vec::new();
        for (index, mark) in marks.iter().enumerate() {
            let mark = mark.clone().moved(x, y);
            match &mark {
                Mark::Open(element) => self.structure.open(element.clone()),
                Mark::Close => self.structure.close(),
                Mark::Text(..) => self.content(ContentTag::Span(SpanTag::empty()), |canvas| canvas.mark(&mark))?,
                // An icon says its name, unless the name stands behind it.
                Mark::Icon(.., icon) => match self.named_by(*icon, marks.get(index + 1)) {
                    true => self.ornament(|canvas| canvas.mark(&mark))?,
                    false => self.figure(&self.words.icon(*icon), |canvas| canvas.mark(&mark))?,
                },
                Mark::Picture(..) if self.structure.in_figure() => {
                    self.content(ContentTag::Other, |canvas| canvas.mark(&mark))?;
                }
                Mark::Picture(..) | Mark::Shape(..) | Mark::Line(..) => self.ornament(|canvas| canvas.mark(&mark))?,
                Mark::Link([x, y, width, height], to, says) => {
                    self.structure.link();
                    links.push(Link {
                        rect: Rect::from_xywh(x * MM, y * MM, width * MM, height * MM),
                        to: to.clone(),
                        says: says.clone(),
                    });
                }
            }
        }
        Ok(links)
    }

    /// Whether this mark begins with the name of an icon.
    fn named_by(&self, icon: Icon, mark: Option<&Mark>) -> bool {
        matches!(mark, Some(Mark::Text(.., words)) if words.trim().starts_with(&self.words.icon(icon)))
    }

    /// Everything that was set, from this point, as a mere picture.
    pub(crate) fn bare_marks(&mut self, marks: &[Mark], (x, y): (f32, f32)) -> Result<(), PrintError> {
        let moved = |mark: &Mark| mark.clone().moved(x, y);
        marks.iter().try_for_each(|mark| self.mark(&moved(mark)))
    }

    fn mark(&mut self, mark: &Mark) -> Result<(), PrintError> {
        match mark {
            Mark::Text(x, y, letters, words) => self.text((*x, *y), *letters, words),
            Mark::Icon(x, y, size, icon) => {
                let svg = faces::icon(*icon, Style::new("").theme(self.theme));
                return self.picture(icon.id(), &svg, (*x, *y), *size);
            }
            Mark::Picture(x, y, width, name, svg) => return self.picture(name, svg, (*x, *y), *width),
            Mark::Shape(corners, color) => self.shape(corners, *color),
            Mark::Line(ends, width, color) => self.line(ends, *width, *color, None),
            Mark::Link(..) | Mark::Open(_) | Mark::Close => {}
        }
        Ok(())
    }

    /// A line of text around its middle on the baseline, turned by this many degrees around that point.
    pub(crate) fn turned_text(&mut self, (x, y): (f32, f32), letters: Letters, text: &str, degrees: f32) {
        self.surface
            .push_transform(&Transform::from_rotate_at(degrees, x * MM, y * MM));
        self.centered((x, y), letters, text);
        self.surface.pop();
    }

    /// A line of text around its middle on the baseline.
    pub(crate) fn centered(&mut self, (x, y): (f32, f32), letters: Letters, text: &str) {
        self.text((x - letters.width(text) / 2.0, y), letters, text);
    }
}

fn paint([red, green, blue]: [u8; 3]) -> rgb::Color {
    rgb::Color::new(red, green, blue)
}

fn fill(color: [u8; 3]) -> Fill {
    Fill {
        paint: paint(color).into(),
        opacity: NormalizedF32::ONE,
        rule: FillRule::NonZero,
    }
}
