//! Outlines.

use super::{PictureError, number};
use krilla::geom::{Path, PathBuilder};
use roxmltree::Node;
use svgtypes::{SimplePathSegment, SimplifyingPathParser};

/// The outline of a shape; nothing if it is empty.
pub(super) fn path(node: Node<'_, '_>) -> Result<Option<Path>, PictureError> {
    let mut builder = PathBuilder::new();
    add(&mut builder, node)?;
    Ok(builder.finish())
}

/// The room the corners of a path take: left, top, width and height.
pub(super) fn bounds(node: Node<'_, '_>) -> [f32; 4] {
    let (mut low, mut high) = ([f64::MAX; 2], [f64::MIN; 2]);
    for segment in SimplifyingPathParser::from(node.attribute("d").unwrap_or_default()).flatten() {
        let (SimplePathSegment::MoveTo { x, y }
        | SimplePathSegment::LineTo { x, y }
        | SimplePathSegment::CurveTo { x, y, .. }
        | SimplePathSegment::Quadratic { x, y, .. }) = segment
        else {
            continue;
        };
        low = [low[0].min(x), low[1].min(y)];
        high = [high[0].max(x), high[1].max(y)];
    }
    [low[0], low[1], high[0] - low[0], high[1] - low[1]].map(|part| part as f32)
}

/// Adds the outline of a shape.
pub(super) fn add(builder: &mut PathBuilder, node: Node<'_, '_>) -> Result<(), PictureError> {
    let of = |name| number(node, name).map(|value| value.unwrap_or(0.0));
    match node.tag_name().name() {
        "path" => commands(builder, node.attribute("d").unwrap_or_default()),
        "circle" => {
            let r = of("r")?;
            oval(builder, of("cx")?, of("cy")?, r, r);
            Ok(())
        }
        "ellipse" => {
            oval(builder, of("cx")?, of("cy")?, of("rx")?, of("ry")?);
            Ok(())
        }
        "rect" => {
            round(builder, [of("x")?, of("y")?, of("width")?, of("height")?], of("rx")?);
            Ok(())
        }
        other => Err(PictureError::Unknown(format!("<{other}> as a shape"))),
    }
}

fn commands(builder: &mut PathBuilder, data: &str) -> Result<(), PictureError> {
    let short = |value: f64| value as f32;
    for segment in SimplifyingPathParser::from(data) {
        let segment = segment.map_err(|_| PictureError::Value {
            attribute: "d",
            value: data.to_owned(),
        })?;
        match segment {
            SimplePathSegment::MoveTo { x, y } => builder.move_to(short(x), short(y)),
            SimplePathSegment::LineTo { x, y } => builder.line_to(short(x), short(y)),
            SimplePathSegment::CurveTo { x1, y1, x2, y2, x, y } => {
                builder.cubic_to(short(x1), short(y1), short(x2), short(y2), short(x), short(y));
            }
            SimplePathSegment::Quadratic { x1, y1, x, y } => {
                builder.quad_to(short(x1), short(y1), short(x), short(y));
            }
            SimplePathSegment::ClosePath => builder.close(),
        }
    }
    Ok(())
}

/// How far the handles of a quarter circle reach, by its radius.
const QUARTER: f32 = 0.552_284_8;

fn oval(builder: &mut PathBuilder, x: f32, y: f32, rx: f32, ry: f32) {
    let (hx, hy) = (rx * QUARTER, ry * QUARTER);
    builder.move_to(x + rx, y);
    builder.cubic_to(x + rx, y + hy, x + hx, y + ry, x, y + ry);
    builder.cubic_to(x - hx, y + ry, x - rx, y + hy, x - rx, y);
    builder.cubic_to(x - rx, y - hy, x - hx, y - ry, x, y - ry);
    builder.cubic_to(x + hx, y - ry, x + rx, y - hy, x + rx, y);
    builder.close();
}

/// A rectangle with round corners.
fn round(builder: &mut PathBuilder, [x, y, wide, high]: [f32; 4], corner: f32) {
    let r = corner.min(wide / 2.0).min(high / 2.0).max(0.0);
    let (right, bottom) = (x + wide, y + high);
    let k = r * (1.0 - QUARTER);
    builder.move_to(x + r, y);
    builder.line_to(right - r, y);
    builder.cubic_to(right - k, y, right, y + k, right, y + r);
    builder.line_to(right, bottom - r);
    builder.cubic_to(right, bottom - k, right - k, bottom, right - r, bottom);
    builder.line_to(x + r, bottom);
    builder.cubic_to(x + k, bottom, x, bottom - k, x, bottom - r);
    builder.line_to(x, y + r);
    builder.cubic_to(x, y + k, x + k, y, x + r, y);
    builder.close();
}
