//! The picture of a result that somebody sends to others: what is drawn where, on a canvas of the size that most places
//! show whole.

use std::ops::Range;

/// How wide it is.
pub const WIDE: f64 = 1200.0;
/// How high it is.
pub const HIGH: f64 = 630.0;

/// Something on the picture.
#[derive(Clone, Debug, PartialEq)]
pub enum Stroke {
    /// A filled rectangle.
    Field {
        /// Left, top, width, height.
        frame: [f64; 4],
        /// Its color.
        color: &'static str,
    },
    /// A file, as large as its frame.
    Image {
        /// The address of the picture.
        address: String,
        /// Left, top, width, height.
        frame: [f64; 4],
    },
    /// A line of text, no wider than it may be.
    Text {
        /// The words.
        text: String,
        /// Its middle, or its left end.
        x: f64,
        /// The line it stands on.
        y: f64,
        /// The height of its letters.
        size: f64,
        /// How wide it may be.
        most: f64,
        /// Whether `x` is its middle.
        centered: bool,
        /// Its color.
        color: &'static str,
    },
    /// A line through points.
    Line {
        /// The points.
        points: Vec<(f64, f64)>,
        /// Its color.
        color: &'static str,
        /// How thick it is.
        width: f64,
    },
}

/// A player of the game.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Portrait {
    /// What they are called.
    pub name: String,
    /// The name of their leader.
    pub leader: String,
    /// Where the face of their leader lies.
    pub face: String,
    /// What was counted.
    pub count: String,
    /// Whether they have won.
    pub won: bool,
    /// Their chances over the game, as points of a chart of [`chart`].
    pub chances: Vec<(f64, f64)>,
}

/// A result in words.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Poster {
    /// What the game is called.
    pub title: String,
    /// The name of the winner.
    pub winner: String,
    /// The faction that has won, and what decided.
    pub because: String,
    /// Where its sign lies.
    pub sign: String,
    /// The players, by seat.
    pub players: Vec<Portrait>,
    /// Where the game can be played.
    pub site: String,
}

const PAPER: &str = "#f4e6c4";
const INK: &str = "#221111";
const MUTE: &str = "#5f4a38";
const RED: &str = "#b3261e";
const GOLD: &str = "#e9b83a";
const MARGIN: f64 = 40.0;

/// The colors of the players' lines, by seat.
pub const LINES: [&str; 6] = ["#b3261e", "#2e6b34", "#1f5fa8", "#8a4fa3", "#c27a12", "#3b3b3b"];

/// How high the chart is, and where it lies.
const CHART: Range<f64> = 440.0..566.0;

/// The size of the chart in it.
pub fn chart() -> crate::Chart {
    crate::Chart {
        wide: WIDE - 2.0 * MARGIN,
        high: CHART.end - CHART.start,
    }
}

fn text(text: &str, (x, y): (f64, f64), size: f64, most: f64, color: &'static str) -> Stroke {
    Stroke::Text {
        text: text.to_owned(),
        x,
        y,
        size,
        most,
        centered: true,
        color,
    }
}

fn portrait(player: &Portrait, middle: f64, wide: f64, line: &'static str) -> Vec<Stroke> {
    let size = 130.0_f64.min(wide - 16.0);
    let (left, top) = (middle - size / 2.0, 178.0);
    let rim = 5.0;
    let around = |by: f64, color| Stroke::Field {
        frame: [left - by, top - by, size + 2.0 * by, size + 2.0 * by],
        color,
    };
    let mut strokes = Vec::new();
    if player.won {
        strokes.push(around(2.0 * rim + 4.0, GOLD));
    }
    let below = top + size;
    strokes.extend([
        around(rim, line),
        Stroke::Image {
            address: player.face.clone(),
            frame: [left, top, size, size],
        },
        text(&player.name, (middle, below + 44.0), 30.0, wide, INK),
        text(&player.leader, (middle, below + 70.0), 20.0, wide, MUTE),
        text(&player.count, (middle, below + 98.0), 22.0, wide, INK),
    ]);
    strokes
}

fn curves(players: &[Portrait]) -> Vec<Stroke> {
    let size = chart();
    let level = |share: f64| Stroke::Line {
        points: vec![
            (MARGIN, CHART.start + size.high * share),
            (MARGIN + size.wide, CHART.start + size.high * share),
        ],
        color: "#d3bd8c",
        width: 2.0,
    };
    let lines = players.iter().zip(LINES).filter(|(player, _)| player.chances.len() > 1);
    let lines = lines.map(|(player, color)| Stroke::Line {
        points: player
            .chances
            .iter()
            .map(|(x, y)| (MARGIN + x, CHART.start + y))
            .collect(),
        color,
        width: if player.won { 7.0 } else { 4.0 },
    });
    let lines: Vec<Stroke> = lines.collect();
    match lines.is_empty() {
        true => lines,
        false => [level(0.0), level(0.5), level(1.0)].into_iter().chain(lines).collect(),
    }
}

impl Poster {
    /// The picture, what lies below first.
    pub fn picture(&self) -> Vec<Stroke> {
        let middle = WIDE / 2.0;
        let most = WIDE - 2.0 * MARGIN;
        let mut strokes = vec![
            Stroke::Field {
                frame: [0.0, 0.0, WIDE, HIGH],
                color: INK,
            },
            Stroke::Field {
                frame: [10.0, 10.0, WIDE - 20.0, HIGH - 20.0],
                color: PAPER,
            },
            Stroke::Image {
                address: self.sign.clone(),
                frame: [MARGIN, 34.0, 96.0, 96.0],
            },
            text(&self.winner, (middle, 92.0), 66.0, most - 240.0, RED),
            text(&self.because, (middle, 136.0), 25.0, most - 240.0, MUTE),
        ];
        let wide = most / self.players.len().max(1) as f64;
        for (index, (player, line)) in self.players.iter().zip(LINES).enumerate() {
            strokes.extend(portrait(
                player,
                MARGIN + wide * (index as f64 + 0.5),
                wide - 10.0,
                line,
            ));
        }
        strokes.extend(curves(&self.players));
        strokes.push(text(
            &format!("{} · {}", self.title, self.site),
            (middle, 604.0),
            21.0,
            most,
            MUTE,
        ));
        strokes
    }
}
