//! The most that somebody may know, worked out by the rules of knowledge alone.
//!
//! An [`Observer`] sits at the table with pen and paper. It is told what everybody is told of the deal, hears what
//! happens, decides by itself which cards it may see, and keeps a list for every place. It shares no code with the
//! game: what the game shows somebody is held against what their observer has on paper.

use rules::{Game, Happening, Hero, How, Place, Position, Seat, Viewer};
use std::collections::BTreeSet;

/// A card lying in a row or a pile, if the observer may know which one it is.
pub(crate) type Card = Option<Hero>;

/// A hand from outside: how many cards, and which of them the observer may know. Where in a hand a card is held tells
/// nothing.
#[derive(Clone, Default, PartialEq, Eq, Debug)]
pub(crate) struct Hand {
    pub(crate) size: usize,
    pub(crate) known: BTreeSet<Hero>,
}

/// All places of the table on paper. Piles and rows begin with the lowest, the oldest card.
#[derive(Clone, Default, PartialEq, Eq, Debug)]
pub(crate) struct Paper {
    pub(crate) wilderness: Vec<Card>,
    pub(crate) graveyard: Vec<Card>,
    pub(crate) tavern: [Card; 3],
    pub(crate) hands: Vec<Hand>,
    pub(crate) face_up: Vec<Vec<Card>>,
    pub(crate) hidden: Vec<Vec<Card>>,
    /// Set aside while it is performed: open.
    pub(crate) performed: Vec<Card>,
    /// Set aside until somebody has decided about it.
    pub(crate) drawn: Vec<Card>,
    pub(crate) harbor: usize,
}

impl Paper {
    /// Whether this card is anywhere on the paper.
    pub(crate) fn names(&self, hero: Hero) -> bool {
        let rows = [&self.wilderness, &self.graveyard, &self.performed, &self.drawn];
        let mut lying = rows
            .into_iter()
            .chain(&self.face_up)
            .chain(&self.hidden)
            .flatten()
            .chain(&self.tavern);
        lying.any(|&card| card == Some(hero)) || self.hands.iter().any(|hand| hand.known.contains(&hero))
    }

    /// With all cards that are set aside in one row, as a view shows them.
    pub(crate) fn flat(&self) -> Paper {
        let mut flat = self.clone();
        flat.performed.append(&mut flat.drawn);
        flat
    }
}

/// Half of an exchange: the other card follows as an event of its own.
#[derive(Clone, Copy)]
struct Half {
    hero: Hero,
    by: Seat,
    from: Place,
    to: Place,
}

impl Half {
    fn of(happening: Happening) -> Option<Half> {
        match happening {
            Happening::Card {
                card: Some(hero),
                how: How::Exchanged,
                by,
                from,
                to,
            } => Some(Half { hero, by, from, to }),
            _ => None,
        }
    }
}

/// What is left of a happening for somebody who does not see the card.
fn masked(happening: Happening, seen: bool) -> Happening {
    match happening {
        Happening::Card {
            card,
            how,
            by,
            from,
            to,
        } => Happening::Card {
            card: card.filter(|_| seen),
            how,
            by,
            from,
            to,
        },
        Happening::Looked { by, card, at } => Happening::Looked {
            by,
            card: card.filter(|_| seen),
            at,
        },
        open => open,
    }
}

/// Somebody at the table with pen and paper.
#[derive(Clone)]
pub(crate) struct Observer {
    /// Nobody's seat for the public.
    seat: Option<Seat>,
    pub(crate) paper: Paper,
    /// What lies in the Graveyard, for the moments in which everybody sees its top.
    graveyard: Vec<Hero>,
    /// How many top cards of the Wilderness were looked at since a hero was played or performed last.
    looked: usize,
    /// The hero whose abilities were begun last.
    performing: Option<Hero>,
    /// A hand card that everybody was shown a moment ago.
    shown: Option<Hero>,
}

