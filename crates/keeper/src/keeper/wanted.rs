//! What is wanted of a keeper and may have to wait for code that comes later.

use super::Keeper;
use crate::host::{Arrived, Host, Part};
use crate::{Dealer, Trouble, post};
use bots::MakeBot;
use std::cmp::Reverse;
use std::rc::Rc;
use told::keeper::{self, GameId, Lack, News, Saved};
use told::{Level, Options};

/// Something that waits, and what was on the table when it was asked for.
pub(super) struct Waiting {
    what: Wanted,
    table: u32,
    /// The part of the program that must arrive first.
    part: Option<Part>,
}

/// A request that cannot be answered before a part of the program has arrived.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Wanted {
    /// To know which games there are.
    Look,
    /// A new game.
    Deal { options: Options, seed: Option<String> },
    /// The deal of the game on the table once more.
    Again,
    /// A game that was left.
    Resume { game: GameId },
    /// An answer to something about learning.
    Letter(String),
    /// That a game that is over goes into the history.
    Keep { game: GameId },
}

impl<H: Host> Keeper<H> {
    /// Does what is wanted, as soon as the code for it is here.
    pub(super) async fn want(&mut self, what: Wanted) {
        self.wait_for(what);
        self.attend().await;
    }

    fn wait_for(&mut self, what: Wanted) {
        let table = self.table;
        self.waiting.push_back(Waiting {
            what,
            table,
            part: None,
        });
    }

    /// Does what waits and can be done now, in the order in which it was wanted.
    async fn attend(&mut self) {
        let mut waits_on = Vec::new();
        while let Some(mut waiting) = self.waiting.pop_front() {
            if let Err(part) = self.attempt(&waiting).await {
                waiting.part = Some(part);
                waits_on.push(waiting);
                if !self.fetched.contains(&part) {
                    self.fetched.push(part);
                    self.host.fetch(part);
                }
            }
        }
        self.waiting = waits_on.into();
    }

    /// Does what is wanted, or says what code it takes.
    async fn attempt(&mut self, Waiting { what, table, .. }: &Waiting) -> Result<(), Part> {
        let late = *table != self.table;
        match what {
            Wanted::Letter(letter) => self.learn(letter, late).await,
            Wanted::Keep { game } => self.keep(*game).await,
            // Something else was asked onto the table since.
            _ if late => Ok(()),
            Wanted::Look => self.look().await,
            Wanted::Deal { options, seed } => self.deal(options, seed.as_deref()).await,
            Wanted::Again => self.deal_again().await,
            Wanted::Resume { game } => self.take_up(*game).await,
        }
    }

    /// Code has come.
    pub(super) async fn arrived(&mut self, arrived: Arrived) {
        match arrived {
            Arrived::Desk(mut beside) => {
                if let Some(history) = self.saves.history(&self.host).await
                    && !beside.read_history(&history)
                {
                    // Another version may read it.
                    self.saves.set_history_aside(&self.host, history, self.host.now()).await;
                }
                self.beside = Some(beside);
            }
            Arrived::Master(make) => self.master = Some(make),
            Arrived::Champion(make) => self.champion = Some(make),
            Arrived::Resume(resume) => self.resume = Some(resume),
        }
        self.attend().await;
    }

    /// Code cannot be had: what was asked is answered so; a game that is over stays where it is until it can be had.
    pub(super) fn missing(&mut self, part: Part, lack: Lack) {
        self.fetched.retain(|fetched| *fetched != part);
        let (host, table) = (&self.host, self.table);
        self.waiting.retain(|waiting| match (part, &waiting.what) {
            _ if waiting.part != Some(part) => true,
            (Part::Desk, Wanted::Letter(_)) => {
                host.post(&keeper::away());
                false
            }
            (Part::Desk, Wanted::Keep { .. }) => false,
            (Part::Champion, _) => {
                if waiting.table == table {
                    let level = Level::Champion;
                    host.post(&post(&News::Away { level, lack }));
                }
                false
            }
            _ => true,
        });
    }

    /// How bots of these levels are made.
    fn makers(&self, levels: impl IntoIterator<Item = Level>) -> Result<Rc<MakeBot>, Part> {
        match levels.into_iter().max() {
            Some(Level::Champion) => self.champion.clone().ok_or(Part::Champion),
            Some(Level::Master) => self.master.clone().ok_or(Part::Master),
            _ => Ok(Rc::new(bots::lesser_bot)),
        }
    }

