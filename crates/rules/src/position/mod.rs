//! Positions as anybody may write them, and what must hold for one to become a game.

mod fault;
mod json;

pub use fault::{PositionError, PositionFault};

use crate::game::{Game, MOST_DISCARDS};
use crate::places::Zone;
use crate::record::Made;
use crate::revision::{FIRST_REVISION, RULES_REVISION};
use crate::{Audience, Edition, Hero, Leader, MOST_PLAYERS, Seat, Seed, Set, Setup, Slot, StateDigest, Step, Track};
use json::PositionJson;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use std::fmt;

/// A position as it is written down: checked only when it becomes a game.
///
/// Piles are in the [one order](crate#the-order-of-cards) of this crate. Cards that are nowhere are out of the game.
///
/// ```
/// use rules::{Hero, Leader, PlayerPosition, Position, PositionFault, Track};
/// let player = |leader| PlayerPosition { leader: Some(leader), ..PlayerPosition::default() };
/// let mut position = Position {
///     track: Track::new(6, 4).unwrap(),
///     harbor: vec![Hero::EMPEROR],
///     players: vec![player(Leader::Lemron), player(Leader::Cyra)],
///     ..Position::default()
/// };
/// assert_eq!(position.game()?.track().red(), 6);
/// // A fault does not hide the others.
/// position.graveyard.push(Hero::EMPEROR);
/// position.players[1].leader = Some(Leader::Lemron);
/// let error = position.game().unwrap_err();
/// let faults = [PositionFault::LeaderTwice(Leader::Lemron), PositionFault::CardTwice(Hero::EMPEROR)];
/// assert_eq!(error.faults(), faults);
/// # Ok::<(), rules::PositionError>(())
/// ```
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "PositionJson", into = "PositionJson")]
pub struct Position {
    /// The revision of the rules it was reached under; none if it was saved before there were revisions.
    pub revision: Option<u32>,
    /// The edition.
    pub edition: Edition,
    /// Sets added to the edition.
    pub sets: Vec<Set>,
    /// Whether it is the short game.
    pub short: bool,
    /// Whose turn it is; nobody's before the starting player is known.
    pub active: Option<Seat>,
    /// The step that begins here.
    pub step: Step,
    /// The markers.
    pub track: Track,
    /// The Tavern slots.
    pub tavern: Vec<Option<Hero>>,
    /// The Harbor.
    pub harbor: Vec<Hero>,
    /// The Wilderness.
    pub wilderness: Vec<Hero>,
    /// The Graveyard.
    pub graveyard: Vec<Hero>,
    /// The players by seat.
    pub players: Vec<PlayerPosition>,
    /// The seed of all chance from here on; a random one if left out.
    pub seed: Option<Seed>,
    /// How many chance events have already been drawn from the seed.
    pub chance: u64,
    /// How many turns have begun.
    pub turn: u16,
    /// After the step in which a hero is played: how many cards were discarded instead of playing one.
    pub discarded: u8,
    /// Who knows a card, where that does not follow from where it lies.
    pub known: BTreeMap<Hero, Vec<Knower>>,
    /// In the middle of a step: the position at its start and the choices since.
    pub since: Option<Box<Since>>,
}

/// One player's part of a [`Position`].
#[derive(Clone, PartialEq, Eq, Default)]
pub struct PlayerPosition {
    /// The leader; if left out, one of those nobody has.
    pub leader: Option<Leader>,
    /// The hand.
    pub hand: Vec<Hero>,
    /// The face-up heroes.
    pub face_up: Vec<Hero>,
    /// The hidden heroes.
    pub hidden: Vec<Hero>,
}

/// Somebody who knows a card.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Knower {
    /// A seat.
    Seat(Seat),
    /// Everybody knows it.
    Public,
}

/// How a moment within a step was reached from the start of that step.
#[derive(Clone, PartialEq, Eq)]
pub struct Since {
    /// The start of the step.
    pub position: Position,
    /// The choices made since.
    pub choices: Vec<Made>,
    /// A digest of the state they lead to; none if it was saved before there were digests, or written by hand.
    pub state: Option<StateDigest>,
}

