//! What can be asked for: one variant per request, one field per field. A field nobody knows is refused.

use crate::RequestError;
use rules::{Hero, Refusal, Seat, Viewer};
use serde::Deserialize;
use serde::de::DeserializeOwned;
use serde_json::{Map, Value};

/// A line, read: a request, and what any request may carry.
pub(crate) struct Incoming {
    /// Goes back with the answer.
    pub(crate) id: Option<Value>,
    /// Which game it is about, and what is asked; or why it is refused.
    pub(crate) asked: Result<(String, Request), RequestError>,
}

/// A request, read.
pub(crate) enum Request {
    New(New),
    Load(Load),
    Replay(Replay),
    Close(Nothing),
    Position(Nothing),
    Decisions(Nothing),
    Choose(Choose),
    Step(Step),
    Undo(Nothing),
    View(Looker),
    Memory(Looker),
    Events(Events),
    Outcome(Nothing),
    Log(Nothing),
    Bot(Bot),
    Belief(Belief),
    Imagine(Imagine),
}

/// Deals a game.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct New {
    pub(crate) players: u64,
    pub(crate) edition: Option<String>,
    pub(crate) sets: Option<Vec<String>>,
    pub(crate) short: Option<bool>,
    pub(crate) seed: Option<rules::Seed>,
}

/// Goes on from a position.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Load {
    pub(crate) position: Value,
}

/// Plays a saved game again: an object, or the text of a file.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Replay {
    pub(crate) log: Value,
}

/// Makes a choice.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Choose {
    pub(crate) seat: Number,
    pub(crate) choice: Value,
}

/// Makes a choice and asks for all that a loop needs next.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Step {
    pub(crate) seat: Number,
    pub(crate) choice: Value,
    pub(crate) r#for: Option<Audience>,
}

/// Asks what a seat or a spectator may know.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Looker {
    pub(crate) seat: Watcher,
}

/// Asks what a seat or a spectator saw happen.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Events {
    pub(crate) seat: Watcher,
    pub(crate) since: Option<usize>,
}

/// Asks what a bot would do.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Bot {
    pub(crate) seat: Number,
    pub(crate) level: String,
    pub(crate) milliseconds: Option<u64>,
    pub(crate) iterations: Option<u32>,
    pub(crate) seed: Option<String>,
}

/// Asks what a bot believes.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Belief {
    pub(crate) seat: Number,
    pub(crate) level: String,
    pub(crate) seed: Option<String>,
}

/// Asks for a world a seat could be in.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Imagine {
    pub(crate) seat: Number,
    pub(crate) seed: Option<rules::Seed>,
}

/// Nothing but the request itself.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Nothing {}

/// A number that should be a seat.
#[derive(Clone, Copy, Deserialize)]
#[serde(transparent)]
pub(crate) struct Number(i64);

impl Number {
    /// The seat, if a table of `players` has it.
    pub(crate) fn seat(self, players: u8) -> Result<Seat, Refusal> {
        let seat = u8::try_from(self.0).ok().and_then(Seat::new);
        seat.filter(|seat| seat.is_at(players)).ok_or(Refusal::NoSuchSeat)
    }
}

/// Somebody who looks at a game.
#[derive(Clone, Copy, Deserialize)]
#[serde(untagged, expecting = "a seat is a number, or \"public\"")]
pub(crate) enum Watcher {
    Seat(Number),
    Word(Public),
}

#[derive(Clone, Copy, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Public {
    Public,
}

impl Watcher {
    /// Who that is at a table of `players`.
    pub(crate) fn viewer(self, players: u8) -> Result<Viewer, Refusal> {
        Ok(match self {
            Watcher::Word(Public::Public) => Viewer::Public,
            Watcher::Seat(number) => Viewer::Seat(number.seat(players)?),
        })
    }
}

/// Whose eyes a step is told for.
#[derive(Clone, Copy, Deserialize)]
#[serde(untagged, expecting = "it is a seat, \"public\" or \"all\"")]
pub(crate) enum Audience {
    One(Watcher),
    All(All),
}

#[derive(Clone, Copy, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum All {
    All,
}

/// The longest name of a game.
const LONGEST_NAME: usize = 200;

impl Incoming {
    /// The request of a line.
    pub(crate) fn read(line: &[u8]) -> Incoming {
        let bad_json = |error: serde_json::Error| RequestError::BadJson(error.to_string());
        let mut fields = match serde_json::from_slice(line).map_err(bad_json) {
            Ok(Value::Object(fields)) => fields,
            Ok(other) => return Incoming::refused(RequestError::BadJson(format!("it is {}", kind(&other)))),
            Err(error) => return Incoming::refused(error),
        };
        Incoming {
            id: fields.remove("id"),
            asked: name(fields.remove("game")).and_then(|game| Ok((game, Request::read(fields)?))),
        }
    }

