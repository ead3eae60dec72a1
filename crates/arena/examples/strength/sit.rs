//! Players by name.

use crate::Options;
use bots::{
    Adept, Belief, Bot, Budget, Champion, Character, Habits, Level, Master, Reason, Reasons, Temper, Thought, Weighing,
};
use rules::Memory;
use std::sync::Arc;

/// A player by name: a level, `raw` for a Champion without search, `coach` for somebody who follows the coach's advice. After
/// a colon stands what is different about it: habits that an Adept or Master is without (`master:-learn-apart`,
/// `adept:hide=0`, `adept:none`), and a Champion's temper (`champion:hide=0.06+bias=0.02+learn`); after an `@` its character
/// (`adept@sly`).
pub(crate) fn sit(name: &str, seed: u64, options: &Options) -> Box<dyn Bot> {
    let (name, character) = name.split_once('@').unwrap_or((name, "even"));
    let mut bot = sit_even(name, seed, options);
    bot.set_character(character.parse::<Character>().expect("a character after the @"));
    bot
}

fn sit_even(name: &str, seed: u64, options: &Options) -> Box<dyn Bot> {
    let (kind, detail) = name.split_once(':').unwrap_or((name, ""));
    let budget = options.budget.clone();
    match (kind, &options.nets) {
        ("adept", _) => Box::new(Adept::new(seed).with_habits(habits(detail, Habits::ADEPT))),
        ("master", _) => Box::new(Master::new(seed, budget).with_habits(habits(detail, Habits::MASTER))),
        ("coach", _) => Box::new(Coached { seed }),
        ("raw", Some(nets)) => Box::new(Champion::new(seed, Budget::iterations(0), Arc::clone(nets))),
        ("champion", Some(nets)) => Box::new(Champion::new(seed, budget, Arc::clone(nets)).with_temper(temper(detail))),
        (level, _) => {
            bots::bot(level.parse::<Level>().expect("a level"), seed, budget).expect("a Champion needs --nets")
        }
    }
}

/// The usual habits without those that are named, or with another worth of hiding.
fn habits(detail: &str, usual: Habits) -> Habits {
    if detail == "none" {
        return Habits::NONE;
    }
    let mut habits = usual;
    for word in detail.split(['-', '+']).filter(|word| !word.is_empty()) {
        match word.split_once('=') {
            Some(("hide", worth)) => habits.hides = worth.parse().expect("a number after hide="),
            Some(("deduces", part)) => habits.reader.deduces = part.parse().expect("a number after deduces="),
            Some(("counts", part)) => habits.reader.counts = part.parse().expect("a number after counts="),
            None if word == "reads" => habits.reads = false,
            None if word == "learn" => habits.rivals_learn = false,
            None if word == "apart" => habits.leaders_apart = false,
            None if word == "unseen" => habits.unseen = false,
            _ => panic!("there is no habit {word}"),
        }
    }
    habits
}

/// The usual temper with what is named changed.
fn temper(detail: &str) -> Temper {
    let mut temper = Temper::USUAL;
    for word in detail.split('+').filter(|word| !word.is_empty()) {
        let (name, number) = word.split_once('=').unwrap_or((word, "1"));
        let number: f32 = number.parse().expect("a number after the =");
        match name {
            "hide" => temper.hide = number,
            "slope" => temper.slope = number,
            "doubt" => temper.doubt = number,
            "whim" => temper.whim = number,
            "bias" => temper.bias = number,
            "turns" => temper.turns = number as u32,
            "learn" => temper.rivals_learn = number > 0.0,
            "apart" => temper.leaders_apart = number > 0.0,
            _ => panic!("a temper has no {name}"),
        }
    }
    temper
}

/// Rounds that the coach thinks about a decision.
const ROUNDS: u32 = 60;

/// Does what the coach says, and believes its chances.
struct Coached {
    seed: u64,
}

impl Bot for Coached {
    fn level(&self) -> Level {
        Level::Master
    }

    fn think(&mut self, memory: &Memory) -> Option<Thought> {
        let belief = Belief::of(memory, self.seed)?;
        let mut weighing = Weighing::begin(&belief, self.seed)?;
        let asked = memory.now().choices().len() > 1;
        while asked && weighing.rounds() < ROUNDS && !weighing.is_sure() {
            weighing.round();
        }
        let prospects = weighing.prospects();
        let best = prospects.first()?;
        let chance = Reason::WinChance {
            chance: best.chance,
            games: best.games,
        };
        Some(Thought {
            choice: best.choice,
            reasons: if asked {
                Reasons::from(chance)
            } else {
                Reasons::default()
            },
        })
    }
}
