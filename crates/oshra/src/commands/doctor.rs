//! `oshra doctor`: what is wrong with the way a server is set up, before anybody notices.

use super::options::{print_json, words};
use super::serve;
use crate::failure::Failure;
use server::{Condition, Config, Database, Examined, Time, examine};
use std::io::{ErrorKind, Write};
use std::net::{SocketAddr, TcpListener};
use std::time::Duration;
use words::{Language, Words, text};

/// Less room than this is soon full.
const LITTLE_ROOM: u64 = 1 << 30;
/// Clocks that differ by more than this make a difference, in milliseconds.
const CLOCK: i64 = 2_000;
/// The beginning of 2024: no clock that is right shows less.
const PAST: u64 = 1_704_067_200_000;

// Its own name: the options of `serve` are a group called after their type.
#[derive(clap::Args)]
#[group(id = "doctor")]
pub(crate) struct Arguments {
    /// Print one JSON object
    #[arg(long)]
    json: bool,
    /// Speak this language [en, de, pl]; the system's if not given
    #[arg(long, value_name = "LANGUAGE", value_parser = super::options::language)]
    language: Option<Language>,
    #[command(flatten)]
    serve: serve::Arguments,
}

/// How bad it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, serde::Serialize)]
#[serde(rename_all = "kebab-case")]
enum Verdict {
    Good,
    Warning,
    Wrong,
}

/// Something that was found out.
enum Finding {
    Database(Condition),
    InUse,
    Reports(u64),
    Room(u64),
    LittleRoom(u64),
    ClockRight,
    ClockOff(i64),
    PortFree(SocketAddr),
    PortServed(SocketAddr),
    PortTaken(SocketAddr),
    PortRefused(SocketAddr, String),
    ProxyGood,
    ProxyWithoutUrl,
    ProxyReachable(SocketAddr),
    PlainUrl,
    SecureWithoutProxy,
    OpenWithoutProxy,
    MetricsOpen(SocketAddr),
    AdminGood,
    AdminNone,
    AdminPlain,
    ImprintNone,
    Kept(Option<Duration>, Option<Duration>),
    Closed,
    Words(usize),
}

#[derive(serde::Serialize)]
struct Told {
    code: &'static str,
    verdict: Verdict,
    text: String,
}

impl Finding {
    fn verdict(&self) -> Verdict {
        match self {
            Finding::Database(Condition::New | Condition::Ready | Condition::Older)
            | Finding::InUse
            | Finding::Room(_)
            | Finding::ClockRight
            | Finding::PortFree(_)
            | Finding::PortServed(_)
            | Finding::AdminGood
            | Finding::Kept(..)
            | Finding::Closed
            | Finding::Words(_)
            | Finding::ProxyGood => Verdict::Good,
            Finding::LittleRoom(_)
            | Finding::Reports(_)
            | Finding::ProxyWithoutUrl
            | Finding::ProxyReachable(_)
            | Finding::PlainUrl
            | Finding::SecureWithoutProxy
            | Finding::OpenWithoutProxy
            | Finding::AdminNone
            | Finding::AdminPlain
            | Finding::ImprintNone
            | Finding::MetricsOpen(_) => Verdict::Warning,
            Finding::Database(_) | Finding::ClockOff(_) | Finding::PortTaken(_) | Finding::PortRefused(..) => {
                Verdict::Wrong
            }
        }
    }

