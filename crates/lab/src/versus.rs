//! Two sets of rules against each other: the same deals under both, and what differs.

use crate::run::run_recorded;
use crate::statistics::{Difference, Moments, Pairs, holm};
use crate::{Experiment, GameRow, Progress, Recorder, Rows, Unsound, VERSION};
use rules::{Edition, Faction, Leader, Set, Sets, Setup};
use serde::Serialize;
use std::io;
use std::ops::ControlFlow;
use std::str::FromStr;

/// How other rules differ from those of an experiment: `short`, `full`, an edition, `+SET` or `-SET`, several with
/// commas.
///
/// ```
/// use lab::Variant;
/// use rules::{Edition, Set, Setup};
/// let other = "short,print-and-play,+queens".parse::<Variant>()?.of(Setup::new(4).unwrap());
/// assert!(other.short && other.edition == Edition::PrintAndPlay && other.added.contains(Set::Queens));
/// assert!("longer".parse::<Variant>().is_err() && "".parse::<Variant>().is_err());
/// # Ok::<(), lab::Unsound>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Variant(Vec<Change>);

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Change {
    Short(bool),
    Edition(Edition),
    With(Set),
    Without(Set),
}

impl FromStr for Variant {
    type Err = Unsound;

    fn from_str(text: &str) -> Result<Variant, Unsound> {
        let change = |word: &str| {
            let set = |id: &str| Set::from_id(id);
            match word {
                "short" => Some(Change::Short(true)),
                "full" => Some(Change::Short(false)),
                _ => match (word.strip_prefix('+'), word.strip_prefix('-')) {
                    (Some(id), _) => set(id).map(Change::With),
                    (_, Some(id)) => set(id).map(Change::Without),
                    _ => Edition::from_id(word).map(Change::Edition),
                },
            }
        };
        let changes: Option<Vec<Change>> = text.split(',').map(|word| change(word.trim())).collect();
        changes.map(Variant).ok_or_else(|| Unsound::Variant(text.to_owned()))
    }
}

impl Variant {
    /// The rules it makes of others.
    pub fn of(&self, setup: Setup) -> Setup {
        self.0.iter().fold(setup, |setup, change| match *change {
            Change::Short(short) => setup.with_short(short),
            Change::Edition(edition) => setup.with_edition(edition),
            Change::With(set) => setup.with_sets(setup.added.union(Sets::of(&[set]))),
            Change::Without(set) => setup.with_sets(setup.added.without(Sets::of(&[set]))),
        })
    }
}

/// Something that is compared.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Measure {
    /// Games the starting player wins.
    FirstWins,
    /// Games this faction wins.
    Faction(Faction),
    /// Games this leader wins.
    Leader(Leader),
    /// Games nobody wins.
    Nobody,
    /// Turns of a game.
    Turns,
    /// Choices of a game.
    Decisions,
}

impl Measure {
    /// Whether it is a share of the games, and not a number in each of them.
    pub fn is_share(self) -> bool {
        !matches!(self, Measure::Turns | Measure::Decisions)
    }
}

/// What came out with one number of players.
#[derive(Clone, Debug, PartialEq)]
pub struct Versus {
    /// How many played.
    pub players: u8,
    /// Deals that were played under both rules.
    pub deals: u64,
    /// What was compared: the difference, and its p-value corrected for all that were (Holm).
    pub measures: Vec<(Measure, Difference, f64)>,
}

impl Versus {
    /// The whole comparison as JSON.
    pub fn to_json(&self) -> serde_json::Value {
        let measures = self.measures.iter().map(|(measure, found, corrected)| {
            serde_json::json!({
                "measure": measure,
                "first": found.first,
                "second": found.second,
                "difference": found.difference,
                "low": found.low,
                "high": found.high,
                "p_value": found.p_value,
                "p_value_corrected": corrected,
                "shown_at_80_percent_power": found.shown,
            })
        });
        serde_json::json!({
            "players": self.players,
            "deals": self.deals,
            "version": VERSION,
            "measures": measures.collect::<Vec<_>>(),
        })
    }
}

