//! A player's games: kept, counted, taken elsewhere and brought back.

use super::{Letter, letter};
use crate::Dealer;
use rules::{Log, Record, Seat};
use study::{Entry, History, Opponent};
use told::keeper::Answer;
use told::{Character, GameLine, Games, SavedError, Sitter};

/// The history and whether it must be saved.
#[derive(Default)]
pub(crate) struct Shelf {
    history: History,
    changed: bool,
}

/// Everybody of a game, by seat.
pub(crate) fn sitters(entry: &Entry) -> Vec<Sitter> {
    let mut others = entry.opponents.iter();
    let sitters = Seat::all(entry.players()).map(|seat| {
        let other = if seat == entry.seat { None } else { others.next() };
        Sitter {
            name: entry.names.get(seat.index()).cloned().unwrap_or_default(),
            bot: match other {
                Some(Opponent::Bot(level)) => Some(*level),
                _ => None,
            },
            character: Character::Even,
        }
    });
    sitters.collect()
}

impl Shelf {
    /// Takes over what was kept, which another open page may have added to. Whether it can be read.
    pub(crate) fn read(&mut self, text: &str) -> bool {
        let kept = History::from_json(text);
        kept.map(|kept| self.history.import(kept)).is_ok()
    }

    pub(crate) fn is_unsaved(&self) -> bool {
        self.changed
    }

    /// All of it, to be written down.
    pub(crate) fn write_down(&mut self) -> String {
        self.changed = false;
        self.history.to_json()
    }

    /// Keeps the game on the table, which is over.
    pub(crate) fn keep(&mut self, dealer: &Dealer, now: u64) {
        let people = dealer.people();
        if let Some(&seat) = people.first() {
            self.add(dealer.record(), seat, dealer.sitters(), now, |entry| {
                entry.around = people.len() > 1;
                entry.practice = dealer.is_practice();
            });
        }
    }

    /// Keeps a game that was played elsewhere.
    pub(crate) fn keep_log(&mut self, log: &str, seat: Seat, sitters: &[Sitter], now: u64) {
        let record = log.parse::<Log>().and_then(|log| log.replay());
        if let Ok(record) = record
            && usize::from(record.game().players()) == sitters.len()
        {
            self.add(&record, seat, sitters, now, |_| {});
        }
    }

    fn add(&mut self, record: &Record, seat: Seat, sitters: &[Sitter], now: u64, mark: impl Fn(&mut Entry)) {
        let others = sitters.iter().enumerate().filter(|(other, _)| *other != seat.index());
        let opponents = others.map(|(_, sitter)| sitter.bot.map_or(Opponent::Person, Opponent::Bot));
        let Some(mut entry) = Entry::of(record, seat, opponents.collect(), now) else {
            return;
        };
        // The same table may be open twice.
        if self.history.games().iter().any(|other| other.log == entry.log) {
            return;
        }
        entry.names = sitters.iter().map(|sitter| sitter.name.clone()).collect();
        mark(&mut entry);
        self.history.add(entry);
        self.changed = true;
    }

    /// The game with this number, or the last one.
    pub(crate) fn game(&self, number: Option<u64>) -> Option<&Entry> {
        let games = self.history.games();
        match number {
            Some(number) => games.get(usize::try_from(number).ok()?),
            None => games.last(),
        }
    }

    pub(crate) fn games(&self) -> Letter {
        let lines = self.history.games().iter().enumerate().rev();
        let lines = lines.map(|(number, entry)| {
            let mut opponents = sitters(entry);
            opponents.remove(entry.seat.index());
            GameLine {
                id: number as u64,
                when: entry.when,
                edition: entry.edition,
                short: entry.short,
                leader: entry.leader,
                won: entry.won,
                around: entry.around,
                practice: entry.practice,
                faction: entry.faction,
                turns: entry.turns,
                opponents,
                kept: entry.log.is_some(),
            }
        });
        let history = &self.history;
        let by_level = history.by_opponent().into_iter().map(|(opponent, sum)| {
            let level = match opponent {
                Opponent::Bot(level) => Some(level),
                Opponent::Person => None,
            };
            (level, sum)
        });
        letter(Answer::Games(Games {
            games: lines.collect(),
            all: history.results(),
            by_leader: history.by_leader().into_iter().collect(),
            by_players: history.by_players().into_iter().collect(),
            by_level: by_level.collect(),
        }))
    }

    pub(crate) fn export(&self) -> Letter {
        letter(Answer::File {
            name: "oshra-history.json".to_owned(),
            text: self.history.to_json(),
        })
    }

    /// Takes the games of a file over. None if it is no history at all, but perhaps a game.
    pub(crate) fn import(&mut self, text: &str) -> Result<Option<usize>, SavedError> {
        let value: Option<serde_json::Value> = serde_json::from_str(text).ok();
        if value.is_none_or(|value| value.get("games").is_none()) {
            return Ok(None);
        }
        let other = History::from_json(text).map_err(|error| error.fault())?;
        let count = self.history.import(other);
        self.changed |= count > 0;
        Ok(Some(count))
    }
}
