//! Who won how often, by who played.

use crate::entrant::{Entrant, LineUp};
use crate::game::Played;
use crate::ladder::{Rung, fit};
use crate::program::Failing;
use crate::sprt::{Sprt, Verdict};
use lab::{Meeting, Share};
use serde::Serialize;

/// What came out of a contest so far.
#[derive(Clone, Debug)]
pub struct Standings {
    names: Vec<String>,
    line_ups: Vec<Vec<usize>>,
    results: Vec<Standing>,
    /// By line-up: what each entrant won there.
    meetings: Vec<Meeting>,
    /// By line-up: how the first entrant did in each deal, as a share of the games.
    deals: Vec<Vec<f64>>,
    games: u64,
    unfinished: u64,
    decisions: u64,
    turns: u64,
}

/// What one entrant won.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Standing {
    /// Who, as it was written.
    pub name: String,
    /// Games played, counted once for each seat.
    pub games: u64,
    /// Games won.
    pub wins: u64,
    /// The share won.
    pub share: f64,
    /// The lower end of the 95 % interval.
    pub low: f64,
    /// The upper end of the 95 % interval.
    pub high: f64,
    /// Games lost because the program failed; they are among the games.
    pub failures: Failures,
}

/// How programs failed.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Failures {
    /// It ended in the middle of a game, or did not start.
    pub crashed: u64,
    /// It took too long.
    pub late: u64,
    /// It gave no legal choice.
    pub illegal: u64,
}

impl Failures {
    fn add(&mut self, failing: &Failing) {
        match failing {
            Failing::NoStart(_) | Failing::Protocol(_) | Failing::Crashed => self.crashed += 1,
            Failing::Late => self.late += 1,
            Failing::Illegal(_) => self.illegal += 1,
        }
    }

    /// The sum of all kinds of failures.
    pub fn all(self) -> u64 {
        self.crashed + self.late + self.illegal
    }
}

impl Standings {
    pub(crate) fn new(entrants: &[Entrant], line_ups: &[LineUp]) -> Standings {
        let result = |entrant: &Entrant| Standing {
            name: entrant.name.clone(),
            games: 0,
            wins: 0,
            share: 0.0,
            low: 0.0,
            high: 1.0,
            failures: Failures::default(),
        };
        Standings {
            names: entrants.iter().map(|entrant| entrant.name.clone()).collect(),
            line_ups: line_ups.iter().map(|line_up| line_up.0.clone()).collect(),
            results: entrants.iter().map(result).collect(),
            meetings: line_ups
                .iter()
                .map(|line_up| Meeting::new(&line_up.0, entrants.len()))
                .collect(),
            deals: vec![Vec::new(); line_ups.len()],
            games: 0,
            unfinished: 0,
            decisions: 0,
            turns: 0,
        }
    }

    /// Counts all games of one deal.
    pub(crate) fn add(&mut self, line_up: usize, games: &[Played]) {
        for game in games {
            self.add_game(line_up, game);
        }
        let first = |game: &&Played| game.seats.get(winning_seat(game).unwrap_or(usize::MAX)) == Some(&0);
        let won = games.iter().filter(first).count();
        self.deals[line_up].push(won as f64 / games.len().max(1) as f64);
    }

    fn add_game(&mut self, line_up: usize, game: &Played) {
        self.games += 1;
        self.decisions += u64::from(game.decisions);
        self.turns += u64::from(game.turns);
        let winner = winning_seat(game);
        if let Some((seat, failing)) = &game.failed {
            self.unfinished += 1;
            let result = &mut self.results[game.seats[*seat]];
            result.failures.add(failing);
            result.games += 1;
            if let Some(other) = winner {
                self.results[game.seats[other]].games += 1;
            }
        } else {
            for &who in &game.seats {
                self.results[who].games += 1;
            }
        }
        if let Some(seat) = winner {
            self.results[game.seats[seat]].wins += 1;
            self.meetings[line_up].won(game.seats[seat], 1);
        }
        for result in &mut self.results {
            let share = Share::of(result.wins, result.games);
            (result.share, result.low, result.high) = (share.share, share.low, share.high);
        }
    }

