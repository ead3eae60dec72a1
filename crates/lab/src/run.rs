//! Playing all games of an experiment, on all cores.

use crate::play::Table;
use crate::{Experiment, Report, Tally};
use bots::Level;
use std::ops::{ControlFlow, Range};
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::mpsc;
use std::time::{Duration, Instant};

/// How far an experiment is.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Progress {
    /// Games played.
    pub done: u64,
    /// Games to play.
    pub games: u64,
    /// Time spent.
    pub spent: Duration,
    /// Time left, as far as one can tell.
    pub left: Option<Duration>,
}

/// Games that one thread plays before it tells what came out.
struct Chunk {
    part: usize,
    players: u8,
    games: Range<u64>,
}

/// Plays the experiment and reports. `progress` is called now and then; it may break the experiment off, and the report
/// is then about the games played so far: of every player count the first ones, so that it can be resumed.
///
/// ```
/// use lab::Experiment;
/// use std::ops::ControlFlow;
/// let experiment = Experiment::new("random".parse()?, 3, 50)?;
/// let report = lab::run(&experiment, |_| ControlFlow::Continue(()));
/// assert_eq!(report.games(), 50);
/// # Ok::<(), lab::Unsound>(())
/// ```
pub fn run(experiment: &Experiment, mut progress: impl FnMut(Progress) -> ControlFlow<()>) -> Report {
    let begun = Instant::now();
    let cores = std::thread::available_parallelism().map_or(1, usize::from);
    let threads = experiment.threads.unwrap_or(cores).max(1);
    let chunks = chunks(experiment);
    let games = chunks.iter().map(|chunk| chunk.games.end - chunk.games.start).sum();
    let mut tallies: Vec<Tally> = experiment
        .players()
        .iter()
        .map(|&players| Table::new(experiment, players).tally())
        .collect();
    let next = AtomicUsize::new(0);
    let stop = AtomicBool::new(false);
    std::thread::scope(|scope| {
        let (tell, hear) = mpsc::channel();
        for _ in 0..threads.min(chunks.len()) {
            let tell = tell.clone();
            let (next, stop, chunks) = (&next, &stop, &chunks);
            scope.spawn(move || {
                // Chunks are taken in order and always finished: what was played is always the beginning.
                while !stop.load(Ordering::Relaxed) {
                    let Some(chunk) = chunks.get(next.fetch_add(1, Ordering::Relaxed)) else {
                        break;
                    };
                    let mut table = Table::new(experiment, chunk.players);
                    let mut tally = table.tally();
                    chunk.games.clone().for_each(|number| table.play(number, &mut tally));
                    if tell.send((chunk.part, tally)).is_err() {
                        break;
                    }
                }
            });
        }
        drop(tell);
        let mut done = 0;
        loop {
            match hear.recv_timeout(Duration::from_millis(100)) {
                Ok((part, tally)) => {
                    done += tally.games;
                    tallies[part].merge(&tally);
                }
                Err(mpsc::RecvTimeoutError::Timeout) => {}
                Err(mpsc::RecvTimeoutError::Disconnected) => break,
            }
            let spent = begun.elapsed();
            let left = (done > 0).then(|| spent.mul_f64((games - done) as f64 / done as f64));
            let now = Progress {
                done,
                games,
                spent,
                left,
            };
            if progress(now).is_break() {
                stop.store(true, Ordering::Relaxed);
            }
        }
    });
    Report::new(experiment, tallies, begun.elapsed(), threads)
}

fn chunks(experiment: &Experiment) -> Vec<Chunk> {
    // Long enough that telling costs nothing, short enough that all cores end at the same time.
    let size = if experiment.has(Level::Master) {
        1
    } else if experiment.has(Level::Adept) || experiment.has(Level::Novice) {
        16
    } else {
        512
    };
    let mut chunks = Vec::new();
    for (part, &players) in experiment.players().iter().enumerate() {
        let range = experiment.range(part);
        let mut start = range.start;
        while start < range.end {
            let end = (start + size).min(range.end);
            chunks.push(Chunk {
                part,
                players,
                games: start..end,
            });
            start = end;
        }
    }
    chunks
}
