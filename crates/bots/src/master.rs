//! Master: searches, and has a belief about the others.

use crate::adept::{myself, no_question};
use crate::belief::even;
use crate::budget::Clock;
use crate::judgement::turns_left;
use crate::reading::{Shown, likely, signs};
use crate::search::{Counsel, Race, Search, Settings};
use crate::taste::Taste;
use crate::{Belief, Bot, Budget, Character, Dice, Habits, Level, Reason, Reasons, Thought};
use rules::{Choice, Choices, Leader, MOST_PLAYERS, Memory, Seat, View};

/// Plays by information-set tree search in worlds that it believes in.
pub struct Master {
    seed: u64,
    budget: Budget,
    /// One for each thread.
    searches: Vec<Search>,
    belief: Option<Belief>,
    /// Who was thought for last, if there was something to think about.
    thought_for: Option<Seat>,
    habits: Habits,
    character: Character,
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
            seed,
            budget,
            searches: (0..threads).map(|_| Search::new(Settings::USUAL)).collect(),
            belief: None,
            thought_for: None,
            habits: Habits::MASTER,
            character: Character::Even,
        }
    }

    /// This Master with other habits.
    #[must_use]
    pub fn with_habits(mut self, habits: Habits) -> Master {
        let settings = Settings {
            leaders_apart: habits.leaders_apart,
            rivals_learn: habits.rivals_learn,
            ..Settings::USUAL
        };
        self.searches = self.searches.iter().map(|_| Search::new(settings)).collect();
        self.habits = habits;
        self
    }

    /// Iterations that went into its last search.
    pub fn iterations(&self) -> u32 {
        self.searches.iter().map(Search::iterations).sum()
    }

    /// What it believes in the place of somebody who remembers this, caught up from where it was; none if that is not a
    /// player.
    pub fn believe(&mut self, memory: &Memory) -> Option<&mut Belief> {
        memory.seat()?;
        match &mut self.belief {
            Some(belief) => belief.catch_up(memory),
            None => {
                let reader = self.habits.reader;
                self.belief = Belief::of(memory, self.seed).map(|belief| belief.reading(reader));
            }
        }
        self.belief.as_mut()
    }
}

impl Bot for Master {
    fn level(&self) -> Level {
        Level::Master
    }

    fn think(&mut self, memory: &Memory) -> Option<Thought> {
        self.thought_for = None;
        let (me, own) = myself(memory.now())?;
        let mut dice = Dice::at(self.seed, memory.point());
        if let Some(thought) = no_question(memory.now(), &mut dice) {
            return Some(thought);
        }
        let budget = self.budget.clone();
        let clock = budget.begin();
        let belief = self.believe(memory)?.clone();
        let view = memory.now().as_if_first();
        let mut counsel = secrecy(&view, &belief.shown(), me, own, self.habits.hides, &mut dice);
        let taste = Taste::of(self.character, belief.deeds(), me);
        counsel.liking(&taste.liked(&view, me, own, &mut dice));
        for search in &mut self.searches {
            search.counsel = counsel.clone();
        }
        search_all(&mut self.searches, &belief, me, &budget, clock, &mut dice);
        self.thought_for = Some(me);
        conclude(&self.searches, me, 0)
    }

    fn leaders(&mut self, memory: &Memory) -> [[f32; 6]; MOST_PLAYERS] {
        match self.believe(memory) {
            Some(belief) => belief.leaders(),
            None => even(memory.now()),
        }
    }

    fn set_budget(&mut self, budget: Budget) {
        self.budget = budget;
    }

    fn set_character(&mut self, character: Character) {
        self.character = character;
    }

    fn chances(&self) -> Vec<(Choice, f32)> {
        self.thought_for.map_or_else(Vec::new, |me| chances(&self.searches, me))
    }
}