    /// Games played.
    pub fn games(&self) -> u64 {
        self.games
    }

    /// What each entrant won, in the order in which they were named.
    pub fn results(&self) -> &[Standing] {
        &self.results
    }

    /// The ladder that explains all games best, the strongest first; empty unless different entrants met.
    pub fn ladder(&self) -> Vec<Rung> {
        fit(&self.names, &self.meetings)
    }

    /// Whether the first entrant is stronger than the others, as far as a test can tell.
    pub fn verdict(&self, sprt: &Sprt) -> Verdict {
        let shares = self.line_ups.iter().map(|seats| {
            let own = seats.iter().filter(|&&who| who == 0).count();
            (own, seats.len() - own)
        });
        sprt.judge(shares.zip(&self.deals).map(|(seats, deals)| (seats, deals.as_slice())))
    }

    /// As JSON. `line_ups` lists who sat together.
    pub fn to_json(&self, sprt: Option<&Sprt>) -> serde_json::Value {
        let names = |seats: &Vec<usize>| seats.iter().map(|&who| self.names[who].clone()).collect::<Vec<_>>();
        let per = |sum: u64| sum as f64 / self.games.max(1) as f64;
        let mut json = serde_json::json!({
            "games": self.games,
            "unfinished": self.unfinished,
            "decisions": self.decisions,
            "average_turns": per(self.turns),
            "line_ups": self.line_ups.iter().map(names).collect::<Vec<_>>(),
            "bots": self.results,
            "ladder": self.ladder(),
        });
        if let Some(sprt) = sprt {
            json["sprt"] = serde_json::json!(self.verdict(sprt));
        }
        json
    }
}

/// The seat that a game counts as won for: with two players whoever is left when the other fails.
fn winning_seat(game: &Played) -> Option<usize> {
    match &game.failed {
        None => game.winner,
        Some((seat, _)) if game.seats.len() == 2 => Some(1 - seat),
        Some(_) => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use lab::Thinking;

    fn played(seats: &[usize], winner: Option<usize>, failed: Option<(usize, Failing)>) -> Played {
        Played {
            seats: seats.to_vec(),
            winner,
            decisions: 100,
            turns: 20,
            failed,
        }
    }

    #[test]
    fn a_failure_is_a_loss_for_whoever_failed_and_for_nobody_else() {
        let mut entrants = Vec::new();
        let two = LineUp::parse("adept,novice", 2, Thinking::default(), &mut entrants).unwrap();
        let three = LineUp::parse("adept,novice,novice", 3, Thinking::default(), &mut entrants).unwrap();
        let mut standings = Standings::new(&entrants, &[two, three]);
        standings.add(
            0,
            &[
                played(&[0, 1], Some(1), None),
                played(&[1, 0], None, Some((1, Failing::Late))),
            ],
        );
        let result = |standings: &Standings, who: usize| {
            let result = &standings.results()[who];
            (result.games, result.wins, result.failures.all())
        };
        assert_eq!(result(&standings, 0), (2, 0, 1));
        assert_eq!(result(&standings, 1), (2, 2, 0), "with two players the other one wins");
        standings.add(1, &[played(&[0, 1, 1], None, Some((0, Failing::Crashed)))]);
        assert_eq!(result(&standings, 0), (3, 0, 2));
        assert_eq!(
            result(&standings, 1),
            (2, 2, 0),
            "with more the game counts for nobody else"
        );
        let json = standings.to_json(None);
        assert_eq!(json["bots"][0]["failures"]["late"], 1);
        assert_eq!(
            (json["games"].as_u64(), json["unfinished"].as_u64()),
            (Some(3), Some(2))
        );
    }
}
