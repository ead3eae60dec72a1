//! What the others did: each player's last turn in short, and what changed since one's own last turn.

use crate::last_turn_at;
use rules::{Happening, Hero, How, Marker, Place, Seat, Track};
use std::borrow::Borrow;
use told::Chapter;

/// Something that was done to a hero of a party.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Touch {
    /// The hero, if it was seen.
    pub hero: Option<Hero>,
    /// Whether a hero was taken, discarded, buried or moved otherwise.
    pub how: How,
    /// The seat whose card it was.
    pub of: Seat,
}

/// A turn in short.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct TurnTold {
    /// The heroes that were played.
    pub played: Vec<Hero>,
    /// How far the red marker moved.
    pub red: i8,
    /// How far the green marker moved.
    pub green: i8,
    /// What was done to heroes of parties.
    pub touched: Vec<Touch>,
    /// How many cards were drawn from the Harbor.
    pub from_harbor: usize,
    /// What was drawn from the Tavern.
    pub from_tavern: Vec<Hero>,
    /// How many cards of the hand were discarded.
    pub discarded: usize,
    /// All that happened, for those who want it in words.
    pub happenings: Vec<Happening>,
    /// Whether a bot decided for this player.
    pub by_bot: bool,
}

impl TurnTold {
    fn hear(&mut self, seat: Seat, happening: Happening) {
        self.happenings.push(happening);
        match happening {
            Happening::Marker { marker, from, to } => {
                let by = to as i8 - from as i8;
                match marker {
                    Marker::Red => self.red += by,
                    Marker::Green => self.green += by,
                }
            }
            Happening::Card {
                card, how, from, to, ..
            } => self.hear_card(seat, card, how, from, to),
            _ => {}
        }
    }

    fn hear_card(&mut self, seat: Seat, card: Option<Hero>, how: How, from: Place, to: Place) {
        match (how, from, to) {
            (How::Played, ..) => self.played.extend(card),
            (How::Drawn, Place::Harbor, Place::Hand(who)) if who == seat => self.from_harbor += 1,
            (How::Drawn, Place::Tavern(_), Place::Hand(who)) if who == seat => self.from_tavern.extend(card),
            (How::Discarded, Place::Hand(who), _) if who == seat => self.discarded += 1,
            (_, Place::FaceUp(of) | Place::Hidden { seat: of, .. }, _) => {
                self.touched.push(Touch { hero: card, how, of })
            }
            _ => {}
        }
    }
}

/// Whether a bot chose for this player.
fn stood_in(chapter: &Chapter, seat: Seat) -> bool {
    chapter.by_bot && chapter.chooser == seat
}

/// The last turn of a player that is over, or the one that goes on, if there was any.
pub fn last_turn<C: Borrow<Chapter>>(chronicle: &[C], seat: Seat) -> Option<TurnTold> {
    let all = || {
        chronicle
            .iter()
            .flat_map(|chapter| &chapter.borrow().happenings)
            .copied()
    };
    let begins = |happening: &Happening| matches!(happening, Happening::Turn { seat: who } if *who == seat);
    let at = all().enumerate().filter(|(_, happening)| begins(happening)).last()?.0;
    let chapters = last_turn_at(chronicle, seat).unwrap_or_default();
    let mut told = TurnTold {
        by_bot: chronicle[chapters]
            .iter()
            .any(|chapter| stood_in(chapter.borrow(), seat)),
        ..TurnTold::default()
    };
    let turn = all()
        .skip(at + 1)
        .take_while(|happening| !matches!(happening, Happening::Turn { .. }));
    turn.for_each(|happening| told.hear(seat, happening));
    Some(told)
}

/// Whether it was the viewer who chose, and no bot for them.
fn is_own(chapter: &Chapter, me: Option<Seat>) -> bool {
    Some(chapter.chooser) == me && !chapter.by_bot
}

/// How many of the last chapters came after the viewer's last turn.
pub fn fresh<C: Borrow<Chapter>>(chronicle: &[C], me: Option<Seat>) -> usize {
    let mine = |chapter: &C| is_own(chapter.borrow(), me);
    let own = chronicle.iter().rev().take_while(|chapter| mine(chapter)).count();
    let since = chronicle.iter().rev().skip(own).take_while(|chapter| !mine(chapter));
    own + since.count()
}

/// A hero that lay in a party and does not any more.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Gone {
    /// The hero.
    pub hero: Hero,
    /// The seat whose party it was in.
    pub of: Seat,
    /// The place it went to.
    pub to: Place,
}

/// What is different from when the viewer's last turn was over.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Changes {
    /// Heroes that came face up into a party, or were turned up there.
    pub came: Vec<Hero>,
    /// Heroes that left a party, as far as they were seen.
    pub gone: Vec<Gone>,
    /// Where the red marker stood, if it moved.
    pub red: Option<u8>,
    /// Where the green marker stood, if it moved.
    pub green: Option<u8>,
}

/// The seat in whose party a place is.
const fn party_at(place: Place) -> Option<Seat> {
    match place {
        Place::FaceUp(seat) | Place::Hidden { seat, .. } => Some(seat),
        _ => None,
    }
}

impl Changes {
    /// A hero was moved. What came and went again is no news, and neither is what went and came back.
    fn hear_card(&mut self, hero: Hero, from: Place, to: Place) {
        let is_new = self.came.contains(&hero);
        self.came.retain(|came| *came != hero);
        let left = party_at(from).filter(|of| party_at(to) != Some(*of));
        if let Some(of) = left.filter(|_| !is_new) {
            self.gone.push(Gone { hero, of, to });
        }
        if let Some(seat) = party_at(to) {
            self.gone.retain(|gone| gone.hero != hero || gone.of != seat);
        }
        if matches!(to, Place::FaceUp(_)) {
            self.came.push(hero);
        }
    }
}

