//! What a table is: the sum of its entries. Every server that reads the same entries has the same table.

use crate::code::Code;
use crate::entry::{By, Entry, Origin, Stored, Why};
use crate::secret::{PlayerId, TokenHash};
use crate::settings::Settings;
use crate::time::Millis;
use bots::Level;
use rules::{Event, Game, MOST_PLAYERS, Outcome, Refusal, Seat, Seed};
use serde::{Deserialize, Serialize};
use std::collections::VecDeque;
use std::sync::Arc;
use words::Phrase;

/// What was said that somebody who comes in is told.
const CHAT_KEPT: usize = 30;

/// How far a table has come.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Phase {
    /// People sit down.
    Gathering,
    /// A game is played.
    Playing,
    /// A game is over; there may be another one.
    Ended,
}

/// Who sits on a seat.
#[derive(Clone, Debug)]
pub(crate) enum Chair {
    Free,
    Person(Person),
    Bot(Level),
}

/// Somebody who plays.
#[derive(Clone, Debug)]
pub(crate) struct Person {
    pub(crate) name: Arc<str>,
    pub(crate) token: TokenHash,
    pub(crate) player: Option<PlayerId>,
    pub(crate) ready: bool,
    /// Why a bot decides for them, if one does.
    pub(crate) away: Option<Why>,
    /// The id of their last choice, and the number it got.
    pub(crate) last_choice: Option<(Arc<str>, u64)>,
}

/// A seat's part in the game that is played.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Turn {
    /// Since which entry, and when, it has been asked what it is asked now.
    pub(crate) asked: Option<(u64, Millis)>,
    /// What is left of its reserve.
    pub(crate) reserve: Millis,
    /// How often in a row its time ran out.
    pub(crate) missed: u8,
}

/// Something that was said.
#[derive(Clone, Debug, Serialize)]
pub(crate) struct Said {
    pub(crate) number: u64,
    pub(crate) at: Millis,
    pub(crate) seat: Seat,
    pub(crate) name: Arc<str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) text: Option<Arc<str>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) phrase: Option<&'static str>,
}

/// A game that is over.
#[derive(Clone, Debug)]
pub(crate) struct Ended {
    pub(crate) game: u32,
    pub(crate) at: Millis,
    pub(crate) seed: Seed,
    pub(crate) outcome: Outcome,
    /// Who played it, by seat.
    pub(crate) played: Vec<Chair>,
}

/// A table.
#[derive(Clone, Debug)]
pub(crate) struct State {
    pub(crate) code: Code,
    /// The last entry.
    pub(crate) number: u64,
    pub(crate) at: Millis,
    pub(crate) origin: Origin,
    pub(crate) opened: Millis,
    pub(crate) settings: Arc<Settings>,
    pub(crate) chairs: Vec<Chair>,
    pub(crate) phase: Phase,
    /// How many games were begun.
    pub(crate) games: u32,
    /// The seed of the game that is played, or of the next one.
    seed: Seed,
    /// The seed of the game after the one that is played.
    next: Option<Seed>,
    /// The game that is played, or was played last.
    pub(crate) game: Option<Box<Game>>,
    pub(crate) turns: [Turn; MOST_PLAYERS],
    pub(crate) chat: Arc<VecDeque<Said>>,
    pub(crate) last: Option<Arc<Ended>>,
}

/// Entries that do not fit together. Nothing this server writes does that.
#[derive(Debug, thiserror::Error)]
pub(crate) enum Broken {
    #[error("the log begins with something else than the opening of the table")]
    NotOpened,
    #[error("entry {0} follows entry {1}")]
    Gap(u64, u64),
    #[error("an entry is about a seat that is not there, or is not as it should be")]
    Seat,
    #[error("an entry does not fit the phase of the table")]
    Phase,
    #[error(transparent)]
    Refused(#[from] Refusal),
}

impl State {
    /// A table that has just been opened.
    pub(crate) fn open(code: Code, first: &Stored) -> Result<State, Broken> {
        let Entry::Opened { settings, bots, seed } = &first.entry else {
            return Err(Broken::NotOpened);
        };
        if first.number != 1 {
            return Err(Broken::Gap(first.number, 0));
        }
        settings.setup()?;
        let seats = usize::from(settings.seats);
        let free = seats.checked_sub(bots.len()).ok_or(Broken::Seat)?;
        let mut chairs = vec![Chair::Free; free];
        chairs.extend(bots.iter().map(|&level| Chair::Bot(level)));
        Ok(State {
            code,
            number: first.number,
            at: first.at,
            origin: first.origin,
            opened: first.at,
            settings: Arc::new(settings.clone()),
            chairs,
            phase: Phase::Gathering,
            games: 0,
            seed: seed.clone(),
            next: None,
            game: None,
            turns: [Turn::default(); MOST_PLAYERS],
            chat: Arc::default(),
            last: None,
        })
    }

