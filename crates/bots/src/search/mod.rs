//! Information-set Monte Carlo tree search: many imagined worlds, one tree.
//!
//! Every iteration imagines a world and walks down the tree by the choices that are possible in that world, as long as
//! it comes through places that were visited often enough to tell better than instinct; from there it plays on by
//! instinct for some turns and judges where that led. A choice competes only in worlds where it was possible, so its
//! count of chances to be chosen is kept with it. What an opponent chose is kept apart by the leader they had there: they
//! know it, so it decides what is good for them; the one who thinks does not, so what follows is kept together.

mod race;
mod tree;

pub(crate) use race::{Kind, Race};
use tree::Tree;

use crate::Dice;
use crate::fitted::{CHAMPIONS_HONESTY, MASTERS_HONESTY};
use crate::honesty::Honesty;
use crate::instinct::{Aligned, Care, MOST_CHOICES};
use crate::judgement::turns_left;
use crate::reading::Shown;
use crate::rollout::Rollout;
use crate::taste::WORTH;
use nets::{Judge, exp};
use race::Runner;
use rules::{MOST_PLAYERS, Seat, World};
use std::sync::Arc;
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
    /// Nodes a tree may have: about 180 bytes each.
    pub(crate) most_nodes: usize,
    /// Whether what an opponent would do with each leader is kept apart.
    pub(crate) leaders_apart: bool,
    /// Whether those who are imagined learn from what is shown.
    pub(crate) rivals_learn: bool,
    /// How far judgement may be off about a choice, however often it is asked, in chances to win.
    pub(crate) bias: f64,
    /// How chances are told.
    pub(crate) honesty: Honesty,
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
        leaders_apart: true,
        rivals_learn: true,
        bias: 0.0,
        honesty: MASTERS_HONESTY,
    };

    /// Those of a search that a net judges for: it tells more after a few turns than instinct does by playing on.
    pub(crate) const JUDGED: Settings = Settings {
        near: 0,
        honesty: CHAMPIONS_HONESTY,
        ..Settings::USUAL
    };
}

/// What is known about the choices of a question before any is tried, in the order of the listing.
#[derive(Clone, Debug, Default)]
pub(crate) struct Counsel {
    /// How much better than the others each one seems, in chances to win.
    pub(crate) hints: Vec<f64>,
    /// How far that may be wrong.
    pub(crate) doubt: f64,
    /// What each one costs beside the chance to win.
    pub(crate) prices: Vec<f64>,
}

impl Counsel {
    /// Some choices are liked more than others, from -1 to 1; all are liked equally, if nothing is said.
    pub(crate) fn liking(&mut self, liked: &[f32]) {
        if liked.is_empty() {
            return;
        }
        if self.prices.is_empty() {
            self.hints = vec![0.0; liked.len()];
            self.doubt = f64::INFINITY;
            self.prices = self.hints.clone();
        }
        for (price, liked) in self.prices.iter_mut().zip(liked) {
            *price -= f64::from(WORTH * liked);
        }
    }
}

/// Turns after which a game that is played to its end is judged all the same.
const TOO_LONG: u32 = 24;

/// A search in progress.
pub(crate) struct Search {
    pub(crate) tree: Tree,
    settings: Settings,
    rollout: Rollout,
    path: Vec<NodeId>,
    pub(crate) race: Race,
    /// What is known beforehand; nothing, if it is empty.
    pub(crate) counsel: Counsel,
    /// Who thinks, and how many play.
    me: Seat,
    players: u8,
}

impl Search {
    pub(crate) fn new(settings: Settings) -> Search {
        let mut rollout = Rollout::new(settings.blur);
        rollout.learns = settings.rivals_learn;
        Search {
            tree: Tree::new(settings.most_nodes),
            rollout,
            settings,
            path: Vec::new(),
            race: Race::default(),
            counsel: Counsel::default(),
            me: Seat::S0,
            players: 2,
        }
    }

    /// The search with `judge` to say what the positions it reaches are worth.
    pub(crate) fn judged_by(mut self, judge: Arc<Judge>) -> Search {
        self.rollout.judged_by(judge);
        self
    }

    /// What everybody has shown before anything is tried.
    pub(crate) fn sees(&mut self, shown: Shown) {
        self.rollout.begun = shown;
    }

    /// One iteration in this world, which begins with the choice at `index` of its listing.
    fn iterate(&mut self, mut world: World, index: usize, root: NodeId, dice: &mut Dice) -> f32 {
        self.path.clear();
        self.path.push(Tree::ROOT);
        self.path.push(root);
        self.rollout.begin();
        world.choices_into(self.me, &mut self.rollout.choices);
        self.rollout.choose(&mut world, self.me, index);
        let mut at = root;
        while self.tree.node(at).visits >= self.settings.ripe {
            let Some(seat) = world.decider() else { break };
            let Some((index, child)) = self.select(&world, seat, at) else {
                break;
            };
            self.rollout.choose(&mut world, seat, index);
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
            // Whoever chose it knew the leader.
            let seat = node.seat;
            let part = self.part(&world, seat);
            self.tree.part_mut(id, part).add(values[seat.index()]);
        }
        values[self.me.index()]
    }

