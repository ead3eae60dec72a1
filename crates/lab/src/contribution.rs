//! What a hero adds to the chance to win.
//!
//! That a hero lies in winning parties says little: players keep what helps them. Which cards somebody is dealt or draws
//! from the Harbor is luck, so whoever drew a hero can be compared with whoever never had it.

use crate::statistics::{Effect, Gap, Share, Sums, holm};
use crate::tally::{Ended, Won};
use crate::{HeroTally, Tally};
use rules::{Event, Happening, Hero, How, Leader, MOST_PLAYERS, Memory, Place};

/// The traits of a player: their leader, their place in the turn order, and the heroes they drew.
const LEADERS: usize = 0;
const PLACES: usize = LEADERS + Leader::ALL.len();
const HEROES: usize = PLACES + MOST_PLAYERS;
const TRAITS: usize = HEROES + Hero::COUNT;

/// What a hero adds to the chance to win of whoever draws it.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Contribution {
    /// The hero.
    pub hero: Hero,
    /// Players who were dealt it or drew it from the Harbor.
    pub drawn: Won,
    /// Players who never had it in hand.
    pub unseen: Won,
    /// The share of the former that won less that of the latter.
    pub gap: Gap,
    /// What it adds compared with an average hero: the same leader, place in the turn order, table and other heroes
    /// drawn. Nothing with too few games.
    pub effect: Option<Effect>,
    /// How likely so great an effect is where there is none, corrected for all heroes that are compared (Holm).
    pub corrected: Option<f64>,
}

impl Contribution {
    /// Whether the effect is real beyond reasonable doubt, even with so many heroes to choose from.
    pub fn stands_out(&self) -> bool {
        self.corrected.is_some_and(|p| p < 0.05)
    }
}

impl Tally {
    /// What every hero that was drawn adds; nothing if heroes were not counted.
    pub fn contributions(&self) -> Vec<Contribution> {
        let heroes: Vec<(Hero, &HeroTally)> = Hero::all()
            .zip(&self.heroes)
            .filter(|(_, tally)| tally.drawn.games > 0)
            .collect();
        let traits: Vec<usize> = heroes.iter().map(|(hero, _)| of_hero(*hero)).collect();
        let effects = self.sums.effects(&traits, TRAITS);
        let told: Vec<f64> = effects.iter().flatten().map(|effect| effect.p_value()).collect();
        let mut corrected = holm(&told).into_iter();
        heroes
            .iter()
            .zip(effects)
            .map(|((hero, tally), effect)| Contribution {
                hero: *hero,
                drawn: tally.drawn,
                unseen: tally.unseen,
                gap: Gap::between(
                    Share::of(tally.drawn.wins, tally.drawn.games),
                    Share::of(tally.unseen.wins, tally.unseen.games),
                ),
                effect,
                corrected: effect.and_then(|_| corrected.next()),
            })
            .collect()
    }

    /// What each leader adds compared with the mean of the six, at the same table and place in the turn order.
    pub fn leader_effects(&self) -> Vec<(Leader, Option<Effect>)> {
        let traits: Vec<usize> = (0..Leader::ALL.len()).map(|leader| LEADERS + leader).collect();
        Leader::ALL
            .into_iter()
            .zip(self.sums.effects(&traits, HEROES))
            .collect()
    }

    /// What each place in the turn order adds compared with the mean of them, with the same leader.
    pub fn place_effects(&self) -> Vec<Option<Effect>> {
        let traits: Vec<usize> = (0..usize::from(self.players)).map(|place| PLACES + place).collect();
        self.sums.effects(&traits, HEROES)
    }
}

fn of_hero(hero: Hero) -> usize {
    HEROES + usize::from(hero.number()) - 1
}

/// Which heroes came to whose hand in one game, as bits by number.
#[derive(Default)]
pub(crate) struct Drawn {
    /// By luck: dealt, or drawn from the Harbor.
    by_luck: [u128; MOST_PLAYERS],
    /// Drawn in any way.
    at_all: [u128; MOST_PLAYERS],
}

impl Drawn {
    /// The hands that were dealt.
    pub(crate) fn dealt(memories: &[Memory]) -> Drawn {
        let mut drawn = Drawn::default();
        for memory in memories {
            let view = memory.now();
            let Some(seat) = view.seat() else { continue };
            for hero in view.hand(seat).iter().filter_map(|card| card.hero) {
                drawn.by_luck[seat.index()] |= bit(hero);
                drawn.at_all[seat.index()] |= bit(hero);
            }
        }
        drawn
    }

