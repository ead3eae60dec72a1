//! Playing one game of an experiment.

use crate::heroes::{Watch, end_of};
use crate::rows::{DecisionRow, EndRow, GameRow, Rows, SeatRow};
use crate::tally::{Ended, Tally};
use crate::{Experiment, Thinking};
use bots::{Bot, Dice, Level, Reason, Thought};
use rules::{Choice, Choices, Event, Game, Happening, Leader, MOST_PLAYERS, Seat, Seed, Setup, Step, Viewer};

/// A game that takes more decisions is given up.
const MOST_DECISIONS: u32 = 20_000;

/// A table at which one game after the other is played.
pub(crate) struct Table<'a> {
    experiment: &'a Experiment,
    setup: Setup,
    line_up: Vec<Level>,
    rotates: bool,
    all_random: bool,
    choices: Choices,
}

impl<'a> Table<'a> {
    pub(crate) fn new(experiment: &'a Experiment, players: u8) -> Table<'a> {
        let line_up = experiment.line_up(players);
        Table {
            experiment,
            setup: experiment.setup(players),
            rotates: !experiment.is_uniform(),
            all_random: line_up.iter().all(|&level| level == Level::Random),
            line_up,
            choices: Choices::new(),
        }
    }

    pub(crate) fn tally(&self) -> Tally {
        Tally::new(&self.line_up)
    }

    /// Plays game number `number`, counts it, and writes it down if `rows` are wanted.
    pub(crate) fn play(&mut self, number: u64, tally: &mut Tally, rows: Option<&mut Rows>) {
        let players = usize::from(self.setup.players());
        // Different bots play each deal once from every seat: nobody has better seats, leaders or cards than another.
        let (deal, turned) = if self.rotates {
            (number / players as u64, (number % players as u64) as usize)
        } else {
            (number, 0)
        };
        let mut seats = [0; MOST_PLAYERS];
        for (seat, bot) in seats[..players].iter_mut().enumerate() {
            *bot = (seat + turned) % players;
        }
        let seats = &seats[..players];
        let mut game = Game::new(self.setup, &self.experiment.deal(players as u8, deal));
        let mut seeds = Dice::new(mix(&self.experiment.seed, players as u64, number));
        let mut watch = self.experiment.heroes.then(Watch::new);
        let mut decisions = rows.is_some().then(Vec::new);
        let first = if self.all_random && watch.is_none() && decisions.is_none() {
            self.play_random(&mut game, &mut seeds)
        } else {
            self.play_bots(&mut game, number, seats, &mut seeds, watch.as_mut(), decisions.as_mut())
        };
        if let (Some(rows), Some(mut decisions)) = (rows, decisions) {
            rows.games.push(self.row(&game, number, deal, first, seats));
            rows.decisions.append(&mut decisions);
        }
        match ended(&game, first) {
            Some(ended) => {
                tally.add(&ended, seats);
                if let (Some(watch), Some(end)) = (watch, end_of(&game)) {
                    watch.count(&end, ended.winner, &mut tally.heroes);
                }
            }
            None => tally.add_stalled(game.decisions_made(), game.turn()),
        }
    }

    fn row(&self, game: &Game, number: u64, deal: u64, first: usize, seats: &[usize]) -> GameRow {
        let outcome = game.outcome();
        let mut row = GameRow {
            game: number,
            players: game.players(),
            deal,
            first: first as u8,
            turns: game.turn(),
            decisions: game.decisions_made(),
            red: game.track().red(),
            green: game.track().green(),
            end: outcome.as_ref().map(|outcome| EndRow {
                faction: outcome.winning_faction,
                winner: outcome.winner,
                decided_by: outcome.decided_by,
            }),
            seats: [None; MOST_PLAYERS],
        };
        for seat in game.seats() {
            let counted = outcome
                .as_ref()
                .map(|outcome| outcome.counts[seat.index()])
                .unwrap_or_default();
            row.seats[seat.index()] = Some(SeatRow {
                level: self.line_up[seats[seat.index()]],
                leader: game.leader(seat),
                heroes: counted.heroes,
                party: counted.total,
            });
        }
        row
    }

    /// Everybody chooses anything: nobody looks at anything, so no views are needed. The choices are the same as those
    /// of random bots with views.
    fn play_random(&mut self, game: &mut Game, seeds: &mut Dice) -> usize {
        let mut dice: [Dice; MOST_PLAYERS] = std::array::from_fn(|_| Dice::new(seeds.seed()));
        let mut first = 0;
        while let Some(seat) = game.decider() {
            game.list(seat, &mut self.choices);
            let index = dice[seat.index()].below(self.choices.len());
            let setting_up = game.step() == Step::Setup;
            game.choose_listed(seat, &self.choices, index, &mut ());
            if setting_up && game.step() != Step::Setup {
                first = game.active().map_or(0, Seat::index);
            }
            if game.decisions_made() >= MOST_DECISIONS {
                break;
            }
        }
        first
    }

    fn play_bots(
        &mut self,
        game: &mut Game,
        number: u64,
        seats: &[usize],
        seeds: &mut Dice,
        mut watch: Option<&mut Watch>,
        mut rows: Option<&mut Vec<DecisionRow>>,
    ) -> usize {
        let budget = self.experiment.thinking;
        let mut bots: Vec<Box<dyn Bot>> = seats
            .iter()
            .map(|&bot| bots::bot(self.line_up[bot], seeds.seed(), Thinking::budget(budget)))
            .collect();
        let observers: Vec<usize> = (0..bots.len()).filter(|&seat| bots[seat].observes()).collect();
        let mut events: Vec<Event> = Vec::new();
        let mut seen: Vec<Happening> = Vec::new();
        let mut first = 0;
        while let Some(seat) = game.decider() {
            let view = game.view(Viewer::Seat(seat));
            let Some(thought) = bots[seat.index()].think(&view) else {
                break;
            };
            let before: Vec<_> = observers
                .iter()
                .map(|&observer| (observer, game.view(Viewer::Seat(Seat(observer as u8)))))
                .collect();
            let asked = game.asked().find(|asked| asked.seat == seat);
            if let Some(watch) = &mut watch {
                watch.asked(game.step(), asked.as_ref());
            }
            if let (Some(rows), Some(asked)) = (&mut rows, asked) {
                rows.push(DecisionRow {
                    game: number,
                    players: game.players(),
                    number: game.decisions_made(),
                    turn: game.turn(),
                    seat,
                    level: self.line_up[seats[seat.index()]],
                    prompt: asked.prompt,
                    source: asked.source,
                    choices: view.choices().len() as u32,
                    choice: thought.choice,
                    chance: chance(&thought),
                    red: game.track().red(),
                    green: game.track().green(),
                });
            }
            events.clear();
            if game.choose(seat, thought.choice, &mut events).is_err() {
                break;
            }
            for event in &events {
                if let Happening::Starts { seat } = event.unmasked() {
                    first = seat.index();
                }
            }
            if let Some(watch) = &mut watch {
                watch.happened(&events, matches!(thought.choice, Choice::Discard(_)));
            }
            for (observer, before) in before {
                seen.clear();
                let viewer = Viewer::Seat(Seat(observer as u8));
                seen.extend(events.iter().map(|event| event.seen_by(viewer)));
                bots[observer].observe(&before, seat, &seen);
            }
            if game.decisions_made() >= MOST_DECISIONS {
                break;
            }
        }
        first
    }
}

/// The chance to win that a bot saw in its choice.
fn chance(thought: &Thought) -> Option<f32> {
    thought.reasons.iter().find_map(|reason| match *reason {
        Reason::WinChance { chance, .. } => Some(chance),
        _ => None,
    })
}

impl Experiment {
    /// The seed of a deal, with which anybody can deal the same game again.
    pub fn deal(&self, players: u8, deal: u64) -> Seed {
        Seed::from(format!("{}/{players}/{deal}", self.seed))
    }
}

fn ended(game: &Game, first: usize) -> Option<Ended> {
    let (faction, winner, decided_by) = game.result()?;
    let mut leaders = [Leader::Lemron; MOST_PLAYERS];
    for seat in game.seats() {
        leaders[seat.index()] = game.leader(seat)?;
    }
    Some(Ended {
        decisions: game.decisions_made(),
        turns: game.turn(),
        faction,
        winner: winner.map(Seat::index),
        decided_by,
        leaders,
        first,
    })
}

/// A number that is different for every game of every experiment (FNV-1a, then mixed by the generator that gets it).
fn mix(seed: &str, players: u64, number: u64) -> u64 {
    let bytes = seed.bytes().chain(players.to_le_bytes()).chain(number.to_le_bytes());
    bytes.fold(0xcbf2_9ce4_8422_2325, |hash, byte| {
        (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3)
    })
}
