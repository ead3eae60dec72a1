//! Looking back at a game, a little at a time. What was found is kept: whoever asks again, on another page or after a
//! rest, goes on where it was left.

use super::Letter;
use super::replays::{Opened, found};
use study::{Analysis, Effort};

/// The look back at the game that was asked about last.
#[derive(Default)]
pub(crate) struct LookingBack {
    analysis: Option<Analysis>,
    /// Whether anybody waits for what is found.
    wanted: bool,
    /// How much of the work was told, in hundredths.
    told: u32,
}

impl LookingBack {
    /// Begins to look back at a game, or goes on, and tells what was found so far. Nobody looks back at a game that is not
    /// over.
    pub(crate) fn begin(&mut self, opened: &Opened) -> Option<Letter> {
        let begun = self.analysis.take().filter(|analysis| opened.is(analysis.replay()));
        let analysis = match begun {
            Some(analysis) => analysis,
            None => Analysis::begin(opened.replay().clone(), Effort::default(), 1)?,
        };
        self.told = hundredths(&analysis);
        self.wanted = !analysis.is_done();
        Some(found(self.analysis.insert(analysis)))
    }

    pub(crate) fn is_busy(&self) -> bool {
        self.wanted
    }

    /// Stops for now.
    pub(crate) fn rest(&mut self) {
        self.wanted = false;
    }

    /// Does a little more, and tells of it where that is worth a letter.
    pub(crate) fn work(&mut self) -> Option<Letter> {
        let analysis = self.analysis.as_mut().filter(|_| self.wanted)?;
        analysis.step();
        self.wanted = !analysis.is_done();
        let now = hundredths(analysis);
        if now == self.told && self.wanted {
            return None;
        }
        self.told = now;
        Some(found(analysis))
    }
}

/// How much of the work is done.
fn hundredths(analysis: &Analysis) -> u32 {
    (analysis.progress() * 100.0) as u32
}