    fn code(&self) -> &'static str {
        match self {
            Finding::Database(Condition::New) => "database-new",
            Finding::Database(Condition::Ready) => "database-ready",
            Finding::Database(Condition::Older) => "database-older",
            Finding::Database(Condition::Newer) => "database-newer",
            Finding::Database(Condition::ReadOnly(_)) => "database-read-only",
            Finding::Database(Condition::Unreachable(_)) => "database-unreachable",
            Finding::Database(Condition::OldDatabase) => "database-program-old",
            Finding::InUse => "database-in-use",
            Finding::Reports(_) => "reports",
            Finding::Room(_) => "room",
            Finding::LittleRoom(_) => "little-room",
            Finding::ClockRight => "clock-right",
            Finding::ClockOff(_) => "clock-off",
            Finding::PortFree(_) => "port-free",
            Finding::PortServed(_) => "port-served",
            Finding::PortTaken(_) => "port-taken",
            Finding::PortRefused(..) => "port-refused",
            Finding::ProxyGood => "proxy-good",
            Finding::ProxyWithoutUrl => "proxy-without-url",
            Finding::ProxyReachable(_) => "proxy-reachable",
            Finding::PlainUrl => "url-plain",
            Finding::SecureWithoutProxy => "url-without-proxy",
            Finding::OpenWithoutProxy => "open-without-proxy",
            Finding::MetricsOpen(_) => "metrics-open",
            Finding::AdminGood => "admin-good",
            Finding::AdminNone => "admin-none",
            Finding::AdminPlain => "admin-plain",
            Finding::ImprintNone => "imprint-none",
            Finding::Kept(..) => "keep",
            Finding::Closed => "closed",
            Finding::Words(_) => "words",
        }
    }

    fn text(&self, words: Words) -> String {
        match self {
            Finding::Database(condition) => database_text(condition, words),
            Finding::InUse => text!(words, "doctor-database-in-use"),
            Finding::Reports(count) => text!(words, "doctor-reports", count = *count),
            Finding::Room(bytes) => text!(words, "doctor-room", amount = room(*bytes)),
            Finding::LittleRoom(bytes) => text!(words, "doctor-little-room", amount = room(*bytes)),
            Finding::ClockRight => text!(words, "doctor-clock-right"),
            Finding::ClockOff(by) => text!(
                words,
                "doctor-clock-off",
                seconds = (by.unsigned_abs() / 1000).to_string()
            ),
            Finding::PortFree(address) => text!(words, "doctor-port-free", address = address.to_string()),
            Finding::PortServed(address) => text!(words, "doctor-port-served", address = address.to_string()),
            Finding::PortTaken(address) => text!(words, "doctor-port-taken", address = address.to_string()),
            Finding::PortRefused(address, reason) => text!(
                words,
                "doctor-port-refused",
                address = address.to_string(),
                reason = reason.clone()
            ),
            Finding::ProxyGood => text!(words, "doctor-proxy-good"),
            Finding::ProxyWithoutUrl => text!(words, "doctor-proxy-without-url"),
            Finding::ProxyReachable(address) => text!(words, "doctor-proxy-reachable", address = address.to_string()),
            Finding::PlainUrl => text!(words, "doctor-url-plain"),
            Finding::SecureWithoutProxy => text!(words, "doctor-url-without-proxy"),
            Finding::OpenWithoutProxy => text!(words, "doctor-open-without-proxy"),
            Finding::MetricsOpen(address) => text!(words, "doctor-metrics-open", address = address.to_string()),
            Finding::AdminGood => text!(words, "doctor-admin-good"),
            Finding::AdminNone => text!(words, "doctor-admin-none"),
            Finding::AdminPlain => text!(words, "doctor-admin-plain"),
            Finding::ImprintNone => text!(words, "doctor-imprint-none"),
            Finding::Kept(chat, games) => {
                text!(
                    words,
                    "doctor-keep",
                    chat = kept(*chat, words),
                    games = kept(*games, words)
                )
            }
            Finding::Closed => text!(words, "doctor-closed"),
            Finding::Words(count) => text!(words, "doctor-words", count = *count),
        }
    }
}

/// How long something is kept.
fn kept(time: Option<Duration>, words: Words) -> String {
    match time {
        Some(time) => text!(words, "doctor-keep-days", days = time.as_secs() / 86_400),
        None => text!(words, "doctor-keep-ever"),
    }
}

fn database_text(condition: &Condition, words: Words) -> String {
    match condition {
        Condition::New => text!(words, "doctor-database-new"),
        Condition::Ready => text!(words, "doctor-database-ready"),
        Condition::Older => text!(words, "doctor-database-older"),
        Condition::Newer => text!(words, "doctor-database-newer"),
        Condition::ReadOnly(reason) => text!(words, "doctor-database-read-only", reason = reason.clone()),
        Condition::Unreachable(reason) => text!(words, "doctor-database-unreachable", reason = reason.clone()),
        Condition::OldDatabase => text!(words, "doctor-database-program-old"),
    }
}

/// An amount of room as people say it.
fn room(bytes: u64) -> String {
    match bytes >> 30 {
        0 => format!("{} MB", bytes >> 20),
        many => format!("{many} GB"),
    }
}

fn database(examined: &Examined) -> Vec<Finding> {
    let mut findings = vec![Finding::Database(examined.condition.clone())];
    if examined.in_use {
        findings.push(Finding::InUse);
    }
    if examined.reports > 0 {
        findings.push(Finding::Reports(examined.reports));
    }
    match examined.free {
        Some(bytes) if bytes < LITTLE_ROOM => findings.push(Finding::LittleRoom(bytes)),
        Some(bytes) => findings.push(Finding::Room(bytes)),
        None => {}
    }
    findings
}

fn clock(examined: &Examined, database: &Database, time: &Time) -> Finding {
    let off = match (examined.ahead, database) {
        // What happened in a file is in the past, however long ago.
        (Some(ahead), Database::Sqlite(_)) => ahead.max(0),
        (Some(ahead), Database::Postgres(_)) => ahead,
        (None, _) => 0,
    };
    let now = time.now();
    match (now < PAST, off.abs() > CLOCK) {
        (true, _) => Finding::ClockOff(PAST.saturating_sub(now).cast_signed()),
        (_, true) => Finding::ClockOff(off),
        _ => Finding::ClockRight,
    }
}

