//! A seat belongs to the player whose key it was taken with, whatever became of its token.

use super::Live;
use crate::fault::Fault;
use crate::protocol::{Hello, Request};
use crate::secret::{PlayerId, TokenHash};
use crate::table::ask::{self, Deed};

impl Live {
    /// The token of the seat somebody comes back to: the one they showed, or that of the seat which is theirs by their key.
    /// Whoever has neither watches, or is told that the token they showed is none.
    pub(super) fn own_token(&self, hello: &Hello) -> Option<TokenHash> {
        let by_token = hello.token.filter(|token| self.state.seat_of(*token).is_some());
        let by_key = || {
            let seat = self.state.seat_of_player(hello.player.as_ref()?)?;
            self.state.person(seat).map(|person| person.token)
        };
        by_token.or_else(by_key).or(hello.token)
    }

    /// Gives the seat of a player up; whether they had one.
    pub(super) async fn leave(&mut self, player: &PlayerId) -> Result<bool, Fault> {
        let Some(seat) = self.state.seat_of_player(player) else {
            return Ok(false);
        };
        match ask::answer(&self.state, seat, &Request::Leave, |_| false)? {
            Deed::First(entry) | Deed::Last(entry) => self.write(entry).await?,
            Deed::Accepted(_) | Deed::Nothing => {}
        }
        Ok(true)
    }
}
