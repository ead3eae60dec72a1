//! Logs: a start and the choices make the game.

use crate::chance::hex;
use crate::game::{Game, Outcome, Step};
use crate::position::{Position, PositionError, Since};
use crate::{Choice, Edition, Refusal, Seat, Seed, Set, Sets, Setup, Witness};
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};
use std::fmt::{self, Write};
use std::str::FromStr;

/// The version of the log format this crate writes and reads.
pub const LOG_VERSION: u32 = 1;

/// A choice somebody made.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Made {
    /// Who.
    pub seat: Seat,
    /// What.
    pub choice: Choice,
}

/// Where a game began.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Start {
    /// Dealt from a seed.
    Deal(Setup, Seed),
    /// At a position.
    Position(Box<Position>),
}

/// A game and how it came about. It can be saved and played again.
///
/// ```
/// use rules::{Log, Record, Seed, Setup};
/// let mut record = Record::deal(Setup::new(2)?, Seed::from("saved"));
/// let seat = record.game().decider().unwrap();
/// let choice = record.choices(seat)[0];
/// record.choose(seat, choice, &mut ())?;
/// let text = record.log().to_string();
/// let again: Log = text.parse().unwrap();
/// assert!(again.replay().unwrap().game() == record.game());
/// # Ok::<(), rules::Refusal>(())
/// ```
#[derive(Clone, Debug)]
pub struct Record {
    start: Start,
    seed: Seed,
    made: Vec<Made>,
    game: Game,
    /// The start of the present step, and how many choices had been made then.
    step_start: Box<(Game, usize)>,
}

impl Record {
    /// A new game.
    pub fn deal(setup: Setup, seed: Seed) -> Record {
        let game = Game::new(setup, &seed);
        Record::begin(Start::Deal(setup, seed.clone()), seed, game)
    }

    /// A game from a position. Without a seed it gets a random one.
    ///
    /// # Errors
    /// A [`PositionError`] if the position cannot be.
    pub fn load(mut position: Position) -> Result<Record, PositionError> {
        let base = match &mut position.since {
            Some(since) => &mut since.position,
            None => &mut position,
        };
        let seed = match &base.seed {
            Some(seed) => seed.clone(),
            None => Seed::random().map_err(|_| PositionError::NoRandomSeed)?,
        };
        base.seed = Some(seed.clone());
        if position.since.is_some() {
            position.seed = Some(seed.clone());
        }
        let game = position.game()?;
        let Some(since) = position.since else {
            return Ok(Record::begin(Start::Position(Box::new(position)), seed, game));
        };
        let begun = since.position.game()?;
        let mut record = Record::begin(Start::Position(Box::new(since.position)), seed, begun);
        for made in since.choices {
            record
                .choose(made.seat, made.choice, &mut ())
                .map_err(|_| PositionError::SinceDiffers)?;
        }
        Ok(record)
    }

    fn begin(start: Start, seed: Seed, game: Game) -> Record {
        Record {
            start,
            seed,
            made: Vec::new(),
            step_start: Box::new((game.clone(), 0)),
            game,
        }
    }

    /// The game as it is now.
    pub fn game(&self) -> &Game {
        &self.game
    }

    /// Where it began.
    pub fn start(&self) -> &Start {
        &self.start
    }

    /// The choices so far.
    pub fn made(&self) -> &[Made] {
        &self.made
    }

    /// The seed of its chance. Secret until the game is over.
    pub fn seed(&self) -> &Seed {
        &self.seed
    }

    /// Every legal choice of `seat`.
    pub fn choices(&self, seat: Seat) -> Vec<Choice> {
        let mut choices = crate::Choices::new();
        self.game.list(seat, &mut choices);
        choices.to_vec()
    }

    /// Makes a choice and writes it down.
    ///
    /// # Errors
    /// A [`Refusal`] if it is not legal; nothing changed then.
    pub fn choose(&mut self, seat: Seat, choice: Choice, witness: &mut impl Witness) -> Result<(), Refusal> {
        self.game.choose(seat, choice, witness)?;
        self.made.push(Made { seat, choice });
        if self.game.is_at_start_of_step() {
            *self.step_start = (self.game.clone(), self.made.len());
        }
        Ok(())
    }