/// The start of a turn with no players and no cards: the values that a written position may leave out.
impl Default for Position {
    fn default() -> Position {
        Position {
            revision: None,
            edition: Edition::default(),
            sets: Vec::new(),
            short: false,
            active: Some(Seat::S0),
            step: Step::Play,
            track: Track::START,
            tavern: Vec::new(),
            harbor: Vec::new(),
            wilderness: Vec::new(),
            graveyard: Vec::new(),
            players: Vec::new(),
            seed: None,
            chance: 0,
            turn: 1,
            discarded: 0,
            known: BTreeMap::new(),
            since: None,
        }
    }
}

/// Everything else about a position is secret from somebody.
impl fmt::Debug for Position {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        let players = self.players.len();
        write!(out, "Position({players} players, turn {}, {:?})", self.turn, self.step)
    }
}

impl fmt::Debug for PlayerPosition {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (hand, face_up, hidden) = (self.hand.len(), self.face_up.len(), self.hidden.len());
        write!(
            out,
            "PlayerPosition({hand} in hand, {face_up} face up, {hidden} hidden)"
        )
    }
}

impl fmt::Debug for Since {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(out, "Since({:?}, {} choices)", self.position, self.choices.len())
    }
}

impl Position {
    /// The most chance a position may have used: low enough that no game that continues from there can use up the rest.
    const MOST_CHANCE: u64 = u64::MAX / 2;

    /// Reads a position from JSON.
    ///
    /// # Errors
    /// A [`PositionError`] with everything that is wrong with it.
    ///
    /// ```
    /// use rules::Position;
    /// let error = Position::from_json(r#"{"players":[{},{}],"red":0,"harbor":["keen-kol"]}"#).unwrap_err();
    /// assert_eq!(error.faults().len(), 2);
    /// ```
    pub fn from_json(text: &str) -> Result<Position, PositionError> {
        let json: PositionJson =
            serde_json::from_str(text).map_err(|error| PositionFault::NotAPosition(error.to_string()))?;
        json.try_into()
    }

    /// The game at this position.
    ///
    /// # Errors
    /// A [`PositionError`] with everything that makes it impossible.
    pub fn game(&self) -> Result<Game, PositionError> {
        if let Some(since) = &self.since {
            return self.game_since(since);
        }
        let setup = match (self.setup(), self.faults()) {
            (Some(setup), faults) if faults.is_empty() => setup,
            (_, faults) => return Err(self.refused(faults)),
        };
        let seed = match &self.seed {
            Some(seed) => seed.clone(),
            None => Seed::random().map_err(|_| PositionFault::NoRandomSeed)?,
        };
        let mut game = Game::bare(setup, seed.key());
        game.chance.used = self.chance;
        game.track = self.track;
        game.turn = self.turn;
        game.leaders = self.leaders();
        self.lay_cards(&mut game);
        self.tell_known(&mut game);
        game.active = self.active.unwrap_or(Seat::S0);
        game.discarded = self.discarded;
        match self.step {
            Step::Setup => {
                game.begin_setup();
                if game.deciding.is_empty() {
                    game.finish_setup(&mut ());
                }
            }
            Step::Play | Step::Ability => game.begin_play(),
            Step::Draw => game.draw_step(&mut ()),
            Step::Discard => game.discard_step(&mut ()),
            Step::Over => game.end(),
        }
        Ok(game)
    }

