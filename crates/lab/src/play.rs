//! Playing one game of an experiment.

use crate::chances::Sayings;
use crate::rows::{DecisionRow, EndRow, GameRow, Rows, SeatRow};
use crate::story::Moment;
use crate::tally::{Ended, Tally};
use crate::watch::Watchers;
use crate::{Experiment, Thinking};
use bots::{Bot, Level, Random, Reason, TextSeed, Thought};
use rules::{
    Choices, Event, Game, Happening, Hero, Leader, MOST_PLAYERS, Made, Memory, Place, Seat, Seed, Setup, Slot, Step,
    Viewer,
};
use std::fmt::Write;

/// A game that takes more decisions is given up.
const MOST_DECISIONS: u32 = 20_000;

/// A table at which one game after the other is played.
pub(crate) struct GameSeries<'a> {
    experiment: &'a Experiment,
    setup: Setup,
    line_up: Vec<Level>,
    rotates: bool,
    all_random: bool,
    choices: Choices,
}

impl<'a> GameSeries<'a> {
    pub(crate) fn new(experiment: &'a Experiment, players: u8) -> GameSeries<'a> {
        let line_up = experiment.line_up(players);
        GameSeries {
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
        let order = circle(players, if self.rotates { deal } else { 0 });
        let mut seats = [0; MOST_PLAYERS];
        for (seat, bot) in seats[..players].iter_mut().enumerate() {
            *bot = order[(seat + turned) % players];
        }
        let seats = &seats[..players];
        let mut game = Game::new(self.setup, &self.experiment.deal(players as u8, deal));
        let seeds: [u64; MOST_PLAYERS] =
            std::array::from_fn(|seat| self.experiment.bot_seed(players as u8, number, seat).number());
        let wants_decisions = rows.as_ref().is_some_and(|rows| !rows.games_only);
        let mut seen = Noted {
            number,
            first: 0,
            watchers: None,
            sayings: Sayings::default(),
            rows: wants_decisions.then(Vec::new),
            faulty: false,
        };
        if self.all_random && !self.experiment.heroes && !wants_decisions {
            seen.first = self.play_random(&mut game, &seeds);
        } else {
            let players = Players::sit_down(self, &game, seats, &seeds);
            seen.faulty = self.play_bots(&mut game, seats, players, &mut seen).is_err();
        }
        if let Some(rows) = rows {
            rows.games.push(self.row(&game, number, deal, seen.first, seats));
            rows.decisions.append(&mut seen.rows.unwrap_or_default());
        }
        match ended(&game, seen.first) {
            Some(ended) => {
                tally.add(&ended, seats);
                seen.sayings.count(ended.winner, &mut tally.chances);
                if let Some(watchers) = seen.watchers {
                    watchers.count(&game, &ended, tally);
                }
            }
            None => tally.add_stalled(game.decisions_made(), game.turn(), seen.faulty),
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
    /// of random bots that look.
    fn play_random(&mut self, game: &mut Game, seeds: &[u64; MOST_PLAYERS]) -> usize {
        let mut first = 0;
        while let Some(seat) = game.decider() {
            game.choices_into(seat, &mut self.choices);
            let index = Random::pick(seeds[seat.index()], game.point(Viewer::Seat(seat)), self.choices.len());
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

    /// Lets bots play a game to its end, or until it takes too long. One that does not say what it chooses, or chooses
    /// what it may not, has a fault, and the game goes no further.
    fn play_bots(
        &mut self,
        game: &mut Game,
        seats: &[usize],
        mut players: Players,
        seen: &mut Noted,
    ) -> Result<(), Faulty> {
        if self.experiment.heroes {
            seen.watchers = Some(Watchers::sit_down(&players.memories));
        }
        let mut events: Vec<Event> = Vec::new();
        while let Some(seat) = game.decider() {
            let thought = players.think(game, seat).ok_or(Faulty)?;
            let choice = thought.choice;
            let level = self.line_up[seats[seat.index()]];
            let memory = &players.memories[seat.index()];
            let asked = game.asked().find(|asked| asked.seat == seat);
            if let Some(watchers) = &mut seen.watchers {
                watchers.asked(game, asked.as_ref(), memory, choice);
            }
            if let Some(chance) = chance(&thought) {
                seen.sayings.say(level, seat.index(), chance);
            }
            if let (Some(rows), Some(asked)) = (&mut seen.rows, asked) {
                rows.push(self.decision_row(seen.number, game, level, asked, memory, &thought));
            }
            let moment = Moment {
                step: game.step(),
                active: game.active(),
                choice,
            };
            events.clear();
            game.choose(seat, choice, &mut events).map_err(|_| Faulty)?;
            seen.happened(moment, seat, &events, game);
            players.see(game, Made { seat, choice }, &events);
            if game.decisions_made() >= MOST_DECISIONS {
                break;
            }
        }
        Ok(())
    }

    fn decision_row(
        &self,
        number: u64,
        game: &Game,
        level: Level,
        asked: rules::Asked,
        memory: &Memory,
        thought: &Thought,
    ) -> DecisionRow {
        let view = memory.now();
        DecisionRow {
            game: number,
            players: game.players(),
            number: game.decisions_made(),
            turn: game.turn(),
            seat: asked.seat,
            level,
            leader: view.leader(asked.seat),
            thinking: self.experiment.thinking.of(level),
            prompt: asked.prompt,
            source: asked.source,
            hand: view.hand(asked.seat).iter().filter_map(|card| card.hero).collect(),
            tavern: Slot::ALL.map(|slot| view.tavern(slot)),
            alternatives: view.choices().to_vec(),
            choice: thought.choice,
            drawn: None,
            chance: chance(thought),
            red: game.track().red(),
            green: game.track().green(),
        }
    }
}

/// What was noted about one game while it was played.
struct Noted {
    number: u64,
    /// The seat that began.
    first: usize,
    watchers: Option<Watchers>,
    sayings: Sayings,
    rows: Option<Vec<DecisionRow>>,
    /// Whether it was given up because of a fault in a bot.
    faulty: bool,
}

/// A bot was asked, and there is no choice of it that can be carried out.
#[derive(Debug, PartialEq, Eq)]
struct Faulty;

impl Noted {
    /// What came of a choice.
    fn happened(&mut self, moment: Moment, chooser: Seat, events: &[Event], after: &Game) {
        for event in events {
            if let Happening::Starts { seat } = event.unmasked() {
                self.first = seat.index();
            }
        }
        if let Some(row) = self.rows.as_mut().and_then(|rows| rows.last_mut()) {
            row.drawn = events.iter().find_map(|event| drawn(event, chooser));
        }
        if let Some(watchers) = &mut self.watchers {
            watchers.happened(moment, events, after);
        }
    }
}

/// The card that a seat drew.
fn drawn(event: &Event, by: Seat) -> Option<Hero> {
    match event.unmasked() {
        Happening::Card {
            card,
            how: rules::How::Drawn,
            to: Place::Hand(seat),
            ..
        } if seat == by => card,
        _ => None,
    }
}

/// The bots in the order in which they sit round the table. Every deal has another order, until all have been: nobody
/// always sits behind the same neighbor.
fn circle(players: usize, deal: u64) -> [usize; MOST_PLAYERS] {
    let mut order: [usize; MOST_PLAYERS] = std::array::from_fn(|bot| bot);
    // The first stays, because tables that are only turned are the same; the others are put in the order with the
    // number `deal`.
    let mut number = deal;
    for place in 1..players {
        let left = (players - place) as u64;
        order[place..players].rotate_left((number % left) as usize);
        let behind = place + 1;
        order[behind..players].sort_unstable();
        number /= left;
    }
    order
}

/// Bots at the table, with what they remember.
struct Players {
    /// None where a level cannot be played, which no experiment asks for.
    bots: Vec<Option<Box<dyn Bot>>>,
    memories: Vec<Memory>,
}

impl Players {
    fn sit_down(table: &GameSeries<'_>, game: &Game, seats: &[usize], seeds: &[u64; MOST_PLAYERS]) -> Players {
        let budget = table.experiment.thinking;
        let bots = seats
            .iter()
            .zip(seeds)
            .map(|(&bot, &seed)| bots::bot(table.line_up[bot], seed, Thinking::budget(budget)).ok());
        Players {
            bots: bots.collect(),
            memories: game.seats().map(|seat| Memory::of(game, Viewer::Seat(seat))).collect(),
        }
    }

    fn think(&mut self, game: &Game, seat: Seat) -> Option<Thought> {
        let (bot, memory) = (self.bots[seat.index()].as_mut()?, &mut self.memories[seat.index()]);
        // Whoever never looks back gets no past: most games are played by such bots, and need not pay for it.
        if !bot.remembers() {
            memory.look_up(game);
        }
        bot.think(memory)
    }

    fn see(&mut self, after: &Game, made: Made, events: &[Event]) {
        for (bot, memory) in self.bots.iter().zip(&mut self.memories) {
            if bot.as_ref().is_some_and(|bot| bot.remembers()) {
                memory.see(after, made, events);
            }
        }
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

    /// The seed of the bot on a seat in a game, `SEED/PLAYERS/GAME/SEAT`, with which any program that has such bots can
    /// let it do the same again.
    pub fn bot_seed(&self, players: u8, game: u64, seat: usize) -> TextSeed {
        let mut seed = TextSeed::from(self.seed.as_str());
        // Nothing can fail here.
        let _ = write!(seed, "/{players}/{game}/{seat}");
        seed
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
        ender: game.active()?.index(),
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Ranges;
    use bots::Reasons;
    use rules::{Choice, Mode};
    use std::collections::BTreeSet;

    #[test]
    fn everybody_sits_behind_everybody_else_equally_often() {
        for players in 2..=MOST_PLAYERS {
            let orders = (1..players as u64).product::<u64>();
            let all: BTreeSet<Vec<usize>> = (0..orders)
                .map(|deal| circle(players, deal)[..players].to_vec())
                .collect();
            assert_eq!(all.len() as u64, orders, "every order once");
            assert_eq!(circle(players, orders), circle(players, 0));
            assert!(
                all.iter().all(|order| order[0] == 0),
                "tables that are only turned are the same"
            );
            let behind = |bot: usize| all.iter().filter(|order| order[1] == bot).count() as u64;
            assert!((1..players).all(|bot| behind(bot) == orders / (players as u64 - 1)));
        }
    }

    /// A bot that answers like this.
    struct Answers(Option<Choice>);

    impl Bot for Answers {
        fn level(&self) -> Level {
            Level::Novice
        }

        fn think(&mut self, _: &Memory) -> Option<Thought> {
            self.0.map(|choice| Thought {
                choice,
                reasons: Reasons::default(),
            })
        }
    }

    /// Plays a game against somebody who answers like this; what is counted.
    fn against(answer: Option<Choice>) -> (Result<(), Faulty>, Tally) {
        let experiment = Experiment::new(Level::Novice.into(), 2, 1).unwrap();
        let mut table = GameSeries::new(&experiment, 2);
        let mut game = Game::new(table.setup, &experiment.deal(2, 0));
        let mut players = Players::sit_down(&table, &game, &[0, 1], &[1; MOST_PLAYERS]);
        players.bots[1] = Some(Box::new(Answers(answer)));
        let mut seen = Noted {
            number: 0,
            first: 0,
            watchers: None,
            sayings: Sayings::default(),
            rows: None,
            faulty: false,
        };
        let played = table.play_bots(&mut game, &[0, 1], players, &mut seen);
        let mut tally = table.tally();
        assert!(ended(&game, seen.first).is_none());
        tally.add_stalled(game.decisions_made(), game.turn(), played.is_err());
        (played, tally)
    }

    #[test]
    fn a_fault_of_a_bot_is_told_from_a_game_without_end() {
        for answer in [None, Some(Choice::Mode(Mode::Look))] {
            let (played, tally) = against(answer);
            assert_eq!(played, Err(Faulty));
            assert_eq!((tally.games, tally.stalled, tally.faulty), (1, 1, 1));
            let mut both = tally.clone();
            let mut other = Tally::new(&[Level::Novice; 2]);
            other.add_stalled(20_000, 7, false);
            other.played = Ranges::from(5..6);
            assert!(both.merge(&other));
            assert_eq!((both.games, both.stalled, both.faulty), (2, 2, 1));
        }
    }
}
