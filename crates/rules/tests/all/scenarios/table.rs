//! Playing scenarios.

use super::always::{all_cards, check_table};
use super::picture::{Picture, check_clauses};
use super::script::{Failure, Scenario, Step};
use rules::{Choice, Event, Game, Outcome, Record, Seat, Seed};
use std::collections::BTreeSet;

/// How many seeds a scenario with `sometimes` is played with.
const SEEDS: usize = 60;

/// What was expected and found, if those differ.
pub(crate) type Check = Result<(), (String, String)>;

/// Plays a scenario, or says where it fails.
pub(crate) fn run(scenario: &Scenario) -> Result<(), Failure> {
    let sometimes: BTreeSet<usize> = scenario
        .steps
        .iter()
        .filter_map(|(line, step)| matches!(step, Step::Sometimes(_)).then_some(*line))
        .collect();
    let seeds = if sometimes.is_empty() { 1 } else { SEEDS };
    let mut met = BTreeSet::new();
    for seed in 0..seeds {
        play(scenario, seed, &mut met)?;
    }
    match sometimes.difference(&met).next() {
        None => Ok(()),
        Some(&line) => Err(Failure {
            line,
            expected: "something that holds at times".to_owned(),
            found: format!("it never did, with {SEEDS} seeds"),
        }),
    }
}

fn play(scenario: &Scenario, seed: usize, met: &mut BTreeSet<usize>) -> Result<(), Failure> {
    let fail_at = |line: usize| move |(expected, found): (String, String)| Failure { line, expected, found };
    let mut position = scenario.position.clone();
    position.seed = Some(Seed::from(format!("scenario {seed}")));
    let mut record = Record::load(position)
        .map_err(|error| fail_at(scenario.line)(("a possible position".to_owned(), error.to_string())))?;
    let cards = all_cards(record.game());
    check_table(&record, &cards).map_err(fail_at(scenario.line))?;
    let mut events = Vec::new();
    for (line, step) in &scenario.steps {
        let fail = fail_at(*line);
        match step {
            Step::Choose(seat, choice) => {
                events.clear();
                if let Err(refusal) = record.choose(*seat, *choice, &mut events) {
                    let found = format!("refused, {refusal}; {}", asked(record.game()));
                    return Err(fail((format!("seat {seat} may choose {choice}"), found)));
                }
                check_table(&record, &cards).map_err(fail)?;
            }
            Step::Sometimes(clauses) => {
                if check_clauses(&Picture::of(record.game()), clauses, true).is_ok() {
                    met.insert(*line);
                }
            }
            other => check(other, record.game(), &events).map_err(fail)?,
        }
    }
    Ok(())
}

/// What a step says must hold.
fn check(step: &Step, game: &Game, events: &[Event]) -> Check {
    match step {
        Step::Choose(..) | Step::Sometimes(_) => Ok(()),
        Step::Asks(seat, prompt, wanted) => {
            let listing = wanted.as_ref().map_or_else(String::new, |wanted| list(wanted));
            let expected = format!("asks {seat} {}{listing}", prompt.id());
            let same_prompt = game.asked().any(|asked| asked.seat == *seat && asked.prompt == *prompt);
            let sorted = |choices: &[Choice]| {
                let mut texts: Vec<String> = choices.iter().map(Choice::to_string).collect();
                texts.sort();
                texts
            };
            let listed = sorted(&choices(game, *seat));
            let same_choices = wanted.as_ref().is_none_or(|wanted| sorted(wanted) == listed);
            must(same_prompt && same_choices, expected, asked(game))
        }
        Step::WaitsFor(seats) => {
            let found: Vec<Seat> = game.asked().map(|asked| asked.seat).collect();
            must(found == *seats, format!("waits for {seats:?}"), asked(game))
        }
        Step::Refuses(seat, choice, why) => {
            let mut other = game.clone();
            let found = match other.choose(*seat, *choice, &mut ()) {
                Ok(()) => "accepted".to_owned(),
                Err(refusal) => kebab(&format!("{refusal:?}")),
            };
            let expected = format!("seat {seat} is refused {choice}: {why}");
            must(found == *why, expected, format!("{found}; {}", asked(game)))?;
            must(
                other == *game,
                "a refusal changes nothing".to_owned(),
                "another game".to_owned(),
            )
        }
        Step::Then(clauses) => check_clauses(&Picture::of(game), clauses, true),
        Step::Sees(viewer, clauses) => check_clauses(&Picture::seen(&game.view(*viewer)), clauses, false),
        Step::Hears(viewer, event) => {
            let heard: Vec<_> = events.iter().map(|heard| heard.seen_by(*viewer)).collect();
            must(
                heard.contains(event),
                format!("{viewer:?} hears {event:?}"),
                format!("{heard:?}"),
            )
        }
        Step::Done => {
            let performing = game.step() == rules::Step::Ability;
            must(!performing, "no ability is performed any more".to_owned(), asked(game))
        }
        Step::Outcome(wanted) => {
            let found = game
                .outcome()
                .map_or_else(|| vec![asked(game)], |outcome| outcome_words(&outcome));
            let same = found.starts_with(wanted);
            must(same, format!("outcome {}", wanted.join(" ")), found.join(" "))
        }
    }
}

pub(crate) fn must(holds: bool, expected: String, found: String) -> Check {
    if holds { Ok(()) } else { Err((expected, found)) }
}

/// `OtherQuestion(Draw)` becomes `other-question`.
pub(crate) fn kebab(debug: &str) -> String {
    let name = debug.split('(').next().unwrap_or_default();
    let mut kebab = String::new();
    for letter in name.chars() {
        if letter.is_uppercase() && !kebab.is_empty() {
            kebab.push('-');
        }
        kebab.push(letter.to_ascii_lowercase());
    }
    kebab
}

fn outcome_words(outcome: &Outcome) -> Vec<String> {
    let winner = outcome.winner.map_or("nobody".to_owned(), |seat| seat.to_string());
    let counts = outcome
        .counts
        .iter()
        .map(|count| format!("{}/{}", count.heroes, count.total));
    [
        outcome.winning_faction.id(),
        "winner",
        &winner,
        "by",
        outcome.decided_by.id(),
        "counts",
    ]
    .into_iter()
    .map(str::to_owned)
    .chain(counts)
    .collect()
}

pub(crate) fn choices(game: &Game, seat: Seat) -> Vec<Choice> {
    let mut choices = rules::Choices::new();
    game.choices_into(seat, &mut choices);
    choices.to_vec()
}

fn list(choices: &[Choice]) -> String {
    let texts: Vec<String> = choices.iter().map(Choice::to_string).collect();
    format!(": {}", texts.join(", "))
}

pub(crate) fn asked(game: &Game) -> String {
    let questions: Vec<String> = game
        .asked()
        .map(|asked| {
            format!(
                "asks {} {}{}",
                asked.seat,
                asked.prompt.id(),
                list(&choices(game, asked.seat))
            )
        })
        .collect();
    if questions.is_empty() {
        "the game is over".to_owned()
    } else {
        questions.join("; ")
    }
}
