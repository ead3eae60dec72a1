//! Draws the pictures of `faces` on a PDF page: shapes stay shapes and text stays text.
//!
//! It knows the part of SVG these pictures are made of, and refuses everything else, so that nothing is silently lost
//! on paper.

mod look;
mod shape;

use crate::Fonts;
use krilla::color::rgb;
use krilla::geom::{Path, PathBuilder, Point, Rect, Transform};
use krilla::num::NormalizedF32;
use krilla::paint::{Fill, FillRule, RadialGradient, SpreadMethod, Stop, Stroke, StrokeDash};
use krilla::surface::Surface;
use krilla::text::TextDirection;
use look::{Look, Paint, Sheet};
use roxmltree::{Document, Node};
use std::collections::HashMap;
use std::str::FromStr;

/// Why a picture cannot be drawn.
#[derive(Debug, thiserror::Error)]
pub enum PictureError {
    /// It is not well-formed.
    #[error("the picture is not well-formed")]
    Xml(#[from] roxmltree::Error),
    /// It has something that is not known here.
    #[error("the picture has {0}, which is not known here")]
    Unknown(String),
    /// A value that cannot be read.
    #[error("the picture has {attribute}={value:?}, which cannot be read")]
    Value {
        /// The name of the attribute.
        attribute: &'static str,
        /// The value.
        value: String,
    },
}

/// Draws a picture with its upper left corner at (`x`, `y`), this wide, in points.
pub(crate) fn draw(
    surface: &mut Surface<'_>,
    fonts: &Fonts,
    svg: &str,
    (x, y): (f32, f32),
    width: f32,
) -> Result<(), PictureError> {
    let document = Document::parse(svg)?;
    let root = document.root_element();
    let view = numbers(root.attribute("viewBox").unwrap_or_default());
    let [left, top, wide, high] = view[..] else {
        return Err(PictureError::Unknown("no view box".to_owned()));
    };
    let scale = width / wide;
    let mut painter = Painter {
        surface,
        fonts,
        sheet: Sheet::default(),
        named: document
            .descendants()
            .filter_map(|node| Some((node.attribute("id")?, node)))
            .collect(),
    };
    for style in root.descendants().filter(|node| node.has_tag_name("style")) {
        painter.sheet.read(style.text().unwrap_or_default());
    }
    let look = Look::default().of(root, &painter.sheet)?;
    let frame = Rect::from_xywh(left, top, wide, high).map(rectangle);
    painter.surface.push_transform(&Transform::from_row(
        scale,
        0.0,
        0.0,
        scale,
        x - left * scale,
        y - top * scale,
    ));
    let drawn = match frame.flatten() {
        Some(frame) => {
            painter.surface.push_clip_path(&frame, &FillRule::NonZero);
            let drawn = painter.children(root, &look);
            painter.surface.pop();
            drawn
        }
        None => Ok(()),
    };
    painter.surface.pop();
    drawn
}

struct Painter<'a, 'b, 'input> {
    surface: &'a mut Surface<'b>,
    fonts: &'a Fonts,
    sheet: Sheet,
    named: HashMap<&'a str, Node<'a, 'input>>,
}

