//! What a player believes about the others' leaders and cards, from what they did.
//!
//! Whenever another seat chooses, the belief asks how likely somebody with each leader would have done what was seen, who
//! plays like an Adept, loosely like one, or like a Novice.
//! Leaders are then as likely as they explain all that was seen, and no two seats have the same one.

mod deal;
mod explain;
mod hidden;
mod manner;

use crate::Dice;
use crate::fitted::{READER, TRUST};
use crate::instinct::{Aligned, Worths};
use crate::reading::{Shown, likely};
use encoding::Deeds;
use hidden::Hidden;
pub(crate) use manner::{Company, MANNERS};
use manner::{Likely, Others};
use nets::{exp, ln};
use rules::{Choices, Event, Leader, MOST_PLAYERS, Memory, Moment, Seat, View, World};
use std::fmt;

/// The belief of one seat about the game it remembers. It is the same whether it was kept while the game was played or is
/// worked out from the whole memory at once.
#[derive(Clone)]
pub struct Belief {
    seed: u64,
    /// What it was drawn from.
    memory: Memory,
    me: Seat,
    own: Leader,
    players: usize,
    /// How well each leader explains what a seat did, as logarithms.
    evidence: [[f32; 6]; MOST_PLAYERS],
    /// How much that counts, and what deeds say by experience.
    reader: Reader,
    hidden: Hidden,
    trust: Trust,
    company: Company,
    /// How well each manner with each leader explains what a seat did, as logarithms.
    manners: [Likely; MOST_PLAYERS],
    /// What everybody saw each seat do.
    deeds: Deeds,
    /// Every way to deal the other leaders, with how likely it is; worked out when needed.
    deals: Vec<([Leader; MOST_PLAYERS], f32)>,
    fresh: bool,
}

/// How far others are trusted to play like Adepts.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Trust {
    /// How much worse a choice must be to be chosen rarely, in chances to win.
    pub(crate) blur: f32,
    /// How often they choose just anything.
    pub(crate) whim: f32,
    /// Worlds looked at for each choice that was seen.
    pub(crate) worlds: usize,
}

/// How much two ways to read somebody count. Either alone is too sure where others do not play like those it knows.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Reader {
    /// Asking how likely an Adept with each leader would have done what was seen.
    pub deduces: f32,
    /// Counting deeds that players of all levels did with each leader.
    pub counts: f32,
}

/// Dice for believing are others than those for choosing.
const OF_BELIEF: u64 = 0x62E1_1EF5;

/// Nothing is ever believed to be impossible: there are other manners.
const LEAST: f32 = 1e-3;

/// What somebody believes who sees this and reads nobody: leaders that lie open are certain, all others equally likely.
pub(crate) fn even(view: &View) -> [[f32; 6]; MOST_PLAYERS] {
    let seen: Vec<Option<Leader>> = view.seats().map(|seat| view.leader(seat)).collect();
    let unseen = Leader::ALL.into_iter().filter(|&leader| !seen.contains(&Some(leader)));
    let share = 1.0 / unseen.clone().count().max(1) as f32;
    let mut chances = [[0.0; 6]; MOST_PLAYERS];
    for (chances, leader) in chances.iter_mut().zip(&seen) {
        match leader {
            Some(leader) => chances[*leader as usize - 1] = 1.0,
            None => unseen.clone().for_each(|leader| chances[leader as usize - 1] = share),
        }
    }
    chances
}

impl Belief {
    /// What a player believes who remembers this; none if it is not a player's memory. The same seed believes the same.
    ///
    /// ```
    /// use bots::Belief;
    /// use rules::{Game, Leader, Memory, Seat, Seed, Setup, Viewer};
    /// let game = Game::new(Setup::new(4)?, &Seed::from("beliefs"));
    /// let memory = Memory::of(&game, Viewer::Seat(Seat::S2));
    /// let mut belief = Belief::of(&memory, 1).unwrap();
    /// let own = memory.now().leader(Seat::S2).unwrap();
    /// let chances = belief.leaders();
    /// assert!(chances[2][own as usize - 1] > 0.999);
    /// assert!(chances[0].iter().all(|&chance| chance < 0.21));
    /// # Ok::<(), rules::Refusal>(())
    /// ```
    pub fn of(memory: &Memory, seed: u64) -> Option<Belief> {
        let mut belief = Belief::prior(memory, seed)?;
        belief.catch_up(memory);
        Some(belief)
    }

