//! What happens to each hero, and whom it helps.

use crate::tally::Won;
use rules::effect::Effect;
use rules::{Asked, Event, Game, Happening, Hero, How, MOST_PLAYERS, Marker, Place, Prompt, Seat, Step, View};
use serde::{Deserialize, Serialize};

/// The counts of one hero.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct HeroTally {
    /// Parties the hero was played into, and how many of those won.
    pub played: Won,
    /// Parties it lay in at the end, face up or hidden.
    pub party: Won,
    /// Parties it lay in hidden at the end.
    pub hidden: Won,
    /// Hands it was in at the end.
    pub held: Won,
    /// How often its abilities were performed, played or copied.
    pub performed: u64,
    /// How often its text then found nothing to work on.
    pub no_target: u64,
    /// Spaces it moved the red marker, in sum.
    pub red: i64,
    /// Spaces it moved the green marker, in sum.
    pub green: i64,
}

impl HeroTally {
    /// Adds the counts of other games.
    pub fn merge(&mut self, other: &HeroTally) {
        for (mine, theirs) in [
            (&mut self.played, other.played),
            (&mut self.party, other.party),
            (&mut self.hidden, other.hidden),
            (&mut self.held, other.held),
        ] {
            mine.merge(theirs);
        }
        self.performed += other.performed;
        self.no_target += other.no_target;
        self.red += other.red;
        self.green += other.green;
    }
}

/// Watches one game for what its heroes do.
pub(crate) struct Watch {
    heroes: Vec<HeroTally>,
    /// Who played each hero, as bits.
    played_by: Vec<u8>,
    held: Vec<(Hero, Seat)>,
    performing: Option<Performing>,
}

/// A hero whose abilities run.
struct Performing {
    hero: Hero,
    /// Whether its text found something to work on.
    worked: bool,
}

impl Watch {
    pub(crate) fn new() -> Watch {
        Watch {
            heroes: vec![HeroTally::default(); Hero::COUNT + 1],
            played_by: vec![0; Hero::COUNT + 1],
            held: Vec::new(),
            performing: None,
        }
    }

    /// Before a choice: a question of a hero's text means that there is something to choose from.
    pub(crate) fn asked(&mut self, step: Step, asked: Option<&Asked>) {
        if step != Step::Ability {
            self.close();
            return;
        }
        let (Some(performing), Some(asked)) = (&mut self.performing, asked) else {
            return;
        };
        let names = [
            Prompt::Move,
            Prompt::NameFaction,
            Prompt::PlayerToCount,
            Prompt::PlayerToAsk,
        ];
        if asked.source == Some(performing.hero) && !names.contains(&asked.prompt) {
            performing.worked = true;
        }
    }

    /// What came of a choice. `discards` says whether the choice itself discarded a hand card.
    pub(crate) fn happened(&mut self, events: &[Event], discards: bool) {
        let over = events
            .iter()
            .any(|event| matches!(event.unmasked(), Happening::Over { .. }));
        for (index, event) in events.iter().enumerate() {
            match event.unmasked() {
                Happening::Card {
                    card: Some(hero),
                    how: How::Played,
                    by,
                    ..
                } => {
                    self.played_by[hero.number() as usize] |= 1 << by.0;
                    self.begin(hero);
                }
                Happening::Performs { hero, .. } => {
                    self.worked();
                    self.begin(hero);
                }
                Happening::Card {
                    card: Some(hero),
                    how: How::Discarded,
                    from: Place::Hand(seat),
                    ..
                } if over && !(discards && index == 0) => self.held.push((hero, seat)),
                Happening::Card { how: How::Refilled, .. } | Happening::Turn { .. } | Happening::Over { .. } => {
                    // Resurrected Ram refills the Tavern as its ability; then it has worked already.
                    self.close();
                }
                Happening::Card { .. }
                | Happening::Looked { .. }
                | Happening::Revealed { .. }
                | Happening::Protected { .. } => self.worked(),
                Happening::Marker { marker, from, to } => self.moved(marker, i64::from(to) - i64::from(from)),
                _ => {}
            }
        }
    }

    fn begin(&mut self, hero: Hero) {
        self.close();
        self.heroes[hero.number() as usize].performed += 1;
        self.performing = Some(Performing {
            hero,
            worked: !has_text(hero),
        });
    }

    fn worked(&mut self) {
        if let Some(performing) = &mut self.performing {
            performing.worked = true;
        }
    }

    fn moved(&mut self, marker: Marker, spaces: i64) {
        let Some(performing) = &mut self.performing else { return };
        let tally = &mut self.heroes[performing.hero.number() as usize];
        match marker {
            Marker::Red => tally.red += spaces,
            Marker::Green => tally.green += spaces,
        }
        // A text that only counts has worked when something moves.
        let mut effects = performing.hero.effects().iter();
        performing.worked |= effects.any(|effect| matches!(effect, Effect::Count(_)));
    }

    fn close(&mut self) {
        if let Some(performing) = self.performing.take()
            && !performing.worked
        {
            self.heroes[performing.hero.number() as usize].no_target += 1;
        }
    }

    /// The game is over: adds it to the counts.
    pub(crate) fn count(mut self, end: &View, winner: Option<usize>, tallies: &mut Vec<HeroTally>) {
        self.close();
        for seat in end.seats() {
            let won = winner == Some(seat.index());
            for hero in end.face_up(seat) {
                self.heroes[hero.number() as usize].party.add(won);
            }
            for hero in end.hidden(seat).iter().filter_map(|card| card.hero) {
                let tally = &mut self.heroes[hero.number() as usize];
                tally.party.add(won);
                tally.hidden.add(won);
            }
        }
        for &(hero, seat) in &self.held {
            self.heroes[hero.number() as usize]
                .held
                .add(winner == Some(seat.index()));
        }
        for (tally, seats) in self.heroes.iter_mut().zip(&self.played_by) {
            for seat in (0..MOST_PLAYERS).filter(|seat| seats & (1 << seat) != 0) {
                tally.played.add(winner == Some(seat));
            }
        }
        merge_heroes(tallies, &self.heroes[1..]);
    }
}

/// Adds lists of hero counts, of which one may be empty.
pub(crate) fn merge_heroes(mine: &mut Vec<HeroTally>, theirs: &[HeroTally]) {
    if mine.len() < theirs.len() {
        mine.resize(theirs.len(), HeroTally::default());
    }
    for (mine, theirs) in mine.iter_mut().zip(theirs) {
        mine.merge(theirs);
    }
}

/// Whether a hero does more than to move markers.
fn has_text(hero: Hero) -> bool {
    hero.effects()
        .iter()
        .any(|effect| !matches!(effect, Effect::Move(_) | Effect::CountsTwo(_) | Effect::Protects))
}

/// What somebody with the right to see everything sees at the end.
pub(crate) fn end_of(game: &Game) -> Option<View> {
    Some(game.view(rules::Viewer::All(game.finished()?)))
}