impl Observer {
    /// Sits down at the beginning of a game, before anybody has chosen anything.
    pub(crate) fn new(game: &Game, viewer: Viewer) -> Observer {
        let seat = match viewer {
            Viewer::Seat(seat) => Some(seat),
            _ => None,
        };
        let dealt = serde_json::to_value(Position::of(game, None)).expect("a position is JSON");
        let heroes = |list: &serde_json::Value| -> Vec<Hero> {
            let list = list.as_array().cloned().unwrap_or_default();
            list.iter().filter_map(|id| Hero::from_id(id.as_str()?)).collect()
        };
        let hands = game.seats().map(|owner| {
            let cards = heroes(&dealt["players"][owner.index()]["hand"]);
            let own = seat == Some(owner);
            Hand {
                size: cards.len(),
                known: cards.into_iter().filter(|_| own).collect(),
            }
        });
        let mut graveyard = heroes(&dealt["graveyard"]);
        graveyard.reverse();
        let paper = Paper {
            graveyard: graveyard.iter().copied().map(Some).collect(),
            tavern: std::array::from_fn(|slot| Hero::from_id(dealt["tavern"][slot].as_str()?)),
            hands: hands.collect(),
            face_up: vec![Vec::new(); game.seats().count()],
            hidden: vec![Vec::new(); game.seats().count()],
            harbor: heroes(&dealt["harbor"]).len(),
            ..Paper::default()
        };
        Observer {
            seat,
            paper,
            graveyard,
            looked: 0,
            performing: None,
            shown: None,
        }
    }

    /// Whether the observer has this card anywhere on paper.
    pub(crate) fn knows(&self, hero: Hero) -> bool {
        self.paper.names(hero)
    }

    /// Hears what happened, all of it, and returns what the observer may know of it.
    pub(crate) fn hear(&mut self, happenings: &[Happening]) -> Vec<Happening> {
        let mut heard = Vec::with_capacity(happenings.len());
        let mut rest = happenings.iter().copied();
        while let Some(happening) = rest.next() {
            let Some(one) = Half::of(happening) else {
                heard.push(self.hear_one(happening));
                continue;
            };
            let second = rest.next().expect("the other card of an exchange");
            let other = Half::of(second).expect("the other card of an exchange");
            let seen = self.exchange([one, other]);
            heard.push(masked(happening, seen[0]));
            heard.push(masked(second, seen[1]));
        }
        heard
    }

    fn hear_one(&mut self, happening: Happening) -> Happening {
        match happening {
            Happening::Card {
                card: Some(hero),
                how,
                by,
                from,
                to,
            } => {
                let seen = self.card(hero, how, by, from, to);
                masked(happening, seen)
            }
            Happening::Looked {
                by,
                card: Some(hero),
                at,
            } => {
                let seen = self.looked(hero, by, at);
                masked(happening, seen)
            }
            Happening::Revealed {
                card: Some(hero), at, ..
            } => {
                self.revealed(hero, at);
                happening
            }
            Happening::Performs { hero, .. } => {
                self.perform(hero);
                happening
            }
            Happening::Shuffled { cards } => {
                self.paper.harbor += usize::from(cards);
                self.paper.wilderness.clear();
                happening
            }
            _ => happening,
        }
    }

    /// The seat that takes a card out of the Graveyard sees the whole pile.
    pub(crate) fn looks_through_graveyard(&mut self) {
        self.paper.graveyard = self.graveyard.iter().copied().map(Some).collect();
    }

    fn perform(&mut self, hero: Hero) {
        self.performing = Some(hero);
        self.looked = 0;
    }

    fn looked(&mut self, hero: Hero, by: Seat, at: Place) -> bool {
        let card = match at {
            Place::Wilderness => {
                self.looked += 1;
                let index = self.paper.wilderness.len() - self.looked;
                &mut self.paper.wilderness[index]
            }
            Place::Hidden { seat, index } => &mut self.paper.hidden[seat.index()][usize::from(index)],
            other => panic!("nobody looks at cards in {other:?}"),
        };
        if self.seat == Some(by) {
            *card = Some(hero);
        }
        *card == Some(hero)
    }

    fn revealed(&mut self, hero: Hero, at: Place) {
        match at {
            Place::Wilderness => *self.paper.wilderness.last_mut().expect("a card") = Some(hero),
            Place::Hand(seat) => {
                self.paper.hands[seat.index()].known.insert(hero);
                self.shown = Some(hero);
            }
            // At the end.
            Place::Hidden { seat, index } => self.paper.hidden[seat.index()][usize::from(index)] = Some(hero),
            other => panic!("nothing is revealed in {other:?}"),
        }
    }

