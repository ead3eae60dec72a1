//! A saved game, moment by moment, through anybody's eyes as they were then.

use rules::{Event, Finished, Game, Happening, Log, LogError, Made, Memory, Record, Seat, View, Viewer};
use told::TurnMark;

/// Through whose eyes a game is seen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Perspective {
    /// A player's, as they were then.
    Seat(Seat),
    /// A spectator's.
    Public,
    /// All-knowing: only of a game that is over; of another, the public's.
    All,
}

/// A game that can be looked at at any moment. Moment 0 is the start; moment *n* is after choice *n*.
///
/// ```
/// use rules::{Record, Seat, Seed, Setup};
/// use study::{Perspective, Replay};
/// # let mut record = Record::deal(Setup::new(2)?, Seed::from("replays"));
/// # for _ in 0..12 { let seat = record.game().decider().unwrap(); let choice = record.choices(seat)[0]; record.choose(seat, choice, &mut ())?; }
/// let replay = Replay::new(&record.log()).unwrap();
/// assert_eq!(replay.moments(), record.made().len() + 1);
/// let then = replay.view(3, Perspective::Seat(Seat::S0));
/// assert!(then.hand(Seat::S1).iter().all(|card| card.hero.is_none()));
/// # Ok::<(), rules::Refusal>(())
/// ```
#[derive(Clone, Debug)]
pub struct Replay {
    log: Log,
    games: Vec<Game>,
    events: Vec<Vec<Event>>,
    made: Vec<Made>,
    marks: Vec<TurnMark>,
    finished: Option<Finished>,
}

impl Replay {
    /// A saved game.
    ///
    /// # Errors
    /// A [`LogError`] that says at which choice it breaks, and why.
    pub fn new(log: &Log) -> Result<Replay, LogError> {
        let (mut games, mut events) = (Vec::new(), Vec::new());
        let end = log.replay_with(|record, happened| {
            games.push(record.game().clone());
            events.push(happened.to_vec());
        })?;
        // A log that starts in the middle of a step has choices of that step before its own.
        let own = end.made().len() + 1 - games.len();
        let mut replay = Replay {
            log: log.clone(),
            marks: Vec::new(),
            made: end.made()[own..].to_vec(),
            finished: end.game().finished(),
            games,
            events,
        };
        replay.mark_turns();
        Ok(replay)
    }

    fn mark_turns(&mut self) {
        let mut last = 0;
        for (moment, game) in self.games.iter().enumerate() {
            if game.turn() > last && !game.is_over() {
                last = game.turn();
                if let Some(seat) = game.active() {
                    self.marks.push(TurnMark {
                        turn: last,
                        seat,
                        moment,
                    });
                }
            }
        }
    }

    /// How many moments there are: one more than choices.
    pub fn moments(&self) -> usize {
        self.games.len()
    }

    /// Whether the game came to its end.
    pub fn is_over(&self) -> bool {
        self.finished.is_some()
    }

    /// How many played.
    pub fn players(&self) -> u8 {
        self.games[0].players()
    }

    /// The moments at which turns begin.
    pub fn turn_marks(&self) -> &[TurnMark] {
        &self.marks
    }

    /// The moment before or after this one that begins a turn: for stepping by turns.
    pub fn turn_beside(&self, moment: usize, forward: bool) -> Option<usize> {
        let mut moments = self.marks.iter().map(|mark| mark.moment);
        if forward {
            moments.find(|&mark| mark > moment)
        } else {
            moments.rfind(|&mark| mark < moment)
        }
    }

    /// The choice that led to a moment; none led to the first. It may be secret: show it with [`Perspective::All`] only.
    pub fn made(&self, moment: usize) -> Option<Made> {
        self.made.get(moment.checked_sub(1)?).copied()
    }

    /// Who chose what led to a moment, which everybody knows.
    pub fn chooser(&self, moment: usize) -> Option<Seat> {
        self.made(moment).map(|made| made.seat)
    }

    /// The table at a moment through these eyes. Moments past the end are the end.
    pub fn view(&self, moment: usize, eyes: Perspective) -> View {
        self.game(moment).view(self.viewer(eyes))
    }

    /// What happened on the way to a moment, as these eyes saw it.
    pub fn events(&self, moment: usize, eyes: Perspective) -> Vec<Happening> {
        let viewer = self.viewer(eyes);
        let events = self.events.get(moment).map_or(&[][..], Vec::as_slice);
        events.iter().map(|event| event.seen_by(viewer)).collect()
    }

    /// All that these eyes have seen up to a moment. Moments past the end are the end.
    pub fn memory(&self, moment: usize, eyes: Perspective) -> Memory {
        let mut memory = Memory::of(&self.games[0], self.viewer(eyes));
        let after = self.games.iter().zip(&self.events).skip(1);
        for ((game, events), &made) in after.zip(&self.made).take(moment) {
            memory.see(game, made, events);
        }
        memory
    }

    /// The game at a moment, to be played on from there. It has a log of its own, which begins as this one does.
    ///
    /// # Errors
    /// Never for a log that this replay was made from; the rules check it once more all the same.
    pub fn play_on(&self, moment: usize) -> Result<Record, LogError> {
        let mut log = self.log.clone();
        log.truncate(moment);
        log.replay()
    }

    /// The log it was made from.
    pub fn log(&self) -> &Log {
        &self.log
    }

    pub(crate) fn game(&self, moment: usize) -> &Game {
        &self.games[moment.min(self.games.len() - 1)]
    }

    fn viewer(&self, eyes: Perspective) -> Viewer {
        match (eyes, self.finished) {
            (Perspective::Seat(seat), _) => Viewer::Seat(seat),
            (Perspective::All, Some(finished)) => Viewer::All(finished),
            (Perspective::All, None) | (Perspective::Public, _) => Viewer::Public,
        }
    }
}