    pub(crate) fn happened(&mut self, events: &[Event]) {
        for event in events {
            if let Happening::Card {
                card: Some(hero),
                how,
                from,
                to: Place::Hand(seat),
                ..
            } = event.unmasked()
            {
                self.at_all[seat.index()] |= bit(hero);
                if how == How::Drawn && from == Place::Harbor {
                    self.by_luck[seat.index()] |= bit(hero);
                }
            }
        }
    }

    /// The game is over: adds it to the counts. `deck` are the heroes it was played with.
    pub(crate) fn count(&self, ended: &Ended, deck: impl Iterator<Item = Hero>, tally: &mut Tally) {
        let players = usize::from(tally.players);
        let (leaders, first, winner) = (&ended.leaders[..players], ended.first, ended.winner);
        let deck = deck.fold(0, |deck, hero| deck | bit(hero));
        let Tally { heroes, sums, .. } = tally;
        let mut traits = Vec::with_capacity(players);
        for (seat, &leader) in leaders.iter().enumerate() {
            let place = (seat + players - first) % players;
            let mut own = vec![LEADERS + leader as usize - 1, PLACES + place];
            for (hero, tally) in Hero::all().zip(heroes.iter_mut()) {
                if self.by_luck[seat] & bit(hero) != 0 {
                    tally.drawn.add(winner == Some(seat));
                    own.push(of_hero(hero));
                } else if deck & !self.at_all[seat] & bit(hero) != 0 {
                    tally.unseen.add(winner == Some(seat));
                }
            }
            traits.push(own);
        }
        if let Some(winner) = winner {
            if *sums == Sums::default() {
                *sums = Sums::new(players as u8, TRAITS);
            }
            sums.add(&traits, winner);
        }
    }
}

fn bit(hero: Hero) -> u128 {
    1 << hero.number()
}

#[cfg(test)]
mod tests {
    use super::*;
    use bots::Dice;

    /// Games with known effects: a player's weight is 1, times what their leader, place and heroes make of it.
    fn simulate(games: u64, seed: u64, weight: impl Fn(Leader, usize, &[Hero]) -> f64) -> Tally {
        let players = 4;
        let mut dice = Dice::new(seed);
        let mut tally = Tally {
            players: players as u8,
            heroes: vec![HeroTally::default(); Hero::COUNT],
            ..Tally::default()
        };
        for _ in 0..games {
            let mut leaders = Leader::ALL;
            shuffle(&mut leaders, &mut dice);
            let first = below(&mut dice, players);
            let mut deck: Vec<Hero> = Hero::all().take(40).collect();
            shuffle(&mut deck, &mut dice);
            let mut drawn = Drawn::default();
            let mut weights = Vec::new();
            for seat in 0..players {
                let hand = &deck[seat * 6..seat * 6 + 6];
                for &hero in hand {
                    drawn.by_luck[seat] |= bit(hero);
                    drawn.at_all[seat] |= bit(hero);
                }
                weights.push(weight(leaders[seat], (seat + players - first) % players, hand));
            }
            let mut point = dice.seed() as f64 / u64::MAX as f64 * weights.iter().sum::<f64>();
            let winner = weights.iter().position(|weight| {
                point -= weight;
                point <= 0.0
            });
            let ended = Ended {
                decisions: 0,
                turns: 0,
                faction: rules::Faction::Undead,
                winner,
                decided_by: rules::DecidedBy::MostHeroes,
                leaders,
                first,
                ender: 0,
            };
            drawn.count(&ended, Hero::all().take(40), &mut tally);
            tally.games += 1;
        }
        tally
    }

    fn below(dice: &mut Dice, bound: usize) -> usize {
        (dice.seed() % bound as u64) as usize
    }

    fn shuffle<T>(cards: &mut [T], dice: &mut Dice) {
        for index in (1..cards.len()).rev() {
            cards.swap(index, below(dice, index + 1));
        }
    }

    fn of(tally: &Tally, number: usize) -> Contribution {
        tally.contributions()[number - 1]
    }

