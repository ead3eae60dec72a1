//! How strong everybody is who met at some tables, in the numbers chess players know.
//!
//! Everybody at a table has a strength, and a player wins as often as their share of the strengths at the table says.
//! Strengths that explain all results best are found by going round (Hunter's way of fitting such models); 400 points
//! more mean ten times the strength.

use super::Z;
use super::regression::inverse;

/// A table at which some met.
#[derive(Clone, Debug)]
pub struct Meeting {
    seats: Vec<f64>,
    wins: Vec<f64>,
}

impl Meeting {
    /// A table where these sit, of `everybody`; nothing was played yet.
    pub fn new(line_up: &[usize], everybody: usize) -> Meeting {
        let mut seats = vec![0.0; everybody];
        for &who in line_up {
            seats[who] += 1.0;
        }
        Meeting {
            seats,
            wins: vec![0.0; everybody],
        }
    }

    /// Somebody won games there. Games that nobody won say nothing about who is stronger.
    pub fn won(&mut self, who: usize, games: u64) {
        self.wins[who] += games as f64;
    }

    /// Games that somebody won.
    pub(crate) fn games(&self) -> f64 {
        self.wins.iter().sum()
    }

    /// How often each wins there, if these are the strengths.
    fn shares(&self, strengths: &[f64]) -> Vec<f64> {
        let all = self.weight(strengths);
        let seats = self.seats.iter().zip(strengths);
        seats.map(|(seats, strength)| seats * strength / all).collect()
    }

    fn weight(&self, strengths: &[f64]) -> f64 {
        let seats = self.seats.iter().zip(strengths);
        seats.map(|(seats, strength)| seats * strength).sum()
    }

    /// Whether it tells how strong somebody is, compared with others.
    pub(crate) fn tells_of(&self, who: usize) -> bool {
        self.seats[who] > 0.0 && self.seats.iter().filter(|&&seats| seats > 0.0).count() > 1 && self.games() > 0.0
    }
}

/// How strong somebody is.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Strength {
    /// The number of the entrant.
    pub who: usize,
    /// The points; the weakest has none.
    pub points: f64,
    /// How sure the distance from the weakest is: the 95 % interval reaches this far up and down.
    pub give_or_take: f64,
}

/// Points for ten times the strength.
const PER_TEN: f64 = 400.0;
/// Strengths that change by less than this, as logarithms, change no more.
const STILL: f64 = 1e-9;
/// Rounds after which it ends in any case; a few hundred are usual.
const MOST_ROUNDS: usize = 100_000;

/// The strengths of all who met somebody else, the strongest first; nobody's if nobody did.
///
/// ```
/// use lab::{Meeting, strengths};
/// let mut meeting = Meeting::new(&[0, 1], 2);
/// meeting.won(0, 1_000);
/// meeting.won(1, 10_000);
/// let strengths = strengths(&[meeting]);
/// assert_eq!(strengths[0].who, 1);
/// assert!((strengths[0].points - 400.0).abs() < 1.0);
/// ```
pub fn strengths(meetings: &[Meeting]) -> Vec<Strength> {
    let everybody = meetings.first().map_or(0, |meeting| meeting.seats.len());
    let tells = |who: usize| meetings.iter().any(|meeting| meeting.tells_of(who));
    let known: Vec<usize> = (0..everybody).filter(|&who| tells(who)).collect();
    if known.len() < 2 {
        return Vec::new();
    }
    let found = find(meetings, &known);
    let points = |who: usize| PER_TEN * found[who].log10();
    let Some(&weakest) = known
        .iter()
        .min_by(|one, other| points(**one).total_cmp(&points(**other)))
    else {
        return Vec::new();
    };
    let above: Vec<usize> = known.iter().copied().filter(|&who| who != weakest).collect();
    let shares: Vec<(f64, Vec<f64>)> = meetings
        .iter()
        .map(|meeting| (meeting.games(), meeting.shares(&found)))
        .collect();
    // What the games tell about the logarithms of the strengths, the weakest one's being given.
    let unsure = inverse(above.len(), |row, column| {
        let (one, other) = (above[row], above[column]);
        let told = shares.iter().map(|(games, shares)| {
            let both = if row == column { shares[one] } else { 0.0 };
            games * (both - shares[one] * shares[other])
        });
        told.sum()
    });
    let mut strengths = vec![Strength {
        who: weakest,
        points: 0.0,
        give_or_take: 0.0,
    }];
    for (index, &who) in above.iter().enumerate() {
        strengths.push(Strength {
            who,
            points: points(who) - points(weakest),
            give_or_take: Z * PER_TEN / std::f64::consts::LN_10 * unsure[index][index].sqrt(),
        });
    }
    strengths.sort_by(|one, other| other.points.total_cmp(&one.points));
    strengths
}

