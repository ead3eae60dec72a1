//! Master: searches, and has a belief about the others.

use crate::adept::myself;
use crate::search::{Search, Settings, Tree};
use crate::{Bot, Budget, Dice, Level, Reason, Reasons, Thought};
use rules::{Choices, View};

/// Plays by information-set tree search.
pub struct Master {
    dice: Dice,
    budget: Budget,
    search: Search,
    choices: Choices,
}

impl Master {
    /// A Master with this budget for each decision.
    pub fn new(seed: u64, budget: Budget) -> Master {
        Master {
            dice: Dice::new(seed),
            budget,
            search: Search::new(Settings::USUAL),
            choices: Choices::new(),
        }
    }
}

impl Bot for Master {
    fn level(&self) -> Level {
        Level::Master
    }

    fn think(&mut self, view: &View) -> Option<Thought> {
        let (me, _) = myself(view)?;
        if let [only] = view.choices() {
            return Some(Thought {
                choice: *only,
                reasons: Reasons::from(Reason::OnlyChoice),
            });
        }
        let clock = self.budget.begin();
        self.search.tree.clear();
        let mut iterations = 0;
        while !clock.is_up(iterations) {
            let mut world = view.imagine(self.dice.generator());
            // Those who choose at the same time and come first are imagined to have chosen something.
            while let Some(other) = world.decider().filter(|&seat| seat != me) {
                world.list(other, &mut self.choices);
                let index = self.dice.below(self.choices.len());
                world.choose_listed(other, &self.choices, index, &mut ());
            }
            self.search.iterate(world, &mut self.dice);
            iterations += 1;
        }
        let tree = &self.search.tree;
        let mut children: Vec<_> = tree.children(Tree::ROOT).map(|id| tree.node(id)).collect();
        children.sort_by_key(|node| std::cmp::Reverse(node.visits));
        let best = children.first()?;
        let mut reasons = Reasons::from(Reason::WinChance {
            chance: best.value(me),
            games: best.visits,
        });
        if let Some(second) = children.get(1) {
            reasons.add(Reason::InsteadOf {
                choice: second.choice,
                chance: second.value(me),
            });
        }
        Some(Thought {
            choice: best.choice,
            reasons,
        })
    }
}