/// Whether the port can be had; a server that holds it already is asked who it is.
async fn port(address: SocketAddr) -> Finding {
    match TcpListener::bind(address) {
        Ok(_) => Finding::PortFree(address),
        Err(error) if error.kind() == ErrorKind::AddrInUse => {
            let asked = if address.ip().is_unspecified() {
                SocketAddr::from(([127, 0, 0, 1], address.port()))
            } else {
                address
            };
            let mut http = load::Http::new(asked);
            match http.get("/health").await {
                Ok(answer) if answer.json()["status"] == "ok" => Finding::PortServed(address),
                Ok(_) | Err(_) => Finding::PortTaken(address),
            }
        }
        Err(error) => Finding::PortRefused(address, error.to_string()),
    }
}

fn surroundings(config: &Config) -> Vec<Finding> {
    let mut findings = Vec::new();
    let secure = config.public_url.as_ref().map(|url| url.starts_with("https:"));
    let local = config.listen.ip().is_loopback();
    let proxied = config.proxies.anybody || !config.proxies.networks.is_empty();
    match (proxied, secure) {
        (true, None) => findings.push(Finding::ProxyWithoutUrl),
        (true, Some(true)) => findings.push(Finding::ProxyGood),
        (_, Some(false)) => findings.push(Finding::PlainUrl),
        (false, Some(true)) => findings.push(Finding::SecureWithoutProxy),
        (false, None) if !local => findings.push(Finding::OpenWithoutProxy),
        (false, None) => {}
    }
    if config.proxies.anybody && !local {
        findings.push(Finding::ProxyReachable(config.listen));
    }
    if let Some(metrics) = config.metrics
        && !metrics.ip().is_loopback()
    {
        findings.push(Finding::MetricsOpen(metrics));
    }
    findings
}

/// What the host has set up. What only a public server needs is looked at where there is one.
fn house(config: &Config) -> Vec<Finding> {
    let (house, mut findings) = (&config.house, Vec::new());
    let secure = config.public_url.as_ref().is_some_and(|url| url.starts_with("https:"));
    let public = config.public_url.is_some();
    match &house.admin {
        Some(_) if !secure && !config.listen.ip().is_loopback() => findings.push(Finding::AdminPlain),
        Some(_) => findings.push(Finding::AdminGood),
        None if public => findings.push(Finding::AdminNone),
        None => {}
    }
    if public && house.imprint.is_none() {
        findings.push(Finding::ImprintNone);
    }
    if !house.passwords.is_empty() {
        findings.push(Finding::Closed);
    }
    if !house.words.is_empty() {
        findings.push(Finding::Words(house.words.len()));
    }
    findings.push(Finding::Kept(house.keep.chat, house.keep.games));
    findings
}

pub(crate) fn run(arguments: &Arguments) -> Result<(), Failure> {
    let words = words(arguments.language);
    let config = arguments.serve.config(words)?;
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
    let findings = runtime.block_on(async {
        let time = Time::default();
        let mut findings = Vec::new();
        for one in [&config.database].into_iter().chain(&config.beside) {
            let examined = examine(one, &time).await;
            findings.extend(database(&examined));
            findings.push(clock(&examined, one, &time));
        }
        findings.push(port(config.listen).await);
        findings.extend(surroundings(&config));
        findings.extend(house(&config));
        findings
    });
    let told: Vec<Told> = findings
        .iter()
        .map(|finding| Told {
            code: finding.code(),
            verdict: finding.verdict(),
            text: finding.text(words),
        })
        .collect();
    let worst = told.iter().map(|told| told.verdict).max().unwrap_or(Verdict::Good);
    if arguments.json {
        print_json(&serde_json::json!({"verdict": worst, "findings": told}))?;
    } else {
        tell(&told, worst, words)?;
    }
    match worst {
        Verdict::Wrong => Err(Failure::Said),
        Verdict::Good | Verdict::Warning => Ok(()),
    }
}

fn tell(findings: &[Told], worst: Verdict, words: Words) -> Result<(), Failure> {
    let mut out = std::io::stdout().lock();
    for finding in findings {
        let sign = match finding.verdict {
            Verdict::Good => "✓",
            Verdict::Warning => "!",
            Verdict::Wrong => "✗",
        };
        writeln!(out, "{sign} {}", finding.text)?;
    }
    let end = match worst {
        Verdict::Good => text!(words, "doctor-all-good"),
        Verdict::Warning => text!(words, "doctor-warnings"),
        Verdict::Wrong => text!(words, "doctor-wrong"),
    };
    writeln!(out, "\n{end}")?;
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn hosts_hear_of_reports() {
        let examined = |reports| Examined {
            condition: Condition::Ready,
            in_use: true,
            ahead: None,
            reports,
            free: None,
        };
        let codes = |reports| -> Vec<&str> { database(&examined(reports)).iter().map(Finding::code).collect() };
        assert_eq!(codes(2), ["database-ready", "database-in-use", "reports"]);
        assert!(!codes(0).contains(&"reports"));
        assert_eq!(Finding::Reports(1).verdict(), Verdict::Warning);
        let texts = Language::ALL.map(|language| Finding::Reports(2).text(Words::new(language)));
        assert!(
            texts
                .iter()
                .all(|text| text.contains("2 ") && text.contains("oshra admin reports")),
            "{texts:?}"
        );
        assert!(texts[0] != texts[1] && texts[1] != texts[2]);
    }
}
