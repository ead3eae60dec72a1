//! Where a large card lies: beside what is pointed at, and never over something that may be chosen.

use crate::Spot;

/// A frame on the screen, in pixels.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Frame {
    /// Its left edge.
    pub left: f64,
    /// Its upper edge.
    pub top: f64,
    /// How wide it is.
    pub wide: f64,
    /// How high it is.
    pub high: f64,
}

impl Frame {
    /// Whether two frames share any point.
    pub fn meets(self, other: Frame) -> bool {
        self.left < other.left + other.wide
            && other.left < self.left + self.wide
            && self.top < other.top + other.high
            && other.top < self.top + self.high
    }

    fn is_within(self, screen: Spot) -> bool {
        self.left >= 0.0 && self.top >= 0.0 && self.left + self.wide <= screen.0 && self.top + self.high <= screen.1
    }
}

/// How far it keeps from what it belongs to, and from the edge of the screen.
const GAP: f64 = 10.0;

/// How close the places are to each other that are tried when none beside it is free.
const STEP: f64 = 24.0;

/// Where a card of this size lies on the screen: on the right of what it belongs to, on the left, above, below, or
/// anywhere else where it covers nothing of `keep`. Nowhere, if there is no such place.
pub fn beside(of: Frame, size: Spot, screen: Spot, keep: &[Frame]) -> Option<Spot> {
    let (wide, high) = size;
    let (most_left, most_top) = (screen.0 - wide - GAP, screen.1 - high - GAP);
    if most_left < GAP || most_top < GAP {
        return None;
    }
    let left = (of.left + of.wide / 2.0 - wide / 2.0).clamp(GAP, most_left);
    let top = (of.top + of.high / 2.0 - high / 2.0).clamp(GAP, most_top);
    let near = [
        (of.left + of.wide + GAP, top),
        (of.left - wide - GAP, top),
        (left, of.top - high - GAP),
        (left, of.top + of.high + GAP),
    ];
    let steps = |most: f64| {
        (0..)
            .map(|step| GAP + f64::from(step) * STEP)
            .take_while(move |at| *at <= most)
    };
    let anywhere = steps(most_top).flat_map(|top| steps(most_left).map(move |left| (left, top)));
    near.into_iter().chain(anywhere).find(|(left, top)| {
        let there = Frame {
            left: *left,
            top: *top,
            wide,
            high,
        };
        there.is_within(screen) && !there.meets(of) && !keep.iter().any(|frame| there.meets(*frame))
    })
}
