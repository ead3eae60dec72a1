//! Looking ahead for others: what every choice leads to, as a Master sees it, and how everybody's chances stand. Work
//! comes in small rounds, which may stop at any time.

use crate::instinct::{Aligned, Care, Feel, Worths, aligned_by_prior};
use crate::judgement::{Eyes, Judgement, Standing};
use crate::reasoning::explain;
use crate::search::{Search, Settings};
use crate::{Belief, Dice, Reasons};
use rules::{Choice, Choices, Leader, MOST_PLAYERS, Seat, View, World};

/// Turns after which a game that does not end is judged as it stands.
const TOO_LONG: u32 = 40;
/// Noise in the play of everybody.
const BLUR: f32 = 0.01;

/// Plays imagined games to their ends, everybody by instinct.
pub struct Foresight {
    dice: Dice,
    judgement: &'static Judgement,
    choices: Choices,
    worths: Worths,
    priors: [Aligned; 6],
}

impl Foresight {
    /// Somebody who looks ahead; the same seed sees the same.
    pub fn new(seed: u64) -> Foresight {
        Foresight {
            dice: Dice::new(seed),
            judgement: Judgement::fitted(),
            choices: Choices::new(),
            worths: Worths::new(),
            priors: Leader::ALL.map(aligned_by_prior),
        }
    }

    /// Plays a world to its end once: 1 for the winner, 0 for everybody else.
    pub fn play_out(&mut self, world: World) -> [f32; MOST_PLAYERS] {
        let seed = self.dice.seed();
        self.play_out_with(world, &mut Dice::new(seed))
    }

    /// Shuffles what nobody can know of a world that is otherwise known, and plays it to its end once.
    pub fn play_out_shuffled(&mut self, mut world: World) -> [f32; MOST_PLAYERS] {
        world.shuffle_harbor(self.dice.generator());
        self.play_out(world)
    }

    fn play_out_with(&mut self, mut world: World, dice: &mut Dice) -> [f32; MOST_PLAYERS] {
        let until = world.turn() + TOO_LONG;
        while let Some(seat) = world.decider() {
            if world.turn() >= until {
                break;
            }
            world.list(seat, &mut self.choices);
            let index = if self.choices.len() == 1 {
                0
            } else {
                let leader = world.leader_of(seat);
                let aligned = &self.priors[leader as usize - 1];
                let feel = Feel::new(self.judgement, &world, seat, leader, aligned);
                feel.weigh(&world, &self.choices, &mut self.worths, Care::Quick);
                for worth in self.worths.as_mut_slice() {
                    *worth += BLUR * dice.unit();
                }
                self.worths.best()
            };
            world.choose_listed(seat, &self.choices, index, &mut ());
        }
        let mut values = [0.0; MOST_PLAYERS];
        match world.result() {
            Some((_, Some(winner), _)) => values[winner.index()] = 1.0,
            Some((_, None, _)) => {}
            None => {
                let mut leaders = [Leader::Lemron; MOST_PLAYERS];
                for seat in world.seats() {
                    leaders[seat.index()] = world.leader_of(seat);
                }
                values = self.judgement.chances(&Standing::of(&world, Eyes::All), &leaders);
            }
        }
        values
    }
}

/// The choices of one decision, weighed as a Master weighs them, a little at a time.
pub struct Weighing {
    view: View,
    me: Seat,
    belief: Belief,
    dice: Dice,
    search: Search,
    /// By their places in the listing.
    reasons: Vec<Reasons>,
    rounds: u32,
}

/// A choice, and what it leads to.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Prospect {
    /// The choice.
    pub choice: Choice,
    /// The chance to win with it, 0 to 1.
    pub chance: f32,
    /// About how far the true chance may be from that, two times out of three.
    pub doubt: f32,
    /// How many possible games it was followed in.
    pub games: u32,
    /// What speaks for it, and what against.
    pub reasons: Reasons,
}

impl Weighing {
    /// Begins to weigh what the player of this view may choose, in worlds of this belief or of no belief in particular.
    /// None if the view asks its player nothing.
    pub fn begin(view: &View, belief: Option<&Belief>, seed: u64) -> Option<Weighing> {
        let me = view.seat().filter(|_| !view.choices().is_empty())?;
        let leader = view.leader(me)?;
        let mut dice = Dice::new(seed);
        let mut belief = match belief.filter(|belief| belief.fits(view)) {
            Some(belief) => belief.clone(),
            None => Belief::prior(view)?,
        };
        let world = belief.imagine(view, &mut dice);
        let aligned = belief.aligned();
        let mut search = Search::new(Settings::USUAL);
        search.begin(&world, me, aligned);
        let (mut choices, mut worths) = (Choices::new(), Worths::new());
        world.list(me, &mut choices);
        let feel = Feel::new(Judgement::fitted(), &world, me, leader, &aligned);
        feel.weigh(&world, &choices, &mut worths, Care::Thorough);
        let reasons = (0..choices.len())
            .map(|index| explain(&feel, &world, &choices, index, worths.as_slice()))
            .collect();
        Some(Weighing {
            view: view.clone(),
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
        let world = self.belief.imagine(&self.view, &mut self.dice);
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
            Prospect {
                choice: node.choice,
                chance,
                doubt: (share * (1.0 - share) / rounds).sqrt(),
                games: node.visits,
                reasons: self.reasons.get(runner.index).copied().unwrap_or_default(),
            }
        });
        prospects.collect()
    }
}
