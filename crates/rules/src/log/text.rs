//! The text form of a log: a line for everything, for people who read along.

use super::check::sets_text;
use super::json::{ChoiceJson, LogJson};
use super::{LOG_VERSION, Log, LogError};
use crate::record::Start;
use crate::{NotAChoice, NotADigest, NotASeat, Sets};
use std::fmt::{self, Write};
use std::str::FromStr;

impl fmt::Display for Log {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(out, "oshra log {LOG_VERSION}")?;
        writeln!(out, "revision {}", self.revision)?;
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
        for (index, logged) in self.choices.iter().enumerate() {
            let mut text = format!("{:>4}: seat {} {}", index + 1, logged.made.seat, logged.made.choice);
            if let Some(check) = &logged.check {
                write!(text, "  #{check}")?;
            }
            writeln!(out, "{text}")?;
        }
        if let Some(state) = self.state {
            writeln!(out, "state {state}")?;
        }
        if let Some(outcome) = &self.outcome {
            let json = serde_json::to_string(outcome).map_err(|_| fmt::Error)?;
            writeln!(out, "outcome {json}")?;
        }
        Ok(())
    }
}

/// Reads either form: JSON begins with a brace.
impl FromStr for Log {
    type Err = LogError;

    fn from_str(text: &str) -> Result<Log, LogError> {
        if text.trim_start().starts_with('{') {
            let json: LogJson = serde_json::from_str(text).map_err(|error| LogError::NotALog(error.to_string()))?;
            return json.try_into();
        }
        let mut lines = text.lines().enumerate();
        let version = lines
            .next()
            .and_then(|(_, first)| first.trim().strip_prefix("oshra log "))
            .ok_or_else(|| LogError::NotALog("it does not begin with `oshra log`".to_owned()))?;
        let version = version
            .parse()
            .map_err(|_| LogError::NotALog(format!("`{version}` is not a version")))?;
        // Another version may say anything after its first line.
        if !(1..=LOG_VERSION).contains(&version) {
            return Err(LogError::Version(version));
        }
        let mut json = LogJson {
            version,
            ..LogJson::default()
        };
        for (index, text) in lines {
            let text = text.trim();
            if text.is_empty() {
                continue;
            }
            json.read_line(text).map_err(|reason| LogError::Unreadable {
                line: index + 1,
                reason,
            })?;
        }
        json.try_into()
    }
}

impl LogJson {
    fn read_line(&mut self, text: &str) -> Result<(), String> {
        let (word, rest) = text.split_once(' ').unwrap_or((text, ""));
        match word {
            "revision" => self.revision = Some(rest.parse().map_err(|_| "not a revision")?),
            "players" => self.players = Some(rest.parse().map_err(|_| "not a number of players")?),
            "edition" => self.edition = Some(rest.to_owned()),
            "sets" => self.sets = rest.split(',').map(str::to_owned).collect(),
            "short" => self.short = true,
            "seed" => self.seed = Some(serde_json::from_str(rest).map_err(|_| "the seed is not quoted")?),
            "seed-hash" => self.seed_hash = Some(rest.to_owned()),
            "position" => self.position = Some(serde_json::from_str(rest).map_err(|error| error.to_string())?),
            "state" => self.state = Some(rest.parse().map_err(|error: NotADigest| error.to_string())?),
            "outcome" => self.outcome = Some(serde_json::from_str(rest).map_err(|error| error.to_string())?),
            _ => self.read_choice(text)?,
        }
        Ok(())
    }

    fn read_choice(&mut self, text: &str) -> Result<(), String> {
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
        self.choices.push(ChoiceJson {
            seat: seat.parse().map_err(|error: NotASeat| error.to_string())?,
            choice: choice.parse().map_err(|error: NotAChoice| error.to_string())?,
            check,
        });
        Ok(())
    }
}
