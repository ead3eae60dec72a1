//! What a bot does beside weighing its chances; each of it can be left out, to see what it is worth.

use crate::Reader;

/// Takes the others for Adepts: among players of all levels that is too sure, and no weaker.
const DEDUCES: Reader = Reader {
    deduces: 1.0,
    counts: 0.0,
};

/// The habits of an Adept or a Master.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Habits {
    /// Whether it concludes from what the others did who they may be.
    pub reads: bool,
    /// What it is worth to it that nobody can read its leader, in chances to win.
    pub hides: f32,
    /// Whether those it imagines learn from what is shown in an imagined game.
    pub rivals_learn: bool,
    /// Whether it keeps apart what an opponent would do with each leader.
    pub leaders_apart: bool,
    /// Whether it judges a play by what may come up, and not by the cards as they lie in the world it imagines.
    pub unseen: bool,
    /// How a Master reads the others.
    pub reader: Reader,
}

impl Habits {
    /// Those of an Adept.
    pub const ADEPT: Habits = Habits {
        reads: true,
        hides: 0.01,
        rivals_learn: true,
        leaders_apart: true,
        unseen: true,
        reader: DEDUCES,
    };

    /// Those of a Master. It pays no price for being read: that those it imagines learn from what it shows is enough, and a
    /// price of 0.03 cost it about a quarter of its wins.
    pub const MASTER: Habits = Habits {
        reads: true,
        hides: 0.0,
        rivals_learn: true,
        leaders_apart: true,
        unseen: true,
        reader: DEDUCES,
    };

    /// None at all: a bot that only weighs its chances.
    pub const NONE: Habits = Habits {
        reads: false,
        hides: 0.0,
        rivals_learn: false,
        leaders_apart: false,
        unseen: false,
        reader: DEDUCES,
    };
}
