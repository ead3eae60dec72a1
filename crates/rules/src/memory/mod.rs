//! Everything one viewer was ever shown of a game, in order: the information state of a seat.
//!
//! A [`View`] is what somebody may know now. Whoever thinks also needs the way there: who chose when, what that looked
//! like, and what was known before. A [`Memory`] holds exactly that, for one viewer, and nothing of what this viewer
//! could not see.

#[cfg(test)]
mod tests;
mod written;

use crate::event::{Event, Happening};
use crate::game::{Game, Step};
use crate::record::{Made, Record, Start};
use crate::view::{View, Viewer};
use crate::{Choice, Prompt, Refusal, Seat};
use std::fmt;
use std::sync::Arc;

/// Everything one viewer was ever shown of one game.
///
/// It begins with a first view and grows with every choice. What happened once is shared between clones and never
/// changes, so clones are cheap. Two games that look the same to a viewer give equal memories.
///
/// ```
/// use rules::{Memory, Record, Seat, Seed, Setup, Viewer};
/// let mut record = Record::deal(Setup::new(3)?, Seed::from("remembered"));
/// for _ in 0..10 {
///     let seat = record.game().decider().unwrap();
///     let choice = record.choices(seat)[0];
///     record.choose(seat, choice, &mut ())?;
/// }
/// let memory = record.memory(Viewer::Seat(Seat::S1));
/// assert_eq!(memory.len(), 10);
/// assert!(*memory.now() == record.game().view(Viewer::Seat(Seat::S1)));
/// // Players know their own choices; of the others' they know what could be seen.
/// assert!(memory.moments().all(|moment| moment.choice.is_none() || moment.chooser == Seat::S1));
/// # Ok::<(), rules::Refusal>(())
/// ```
#[derive(Clone, PartialEq, Eq)]
pub struct Memory {
    game: u64,
    /// How many choices had been made before the first view.
    before: u32,
    first: Arc<View>,
    /// [`Memory::point`] at the first view.
    point: u32,
    /// Chunks of [`CHUNK`] choices, the last one shorter.
    chunks: Vec<Arc<Chunk>>,
}

/// How many choices are kept together: a clone shares them all and copies none.
const CHUNK: usize = 32;

type Chunk = Vec<Arc<Told>>;

/// One choice as the viewer saw it.
#[derive(PartialEq, Eq)]
struct Told {
    chooser: Seat,
    choice: Option<Choice>,
    seen: Box<[Happening]>,
    after: View,
    point: u32,
}

/// One choice somebody made, as the viewer saw it.
#[derive(Clone, Copy)]
pub struct Moment<'a> {
    /// How many choices of the game came before it.
    pub number: u32,
    /// What the viewer knew just before.
    pub before: &'a View,
    /// The seat that chose.
    pub chooser: Seat,
    /// What was chosen, if the viewer may know: a player knows their own choices.
    pub choice: Option<Choice>,
    /// What the viewer saw happen.
    pub seen: &'a [Happening],
    /// What the viewer knew just after.
    pub after: &'a View,
}

impl Memory {
    /// The memory of a viewer who starts watching now. A viewer without the right to see all of this game sees what the
    /// public sees, as in [`Game::view`].
    pub fn of(game: &Game, viewer: Viewer) -> Memory {
        Memory {
            game: game.chance.mark(),
            before: game.decisions_made(),
            first: Arc::new(game.view(viewer)),
            point: game.point(viewer),
            chunks: Vec::new(),
        }
    }

