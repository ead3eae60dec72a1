//! A choice that cannot be taken back once it is sent, held back for a moment.

use rules::Choice;

/// What can be held back.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Held {
    /// A choice.
    Choice(Choice),
    /// The marked cards, which are to be discarded together. Which they are the hand knows.
    Marks,
}

/// What is held back, if anything is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Undo {
    held: Option<Held>,
    /// Grows with everything that is held back, so that no wait sends something else than it was for.
    beat: u32,
}

impl Undo {
    /// What is held back for now.
    pub fn held(&self) -> Option<Held> {
        self.held
    }

    /// Holds something back. To be given back when its time is over.
    #[must_use]
    pub fn hold(&mut self, held: Held) -> u32 {
        self.held = Some(held);
        self.beat = self.beat.wrapping_add(1);
        self.beat
    }

    /// Its time is over: what to send.
    pub fn waited(&mut self, beat: u32) -> Option<Held> {
        self.held.take_if(|_| beat == self.beat)
    }

    /// It is to go now: what to send.
    pub fn send(&mut self) -> Option<Held> {
        self.held.take()
    }

    /// It is not to go, or cannot any more.
    pub fn forget(&mut self) {
        self.held = None;
    }
}
