//! The browser client inside the program: every file of it, compressed when the program was built.
//!
//! [`file()`] finds one by its path, for anybody who serves files in their own way; [`router`] serves all of them. In a
//! development build the page itself comes from the disk, so that a new style or script needs only a reload.

#[cfg(debug_assertions)]
mod disk;
mod embedded;
mod serve;

pub use embedded::{File, file, files, lay};
pub use serve::{router, serve};