    fn game_since(&self, since: &Since) -> Result<Game, PositionError> {
        if since.position.since.is_some() {
            return Err(self.refused(vec![PositionFault::SinceTwice]));
        }
        let mut game = since.position.game()?;
        let differs = || match self.revision.unwrap_or(FIRST_REVISION) {
            RULES_REVISION => PositionFault::SinceDiffers,
            other => PositionFault::Revision(other),
        };
        for made in &since.choices {
            game.choose(made.seat, made.choice, &mut ())
                .map_err(|_| self.refused(vec![differs()]))?;
        }
        let mut here = Position::of(&game, since.position.seed.as_ref());
        here.since.clone_from(&self.since);
        here.revision = self.revision;
        if here == *self && since.state.is_none_or(|state| state == game.digest()) {
            Ok(game)
        } else {
            Err(self.refused(vec![differs()]))
        }
    }

    /// The error with these faults, which hands the position back.
    fn refused(&self, faults: Vec<PositionFault>) -> PositionError {
        PositionError::new(faults, self.clone())
    }

    fn setup(&self) -> Option<Setup> {
        let players = u8::try_from(self.players.len()).ok()?;
        let setup = Setup::new(players)
            .ok()?
            .with_edition(self.edition)
            .with_sets(self.sets.iter().copied().collect());
        Some(setup.with_short(self.short))
    }

    /// Everything that is wrong with it, but for the choices since the start of the step.
    fn faults(&self) -> Vec<PositionFault> {
        let mut faults = Vec::new();
        let seats = self.players.len();
        if self.setup().is_none() {
            faults.push(PositionFault::SeatCount(seats));
        }
        let leads = |leader: Leader| self.players.iter().filter(move |player| player.leader == Some(leader));
        let twice = Leader::ALL.into_iter().filter(|&leader| leads(leader).count() > 1);
        faults.extend(twice.map(PositionFault::LeaderTwice));
        if self.tavern.len() > Slot::ALL.len() {
            faults.push(PositionFault::TavernSlots(self.tavern.len()));
        }
        let lying = |hero: Hero| self.cards().filter(move |&card| card == hero).count();
        faults.extend(
            Hero::all()
                .filter(|&hero| lying(hero) > 1)
                .map(PositionFault::CardTwice),
        );
        if self.chance > Self::MOST_CHANCE {
            faults.push(PositionFault::TooMuchChance(self.chance));
        }
        let first_step = matches!(self.step, Step::Setup | Step::Play | Step::Ability);
        if self.discarded > if first_step { 0 } else { MOST_DISCARDS } {
            faults.push(PositionFault::Discarded(self.discarded));
        }
        let missing = |seat: Seat| (seat.index() >= seats).then_some(PositionFault::NoSuchSeat(seat.number()));
        for (&hero, knowers) in &self.known {
            if lying(hero) == 0 {
                faults.push(PositionFault::Known(hero.id().to_owned()));
            }
            faults.extend(knowers.iter().filter_map(|knower| match knower {
                Knower::Seat(seat) => missing(*seat),
                Knower::Public => None,
            }));
        }
        let late = self.step == Step::Setup && self.edition.draws_starting_player_late();
        match self.active {
            Some(seat) => faults.extend(missing(seat)),
            None if late => {}
            None => faults.push(PositionFault::NobodyActive),
        }
        if self.step == Step::Ability && self.since.is_none() {
            faults.push(PositionFault::NotAStart(self.step));
        }
        faults
    }

    /// All cards of the zone.
    fn cards(&self) -> impl Iterator<Item = Hero> {
        let piles = [&self.harbor, &self.wilderness, &self.graveyard].into_iter();
        let players = self.players.iter();
        let held = players.flat_map(|player| [&player.hand, &player.face_up, &player.hidden]);
        self.tavern.iter().flatten().chain(piles.chain(held).flatten()).copied()
    }

    fn leaders(&self) -> [Leader; MOST_PLAYERS] {
        let mut named = [None; MOST_PLAYERS];
        for (place, player) in named.iter_mut().zip(&self.players) {
            *place = player.leader;
        }
        let mut unused = Leader::ALL.into_iter().filter(|leader| !named.contains(&Some(*leader)));
        named.map(|leader| leader.or_else(|| unused.next()).unwrap_or(Leader::Lemron))
    }

