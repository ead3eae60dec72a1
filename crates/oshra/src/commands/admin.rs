//! `oshra admin`: keeping the peace on a running server.

use super::calendar;
use super::house::read;
use super::options::{print_json, words};
use crate::failure::Failure;
use load::{Answer, Http};
use serde_json::{Map, Value, json};
use std::io::Write;
use std::path::PathBuf;
use words::{Language, Words, text};

#[derive(clap::Args)]
pub(crate) struct Arguments {
    /// The server, on this machine or in a network you trust
    #[arg(
        long,
        value_name = "URL",
        env = "OSHRA_SERVER",
        default_value = "http://127.0.0.1:8400",
        global = true
    )]
    server: String,
    /// A file with the secret the server was started with
    #[arg(long, value_name = "FILE", env = "OSHRA_ADMIN_SECRET_FILE", global = true)]
    secret_file: Option<PathBuf>,
    /// What you call yourself in the audit log
    #[arg(long = "as", value_name = "NAME", env = "OSHRA_ADMIN_NAME", global = true)]
    name: Option<String>,
    /// Print one JSON object
    #[arg(long, global = true)]
    json: bool,
    /// Speak this language [en, de, pl]; the system's if not given
    #[arg(long, value_name = "LANGUAGE", value_parser = super::options::language, global = true)]
    language: Option<Language>,
    #[command(subcommand)]
    deed: Deed,
}

#[derive(clap::Subcommand)]
enum Deed {
    /// List tables, those at which something happened last first
    Tables {
        /// Only those at which nothing happened since this time, in milliseconds since 1970
        #[arg(long, value_name = "TIME")]
        before: Option<u64>,
    },
    /// Look at a table: who sits there, what was said, what happened
    Table {
        /// Its code
        code: String,
    },
    /// Print a table and its finished games as one JSON object: who sits there, what was said, and logs that `oshra replay` reads
    Export {
        /// Its code
        code: String,
    },
    /// Close a table; its finished games stay
    Close {
        /// Its code
        code: String,
    },
    /// Remove a line, or the name of whoever sits on a seat
    #[command(group(clap::ArgGroup::new("what").required(true).args(["line", "seat"])))]
    Remove {
        /// The code of the table
        code: String,
        /// The number of the line
        #[arg(long, value_name = "NUMBER")]
        line: Option<u64>,
        /// The seat, from 0
        #[arg(long, value_name = "SEAT", value_parser = clap::value_parser!(u8).range(0..6))]
        seat: Option<u8>,
    },
    /// Keep somebody out: a player, a network, or whoever sits at a table
    #[command(group(clap::ArgGroup::new("who").required(true).args(["player", "network", "table"])))]
    Ban {
        /// The id of a player
        #[arg(long, value_name = "ID")]
        player: Option<String>,
        /// A network like 192.0.2.0/24, or an address
        #[arg(long, value_name = "NETWORK")]
        network: Option<String>,
        /// The code of a table at which they sit
        #[arg(long, value_name = "CODE", requires = "seat")]
        table: Option<String>,
        /// The seat, from 0
        #[arg(long, value_name = "SEAT", value_parser = clap::value_parser!(u8).range(0..6), requires = "table")]
        seat: Option<u8>,
        /// Not the player, but the networks from which that seat is connected now, which nobody is told: for somebody without a
        /// key, or always with a new one
        #[arg(long, requires_all = ["table", "hours"])]
        networks: bool,
        /// For how many hours
        #[arg(long, value_name = "HOURS", conflicts_with = "days", value_parser = clap::value_parser!(u32).range(1..=876_000))]
        hours: Option<u32>,
        /// For how many days; for good without either
        #[arg(long, value_name = "DAYS", value_parser = clap::value_parser!(u32).range(1..=36_500))]
        days: Option<u32>,
        /// Why
        #[arg(long, value_name = "TEXT", default_value = "")]
        reason: String,
    },
    /// List bans
    Bans,
    /// Let somebody in again
    Unban {
        /// The id of the ban
        ban: String,
    },
    /// List what people reported
    Reports {
        /// Also what has been seen to
        #[arg(long)]
        all: bool,
    },
    /// Look at a report, with what was said and what happened
    Report {
        /// Its id
        report: String,
    },
    /// A report has been seen to
    Settle {
        /// Its id
        report: String,
    },
    /// What everybody may know of a player, and where they sat
    Player {
        /// Their id
        player: String,
    },
    /// Delete everything that is kept of a player; their games stay
    Forget {
        /// Their id
        player: String,
    },
    /// What hosts did, the latest first
    Audit {
        /// Only before this time, in milliseconds since 1970
        #[arg(long, value_name = "TIME")]
        before: Option<u64>,
    },
}

