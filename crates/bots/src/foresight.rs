//! Looking ahead for others: what every choice leads to, as a Master sees it, and how everybody's chances stand. Work
//! comes in small rounds, which may stop at any time.

use crate::adept::myself;
use crate::instinct::{Care, Feel, Worths};
use crate::judgement::Judgement;
use crate::reasoning::explain;
use crate::rollout::Rollout;
use crate::search::{Search, Settings};
use crate::{Belief, Dice, Habits, Reasons};
use rules::{Choices, MOST_PLAYERS, Seat, World};
use told::Prospect;

/// Turns after which a game that does not end is judged as it stands.
const TOO_LONG: u32 = 40;
/// Noise in the play of everybody.
const BLUR: f32 = 0.01;

/// Plays imagined games to their ends, everybody by instinct.
pub struct Foresight {
    dice: Dice,
    rollout: Rollout,
}

impl Foresight {
    /// Somebody who looks ahead; the same seed sees the same.
    pub fn new(seed: u64) -> Foresight {
        Foresight {
            dice: Dice::new(seed),
            rollout: Rollout::new(BLUR),
        }
    }

    /// Plays a world to its end once: 1 for the winner, 0 for everybody else.
    pub fn play_out(&mut self, mut world: World) -> [f32; MOST_PLAYERS] {
        self.rollout.begin();
        let until = world.turn() + TOO_LONG;
        let mut dice = Dice::new(self.dice.seed());
        self.rollout.play(&mut world, &mut dice, |world| world.turn() >= until)
    }

    /// Shuffles what nobody can know of a world that is otherwise known, and plays it to its end once.
    pub fn play_out_shuffled(&mut self, mut world: World) -> [f32; MOST_PLAYERS] {
        world.shuffle_harbor(self.dice.generator());
        self.play_out(world)
    }
}

/// The choices of one decision, weighed as a Master weighs them, a little at a time.
pub struct Weighing {
    me: Seat,
    belief: Belief,
    dice: Dice,
    search: Search,
    /// By their places in the listing.
    reasons: Vec<Reasons>,
    rounds: u32,
}

impl Weighing {
    /// Begins to weigh what a player may choose who believes this, where the memory of the belief ends. None if the player
    /// is asked nothing there.
    pub fn begin(belief: &Belief, seed: u64) -> Option<Weighing> {
        let (me, leader) = myself(belief.memory().now())?;
        let mut dice = Dice::at(seed, belief.memory().point());
        let mut belief = belief.clone();
        let world = belief.imagine(&mut dice);
        let aligned = belief.aligned();
        let mut search = Search::new(Settings::USUAL);
        search.sees(belief.shown());
        search.begin(&world, me, aligned);
        let (mut choices, mut worths) = (Choices::new(), Worths::new());
        world.choices_into(me, &mut choices);
        let feel =
            Feel::new(Judgement::fitted(), &world, me, leader, &aligned).hiding(&belief.shown(), Habits::MASTER.hides);
        feel.weigh(&world, &choices, &mut worths, Care::Thorough);
        let reasons = (0..choices.len())
            .map(|index| explain(&feel, &world, &choices, index, worths.as_slice()))
            .collect();
        Some(Weighing {
            me,
            belief,
            dice,
            search,
            reasons,
            rounds: 0,
        })
    }

    /// Follows every choice that may still be the best through one possible game, all with the same luck.
    pub fn round(&mut self) {
        let world = self.belief.imagine(&mut self.dice);
        self.search.round(&world, &mut self.dice);
        self.rounds += 1;
    }

    /// How many rounds there were.
    pub fn rounds(&self) -> u32 {
        self.rounds
    }

    /// Whether more rounds would change nothing: one choice is surely the best.
    pub fn is_sure(&self) -> bool {
        self.search.race.running() < 2
    }

    /// All choices, the best first.
    pub fn prospects(&self) -> Vec<Prospect> {
        let mut best = 1.0;
        let ranking = self.search.race.ranking();
        let prospects = ranking.iter().map(|runner| {
            let node = self.search.tree.node(runner.node);
            // What instinct knows counts too: a choice that is ranked lower did not do better than by luck.
            let chance = if node.visits > 0 {
                node.value(self.me).min(best)
            } else {
                0.0
            };
            best = chance;
            let rounds = node.visits.max(1) as f32;
            // A win and a loss that were not seen keep small samples modest.
            let share = (chance * rounds + 1.0) / (rounds + 2.0);
            let (chance, slope) = match node.visits {
                0 => (chance, 1.0),
                _ => (self.search.honestly(chance).0, self.search.honestly(share).1),
            };
            Prospect {
                choice: node.choice,
                chance,
                doubt: slope * (share * (1.0 - share) / rounds).sqrt(),
                games: node.visits,
                reasons: self.reasons.get(runner.index).map_or_else(Vec::new, Reasons::to_vec),
            }
        });
        prospects.collect()
    }
}
