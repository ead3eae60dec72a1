//! Worlds a seat could be in, as positions.
//!
//! A position in the middle of a step says how that step began and what was chosen since. So a world is imagined from
//! what the seat saw at the beginning of the step and then lived through choice by choice: whatever the seat was shown
//! since must be shown to it again. Where it is shown another card, the two change places at the beginning
//! ([`Mend`]), which nobody who knew neither of them can tell. Everything is made from what the seat saw, so a world
//! cannot give away anything else.

mod mend;

use mend::Mend;
use rules::{Choice, Choices, Event, Game, Happening, Hero, Made, Memory, Moment, Position, Random};
use rules::{Record, Seat, Seed, Viewer};
use std::collections::BTreeSet;

/// Beginnings that are tried. Most lead to where the seat is; where chance has decided something that was seen, such as
/// which face-up hero was buried, it must decide the same again.
const TRIES: u64 = 20_000;

/// Mends in one moment. Each lets the seat see one more card as it did, or one more player know it.
const MOST_MENDS: usize = 2 * Hero::COUNT;

/// A world in which this seat could be: it sees there exactly what it sees now and what it saw since the present step
/// began, and everything it does not know is filled in at random. The same seed imagines the same world.
///
/// There is always such a world; none is found only if chance, which is new in each of thousands of tries, never does
/// again what it did.
///
/// ```
/// use rules::{Record, Seat, Seed, Setup, Viewer};
/// let record = Record::deal(Setup::new(3)?, Seed::from("real"));
/// let world = engine::imagine(&record, Seat::S1, &Seed::from("imagined")).unwrap();
/// assert!(world.game().view(Viewer::Seat(Seat::S1)) == record.game().view(Viewer::Seat(Seat::S1)));
/// # Ok::<(), rules::Refusal>(())
/// ```
pub fn imagine(record: &Record, seat: Seat, seed: &Seed) -> Option<Record> {
    let seen = this_step(record, Viewer::Seat(seat));
    let number = number_of(seed);
    (0..TRIES).find_map(|attempt| {
        let luck = Seed::from(format!("{}/{attempt}", seed.text()));
        World::imagined(&seen, luck, Random::new(number.wrapping_add(attempt))).live_through(&seen)
    })
}

/// What a viewer has seen since the present step began.
fn this_step(record: &Record, viewer: Viewer) -> Memory {
    let since = record.position().since;
    let way = since.and_then(|since| Memory::recall(since.position.game().ok()?, &since.choices, viewer).ok());
    way.unwrap_or_else(|| Memory::of(record.game(), viewer))
}

/// A number made from a seed.
fn number_of(seed: &Seed) -> u64 {
    seed.hash().bytes().take(16).fold(0, |number, digit| {
        (number << 4) | u64::from((digit as char).to_digit(16).unwrap_or(0))
    })
}

/// A world while it is being imagined.
struct World {
    /// The beginning of the step.
    begun: Position,
    /// The choices since.
    made: Vec<Made>,
    /// Cards that the seat has seen since the step began: they are where they are.
    seen: BTreeSet<Hero>,
    random: Random,
}

impl World {
    fn imagined(seen: &Memory, luck: Seed, mut random: Random) -> World {
        let first = seen.first();
        let unknown: BTreeSet<Hero> = first.unknown_heroes().collect();
        World {
            begun: Position::of(&first.sample(&mut random), Some(&luck)),
            made: Vec::new(),
            seen: first.heroes().filter(|hero| !unknown.contains(hero)).collect(),
            random,
        }
    }

    /// Lives through all that the seat saw, if that is possible with this luck.
    fn live_through(mut self, seen: &Memory) -> Option<Record> {
        let mut game = self.begun.game().ok()?;
        if game.view(seen.viewer()) != *seen.first() {
            return None;
        }
        for index in 0..seen.len() {
            game = self.live(game, seen, index)?;
        }
        let mut record = Record::load(self.begun).ok()?;
        for made in self.made {
            record.choose(made.seat, made.choice, &mut ()).ok()?;
        }
        Some(record)
    }

    /// Lives through one moment, mending the beginning until it looks right.
    fn live(&mut self, mut game: Game, seen: &Memory, index: usize) -> Option<Game> {
        let moment = seen.moment(index)?;
        for _ in 0..MOST_MENDS {
            match self.next(&game, &moment) {
                Ok(next) => {
                    self.see(&moment);
                    return Some(next);
                }
                Err(mend) => game = self.mended(&mend?, seen, index)?,
            }
        }
        None
    }

    /// Makes a choice that looks to the seat as the real one did. If there is none, one would perhaps look right had
    /// the step begun a little differently.
    fn next(&mut self, game: &Game, moment: &Moment<'_>) -> Result<Game, Option<Mend>> {
        let mut mend = None;
        for choice in self.candidates(game, moment) {
            let made = Made {
                seat: moment.chooser,
                choice,
            };
            let Some(after) = After::of(game, made) else { continue };
            match after.difference(moment) {
                None => {
                    self.made.push(made);
                    return Ok(after.game);
                }
                Some(difference) => mend = mend.or_else(|| difference.filter(|mend| mend.is_possible(&self.seen))),
            }
        }
        Err(mend)
    }

    /// What may have been chosen, in random order: the seat knows its own choices alone.
    fn candidates(&mut self, game: &Game, moment: &Moment<'_>) -> Vec<Choice> {
        if let Some(own) = moment.choice {
            return vec![own];
        }
        let mut choices = Choices::new();
        game.choices_into(moment.chooser, &mut choices);
        let mut candidates = choices.to_vec();
        self.random.shuffle(&mut candidates);
        candidates
    }

    /// The game after `count` choices, once the beginning is mended. The seat has seen nothing of what changes, so all
    /// it saw until then must look the same.
    fn mended(&mut self, mend: &Mend, seen: &Memory, count: usize) -> Option<Game> {
        mend.apply(&mut self.begun, &mut self.made);
        let game = self.begun.game().ok()?;
        let mut choices = self.made.iter().zip(seen.moments()).take(count);
        choices.try_fold(game, |game, (&made, moment)| {
            let after = After::of(&game, made)?;
            after.difference(&moment).is_none().then_some(after.game)
        })
    }

    /// Remembers which cards the seat saw in this moment.
    fn see(&mut self, moment: &Moment<'_>) {
        let view = moment.after;
        let unknown: BTreeSet<Hero> = view.unknown_heroes().collect();
        self.seen.extend(view.heroes().filter(|hero| !unknown.contains(hero)));
        self.seen.extend(moment.seen.iter().filter_map(mend::card));
    }
}

/// A game just after a choice, and what happened.
struct After {
    game: Game,
    events: Vec<Event>,
}

impl After {
    fn of(before: &Game, made: Made) -> Option<After> {
        let (mut game, mut events) = (before.clone(), Vec::new());
        game.choose(made.seat, made.choice, &mut events).ok()?;
        Some(After { game, events })
    }

    /// In what it differs from what was seen, and how that could be mended; nothing if it looks the same.
    fn difference(&self, moment: &Moment<'_>) -> Option<Option<Mend>> {
        let viewer = moment.after.viewer();
        let happened: Vec<Happening> = self.events.iter().map(|event| event.seen_by(viewer)).collect();
        if happened != moment.seen {
            return Some(Mend::of_events(moment.seen, &happened));
        }
        let view = self.game.view(viewer);
        (view != *moment.after).then(|| Mend::of_views(moment.after, &view))
    }
}
