//! `oshra sit`: a program of somebody's takes a seat at a table on a server.

use super::many_games::time;
use super::options;
use crate::failure::Failure;
use contest::{ContestError, Entrant, Kind, Program};
use lab::Thinking;
use load::{Heard, Http, Socket, Trouble};
use serde_json::{Value, json};
use std::io::Write;
use std::time::Duration;
use words::{Language, Words, text};

/// The program speaks the same as with `oshra match` (docs/bots.md). Only addresses with http:// are understood: where a
/// server is behind TLS, run this beside it.
#[derive(clap::Args)]
pub(crate) struct Arguments {
    /// The server, as http://127.0.0.1:8400
    server: String,
    /// The code of the table; a table with a bot is opened if left out
    #[arg(long)]
    table: Option<String>,
    /// The command of the program
    #[arg(long)]
    bot: String,
    /// Its name at the table
    #[arg(long, default_value = "Bot")]
    name: String,
    /// Who else sits at a table that is opened: levels, with commas
    #[arg(long, value_delimiter = ',', default_value = "novice")]
    against: Vec<String>,
    /// How long the program may take for a decision, as 500ms or 5s
    #[arg(long, value_name = "TIME", default_value = "5s")]
    time: String,
    /// The language of what is said [en, de, pl]; the system's if left out
    #[arg(long, value_parser = options::language)]
    language: Option<Language>,
    /// Print how the game ended as JSON
    #[arg(long)]
    json: bool,
}

pub(crate) fn run(arguments: &Arguments) -> Result<(), Failure> {
    let words = options::words(arguments.language);
    let refused = |fault: ContestError| Failure::Request(fault.say(words));
    let entrant = Entrant::parse(&arguments.bot, Thinking::default()).map_err(refused)?;
    let Kind::Program(command) = &entrant.kind else {
        return Err(Failure::Request(text!(
            words,
            "contest-sit-program",
            name = entrant.name.as_str()
        )));
    };
    let failed = |failing| {
        let name = entrant.name.clone();
        refused(ContestError::Program { name, failing })
    };
    let mut program = Program::start(
        command,
        time(&arguments.time).map_err(|unsound| refused(unsound.into()))?,
    )
    .map_err(failed)?;
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
    let mut seat = runtime
        .block_on(Seat::take(arguments))
        .map_err(|trouble| Failure::Failed(trouble.to_string()))?;
    let number = (seat.number + 1).to_string();
    let seated = text!(
        words,
        "contest-seated",
        name = arguments.name.as_str(),
        code = seat.code.as_str(),
        seat = number
    );
    eprintln!("{seated}");
    let outcome = loop {
        let messages = runtime
            .block_on(seat.hear())
            .map_err(|trouble| Failure::Failed(trouble.to_string()))?;
        for message in messages {
            if let Some(answer) = seat.react(&message, &mut program).map_err(failed)? {
                let said = runtime.block_on(seat.socket.say(&answer.to_string()));
                said.map_err(|trouble| Failure::Failed(trouble.to_string()))?;
            }
        }
        if let Some(outcome) = seat.outcome.take() {
            break outcome;
        }
    };
    tell(arguments, &seat, &outcome, words)
}

fn tell(arguments: &Arguments, seat: &Seat, outcome: &Value, words: Words) -> Result<(), Failure> {
    if arguments.json {
        return options::print_json(outcome);
    }
    let won = if outcome["winner"] == json!(seat.number) {
        "yes"
    } else {
        "no"
    };
    let ended = text!(words, "contest-ended", won = won, name = arguments.name.as_str());
    writeln!(std::io::stdout().lock(), "{ended}")?;
    Ok(())
}

/// How long a seat waits that was told it is too fast, and not for how long.
const PAUSE: Duration = Duration::from_millis(500);
/// The longest it waits, whatever it was told.
const LONGEST_PAUSE: Duration = Duration::from_secs(10);