/// Plays an experiment as it is and once more under other rules, from the same seeds, and compares game by game.
/// `progress` is called as in [`crate::run`]; if it breaks off, those deals are compared that were played under both.
///
/// ```
/// use lab::{Experiment, Measure};
/// use std::ops::ControlFlow;
/// let experiment = Experiment::new("random".parse()?, 3, 200)?;
/// let found = lab::versus(&experiment, &"short".parse()?, |_| ControlFlow::Continue(()));
/// let turns = found[0].measures.iter().find(|found| found.0 == Measure::Turns).unwrap();
/// assert!(turns.1.high < 0.0, "a short game takes fewer turns");
/// # Ok::<(), lab::Unsound>(())
/// ```
pub fn versus(
    experiment: &Experiment,
    variant: &Variant,
    mut progress: impl FnMut(Progress<'_>) -> ControlFlow<()>,
) -> Vec<Versus> {
    let mut experiment = experiment.clone();
    experiment.heroes = false;
    let first = games(&experiment, &mut progress);
    let setup = experiment.setup(experiment.players()[0]);
    let other = experiment.clone().of(variant.of(setup));
    let second = games(&other, &mut progress);
    let players = experiment.players().iter();
    players.map(|&players| compare(players, &first, &second)).collect()
}

/// The games of an experiment, in order.
fn games(experiment: &Experiment, progress: &mut impl FnMut(Progress<'_>) -> ControlFlow<()>) -> Vec<GameRow> {
    let mut games = Games(Vec::new());
    // Keeping games cannot fail.
    let _ = run_recorded(experiment, progress, &mut games);
    games.0
}

/// Keeps the games alone.
struct Games(Vec<GameRow>);

impl Recorder for Games {
    fn games_only(&self) -> bool {
        true
    }

    fn record(&mut self, mut rows: Rows) -> io::Result<()> {
        self.0.append(&mut rows.games);
        Ok(())
    }
}

fn compare(players: u8, first: &[GameRow], second: &[GameRow]) -> Versus {
    let of = |games: &[GameRow]| -> Vec<GameRow> {
        let games = games.iter().filter(|row| row.players == players && row.end.is_some());
        games.cloned().collect()
    };
    let (first, second) = (of(first), of(second));
    let mut pairs = Vec::new();
    let mut others = second.iter().peekable();
    for one in &first {
        while others.next_if(|other| other.game < one.game).is_some() {}
        if let Some(other) = others.next_if(|other| other.game == one.game) {
            pairs.push((one, other));
        }
    }
    let found: Vec<(Measure, Difference)> = measures()
        .map(|measure| (measure, difference(measure, &pairs)))
        .collect();
    let p_values: Vec<f64> = found.iter().map(|(_, found)| found.p_value).collect();
    let corrected = holm(&p_values).into_iter();
    Versus {
        players,
        deals: pairs.len() as u64,
        measures: found
            .into_iter()
            .zip(corrected)
            .map(|((measure, found), corrected)| (measure, found, corrected))
            .collect(),
    }
}

fn measures() -> impl Iterator<Item = Measure> {
    let shares = [Measure::FirstWins].into_iter();
    let factions = Faction::ALL.into_iter().map(Measure::Faction);
    let leaders = Leader::ALL.into_iter().map(Measure::Leader);
    let rest = [Measure::Nobody, Measure::Turns, Measure::Decisions];
    shares.chain(factions).chain(leaders).chain(rest)
}

fn difference(measure: Measure, pairs: &[(&GameRow, &GameRow)]) -> Difference {
    if measure.is_share() {
        let mut counted = Pairs::default();
        for (one, other) in pairs {
            counted.add(holds(measure, one), holds(measure, other));
        }
        return counted.difference();
    }
    let number = |row: &GameRow| match measure {
        Measure::Turns => i64::from(row.turns),
        _ => i64::from(row.decisions),
    };
    let mut counted = Moments::default();
    for (one, other) in pairs {
        counted.add(number(one), number(other));
    }
    counted.difference()
}

fn holds(measure: Measure, row: &GameRow) -> bool {
    let Some(end) = row.end else { return false };
    let winner = end.winner.map(rules::Seat::index);
    match measure {
        Measure::FirstWins => winner == Some(usize::from(row.first)),
        Measure::Faction(faction) => end.faction == faction,
        Measure::Leader(leader) => {
            let won_by = winner.and_then(|seat| row.seats[seat]).and_then(|seat| seat.leader);
            won_by == Some(leader)
        }
        Measure::Nobody => winner.is_none(),
        Measure::Turns | Measure::Decisions => false,
    }
}