/// A request to the server.
struct Wanted {
    method: &'static str,
    path: String,
    body: Option<Value>,
}

fn wanted(method: &'static str, path: String) -> Wanted {
    Wanted {
        method,
        path: format!("/api/admin/{path}"),
        body: None,
    }
}

/// A part of a path, whatever was typed.
fn part(text: &str) -> String {
    let plain = |byte: u8| byte.is_ascii_alphanumeric() || b"-_".contains(&byte);
    let letter = |byte: u8| match plain(byte) {
        true => char::from(byte).to_string(),
        false => format!("%{byte:02X}"),
    };
    text.bytes().map(letter).collect()
}

fn since(before: Option<u64>) -> String {
    before.map(|before| format!("?before={before}")).unwrap_or_default()
}

impl Deed {
    fn wanted(&self) -> Wanted {
        match self {
            Deed::Tables { before } => wanted("GET", format!("tables{}", since(*before))),
            Deed::Table { code } | Deed::Export { code } => wanted("GET", format!("tables/{}", part(code))),
            Deed::Close { code } => wanted("DELETE", format!("tables/{}", part(code))),
            Deed::Remove { code, line, seat } => Wanted {
                body: Some(some(&[("line", json!(line)), ("seat", json!(seat))])),
                ..wanted("POST", format!("tables/{}/removals", part(code)))
            },
            Deed::Ban {
                player,
                network,
                table,
                seat,
                networks,
                hours,
                days,
                reason,
            } => Wanted {
                body: Some(some(&[
                    ("player", json!(player)),
                    ("network", json!(network)),
                    ("table", json!(table)),
                    ("seat", json!(seat)),
                    ("networks", json!(networks.then_some(true))),
                    ("hours", json!(hours.or(days.map(|days| 24 * days)))),
                    ("reason", json!(reason)),
                ])),
                ..wanted("POST", "bans".to_owned())
            },
            Deed::Bans => wanted("GET", "bans".to_owned()),
            Deed::Unban { ban } => wanted("DELETE", format!("bans/{}", part(ban))),
            Deed::Reports { all } => wanted("GET", format!("reports?all={all}")),
            Deed::Report { report } => wanted("GET", format!("reports/{}", part(report))),
            Deed::Settle { report } => wanted("DELETE", format!("reports/{}", part(report))),
            Deed::Player { player } => wanted("GET", format!("players/{}", part(player))),
            Deed::Forget { player } => wanted("DELETE", format!("players/{}", part(player))),
            Deed::Audit { before } => wanted("GET", format!("audit{}", since(*before))),
        }
    }
}

/// An object of the fields that are there.
fn some(fields: &[(&str, Value)]) -> Value {
    let there = fields.iter().filter(|(_, value)| !value.is_null());
    Value::Object(there.map(|(name, value)| ((*name).to_owned(), value.clone())).collect())
}

fn secret(arguments: &Arguments, words: Words) -> Result<String, Failure> {
    let given = match &arguments.secret_file {
        Some(file) => Some(read(file, words)?),
        None => std::env::var("OSHRA_ADMIN_SECRET").ok(),
    };
    let given = given.map(|secret| secret.trim().to_owned());
    let usable = |secret: &String| !secret.is_empty() && !secret.contains(['\r', '\n']);
    given
        .filter(usable)
        .ok_or_else(|| Failure::Request(text!(words, "admin-no-secret")))
}

