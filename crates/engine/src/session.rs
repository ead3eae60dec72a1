//! All games of one pipe, and the requests about them.

use crate::RequestError;
use crate::request::{Incoming, New, Request};
use crate::table::OpenGame;
use crate::thinker::Thinker;
use rules::{Edition, Log, LogError, Position, PositionError, PositionFault, Record, Seed, Set, Sets, Setup};
use serde_json::{Map, Value, json};
use std::collections::HashMap;

/// Games that may be open at the same time.
pub const MOST_GAMES: usize = 10_000;

/// The state between requests: games by name. The one without a name is what requests are about that name none.
#[derive(Default)]
pub struct Session {
    tables: HashMap<String, OpenGame>,
}

impl Session {
    /// Without a game.
    pub fn new() -> Session {
        Session::default()
    }

    /// The answer to one line.
    pub fn answer(&mut self, line: &[u8], thinker: &mut impl Thinker) -> Value {
        let Incoming { id, asked } = Incoming::read(line);
        let answered = asked.and_then(|(game, request)| self.carry_out(game, request, thinker));
        // `ok` and `id` come first, for people who read along.
        let mut answer = Map::new();
        answer.insert("ok".to_owned(), json!(answered.is_ok()));
        if let Some(id) = id {
            answer.insert("id".to_owned(), id);
        }
        match answered {
            Ok(Value::Object(mut rest)) => answer.append(&mut rest),
            Ok(_) => {}
            Err(error) => drop(answer.insert("error".to_owned(), error.told())),
        }
        Value::Object(answer)
    }

    fn carry_out(&mut self, game: String, request: Request, thinker: &mut impl Thinker) -> Result<Value, RequestError> {
        match request {
            Request::New(request) => self.begin(game, deal(request)?),
            Request::Load(request) => {
                let position = Position::from_json(&request.position.to_string()).map_err(not_a_position)?;
                self.begin(game, Record::load(position)?)
            }
            Request::Replay(request) => {
                let record = read_log(&request.log)?.replay()?;
                let choices = record.made().len();
                let mut answer = self.begin(game, record)?;
                answer["choices"] = json!(choices);
                Ok(answer)
            }
            Request::Close(_) => {
                let closed = self.tables.remove(&game).ok_or(RequestError::NoGame)?;
                Ok(json!({"choices": closed.choices_made()}))
            }
            other => {
                let table = self.tables.get_mut(&game).ok_or(RequestError::NoGame)?;
                about(table, other, thinker)
            }
        }
    }

    fn begin(&mut self, game: String, record: Record) -> Result<Value, RequestError> {
        if self.tables.len() >= MOST_GAMES && !self.tables.contains_key(&game) {
            return Err(RequestError::TooManyGames);
        }
        let table = OpenGame::new(record);
        let answer = table.begun();
        self.tables.insert(game, table);
        Ok(answer)
    }
}

/// A request about a game that is there.
fn about(table: &mut OpenGame, request: Request, thinker: &mut impl Thinker) -> Result<Value, RequestError> {
    match request {
        Request::Position(_) => Ok(table.position()),
        Request::Decisions(_) => Ok(table.decisions()),
        Request::Choose(request) => table.choose(&request),
        Request::Step(request) => table.step(&request),
        Request::Undo(_) => table.undo(),
        Request::View(request) => table.view(&request),
        Request::Memory(request) => table.memory(&request),
        Request::Events(request) => table.events(&request),
        Request::Outcome(_) => Ok(table.outcome()),
        Request::Log(_) => Ok(table.log()),
        Request::Bot(request) => table.bot(&request, thinker),
        Request::Belief(request) => table.belief(&request, thinker),
        Request::Imagine(request) => table.imagine(request),
        // These begin or end a game, and the session has answered them.
        Request::New(_) | Request::Load(_) | Request::Replay(_) | Request::Close(_) => Err(RequestError::NoGame),
    }
}

fn deal(request: New) -> Result<Record, RequestError> {
    let mut setup = Setup::new(u8::try_from(request.players).unwrap_or(u8::MAX))?;
    if let Some(id) = request.edition {
        setup = setup.with_edition(Edition::from_id(&id).ok_or(RequestError::UnknownEdition(id))?);
    }
    let set = |id: String| Set::from_id(&id).ok_or(RequestError::UnknownSet(id));
    let sets = request.sets.unwrap_or_default().into_iter().map(set);
    setup = setup.with_sets(sets.collect::<Result<Sets, RequestError>>()?);
    if request.short.unwrap_or(false) {
        setup = setup.with_short(true);
    }
    let seed = match request.seed {
        Some(seed) => seed,
        None => Seed::random().map_err(|_| RequestError::NoRandomSeed)?,
    };
    Ok(Record::deal(setup, seed))
}

/// A value that is not a position at all is reported as a field of the wrong kind.
fn not_a_position(error: PositionError) -> RequestError {
    match error.faults() {
        [PositionFault::NotAPosition(reason)] => RequestError::BadRequest {
            field: "position".to_owned(),
            reason: reason.clone(),
        },
        _ => error.into(),
    }
}

/// A log as an object, or as text.
fn read_log(log: &Value) -> Result<Log, LogError> {
    match log {
        Value::String(text) => text.parse(),
        json => json.to_string().parse(),
    }
}
