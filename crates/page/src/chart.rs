//! Everybody's chances over a game as lines: where they run, and which moment lies below a point.

use std::fmt::Write;
use told::{Replayed, TurningPoint};

/// How large a chart is inside; outside it takes what room there is.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Chart {
    /// The width in units of the drawing.
    pub wide: f64,
    /// The height in units of the drawing.
    pub high: f64,
}

/// A turning point in a chart.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Mark {
    /// Which of the turning points, the greatest first.
    pub point: TurningPoint,
    /// How far to the right, from 0 to 1.
    pub share: f64,
}

/// How far into a game a moment is, from 0 to 1.
fn share(replay: &Replayed, moment: usize) -> f64 {
    let last = replay.moments.saturating_sub(1).max(1);
    (moment as f64 / last as f64).min(1.0)
}

impl Chart {
    /// Where a moment is.
    pub fn x(&self, replay: &Replayed, moment: usize) -> f64 {
        self.wide * share(replay, moment)
    }

    /// One seat's shares over a game: at the start, at every turn and at the end, as far as they are known. What lies
    /// between is the to and fro of a single ability.
    pub fn points(&self, replay: &Replayed, rows: &[Vec<f32>], seat: usize) -> Vec<(f64, f64)> {
        let last = replay.moments.saturating_sub(1);
        let turns = replay.turns.iter().map(|turn| turn.moment);
        let between = turns.filter(|&moment| 0 < moment && moment < last);
        let moments = [0].into_iter().chain(between).chain((last > 0).then_some(last));
        let known = moments.map_while(|moment| Some((moment, rows.get(moment)?)));
        let points = known.map(|(moment, row)| {
            let chance = f64::from(row.get(seat).copied().unwrap_or_default()).clamp(0.0, 1.0);
            (self.x(replay, moment), self.high * (1.0 - chance))
        });
        points.collect()
    }

    /// The chances of a seat over the game, as the path of an SVG line.
    pub fn path(&self, replay: &Replayed, rows: &[Vec<f32>], seat: usize) -> String {
        let mut path = String::new();
        for (index, (x, y)) in self.points(replay, rows, seat).into_iter().enumerate() {
            let _ = write!(path, "{}{x:.1} {y:.1}", if index == 0 { "M" } else { "L" });
        }
        path
    }
}

/// The moment of a game below a point of its chart, which is this far to the right.
pub fn moment_at(replay: &Replayed, share: f64) -> usize {
    let last = replay.moments.saturating_sub(1);
    let share = if share.is_finite() { share.clamp(0.0, 1.0) } else { 0.0 };
    (share * last as f64).round() as usize
}

/// The moment that begins the turn before or after this one.
pub fn turn_beside(replay: &Replayed, moment: usize, forward: bool) -> usize {
    let mut turns = replay.turns.iter().map(|turn| turn.moment);
    match forward {
        true => turns
            .find(|&turn| turn > moment)
            .unwrap_or(replay.moments.saturating_sub(1)),
        false => turns.rfind(|&turn| turn < moment).unwrap_or(0),
    }
}

/// The numbers of turns below a chart, each with how far to the right it stands: at most this many, evenly apart.
pub fn axis(replay: &Replayed, most: usize) -> Vec<(u32, f64)> {
    let step = replay.turns.len().div_ceil(most.max(1)).max(1) as u32;
    let numbered = replay.turns.iter().filter(|turn| turn.turn % step == 0);
    numbered.map(|turn| (turn.turn, share(replay, turn.moment))).collect()
}

/// The turning points that are worth a mark: the greatest, and none that changed next to nothing.
pub fn marks(replay: &Replayed, points: &[TurningPoint], most: usize) -> Vec<Mark> {
    const WORTH: f32 = 0.05;
    let mut marks: Vec<Mark> = points
        .iter()
        .filter(|point| point.change >= WORTH)
        .take(most)
        .map(|&point| Mark {
            point,
            share: share(replay, point.moment),
        })
        .collect();
    marks.sort_by_key(|mark| mark.point.moment);
    marks
}
