//! What effects mean regardless of what is on the table. The game, bots, texts and proofs all take it from here.

use super::{By, Cards, Company, Count, Join, Move, Pawn, Shift, Spot, Target, Which, Whose};
use crate::{Choice, Faction, Hero, Leader, Marker, Prompt, Seat, Track};

/// At most three ways to move the markers: how far red and green go.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Ways {
    ways: [(i8, i8); 3],
    count: u8,
}

impl Ways {
    #[inline]
    fn add(&mut self, way: (i8, i8)) {
        if let Some(free) = self.ways.get_mut(self.count as usize) {
            *free = way;
            self.count += 1;
        }
    }

    /// All ways a move allows, red before green.
    #[inline]
    pub fn as_slice(&self) -> &[(i8, i8)] {
        &self.ways[..self.count as usize]
    }

    /// Iterates over all of them.
    #[inline]
    pub fn iter(&self) -> impl Iterator<Item = (i8, i8)> + '_ {
        self.as_slice().iter().copied()
    }

    /// All of them, as choices.
    #[inline]
    pub fn choices(&self) -> impl Iterator<Item = Choice> + '_ {
        self.iter().map(|(red, green)| Choice::Move { red, green })
    }
}

impl Move {
    /// The ways the markers can go, with X as counted, before the ends of the track stop them: none if nothing would
    /// be moved at all. Conditions are not looked at.
    ///
    /// ```
    /// use rules::effect::Effect;
    /// use rules::{Hero, Track};
    /// let loner = Hero::from_id("drowned-deserter").unwrap();
    /// let Effect::Move(moves) = &loner.effects()[0] else { unreachable!() };
    /// // The leading marker one back, or the other one two forward.
    /// let track = Track::new(6, 4).unwrap();
    /// assert_eq!(moves.ways(track, 0).as_slice(), [(-1, 0), (0, 2)]);
    /// assert!(moves.ways(Track::START, 0).as_slice().is_empty());
    /// ```
    pub fn ways(&self, track: Track, x: u8) -> Ways {
        let mut ways = Ways::default();
        let Some(first) = self.first.way(track, x) else {
            return ways;
        };
        let both = |second: (i8, i8)| (first.0 + second.0, first.1 + second.1);
        match self.then {
            Join::Alone => ways.add(first),
            Join::And(ref second) => {
                if let Some(second) = second.way(track, x) {
                    ways.add(both(second));
                }
            }
            Join::Or(ref second) => {
                ways.add(first);
                if let Some(second) = second.way(track, x) {
                    ways.add(second);
                }
            }
            Join::AndOr(ref second) => {
                ways.add(first);
                if let Some(second) = second.way(track, x) {
                    ways.add(second);
                    ways.add(both(second));
                }
            }
            Join::OrIfLeading(marker, ref second) => {
                ways.add(first);
                if track.leading() == Some(marker)
                    && let Some(second) = second.way(track, x)
                {
                    ways.add(second);
                }
            }
        }
        ways
    }
}

impl Shift {
    /// How far red and green go; none if X is 0 or no marker is leading.
    #[inline]
    pub fn way(&self, track: Track, x: u8) -> Option<(i8, i8)> {
        let marker = match self.pawn {
            Pawn::Is(marker) => marker,
            Pawn::Leading => track.leading()?,
            Pawn::Trailing => track.leading()?.other(),
        };
        let spaces = match self.by {
            By::Spaces(spaces) => spaces,
            By::PlusX => x as i8,
            By::MinusX => -(x as i8),
        };
        match marker {
            _ if spaces == 0 => None,
            Marker::Red => Some((spaces, 0)),
            Marker::Green => Some((0, spaces)),
        }
    }
}

impl Which {
    /// Whether a hero is one of them.
    #[inline]
    pub fn fits(self, hero: Hero) -> bool {
        match self {
            Which::Every => true,
            Which::Of(faction) => hero.factions().contains(faction),
            Which::Not(faction) => !hero.factions().contains(faction),
        }
    }
}

impl Whose {
    /// Whether the party of `seat` is meant, in an ability of `active` at a table of `players`.
    #[inline]
    pub fn fits(self, seat: Seat, active: Seat, players: u8) -> bool {
        match self {
            Whose::Any => true,
            Whose::Yours => seat == active,
            Whose::Another => seat != active,
            Whose::NextPlayer => seat == active.next(players),
        }
    }
}

impl Cards {
    /// Whether a hero is one of them, after this faction was named.
    #[inline]
    pub fn fits(self, hero: Hero, named: Option<Faction>) -> bool {
        match self {
            Cards::All => true,
            Cards::Of(factions) => hero.factions().meets(factions),
            Cards::OfNamed => named.is_some_and(|faction| hero.factions().contains(faction)),
        }
    }
}

/// Where the number X comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(not(feature = "exhaustive"), non_exhaustive)]
pub enum X {
    /// As many as there are of what is counted.
    Counted(Count),
    /// Cards of this kind are discarded from the Tavern.
    Discarded(Cards),
}

impl Count {
    /// The most that X can be.
    pub const MOST: u8 = 3;
}

impl Company {
    /// Whether a hero in this company counts as two, in the party of this leader, if known, and with or without the
    /// Buried Emperor in it.
    #[inline]
    pub fn counts_two(self, leader: Option<Leader>, with_emperor: bool) -> bool {
        match self {
            Company::Leaders(one, other) => leader == Some(one) || leader == Some(other),
            Company::Emperor => with_emperor,
        }
    }
}

impl Spot {
    /// The question for a card here.
    pub const fn prompt(self) -> Prompt {
        match self {
            Spot::Party(_) | Spot::GraveyardTop => Prompt::HeroToExchange,
            Spot::Hand => Prompt::HandToExchange,
            Spot::Tavern => Prompt::TavernToExchange,
            Spot::WildernessTop(_) => Prompt::CardToExchange,
        }
    }

    /// The heroes that may be picked, if it is in a party.
    pub const fn target(self) -> Option<Target> {
        match self {
            Spot::Party(target) => Some(target),
            Spot::Hand | Spot::Tavern | Spot::GraveyardTop | Spot::WildernessTop(_) => None,
        }
    }
}

impl Hero {
    /// What it counts for a faction at the end, in the party of this leader, if known, and with or without the Buried
    /// Emperor in it.
    #[inline]
    pub fn counts_for(self, faction: Faction, leader: Option<Leader>, with_emperor: bool) -> u8 {
        match self.company() {
            Some(company) if company.counts_two(leader, with_emperor) => 2,
            _ => u8::from(self.factions().contains(faction)),
        }
    }
}
