//! A program outside that plays: one JSON object per line goes in, one per line comes out.

use serde_json::{Value, json};
use std::fmt;
use std::io::{BufRead, BufReader, Read, Write};
use std::process::{Child, ChildStdin, Command, Stdio};
use std::sync::mpsc::{Receiver, RecvTimeoutError, sync_channel};
use std::time::{Duration, Instant};

/// The version of what is said to programs.
pub const PROTOCOL: u32 = 1;

/// How long a program may take to start.
const START: Duration = Duration::from_secs(20);
/// How long a program may take to leave once nothing more comes.
const LEAVE: Duration = Duration::from_secs(1);
/// The longest line that is read.
const LONGEST_LINE: u64 = 1 << 20;

/// What a program did wrong.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Failing {
    /// It cannot be started.
    NoStart(String),
    /// It speaks another version.
    Protocol(String),
    /// It ended while it was asked something.
    Crashed,
    /// It took too long.
    Late,
    /// It said something that is no answer, or chose what it may not.
    Illegal(String),
}

impl fmt::Display for Failing {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Failing::NoStart(reason) => write!(out, "cannot be started: {reason}"),
            Failing::Protocol(version) => write!(out, "speaks version {version}, and this is version {PROTOCOL}"),
            Failing::Crashed => write!(out, "ended while it was asked something"),
            Failing::Late => write!(out, "took too long"),
            Failing::Illegal(said) => write!(out, "gave an answer that is none: {said}"),
        }
    }
}

/// A program that runs.
pub struct Program {
    child: Child,
    input: Option<ChildStdin>,
    lines: Receiver<String>,
    name: Option<String>,
    /// The longest time for a choice.
    time: Duration,
}

impl Program {
    /// Starts a program and asks it who it is. `time` is the longest it may take for a choice.
    ///
    /// # Errors
    /// A [`Failing`] if it does not start or speaks another version.
    pub fn start(command: &[String], time: Duration) -> Result<Program, Failing> {
        let (first, rest) = command
            .split_first()
            .ok_or_else(|| Failing::NoStart("no command".to_owned()))?;
        let mut child = Command::new(first)
            .args(rest)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .map_err(|error| Failing::NoStart(error.to_string()))?;
        let input = child.stdin.take();
        let lines = listen(child.stdout.take());
        let mut program = Program {
            child,
            input,
            lines,
            name: None,
            time,
        };
        let answer = program.ask(&json!({"do": "hello", "protocol": PROTOCOL}), START)?;
        match &answer["protocol"] {
            Value::Null => {}
            version if *version == json!(PROTOCOL) => {}
            other => return Err(Failing::Protocol(other.to_string())),
        }
        program.name = answer["name"].as_str().map(str::to_owned);
        Ok(program)
    }

    /// What it calls itself.
    pub fn name(&self) -> Option<&str> {
        self.name.as_deref()
    }

    /// Tells it that a game begins in which it plays for a seat that sees this.
    ///
    /// # Errors
    /// A [`Failing`] if it does not take note of it.
    pub fn begin(&mut self, game: &str, seat: u8, view: &Value, seed: &str) -> Result<(), Failing> {
        let players = view["players"].as_array().map(Vec::len);
        let begun = json!({
            "do": "begin", "game": game, "seat": seat, "players": players, "view": view, "seed": seed,
        });
        self.ask(&begun, self.time).map(drop)
    }

    /// Asks it what to choose for a seat that sees this now, after it saw these moments since it was asked last.
    ///
    /// # Errors
    /// A [`Failing`] if it gives no legal choice in time.
    pub fn choose(&mut self, game: &str, seat: u8, view: &Value, moments: &[Value]) -> Result<Value, Failing> {
        let asked = view["asked"].as_array().into_iter().flatten();
        let asked = asked.into_iter().find(|asked| asked["seat"] == json!(seat));
        let about = |name: &str| asked.map(|asked| asked[name].clone());
        let mut answer = self.ask(
            &json!({
                "do": "choose", "game": game, "seat": seat,
                "prompt": about("prompt"), "source": about("source"),
                "choices": view["choices"], "view": view, "moments": moments,
                "milliseconds": self.time.as_millis() as u64,
            }),
            self.time,
        )?;
        let choice = answer["choice"].take();
        match view["choices"].as_array() {
            Some(choices) if choices.contains(&choice) => Ok(choice),
            _ => Err(Failing::Illegal(short(&choice.to_string()))),
        }
    }

    /// Tells it how a game ended.
    ///
    /// # Errors
    /// A [`Failing`] if it does not take note of it.
    pub fn end(&mut self, game: &str, seat: u8, outcome: &Value, moments: &[Value]) -> Result<(), Failing> {
        let ended = json!({"do": "end", "game": game, "seat": seat, "outcome": outcome, "moments": moments});
        self.ask(&ended, self.time).map(drop)
    }

    fn ask(&mut self, request: &Value, limit: Duration) -> Result<Value, Failing> {
        let input = self.input.as_mut().ok_or(Failing::Crashed)?;
        let until = Instant::now() + limit;
        let sent = writeln!(input, "{request}").and_then(|()| input.flush());
        sent.map_err(|_| Failing::Crashed)?;
        let left = until.saturating_duration_since(Instant::now());
        let line = self.lines.recv_timeout(left).map_err(|error| match error {
            RecvTimeoutError::Timeout => Failing::Late,
            RecvTimeoutError::Disconnected => Failing::Crashed,
        })?;
        match serde_json::from_str(&line) {
            Ok(answer @ Value::Object(_)) if answer["ok"] != json!(false) => Ok(answer),
            _ => Err(Failing::Illegal(short(&line))),
        }
    }
}

impl Drop for Program {
    /// Nothing more comes: it may leave by itself, and is ended if it does not.
    fn drop(&mut self) {
        self.input = None;
        let until = Instant::now() + LEAVE;
        while Instant::now() < until {
            match self.lines.recv_timeout(until.saturating_duration_since(Instant::now())) {
                Ok(_) => {}
                Err(RecvTimeoutError::Disconnected) => break,
                Err(RecvTimeoutError::Timeout) => {}
            }
        }
        // A program that closed its output has nothing left to do.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// The lines a program says, read by a thread of their own, so that one can stop waiting for them.
fn listen(output: Option<impl Read + Send + 'static>) -> Receiver<String> {
    let (tell, hear) = sync_channel(16);
    if let Some(output) = output {
        std::thread::spawn(move || {
            let mut reader = BufReader::new(output);
            loop {
                let mut line = Vec::new();
                let read = reader.by_ref().take(LONGEST_LINE).read_until(b'\n', &mut line);
                if !matches!(read, Ok(1..)) {
                    break;
                }
                let line = String::from_utf8_lossy(&line).trim().to_owned();
                if !line.is_empty() && tell.send(line).is_err() {
                    break;
                }
            }
        });
    }
    hear
}

/// What somebody said, as much of it as fits into a sentence.
fn short(text: &str) -> String {
    match text.char_indices().nth(100) {
        Some((end, _)) => format!("{}…", &text[..end]),
        None => text.to_owned(),
    }
}