    /// The position now, complete: [`Record::load`] of it gives the same game.
    pub fn position(&self) -> Position {
        let mut position = Position::of(&self.game, Some(&self.seed));
        if !self.game.is_at_start_of_step() {
            let (start, count) = &*self.step_start;
            position.since = Some(Box::new(Since {
                position: Position::of(start, Some(&self.seed)),
                choices: self.made[*count..].to_vec(),
            }));
        }
        position
    }

    /// All of it, to be saved.
    pub fn log(&self) -> Log {
        let mut chain = Chain::new(&self.start);
        Log {
            start: self.start.clone(),
            seed_hash: Some(self.seed.hash()),
            lines: self
                .made
                .iter()
                .map(|&made| Line {
                    made,
                    check: Some(chain.next(made)),
                })
                .collect(),
            outcome: self.game.outcome(),
        }
    }
}

impl Game {
    /// Whether nothing of the present step has been done yet.
    pub(crate) fn is_at_start_of_step(&self) -> bool {
        match self.step {
            Step::Setup => self.picks.iter().all(|picks| picks[0].is_none()),
            Step::Play => self.discarded == 0,
            Step::Ability => false,
            Step::Draw | Step::Discard | Step::Over => true,
        }
    }
}

/// A saved game. Each choice carries a check that depends on all before it, so an edited log is refused where it was
/// edited.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "WrittenLog", into = "WrittenLog")]
pub struct Log {
    /// Where the game began.
    pub start: Start,
    /// The hash that was published before the deal.
    pub seed_hash: Option<String>,
    /// The choices.
    pub lines: Vec<Line>,
    /// How it ended, if it did.
    pub outcome: Option<Outcome>,
}

/// A choice in a log.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Line {
    /// The choice.
    pub made: Made,
    /// Its check; logs written by hand may leave it out.
    pub check: Option<String>,
}

/// Why a log is refused.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum LogError {
    /// Not a log at all.
    #[error("this is not a log of a game: {0}")]
    NotALog(String),
    /// From another version.
    #[error("this log is of version {0}; version {LOG_VERSION} can be read")]
    Version(u32),
    /// A line that cannot be read.
    #[error("line {line} of the log cannot be read: {reason}")]
    Unreadable {
        /// Which line of the text.
        line: usize,
        /// Why.
        reason: String,
    },
    /// The game it starts from cannot be.
    #[error("the start of the log cannot be: {0}")]
    Start(PositionError),
    /// The seed is not the one that was promised.
    #[error("the seed does not fit the hash that was published before the deal")]
    SeedHash,
    /// A choice that is not legal there.
    #[error("choice {step} of the log is refused: {refusal}")]
    Refused {
        /// Which choice, the first is 1.
        step: usize,
        /// Why.
        refusal: Refusal,
    },
    /// A choice that was edited.
    #[error("choice {step} of the log was changed: its check does not fit")]
    Changed {
        /// Which choice, the first is 1.
        step: usize,
    },
    /// The end is not the one that is written.
    #[error("the game does not end as the log says")]
    Outcome,
}

impl LogError {
    /// The choice at which the log breaks, the first is 1.
    pub fn step(&self) -> Option<usize> {
        match self {
            LogError::Refused { step, .. } | LogError::Changed { step } => Some(*step),
            _ => None,
        }
    }
}

impl Log {
    /// Reads a log from its JSON form.
    ///
    /// # Errors
    /// A [`LogError`] that says what is wrong with it.
    pub fn from_json(json: &serde_json::Value) -> Result<Log, LogError> {
        WrittenLog::deserialize(json)
            .map_err(|error| LogError::NotALog(error.to_string()))?
            .try_into()
    }

    /// Plays the game again.
    ///
    /// # Errors
    /// A [`LogError`] that says at which choice it breaks, and why.
    pub fn replay(&self) -> Result<Record, LogError> {
        self.replay_with(|_, _| {})
    }

    /// Plays the game again and shows it after every choice.
    ///
    /// # Errors
    /// A [`LogError`] that says at which choice it breaks, and why.
    pub fn replay_with(&self, mut each: impl FnMut(&Record, &[crate::Event])) -> Result<Record, LogError> {
        let mut record = match &self.start {
            Start::Deal(setup, seed) => Record::deal(*setup, seed.clone()),
            Start::Position(position) => Record::load((**position).clone()).map_err(LogError::Start)?,
        };
        if let Some(hash) = &self.seed_hash
            && *hash != record.seed.hash()
        {
            return Err(LogError::SeedHash);
        }
        each(&record, &[]);
        let mut chain = Chain::new(&record.start);
        let mut events = Vec::new();
        for (index, line) in self.lines.iter().enumerate() {
            let step = index + 1;
            let check = chain.next(line.made);
            if line.check.as_ref().is_some_and(|written| *written != check) {
                return Err(LogError::Changed { step });
            }
            events.clear();
            record
                .choose(line.made.seat, line.made.choice, &mut events)
                .map_err(|refusal| LogError::Refused { step, refusal })?;
            each(&record, &events);
        }
        if self.outcome.is_some() && self.outcome != record.game.outcome() {
            return Err(LogError::Outcome);
        }
        Ok(record)
    }
}

