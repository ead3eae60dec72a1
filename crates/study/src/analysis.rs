//! Looking back at a finished game: chances, turning points, the choices that mattered, how well leaders were hidden.

use crate::tells::{Guesses, tells};
use crate::{Coach, Perspective, Replay};
use bots::{Belief, Dice, Foresight};
use rules::{Choice, Hero, Leader, MOST_PLAYERS, Memory, Seat, World};
use told::{Advice, Findings, KeyChoice, TurningPoint};

/// How much work an analysis may do.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Effort {
    /// Games played on from every moment.
    pub games: u32,
    /// Rounds of thinking about every decision.
    pub glances: u32,
    /// Rounds of thinking about the decisions that seem to matter most.
    pub looks: u32,
}

impl Default for Effort {
    /// Some ten seconds for a game of four.
    fn default() -> Effort {
        Effort {
            games: 300,
            glances: 48,
            looks: 600,
        }
    }
}

/// An analysis at work. Every [`Analysis::step`] does a little of it, so that it can be shown, stopped and gone on
/// with.
///
/// The plot of chances comes from the all-knowing log, with the Harbor shuffled. What a Master would have done comes
/// from what the player knew then.
pub struct Analysis {
    replay: Replay,
    effort: Effort,
    foresight: Foresight,
    dice: Dice,
    seed: u64,
    moment: usize,
    stage: Stage,
    /// What each seat remembers of the whole game, and what a Master would believe there at the moment.
    minds: Vec<(Memory, Belief)>,
    chances: Vec<[f32; MOST_PLAYERS]>,
    /// What the others made of everybody, by moment.
    guesses: Vec<Guesses>,
    glances: Vec<Glance>,
    looked: Vec<KeyChoice>,
    leaders: Vec<Leader>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Stage {
    /// Everybody's chances at the moment, the decision that was made there, and what the others saw of it.
    Moments,
    /// The decisions that seem to matter, once more.
    Looks(usize),
    Done,
}

/// A decision after a first glance.
struct Glance {
    moment: usize,
    loss: f32,
    belief: Belief,
}

/// How many decisions are looked at once more.
const LOOKS: usize = 9;

impl Analysis {
    /// Begins the analysis of a game that is over; returns nothing for one that is not.
    pub fn begin(replay: Replay, effort: Effort, seed: u64) -> Option<Analysis> {
        if !replay.is_over() {
            return None;
        }
        let end = replay.view(replay.moments(), Perspective::All);
        let minds = Seat::all(replay.players()).filter_map(|seat| {
            let memory = replay.memory(replay.moments(), Perspective::Seat(seat));
            let belief = Belief::of(&memory.until(0), seed ^ seat.index() as u64)?;
            Some((memory, belief))
        });
        let minds = minds.collect();
        Some(Analysis {
            replay,
            effort,
            foresight: Foresight::new(seed),
            dice: Dice::new(seed ^ 0x51ed),
            seed,
            moment: 0,
            stage: Stage::Moments,
            minds,
            chances: Vec::new(),
            guesses: Vec::new(),
            glances: Vec::new(),
            looked: Vec::new(),
            leaders: end.seats().filter_map(|seat| end.leader(seat)).collect(),
        })
    }

    /// The game it is about.
    pub fn replay(&self) -> &Replay {
        &self.replay
    }

    /// How much of the work is done, 0 to 1.
    pub fn progress(&self) -> f32 {
        match self.stage {
            Stage::Moments => 0.75 * self.moment as f32 / self.replay.moments() as f32,
            Stage::Looks(done) => 0.75 + 0.25 * done as f32 / self.glances.len().clamp(1, LOOKS) as f32,
            Stage::Done => 1.0,
        }
    }

    /// Whether everything is done.
    pub fn is_done(&self) -> bool {
        self.stage == Stage::Done
    }

    /// Does a little more, some tens of milliseconds of work.
    pub fn step(&mut self) {
        match self.stage {
            Stage::Moments if self.moment < self.replay.moments() => self.look_at_moment(),
            Stage::Moments => {
                self.glances.sort_by(|one, other| other.loss.total_cmp(&one.loss));
                self.glances.truncate(LOOKS);
                self.stage = Stage::Looks(0);
            }
            Stage::Looks(number) if number < self.glances.len() => {
                self.look_again(number);
                self.stage = Stage::Looks(number + 1);
            }
            Stage::Looks(_) => self.stage = Stage::Done,
            Stage::Done => {}
        }
    }

    fn look_at_moment(&mut self) {
        let moment = self.moment;
        self.moment += 1;
        let chances = self.chances_at(moment);
        self.chances.push(chances);
        for (memory, belief) in &mut self.minds {
            belief.catch_up(&memory.until(moment));
        }
        self.guess();
        let Some(made) = self.replay.made(moment + 1) else {
            return;
        };
        let (_, belief) = &self.minds[made.seat.index()];
        if belief.memory().now().choices().len() > 1
            && let Some(advice) = self.advice(moment, belief, self.effort.glances)
        {
            self.glances.push(Glance {
                moment,
                loss: advice.loss(made.choice).unwrap_or(0.0),
                belief: belief.clone(),
            });
        }
    }

