//! What a run took.

use serde::Serialize;

/// How a number of times spread, in microseconds.
#[derive(Clone, Debug, Default, Serialize)]
pub struct Spread {
    /// How many were measured.
    pub count: usize,
    /// Half of them were below this.
    pub p50: u32,
    /// 90 of a hundred.
    pub p90: u32,
    /// 99 of a hundred.
    pub p99: u32,
    /// 999 of a thousand.
    pub p999: u32,
    /// The longest.
    pub max: u32,
}

impl Spread {
    /// How these times spread.
    ///
    /// ```
    /// let spread = load::Spread::of((1..=1000).collect());
    /// assert_eq!((spread.p50, spread.p99, spread.max), (501, 991, 1000));
    /// ```
    pub fn of(mut times: Vec<u32>) -> Spread {
        times.sort_unstable();
        let at = |thousandth: usize| {
            let place = times.len() * thousandth / 1000;
            times
                .get(place.min(times.len().saturating_sub(1)))
                .copied()
                .unwrap_or_default()
        };
        Spread {
            count: times.len(),
            p50: at(500),
            p90: at(900),
            p99: at(990),
            p999: at(999),
            max: times.last().copied().unwrap_or_default(),
        }
    }
}

/// What the server itself used, as its numbers tell.
#[derive(Clone, Debug, Default, Serialize)]
pub struct ServerUse {
    /// Processor time per choice, in microseconds.
    pub cpu_micros_per_choice: f64,
    /// Processor time per choice in each quarter of the run, to see whether it grows with the length of the games.
    pub quarters: Vec<f64>,
    /// Memory before anybody was seated, in bytes.
    pub memory_before: u64,
    /// Memory when everybody was seated and games had begun.
    pub memory_seated: u64,
    /// Memory at the end.
    pub memory_after: u64,
    /// Clients that were cut off because they did not read.
    pub cut_off: u64,
}

/// What a run took.
#[derive(Clone, Debug, Default, Serialize)]
pub struct Report {
    /// How many tables were played at.
    pub tables: u32,
    /// How many sockets were open.
    pub sockets: u32,
    /// Seconds of the measured part.
    pub seconds: f64,
    /// Choices that were made and heard of in it.
    pub choices: u64,
    /// Choices per second.
    pub choices_per_second: f64,
    /// Messages that were heard.
    pub messages: u64,
    /// Bytes of those messages.
    pub bytes: u64,
    /// Games that were played to the end.
    pub games: u64,
    /// Requests that were refused.
    pub refused: u64,
    /// Connections that were lost.
    pub lost: u64,
    /// From sending a choice to hearing of it, in microseconds.
    pub latency: Spread,
    /// What the server used, where its numbers could be read.
    pub server: Option<ServerUse>,
}