/// The running check of a log.
struct Chain(Sha256);

impl Chain {
    fn new(start: &Start) -> Chain {
        let mut hasher = Sha256::new();
        match start {
            Start::Deal(setup, seed) => {
                hasher.update(format!(
                    "{} {} {} {}\n",
                    setup.players(),
                    setup.edition.id(),
                    sets_text(setup.added),
                    setup.short
                ));
                hasher.update(seed.text());
            }
            Start::Position(position) => hasher.update(serde_json::to_vec(position).unwrap_or_default()),
        }
        Chain(hasher)
    }

    fn next(&mut self, made: Made) -> String {
        self.0.update(format!("\n{} {}", made.seat, made.choice));
        hex(&self.0.clone().finalize()[..3])
    }
}

fn sets_text(sets: Sets) -> String {
    sets.iter().map(Set::id).collect::<Vec<_>>().join(",")
}

// The text form.

impl fmt::Display for Log {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(out, "oshra log {LOG_VERSION}")?;
        match &self.start {
            Start::Deal(setup, seed) => {
                writeln!(out, "players {}", setup.players())?;
                writeln!(out, "edition {}", setup.edition.id())?;
                if setup.added != Sets::NONE {
                    writeln!(out, "sets {}", sets_text(setup.added))?;
                }
                if setup.short {
                    writeln!(out, "short")?;
                }
                // Quoted, because a seed may be any text.
                let quoted = serde_json::to_string(seed.text()).map_err(|_| fmt::Error)?;
                writeln!(out, "seed {quoted}")?;
            }
            Start::Position(position) => {
                let json = serde_json::to_string(position).map_err(|_| fmt::Error)?;
                writeln!(out, "position {json}")?;
            }
        }
        if let Some(hash) = &self.seed_hash {
            writeln!(out, "seed-hash {hash}")?;
        }
        for (index, line) in self.lines.iter().enumerate() {
            let mut text = format!("{:>4}: seat {} {}", index + 1, line.made.seat, line.made.choice);
            if let Some(check) = &line.check {
                write!(text, "  #{check}")?;
            }
            writeln!(out, "{text}")?;
        }
        if let Some(outcome) = &self.outcome {
            let json = serde_json::to_string(outcome).map_err(|_| fmt::Error)?;
            writeln!(out, "outcome {json}")?;
        }
        Ok(())
    }
}

impl FromStr for Log {
    type Err = LogError;

    fn from_str(text: &str) -> Result<Log, LogError> {
        if text.trim_start().starts_with('{') {
            let json = serde_json::from_str(text).map_err(|error| LogError::NotALog(error.to_string()))?;
            return Log::from_json(&json);
        }
        let mut lines = text.lines().enumerate();
        let version = lines
            .next()
            .and_then(|(_, first)| first.trim().strip_prefix("oshra log "))
            .ok_or_else(|| LogError::NotALog("it does not begin with `oshra log`".to_owned()))?;
        match version.parse() {
            Ok(LOG_VERSION) => {}
            Ok(other) => return Err(LogError::Version(other)),
            Err(_) => return Err(LogError::NotALog(format!("`{version}` is not a version"))),
        }
        let mut written = WrittenLog {
            version: LOG_VERSION,
            ..WrittenLog::default()
        };
        for (index, text) in lines {
            let text = text.trim();
            if text.is_empty() {
                continue;
            }
            written.read_line(text).map_err(|reason| LogError::Unreadable {
                line: index + 1,
                reason,
            })?;
        }
        written.try_into()
    }
}

// The JSON form, which the text form is read into too.

#[derive(Default, Serialize, Deserialize)]
struct WrittenLog {
    version: u32,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    players: Option<u8>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    edition: Option<String>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    sets: Vec<String>,
    #[serde(default)]
    short: bool,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    seed: Option<Seed>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    position: Option<Box<Position>>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    seed_hash: Option<String>,
    choices: Vec<WrittenLine>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    outcome: Option<Outcome>,
}