    /// Everybody's chances at a moment, from all there is to know.
    fn chances_at(&mut self, moment: usize) -> [f32; MOST_PLAYERS] {
        let view = self.replay.view(moment, Perspective::All);
        let world: World = view.imagine(self.dice.generator());
        if let Some((_, winner, _)) = world.result() {
            let mut sure = [0.0; MOST_PLAYERS];
            if let Some(winner) = winner {
                sure[winner.index()] = 1.0;
            }
            return sure;
        }
        let mut sums = [0.0; MOST_PLAYERS];
        for _ in 0..self.effort.games {
            let values = self.foresight.play_out_shuffled(world.clone());
            for (sum, value) in sums.iter_mut().zip(values) {
                *sum += value;
            }
        }
        sums.map(|sum| sum / self.effort.games.max(1) as f32)
    }

    fn advice(&self, moment: usize, belief: &Belief, games: u32) -> Option<Advice> {
        let mut coach = Coach::new(belief, self.seed ^ moment as u64)?;
        while coach.rounds() < games && !coach.is_sure() {
            coach.think();
        }
        Some(coach.advice())
    }

    /// How likely the others think each leader of each seat now, on average.
    fn guess(&mut self) {
        let mut guesses = Guesses::default();
        let others = self.leaders.len().saturating_sub(1).max(1) as f32;
        for (watcher, (_, belief)) in self.minds.iter_mut().enumerate() {
            let believed = belief.leaders();
            for seat in (0..self.leaders.len()).filter(|&seat| seat != watcher) {
                for (guess, chance) in guesses[seat].iter_mut().zip(believed[seat]) {
                    *guess += chance / others;
                }
            }
        }
        self.guesses.push(guesses);
    }

    /// How likely the others thought each true leader, by moment and seat.
    fn exposure(&self) -> Vec<Vec<f32>> {
        let of_moment = |guesses: &Guesses| {
            let leaders = self.leaders.iter().enumerate();
            leaders
                .map(|(seat, &leader)| guesses[seat][leader as usize - 1])
                .collect()
        };
        self.guesses.iter().map(of_moment).collect()
    }

    fn look_again(&mut self, number: usize) {
        let glance = &self.glances[number];
        let moment = glance.moment;
        let Some(made) = self.replay.made(moment + 1) else {
            return;
        };
        let Some(advice) = self.advice(moment, &glance.belief, self.effort.looks) else {
            return;
        };
        let chosen = advice.prospects.iter().find(|prospect| prospect.choice == made.choice);
        if let (Some(best), Some(chosen)) = (advice.best(), chosen) {
            self.looked.push(KeyChoice {
                moment,
                seat: made.seat,
                chosen: made.choice,
                chance: chosen.chance,
                better: best.choice,
                better_chance: best.chance,
            });
        }
    }

    /// What was found so far.
    pub fn findings(&self) -> Findings {
        let seats = usize::from(self.replay.players());
        let by_seat = |rows: &[[f32; MOST_PLAYERS]]| rows.iter().map(|row| row[..seats].to_vec()).collect();
        let mut key_choices = self.looked.clone();
        let loss = |choice: &KeyChoice| choice.better_chance - choice.chance;
        key_choices.sort_by(|one, other| loss(other).total_cmp(&loss(one)));
        key_choices.truncate(3);
        Findings {
            chances: by_seat(&self.chances),
            exposure: self.exposure(),
            turning_points: self.turning_points(),
            key_choices,
            tells: tells(&self.replay, &self.leaders, &self.guesses),
        }
    }

    /// The hero that was played between two moments.
    fn played(&self, start: usize, end: usize) -> Option<Hero> {
        let choices = (start + 1..=end).filter_map(|moment| self.replay.made(moment));
        let mut played = choices.filter_map(|made| match made.choice {
            Choice::Play(hero) => Some(hero),
            _ => None,
        });
        played.next()
    }

    fn turning_points(&self) -> Vec<TurningPoint> {
        let marks = self.replay.turn_marks();
        let seats = usize::from(self.replay.players());
        let mut points: Vec<TurningPoint> = marks
            .iter()
            .enumerate()
            .filter_map(|(index, mark)| {
                let end = marks
                    .get(index + 1)
                    .map_or(self.replay.moments() - 1, |next| next.moment);
                let (before, after) = (self.chances.get(mark.moment)?, self.chances.get(end)?);
                let change = |seat: usize| after[seat] - before[seat];
                let by_change = |one: &usize, other: &usize| change(*one).total_cmp(&change(*other));
                let gained = (0..seats).max_by(by_change)?;
                let lost = (0..seats).min_by(by_change)?;
                Some(TurningPoint {
                    turn: mark.turn,
                    seat: mark.seat,
                    moment: mark.moment,
                    gained: Seat::at(gained)?,
                    lost: Seat::at(lost)?,
                    change: (0..seats).map(|seat| change(seat).abs()).sum::<f32>() / 2.0,
                    hero: self.played(mark.moment, end),
                })
            })
            .collect();
        points.sort_by(|one, other| other.change.total_cmp(&one.change));
        points.truncate(5);
        points
    }
}
