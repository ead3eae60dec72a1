//! The JSON form of a log, which the text form is read into too.

use super::{LOG_VERSION, Log, LogError, LoggedChoice};
use crate::game::Outcome;
use crate::position::{Position, PositionFault};
use crate::record::{Made, Start};
use crate::revision::{FIRST_REVISION, StateDigest};
use crate::{Choice, Edition, Seat, Seed, Set, Sets, Setup};
use serde::{Deserialize, Serialize};

#[derive(Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct LogJson {
    pub(super) version: u32,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(super) revision: Option<u32>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(super) players: Option<u8>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(super) edition: Option<String>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub(super) sets: Vec<String>,
    #[serde(default)]
    pub(super) short: bool,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(super) seed: Option<Seed>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(super) position: Option<Box<Position>>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(super) seed_hash: Option<String>,
    pub(super) choices: Vec<ChoiceJson>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(super) state: Option<StateDigest>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(super) outcome: Option<Outcome>,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct ChoiceJson {
    pub(super) seat: Seat,
    pub(super) choice: Choice,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(super) check: Option<String>,
}

impl From<Log> for LogJson {
    fn from(log: Log) -> LogJson {
        let mut json = LogJson {
            version: LOG_VERSION,
            revision: Some(log.revision),
            seed_hash: log.seed_hash,
            state: log.state,
            outcome: log.outcome,
            ..LogJson::default()
        };
        match log.start {
            Start::Deal(setup, seed) => {
                json.players = Some(setup.players());
                json.edition = Some(setup.edition.id().to_owned());
                json.sets = setup.added.iter().map(|set| set.id().to_owned()).collect();
                json.short = setup.short;
                json.seed = Some(seed);
            }
            Start::Position(position) => json.position = Some(position),
        }
        let choice = |logged: LoggedChoice| ChoiceJson {
            seat: logged.made.seat,
            choice: logged.made.choice,
            check: logged.check,
        };
        json.choices = log.choices.into_iter().map(choice).collect();
        json
    }
}

impl LogJson {
    fn setup(&self) -> Result<Setup, PositionFault> {
        let players = self.players.unwrap_or_default();
        let setup = Setup::new(players).map_err(|_| PositionFault::SeatCount(usize::from(players)))?;
        let edition = self.edition.as_deref().unwrap_or(Edition::Classic.id());
        let edition = Edition::from_id(edition).ok_or_else(|| PositionFault::UnknownEdition(edition.to_owned()))?;
        let set = |id: &String| Set::from_id(id).ok_or_else(|| PositionFault::UnknownSet(id.clone()));
        let added = self.sets.iter().map(set).collect::<Result<Sets, _>>()?;
        let setup = setup.with_edition(edition).with_sets(added);
        Ok(setup.with_short(self.short))
    }
}

impl TryFrom<LogJson> for Log {
    type Error = LogError;

    fn try_from(mut json: LogJson) -> Result<Log, LogError> {
        if !(1..=LOG_VERSION).contains(&json.version) {
            return Err(LogError::Version(json.version));
        }
        let start = match json.position.take() {
            Some(position) => Start::Position(position),
            None => {
                let setup = json.setup().map_err(|fault| LogError::Start(fault.into()))?;
                let seed = json
                    .seed
                    .ok_or_else(|| LogError::NotALog("it has neither a seed nor a position".to_owned()))?;
                Start::Deal(setup, seed)
            }
        };
        let logged = |choice: ChoiceJson| LoggedChoice {
            made: Made {
                seat: choice.seat,
                choice: choice.choice,
            },
            check: choice.check,
        };
        Ok(Log {
            revision: json.revision.unwrap_or(FIRST_REVISION),
            start,
            seed_hash: json.seed_hash,
            choices: json.choices.into_iter().map(logged).collect(),
            state: json.state,
            outcome: json.outcome,
        })
    }
}
