//! What is to be played.

use crate::{About, NotTogether, Ranges, Report};
use bots::{Budget, Level, UnknownLevel};
use rules::Setup;
use serde::{Deserialize, Serialize};
use std::ops::Range;
use std::str::FromStr;
use std::time::Duration;

/// Games to be played, and by whom. The same experiment gives the same result on any number of threads and machines,
/// as long as no bot is given a time instead of a number of iterations.
///
/// ```
/// use lab::Experiment;
/// let experiment = Experiment::new("adept,novice,novice,novice".parse()?, 4, 100)?;
/// assert_eq!(experiment.line_up(4).len(), 4);
/// assert!(Experiment::new("adept,novice".parse()?, 4, 100).is_err());
/// assert!(Experiment::new("random".parse()?, 4, 0).is_err());
/// # Ok::<(), lab::Unsound>(())
/// ```
#[derive(Clone, Debug)]
pub struct Experiment {
    /// The player counts; as many games with each.
    players: Vec<u8>,
    line_up: LineUp,
    games: u64,
    /// The game; its number of players is that of the first part.
    setup: Setup,
    /// What all deals come from.
    pub seed: String,
    /// What a bot that searches may spend on a decision.
    pub thinking: Thinking,
    /// The part of the experiment to be played.
    pub shard: Shard,
    /// Games that were played earlier and are left out now, by player count.
    played: Vec<Ranges>,
    /// Threads that play; none for as many as there are cores.
    pub threads: Option<usize>,
    /// Whether heroes are counted too, which costs some speed.
    pub heroes: bool,
}

impl Experiment {
    /// An experiment of this many games in the classic edition, between these bots: one for each seat, or one level for
    /// all seats.
    ///
    /// # Errors
    /// An [`Unsound`] experiment: no games, no such number of players, or not as many bots as players.
    pub fn new(line_up: LineUp, players: u8, games: u64) -> Result<Experiment, Unsound> {
        Experiment::with_counts(line_up, vec![players], games)
    }

    /// This experiment with several player counts, and its number of games with each of them.
    ///
    /// # Errors
    /// An [`Unsound`] experiment: no games, no such number of players, or not as many bots as players.
    pub fn with_counts(line_up: LineUp, mut players: Vec<u8>, games: u64) -> Result<Experiment, Unsound> {
        players.sort_unstable();
        players.dedup();
        if games == 0 {
            return Err(Unsound::NoGames);
        }
        if let Some(level) = line_up.iter().find(|&level| !bots::can_play(level)) {
            return Err(UnknownLevel(level.id().to_owned()).into());
        }
        let Some(&first) = players.first() else {
            return Err(Unsound::Players(0));
        };
        for &count in &players {
            Setup::new(count).map_err(|_| Unsound::Players(count))?;
            if line_up.0.len() > 1 && line_up.0.len() != usize::from(count) {
                return Err(Unsound::Bots {
                    bots: line_up.0.len(),
                    players: count,
                });
            }
        }
        Ok(Experiment {
            players,
            line_up,
            games,
            setup: Setup::new(first).map_err(|_| Unsound::Players(first))?,
            seed: "1".to_owned(),
            thinking: Thinking::default(),
            shard: Shard::default(),
            played: Vec::new(),
            threads: None,
            heroes: false,
        })
    }

    /// This experiment with the edition, sets and length of `setup`; its number of players does not matter.
    #[must_use]
    pub fn of(mut self, setup: Setup) -> Experiment {
        self.setup = setup;
        self
    }

    /// This experiment without the games of an earlier report that was broken off; the two reports together are then the
    /// whole.
    ///
    /// # Errors
    /// [`NotTogether`] if that report is about another experiment, or another version of the program made it.
    pub fn resume(mut self, earlier: &Report) -> Result<Experiment, NotTogether> {
        About::of(&self).goes_with(&earlier.about)?;
        let played = |players: &u8| {
            let part = earlier.parts.iter().find(|part| part.players == *players);
            part.map_or_else(Ranges::default, |part| part.played.clone())
        };
        self.played = self.players.iter().map(played).collect();
        Ok(self)
    }

    /// The games of the part with this index that are to be played now.
    pub(crate) fn to_play(&self, part: usize) -> Ranges {
        let range = self.shard.range(self.games);
        match self.played.get(part) {
            Some(played) => played.rest_of(range),
            None => range.into(),
        }
    }

    /// The player counts.
    pub fn players(&self) -> &[u8] {
        &self.players
    }

    /// Games with each player count, all shards together.
    pub fn games(&self) -> u64 {
        self.games
    }

    /// The set-up for this many players.
    pub fn setup(&self, players: u8) -> Setup {
        // The counts were checked when the experiment was made.
        let setup = Setup::new(players)
            .unwrap_or(self.setup)
            .with_edition(self.setup.edition);
        let setup = setup.with_sets(self.setup.added);
        setup.with_short(self.setup.short)
    }

