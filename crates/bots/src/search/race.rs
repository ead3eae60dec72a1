//! The race between the choices at the root.
//!
//! All choices that are still in the race are tried in the same imagined worlds, so that luck is the same for all and
//! their differences show soon. A choice that is surely worse than the best is out. What instinct thought beforehand
//! counts as much as it has proved to tell.

use super::tree::NodeId;
use rules::Prompt;

/// What a round's result is expected to vary by, until it is known.
const SPREAD: f64 = 0.15;
/// Rounds that this expectation counts for.
const SPREAD_ROUNDS: f64 = 10.0;
/// Rounds before a choice can be out.
const FAIR: u32 = 8;

/// How much instinct tells about a choice.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Hunch {
    /// What a difference in worth means in chances to win.
    slope: f64,
    /// How far chances lie from that.
    doubt: f64,
}

impl Hunch {
    /// How much instinct has proved to tell about such questions.
    pub(crate) fn about(prompt: Prompt) -> Hunch {
        let (slope, doubt) = match prompt {
            Prompt::Draw => (0.04, 0.011),
            Prompt::DiscardDown | Prompt::DiscardMore => (0.05, 0.017),
            Prompt::SetupHidden | Prompt::SetupWilderness => (0.25, 0.017),
            Prompt::Play | Prompt::PlayAnother => (0.63, 0.04),
            Prompt::Move => (0.7, 0.027),
            Prompt::NameFaction | Prompt::HeroToLookAt => (0.05, 0.01),
            Prompt::HandToPlace | Prompt::CardToPlace | Prompt::HandToDiscard => (0.9, 0.02),
            _ => (0.6, 0.05),
        };
        Hunch { slope, doubt }
    }
}

/// A choice in the race.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Runner {
    /// Its place in the listing of choices.
    pub(crate) index: usize,
    pub(crate) node: NodeId,
    /// What instinct thinks of it.
    worth: f64,
    /// How much better than the average of its rounds it did, in sum.
    sum: f64,
    squares: f64,
    rounds: u32,
    pub(crate) out: bool,
}

impl Runner {
    pub(crate) fn new(index: usize, node: NodeId, worth: f32) -> Runner {
        Runner {
            index,
            node,
            worth: f64::from(worth),
            sum: 0.0,
            squares: 0.0,
            rounds: 0,
            out: false,
        }
    }

    fn variance(&self) -> f64 {
        let expected = SPREAD * SPREAD * SPREAD_ROUNDS;
        (self.squares + expected) / (f64::from(self.rounds) + SPREAD_ROUNDS)
    }

    /// How much better than the others it is believed to be, and how far that may be wrong.
    fn belief(&self, hunch: Hunch) -> (f64, f64) {
        let seen = f64::from(self.rounds) / self.variance();
        let felt = 1.0 / (hunch.doubt * hunch.doubt);
        let better = (self.sum / self.variance() + hunch.slope * self.worth * felt) / (seen + felt);
        (better, (1.0 / (seen + felt)).sqrt())
    }
}

/// All choices of a question.
#[derive(Debug, Default)]
pub(crate) struct Race {
    pub(crate) runners: Vec<Runner>,
    hunch: Option<Hunch>,
}

impl Race {
    /// What several races about the same question showed together.
    pub(crate) fn together<'a>(mut races: impl Iterator<Item = &'a Race>) -> Race {
        let Some(first) = races.next() else {
            return Race::default();
        };
        let mut all = Race {
            runners: first.runners.clone(),
            hunch: first.hunch,
        };
        let mut outs: Vec<usize> = first.runners.iter().map(|runner| usize::from(runner.out)).collect();
        let mut count = 1;
        for race in races {
            count += 1;
            for ((mine, theirs), outs) in all.runners.iter_mut().zip(&race.runners).zip(&mut outs) {
                mine.sum += theirs.sum;
                mine.squares += theirs.squares;
                mine.rounds += theirs.rounds;
                *outs += usize::from(theirs.out);
            }
        }
        // Later rounds are among better choices: what most races threw out stays out.
        for (runner, outs) in all.runners.iter_mut().zip(outs) {
            runner.out = 2 * outs > count;
        }
        all
    }

    /// Begins a race.
    pub(crate) fn begin(&mut self, prompt: Prompt) {
        self.runners.clear();
        self.hunch = Some(Hunch::about(prompt));
    }

    pub(crate) fn enter(&mut self, runner: Runner) {
        self.runners.push(runner);
    }

    /// How many choices are still in the race.
    pub(crate) fn running(&self) -> usize {
        self.runners.iter().filter(|runner| !runner.out).count()
    }

    /// What a round showed: the values of the runners that are still in the race, by their places.
    pub(crate) fn round(&mut self, values: &[f32], doubt: f64) {
        let Some(hunch) = self.hunch else { return };
        let running = || self.runners.iter().zip(values).filter(|(runner, _)| !runner.out);
        let count = running().count().max(1) as f64;
        let average = running().map(|(_, &value)| f64::from(value)).sum::<f64>() / count;
        for (runner, &value) in self.runners.iter_mut().zip(values).filter(|(runner, _)| !runner.out) {
            let better = f64::from(value) - average;
            runner.sum += better;
            runner.squares += better * better;
            runner.rounds += 1;
        }
        let beliefs = self
            .runners
            .iter()
            .filter(|runner| !runner.out)
            .map(|runner| runner.belief(hunch));
        let (best, error) = beliefs.fold(
            (f64::NEG_INFINITY, 0.0),
            |best, other| if other.0 > best.0 { other } else { best },
        );
        for runner in self
            .runners
            .iter_mut()
            .filter(|runner| !runner.out && runner.rounds >= FAIR)
        {
            let (better, its_error) = runner.belief(hunch);
            runner.out = better + doubt * (its_error * its_error + error * error).sqrt() < best;
        }
    }

    /// The choices, the best first.
    pub(crate) fn ranking(&self) -> Vec<Runner> {
        let mut ranking = self.runners.clone();
        if let Some(hunch) = self.hunch {
            let better = |runner: &Runner| runner.belief(hunch).0;
            ranking.sort_by(|one, other| one.out.cmp(&other.out).then(better(other).total_cmp(&better(one))));
        }
        ranking
    }
}
