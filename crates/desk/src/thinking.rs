//! What a Master would consider and believe, for somebody who plays against bots alone.

use crate::{Letter, letter};
use dealer::Dealer;
use dealer::learning::{Advice, Answer, Prospect};
use rules::{Game, Made, Record, Seat, View, Viewer};
use study::{Coach, Watch, consideration};

/// Possible games a decision is followed through.
const ROUNDS: u32 = 480;
/// How many of them between two letters.
const SLICE: u32 = 24;

/// Somebody who watches the game and can be asked.
#[derive(Default)]
pub(crate) struct Thinking {
    watch: Watch,
    seat: Option<Seat>,
    /// The choices that were watched.
    seen: Vec<Made>,
    coach: Option<(Coach, usize)>,
}

impl Thinking {
    pub(crate) fn rest(&mut self) {
        self.coach = None;
    }

    pub(crate) fn is_busy(&self) -> bool {
        self.coach.is_some()
    }

    /// Watches what happened since the last time. Taking back makes it watch from the start.
    fn catch_up(&mut self, record: &Record, seat: Seat) {
        let made = record.made();
        if self.seat != Some(seat) || !made.starts_with(&self.seen) {
            self.watch = Watch::new(seat.0.into());
            self.seat = Some(seat);
            self.seen.clear();
        }
        let known = self.seen.len();
        if known == made.len() {
            return;
        }
        let eyes = Viewer::Seat(seat);
        let mut before: Option<(Game, usize)> = None;
        let watch = &mut self.watch;
        let _ = record.log().replay_with(|record, events| {
            let now = record.made().len();
            // The end tells all and is not to be watched.
            if let Some((game, _)) = before.take()
                && now > known
                && !record.game().is_over()
                && let Some(last) = record.made().last()
            {
                let seen: Vec<_> = events.iter().map(|event| event.seen_by(eyes)).collect();
                watch.see(&game.view(eyes), last.seat, &seen);
            }
            before = Some((record.game().clone(), now));
        });
        self.seen = made.to_vec();
    }

    fn view(dealer: &Dealer) -> Option<(Seat, View)> {
        let seat = dealer.holder()?;
        Some((seat, dealer.record().game().view(Viewer::Seat(seat))))
    }

    /// Begins to think about what is asked of the person.
    pub(crate) fn begin(&mut self, dealer: &Dealer) -> Option<Letter> {
        let (seat, view) = Thinking::view(dealer)?;
        self.catch_up(dealer.record(), seat);
        let made = dealer.record().made().len();
        let coach = Coach::new(&view, Some(&self.watch), made as u64)?;
        self.coach = Some((coach, made));
        None
    }

    /// What a Master would believe now.
    pub(crate) fn belief(&mut self, dealer: &Dealer) -> Option<Letter> {
        let (seat, view) = Thinking::view(dealer)?;
        self.catch_up(dealer.record(), seat);
        let leaders = self.watch.leaders()?;
        Some(letter(Answer::Belief {
            made: dealer.record().made().len(),
            leaders: leaders[..usize::from(view.players())].to_vec(),
        }))
    }

    /// Thinks a little about the decision, if there is one.
    pub(crate) fn work(&mut self) -> Option<Letter> {
        let (coach, made) = self.coach.as_mut()?;
        for _ in 0..SLICE {
            if coach.is_sure() {
                break;
            }
            coach.think();
        }
        let done = coach.is_sure() || coach.rounds() >= ROUNDS;
        let advice = coach.advice();
        let prospects = advice.prospects.iter().map(|prospect| Prospect {
            choice: prospect.choice,
            chance: prospect.chance,
            games: prospect.games,
            throws_away: advice
                .loss(prospect.choice)
                .filter(|_| advice.throws_away(prospect.choice)),
            reasons: prospect.reasons.iter().map(consideration).collect(),
        });
        let letter = letter(Answer::Advice(Advice {
            made: *made,
            done,
            prospects: prospects.collect(),
        }));
        if done {
            self.coach = None;
        }
        Some(letter)
    }
}