    /// The bots at a table of this many players, in the order given.
    pub fn line_up(&self, players: u8) -> Vec<Level> {
        match self.line_up.0[..] {
            [level] => vec![level; usize::from(players)],
            _ => self.line_up.0.clone(),
        }
    }

    /// Whether all seats are played alike, so that seats need not be rotated.
    pub fn is_uniform(&self) -> bool {
        self.line_up.0.windows(2).all(|pair| pair[0] == pair[1])
    }

    /// Whether a bot of this level plays.
    pub fn has(&self, level: Level) -> bool {
        self.line_up.0.contains(&level)
    }

    /// The levels in the order given.
    pub fn levels(&self) -> &LineUp {
        &self.line_up
    }
}

/// A number of games: `4000`, `10k`, `1.5M` or `1e4`.
///
/// ```
/// use lab::GameCount;
/// for (text, games) in [("4000", 4_000), ("10k", 10_000), ("1.5M", 1_500_000), ("1e4", 10_000), ("100_000", 100_000)] {
///     assert_eq!(text.parse(), Ok(GameCount(games)));
/// }
/// for wrong in ["", "many", "-3", "1.5", "0.0001k", "1e99", "k"] {
///     assert!(wrong.parse::<GameCount>().is_err(), "{wrong}");
/// }
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct GameCount(pub u64);

impl FromStr for GameCount {
    type Err = Unsound;

    fn from_str(text: &str) -> Result<GameCount, Unsound> {
        let wrong = || Unsound::Games(text.to_owned());
        let plain = text.trim().replace('_', "");
        if let Ok(games) = plain.parse() {
            return Ok(GameCount(games));
        }
        let (digits, times) = match plain.char_indices().last() {
            Some((end, 'k' | 'K')) => (&plain[..end], 1e3),
            Some((end, 'm' | 'M')) => (&plain[..end], 1e6),
            _ => (plain.as_str(), 1.0),
        };
        let number: f64 = digits.parse().map_err(|_| wrong())?;
        let games = number * times;
        // Whole numbers that a float holds exactly; 1.1k is 1,100 whatever the float of 1.1 is.
        let whole = games.round();
        if !(0.0..9e15).contains(&whole) || (games - whole).abs() > 1e-6 {
            return Err(wrong());
        }
        Ok(GameCount(whole as u64))
    }
}

/// The levels of the bots: one for all seats, or one for each.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct LineUp(Vec<Level>);

impl LineUp {
    /// The levels, in the order given.
    pub fn iter(&self) -> impl Iterator<Item = Level> + '_ {
        self.0.iter().copied()
    }
}

impl FromStr for LineUp {
    type Err = Unsound;

    fn from_str(text: &str) -> Result<LineUp, Unsound> {
        let levels: Result<Vec<Level>, _> = text.split(',').map(|word| word.trim().parse()).collect();
        Ok(LineUp(levels?))
    }
}

impl From<Level> for LineUp {
    fn from(level: Level) -> LineUp {
        LineUp(vec![level])
    }
}

impl From<&[Level]> for LineUp {
    fn from(levels: &[Level]) -> LineUp {
        LineUp(levels.to_vec())
    }
}

/// Numbers of players: `4`, `2,3,4` or `2-6`.
///
/// ```
/// use lab::PlayerCounts;
/// let counts: PlayerCounts = "2-4,6".parse()?;
/// assert_eq!(counts.0, [2, 3, 4, 6]);
/// assert!("six".parse::<PlayerCounts>().is_err() && "".parse::<PlayerCounts>().is_err());
/// # Ok::<(), lab::Unsound>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PlayerCounts(pub Vec<u8>);

impl FromStr for PlayerCounts {
    type Err = Unsound;

    fn from_str(text: &str) -> Result<PlayerCounts, Unsound> {
        let count = |digits: &str| {
            digits
                .trim()
                .parse::<u8>()
                .map_err(|_| Unsound::Counts(text.to_owned()))
        };
        let mut counts = Vec::new();
        for part in text.split(',') {
            match part.split_once('-') {
                Some((first, last)) => counts.extend(count(first)?..=count(last)?),
                None => counts.push(count(part)?),
            }
        }
        if counts.is_empty() {
            return Err(Unsound::Counts(text.to_owned()));
        }
        Ok(PlayerCounts(counts))
    }
}

/// What a bot that searches may spend on one decision: `200ms`, `2s`, or a number of iterations.
///
/// ```
/// use lab::Thinking;
/// assert_eq!("200ms".parse(), Ok(Thinking::Milliseconds(200)));
/// assert_eq!("2s".parse(), Ok(Thinking::Milliseconds(2_000)));
/// assert_eq!("1500".parse(), Ok(Thinking::Iterations(1_500)));
/// assert!("long".parse::<Thinking>().is_err() && "0".parse::<Thinking>().is_err());
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Thinking {
    /// This many milliseconds. The result then depends on the machine.
    Milliseconds(u32),
    /// As many iterations of the search.
    Iterations(u32),
}