#[derive(Serialize, Deserialize)]
struct WrittenLine {
    seat: Seat,
    choice: Choice,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    check: Option<String>,
}

impl WrittenLog {
    fn read_line(&mut self, text: &str) -> Result<(), String> {
        let (word, rest) = text.split_once(' ').unwrap_or((text, ""));
        match word {
            "players" => self.players = Some(rest.parse().map_err(|_| "not a number of players")?),
            "edition" => self.edition = Some(rest.to_owned()),
            "sets" => self.sets = rest.split(',').map(str::to_owned).collect(),
            "short" => self.short = true,
            "seed" => self.seed = Some(serde_json::from_str(rest).map_err(|_| "the seed is not quoted")?),
            "seed-hash" => self.seed_hash = Some(rest.to_owned()),
            "position" => self.position = Some(serde_json::from_str(rest).map_err(|error| error.to_string())?),
            "outcome" => self.outcome = Some(serde_json::from_str(rest).map_err(|error| error.to_string())?),
            _ => {
                let (number, rest) = text.split_once(':').ok_or("neither a heading nor a choice")?;
                if number.trim().parse() != Ok(self.choices.len() + 1) {
                    return Err(format!("choice {} is missing", self.choices.len() + 1));
                }
                let (choice, check) = match rest.split_once('#') {
                    Some((choice, check)) => (choice, Some(check.trim().to_owned())),
                    None => (rest, None),
                };
                let (seat, choice) = choice
                    .trim()
                    .strip_prefix("seat ")
                    .and_then(|rest| rest.split_once(' '))
                    .ok_or("a choice begins with its seat")?;
                self.choices.push(WrittenLine {
                    seat: Seat(seat.parse().map_err(|_| "not a seat")?),
                    choice: choice.parse().map_err(|error: crate::NotAChoice| error.to_string())?,
                    check,
                });
            }
        }
        Ok(())
    }
}

impl From<Log> for WrittenLog {
    fn from(log: Log) -> WrittenLog {
        let mut written = WrittenLog {
            version: LOG_VERSION,
            seed_hash: log.seed_hash,
            outcome: log.outcome,
            ..WrittenLog::default()
        };
        match log.start {
            Start::Deal(setup, seed) => {
                written.players = Some(setup.players());
                written.edition = Some(setup.edition.id().to_owned());
                written.sets = setup.added.iter().map(|set| set.id().to_owned()).collect();
                written.short = setup.short;
                written.seed = Some(seed);
            }
            Start::Position(position) => written.position = Some(position),
        }
        written.choices = log
            .lines
            .into_iter()
            .map(|line| WrittenLine {
                seat: line.made.seat,
                choice: line.made.choice,
                check: line.check,
            })
            .collect();
        written
    }
}

impl TryFrom<WrittenLog> for Log {
    type Error = LogError;

    fn try_from(written: WrittenLog) -> Result<Log, LogError> {
        if written.version != LOG_VERSION {
            return Err(LogError::Version(written.version));
        }
        let start = match written.position {
            Some(position) => Start::Position(position),
            None => {
                let players = written.players.unwrap_or_default();
                let setup =
                    Setup::new(players).map_err(|_| LogError::Start(PositionError::SeatCount(usize::from(players))))?;
                let edition = written.edition.as_deref().unwrap_or(Edition::Classic.id());
                let edition = Edition::from_id(edition)
                    .ok_or_else(|| LogError::Start(PositionError::UnknownEdition(edition.to_owned())))?;
                let mut added = Sets::NONE;
                for id in &written.sets {
                    let set = Set::from_id(id).ok_or_else(|| LogError::Start(PositionError::UnknownSet(id.clone())))?;
                    added = added.and(Sets::of(&[set]));
                }
                let setup = setup.edition(edition).with(added);
                let seed = written
                    .seed
                    .ok_or_else(|| LogError::NotALog("it has neither a seed nor a position".to_owned()))?;
                Start::Deal(if written.short { setup.short() } else { setup }, seed)
            }
        };
        Ok(Log {
            start,
            seed_hash: written.seed_hash,
            lines: written
                .choices
                .into_iter()
                .map(|line| Line {
                    made: Made {
                        seat: line.seat,
                        choice: line.choice,
                    },
                    check: line.check,
                })
                .collect(),
            outcome: written.outcome,
        })
    }
}
