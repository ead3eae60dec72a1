//! How much a belief knows: `belief GAMES LEVELS [--reader DEDUCES,COUNTS] [--iterations COUNT] [--plot PLOT.svg]`.
//!
//! Four bots play, all of one level or of several in turn (`novice,adept,master,champion`); beside each of them sits a
//! belief that sees what that seat sees. It reads as people are shown it, unless `--reader` says how: with `1,0` it is a
//! Master's, who takes others for Adepts. After every round the beliefs are asked how likely each other seat has each
//! leader. The first table tells what they gave to the true leaders, and how often they misread one: gave it a fourth of
//! what everybody gives it beforehand. The second tells whether what they call 30 % happens 30 times in 100.

use bots::{Belief, Bot, Budget, Dice, Level, Reader};
use rules::{Event, Game, Leader, Made, Memory, Seed, Setup, Viewer};
use std::error::Error;
use std::fmt::Write as _;

const PLAYERS: u8 = 4;
/// Before anything is seen, each of the five other leaders is as likely as any other.
const PRIOR: f64 = 0.2;
/// Whoever gives a true leader less than this misreads it.
const MISREAD: f64 = PRIOR / 4.0;
/// The chances are sorted into this many boxes of equal width.
const BOXES: usize = 10;

struct Options {
    games: u64,
    levels: Vec<Level>,
    /// How the beliefs read; as people are shown it where nothing is said.
    reader: Option<Reader>,
    /// How much those who search think about each decision.
    iterations: u32,
    plot: Option<String>,
}

fn options() -> Result<Options, Box<dyn Error>> {
    let mut words = std::env::args().skip(1);
    let mut next = |name: &str| words.next().ok_or_else(|| format!("{name} is missing"));
    let mut options = Options {
        games: next("the number of games")?.parse()?,
        levels: levels(&next("the level")?)?,
        reader: None,
        iterations: 100,
        plot: None,
    };
    while let Ok(word) = next("") {
        match word.as_str() {
            "--reader" => options.reader = Some(reader(&next(&word)?)?),
            "--iterations" => options.iterations = next(&word)?.parse()?,
            "--plot" => options.plot = Some(next(&word)?),
            other => return Err(format!("there is no option {other}").into()),
        }
    }
    Ok(options)
}

fn levels(text: &str) -> Result<Vec<Level>, Box<dyn Error>> {
    Ok(text.split(',').map(str::parse).collect::<Result<Vec<Level>, _>>()?)
}

fn reader(text: &str) -> Result<Reader, Box<dyn Error>> {
    let (deduces, counts) = text.split_once(',').ok_or("a reader is two numbers")?;
    Ok(Reader {
        deduces: deduces.parse()?,
        counts: counts.parse()?,
    })
}

fn main() -> Result<(), Box<dyn Error>> {
    let options = options()?;
    let mut known = Known::default();
    for number in 0..options.games {
        play(number, &options, &mut known)?;
    }
    print!("{known}");
    if let Some(file) = options.plot {
        std::fs::write(file, known.plot())?;
    }
    Ok(())
}

/// Plays one game and asks the beliefs after every round and at the end.
fn play(number: u64, options: &Options, known: &mut Known) -> Result<(), Box<dyn Error>> {
    let mut game = Game::new(Setup::new(PLAYERS)?, &Seed::from(format!("belief/{number}")));
    let mut dice = Dice::new(number);
    let mut bots: Vec<Box<dyn Bot>> = Vec::new();
    for level in options.levels.iter().cycle().take(PLAYERS.into()) {
        bots.push(bots::bot(*level, dice.seed(), Budget::iterations(options.iterations))?);
    }
    let mut memories: Vec<Memory> = game.seats().map(|seat| Memory::of(&game, Viewer::Seat(seat))).collect();
    let mut beliefs = Vec::new();
    let mut leaders = Vec::new();
    for (seat, memory) in game.seats().zip(&memories) {
        let belief = Belief::of(memory, dice.seed()).ok_or("a seat has a leader")?;
        beliefs.push(match options.reader {
            Some(reader) => belief.reading(reader),
            None => belief,
        });
        leaders.push(memory.now().leader(seat).ok_or("a seat has a leader")?);
    }
    let mut events: Vec<Event> = Vec::new();
    let mut rounds = 0;
    while let Some(seat) = game.decider() {
        let choice = bots[seat.index()]
            .think(&memories[seat.index()])
            .ok_or("a choice")?
            .choice;
        events.clear();
        game.choose(seat, choice, &mut events)?;
        for (memory, belief) in memories.iter_mut().zip(&mut beliefs) {
            memory.see(&game, Made { seat, choice }, &events);
            belief.catch_up(memory);
        }
        let full = (game.turn().max(1) - 1) / u32::from(PLAYERS);
        if full > rounds && game.decider().is_some() {
            rounds = full;
            known.ask(&leaders, &mut beliefs, Some(rounds as usize));
        }
    }
    known.ask(&leaders, &mut beliefs, None);
    Ok(())
}

/// What was given to true leaders.
#[derive(Clone, Copy, Default)]
struct Given {
    sum: f64,
    asked: u32,
    misread: u32,
}

