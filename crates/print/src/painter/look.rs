//! How a shape looks: what it says itself, what its class says, and what it inherits.

use super::{PictureError, numbers};
use krilla::color::rgb;
use krilla::paint::{LineCap, LineJoin};
use roxmltree::Node;
use std::collections::HashMap;
use std::str::FromStr;

/// What a shape is filled or drawn with.
#[derive(Clone, Debug, PartialEq)]
pub(super) enum Paint {
    None,
    Color(rgb::Color),
    /// Something else in the picture, as `url(#name)`.
    Reference(String),
}

/// All that matters for drawing a shape.
#[derive(Clone, Debug)]
pub(super) struct Look {
    pub(super) fill: Paint,
    pub(super) fill_opacity: f32,
    pub(super) even_odd: bool,
    pub(super) stroke: Paint,
    pub(super) stroke_width: f32,
    pub(super) stroke_first: bool,
    pub(super) line_cap: LineCap,
    pub(super) line_join: LineJoin,
    pub(super) dash: Option<Vec<f32>>,
    /// Of the element alone: children do not inherit it.
    pub(super) opacity: f32,
}

impl Default for Look {
    fn default() -> Look {
        Look {
            fill: Paint::Color(rgb::Color::black()),
            fill_opacity: 1.0,
            even_odd: false,
            stroke: Paint::None,
            stroke_width: 1.0,
            stroke_first: false,
            line_cap: LineCap::Butt,
            line_join: LineJoin::Miter,
            dash: None,
            opacity: 1.0,
        }
    }
}

/// The rules of a style sheet, by class.
#[derive(Default)]
pub(super) struct Sheet(HashMap<String, Vec<(String, String)>>);

impl Sheet {
    /// Reads rules like `.a,.b{stroke:#211;stroke-width:7}`.
    pub(super) fn read(&mut self, text: &str) {
        for rule in text.split('}') {
            let Some((classes, settings)) = rule.split_once('{') else {
                continue;
            };
            let settings: Vec<(String, String)> = declarations(settings).collect();
            for class in classes.split(',').filter_map(|class| class.trim().strip_prefix('.')) {
                self.0
                    .entry(class.to_owned())
                    .or_default()
                    .extend(settings.iter().cloned());
            }
        }
    }
}

fn declarations(text: &str) -> impl Iterator<Item = (String, String)> {
    text.split(';')
        .filter_map(|setting| setting.split_once(':'))
        .map(|(name, value)| (name.trim().to_owned(), value.trim().to_owned()))
}

impl Look {
    /// The look of a node with this look around it.
    pub(super) fn of(&self, node: Node<'_, '_>, sheet: &Sheet) -> Result<Look, PictureError> {
        let mut look = Look {
            opacity: 1.0,
            ..self.clone()
        };
        for attribute in node.attributes() {
            look.set(attribute.name(), attribute.value())?;
        }
        for class in node.attribute("class").unwrap_or_default().split_whitespace() {
            for (name, value) in sheet.0.get(class).into_iter().flatten() {
                look.set(name, value)?;
            }
        }
        for (name, value) in declarations(node.attribute("style").unwrap_or_default()) {
            look.set(&name, &value)?;
        }
        Ok(look)
    }

    fn set(&mut self, name: &str, value: &str) -> Result<(), PictureError> {
        match name {
            "fill" => self.fill = paint(value)?,
            "fill-opacity" => self.fill_opacity = number("fill-opacity", value)?,
            "fill-rule" => self.even_odd = value == "evenodd",
            "stroke" => self.stroke = paint(value)?,
            "stroke-width" => self.stroke_width = number("stroke-width", value)?,
            "stroke-linecap" => {
                self.line_cap = match value {
                    "round" => LineCap::Round,
                    "square" => LineCap::Square,
                    _ => LineCap::Butt,
                }
            }
            "stroke-linejoin" => {
                self.line_join = match value {
                    "round" => LineJoin::Round,
                    "bevel" => LineJoin::Bevel,
                    _ => LineJoin::Miter,
                }
            }
            "stroke-dasharray" => self.dash = (value != "none").then(|| numbers(value)),
            "paint-order" => self.stroke_first = value.starts_with("stroke"),
            "opacity" => self.opacity = number("opacity", value)?,
            _ => {}
        }
        Ok(())
    }
}

pub(super) fn number(attribute: &'static str, value: &str) -> Result<f32, PictureError> {
    value.parse().map_err(|_| PictureError::Value {
        attribute,
        value: value.to_owned(),
    })
}

fn paint(value: &str) -> Result<Paint, PictureError> {
    match value {
        "none" => Ok(Paint::None),
        value if value.starts_with("url(") => Ok(Paint::Reference(value.to_owned())),
        value => color(value).map(Paint::Color),
    }
}

pub(super) fn color(value: &str) -> Result<rgb::Color, PictureError> {
    let color = svgtypes::Color::from_str(value).map_err(|_| PictureError::Value {
        attribute: "fill",
        value: value.to_owned(),
    })?;
    Ok(rgb::Color::new(color.red, color.green, color.blue))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn look(svg: &str) -> Look {
        let document = roxmltree::Document::parse(svg).unwrap();
        let mut sheet = Sheet::default();
        sheet.read(".k,.o{stroke:#211;stroke-width:7}.o{stroke-width:14;paint-order:stroke}");
        let around = Look::default().of(document.root_element(), &sheet).unwrap();
        around
            .of(document.root_element().first_child().unwrap(), &sheet)
            .unwrap()
    }

    #[test]
    fn classes_stand_above_attributes_and_below_styles() {
        assert_eq!(look(r#"<g><path class="k" stroke-width="3"/></g>"#).stroke_width, 7.0);
        assert_eq!(look(r#"<g><path class="o"/></g>"#).stroke_width, 14.0);
        assert!(look(r#"<g><path class="o"/></g>"#).stroke_first);
        assert_eq!(
            look(r#"<g><path class="k" style="stroke-width:5"/></g>"#).stroke_width,
            5.0
        );
    }

    #[test]
    fn everything_is_inherited_but_opacity() {
        let look = look(r##"<g fill="#fff" opacity=".5" fill-rule="evenodd"><path/></g>"##);
        assert_eq!(look.fill, Paint::Color(rgb::Color::white()));
        assert_eq!(look.opacity, 1.0);
        assert!(look.even_odd);
    }

    #[test]
    fn nonsense_is_refused() {
        let document = roxmltree::Document::parse("<path fill=\"M1 2\"/>").unwrap();
        assert!(Look::default().of(document.root_element(), &Sheet::default()).is_err());
    }
}
