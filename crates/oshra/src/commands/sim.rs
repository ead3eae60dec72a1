//! `oshra sim`: many games, and what they say.

use super::files;
use super::options;
use crate::failure::Failure;
use lab::{Experiment, LineUp, NotTogether, ParquetFiles, PlayerCounts, Report, Shard, Thinking, Unsound};
use rules::{Edition, Set, Sets, Setup};
use std::io::Write;
use std::ops::ControlFlow;
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};
use words::{Language, Words, text};

#[derive(clap::Args)]
pub(crate) struct Arguments {
    /// How many play: 4, or several numbers as 2,4 or 2-6
    #[arg(long, default_value = "4")]
    players: String,
    /// The levels of the bots, in the order of the seats, or one for all [random, novice, adept, master]
    #[arg(long, default_value = "random")]
    bots: String,
    /// How many games with each number of players. Different bots play each deal once from every seat
    #[arg(long, default_value_t = 1000)]
    games: u64,
    /// The edition [classic, heimliche-herrschaft, print-and-play]
    #[arg(long, default_value = "classic", value_parser = options::edition)]
    edition: Edition,
    /// Sets added to the edition [extra, kickstarter, queens], with commas
    #[arg(long, value_delimiter = ',', value_parser = options::set)]
    sets: Vec<Set>,
    /// The short game
    #[arg(long)]
    short: bool,
    /// What all deals come from; the same seed gives the same games
    #[arg(long)]
    seed: Option<String>,
    /// What a Master may spend on a decision: a time as 200ms or 2s, or a number of iterations
    #[arg(long, value_name = "BUDGET", default_value = "1000")]
    think: String,
    /// Threads that play; as many as there are cores if left out. The result is the same
    #[arg(long)]
    threads: Option<usize>,
    /// Play one part of the experiment only, for example 2/4. Needs the same --seed for all parts
    #[arg(long, value_name = "I/N", requires = "seed")]
    shard: Option<String>,
    /// Keep what was played in this file, and go on from it if it is there. Needs a --seed
    #[arg(long, value_name = "FILE", requires = "seed")]
    resume: Option<PathBuf>,
    /// Count heroes too; --report always does
    #[arg(long)]
    heroes: bool,
    /// Write a page with plots and tables
    #[arg(long, value_name = "FILE.html")]
    report: Option<PathBuf>,
    /// Write one row per game and per decision: NAME.games.parquet and NAME.decisions.parquet
    #[arg(long, value_name = "NAME.parquet")]
    parquet: Option<PathBuf>,
    /// Play nothing: put the parts of an experiment together, as `sim --json` printed them
    #[arg(long, value_name = "FILE", num_args = 1.., conflicts_with_all = ["shard", "resume", "parquet", "ladder"])]
    merge: Vec<PathBuf>,
    /// Play nothing: one ladder of all levels from several reports, as `sim --json` printed them
    #[arg(long, value_name = "FILE", num_args = 1.., conflicts_with_all = ["shard", "resume", "parquet", "report"])]
    ladder: Vec<PathBuf>,
    /// The language of text and page [en, de, pl]; the system's if left out
    #[arg(long, value_parser = options::language)]
    language: Option<Language>,
    /// Print one JSON object
    #[arg(long)]
    json: bool,
}

pub(crate) fn run(arguments: &Arguments) -> Result<(), Failure> {
    let words = options::words(arguments.language);
    if !arguments.ladder.is_empty() {
        return ladder(arguments, words);
    }
    let report = if arguments.merge.is_empty() {
        play(arguments, words)?
    } else {
        merge(&arguments.merge, words)?
    };
    if let Some(path) = &arguments.report {
        files::write_whole(path, report.to_html(words).as_bytes()).map_err(|error| unwritable(path, &error, words))?;
    }
    if arguments.json {
        return options::print_json(&report.to_json());
    }
    write!(std::io::stdout().lock(), "{}", report.to_text(words))?;
    Ok(())
}

fn experiment(arguments: &Arguments) -> Result<Experiment, Unsound> {
    let line_up: LineUp = arguments.bots.parse()?;
    let players: PlayerCounts = arguments.players.parse()?;
    let thinking: Thinking = arguments.think.parse()?;
    let mut experiment = Experiment::with_counts(line_up, players.0, arguments.games)?;
    let first = experiment.players()[0];
    let setup = Setup::new(first).map_err(|_| Unsound::Players(first))?;
    let setup = setup.edition(arguments.edition).with(Sets::of(&arguments.sets));
    experiment = experiment.of(if arguments.short { setup.short() } else { setup });
    if let Some(shard) = &arguments.shard {
        experiment.shard = shard.parse::<Shard>()?;
    }
    experiment.thinking = thinking;
    experiment.threads = arguments.threads;
    experiment.heroes = arguments.heroes || arguments.report.is_some();
    Ok(experiment)
}

