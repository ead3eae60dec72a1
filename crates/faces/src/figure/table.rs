//! What pictures of the table are put together from: cards, piles, the track, labels, arrows.

use super::{GOLD, PAPER, Source, inner_theme, numbered};
use crate::palette::INK;
use crate::svg::{number, text};
use crate::{
    Art, FIGURE_WIDTH, Font, Picture, Style, board, color, hero_back, hero_thumb, leader_back, leader_thumb, width,
};
use rules::{Hero, Leader, Slot, Track, View};
use std::fmt::Write;
use words::{Words, text};

/// A point of a picture.
type Point = (f32, f32);

/// The middles of the places for cards.
pub(super) struct Zones {
    pub(super) harbor: Point,
    pub(super) slots: [Point; 3],
    pub(super) wilderness: Point,
}

/// A picture of the table being drawn.
pub(super) struct TablePicture<'a> {
    pub(super) words: Words,
    source: Source,
    style: Style<'a>,
    /// How many pictures lie inside this one already: each gets a prefix of its own.
    inside: u32,
    prefix: String,
    /// Whether the back was drawn: it is drawn once and then used again.
    backs: bool,
    body: String,
}

impl<'a> TablePicture<'a> {
    pub(super) fn new(words: Words, source: Source, style: Style<'a>) -> TablePicture<'a> {
        TablePicture {
            words,
            source,
            style,
            inside: 0,
            prefix: style.prefix.to_owned(),
            backs: false,
            body: String::new(),
        }
    }

    pub(super) fn finish(self) -> String {
        self.body
    }

    /// The style of the next picture inside this one.
    pub(super) fn inner(&self) -> Style<'_> {
        Style::new(&self.prefix).theme(inner_theme(self.style.theme)).bare()
    }

    /// Makes a picture with its art, under a prefix of its own.
    pub(super) fn with_art<T>(&mut self, picture: Picture, make: impl FnOnce(Art<'_>, Style<'_>) -> T) -> T {
        self.inside += 1;
        self.prefix = format!("{}{}-", self.style.prefix, self.inside);
        match self.source {
            Source::Inside => make(Art::File(crate::art(picture)), self.inner()),
            Source::Files => {
                let address = format!("art/{}.svg", picture.id());
                make(Art::Address(&address), self.inner())
            }
        }
    }

    /// Puts something drawn from the origin at this place, in this size.
    pub(super) fn put(&mut self, body: &str, (x, y): Point, scale: f32) {
        let _ = write!(
            self.body,
            "<g transform=\"translate({} {}) scale({scale})\">{body}</g>",
            number(x),
            number(y)
        );
    }

    /// Puts a whole picture there; `origin` is the upper left corner of what it shows.
    pub(super) fn nest(&mut self, svg: &str, origin: Point, (x, y): Point, scale: f32) {
        self.put(inside(svg), (x - origin.0 * scale, y - origin.1 * scale), scale);
    }

    /// A hero as a small face, framed in gold if it is meant.
    pub(super) fn hero(&mut self, hero: Hero, (x, y): Point, size: f32, meant: bool) {
        let svg = self.with_art(hero.into(), |art, style| hero_thumb(hero, art, style));
        self.frame((x, y), size, meant);
        self.nest(&svg, (0.0, 0.0), (x, y), size / 600.0);
    }

    pub(super) fn leader(&mut self, leader: Leader, (x, y): Point, size: f32) {
        let svg = self.with_art(leader.into(), |art, style| leader_thumb(leader, art, style));
        self.frame((x, y), size, false);
        self.nest(&svg, (0.0, 0.0), (x, y), size / 600.0);
    }

    fn frame(&mut self, (x, y): Point, size: f32, meant: bool) {
        let (edge, fill) = if meant { (9.0, GOLD) } else { (3.0, INK) };
        let _ = write!(
            self.body,
            "<rect x=\"{}\" y=\"{}\" width=\"{2}\" height=\"{2}\" rx=\"{3}\" fill=\"{fill}\"{4}/>",
            number(x - edge),
            number(y - edge),
            number(size + edge * 2.0),
            number(size * 0.1 + edge),
            if meant {
                format!(" stroke=\"{INK}\" stroke-width=\"3\"")
            } else {
                String::new()
            }
        );
    }

