//! Playing all games of an experiment, on all cores.

use crate::cpu::thread_time;
use crate::play::GameSeries;
use crate::rows::{Recorder, Rows};
use crate::{Experiment, Report, Tally};
use bots::Level;
use std::collections::BTreeMap;
use std::io;
use std::ops::{ControlFlow, Range};
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::mpsc;
use std::time::{Duration, Instant};

/// How far an experiment is.
#[derive(Clone, Copy)]
pub struct Progress<'a> {
    /// Games played.
    pub done: u64,
    /// Games to play.
    pub games: u64,
    /// Time spent.
    pub spent: Duration,
    /// Time left, as far as one can tell.
    pub left: Option<Duration>,
    experiment: &'a Experiment,
    tallies: &'a [Tally],
    busy: Duration,
}

impl Progress<'_> {
    /// The report about the games played so far, to be kept in case the others are never played.
    pub fn so_far(&self) -> Report {
        Report::new(self.experiment, self.tallies.to_vec(), self.spent, self.busy)
    }
}

/// Games that one thread plays before it tells what came out.
struct Chunk {
    part: usize,
    players: u8,
    games: Range<u64>,
}

impl Chunk {
    /// Plays all of its games.
    fn play(&self, number: usize, experiment: &Experiment, recorded: Recorded) -> Played {
        let begun = thread_time();
        let mut table = GameSeries::new(experiment, self.players);
        let mut tally = table.tally();
        let mut rows = match recorded {
            Recorded::Nothing => None,
            kind => Some(Rows {
                games_only: kind == Recorded::Games,
                ..Rows::default()
            }),
        };
        for game in self.games.clone() {
            table.play(game, &mut tally, rows.as_mut());
        }
        tally.played = self.games.clone().into();
        Played {
            chunk: number,
            tally,
            rows,
            time: thread_time() - begun,
        }
    }
}

/// What is written down.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Recorded {
    Nothing,
    Games,
    Decisions,
}

impl Recorded {
    fn by(recorder: Option<&dyn Recorder>) -> Recorded {
        match recorder {
            None => Recorded::Nothing,
            Some(recorder) if recorder.games_only() => Recorded::Games,
            Some(_) => Recorded::Decisions,
        }
    }
}

/// Plays the experiment and reports. `progress` is called now and then; it may break the experiment off, and the report
/// is then about the games played so far; [`Experiment::resume`] plays the others.
///
/// ```
/// use lab::Experiment;
/// use std::ops::ControlFlow;
/// let experiment = Experiment::new("random".parse()?, 3, 50)?;
/// let report = lab::run(&experiment, |_| ControlFlow::Continue(()));
/// assert_eq!(report.games(), 50);
/// # Ok::<(), lab::Unsound>(())
/// ```
pub fn run(experiment: &Experiment, progress: impl FnMut(Progress<'_>) -> ControlFlow<()>) -> Report {
    let (report, _) = carry_out(experiment, progress, None);
    report
}

/// Runs an experiment and hands every game and decision to a recorder.
///
/// # Errors
/// When they cannot be written down.
pub fn run_recorded(
    experiment: &Experiment,
    progress: impl FnMut(Progress<'_>) -> ControlFlow<()>,
    recorder: &mut dyn Recorder,
) -> io::Result<Report> {
    let (report, recorded) = carry_out(experiment, progress, Some(recorder));
    recorded.map(|()| report)
}

/// What came out of a chunk.
struct Played {
    chunk: usize,
    tally: Tally,
    rows: Option<Rows>,
    /// What it used of a processor.
    time: Duration,
}

fn carry_out(
    experiment: &Experiment,
    mut progress: impl FnMut(Progress<'_>) -> ControlFlow<()>,
    recorder: Option<&mut dyn Recorder>,
) -> (Report, io::Result<()>) {
    let begun = Instant::now();
    let cores = std::thread::available_parallelism().map_or(1, usize::from);
    let threads = experiment.threads.unwrap_or(cores).max(1);
    let recorded = Recorded::by(recorder.as_deref());
    let chunks = chunks(experiment, recorded);
    let games = chunks.iter().map(|chunk| chunk.games.end - chunk.games.start).sum();
    let mut tallies: Vec<Tally> = experiment
        .players()
        .iter()
        .map(|&players| GameSeries::new(experiment, players).tally())
        .collect();
    let mut busy = Duration::ZERO;
    let next = AtomicUsize::new(0);
    let stop = AtomicBool::new(false);
    let mut ledger = recorder.map(Ledger::new);
    std::thread::scope(|scope| {
        // Bounded, so that players wait for a recorder that cannot keep up.
        let (tell, hear) = mpsc::sync_channel(4 * threads);
        for _ in 0..threads.min(chunks.len()) {
            let tell = tell.clone();
            let (next, stop, chunks) = (&next, &stop, &chunks);
            scope.spawn(move || {
                // Chunks are always finished: what was begun is never lost.
                while !stop.load(Ordering::Relaxed) {
                    let number = next.fetch_add(1, Ordering::Relaxed);
                    let Some(chunk) = chunks.get(number) else { break };
                    if tell.send(chunk.play(number, experiment, recorded)).is_err() {
                        break;
                    }
                }
            });
        }
        drop(tell);
        let mut done = 0;
        loop {
            match hear.recv_timeout(Duration::from_millis(100)) {
                Ok(played) => {
                    done += played.tally.games;
                    busy += played.time;
                    tallies[chunks[played.chunk].part].merge(&played.tally);
                    if let (Some(ledger), Some(rows)) = (&mut ledger, played.rows) {
                        ledger.add(played.chunk, rows);
                    }
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
                experiment,
                tallies: &tallies,
                busy,
            };
            let failed = ledger.as_ref().is_some_and(|ledger| ledger.written.is_err());
            if progress(now).is_break() || failed {
                stop.store(true, Ordering::Relaxed);
            }
        }
    });
    let report = Report::new(experiment, tallies, begun.elapsed(), busy);
    (report, ledger.map_or(Ok(()), |ledger| ledger.written))
}

/// Puts rows into the order of their games.
struct Ledger<'a> {
    recorder: &'a mut dyn Recorder,
    early: BTreeMap<usize, Rows>,
    next: usize,
    written: io::Result<()>,
}

impl<'a> Ledger<'a> {
    fn new(recorder: &'a mut dyn Recorder) -> Ledger<'a> {
        Ledger {
            recorder,
            early: BTreeMap::new(),
            next: 0,
            written: Ok(()),
        }
    }

    fn add(&mut self, chunk: usize, rows: Rows) {
        self.early.insert(chunk, rows);
        while let Some(rows) = self.early.remove(&self.next) {
            self.next += 1;
            if self.written.is_ok() {
                self.written = self.recorder.record(rows);
            }
        }
    }
}

fn chunks(experiment: &Experiment, recorded: Recorded) -> Vec<Chunk> {
    // Long enough that telling costs nothing, short enough that all cores end at the same time.
    let size = if experiment.has(Level::Master) || experiment.has(Level::Champion) {
        1
    } else if recorded == Recorded::Decisions || experiment.has(Level::Adept) || experiment.has(Level::Novice) {
        16
    } else {
        512
    };
    let mut chunks = Vec::new();
    for (part, &players) in experiment.players().iter().enumerate() {
        for range in experiment.to_play(part).iter() {
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
    }
    chunks
}
