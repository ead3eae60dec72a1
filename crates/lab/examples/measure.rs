//! A small command line for the laboratory: `measure BOTS PLAYERS GAMES [SEED] [MILLISECONDS]`.

use lab::{Experiment, Thinking};
use std::ops::ControlFlow;

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let word = |index: usize| words.get(index).map(String::as_str);
    let counts: Result<Vec<u8>, _> = word(1).unwrap_or("4").split(',').map(str::parse).collect();
    let games: u64 = word(2).unwrap_or("1000").parse()?;
    let mut experiment = Experiment::with_counts(word(0).unwrap_or("random").parse()?, counts?, games)?;
    if let Some(seed) = word(3) {
        experiment.seed = seed.to_owned();
    }
    if let Some(time) = word(4) {
        experiment.thinking = match time.strip_suffix("ms") {
            Some(time) => Thinking::Milliseconds(time.parse()?),
            None => Thinking::Iterations(time.parse()?),
        };
    }
    let report = lab::run(&experiment, |_| ControlFlow::Continue(()));
    for bot in report.bots() {
        println!(
            "{:8} {:6} games {:5.1} %  ({:.1} to {:.1})",
            bot.level,
            bot.games,
            bot.share * 100.0,
            bot.low * 100.0,
            bot.high * 100.0
        );
    }
    println!(
        "{} games in {:.1} s, {:.1} games/s/core, {:.0} decisions/s/core, {:.1} turns, {:.1} decisions a game, {} stalled",
        report.games(),
        report.seconds,
        report.games() as f64 / report.core_seconds,
        report.decisions_per_second_per_core(),
        report.average_turns(),
        report.decisions() as f64 / report.games() as f64,
        report.stalled()
    );
    println!("leaders {:?}", report.leader_wins());
    println!("factions {:?}", report.faction_wins());
    println!("decided by {:?}", report.decided_by());
    Ok(())
}