/// What each choice costs because of what everybody could read afterwards. One opponent alone gains little by reading.
fn secrecy(view: &View, shown: &Shown, me: Seat, own: Leader, hides: f32, dice: &mut Dice) -> Counsel {
    if hides <= 0.0 || view.players() == 2 {
        return Counsel::default();
    }
    let world = view.imagine(dice.generator());
    let mut choices = Choices::new();
    world.choices_into(me, &mut choices);
    // Late in the game there is no time left to do something about it.
    let hides = hides * (turns_left(&world) as f32 / 12.0).min(1.0);
    let read = |choice: Choice| {
        let mut after = *shown.of(me);
        signs(&world, me, &choices, choice, &mut after);
        f64::from(hides * likely(&after)[own as usize - 1])
    };
    Counsel {
        hints: vec![0.0; choices.len()],
        doubt: f64::INFINITY,
        prices: choices.iter().map(|&choice| read(choice)).collect(),
    }
}

/// Searches on all threads until the budget is spent.
pub(crate) fn search_all(
    searches: &mut [Search],
    belief: &Belief,
    me: Seat,
    budget: &Budget,
    clock: Clock<'_>,
    dice: &mut Dice,
) {
    let share = budget.iterations.map(|all| all.div_ceil(searches.len().max(1) as u32));
    let search = |search: &mut Search, mut belief: Belief, mut dice: Dice| {
        search.sees(belief.shown());
        search.begin(&belief.imagine(&mut dice), me, belief.aligned());
        let mut iterations = 0;
        while !clock.is_up(iterations, share) && search.race.running() > 1 {
            let world = belief.imagine(&mut dice);
            iterations += search.round(&world, &mut dice);
        }
    };
    match searches {
        [alone] => search(alone, belief.clone(), Dice::new(dice.seed())),
        several => std::thread::scope(|scope| {
            for each in several {
                let (belief, dice) = (belief.clone(), Dice::new(dice.seed()));
                let search = &search;
                scope.spawn(move || search(each, belief, dice));
            }
        }),
    }
}

/// How likely it is to win with each choice that was looked into, the best first.
pub(crate) fn chances(searches: &[Search], me: Seat) -> Vec<(Choice, f32)> {
    let race = Race::together(searches.iter().map(|search| &search.race));
    let found = race.ranking().into_iter();
    found
        .filter_map(|runner| found_of(searches, runner.index, me))
        .filter(|found| found.games > 0)
        .map(|found| (found.choice, found.chance))
        .collect()
}

/// What all searches together found out about a choice.
pub(crate) struct Found {
    pub(crate) choice: Choice,
    /// The chance to win, as it is told to people.
    pub(crate) chance: f32,
    pub(crate) games: u32,
}

/// The choice at this place of the listing.
pub(crate) fn found_of(searches: &[Search], index: usize, me: Seat) -> Option<Found> {
    let (mut games, mut sum, mut choice) = (0, 0.0, None);
    for search in searches {
        let runner = search.race.runners.iter().find(|runner| runner.index == index)?;
        let node = search.tree.node(runner.node);
        games += node.visits;
        sum += node.value(me) * node.visits as f32;
        choice = Some(node.choice);
    }
    let chance = sum / games.max(1) as f32;
    Some(Found {
        choice: choice?,
        chance: searches.first()?.honestly(chance).0,
        games,
    })
}

/// The choice at this place of the ranking of all searches together, the best is 0, and why.
pub(crate) fn conclude(searches: &[Search], me: Seat, place: usize) -> Option<Thought> {
    let race = Race::together(searches.iter().map(|search| &search.race));
    let ranking = race.ranking();
    let found = |place: usize| found_of(searches, ranking.get(place)?.index, me);
    let Found { choice, chance, games } = found(place)?;
    let mut reasons = Reasons::default();
    if games == 0 {
        // Stopped before anything was tried.
        reasons.add(Reason::Whim);
    } else {
        reasons.add(Reason::WinChance { chance, games });
        if let Some(Found {
            choice,
            chance,
            games: 1..,
        }) = found(usize::from(place == 0))
        {
            reasons.add(Reason::InsteadOf { choice, chance });
        }
    }
    Some(Thought { choice, reasons })
}
