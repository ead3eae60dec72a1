//! One game as an object.

use crate::many::setup;
use bots::{Budget, CannotPlay, Level};
use encoding::{Action, Deeds, OBSERVATION_SIZE, observe, write_mask};
use numpy::{PyArray1, PyArrayMethods};
use pyo3::exceptions::{PyRuntimeError, PyValueError};
use pyo3::prelude::*;
use rules::{Choice, Log, Memory, Position, Record, Seat, Seed, Start, Viewer};

/// A game of Hidden Leaders: it is over, or somebody is to choose.
#[pyclass(module = "oshra")]
pub(crate) struct Game {
    record: Record,
}

fn wrong(error: impl ToString) -> PyErr {
    PyValueError::new_err(error.to_string())
}

impl Game {
    fn seat(&self, seat: Option<u8>) -> PyResult<Seat> {
        let seat = match seat {
            Some(number) => Seat::new(number).filter(|seat| seat.is_at(self.record.game().players())),
            None => self.record.game().decider(),
        };
        seat.ok_or_else(|| wrong("there is no such seat, or the game is over"))
    }

    fn memory(&self, seat: Seat) -> Memory {
        self.record.memory(Viewer::Seat(seat))
    }

    /// A seat, or the public if none is named.
    fn viewer(&self, seat: Option<u8>) -> PyResult<Viewer> {
        Ok(match seat {
            None => Viewer::Public,
            some => Viewer::Seat(self.seat(some)?),
        })
    }
}

/// Any of our values as Python's own: dictionaries, lists, texts and numbers.
fn plain<'py>(py: Python<'py>, value: &impl serde::Serialize) -> PyResult<Bound<'py, PyAny>> {
    let text = serde_json::to_string(value).map_err(wrong)?;
    py.import("json")?.call_method1("loads", (text,))
}

/// A level that can be played here.
fn level_of(level: &str) -> PyResult<Level> {
    let level: Level = level.parse().map_err(wrong)?;
    if bots::can_play(level) {
        Ok(level)
    } else {
        Err(wrong(format!("{level} needs nets that are not here")))
    }
}

#[pymethods]
impl Game {
    /// Deals a game.
    #[new]
    #[pyo3(signature = (players=4, seed="", edition="classic", short=false, sets=Vec::new()))]
    fn new(players: u8, seed: &str, edition: &str, short: bool, sets: Vec<String>) -> PyResult<Game> {
        let seed = match seed {
            "" => Seed::random().map_err(|error| PyRuntimeError::new_err(error.to_string()))?,
            text => Seed::from(text),
        };
        Ok(Game {
            record: Record::deal(setup(players, edition, short, &sets)?, seed),
        })
    }

    /// A game that was saved as text.
    #[staticmethod]
    fn load(text: &str) -> PyResult<Game> {
        let log: Log = text.parse().map_err(wrong)?;
        Ok(Game {
            record: log.replay().map_err(wrong)?,
        })
    }

    /// The game as text, secrets included.
    fn save(&self) -> String {
        self.record.log().to_string()
    }

    /// Another game that stands as this one does.
    fn clone(&self) -> Game {
        Game {
            record: self.record.clone(),
        }
    }

    fn __copy__(&self) -> Game {
        self.clone()
    }

    fn __deepcopy__(&self, _memo: &Bound<'_, PyAny>) -> Game {
        self.clone()
    }

