//! A party as it stands on the page: face-up heroes by faction, places of those that are gone, and the hidden stack.

use crate::Gone;
use rules::{Faction, Hero, Place, Seat};
use told::Party;

/// How many places of heroes that are gone are shown.
const GONE: usize = 2;

/// How many hidden heroes a stack grows by; more lie under each other.
const STACK: usize = 4;

/// What stands there, in the order in which it is shown.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Lineup {
    /// Heroes everybody sees, by faction in the order they came; those of all or none at the end.
    pub face_up: Vec<Hero>,
    /// Heroes that lay there when the viewer's last turn was over, and where they went.
    pub gone: Vec<(Hero, Place)>,
    /// The hidden stack, as far as it is known.
    pub hidden: Vec<Option<Hero>>,
}

/// The one faction of a hero; none for those of all or none.
pub fn sole_faction(hero: Hero) -> Option<Faction> {
    let mut factions = hero.factions().iter();
    match (factions.next(), factions.next()) {
        (Some(faction), None) => Some(faction),
        _ => None,
    }
}

impl Lineup {
    /// The party on a seat, with what is gone from it.
    pub fn of(seat: Seat, party: &Party, gone: &[Gone]) -> Lineup {
        let mut face_up = party.face_up.clone();
        face_up.sort_by_key(|hero| {
            let mut all = Faction::ALL.iter();
            all.position(|faction| Some(*faction) == sole_faction(*hero))
                .unwrap_or(Faction::ALL.len())
        });
        let here = gone.iter().filter(|gone| gone.of == seat);
        let mut gone: Vec<(Hero, Place)> = here.map(|gone| (gone.hero, gone.to)).collect();
        gone.drain(..gone.len().saturating_sub(GONE));
        Lineup {
            face_up,
            gone,
            hidden: party.hidden.clone(),
        }
    }

    /// How many cards the stack grows by.
    pub fn stacked(&self) -> usize {
        self.hidden.len().min(STACK)
    }

    /// How many thumbs stand side by side if the party has one, two or three rows; in one row a stack counts as what it is.
    pub fn rows(&self) -> [f32; 3] {
        // A stack is narrower than a hero, and grows a little with every card.
        let stack = match self.stacked() {
            0 => 0.0,
            stacked => 0.8 + 0.25 * (stacked as f32 - 1.0),
        };
        let slots = ((self.face_up.len() + self.gone.len()) as f32 + stack).max(1.0);
        let rows = |rows: f32| (slots / rows - 0.13).ceil().max(1.0);
        [slots, rows(2.0), rows(3.0)]
    }

    /// Whether a hero is the first of its faction, and carries the sign.
    pub fn leads(&self, hero: Hero) -> bool {
        let mut like = self
            .face_up
            .iter()
            .filter(|other| sole_faction(**other) == sole_faction(hero));
        like.next() == Some(&hero)
    }
}