impl<'a, 'input> Painter<'a, '_, 'input> {
    fn children(&mut self, node: Node<'a, 'input>, look: &Look) -> Result<(), PictureError> {
        node.children()
            .filter(Node::is_element)
            .try_for_each(|child| self.node(child, look))
    }

    fn node(&mut self, node: Node<'a, 'input>, parent: &Look) -> Result<(), PictureError> {
        let name = node.tag_name().name();
        // What is only there to be referred to.
        if matches!(name, "defs" | "style" | "clipPath" | "radialGradient" | "pattern") {
            return Ok(());
        }
        let look = parent.of(node, &self.sheet)?;
        let mut pushed = 0;
        if let Some(transform) = transform(node)? {
            self.surface.push_transform(&transform);
            pushed += 1;
        }
        if let Some(clip) = node.attribute("clip-path") {
            let path = self.clip(clip)?;
            self.surface.push_clip_path(&path, &FillRule::NonZero);
            pushed += 1;
        }
        let drawn = match name {
            "g" => self.faded(&look, |painter, look| painter.children(node, look)),
            "use" => {
                let target = self.target(node)?;
                let (x, y) = (number(node, "x")?.unwrap_or(0.0), number(node, "y")?.unwrap_or(0.0));
                self.surface.push_transform(&Transform::from_translate(x, y));
                pushed += 1;
                self.faded(&look, |painter, look| painter.node(target, look))
            }
            "path" | "rect" | "circle" | "ellipse" => match shape::path(node)? {
                Some(path) => self.shape(node, &path, &look),
                None => Ok(()),
            },
            "text" => self.text(node, &look),
            other => Err(PictureError::Unknown(format!("<{other}>"))),
        };
        for _ in 0..pushed {
            self.surface.pop();
        }
        drawn
    }

    /// Draws a group, all of it paler if the group says so.
    fn faded(
        &mut self,
        look: &Look,
        draw: impl FnOnce(&mut Self, &Look) -> Result<(), PictureError>,
    ) -> Result<(), PictureError> {
        let inner = Look {
            opacity: 1.0,
            ..look.clone()
        };
        if look.opacity >= 1.0 {
            return draw(self, &inner);
        }
        self.surface.push_opacity(share(look.opacity));
        let drawn = draw(self, &inner);
        self.surface.pop();
        drawn
    }

    fn target(&self, node: Node<'a, 'input>) -> Result<Node<'a, 'input>, PictureError> {
        let name = node.attribute("href").unwrap_or_default();
        let found = name.strip_prefix('#').and_then(|name| self.named.get(name)).copied();
        found.ok_or_else(|| PictureError::Unknown(format!("a reference to {name}")))
    }

    fn reference(&self, value: &str) -> Result<Node<'a, 'input>, PictureError> {
        let name = value.strip_prefix("url(#").and_then(|rest| rest.strip_suffix(')'));
        let found = name.and_then(|name| self.named.get(name)).copied();
        found.ok_or_else(|| PictureError::Unknown(format!("a reference to {value}")))
    }

    /// The shapes of a clip path as one.
    fn clip(&self, value: &str) -> Result<Path, PictureError> {
        let clip = self.reference(value)?;
        let mut builder = PathBuilder::new();
        for child in clip.children().filter(Node::is_element) {
            let child = if child.has_tag_name("use") {
                self.target(child)?
            } else {
                child
            };
            shape::add(&mut builder, child)?;
        }
        builder
            .finish()
            .ok_or_else(|| PictureError::Unknown("an empty clip path".to_owned()))
    }

    fn shape(&mut self, node: Node<'a, 'input>, path: &Path, look: &Look) -> Result<(), PictureError> {
        let fill = match &look.fill {
            Paint::None => None,
            Paint::Color(color) => Some((*color).into()),
            Paint::Reference(value) => {
                let used = self.reference(value)?;
                // Patterns are the flecks of drawn paper: real paper has its own.
                if used.has_tag_name("pattern") {
                    None
                } else {
                    Some(self.gradient(used, shape::bounds(node))?.into())
                }
            }
        }
        .map(|paint| Fill {
            paint,
            opacity: share(look.opacity * look.fill_opacity),
            rule: if look.even_odd {
                FillRule::EvenOdd
            } else {
                FillRule::NonZero
            },
        });
        let stroke = self.stroke(look)?;
        let both = if look.stroke_first {
            [(None, stroke), (fill, None)]
        } else {
            [(fill, stroke), (None, None)]
        };
        for (fill, stroke) in both {
            if fill.is_some() || stroke.is_some() {
                self.surface.set_fill(fill);
                self.surface.set_stroke(stroke);
                self.surface.draw_path(path);
            }
        }
        Ok(())
    }

    fn stroke(&self, look: &Look) -> Result<Option<Stroke>, PictureError> {
        let color = match &look.stroke {
            Paint::None => return Ok(None),
            Paint::Color(color) => *color,
            Paint::Reference(value) => return Err(PictureError::Unknown(format!("a stroke with {value}"))),
        };
        Ok(Some(Stroke {
            paint: color.into(),
            width: look.stroke_width,
            line_cap: look.line_cap,
            line_join: look.line_join,
            opacity: share(look.opacity),
            dash: look.dash.as_ref().map(|array| StrokeDash {
                array: array.clone(),
                offset: 0.0,
            }),
            ..Stroke::default()
        }))
    }

    /// A radial gradient over the shape.
    fn gradient(&self, node: Node<'_, '_>, over: [f32; 4]) -> Result<RadialGradient, PictureError> {
        if !node.has_tag_name("radialGradient") {
            return Err(PictureError::Unknown(format!(
                "a fill with <{}>",
                node.tag_name().name()
            )));
        }
        let [left, top, wide, high] = over;
        let of = |name| number(node, name).map(|value| value.unwrap_or(0.5));
        let (cx, cy, cr) = (of("cx")?, of("cy")?, of("r")?);
        let mut stops = Vec::new();
        for stop in node.children().filter(Node::is_element) {
            let color = stop
                .attribute("stop-color")
                .map_or(Ok(rgb::Color::black()), look::color)?;
            stops.push(Stop {
                offset: share(number(stop, "offset")?.unwrap_or(0.0)),
                color: color.into(),
                opacity: share(number(stop, "stop-opacity")?.unwrap_or(1.0)),
            });
        }
        Ok(RadialGradient {
            cx,
            cy,
            cr,
            fx: cx,
            fy: cy,
            fr: 0.0,
            transform: Transform::from_row(wide, 0.0, 0.0, high, left, top),
            spread_method: SpreadMethod::Pad,
            stops,
            anti_alias: false,
        })
    }

    fn text(&mut self, node: Node<'a, 'input>, look: &Look) -> Result<(), PictureError> {
        let words: String = node
            .descendants()
            .filter_map(|part| part.is_text().then(|| part.text())?)
            .collect();
        let size = number(node, "font-size")?.unwrap_or(16.0);
        let mut x = number(node, "x")?.unwrap_or(0.0);
        let y = number(node, "y")?.unwrap_or(0.0);
        if node.attribute("text-anchor") == Some("middle") {
            x -= faces::width(faces::Font::Display, &words, size) / 2.0;
        }
        let Paint::Color(color) = look.fill else {
            return Err(PictureError::Unknown("text without a color".to_owned()));
        };
        self.surface.set_stroke(None);
        self.surface.set_fill(Some(Fill {
            paint: color.into(),
            opacity: share(look.opacity),
            rule: FillRule::NonZero,
        }));
        let font = self.fonts.get(faces::Font::Display);
        self.surface
            .draw_text(Point::from_xy(x, y), font, size, &words, false, TextDirection::Auto);
        Ok(())
    }
}

