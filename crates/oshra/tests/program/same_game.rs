//! A bot is the same bot everywhere: with the same seeds and iterations a game in `sim`, one driven through the pipe and one
//! at a server's table are the same game, choice for choice.

use lab::{DecisionRow, Experiment, Rows, Thinking};
use load::{Heard, Http, Socket};
use rules::{Choice, Log, MOST_PLAYERS};
use serde_json::{Value, json};
use server::{Config, Database, Rehearsal, Server};
use std::io::{BufRead, BufReader, Write};
use std::net::SocketAddr;
use std::ops::ControlFlow;
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};
use std::time::Duration;

const SEED: &str = "everywhere";
const PLAYERS: usize = 4;
const ITERATIONS: u32 = 12;
const LINE_UP: [&str; PLAYERS] = ["master", "champion", "novice", "adept"];

/// What each seat chose, in order. Where several choose at the same time, it does not matter who was quicker.
type Choices = [Vec<Choice>; MOST_PLAYERS];

fn by_seat(choices: impl IntoIterator<Item = (usize, Choice)>) -> Choices {
    let mut by_seat: Choices = Default::default();
    for (seat, choice) in choices {
        by_seat[seat].push(choice);
    }
    by_seat
}

/// The level on a seat of a game: every deal is played once from every seat.
fn level(game: usize, seat: usize) -> &'static str {
    LINE_UP[(seat + game) % PLAYERS]
}

fn in_sim(games: u64) -> Vec<Choices> {
    let mut experiment = Experiment::new(LINE_UP.join(",").parse().unwrap(), PLAYERS as u8, games).unwrap();
    experiment.seed = SEED.to_owned();
    experiment.thinking = Thinking::Iterations(ITERATIONS);
    let mut rows = Rows::default();
    lab::run_recorded(&experiment, |_| ControlFlow::Continue(()), &mut rows).unwrap();
    let of_game = |game: u64| {
        let decisions = rows.decisions.iter().filter(move |row| row.game == game);
        by_seat(decisions.map(|row: &DecisionRow| (row.seat.index(), row.choice)))
    };
    (0..games).map(of_game).collect()
}

/// The program, as an engine.
struct Pipe {
    child: Child,
    input: ChildStdin,
    output: BufReader<ChildStdout>,
}

impl Pipe {
    fn open() -> Pipe {
        let mut child = Command::new(env!("CARGO_BIN_EXE_oshra"))
            .arg("engine")
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .expect("the program starts");
        Pipe {
            input: child.stdin.take().expect("a pipe"),
            output: BufReader::new(child.stdout.take().expect("a pipe")),
            child,
        }
    }

    fn ask(&mut self, request: &Value) -> Value {
        writeln!(self.input, "{request}").unwrap();
        let mut line = String::new();
        self.output.read_line(&mut line).unwrap();
        let answer: Value = serde_json::from_str(&line).expect("an answer is JSON");
        assert_eq!(answer["ok"], true, "{request}: {answer}");
        answer
    }

    /// A whole game. After `reload` choices it is saved and goes on in another program, as if nothing had been.
    fn play(game: usize, reload: usize) -> Choices {
        let mut pipe = Pipe::open();
        let deal = format!("{SEED}/{PLAYERS}/{}", game / PLAYERS);
        pipe.ask(&json!({"do": "new", "players": PLAYERS, "seed": deal}));
        let mut made = 0;
        loop {
            let decisions = pipe.ask(&json!({"do": "decisions"}));
            let Some(seat) = decisions["decisions"][0]["seat"].as_u64() else {
                break;
            };
            let thought = pipe.ask(&json!({
                "do": "bot", "seat": seat, "level": level(game, seat as usize),
                "iterations": ITERATIONS, "seed": format!("{SEED}/{PLAYERS}/{game}/{seat}"),
            }));
            let chances = thought["chances"].as_array().expect("a list");
            // A Champion does not always choose what it thinks best: that would give its leader away.
            let looked_into = chances
                .iter()
                .any(|looked_into| looked_into["choice"] == thought["choice"]);
            assert!(chances.is_empty() || looked_into, "{thought}");
            let best = &thought["chances"][0]["choice"];
            let is_best = best.is_null() || *best == thought["choice"];
            assert!(is_best || level(game, seat as usize) == "champion", "{thought}");
            pipe.ask(&json!({"do": "choose", "seat": seat, "choice": thought["choice"]}));
            made += 1;
            if made == reload {
                let log = pipe.ask(&json!({"do": "log"}));
                pipe = Pipe::open();
                pipe.ask(&json!({"do": "replay", "log": log["log"]}));
            }
        }
        let log = pipe.ask(&json!({"do": "log"}));
        of_log(&log["log"])
    }
}

