//! A place for a keeper that is a few maps and a diary.

use bots::{Bot, Budget, CannotPlay};
use keeper::{Arrived, Clock, Dealer, Desk, Event, Failed, Inbox, Keeper, Part, Parts, Post, Store};
use rules::Choice;
use std::cell::{Cell, RefCell};
use std::collections::BTreeMap;
use std::future::Future;
use std::pin::pin;
use std::rc::Rc;
use std::task::{Context, Poll, Waker};
use told::keeper::{self as letters, Answer, Lack, News, Request, Saved, Study};
use told::{Level, Options};

/// What happened outside the keeper, in order.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Noted {
    /// A game with this many choices was written under this name.
    Wrote(String, usize),
    Removed(String),
    Posted(String),
}

/// A place for a keeper. Clones are the same place, so a keeper can go and another come.
#[derive(Clone, Default)]
pub(crate) struct House {
    pub(crate) inbox: Inbox,
    pub(crate) kept: Rc<RefCell<BTreeMap<String, String>>>,
    pub(crate) diary: Rc<RefCell<Vec<Noted>>>,
    pub(crate) fetched: Rc<RefCell<Vec<Part>>>,
    pub(crate) wakes: Rc<Cell<u32>>,
    /// Nothing can be written.
    pub(crate) full: Rc<Cell<bool>>,
    /// Code comes only when a test brings it.
    pub(crate) slow: Rc<Cell<bool>>,
    /// The desk and the Champion cannot be had.
    pub(crate) offline: Rc<Cell<bool>>,
}

/// What a future has come to that never has to wait.
pub(crate) fn now<T>(future: impl Future<Output = T>) -> T {
    match pin!(future).poll(&mut Context::from_waker(Waker::noop())) {
        Poll::Ready(done) => done,
        Poll::Pending => panic!("the keeper waits for something"),
    }
}

/// Makes bots where Champions can play. What they learned makes no difference to a keeper.
fn champion(level: Level, seed: u64, budget: Budget) -> Result<Box<dyn Bot>, CannotPlay> {
    match level {
        Level::Champion => Ok(Box::new(bots::Novice::new(seed))),
        _ => bots::bot(level, seed, budget),
    }
}

/// How many choices a written game has.
pub(crate) fn choices(text: &str) -> usize {
    let written: serde_json::Value = serde_json::from_str(text).unwrap_or_default();
    written["log"]["choices"].as_array().map_or(0, Vec::len)
}

impl Noted {
    /// The news it is, if it is any.
    fn news(&self) -> Option<News> {
        match self {
            Noted::Posted(letter) if !letters::is_letter(letter) => serde_json::from_str(letter).ok(),
            _ => None,
        }
    }
}

impl House {
    pub(crate) fn note(&self, noted: Noted) {
        self.diary.borrow_mut().push(noted);
    }

    pub(crate) fn bring(&self, part: Part) {
        self.inbox.push(match part {
            Part::Desk | Part::Champion if self.offline.get() => Event::Missing(part, Lack::Unreachable),
            Part::Desk => Event::Arrived(Arrived::Desk(Box::new(Desk::default()))),
            Part::Master => Event::Arrived(Arrived::Master(Rc::new(bots::bot))),
            Part::Champion => Event::Arrived(Arrived::Champion(Rc::new(champion))),
            Part::Resume => Event::Arrived(Arrived::Resume(Dealer::resume)),
        });
    }

    pub(crate) fn open(&self) -> Open {
        let mut keeper = Keeper::new(self.clone(), self.inbox.clone());
        now(keeper.begin());
        let mut open = Open {
            house: self.clone(),
            keeper,
        };
        open.settle();
        open
    }

    /// Another page of the same browser: it has what is kept in common with this one, and nothing else.
    pub(crate) fn other_page(&self) -> House {
        House {
            kept: self.kept.clone(),
            ..House::default()
        }
    }

    /// The games in the history.
    pub(crate) fn history(&self) -> Vec<serde_json::Value> {
        let kept = self.kept.borrow();
        let history: serde_json::Value = kept
            .get("history")
            .and_then(|text| serde_json::from_str(text).ok())
            .unwrap_or_default();
        history["games"].as_array().cloned().unwrap_or_default()
    }

    /// The games that are kept, with how many choices each has.
    pub(crate) fn games(&self) -> Vec<(String, usize)> {
        let kept = self.kept.borrow();
        let games = kept.iter().filter(|(name, _)| name.starts_with("game-"));
        games.map(|(name, text)| (name.clone(), choices(text))).collect()
    }
}

impl Store for House {
    async fn load(&self, name: &str) -> Result<Option<String>, Failed> {
        Ok(self.kept.borrow().get(name).cloned())
    }

    async fn names(&self) -> Result<Vec<String>, Failed> {
        Ok(self.kept.borrow().keys().cloned().collect())
    }