fn rectangle(rect: Rect) -> Option<Path> {
    let mut builder = PathBuilder::new();
    builder.push_rect(rect);
    builder.finish()
}

fn share(value: f32) -> NormalizedF32 {
    NormalizedF32::new(value.clamp(0.0, 1.0)).unwrap_or(NormalizedF32::ONE)
}

fn number(node: Node<'_, '_>, attribute: &'static str) -> Result<Option<f32>, PictureError> {
    node.attribute(attribute)
        .map(|value| look::number(attribute, value))
        .transpose()
}

/// Numbers with blanks or commas between them.
fn numbers(value: &str) -> Vec<f32> {
    value
        .split([' ', ','])
        .filter_map(|number| number.parse().ok())
        .collect()
}

fn transform(node: Node<'_, '_>) -> Result<Option<Transform>, PictureError> {
    let Some(value) = node.attribute("transform") else {
        return Ok(None);
    };
    let read = svgtypes::Transform::from_str(value).map_err(|_| PictureError::Value {
        attribute: "transform",
        value: value.to_owned(),
    })?;
    let [a, b, c, d, e, f] = [read.a, read.b, read.c, read.d, read.e, read.f].map(|part| part as f32);
    Ok(Some(Transform::from_row(a, b, c, d, e, f)))
}
