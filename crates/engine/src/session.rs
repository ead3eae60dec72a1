//! One game and the requests about it.

use crate::Fault;
use rules::{Choice, Edition, Hero, Log, Position, Record, Refusal, Seat, Seed, Set, Sets, Setup, View, Viewer};
use serde::de::DeserializeOwned;
use serde_json::{Map, Value, json};
use std::time::Duration;

/// Somebody who can say what a bot would do.
pub trait Thinker {
    /// The choice of a bot of this level from a view in which its seat is asked; none for an unknown level.
    fn think(&mut self, view: &View, level: &str, time: Duration) -> Option<Choice>;
}

/// How long a bot thinks if the request does not say.
const THINKING: u64 = 500;
/// And at most.
const LONGEST_THINKING: u64 = 60_000;

/// The state between requests: at most one game.
#[derive(Default)]
pub struct Session {
    record: Option<Record>,
}

impl Session {
    /// Without a game.
    pub fn new() -> Session {
        Session::default()
    }

    /// The answer to one line.
    pub fn answer(&mut self, line: &[u8], thinker: &mut impl Thinker) -> Value {
        match self.try_answer(line, thinker) {
            Ok(mut rest) => {
                // `ok` comes first, for people who read along.
                let mut answer = Map::new();
                answer.insert("ok".to_owned(), Value::Bool(true));
                answer.append(&mut rest);
                Value::Object(answer)
            }
            Err(fault) => fault.answer(),
        }
    }

    fn try_answer(&mut self, line: &[u8], thinker: &mut impl Thinker) -> Result<Map<String, Value>, Fault> {
        let bad_json = |error: serde_json::Error| Fault::BadJson(error.to_string());
        let request = match serde_json::from_slice(line).map_err(bad_json)? {
            Value::Object(request) => Request(request),
            other => return Err(Fault::BadJson(format!("it is {}", kind(&other)))),
        };
        let word = match request.0.get("do") {
            Some(Value::String(word)) => word.clone(),
            Some(other) => return Err(Fault::UnknownRequest(other.to_string())),
            None => return Err(Fault::UnknownRequest(String::new())),
        };
        let answer = match word.as_str() {
            "new" => self.new_game(&request)?,
            "load" => {
                let position: Position = request.field("position")?;
                self.begin(Record::load(position)?)
            }
            "replay" => {
                let record = read_log(&request)?.replay()?;
                let choices = record.made().len();
                let mut answer = self.begin(record);
                answer["choices"] = json!(choices);
                answer
            }
            "position" => json!({"position": self.record()?.position()}),
            "decisions" => self.decisions()?,
            "choose" => self.choose(&request)?,
            "view" => self.view(&request)?,
            "outcome" => self.outcome()?,
            "log" => json!({"log": self.record()?.log()}),
            "bot" => self.bot(&request, thinker)?,
            _ => return Err(Fault::UnknownRequest(word)),
        };
        Ok(match answer {
            Value::Object(answer) => answer,
            _ => Map::new(),
        })
    }

    fn record(&self) -> Result<&Record, Fault> {
        self.record.as_ref().ok_or(Fault::NoGame)
    }

    fn begin(&mut self, record: Record) -> Value {
        let answer = json!({"seats": record.game().players(), "seed_hash": record.seed().hash()});
        self.record = Some(record);
        answer
    }

    fn new_game(&mut self, request: &Request) -> Result<Value, Fault> {
        let players: u64 = request.field("players")?;
        let mut setup = Setup::new(u8::try_from(players).unwrap_or(u8::MAX))?;
        if let Some(id) = request.optional::<String>("edition")? {
            setup = setup.edition(Edition::from_id(&id).ok_or(Fault::UnknownEdition(id))?);
        }
        for id in request.optional::<Vec<String>>("sets")?.unwrap_or_default() {
            setup = setup.with(Sets::of(&[Set::from_id(&id).ok_or(Fault::UnknownSet(id))?]));
        }
        if request.optional("short")?.unwrap_or(false) {
            setup = setup.short();
        }
        let seed = match request.optional("seed")? {
            Some(seed) => seed,
            None => Seed::random().map_err(|_| Fault::NoRandomSeed)?,
        };
        Ok(self.begin(Record::deal(setup, seed)))
    }

