//! The page as values: news and presses go in, effects come out. There is no browser in here, so all of it is tested
//! natively; the crate `web` draws it and carries the effects out.

mod address;
mod beside;
mod calls;
mod ceremony;
mod chart;
mod connection;
mod curtain;
mod first_steps;
mod foreseen;
mod gathering;
mod hand;
mod happened;
mod keys;
mod layout;
mod lineup;
mod moments;
mod notes;
mod on_table;
mod own_tables;
mod pointer;
mod queue;
pub mod result_picture;
mod route;
mod screen;
mod settings;
mod showing;
mod standing;
mod talk;
mod trail;
mod undo;

pub use address::{Address, parameter};
pub use beside::{Frame, beside};
pub use calls::{Calls, Companion, companions};
pub use ceremony::{Ceremony, Ended, FinalCount, Next, Stage, running};
pub use chart::{Chart, Mark, axis, marks, moment_at, turn_beside};
pub use connection::{Connection, Do, Hello, Link, Pending};
pub use curtain::{Curtain, Veil};
pub use first_steps::{Begin, FirstSteps, Hint};
pub use foreseen::{Foreseen, certain, shifted};
pub use gathering::{Gathering, host, hours_open, may_join, want_another};
pub use hand::{Asks, Hand};
pub use happened::{
    Changes, Gone, Row, Touch, Turn, TurnTold, changes, fresh, is_told, last_turn, missed, rows, turns,
};
pub use keys::{Closes, KeyAct, KeyPress, Open};
pub use layout::layout;
pub use lineup::{Lineup, sole_faction};
pub use moments::{Moments, last_turn_at};
pub use notes::{Notes, NotesElsewhere, Opinion, are_stale_notes, notes_name};
pub use on_table::{Guided, Learned, Mode, OnTable, Replay};
pub use own_tables::{OwnPlace, in_order, kept_seat};
pub use pointer::{Act, Kind, Pointer, Press, Spot, Thing, Wait};
pub use queue::{Lying, Queue};
pub use route::{Over, Place, Route, Watched};
pub use screen::Screen;
pub use settings::{Around, Light, Settings, Speed, Undoing};
pub use showing::{Sound, Travel, is_still_asked, lasting, place_name, sounds, spotlights, travels};
pub use standing::{Count, Prospects, Standing};
pub use talk::{Line, Unsaid};
pub use trail::{Entry, Step, Trail};
pub use undo::{Held, Undo};
