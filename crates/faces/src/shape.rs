//! Cut paper: edges that wobble a little, the same way every time for the same card.

use crate::svg::number;

/// A point.
pub(crate) type Point = (f32, f32);

/// The hand that cuts: small deviations that look random and depend only on what is being cut.
pub(crate) struct Hand(u64);

impl Hand {
    pub(crate) fn new(what: &str) -> Hand {
        // FNV-1a
        let mut state = 0xcbf2_9ce4_8422_2325_u64;
        for byte in what.bytes() {
            state = (state ^ u64::from(byte)).wrapping_mul(0x100_0000_01b3);
        }
        Hand(state | 1)
    }

    /// Between 0 and 1.
    fn unit(&mut self) -> f32 {
        self.0 ^= self.0 >> 12;
        self.0 ^= self.0 << 25;
        self.0 ^= self.0 >> 27;
        (self.0.wrapping_mul(0x2545_f491_4f6c_dd1d) >> 40) as f32 / (1_u64 << 24) as f32
    }

    /// Between `-most` and `most`.
    pub(crate) fn off(&mut self, most: f32) -> f32 {
        (self.unit() * 2.0 - 1.0) * most
    }

    /// The shape grown by an uneven ink edge, heavier to the lower right. A negative width shrinks it.
    pub(crate) fn grow(&mut self, shape: &[Point], width: f32, bias: f32, uneven: f32) -> Vec<Point> {
        let count = shape.len();
        let turn = if area(shape) > 0.0 { 1.0 } else { -1.0 };
        (0..count)
            .map(|index| {
                let (x, y) = shape[index];
                let before = shape[(index + count - 1) % count];
                let after = shape[(index + 1) % count];
                let (ax, ay) = direction(before, (x, y));
                let (bx, by) = direction((x, y), after);
                let (first, second) = ((ay * turn, -ax * turn), (by * turn, -bx * turn));
                let (nx, ny) = direction((0.0, 0.0), (first.0 + second.0, first.1 + second.1));
                let sharp = (nx * first.0 + ny * first.1).max(0.5);
                let by = width * (1.0 - uneven / 2.0 + uneven * self.unit() + bias * (nx * 0.6 + ny * 0.8)) / sharp;
                (x + nx * by, y + ny * by)
            })
            .collect()
    }

    /// A torn edge from left to right.
    pub(crate) fn torn(&mut self, from: f32, to: f32, y: f32, rough: f32) -> Vec<Point> {
        let mut edge = Vec::new();
        let mut x = from;
        while x < to {
            edge.push((x, y + self.off(rough)));
            x += 12.0 + 26.0 * self.unit();
        }
        edge.push((to, y));
        edge
    }

    /// A paper disc cut with eleven snips.
    pub(crate) fn disc(&mut self, x: f32, y: f32, radius: f32) -> Vec<Point> {
        const SNIPS: usize = 11;
        (0..SNIPS)
            .map(|snip| {
                let angle = std::f32::consts::TAU * snip as f32 / SNIPS as f32 + 0.2;
                let here = radius * (1.0 + self.off(0.045));
                (x + here * angle.cos(), y + here * angle.sin())
            })
            .collect()
    }
}

fn direction(from: Point, to: Point) -> Point {
    let (x, y) = (to.0 - from.0, to.1 - from.1);
    let length = x.hypot(y);
    if length == 0.0 {
        (0.0, 0.0)
    } else {
        (x / length, y / length)
    }
}

fn area(shape: &[Point]) -> f32 {
    let count = shape.len();
    (0..count)
        .map(|index| {
            let (a, b) = (shape[(index + count - 1) % count], shape[index]);
            (a.0 * b.1 - b.0 * a.1) / 2.0
        })
        .sum()
}

/// A closed path through these points.
pub(crate) fn path(shape: &[Point]) -> String {
    let mut data = String::new();
    let mut at = (0.0, 0.0);
    for (index, &(x, y)) in shape.iter().enumerate() {
        let (x, y) = (x.round(), y.round());
        if index == 0 {
            data.push_str(&format!("M{} {}l", number(x), number(y)));
        } else {
            let step = format!("{} {}", number(x - at.0), number(y - at.1));
            if index > 1 && !step.starts_with('-') {
                data.push(' ');
            }
            data.push_str(&step.replace(" -", "-"));
        }
        at = (x, y);
    }
    data.push('z');
    data
}

/// A piece of paper with its ink edge.
pub(crate) fn piece(hand: &mut Hand, shape: &[Point], fill: &str, edge: f32) -> String {
    let ink = hand.grow(shape, edge, 0.5, 0.5);
    format!(
        "<path d=\"{}\"/><path d=\"{}\" fill=\"{fill}\"/>",
        path(&ink),
        path(shape)
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_same_card_is_always_cut_the_same_way() {
        assert_eq!(Hand::new("a").off(5.0), Hand::new("a").off(5.0));
        assert_ne!(Hand::new("a").off(5.0), Hand::new("b").off(5.0));
        let mut hand = Hand::new("x");
        assert!((0..1000).map(|_| hand.off(3.0)).all(|off| off.abs() <= 3.0));
    }

    #[test]
    fn growing_goes_outward_whichever_way_round() {
        let square = [(0.0, 0.0), (10.0, 0.0), (10.0, 10.0), (0.0, 10.0)];
        let mut back = square;
        back.reverse();
        for shape in [square, back] {
            let grown = Hand::new("").grow(&shape, 2.0, 0.0, 0.0);
            assert!(
                grown
                    .iter()
                    .all(|&(x, y)| !(0.0..=10.0).contains(&x) && !(0.0..=10.0).contains(&y)),
                "{grown:?}"
            );
        }
    }

    #[test]
    fn paths_are_relative_and_closed() {
        assert_eq!(path(&[(1.0, 2.0), (4.0, 1.0), (4.0, 5.0)]), "M1 2l3-1 0 4z");
    }
}
