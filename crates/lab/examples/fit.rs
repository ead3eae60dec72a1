//! Makes the numbers inside the bots from recorded games: `fit [--games GAMES] [--thought GAMES] [--seed WORD] [--write]`.
//!
//! Tables of Novices, of Adepts, of Masters, of Champions and of several levels play `--games` games in all, of two to six
//! players. From what happened follow how chances stand, what deeds say about leaders, where cards lie, and how far those
//! who search can be trusted when they tell their chances; some games are thought about at length, for how far instinct can
//! be believed (`--thought`). What would change is printed, with how well leaders of each
//! level can be read by a reader that learned from games of that level alone; `--write` puts it into the bots.

use bots::fit::{Lessons, Told};
use bots::{Budget, Dice, Level, Reason};
use rules::{Record, Seed, Setup, Viewer};
use std::error::Error;
use std::path::Path;

/// How much those who search think about each decision here.
const ITERATIONS: u32 = 150;
/// One table in this many has players who search and take their time.
const SEARCHING: u64 = 8;

struct Options {
    games: u64,
    thought: u64,
    seed: String,
    write: bool,
}

fn options() -> Result<Options, Box<dyn Error>> {
    let mut options = Options {
        games: 4_000,
        thought: 60,
        seed: "fit".to_owned(),
        write: false,
    };
    let mut words = std::env::args().skip(1);
    while let Some(word) = words.next() {
        let mut value = || words.next().ok_or_else(|| format!("{word} needs a value"));
        match word.as_str() {
            "--games" => options.games = value()?.parse()?,
            "--thought" => options.thought = value()?.parse()?,
            "--seed" => options.seed = value()?,
            "--write" => options.write = true,
            other => return Err(format!("there is no option {other}").into()),
        }
    }
    Ok(options)
}

/// Who sits at a table: all of a level, or any of several.
fn company(number: u64) -> &'static [Level] {
    use Level::{Adept, Champion, Master, Novice};
    match (number % SEARCHING, number / SEARCHING % 4) {
        (0, 0) => &[Master],
        (0, 1) => &[Champion],
        (0, _) => &[Novice, Adept, Master, Champion],
        (1..=2, _) => &[Novice],
        (3..=5, _) => &[Adept],
        _ => &[Novice, Adept, Adept],
    }
}

/// A game that was played to its end.
fn play(number: u64, players: u8, company: &[Level], seed: &str) -> Result<(Record, Told), Box<dyn Error>> {
    let mut record = Record::deal(Setup::new(players)?, Seed::from(format!("{seed}/{number}")));
    let mut dice = Dice::new(number);
    let mut bots = Vec::new();
    for _ in 0..players {
        let level = company[dice.below(company.len())];
        bots.push(bots::bot(level, dice.seed(), Budget::iterations(ITERATIONS))?);
    }
    let mut said = Vec::new();
    let mut memories: Vec<_> = record
        .game()
        .seats()
        .map(|seat| record.memory(Viewer::Seat(seat)))
        .collect();
    let mut events = Vec::new();
    while let Some(seat) = record.game().decider() {
        let thought = bots[seat.index()]
            .think(&memories[seat.index()])
            .ok_or("nothing to choose")?;
        for reason in thought.reasons.iter() {
            if let Reason::WinChance { chance, .. } = *reason {
                said.push((seat, chance));
            }
        }
        events.clear();
        record.choose(seat, thought.choice, &mut events)?;
        let made = rules::Made {
            seat,
            choice: thought.choice,
        };
        for memory in &mut memories {
            memory.see(record.game(), made, &events);
        }
    }
    let winner = record.game().result().and_then(|(_, winner, _)| winner);
    let mut told = Told::default();
    for (seat, chance) in said {
        told.hear(bots[seat.index()].level(), players, chance, winner == Some(seat));
    }
    Ok((record, told))
}

fn main() -> Result<(), Box<dyn Error>> {
    let options = options()?;
    let mut lessons = Lessons::default();
    for number in 0..options.games {
        let company = company(number);
        // Four players are met most.
        let players = [4, 4, 4, 3, 5, 2, 6][(number / SEARCHING % 7) as usize];
        let (record, told) = play(number, players, company, &options.seed)?;
        lessons.hear(told);
        // How well leaders can be read is told for four players.
        let level = match company {
            [level] if players == 4 => Some(*level),
            _ => None,
        };
        lessons.learn(&record, level);
        if number < options.thought {
            lessons.think_about(&record);
            lessons.watch(&record);
        }
    }
    println!(
        "// Minus the logarithm of what winners were given, with the numbers in use: {:.4}",
        lessons.loss()
    );
    println!("// What a reader gives the true leaders after rounds 1, 2 and 4 (blind: 0.167), 4 players:");
    for level in [Level::Novice, Level::Adept, Level::Master, Level::Champion] {
        let [one, two, four] = lessons.readable(level);
        println!(
            "// {level}: {:.3} / {:.3} / {:.3}, asked {} / {} / {} times",
            one.0, two.0, four.0, one.1, two.1, four.1
        );
    }
    let fitted = lessons.fitted().to_string();
    print!("{fitted}");
    if options.write {
        let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("../bots/src/fitted.rs");
        std::fs::write(file, fitted)?;
    }
    Ok(())
}
