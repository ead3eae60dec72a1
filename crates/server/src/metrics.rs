//! Numbers for whoever looks after a server, in the text format of Prometheus. They say how much, never who.

use std::collections::BTreeMap;
use std::fmt::Write;
use std::sync::atomic::{AtomicI64, AtomicU64, Ordering};
use std::sync::{Mutex, PoisonError};
use std::time::Duration;

/// Something that is counted.
#[derive(Default)]
pub(crate) struct Counter(AtomicU64);

impl Counter {
    pub(crate) fn add(&self, more: u64) {
        self.0.fetch_add(more, Ordering::Relaxed);
    }

    pub(crate) fn one(&self) {
        self.add(1);
    }

    fn get(&self) -> u64 {
        self.0.load(Ordering::Relaxed)
    }
}

/// Something that is counted by its reason, of which there are few.
#[derive(Default)]
pub(crate) struct Reasons(Mutex<BTreeMap<String, u64>>);

impl Reasons {
    pub(crate) fn one(&self, reason: &str) {
        let mut reasons = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        match reasons.get_mut(reason) {
            Some(count) => *count += 1,
            None => drop(reasons.insert(reason.to_owned(), 1)),
        }
    }
}

/// Something of which there are now more, now fewer.
#[derive(Default)]
pub(crate) struct Gauge(AtomicI64);

impl Gauge {
    pub(crate) fn up(&self) {
        self.0.fetch_add(1, Ordering::Relaxed);
    }

    pub(crate) fn down(&self) {
        self.0.fetch_sub(1, Ordering::Relaxed);
    }

    pub(crate) fn set(&self, now: u64) {
        self.0.store(i64::try_from(now).unwrap_or(i64::MAX), Ordering::Relaxed);
    }

    pub(crate) fn get(&self) -> i64 {
        self.0.load(Ordering::Relaxed)
    }
}

/// Upper ends of the steps of a [`Histogram`], in microseconds.
const STEPS: [u64; 13] = [
    100, 250, 500, 1_000, 2_500, 5_000, 10_000, 25_000, 50_000, 100_000, 250_000, 1_000_000, 5_000_000,
];

/// How long something takes.
#[derive(Default)]
pub(crate) struct Histogram {
    steps: [AtomicU64; STEPS.len()],
    count: AtomicU64,
    sum: AtomicU64,
}

impl Histogram {
    pub(crate) fn took(&self, time: Duration) {
        let micros = u64::try_from(time.as_micros()).unwrap_or(u64::MAX);
        self.count.fetch_add(1, Ordering::Relaxed);
        self.sum.fetch_add(micros, Ordering::Relaxed);
        if let Some(step) = STEPS.iter().position(|&end| micros <= end) {
            self.steps[step].fetch_add(1, Ordering::Relaxed);
        }
    }

    fn write(&self, out: &mut String, name: &str) {
        let mut below = 0;
        for (end, step) in STEPS.iter().zip(&self.steps) {
            below += step.load(Ordering::Relaxed);
            let seconds = *end as f64 / 1e6;
            let _ = writeln!(out, "{name}_bucket{{le=\"{seconds}\"}} {below}");
        }
        let count = self.count.load(Ordering::Relaxed);
        let sum = self.sum.load(Ordering::Relaxed) as f64 / 1e6;
        let _ = writeln!(
            out,
            "{name}_bucket{{le=\"+Inf\"}} {count}\n{name}_sum {sum}\n{name}_count {count}"
        );
    }
}