    fn __reduce__<'py>(&self, py: Python<'py>) -> PyResult<(Bound<'py, PyAny>, (String,))> {
        let load = py.get_type::<Game>().getattr("load")?;
        Ok((load, (self.save(),)))
    }

    fn __repr__(&self) -> String {
        let made = self.record.made().len();
        let over = if self.over() { ", over" } else { "" };
        format!("<oshra.Game of {}, {made} choices{over}>", self.players())
    }

    /// The position as a dictionary, secrets included: what `from_position` takes.
    fn position<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        plain(py, &self.record.position())
    }

    /// A game from a position, as docs/engine-protocol.md describes it.
    #[staticmethod]
    fn from_position(py: Python<'_>, position: &Bound<'_, PyAny>) -> PyResult<Game> {
        let text: String = py.import("json")?.call_method1("dumps", (position,))?.extract()?;
        let position = Position::from_json(&text).map_err(wrong)?;
        Ok(Game {
            record: Record::load(position).map_err(wrong)?,
        })
    }

    /// A world that a seat could be in: it sees there what it sees here, and all it does not know is filled in at random.
    #[pyo3(signature = (seat=None, seed=""))]
    fn imagine(&self, py: Python<'_>, seat: Option<u8>, seed: &str) -> PyResult<Game> {
        let seat = self.seat(seat)?;
        let seed = match seed {
            "" => Seed::random().map_err(|error| PyRuntimeError::new_err(error.to_string()))?,
            text => Seed::from(text),
        };
        let record = py.detach(|| engine::imagine(&self.record, seat, &seed));
        let record = record.ok_or_else(|| PyRuntimeError::new_err("no possible world was found: try another seed"))?;
        Ok(Game { record })
    }

    /// What a seat saw happen, or the public: for every choice a dictionary of `chooser`, `choice` (its own only) and
    /// `events`. `since` leaves out this many choices at the beginning.
    #[pyo3(signature = (seat=None, since=0))]
    fn events<'py>(&self, py: Python<'py>, seat: Option<u8>, since: usize) -> PyResult<Bound<'py, PyAny>> {
        let memory = self.record.memory(self.viewer(seat)?);
        let moments: Vec<_> = memory
            .moments()
            .skip(since)
            .map(
                |moment| serde_json::json!({"chooser": moment.chooser, "choice": moment.choice, "events": moment.seen}),
            )
            .collect();
        plain(py, &moments)
    }

    /// How the game ended, as a dictionary; how it would end now while it goes on.
    fn outcome<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        plain(py, &self.record.game().outcome_now())
    }

    /// Takes the last choice back.
    fn undo(&mut self) -> PyResult<()> {
        let earlier = self.record.made().split_last().map(|(_, before)| before.to_vec());
        let before = earlier.ok_or_else(|| wrong("nothing was chosen yet"))?;
        let mut record = match self.record.start() {
            Start::Deal(setup, seed) => Record::deal(*setup, seed.clone()),
            Start::Position(position) => Record::load((**position).clone()).map_err(wrong)?,
        };
        for made in before {
            record.choose(made.seat, made.choice, &mut ()).map_err(wrong)?;
        }
        self.record = record;
        Ok(())
    }

    /// How likely a bot thinks each seat has each leader, by seat and by the leader's number less one.
    #[pyo3(signature = (level="master", seat=None, seed=0))]
    fn belief(&self, py: Python<'_>, level: &str, seat: Option<u8>, seed: u64) -> PyResult<Vec<Vec<f32>>> {
        let level = level_of(level)?;
        let memory = self.memory(self.seat(seat)?);
        let leaders = py.detach(move || Ok(bots::bot(level, seed, Budget::default())?.leaders(&memory)));
        let leaders = leaders.map_err(|error: CannotPlay| wrong(error))?;
        let players = usize::from(self.players());
        Ok(leaders.iter().take(players).map(|chances| chances.to_vec()).collect())
    }

    /// How many play.
    #[getter]
    fn players(&self) -> u8 {
        self.record.game().players()
    }

    /// Who must choose now; none if the game is over.
    #[getter]
    fn decider(&self) -> Option<u8> {
        self.record.game().decider().map(Seat::number)
    }

    /// Whether the game is over.
    #[getter]
    fn over(&self) -> bool {
        self.record.game().is_over()
    }

    /// Who won; none if nobody did or the game goes on.
    #[getter]
    fn winner(&self) -> Option<u8> {
        self.record
            .game()
            .result()
            .and_then(|(_, winner, _)| winner)
            .map(Seat::number)
    }

    /// What is asked, by name; none if the game is over.
    #[getter]
    fn prompt(&self) -> Option<&'static str> {
        self.record.game().asked().next().map(|asked| asked.prompt.id())
    }

    /// What a seat remembers, as a tensor.
    #[pyo3(signature = (seat=None))]
    fn observe<'py>(&self, py: Python<'py>, seat: Option<u8>) -> PyResult<Bound<'py, PyArray1<u8>>> {
        let seat = self.seat(seat)?;
        let memory = self.memory(seat);
        let out = PyArray1::zeros(py, OBSERVATION_SIZE, false);
        let mut tensor = out.readwrite();
        observe(
            memory.now(),
            seat,
            &Deeds::of(&memory),
            tensor.as_slice_mut().map_err(wrong)?,
        );
        drop(tensor);
        Ok(out)
    }

    /// Which actions are legal for a seat.
    #[pyo3(signature = (seat=None))]
    fn mask<'py>(&self, py: Python<'py>, seat: Option<u8>) -> PyResult<Bound<'py, PyArray1<u8>>> {
        let seat = self.seat(seat)?;
        let choices = self.record.game().choices(seat);
        let out = PyArray1::zeros(py, Action::COUNT, false);
        let mut mask = out.readwrite();
        write_mask(&choices, seat, self.players(), mask.as_slice_mut().map_err(wrong)?);
        drop(mask);
        Ok(out)
    }

    /// The legal choices of a seat as actions and as text.
    #[pyo3(signature = (seat=None))]
    fn legal(&self, seat: Option<u8>) -> PyResult<Vec<(Option<u16>, String)>> {
        let seat = self.seat(seat)?;
        let id = |choice: Choice| Action::of(choice, seat, self.players()).map(Action::number);
        let choices = self.record.game().choices(seat);
        Ok(choices.iter().map(|&choice| (id(choice), choice.to_string())).collect())
    }

    /// Carries out an action of the seat that is asked.
    fn choose(&mut self, action: u16) -> PyResult<()> {
        let seat = self.seat(None)?;
        let players = self.players();
        let choices = self.record.game().choices(seat);
        let is = |choice: &&Choice| Action::of(**choice, seat, players).is_some_and(|other| other.number() == action);
        let choice = choices.iter().find(is).copied();
        let choice = choice.ok_or_else(|| wrong(format!("action {action} is not legal now")))?;
        self.record.choose(seat, choice, &mut ()).map_err(wrong)
    }

    /// What a seat may know, as JSON; what the public may know if none is named.
    #[pyo3(signature = (seat=None))]
    fn view(&self, seat: Option<u8>) -> PyResult<String> {
        let mut json = String::new();
        self.record.game().view(self.viewer(seat)?).write_json(&mut json);
        Ok(json)
    }

    /// What a bot of this level would do in the place of the seat that is asked. It sees what that seat remembers.
    #[pyo3(signature = (level, seed=0, iterations=1000))]
    fn ask(&self, py: Python<'_>, level: &str, seed: u64, iterations: u32) -> PyResult<u16> {
        let (action, _) = self.thought(py, level, seed, iterations)?;
        action.ok_or_else(|| wrong("the bot has nothing to choose"))
    }

    /// The choices a bot of this level looked into, and the chance to win it saw with each, the best first.
    #[pyo3(signature = (level, seed=0, iterations=1000))]
    fn prospects(&self, py: Python<'_>, level: &str, seed: u64, iterations: u32) -> PyResult<Vec<(u16, f32)>> {
        Ok(self.thought(py, level, seed, iterations)?.1)
    }
}

/// An action, and the chances of all that were looked into.
type Thought = (Option<u16>, Vec<(u16, f32)>);

impl Game {
    /// What a bot chooses, and the chances it saw.
    fn thought(&self, py: Python<'_>, level: &str, seed: u64, iterations: u32) -> PyResult<Thought> {
        let level = level_of(level)?;
        let seat = self.seat(None)?;
        let memory = self.memory(seat);
        let players = self.players();
        let number = move |choice: Choice| Action::of(choice, seat, players).map(Action::number);
        let thought = py.detach(move || {
            let mut bot = bots::bot(level, seed, Budget::iterations(iterations))?;
            let action = bot.think(&memory).and_then(|thought| number(thought.choice));
            let chances = bot.chances().into_iter();
            let chances = chances.filter_map(|(choice, chance)| Some((number(choice)?, chance)));
            Ok((action, chances.collect()))
        });
        thought.map_err(|error: CannotPlay| wrong(error))
    }
}
