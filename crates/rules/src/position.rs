//! Positions anybody may write down, and what must hold for one to become a game.

use crate::game::{Game, Step};
use crate::places::Zone;
use crate::{Audience, Edition, Hero, Leader, MOST_PLAYERS, Seat, Seed, Set, Sets, Setup, Slot, Track};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// A position as it is written down: raw, checked only when it becomes a game.
///
/// Piles list their top card first, hidden heroes the oldest first. Cards that are nowhere are out of the game.
///
/// ```
/// use rules::Position;
/// let position: Position = serde_json::from_str(
///     r#"{"players":[{"leader":"lemron","hand":["keen-koi"]},{"leader":"cyra"}],"red":6}"#,
/// ).unwrap();
/// let game = position.game()?;
/// assert_eq!(game.track().red(), 6);
/// # Ok::<(), rules::PositionError>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Position {
    /// The edition, `classic` unless told otherwise.
    #[serde(default = "classic")]
    pub edition: String,
    /// Sets added to the edition.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub sets: Vec<String>,
    /// Whether it is the short game.
    #[serde(default)]
    pub short: bool,
    /// Whose turn it is. Nobody's while it is not known who starts.
    #[serde(default = "first_seat")]
    pub active: Option<u8>,
    /// `setup`, `play`, `draw`, `discard` or `over`: the start of a step.
    #[serde(default = "play")]
    pub step: String,
    /// The space of the red marker.
    #[serde(default = "start_space")]
    pub red: i64,
    /// The space of the green marker.
    #[serde(default = "start_space")]
    pub green: i64,
    /// The Tavern slots, empty ones `null`.
    #[serde(default)]
    pub tavern: Vec<Option<String>>,
    /// The Harbor, top first.
    #[serde(default)]
    pub harbor: Vec<String>,
    /// The Wilderness, top first.
    #[serde(default)]
    pub wilderness: Vec<String>,
    /// The Graveyard, top first.
    #[serde(default)]
    pub graveyard: Vec<String>,
    /// The players by seat.
    pub players: Vec<PlayerPosition>,
    /// The seed of chance to come; a random one if left out.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seed: Option<Seed>,
    /// How many chance events were drawn from the seed already.
    #[serde(default, skip_serializing_if = "is_none_used")]
    pub chance: u32,
    /// How many turns were begun.
    #[serde(default = "one_turn")]
    pub turn: u16,
    /// Who knows a card, where that is not what its place alone tells: seats, or `"public"` for everybody.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub known: BTreeMap<String, Vec<Knower>>,
    /// In the middle of a step: the position at its start and the choices since.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub since: Option<Box<Since>>,
}

/// One player's part of a [`Position`].
#[derive(Clone, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PlayerPosition {
    /// The leader; if left out, one of the unused.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub leader: Option<String>,
    /// The hand.
    #[serde(default)]
    pub hand: Vec<String>,
    /// The face-up heroes, oldest first.
    #[serde(default)]
    pub face_up: Vec<String>,
    /// The hidden heroes, oldest first.
    #[serde(default)]
    pub hidden: Vec<String>,
}

/// Somebody who knows a card.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(untagged)]
pub enum Knower {
    /// A seat.
    Seat(u8),
    /// Everybody: written `"public"`.
    Public(String),
}

/// The way from the start of a step to a moment in it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Since {
    /// The start of the step.
    pub position: Position,
    /// The choices made since.
    pub choices: Vec<crate::log::Made>,
}

fn classic() -> String {
    Edition::Classic.id().to_owned()
}

fn play() -> String {
    "play".to_owned()
}

// A field with a default needs its type.
#[allow(clippy::unnecessary_wraps)]
fn first_seat() -> Option<u8> {
    Some(0)
}

fn start_space() -> i64 {
    i64::from(Track::START.red())
}

fn one_turn() -> u16 {
    1
}

fn is_none_used(used: &u32) -> bool {
    *used == 0
}

/// Why a position cannot be.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum PositionError {
    /// Not 2 to 6 players.
    #[error("a position has 2 to 6 players, not {0}")]
    SeatCount(usize),
    /// No such edition.
    #[error("there is no edition `{0}`")]
    UnknownEdition(String),
    /// No such set.
    #[error("there is no set `{0}`")]
    UnknownSet(String),
    /// No such card.
    #[error("there is no card `{0}`")]
    UnknownCard(String),
    /// No such leader.
    #[error("there is no leader `{0}`")]
    UnknownLeader(String),
    /// No such step.
    #[error("`{0}` is not the start of a step: setup, play, draw or discard")]
    UnknownStep(String),
    /// A card in two places.
    #[error("the card `{0}` is in two places")]
    CardTwice(Hero),
    /// A leader at two seats.
    #[error("the leader `{0}` is at two seats")]
    LeaderTwice(&'static str),
    /// A marker off the track.
    #[error("markers stand on the spaces 1 to 12")]
    MarkerOffTrack,
    /// More than three Tavern slots.
    #[error("the Tavern has three slots, not {0}")]
    TavernSlots(usize),
    /// A seat that is not there.
    #[error("there is no seat {0} at this table")]
    NoSuchSeat(u8),
    /// Nobody's turn.
    #[error("a step needs an active player")]
    NobodyActive,
    /// Somebody knows a card that is not in the game, or "everybody" is misspelt.
    #[error("what is known of `{0}` makes no sense: name seats, or \"public\" for everybody")]
    Known(String),
    /// The choices since the start of the step do not lead here.
    #[error("the choices since the start of the step do not lead to this position")]
    SinceDiffers,
    /// A position within a position within a position.
    #[error("the start of a step cannot itself be in the middle of one")]
    SinceTwice,
    /// The operating system gave no random seed.
    #[error("no random seed could be had")]
    NoRandomSeed,
}

