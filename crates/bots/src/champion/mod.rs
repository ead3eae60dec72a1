//! Champion: searches as a Master does, with nets that were trained by playing themselves.
//!
//! A net judges where a line leads, another says beforehand what looks good and reads the others' leaders; and every choice
//! has a price, which is how well the others could then read the Champion's own leader.

mod secrecy;

use crate::adept::{myself, no_question};
use crate::belief::even;
use crate::master::{chances, conclude, search_all};
use crate::search::{Counsel, Race, Search, Settings};
use crate::taste::Taste;
use crate::{Belief, Bot, Budget, Character, Dice, Level, Reason, Reasons, Thought};
use encoding::{Deeds, OBSERVATION_SIZE, SHOWN_SIZE, observe, write_shown};
use nets::{Judge, Mind, Policy, WeightsError};
use rules::{Choice, MOST_PLAYERS, Memory, Seat, View};
use secrecy::prices;
use std::sync::Arc;

/// What a Champion knows from training.
pub struct Nets {
    /// What to do, and what the others are.
    pub policy: Policy,
    /// Everybody's chances in a world.
    pub judge: Arc<Judge>,
}

impl Nets {
    /// Reads both files of weights.
    ///
    /// # Errors
    /// A [`WeightsError`] that says what is wrong with one of them.
    pub fn read(policy: &[u8], judge: &[u8]) -> Result<Nets, WeightsError> {
        Ok(Nets {
            policy: Policy::read(policy)?,
            judge: Arc::new(Judge::read(judge)?),
        })
    }
}

/// The nets that come with the program, read once; none if they are damaged.
#[cfg(feature = "champion")]
pub(crate) fn trained() -> Option<Arc<Nets>> {
    use nets::embedded::{JUDGE, POLICY};
    static TRAINED: std::sync::LazyLock<Option<Arc<Nets>>> =
        std::sync::LazyLock::new(|| Nets::read(POLICY, JUDGE).ok().map(Arc::new));
    TRAINED.clone()
}

/// How a Champion weighs what its nets say.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Temper {
    /// What it is worth that nobody can read its leader, in chances to win: 0 hides nothing, 0.06 much.
    pub hide: f32,
    /// What one step in the logarithm of the policy's chances means in chances to win.
    pub slope: f32,
    /// How far that may be wrong.
    pub doubt: f32,
    /// Choices that are worse by so much are chosen about a third as often.
    pub whim: f32,
    /// How far its judge may be off about a choice, however often it is asked, in chances to win.
    pub bias: f32,
    /// Turns that are played on by instinct before it judges.
    pub turns: u32,
    /// Whether those it imagines learn from what is shown in an imagined game.
    pub rivals_learn: bool,
    /// Whether it keeps apart what an opponent would do with each leader.
    pub leaders_apart: bool,
}

impl Temper {
    /// What was found to be strong and hard to read.
    pub const USUAL: Temper = Temper {
        hide: 0.04,
        slope: 0.02,
        doubt: 0.03,
        whim: 0.001,
        bias: 0.01,
        turns: 4,
        rivals_learn: true,
        leaders_apart: true,
    };

    /// How somebody of this temper searches.
    fn settings(&self) -> Settings {
        Settings {
            turns: self.turns,
            leaders_apart: self.leaders_apart,
            rivals_learn: self.rivals_learn,
            bias: f64::from(self.bias),
            ..Settings::JUDGED
        }
    }
}

/// Chances smaller than this are all the same to it, as a logarithm.
const UNLIKELY: f32 = -5.0;

/// Plays by a search that trained nets guide. With a budget of no iterations it does not search: it plays by the policy
/// alone, within a millisecond.
pub struct Champion {
    seed: u64,
    budget: Budget,
    nets: Arc<Nets>,
    temper: Temper,
    searches: Vec<Search>,
    belief: Option<Belief>,
    mind: Mind,
    thought_for: Option<Seat>,
    character: Character,
}

impl Champion {
    /// A Champion with this budget for each decision.
    pub fn new(seed: u64, budget: Budget, nets: Arc<Nets>) -> Champion {
        let threads = if cfg!(target_arch = "wasm32") {
            1
        } else {
            budget.threads.max(1)
        };
        Champion {
            seed,
            budget,
            temper: Temper::USUAL,
            searches: searches(threads, &Temper::USUAL, &nets.judge),
            belief: None,
            mind: Mind::new(&nets.policy),
            nets,
            thought_for: None,
            character: Character::Even,
        }
    }

    /// This Champion with another temper.
    #[must_use]
    pub fn with_temper(self, temper: Temper) -> Champion {
        let searches = searches(self.searches.len(), &temper, &self.nets.judge);
        Champion {
            temper,
            searches,
            ..self
        }
    }

    /// What it believes in the place of somebody who remembers this.
    fn believe(&mut self, memory: &Memory) -> Option<&mut Belief> {
        match &mut self.belief {
            Some(belief) => belief.catch_up(memory),
            None => self.belief = Belief::of(memory, self.seed),
        }
        self.belief.as_mut()
    }