    /// Adds a choice: the game just after it, and what happened.
    ///
    /// ```
    /// use rules::{Choices, Game, Made, Memory, Seat, Seed, Setup, Viewer};
    /// let mut game = Game::new(Setup::new(2)?, &Seed::from("grows"));
    /// let mut memory = Memory::of(&game, Viewer::Public);
    /// let (mut choices, mut events) = (Choices::new(), Vec::new());
    /// let seat = game.decider().unwrap();
    /// game.choices_into(seat, &mut choices);
    /// let choice = choices[0];
    /// game.choose(seat, choice, &mut events)?;
    /// memory.see(&game, Made { seat, choice }, &events);
    /// assert_eq!(memory.last().unwrap().chooser, seat);
    /// assert_eq!(memory.last().unwrap().choice, None, "the public does not know");
    /// # Ok::<(), rules::Refusal>(())
    /// ```
    pub fn see(&mut self, after: &Game, made: Made, events: &[Event]) {
        debug_assert!(
            after.decisions_made() == self.decisions() + 1,
            "a choice was left out, or it is another game"
        );
        let viewer = self.viewer();
        let may_know = matches!(viewer, Viewer::All(_)) || viewer == Viewer::Seat(made.seat);
        let told = Arc::new(Told {
            chooser: made.seat,
            choice: may_know.then_some(made.choice),
            seen: events.iter().map(|event| event.seen_by(viewer)).collect(),
            after: after.view(viewer),
            point: after.point(viewer),
        });
        match self.chunks.last_mut() {
            Some(last) if last.len() < CHUNK => Arc::make_mut(last).push(told),
            _ => {
                let mut chunk = Vec::with_capacity(CHUNK);
                chunk.push(told);
                self.chunks.push(Arc::new(chunk));
            }
        }
    }

    /// The memory of a whole game: from its beginning through these choices.
    ///
    /// # Errors
    /// A [`Refusal`] of the first choice that is not legal.
    pub fn recall(mut begun: Game, made: &[Made], viewer: Viewer) -> Result<Memory, Refusal> {
        let mut memory = Memory::of(&begun, viewer);
        let mut events = Vec::new();
        for &made in made {
            events.clear();
            begun.choose(made.seat, made.choice, &mut events)?;
            memory.see(&begun, made, &events);
        }
        Ok(memory)
    }

    /// Forgets everything but the present view, like a new [`Memory::of`] this game: for players who never look back.
    pub fn look_up(&mut self, game: &Game) {
        let view = game.view(self.viewer());
        self.before = game.decisions_made();
        self.point = game.point(self.viewer());
        self.chunks.clear();
        match Arc::get_mut(&mut self.first) {
            Some(first) => *first = view,
            None => self.first = Arc::new(view),
        }
    }

    /// Whose memory it is.
    pub fn viewer(&self) -> Viewer {
        self.first.viewer()
    }

    /// The seat whose memory it is, if it is a player's.
    pub fn seat(&self) -> Option<Seat> {
        self.first.seat()
    }

    /// A number that tells this deal apart from others and gives nothing else away.
    pub fn game(&self) -> u64 {
        self.game
    }

    /// How many choices of the game have been made, whether they were seen or came before the first view.
    pub fn decisions(&self) -> u32 {
        self.before + self.len() as u32
    }

    /// How many choices came before what the player is asked now, not counting those that others make at the same time:
    /// the number does not depend on the order of those.
    pub fn point(&self) -> u32 {
        match self.len().checked_sub(1).and_then(|index| self.told(index)) {
            Some(told) => told.point,
            None => self.point,
        }
    }

    /// How many choices were seen.
    pub fn len(&self) -> usize {
        match self.chunks.split_last() {
            Some((last, full)) => full.len() * CHUNK + last.len(),
            None => 0,
        }
    }

    /// Whether no choice was seen yet.
    pub fn is_empty(&self) -> bool {
        self.chunks.is_empty()
    }

    /// What was known at first.
    pub fn first(&self) -> &View {
        &self.first
    }

    /// What is known now.
    pub fn now(&self) -> &View {
        self.after(self.len())
    }

    /// What was known after `count` choices that were seen.
    fn after(&self, count: usize) -> &View {
        match count.checked_sub(1).and_then(|index| self.told(index)) {
            Some(told) => &told.after,
            None => &self.first,
        }
    }

    fn told(&self, index: usize) -> Option<&Told> {
        let told = self.chunks.get(index / CHUNK)?.get(index % CHUNK)?;
        Some(told)
    }

