//! Choices as ids.

use crate::sight::Sight;
use crate::{absolute, place_of, relative};
use rules::{Choice, Faction, Hero, MOST_PLAYERS, Mode, Pile, Seat, Slot, View};

/// Hidden heroes of a party that have an id.
const HIDDEN: usize = 16;
/// How far a marker is moved at most.
const FARTHEST: i8 = 3;
const MOVES: usize = 2 * FARTHEST as usize + 1;

const PASS: usize = 0;
const HARBOR: usize = 1;
const DRAW: usize = 2;
const TAVERN: usize = DRAW + 3;
const STACK: usize = TAVERN + 3;
const MOVE: usize = STACK + MOST_PLAYERS * HIDDEN;
const PLAYER: usize = MOVE + MOVES * MOVES;
const FACTION: usize = PLAYER + MOST_PLAYERS;
const PILE: usize = FACTION + 4;
const MODE: usize = PILE + 2;
const PLAY: usize = MODE + 2;
const DISCARD: usize = PLAY + Hero::COUNT;
const CARD: usize = DISCARD + Hero::COUNT;
const FACE_UP: usize = CARD + Hero::COUNT;
const END: usize = FACE_UP + Hero::COUNT;

/// How many ids mean a place in which a hero lies that one may know: Tavern slots and hidden stacks. They come one after
/// the other, from [`Action::FIRST_SHOWN`] on.
pub const SHOWN_SIZE: usize = MOVE - DRAW;

/// The id of a choice: the same in every game, seats counted from the one who chooses.
///
/// ```
/// use encoding::Action;
/// use rules::{Choice, Seat};
/// let choice = Choice::Player(Seat::S0);
/// let action = Action::of(choice, Seat::S2, 3).unwrap();
/// assert_eq!(action, Action::of(Choice::Player(Seat::S3), Seat::S2, 4).unwrap(), "the next one, in both games");
/// assert_eq!(action.number(), 154);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Action(u16);

impl Action {
    /// How many ids there are.
    pub const COUNT: usize = END;
    /// The first of the [`SHOWN_SIZE`] ids that mean a place.
    pub const FIRST_SHOWN: usize = DRAW;

    /// The action with this number.
    pub const fn new(number: u16) -> Option<Action> {
        if (number as usize) < END {
            Some(Action(number))
        } else {
            None
        }
    }

    /// Its number, from 0.
    pub const fn number(self) -> u16 {
        self.0
    }

    /// The id of a choice of `me` at a table of `players`. None for what the rules never offer, and for the seventeenth
    /// hidden hero of a party.
    #[inline]
    pub fn of(choice: Choice, me: Seat, players: u8) -> Option<Action> {
        let seat = |seat: Seat| relative(seat, me, players);
        let slot = |slot: Slot| usize::from(slot.number()) - 1;
        let number = match choice {
            Choice::Pass => PASS,
            Choice::DrawHarbor => HARBOR,
            Choice::DrawTavern(drawn) => DRAW + slot(drawn),
            Choice::Tavern(picked) => TAVERN + slot(picked),
            Choice::Hidden { seat: owner, index } if usize::from(index) < HIDDEN => {
                STACK + seat(owner) * HIDDEN + usize::from(index)
            }
            Choice::Hidden { .. } => return None,
            Choice::Move { red, green } => MOVE + spaces(red)? * MOVES + spaces(green)?,
            Choice::Player(picked) => PLAYER + seat(picked),
            Choice::Faction(faction) => FACTION + faction as usize,
            Choice::Pile(pile) => PILE + usize::from(pile == Pile::Graveyard),
            Choice::Mode(mode) => MODE + usize::from(mode == Mode::Look),
            Choice::Play(hero) => PLAY + place_of(hero),
            Choice::Discard(hero) => DISCARD + place_of(hero),
            Choice::Card(hero) => CARD + place_of(hero),
            Choice::FaceUp { hero, .. } => FACE_UP + place_of(hero),
        };
        Some(Action(number as u16))
    }