fn play(arguments: &Arguments, words: Words) -> Result<Report, Failure> {
    let mut experiment = experiment(arguments).map_err(|error| Failure::Request(error.say(words)))?;
    experiment.seed = match &arguments.seed {
        Some(seed) => seed.clone(),
        None => rules::Seed::random()
            .map_err(|error| Failure::Request(error.to_string()))?
            .text()
            .to_owned(),
    };
    if arguments.parquet.is_some() && arguments.resume.is_some() {
        return Err(Failure::Request(text!(words, "lab-parquet-resume")));
    }
    let earlier = match &arguments.resume {
        Some(path) if path.exists() => Some(read(path, words)?),
        _ => None,
    };
    if let Some(earlier) = &earlier {
        experiment = experiment.resume(earlier).map_err(|error| apart(error, words))?;
    }
    let together = |now: &Report| -> Result<Report, Failure> {
        let mut all = now.clone();
        if let Some(earlier) = &earlier {
            all.merge(earlier).map_err(|error| apart(error, words))?;
        }
        Ok(all)
    };
    let bar = options::progress_bar();
    let mut kept = Ok(());
    let mut last = Instant::now();
    let watch = |progress: lab::Progress<'_>| {
        bar.set_length(progress.games);
        bar.set_position(progress.done);
        bar.set_message(in_words(&progress, words));
        if let Some(path) = &arguments.resume
            && last.elapsed() >= KEEP
        {
            last = Instant::now();
            kept = together(&progress.so_far()).and_then(|report| keep(path, &report, words));
            if kept.is_err() {
                return ControlFlow::Break(());
            }
        }
        ControlFlow::Continue(())
    };
    let report = match &arguments.parquet {
        None => lab::run(&experiment, watch),
        Some(path) => {
            let trouble = |error: std::io::Error| unwritable(path, &error, words);
            let mut files = ParquetFiles::create(path).map_err(trouble)?;
            let report = lab::run_recorded(&experiment, watch, &mut files).map_err(trouble)?;
            files.finish().map_err(trouble)?;
            report
        }
    };
    bar.finish_and_clear();
    kept?;
    let report = together(&report)?;
    if let Some(path) = &arguments.resume {
        keep(path, &report, words)?;
    }
    Ok(report)
}

/// How often a long experiment writes down what it has.
const KEEP: Duration = Duration::from_secs(5);

fn keep(path: &Path, report: &Report, words: Words) -> Result<(), Failure> {
    let text = report.to_json().to_string();
    files::write_whole(path, text.as_bytes()).map_err(|error| unwritable(path, &error, words))
}

fn read(path: &Path, words: Words) -> Result<Report, Failure> {
    let text = files::read(path).map_err(|error| {
        let file = path.display().to_string();
        let reason = error.to_string();
        Failure::Request(text!(words, "lab-unreadable", file = file, reason = reason))
    })?;
    Report::from_json(&text).map_err(|error| {
        let file = path.display().to_string();
        let reason = error.to_string();
        Failure::Request(text!(words, "lab-not-a-report", file = file, reason = reason))
    })
}

fn unwritable(path: &Path, error: &std::io::Error, words: Words) -> Failure {
    let file = path.display().to_string();
    let reason = error.to_string();
    Failure::Request(text!(words, "lab-unwritable", file = file, reason = reason))
}

fn apart(error: NotTogether, words: Words) -> Failure {
    Failure::Request(error.say(words))
}

fn merge(paths: &[PathBuf], words: Words) -> Result<Report, Failure> {
    let mut whole: Option<Report> = None;
    for path in paths {
        let part = read(path, words)?;
        match &mut whole {
            None => whole = Some(part),
            Some(whole) => whole.merge(&part).map_err(|error| apart(error, words))?,
        }
    }
    whole.ok_or_else(|| Failure::Request(text!(words, "lab-no-games")))
}

fn ladder(arguments: &Arguments, words: Words) -> Result<(), Failure> {
    let reports: Result<Vec<Report>, Failure> = arguments.ladder.iter().map(|path| read(path, words)).collect();
    let ladder = lab::ladder(&reports?);
    if arguments.json {
        return options::print_json(&ladder);
    }
    write!(std::io::stdout().lock(), "{}", lab::ladder_text(&ladder, words))?;
    Ok(())
}

fn in_words(progress: &lab::Progress<'_>, words: Words) -> String {
    let left = progress.left.map_or_else(|| "…".to_owned(), clock);
    text!(
        words,
        "lab-progress",
        done = progress.done.to_string(),
        games = progress.games.to_string(),
        left = left
    )
}

/// A time as a clock shows it: minutes and seconds, with hours where there are any.
fn clock(time: Duration) -> String {
    let seconds = time.as_secs();
    let (hours, minutes, seconds) = (seconds / 3_600, seconds / 60 % 60, seconds % 60);
    match hours {
        0 => format!("{minutes}:{seconds:02}"),
        _ => format!("{hours}:{minutes:02}:{seconds:02}"),
    }
}
