//! Information-set Monte Carlo tree search: many imagined worlds, one tree.
//!
//! Every iteration imagines a world and walks down the tree by the choices that are possible in that world, as long as
//! it comes through places that were visited often enough to tell better than instinct; from there it plays on by
//! instinct for some turns and judges where that led. A choice competes only in worlds where it was possible, so its
//! count of chances to be chosen is kept with it.

mod race;
mod tree;

pub(crate) use race::Race;
use tree::Tree;

use crate::Dice;
use crate::instinct::{Aligned, Care, Feel, MOST_CHOICES, Worths, aligned_by_prior};
use crate::judgement::{Eyes, Judgement, Standing, turns_left};
use race::Runner;
use rules::{Choices, Leader, MOST_PLAYERS, Seat, World};
use tree::NodeId;

/// The settings of a search.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Settings {
    /// How strongly less visited choices are tried.
    pub(crate) curiosity: f32,
    /// How many times its error a choice must be worse than the best to be out of the race.
    pub(crate) doubt: f64,
    /// How sharply instinct tells good choices from bad ones, in chances to win.
    pub(crate) sharpness: f32,
    /// Turns that are played on by instinct before judging.
    pub(crate) turns: u32,
    /// With so few turns left nobody judges: it is played to the end.
    pub(crate) near: usize,
    /// Noise in that play.
    pub(crate) blur: f32,
    /// Visits after which the tree decides at a node, and instinct no more.
    pub(crate) ripe: u32,
    /// Nodes a tree may have: about 60 bytes each.
    pub(crate) most_nodes: usize,
}

impl Settings {
    pub(crate) const USUAL: Settings = Settings {
        curiosity: 0.6,
        doubt: 3.0,
        sharpness: 0.008,
        turns: 8,
        near: 5,
        blur: 0.01,
        ripe: 64,
        most_nodes: 100_000,
    };
}

/// Turns after which a game that is played to its end is judged all the same.
const TOO_LONG: u32 = 24;

/// A search in progress.
pub(crate) struct Search {
    pub(crate) tree: Tree,
    judgement: &'static Judgement,
    settings: Settings,
    choices: Choices,
    worths: Worths,
    path: Vec<NodeId>,
    pub(crate) race: Race,
    /// Who thinks, and what that seat believes about the others' alignments.
    me: Seat,
    believed: Aligned,
    /// What everybody else thinks about the others, by the leader they have.
    priors: [Aligned; 6],
}

impl Search {
    pub(crate) fn new(settings: Settings) -> Search {
        Search {
            tree: Tree::new(settings.most_nodes),
            judgement: Judgement::fitted(),
            settings,
            choices: Choices::new(),
            worths: Worths::new(),
            path: Vec::new(),
            race: Race::default(),
            me: Seat(0),
            believed: aligned_by_prior(Leader::Lemron),
            priors: Leader::ALL.map(aligned_by_prior),
        }
    }

    /// One iteration in this world, which begins with the choice at `index` of its listing.
    fn iterate(&mut self, mut world: World, index: usize, root: NodeId, dice: &mut Dice) -> f32 {
        self.path.clear();
        self.path.push(Tree::ROOT);
        self.path.push(root);
        world.list(self.me, &mut self.choices);
        world.choose_listed(self.me, &self.choices, index, &mut ());
        let mut at = root;
        while self.tree.node(at).visits >= self.settings.ripe {
            let Some(seat) = world.decider() else { break };
            let Some((index, child)) = self.select(&world, seat, at) else {
                break;
            };
            world.choose_listed(seat, &self.choices, index, &mut ());
            self.path.push(child);
            at = child;
        }
        let values = self.play_on(&mut world, dice);
        for &id in &self.path {
            let node = self.tree.node_mut(id);
            node.visits += 1;
            for (sum, value) in node.values.iter_mut().zip(values) {
                *sum += value;
            }
        }
        values[self.me.index()]
    }

    /// Iterations since it began to think.
    pub(crate) fn iterations(&self) -> u32 {
        self.tree.node(Tree::ROOT).visits
    }

    /// Begins to think about the choices of `seat`, which believes this about the others.
    pub(crate) fn begin(&mut self, world: &World, seat: Seat, believed: Aligned) {
        self.me = seat;
        self.believed = believed;
        self.tree.clear();
        self.race.begin(world.question(seat).prompt);
        world.list(seat, &mut self.choices);
        self.feel(world, seat, Care::Thorough);
        let mean = self.worths.as_slice().iter().sum::<f32>() / self.choices.len().max(1) as f32;
        for index in 0..self.choices.len() {
            let worth = self.worths.as_slice().get(index).map_or(0.0, |worth| worth - mean);
            if let Some(node) = self.tree.add(Tree::ROOT, seat, self.choices[index], worth) {
                self.race.enter(Runner::new(index, node, worth));
            }
        }
    }