    /// A choice that was seen; the first is 0.
    pub fn moment(&self, index: usize) -> Option<Moment<'_>> {
        let told = self.told(index)?;
        Some(Moment {
            number: self.before + index as u32,
            before: self.after(index),
            chooser: told.chooser,
            choice: told.choice,
            seen: &told.seen,
            after: &told.after,
        })
    }

    /// What the viewer knew before a choice that was seen; where several chose at the same time, before any of them
    /// did. It does not depend on the order in which they chose.
    pub fn before(&self, index: usize) -> &View {
        let mut count = index.min(self.len());
        while count > 0 && !self.after(count).have_picked().is_empty() {
            count -= 1;
        }
        self.after(count)
    }

    /// All choices that were seen, in order.
    pub fn moments(&self) -> impl DoubleEndedIterator<Item = Moment<'_>> + Clone {
        (0..self.len()).filter_map(|index| self.moment(index))
    }

    /// The last choice that was seen.
    pub fn last(&self) -> Option<Moment<'_>> {
        self.moment(self.len().checked_sub(1)?)
    }

    /// The memory as it was when `count` choices had been seen; all of it if there were not more.
    #[must_use]
    pub fn until(&self, count: usize) -> Memory {
        let mut earlier = self.clone();
        if count < self.len() {
            earlier.chunks.truncate(count.div_ceil(CHUNK));
            if let (Some(last), 1..) = (earlier.chunks.last_mut(), count % CHUNK) {
                *last = Arc::new(last[..count % CHUNK].to_vec());
            }
        }
        earlier
    }

    /// Whether this is a later state of `earlier`: the same viewer of the same game, who has seen all of that and
    /// perhaps more. It is not if a choice was taken back and another one made.
    pub fn continues(&self, earlier: &Memory) -> bool {
        let chunks = || self.chunks.iter().zip(&earlier.chunks);
        self.game == earlier.game
            && self.before == earlier.before
            && self.len() >= earlier.len()
            && self.first == earlier.first
            && chunks().all(|(mine, theirs)| {
                Arc::ptr_eq(mine, theirs) || mine.iter().zip(theirs.iter()).all(|(mine, theirs)| mine == theirs)
            })
    }
}

impl Record {
    /// Everything a viewer was ever shown of this game, from its start.
    pub fn memory(&self, viewer: Viewer) -> Memory {
        let begun = match self.start() {
            Start::Deal(setup, seed) => Some(Game::new(*setup, seed)),
            Start::Position(position) => position.game().ok(),
        };
        // A record holds a start and choices that were accepted before, so nothing is refused here.
        begun
            .and_then(|begun| Memory::recall(begun, self.made(), viewer).ok())
            .unwrap_or_else(|| Memory::of(self.game(), viewer))
    }
}

impl Game {
    /// How many choices came before what this seat is asked now, or would be, not counting those that others make at
    /// the same time. Bots seed their dice with it, because it does not depend on the order of those choices.
    #[inline]
    pub fn point(&self, viewer: Viewer) -> u32 {
        if self.step != Step::Setup && self.prompt != Prompt::HandToDiscard {
            return self.decisions;
        }
        let others = self.seats().filter(|&seat| viewer != Viewer::Seat(seat));
        let meanwhile = others.map(|seat| self.picks[seat.index()].iter().flatten().count() as u32);
        self.decisions.saturating_sub(meanwhile.sum())
    }
}

impl Moment<'_> {
    /// Whether the game ended with this choice, and all secrets with it.
    pub fn is_end(&self) -> bool {
        self.after.step() == Step::Over
    }
}

/// What somebody remembers is theirs alone, so debug output shows none of it.
impl fmt::Debug for Memory {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.seat() {
            Some(seat) => write!(out, "Memory(seat {seat}, ")?,
            None => write!(out, "Memory(no seat, ")?,
        }
        write!(out, "{} choices)", self.len())
    }
}

impl fmt::Debug for Moment<'_> {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(out, "Moment({}, seat {})", self.number, self.chooser)
    }
}
