//! Playing a contest on all cores.

use crate::arrangement::arrangements;
use crate::entrant::{Entrant, Kind, LineUp};
use crate::error::ContestError;
use crate::game::{Crew, Pairing, Played};
use crate::program::Program;
use crate::sprt::Sprt;
use crate::standings::Standings;
use rules::Setup;
use std::collections::BTreeMap;
use std::ops::ControlFlow;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::mpsc;
use std::time::Duration;

/// Who meets whom, and how often.
pub struct Contest {
    /// All who play.
    pub entrants: Vec<Entrant>,
    /// Who sits together.
    pub line_ups: Vec<LineUp>,
    /// The game; its number of players is that of the line-ups.
    pub setup: Setup,
    /// Games of each line-up, at least: deals are always played in every order of the seats.
    pub games: u64,
    /// What all deals and all dice come from.
    pub seed: String,
    /// The longest time a program may take for a choice.
    pub time: Duration,
    /// Threads that play.
    pub threads: usize,
    /// When to stop early.
    pub sprt: Option<Sprt>,
}

/// How far a contest is.
pub struct Progress<'a> {
    /// Games played.
    pub done: u64,
    /// Games to play, if nothing stops earlier.
    pub games: u64,
    /// What came out so far.
    pub standings: &'a Standings,
}

/// One deal of one line-up, in every order of the seats.
struct Deal {
    line_up: usize,
    number: u64,
}

