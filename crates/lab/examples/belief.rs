//! How much a belief knows: `belief GAMES [PLOT.svg]`.
//!
//! Four Adepts play; beside each of them sits a belief that sees what that seat sees. After every round the beliefs are
//! asked how likely each other seat has each leader. The first table tells what they gave to the true leaders, the
//! second whether what they call 30 % happens 30 times in 100.

use bots::{Adept, Belief, Bot, Dice};
use rules::{Event, Game, Happening, Leader, Seat, Seed, Setup, Viewer};
use std::fmt::Write as _;

const PLAYERS: u8 = 4;
/// Before anything is seen, each of the five other leaders is as likely as any other.
const PRIOR: f64 = 0.2;
/// The chances are sorted into so many boxes of equal width.
const BOXES: usize = 10;

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let games: u64 = words.first().map_or(Ok(200), |word| word.parse())?;
    let mut known = Known::default();
    for number in 0..games {
        play(number, &mut known)?;
    }
    print!("{known}");
    if let Some(file) = words.get(1) {
        std::fs::write(file, known.plot())?;
    }
    Ok(())
}

/// Plays one game and asks the beliefs after every round and at the end.
fn play(number: u64, known: &mut Known) -> Result<(), Box<dyn std::error::Error>> {
    let mut game = Game::new(Setup::new(PLAYERS)?, &Seed::from(format!("belief/{number}")));
    let mut dice = Dice::new(number);
    let mut bots: Vec<Adept> = (0..PLAYERS).map(|_| Adept::new(dice.seed())).collect();
    let mut beliefs = Vec::new();
    let mut leaders = Vec::new();
    for seat in game.seats() {
        let view = game.view(Viewer::Seat(seat));
        beliefs.push(Belief::prior(&view).ok_or("a seat has a leader")?);
        leaders.push(view.leader(seat).ok_or("a seat has a leader")?);
    }
    let mut events: Vec<Event> = Vec::new();
    let mut rounds = 0;
    while let Some(seat) = game.decider() {
        let thought = bots[seat.index()]
            .think(&game.view(Viewer::Seat(seat)))
            .ok_or("a choice")?;
        let before: Vec<_> = game.seats().map(|seat| game.view(Viewer::Seat(seat))).collect();
        events.clear();
        game.choose(seat, thought.choice, &mut events)?;
        for (observer, belief) in beliefs.iter_mut().enumerate() {
            let viewer = Viewer::Seat(Seat(observer as u8));
            let seen: Vec<Happening> = events.iter().map(|event| event.seen_by(viewer)).collect();
            belief.learn(&before[observer], seat, &seen, &mut dice);
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

/// What the beliefs said, in sum.
#[derive(Default)]
struct Known {
    /// By rounds played: what was given to true leaders, and how often that was asked.
    rounds: Vec<(f64, u32)>,
    end: (f64, u32),
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
                        let sum = match round {
                            Some(round) => {
                                let length = self.rounds.len().max(round);
                                self.rounds.resize(length, (0.0, 0));
                                &mut self.rounds[round - 1]
                            }
                            None => &mut self.end,
                        };
                        sum.0 += chance;
                        sum.1 += 1;
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
        let mut line = |name: &str, (sum, count): (f64, u32)| {
            let mean = sum / f64::from(count.max(1));
            writeln!(f, "{name:10} {mean:.3} = {:.2} x prior  ({count} asked)", mean / PRIOR)
        };
        for (index, &sum) in self.rounds.iter().enumerate() {
            line(&format!("round {}", index + 1), sum)?;
        }
        line("end", self.end)?;
        writeln!(f, "\nsaid      was      times")?;
        for (said, was, count) in self.points() {
            writeln!(f, "{said:.3}     {was:.3}    {count}")?;
        }
        Ok(())
    }
}
