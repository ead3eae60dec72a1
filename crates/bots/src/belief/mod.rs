//! What a player believes about the others' leaders and cards, from what they did.
//!
//! Whenever another seat chooses, the belief asks how likely an Adept with each leader would have done what was seen.
//! Leaders are then as likely as they explain all that was seen, and no two seats have the same one.

mod deal;
mod explain;
mod hidden;

use crate::Dice;
use crate::instinct::{Aligned, Worths};
use hidden::Hidden;
use rules::{Choices, Event, Happening, Leader, MOST_PLAYERS, Seat, View, World};

/// The belief of one seat. It starts from the leader that seat has, and can be begun at any time of a game.
#[derive(Clone, Debug)]
pub struct Belief {
    me: Seat,
    own: Leader,
    players: usize,
    /// How well each leader explains what a seat did, as logarithms.
    evidence: [[f32; 6]; MOST_PLAYERS],
    hidden: Hidden,
    trust: Trust,
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

/// Nothing is ever believed to be impossible: others are not Adepts.
const LEAST: f32 = 1e-3;

impl Trust {
    pub(crate) const USUAL: Trust = Trust {
        blur: 0.008,
        whim: 0.15,
        worlds: 3,
    };
}

impl Belief {
    /// What is believed before anything was seen: every other leader is as likely as any other. None if the view is not
    /// a player's.
    pub fn prior(view: &View) -> Option<Belief> {
        let me = view.seat()?;
        Some(Belief {
            me,
            own: view.leader(me)?,
            players: usize::from(view.players()),
            evidence: [[0.0; 6]; MOST_PLAYERS],
            hidden: Hidden::default(),
            trust: Trust::USUAL,
            deals: Vec::new(),
            fresh: false,
        })
    }

    /// Whether this is a belief about the game of this view.
    pub(crate) fn fits(&self, view: &View) -> bool {
        view.seat() == Some(self.me)
            && view.leader(self.me) == Some(self.own)
            && usize::from(view.players()) == self.players
    }

    /// Learns from what a seat did, the own one too: the own view just before, who chose, and what was seen to happen.
    pub fn learn(&mut self, before: &View, chooser: Seat, seen: &[Happening], dice: &mut Dice) {
        if chooser.index() >= self.players || seen.is_empty() || !self.fits(before) {
            return;
        }
        if chooser != self.me {
            let likely = explain::explain(before, chooser, seen, self.own, &self.trust, dice);
            self.weigh(chooser, likely);
        }
        for (owner, likely) in self.hidden.follow(before, seen, self.me, dice) {
            self.weigh(owner, likely);
        }
    }

    /// Leaders of a seat are as much likelier as they explain something better.
    fn weigh(&mut self, seat: Seat, likely: [f32; 6]) {
        for (evidence, likely) in self.evidence[seat.index()].iter_mut().zip(likely) {
            *evidence += likely.max(LEAST).ln();
        }
        self.fresh = false;
    }

    /// How likely each seat has each leader, in the order of [`Leader::ALL`].
    ///
    /// ```
    /// use bots::Belief;
    /// use rules::{Game, Leader, Seat, Seed, Setup, Viewer};
    /// let game = Game::new(Setup::new(4)?, &Seed::from("beliefs"));
    /// let view = game.view(Viewer::Seat(Seat(2)));
    /// let mut belief = Belief::prior(&view).unwrap();
    /// let own = view.leader(Seat(2)).unwrap();
    /// let chances = belief.leaders();
    /// assert!(chances[2][own as usize - 1] > 0.999);
    /// assert!(chances[0].iter().all(|&chance| chance < 0.21));
    /// # Ok::<(), rules::Refusal>(())
    /// ```
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
        let mut leaders = [self.own; MOST_PLAYERS];
        self.deal_from(0, 0.0, 1 << self.own as u8, &mut leaders);
        let most = self.deals.iter().map(|deal| deal.1).fold(f32::NEG_INFINITY, f32::max);
        let mut total = 0.0;
        for deal in &mut self.deals {
            deal.1 = (deal.1 - most).exp();
            total += deal.1;
        }
        for deal in &mut self.deals {
            deal.1 /= total;
        }
    }

    fn deal_from(&mut self, seat: usize, evidence: f32, used: u8, leaders: &mut [Leader; MOST_PLAYERS]) {
        if seat == self.players {
            self.deals.push((*leaders, evidence));
        } else if seat == self.me.index() {
            leaders[seat] = self.own;
            self.deal_from(seat + 1, evidence, used, leaders);
        } else {
            for leader in Leader::ALL {
                if used & (1 << leader as u8) == 0 {
                    leaders[seat] = leader;
                    let more = self.evidence[seat][leader as usize - 1];
                    self.deal_from(seat + 1, evidence + more, used | 1 << leader as u8, leaders);
                }
            }
        }
    }

    /// A world as likely as it is believed to be.
    pub(crate) fn imagine(&mut self, view: &View, dice: &mut Dice) -> World {
        let leaders = self.draw(dice);
        deal::deal(view, leaders, &self.hidden, self.me, dice)
    }
}

/// Lists that are filled again and again.
struct Mind {
    choices: Choices,
    worths: Worths,
    events: Vec<Event>,
}