    /// Which part of a node's experience is about the choices of a seat in this world: opponents know their leaders.
    fn part(&self, world: &World, seat: Seat) -> usize {
        match self.settings.leaders_apart && seat != self.me {
            true => world.leader_of(seat) as usize - 1,
            false => 0,
        }
    }

    /// A chance that was found here, as it is told, and how much that changes where what was found changes.
    pub(crate) fn honestly(&self, found: f32) -> (f32, f32) {
        let (honesty, players) = (self.settings.honesty, self.players);
        (honesty.tell(found, players), honesty.slope(found, players))
    }

    /// Iterations since it began to think.
    pub(crate) fn iterations(&self) -> u32 {
        self.tree.node(Tree::ROOT).visits
    }

    /// Begins to think about the choices of `seat`, which believes this about the others.
    pub(crate) fn begin(&mut self, world: &World, seat: Seat, believed: Aligned) {
        self.me = seat;
        self.players = world.players();
        self.rollout.believed = Some((seat, believed));
        self.tree.clear();
        self.rollout.begin();
        self.race.begin(world.question(seat).prompt);
        world.choices_into(seat, &mut self.rollout.choices);
        self.rollout.feel(world, seat, Care::Thorough);
        let mean = self.rollout.worths.as_slice().iter().sum::<f32>() / self.rollout.choices.len().max(1) as f32;
        for index in 0..self.rollout.choices.len() {
            let worth = self
                .rollout
                .worths
                .as_slice()
                .get(index)
                .map_or(0.0, |worth| worth - mean);
            if let Some(node) = self.tree.add(Tree::ROOT, seat, self.rollout.choices[index]) {
                let mut runner = Runner::new(index, node, worth);
                let Counsel { hints, doubt, prices } = &self.counsel;
                runner.judged_within(self.settings.bias);
                if let (Some(&hint), Some(&price)) = (hints.get(index), prices.get(index)) {
                    runner.counsel(hint, *doubt, price);
                }
                self.race.enter(runner);
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
        world.choices_into(seat, &mut self.rollout.choices);
        let mut weighed = false;
        let mut total = 0.0;
        let mut best = (f32::NEG_INFINITY, 0, None);
        let part = self.part(world, seat);
        // What nobody tried yet is expected to be a little worse than what was.
        let expected = self.tree.expected(at, seat, part);
        for index in 0..self.rollout.choices.len() {
            let choice = self.rollout.choices[index];
            let known = self.tree.child(at, seat, choice);
            let child = match known.filter(|&child| self.tree.part(child, part).available > 0) {
                Some(child) => Some(child),
                None => {
                    if !weighed {
                        weighed = true;
                        total = self.weigh(world, seat);
                    }
                    let prior = self
                        .rollout
                        .worths
                        .as_slice()
                        .get(index)
                        .map_or(0.0, |worth| worth / total);
                    let child = known.or_else(|| self.tree.add(at, seat, choice));
                    if let Some(child) = child {
                        self.tree.part_mut(child, part).prior = prior;
                    }
                    child
                }
            };
            let Some(id) = child else { continue };
            let known = self.tree.part_mut(id, part);
            known.available += 1;
            let value = known.value().unwrap_or(expected - 0.02);
            let tried = (known.available as f32).sqrt() / (1.0 + known.visits as f32);
            let score = value + self.settings.curiosity * known.prior * tried;
            if score > best.0 {
                best = (score, index, Some(id));
            }
        }
        Some((best.1, best.2?))
    }

    /// Turns the worths of the listed choices into weights and returns their sum.
    fn weigh(&mut self, world: &World, seat: Seat) -> f32 {
        self.rollout.feel(world, seat, Care::Quick);
        let best = self.rollout.worths.as_slice()[self.rollout.worths.best()];
        let mut total = 0.0;
        for worth in self.rollout.worths.as_mut_slice() {
            *worth = exp((*worth - best) / self.settings.sharpness) + 0.02;
            total += *worth;
        }
        total
    }

    /// Plays some turns by instinct and judges everybody's chances.
    fn play_on(&mut self, world: &mut World, dice: &mut Dice) -> [f32; MOST_PLAYERS] {
        let until = world.turn() + self.settings.turns;
        let near = self.settings.near;
        self.rollout.play(world, dice, |world| {
            let judged = world.turn() >= until && turns_left(world) > near;
            judged || world.turn() >= until + TOO_LONG
        })
    }
}
