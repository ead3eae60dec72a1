//! Looking back at a finished game: chances, turning points, the choices that mattered, how well leaders were hidden.

use crate::{Advice, Coach, Eyes, Replay, Watch};
use bots::{Dice, Foresight};
use rules::{Choice, Leader, MOST_PLAYERS, Seat, World};
use serde::Serialize;

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

/// An analysis at work. Every [`Analysis::step`] does a little of it, so that it can be shown, stopped and gone on with.
///
/// The plot of chances comes from the all-knowing log, with the Harbor shuffled. What a Master would have done comes from what the
/// player knew then.
pub struct Analysis {
    replay: Replay,
    effort: Effort,
    foresight: Foresight,
    dice: Dice,
    seed: u64,
    moment: usize,
    stage: Stage,
    /// One watch for each seat.
    watches: Vec<Watch>,
    chances: Vec<[f32; MOST_PLAYERS]>,
    exposure: Vec<[f32; MOST_PLAYERS]>,
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
    watch: Watch,
}

/// How many decisions are looked at once more.
const LOOKS: usize = 9;

/// What was found out about a game.
#[derive(Clone, Debug, Default, Serialize)]
pub struct Findings {
    /// Everybody's chance to win, by moment and seat.
    pub chances: Vec<Vec<f32>>,
    /// How likely the others thought each seat's true leader, by moment and seat: the lower, the better it was hidden.
    pub exposure: Vec<Vec<f32>>,
    /// The turns that changed the chances most, the greatest change first.
    pub turning_points: Vec<TurningPoint>,
    /// The choices that mattered most, the costliest first; at most three.
    pub key_choices: Vec<KeyChoice>,
}

/// A turn that changed much.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct TurningPoint {
    /// The turn.
    pub turn: u32,
    /// Whose.
    pub seat: Seat,
    /// The moment it began.
    pub moment: usize,
    /// Whom it helped most.
    pub gained: Seat,
    /// Whom it hurt most.
    pub lost: Seat,
    /// The chance that changed hands, 0 to 1.
    pub change: f32,
}

/// A choice that mattered.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct KeyChoice {
    /// The moment before it.
    pub moment: usize,
    /// Who chose.
    pub seat: Seat,
    /// What they chose.
    pub chosen: Choice,
    /// The chance to win with it, as far as they could know.
    pub chance: f32,
    /// What a Master would have chosen.
    pub better: Choice,
    /// The chance to win with that.
    pub better_chance: f32,
}

impl Analysis {
    /// Begins the analysis of a game that is over; of another there is none.
    pub fn begin(replay: Replay, effort: Effort, seed: u64) -> Option<Analysis> {
        if !replay.is_over() {
            return None;
        }
        let end = replay.view(replay.moments(), Eyes::All);
        let seats = usize::from(replay.players());
        Some(Analysis {
            replay,
            effort,
            foresight: Foresight::new(seed),
            dice: Dice::new(seed ^ 0x51ed),
            seed,
            moment: 0,
            stage: Stage::Moments,
            watches: (0..seats as u64).map(|seat| Watch::new(seed ^ seat)).collect(),
            chances: Vec::new(),
            exposure: Vec::new(),
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
        if let Some(made) = self.replay.made(moment + 1) {
            let before = self.replay.view(moment, Eyes::Seat(made.seat));
            if before.choices().len() > 1 {
                let watch = &self.watches[made.seat.index()];
                if let Some(advice) = self.advice(moment, made.seat, watch, self.effort.glances) {
                    self.glances.push(Glance {
                        moment,
                        loss: advice.loss(made.choice).unwrap_or(0.0),
                        watch: watch.clone(),
                    });
                }
            }
            let last = moment + 2 == self.replay.moments();
            // The end tells all; what was believed before counts.
            if !last {
                for (seat, watch) in self.watches.iter_mut().enumerate() {
                    let eyes = Eyes::Seat(Seat(seat as u8));
                    let before = self.replay.view(moment, eyes);
                    watch.see(&before, made.seat, &self.replay.events(moment + 1, eyes));
                }
            }
        }
        self.expose();
    }

    /// Everybody's chances at a moment, from all there is to know.
    fn chances_at(&mut self, moment: usize) -> [f32; MOST_PLAYERS] {
        let view = self.replay.view(moment, Eyes::All);
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

    fn advice(&self, moment: usize, seat: Seat, watch: &Watch, games: u32) -> Option<Advice> {
        let view = self.replay.view(moment, Eyes::Seat(seat));
        let mut coach = Coach::new(&view, Some(watch), self.seed ^ moment as u64)?;
        while coach.rounds() < games && !coach.is_sure() {
            coach.think();
        }
        Some(coach.advice())
    }

    /// How likely the others think each true leader now, on average.
    fn expose(&mut self) {
        let mut exposed = [0.0; MOST_PLAYERS];
        let count = self.leaders.len();
        for (watcher, watch) in self.watches.iter_mut().enumerate() {
            let believed = watch.leaders();
            for (seat, &leader) in self.leaders.iter().enumerate().filter(|&(seat, _)| seat != watcher) {
                // Before anything was seen, any leader but the own one is as likely as any other.
                let chance = believed.map_or(0.2, |chances| chances[seat][leader as usize - 1]);
                exposed[seat] += chance / (count - 1) as f32;
            }
        }
        self.exposure.push(exposed);
    }

    fn look_again(&mut self, number: usize) {
        let glance = &self.glances[number];
        let moment = glance.moment;
        let Some(made) = self.replay.made(moment + 1) else {
            return;
        };
        let Some(advice) = self.advice(moment, made.seat, &glance.watch, self.effort.looks) else {
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
            exposure: by_seat(&self.exposure),
            turning_points: self.turning_points(),
            key_choices,
        }
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
                    gained: Seat(gained as u8),
                    lost: Seat(lost as u8),
                    change: (0..seats).map(|seat| change(seat).abs()).sum::<f32>() / 2.0,
                })
            })
            .collect();
        points.sort_by(|one, other| other.change.total_cmp(&one.change));
        points.truncate(5);
        points
    }
}
