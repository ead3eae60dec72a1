//! What happens to each hero, and whom it helps.

use crate::tally::Won;
use rules::effect::X;
use rules::{
    Asked, Choice, Event, Game, Happening, Hero, How, MOST_PLAYERS, Marker, Place, Prompt, Seat, Slot, Step, View,
};
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
    /// Players who were dealt it or drew it from the Harbor.
    #[serde(default)]
    pub drawn: Won,
    /// Players who never had it in hand.
    #[serde(default)]
    pub unseen: Won,
    /// Draws with the hero in the Tavern, and how many of them took it.
    #[serde(default)]
    pub tavern: Won,
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
            (&mut self.drawn, other.drawn),
            (&mut self.unseen, other.unseen),
            (&mut self.tavern, other.tavern),
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
    /// The heroes whose abilities run: each performs the one after it.
    performing: Vec<Performing>,
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
            performing: Vec::new(),
        }
    }

    /// Before a choice: a question of a hero's text means that there is something to choose from.
    pub(crate) fn asked(&mut self, step: Step, asked: Option<&Asked>) {
        if step != Step::Ability {
            self.close();
            return;
        }
        let Some(asked) = asked else { return };
        // A hero that asks again has performed another one, which is done.
        if let Some(place) = self.place_of(asked.source) {
            self.close_above(place);
        }
        let Some(performing) = self.performing.last_mut() else {
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

    /// Somebody draws and sees this Tavern.
    pub(crate) fn draws(&mut self, tavern: impl Iterator<Item = (Slot, Hero)>, choice: Choice) {
        for (slot, hero) in tavern {
            self.heroes[hero.number() as usize]
                .tavern
                .add(choice == Choice::DrawTavern(slot));
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
                    self.played_by[hero.number() as usize] |= 1 << by.number();
                    self.close();
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
                // A performed Tavern card goes where the hero says who performed it, whether it found something or not.
                Happening::Card {
                    card,
                    from: Place::Aside,
                    ..
                } => match self.place_of(card) {
                    Some(place) if place > 0 => self.close_above(place - 1),
                    Some(_) | None => self.worked(),
                },
                Happening::Card { .. }
                | Happening::Looked { .. }
                | Happening::Revealed { .. }
                | Happening::Protected { .. } => self.worked(),
                Happening::Marker { marker, from, to } => self.moved(marker, i64::from(to) - i64::from(from)),
                Happening::Starts { .. }
                | Happening::Named { .. }
                | Happening::Picked { .. }
                | Happening::Unable { .. }
                | Happening::Chose { .. }
                | Happening::Shuffled { .. }
                | Happening::Leader { .. } => {}
            }
        }
    }

    fn begin(&mut self, hero: Hero) {
        self.heroes[hero.number() as usize].performed += 1;
        self.performing.push(Performing {
            hero,
            worked: !has_text(hero),
        });
    }

    fn worked(&mut self) {
        if let Some(performing) = self.performing.last_mut() {
            performing.worked = true;
        }
    }

    /// Where a hero is among those that perform each other.
    fn place_of(&self, hero: Option<Hero>) -> Option<usize> {
        self.performing
            .iter()
            .position(|performing| Some(performing.hero) == hero)
    }

    fn moved(&mut self, marker: Marker, spaces: i64) {
        let Some(performing) = self.performing.last_mut() else {
            return;
        };
        let tally = &mut self.heroes[performing.hero.number() as usize];
        match marker {
            Marker::Red => tally.red += spaces,
            Marker::Green => tally.green += spaces,
        }
        // A text that only counts has worked when something moves.
        let mut effects = performing.hero.effects().iter();
        performing.worked |= effects.any(|effect| matches!(effect.x(), Some(X::Counted(_))));
    }

    fn close(&mut self) {
        for performing in self.performing.drain(..) {
            count_idle(&mut self.heroes, &performing);
        }
    }

    /// All heroes that the one at this place has performed, in turn, are done.
    fn close_above(&mut self, place: usize) {
        for performing in self.performing.drain(place + 1..) {
            count_idle(&mut self.heroes, &performing);
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

/// Counts a hero that is done, if its text found nothing.
fn count_idle(heroes: &mut [HeroTally], performing: &Performing) {
    if !performing.worked {
        heroes[performing.hero.number() as usize].no_target += 1;
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
    hero.effects().iter().any(|effect| effect.facts().text)
}

/// The final view with all cards face up.
pub(crate) fn end_of(game: &Game) -> Option<View> {
    Some(game.view(rules::Viewer::All(game.finished()?)))
}

#[cfg(test)]
mod tests {
    use super::*;
    use rules::{Choices, Position, Record};

    /// Plays the first listed choice of every question of a turn that plays a hero from the hand, and counts what it saw.
    fn watched(position: &str, hero: &str) -> Vec<HeroTally> {
        let position: Position = serde_json::from_str(position).expect("a position");
        let mut record = Record::load(position).expect("it can be");
        let mut watch = Watch::new();
        let hero = Hero::from_id(hero).expect("a hero");
        let mut choice = rules::Choice::Play(hero);
        let turn = record.game().turn();
        while record.game().turn() == turn {
            let seat = record.game().decider().expect("somebody is asked");
            let asked = record.game().asked().find(|asked| asked.seat == seat);
            watch.asked(record.game().step(), asked.as_ref());
            let mut events = Vec::new();
            record.choose(seat, choice, &mut events).expect("it is legal");
            watch.happened(&events, matches!(choice, rules::Choice::Discard(_)));
            let mut choices = Choices::new();
            let Some(next) = record.game().decider() else { break };
            record.game().choices_into(next, &mut choices);
            choice = choices[0];
        }
        watch.close();
        watch.heroes
    }

    fn tally(heroes: &[HeroTally], id: &str) -> HeroTally {
        heroes[Hero::from_id(id).expect("a hero").number() as usize]
    }

    /// What the Impaler does with the card it has performed is not what that card did.
    #[test]
    fn a_copied_hero_that_finds_nothing_is_counted() {
        let heroes = watched(
            r#"{"players":[
                {"leader":"lemron","hand":["insidious-impaler","keen-koi"]},
                {"leader":"cyra","hand":["aimless-eel","furious-frog"]}],
                "tavern":["half-eaten-bull",null,null],
                "harbor":["ace-fighter","bored-goblin","leery-lizard","canned-champion"],
                "graveyard":["buried-emperor"]}"#,
            "insidious-impaler",
        );
        let (impaler, copied) = (tally(&heroes, "insidious-impaler"), tally(&heroes, "half-eaten-bull"));
        assert_eq!((impaler.performed, impaler.no_target), (1, 0));
        assert_eq!((copied.performed, copied.no_target), (1, 1));
    }
}