    /// Tells which games can be resumed. Those that are over go into the history.
    async fn look(&mut self) -> Result<(), Part> {
        let games = self.saves.games(&self.host).await;
        if !games.is_empty() && self.resume.is_none() {
            return Err(Part::Resume);
        }
        let (mut saved, mut unreadable): (Vec<Saved>, Vec<GameId>) = (Vec::new(), Vec::new());
        for game in games {
            match self.written(game).await {
                Some(Ok(dealer)) if dealer.is_over() => self.wait_for(Wanted::Keep { game }),
                Some(Ok(dealer)) => saved.push(dealer.saved(game)),
                Some(Err(_)) => unreadable.push(game),
                None => {}
            }
        }
        saved.sort_by_key(|saved| Reverse((saved.when, saved.game)));
        self.tell(&News::Ready { saved, unreadable });
        Ok(())
    }

    /// A game that was written down. Nobody plays in it yet.
    async fn written(&self, game: GameId) -> Option<Result<Dealer, Trouble>> {
        let text = self.saves.game(&self.host, game).await?;
        Some(self.resume?(&text))
    }

    async fn deal(&mut self, options: &Options, seed: Option<&str>) -> Result<(), Part> {
        self.begin_game(Dealer::deal(options, seed)).await
    }

    async fn deal_again(&mut self) -> Result<(), Part> {
        let again = match &self.dealer {
            Some(dealer) if self.game.is_some() => dealer.again(),
            _ => Err(Trouble::Nothing),
        };
        self.begin_game(again).await
    }

    async fn begin_game(&mut self, dealer: Result<Dealer, Trouble>) -> Result<(), Part> {
        match self.call_bots(dealer)? {
            Ok(dealer) => {
                let game = self.add(&dealer).await;
                self.sit_down(dealer, game);
            }
            Err(trouble) => self.refuse(&trouble),
        }
        Ok(())
    }

    /// A game with its bots, as soon as the code for them is here.
    fn call_bots(&self, dealer: Result<Dealer, Trouble>) -> Result<Result<Dealer, Trouble>, Part> {
        match dealer {
            Ok(dealer) => {
                let make = self.makers(dealer.levels())?;
                Ok(dealer.with_bots(&*make))
            }
            Err(trouble) => Ok(Err(trouble)),
        }
    }

    async fn take_up(&mut self, game: GameId) -> Result<(), Part> {
        let resume = self.resume.ok_or(Part::Resume)?;
        let Some(text) = self.saves.game(&self.host, game).await else {
            self.refuse(&Trouble::Nothing);
            return Ok(());
        };
        match self.call_bots(resume(&text))? {
            Ok(dealer) => self.sit_down(dealer, game),
            Err(trouble) => self.refuse(&trouble),
        }
        Ok(())
    }

    /// Something to learn or to look back at. What comes onto the table ends what was there.
    async fn learn(&mut self, letter: &str, late: bool) -> Result<(), Part> {
        let beside = self.beside.as_mut().ok_or(Part::Desk)?;
        let asked = match beside.hear(letter, late, &mut self.dealer, self.host.now()) {
            Ok(asked) => asked,
            Err(error) => {
                self.refuse(&error);
                return Ok(());
            }
        };
        if asked.new_table {
            self.table += 1;
            self.game = None;
            self.goes_on = false;
        }
        self.goes_on |= asked.goes_on;
        self.remember().await;
        if asked.kept
            && let Some(dealer) = self.dealer.take()
        {
            let game = self.add(&dealer).await;
            // Its bots may have to come first.
            self.wait_for(Wanted::Resume { game });
        }
        asked.letters.iter().for_each(|letter| self.host.post(letter));
        Ok(())
    }

    /// A game that is over goes into the history, and is not to be resumed any more.
    async fn keep(&mut self, game: GameId) -> Result<(), Part> {
        if self.beside.is_none() {
            return Err(Part::Desk);
        }
        if self.game == Some(game)
            && let Some(dealer) = self.dealer.take()
        {
            if dealer.is_over() {
                self.end(&dealer, game).await;
            }
            self.dealer = Some(dealer);
            return Ok(());
        }
        if self.resume.is_none() {
            return Err(Part::Resume);
        }
        if let Some(Ok(dealer)) = self.written(game).await {
            self.end(&dealer, game).await;
        }
        Ok(())
    }
}
