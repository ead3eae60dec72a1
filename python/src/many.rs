//! Many games at once.

use arena::{Arena, Company, Kind, Rows, Sitter};
use bots::Level;
use numpy::{PyReadonlyArray1, PyReadwriteArray1, PyReadwriteArray2};
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;
use pyo3::types::PyDict;
use rules::{Edition, Set, Sets, Setup};
use std::sync::Mutex;

/// Thousands of games that are stepped in one call, on all cores.
#[pyclass]
pub(crate) struct VectorGames {
    /// One call at a time steps them.
    arena: Mutex<Arena>,
}

impl VectorGames {
    fn arena(&mut self) -> PyResult<&mut Arena> {
        self.arena
            .get_mut()
            .map_err(|_| wrong("a step failed half way: make new games"))
    }
}

fn wrong(error: impl ToString) -> PyErr {
    PyValueError::new_err(error.to_string())
}

/// The options of a game.
pub(crate) fn setup(players: u8, edition: &str, short: bool, sets: &[String]) -> PyResult<Setup> {
    let edition: Edition = edition.parse().map_err(wrong)?;
    let sets: Vec<Set> = sets
        .iter()
        .map(|set| set.parse().map_err(wrong))
        .collect::<PyResult<_>>()?;
    Ok(Setup::new(players)
        .map_err(wrong)?
        .with_edition(edition)
        .with_sets(Sets::of(&sets))
        .with_short(short))
}

/// Who sits with the learner: `alone`, `with past`, `with adept`, `among novice` and so on.
fn company(text: &str) -> PyResult<Company> {
    let sitter = |name: &str| match name {
        "past" => Ok(Sitter::Past),
        level => level.parse::<Level>().map(Sitter::Bot).map_err(wrong),
    };
    match text.split_once(' ') {
        None if text == "alone" => Ok(Company::Alone),
        Some(("with", name)) => Ok(Company::With(sitter(name)?)),
        Some(("among", name)) => Ok(Company::Among(sitter(name)?)),
        _ => Err(wrong(format!(
            "`{text}` is no company: say `alone`, `with LEVEL` or `among LEVEL`"
        ))),
    }
}

/// The buffers of a call, held while it writes into them.
struct Held<'py> {
    observations: PyReadwriteArray2<'py, u8>,
    masks: PyReadwriteArray2<'py, u8>,
    shown: PyReadwriteArray2<'py, u8>,
    everything: PyReadwriteArray2<'py, u8>,
    info: PyReadwriteArray2<'py, u8>,
    rewards: PyReadwriteArray2<'py, f32>,
    done: PyReadwriteArray1<'py, u8>,
    advice: PyReadwriteArray1<'py, i16>,
    finals: Option<PyReadwriteArray2<'py, u8>>,
    advised: bool,
    critic: bool,
}

impl<'py> Held<'py> {
    fn of(buffers: &Bound<'py, PyDict>, games: usize) -> PyResult<Held<'py>> {
        fn get<'py, T: for<'a> FromPyObject<'a, 'py>>(buffers: &Bound<'py, PyDict>, name: &str) -> PyResult<T> {
            let found = buffers
                .get_item(name)?
                .ok_or_else(|| wrong(format!("there is no buffer `{name}`")))?;
            found
                .extract::<T>()
                .map_err(|_| wrong(format!("the buffer `{name}` has the wrong type, or is in use")))
        }
        let finals = match buffers.get_item("finals")? {
            Some(_) => Some(get(buffers, "finals")?),
            None => None,
        };
        let held = Held {
            observations: get(buffers, "observations")?,
            masks: get(buffers, "masks")?,
            shown: get(buffers, "shown")?,
            everything: get(buffers, "everything")?,
            info: get(buffers, "info")?,
            rewards: get(buffers, "rewards")?,
            done: get(buffers, "done")?,
            advice: get(buffers, "advice")?,
            finals,
            advised: get(buffers, "advised")?,
            critic: get(buffers, "critic")?,
        };
        let sizes = [
            (
                "observations",
                held.observations.as_array().dim(),
                encoding::OBSERVATION_SIZE,
            ),
            ("masks", held.masks.as_array().dim(), encoding::Action::COUNT),
            ("shown", held.shown.as_array().dim(), encoding::SHOWN_SIZE),
            (
                "everything",
                held.everything.as_array().dim(),
                encoding::EVERYTHING_SIZE,
            ),
            ("info", held.info.as_array().dim(), arena::INFO_SIZE),
            ("rewards", held.rewards.as_array().dim(), rules::MOST_PLAYERS),
            ("done", (held.done.as_array().dim(), 1), 1),
            ("advice", (held.advice.as_array().dim(), 1), 1),
        ];
        let finals = held
            .finals
            .as_ref()
            .map(|finals| ("finals", finals.as_array().dim(), encoding::OBSERVATION_SIZE));
        for (name, size, columns) in sizes.into_iter().chain(finals) {
            if size != (games, columns) {
                return Err(wrong(format!(
                    "the buffer `{name}` is {size:?}, not ({games}, {columns})"
                )));
            }
        }
        Ok(held)
    }

    fn rows(&mut self) -> PyResult<Rows<'_>> {
        const APART: &str = "a buffer's rows must lie one after the other";
        Ok(Rows {
            observations: self.observations.as_slice_mut().map_err(|_| wrong(APART))?,
            masks: self.masks.as_slice_mut().map_err(|_| wrong(APART))?,
            shown: self.shown.as_slice_mut().map_err(|_| wrong(APART))?,
            everything: self.everything.as_slice_mut().map_err(|_| wrong(APART))?,
            info: self.info.as_slice_mut().map_err(|_| wrong(APART))?,
            rewards: self.rewards.as_slice_mut().map_err(|_| wrong(APART))?,
            done: self.done.as_slice_mut().map_err(|_| wrong(APART))?,
            advice: self.advice.as_slice_mut().map_err(|_| wrong(APART))?,
            finals: match &mut self.finals {
                Some(finals) => finals.as_slice_mut().map_err(|_| wrong(APART))?,
                None => &mut [],
            },
            advised: self.advised,
            critic: self.critic,
        })
    }
}