    /// A table from all its entries; none if there are none.
    pub(crate) fn replay(code: Code, entries: &[Stored]) -> Result<Option<State>, Broken> {
        let Some((first, rest)) = entries.split_first() else {
            return Ok(None);
        };
        let mut state = State::open(code, first)?;
        for stored in rest {
            state.apply(stored)?;
        }
        Ok(Some(state))
    }

    /// The table after one more entry, and what happened in the game by it.
    pub(crate) fn apply(&mut self, stored: &Stored) -> Result<Vec<Event>, Broken> {
        if stored.number != self.number + 1 {
            return Err(Broken::Gap(stored.number, self.number));
        }
        let mut events = Vec::new();
        match &stored.entry {
            Entry::Opened { .. } => return Err(Broken::NotOpened),
            Entry::Seated {
                seat,
                name,
                token,
                player,
            } => {
                let chair = self.chair_between_games(*seat)?;
                if !matches!(chair, Chair::Free) {
                    return Err(Broken::Seat);
                }
                *chair = Chair::Person(Person {
                    name: name.as_str().into(),
                    token: *token,
                    player: player.clone(),
                    ready: false,
                    away: None,
                    last_choice: None,
                });
            }
            Entry::Left { seat } => *self.chair_between_games(*seat)? = Chair::Free,
            Entry::Bot { seat, level } => {
                let chair = self.chair_between_games(*seat)?;
                if matches!(chair, Chair::Person(_)) {
                    return Err(Broken::Seat);
                }
                *chair = level.map_or(Chair::Free, Chair::Bot);
            }
            Entry::Ready { seat, ready } => {
                self.between_games()?;
                self.person_mut(*seat)?.ready = *ready;
            }
            Entry::Started { next } => self.start(stored, next)?,
            Entry::Choice { seat, choice, by, id } => {
                let game = match (self.phase, &mut self.game) {
                    (Phase::Playing, Some(game)) => game,
                    _ => return Err(Broken::Refused(Refusal::Over)),
                };
                game.choose(*seat, *choice, &mut events)?;
                self.chosen(stored, *seat, *by, id.as_deref());
            }
            Entry::Away { seat, why } => {
                self.playing()?;
                self.person_mut(*seat)?.away = Some(*why);
            }
            Entry::Back { seat } => {
                self.playing()?;
                self.person_mut(*seat)?.away = None;
                // Their time begins anew: while they were away it did not run.
                let turn = &mut self.turns[seat.index()];
                turn.missed = 0;
                if let Some((_, since)) = &mut turn.asked {
                    *since = stored.at;
                }
            }
            Entry::Said { seat, text } => self.said(stored, *seat, Some(text.as_str().into()), None)?,
            Entry::Phrase { seat, phrase } => self.said(stored, *seat, None, Some(*phrase))?,
        }
        self.number = stored.number;
        self.at = stored.at;
        self.origin = stored.origin;
        Ok(events)
    }

    fn between_games(&self) -> Result<(), Broken> {
        (self.phase != Phase::Playing).then_some(()).ok_or(Broken::Phase)
    }

    fn playing(&self) -> Result<(), Broken> {
        (self.phase == Phase::Playing).then_some(()).ok_or(Broken::Phase)
    }

    fn chair_between_games(&mut self, seat: Seat) -> Result<&mut Chair, Broken> {
        self.between_games()?;
        self.chairs.get_mut(seat.index()).ok_or(Broken::Seat)
    }

    fn person_mut(&mut self, seat: Seat) -> Result<&mut Person, Broken> {
        match self.chairs.get_mut(seat.index()) {
            Some(Chair::Person(person)) => Ok(person),
            _ => Err(Broken::Seat),
        }
    }

    fn start(&mut self, stored: &Stored, next: &Seed) -> Result<(), Broken> {
        self.between_games()?;
        if self.chairs.iter().any(|chair| matches!(chair, Chair::Free)) {
            return Err(Broken::Seat);
        }
        let setup = self.settings.setup()?;
        self.game = Some(Box::new(Game::new(setup, &self.seed)));
        self.next = Some(next.clone());
        self.games += 1;
        self.phase = Phase::Playing;
        for chair in &mut self.chairs {
            if let Chair::Person(person) = chair {
                person.ready = false;
                person.away = None;
                person.last_choice = None;
            }
        }
        self.turns = [Turn {
            reserve: self.settings.clock.map_or(0, |clock| clock.reserve()),
            ..Turn::default()
        }; MOST_PLAYERS];
        self.ask(stored, None);
        Ok(())
    }

