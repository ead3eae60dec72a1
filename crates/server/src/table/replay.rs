//! Entries that were written before, perhaps by a program with other rules: a game that would be another one by these rules
//! must not go on as if nothing had happened.

use super::state::{Broken, Phase, State};
use crate::entry::{Entry, StateCheck, Stored};
use rules::{Event, RULES_REVISION};

impl State {
    /// The table after one more entry that was written before, and what happened in the game by it. It must lead where it
    /// led then. If it does not, and the game was begun by other rules, that is why.
    pub(crate) fn replay(&mut self, stored: &Stored) -> Result<Vec<Event>, Broken> {
        let applied = self.apply(stored).and_then(|events| {
            self.check(&stored.entry)?;
            Ok(events)
        });
        applied.map_err(|broken| match broken {
            Broken::Refused(_) | Broken::Elsewhere if self.revision != RULES_REVISION => {
                Broken::Revision(self.revision)
            }
            broken => broken,
        })
    }

    /// Whether the game is where it was when the entry was written, if it says so.
    fn check(&mut self, entry: &Entry) -> Result<(), Broken> {
        let Some(game) = &self.game else { return Ok(()) };
        let same = match entry {
            Entry::Started { state, .. } => state.map(|state| state == game.digest()),
            Entry::Choice { state, .. } => state.map(|state| state == StateCheck::of(game)),
            _ => return Ok(()),
        };
        self.unchecked = same.is_none();
        same.unwrap_or(true).then_some(()).ok_or(Broken::Elsewhere)
    }

    /// Whether the game was begun by other rules, and nothing says that these make the same game of it.
    pub(crate) fn may_be_another_game(&self) -> bool {
        self.revision != RULES_REVISION && self.unchecked
    }

