//! Playing one game of an experiment.

use crate::tally::{Ended, Tally};
use crate::{Experiment, Thinking};
use bots::{Bot, Dice, Level};
use rules::{Choices, Event, Game, Happening, Leader, MOST_PLAYERS, Seat, Seed, Setup, Step, Viewer};

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

    /// Plays game number `number` and counts it.
    pub(crate) fn play(&mut self, number: u64, tally: &mut Tally) {
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
        let first = if self.all_random {
            self.play_random(&mut game, seeds.seed())
        } else {
            self.play_bots(&mut game, seats, &mut seeds)
        };
        match ended(&game, first) {
            Some(ended) => tally.add(&ended, seats),
            None => tally.add_stalled(game.decisions_made(), game.turn()),
        }
    }

    /// Everybody chooses anything: nobody looks at anything, so no views are needed.
    fn play_random(&mut self, game: &mut Game, seed: u64) -> usize {
        let mut dice = Dice::new(seed);
        let mut first = 0;
        while let Some(seat) = game.decider() {
            game.list(seat, &mut self.choices);
            let index = dice.below(self.choices.len());
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

    fn play_bots(&mut self, game: &mut Game, seats: &[usize], seeds: &mut Dice) -> usize {
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
                .filter(|&&observer| observer != seat.index())
                .map(|&observer| (observer, game.view(Viewer::Seat(Seat(observer as u8)))))
                .collect();
            events.clear();
            if game.choose(seat, thought.choice, &mut events).is_err() {
                break;
            }
            for event in &events {
                if let Happening::Starts { seat } = event.unmasked() {
                    first = seat.index();
                }
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
