//! The end of a game, step by step: markers, leaders, who is aligned, counts, ties, winner; and what to do next.

use crate::Mode;
use rules::{DecidedBy, Leader, Outcome, Seat};
use told::{Level, Sight, Sitter};

/// A step of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Stage {
    /// Where the markers stand, and who wins the war.
    Markers,
    /// The leaders are turned up.
    Leaders,
    /// Those whose leaders back the winning faction step forward.
    Aligned,
    /// Who of them has the most heroes of it.
    Heroes,
    /// Tied: who has the fewest heroes.
    Fewest,
    /// Still tied: who has the highest number.
    Number,
    /// The winner is named.
    Winner,
}

impl Stage {
    /// The steps that a result needs.
    pub fn of(outcome: &Outcome) -> Vec<Stage> {
        let ties = match outcome.decided_by {
            DecidedBy::NobodyAligned | DecidedBy::OnlyAligned => 0,
            DecidedBy::MostHeroes => 1,
            DecidedBy::FewestHeroes => 2,
            DecidedBy::LeaderNumber => 3,
        };
        let mut stages = vec![Stage::Markers, Stage::Leaders, Stage::Aligned];
        stages.extend([Stage::Heroes, Stage::Fewest, Stage::Number].into_iter().take(ties));
        stages.push(Stage::Winner);
        stages
    }
}

/// How far the ceremony has come.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Ceremony {
    step: usize,
    is_away: bool,
}

impl Ceremony {
    /// One that is not to be seen: whoever looks at a game that is over knows how it ended.
    pub const AWAY: Ceremony = Ceremony {
        step: usize::MAX,
        is_away: true,
    };

    /// Whether it was closed to look at the table.
    pub fn is_away(self) -> bool {
        self.is_away
    }

    /// Closes it, to look at the table.
    pub fn put_away(&mut self) {
        self.is_away = true;
    }

    /// Brings it back, where it was left.
    pub fn bring_back(&mut self) {
        self.is_away = false;
    }

    /// The next step.
    pub fn go_on(&mut self, outcome: &Outcome) {
        self.step = self.index(outcome) + 1;
    }

    /// The last step.
    pub fn skip(&mut self) {
        self.step = usize::MAX;
    }

    /// Which of the steps it is, from 0.
    pub fn index(self, outcome: &Outcome) -> usize {
        self.step.min(Stage::of(outcome).len() - 1)
    }

    /// The step.
    pub fn stage(self, outcome: &Outcome) -> Stage {
        Stage::of(outcome)[self.index(outcome)]
    }
}

/// Who of this many players is still in the running when a step begins.
pub fn running(players: u8, outcome: &Outcome, stage: Stage) -> Vec<Seat> {
    let count = |seat: Seat| outcome.counts.get(seat.index()).copied().unwrap_or_default();
    if stage < Stage::Aligned {
        return Seat::all(players).collect();
    }
    if stage == Stage::Winner {
        return outcome.winner.into_iter().collect();
    }
    let mut seats = outcome.aligned.clone();
    if stage > Stage::Heroes {
        let most = seats.iter().map(|&seat| count(seat).heroes).max();
        seats.retain(|&seat| Some(count(seat).heroes) == most);
    }
    if stage > Stage::Fewest {
        let fewest = seats.iter().map(|&seat| count(seat).total).min();
        seats.retain(|&seat| Some(count(seat).total) == fewest);
    }
    seats
}

/// What is counted of somebody at the end.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct FinalCount {
    /// The seat of the player.
    pub seat: Seat,
    /// Their leader.
    pub leader: Leader,
    /// Whether it backed the faction that won.
    pub is_aligned: bool,
    /// Heroes of that faction.
    pub heroes: u8,
    /// Heroes altogether.
    pub total: u8,
    /// Whether they have won.
    pub won: bool,
}

impl FinalCount {
    /// What is counted of somebody; nothing while their leader is secret.
    pub fn of(sight: &Sight, outcome: &Outcome, seat: Seat) -> Option<FinalCount> {
        let counted = outcome.counts.get(seat.index()).copied().unwrap_or_default();
        Some(FinalCount {
            seat,
            leader: sight.party(seat)?.leader?,
            is_aligned: outcome.aligned.contains(&seat),
            heroes: counted.heroes,
            total: counted.total,
            won: outcome.winner == Some(seat),
        })
    }

    /// The number that decides at a step.
    pub fn deciding(&self, stage: Stage) -> Option<u8> {
        match stage {
            Stage::Heroes => Some(self.heroes),
            Stage::Fewest => Some(self.total),
            Stage::Number => Some(self.leader.number()),
            _ => None,
        }
    }
}

/// Something to do after a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Next {
    /// Another game like it.
    Again,
    /// Another game with the same people elsewhere.
    Rematch,
    /// A real game, after the guided one.
    RealGame,
    /// The same cards once more.
    SameDeal,
    /// Another game against stronger bots.
    Stronger(Level),
    /// Watching it again.
    Replay,
    /// Looking back at it as a whole.
    LookBack,
    /// Looking at the table.
    SeeTable,
    /// Going away.
    Leave,
}

/// What the end of a game is about to be left from.
#[derive(Clone, Copy, Debug)]
pub struct Ended<'a> {
    /// What lies on the table.
    pub mode: Mode,
    /// Whether it was played at a table elsewhere.
    pub elsewhere: bool,
    /// Whether the viewer has a seat there, and did not only watch.
    pub seated: bool,
    /// Whether the viewer has won.
    pub won: bool,
    /// The people and bots of the game, by seat.
    pub sitters: &'a [Sitter],
}

impl Ended<'_> {
    /// The level above that of the bots, for somebody who has won against them alone.
    fn stronger(&self) -> Option<Level> {
        let alone = self.sitters.iter().filter(|sitter| sitter.bot.is_none()).count() == 1;
        let level = self.sitters.iter().filter_map(|sitter| sitter.bot).max()?;
        level.above().filter(|_| alone && self.won && !self.elsewhere)
    }

    /// What there is to do, the best first.
    pub fn next(&self) -> Vec<Next> {
        match self.mode {
            Mode::Lesson => vec![Next::RealGame, Next::SeeTable, Next::Leave],
            Mode::Puzzle | Mode::Replay => vec![Next::SeeTable, Next::Leave],
            Mode::Game if self.elsewhere => {
                let again = self.seated.then_some(Next::Rematch);
                let rest = [Next::LookBack, Next::Replay, Next::SeeTable, Next::Leave];
                again.into_iter().chain(rest).collect()
            }
            Mode::Game => {
                let first = match self.stronger() {
                    Some(level) => vec![Next::Again, Next::Stronger(level)],
                    None => vec![Next::Again],
                };
                let rest = [
                    Next::SameDeal,
                    Next::LookBack,
                    Next::Replay,
                    Next::SeeTable,
                    Next::Leave,
                ];
                first.into_iter().chain(rest).collect()
            }
        }
    }
}
