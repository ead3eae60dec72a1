//! What a key does: it goes from choice to choice, turns over a replay, closes what is open.

/// A key that is pressed, and what it is pressed over.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct KeyPress<'a> {
    /// Its name, as browsers say it.
    pub key: &'a str,
    /// Whether Shift is held.
    pub shift: bool,
    /// Whether Control, Alt or Meta is held: then it is meant for the browser.
    pub modified: bool,
    /// Whether somebody types.
    pub typing: bool,
    /// Whether a dialog is open.
    pub dialog: bool,
    /// Whether a game that is replayed fills the page.
    pub replay: bool,
}

/// What comes of a key.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum KeyAct {
    /// The keyboard goes to the next thing, or to the one before.
    Go(i32),
    /// The replay goes on by one moment, or back.
    Turn(i32),
    /// The sheet that is open closes, if one is.
    CloseSheet,
    /// What is open closes, the topmost first ([`Open::closes`]).
    Close,
    /// The card that has the keyboard is shown large.
    Enlarge,
    /// The list of keys opens or closes.
    Keys,
    /// The last choice is taken back.
    TakeBack,
}

impl KeyPress<'_> {
    /// What comes of it; nothing where it belongs to the browser.
    pub fn act(self) -> Option<KeyAct> {
        // Escape closes what is open, also for somebody who types in it.
        if self.typing && self.key == "Escape" {
            return Some(KeyAct::CloseSheet);
        }
        if self.typing || self.modified {
            return None;
        }
        let turns = self.replay && !self.dialog;
        Some(match self.key {
            "ArrowRight" if turns => KeyAct::Turn(1),
            "ArrowLeft" if turns => KeyAct::Turn(-1),
            // The keyboard stays in a dialog while one is open.
            "Tab" if self.dialog => KeyAct::Go(if self.shift { -1 } else { 1 }),
            "ArrowRight" | "ArrowDown" => KeyAct::Go(1),
            "ArrowLeft" | "ArrowUp" => KeyAct::Go(-1),
            "Escape" => KeyAct::Close,
            " " => KeyAct::Enlarge,
            "?" => KeyAct::Keys,
            "u" | "U" => KeyAct::TakeBack,
            _ => return None,
        })
    }
}

/// What there is to close.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Open {
    /// Why something cannot be chosen.
    pub why: bool,
    /// Something that has an address of its own.
    pub sheet: bool,
    /// What happened while somebody was away.
    pub missed: bool,
    /// A card that is shown large as long as the pointer rests on it.
    pub large: bool,
    /// A choice that is held back before it is sent.
    pub held_back: bool,
    /// A card of the hand that is raised.
    pub raised: bool,
    /// Marks on cards that are not discarded yet.
    pub marks: bool,
    /// Moves of others that are being shown.
    pub moves: bool,
}

/// What Escape closes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Closes {
    /// Why something cannot be chosen.
    Why,
    /// The topmost sheet.
    Sheet,
    /// What happened in the meantime was read.
    Missed,
    /// The large card.
    Large,
    /// The choice that is held back is not made.
    HeldBack,
    /// The raised card is lowered.
    Raised,
    /// Nothing is marked any more.
    Marks,
    /// The rest of the moves is skipped.
    Moves,
    /// Nothing is open: the keyboard goes to passing, where that is offered.
    Nothing,
}

impl Open {
    /// What is closed first.
    pub fn closes(self) -> Closes {
        let all = [
            (self.why, Closes::Why),
            (self.sheet, Closes::Sheet),
            (self.missed, Closes::Missed),
            (self.large, Closes::Large),
            (self.held_back, Closes::HeldBack),
            (self.raised, Closes::Raised),
            (self.marks, Closes::Marks),
            (self.moves, Closes::Moves),
        ];
        let first = all.into_iter().find(|(open, _)| *open);
        first.map_or(Closes::Nothing, |(_, closes)| closes)
    }
}
