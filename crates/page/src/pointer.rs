//! What a pointer does to something on the table: rests on it, holds it, presses it, drags it.
//!
//! A card of the hand is only ever raised or marked by a tap or a click, never played or discarded: that takes a button
//! beside the hand, a double click, the Enter key, or dragging the card to one's own party.

use rules::Hero;

/// How long a mouse rests on something before it is shown large, and how long a finger holds it, in milliseconds.
const RESTS: u64 = 550;
const HOLDS: u64 = 480;

/// How far a pressed card is moved before it is dragged, in pixels: less is an unsteady hand.
const FAR: f64 = 14.0;

/// What lies there, as it is now.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Thing {
    /// Who, if that is known.
    pub hero: Option<Hero>,
    /// The number of the choice that a press makes.
    pub offer: Option<usize>,
    /// The number of the choice that a card of the hand is for, which a press alone does not make.
    pub first: Option<usize>,
    /// Whether it is a card of the hand about which something may be decided now.
    pub in_hand: bool,
    /// Whether the hand is marked for discarding.
    pub marking: bool,
}

/// A place on the screen, in pixels.
pub type Spot = (f64, f64);

/// The kind of device that points.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// A mouse: it can rest on something without pressing it.
    Mouse,
    /// A finger or a pen.
    Touch,
}

/// How something is pressed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Press {
    /// A tap or a click.
    Once,
    /// The second of two quick ones.
    Twice,
    /// The keyboard, or what helps somebody who cannot point.
    Key,
}

/// What the clock is set for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Wait {
    /// A mouse rests on it.
    Rest,
    /// A finger holds it.
    Hold,
}

/// What the page has to do after an event of the pointer.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Act {
    /// What would come of this choice is shown, or of none.
    Point(Option<usize>),
    /// [`Pointer::waited`] is to be called after this many milliseconds.
    Wait {
        /// What the clock is set for.
        what: Wait,
        /// After this many milliseconds.
        after: u64,
        /// The number to call back with, so that an old clock is known as old.
        beat: u32,
    },
    /// The hero is shown large as long as the pointer rests there.
    Show(Hero),
    /// What was shown so is not shown any more.
    Hide,
    /// The hero is shown large until it is closed.
    Pin(Hero),
    /// The choice with this number is made.
    Choose(usize),
    /// This card is raised, or none.
    Raise(Option<Hero>),
    /// This card is marked for discarding, or not any more.
    Mark(Hero),
    /// This card lies so far from its place.
    Drag(Hero, Spot),
    /// What was dragged goes back to its place.
    Drop,
    /// Somebody wants to know why this cannot be chosen.
    AskWhy,
}

/// A pointer over one thing.
#[derive(Clone, Copy, Debug, Default)]
pub struct Pointer {
    /// Grows with all that ends a wait.
    beat: u32,
    /// Whether a finger has held it, or it was dragged, so that letting go is no press.
    held: bool,
    /// What pressed it last.
    kind: Option<Kind>,
    /// Where it was pressed, until it is let go.
    pressed: Option<Spot>,
    /// Whether it is dragged.
    dragging: bool,
    /// What the table was when the pointer came, or moved there after it had changed.
    seen: Option<u32>,
}

impl Pointer {
    fn wait(&mut self, what: Wait, after: u64) -> Act {
        self.beat = self.beat.wrapping_add(1);
        let beat = self.beat;
        Act::Wait { what, after, beat }
    }

    /// A pointer comes. `table` grows whenever what lies on the table changes; `roomy` is where a large card would not
    /// cover what it is about.
    pub fn enter(&mut self, kind: Kind, thing: Thing, table: u32, roomy: bool) -> Vec<Act> {
        self.seen = Some(table);
        let mut acts = Vec::new();
        // A finger points at a card of the hand when it raises it.
        if kind == Kind::Mouse || !thing.in_hand {
            acts.push(Act::Point(thing.offer.or(thing.first)));
        }
        // A card of the hand is large already.
        if kind == Kind::Mouse && !thing.in_hand && roomy && thing.hero.is_some() {
            acts.push(self.wait(Wait::Rest, RESTS));
        }
        acts
    }

