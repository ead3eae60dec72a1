//! What a bot chose, and why.

use rules::Choice;
use told::Reason;

/// A choice and what decided for it.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Thought {
    /// The choice.
    pub choice: Choice,
    /// What speaks for it and against it.
    pub reasons: Reasons,
}

/// Up to three reasons, the weightiest first.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Reasons {
    list: [Option<Reason>; 3],
}

impl Reasons {
    /// Adds one, if there is room.
    pub fn add(&mut self, reason: Reason) {
        if let Some(free) = self.list.iter_mut().find(|place| place.is_none()) {
            *free = Some(reason);
        }
    }

    /// The reasons, the weightiest first.
    pub fn iter(&self) -> impl Iterator<Item = &Reason> {
        self.list.iter().flatten()
    }

    /// The reasons as a list, for telling them.
    pub fn to_vec(&self) -> Vec<Reason> {
        self.iter().copied().collect()
    }
}

impl From<Reason> for Reasons {
    fn from(reason: Reason) -> Reasons {
        Reasons {
            list: [Some(reason), None, None],
        }
    }
}
