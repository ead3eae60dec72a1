//! `oshra match`: bots and programs against each other, until it is known who is stronger.

use super::many_games::ManyGames;
use super::options;
use super::stopping::Stopping;
use crate::failure::Failure;
use contest::{Contest, ContestError, LineUp, Sprt, Standings};
use lab::Unsound;
use std::io::Write;
use words::{Words, text};

/// Every deal is played in every order of the seats. A bot is a level, a level with a budget (master@150, champion@200ms)
/// or the command of a program that speaks the other side of the pipe (docs/bots.md).
#[derive(clap::Args)]
pub(crate) struct Arguments {
    /// Who sits together, as adept,./mybot.py: one for each seat. Several line-ups make one ladder
    #[arg(required = true, value_name = "BOTS")]
    line_ups: Vec<String>,
    /// How many play
    #[arg(long, default_value_t = 2)]
    players: u8,
    #[command(flatten)]
    many: ManyGames,
    /// Stop as soon as it is known whether the first bot is stronger: bounds in points, as 0,20
    #[arg(long, value_name = "LOW,HIGH", num_args = 0..=1, require_equals = true, default_missing_value = "0,20", allow_hyphen_values = true)]
    sprt: Option<String>,
}

pub(crate) fn run(arguments: &Arguments) -> Result<(), Failure> {
    let many = &arguments.many;
    let words = many.words();
    let refused = |fault: ContestError| Failure::Request(fault.say(words));
    let mut contest = contest(many, arguments.players, &arguments.line_ups)?;
    if contest.line_ups.iter().all(LineUp::is_uniform) && contest.entrants.len() < 2 {
        return Err(refused(ContestError::Alone));
    }
    contest.sprt = match &arguments.sprt {
        Some(bounds) => Some(bounds.parse::<Sprt>().map_err(refused)?),
        None => None,
    };
    hold(&contest, many.json, words)
}

/// A contest of these line-ups, with no test that would end it early.
pub(crate) fn contest(many: &ManyGames, players: u8, line_ups: &[String]) -> Result<Contest, Failure> {
    let words = many.words();
    let refused = |fault: ContestError| Failure::Request(fault.say(words));
    let unsound = |unsound: Unsound| refused(unsound.into());
    let thinking = many.thinking().map_err(unsound)?;
    let setup = many.setup(players).map_err(unsound)?;
    let mut entrants = Vec::new();
    let line_ups: Result<Vec<LineUp>, ContestError> = line_ups
        .iter()
        .map(|text| LineUp::parse(text, players, thinking, &mut entrants))
        .collect();
    let line_ups = line_ups.map_err(refused)?;
    Ok(Contest {
        entrants,
        line_ups,
        setup,
        games: many.games().map_err(unsound)?,
        seed: many.seed()?,
        time: many.time().map_err(unsound)?,
        threads: many.threads().map_err(unsound)?,
        sprt: None,
    })
}

/// Plays a contest and prints what came out, also of one that is broken off.
pub(crate) fn hold(contest: &Contest, json: bool, words: Words) -> Result<(), Failure> {
    let stopping = Stopping::listen()?;
    let bar = options::progress_bar();
    let standings = contest.run(|progress| {
        bar.set_length(progress.games);
        bar.set_position(progress.done);
        stopping.go_on()
    });
    bar.finish_and_clear();
    let standings = standings.map_err(|fault| Failure::Request(fault.say(words)))?;
    print(contest, &standings, json, words)?;
    if stopping.asked() {
        return Err(Failure::Stopped(text!(words, "contest-stopped")));
    }
    Ok(())
}

fn print(contest: &Contest, standings: &Standings, json: bool, words: Words) -> Result<(), Failure> {
    let sprt = contest.sprt.as_ref();
    if json {
        let mut told = standings.to_json(sprt);
        told["seed"] = serde_json::json!(contest.seed);
        told["players"] = serde_json::json!(contest.setup.players());
        told["version"] = serde_json::json!(lab::VERSION);
        return options::print_json(&told);
    }
    write!(std::io::stdout().lock(), "{}", standings.to_text(sprt, words))?;
    Ok(())
}
