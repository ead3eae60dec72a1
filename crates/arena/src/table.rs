//! One of many games.

use crate::buffers::Row;
use crate::listing::Listing;
use bots::{Adept, Bot, Budget, Dice, Level, TextSeed};
use encoding::{
    Action, Before, Deeds, STANDING_MOST, STANDING_SIZE, SeatIn, Standing, observe, observe_all, relative, write_shown,
};
use rules::{Event, Game, MOST_PLAYERS, Made, Memory, Seat, Seed, Setup, Viewer, World};
use std::fmt::Write;

/// A game that takes more decisions is given up: nobody wins.
const MOST_DECISIONS: u32 = 2_000;

/// Who plays a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sitter {
    /// Whoever steps the games.
    Learner,
    /// Whoever steps the games, with something it learned earlier.
    Past,
    /// A bot.
    Bot(Level),
}

impl Sitter {
    /// Its number in the facts about a question.
    pub const fn number(self) -> u8 {
        match self {
            Sitter::Learner => 0,
            Sitter::Past => 1,
            Sitter::Bot(level) => 2 + level as u8,
        }
    }
}

/// Who sits at a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Company {
    /// Learners only.
    Alone,
    /// At least one learner and at least one of these.
    With(Sitter),
    /// One learner, at a seat that changes, among these.
    Among(Sitter),
}

/// What kind of game is played at a table.
#[derive(Clone, Copy, Debug)]
pub struct Kind {
    /// Its options.
    pub setup: Setup,
    /// Who plays.
    pub company: Company,
}

/// What was played.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Tally {
    /// Games that ended.
    pub games: u64,
    /// Decisions in them.
    pub decisions: u64,
    /// Turns in them.
    pub turns: u64,
    /// Games that nobody won.
    pub nobody: u64,
    /// Seats, by the number of who sat there.
    pub seats: [u64; 8],
    /// Games won, by the number of who won.
    pub wins: [u64; 8],
}

impl Tally {
    pub(crate) fn add(&mut self, other: &Tally) {
        self.games += other.games;
        self.decisions += other.decisions;
        self.turns += other.turns;
        self.nobody += other.nobody;
        for (mine, theirs) in self.seats.iter_mut().zip(other.seats) {
            *mine += theirs;
        }
        for (mine, theirs) in self.wins.iter_mut().zip(other.wins) {
            *mine += theirs;
        }
    }
}

/// The beginning of a turn, and whose it was.
type Begun = ([u16; STANDING_MOST], Seat);
/// The beginning of a turn, who won as the active seat sees it, and how many played.
type Ended = ([u16; STANDING_MOST], u8, u8);

/// A bot, and what it remembers if it does.
struct Mind {
    bot: Box<dyn Bot>,
    memory: Memory,
}

pub(crate) struct SteppedGame {
    kind: Kind,
    name: String,
    number: u32,
    dice: Dice,
    world: World,
    deeds: Deeds,
    sitters: [Sitter; MOST_PLAYERS],
    /// The bots, by seat.
    minds: [Option<Box<Mind>>; MOST_PLAYERS],
    adviser: Option<Box<Adept>>,
    listing: Listing,
    events: Vec<Event>,
    /// The seat that must decide.
    seat: Seat,
    /// The place of the action in the listing.
    found: usize,
    turn: u32,
    /// Whether beginnings of turns are noted: they are kept until somebody takes them.
    pub(crate) notes: bool,
    standing: Standing,
    begun: Vec<Begun>,
    pub(crate) ended: Vec<Ended>,
    tally: Tally,
}

impl SteppedGame {
    pub(crate) fn new(kind: Kind, seed: u64, number: u32) -> SteppedGame {
        let name = format!("arena/{seed}/{number}");
        let dice = Dice::new(TextSeed::from(name.as_str()).number());
        let mut dice = dice;
        let mut table = SteppedGame {
            world: deal(kind.setup, &name, 0, &mut dice),
            kind,
            name,
            number: 0,
            dice,
            deeds: Deeds::default(),
            sitters: [Sitter::Learner; MOST_PLAYERS],
            minds: [const { None }; MOST_PLAYERS],
            adviser: None,
            listing: Listing::new(),
            events: Vec::new(),
            seat: Seat::S0,
            found: 0,
            turn: 0,
            notes: false,
            standing: Standing::default(),
            begun: Vec::new(),
            ended: Vec::new(),
            tally: Tally::default(),
        };
        table.sit_down();
        table.go_on();
        table
    }