    /// The choice of this id for the player whose view it is; none where it means nothing now, such as a face-up hero
    /// that lies in no party. Whether it is legal, only the game says.
    pub fn choice(self, view: &View) -> Option<Choice> {
        let me = view.seat()?;
        let players = view.players();
        let number = usize::from(self.0);
        let hero = |first: usize| Hero::new((number - first) as u8 + 1);
        let slot = |first: usize| Slot::new((number - first) as u8 + 1);
        Some(match number {
            PASS => Choice::Pass,
            HARBOR => Choice::DrawHarbor,
            DRAW..TAVERN => Choice::DrawTavern(slot(DRAW)?),
            TAVERN..STACK => Choice::Tavern(slot(TAVERN)?),
            STACK..MOVE => Choice::Hidden {
                seat: absolute((number - STACK) / HIDDEN, me, players)?,
                index: ((number - STACK) % HIDDEN) as u8,
            },
            MOVE..PLAYER => Choice::Move {
                red: ((number - MOVE) / MOVES) as i8 - FARTHEST,
                green: ((number - MOVE) % MOVES) as i8 - FARTHEST,
            },
            PLAYER..FACTION => Choice::Player(absolute(number - PLAYER, me, players)?),
            FACTION..PILE => Choice::Faction(Faction::ALL[number - FACTION]),
            PILE..MODE => Choice::Pile(Pile::ALL[number - PILE]),
            MODE..PLAY => Choice::Mode(Mode::ALL[number - MODE]),
            PLAY..DISCARD => Choice::Play(hero(PLAY)?),
            DISCARD..CARD => Choice::Discard(hero(DISCARD)?),
            CARD..FACE_UP => Choice::Card(hero(CARD)?),
            _ => {
                let hero = hero(FACE_UP)?;
                let seat = view
                    .seats()
                    .find(|&seat| view.face_up(seat).any(|other| other == hero))?;
                Choice::FaceUp { seat, hero }
            }
        })
    }
}

fn spaces(spaces: i8) -> Option<usize> {
    (-FARTHEST..=FARTHEST)
        .contains(&spaces)
        .then(|| (spaces + FARTHEST) as usize)
}

/// Writes 1 for every choice of `me` and 0 for the rest. Returns how many choices have no id.
///
/// # Panics
/// If there is no room for [`Action::COUNT`] numbers.
pub fn write_mask(choices: &[Choice], me: Seat, players: u8, out: &mut [u8]) -> usize {
    let actions = choices.iter().filter_map(|&choice| Action::of(choice, me, players));
    choices.len() - mark_actions(actions, out)
}

/// Writes 1 for every one of these actions and 0 for the rest. Returns how many there are.
///
/// # Panics
/// If there is no room for [`Action::COUNT`] numbers.
#[inline]
pub fn mark_actions(actions: impl Iterator<Item = Action>, out: &mut [u8]) -> usize {
    let out = &mut out[..Action::COUNT];
    out.fill(0);
    let mut count = 0;
    for action in actions {
        out[usize::from(action.0)] = 1;
        count += 1;
    }
    count
}

/// Writes which hero lies where the ids from [`Action::FIRST_SHOWN`] on point to, by its number; 0 where there is none or
/// the viewer does not know it. A net can so judge "draw from the second slot" by what lies there.
///
/// # Panics
/// If there is no room for [`SHOWN_SIZE`] numbers.
pub fn write_shown(sight: &impl Sight, me: Seat, out: &mut [u8]) {
    let out = &mut out[..SHOWN_SIZE];
    out.fill(0);
    for (index, slot) in Slot::ALL.into_iter().enumerate() {
        let number = sight.tavern(slot).map_or(0, Hero::number);
        out[index] = number;
        out[TAVERN - DRAW + index] = number;
    }
    let players = sight.setup().players();
    for owner in Seat::all(players) {
        let first = STACK - DRAW + relative(owner, me, players) * HIDDEN;
        for (place, card) in out[first..first + HIDDEN].iter_mut().zip(sight.hidden(owner)) {
            *place = card.map_or(0, Hero::number);
        }
    }
}
