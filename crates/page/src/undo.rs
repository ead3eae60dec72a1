//! A choice that cannot be taken back once it is sent, held back for a moment.

use rules::Choice;

/// The choice that is held back, if there is one.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Undo {
    held: Option<Choice>,
    /// Grows with every choice that is held back, so that no wait sends another one than it was for.
    beat: u32,
}

impl Undo {
    /// The choice that is held back for now.
    pub fn held(&self) -> Option<Choice> {
        self.held
    }

    /// Holds a choice back. To be given back when its time is over.
    #[must_use]
    pub fn hold(&mut self, choice: Choice) -> u32 {
        self.held = Some(choice);
        self.beat = self.beat.wrapping_add(1);
        self.beat
    }

    /// Its time is over: what to send.
    pub fn waited(&mut self, beat: u32) -> Option<Choice> {
        self.held.take_if(|_| beat == self.beat)
    }

    /// It is to go now: what to send.
    pub fn send(&mut self) -> Option<Choice> {
        self.held.take()
    }

    /// It is not to go, or cannot any more.
    pub fn forget(&mut self) {
        self.held = None;
    }
}