    fn players(&self) -> usize {
        usize::from(self.kind.setup.players())
    }

    /// Deals a new game.
    fn restart(&mut self) {
        self.number += 1;
        self.world = deal(self.kind.setup, &self.name, self.number, &mut self.dice);
        self.deeds = Deeds::default();
        self.turn = 0;
        self.begun.clear();
        self.sit_down();
    }

    fn sit_down(&mut self) {
        let players = self.players();
        let (other, learners) = match self.kind.company {
            Company::Alone => (Sitter::Learner, players),
            Company::With(other) => (other, 1 + self.dice.below(players - 1)),
            Company::Among(other) => (other, 1),
        };
        self.sitters = [Sitter::Learner; MOST_PLAYERS];
        let first = self.dice.below(players);
        for place in learners..players {
            self.sitters[(first + place) % players] = other;
        }
        for seat in 0..players {
            self.minds[seat] = None;
            let Sitter::Bot(level) = self.sitters[seat] else {
                continue;
            };
            let Ok(bot) = bots::bot(level, self.dice.seed(), Budget::iterations(200)) else {
                // Nobody of this level can play here: the learner does, and the facts say so.
                self.sitters[seat] = Sitter::Learner;
                continue;
            };
            let memory = Memory::of(&self.world, Viewer::Seat(Seat::ALL[seat]));
            self.minds[seat] = Some(Box::new(Mind { bot, memory }));
        }
    }

    /// Looks for an action in the listing of who is asked.
    pub(crate) fn find(&mut self, action: u16) -> bool {
        let found = self.listing.find(action);
        self.found = found.unwrap_or(0);
        found.is_some()
    }

    /// The legal action at this part of the listing, from 0 up to 1.
    pub(crate) fn action_at(&self, part: f64) -> u16 {
        self.listing.at(part)
    }

    /// Carries out the action that was found if it is to be stepped, and writes what comes then.
    pub(crate) fn write(&mut self, row: Row<'_>, stepped: bool) {
        row.rewards.fill(0.0);
        *row.done = u8::from(stepped && self.step(row.rewards, row.last));
        self.show(row.observation, row.mask, row.shown, row.info);
        if let Some(everything) = row.everything {
            observe_all(&self.world, self.seat, everything);
        }
        *row.advice = if row.advised { self.advise() } else { -1 };
    }

    /// Carries out the action that was found and goes on. Returns whether the game ended; then the next one began.
    fn step(&mut self, rewards: &mut [f32], last: Option<&mut [u8]>) -> bool {
        let seat = self.seat;
        self.choose(self.found);
        if self.go_on() {
            return false;
        }
        if let Some(last) = last {
            observe(&SeatIn::new(&self.world, seat), seat, &self.deeds, last);
        }
        while {
            self.end(rewards);
            self.restart();
            !self.go_on()
        } {}
        true
    }

    fn end(&mut self, rewards: &mut [f32]) {
        let players = self.players();
        let winner = self.world.result().and_then(|(_, winner, _)| winner);
        rewards.fill(0.0);
        if let Some(winner) = winner {
            rewards[winner.index()] = 1.0;
            self.tally.wins[usize::from(self.sitters[winner.index()].number())] += 1;
        }
        self.tally.nobody += u64::from(winner.is_none());
        self.tally.games += 1;
        self.tally.decisions += u64::from(self.world.decisions_made());
        self.tally.turns += u64::from(self.world.turn());
        for sitter in &self.sitters[..players] {
            self.tally.seats[usize::from(sitter.number())] += 1;
        }
        if self.world.is_over() {
            let players = players as u8;
            for (row, active) in self.begun.drain(..) {
                let winner = winner.map_or(MOST_PLAYERS, |seat| relative(seat, active, players)) as u8;
                self.ended.push((row, winner, players));
            }
        }
    }