    /// A card moves. True if the observer may know which one.
    fn card(&mut self, hero: Hero, how: How, by: Seat, from: Place, to: Place) -> bool {
        if how == How::Played {
            self.perform(hero);
        }
        let shown = self.shown.take() == Some(hero);
        let open = shown || self.sees(to, by) || self.is_open(from, how);
        let taken = self.take(hero, how, by, from, open);
        self.put(taken, hero, from, to);
        taken.is_some()
    }

    /// Whether the observer sees cards that come to this place.
    fn sees(&self, place: Place, by: Seat) -> bool {
        match place {
            Place::Tavern(_) | Place::FaceUp(_) | Place::Graveyard => true,
            Place::Hand(seat) | Place::Hidden { seat, .. } => self.seat == Some(seat),
            Place::Aside => self.seat == Some(by),
            Place::Harbor | Place::Wilderness => false,
        }
    }

    /// Whether the observer sees which card leaves this place, whatever is on paper.
    fn is_open(&self, place: Place, how: How) -> bool {
        match place {
            Place::Tavern(_) | Place::FaceUp(_) => true,
            // Only its top: whoever takes a card out of the middle does it secretly.
            Place::Graveyard => how != How::Taken,
            Place::Hand(seat) | Place::Hidden { seat, .. } => self.seat == Some(seat),
            Place::Harbor | Place::Wilderness | Place::Aside => false,
        }
    }

    /// Takes a card off the paper. If it is not plain which one of several it was, all of them are lost track of.
    fn take(&mut self, hero: Hero, how: How, by: Seat, from: Place, open: bool) -> Card {
        let paper = &mut self.paper;
        match from {
            Place::Harbor => {
                paper.harbor -= 1;
                open.then_some(hero)
            }
            Place::Wilderness => {
                // Whoever has looked at several may take any of them, all others take the top one.
                let several = if how == How::Placed { self.looked } else { 1 };
                let among = several.min(paper.wilderness.len());
                from_top(&mut paper.wilderness, hero, among, open)
            }
            Place::Graveyard => {
                let among = if how == How::Taken { paper.graveyard.len() } else { 1 };
                let taken = from_top(&mut paper.graveyard, hero, among, open || self.seat == Some(by));
                self.graveyard.retain(|&other| other != hero);
                if let (Some(card), Some(&top)) = (self.paper.graveyard.last_mut(), self.graveyard.last()) {
                    *card = Some(top);
                }
                taken
            }
            Place::Tavern(slot) => paper.tavern[usize::from(slot.number()) - 1].take(),
            Place::FaceUp(seat) => {
                paper.face_up[seat.index()].retain(|&card| card != Some(hero));
                Some(hero)
            }
            Place::Hidden { seat, index } => {
                let known = paper.hidden[seat.index()].remove(usize::from(index));
                known.or(open.then_some(hero))
            }
            Place::Hand(seat) => from_hand(&mut paper.hands[seat.index()], hero, open),
            Place::Aside if paper.performed.contains(&Some(hero)) => {
                paper.performed.retain(|&card| card != Some(hero));
                Some(hero)
            }
            Place::Aside => {
                let among = paper.drawn.len();
                from_top(&mut paper.drawn, hero, among, open || self.seat == Some(by))
            }
        }
    }

    fn put(&mut self, card: Card, hero: Hero, from: Place, to: Place) {
        let paper = &mut self.paper;
        match to {
            Place::Harbor => paper.harbor += 1,
            Place::Wilderness => paper.wilderness.push(card),
            Place::Graveyard => {
                self.graveyard.push(hero);
                paper.graveyard.push(card);
            }
            Place::Tavern(slot) => paper.tavern[usize::from(slot.number()) - 1] = card,
            Place::FaceUp(seat) => paper.face_up[seat.index()].push(card),
            Place::Hidden { seat, index } => {
                assert_eq!(usize::from(index), paper.hidden[seat.index()].len(), "it goes on top");
                paper.hidden[seat.index()].push(card);
            }
            Place::Hand(seat) => {
                let hand = &mut paper.hands[seat.index()];
                hand.size += 1;
                hand.known.extend(card);
            }
            Place::Aside => {
                let is_shared_out = self.performing.is_some_and(|hero| hero.id() == "battle-connoisseur");
                match from {
                    Place::Tavern(_) if !is_shared_out => paper.performed.push(card),
                    _ => paper.drawn.push(card),
                }
            }
        }
    }