impl Position {
    /// The game at this position.
    ///
    /// # Errors
    /// A [`PositionError`] that says what makes it impossible.
    pub fn game(&self) -> Result<Game, PositionError> {
        if let Some(since) = &self.since {
            return self.game_since(since);
        }
        let setup = self.setup()?;
        let seed = match &self.seed {
            Some(seed) => seed.clone(),
            None => Seed::random().map_err(|_| PositionError::NoRandomSeed)?,
        };
        let red_green = |space: i64| u8::try_from(space).map_err(|_| PositionError::MarkerOffTrack);
        let track = Track::new(red_green(self.red)?, red_green(self.green)?).ok_or(PositionError::MarkerOffTrack)?;
        let mut game = Game::bare(setup, seed.key());
        game.chance.used = self.chance;
        game.track = track;
        game.turn = self.turn;
        game.leaders = self.leaders()?;
        self.lay_cards(&mut game)?;
        self.tell_known(&mut game)?;
        if let Some(seat) = self.active
            && seat >= setup.players
        {
            return Err(PositionError::NoSuchSeat(seat));
        }
        let active = self.active.map(Seat);
        let late = setup.edition.draws_starting_player_late();
        match self.step.as_str() {
            "setup" => {
                game.active = match active {
                    Some(seat) => seat,
                    None if late => Seat(0),
                    None => return Err(PositionError::NobodyActive),
                };
                game.begin_setup();
                if game.deciding.is_empty() {
                    game.finish_setup(&mut ());
                }
            }
            step @ ("play" | "draw" | "discard" | "over") => {
                game.active = active.ok_or(PositionError::NobodyActive)?;
                match step {
                    "play" => game.begin_play(),
                    "draw" => game.draw_step(&mut ()),
                    "discard" => game.discard_step(&mut ()),
                    _ => {
                        game.step = Step::Over;
                        game.deciding = Audience::NOBODY;
                    }
                }
            }
            other => return Err(PositionError::UnknownStep(other.to_owned())),
        }
        Ok(game)
    }

    fn game_since(&self, since: &Since) -> Result<Game, PositionError> {
        if since.position.since.is_some() {
            return Err(PositionError::SinceTwice);
        }
        let mut game = since.position.game()?;
        for made in &since.choices {
            game.choose(made.seat, made.choice, &mut ())
                .map_err(|_| PositionError::SinceDiffers)?;
        }
        let mut here = Position::of(&game, since.position.seed.as_ref());
        here.since.clone_from(&self.since);
        if here == *self {
            Ok(game)
        } else {
            Err(PositionError::SinceDiffers)
        }
    }

    fn setup(&self) -> Result<Setup, PositionError> {
        let seats = self.players.len();
        let setup = u8::try_from(seats)
            .ok()
            .and_then(|players| Setup::new(players).ok())
            .ok_or(PositionError::SeatCount(seats))?;
        let edition =
            Edition::from_id(&self.edition).ok_or_else(|| PositionError::UnknownEdition(self.edition.clone()))?;
        let mut added = Sets::NONE;
        for id in &self.sets {
            let set = Set::from_id(id).ok_or_else(|| PositionError::UnknownSet(id.clone()))?;
            added = added.and(Sets::of(&[set]));
        }
        let setup = setup.edition(edition).with(added);
        Ok(if self.short { setup.short() } else { setup })
    }

    fn leaders(&self) -> Result<[Leader; MOST_PLAYERS], PositionError> {
        let mut named = [None; MOST_PLAYERS];
        for (place, player) in named.iter_mut().zip(&self.players) {
            if let Some(id) = &player.leader {
                let leader = Leader::from_id(id).ok_or_else(|| PositionError::UnknownLeader(id.clone()))?;
                *place = Some(leader);
            }
        }
        for leader in Leader::ALL {
            if named.iter().filter(|&&other| other == Some(leader)).count() > 1 {
                return Err(PositionError::LeaderTwice(leader.id()));
            }
        }
        let mut unused = Leader::ALL.into_iter().filter(|leader| !named.contains(&Some(*leader)));
        Ok(named.map(|leader| leader.or_else(|| unused.next()).unwrap_or(Leader::Lemron)))
    }

