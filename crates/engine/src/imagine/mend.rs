//! How the beginning of a step must change so that a seat sees what it saw.

use rules::{Audience, Choice, Happening, Hero, Knower, Made, Position, Seat, Seen, Slot, View};
use std::collections::BTreeSet;

/// A change of the beginning of a step.
pub(super) enum Mend {
    /// Two cards change places.
    Swap {
        /// The card that was seen.
        wanted: Hero,
        /// The card that lies in its place.
        found: Hero,
    },
    /// More players know a card.
    Known {
        /// The card that lies in the wrong place.
        hero: Hero,
        /// Who is to know it.
        by: Vec<Seat>,
    },
}

impl Mend {
    /// What the first difference between events as they were seen and as they would be seen asks for.
    pub(super) fn of_events(seen: &[Happening], found: &[Happening]) -> Option<Mend> {
        let (seen, found) = seen.iter().zip(found).find(|(seen, found)| seen != found)?;
        Mend::swap(card(seen)?, card(found)?).filter(|_| without_card(*seen) == without_card(*found))
    }

    /// What the first difference between two views asks for.
    pub(super) fn of_views(seen: &View, found: &View) -> Option<Mend> {
        zones(seen).zip(zones(found)).find_map(|(seen, found)| {
            let missing = |those: &[Seen], other: &[Seen]| {
                let lies_there = |hero: &Hero| other.iter().any(|card| card.hero == Some(*hero));
                those.iter().filter_map(|card| card.hero).find(|hero| !lies_there(hero))
            };
            match (missing(&seen, &found), missing(&found, &seen)) {
                (Some(wanted), Some(instead)) => Mend::swap(wanted, instead),
                _ => seen
                    .iter()
                    .zip(&found)
                    .find_map(|(seen, found)| Mend::known(seen, found)),
            }
        })
    }

    /// Those who know more than they would must have known it from the beginning.
    fn known(seen: &Seen, found: &Seen) -> Option<Mend> {
        let hero = seen.hero.filter(|_| seen.hero == found.hero)?;
        let more: Vec<Seat> = Seat::ALL
            .into_iter()
            .filter(|&seat| seen.known_by.contains(seat) && !found.known_by.contains(seat))
            .collect();
        (!more.is_empty()).then_some(Mend::Known { hero, by: more })
    }

    fn swap(wanted: Hero, found: Hero) -> Option<Mend> {
        (wanted != found).then_some(Mend::Swap { wanted, found })
    }

    /// Whether nobody who has seen only these cards could tell.
    pub(super) fn is_possible(&self, seen: &BTreeSet<Hero>) -> bool {
        match self {
            Mend::Swap { wanted, found } => !seen.contains(wanted) && !seen.contains(found),
            Mend::Known { hero, .. } => !seen.contains(hero),
        }
    }

    /// Changes the beginning, and the choices since that name one of the cards.
    pub(super) fn apply(&self, begun: &mut Position, made: &mut [Made]) {
        match self {
            &Mend::Swap { wanted, found } => {
                let other = |hero: Hero| match hero {
                    hero if hero == wanted => found,
                    hero if hero == found => wanted,
                    hero => hero,
                };
                swap_cards(begun, other);
                for made in made {
                    made.choice = swapped(made.choice, other);
                }
            }
            Mend::Known { hero, by } => {
                let knowers = begun.known.entry(*hero).or_default();
                knowers.extend(by.iter().map(|&seat| Knower::Seat(seat)));
            }
        }
    }
}

/// The card an event is about, if it was seen.
pub(super) fn card(happening: &Happening) -> Option<Hero> {
    match *happening {
        Happening::Card { card, .. } | Happening::Looked { card, .. } | Happening::Revealed { card, .. } => card,
        _ => None,
    }
}

fn without_card(mut happening: Happening) -> Happening {
    if let Happening::Card { card, .. } | Happening::Looked { card, .. } | Happening::Revealed { card, .. } =
        &mut happening
    {
        *card = None;
    }
    happening
}

/// The cards of every place where the seat can see some.
fn zones(view: &View) -> impl Iterator<Item = Vec<Seen>> + '_ {
    let piles = [
        view.wilderness().copied().collect(),
        view.graveyard().copied().collect(),
    ];
    let aside = [view.aside().copied().collect()];
    let held = view
        .seats()
        .flat_map(move |seat| [view.hand(seat).to_vec(), view.hidden(seat).to_vec()]);
    piles.into_iter().chain(aside).chain(held).chain(open(view))
}

/// The cards that lie open.
fn open(view: &View) -> impl Iterator<Item = Vec<Seen>> + '_ {
    let shown = |hero: Hero| Seen {
        hero: Some(hero),
        known_by: Audience::EVERYBODY,
    };
    let tavern = Slot::ALL
        .into_iter()
        .map(move |slot| view.tavern(slot).map(shown).into_iter().collect());
    let face_up = view.seats().map(move |seat| view.face_up(seat).map(shown).collect());
    tavern.chain(face_up)
}

/// What those who know a card know stays where it lies.
fn swap_cards(begun: &mut Position, other: impl Fn(Hero) -> Hero) {
    let players = begun.players.iter_mut();
    let held = players.flat_map(|player| [&mut player.hand, &mut player.face_up, &mut player.hidden]);
    let piles = [&mut begun.harbor, &mut begun.wilderness, &mut begun.graveyard];
    let lying = piles.into_iter().chain(held).flatten();
    for hero in lying.chain(begun.tavern.iter_mut().flatten()) {
        *hero = other(*hero);
    }
    let known = std::mem::take(&mut begun.known).into_iter();
    begun.known = known.map(|(hero, knowers)| (other(hero), knowers)).collect();
}

fn swapped(choice: Choice, other: impl Fn(Hero) -> Hero) -> Choice {
    match choice {
        Choice::Play(hero) => Choice::Play(other(hero)),
        Choice::Discard(hero) => Choice::Discard(other(hero)),
        Choice::Card(hero) => Choice::Card(other(hero)),
        Choice::FaceUp { seat, hero } => Choice::FaceUp {
            seat,
            hero: other(hero),
        },
        open => open,
    }
}
