//! Reading scenarios.

use rules::{Choice, Edition, Happening, Hero, Knower, PlayerPosition, Position, Prompt, Seat, Seed, Track, Viewer};
use serde::de::DeserializeOwned;
use serde_json::Value;
use std::fmt;
use std::str::FromStr;

pub(crate) struct Scenario {
    pub(crate) title: String,
    pub(crate) line: usize,
    pub(crate) text: String,
    pub(crate) position: Position,
    pub(crate) steps: Vec<(usize, Step)>,
}

pub(crate) enum Step {
    Choose(Seat, Choice),
    Asks(Seat, Prompt, Option<Vec<Choice>>),
    WaitsFor(Vec<Seat>),
    Refuses(Seat, Choice, String),
    Then(Vec<Clause>),
    Sometimes(Vec<Clause>),
    Sees(Viewer, Vec<Clause>),
    Hears(Viewer, Happening),
    Done,
    Outcome(Vec<String>),
}

/// What a place must hold.
pub(crate) struct Clause {
    pub(crate) place: String,
    pub(crate) cards: Vec<String>,
    pub(crate) any_order: bool,
}

/// What was expected and found at a line.
pub(crate) struct Failure {
    pub(crate) line: usize,
    pub(crate) expected: String,
    pub(crate) found: String,
}

impl fmt::Display for Failure {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Failure { line, expected, found } = self;
        write!(out, "{line}:\n  expected: {expected}\n  found:    {found}")
    }
}

type Read<T> = Result<T, String>;

/// All scenarios of a file.
pub(crate) fn read(text: &str) -> Result<Vec<Scenario>, Failure> {
    let mut scenarios: Vec<Scenario> = Vec::new();
    for (index, line) in text.lines().enumerate() {
        let number = index + 1;
        let line = line.split('#').next().unwrap_or_default().trim();
        if line.is_empty() {
            continue;
        }
        let failure = |found: String| Failure {
            line: number,
            expected: format!("a line of a scenario: {line}"),
            found,
        };
        if let Some(title) = line.strip_prefix("scenario:") {
            scenarios.push(Scenario {
                title: title.trim().to_owned(),
                line: number,
                text: String::new(),
                position: empty_position(),
                steps: Vec::new(),
            });
            continue;
        }
        let scenario = scenarios
            .last_mut()
            .ok_or_else(|| failure("no `scenario:` before it".to_owned()))?;
        scenario.text.push_str(line);
        scenario.text.push('\n');
        match read_step(line).map_err(failure)? {
            Some(step) => scenario.steps.push((number, step)),
            None if scenario.steps.is_empty() => read_position(&mut scenario.position, line).map_err(failure)?,
            None => return Err(failure("neither a step nor, after steps, a position".to_owned())),
        }
    }
    for scenario in &scenarios {
        let chooses = |step: &Step| matches!(step, Step::Choose(..));
        let ends_with_choice = scenario.steps.last().is_none_or(|(_, step)| chooses(step));
        if ends_with_choice {
            return Err(Failure {
                line: scenario.line,
                expected: "something that must hold in the end".to_owned(),
                found: "nothing".to_owned(),
            });
        }
    }
    Ok(scenarios)
}

fn empty_position() -> Position {
    Position {
        edition: Edition::PrintAndPlay,
        seed: Some(Seed::from("scenario")),
        ..Position::default()
    }
}

fn words(text: &str) -> Vec<String> {
    text.split_whitespace().map(str::to_owned).collect()
}

fn named<T: FromStr<Err: fmt::Display>>(id: impl AsRef<str>) -> Read<T> {
    id.as_ref().parse().map_err(|error: T::Err| error.to_string())
}

/// The cards of a pile or a row.
fn heroes(text: &str) -> Read<Vec<Hero>> {
    cards(text).into_iter().map(named).collect()
}

/// Cards, or none for a lone `-`.
fn cards(text: &str) -> Vec<String> {
    match text.trim() {
        "-" => Vec::new(),
        text => words(text),
    }
}

