//! A run from the first table to the last choice.

use crate::figures::{Report, ServerUse, Spread};
use crate::player::{Crowd, Place, Player};
use crate::{Answer, Http, SplitMix, Trouble};
use rules::Seat;
use serde::de::DeserializeOwned;
use std::net::{IpAddr, SocketAddr};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::{Duration, Instant};
use tokio::sync::{Semaphore, watch};
use tokio::task::JoinSet;
use told::server::Settings;
use told::server::http::{Opened, Opening, Seated, Sitting};

/// Tables that are opened at the same time.
const AT_ONCE: usize = 16;
/// How long all of them may take to be seated and begin.
const SEATING: Duration = Duration::from_secs(300);

/// What is to be done.
#[derive(Clone, Debug)]
pub struct Plan {
    /// The server.
    pub address: SocketAddr,
    /// The local address the players come from, if that matters.
    pub from: Option<IpAddr>,
    /// Where it serves its numbers, if they are to be read.
    pub metrics: Option<SocketAddr>,
    /// How many tables.
    pub tables: u32,
    /// How many play at each.
    pub seats: u8,
    /// How long the measured part takes.
    pub time: Duration,
    /// How long passes between two choices of one player on average; none for full throttle.
    pub pace: Option<Duration>,
}

/// How far a run is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Moment {
    /// This many players are seated.
    Seating(u64),
    /// Players are arriving; this many tables have begun.
    Beginning(u64),
    /// This many choices were made.
    Playing(u64),
}

/// Seats players, lets them play, and reports. `tell` hears now and then how far it is.
///
/// # Errors
/// When the server cannot be reached or refuses tables or seats; its limits for one address must be high enough.
pub async fn drive(plan: &Plan, mut tell: impl FnMut(Moment)) -> Result<Report, Trouble> {
    let before = ServerNumbers::read(plan.metrics).await;
    let crowd = Arc::new(Crowd {
        address: plan.address,
        from: plan.from,
        // One player of a table is asked at a time, so the others' pauses are part of one's own.
        thinking: plan.pace.map(|pace| pace / u32::from(plan.seats)),
        measuring: AtomicBool::new(false),
        seated: AtomicU64::new(0),
        playing: AtomicU64::new(0),
        choices: AtomicU64::new(0),
        messages: AtomicU64::new(0),
        bytes: AtomicU64::new(0),
        games: AtomicU64::new(0),
        refused: AtomicU64::new(0),
        lost: AtomicU64::new(0),
    });
    let (stop, stopped) = watch::channel(false);
    let mut players = seat_everybody(plan, &crowd, &stopped, &mut tell).await?;
    let sockets = plan.tables * u32::from(plan.seats);
    until_all_play(plan, &crowd, &mut tell).await?;
    // The first moments, in which everybody begins at once, are not measured.
    tokio::time::sleep(crowd.thinking.unwrap_or_default().min(Duration::from_secs(5)) + Duration::from_secs(1)).await;
    let seated = ServerNumbers::read(plan.metrics).await;
    let (choices, messages) = (
        crowd.choices.load(Ordering::Relaxed),
        crowd.messages.load(Ordering::Relaxed),
    );
    let bytes = crowd.bytes.load(Ordering::Relaxed);
    let begun = Instant::now();
    crowd.measuring.store(true, Ordering::Relaxed);
    let mut quarters = Vec::new();
    let mut last = (seated, choices);
    for quarter in 1..=4 {
        let end = plan.time * quarter / 4;
        while begun.elapsed() < end {
            let left = end.saturating_sub(begun.elapsed());
            tokio::time::sleep(left.min(Duration::from_millis(200))).await;
            tell(Moment::Playing(crowd.choices.load(Ordering::Relaxed) - choices));
        }
        let now = (
            ServerNumbers::read(plan.metrics).await,
            crowd.choices.load(Ordering::Relaxed),
        );
        quarters.extend(cpu_per_choice(last, now));
        last = now;
    }
    let after = last.0;
    crowd.measuring.store(false, Ordering::Relaxed);
    let seconds = begun.elapsed().as_secs_f64();
    let choices = crowd.choices.load(Ordering::Relaxed) - choices;
    let messages = crowd.messages.load(Ordering::Relaxed) - messages;
    let bytes = crowd.bytes.load(Ordering::Relaxed) - bytes;
    stop.send_replace(true);
    let mut times = Vec::new();
    while let Some(player) = players.join_next().await {
        times.extend(player.unwrap_or_default());
    }
    Ok(Report {
        tables: plan.tables,
        sockets,
        seconds,
        choices,
        choices_per_second: choices as f64 / seconds,
        messages,
        bytes,
        games: crowd.games.load(Ordering::Relaxed),
        refused: crowd.refused.load(Ordering::Relaxed),
        lost: crowd.lost.load(Ordering::Relaxed),
        latency: Spread::of(times),
        server: server_use(before, seated, after, quarters),
    })
}

