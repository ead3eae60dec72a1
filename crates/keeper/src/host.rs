//! What a keeper needs of the place it lives in: a browser's worker, or a test.

use crate::{Beside, Dealer, Trouble};
use bots::MakeBot;
use std::cell::RefCell;
use std::collections::VecDeque;
use std::future::{Future, poll_fn};
use std::rc::Rc;
use std::task::{Poll, Waker};
use told::keeper::Lack;

/// Nothing could be read or written.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("nothing can be read or written here")]
pub struct Failed;

/// Where texts are kept so that a reload finds them. What was written is there for good when the future is ready.
pub trait Store {
    /// The text under this name.
    fn load(&self, name: &str) -> impl Future<Output = Result<Option<String>, Failed>>;

    /// The names of everything that is kept.
    fn names(&self) -> impl Future<Output = Result<Vec<String>, Failed>>;

    /// Puts a text under a name, in place of the one that was there.
    fn save(&self, name: &str, text: &str) -> impl Future<Output = Result<(), Failed>>;

    /// Puts a text under a name that is still free; whether it was.
    fn create(&self, name: &str, text: &str) -> impl Future<Output = Result<bool, Failed>>;

    /// Takes away what is under a name.
    fn remove(&self, name: &str) -> impl Future<Output = Result<(), Failed>>;
}

/// The time.
pub trait Clock {
    /// Now, in seconds since 1 January 1970.
    fn now(&self) -> u64;

    /// Puts [`Event::Woken`] into the inbox after this many milliseconds.
    fn wake(&self, millis: u32);

    /// Lets whatever has arrived come into the inbox.
    fn breathe(&self) -> impl Future<Output = ()>;
}

/// The way to the page.
pub trait Post {
    /// Posts a letter.
    fn post(&self, letter: &str);
}

/// Code that comes when it is first wanted.
pub trait Parts {
    /// Sends for it. It comes into the inbox as [`Event::Arrived`]; what cannot be had now is asked for again and again,
    /// except for the desk and the Champion, which are reported as [`Event::Missing`].
    fn fetch(&self, part: Part);
}

/// All that a keeper needs.
pub trait Host: Store + Clock + Post + Parts {}

impl<T: Store + Clock + Post + Parts> Host for T {}

/// A piece of code that comes later.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Part {
    /// What lies beside the table.
    Desk,
    /// The bot that searches.
    Master,
    /// The bot that was trained, with its nets.
    Champion,
    /// Taking up a game that was written down.
    Resume,
}

/// How a game that was written down is taken up again.
pub type Resume = fn(&str) -> Result<Dealer, Trouble>;

/// Code that has come.
pub enum Arrived {
    /// What lies beside the table.
    Desk(Box<dyn Beside>),
    /// How bots of every level below a Champion are made.
    Master(Rc<MakeBot>),
    /// How bots of every level are made.
    Champion(Rc<MakeBot>),
    /// How a game is taken up again.
    Resume(Resume),
}

/// Something that a keeper hears.
pub enum Event {
    /// A letter of the page.
    Letter(String),
    /// Code has come.
    Arrived(Arrived),
    /// Code, or what belongs to it, cannot be had now.
    Missing(Part, Lack),
    /// The time that was asked for has passed.
    Woken,
}

/// What has come for a keeper and was not looked at yet.
#[derive(Clone, Default)]
pub struct Inbox {
    queue: Rc<RefCell<Queue>>,
}

#[derive(Default)]
struct Queue {
    events: VecDeque<Event>,
    waker: Option<Waker>,
}

impl Inbox {
    /// Puts something in.
    pub fn push(&self, event: Event) {
        let mut queue = self.queue.borrow_mut();
        queue.events.push_back(event);
        if let Some(waker) = queue.waker.take() {
            waker.wake();
        }
    }

    /// The next one, if there is one.
    pub(crate) fn take(&self) -> Option<Event> {
        self.queue.borrow_mut().events.pop_front()
    }

    /// The next one, as soon as it comes.
    pub(crate) async fn next(&self) -> Event {
        poll_fn(|context| {
            let mut queue = self.queue.borrow_mut();
            match queue.events.pop_front() {
                Some(event) => Poll::Ready(event),
                None => {
                    queue.waker = Some(context.waker().clone());
                    Poll::Pending
                }
            }
        })
        .await
    }
}