    fn refused(error: RequestError) -> Incoming {
        Incoming {
            id: None,
            asked: Err(error),
        }
    }
}

/// The game a request is about; the one without a name if it says nothing.
fn name(game: Option<Value>) -> Result<String, RequestError> {
    match game {
        None => Ok(String::new()),
        Some(Value::String(name)) if name.len() <= LONGEST_NAME => Ok(name),
        Some(_) => Err(RequestError::BadRequest {
            field: "game".to_owned(),
            reason: format!("a game has a name of at most {LONGEST_NAME} bytes"),
        }),
    }
}

impl Request {
    fn read(mut fields: Map<String, Value>) -> Result<Request, RequestError> {
        let word = match fields.remove("do") {
            Some(Value::String(word)) => word,
            Some(other) => return Err(RequestError::UnknownRequest(other.to_string())),
            None => return Err(RequestError::UnknownRequest(String::new())),
        };
        Ok(match word.as_str() {
            "new" => Request::New(read(fields)?),
            "load" => Request::Load(read(fields)?),
            "replay" => Request::Replay(read(fields)?),
            "close" => Request::Close(read(fields)?),
            "position" => Request::Position(read(fields)?),
            "decisions" => Request::Decisions(read(fields)?),
            "choose" => Request::Choose(read(fields)?),
            "step" => Request::Step(read(fields)?),
            "undo" => Request::Undo(read(fields)?),
            "view" => Request::View(read(fields)?),
            "memory" => Request::Memory(read(fields)?),
            "events" => Request::Events(read(fields)?),
            "outcome" => Request::Outcome(read(fields)?),
            "log" => Request::Log(read(fields)?),
            "bot" => Request::Bot(read(fields)?),
            "belief" => Request::Belief(read(fields)?),
            "imagine" => Request::Imagine(read(fields)?),
            _ => return Err(RequestError::UnknownRequest(word)),
        })
    }
}

/// Reads the fields of a request. What is wrong is said with the name of the field.
fn read<T: DeserializeOwned>(fields: Map<String, Value>) -> Result<T, RequestError> {
    serde_path_to_error::deserialize(Value::Object(fields)).map_err(|error| {
        let path = error.path().to_string();
        let reason = error.into_inner().to_string();
        // What is missing or too much has no path of its own: the reader tells it by words only.
        let named = |words: &str| {
            let (name, _) = reason.strip_prefix(words)?.split_once('`')?;
            Some(name.to_owned())
        };
        match (named("unknown field `"), named("missing field `")) {
            (Some(field), _) if path == "." || path == field => RequestError::UnknownField(field),
            (_, Some(field)) => RequestError::BadRequest {
                field,
                reason: "it is missing".to_owned(),
            },
            _ => RequestError::BadRequest { field: path, reason },
        }
    })
}

/// The choice a request names: cards and seats that do not exist have refusals of their own.
pub(crate) fn choice(value: &Value) -> Result<rules::Choice, RequestError> {
    if let Some(id) = unknown_card(value) {
        return Err(RequestError::UnknownCard(id));
    }
    if names_no_seat(value) {
        return Err(Refusal::NoSuchSeat.into());
    }
    let wrong = |reason: String| RequestError::BadRequest {
        field: "choice".to_owned(),
        reason,
    };
    if !value.is_object() {
        let kind = kind(value);
        return Err(wrong(format!(
            "it is {kind}, and a choice is an object such as {{\"pass\":true}}"
        )));
    }
    rules::Choice::deserialize(value).map_err(|error| wrong(error.to_string()))
}

/// The card a choice names, if there is no such card.
fn unknown_card(choice: &Value) -> Option<String> {
    let named = ["play", "discard", "card"]
        .into_iter()
        .find_map(|word| choice.get(word))
        .or_else(|| choice.get("hero")?.get("face_up"))?;
    match named {
        Value::String(id) if Hero::from_id(id).is_none() => Some(id.clone()),
        _ => None,
    }
}

/// Whether a choice names a seat that no table has.
fn names_no_seat(choice: &Value) -> bool {
    let named = choice.get("player").or_else(|| choice.get("hero")?.get("seat"));
    let number = named.and_then(Value::as_i64);
    number.is_some_and(|number| u8::try_from(number).ok().and_then(Seat::new).is_none())
}

fn kind(value: &Value) -> &'static str {
    match value {
        Value::Null => "null",
        Value::Bool(_) => "a truth value",
        Value::Number(_) => "a number",
        Value::String(_) => "a text",
        Value::Array(_) => "a list",
        Value::Object(_) => "an object",
    }
}
