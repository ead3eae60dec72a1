//! Master: searches, and has a belief about the others.

use crate::adept::{myself, no_question};
use crate::search::{Race, Search, Settings};
use crate::{Belief, Bot, Budget, Dice, Level, Reason, Reasons, Thought};
use rules::{Choice, Happening, Seat, View};

/// Plays by information-set tree search in worlds that it believes in.
pub struct Master {
    dice: Dice,
    budget: Budget,
    /// One for each thread.
    searches: Vec<Search>,
    belief: Option<Belief>,
}

impl Master {
    /// A Master with this budget for each decision.
    pub fn new(seed: u64, budget: Budget) -> Master {
        let threads = if cfg!(target_arch = "wasm32") {
            1
        } else {
            budget.threads.max(1)
        };
        Master {
            dice: Dice::new(seed),
            budget,
            searches: (0..threads).map(|_| Search::new(Settings::USUAL)).collect(),
            belief: None,
        }
    }

    /// What it believes about the others, once it has seen something of a game.
    pub fn belief(&mut self) -> Option<&mut Belief> {
        self.belief.as_mut()
    }

    /// Iterations that went into its last search.
    pub fn iterations(&self) -> u32 {
        self.searches.iter().map(Search::iterations).sum()
    }

    /// The belief about the game of this view, begun anew if there is none.
    fn believe(&mut self, view: &View) -> Option<&mut Belief> {
        if !self.belief.as_ref().is_some_and(|belief| belief.fits(view)) {
            self.belief = Belief::prior(view);
        }
        self.belief.as_mut()
    }
}

impl Bot for Master {
    fn level(&self) -> Level {
        Level::Master
    }

    fn think(&mut self, view: &View) -> Option<Thought> {
        let (me, _) = myself(view)?;
        if let Some(thought) = no_question(view, &mut self.dice) {
            return Some(thought);
        }
        self.believe(view)?;
        let Master {
            dice,
            budget,
            searches,
            belief,
        } = self;
        let belief = belief.as_ref()?;
        let clock = budget.begin();
        let share = budget.iterations.map(|all| all.div_ceil(searches.len() as u32));
        let search = |search: &mut Search, mut belief: Belief, mut dice: Dice| {
            search.begin(&belief.imagine(view, &mut dice), me, belief.aligned());
            let mut iterations = 0;
            while !clock.is_up(iterations, share) && search.race.running() > 1 {
                let world = belief.imagine(view, &mut dice);
                iterations += search.round(&world, &mut dice);
            }
        };
        match searches.as_mut_slice() {
            [alone] => search(alone, belief.clone(), Dice::new(dice.seed())),
            several => std::thread::scope(|scope| {
                for each in several {
                    let (belief, dice) = (belief.clone(), Dice::new(dice.seed()));
                    let search = &search;
                    scope.spawn(move || search(each, belief, dice));
                }
            }),
        }
        conclude(searches, me)
    }

    fn observes(&self) -> bool {
        true
    }

    fn observe(&mut self, before: &View, chooser: Seat, seen: &[Happening]) {
        let mut dice = Dice::new(self.dice.seed());
        if let Some(belief) = self.believe(before) {
            belief.learn(before, chooser, seen, &mut dice);
        }
    }
}

/// The best choice of all searches together, and why.
fn conclude(searches: &[Search], me: Seat) -> Option<Thought> {
    let race = Race::together(searches.iter().map(|search| &search.race));
    let ranking = race.ranking();
    let seen = |place: usize| -> Option<(Choice, f32, u32)> {
        let index = ranking.get(place)?.index;
        let mut games = 0;
        let mut value = 0.0;
        let mut choice = None;
        for search in searches {
            let runner = search.race.runners.iter().find(|runner| runner.index == index)?;
            let node = search.tree.node(runner.node);
            games += node.visits;
            value += node.value(me) * node.visits as f32;
            choice = Some(node.choice);
        }
        Some((choice?, value / games.max(1) as f32, games))
    };
    let (choice, chance, games) = seen(0)?;
    let mut reasons = Reasons::default();
    if games == 0 {
        // Stopped before anything was tried.
        reasons.add(Reason::Whim);
    } else {
        reasons.add(Reason::WinChance { chance, games });
        if let Some((choice, chance, 1..)) = seen(1) {
            reasons.add(Reason::InsteadOf { choice, chance });
        }
    }
    Some(Thought { choice, reasons })
}
