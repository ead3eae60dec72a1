//! A page to draw on, in millimetres.

use crate::painter;
use crate::paper::MM;
use crate::setting::Mark;
use crate::{Fonts, PrintError};
use faces::{Font, Style, Theme};
use krilla::color::rgb;
use krilla::geom::{PathBuilder, Point, Rect, Transform};
use krilla::num::NormalizedF32;
use krilla::paint::{Fill, FillRule, LineCap, Stroke, StrokeDash};
use krilla::surface::Surface;
use krilla::text::TextDirection;

/// Ink, as on the cards.
pub(crate) const INK: [u8; 3] = [0x22, 0x11, 0x11];

/// A page to draw on. All lengths are millimetres from the upper left corner; font sizes are points.
pub(crate) struct Canvas<'a, 'b> {
    pub(crate) surface: &'a mut Surface<'b>,
    pub(crate) fonts: &'a Fonts,
    /// Width and height of the page.
    pub(crate) size: (f32, f32),
    pub(crate) theme: Theme,
}

/// A line of text: its font, its size in points, its colour.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Letters {
    pub(crate) font: Font,
    pub(crate) size: f32,
    pub(crate) colour: [u8; 3],
}

impl Letters {
    /// The width of a text in millimetres.
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
    pub(crate) fn area(&mut self, [x, y, width, height]: [f32; 4], colour: [u8; 3]) {
        let mut builder = PathBuilder::new();
        if let Some(rect) = Rect::from_xywh(x * MM, y * MM, width * MM, height * MM) {
            builder.push_rect(rect);
        }
        self.fill(builder, colour);
    }

    /// A filled shape with corners.
    pub(crate) fn shape(&mut self, corners: &[(f32, f32)], colour: [u8; 3]) {
        let mut builder = PathBuilder::new();
        for (index, (x, y)) in corners.iter().enumerate() {
            if index == 0 {
                builder.move_to(x * MM, y * MM);
            } else {
                builder.line_to(x * MM, y * MM);
            }
        }
        builder.close();
        self.fill(builder, colour);
    }

    fn fill(&mut self, builder: PathBuilder, colour: [u8; 3]) {
        if let Some(path) = builder.finish() {
            self.surface.set_stroke(None);
            self.surface.set_fill(Some(fill(colour)));
            self.surface.draw_path(&path);
        }
    }

    /// A line through these points, `width` thick, dashed if asked.
    pub(crate) fn line(&mut self, points: &[(f32, f32)], width: f32, colour: [u8; 3], dash: Option<[f32; 2]>) {
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
                paint: paint(colour).into(),
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
        self.surface.set_fill(Some(fill(letters.colour)));
        let font = self.fonts.get(letters.font);
        let start = Point::from_xy(x * MM, y * MM);
        self.surface
            .draw_text(start, font, letters.size, text, false, TextDirection::Auto);
    }

    /// The colour of headings.
    pub(crate) fn accent(&self) -> [u8; 3] {
        match self.theme {
            Theme::Grey => [0x44; 3],
            Theme::Light | Theme::Dark => [0x5b, 0x33, 0x58],
        }
    }

    /// Everything that was set, from this point. Returns where links are, in points, and where they lead to.
    pub(crate) fn marks(&mut self, marks: &[Mark], (x, y): (f32, f32)) -> Result<Vec<(Rect, String)>, PrintError> {
        let mut links = Vec::new();
        for mark in marks {
            match mark.clone().moved(x, y) {
                Mark::Text(x, y, letters, words) => self.text((x, y), letters, &words),
                Mark::Icon(x, y, size, icon) => {
                    let svg = faces::icon(icon, Style::new("").theme(self.theme));
                    self.picture(icon.id(), &svg, (x, y), size)?;
                }
                Mark::Picture(x, y, width, name, svg) => self.picture(&name, &svg, (x, y), width)?,
                Mark::Shape(corners, colour) => self.shape(&corners, colour),
                Mark::Line(ends, width, colour) => self.line(&ends, width, colour, None),
                Mark::Link([x, y, width, height], to) => {
                    let rect = Rect::from_xywh(x * MM, y * MM, width * MM, height * MM);
                    links.extend(rect.map(|rect| (rect, to)));
                }
            }
        }
        Ok(links)
    }

    /// A line of text around its middle on the baseline.
    pub(crate) fn centred(&mut self, (x, y): (f32, f32), letters: Letters, text: &str) {
        self.text((x - letters.width(text) / 2.0, y), letters, text);
    }
}

fn paint([red, green, blue]: [u8; 3]) -> rgb::Color {
    rgb::Color::new(red, green, blue)
}

fn fill(colour: [u8; 3]) -> Fill {
    Fill {
        paint: paint(colour).into(),
        opacity: NormalizedF32::ONE,
        rule: FillRule::NonZero,
    }
}
