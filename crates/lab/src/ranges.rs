//! Which games of an experiment were played.

use serde::{Deserialize, Serialize};
use std::ops::Range;

/// Numbers of games as ranges: in order, apart from each other, and none empty. The same games are always written the
/// same way, so parts that were merged in any order are equal to the whole.
///
/// ```
/// use lab::Ranges;
/// let mut played = Ranges::from(20..30);
/// assert!(played.add(&Ranges::from(0..20)));
/// assert_eq!(played, Ranges::from(0..30));
/// assert!(!played.add(&Ranges::from(29..40)), "game 29 was played already");
/// assert_eq!(played.rest_of(10..50), Ranges::from(30..50));
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "Vec<[u64; 2]>", into = "Vec<[u64; 2]>")]
pub struct Ranges(Vec<Range<u64>>);

impl Ranges {
    /// Adds others. False, and nothing added, if they have a game in common.
    pub fn add(&mut self, others: &Ranges) -> bool {
        let mut all: Vec<Range<u64>> = self.0.iter().chain(&others.0).cloned().collect();
        all.sort_by_key(|range| range.start);
        if all.windows(2).any(|pair| pair[1].start < pair[0].end) {
            return false;
        }
        self.0.clear();
        for range in all {
            match self.0.last_mut() {
                Some(last) if last.end == range.start => last.end = range.end,
                _ => self.0.push(range),
            }
        }
        true
    }

    /// The games of a range that are not among these.
    pub fn rest_of(&self, range: Range<u64>) -> Ranges {
        let mut rest = Vec::new();
        let mut next = range.start;
        for played in &self.0 {
            if played.start > next && next < range.end {
                rest.push(next..played.start.min(range.end));
            }
            next = next.max(played.end);
        }
        if next < range.end {
            rest.push(next..range.end);
        }
        Ranges(rest)
    }

    /// The ranges, in order.
    pub fn iter(&self) -> impl Iterator<Item = Range<u64>> + '_ {
        self.0.iter().cloned()
    }

    /// How many games they are.
    pub fn count(&self) -> u64 {
        self.0.iter().map(|range| range.end - range.start).sum()
    }
}

impl From<Range<u64>> for Ranges {
    fn from(range: Range<u64>) -> Ranges {
        Ranges(if range.is_empty() { Vec::new() } else { vec![range] })
    }
}

impl From<Ranges> for Vec<[u64; 2]> {
    fn from(ranges: Ranges) -> Vec<[u64; 2]> {
        ranges.0.into_iter().map(|range| [range.start, range.end]).collect()
    }
}

impl TryFrom<Vec<[u64; 2]>> for Ranges {
    type Error = &'static str;

    fn try_from(written: Vec<[u64; 2]>) -> Result<Ranges, Self::Error> {
        let mut ranges = Ranges::default();
        for [start, end] in written {
            if start >= end || !ranges.add(&Ranges::from(start..end)) {
                return Err("ranges of games must not be empty and must not overlap");
            }
        }
        Ok(ranges)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_left() {
        let mut played = Ranges::from(10..20);
        assert!(played.add(&Ranges::from(30..40)));
        let rest: Vec<_> = played.rest_of(0..50).iter().collect();
        assert_eq!(rest, [0..10, 20..30, 40..50]);
        assert_eq!(played.rest_of(12..18), Ranges::default());
        assert_eq!(played.rest_of(15..35), Ranges::from(20..30));
        assert_eq!(played.rest_of(0..5), Ranges::from(0..5));
        assert_eq!(played.count(), 20);
        assert_eq!(Ranges::default().rest_of(3..4), Ranges::from(3..4));
        assert_eq!(Ranges::from(4..4), Ranges::default());
    }

    #[test]
    fn written_and_read() {
        let mut played = Ranges::from(10..20);
        played.add(&Ranges::from(0..3));
        let text = serde_json::to_string(&played).unwrap();
        assert_eq!(text, "[[0,3],[10,20]]");
        assert_eq!(serde_json::from_str::<Ranges>(&text).unwrap(), played);
        for wrong in ["[[3,3]]", "[[5,4]]", "[[0,5],[4,9]]"] {
            assert!(serde_json::from_str::<Ranges>(wrong).is_err(), "{wrong}");
        }
    }
}
