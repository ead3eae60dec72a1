//! `oshra sim`: many games, and what they say.

use super::files;
use super::many_games::ManyGames;
use super::options;
use super::stopping::Stopping;
use crate::failure::Failure;
use lab::{Experiment, LineUp, Made, NotTogether, ParquetFiles, PlayerCounts, Report, Shard, Unsound, Variant};
use std::io::Write;
use std::ops::ControlFlow;
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};
use words::{Words, text};

#[derive(clap::Args)]
pub(crate) struct Arguments {
    /// How many play: 4, or several numbers as 2,4 or 2-6
    #[arg(long, default_value = "4")]
    players: String,
    /// The bots, in the order of the seats, or one for all: levels [random, novice, adept, master, champion], levels with a
    /// budget (master@150), or commands of programs (docs/bots.md)
    #[arg(long, default_value = "random")]
    bots: String,
    #[command(flatten)]
    many: ManyGames,
    /// Play one part of the experiment only, for example 2/4. Needs the same --seed for all parts
    #[arg(long, value_name = "I/N", requires = "seed")]
    shard: Option<String>,
    /// Keep what was played in this file, and go on from it if it is there. Needs a --seed
    #[arg(long, value_name = "FILE", requires = "seed")]
    resume: Option<PathBuf>,
    /// Count heroes and the course of games too, where all bots are random; otherwise they are counted anyway
    #[arg(long)]
    heroes: bool,
    /// Play the same deals under other rules as well and compare: short, full, an edition, +SET or -SET, with commas
    #[arg(long, value_name = "RULES", allow_hyphen_values = true,
        conflicts_with_all = ["shard", "resume", "report", "parquet", "merge", "ladder"])]
    versus: Option<String>,
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
}

pub(crate) fn run(arguments: &Arguments) -> Result<(), Failure> {
    let words = arguments.many.words();
    if contest::Entrant::are_any_special(&arguments.bots) {
        return with_programs(arguments, words);
    }
    if !arguments.ladder.is_empty() {
        return ladder(arguments, words);
    }
    if let Some(variant) = &arguments.versus {
        return versus(arguments, variant, words);
    }
    if let Some(path) = &arguments.report {
        // Nobody wants to hear of it after hours.
        files::folder_of(path).map_err(|error| Failure::Request(unwritable(path, &error, words)))?;
    }
    let (report, stopped) = if arguments.merge.is_empty() {
        play(arguments, words)?
    } else {
        (merge(&arguments.merge, words)?, false)
    };
    if arguments.many.json {
        options::print_json(&report.to_json())?;
    } else {
        write!(std::io::stdout().lock(), "{}", report.to_text(words))?;
    }
    // Whatever becomes of the page, what was found has been said.
    if let Some(path) = &arguments.report {
        files::write_whole(path, report.to_html(words).as_bytes())
            .map_err(|error| Failure::Failed(unwritable(path, &error, words)))?;
    }
    finished(stopped, words)
}

/// Whoever breaks off is told so, and a script sees it by the exit code.
fn finished(stopped: bool, words: Words) -> Result<(), Failure> {
    if stopped {
        return Err(Failure::Stopped(text!(words, "lab-stopped")));
    }
    Ok(())
}

/// The command as it was typed.
fn made() -> Made {
    Made::now(std::iter::once("oshra".to_owned()).chain(std::env::args().skip(1)))
}

fn experiment(arguments: &Arguments) -> Result<Experiment, Unsound> {
    let line_up: LineUp = arguments.bots.parse()?;
    let players: PlayerCounts = arguments.players.parse()?;
    let many = &arguments.many;
    let mut experiment = Experiment::with_counts(line_up, players.0, many.games()?)?;
    let setup = many.setup(experiment.players()[0])?;
    experiment = experiment.of(setup);
    if let Some(shard) = &arguments.shard {
        experiment.shard = shard.parse::<Shard>()?;
    }
    experiment.thinking = many.thinking()?;
    experiment.threads = Some(many.threads()?);
    // Random games are so quick that counting would take most of the time.
    let quick = experiment.levels().iter().all(|level| level == bots::Level::Random);
    experiment.heroes = arguments.heroes || arguments.report.is_some() || !quick;
    Ok(experiment)
}

/// The experiment, with a seed of its own if none was given.
fn seeded(arguments: &Arguments, words: Words) -> Result<Experiment, Failure> {
    let mut experiment = experiment(arguments).map_err(|error| Failure::Request(error.say(words)))?;
    experiment.seed = arguments.many.seed()?;
    Ok(experiment)
}