impl Drop for Pipe {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

fn of_log(log: &Value) -> Choices {
    let log: Log = serde_json::from_value(log.clone()).expect("a log");
    assert!(log.replay().expect("a game").game().is_over());
    by_seat(
        log.choices
            .iter()
            .map(|line| (line.made.seat.index(), line.made.choice)),
    )
}

/// Hears of what happens at a table until something comes that is waited for.
async fn hear_until(socket: &mut Socket, mut awaited: impl FnMut(&Value) -> bool) {
    let mut found = false;
    while !found {
        let heard = socket.hear(|text| {
            let message: Value = serde_json::from_str(text).expect("messages are JSON");
            assert_ne!(message["type"], "error", "{message}");
            found = found || awaited(&message);
        });
        let heard = tokio::time::timeout(Duration::from_secs(120), heard).await;
        assert_eq!(
            heard.expect("something happens").expect("a connection"),
            Heard::Something
        );
    }
}

async fn enter(address: SocketAddr, code: &str, token: Option<&str>) -> Socket {
    let mut socket = Socket::connect(address).await.unwrap();
    let mut hello = json!({"do": "hello", "version": 1, "table": code});
    if let Some(token) = token {
        hello["token"] = json!(token);
    }
    socket.say(&hello.to_string()).await.unwrap();
    socket
}

/// A game at a server's table. Somebody opens it, starts and leaves; a bot takes their seat. After some choices the server
/// is stopped and another one goes on.
async fn at_a_table(game: usize) -> Choices {
    let folder = tempfile::tempdir().unwrap();
    let config = || {
        let mut config = Config::new(Database::Sqlite(folder.path().join("tables.db")));
        config.listen = SocketAddr::from(([127, 0, 0, 1], 0));
        config.pace.bot = Duration::ZERO;
        config.rehearsal = Some(Rehearsal {
            deal: format!("{SEED}/{PLAYERS}/{}", game / PLAYERS),
            bots: format!("{SEED}/{PLAYERS}/{game}"),
            iterations: ITERATIONS,
        });
        config
    };
    let server = Server::start(config()).await.unwrap();
    let mut http = Http::new(server.address());
    let bots: Vec<&str> = (1..PLAYERS).map(|seat| level(game, seat)).collect();
    let settings = json!({"seats": PLAYERS, "substitute": level(game, 0)});
    let opening = json!({"settings": settings, "bots": bots, "name": "Ada"});
    let opened = http.post("/api/tables", &opening).await.unwrap().json();
    let code = opened["code"].as_str().expect("a code").to_owned();
    let mut person = enter(server.address(), &code, opened["token"].as_str()).await;
    person.say(&json!({"do": "start"}).to_string()).await.unwrap();
    person.say(&json!({"do": "leave"}).to_string()).await.unwrap();
    let mut choices = 0;
    hear_until(&mut person, |message| {
        choices += usize::from(message["type"] == "choice");
        choices == 40
    })
    .await;
    drop(person);
    server.stop().await;
    let server = Server::start(config()).await.unwrap();
    let mut watcher = enter(server.address(), &code, None).await;
    hear_until(&mut watcher, |message| message["table"]["phase"] == "ended").await;
    let mut http = Http::new(server.address());
    let log = http.get(&format!("/api/tables/{code}/games/1")).await.unwrap();
    server.stop().await;
    of_log(&log.json())
}

#[test]
fn bots_choose_the_same_in_sim_over_the_pipe_and_at_a_table() {
    let games = in_sim(PLAYERS as u64);
    let runtime = tokio::runtime::Builder::new_multi_thread()
        .worker_threads(2)
        .enable_all()
        .build()
        .unwrap();
    // The Master and the Champion sit on other seats each time.
    for (game, reload) in [(0, 0), (1, 57), (3, 90)] {
        let sim = &games[game];
        assert!(sim.iter().map(Vec::len).sum::<usize>() > 100);
        assert_eq!(&Pipe::play(game, reload), sim, "game {game}: the pipe plays otherwise");
        let table = runtime.block_on(at_a_table(game));
        assert_eq!(&table, sim, "game {game}: the table plays otherwise");
    }
}