    /// The belief of somebody who trusts others differently.
    pub(crate) fn trusting(memory: &Memory, seed: u64, trust: Trust) -> Option<Belief> {
        let mut belief = Belief::prior(memory, seed)?;
        belief.trust = trust;
        belief.catch_up(memory);
        Some(belief)
    }

    /// This belief, which reads others in another way.
    #[must_use]
    pub fn reading(mut self, reader: Reader) -> Belief {
        self.reader = reader;
        self.fresh = false;
        self
    }

    /// The belief of somebody who takes those who do not play like Adepts for something else.
    pub(crate) fn among(memory: &Memory, seed: u64, company: Company) -> Option<Belief> {
        let mut belief = Belief::prior(memory, seed)?;
        belief.company = company;
        belief.catch_up(memory);
        Some(belief)
    }

    /// What is believed before anything was seen: every other leader is as likely as any other.
    fn prior(memory: &Memory, seed: u64) -> Option<Belief> {
        let view = memory.first();
        let me = view.seat()?;
        Some(Belief {
            seed,
            memory: memory.until(0),
            me,
            own: view.leader(me)?,
            players: usize::from(view.players()),
            evidence: [[0.0; 6]; MOST_PLAYERS],
            reader: READER,
            hidden: Hidden::new(view),
            trust: TRUST,
            company: crate::fitted::COMPANY,
            manners: [[[0.0; 6]; MANNERS]; MOST_PLAYERS],
            deeds: Deeds::default(),
            deals: Vec::new(),
            fresh: false,
        })
    }

    /// Learns what is new in a memory. If this is not what its own memory has become, because it is of another game or
    /// something was taken back, it starts over. The memory of somebody who does not play changes nothing.
    pub fn catch_up(&mut self, memory: &Memory) {
        if !memory.continues(&self.memory) {
            match Belief::prior(memory, self.seed) {
                Some(anew) => *self = anew.reading(self.reader),
                None => return,
            }
        }
        for index in self.memory.len()..memory.len() {
            if let Some(moment) = memory.moment(index) {
                self.learn(moment, &memory.before(index).as_if_first());
            }
        }
        self.memory = memory.clone();
    }

    /// What everybody was seen to do.
    pub(crate) fn deeds(&self) -> &Deeds {
        &self.deeds
    }

    /// What the moves of everybody have shown of their leaders so far.
    pub(crate) fn shown(&self) -> Shown {
        Shown::by(&self.deeds)
    }

    /// What it was drawn from.
    pub fn memory(&self) -> &Memory {
        &self.memory
    }

    /// Learns from what a seat did when the player knew what was `before`. Its own choices tell where hidden heroes went,
    /// others' what leader they may have; the end of a game tells all and is not to be guessed from.
    fn learn(&mut self, moment: Moment<'_>, before: &View) {
        let Moment { chooser, seen, .. } = moment;
        if moment.is_end() {
            return;
        }
        let mut dice = Dice::at(self.seed ^ OF_BELIEF, moment.number);
        if chooser != self.me {
            let shown = Shown::by(&self.deeds);
            let others = Others {
                trust: &self.trust,
                company: &self.company,
            };
            let likely = explain::explain(before, chooser, seen, self.own, others, &shown, &mut dice);
            self.weigh(chooser, likely);
        }
        self.deeds.see(moment);
        self.fresh = false;
        for (owner, likely) in self.hidden.follow(before, seen, self.me, &mut dice) {
            self.weigh(owner, [likely; MANNERS]);
        }
        debug_assert!(
            self.hidden.fits(moment.after),
            "hidden heroes were lost sight of: {seen:?}"
        );
    }

    /// Manners and leaders of a seat are as much likelier as they explain something better.
    fn weigh(&mut self, seat: Seat, likely: Likely) {
        let manners = &mut self.manners[seat.index()];
        for (evidence, likely) in manners.as_flattened_mut().iter_mut().zip(likely.as_flattened()) {
            *evidence += ln(likely.max(LEAST));
        }
        self.evidence[seat.index()] = self.company.explained(manners);
        self.fresh = false;
    }

