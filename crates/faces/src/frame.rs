//! What all cards share: paper, window, torn panel, name strips, grain.

use crate::fonts::{Font, reach, width};
use crate::palette::{BRASS, FIBER, INK};
use crate::shape::{Hand, Point, path, piece};
use crate::svg::{self, escaped, number};
use crate::{Art, Style, Theme, color};
use rules::Set;
use std::fmt::Write;

/// Where the panel is torn off, with the least text.
pub(crate) const TEAR: f32 = 622.0;

/// How far below the middle of a strip its letters stand, in parts of their size.
const BASELINE: f32 = 0.3;
/// How far the paper of a strip reaches beyond its letters: half a millimeter, and what the scissors may take off.
const CLEARANCE: f32 = 9.5;

/// A card being put together.
pub(crate) struct Frame<'a> {
    pub(crate) style: Style<'a>,
    pub(crate) hand: Hand,
    pub(crate) body: String,
    window: Vec<Point>,
}

impl<'a> Frame<'a> {
    /// The paper with its window, still empty.
    pub(crate) fn new(id: &str, style: Style<'a>) -> Frame<'a> {
        let mut hand = Hand::new(id);
        let mut off = |x: f32, y: f32| (x + hand.off(5.0), y + hand.off(5.0));
        let window = vec![
            off(26.0, 26.0),
            off(315.0, 26.0),
            off(604.0, 26.0),
            off(604.0, 440.0),
            off(604.0, 854.0),
            off(315.0, 854.0),
            off(26.0, 854.0),
            off(26.0, 440.0),
        ];
        let (paper, shade) = (color::paper(style.theme), color::shade(style.theme));
        let body = if style.square {
            format!("<path d=\"M0 0h630v880H0z\" fill=\"{paper}\"/>")
        } else {
            format!(
                "<rect x=\"2\" y=\"2\" width=\"626\" height=\"876\" rx=\"35\" fill=\"{paper}\" stroke=\"{shade}\" \
                 stroke-width=\"4\"/>"
            )
        };
        Frame {
            style,
            hand,
            body,
            window,
        }
    }

    /// The art in the window, the panel torn off below `tear`, and the ink frame around both.
    pub(crate) fn art_and_panel(&mut self, art: Art<'_>, tear: f32) {
        let prefix = self.style.prefix;
        let torn = {
            let mut edge = self.hand.torn(-20.0, 650.0, tear, 11.0);
            edge.extend([(650.0, 900.0), (-20.0, 900.0)]);
            path(&edge)
        };
        let (paper, fiber) = match self.style.theme {
            Theme::Dark => (color::paper(Theme::Dark), "#e6d9c4"),
            theme => (color::paper(theme), FIBER),
        };
        let mut ring = path(&self.hand.grow(&self.window, 4.0, 0.5, 0.8));
        ring.push_str(&path(&self.hand.grow(&self.window, -7.0, -0.3, 0.8)));
        let _ = write!(
            self.body,
            "<clipPath id=\"{prefix}window\"><path d=\"{}\"/></clipPath><g clip-path=\"url(#{prefix}window)\">{}\
             <path d=\"{torn}\"/><path d=\"{torn}\" transform=\"translate(3 11)\" fill=\"{fiber}\"/>\
             <path d=\"{torn}\" transform=\"translate(-9 24)\" fill=\"{paper}\"/></g>\
             <path fill-rule=\"evenodd\" d=\"{ring}\"/>",
            path(&self.window),
            art.set(prefix, (630, 640)),
        );
    }

    /// The name on two strips, on one slanted line around `y`.
    pub(crate) fn banner(&mut self, y: f32, banner: &Banner, large: (&str, &str)) {
        let slope = 4_f32.to_radians().tan();
        let mut x = 315.0 - banner.width() / 2.0;
        let small = (banner.small_width - 6.0, banner.small_size, &banner.small, (FIBER, INK));
        let large = (banner.large_width - 4.0, banner.large_size, &banner.large, large);
        let strips = if banner.large_first {
            [large, small]
        } else {
            [small, large]
        };
        let strips = strips.map(|(wide, size, words, colors)| {
            let middle = x + 20.0 + (wide + 5.0) / 2.0;
            x += wide + 45.0;
            let drop = if size == banner.large_size { 5.0 } else { 0.0 };
            (middle, y + drop, wide, size, words, colors)
        });
        for (x, y, wide, size, words, (paper, letters)) in strips {
            if words.is_empty() {
                continue;
            }
            let mut off = |x: f32, y: f32, by: f32| (x + self.hand.off(by), y + self.hand.off(4.0));
            // Letters with marks above or tails below need a higher strip.
            let (above, below) = reach(words, size);
            let (half, up, down) = (
                wide / 2.0,
                (size * 0.51).max(above - size * BASELINE + CLEARANCE),
                (size * 0.51).max(below + size * BASELINE + CLEARANCE),
            );
            let shape = [
                off(-half - 26.0, -up, 6.0),
                off(-half + wide * 0.4, -up, 0.0),
                off(half + 24.0, -up, 6.0),
                off(half + 20.0, down, 6.0),
                off(wide * 0.1, down, 0.0),
                off(-half - 22.0, down, 6.0),
            ];
            let strip = piece(&mut self.hand, &shape, paper, 9.0);
            let _ = write!(
                self.body,
                "<g transform=\"translate({} {}) rotate(-4)\">{strip}<text y=\"{}\" font-size=\"{}\" fill=\"{letters}\" \
                 text-anchor=\"middle\" transform=\"skewX(-9)\">{}</text></g>",
                number(x),
                number(y - (x - 315.0) * slope),
                number(size * BASELINE),
                number(size),
                escaped(words),
            );
        }
    }

    /// The pin that marks an advanced hero.
    pub(crate) fn advanced(&mut self, x: f32, y: f32) {
        let disc = self.hand.disc(x, y, 31.0);
        let disc = piece(&mut self.hand, &disc, BRASS, 7.0);
        let _ = write!(
            self.body,
            "{disc}<path d=\"M{} {}h28m-14-14v28\" fill=\"none\" stroke=\"{INK}\" stroke-width=\"9\"/>",
            number(x - 14.0),
            number(y)
        );
    }

    /// The number of a hero on the lower edge of the frame, with the sign of its set: a diamond, a triangle or a crown.
    pub(crate) fn number(&mut self, number: u8, set: Set) {
        const SIZE: f32 = 23.0;
        const SIGN: f32 = 18.0;
        let sign = match set {
            Set::Base | Set::Emperor => None,
            Set::Extra => Some("l8 8-8 8-8-8z"),
            Set::Kickstarter => Some("l9 15h-18z"),
            Set::Queens => Some("l4 6 6-4-2 13h-16l-2-13 6 4z"),
        };
        let figures = number.to_string();
        let wide = width(Font::Display, &figures, SIZE) + if sign.is_some() { SIGN + 6.0 } else { 0.0 };
        let (left, y) = (566.0 - wide, 856.0);
        let mut off = |x: f32, y: f32| (x + self.hand.off(2.0), y + self.hand.off(1.0));
        let shape = [
            off(left - 9.0, y - 11.0),
            off(left + wide + 9.0, y - 12.0),
            off(left + wide + 8.0, y + 11.0),
            off(left - 8.0, y + 12.0),
        ];
        let paper = color::paper(self.style.theme);
        let letters = color::text(self.style.theme);
        self.body.push_str(&piece(&mut self.hand, &shape, paper, 4.0));
        self.body
            .push_str(&svg::text(left, y + 7.0, SIZE, letters, false, &figures));
        if let Some(sign) = sign {
            let x = svg::number(left + wide - SIGN / 2.0);
            let _ = write!(
                self.body,
                "<path d=\"M{x} {}{sign}\" fill=\"{letters}\"/>",
                svg::number(y - 8.0)
            );
        }
    }

    /// The finished card.
    pub(crate) fn finish(mut self) -> String {
        let prefix = self.style.prefix;
        // Flecks in the paper, unless it will be real paper.
        if !self.style.square && self.style.theme != Theme::Gray {
            let mut hand = Hand::new("grain");
            let mut flecks = String::new();
            for _ in 0..9 {
                let (x, y) = (44.0 + hand.off(44.0), 44.0 + hand.off(44.0));
                let _ = write!(
                    flecks,
                    "M{} {}l{} {}",
                    x.round(),
                    y.round(),
                    hand.off(5.0).round(),
                    3.0 + hand.off(2.0).round()
                );
            }
            let _ = write!(
                self.body,
                "<pattern id=\"{prefix}grain\" width=\"90\" height=\"90\" patternUnits=\"userSpaceOnUse\">\
                 <path d=\"{flecks}\" fill=\"none\" stroke=\"#5a3d1a\" stroke-width=\"1.6\" opacity=\".22\"/></pattern>\
                 <rect width=\"630\" height=\"880\" rx=\"36\" fill=\"url(#{prefix}grain)\"/>"
            );
        }
        crate::svg::document([0.0, 0.0, 630.0, 880.0], self.style, &self.body)
    }
}

/// A name in two halves, both as large as the line allows.
pub(crate) struct Banner {
    pub(crate) small: String,
    pub(crate) large: String,
    pub(crate) small_size: f32,
    pub(crate) large_size: f32,
    small_width: f32,
    large_width: f32,
    /// A leader's name comes before the title, a hero's adjective before the noun.
    large_first: bool,
}

impl Banner {
    /// The longest line of both strips with their paper.
    pub(crate) const LONGEST: f32 = 556.0;

    pub(crate) fn new((small, large): (String, String)) -> Banner {
        let mut banner = Banner {
            small,
            large,
            small_size: 66.0,
            large_size: 88.0,
            small_width: 0.0,
            large_width: 0.0,
            large_first: false,
        };
        loop {
            banner.small_width = width(Font::Display, &banner.small, banner.small_size);
            banner.large_width = width(Font::Display, &banner.large, banner.large_size);
            if banner.width() <= Banner::LONGEST || banner.small_size <= 24.0 {
                return banner;
            }
            // The halves keep their contrast as long as the small one stays readable.
            banner.large_size -= 1.0;
            banner.small_size = (banner.large_size * 0.76).max(24.0).min(banner.small_size);
        }
    }

    /// This banner with the large half first.
    pub(crate) fn large_first(self) -> Banner {
        Banner {
            large_first: true,
            ..self
        }
    }

    fn width(&self) -> f32 {
        self.small_width + self.large_width + 76.0
    }
}
