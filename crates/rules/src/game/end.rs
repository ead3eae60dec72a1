//! The end: who wins, and why.

use super::{Game, Step, tell};
use crate::event::{Happening, How, Witness};
use crate::places::Zone;
use crate::{Audience, Faction, Hero, Leader, Prompt, Seat};
use serde::{Deserialize, Serialize};

/// What decided who won.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(not(feature = "exhaustive"), non_exhaustive)]
pub enum DecidedBy {
    /// Only one leader was aligned with the winning faction.
    OnlyAligned,
    /// The most heroes of the winning faction.
    MostHeroes,
    /// The fewest heroes in all.
    FewestHeroes,
    /// The highest leader number.
    LeaderNumber,
    /// No leader was aligned: nobody wins.
    NobodyAligned,
}

impl DecidedBy {
    /// All rules that can decide, in the order in which they are asked.
    pub const ALL: [DecidedBy; 5] = [
        DecidedBy::OnlyAligned,
        DecidedBy::MostHeroes,
        DecidedBy::FewestHeroes,
        DecidedBy::LeaderNumber,
        DecidedBy::NobodyAligned,
    ];

    /// The name used in files and protocols.
    pub const fn id(self) -> &'static str {
        match self {
            DecidedBy::OnlyAligned => "only-aligned",
            DecidedBy::MostHeroes => "most-heroes",
            DecidedBy::FewestHeroes => "fewest-heroes",
            DecidedBy::LeaderNumber => "leader-number",
            DecidedBy::NobodyAligned => "nobody-aligned",
        }
    }
}

/// What a party counts at the end.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
pub struct Counted {
    /// Heroes of the winning faction; some count as two.
    pub heroes: u8,
    /// All heroes of the party.
    pub total: u8,
}

/// How a game ended.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Outcome {
    /// The faction that won.
    pub winning_faction: Faction,
    /// Who won; nobody if no leader was aligned.
    pub winner: Option<Seat>,
    /// The seats whose leaders are aligned with that faction.
    pub aligned: Vec<Seat>,
    /// The rule that decided among those who back the winning faction.
    pub decided_by: DecidedBy,
    /// What each party counts, by seat.
    pub counts: Vec<Counted>,
}

/// The right to see everything in one game, granted only by its end.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Finished(u64);

impl Game {
    /// How it ended, if it did.
    pub fn outcome(&self) -> Option<Outcome> {
        self.is_over().then(|| self.outcome_now())
    }

    /// How it would end if it ended now. It knows everything: for analysis, never for players.
    pub fn outcome_now(&self) -> Outcome {
        let faction = self.track.winning_faction();
        let aligned: Vec<Seat> = self.seats().filter(|&seat| self.is_aligned(seat, faction)).collect();
        let counts: Vec<Counted> = self.seats().map(|seat| self.counted(seat, faction)).collect();
        let (winner, decided_by) = self.winner_with(faction);
        Outcome {
            winning_faction: faction,
            winner,
            aligned,
            decided_by,
            counts,
        }
    }

    /// The winning faction, the winner and what decided, without a list of the counts: for simulations.
    pub fn result(&self) -> Option<(Faction, Option<Seat>, DecidedBy)> {
        let faction = self.track.winning_faction();
        let (winner, decided_by) = self.winner_with(faction);
        self.is_over().then_some((faction, winner, decided_by))
    }

    /// The leader of a seat, once the game is over.
    pub fn leader(&self, seat: Seat) -> Option<Leader> {
        (self.is_over() && seat.is_at(self.players())).then(|| self.leaders[seat.index()])
    }

    /// The right to see everything in this game: its end, and its past when it is replayed.
    pub fn finished(&self) -> Option<Finished> {
        self.is_over().then(|| Finished(self.chance.mark()))
    }

    /// Whether this right is for this game.
    pub(crate) fn may_see_all(&self, finished: Finished) -> bool {
        finished.0 == self.chance.mark()
    }

    fn is_aligned(&self, seat: Seat, faction: Faction) -> bool {
        self.leaders[seat.index()].factions().contains(faction)
    }

    fn winner_with(&self, faction: Faction) -> (Option<Seat>, DecidedBy) {
        // Best first: most heroes, then fewest in all, then the highest leader number.
        let rank = |seat: Seat| {
            let count = self.counted(seat, faction);
            (count.heroes, u8::MAX - count.total, self.leaders[seat.index()].number())
        };
        let mut ranks = self
            .seats()
            .filter(|&seat| self.is_aligned(seat, faction))
            .map(|seat| (rank(seat), seat));
        let Some(mut best) = ranks.next() else {
            return (None, DecidedBy::NobodyAligned);
        };
        let mut second = None;
        for other in ranks {
            if other > best {
                second = Some(best);
                best = other;
            } else {
                second = second.max(Some(other));
            }
        }
        // What sets the winner apart from the runner-up has decided.
        let (winner, seat) = best;
        let decided_by = match second {
            None => DecidedBy::OnlyAligned,
            Some((other, _)) if other.0 != winner.0 => DecidedBy::MostHeroes,
            Some((other, _)) if other.1 != winner.1 => DecidedBy::FewestHeroes,
            Some(_) => DecidedBy::LeaderNumber,
        };
        (Some(seat), decided_by)
    }

    /// Who would win with this faction ahead.
    pub(crate) fn would_win(&self, faction: Faction) -> Option<Seat> {
        self.winner_with(faction).0
    }

    /// What a party counts for `faction`.
    fn counted(&self, seat: Seat, faction: Faction) -> Counted {
        let party = || {
            [Zone::face_up(seat), Zone::hidden(seat)]
                .into_iter()
                .flat_map(|zone| self.places.upward(zone))
        };
        let leader = Some(self.leaders[seat.index()]);
        let with_emperor = [Zone::face_up(seat), Zone::hidden(seat)].contains(&self.places.zone(Hero::EMPEROR));
        Counted {
            heroes: party().map(|hero| hero.counts_for(faction, leader, with_emperor)).sum(),
            total: self.places.size(Zone::face_up(seat)) + self.places.size(Zone::hidden(seat)),
        }
    }

    /// Nothing is asked any more, and what was asked last does not matter.
    pub(crate) fn end(&mut self) {
        self.step = Step::Over;
        self.prompt = Prompt::Play;
        self.deciding = Audience::NOBODY;
    }

    pub(super) fn finish(&mut self, witness: &mut impl Witness) {
        for seat in self.active.around(self.players()) {
            while let Some(hero) = self.places.at(Zone::hand(seat), 0) {
                self.places.forget_all_but(Zone::hand(seat), Audience::only(seat));
                self.carry(hero, Zone::WILDERNESS, How::Discarded, seat, witness);
            }
        }
        self.end();
        let outcome = self.winner_with(self.track.winning_faction());
        tell(
            witness,
            Happening::Over {
                faction: self.track.winning_faction(),
                winner: outcome.0,
            },
        );
        for seat in self.seats() {
            let leader = self.leaders[seat.index()];
            tell(witness, Happening::Leader { seat, leader });
            for index in 0..self.places.size(Zone::hidden(seat)) {
                if let Some(hero) = self.places.at(Zone::hidden(seat), index) {
                    self.reveal(hero, seat, witness);
                }
            }
        }
    }
}
