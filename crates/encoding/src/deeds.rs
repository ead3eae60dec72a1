//! What everybody saw each seat do.

use rules::effect::Effect;
use rules::{
    Asked, Faction, Happening, Hero, How, MOST_PLAYERS, Marker, Memory, Moment, Place, Prompt, Seat, Slot, Track, View,
    World,
};

/// How many counters a seat has.
pub const DEEDS_SIZE: usize = 54;

const SHIFTED: usize = 0;
const CARRIED: usize = 4;
const BROUGHT: usize = 8;
const DECLINED: usize = 12;
const LEFT_BEHIND: usize = 16;
const PLAYED: usize = 20;
const DREW: usize = 24;
const PASSED_OVER: usize = 28;
const HURT: usize = 32;
const GAVE_UP: usize = 36;
const NAMED: usize = 40;
pub(crate) const VICTIMS: usize = 44;
const FROM_HARBOR: usize = 50;
const LOOKED: usize = 51;
const DISCARDED: usize = 52;
const PLACED: usize = 53;

/// What is counted: a name, the first counter and how many there are. Four counters are one for each faction, or red
/// right, red left, green right, green left; six are one for each seat.
pub const DEEDS: [(&str, usize, usize); 15] = [
    ("spaces a marker was moved by choice", SHIFTED, 4),
    ("spaces a marker was moved without a choice", CARRIED, 4),
    ("moves that put a faction ahead", BROUGHT, 4),
    ("moves that could have put a faction ahead and did not", DECLINED, 4),
    ("turns that ended with a faction ahead", LEFT_BEHIND, 4),
    ("heroes played", PLAYED, 4),
    ("heroes drawn from the Tavern", DREW, 4),
    ("heroes left in the Tavern", PASSED_OVER, 4),
    ("heroes taken out of others' parties", HURT, 4),
    ("heroes taken out of their party", GAVE_UP, 4),
    ("factions named", NAMED, 4),
    ("heroes taken out of the party of a seat", VICTIMS, 6),
    ("cards drawn from the Harbor", FROM_HARBOR, 1),
    ("looks at hidden heroes", LOOKED, 1),
    ("discards in the first step and heroes placed face down", DISCARDED, 2),
];

/// Counters go up to this.
const MOST: u8 = 24;

/// What everybody saw each seat do, counted. It is the same for all viewers of a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Deeds {
    seats: [[u8; DEEDS_SIZE]; MOST_PLAYERS],
}

/// What is to be remembered of the moment before a choice; all of it is open.
#[derive(Clone, Copy, Debug)]
pub struct Before {
    chooser: Seat,
    prompt: Option<Prompt>,
    active: Option<Seat>,
    track: Track,
    tavern: [Option<Hero>; 3],
    /// Factions that would be ahead after one of the moves to choose from.
    ways: u8,
}

impl Before {
    /// The state before a choice, as somebody saw it.
    pub fn of_view(view: &View, chooser: Seat) -> Before {
        let asked = view.asked().find(|asked| asked.seat == chooser);
        let x = view.performing().map_or(0, |performing| performing.x);
        Before::new(
            chooser,
            asked,
            view.active(),
            view.track(),
            Slot::ALL.map(|slot| view.tavern(slot)),
            x,
        )
    }

    /// The state before a choice, in an imagined game.
    pub fn of_world(world: &World, chooser: Seat) -> Before {
        let asked = Some(world.question(chooser));
        let x = world.performing().map_or(0, |performing| performing.x);
        Before::new(
            chooser,
            asked,
            world.active(),
            world.track(),
            Slot::ALL.map(|slot| world.tavern(slot)),
            x,
        )
    }

    fn new(
        chooser: Seat,
        asked: Option<Asked>,
        active: Option<Seat>,
        track: Track,
        tavern: [Option<Hero>; 3],
        x: u8,
    ) -> Before {
        let mut ways = 0;
        if let Some(Asked {
            prompt: Prompt::Move,
            effect: Some(Effect::Move(moves)),
            ..
        }) = asked
        {
            for (red, green) in moves.ways(track, x).iter() {
                ways |= 1 << track.after(red, green).winning_faction() as u8;
            }
        }
        Before {
            chooser,
            prompt: asked.map(|asked| asked.prompt),
            active,
            track,
            tavern,
            ways,
        }
    }
}

impl Default for Deeds {
    fn default() -> Deeds {
        Deeds {
            seats: [[0; DEEDS_SIZE]; MOST_PLAYERS],
        }
    }
}

impl Deeds {
    /// All that was done in the part of a game that is remembered.
    pub fn of(memory: &Memory) -> Deeds {
        let mut deeds = Deeds::default();
        memory.moments().for_each(|moment| deeds.see(moment));
        deeds
    }

    /// Adds a choice that was remembered.
    pub fn see(&mut self, moment: Moment<'_>) {
        let before = Before::of_view(moment.before, moment.chooser);
        self.add(&before, moment.seen.iter().copied());
    }

    /// The counters of a seat, as [`DEEDS`] names them.
    pub fn of_seat(&self, seat: Seat) -> &[u8; DEEDS_SIZE] {
        &self.seats[seat.index()]
    }

