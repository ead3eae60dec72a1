//! Which rules a game was played by, and a digest of where it stands: what tells a saved game of other rules from a
//! damaged one.

use crate::chance::hex;
use crate::game::Game;
use crate::places::Zone;
use crate::{Set, Slot};
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};
use std::fmt;
use std::str::FromStr;

/// The revision of the rules this crate plays by.
///
/// It goes up with every change after which the same choices lead somewhere else, or are listed in another order. If
/// that happens and the number stays, the tests fail on a corpus of old games. Whatever was saved before there were
/// revisions is revision 1.
pub const RULES_REVISION: u32 = 1;

/// The revision of what was saved before there were revisions.
pub(crate) const FIRST_REVISION: u32 = 1;

/// A digest of the whole state of a game: where every card lies and who knows it, the leaders, the markers, what is
/// asked of whom, and how much chance has been used. Two programs that play by the same rules agree on it after every
/// choice.
///
/// It depends on every secret, so it belongs with the seed: in logs, links and files, never in what a player is told.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct StateDigest(u64);

impl StateDigest {
    /// The digest with this number.
    pub const fn new(number: u64) -> StateDigest {
        StateDigest(number)
    }

    /// Its 64 bits.
    pub const fn number(self) -> u64 {
        self.0
    }
}

impl fmt::Display for StateDigest {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str(&hex(&self.0.to_be_bytes()))
    }
}

/// A text that is not a digest.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("a digest has 16 hexadecimal digits")]
pub struct NotADigest;

impl FromStr for StateDigest {
    type Err = NotADigest;

    fn from_str(text: &str) -> Result<StateDigest, NotADigest> {
        // Parsing a number would accept a sign.
        let plain = text.len() == 16 && text.bytes().all(|byte| byte.is_ascii_hexdigit());
        match u64::from_str_radix(text, 16) {
            Ok(number) if plain => Ok(StateDigest(number)),
            _ => Err(NotADigest),
        }
    }
}

impl TryFrom<String> for StateDigest {
    type Error = NotADigest;
    fn try_from(text: String) -> Result<StateDigest, NotADigest> {
        text.parse()
    }
}

impl From<StateDigest> for String {
    fn from(digest: StateDigest) -> String {
        digest.to_string()
    }
}

impl Game {
    /// The digest of its state. It depends on what the rules say, not on how this crate keeps a game in memory.
    pub fn digest(&self) -> StateDigest {
        let mut hasher = Sha256::new();
        hasher.update(b"oshra state 1");
        self.hash_table(&mut hasher);
        self.hash_cards(&mut hasher);
        self.hash_questions(&mut hasher);
        let mut first = [0; 8];
        first.copy_from_slice(&hasher.finalize()[..8]);
        StateDigest(u64::from_be_bytes(first))
    }

    /// The options, the turn, the markers, the leaders, chance.
    fn hash_table(&self, hasher: &mut Sha256) {
        hasher.update([self.players(), u8::from(self.setup.short)]);
        hasher.update(self.setup.edition.id());
        for set in Set::ALL {
            hasher.update([u8::from(self.setup.added.contains(set))]);
        }
        hasher.update(self.step.id());
        hasher.update(self.turn.to_be_bytes());
        hasher.update([self.active().map_or(u8::MAX, u8::from)]);
        hasher.update([self.track.red(), self.track.green()]);
        for seat in self.seats() {
            hasher.update([self.leaders[seat.index()].number()]);
        }
        hasher.update(self.chance.used.to_be_bytes());
    }

    /// Every card in its place, in order, and who knows it there.
    fn hash_cards(&self, hasher: &mut Sha256) {
        let piles = [
            Zone::HARBOR,
            Zone::WILDERNESS,
            Zone::GRAVEYARD,
            Zone::PERFORMED,
            Zone::DRAWN,
        ];
        let tavern = Slot::ALL.map(Zone::tavern);
        let seats = self
            .seats()
            .flat_map(|seat| [Zone::hand(seat), Zone::face_up(seat), Zone::hidden(seat)]);
        for zone in piles.into_iter().chain(tavern).chain(seats) {
            hasher.update([self.places.size(zone)]);
            for hero in self.places.upward(zone) {
                hasher.update([hero.number(), self.places.known(hero).bits()]);
            }
        }
    }

    /// What is asked of whom, and what those have picked who wait for others.
    fn hash_questions(&self, hasher: &mut Sha256) {
        for asked in self.asked() {
            hasher.update([asked.seat.number()]);
            hasher.update(asked.prompt.id());
            hasher.update([asked.source.map_or(0, |hero| hero.number())]);
        }
        for seat in self.seats() {
            hasher.update(self.picks[seat.index()].map(|pick| pick.map_or(0, |hero| hero.number())));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn digests_are_written_and_read() {
        let digest = StateDigest::new(0x0123_4567_89ab_cdef);
        assert_eq!(digest.to_string(), "0123456789abcdef");
        assert_eq!("0123456789abcdef".parse(), Ok(digest));
        for wrong in ["", "0123", "+123456789abcdef", "0123456789abcdeg", "00123456789abcdef"] {
            assert_eq!(wrong.parse::<StateDigest>(), Err(NotADigest), "{wrong}");
        }
    }
}