    #[test]
    fn known_effects_are_found_and_told_apart() {
        let good = Hero::all().next().unwrap();
        let tally = simulate(20_000, 1, |leader, place, hand| {
            let leader = if leader == Leader::Pavyr { 1.5 } else { 1.0 };
            let place = if place == 0 { 1.3 } else { 1.0 };
            leader * place * if hand.contains(&good) { 1.4 } else { 1.0 }
        });
        // A player with weight 1.4 among three with weight 1 wins 1.4 of 4.4 games instead of 1 of 4: 6.8 points more.
        let best = of(&tally, 1);
        let effect = best.effect.unwrap();
        assert!((effect.effect - 0.068).abs() < 0.012, "{effect:?}");
        assert!(
            best.stands_out() && (0.003..0.006).contains(&effect.error),
            "{effect:?}"
        );
        assert!((best.gap.gap - 0.068).abs() < 0.015 && best.gap.low > 0.0);
        // All others are as good as each other: hardly one stands out.
        let others = tally.contributions().into_iter().skip(1);
        let wrong = others.filter(Contribution::stands_out).count();
        assert!(wrong <= 1, "{wrong}");
        let pavyr = tally.leader_effects()[Leader::Pavyr as usize - 1].1.unwrap();
        // 1.5 of 4.5 instead of 1 of 4, less a sixth of that because the mean of the leaders counts him as well.
        assert!((pavyr.effect - 0.083 * 5.0 / 6.0).abs() < 0.01, "{pavyr:?}");
        let first = tally.place_effects()[0].unwrap();
        assert!((first.effect - 0.052 * 0.75).abs() < 0.01, "{first:?}");
    }

    /// Whoever has the good leader gets the hero more often: presence would call the hero good, the regression does not.
    #[test]
    fn company_is_not_taken_for_merit() {
        let mut dice = Dice::new(7);
        let mut sums = Sums::new(4, TRAITS);
        let hero = HEROES;
        let mut won = (Won::default(), Won::default());
        for _ in 0..20_000 {
            let mut leaders = Leader::ALL;
            shuffle(&mut leaders, &mut dice);
            let mut weights = Vec::new();
            let mut traits = Vec::new();
            let mut has = Vec::new();
            for (seat, &leader) in leaders[..4].iter().enumerate() {
                let good = leader == Leader::Pavyr;
                let with = below(&mut dice, 10) < if good { 8 } else { 2 };
                let mut own = vec![leader as usize - 1, PLACES + seat, HEROES + 1 + below(&mut dice, 5)];
                own.extend(with.then_some(hero));
                traits.push(own);
                has.push(with);
                weights.push(if good { 2.0 } else { 1.0 });
            }
            let mut point = dice.seed() as f64 / u64::MAX as f64 * weights.iter().sum::<f64>();
            let winner = weights.iter().position(|weight| {
                point -= weight;
                point <= 0.0
            });
            let winner = winner.unwrap_or(0);
            sums.add(&traits, winner);
            for (seat, with) in has.into_iter().enumerate() {
                let side = if with { &mut won.0 } else { &mut won.1 };
                side.add(seat == winner);
            }
        }
        let share = |won: Won| Share::of(won.wins, won.games);
        let presence = Gap::between(share(won.0), share(won.1));
        assert!(presence.low > 0.03, "{presence:?}");
        let heroes: Vec<usize> = (HEROES..HEROES + 6).collect();
        let effect = sums.effects(&heroes, TRAITS)[0].unwrap();
        assert!(
            effect.effect.abs() < 3.0 * effect.error && effect.error < 0.01,
            "{effect:?}"
        );
    }

    /// The 95 % intervals of heroes without any effect hold zero in about 95 of 100 cases, and Holm calls hardly any real.
    #[test]
    fn intervals_hold_what_they_promise() {
        let (mut held, mut all, mut families) = (0, 0, 0);
        for seed in 0..30 {
            let tally = simulate(1_500, 100 + seed, |_, place, _| if place == 0 { 2.0 } else { 1.0 });
            let told = tally.contributions();
            families += usize::from(told.iter().any(Contribution::stands_out));
            for effect in told.iter().filter_map(|contribution| contribution.effect) {
                let (low, high) = effect.interval();
                held += u32::from(low <= 0.0 && 0.0 <= high);
                all += 1;
            }
        }
        let share = f64::from(held) / f64::from(all);
        assert_eq!(all, 30 * 40);
        assert!((0.93..0.97).contains(&share), "{share}");
        assert!(families <= 5, "{families} of 30 families name a hero that does nothing");
    }

    #[test]
    fn too_few_games_say_nothing_and_files_keep_all() {
        let tally = simulate(50, 3, |_, _, _| 1.0);
        assert!(
            tally
                .contributions()
                .iter()
                .all(|contribution| contribution.effect.is_none())
        );
        let text = serde_json::to_string(&tally.sums).unwrap();
        assert_eq!(serde_json::from_str::<Sums>(&text).unwrap(), tally.sums);
        assert!(serde_json::from_str::<Sums>(&text.replacen("\"had\":\"", "\"had\":\"1 ", 1)).is_err());
        let (one, other) = (simulate(70, 4, |_, _, _| 1.0).sums, tally.sums);
        let (mut forth, mut back) = (one.clone(), other.clone());
        forth.merge(&other);
        back.merge(&one);
        assert_eq!(forth, back);
    }
}