    /// Adds a choice: how things stood before it, and what anybody saw of what came of it.
    pub fn add(&mut self, before: &Before, seen: impl Iterator<Item = Happening>) {
        let mut track = before.track;
        // The markers that the choice itself moves come first, each at most once.
        let mut open = [before.prompt == Some(Prompt::Move); 2];
        let mut moved = false;
        for happening in seen {
            let chosen = match happening {
                Happening::Marker { marker, .. } => std::mem::take(&mut open[usize::from(marker == Marker::Green)]),
                _ => {
                    open = [false; 2];
                    false
                }
            };
            if moved && !chosen {
                moved = false;
                self.brought(before, track);
            }
            match happening {
                Happening::Marker { marker, from, to } => {
                    let by = if chosen { Some(before.chooser) } else { before.active };
                    self.shift(
                        by.unwrap_or(before.chooser),
                        if chosen { SHIFTED } else { CARRIED },
                        marker,
                        from,
                        to,
                    );
                    moved |= chosen;
                    let red = if marker == Marker::Red { to } else { track.red() };
                    let green = if marker == Marker::Green { to } else { track.green() };
                    track = Track::new(red, green).unwrap_or(track);
                }
                Happening::Card {
                    card,
                    how,
                    by,
                    from,
                    to,
                } => self.card(before, card, how, by, from, to),
                Happening::Looked { by, .. } => self.bump(by, LOOKED),
                Happening::Named { by, faction } => self.bump(by, NAMED + faction as usize),
                Happening::Turn { .. } => {
                    if let Some(active) = before.active.filter(|_| before.prompt.is_some_and(in_turn)) {
                        self.bump(active, LEFT_BEHIND + track.winning_faction() as usize);
                    }
                }
                _ => {}
            }
        }
        if moved {
            self.brought(before, track);
        }
    }

    fn bump(&mut self, seat: Seat, counter: usize) {
        self.raise(seat, counter, 1);
    }

    fn raise(&mut self, seat: Seat, counter: usize, by: u8) {
        let counter = &mut self.seats[seat.index()][counter];
        *counter = counter.saturating_add(by).min(MOST);
    }

    fn by_faction(&mut self, seat: Seat, first: usize, hero: Hero) {
        for faction in hero.factions().iter() {
            self.bump(seat, first + faction as usize);
        }
    }

    fn shift(&mut self, seat: Seat, first: usize, marker: Marker, from: u8, to: u8) {
        let counter = 2 * usize::from(marker == Marker::Green) + usize::from(to < from);
        self.raise(seat, first + counter, to.abs_diff(from));
    }

    /// A move was chosen that led to this track.
    fn brought(&mut self, before: &Before, track: Track) {
        let ahead = track.winning_faction();
        self.bump(before.chooser, BROUGHT + ahead as usize);
        for faction in Faction::ALL {
            if faction != ahead && before.ways & (1 << faction as u8) != 0 {
                self.bump(before.chooser, DECLINED + faction as usize);
            }
        }
    }

    fn card(&mut self, before: &Before, card: Option<Hero>, how: How, by: Seat, from: Place, to: Place) {
        // Cards that not everybody saw count without their factions.
        let open = |place: Place| matches!(place, Place::Tavern(_) | Place::FaceUp(_) | Place::Graveyard);
        let card = card.filter(|_| open(from) || open(to));
        match (how, from, to) {
            (How::Played, ..) => {
                if let Some(hero) = card {
                    self.by_faction(by, PLAYED, hero);
                }
                return;
            }
            (How::Drawn, _, Place::Hand(_)) if before.prompt == Some(Prompt::Draw) => self.drew(before, by, from),
            (How::Discarded, Place::Hand(_), _)
                if matches!(before.prompt, Some(Prompt::Play | Prompt::DiscardMore)) && by == before.chooser =>
            {
                self.bump(by, DISCARDED);
            }
            (How::Placed, Place::Hand(_), Place::Hidden { .. }) => self.bump(by, PLACED),
            _ => {}
        }
        let (Some(owner), goal) = (party_of(from), party_of(to)) else {
            return;
        };
        if goal == Some(owner) {
            return;
        }
        if owner == by {
            if let Some(hero) = card {
                self.by_faction(by, GAVE_UP, hero);
            }
        } else {
            self.bump(by, VICTIMS + owner.index());
            if let Some(hero) = card {
                self.by_faction(by, HURT, hero);
            }
        }
    }

    /// Somebody drew at the end of a turn, from a Tavern everybody saw.
    fn drew(&mut self, before: &Before, by: Seat, from: Place) {
        if from == Place::Harbor {
            self.bump(by, FROM_HARBOR);
        }
        for (slot, hero) in Slot::ALL.into_iter().zip(before.tavern) {
            if let Some(hero) = hero {
                let first = if from == Place::Tavern(slot) { DREW } else { PASSED_OVER };
                self.by_faction(by, first, hero);
            }
        }
    }
}

/// Whether this is asked in somebody's turn.
fn in_turn(prompt: Prompt) -> bool {
    !matches!(prompt, Prompt::SetupHidden | Prompt::SetupWilderness)
}

fn party_of(place: Place) -> Option<Seat> {
    match place {
        Place::FaceUp(seat) | Place::Hidden { seat, .. } => Some(seat),
        _ => None,
    }
}
