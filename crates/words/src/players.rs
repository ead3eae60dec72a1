//! Who sits where and who is listening, for texts about people.

use crate::{Words, text};
use rules::{Seat, Viewer};

/// The names of the people at a table, as one of them or a spectator reads them.
///
/// Names are used as they were typed, never declined. A seat without a name is called *Player 3*.
#[derive(Clone, Copy, Debug, Default)]
pub struct Players<'a> {
    names: &'a [&'a str],
    you: Option<Seat>,
}

impl<'a> Players<'a> {
    /// People with these names, by seat, as a spectator reads them.
    pub const fn new(names: &'a [&'a str]) -> Players<'a> {
        Players { names, you: None }
    }

    /// These people as the player on this seat reads about them: the player is *you*.
    #[must_use]
    pub const fn told_to(self, seat: Seat) -> Players<'a> {
        Players {
            you: Some(seat),
            ..self
        }
    }

    /// These people as a viewer of a game reads about them.
    #[must_use]
    pub const fn told_to_viewer(self, viewer: Viewer) -> Players<'a> {
        let you = match viewer {
            Viewer::Seat(seat) => Some(seat),
            _ => None,
        };
        Players { you, ..self }
    }

    /// Who is told, if it is one of the players.
    pub const fn you(self) -> Option<Seat> {
        self.you
    }

    /// `you` or `other`, as the Fluent files call it.
    pub(crate) fn actor(self, seat: Seat) -> &'static str {
        if self.you == Some(seat) { "you" } else { "other" }
    }

    /// Whose party it is, next to the one who does something to it: `own`, `you` or `other`.
    pub(crate) fn owner(self, seat: Seat, actor: Option<Seat>) -> &'static str {
        match self.actor(seat) {
            "you" => "you",
            _ if actor == Some(seat) => "own",
            other => other,
        }
    }
}

impl Words {
    /// What the player on a seat is called.
    pub fn player(self, players: &Players<'_>, seat: Seat) -> String {
        match players.names.get(seat.index()) {
            Some(name) if !name.trim().is_empty() => (*name).to_owned(),
            _ => text!(self, "player-number", number = seat.number() + 1),
        }
    }

    /// Several things in a row: *Ada, Ben and Cem*.
    pub fn list_and(self, things: &[String]) -> String {
        let Some((last, before)) = things.split_last() else {
            return String::new();
        };
        match self.list_comma(before) {
            Some(all) => text!(self, "list-and", first = all, second = last.as_str()),
            None => last.clone(),
        }
    }

    /// Several things in a row that goes on; nothing if there is none.
    pub(crate) fn list_comma(self, things: &[String]) -> Option<String> {
        let things = things.iter().cloned();
        things.reduce(|all, next| text!(self, "list-comma", first = all, second = next))
    }
}