    /// Notes who is asked something new.
    fn ask(&mut self, stored: &Stored, chooser: Option<Seat>) {
        let mut asked = [false; MOST_PLAYERS];
        for question in self.game.iter().flat_map(|game| game.asked()) {
            asked[question.seat.index()] = true;
        }
        for (index, turn) in self.turns.iter_mut().enumerate() {
            if !asked[index] {
                turn.asked = None;
            } else if turn.asked.is_none() || chooser.is_some_and(|seat| seat.index() == index) {
                turn.asked = Some((stored.number, stored.at));
            }
        }
    }

    fn chosen(&mut self, stored: &Stored, seat: Seat, by: By, id: Option<&str>) {
        let decision = self.settings.clock.map(|clock| clock.decision());
        let is_away = self.is_away(seat);
        let turn = &mut self.turns[seat.index()];
        if let (Some(decision), Some((_, since)), false) = (decision, turn.asked, is_away) {
            let over = stored.at.saturating_sub(since).saturating_sub(decision);
            turn.reserve = turn.reserve.saturating_sub(over);
        }
        match by {
            By::Player => turn.missed = 0,
            By::Clock => turn.missed = turn.missed.saturating_add(1),
            By::Bot => {}
        }
        if let (Some(id), Ok(person)) = (id, self.person_mut(seat)) {
            person.last_choice = Some((id.into(), stored.number));
        }
        self.ask(stored, Some(seat));
        if let Some(outcome) = self.game.as_ref().and_then(|game| game.outcome()) {
            self.end(outcome, stored.at);
        }
    }

    fn end(&mut self, outcome: Outcome, at: Millis) {
        self.phase = Phase::Ended;
        let next = self.next.take().unwrap_or_else(|| self.seed.clone());
        self.last = Some(Arc::new(Ended {
            game: self.games,
            at,
            seed: std::mem::replace(&mut self.seed, next),
            outcome,
            played: self.chairs.clone(),
        }));
        for chair in &mut self.chairs {
            match chair {
                // Whoever said goodbye does not keep the seat for another game.
                Chair::Person(person) if person.away == Some(Why::Left) => *chair = Chair::Free,
                Chair::Person(person) => person.away = None,
                Chair::Bot(_) | Chair::Free => {}
            }
        }
    }

    fn said(
        &mut self,
        stored: &Stored,
        seat: Seat,
        text: Option<Arc<str>>,
        phrase: Option<Phrase>,
    ) -> Result<(), Broken> {
        let name = self.person_mut(seat)?.name.clone();
        let chat = Arc::make_mut(&mut self.chat);
        if chat.len() == CHAT_KEPT {
            chat.pop_front();
        }
        chat.push_back(Said {
            number: stored.number,
            at: stored.at,
            seat,
            name,
            text,
            phrase: phrase.map(Phrase::id),
        });
        Ok(())
    }

    // What others ask about it.

    /// All seats.
    pub(crate) fn seats(&self) -> impl DoubleEndedIterator<Item = Seat> + Clone + use<> {
        Seat::all(self.settings.seats)
    }

    /// Whoever plays on a seat.
    pub(crate) fn person(&self, seat: Seat) -> Option<&Person> {
        match self.chairs.get(seat.index()) {
            Some(Chair::Person(person)) => Some(person),
            _ => None,
        }
    }

    /// The seat this token is for.
    pub(crate) fn seat_of(&self, token: TokenHash) -> Option<Seat> {
        self.seats()
            .find(|&seat| self.person(seat).is_some_and(|person| person.token == token))
    }

    pub(crate) fn is_away(&self, seat: Seat) -> bool {
        self.person(seat).is_some_and(|person| person.away.is_some())
    }

    /// Whether a bot decides for a seat, and how well it plays.
    pub(crate) fn bot_for(&self, seat: Seat) -> Option<Level> {
        match self.chairs.get(seat.index())? {
            Chair::Bot(level) => Some(*level),
            Chair::Person(person) => person.away.map(|_| self.settings.substitute),
            Chair::Free => None,
        }
    }

    /// The hash of the seed of the game that is played, or of the next one.
    pub(crate) fn seed_hash(&self) -> String {
        self.seed.hash()
    }

    /// Until when somebody must have chosen.
    pub(crate) fn deadline(&self, seat: Seat) -> Option<Millis> {
        let clock = self.settings.clock?;
        let turn = self.turns.get(seat.index())?;
        let (_, since) = turn.asked?;
        let waits_for_person = self.phase == Phase::Playing && self.bot_for(seat).is_none();
        waits_for_person.then(|| since.saturating_add(clock.decision()).saturating_add(turn.reserve))
    }
}