    /// The back of a hero card.
    pub(super) fn back(&mut self, (x, y): Point, scale: f32) {
        let name = format!("{}back", self.style.prefix);
        if !self.backs {
            self.backs = true;
            let source = self.source;
            let back = match source {
                Source::Inside => {
                    let prefix = format!("{}b-", self.style.prefix);
                    let style = Style::new(&prefix).bare();
                    inside(&hero_back(crate::art(Picture::HeroBack), style)).to_owned()
                }
                Source::Files => "<image href=\"back.svg\" width=\"630\" height=\"880\"/>".to_owned(),
            };
            let _ = write!(self.body, "<defs><g id=\"{name}\">{back}</g></defs>");
        }
        let _ = write!(
            self.body,
            "<use href=\"#{name}\" transform=\"translate({} {}) scale({scale})\"/>",
            number(x),
            number(y)
        );
    }

    /// The back of a leader card.
    pub(super) fn leader_back(&mut self, at: Point, scale: f32) {
        let back = match self.source {
            Source::Inside => {
                let svg = self.with_art(Picture::LeaderBack, |_, style| {
                    leader_back(crate::art(Picture::LeaderBack), style)
                });
                inside(&svg).to_owned()
            }
            Source::Files => "<image href=\"leader-back.svg\" width=\"630\" height=\"880\"/>".to_owned(),
        };
        self.put(&back, at, scale);
    }

    /// The board with its markers.
    pub(super) fn track(&mut self, track: Track, at: Point, scale: f32) {
        let war = text!(self.words, "table-war-area");
        let svg = self.with_art(Picture::Board, |art, style| board(art, &war, Some(track), style));
        self.nest(&svg, (0.0, 0.0), at, scale);
    }

    /// Harbor, Tavern, Wilderness and Graveyard in a row, each over its name.
    pub(super) fn zones(&mut self, view: &View, y: f32) -> Zones {
        let middle = y + 70.0;
        let zones = Zones {
            harbor: (150.0, middle),
            slots: [(390.0, middle), (550.0, middle), (710.0, middle)],
            wilderness: (900.0, middle),
        };
        let graveyard = (1070.0, middle);
        let names = [
            (text!(self.words, "zone-harbor"), zones.harbor),
            (text!(self.words, "zone-tavern"), zones.slots[1]),
            (text!(self.words, "zone-wilderness"), zones.wilderness),
            (text!(self.words, "zone-graveyard"), graveyard),
        ];
        for (name, (x, _)) in &names {
            self.label(name, (*x, y + 175.0));
        }
        self.pile(view.harbor_size(), zones.harbor);
        for (slot, (x, y)) in Slot::ALL.into_iter().zip(zones.slots) {
            match view.tavern(slot) {
                Some(hero) => self.hero(hero, (x - 70.0, y - 70.0), 140.0, false),
                None => self.empty((x - 70.0, y - 70.0), 140.0),
            }
        }
        self.pile(view.wilderness().len(), zones.wilderness);
        let (x, y) = graveyard;
        match view.graveyard().next().and_then(|card| card.hero) {
            Some(hero) => self.hero(hero, (x - 70.0, y - 70.0), 140.0, false),
            None => self.empty((x - 70.0, y - 70.0), 140.0),
        }
        zones
    }

    /// A face-down pile. Its lowest card stays clear of the name below.
    fn pile(&mut self, cards: usize, (x, y): Point) {
        for depth in (0..cards.min(3)).rev() {
            let off = depth as f32 * 5.0;
            self.back((x - 52.0 + off, y - 82.0 + off), 0.165);
        }
    }

    fn empty(&mut self, (x, y): Point, size: f32) {
        let _ = write!(
            self.body,
            "<rect x=\"{}\" y=\"{}\" width=\"{2}\" height=\"{2}\" rx=\"14\" fill=\"none\" stroke=\"{3}\" \
             stroke-width=\"6\" stroke-dasharray=\"18 16\"/>",
            number(x),
            number(y),
            number(size),
            color::text(self.style.theme)
        );
    }