macro_rules! metrics {
    ($($field:ident: $kind:ident, $name:literal, $help:literal;)*) => {
        /// All numbers of a server.
        #[derive(Default)]
        pub(crate) struct Metrics {
            $(#[doc = $help] pub(crate) $field: $kind,)*
        }

        impl Metrics {
            /// The numbers as text.
            pub(crate) fn text(&self) -> String {
                let mut out = String::new();
                $(write_metric(&mut out, $name, $help, &self.$field);)*
                let name = "oshra_build_info";
                let version = env!("CARGO_PKG_VERSION");
                let _ = writeln!(
                    out,
                    "# HELP {name} The version that runs.\n# TYPE {name} gauge\n{name}{{version=\"{version}\"}} 1"
                );
                write_process(&mut out);
                out
            }
        }
    };
}

metrics! {
    connections: Gauge, "oshra_connections", "Open connections that are not WebSockets, or not yet.";
    sockets: Gauge, "oshra_sockets", "Open WebSockets.";
    tables: Gauge, "oshra_tables", "Tables in memory.";
    requests: Counter, "oshra_http_requests_total", "HTTP requests.";
    faults: Counter, "oshra_http_refused_total", "HTTP requests that were refused.";
    messages_in: Counter, "oshra_messages_in_total", "Messages from clients.";
    messages_out: Counter, "oshra_messages_out_total", "Messages to clients.";
    refused: Counter, "oshra_messages_refused_total", "Messages that were refused.";
    resumed: Counter, "oshra_resumed_total", "Connections that went on where another was lost.";
    cut_off: Counter, "oshra_cut_off_total", "Connections that were ended because they did not read.";
    turned_away: Counter, "oshra_turned_away_total", "Connections that were refused because there were too many.";
    opened: Counter, "oshra_tables_opened_total", "Tables that were opened.";
    started: Counter, "oshra_games_started_total", "Games that were begun.";
    finished: Counter, "oshra_games_finished_total", "Games that were finished.";
    choices: Counter, "oshra_choices_total", "Choices of players.";
    bot_choices: Counter, "oshra_bot_choices_total", "Choices of bots.";
    clock_choices: Counter, "oshra_clock_choices_total", "Choices of bots for players whose time was out.";
    reports: Counter, "oshra_reports_total", "Reports of lines and names.";
    reports_open: Gauge, "oshra_reports_open", "Reports that no host has seen to.";
    forgotten: Counter, "oshra_forgotten_total", "Players who were forgotten.";
    pushes: Counter, "oshra_pushes_total", "Messages that push services took.";
    pushes_gone: Counter, "oshra_pushes_gone_total", "Browsers that were forgotten because their push service does not know them any more.";
    pushes_dropped: Counter, "oshra_pushes_dropped_total", "Calls that were not made because too many waited.";
    pushes_failed: Reasons, "oshra_pushes_failed_total", "Messages that push services did not take, by reason.";
    said: Counter, "oshra_said_total", "Things that were said.";
    refusals: Reasons, "oshra_refusals_total", "Requests and messages that were refused, by reason.";
    lease_renewals: Counter, "oshra_lease_renewals_total", "Times this server renewed the lease by which it owns its tables.";
    tables_claimed: Counter, "oshra_tables_claimed_total", "Tables this server has begun to own.";
    tables_lost: Counter, "oshra_tables_lost_total", "Tables that belong to another server since this one was given up.";
    servers_buried: Counter, "oshra_servers_buried_total", "Servers this one gave up because they did not renew their lease.";
    storage_failures: Counter, "oshra_storage_failures_total", "Times the database could not write or read.";
    http_seconds: Histogram, "oshra_http_seconds", "From an HTTP request's head until its answer begins.";
    read_wait_seconds: Histogram, "oshra_read_wait_seconds", "Until somebody who wants to read a log may.";
    append_seconds: Histogram, "oshra_append_seconds", "Until an entry is safe.";
    choice_seconds: Histogram, "oshra_choice_seconds", "From a choice's arrival at its table until it is told.";
}

/// What waits at this moment.
#[derive(Default)]
pub(crate) struct Moment {
    /// Notes that wait at each table.
    pub(crate) notes: Vec<usize>,
    /// Of those who may read logs at the same time, how many do.
    pub(crate) reading: usize,
    /// Tasks there are, and those that could go on and wait for a thread.
    pub(crate) tasks: [usize; 2],
    /// Every database.
    pub(crate) databases: Vec<Waiting>,
}

/// What waits at a database.
#[derive(Clone, Copy, Default)]
pub(crate) struct Waiting {
    /// Entries that wait to be written.
    pub(crate) writes: usize,
    /// Questions that wait for somebody who reads.
    pub(crate) reads: usize,
    /// How long this server owns its tables there without renewing its lease; none where nobody else could.
    pub(crate) lease: Option<Duration>,
}

impl Moment {
    /// The numbers as text.
    pub(crate) fn text(&self) -> String {
        let mut out = String::new();
        let mut one = |name: &str, help: &str, number: usize| {
            let _ = writeln!(out, "# HELP {name} {help}\n# TYPE {name} gauge\n{name} {number}");
        };
        let all: usize = self.notes.iter().sum();
        one("oshra_notes_waiting", "Notes that wait at tables.", all);
        let most = self.notes.iter().max().copied().unwrap_or_default();
        one(
            "oshra_notes_waiting_most",
            "Notes that wait at the table where most do.",
            most,
        );
        one("oshra_reading", "Logs that are being read.", self.reading);
        one("oshra_tasks", "Tasks there are.", self.tasks[0]);
        one("oshra_tasks_waiting", "Tasks that wait for a thread.", self.tasks[1]);
        let mut each = |name: &str, help: &str, number: fn(&Waiting) -> Option<f64>| {
            let _ = writeln!(out, "# HELP {name} {help}\n# TYPE {name} gauge");
            for (index, waiting) in self.databases.iter().enumerate() {
                if let Some(number) = number(waiting) {
                    let _ = writeln!(out, "{name}{{database=\"{index}\"}} {number}");
                }
            }
        };
        let writes = "Entries that wait to be written.";
        each("oshra_writes_waiting", writes, |waiting| Some(waiting.writes as f64));
        let reads = "Questions that wait for somebody who reads the database.";
        each("oshra_reads_waiting", reads, |waiting| Some(waiting.reads as f64));
        let lease = "How long this server owns its tables without renewing its lease.";
        each("oshra_lease_seconds", lease, |waiting| {
            waiting.lease.map(|left| left.as_secs_f64())
        });
        out
    }
}

trait Metric {
    const KIND: &'static str;
    fn write(&self, out: &mut String, name: &str);
}

impl Metric for Counter {
    const KIND: &'static str = "counter";
    fn write(&self, out: &mut String, name: &str) {
        let _ = writeln!(out, "{name} {}", self.get());
    }
}

impl Metric for Reasons {
    const KIND: &'static str = "counter";
    fn write(&self, out: &mut String, name: &str) {
        for (reason, count) in self.0.lock().unwrap_or_else(PoisonError::into_inner).iter() {
            let _ = writeln!(out, "{name}{{reason=\"{reason}\"}} {count}");
        }
    }
}

impl Metric for Gauge {
    const KIND: &'static str = "gauge";
    fn write(&self, out: &mut String, name: &str) {
        let _ = writeln!(out, "{name} {}", self.get());
    }
}

impl Metric for Histogram {
    const KIND: &'static str = "histogram";
    fn write(&self, out: &mut String, name: &str) {
        Histogram::write(self, out, name);
    }
}

fn write_metric<M: Metric>(out: &mut String, name: &str, help: &str, metric: &M) {
    let _ = writeln!(out, "# HELP {name} {help}\n# TYPE {name} {}", M::KIND);
    metric.write(out, name);
}

/// What the process uses, under the names everybody gives it. Nothing where the system does not say.
fn write_process(out: &mut String) {
    let read = |name: &str| std::fs::read_to_string(format!("/proc/self/{name}")).unwrap_or_default();
    let kilobytes = read("status").lines().find_map(|line| {
        let size = line.strip_prefix("VmRSS:")?;
        size.split_whitespace().next()?.parse::<u64>().ok()
    });
    if let Some(kilobytes) = kilobytes {
        let name = "process_resident_memory_bytes";
        let _ = writeln!(
            out,
            "# HELP {name} Memory in use.\n# TYPE {name} gauge\n{name} {}",
            1024 * kilobytes
        );
    }
    // The fields after the name of the program, which ends with the last bracket; Linux counts in hundredths.
    let stat = read("stat");
    let fields = stat.rsplit(')').next().unwrap_or_default();
    let ticks: Vec<u64> = fields
        .split_whitespace()
        .skip(11)
        .take(2)
        .filter_map(|ticks| ticks.parse().ok())
        .collect();
    if let [user, system] = ticks[..] {
        let name = "process_cpu_seconds_total";
        let seconds = (user + system) as f64 / 100.0;
        let _ = writeln!(
            out,
            "# HELP {name} Processor time used.\n# TYPE {name} counter\n{name} {seconds}"
        );
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The board and the alarms ask for numbers that are there.
    #[test]
    fn what_boards_ask_for_is_told() {
        let metrics = Metrics::default();
        metrics.refusals.one("too-fast");
        let moment = Moment {
            databases: vec![Waiting {
                lease: Some(Duration::from_secs(2)),
                ..Waiting::default()
            }],
            notes: vec![1, 3],
            ..Moment::default()
        };
        let text = metrics.text() + &moment.text();
        let files = [
            include_str!("../../../packaging/grafana-board.json"),
            include_str!("../../../packaging/prometheus-alerts.yml"),
        ];
        for file in files {
            let names = file.split(|letter: char| !letter.is_ascii_alphanumeric() && letter != '_');
            let asked: Vec<&str> = names.filter(|name| name.starts_with("oshra_")).collect();
            assert!(!asked.is_empty());
            for name in asked {
                assert!(
                    text.lines()
                        .any(|line| line.starts_with(&format!("{name} ")) || line.starts_with(&format!("{name}{{"))),
                    "{name}"
                );
            }
        }
        assert!(text.contains("oshra_refusals_total{reason=\"too-fast\"} 1\n"));
        assert!(text.contains("oshra_notes_waiting 4\n") && text.contains("oshra_notes_waiting_most 3\n"));
        assert!(text.contains("oshra_lease_seconds{database=\"0\"} 2\n"));
    }

    #[test]
    fn numbers_read_as_prometheus_expects() {
        let metrics = Metrics::default();
        metrics.choices.add(3);
        metrics.sockets.up();
        metrics.append_seconds.took(Duration::from_micros(700));
        metrics.append_seconds.took(Duration::from_secs(60));
        let text = metrics.text();
        assert!(text.contains("# TYPE oshra_choices_total counter\noshra_choices_total 3\n"));
        assert!(text.contains("# TYPE oshra_sockets gauge\noshra_sockets 1\n"));
        assert!(text.contains("oshra_append_seconds_bucket{le=\"0.0005\"} 0\n"));
        assert!(text.contains("oshra_append_seconds_bucket{le=\"0.001\"} 1\n"));
        assert!(text.contains("oshra_append_seconds_bucket{le=\"+Inf\"} 2\n"));
        assert!(
            text.lines()
                .all(|line| line.starts_with("# ") || line.split(' ').count() == 2)
        );
    }
}