    /// How likely each seat has each leader, in the order of [`Leader::ALL`].
    pub fn leaders(&mut self) -> [[f32; 6]; MOST_PLAYERS] {
        self.refresh();
        let mut chances = [[0.0; 6]; MOST_PLAYERS];
        for (leaders, chance) in &self.deals {
            for seat in 0..self.players {
                chances[seat][leaders[seat] as usize - 1] += chance;
            }
        }
        chances
    }

    /// Believes what somebody else reads of the leaders, instead of what it made of them itself: logarithms of their
    /// chances by seat.
    pub(crate) fn trust(&mut self, leaders: &[[f32; 6]; MOST_PLAYERS]) {
        for (evidence, told) in self.evidence.iter_mut().zip(leaders) {
            *evidence = told.map(|chance| chance.max(ln(LEAST)));
        }
        self.reader = Reader {
            deduces: 1.0,
            counts: 0.0,
        };
        self.fresh = false;
    }

    /// How likely each seat is aligned with each faction.
    pub(crate) fn aligned(&mut self) -> Aligned {
        let chances = self.leaders();
        let mut aligned = [[0.0; 4]; MOST_PLAYERS];
        for (seat, chances) in aligned.iter_mut().zip(chances) {
            for (leader, chance) in Leader::ALL.into_iter().zip(chances) {
                for faction in leader.alignment() {
                    seat[faction as usize] += chance;
                }
            }
        }
        aligned
    }

    /// Leaders for all seats, as likely as they are believed to be.
    pub(crate) fn draw(&mut self, dice: &mut Dice) -> [Leader; MOST_PLAYERS] {
        self.refresh();
        let mut left = dice.unit();
        for (leaders, chance) in &self.deals {
            left -= chance;
            if left < 0.0 {
                return *leaders;
            }
        }
        self.deals.last().map_or(Leader::ALL, |(leaders, _)| *leaders)
    }

    /// Works out how likely every deal of the leaders is.
    fn refresh(&mut self) {
        if self.fresh {
            return;
        }
        self.fresh = true;
        self.deals.clear();
        let (read, mut leaders) = (self.read(), [self.own; MOST_PLAYERS]);
        self.deal_from(0, 0.0, 1 << self.own as u8, &read, &mut leaders);
        let most = self.deals.iter().map(|deal| deal.1).fold(f32::NEG_INFINITY, f32::max);
        let mut total = 0.0;
        for deal in &mut self.deals {
            deal.1 = exp(deal.1 - most);
            total += deal.1;
        }
        for deal in &mut self.deals {
            deal.1 /= total;
        }
    }

    /// What speaks for each leader of each seat, as logarithms.
    fn read(&self) -> [[f32; 6]; MOST_PLAYERS] {
        let Reader { deduces, counts } = self.reader;
        let mut read = self
            .evidence
            .map(|evidence| evidence.map(|evidence| deduces * evidence));
        if counts > 0.0 {
            let shown = self.shown();
            for (read, seat) in read.iter_mut().zip(Seat::ALL) {
                for (read, likely) in read.iter_mut().zip(likely(shown.of(seat))) {
                    *read += counts * ln(likely);
                }
            }
        }
        read
    }

    fn deal_from(
        &mut self,
        seat: usize,
        evidence: f32,
        used: u8,
        read: &[[f32; 6]; MOST_PLAYERS],
        leaders: &mut [Leader; MOST_PLAYERS],
    ) {
        if seat == self.players {
            self.deals.push((*leaders, evidence));
        } else if seat == self.me.index() {
            leaders[seat] = self.own;
            self.deal_from(seat + 1, evidence, used, read, leaders);
        } else {
            for leader in Leader::ALL {
                if used & (1 << leader as u8) == 0 {
                    leaders[seat] = leader;
                    let more = read[seat][leader as usize - 1];
                    self.deal_from(seat + 1, evidence + more, used | 1 << leader as u8, read, leaders);
                }
            }
        }
    }

    /// A world as likely as it is believed to be.
    pub(crate) fn imagine(&mut self, dice: &mut Dice) -> World {
        let leaders = self.draw(dice);
        let view = self.memory.now().as_if_first();
        deal::deal(&view, leaders, &self.hidden, self.me, dice)
    }
}

/// What somebody believes is theirs alone, so debug output shows none of it.
impl fmt::Debug for Belief {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(out, "Belief({:?})", self.memory)
    }
}

/// Lists that are filled again and again.
struct Mind {
    choices: Choices,
    worths: Worths,
    events: Vec<Event>,
}