#[pymethods]
impl VectorGames {
    /// kinds: (players, edition, short, company, count) for each kind of game; sets are added to all of them.
    #[new]
    #[pyo3(signature = (kinds, seed, sets=Vec::new()))]
    fn new(kinds: Vec<(u8, String, bool, String, usize)>, seed: u64, sets: Vec<String>) -> PyResult<VectorGames> {
        let mut all = Vec::new();
        for (players, edition, short, with, count) in kinds {
            let kind = Kind {
                setup: setup(players, &edition, short, &sets)?,
                company: company(&with)?,
            };
            all.extend(std::iter::repeat_n(kind, count));
        }
        Ok(VectorGames {
            arena: Mutex::new(Arena::new(all, seed)),
        })
    }

    fn __len__(&mut self) -> PyResult<usize> {
        Ok(self.arena()?.len())
    }

    /// Writes what the deciding seats see now.
    fn look(&mut self, py: Python<'_>, buffers: &Bound<'_, PyDict>) -> PyResult<()> {
        let arena = self.arena()?;
        let mut held = Held::of(buffers, arena.len())?;
        let rows = held.rows()?;
        py.detach(|| arena.look(rows));
        Ok(())
    }

    /// Writes a legal action for every game, each as likely as any other if `numbers` are random ones from 0 up to 1.
    fn random_actions(
        &mut self,
        py: Python<'_>,
        numbers: PyReadonlyArray1<'_, f64>,
        mut actions: PyReadwriteArray1<'_, u16>,
    ) -> PyResult<()> {
        const APART: &str = "numbers and actions must lie one after the other";
        let arena = self.arena()?;
        let numbers = numbers.as_slice().map_err(|_| wrong(APART))?;
        let actions = actions.as_slice_mut().map_err(|_| wrong(APART))?;
        let games = arena.len();
        if numbers.len() != games || actions.len() != games {
            let (numbers, actions) = (numbers.len(), actions.len());
            return Err(wrong(format!(
                "{numbers} numbers and room for {actions} actions, for {games} games"
            )));
        }
        py.detach(|| arena.random_actions(numbers, actions));
        Ok(())
    }

    /// Steps every game with its action and writes what comes then.
    fn step(
        &mut self,
        py: Python<'_>,
        actions: PyReadonlyArray1<'_, u16>,
        buffers: &Bound<'_, PyDict>,
    ) -> PyResult<()> {
        let arena = self.arena()?;
        let mut held = Held::of(buffers, arena.len())?;
        let rows = held.rows()?;
        let actions = actions
            .as_slice()
            .map_err(|_| wrong("actions must lie one after the other"))?;
        if actions.len() != arena.len() {
            return Err(wrong(format!("{} actions for {} games", actions.len(), arena.len())));
        }
        py.detach(|| arena.step(actions, rows)).map_err(wrong)
    }

    /// Notes the beginnings of turns from now on, for `take_standings`.
    fn note_standings(&mut self) -> PyResult<()> {
        self.arena()?.note_standings();
        Ok(())
    }

    /// Takes beginnings of turns of games that ended; returns how many.
    fn take_standings(
        &mut self,
        py: Python<'_>,
        mut features: PyReadwriteArray2<'_, u16>,
        mut labels: PyReadwriteArray2<'_, u8>,
    ) -> PyResult<usize> {
        let features = features.as_slice_mut().map_err(wrong)?;
        let labels = labels.as_slice_mut().map_err(wrong)?;
        let arena = self.arena()?;
        Ok(py.detach(|| arena.take_standings(features, labels)))
    }

    /// What was played since this was asked last, by players: games, decisions, turns, nobody won, seats and wins by who
    /// sat there.
    #[allow(clippy::type_complexity)]
    fn take_tally(&mut self) -> PyResult<Vec<(u8, u64, u64, u64, u64, Vec<u64>, Vec<u64>)>> {
        let tallies = self.arena()?.take_tally().into_iter().zip(2_u8..);
        Ok(tallies
            .filter(|(tally, _)| tally.games > 0)
            .map(|(tally, players)| {
                let (seats, wins) = (tally.seats.to_vec(), tally.wins.to_vec());
                (
                    players,
                    tally.games,
                    tally.decisions,
                    tally.turns,
                    tally.nobody,
                    seats,
                    wins,
                )
            })
            .collect())
    }
}