/// Two sets of rules against each other.
fn versus(arguments: &Arguments, variant: &str, words: Words) -> Result<(), Failure> {
    let experiment = seeded(arguments, words)?;
    let variant: Variant = variant
        .parse()
        .map_err(|error: Unsound| Failure::Request(error.say(words)))?;
    let stopping = Stopping::listen()?;
    let bar = options::progress_bar();
    let found = lab::versus(&experiment, &variant, |progress| {
        bar.set_length(progress.games);
        bar.set_position(progress.done);
        bar.set_message(in_words(&progress, words));
        stopping.go_on()
    });
    bar.finish_and_clear();
    if arguments.many.json {
        let found: Vec<_> = found.iter().map(lab::Versus::to_json).collect();
        let all = serde_json::json!({"made": made(), "seed": experiment.seed, "versus": found});
        options::print_json(&all)?;
    } else {
        let mut out = std::io::stdout().lock();
        for found in &found {
            writeln!(out, "{}", found.to_text(words))?;
        }
        writeln!(out, "{}", text!(words, "lab-versus-note"))?;
    }
    finished(stopping.asked(), words)
}

/// Plays, and says whether somebody broke it off.
fn play(arguments: &Arguments, words: Words) -> Result<(Report, bool), Failure> {
    let mut experiment = seeded(arguments, words)?;
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
        all.made = made();
        if let Some(earlier) = &earlier {
            all.merge(earlier).map_err(|error| apart(error, words))?;
        }
        Ok(all)
    };
    let stopping = Stopping::listen()?;
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
        stopping.go_on()
    };
    let report = match &arguments.parquet {
        None => lab::run(&experiment, watch),
        Some(path) => {
            let trouble = |error: std::io::Error| Failure::Failed(unwritable(path, &error, words));
            let mut files = ParquetFiles::create(path, &experiment, &made())
                .map_err(|error| Failure::Request(unwritable(path, &error, words)))?;
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
    Ok((report, stopping.asked()))
}

/// How often a long experiment writes down what it has.
const KEEP: Duration = Duration::from_secs(5);

fn keep(path: &Path, report: &Report, words: Words) -> Result<(), Failure> {
    let text = report.to_json().to_string();
    files::write_whole(path, text.as_bytes()).map_err(|error| Failure::Failed(unwritable(path, &error, words)))
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

fn unwritable(path: &Path, error: &std::io::Error, words: Words) -> String {
    let file = path.display().to_string();
    let reason = error.to_string();
    text!(words, "lab-unwritable", file = file, reason = reason)
}

fn apart(error: NotTogether, words: Words) -> Failure {
    Failure::Request(error.say(words))
}

fn merge(paths: &[PathBuf], words: Words) -> Result<Report, Failure> {
    let mut whole: Option<Report> = None;
    for path in paths {
        let part = read(path, words)?;
        match &mut whole {
            None => {
                whole = Some(Report { made: made(), ..part });
            }
            Some(whole) => whole.merge(&part).map_err(|error| apart(error, words))?,
        }
    }
    whole.ok_or_else(|| Failure::Request(text!(words, "lab-no-games")))
}

fn ladder(arguments: &Arguments, words: Words) -> Result<(), Failure> {
    let reports: Result<Vec<Report>, Failure> = arguments.ladder.iter().map(|path| read(path, words)).collect();
    let ladder = lab::ladder(&reports?);
    if arguments.many.json {
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

/// Games with programs, or with bots that have budgets of their own: who wins is told by who played.
fn with_programs(arguments: &Arguments, words: Words) -> Result<(), Failure> {
    let only_here = arguments.shard.is_some() || arguments.resume.is_some() || arguments.report.is_some();
    if only_here || arguments.parquet.is_some() || !arguments.merge.is_empty() || !arguments.ladder.is_empty() {
        return Err(Failure::Request(text!(words, "contest-plain-only")));
    }
    let counts: PlayerCounts = arguments
        .players
        .parse()
        .map_err(|error: Unsound| Failure::Request(error.say(words)))?;
    let [players] = counts.0[..] else {
        return Err(Failure::Request(text!(words, "contest-plain-only")));
    };
    let contest = super::contest::contest(&arguments.many, players, std::slice::from_ref(&arguments.bots))?;
    super::contest::hold(&contest, arguments.many.json, words)
}