/// What the others changed since the viewer's last turn. Somebody who only watches has none.
pub fn changes<C: Borrow<Chapter>>(chronicle: &[C], me: Option<Seat>, now: Track) -> Changes {
    let mut changes = Changes::default();
    let Some(me) = me else { return changes };
    let since = chronicle.len() - fresh(chronicle, Some(me));
    let others = chronicle[since..]
        .iter()
        .map(Borrow::borrow)
        .filter(|chapter| !is_own(chapter, Some(me)));
    for happening in others.flat_map(|chapter| &chapter.happenings) {
        match *happening {
            Happening::Card {
                card: Some(hero),
                from,
                to,
                ..
            } => changes.hear_card(hero, from, to),
            Happening::Marker {
                marker: Marker::Red,
                from,
                ..
            } => changes.red = changes.red.or(Some(from)),
            Happening::Marker {
                marker: Marker::Green,
                from,
                ..
            } => changes.green = changes.green.or(Some(from)),
            _ => {}
        }
    }
    changes.red = changes.red.filter(|space| *space != now.red());
    changes.green = changes.green.filter(|space| *space != now.green());
    changes
}

/// A turn in the chronicle.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Turn {
    /// Which one, counted from the start of the game; what came before the first is turn 0.
    pub number: usize,
    /// Whose it was; nobody's before the first.
    pub seat: Option<Seat>,
    /// What happened in it.
    pub happenings: Vec<Happening>,
    /// Whether it came after the viewer's last turn.
    pub is_fresh: bool,
    /// Whether a bot decided for the one whose turn it was.
    pub by_bot: bool,
}

/// All turns, the oldest first.
pub fn turns<C: Borrow<Chapter>>(chronicle: &[C], me: Option<Seat>) -> Vec<Turn> {
    let mut turns: Vec<Turn> = Vec::new();
    for chapter in chronicle.iter().map(Borrow::borrow) {
        if let Some(turn) = turns.last_mut() {
            turn.by_bot |= turn.seat.is_some_and(|seat| stood_in(chapter, seat));
        }
        for &happening in &chapter.happenings {
            let begins = match happening {
                Happening::Turn { seat } => Some(Some(seat)),
                _ => turns.is_empty().then_some(None),
            };
            if let Some(seat) = begins {
                turns.push(Turn {
                    number: turns.len(),
                    seat,
                    happenings: Vec::new(),
                    is_fresh: false,
                    by_bot: false,
                });
            }
            let goes_on = !matches!(happening, Happening::Turn { .. });
            if let Some(turn) = turns.last_mut().filter(|_| goes_on) {
                turn.happenings.push(happening);
            }
        }
    }
    // The viewer's own turn may go on right now; the one before it counts then. One that a bot played is news.
    let over = turns.len().saturating_sub(1);
    let is_own = |turn: &Turn, me| turn.seat == Some(me) && !turn.by_bot;
    let own = me.and_then(|me| turns[..over].iter().rposition(|turn| is_own(turn, me)));
    if let Some(own) = own {
        turns[own + 1..].iter_mut().for_each(|turn| turn.is_fresh = true);
    }
    turns
}

/// The turns since the viewer's last one in which something happened, the oldest first.
pub fn missed<C: Borrow<Chapter>>(chronicle: &[C], me: Option<Seat>) -> Vec<Turn> {
    let turns = turns(chronicle, me).into_iter();
    let missed = turns.filter(|turn| turn.is_fresh && turn.happenings.iter().any(is_told));
    // What the viewer has done already in a turn that goes on is no news.
    missed.filter(|turn| turn.seat != me || turn.by_bot).collect()
}

/// Whether something is worth a sentence. What comes to the Tavern is seen there; who has chosen in secret is seen at once
/// by what follows.
pub fn is_told(happening: &Happening) -> bool {
    let refilled = matches!(happening, Happening::Card { how: How::Refilled, .. });
    !refilled && !matches!(happening, Happening::Chose { .. })
}

impl Turn {
    /// The heroes it is about, each once.
    pub fn heroes(&self) -> Vec<Hero> {
        let about = |happening: &Happening| match *happening {
            Happening::Card { how: How::Refilled, .. } => None,
            Happening::Card { card, .. } | Happening::Looked { card, .. } | Happening::Revealed { card, .. } => card,
            Happening::Performs { hero, .. } | Happening::Protected { hero, .. } => Some(hero),
            _ => None,
        };
        let mut heroes: Vec<Hero> = Vec::new();
        for hero in self.happenings.iter().filter_map(about) {
            if !heroes.contains(&hero) {
                heroes.push(hero);
            }
        }
        heroes
    }
}

/// A turn in the list of the chronicle.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Row {
    /// The turn.
    pub turn: Turn,
    /// Whether it is the first one after the viewer's last turn.
    pub begins: bool,
}

impl Row {
    /// Two rows of a game with the same key look the same.
    pub fn key(&self) -> (usize, usize, [bool; 3]) {
        let Turn {
            number,
            is_fresh,
            by_bot,
            ref happenings,
            ..
        } = self.turn;
        (number, happenings.len(), [is_fresh, by_bot, self.begins])
    }
}

/// The last of all turns, the oldest first, with a mark on the first one after the viewer's last turn.
pub fn rows<C: Borrow<Chapter>>(chronicle: &[C], me: Option<Seat>, most: usize) -> Vec<Row> {
    let turns = turns(chronicle, me);
    let first_fresh = turns.iter().position(|turn| turn.is_fresh);
    let from = turns.len().saturating_sub(most);
    let rows = turns.into_iter().enumerate().map(|(index, turn)| Row {
        turn,
        begins: first_fresh == Some(index),
    });
    rows.skip(from).collect()
}
