//! A table in writing, so that not all entries have to be added up again.

use super::state::State;
use crate::code::Code;
use crate::entry::{Entry, Stored};
use rules::StateDigest;
use serde::{Deserialize, Serialize};

/// The format of snapshots. It changes whenever what a [`State`] holds, or what an entry does to one, changes; snapshots of
/// other formats are passed over, and made again from the entries.
pub(crate) const SNAPSHOT: u16 = 3;
/// Entries until another snapshot is due.
const APART: u64 = 512;

/// A table in writing.
#[derive(Serialize, Deserialize)]
struct Written<S> {
    state: S,
    /// Where the choices lead. By other rules they might lead elsewhere.
    game: Option<StateDigest>,
}

/// Whether a snapshot should be kept after this entry.
pub(crate) fn is_milestone(stored: &Stored) -> bool {
    matches!(stored.entry, Entry::Started { .. }) || stored.number.is_multiple_of(APART)
}

/// The table in writing.
pub(crate) fn write(state: &State) -> Option<String> {
    let game = state.game.as_ref().map(|game| game.digest());
    serde_json::to_string(&Written { state, game }).ok()
}

/// Reads a snapshot of this format; nothing if it cannot be understood.
pub(crate) fn read(code: Code, body: &str) -> Option<State> {
    let Written { mut state, game } = serde_json::from_str::<Written<State>>(body).ok()?;
    if let Some(begun) = state.dealt().ok()? {
        state.game = Some(Box::new(state.past.play(begun).ok()?));
    }
    let same = state.game.as_ref().map(|game| game.digest()) == game;
    (same && state.code == code).then_some(state)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::entry::{By, Origin, Why};
    use crate::secret::Token;
    use crate::settings::Settings;
    use crate::table::state::Phase;
    use crate::table::tell;
    use rules::{Choice, RULES_REVISION, Seat, Seed, Viewer};

    fn stored(number: u64, entry: Entry) -> Stored {
        Stored {
            number,
            at: 1000 * number,
            origin: Origin::new(1, 1),
            entry,
        }
    }

    /// A table as everybody sees it, with what happened so far.
    fn told(past: &State) -> Vec<String> {
        let chapters = past.chapters().unwrap();
        let viewers = past.seats().map(Viewer::Seat).chain([Viewer::Public]);
        viewers
            .map(|viewer| tell::welcome(past, viewer, 7, Some(&chapters)))
            .collect()
    }

    /// The next entry of a table at which two people play short games to their end, one after the other.
    fn next(past: &State) -> Entry {
        let (one, other) = (Seat::S0, Seat::S1);
        match past.number {
            1 | 2 => Entry::Seated {
                seat: if past.number == 1 { one } else { other },
                name: format!("Person {}", past.number),
                token: Token::random().unwrap().hash(),
                player: None,
                from: None,
            },
            3 => Entry::Phrase {
                seat: one,
                phrase: told::Phrase::ALL[0],
            },
            number if past.phase != Phase::Playing => Entry::Started {
                next: Seed::from(format!("seed {number}").as_str()),
                revision: RULES_REVISION,
                state: None,
            },
            number if number % 7 == 0 => Entry::Said {
                seat: other,
                text: format!("line {number}"),
            },
            number if number % 11 == 0 => Entry::Away {
                seat: other,
                why: Why::Absent,
            },
            number => {
                let game = past.game.as_ref().unwrap();
                let seat = game.asked().next().unwrap().seat;
                let choices = game.choices(seat);
                let plays = choices.iter().find(|choice| matches!(choice, Choice::Play(_)));
                Entry::Choice {
                    seat,
                    choice: *plays.unwrap_or(&choices[number as usize % choices.len()]),
                    by: By::Player,
                    id: Some(format!("c{number}")),
                    state: None,
                }
            }
        }
    }

    #[test]
    fn snapshots_read_back_at_every_entry() {
        let code: Code = "K7X9PZ".parse().unwrap();
        let opening = Entry::Opened {
            settings: Settings {
                short: true,
                ..Settings::new(2)
            },
            bots: Vec::new(),
            seed: Seed::from("past"),
        };
        let mut past = State::open(code, &stored(1, opening)).unwrap();
        let mut games = 0;
        while games < 2 {
            let entry = stored(past.number + 1, next(&past));
            past.apply(&entry).unwrap();
            let written = write(&past).unwrap();
            let again = read(code, &written).expect("it can be read");
            assert_eq!(told(&again), told(&past));
            assert_eq!(write(&again).unwrap(), written);
            assert_eq!(again.game, past.game);
            if let (Entry::Choice { .. }, Phase::Ended) = (&entry.entry, past.phase) {
                games += 1;
                let log = again.record().expect("a finished game");
                assert_eq!(log.replay().unwrap().game(), past.game.as_deref().unwrap());
            }
        }
        assert!(read("222222".parse().unwrap(), &write(&past).unwrap()).is_none());
        assert!(read(code, "{}").is_none());
    }
}
