//! Writing SVG, and taking art files into other pictures.

use crate::palette::{self, INK};
use crate::{Font, Style, Theme};
use std::fmt::Write;

/// The classes of the art: `k` is an ink edge, `o` an ink edge behind the shape; `w` marks a stroke that is all ink.
const CLASSES: &str = ".face-k,.face-o{stroke:#211;stroke-width:7}.face-o{stroke-width:14;paint-order:stroke}";

/// On dark ground icons get a rim of paper: the same shapes below them, all of one color and fatter.
const RIMS: &str = ".face-rim *{stroke:#fffaf0;stroke-width:20;fill:#fffaf0}.face-rim .face-w{stroke-width:32}";

/// What pictures need that are [`bare`](Style::bare), for the style sheet of their page.
pub fn sheet() -> String {
    format!("{CLASSES}{RIMS}")
}

/// A complete picture of this size around `body`.
pub(crate) fn document(view: [f32; 4], style: Style<'_>, body: &str) -> String {
    let [x, y, width, height] = view;
    let label = match style.label {
        Some(label) => format!("role=\"img\" aria-label=\"{}\"", escaped(label)),
        None => "aria-hidden=\"true\"".to_owned(),
    };
    let family = Font::Display.family();
    let mut svg = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"{x} {y} {width} {height}\" {label} fill=\"{INK}\" \
         stroke-linecap=\"round\" stroke-linejoin=\"round\" font-family=\"{family}\" font-weight=\"700\">"
    );
    if !style.bare {
        let rims = if style.theme == Theme::Dark { RIMS } else { "" };
        let _ = write!(svg, "<style>{CLASSES}{rims}</style>");
    }
    let _ = write!(svg, "{body}</svg>");
    match style.theme {
        Theme::Gray => palette::gray(&without_vignette(&svg)),
        Theme::Light | Theme::Dark => svg,
    }
}

/// A picture without the dark corners of its art, which would take much toner.
fn without_vignette(svg: &str) -> String {
    const VIGNETTE: &str = "<path d=\"M0 0h630v640H0z\" fill=\"url(#";
    let mut parts = svg.split(VIGNETTE);
    let mut out = parts.next().unwrap_or_default().to_owned();
    for part in parts {
        out.push_str(part.split_once("/>").map_or("", |(_, rest)| rest));
    }
    out
}

/// The inside of an art file, to be set into another picture: without its outermost element and its style sheet, with
/// `prefix` before every id and with the classes of [`hero_card`](crate::hero_card) and the others.
///
/// ```
/// let art = r##"<svg viewBox="0 0 9 9"><style>.k{}</style><g id="a"/><use href="#a" class="k"/></svg>"##;
/// assert_eq!(faces::inline(art, "x-"), r##"<g id="x-a"/><use href="#x-a" class="face-k"/>"##);
/// ```
pub fn inline(art: &str, prefix: &str) -> String {
    let body = art
        .split_once("</style>")
        .or_else(|| art.split_once('>'))
        .map_or("", |(_, body)| body);
    let body = body.trim_end().strip_suffix("</svg>").unwrap_or(body);
    let mut out = String::with_capacity(body.len() + 512);
    let mut rest = body;
    // Every name in an art file follows one of these.
    const BEFORE: [(&str, bool); 4] = [
        ("id=\"", true),
        ("href=\"#", true),
        ("url(#", true),
        ("class=\"", false),
    ];
    loop {
        let next = BEFORE
            .iter()
            .filter_map(|&(mark, named)| rest.find(mark).map(|at| (at + mark.len(), named)))
            .min();
        let Some((end, named)) = next else { break };
        out.push_str(&rest[..end]);
        out.push_str(if named { prefix } else { "face-" });
        rest = &rest[end..];
    }
    out.push_str(rest);
    out
}

/// A text as it may stand between tags and in attributes.
pub(crate) fn escaped(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    for letter in text.chars() {
        match letter {
            '&' => out.push_str("&amp;"),
            '<' => out.push_str("&lt;"),
            '>' => out.push_str("&gt;"),
            '"' => out.push_str("&quot;"),
            other => out.push(other),
        }
    }
    out
}

/// A number, as short as it goes.
pub(crate) fn number(value: f32) -> String {
    let rounded = (value * 10.0).round() / 10.0;
    if rounded == 0.0 {
        // Not "-0".
        "0".to_owned()
    } else {
        format!("{rounded}")
    }
}

/// A line of text. `x` is its left end unless `middle`.
pub(crate) fn text(x: f32, baseline: f32, size: f32, fill: &str, middle: bool, words: &str) -> String {
    format!(
        "<text x=\"{}\" y=\"{}\" font-size=\"{}\" fill=\"{fill}\"{}>{}</text>",
        number(x),
        number(baseline),
        number(size),
        if middle { " text-anchor=\"middle\"" } else { "" },
        escaped(words)
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_get_the_prefix_in_all_places() {
        let art = "<svg a=\"b\"><clipPath id=\"q\"/><g clip-path=\"url(#q)\"/><use href=\"#q\"/></svg>\n";
        assert_eq!(
            inline(art, "p-"),
            "<clipPath id=\"p-q\"/><g clip-path=\"url(#p-q)\"/><use href=\"#p-q\"/>"
        );
        assert_eq!(inline("", "p-"), "");
        assert_eq!(inline("nonsense", "p-"), "");
    }

    #[test]
    fn a_vignette_is_taken_out_and_nothing_else() {
        let svg = "<g/><path d=\"M0 0h630v640H0z\" fill=\"url(#a-0)\"/><path d=\"M0 0h630v640H0z\" fill=\"#fff\"/>";
        assert_eq!(without_vignette(svg), "<g/><path d=\"M0 0h630v640H0z\" fill=\"#fff\"/>");
    }

    #[test]
    fn numbers_are_short() {
        assert_eq!(number(3.0), "3");
        assert_eq!(number(-0.01), "0");
        assert_eq!(number(2.46), "2.5");
    }

    #[test]
    fn labels_cannot_break_out() {
        assert_eq!(escaped("\"<&>"), "&quot;&lt;&amp;&gt;");
    }
}