    fn lay_cards(&self, game: &mut Game) -> Result<(), PositionError> {
        let mut lay = |id: &str, zone: Zone| {
            let hero = Hero::from_id(id).ok_or_else(|| PositionError::UnknownCard(id.to_owned()))?;
            if game.places.zone(hero) != Zone::OUT {
                return Err(PositionError::CardTwice(hero));
            }
            game.places.put(hero, zone);
            Ok(())
        };
        if self.tavern.len() > Slot::ALL.len() {
            return Err(PositionError::TavernSlots(self.tavern.len()));
        }
        for (slot, card) in Slot::ALL.into_iter().zip(&self.tavern) {
            if let Some(id) = card {
                lay(id, Zone::tavern(slot))?;
            }
        }
        for (pile, zone) in [
            (&self.harbor, Zone::HARBOR),
            (&self.wilderness, Zone::WILDERNESS),
            (&self.graveyard, Zone::GRAVEYARD),
        ] {
            for id in pile.iter().rev() {
                lay(id, zone)?;
            }
        }
        for (seat, player) in Seat::all(MOST_PLAYERS as u8).zip(&self.players) {
            for (cards, zone) in [
                (&player.hand, Zone::hand(seat)),
                (&player.face_up, Zone::face_up(seat)),
                (&player.hidden, Zone::hidden(seat)),
            ] {
                for id in cards {
                    lay(id, zone)?;
                }
            }
        }
        for hero in Hero::all() {
            let audience = shown_by_place(game, hero);
            game.places.set_known(hero, audience);
        }
        Ok(())
    }

    fn tell_known(&self, game: &mut Game) -> Result<(), PositionError> {
        for (id, knowers) in &self.known {
            let hero = Hero::from_id(id).ok_or_else(|| PositionError::UnknownCard(id.clone()))?;
            if game.places.zone(hero) == Zone::OUT {
                return Err(PositionError::Known(id.clone()));
            }
            let mut audience = Audience::NOBODY;
            for knower in knowers {
                audience = audience.and(match knower {
                    Knower::Seat(seat) if usize::from(*seat) < self.players.len() => Audience::only(Seat(*seat)),
                    Knower::Seat(seat) => return Err(PositionError::NoSuchSeat(*seat)),
                    Knower::Public(word) if word == "public" => Audience::EVERYBODY,
                    Knower::Public(_) => return Err(PositionError::Known(id.clone())),
                });
            }
            let at_least = shown_by_place(game, hero);
            game.places.set_known(hero, audience.and(at_least));
        }
        Ok(())
    }

    /// The position of a game, all-knowing: for tools that own the game, never for players.
    ///
    /// A game in the middle of a step needs [`Record::position`](crate::Record::position), which adds the way there.
    pub fn of(game: &Game, seed: Option<&Seed>) -> Position {
        let ids = |zone: Zone| -> Vec<String> { game.places.upward(zone).map(|hero| hero.id().to_owned()).collect() };
        let pile =
            |zone: Zone| -> Vec<String> { game.places.downward(zone).map(|hero| hero.id().to_owned()).collect() };
        let mut known = BTreeMap::new();
        for hero in Hero::all().filter(|&hero| game.places.zone(hero) != Zone::OUT) {
            let audience = game.places.known(hero);
            if audience == shown_by_place(game, hero) {
                continue;
            }
            let knowers = if audience.public() {
                vec![Knower::Public("public".to_owned())]
            } else {
                audience
                    .seats(game.players())
                    .map(|seat| Knower::Seat(seat.0))
                    .collect()
            };
            known.insert(hero.id().to_owned(), knowers);
        }
        Position {
            edition: game.setup.edition.id().to_owned(),
            sets: game.setup.added.iter().map(|set| set.id().to_owned()).collect(),
            short: game.setup.short,
            active: game.active().map(|seat| seat.0),
            step: step_id(game.step).to_owned(),
            red: i64::from(game.track.red()),
            green: i64::from(game.track.green()),
            tavern: Slot::ALL
                .into_iter()
                .map(|slot| game.tavern(slot).map(|hero| hero.id().to_owned()))
                .collect(),
            harbor: pile(Zone::HARBOR),
            wilderness: pile(Zone::WILDERNESS),
            graveyard: pile(Zone::GRAVEYARD),
            players: game
                .seats()
                .map(|seat| PlayerPosition {
                    leader: Some(game.leaders[seat.index()].id().to_owned()),
                    hand: ids(Zone::hand(seat)),
                    face_up: ids(Zone::face_up(seat)),
                    hidden: ids(Zone::hidden(seat)),
                })
                .collect(),
            seed: seed.cloned(),
            chance: game.chance.used,
            turn: game.turn,
            known,
            since: None,
        }
    }
}

fn step_id(step: Step) -> &'static str {
    match step {
        Step::Setup => "setup",
        Step::Play => "play",
        Step::Ability => "ability",
        Step::Draw => "draw",
        Step::Discard => "discard",
        Step::Over => "over",
    }
}

/// Those who know a card because of where it lies. Of the Graveyard only the top card may be looked at.
fn shown_by_place(game: &Game, hero: Hero) -> Audience {
    let zone = game.places.zone(hero);
    if zone == Zone::GRAVEYARD && game.places.top(zone) != Some(hero) {
        return Audience::NOBODY;
    }
    zone.shown_to()
}
