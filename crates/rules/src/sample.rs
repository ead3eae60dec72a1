//! Worlds a viewer could be in.

use crate::chance::Fair;
use crate::game::{Game, Progress, Step};
use crate::places::{Kind, Zone};
use crate::view::{View, Viewer};
use crate::{Audience, Hero, Leader, Seat};
use rand_core::Rng;

impl View {
    /// A complete game that this viewer could be in: every unknown card is equally likely at every unknown place, every
    /// unused leader equally likely at every other seat, and chance starts over. It is made from the view alone.
    ///
    /// In that game the other players know what their hands and parties show them.
    pub fn sample(&self, random: &mut impl Rng) -> Game {
        self.sample_with(random, [None; crate::MOST_PLAYERS], |_| None)
    }

    /// A complete game with leaders and cards chosen by the caller, for beliefs that are not uniform: `leaders` by
    /// seat, and `fill`, which is asked about every unknown place in the order of [`View::unknown`]. Whatever is left
    /// open or contradicts the view is filled in at random.
    pub fn sample_with(
        &self,
        random: &mut impl Rng,
        leaders: [Option<Leader>; crate::MOST_PLAYERS],
        mut fill: impl FnMut(usize) -> Option<Hero>,
    ) -> Game {
        let mut dice = Fair(random);
        let mut spare = Spare::shuffled(self, &mut dice);
        let mut key = [0; 32];
        dice.0.fill_bytes(&mut key);
        let mut game = Game::bare(self.setup, key);
        let mut index = 0;
        for zone in Zone::all() {
            for card in self.zone(zone) {
                let (hero, known_by) = match card.hero {
                    Some(hero) => (hero, card.known_by),
                    None => {
                        let wanted = fill(index).filter(|&hero| spare.take(hero));
                        index += 1;
                        let Some(hero) = wanted.or_else(|| spare.next()) else {
                            continue;
                        };
                        (hero, Unknown::of(zone).knower())
                    }
                };
                game.places.put(hero, zone);
                game.places.set_known(hero, known_by);
            }
        }
        self.deal_leaders(&mut game, &mut dice, leaders);
        game.track = self.track;
        game.active = self.active.unwrap_or(Seat::S0);
        game.step = self.step;
        game.prompt = self.prompt;
        game.deciding = self.deciding;
        game.frames = self.frames;
        game.depth = self.depth;
        game.chain = self.chain;
        game.discarded = self.discarded;
        game.turn = self.turn;
        self.invent_picks(&mut game, &mut dice);
        game
    }

    /// The places whose card the viewer does not know, in a fixed order: in whose hand or hidden stack each lies, if
    /// in any.
    pub fn unknown(&self) -> impl Iterator<Item = Unknown> + '_ {
        Zone::all().flat_map(move |zone| {
            let kind = Unknown::of(zone);
            self.zone(zone)
                .iter()
                .filter(|card| card.hero.is_none())
                .map(move |_| kind)
        })
    }

    /// The heroes in the game whose place the viewer does not know.
    pub fn unknown_heroes(&self) -> impl Iterator<Item = Hero> + use<> {
        let known = self.in_game().iter().filter_map(|card| card.hero);
        known.fold(self.deck, |unknown, hero| unknown.without(hero))
    }

    fn deal_leaders<R: Rng>(&self, game: &mut Game, dice: &mut Fair<R>, wanted: [Option<Leader>; crate::MOST_PLAYERS]) {
        let mut unused: Vec<Leader> = Leader::ALL
            .into_iter()
            .filter(|leader| !self.leaders.contains(&Some(*leader)))
            .collect();
        dice.shuffle(&mut unused);
        let mut dealt = self.leaders;
        for (place, want) in dealt.iter_mut().zip(wanted) {
            if let (None, Some(leader)) = (*place, want)
                && let Some(index) = unused.iter().position(|&other| other == leader)
            {
                unused.swap_remove(index);
                *place = Some(leader);
            }
        }
        for (seat, leader) in dealt.into_iter().enumerate() {
            if let Some(leader) = leader.or_else(|| unused.pop()) {
                game.leaders[seat] = leader;
            }
        }
    }

    /// Replaces the others' secret picks by any of the cards they could be.
    fn invent_picks<R: Rng>(&self, game: &mut Game, dice: &mut Fair<R>) {
        for seat in self.picked.seats(self.players()) {
            let mut hand: Vec<Hero> = game.places.upward(Zone::hand(seat)).collect();
            dice.shuffle(&mut hand);
            let wanted = if self.step == Step::Setup { 2 } else { 1 };
            for (pick, hero) in game.picks[seat.index()].iter_mut().zip(hand).take(wanted) {
                *pick = Some(hero);
            }
        }
        if let Viewer::Seat(seat) = self.viewer {
            game.picks[seat.index()] = self.picks;
        }
        for index in 0..game.depth as usize {
            let frame = game.frames[index];
            if frame.progress == Progress::Secret(None) {
                let candidates = game.secret_picks(&frame);
                if !candidates.is_empty() {
                    let pick = candidates[dice.below(candidates.len() as u32) as usize];
                    game.frames[index].progress = Progress::Secret(Some(pick));
                }
            }
        }
    }
}

/// A place whose card a viewer does not know.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Unknown {
    /// In the hand of this seat.
    Hand(Seat),
    /// Among the hidden heroes of this seat.
    Hidden(Seat),
    /// In the Harbor, which nobody knows.
    Harbor,
    /// In a pile or a place where it is no secret of one seat.
    Elsewhere,
}

impl Unknown {
    fn of(zone: Zone) -> Unknown {
        match zone.kind() {
            Kind::Hand(owner) => Unknown::Hand(owner),
            Kind::Hidden(owner) => Unknown::Hidden(owner),
            Kind::Harbor => Unknown::Harbor,
            Kind::Wilderness
            | Kind::Graveyard
            | Kind::Tavern(_)
            | Kind::Performed
            | Kind::Drawn
            | Kind::Out
            | Kind::FaceUp(_) => Unknown::Elsewhere,
        }
    }

    fn knower(self) -> Audience {
        match self {
            Unknown::Hand(seat) | Unknown::Hidden(seat) => Audience::only(seat),
            Unknown::Harbor | Unknown::Elsewhere => Audience::NOBODY,
        }
    }
}

/// The heroes whose place a viewer does not know, in a random order.
struct Spare {
    heroes: [Hero; Hero::COUNT],
    count: usize,
    used: u128,
}

impl Spare {
    fn shuffled<R: Rng>(view: &View, dice: &mut Fair<R>) -> Spare {
        let mut spare = Spare {
            heroes: [Hero::EMPEROR; Hero::COUNT],
            count: 0,
            used: 0,
        };
        for hero in view.unknown_heroes() {
            spare.heroes[spare.count] = hero;
            spare.count += 1;
        }
        dice.shuffle(&mut spare.heroes[..spare.count]);
        spare
    }

    /// Removes this hero, if it is still there.
    fn take(&mut self, hero: Hero) -> bool {
        let bit = 1 << hero.number();
        let there = self.used & bit == 0 && self.heroes[..self.count].contains(&hero);
        self.used |= bit;
        there
    }

    fn next(&mut self) -> Option<Hero> {
        while self.count > 0 {
            self.count -= 1;
            let hero = self.heroes[self.count];
            if self.used & (1 << hero.number()) == 0 {
                return Some(hero);
            }
        }
        None
    }
}