    /// Fails in the middle of a game that may be another one by these rules. One that is over stays over.
    pub(crate) fn check_rules(&self) -> Result<(), Broken> {
        match self.may_be_another_game() && self.phase == Phase::Playing {
            true => Err(Broken::Revision(self.revision)),
            false => Ok(()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::code::Code;
    use crate::entry::{By, Origin};
    use crate::secret::Token;
    use crate::settings::Settings;
    use rules::{Choice, Seed, StateDigest};

    const OTHER: u32 = RULES_REVISION + 1;

    /// The entries of a table at which two people play, as a server writes them, up to the end of their game.
    fn entries() -> Vec<Stored> {
        let mut all = Vec::new();
        let mut table: Option<State> = None;
        loop {
            let entry = next(table.as_ref());
            let Some(entry) = entry else { return all };
            let mut stored = Stored {
                number: all.len() as u64 + 1,
                at: 1000,
                origin: Origin::new(1, 1),
                entry,
            };
            match &mut table {
                None => table = Some(State::open(code(), &stored).unwrap()),
                Some(table) => drop(table.apply(&stored).unwrap()),
            }
            if let (Entry::Choice { state, .. }, Some(table)) = (&mut stored.entry, &table) {
                *state = table.game.as_deref().map(StateCheck::of);
            }
            all.push(stored);
        }
    }

    fn code() -> Code {
        "K7X9PZ".parse().unwrap()
    }

    /// What happens next at the table; nothing after the game.
    fn next(table: Option<&State>) -> Option<Entry> {
        let Some(table) = table else {
            return Some(Entry::Opened {
                settings: Settings::new(2),
                bots: Vec::new(),
                seed: Seed::from("other rules"),
            });
        };
        if let Some(seat) = table.seats().find(|&seat| table.person(seat).is_none()) {
            return Some(Entry::Seated {
                seat,
                name: format!("Person {seat}"),
                token: Token::random().unwrap().hash(),
                player: None,
                from: None,
            });
        }
        match table.phase {
            Phase::Gathering => Some(Entry::Started {
                next: Seed::from("next"),
                revision: RULES_REVISION,
                state: Some(table.deal().unwrap().digest()),
            }),
            Phase::Ended => None,
            Phase::Playing => {
                let game = table.game.as_ref().unwrap();
                let seat = game.decider().unwrap();
                let choices = game.choices(seat);
                let plays = choices.iter().find(|choice| matches!(choice, Choice::Play(_)));
                Some(Entry::Choice {
                    seat,
                    choice: *plays.unwrap_or(&choices[0]),
                    by: By::Player,
                    id: None,
                    state: None,
                })
            }
        }
    }

    /// The same entries of a game that was begun by another revision.
    fn of_another_revision(mut entries: Vec<Stored>) -> Vec<Stored> {
        for stored in &mut entries {
            if let Entry::Started { revision, .. } = &mut stored.entry {
                *revision = OTHER;
            }
        }
        entries
    }

    /// The same entries as they were written before entries said where they led.
    fn without_checks(mut entries: Vec<Stored>) -> Vec<Stored> {
        for stored in &mut entries {
            match &mut stored.entry {
                Entry::Started { state, .. } => *state = None,
                Entry::Choice { state, .. } => *state = None,
                _ => {}
            }
        }
        entries
    }

    /// The same entries, where one choice led somewhere else.
    fn leading_elsewhere(mut entries: Vec<Stored>, choice: usize) -> Vec<Stored> {
        let mut checks = entries.iter_mut().filter_map(|stored| match &mut stored.entry {
            Entry::Choice { state, .. } => state.as_mut(),
            _ => None,
        });
        let StateCheck(check) = checks.nth(choice).unwrap();
        *check ^= 1;
        entries
    }

    fn read(entries: &[Stored]) -> Result<State, Broken> {
        let mut table = State::open(code(), &entries[0])?;
        for stored in &entries[1..] {
            table.replay(stored)?;
        }
        table.check_rules()?;
        Ok(table)
    }

    #[test]
    fn what_was_written_is_read_by_the_same_rules() {
        let all = entries();
        assert!(all.len() > 30, "{} entries", all.len());
        for upto in 1..=all.len() {
            read(&all[..upto]).unwrap();
            read(&without_checks(all[..upto].to_vec())).unwrap();
        }
    }

    #[test]
    fn damage_is_told_from_other_rules() {
        let all = entries();
        for choice in [0, 7, 20] {
            let elsewhere = leading_elsewhere(all.clone(), choice);
            assert!(matches!(read(&elsewhere), Err(Broken::Elsewhere)));
            let other = read(&of_another_revision(elsewhere));
            assert!(matches!(other, Err(Broken::Revision(OTHER))));
        }
        // A choice that was there at another time.
        let mut swapped = all.clone();
        let (one, other) = (swapped[5].entry.clone(), swapped[20].entry.clone());
        (swapped[5].entry, swapped[20].entry) = (other, one);
        assert!(matches!(read(&swapped), Err(Broken::Elsewhere | Broken::Refused(_))));
        let other = read(&of_another_revision(swapped));
        assert!(matches!(other, Err(Broken::Revision(OTHER))));
        // Another deal.
        let mut dealt = all;
        if let Entry::Started { state, .. } = &mut dealt[3].entry {
            *state = Some(StateDigest::new(7));
        }
        assert!(matches!(read(&dealt), Err(Broken::Elsewhere)));
        let other = read(&of_another_revision(dealt));
        assert!(matches!(other, Err(Broken::Revision(OTHER))));
    }

    #[test]
    fn other_rules_that_make_the_same_game_go_on_with_it() {
        let all = of_another_revision(entries());
        for upto in 1..=all.len() {
            read(&all[..upto]).unwrap();
        }
    }

    #[test]
    fn a_game_of_other_rules_that_nothing_speaks_for_does_not_go_on() {
        let all = without_checks(of_another_revision(entries()));
        for upto in 1..all.len() {
            let read = read(&all[..upto]);
            match upto {
                // Nobody has begun yet.
                ..=3 => assert!(read.is_ok()),
                _ => assert!(matches!(read, Err(Broken::Revision(OTHER)))),
            }
        }
        // Once it is over nothing can become of it any more.
        read(&all).unwrap();
    }

    /// Programs of the version before know nothing of checks and pass over what they do not know, as this one does.
    #[test]
    fn older_programs_read_entries_with_checks() {
        let all = entries();
        let Some(stored) = all.iter().find(|stored| matches!(stored.entry, Entry::Choice { .. })) else {
            panic!("nobody chose")
        };
        let mut written = serde_json::to_value(&stored.entry).unwrap();
        assert!(written["state"].is_u64(), "{written}");
        written["later"] = "unknown".into();
        assert_eq!(serde_json::from_value::<Entry>(written).unwrap(), stored.entry);
        let old = without_checks(vec![stored.clone()]).remove(0);
        assert_eq!(serde_json::to_value(&old.entry).unwrap().get("state"), None);
        #[cfg(feature = "serve")]
        assert_eq!(stored.entry.format(), 1);
    }
}