    /// A pointer moves: that counts as coming if the table has changed under it, and drags a card that is pressed.
    pub fn moves(&mut self, kind: Kind, thing: Thing, table: u32, roomy: bool, at: Spot) -> Vec<Act> {
        if let (Some(from), Some(hero), true) = (self.pressed, thing.hero, thing.in_hand && !thing.marking) {
            let by = (at.0 - from.0, at.1 - from.1);
            if self.dragging || (thing.first.is_some() && by.0.hypot(by.1) > FAR) {
                self.dragging = true;
                self.held = true;
                self.beat = self.beat.wrapping_add(1);
                return vec![Act::Drag(hero, by)];
            }
        }
        match self.seen == Some(table) {
            true => Vec::new(),
            false => self.enter(kind, thing, table, roomy),
        }
    }

    /// The pointer has left the thing it was over.
    pub fn leave(&mut self) -> Vec<Act> {
        self.beat = self.beat.wrapping_add(1);
        vec![Act::Point(None), Act::Hide]
    }

    /// The pointer presses down on a thing.
    pub fn down(&mut self, kind: Kind, thing: Thing, at: Spot) -> Vec<Act> {
        (self.held, self.dragging) = (false, false);
        (self.kind, self.pressed) = (Some(kind), Some(at));
        match kind == Kind::Touch && thing.hero.is_some() {
            true => vec![self.wait(Wait::Hold, HOLDS)],
            false => Vec::new(),
        }
    }

    /// It lets go; `at_home` if that is over the party of whoever holds the card.
    pub fn up(&mut self, kind: Kind, thing: Thing, at_home: bool) -> Vec<Act> {
        if kind == Kind::Touch {
            self.beat = self.beat.wrapping_add(1);
        }
        self.pressed = None;
        if !std::mem::take(&mut self.dragging) {
            return Vec::new();
        }
        let made = thing.first.filter(|_| at_home && thing.in_hand && !thing.marking);
        [Act::Drop].into_iter().chain(made.map(Act::Choose)).collect()
    }

    /// The browser has taken the pointer away, to scroll for example.
    pub fn cancel(&mut self) -> Vec<Act> {
        self.beat = self.beat.wrapping_add(1);
        self.pressed = None;
        match std::mem::take(&mut self.dragging) {
            true => vec![Act::Drop],
            false => Vec::new(),
        }
    }

    /// A wait is over.
    pub fn waited(&mut self, what: Wait, beat: u32, thing: Thing, table: u32) -> Vec<Act> {
        let Some(hero) = thing.hero.filter(|_| beat == self.beat) else {
            return Vec::new();
        };
        match what {
            Wait::Rest if self.seen == Some(table) && !thing.in_hand => vec![Act::Show(hero)],
            Wait::Rest => Vec::new(),
            Wait::Hold => {
                self.held = true;
                vec![Act::Pin(hero)]
            }
        }
    }

    /// It was pressed. `raised` is the card that is raised now.
    pub fn press(&mut self, press: Press, thing: Thing, raised: Option<Hero>) -> Vec<Act> {
        // A long press has shown the card already, a dragged one lies where it belongs.
        if std::mem::take(&mut self.held) {
            return Vec::new();
        }
        match (thing.hero, thing.offer) {
            (Some(hero), _) if thing.in_hand => self.press_card(press, thing, hero, raised),
            (_, Some(offer)) => vec![Act::Choose(offer)],
            (Some(hero), None) => vec![Act::Pin(hero)],
            (None, None) => vec![Act::AskWhy],
        }
    }

    fn press_card(&mut self, press: Press, thing: Thing, hero: Hero, raised: Option<Hero>) -> Vec<Act> {
        if thing.marking {
            return vec![Act::Mark(hero)];
        }
        // Two quick taps of a finger are an accident more often than a wish.
        let twice = press == Press::Twice && self.kind == Some(Kind::Mouse);
        if let Some(first) = thing.first.filter(|_| twice || press == Press::Key) {
            return vec![Act::Choose(first)];
        }
        let raised = Some(hero).filter(|_| raised != Some(hero));
        vec![Act::Raise(raised), Act::Point(raised.and(thing.first))]
    }
}
