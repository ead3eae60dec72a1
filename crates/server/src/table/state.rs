//! What a table is: the sum of its entries. Every server that reads the same entries has the same table.

use super::past::Past;
use crate::code::Code;
use crate::entry::{By, Entry, Origin, Stored, Why};
use crate::secret::{Network, PlayerId, TokenHash};
use crate::settings::{self, Settings};
use crate::time::Millis;
use rules::{Event, Game, MOST_PLAYERS, Made, Outcome, RULES_REVISION, Refusal, Seat, Seed};
use serde::{Deserialize, Serialize};
use std::collections::VecDeque;
use std::sync::Arc;
use told::server::Said;
use told::{Level, Phrase};

pub(crate) use told::server::Phase;

/// What was said that somebody who comes in is told.
const CHAT_KEPT: usize = 30;

/// Whoever goes from a rated game leaves it to a bot that wins little, whatever the table was opened with.
const RATED_SUBSTITUTE: Level = Level::Novice;

/// Who sits on a seat.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Chair {
    Free,
    Person(Person),
    Bot(Bot),
}

/// A bot on a seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Bot {
    pub(crate) level: Level,
    /// What the host called it.
    pub(crate) name: Option<Arc<str>>,
}

impl Chair {
    /// A bot without a name of its own.
    fn bot(level: Level) -> Chair {
        Chair::Bot(Bot { level, name: None })
    }
}

/// Somebody who plays.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(crate) struct Person {
    pub(crate) name: Arc<str>,
    pub(crate) token: TokenHash,
    pub(crate) player: Option<PlayerId>,
    /// Where they sat down from, at a rated table.
    pub(crate) from: Option<Network>,
    pub(crate) ready: bool,
    /// Why a bot decides for them, if one does.
    pub(crate) away: Option<Why>,
    /// The id of their last choice, and the number it got.
    pub(crate) last_choice: Option<(Arc<str>, u64)>,
}

impl Person {
    /// Somebody who has just sat down, and of whom no more is known.
    fn new(name: &str, token: TokenHash) -> Person {
        Person {
            name: name.into(),
            token,
            player: None,
            from: None,
            ready: false,
            away: None,
            last_choice: None,
        }
    }
}

/// A seat's part in the game that is played.
#[derive(Clone, Copy, Debug, Default, Serialize, Deserialize)]
pub(crate) struct Turn {
    /// Since which entry, and when, it has been asked what it is asked now.
    pub(crate) asked: Option<(u64, Millis)>,
    /// What is left of its reserve.
    pub(crate) reserve: Millis,
    /// How often in a row its time ran out.
    pub(crate) missed: u8,
    /// Choices its player made, and choices a bot made for them.
    own: u32,
    others: u32,
}

/// A game that is over.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(crate) struct Ended {
    pub(crate) game: u32,
    pub(crate) at: Millis,
    pub(crate) seed: Seed,
    pub(crate) outcome: Outcome,
    /// Who played it, by seat.
    pub(crate) played: Vec<Chair>,
    /// Whether whoever sat there made most of the choices, by seat.
    pub(crate) own: Vec<bool>,
    /// What it was played with.
    pub(crate) settings: Arc<Settings>,
}