    /// Two cards swap places. For each, whether the observer may know which one it is.
    fn exchange(&mut self, halves: [Half; 2]) -> [bool; 2] {
        let cards = halves.map(|half| self.leave(half));
        let [one, other] = halves;
        self.replace(other.hero, one, cards[0]);
        self.replace(one.hero, other, cards[1]);
        cards.map(|card| card.is_some())
    }

    /// A card leaves its place, which stays free for the one it is exchanged with.
    fn leave(&mut self, half: Half) -> Card {
        let open = self.sees(half.to, half.by) || self.is_open(half.from, How::Exchanged);
        let secret = self.is_place_secret(half.by);
        let paper = &mut self.paper;
        let known = match half.from {
            Place::Wilderness if secret => {
                let begin = paper.wilderness.len() - self.looked.min(paper.wilderness.len());
                paper.wilderness[begin..].fill(None);
                None
            }
            Place::Wilderness => paper
                .wilderness
                .iter()
                .find(|&&card| card == Some(half.hero))
                .copied()
                .flatten(),
            Place::Hidden { seat, index } => paper.hidden[seat.index()][usize::from(index)],
            Place::Hand(seat) => from_hand(&mut paper.hands[seat.index()], half.hero, open),
            _ => Some(half.hero),
        };
        known.or(open.then_some(half.hero))
    }

    /// A card takes the place that another has left.
    fn replace(&mut self, left: Hero, half: Half, card: Card) {
        let secret = self.is_place_secret(half.by);
        let looked = self.looked.max(1);
        let paper = &mut self.paper;
        let row = match half.to {
            Place::Tavern(slot) => &mut paper.tavern[usize::from(slot.number()) - 1..][..1],
            Place::Hidden { seat, index } => &mut paper.hidden[seat.index()][usize::from(index)..][..1],
            Place::Hand(seat) => {
                let hand = &mut paper.hands[seat.index()];
                hand.size += 1;
                hand.known.extend(card);
                return;
            }
            Place::Graveyard => {
                self.graveyard
                    .iter_mut()
                    .filter(|hero| **hero == left)
                    .for_each(|hero| *hero = half.hero);
                &mut paper.graveyard
            }
            Place::FaceUp(seat) => &mut paper.face_up[seat.index()],
            // It lies somewhere among those that were looked at.
            Place::Wilderness if secret => return,
            Place::Wilderness => {
                let begin = paper.wilderness.len().saturating_sub(looked);
                &mut paper.wilderness[begin..]
            }
            other => panic!("nothing is exchanged in {other:?}"),
        };
        let alone = row.len() == 1;
        let place = row.iter_mut().find(|place| alone || **place == Some(left));
        *place.expect("the card that has left was on paper") = card;
    }

    /// Whether only the one who looked at several cards of the Wilderness knows which of them is exchanged.
    fn is_place_secret(&self, by: Seat) -> bool {
        self.looked > 1 && self.seat != Some(by)
    }
}

/// Takes one of the top cards of a pile: this one if that is plain, else all of them are lost track of.
fn from_top(pile: &mut Vec<Card>, hero: Hero, among: usize, open: bool) -> Card {
    let begin = pile.len() - among.max(1);
    if open || among < 2 {
        let here = pile[begin..].iter().position(|&card| card == Some(hero));
        let known = pile.remove(here.map_or(pile.len() - 1, |index| begin + index));
        return known.or(open.then_some(hero));
    }
    pile[begin..].fill(None);
    pile.pop();
    None
}

/// Takes a card out of a hand: this one if that is plain, else all of them are lost track of.
fn from_hand(hand: &mut Hand, hero: Hero, open: bool) -> Card {
    let plain = open || hand.size == 1;
    hand.size -= 1;
    if !plain {
        hand.known.clear();
        return None;
    }
    let known = hand.known.remove(&hero);
    (open || known).then_some(hero)
}