    fn lay_cards(&self, game: &mut Game) {
        for (slot, card) in Slot::ALL.into_iter().zip(&self.tavern) {
            if let Some(hero) = card {
                game.places.put(*hero, Zone::tavern(slot));
            }
        }
        for (pile, zone) in [
            (&self.harbor, Zone::HARBOR),
            (&self.wilderness, Zone::WILDERNESS),
            (&self.graveyard, Zone::GRAVEYARD),
        ] {
            for &hero in pile.iter().rev() {
                game.places.put(hero, zone);
            }
        }
        for (seat, player) in Seat::ALL.into_iter().zip(&self.players) {
            for (cards, zone) in [
                (&player.hand, Zone::hand(seat)),
                (&player.face_up, Zone::face_up(seat)),
                (&player.hidden, Zone::hidden(seat)),
            ] {
                for &hero in cards {
                    game.places.put(hero, zone);
                }
            }
        }
        for hero in Hero::all() {
            let audience = shown_by_place(game, hero);
            game.places.set_known(hero, audience);
        }
    }

    fn tell_known(&self, game: &mut Game) {
        for (&hero, knowers) in &self.known {
            let told = knowers.iter().fold(Audience::NOBODY, |told, knower| {
                told.union(match knower {
                    Knower::Seat(seat) => Audience::only(*seat),
                    Knower::Public => Audience::EVERYBODY,
                })
            });
            let at_least = shown_by_place(game, hero);
            game.places.set_known(hero, told.union(at_least));
        }
    }

    /// The position of a game with all its secrets: for tools that own the game, never for players.
    ///
    /// A game in the middle of a step needs [`Record::position`](crate::Record::position), which adds the way there.
    pub fn of(game: &Game, seed: Option<&Seed>) -> Position {
        let row = |zone: Zone| game.places.upward(zone).collect();
        let pile = |zone: Zone| game.places.downward(zone).collect();
        let lying = Hero::all().filter(|&hero| game.places.zone(hero) != Zone::OUT);
        let known = lying.filter(|&hero| game.places.known(hero) != shown_by_place(game, hero));
        Position {
            revision: Some(RULES_REVISION),
            edition: game.setup.edition,
            sets: game.setup.added.iter().collect(),
            short: game.setup.short,
            active: game.active(),
            step: game.step,
            track: game.track,
            tavern: Slot::ALL.map(|slot| game.tavern(slot)).to_vec(),
            harbor: pile(Zone::HARBOR),
            wilderness: pile(Zone::WILDERNESS),
            graveyard: pile(Zone::GRAVEYARD),
            players: game
                .seats()
                .map(|seat| PlayerPosition {
                    leader: Some(game.leaders[seat.index()]),
                    hand: row(Zone::hand(seat)),
                    face_up: row(Zone::face_up(seat)),
                    hidden: row(Zone::hidden(seat)),
                })
                .collect(),
            seed: seed.cloned(),
            chance: game.chance.used,
            turn: game.turn,
            // While cards are being discarded, the choices since tell how many.
            discarded: match game.step {
                Step::Draw | Step::Discard | Step::Over => game.discarded,
                Step::Setup | Step::Play | Step::Ability => 0,
            },
            known: known.map(|hero| (hero, knowers(game, hero))).collect(),
            since: None,
        }
    }
}

/// Those who know a card, as it is written down.
fn knowers(game: &Game, hero: Hero) -> Vec<Knower> {
    let audience = game.places.known(hero);
    if audience.public() {
        vec![Knower::Public]
    } else {
        audience.seats(game.players()).map(Knower::Seat).collect()
    }
}

/// Those who know a card because of where it lies. In the Graveyard only the top card may be looked at.
fn shown_by_place(game: &Game, hero: Hero) -> Audience {
    let zone = game.places.zone(hero);
    if zone == Zone::GRAVEYARD && game.places.top(zone) != Some(hero) {
        return Audience::NOBODY;
    }
    zone.shown_to()
}