/// What the beliefs said, in sum.
#[derive(Default)]
struct Known {
    /// By rounds played.
    rounds: Vec<Given>,
    end: Given,
    /// By the box a chance falls into: the sum of such chances, how often they came true, and how many there were.
    boxes: [(f64, u32, u32); BOXES],
}

impl Known {
    fn ask(&mut self, leaders: &[Leader], beliefs: &mut [Belief], round: Option<usize>) {
        for (observer, belief) in beliefs.iter_mut().enumerate() {
            let chances = belief.leaders();
            for seat in (0..leaders.len()).filter(|&seat| seat != observer) {
                for leader in Leader::ALL {
                    let chance = f64::from(chances[seat][leader as usize - 1]);
                    let is_true = leaders[seat] == leader;
                    if is_true {
                        let given = match round {
                            Some(round) => {
                                let length = self.rounds.len().max(round);
                                self.rounds.resize(length, Given::default());
                                &mut self.rounds[round - 1]
                            }
                            None => &mut self.end,
                        };
                        given.sum += chance;
                        given.asked += 1;
                        given.misread += u32::from(chance < MISREAD);
                    }
                    if leaders[observer] != leader {
                        let into = &mut self.boxes[((chance * BOXES as f64) as usize).min(BOXES - 1)];
                        into.0 += chance;
                        into.1 += u32::from(is_true);
                        into.2 += 1;
                    }
                }
            }
        }
    }

    /// The boxes as points: what was said, how often it came true, out of how many.
    fn points(&self) -> impl Iterator<Item = (f64, f64, u32)> + '_ {
        self.boxes
            .iter()
            .filter(|(_, _, count)| *count > 0)
            .map(|&(sum, came_true, count)| (sum / f64::from(count), f64::from(came_true) / f64::from(count), count))
    }

    /// The calibration as a picture.
    fn plot(&self) -> String {
        const SIDE: f64 = 400.0;
        const EDGE: f64 = 60.0;
        let x = |share: f64| EDGE + share * SIDE;
        let y = |share: f64| EDGE / 2.0 + (1.0 - share) * SIDE;
        let mut svg = String::new();
        let size = SIDE + 1.5 * EDGE;
        let _ = write!(
            svg,
            "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {size} {size}\" font-family=\"sans-serif\" \
             font-size=\"13\" fill=\"#3a2f25\">\n<rect width=\"{size}\" height=\"{size}\" fill=\"#fbf6ea\"/>\n"
        );
        for step in 0..=5 {
            let share = f64::from(step) / 5.0;
            let _ = writeln!(
                svg,
                "<path d=\"M{0:.0} {1:.0}V{2:.0}M{3:.0} {4:.0}H{5:.0}\" stroke=\"#d9ccb0\" fill=\"none\"/>\
                 <text x=\"{0:.0}\" y=\"{6:.0}\" text-anchor=\"middle\">{8} %</text>\
                 <text x=\"{7:.0}\" y=\"{4:.0}\" text-anchor=\"end\" dominant-baseline=\"middle\">{8} %</text>",
                x(share),
                y(0.0),
                y(1.0),
                x(0.0),
                y(share),
                x(1.0),
                y(0.0) + 20.0,
                x(0.0) - 8.0,
                step * 20,
            );
        }
        let _ = writeln!(
            svg,
            "<path d=\"M{:.0} {:.0}L{:.0} {:.0}\" stroke=\"#8a7a5c\" stroke-dasharray=\"5 4\"/>",
            x(0.0),
            y(0.0),
            x(1.0),
            y(1.0)
        );
        let line: Vec<String> = self
            .points()
            .map(|(said, was, _)| format!("{:.1},{:.1}", x(said), y(was)))
            .collect();
        let _ = writeln!(
            svg,
            "<polyline points=\"{}\" fill=\"none\" stroke=\"#b3402a\" stroke-width=\"2\"/>",
            line.join(" ")
        );
        for (said, was, count) in self.points() {
            let _ = writeln!(
                svg,
                "<circle cx=\"{:.1}\" cy=\"{:.1}\" r=\"5\" fill=\"#b3402a\"><title>{count} times</title></circle>",
                x(said),
                y(was)
            );
        }
        let _ = write!(
            svg,
            "<text x=\"{:.0}\" y=\"{:.0}\" text-anchor=\"middle\">what the belief says</text>\n\
             <text transform=\"translate(16 {:.0}) rotate(-90)\" text-anchor=\"middle\">how often it is so</text>\n</svg>\n",
            x(0.5),
            y(0.0) + 45.0,
            y(0.5)
        );
        svg
    }
}

impl std::fmt::Display for Known {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let mut line = |name: &str, given: Given| {
            let Given { sum, asked, misread } = given;
            let all = f64::from(asked.max(1));
            let (mean, misread) = (sum / all, 100.0 * f64::from(misread) / all);
            let times = mean / PRIOR;
            writeln!(
                f,
                "{name:10} {mean:.3} = {times:.2} x prior, {misread:.1} % misread  ({asked} asked)"
            )
        };
        for (index, &given) in self.rounds.iter().enumerate() {
            line(&format!("round {}", index + 1), given)?;
        }
        line("end", self.end)?;
        writeln!(f, "\nsaid      was      times")?;
        for (said, was, count) in self.points() {
            writeln!(f, "{said:.3}     {was:.3}    {count}")?;
        }
        Ok(())
    }
}
