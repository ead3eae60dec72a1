//! Numbers for whoever looks after a server, in the text format of Prometheus. They say how much, never who.

use std::fmt::Write;
use std::sync::atomic::{AtomicI64, AtomicU64, Ordering};
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
    said: Counter, "oshra_said_total", "Things that were said.";
    races_lost: Counter, "oshra_races_lost_total", "Entries another server was faster with.";
    storage_failures: Counter, "oshra_storage_failures_total", "Times the database could not write or read.";
    append_seconds: Histogram, "oshra_append_seconds", "Until an entry is safe.";
    choice_seconds: Histogram, "oshra_choice_seconds", "From a choice's arrival at its table until it is told.";
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
