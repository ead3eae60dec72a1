//! What is to be shown, one thing after the other, each in its time.
//!
//! All of it belongs to what lies on the table. When something else comes onto it, the rest is not shown any more, and what
//! is being shown is not shown to its end.

use std::collections::VecDeque;

/// Which of all that ever lay on the table.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Lying(u32);

/// The queue.
#[derive(Clone, Debug)]
pub struct Queue<T> {
    waiting: VecDeque<T>,
    lying: Lying,
    is_showing: bool,
}

impl<T> Default for Queue<T> {
    fn default() -> Queue<T> {
        Queue {
            waiting: VecDeque::new(),
            lying: Lying::default(),
            is_showing: false,
        }
    }
}

impl<T> Queue<T> {
    /// Something is to be shown after all that was told before. Whether somebody must begin to show it, because nobody
    /// shows anything yet.
    #[must_use]
    pub fn push(&mut self, turn: T) -> bool {
        self.waiting.push_back(turn);
        !std::mem::replace(&mut self.is_showing, true)
    }

    /// Whether anything waits.
    pub fn is_empty(&self) -> bool {
        self.waiting.is_empty()
    }

    /// What waits, in order.
    pub fn waiting(&self) -> impl Iterator<Item = &T> {
        self.waiting.iter()
    }

    /// What is to be shown now. Whoever asks shows it and asks again; with nothing left, they are done.
    pub fn take_next(&mut self) -> Option<T> {
        let next = self.waiting.pop_front();
        self.is_showing = next.is_some();
        next
    }

    /// Something else comes onto the table.
    pub fn clear(&mut self) {
        self.waiting.clear();
        self.lying = Lying(self.lying.0.wrapping_add(1));
    }

    /// What lies on the table now.
    pub fn lying(&self) -> Lying {
        self.lying
    }
}
