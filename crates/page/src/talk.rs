//! What somebody says at a table elsewhere, kept until the server has it.
//!
//! A line is said when the server tells it back. One that was on its way when the connection broke is sent again, but only
//! after all that was missed has been told: it may be among that.

use std::collections::VecDeque;
use told::Phrase;

/// Something to say.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Line {
    /// Something typed.
    Text(String),
    /// A phrase that everybody reads in their own language.
    Phrase(Phrase),
}

impl Line {
    /// Whether the server tells this line back with these words; it may set spaces differently.
    fn is_told_as(&self, told: &Line) -> bool {
        match (self, told) {
            (Line::Text(own), Line::Text(told)) => own.split_whitespace().eq(told.split_whitespace()),
            _ => self == told,
        }
    }
}

/// Lines that were not told back yet, the oldest first.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Unsaid {
    /// Each with whether it was sent over the present connection.
    lines: VecDeque<(Line, bool)>,
}

impl Unsaid {
    /// Adds a line to be sent.
    pub fn add(&mut self, line: Line) {
        self.lines.push_back((line, false));
    }

    /// All lines that were not told back yet, the oldest first.
    pub fn lines(&self) -> impl Iterator<Item = &Line> {
        self.lines.iter().map(|(line, _)| line)
    }

    /// Those that are to be sent now. They are not handed out again before the connection breaks.
    pub fn send(&mut self) -> Vec<Line> {
        let waiting = self.lines.iter_mut().filter(|(_, sent)| !*sent);
        let sent = waiting.map(|(line, sent)| {
            *sent = true;
            line.clone()
        });
        sent.collect()
    }

    /// The connection broke: nobody knows what of it arrived.
    pub fn lost(&mut self) {
        self.lines.iter_mut().for_each(|(_, sent)| *sent = false);
    }

    /// The server tells a line of one's own seat. It may have come from another window, or with other words than it was
    /// typed with.
    pub fn told(&mut self, told: &Line) {
        let same = self.lines.iter().position(|(line, _)| line.is_told_as(told));
        let first = || self.lines.front().is_some_and(|(_, sent)| *sent).then_some(0);
        if let Some(index) = same.or_else(first) {
            self.lines.remove(index);
        }
    }

    /// The server does not take the oldest line that was sent.
    pub fn refused(&mut self) {
        if let Some(index) = self.lines.iter().position(|(_, sent)| *sent) {
            self.lines.remove(index);
        }
    }

    /// Nothing is to be said any more.
    pub fn clear(&mut self) {
        self.lines.clear();
    }
}