    fn decisions(&self) -> Result<Value, Fault> {
        let record = self.record()?;
        let decisions: Vec<Value> = record
            .game()
            .asked()
            .map(|asked| {
                json!({
                    "seat": asked.seat,
                    "prompt": asked.prompt,
                    "source": asked.source,
                    "choices": record.choices(asked.seat),
                })
            })
            .collect();
        Ok(json!({"decisions": decisions}))
    }

    fn choose(&mut self, request: &Request) -> Result<Value, Fault> {
        let record = self.record.as_mut().ok_or(Fault::NoGame)?;
        let seat = request.seat()?;
        let choice = request.choice()?;
        let mut events = Vec::new();
        record.choose(seat, choice, &mut events)?;
        let events: Vec<_> = events.iter().map(rules::Event::unmasked).collect();
        Ok(json!({"events": events}))
    }

    fn view(&self, request: &Request) -> Result<Value, Fault> {
        let game = self.record()?.game();
        let viewer = match request.0.get("seat") {
            Some(Value::String(word)) if word == "public" => Viewer::Public,
            _ => {
                let seat = request.seat()?;
                if seat.0 >= game.players() {
                    return Err(Refusal::NoSuchSeat.into());
                }
                Viewer::Seat(seat)
            }
        };
        Ok(json!({"view": game.view(viewer)}))
    }

    fn outcome(&self) -> Result<Value, Fault> {
        let game = self.record()?.game();
        let now = game.outcome_now();
        Ok(match game.outcome() {
            Some(outcome) => {
                let mut answer = json!(outcome);
                answer["over"] = json!(true);
                answer
            }
            None => json!({
                "over": false,
                "winning_faction": null,
                "winner": null,
                "aligned": [],
                "decided_by": null,
                "counts": now.counts,
                "if_over_now": now,
            }),
        })
    }

    fn bot(&self, request: &Request, thinker: &mut impl Thinker) -> Result<Value, Fault> {
        let game = self.record()?.game();
        let seat = request.seat()?;
        let level: String = request.field("level")?;
        let milliseconds: u64 = request.optional("milliseconds")?.unwrap_or(THINKING);
        let view = game.view(Viewer::Seat(seat));
        let refusal = if seat.0 >= game.players() {
            Refusal::NoSuchSeat
        } else if game.is_over() {
            Refusal::Over
        } else {
            Refusal::NotAsked
        };
        if view.seat() != Some(seat) || view.choices().is_empty() {
            return Err(refusal.into());
        }
        let time = Duration::from_millis(milliseconds.min(LONGEST_THINKING));
        match thinker.think(&view, &level, time) {
            Some(choice) => Ok(json!({"choice": choice})),
            None => Err(Fault::UnknownLevel(level)),
        }
    }
}

/// The fields of a request.
struct Request(Map<String, Value>);

impl Request {
    fn field<T: DeserializeOwned>(&self, field: &'static str) -> Result<T, Fault> {
        let value = self.0.get(field).ok_or(Fault::BadRequest {
            field,
            reason: "it is missing".to_owned(),
        })?;
        T::deserialize(value).map_err(|error| Fault::BadRequest {
            field,
            reason: error.to_string(),
        })
    }

    fn optional<T: DeserializeOwned>(&self, field: &'static str) -> Result<Option<T>, Fault> {
        match self.0.get(field) {
            None | Some(Value::Null) => Ok(None),
            Some(_) => self.field(field).map(Some),
        }
    }

    /// A seat; a number no table has becomes a seat no table has.
    fn seat(&self) -> Result<Seat, Fault> {
        let number: i64 = self.field("seat")?;
        Ok(Seat(u8::try_from(number).unwrap_or(u8::MAX)))
    }

    fn choice(&self) -> Result<Choice, Fault> {
        let value = self.0.get("choice").unwrap_or(&Value::Null);
        match unknown_card(value) {
            Some(id) => Err(Fault::UnknownCard(id)),
            None => self.field("choice"),
        }
    }
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

/// A log as an object, or as text.
fn read_log(request: &Request) -> Result<Log, Fault> {
    match request.0.get("log") {
        Some(Value::String(text)) => Ok(text.parse()?),
        Some(json) => Ok(Log::from_json(json)?),
        None => request.field("log"),
    }
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