fn read_position(position: &mut Position, line: &str) -> Read<()> {
    let (word, rest) = line.split_once(' ').unwrap_or((line, ""));
    let number = |text: &str| text.parse::<u8>().map_err(|_| format!("`{text}` is no number"));
    match word {
        "edition" => position.edition = named(rest)?,
        "sets" => position.sets = words(rest).into_iter().map(named).collect::<Read<_>>()?,
        "short" => position.short = true,
        "step" => position.step = named(rest)?,
        "active" => position.active = rest.parse().ok(),
        "red" | "green" => {
            let (mut red, mut green) = (position.track.red(), position.track.green());
            for pair in words(line).chunks(2) {
                match pair {
                    [marker, space] if marker == "red" => red = number(space)?,
                    [marker, space] if marker == "green" => green = number(space)?,
                    other => return Err(format!("{other:?} is no marker")),
                }
            }
            position.track = Track::new(red, green).ok_or("off the track")?;
        }
        "tavern" => {
            let slot = |id: String| if id == "-" { Ok(None) } else { named(id).map(Some) };
            position.tavern = words(rest).into_iter().map(slot).collect::<Read<_>>()?;
        }
        "harbor" => position.harbor = heroes(rest)?,
        "wilderness" => position.wilderness = heroes(rest)?,
        "graveyard" => position.graveyard = heroes(rest)?,
        "known" => {
            let (id, knowers) = rest.split_once(':').ok_or("who knows it?")?;
            let knower = |word: String| match word.as_str() {
                "public" => Ok(Knower::Public),
                number => seat(number).map(Knower::Seat),
            };
            let knowers = words(knowers).into_iter().map(knower).collect::<Read<_>>()?;
            position.known.insert(named(id)?, knowers);
        }
        "seat" => {
            let (head, tail) = rest.split_once(':').unwrap_or((rest, ""));
            let mut head = head.split_whitespace();
            if head.next() != Some(&position.players.len().to_string()) {
                return Err(format!("seat {} comes next", position.players.len()));
            }
            let mut player = PlayerPosition {
                leader: head.next().map(named).transpose()?,
                ..PlayerPosition::default()
            };
            for part in tail.split('|').map(str::trim).filter(|part| !part.is_empty()) {
                match part.split_once(' ') {
                    Some(("hand", ids)) => player.hand = heroes(ids)?,
                    Some(("up", ids)) => player.face_up = heroes(ids)?,
                    Some(("hidden", ids)) => player.hidden = heroes(ids)?,
                    _ => return Err(format!("`{part}` is no part of a seat")),
                }
            }
            position.players.push(player);
        }
        _ => return Err("unknown".to_owned()),
    }
    Ok(())
}

fn read_step(line: &str) -> Read<Option<Step>> {
    let (head, tail) = line
        .split_once(':')
        .map_or((line, ""), |(head, tail)| (head.trim(), tail.trim()));
    let (word, rest) = line.split_once(' ').unwrap_or((line, ""));
    let head_words: Vec<&str> = head.split_whitespace().collect();
    Ok(Some(match head_words[..] {
        [number] if number.parse::<u8>().is_ok() => Step::Choose(seat(number)?, choice(tail)?),
        ["asks", number, prompt] => {
            let choices = (!tail.is_empty()).then(|| tail.split(',').map(choice).collect::<Read<_>>());
            Step::Asks(seat(number)?, written(Value::from(prompt))?, choices.transpose()?)
        }
        ["waits", "for", ref numbers @ ..] => {
            Step::WaitsFor(numbers.iter().map(|number| seat(number)).collect::<Read<_>>()?)
        }
        ["refuses", number] => {
            let (wanted, why) = tail.split_once('(').ok_or("why is it refused?")?;
            Step::Refuses(seat(number)?, choice(wanted)?, why.trim_end_matches(')').to_owned())
        }
        ["sees", who] => Step::Sees(viewer(who)?, clauses(tail)?),
        ["hears", who] => {
            let event = serde_json::from_str(tail).map_err(|error| error.to_string())?;
            Step::Hears(viewer(who)?, event)
        }
        ["done"] => Step::Done,
        _ => match word {
            "then" => Step::Then(clauses(rest)?),
            "sometimes" => Step::Sometimes(clauses(rest)?),
            "outcome" => Step::Outcome(words(rest)),
            _ => return Ok(None),
        },
    }))
}

fn seat(text: &str) -> Read<Seat> {
    text.parse().map_err(|_| format!("`{text}` is no seat"))
}

fn choice(text: &str) -> Read<Choice> {
    text.parse().map_err(|_| format!("`{}` is no choice", text.trim()))
}

fn viewer(text: &str) -> Read<Viewer> {
    match text {
        "public" => Ok(Viewer::Public),
        number => seat(number).map(Viewer::Seat),
    }
}

fn written<T: DeserializeOwned>(value: Value) -> Read<T> {
    serde_json::from_value(value).map_err(|error| error.to_string())
}

fn clauses(text: &str) -> Read<Vec<Clause>> {
    text.split('|').map(|part| clause(part.trim())).collect()
}

fn clause(text: &str) -> Read<Clause> {
    let of_seat = if text.starts_with("seat ") { 3 } else { 1 };
    let all = words(text);
    if all.len() <= of_seat {
        return Err(format!("`{text}` does not say what is there"));
    }
    let place = all[..of_seat].join(" ");
    let rest = all[of_seat..].join(" ");
    let inside = rest.strip_prefix('{').and_then(|rest| rest.strip_suffix('}'));
    let cards = match place.as_str() {
        "tavern" => words(&rest),
        _ => cards(inside.unwrap_or(&rest)),
    };
    let is_card = |id: &String| matches!(id.as_str(), "?" | "!" | "-") || Hero::from_id(id).is_some();
    let holds_cards = !matches!(place.as_str(), "red" | "green" | "active" | "step") && !place.ends_with("leader");
    if let Some(wrong) = cards.iter().find(|id| holds_cards && !is_card(id)) {
        return Err(format!("there is no card `{wrong}`"));
    }
    Ok(Clause {
        any_order: inside.is_some() || place.ends_with(" hand"),
        place,
        cards,
    })
}
