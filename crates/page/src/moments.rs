//! The moments of the last turns, so that a turn can be shown again.

use rules::{Happening, Seat};
use std::borrow::Borrow;
use std::collections::VecDeque;
use std::ops::Range;
use told::Chapter;

/// How many moments are kept: some rounds of a full table.
const KEPT: usize = 96;

/// What was to be seen after each of the last chapters.
#[derive(Clone, Debug)]
pub struct Moments<S> {
    /// How many chapters there were at the first moment that is kept.
    first: usize,
    kept: VecDeque<S>,
}

impl<S> Default for Moments<S> {
    fn default() -> Moments<S> {
        Moments {
            first: 0,
            kept: VecDeque::new(),
        }
    }
}

impl<S: Clone> Moments<S> {
    /// Something else is to be seen, after this many chapters. Whatever was kept of what comes after is forgotten, and so is
    /// everything where a moment in between was never seen.
    pub fn note(&mut self, chapters: usize, seen: S) {
        let end = self.first + self.kept.len();
        if chapters < self.first || chapters > end || self.kept.is_empty() {
            self.kept.clear();
            self.first = chapters;
        }
        self.kept.truncate(chapters - self.first);
        self.kept.push_back(seen);
        if self.kept.len() > KEPT {
            self.kept.pop_front();
            self.first += 1;
        }
    }

    /// Nobody may see any of it again.
    pub fn clear(&mut self) {
        self.kept.clear();
    }

    /// What was to be seen after this many chapters, if it is kept.
    pub fn after(&self, chapters: usize) -> Option<S> {
        self.kept.get(chapters.checked_sub(self.first)?).cloned()
    }

    /// The moment before some chapters and those after each of them, if all are kept.
    pub fn through(&self, chapters: Range<usize>) -> Option<(S, Vec<S>)> {
        let before = self.after(chapters.start)?;
        let after: Option<Vec<S>> = chapters.map(|chapter| self.after(chapter + 1)).collect();
        Some((before, after?))
    }
}

/// The chapters of a player's last turn: those after the one in which it began, with the one in which the next began.
pub fn last_turn_at<C: Borrow<Chapter>>(chronicle: &[C], seat: Seat) -> Option<Range<usize>> {
    let begins = |chapter: &C, who: Option<Seat>| {
        let mut turns = chapter
            .borrow()
            .happenings
            .iter()
            .filter_map(|happening| match happening {
                Happening::Turn { seat } => Some(*seat),
                _ => None,
            });
        turns.any(|seat| who.is_none_or(|who| who == seat))
    };
    let start = 1 + chronicle.iter().rposition(|chapter| begins(chapter, Some(seat)))?;
    let next = chronicle[start..].iter().position(|chapter| begins(chapter, None));
    let end = next.map_or(chronicle.len(), |next| start + next + 1);
    (start < end).then_some(start..end)
}
