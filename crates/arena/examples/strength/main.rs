//! Matches between bots, whole deals from all seats: wins, how well leaders are read, and what is said of chances. Nets are
//! read from files, so weights can be measured before they are part of the program.
//!
//! ```text
//! cargo run --release -p arena --example strength -- --nets target/nets --line-up champion,master,master,master \
//!     --ms 20 --seconds 300 --seed new
//! ```

mod read;
mod said;
mod sit;

use bots::{Budget, Level, Nets};
use encoding::{Deeds, OBSERVATION_SIZE, observe, relative};
use nets::Mind;
use read::{Opinions, Scores, watch};
use rules::{Edition, Game, Leader, Made, Memory, Seat, Seed, Setup, Viewer};
use said::{Said, chance};
use sit::sit;
use std::collections::HashMap;
use std::io::Write;
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

/// Rounds after which leaders are read.
const ROUNDS: [u32; 3] = [1, 2, 4];

struct Options {
    nets: Option<Arc<Nets>>,
    line_up: Vec<String>,
    edition: Edition,
    budget: Budget,
    seconds: f64,
    deals: u64,
    seed: String,
    samples: Option<String>,
    /// Whether several readers are compared.
    readers: bool,
}

/// What one kind of player did.
#[derive(Clone, Default)]
struct Found {
    games: u64,
    wins: u64,
    thoughts: u64,
    time: Duration,
    /// By round: how often a reader read it, and the chance it gave the truth.
    read: [(u64, f64); 3],
    said: Said,
    level: Option<Level>,
}

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let given: HashMap<String, String> = std::env::args()
        .skip(1)
        .collect::<Vec<_>>()
        .chunks(2)
        .filter_map(|pair| Some((pair[0].strip_prefix("--")?.to_owned(), pair.get(1)?.clone())))
        .collect();
    let get = |name: &str, usual: &str| given.get(name).map_or(usual, String::as_str).to_owned();
    let nets = match given.get("nets") {
        None => None,
        Some(folder) => {
            let read = |name: &str| std::fs::read(format!("{folder}/{name}"));
            Some(Arc::new(Nets::read(&read("policy.net")?, &read("value.net")?)?))
        }
    };
    let budget = match given.get("iterations") {
        Some(count) => Budget::iterations(count.parse()?),
        None => Budget::time(Duration::from_secs_f64(get("ms", "20").parse::<f64>()? / 1000.0)),
    };
    let options = Options {
        nets,
        line_up: get("line-up", "champion,master,master,master")
            .split(',')
            .map(str::to_owned)
            .collect(),
        edition: get("edition", "classic").parse()?,
        budget,
        seconds: get("seconds", "1e9").parse()?,
        deals: get("deals", "1000000000").parse()?,
        seed: get("seed", "strength"),
        samples: given.get("samples").cloned(),
        readers: given.contains_key("readers"),
    };
    let all = play_all(&options);
    report(&options, &all.found, all.deals);
    all.scores.report();
    if let Some(path) = &options.samples {
        std::fs::File::create(path)?.write_all(&all.samples)?;
    }
    Ok(())
}

/// What was found in some games, by the names of players.
#[derive(Default)]
struct Findings {
    found: HashMap<String, Found>,
    deals: u64,
    samples: Vec<u8>,
    scores: Scores,
}

impl Findings {
    fn join(&mut self, mut other: Findings) {
        self.deals += other.deals;
        self.samples.append(&mut other.samples);
        self.scores.join(&other.scores);
        for (name, one) in other.found {
            add(self.found.entry(name).or_default(), one);
        }
    }
}

/// Hands out games one after the other; what was begun of a deal is played from all seats.
struct Deals {
    next: u64,
    end: u64,
    begun: Instant,
    seconds: f64,
    seats: u64,
}

impl Deals {
    /// The next deal, and how far seats are turned in it.
    fn next(&mut self) -> Option<(u64, usize)> {
        let (deal, turned) = (self.next / self.seats, self.next % self.seats);
        if turned == 0 && self.begun.elapsed().as_secs_f64() > self.seconds {
            self.end = self.end.min(deal);
        }
        self.next += 1;
        (deal < self.end).then_some((deal, turned as usize))
    }
}

fn play_all(options: &Options) -> Findings {
    let threads = std::thread::available_parallelism().map_or(1, usize::from);
    let deals = Mutex::new(Deals {
        next: 0,
        end: options.deals,
        begun: Instant::now(),
        seconds: options.seconds,
        seats: options.line_up.len() as u64,
    });
    let all = Mutex::new(Findings::default());
    let next = || deals.lock().expect("nobody panicked").next();
    std::thread::scope(|scope| {
        for _ in 0..threads {
            scope.spawn(|| {
                while let Some((deal, turned)) = next() {
                    let mut found = Findings {
                        deals: u64::from(turned == 0),
                        ..Findings::default()
                    };
                    play(options, deal, turned, &mut found);
                    all.lock().expect("nobody panicked").join(found);
                }
            });
        }
    });
    all.into_inner().expect("nobody panicked")
}

fn add(all: &mut Found, one: Found) {
    all.games += one.games;
    all.wins += one.wins;
    all.thoughts += one.thoughts;
    all.time += one.time;
    for (all, one) in all.read.iter_mut().zip(one.read) {
        all.0 += one.0;
        all.1 += one.1;
    }
    all.said.join(one.said);
    all.level = one.level;
}

/// What a reader saw of everybody at some time.
struct Look {
    round: usize,
    reader: Seat,
    leaders: [[f32; 6]; 6],
    seen: Box<[u8; OBSERVATION_SIZE]>,
    opinions: Option<Opinions>,
}