    /// The ground of a row that stands out.
    pub(super) fn ground(&mut self, (x, y): Point, (wide, high): Point) {
        let _ = write!(
            self.body,
            "<rect x=\"{}\" y=\"{}\" width=\"{}\" height=\"{}\" rx=\"18\" fill=\"{GOLD}\" opacity=\".45\"/>",
            number(x),
            number(y),
            number(wide),
            number(high)
        );
    }

    /// Words around this point, or as near to it as the edge of the picture allows.
    pub(super) fn label(&mut self, words: &str, (x, y): Point) {
        // Still readable on a phone, where the picture is as wide as the screen.
        const SIZE: f32 = 38.0;
        let ink = color::text(self.style.theme);
        let half = width(Font::Display, words, SIZE) / 2.0 + 4.0;
        let x = x.max(half).min(FIGURE_WIDTH - half);
        self.body.push_str(&text(x, y, SIZE, ink, true, words));
    }

    /// The name of a row, at its left end.
    pub(super) fn row_label(&mut self, words: &str, y: f32) {
        let mut size: f32 = 44.0;
        while width(Font::Display, words, size) > 215.0 && size > 20.0 {
            size -= 1.0;
        }
        let ink = color::text(self.style.theme);
        self.body.push_str(&text(24.0, y + size * 0.3, size, ink, false, words));
    }

    /// A number in a disc.
    pub(super) fn disc(&mut self, index: usize, at: Point, radius: f32) {
        self.body.push_str(&numbered(index, at, radius));
    }

    /// A number with a line to what it is about.
    pub(super) fn callout(&mut self, index: usize, (x, y): Point, to: Point) {
        let ink = color::text(self.style.theme);
        let _ = write!(
            self.body,
            "<path d=\"M{} {}L{} {}\" fill=\"none\" stroke=\"{ink}\" stroke-width=\"6\"/>",
            number(x),
            number(y),
            number(to.0),
            number(to.1)
        );
        self.disc(index, (x, y), 40.0);
    }

    /// An arrow from one point to another, bent a little.
    pub(super) fn arrow(&mut self, from: Point, to: Point) {
        let (dx, dy) = (to.0 - from.0, to.1 - from.1);
        let length = dx.hypot(dy).max(1.0);
        let bend = 0.12 * length;
        let over = (
            (from.0 + to.0) / 2.0 - dy / length * bend,
            (from.1 + to.1) / 2.0 + dx / length * bend,
        );
        // The head points the way the curve ends.
        let (hx, hy) = (to.0 - over.0, to.1 - over.1);
        let head = hx.hypot(hy).max(1.0);
        let (ux, uy) = (hx / head, hy / head);
        let neck = (to.0 - ux * 30.0, to.1 - uy * 30.0);
        let curve = format!(
            "M{} {}Q{} {} {} {}",
            number(from.0),
            number(from.1),
            number(over.0),
            number(over.1),
            number(neck.0),
            number(neck.1)
        );
        let tip = format!(
            "M{} {}L{} {}L{} {}z",
            number(to.0),
            number(to.1),
            number(neck.0 - uy * 24.0),
            number(neck.1 + ux * 24.0),
            number(neck.0 + uy * 24.0),
            number(neck.1 - ux * 24.0)
        );
        let _ = write!(
            self.body,
            "<path d=\"{curve}\" fill=\"none\" stroke=\"{INK}\" stroke-width=\"24\"/><path d=\"{tip}\" fill=\"{PAPER}\" \
             stroke=\"{INK}\" stroke-width=\"12\"/><path d=\"{curve}\" fill=\"none\" stroke=\"{GOLD}\" stroke-width=\"13\"/>\
             <path d=\"{tip}\" fill=\"{GOLD}\"/>"
        );
    }
}

/// What is inside the outermost element of a picture.
fn inside(svg: &str) -> &str {
    let body = svg.split_once('>').map_or("", |(_, body)| body).trim_end();
    body.strip_suffix("</svg>").unwrap_or(body)
}
