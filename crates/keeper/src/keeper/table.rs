//! What happens at the table: choices of the person and of the others, each written down before it is told.

use super::Keeper;
use super::wanted::Wanted;
use crate::host::Host;
use crate::{Dealer, Letter, Trouble, post};
use rules::{Choice, Seat};
use told::keeper::{GameId, News};

impl<H: Host> Keeper<H> {
    /// Keeps a new game, beside all others. Its number.
    pub(super) async fn add(&mut self, dealer: &Dealer) -> GameId {
        let now = self.host.now();
        let game = self.saves.add(&self.host, &dealer.written(now), now).await;
        self.tell_safety();
        game
    }

    /// A plain game comes onto the table.
    pub(super) fn sit_down(&mut self, dealer: Dealer, game: GameId) {
        if let Some(beside) = &mut self.beside {
            beside.sit_down();
        }
        self.lay(dealer, game);
    }

    /// A game lies on the table, and the page is told.
    pub(super) fn lay(&mut self, mut dealer: Dealer, game: GameId) {
        let news = dealer.open();
        self.dealer = Some(dealer);
        self.game = Some(game);
        self.goes_on = true;
        self.tell(&numbered(news, Some(game)));
    }

    /// Writes the game on the table, where it is to be found again; then tells what came of a step.
    async fn told(&mut self, letters: Vec<Letter>) {
        if let (Some(dealer), Some(game)) = (&self.dealer, self.game) {
            let text = dealer.written(self.host.now());
            self.saves.save(&self.host, game, text).await;
            self.tell_safety();
        }
        letters.iter().for_each(|letter| self.host.post(letter));
        self.goes_on = true;
    }

    pub(super) fn unveil(&mut self, seat: Seat) {
        match &mut self.dealer {
            Some(dealer) => {
                let news = dealer.unveil(seat);
                self.goes_on = true;
                self.tell(&numbered(news, self.game));
            }
            None => self.refuse(&Trouble::Nothing),
        }
    }

    pub(super) async fn choose(&mut self, choice: Choice) {
        let made = match (&mut self.dealer, &mut self.beside) {
            (Some(dealer), Some(beside)) => beside.choose(dealer, choice),
            (Some(dealer), None) => dealer.choose(choice).map(|news| vec![post(&news)]),
            (None, _) => Err(Trouble::Nothing),
        };
        match made {
            Ok(letters) => self.told(letters).await,
            Err(trouble) => self.refuse(&trouble),
        }
    }

    pub(super) async fn take_back(&mut self) {
        let allowed = self.beside.as_ref().is_none_or(|beside| beside.takes_back());
        let taken = match &mut self.dealer {
            Some(dealer) if allowed => dealer.take_back(),
            _ => Err(Trouble::Nothing),
        };
        match taken {
            Ok(news) => self.told(vec![post(&news)]).await,
            Err(trouble) => self.refuse(&trouble),
        }
    }

    /// Lets the next of the others choose; when it is the person's turn, or all is over, that is looked after.
    pub(super) async fn others(&mut self) {
        let letters = match (&mut self.dealer, &mut self.beside) {
            (Some(dealer), Some(beside)) => beside.other(dealer),
            (Some(dealer), None) => dealer.bot().map(|news| vec![post(&news)]),
            (None, _) => None,
        };
        match letters {
            Some(letters) => self.told(letters).await,
            None => {
                self.goes_on = false;
                self.rest().await;
            }
        }
    }

    /// Nobody but a person has to choose.
    async fn rest(&mut self) {
        let Some(dealer) = &self.dealer else { return };
        if let Some(curtain) = dealer.curtain() {
            self.tell(&numbered(curtain, self.game));
        }
        if dealer.is_over()
            && let Some(game) = self.game
        {
            self.want(Wanted::Keep { game }).await;
        }
    }

    /// A game that is over goes into the history. It is kept under its number until the history is safe.
    pub(super) async fn end(&mut self, dealer: &Dealer, game: GameId) {
        if let Some(beside) = &mut self.beside {
            beside.keep(dealer, self.host.now());
            if self.remember().await {
                self.saves.forget(&self.host, game).await;
                self.tell_safety();
            }
        }
    }
}

/// What opens a game says which one it is.
fn numbered(mut news: News, number: Option<GameId>) -> News {
    if let News::Opened { game, .. } | News::Curtain { game, .. } = &mut news {
        *game = number;
    }
    news
}