/// The strengths that explain the results best; those of the known multiply to 1.
fn find(meetings: &[Meeting], known: &[usize]) -> Vec<f64> {
    let everybody = meetings.first().map_or(0, |meeting| meeting.seats.len());
    let mut strengths = vec![1.0_f64; everybody];
    for _ in 0..MOST_ROUNDS {
        let before = strengths.clone();
        for &who in known {
            let met = || meetings.iter().filter(|meeting| meeting.tells_of(who));
            let wins: f64 = met().map(|meeting| meeting.wins[who]).sum();
            let chances: f64 = met()
                .map(|meeting| meeting.games() * meeting.seats[who] / meeting.weight(&strengths))
                .sum();
            // Half a win in half a game keeps whoever never won on the ladder.
            strengths[who] = (wins + 0.5) / (chances + 0.5);
        }
        let middle = known.iter().map(|&who| strengths[who].ln()).sum::<f64>() / known.len() as f64;
        known.iter().for_each(|&who| strengths[who] /= middle.exp());
        let moved = known.iter().map(|&who| (strengths[who] / before[who]).ln().abs());
        if moved.fold(0.0, f64::max) < STILL {
            break;
        }
    }
    strengths
}

#[cfg(test)]
mod tests {
    use super::*;

    fn meeting(line_up: &[usize], everybody: usize, wins: &[u64]) -> Meeting {
        let mut meeting = Meeting::new(line_up, everybody);
        for (who, &games) in wins.iter().enumerate() {
            meeting.won(who, games);
        }
        meeting
    }

    #[test]
    fn ten_times_the_wins_are_four_hundred_points() {
        let ladder = strengths(&[meeting(&[0, 1], 3, &[1_000, 10_000, 0])]);
        assert_eq!(ladder.len(), 2, "one was absent");
        assert!((ladder[0].points - 400.0).abs() < 1.0, "{ladder:?}");
        assert_eq!((ladder[1].points, ladder[1].give_or_take), (0.0, 0.0));
    }

    #[test]
    fn without_a_meeting_there_is_no_ladder() {
        assert!(strengths(&[]).is_empty());
        assert!(strengths(&[meeting(&[0, 0], 2, &[10, 0])]).is_empty());
        assert!(
            strengths(&[meeting(&[0, 1], 2, &[0, 0])]).is_empty(),
            "nothing was won yet"
        );
    }

    /// Two who met once are as sure as their games: the logarithm of a ratio of 3 to 1 in 400 games.
    #[test]
    fn two_are_as_sure_as_their_games() {
        let ladder = strengths(&[meeting(&[0, 1], 2, &[300, 100])]);
        let exact = 1.96 * 400.0 / std::f64::consts::LN_10 / (400.0_f64 * 0.75 * 0.25).sqrt();
        assert!((ladder[0].give_or_take - exact).abs() < 0.5, "{ladder:?} and {exact}");
    }

    /// Whoever met the weakest only through others is less sure than each step of the way.
    #[test]
    fn doubts_add_up_along_a_chain() {
        let chain = [meeting(&[0, 1], 3, &[300, 100, 0]), meeting(&[1, 2], 3, &[0, 300, 100])];
        let ladder = strengths(&chain);
        assert_eq!(ladder.iter().map(|rung| rung.who).collect::<Vec<_>>(), [0, 1, 2]);
        let (far, near) = (ladder[0].give_or_take, ladder[1].give_or_take);
        assert!((far / near - 2.0_f64.sqrt()).abs() < 0.02, "{far} and {near}");
    }

    /// A long chain takes many rounds; what is found then explains the results.
    #[test]
    fn rounds_go_on_until_nothing_moves() {
        let count = 12;
        let chain: Vec<Meeting> = (1..count)
            .map(|who| {
                let mut meeting = Meeting::new(&[who - 1, who], count);
                meeting.won(who - 1, 200_000);
                meeting.won(who, 400_000);
                meeting
            })
            .collect();
        let ladder = strengths(&chain);
        let step = 400.0 * 2.0_f64.log10();
        let whole = ladder[0].points;
        assert!((whole - 11.0 * step).abs() < 1.0, "{whole} and {}", 11.0 * step);
    }
}