    async fn save(&self, name: &str, text: &str) -> Result<(), Failed> {
        if self.full.get() {
            return Err(Failed);
        }
        self.note(Noted::Wrote(name.to_owned(), choices(text)));
        self.kept.borrow_mut().insert(name.to_owned(), text.to_owned());
        Ok(())
    }

    async fn create(&self, name: &str, text: &str) -> Result<bool, Failed> {
        let taken = self.kept.borrow().contains_key(name);
        if !taken {
            self.save(name, text).await?;
        }
        Ok(!taken)
    }

    async fn remove(&self, name: &str) -> Result<(), Failed> {
        if self.full.get() {
            return Err(Failed);
        }
        self.note(Noted::Removed(name.to_owned()));
        self.kept.borrow_mut().remove(name);
        Ok(())
    }
}

impl Clock for House {
    fn now(&self) -> u64 {
        1_000 + self.diary.borrow().len() as u64
    }

    fn wake(&self, _millis: u32) {
        self.wakes.set(self.wakes.get() + 1);
    }

    async fn breathe(&self) {}
}

impl Post for House {
    fn post(&self, letter: &str) {
        self.note(Noted::Posted(letter.to_owned()));
    }
}

impl Parts for House {
    fn fetch(&self, part: Part) {
        self.fetched.borrow_mut().push(part);
        if !self.slow.get() {
            self.bring(part);
        }
    }
}

/// A keeper at work.
pub(crate) struct Open {
    pub(crate) house: House,
    pub(crate) keeper: Keeper<House>,
}

impl Open {
    /// Does whatever there is to do until only the page can go on.
    pub(crate) fn settle(&mut self) {
        loop {
            let mut turn = pin!(self.keeper.turn());
            if turn.as_mut().poll(&mut Context::from_waker(Waker::noop())).is_pending() {
                return;
            }
        }
    }

    pub(crate) fn ask(&mut self, request: &Request) {
        let letter = serde_json::to_string(request).unwrap();
        self.house.inbox.push(Event::Letter(letter));
        self.settle();
    }

    pub(crate) fn study(&mut self, study: &Study) {
        self.house.inbox.push(Event::Letter(letters::letter(study)));
        self.settle();
    }

    pub(crate) fn deal(&mut self, level: Level, seed: &str) {
        let options = Options {
            players: 3,
            level,
            ..Options::default()
        };
        let seed = Some(seed.to_owned());
        self.ask(&Request::Deal { options, seed });
    }

    /// All news that were told so far.
    pub(crate) fn news(&self) -> Vec<News> {
        self.news_since(0)
    }

    /// All news that were told since the diary had this many lines.
    pub(crate) fn news_since(&self, lines: usize) -> Vec<News> {
        let diary = self.house.diary.borrow();
        diary[lines..].iter().filter_map(Noted::news).collect()
    }

    /// What the last news of a kind say.
    fn last<T>(&self, look: impl Fn(News) -> Option<T>) -> Option<T> {
        let diary = self.house.diary.borrow();
        diary.iter().rev().filter_map(Noted::news).find_map(look)
    }

    /// How many play in each game that came onto the table; a lesson is none.
    pub(crate) fn opened(&self) -> Vec<usize> {
        let news = self.news().into_iter();
        news.filter_map(|news| match news {
            News::Opened { sitters, game, .. } => game.map(|_| sitters.len()),
            _ => None,
        })
        .collect()
    }

    pub(crate) fn answers(&self) -> Vec<Answer> {
        let diary = self.house.diary.borrow();
        let posted = diary.iter().filter_map(|noted| match noted {
            Noted::Posted(letter) => letters::read(letter).ok(),
            _ => None,
        });
        posted.collect()
    }

    /// The games that were offered last.
    pub(crate) fn saved(&self) -> Vec<Saved> {
        let ready = self.last(|news| match news {
            News::Ready { saved, .. } => Some(saved),
            _ => None,
        });
        ready.expect("the keeper says that it is there")
    }

    /// The games that are offered to whoever looks.
    pub(crate) fn saved_after_look(&mut self) -> Vec<Saved> {
        self.ask(&Request::Look);
        self.saved()
    }

    /// What can be chosen now.
    pub(crate) fn choices(&self) -> Vec<Choice> {
        let choices = self.last(|news| match news {
            News::Opened { scene, .. } | News::Told { scene, .. } | News::TakenBack { scene, .. } => {
                Some(scene.view.choices)
            }
            _ => None,
        });
        choices.unwrap_or_default()
    }

    /// Makes the first choice that is offered; nothing if there is none.
    pub(crate) fn choose(&mut self) -> Option<()> {
        let choice = *self.choices().first()?;
        self.ask(&Request::Choose { choice });
        Some(())
    }

    pub(crate) fn play_to_the_end(&mut self) {
        for _ in 0..500 {
            if self.choose().is_none() {
                return;
            }
        }
        panic!("the game does not end");
    }
}
