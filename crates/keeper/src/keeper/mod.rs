//! The keeper of the games on a device: letters of the page come in, letters to the page go out, one thing after the
//! other.
//!
//! Whatever changes a game is written down before the page is told of it. One step is done wholly before the next letter
//! is looked at, so nothing can come in between; what must wait for code ([`Part`]) waits aside (`wanted`) and is dropped
//! when something else was asked onto the table meanwhile.

mod table;
mod wanted;

use crate::host::{Event, Host, Inbox, Part, Resume};
use crate::saves::Saves;
use crate::{Beside, Dealer, post};
use bots::MakeBot;
use std::collections::VecDeque;
use std::rc::Rc;
use told::keeper::{self, GameId, News, Request};
use wanted::{Waiting, Wanted};

/// After how many milliseconds writing is tried again.
const AGAIN: u32 = 2_000;

/// Keeps the games of a device.
pub struct Keeper<H> {
    host: H,
    inbox: Inbox,
    saves: Saves,
    dealer: Option<Dealer>,
    /// The number the game on the table is kept under; none if it is not to be found again.
    game: Option<GameId>,
    /// Whether somebody else than the person may have to choose.
    goes_on: bool,
    /// Counts what was asked onto the table: whatever has an older number comes too late.
    table: u32,
    beside: Option<Box<dyn Beside>>,
    master: Option<Rc<MakeBot>>,
    champion: Option<Rc<MakeBot>>,
    resume: Option<Resume>,
    /// Code that was sent for.
    fetched: Vec<Part>,
    waiting: VecDeque<Waiting>,
    /// Whether the page was told that nothing can be written.
    told_unsafe: bool,
    /// Whether writing will be tried again without being asked.
    wakes: bool,
}

impl<H: Host> Keeper<H> {
    /// A keeper that lives here and hears what comes into this inbox.
    pub fn new(host: H, inbox: Inbox) -> Keeper<H> {
        Keeper {
            host,
            inbox,
            saves: Saves::default(),
            dealer: None,
            game: None,
            goes_on: false,
            table: 0,
            beside: None,
            master: None,
            champion: None,
            resume: None,
            fetched: Vec::new(),
            waiting: VecDeque::new(),
            told_unsafe: false,
            wakes: false,
        }
    }

    /// Looks what there is, and goes on forever.
    pub async fn run(mut self) {
        self.begin().await;
        loop {
            self.turn().await;
        }
    }

    /// Looks what there is.
    pub async fn begin(&mut self) {
        self.saves.take_over(&self.host, self.host.now()).await;
        self.want(Wanted::Look).await;
    }

    /// One step: what has come, or else what others choose, or else thinking; or waits until something comes.
    pub async fn turn(&mut self) {
        match self.inbox.take() {
            Some(event) => self.hear(event).await,
            None if self.goes_on => {
                self.others().await;
                self.host.breathe().await;
            }
            None if self.has_work() => {
                let letter = self.beside.as_mut().and_then(|beside| beside.work());
                letter.iter().for_each(|letter| self.host.post(letter));
                self.host.breathe().await;
            }
            None => {
                let event = self.inbox.next().await;
                self.hear(event).await;
            }
        }
    }

    fn has_work(&self) -> bool {
        self.beside.as_ref().is_some_and(|beside| beside.has_work())
    }

    async fn hear(&mut self, event: Event) {
        match event {
            Event::Letter(letter) if keeper::is_letter(&letter) => self.want(Wanted::Letter(letter)).await,
            Event::Letter(letter) => match serde_json::from_str(&letter) {
                Ok(request) => self.answer(request).await,
                Err(error) => self.refuse(&error),
            },
            Event::Arrived(arrived) => self.arrived(arrived).await,
            Event::Missing(part, lack) => self.missing(part, lack),
            Event::Woken => {
                self.wakes = false;
                self.saves.try_again(&self.host).await;
                self.tell_safety();
            }
        }
    }

    async fn answer(&mut self, request: Request) {
        match request {
            // Whoever looks has left the table.
            Request::Look => self.want_on_table(Wanted::Look).await,
            Request::Deal { options, seed } => self.want_on_table(Wanted::Deal { options, seed }).await,
            Request::DealAgain => self.want_on_table(Wanted::Again).await,
            Request::Resume { game } => self.want_on_table(Wanted::Resume { game }).await,
            Request::Forget { game } => {
                if self.game == Some(game) {
                    (self.dealer, self.game, self.goes_on) = (None, None, false);
                }
                self.saves.forget(&self.host, game).await;
                self.tell_safety();
                self.want(Wanted::Look).await;
            }
            Request::Unveil { seat } => self.unveil(seat),
            Request::Choose { choice } => self.choose(choice).await,
            Request::TakeBack => self.take_back().await,
        }
    }

    /// Something else is wanted on the table: nobody plays on there, and whatever still waits to come onto it is not
    /// wanted any more.
    async fn want_on_table(&mut self, what: Wanted) {
        self.goes_on = false;
        self.table += 1;
        self.want(what).await;
    }

    fn tell(&self, news: &News) {
        self.host.post(&post(news));
    }

    fn refuse(&self, reason: &impl ToString) {
        self.tell(&News::Refused {
            reason: reason.to_string(),
        });
    }

    /// Tells the page when nothing can be written, and when it can be again.
    fn tell_safety(&mut self) {
        let is_unsafe = !self.saves.is_safe();
        if is_unsafe && !self.wakes {
            self.wakes = true;
            self.host.wake(AGAIN);
        }
        if is_unsafe != self.told_unsafe {
            self.told_unsafe = is_unsafe;
            self.tell(&News::Saving { works: !is_unsafe });
        }
    }

    /// Writes the history, if it has changed; whether it is safe. Another open page may have added to it.
    async fn remember(&mut self) -> bool {
        let mut safe = true;
        if let Some(beside) = self.beside.as_mut().filter(|beside| beside.is_unsaved()) {
            if let Some(kept) = self.saves.history(&self.host).await {
                beside.read_history(&kept);
            }
            safe = self.saves.save_history(&self.host, beside.history()).await;
        }
        self.tell_safety();
        safe
    }
}