    /// Lets bots play and makes choices that are none, until a learner is asked; false if the game is over before.
    fn go_on(&mut self) -> bool {
        loop {
            let Some(seat) = self.world.decider() else { return false };
            if self.world.decisions_made() >= MOST_DECISIONS {
                return false;
            }
            if self.notes && self.world.turn() != self.turn {
                self.turn = self.world.turn();
                self.note_turn(seat);
            }
            self.seat = seat;
            self.listing.ask(&self.world, seat);
            if self.listing.choices.len() == 1 {
                self.choose(0);
                continue;
            }
            let Some(mind) = &mut self.minds[seat.index()] else {
                self.listing.name(seat, self.kind.setup.players());
                return true;
            };
            let Mind { bot, memory } = &mut **mind;
            if !bot.remembers() {
                memory.look_up(&self.world);
            }
            let thought = bot.think(memory);
            let index = thought.and_then(|thought| self.listing.find_choice(thought.choice));
            self.choose(index.unwrap_or(0));
        }
    }

    fn note_turn(&mut self, seat: Seat) {
        let active = self.world.active().unwrap_or(seat);
        self.standing.look(&self.world, active);
        let features = self.standing.features();
        let mut row = [STANDING_SIZE as u16; STANDING_MOST];
        row[..features.len()].copy_from_slice(features);
        self.begun.push((row, active));
    }

    /// Carries out the choice at this place of the listing.
    fn choose(&mut self, index: usize) {
        let seat = self.seat;
        let Some(&choice) = self.listing.choices.get(index) else {
            return;
        };
        let before = Before::of_world(&self.world, seat);
        self.events.clear();
        let choices = &self.listing.choices;
        self.world.choose_listed(seat, choices, index, &mut self.events);
        let seen = self.events.iter().map(|event| event.seen_by(Viewer::Public));
        self.deeds.add(&before, seen);
        for mind in self.minds.iter_mut().flatten() {
            if mind.bot.remembers() {
                mind.memory.see(&self.world, Made { seat, choice }, &self.events);
            }
        }
    }

    /// Writes what the seat that is asked sees.
    fn show(&self, observation: &mut [u8], mask: &mut [u8], shown: &mut [u8], info: &mut [u8]) {
        let (seat, players) = (self.seat, self.kind.setup.players());
        let sight = SeatIn::new(&self.world, seat);
        observe(&sight, seat, &self.deeds, observation);
        self.listing.mark(mask);
        write_shown(&sight, seat, shown);
        info.fill(0);
        for other in self.world.seats() {
            let place = relative(other, seat, players);
            info[place] = self.world.leader_of(other).number();
            info[MOST_PLAYERS + place] = self.sitters[other.index()].number();
        }
        let round = self.world.turn() / u32::from(players);
        info[12] = round.min(255) as u8;
        info[13] = self.world.question(seat).prompt as u8;
        info[14] = players;
        info[15] = seat.number();
    }

    /// What an Adept would do.
    fn advise(&mut self) -> i16 {
        let (seat, players) = (self.seat, self.kind.setup.players());
        let dice = &mut self.dice;
        let adept = self.adviser.get_or_insert_with(|| Box::new(Adept::new(dice.seed())));
        let memory = Memory::of(&self.world, Viewer::Seat(seat));
        let action = adept
            .think(&memory)
            .and_then(|thought| Action::of(thought.choice, seat, players));
        action.map_or(-1, |action| action.number() as i16)
    }

    pub(crate) fn take_tally(&mut self) -> (u8, Tally) {
        (self.kind.setup.players(), std::mem::take(&mut self.tally))
    }
}

/// A game as good as dealt that may be read: all that the public does not see of a deal is imagined.
fn deal(setup: Setup, name: &str, number: u32, dice: &mut Dice) -> World {
    let mut text = String::with_capacity(name.len() + 8);
    // Writing into a string never fails.
    let _ = write!(text, "{name}/{number}");
    Game::new(setup, &Seed::from(text))
        .view(Viewer::Public)
        .imagine(dice.generator())
}
