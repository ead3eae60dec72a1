//! The race between the choices at the root.
//!
//! All choices that are still in the race are tried in the same imagined worlds, so that luck is the same for all and
//! their differences show soon. A choice that is surely worse than the best is out. What instinct thought beforehand
//! counts as much as it has proved to tell.

use super::tree::NodeId;
use crate::fitted::HUNCHES;
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

/// Kinds of questions that instinct knows equally much about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Kind {
    Draw,
    Discard,
    Setup,
    Play,
    Move,
    Name,
    Place,
    Other,
}

impl Kind {
    /// The number of kinds.
    pub(crate) const COUNT: usize = Kind::Other as usize + 1;

    /// The kind of a question.
    pub(crate) fn of(prompt: Prompt) -> Kind {
        match prompt {
            Prompt::Draw => Kind::Draw,
            Prompt::DiscardDown | Prompt::DiscardMore => Kind::Discard,
            Prompt::SetupHidden | Prompt::SetupWilderness => Kind::Setup,
            Prompt::Play | Prompt::PlayAnother => Kind::Play,
            Prompt::Move => Kind::Move,
            Prompt::NameFaction | Prompt::HeroToLookAt => Kind::Name,
            Prompt::HandToPlace | Prompt::CardToPlace | Prompt::HandToDiscard => Kind::Place,
            _ => Kind::Other,
        }
    }
}

impl Hunch {
    /// How much instinct has proved to tell about such questions.
    pub(crate) fn about(prompt: Prompt) -> Hunch {
        let (slope, doubt) = HUNCHES[Kind::of(prompt) as usize];
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
    /// What a net thinks of it in chances to win, and how far that tells.
    hint: f64,
    sure: f64,
    /// What it costs beside the chance to win.
    price: f64,
    /// How far what its rounds show is off, however many there are.
    bias: f64,
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
            hint: 0.0,
            sure: 0.0,
            price: 0.0,
            bias: 0.0,
            out: false,
        }
    }

    /// A net expects it to be so much better than the others, give or take `doubt`; and it costs something.
    pub(crate) fn counsel(&mut self, better: f64, doubt: f64, price: f64) {
        self.hint = better;
        self.sure = 1.0 / (doubt * doubt);
        self.price = price;
    }

    /// Whoever judges its rounds may be wrong about it by this much.
    pub(crate) fn judged_within(&mut self, bias: f64) {
        self.bias = bias;
    }

    fn variance(&self) -> f64 {
        let expected = SPREAD * SPREAD * SPREAD_ROUNDS;
        (self.squares + expected) / (f64::from(self.rounds) + SPREAD_ROUNDS)
    }

    /// How much better than the others it is believed to be, and how far that may be wrong.
    fn belief(&self, hunch: Hunch) -> (f64, f64) {
        let counted = f64::from(self.rounds) / self.variance();
        // Many rounds tell no more than whoever judges them knows.
        let kept = 1.0 / (1.0 + counted * self.bias * self.bias);
        let seen = counted * kept;
        let felt = 1.0 / (hunch.doubt * hunch.doubt);
        let all = seen + felt + self.sure;
        let shown = self.sum / self.variance() * kept;
        let better = (shown + hunch.slope * self.worth * felt + self.hint * self.sure) / all;
        (better - self.price, (1.0 / all).sqrt())
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

    /// What instinct thought of each choice, how much better than the others it did on average, and the square of how far
    /// that may be off by chance.
    pub(crate) fn found(&self) -> impl Iterator<Item = (f64, f64, f64)> + '_ {
        let rounds = |runner: &Runner| f64::from(runner.rounds.max(1));
        self.runners.iter().map(move |runner| {
            (
                runner.worth,
                runner.sum / rounds(runner),
                runner.variance() / rounds(runner),
            )
        })
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

    /// How much better than the others a choice is believed to be.
    pub(crate) fn better(&self, runner: &Runner) -> f64 {
        self.hunch.map_or(0.0, |hunch| runner.belief(hunch).0)
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
