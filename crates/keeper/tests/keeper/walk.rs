//! Random walks: whatever is pressed, lost and late in whatever order, every game that was begun is still there, was
//! forgotten on purpose, or is in the history.

use crate::house::{House, Open};
use keeper::{Event, Part};
use rules::Seat;
use std::collections::BTreeSet;
use told::keeper::{GameId, News, Request, Source, Study};
use told::{Level, Options};

/// Dice that fall the same way every time.
struct FixedDice(u64);

impl FixedDice {
    fn below(&mut self, count: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 % count.max(1) as u64) as usize
    }
}

struct Walk {
    dice: FixedDice,
    house: House,
    open: Open,
    begun: BTreeSet<GameId>,
    forgotten: BTreeSet<GameId>,
    /// How many lines of the diary were read.
    read: usize,
}

impl Walk {
    fn new(number: u64) -> Walk {
        let house = House::default();
        Walk {
            dice: FixedDice(number.wrapping_mul(0x9e37_79b9_7f4a_7c15)),
            open: house.open(),
            house,
            begun: BTreeSet::new(),
            forgotten: BTreeSet::new(),
            read: 0,
        }
    }

    /// One of the games that are offered now.
    fn offered(&mut self) -> Option<GameId> {
        self.open.ask(&Request::Look);
        let saved = self.open.saved();
        Some(saved.get(self.dice.below(saved.len()))?.game)
    }

    fn choose(&mut self) {
        for _ in 0..1 + self.dice.below(20) {
            let choices = self.open.choices();
            if choices.is_empty() {
                return;
            }
            let choice = choices[self.dice.below(choices.len())];
            self.open.ask(&Request::Choose { choice });
            if self.dice.below(6) == 0 {
                self.open.ask(&Request::TakeBack);
            }
        }
    }

    fn deal(&mut self) {
        let options = Options {
            players: 2,
            level: if self.dice.below(4) == 0 {
                Level::Random
            } else {
                Level::Novice
            },
            short: true,
            ..Options::default()
        };
        let seed = Some(self.dice.below(usize::MAX).to_string());
        self.open.ask(&Request::Deal { options, seed });
    }

    fn learn(&mut self) {
        let study = match self.dice.below(5) {
            0 => Study::Lesson { made: 0 },
            1 => Study::Games,
            2 => Study::Puzzle { id: "none".to_owned() },
            _ => Study::Replay { game: Source::Last },
        };
        self.open.study(&study);
        if self.dice.below(2) == 0 {
            let (moment, seat) = (self.dice.below(3), Seat::S1);
            self.open.study(&Study::PlayOn { moment, seat });
        }
    }

    fn step(&mut self) {
        match self.dice.below(14) {
            0 => self.deal(),
            1 => self.open.ask(&Request::DealAgain),
            2 => {
                if let Some(game) = self.offered() {
                    self.open.ask(&Request::Resume { game });
                }
            }
            3 => {
                if let Some(game) = self.offered().filter(|game| game % 3 == 0) {
                    self.forgotten.insert(game);
                    self.open.ask(&Request::Forget { game });
                }
            }
            4 => self.house.full.set(self.dice.below(2) == 0),
            5 => self.house.offline.set(self.dice.below(2) == 0),
            6 => self.learn(),
            7 => {
                self.house.inbox.push(Event::Woken);
                self.open.settle();
            }
            // What could not be written is lost with the page, and only that.
            8 if !self.house.full.get() => {
                self.house.inbox.push(Event::Woken);
                self.open.settle();
                self.open = self.house.open();
            }
            _ => self.choose(),
        }
        let news = self.open.news_since(self.read);
        self.read = self.house.diary.borrow().len();
        self.begun.extend(news.iter().filter_map(|news| match news {
            News::Opened { game, .. } => *game,
            _ => None,
        }));
    }

    /// The device is well again, and the page is opened again.
    fn check(&mut self) {
        self.house.full.set(false);
        self.house.offline.set(false);
        self.house.inbox.push(Event::Woken);
        self.open.settle();
        self.open.ask(&Request::Look);
        let offered = self.open.saved();
        self.open = self.house.open();
        assert_eq!(self.open.saved(), offered, "a reload shows the same");
        let kept = self.house.games().len();
        assert_eq!(kept, offered.len(), "all that is kept is offered");
        let ended = self.house.history().len();
        let (begun, forgotten) = (self.begun.len(), self.forgotten.len());
        assert_eq!(kept + ended + forgotten, begun, "kept, ended, forgotten, begun");
    }
}

#[test]
fn no_game_is_lost_whatever_happens() {
    let (mut begun, mut ended, mut forgotten) = (0, 0, 0);
    for number in 1..=12 {
        let mut walk = Walk::new(number);
        for _ in 0..60 {
            walk.step();
        }
        walk.check();
        begun += walk.begun.len();
        ended += walk.house.history().len();
        forgotten += walk.forgotten.len();
    }
    assert!(begun > 60 && ended > 10 && forgotten > 3, "{begun} {ended} {forgotten}");
}

#[test]
fn code_that_comes_in_any_order_lays_only_what_was_asked_for_last() {
    for number in 1..=200 {
        let mut dice = FixedDice(number * 7_919);
        let house = House::default();
        house.slow.set(true);
        let mut open = house.open();
        let mut last = None;
        for turn in 0..1 + dice.below(5) {
            let level = [Level::Novice, Level::Master][dice.below(2)];
            let players = 2 + dice.below(5) as u8;
            let seed = Some(format!("{number} {turn}"));
            let options = Options {
                players,
                level,
                ..Options::default()
            };
            open.ask(&Request::Deal { options, seed });
            last = Some(usize::from(players));
            if dice.below(4) == 0 {
                open.ask(&Request::Look);
                last = None;
            }
            if dice.below(3) == 0 {
                open.study(&Study::Lesson { made: 0 });
            }
        }
        let before = open.opened().len();
        house.slow.set(false);
        let mut parts = vec![Part::Desk, Part::Master, Part::Resume];
        while !parts.is_empty() {
            house.bring(parts.swap_remove(dice.below(parts.len())));
            open.settle();
        }
        let opened = open.opened();
        let late = opened.len() - before;
        assert!(late <= 1, "{late} games came late");
        // Whatever lies there is what was asked for last, or the lesson that was asked for after it.
        let learned = open
            .answers()
            .iter()
            .any(|answer| matches!(answer, told::keeper::Answer::Lesson(_)));
        if let (Some(players), Some(there), false) = (last, opened.last(), learned) {
            assert_eq!(*there, players);
        }
    }
}