/// A table. Whatever changes here changes the format of snapshots (`snapshot.rs`).
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(crate) struct State {
    pub(crate) code: Code,
    /// The last entry.
    pub(crate) number: u64,
    pub(crate) at: Millis,
    pub(crate) origin: Origin,
    pub(crate) opened: Millis,
    pub(crate) settings: Arc<Settings>,
    pub(crate) chairs: Vec<Chair>,
    /// Who may say how things are done here.
    pub(crate) host: Option<Seat>,
    /// Whether nobody else may sit down.
    pub(crate) locked: bool,
    /// Players whose seats the host freed.
    pub(crate) removed: Vec<PlayerId>,
    /// Whether the last game was put away because the next one is another.
    pub(super) put_away: bool,
    pub(crate) phase: Phase,
    /// How many games were begun.
    pub(crate) games: u32,
    /// The seed of the game that is played, or of the next one.
    seed: Seed,
    /// The seed of the game after the one that is played.
    next: Option<Seed>,
    /// The game that is played, or was played last. It follows from the choices.
    #[serde(skip)]
    pub(crate) game: Option<Box<Game>>,
    /// The revision of the rules it was begun by.
    pub(super) revision: u32,
    /// Whether the last that was read of it says nothing about where it led.
    #[serde(skip)]
    pub(super) unchecked: bool,
    /// What was chosen in it.
    pub(super) past: Past,
    pub(crate) turns: [Turn; MOST_PLAYERS],
    pub(crate) chat: Arc<VecDeque<Said>>,
    /// How often something had been removed from the log when it was read.
    #[serde(skip)]
    pub(crate) scrubs: u64,
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
    #[error("the game was begun by revision {0} of the rules, and this one makes another game of it")]
    Revision(u32),
    #[error("an entry did not lead here when it was written")]
    Elsewhere,
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
        let mut settings = settings.clone();
        if settings.rated {
            settings.substitute = RATED_SUBSTITUTE;
        }
        let seats = usize::from(settings.seats);
        let free = seats.checked_sub(bots.len()).ok_or(Broken::Seat)?;
        let mut chairs = vec![Chair::Free; free];
        chairs.extend(bots.iter().map(|&level| Chair::bot(level)));
        Ok(State {
            code,
            number: first.number,
            at: first.at,
            origin: first.origin,
            opened: first.at,
            settings: Arc::new(settings),
            chairs,
            host: None,
            locked: false,
            removed: Vec::new(),
            put_away: false,
            phase: Phase::Gathering,
            games: 0,
            seed: seed.clone(),
            next: None,
            game: None,
            revision: RULES_REVISION,
            unchecked: false,
            past: Past::default(),
            turns: [Turn::default(); MOST_PLAYERS],
            chat: Arc::default(),
            scrubs: 0,
            last: None,
        })
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
                from,
            } => {
                let chair = self.chair_between_games(*seat)?;
                if !matches!(chair, Chair::Free) {
                    return Err(Broken::Seat);
                }
                *chair = Chair::Person(Person {
                    player: player.clone(),
                    from: *from,
                    ..Person::new(name, *token)
                });
            }
            Entry::Left { seat } => *self.chair_between_games(*seat)? = Chair::Free,
            Entry::Removed { seat } => self.remove(*seat)?,
            Entry::Locked { locked } => self.locked = *locked,
            Entry::Changed { settings } => self.change(settings)?,
            Entry::Bot { seat, level, name } => {
                let chair = self.chair_between_games(*seat)?;
                if matches!(chair, Chair::Person(_)) {
                    return Err(Broken::Seat);
                }
                let name = name.as_deref().map(Arc::from);
                *chair = level.map_or(Chair::Free, |level| Chair::Bot(Bot { level, name }));
            }
            Entry::Ready { seat, ready } => {
                self.between_games()?;
                self.person_mut(*seat)?.ready = *ready;
            }
            Entry::Started { next, revision, .. } => {
                self.revision = *revision;
                self.start(stored, next)?;
            }
            Entry::Choice {
                seat, choice, by, id, ..
            } => {
                let made = Made {
                    seat: *seat,
                    choice: *choice,
                };
                self.choose(made, *by, &mut events)?;
                self.chosen(stored, *seat, *by, id.as_deref());
            }
            Entry::Away { seat, why } => {
                self.playing()?;
                self.person_mut(*seat)?.away = Some(*why);
            }
            Entry::Back { seat } => {
                self.playing()?;
                let why = self.person_mut(*seat)?.away.take();
                // Time away counts: whoever comes back has the rest of it. Otherwise going and coming back would stop the
                // clock. Only whoever was out of time too often may be so again.
                if why == Some(Why::Clock) {
                    self.turns[seat.index()].missed = 0;
                }
            }
            // A line that was removed.
            Entry::Said { text, .. } if text.is_empty() => {}
            Entry::Said { seat, text } => self.said(stored, *seat, Some(text.clone()), None)?,
            Entry::Phrase { seat, phrase } => self.said(stored, *seat, None, Some(*phrase))?,
        }
        self.hand_on();
        self.number = stored.number;
        self.at = stored.at;
        self.origin = stored.origin;
        Ok(events)
    }

    pub(super) fn between_games(&self) -> Result<(), Broken> {
        (self.phase != Phase::Playing).then_some(()).ok_or(Broken::Phase)
    }

    fn playing(&self) -> Result<(), Broken> {
        (self.phase == Phase::Playing).then_some(()).ok_or(Broken::Phase)
    }

    pub(super) fn chair_between_games(&mut self, seat: Seat) -> Result<&mut Chair, Broken> {
        self.between_games()?;
        self.chairs.get_mut(seat.index()).ok_or(Broken::Seat)
    }

    fn person_mut(&mut self, seat: Seat) -> Result<&mut Person, Broken> {
        match self.chairs.get_mut(seat.index()) {
            Some(Chair::Person(person)) => Ok(person),
            _ => Err(Broken::Seat),
        }
    }

    /// The next game, as it will be dealt.
    pub(crate) fn deal(&self) -> Result<Game, Refusal> {
        Ok(Game::new(self.settings.setup()?, &self.seed))
    }

    fn start(&mut self, stored: &Stored, next: &Seed) -> Result<(), Broken> {
        self.between_games()?;
        if self.chairs.iter().any(|chair| matches!(chair, Chair::Free)) {
            return Err(Broken::Seat);
        }
        self.game = Some(Box::new(self.deal()?));
        self.past = Past::default();
        self.put_away = false;
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
            reserve: self.settings.clock.map_or(0, settings::reserve),
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

    /// Carries a choice out.
    fn choose(&mut self, made: Made, by: By, events: &mut Vec<Event>) -> Result<(), Refusal> {
        let game = match (self.phase, &mut self.game) {
            (Phase::Playing, Some(game)) => game,
            _ => return Err(Refusal::Over),
        };
        game.choose(made.seat, made.choice, events)?;
        self.past.add(made, by);
        Ok(())
    }

    fn chosen(&mut self, stored: &Stored, seat: Seat, by: By, id: Option<&str>) {
        let decision = self.settings.clock.map(settings::decision);
        let turn = &mut self.turns[seat.index()];
        if let (Some(decision), Some((_, since))) = (decision, turn.asked) {
            let over = stored.at.saturating_sub(since).saturating_sub(decision);
            turn.reserve = turn.reserve.saturating_sub(over);
        }
        match by {
            By::Player => turn.missed = 0,
            By::Clock => turn.missed = turn.missed.saturating_add(1),
            By::Bot => {}
        }
        match by {
            By::Player => turn.own += 1,
            By::Clock | By::Bot => turn.others += 1,
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
            own: self
                .seats()
                .map(|seat| self.turns[seat.index()])
                .map(|turn| turn.own >= turn.others)
                .collect(),
            settings: self.settings.clone(),
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
        text: Option<String>,
        phrase: Option<Phrase>,
    ) -> Result<(), Broken> {
        let name = self.person_mut(seat)?.name.to_string();
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
            phrase,
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

    /// The seat that belongs to this player.
    pub(crate) fn seat_of_player(&self, player: &PlayerId) -> Option<Seat> {
        let is_theirs = |person: &Person| person.player.as_ref().is_some_and(|theirs| theirs.is(player));
        self.seats().find(|&seat| self.person(seat).is_some_and(is_theirs))
    }

    pub(crate) fn is_away(&self, seat: Seat) -> bool {
        self.person(seat).is_some_and(|person| person.away.is_some())
    }

    /// Whether a bot decides for a seat, and how well it plays.
    pub(crate) fn bot_for(&self, seat: Seat) -> Option<Level> {
        match self.chairs.get(seat.index())? {
            Chair::Bot(bot) => Some(bot.level),
            Chair::Person(person) => person.away.map(|_| self.settings.substitute),
            Chair::Free => None,
        }
    }

    /// What the dice of a bot on this seat come from in the game that is played. Every server finds the same, and nobody
    /// finds the seed of the deal from it.
    pub(crate) fn bot_seed(&self, seat: Seat) -> u64 {
        let hash = Seed::from(format!("{}/bot/{seat}", self.seed.text())).hash();
        hash.get(..16)
            .and_then(|digits| u64::from_str_radix(digits, 16).ok())
            .unwrap_or_default()
    }

    /// The hash of the seed of the game that is played, or of the next one.
    pub(crate) fn seed_hash(&self) -> String {
        self.seed.hash()
    }

    /// The seed of the game that is played, or was played last; none before the first.
    pub(crate) fn dealt_from(&self) -> Option<&Seed> {
        match self.phase {
            Phase::Gathering => None,
            Phase::Ended if self.put_away => None,
            Phase::Playing => Some(&self.seed),
            Phase::Ended => self.last.as_ref().map(|last| &last.seed),
        }
    }

    /// The game that is played, or was played last, as it was dealt; none before the first.
    pub(crate) fn dealt(&self) -> Result<Option<Game>, Refusal> {
        let Some(seed) = self.dealt_from() else { return Ok(None) };
        Ok(Some(Game::new(self.settings.setup()?, seed)))
    }

    /// Until when somebody must have chosen.
    pub(crate) fn deadline(&self, seat: Seat) -> Option<Millis> {
        let clock = self.settings.clock?;
        let turn = self.turns.get(seat.index())?;
        let (_, since) = turn.asked?;
        let waits_for_person = self.phase == Phase::Playing && self.bot_for(seat).is_none();
        waits_for_person.then(|| {
            since
                .saturating_add(settings::decision(clock))
                .saturating_add(turn.reserve)
        })
    }
}