impl Thinking {
    /// What a bot of this level is given of it: nothing unless it searches.
    pub fn of(self, level: Level) -> Option<Thinking> {
        matches!(level, Level::Master | Level::Champion).then_some(self)
    }

    pub(crate) fn budget(self) -> Budget {
        match self {
            Thinking::Milliseconds(time) => Budget::time(Duration::from_millis(u64::from(time))),
            Thinking::Iterations(count) => Budget::iterations(count),
        }
    }
}

impl FromStr for Thinking {
    type Err = Unsound;

    fn from_str(text: &str) -> Result<Thinking, Unsound> {
        let number = |digits: &str, times: u32| {
            let number = digits
                .trim()
                .parse()
                .ok()
                .and_then(|number: u32| number.checked_mul(times));
            number
                .filter(|&number| number > 0)
                .ok_or_else(|| Unsound::Thinking(text.to_owned()))
        };
        if let Some(digits) = text.strip_suffix("ms") {
            Ok(Thinking::Milliseconds(number(digits, 1)?))
        } else if let Some(digits) = text.strip_suffix('s') {
            Ok(Thinking::Milliseconds(number(digits, 1_000)?))
        } else {
            Ok(Thinking::Iterations(number(text, 1)?))
        }
    }
}

impl Default for Thinking {
    /// Iterations, so that a seed says all about a result.
    fn default() -> Thinking {
        Thinking::Iterations(1_000)
    }
}

/// One part of an experiment, for example the second of four.
///
/// ```
/// use lab::Shard;
/// let shard: Shard = "2/4".parse()?;
/// assert_eq!(shard.range(100), 25..50);
/// assert!("5/4".parse::<Shard>().is_err());
/// # Ok::<(), lab::Unsound>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Shard {
    index: u64,
    of: u64,
}

impl Shard {
    /// The part number `index` of `of`, counted from 1.
    ///
    /// # Errors
    /// [`Unsound::Shard`] unless it is one of them.
    pub fn new(index: u64, of: u64) -> Result<Shard, Unsound> {
        if index == 0 || index > of {
            return Err(Unsound::Shard(format!("{index}/{of}")));
        }
        Ok(Shard { index, of })
    }

    /// The numbers of the games of this part, out of `games`.
    pub fn range(self, games: u64) -> Range<u64> {
        let bound = |index: u64| (u128::from(games) * u128::from(index) / u128::from(self.of)) as u64;
        bound(self.index - 1)..bound(self.index)
    }
}

impl Default for Shard {
    fn default() -> Shard {
        Shard { index: 1, of: 1 }
    }
}

impl FromStr for Shard {
    type Err = Unsound;

    fn from_str(text: &str) -> Result<Shard, Unsound> {
        let wrong = || Unsound::Shard(text.to_owned());
        let (index, of) = text.split_once('/').ok_or_else(wrong)?;
        Shard::new(
            index.trim().parse().map_err(|_| wrong())?,
            of.trim().parse().map_err(|_| wrong())?,
        )
    }
}

impl std::fmt::Display for Shard {
    fn fmt(&self, out: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(out, "{}/{}", self.index, self.of)
    }
}

/// Why an experiment cannot be carried out.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Unsound {
    /// There are no games to play.
    #[error("an experiment needs at least one game")]
    NoGames,
    /// Not a number of games.
    #[error("`{0}` is no number of games: write 4000, 10k or 1M")]
    Games(String),
    /// Nobody to play.
    #[error("at least one thread must play")]
    NoThreads,
    /// Not a change of the rules.
    #[error("`{0}` is no other set of rules: write short, full, an edition, +SET or -SET, several with commas")]
    Variant(String),
    /// The game is not for this many players.
    #[error("the game is for 2 to 6 players, not {0}")]
    Players(u8),
    /// Not numbers of players.
    #[error("`{0}` is no number of players: write 4, 2,3,4 or 2-6")]
    Counts(String),
    /// Not as many bots as players.
    #[error("{bots} bots for {players} players: give one level for all seats, or one for each")]
    Bots {
        /// Levels given.
        bots: usize,
        /// How many seats there are.
        players: u8,
    },
    /// A level that does not exist.
    #[error(transparent)]
    Level(#[from] UnknownLevel),
    /// Not a part of an experiment.
    #[error("`{0}` is not a part of an experiment: write 2/4 for the second of four parts")]
    Shard(String),
    /// Not something a bot can be given to think with.
    #[error("`{0}` is no time and no number of iterations: write 200ms, 2s or 1000")]
    Thinking(String),
}