    /// Tries every choice that is still in the race once, in the same world. Returns how many that were.
    pub(crate) fn round(&mut self, world: &World, dice: &mut Dice) -> u32 {
        let mut values = [0.0; MOST_CHOICES];
        let mut race = std::mem::take(&mut self.race);
        let mut count = 0;
        let seed = dice.seed();
        for (runner, value) in race.runners.iter().zip(&mut values).filter(|(runner, _)| !runner.out) {
            // Everybody's whims are the same too.
            let mut same = Dice::new(seed);
            *value = self.iterate(world.clone(), runner.index, runner.node, &mut same);
            count += 1;
        }
        race.round(&values, self.settings.doubt);
        self.race = race;
        count
    }

    /// The choice to follow after a node: its index in the listing, and its node. None if the tree is full.
    fn select(&mut self, world: &World, seat: Seat, at: NodeId) -> Option<(usize, NodeId)> {
        world.list(seat, &mut self.choices);
        let mut weighed = false;
        let mut total = 0.0;
        let mut best = (f32::NEG_INFINITY, 0, None);
        let parent = self.tree.node(at);
        // What nobody tried yet is expected to be a little worse than what was.
        let expected = if parent.visits > 0 { parent.value(seat) } else { 0.5 };
        for index in 0..self.choices.len() {
            let choice = self.choices[index];
            let child = match self.tree.child(at, seat, choice) {
                Some(child) => Some(child),
                None => {
                    if !weighed {
                        weighed = true;
                        total = self.weigh(world, seat);
                    }
                    let prior = self.worths.as_slice().get(index).map_or(0.0, |worth| worth / total);
                    self.tree.add(at, seat, choice, prior)
                }
            };
            let Some(id) = child else { continue };
            let node = self.tree.node_mut(id);
            node.available += 1;
            let value = if node.visits > 0 {
                node.value(seat)
            } else {
                expected - 0.02
            };
            let tried = (node.available as f32).sqrt() / (1.0 + node.visits as f32);
            let score = value + self.settings.curiosity * node.prior * tried;
            if score > best.0 {
                best = (score, index, Some(id));
            }
        }
        Some((best.1, best.2?))
    }

    /// Turns the worths of the listed choices into weights and returns their sum.
    fn weigh(&mut self, world: &World, seat: Seat) -> f32 {
        self.feel(world, seat, Care::Quick);
        let best = self.worths.as_slice()[self.worths.best()];
        let mut total = 0.0;
        for worth in self.worths.as_mut_slice() {
            *worth = ((*worth - best) / self.settings.sharpness).exp() + 0.02;
            total += *worth;
        }
        total
    }

    fn feel(&mut self, world: &World, seat: Seat, care: Care) {
        let leader = world.leader_of(seat);
        let aligned = match seat == self.me {
            true => &self.believed,
            false => &self.priors[leader as usize - 1],
        };
        let feel = Feel::new(self.judgement, world, seat, leader, aligned);
        feel.weigh(world, &self.choices, &mut self.worths, care);
    }

    /// Plays some turns by instinct and judges everybody's chances.
    fn play_on(&mut self, world: &mut World, dice: &mut Dice) -> [f32; MOST_PLAYERS] {
        let until = world.turn() + self.settings.turns;
        while let Some(seat) = world.decider() {
            let enough = world.turn() >= until && turns_left(world) > self.settings.near;
            if enough || world.turn() >= until + TOO_LONG {
                break;
            }
            world.list(seat, &mut self.choices);
            let index = if self.choices.len() == 1 {
                0
            } else {
                self.feel(world, seat, Care::Quick);
                for worth in self.worths.as_mut_slice() {
                    *worth += self.settings.blur * dice.unit();
                }
                self.worths.best()
            };
            world.choose_listed(seat, &self.choices, index, &mut ());
        }
        self.judge(world)
    }

    fn judge(&self, world: &World) -> [f32; MOST_PLAYERS] {
        if let Some((_, winner, _)) = world.result() {
            let mut values = [0.0; MOST_PLAYERS];
            if let Some(winner) = winner {
                values[winner.index()] = 1.0;
            }
            return values;
        }
        let mut leaders = [Leader::Lemron; MOST_PLAYERS];
        for seat in world.seats() {
            leaders[seat.index()] = world.leader_of(seat);
        }
        self.judgement.chances(&Standing::of(world, Eyes::All), &leaders)
    }
}