/// A seat at a table.
struct Seat {
    socket: Socket,
    code: String,
    number: u8,
    /// Whether this program opened the table and starts the game.
    opened: bool,
    begun: bool,
    /// What its seat saw since it was asked last.
    moments: Vec<Value>,
    /// What was said and not heard of yet: where several choose at the same time, others' choices repeat the question.
    sent: Option<Value>,
    outcome: Option<Value>,
}

impl Seat {
    /// Sits down at a table, or opens one.
    async fn take(arguments: &Arguments) -> Result<Seat, Trouble> {
        let address = load::server_address(&arguments.server)?;
        let mut http = Http::new(address);
        let opened = arguments.table.is_none();
        let answer = match &arguments.table {
            Some(code) => {
                http.post(&format!("/api/tables/{code}/seats"), &json!({"name": arguments.name}))
                    .await?
            }
            None => {
                let settings = json!({"seats": arguments.against.len() + 1});
                let opening = json!({"settings": settings, "bots": arguments.against, "name": arguments.name});
                http.post("/api/tables", &opening).await?
            }
        };
        let seat = answer.json();
        let (Some(token), Some(number)) = (seat["token"].as_str(), seat["seat"].as_u64()) else {
            return Err(Trouble::Answer(answer.text()));
        };
        let code = arguments
            .table
            .as_deref()
            .or(seat["code"].as_str())
            .unwrap_or_default()
            .to_owned();
        let mut socket = Socket::connect(address).await?;
        let hello = json!({"do": "hello", "version": 1, "table": code, "token": token});
        socket.say(&hello.to_string()).await?;
        Ok(Seat {
            socket,
            code,
            number: number as u8,
            opened,
            begun: false,
            moments: Vec::new(),
            sent: None,
            outcome: None,
        })
    }

    /// The next messages.
    async fn hear(&mut self) -> Result<Vec<Value>, Trouble> {
        let mut messages = Vec::new();
        let heard = self
            .socket
            .hear(|text| messages.extend(serde_json::from_str::<Value>(text)))
            .await?;
        if heard == Heard::End && messages.is_empty() {
            return Err(Trouble::Answer("the connection ended".to_owned()));
        }
        Ok(messages)
    }

    /// What is to be said to a message, if anything.
    fn react(&mut self, message: &Value, program: &mut Program) -> Result<Option<Value>, contest::Failing> {
        let game = self.code.clone();
        let moments = |own: &mut Vec<Value>| std::mem::take(own);
        if message["type"] == "choice" {
            self.moments
                .push(json!({"chooser": message["seat"], "choice": null, "events": message["events"]}));
        }
        let last = &message["table"]["last"]["outcome"];
        if !last.is_null() && self.begun {
            program.end(&game, self.number, last, &moments(&mut self.moments))?;
            self.outcome = Some(last.clone());
            return Ok(None);
        }
        if message["type"] == "choice" && message["seat"] == json!(self.number) {
            self.sent = None;
        }
        if message["type"] == "refused" {
            let sent = self.sent.take();
            if message["code"] == "too-fast" {
                let wait = message["retry_ms"].as_u64().map(Duration::from_millis);
                std::thread::sleep(wait.map_or(PAUSE, |wait| wait.min(LONGEST_PAUSE)));
                self.sent.clone_from(&sent);
                return Ok(sent);
            }
        }
        let view = &message["view"];
        if view.is_object() {
            if !self.begun {
                self.begun = true;
                program.begin(&game, self.number, view, "")?;
            }
            let waits = view["choices"].as_array().is_some_and(|choices| !choices.is_empty());
            if waits && self.sent.is_none() {
                let choice = program.choose(&game, self.number, view, &moments(&mut self.moments))?;
                let number = &message["number"];
                self.sent = Some(json!({"do": "choose", "id": number.to_string(), "on": number, "choice": choice}));
                return Ok(self.sent.clone());
            }
        } else if message["type"] == "welcome" {
            let word = if self.opened { "start" } else { "ready" };
            return Ok(Some(json!({"do": word})));
        }
        Ok(None)
    }
}
