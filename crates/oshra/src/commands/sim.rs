//! `oshra sim`: many games, and what they say.

use super::options;
use crate::failure::Failure;
use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};
use lab::{Experiment, LineUp, Report};
use rules::{Edition, Setup};
use std::io::{IsTerminal, Write};
use std::ops::ControlFlow;

#[derive(clap::Args)]
pub(crate) struct Arguments {
    /// How many play, 2 to 6
    #[arg(long, default_value_t = 4)]
    players: u8,
    /// The levels of the bots, by seat, or one for all [random, novice, adept, master]
    #[arg(long, default_value = "random")]
    bots: String,
    /// How many games
    #[arg(long, default_value_t = 1000)]
    games: u64,
    /// The edition [classic, heimliche-herrschaft, print-and-play]
    #[arg(long, default_value = "classic", value_parser = options::edition)]
    edition: Edition,
    /// The short game
    #[arg(long)]
    short: bool,
    /// What all deals come from; the same seed gives the same games
    #[arg(long)]
    seed: Option<String>,
    /// Threads that play; as many as there are cores if left out. The result is the same
    #[arg(long)]
    threads: Option<usize>,
    /// Print one JSON object
    #[arg(long)]
    json: bool,
}

pub(crate) fn run(arguments: &Arguments) -> Result<(), Failure> {
    let refuse = |error: lab::Unsound| Failure::Request(error.to_string());
    let line_up: LineUp = arguments.bots.parse().map_err(refuse)?;
    let setup = Setup::new(arguments.players)
        .map_err(|refusal| Failure::Request(refusal.to_string()))?
        .edition(arguments.edition);
    let setup = if arguments.short { setup.short() } else { setup };
    let mut experiment = Experiment::new(line_up, arguments.players, arguments.games)
        .map_err(refuse)?
        .of(setup);
    experiment.seed = match &arguments.seed {
        Some(seed) => seed.clone(),
        None => rules::Seed::random()
            .map_err(|error| Failure::Request(error.to_string()))?
            .text()
            .to_owned(),
    };
    experiment.threads = arguments.threads;
    let bar = progress_bar(arguments.games);
    let report = lab::run(&experiment, |progress| {
        bar.set_position(progress.done);
        ControlFlow::Continue(())
    });
    bar.finish_and_clear();
    if arguments.json {
        options::print_json(&report.to_json())
    } else {
        print(&report, &experiment.seed)
    }
}

/// A bar on a terminal, nothing in a pipe.
fn progress_bar(games: u64) -> ProgressBar {
    let target = if std::io::stderr().is_terminal() {
        ProgressDrawTarget::stderr()
    } else {
        ProgressDrawTarget::hidden()
    };
    let style = ProgressStyle::with_template("{bar:40} {human_pos} of {human_len} games, {eta} left")
        .unwrap_or_else(|_| ProgressStyle::default_bar());
    ProgressBar::with_draw_target(Some(games), target).with_style(style)
}

fn print(report: &Report, seed: &str) -> Result<(), Failure> {
    let mut out = std::io::stdout().lock();
    let share = |count: u64| 100.0 * count as f64 / report.games().max(1) as f64;
    writeln!(out, "games                          {:>14}", report.games())?;
    writeln!(out, "decisions                      {:>14}", report.decisions())?;
    writeln!(
        out,
        "decisions per second           {:>14.0}",
        report.decisions_per_second()
    )?;
    writeln!(
        out,
        "decisions per second per core  {:>14.0}",
        report.decisions_per_second_per_core()
    )?;
    writeln!(out, "average turns                  {:>14.1}", report.average_turns())?;
    writeln!(out, "stalled                        {:>14}", report.stalled())?;
    writeln!(out, "seed                           {seed:>14}")?;
    writeln!(out, "\nwins by leader")?;
    for (leader, wins) in report.leader_wins() {
        writeln!(out, "  {:<14} {wins:>10} {:>6.1} %", leader.id(), share(wins))?;
    }
    writeln!(out, "\nwins by faction")?;
    for (faction, wins) in report.faction_wins() {
        writeln!(out, "  {:<14} {wins:>10} {:>6.1} %", faction.id(), share(wins))?;
    }
    writeln!(out, "\ndecided by")?;
    for (rule, count) in report.decided_by() {
        writeln!(out, "  {:<14} {count:>10} {:>6.1} %", rule.id(), share(count))?;
    }
    writeln!(out, "\nbots: won of the games they played, with the 95 % interval")?;
    for bot in report.bots() {
        writeln!(
            out,
            "  {:<14} {:>10} {:>6.1} %  ({:.1} to {:.1})",
            bot.level.id(),
            bot.wins,
            100.0 * bot.share,
            100.0 * bot.low,
            100.0 * bot.high
        )?;
    }
    Ok(())
}