impl Contest {
    /// Plays until all games are played, the test has decided, or `progress` breaks it off; what was played is told.
    ///
    /// # Errors
    /// A [`ContestError`] if a program does not start at all.
    pub fn run(&self, mut progress: impl FnMut(Progress<'_>) -> ControlFlow<()>) -> Result<Standings, ContestError> {
        self.try_programs()?;
        let orders: Vec<Vec<Vec<usize>>> = self.line_ups.iter().map(|line_up| arrangements(&line_up.0)).collect();
        let deals = self.deals(&orders);
        let games = deals.iter().map(|deal| orders[deal.line_up].len() as u64).sum();
        let mut standings = Standings::new(&self.entrants, &self.line_ups);
        let (next, stop) = (AtomicUsize::new(0), AtomicBool::new(false));
        std::thread::scope(|scope| {
            let (tell, hear) = mpsc::channel();
            for _ in 0..self.threads.clamp(1, deals.len().max(1)) {
                let tell = tell.clone();
                let (next, stop, deals, orders) = (&next, &stop, &deals, &orders);
                scope.spawn(move || self.work(next, stop, deals, orders, &tell));
            }
            drop(tell);
            self.gather(&hear, &deals, games, &stop, &mut standings, &mut progress);
        });
        Ok(standings)
    }

    /// A program that cannot play at all is told before anything is played.
    fn try_programs(&self) -> Result<(), ContestError> {
        for entrant in &self.entrants {
            if let Kind::Program(command) = &entrant.kind {
                Program::start(command, self.time).map_err(|failing| ContestError::Program {
                    name: entrant.name.clone(),
                    failing,
                })?;
            }
        }
        Ok(())
    }

    /// All deals, those of different line-ups by turns, so that a test sees all of them early.
    fn deals(&self, orders: &[Vec<Vec<usize>>]) -> Vec<Deal> {
        let enough = |line_up: usize| self.games.div_ceil(orders[line_up].len() as u64);
        let most = (0..orders.len()).map(enough).max().unwrap_or(0);
        let deals = (0..most).flat_map(|number| (0..orders.len()).map(move |line_up| Deal { line_up, number }));
        deals.filter(|deal| deal.number < enough(deal.line_up)).collect()
    }

    fn work(
        &self,
        next: &AtomicUsize,
        stop: &AtomicBool,
        deals: &[Deal],
        orders: &[Vec<Vec<usize>>],
        tell: &mpsc::Sender<(usize, Vec<Played>)>,
    ) {
        let table = Pairing {
            entrants: &self.entrants,
            setup: self.setup,
            time: self.time,
        };
        let mut crew = Crew::default();
        // A deal is always played to its end: half of one would favor somebody.
        while !stop.load(Ordering::Relaxed) {
            let index = next.fetch_add(1, Ordering::Relaxed);
            let Some(deal) = deals.get(index) else { break };
            let cards = format!("{}/{}/{}", self.seed, self.setup.players(), deal.number);
            let played = orders[deal.line_up]
                .iter()
                .enumerate()
                .map(|(order, seats)| {
                    let name = format!("{cards}/{}/{order}", deal.line_up);
                    table.play(&mut crew, &cards, &name, seats)
                })
                .collect();
            if tell.send((index, played)).is_err() {
                break;
            }
        }
    }

    /// Counts deals in their order, whatever the number of threads, so that a test decides the same everywhere.
    fn gather(
        &self,
        hear: &mpsc::Receiver<(usize, Vec<Played>)>,
        deals: &[Deal],
        games: u64,
        stop: &AtomicBool,
        standings: &mut Standings,
        progress: &mut impl FnMut(Progress<'_>) -> ControlFlow<()>,
    ) {
        let mut early = BTreeMap::new();
        let mut counted = 0;
        let mut decided = false;
        loop {
            match hear.recv_timeout(Duration::from_millis(100)) {
                Ok((index, played)) => drop(early.insert(index, played)),
                Err(mpsc::RecvTimeoutError::Timeout) => {}
                Err(mpsc::RecvTimeoutError::Disconnected) => break,
            }
            while let Some(played) = (!decided).then(|| early.remove(&counted)).flatten() {
                standings.add(deals[counted].line_up, &played);
                counted += 1;
                decided = self
                    .sprt
                    .is_some_and(|sprt| standings.verdict(&sprt).stronger.is_some());
            }
            let now = Progress {
                done: standings.games(),
                games,
                standings: &*standings,
            };
            if progress(now).is_break() || decided {
                stop.store(true, Ordering::Relaxed);
            }
        }
        if !decided {
            // Broken off: what other threads played further on counts as well.
            for (index, played) in early {
                standings.add(deals[index].line_up, &played);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use lab::Thinking;

    fn contest(line_ups: &[&str], players: u8, games: u64) -> Contest {
        let mut entrants = Vec::new();
        let line_ups = line_ups
            .iter()
            .map(|text| LineUp::parse(text, players, Thinking::Iterations(5), &mut entrants).unwrap())
            .collect();
        Contest {
            entrants,
            line_ups,
            setup: Setup::new(players).unwrap(),
            games,
            seed: "contest".to_owned(),
            time: Duration::from_secs(5),
            threads: 2,
            sprt: None,
        }
    }

    #[test]
    fn the_same_contest_gives_the_same_result_on_any_number_of_threads() {
        let mut one = contest(&["adept,novice,random", "novice,random,random"], 3, 30);
        let two = one.run(|_| ControlFlow::Continue(())).unwrap();
        one.threads = 1;
        let alone = one.run(|_| ControlFlow::Continue(())).unwrap();
        assert_eq!(two.to_json(None), alone.to_json(None));
        assert_eq!(two.games(), 60);
        let ladder: Vec<String> = two.ladder().into_iter().map(|rung| rung.name).collect();
        assert_eq!(ladder, ["adept", "novice", "random"]);
    }

    #[test]
    fn a_test_stops_when_it_knows() {
        let mut contest = contest(&["adept,random"], 2, 100_000);
        contest.sprt = Some(Sprt::default());
        let standings = contest.run(|_| ControlFlow::Continue(())).unwrap();
        assert_eq!(standings.verdict(&Sprt::default()).stronger, Some(true));
        assert!(standings.games() < 2_000, "{}", standings.games());
        contest.threads = 1;
        assert_eq!(
            contest.run(|_| ControlFlow::Continue(())).unwrap().games(),
            standings.games()
        );
    }

    #[test]
    fn what_is_broken_off_tells_what_there_is() {
        let contest = contest(&["novice,random"], 2, 1_000_000);
        let standings = contest.run(|progress| match progress.done {
            0..20 => ControlFlow::Continue(()),
            _ => ControlFlow::Break(()),
        });
        let games = standings.unwrap().games();
        assert!((20..100_000).contains(&games) && games.is_multiple_of(2), "{games}");
    }

    #[test]
    fn a_program_that_does_not_start_is_told_before_anything_is_played() {
        let contest = contest(&["./no-such-program,random"], 2, 10);
        assert!(matches!(
            contest.run(|_| ControlFlow::Continue(())),
            Err(ContestError::Program { .. })
        ));
    }
}