/// Opens all tables, and lets those who sit there play as soon as all of them are seated.
async fn seat_everybody(
    plan: &Plan,
    crowd: &Arc<Crowd>,
    stopped: &watch::Receiver<bool>,
    tell: &mut impl FnMut(Moment),
) -> Result<JoinSet<Vec<u32>>, Trouble> {
    let mut players = JoinSet::new();
    let mut opening = JoinSet::new();
    let at_once = Arc::new(Semaphore::new(AT_ONCE));
    for table in 0..plan.tables {
        let (at_once, seats) = (at_once.clone(), plan.seats);
        let http = match plan.from {
            Some(from) => Http::from_address(plan.address, from),
            None => Http::new(plan.address),
        };
        opening.spawn(async move {
            let _turn = at_once.acquire_owned().await;
            open(http, table, seats).await
        });
    }
    while let Some(opened) = opening.join_next().await {
        let places = opened.map_err(|error| Trouble::Answer(error.to_string()))??;
        for place in places {
            let start = u64::from(plan.tables) << 32 ^ players.len() as u64;
            let player = Player::new(crowd.clone(), place, SplitMix::new(start));
            players.spawn(player.play(stopped.clone()));
        }
        tell(Moment::Seating(crowd.seated.load(Ordering::Relaxed)));
    }
    Ok(players)
}

/// Waits until a game has begun at every table.
async fn until_all_play(plan: &Plan, crowd: &Crowd, tell: &mut impl FnMut(Moment)) -> Result<(), Trouble> {
    let sockets = plan.tables * u32::from(plan.seats);
    let begun = Instant::now();
    while crowd.playing.load(Ordering::Relaxed) < u64::from(sockets) {
        if begun.elapsed() > SEATING {
            let playing = crowd.playing.load(Ordering::Relaxed);
            return Err(Trouble::Answer(format!(
                "only {playing} of {sockets} players could begin"
            )));
        }
        tell(Moment::Beginning(
            crowd.playing.load(Ordering::Relaxed) / u64::from(plan.seats),
        ));
        tokio::time::sleep(Duration::from_millis(100)).await;
    }
    Ok(())
}

/// Opens a table and takes all its seats.
async fn open(mut http: Http, table: u32, seats: u8) -> Result<Vec<Place>, Trouble> {
    let opening = Opening {
        settings: Settings::new(seats),
        bots: Vec::new(),
        name: Some("Player 0".to_owned()),
    };
    let opened: Opened = created(table, &http.post("/api/tables", &opening).await?)?;
    let code: Arc<str> = opened.code.into();
    let mut tokens = Vec::from_iter(opened.token);
    for seat in Seat::all(seats).skip(1) {
        let sitting = Sitting {
            name: format!("Player {seat}"),
            seat: Some(seat),
        };
        let answer = http.post(&format!("/api/tables/{code}/seats"), &sitting).await?;
        tokens.push(created::<Seated>(table, &answer)?.token);
    }
    let places = tokens.into_iter().enumerate().map(|(seat, token)| Place {
        code: code.clone(),
        token,
        seat,
        others: usize::from(seats) - 1,
    });
    Ok(places.collect())
}

/// What the server answers when it has made something.
fn created<T: DeserializeOwned>(table: u32, answer: &Answer) -> Result<T, Trouble> {
    let strange = || Trouble::Answer(format!("table {table}: {}", answer.text()));
    match answer.status {
        201 => serde_json::from_slice(&answer.body).map_err(|_| strange()),
        _ => Err(strange()),
    }
}

/// What the server says about itself.
#[derive(Clone, Copy, Default)]
struct ServerNumbers {
    cpu_seconds: f64,
    memory: u64,
    cut_off: u64,
}

impl ServerNumbers {
    async fn read(address: Option<SocketAddr>) -> Option<ServerNumbers> {
        let text = Http::new(address?).get("/metrics").await.ok()?.text();
        let number = |name: &str| -> Option<f64> {
            let line = text.lines().find(|line| line.starts_with(&format!("{name} ")))?;
            line.rsplit(' ').next()?.parse().ok()
        };
        Some(ServerNumbers {
            cpu_seconds: number("process_cpu_seconds_total")?,
            memory: number("process_resident_memory_bytes")? as u64,
            cut_off: number("oshra_cut_off_total").unwrap_or_default() as u64,
        })
    }
}

/// Processor time per choice between two moments, in microseconds.
fn cpu_per_choice(from: (Option<ServerNumbers>, u64), to: (Option<ServerNumbers>, u64)) -> Option<f64> {
    let seconds = to.0?.cpu_seconds - from.0?.cpu_seconds;
    Some(seconds * 1e6 / (to.1 - from.1).max(1) as f64)
}

fn server_use(
    before: Option<ServerNumbers>,
    seated: Option<ServerNumbers>,
    after: Option<ServerNumbers>,
    quarters: Vec<f64>,
) -> Option<ServerUse> {
    let (before, seated, after) = (before?, seated?, after?);
    Some(ServerUse {
        cpu_micros_per_choice: quarters.iter().sum::<f64>() / quarters.len().max(1) as f64,
        quarters,
        memory_before: before.memory,
        memory_seated: seated.memory,
        memory_after: after.memory,
        cut_off: after.cut_off - before.cut_off,
    })
}