fn ask(arguments: &Arguments, wanted: &Wanted, secret: &str, words: Words) -> Result<Answer, Failure> {
    let unreachable = |error: load::Trouble| {
        let reason = error.to_string();
        Failure::Request(text!(words, "admin-unreachable", reason = reason))
    };
    let address = load::server_address(&arguments.server).map_err(unreachable)?;
    let Wanted { method, path, body } = wanted;
    let bearer = format!("Bearer {secret}");
    let mut headers = vec![
        ("authorization", bearer.as_str()),
        ("accept-language", words.language().id()),
    ];
    let name: Option<String> = arguments.name.as_ref().map(|name| {
        let plain = |letter: &char| letter.is_ascii_graphic() || *letter == ' ';
        name.chars().filter(plain).collect()
    });
    if let Some(name) = &name {
        headers.push(("x-oshra-host", name));
    }
    let body = body.as_ref().map(Value::to_string);
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
    let answer = runtime.block_on(Http::new(address).request(method, path, &headers, body.as_deref()));
    answer.map_err(unreachable)
}

pub(crate) fn run(arguments: &Arguments) -> Result<(), Failure> {
    let words = words(arguments.language);
    let secret = secret(arguments, words)?;
    let answer = ask(arguments, &arguments.deed.wanted(), &secret, words)?;
    let told = told(&answer, words)?;
    if let Deed::Export { code } = &arguments.deed {
        let games = games(arguments, code, &told["table"]["game"], &secret, words)?;
        return print_json(&json!({"table": told, "games": games}));
    }
    if arguments.json {
        return print_json(&told);
    }
    let lines = lines(&arguments.deed, &told, words);
    let mut out = std::io::stdout().lock();
    if lines.is_empty() {
        writeln!(out, "{}", text!(words, "admin-none"))?;
    }
    for line in lines {
        writeln!(out, "{line}")?;
    }
    Ok(())
}

/// What was answered, unless it is a refusal.
fn told(answer: &Answer, words: Words) -> Result<Value, Failure> {
    let told = answer.json();
    if (200..300).contains(&answer.status) {
        return Ok(told);
    }
    let reason = told["error"]["message"].as_str().unwrap_or_default().to_owned();
    Err(Failure::Request(text!(words, "admin-refused", reason = reason)))
}

/// The games of a table that are over and kept, as anybody may have them.
fn games(arguments: &Arguments, code: &str, last: &Value, secret: &str, words: Words) -> Result<Vec<Value>, Failure> {
    let mut games = Vec::new();
    for game in 1..=last.as_u64().unwrap_or_default() {
        let wanted = Wanted {
            method: "GET",
            path: format!("/api/tables/{}/games/{game}", part(code)),
            body: None,
        };
        let answer = ask(arguments, &wanted, secret, words)?;
        // One that is being played is not over, and one that is too old is not kept.
        if !matches!(answer.code().as_str(), "game-not-over" | "no-such-game") {
            games.push(json!({"game": game, "log": told(&answer, words)?}));
        }
    }
    Ok(games)
}

/// The answer as lines for people.
fn lines(deed: &Deed, told: &Value, words: Words) -> Vec<String> {
    let each = |list: &str, line: &dyn Fn(&Value) -> String| -> Vec<String> {
        told[list].as_array().into_iter().flatten().map(line).collect()
    };
    match deed {
        Deed::Tables { .. } => each("tables", &|one| table_line(one, words)),
        Deed::Table { .. } | Deed::Export { .. } => looked_at(told, words),
        Deed::Bans => each("bans", &|one| ban_line(one, words)),
        Deed::Ban { .. } => vec![ban_line(told, words)],
        Deed::Reports { .. } => each("reports", &report_line),
        Deed::Report { .. } => {
            let mut lines = vec![report_line(&told["report"]), String::new()];
            lines.extend(looked_at(&told["then"], words));
            lines
        }
        Deed::Audit { .. } => each("audit", &|one| {
            let fields = ["host", "deed", "subject", "note"].map(|field| string(&one[field]));
            format!("{}  {}", time(&one["at"]), fields.join("  "))
        }),
        Deed::Player { .. } => told.as_object().map(fields).unwrap_or_default(),
        Deed::Forget { .. } => vec![text!(words, "admin-forgotten", tables = string(&told["tables"]))],
        Deed::Close { .. } | Deed::Remove { .. } | Deed::Unban { .. } | Deed::Settle { .. } => {
            vec![text!(words, "admin-done")]
        }
    }
}