    /// What the policy makes of the question: logarithms of the chances of the choices. What it read is in the mind.
    fn consult(&mut self, view: &View, me: Seat, deeds: &Deeds) -> Vec<f32> {
        let (mut observation, mut shown) = ([0; OBSERVATION_SIZE], [0; SHOWN_SIZE]);
        observe(view, me, deeds, &mut observation);
        write_shown(view, me, &mut shown);
        let policy = &self.nets.policy;
        policy.look(&observation, &mut self.mind);
        let mut likely = vec![0.0; view.choices().len()];
        policy.choices(&self.mind, view.choices(), me, view.players(), &shown, &mut likely);
        likely
    }

    /// What is known about the choices before any is tried.
    fn counsel(&self, likely: &[f32], prices: Vec<f64>) -> Counsel {
        let cut = |chance: &f32| f64::from(chance.max(UNLIKELY));
        let mean = likely.iter().map(cut).sum::<f64>() / likely.len().max(1) as f64;
        let slope = f64::from(self.temper.slope);
        Counsel {
            hints: likely.iter().map(|chance| slope * (cut(chance) - mean)).collect(),
            doubt: f64::from(self.temper.doubt),
            prices,
        }
    }

    /// The place in the ranking that is chosen: the best, or one that is hardly worse.
    fn pick(&self, dice: &mut Dice) -> usize {
        let race = Race::together(self.searches.iter().map(|search| &search.race));
        let ranking = race.ranking();
        let Some(best) = ranking.first().map(|runner| race.better(runner)) else {
            return 0;
        };
        let weight = |better: f64| nets::exp(((better - best) / f64::from(self.temper.whim.max(1e-6))) as f32);
        let weights: Vec<f32> = ranking
            .iter()
            .map(|runner| if runner.out { 0.0 } else { weight(race.better(runner)) })
            .collect();
        let mut left = dice.unit() * weights.iter().sum::<f32>();
        for (place, weight) in weights.iter().enumerate() {
            left -= weight;
            if left < 0.0 {
                return place;
            }
        }
        0
    }
}

/// A search for each thread.
fn searches(threads: usize, temper: &Temper, judge: &Arc<Judge>) -> Vec<Search> {
    let search = |_| Search::new(temper.settings()).judged_by(Arc::clone(judge));
    (0..threads).map(search).collect()
}

impl Bot for Champion {
    fn level(&self) -> Level {
        Level::Champion
    }

    fn think(&mut self, memory: &Memory) -> Option<Thought> {
        self.thought_for = None;
        let view = &memory.now().as_if_first();
        let (me, own) = myself(view)?;
        let mut dice = Dice::at(self.seed, memory.point());
        if let Some(thought) = no_question(view, &mut dice) {
            return Some(thought);
        }
        let budget = self.budget.clone();
        let clock = budget.begin();
        let deeds = Deeds::of(memory);
        let likely = self.consult(view, me, &deeds);
        if budget.iterations == Some(0) {
            let best = (0..likely.len()).max_by(|&one, &other| likely[one].total_cmp(&likely[other]))?;
            return Some(Thought {
                choice: *view.choices().get(best)?,
                reasons: Reasons::from(Reason::Whim),
            });
        }
        let leaders = self.nets.policy.leaders(&self.mind, me, own, view.players());
        let hide = if view.players() == 2 { 0.0 } else { self.temper.hide };
        let nets = Arc::clone(&self.nets);
        let prices = prices(&nets.policy, &mut self.mind, view, me, own, &deeds, hide, &mut dice);
        let mut counsel = self.counsel(&likely, prices);
        counsel.liking(&Taste::of(self.character, &deeds, me).liked(view, me, own, &mut dice));
        for search in &mut self.searches {
            search.counsel = counsel.clone();
        }
        let mut belief = self.believe(memory)?.clone();
        belief.trust(&leaders);
        search_all(&mut self.searches, &belief, me, &budget, clock, &mut dice);
        self.thought_for = Some(me);
        let place = self.pick(&mut dice);
        conclude(&self.searches, me, place)
    }

    fn leaders(&mut self, memory: &Memory) -> [[f32; 6]; MOST_PLAYERS] {
        let view = &memory.now().as_if_first();
        let Some((me, own)) = myself(view) else {
            return even(view);
        };
        self.consult(view, me, &Deeds::of(memory));
        let leaders = self.nets.policy.leaders(&self.mind, me, own, view.players());
        match self.believe(memory).cloned() {
            Some(mut belief) => {
                belief.trust(&leaders);
                belief.leaders()
            }
            None => even(view),
        }
    }

    fn set_character(&mut self, character: Character) {
        self.character = character;
    }

    fn set_budget(&mut self, budget: Budget) {
        self.budget = budget;
    }

    fn chances(&self) -> Vec<(Choice, f32)> {
        self.thought_for.map_or_else(Vec::new, |me| chances(&self.searches, me))
    }
}