fn play(options: &Options, deal: u64, turned: usize, into: &mut Findings) {
    let Findings {
        found, samples, scores, ..
    } = into;
    let count = options.line_up.len();
    let names: Vec<&String> = (0..count)
        .map(|seat| &options.line_up[(seat + turned) % count])
        .collect();
    let setup = Setup::new(count as u8)
        .expect("2 to 6 players")
        .with_edition(options.edition);
    let mut game = Game::new(setup, &Seed::from(format!("{}/{deal}", options.seed)));
    let mut bots: Vec<_> = (0..count)
        .map(|seat| sit(names[seat], deal * 1009 + (turned * 7 + seat) as u64, options))
        .collect();
    let mut memories: Vec<Memory> = game.seats().map(|seat| Memory::of(&game, Viewer::Seat(seat))).collect();
    let mut beliefs = if options.readers { watch(&memories) } else { Vec::new() };
    let mut looks: Vec<Look> = Vec::new();
    let mut chances: Vec<Vec<f32>> = vec![Vec::new(); count];
    let mut read = [0; 6];
    let mut mind = options.nets.as_ref().map(|nets| Mind::new(&nets.policy));
    let mut events = Vec::new();
    while let Some(seat) = game.decider() {
        let memory = &memories[seat.index()];
        let due = ROUNDS
            .get(read[seat.index()])
            .is_some_and(|&round| game.turn() / count as u32 > round);
        if let (true, Some(nets), Some(mind), Some(own)) = (due, &options.nets, &mut mind, memory.now().leader(seat)) {
            let mut seen = Box::new([0; OBSERVATION_SIZE]);
            observe(memory.now(), seat, &Deeds::of(memory), &mut *seen);
            nets.policy.look(&*seen, mind);
            let leaders = nets.policy.leaders(mind, seat, own, count as u8);
            let round = read[seat.index()];
            read[seat.index()] += 1;
            let opinions = beliefs.get_mut(seat.index()).map(|belief| {
                belief.catch_up(memory);
                Opinions::of(belief, &leaders)
            });
            looks.push(Look {
                round,
                reader: seat,
                leaders,
                seen,
                opinions,
            });
        }
        let began = Instant::now();
        let thought = bots[seat.index()]
            .think(memory)
            .expect("a seat that is asked has a choice");
        let entry = found.entry(names[seat.index()].clone()).or_default();
        entry.thoughts += 1;
        entry.time += began.elapsed();
        chances[seat.index()].extend(chance(&thought));
        events.clear();
        let choice = thought.choice;
        game.choose(seat, choice, &mut events)
            .expect("bots choose what is legal");
        for memory in &mut memories {
            memory.see(&game, Made { seat, choice }, &events);
        }
    }
    let winner = game.result().and_then(|(_, winner, _)| winner);
    for seat in game.seats() {
        let entry = found.entry(names[seat.index()].clone()).or_default();
        entry.games += 1;
        entry.wins += u64::from(winner == Some(seat));
        let level = bots[seat.index()].level();
        entry.level = Some(level);
        let won = winner == Some(seat);
        entry.said.hear(level, count as u8, &chances[seat.index()], won);
    }
    for look in looks {
        let mut truth = [0; 6];
        for seat in game.seats() {
            let leader = game.leader(seat).map_or(0, Leader::number);
            truth[relative(seat, look.reader, count as u8)] = leader;
            if seat != look.reader && leader > 0 {
                let chance = nets::exp(look.leaders[seat.index()][usize::from(leader) - 1]);
                let entry = found.entry(names[seat.index()].clone()).or_default();
                entry.read[look.round].0 += 1;
                entry.read[look.round].1 += f64::from(chance);
                if let Some(opinions) = &look.opinions {
                    scores.add(opinions, seat, leader);
                }
            }
        }
        if options.samples.is_some() {
            samples.extend_from_slice(&*look.seen);
            samples.extend_from_slice(&truth);
            samples.push(ROUNDS[look.round] as u8);
        }
    }
}

/// Wilson's interval, 95 %.
fn interval(wins: u64, games: u64) -> (f64, f64) {
    let (n, z) = (games.max(1) as f64, 1.96);
    let share = wins as f64 / n;
    let middle = (share + z * z / (2.0 * n)) / (1.0 + z * z / n);
    let half = z * (share * (1.0 - share) / n + z * z / (4.0 * n * n)).sqrt() / (1.0 + z * z / n);
    (100.0 * (middle - half), 100.0 * (middle + half))
}

fn report(options: &Options, found: &HashMap<String, Found>, deals: u64) {
    let thinking = match (options.budget.iterations, options.budget.time) {
        (Some(count), _) => format!("{count} iterations"),
        (_, time) => format!("{:?}", time.unwrap_or_default()),
    };
    let games = deals * options.line_up.len() as u64;
    println!(
        "{}, {}, {thinking}: {games} games of {deals} whole deals, seed {}",
        options.line_up.join(","),
        options.edition,
        options.seed
    );
    let mut names: Vec<_> = found.keys().collect();
    names.sort();
    for name in names {
        let one = &found[name];
        // Several of a kind at a table are one side: each of them has the share of one.
        let (low, high) = interval(one.wins, one.games);
        let ms = one.time.as_secs_f64() * 1000.0 / one.thoughts.max(1) as f64;
        let read: Vec<String> = one
            .read
            .iter()
            .filter(|read| read.0 > 0)
            .map(|read| format!("{:.3}", read.1 / read.0 as f64))
            .collect();
        println!(
            "  {name}: {:.1} % ({low:.1} to {high:.1}) of {} seats, {ms:.2} ms a thought, leader read after rounds 1, 2, 4: {}",
            100.0 * one.wins as f64 / one.games.max(1) as f64,
            one.games,
            read.join(" / ")
        );
        if let Some(level) = one.level {
            one.said.report(level);
        }
    }
}