fn string(value: &Value) -> String {
    match value {
        Value::Null => String::new(),
        Value::String(text) => text.clone(),
        other => other.to_string(),
    }
}

fn fields(object: &Map<String, Value>) -> Vec<String> {
    object
        .iter()
        .map(|(name, value)| format!("{name}: {}", string(value)))
        .collect()
}

/// Who sits at a table, by seat.
fn people(seats: &Value, words: Words) -> String {
    let name = |chair: &Value| match chair["kind"].as_str() {
        Some("person") if chair["name"] == "" => text!(words, "admin-nobody"),
        Some("person") => string(&chair["name"]),
        Some("bot") => format!("({})", string(&chair["level"])),
        _ => "-".to_owned(),
    };
    let names: Vec<String> = seats.as_array().into_iter().flatten().map(name).collect();
    names.join(", ")
}

fn table_line(one: &Value, words: Words) -> String {
    let live = match one["live"] == true {
        true => text!(words, "admin-live"),
        false => String::new(),
    };
    let table = &one["table"];
    let (code, phase) = (string(&one["code"]), string(&table["phase"]));
    format!(
        "{code}  {}  {phase}  {}  {live}",
        time(&one["changed"]),
        people(&table["seats"], words)
    )
    .trim_end()
    .to_owned()
}

fn looked_at(told: &Value, words: Words) -> Vec<String> {
    let table = &told["table"];
    let mut lines = vec![format!("{}  {}", string(&table["code"]), string(&table["phase"]))];
    for (seat, chair) in table["seats"].as_array().into_iter().flatten().enumerate() {
        let player = string(&chair["player"]);
        let name = people(&json!([chair]), words);
        lines.push(format!("  {seat}  {name}  {player}").trim_end().to_owned());
    }
    for said in told["chat"].as_array().into_iter().flatten() {
        let what = match said["text"].is_string() {
            true => string(&said["text"]),
            false => format!("[{}]", string(&said["phrase"])),
        };
        let (number, name) = (string(&said["number"]), string(&said["name"]));
        lines.push(format!("  #{number}  {}  {name}: {what}", time(&said["at"])));
    }
    for passed in told["chronicle"].as_array().into_iter().flatten() {
        lines.push(format!("  {}: {}", string(&passed["seat"]), passed["events"]));
    }
    lines
}

fn ban_line(ban: &Value, words: Words) -> String {
    let until = match ban["until"].is_null() {
        true => text!(words, "admin-forever"),
        false => time(&ban["until"]),
    };
    let [id, subject, reason] = ["id", "subject", "reason"].map(|field| string(&ban[field]));
    format!("{id}  {subject}  {until}  {reason}").trim_end().to_owned()
}

fn report_line(report: &Value) -> String {
    let about = match report["line"].is_null() {
        true => format!("seat {}", string(&report["seat"])),
        false => format!("#{}", string(&report["line"])),
    };
    let [id, code, reason] = ["id", "code", "reason"].map(|field| string(&report[field]));
    format!("{id}  {}  {code}  {about}  {reason}", time(&report["at"]))
        .trim_end()
        .to_owned()
}

/// A time as people read it.
fn time(millis: &Value) -> String {
    calendar::minute(millis.as_u64().unwrap_or_default()).to_string()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nothing_typed_breaks_a_path() {
        assert_eq!(part("K7X9PZ"), "K7X9PZ");
        assert_eq!(part("../x?y #ż"), "%2E%2E%2Fx%3Fy%20%23%C5%BC");
    }
}
