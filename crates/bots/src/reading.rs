//! Reading leaders from what everybody saw, and what a choice would show.
//!
//! Everything somebody did speaks for or against each of the four factions ([`Fitted::signs`](crate::fitted)); a leader is
//! as likely as what was done speaks for its two factions. That costs a few additions, so it is done in imagined games too:
//! whoever sits there has learned from all that was shown on the way.

use crate::fitted::SIGNS;
use crate::instinct::Aligned;
use encoding::{DEEDS, DEEDS_SIZE, Deeds};
use nets::exp;
use rules::{Choice, Choices, Hero, Leader, MOST_PLAYERS, Memory, Prompt, Seat, Slot, World};

/// What each kind of deed says about each faction.
pub(crate) type Signs = [[f32; 4]; DEEDS_SIZE];

/// The first counter of a kind of deed.
const fn first(kind: usize) -> usize {
    DEEDS[kind].1
}

const SHIFTED: usize = first(0);
const BROUGHT: usize = first(2);
const DECLINED: usize = first(3);
const PLAYED: usize = first(5);
const DREW: usize = first(6);
const PASSED_OVER: usize = first(7);
const HURT: usize = first(8);
const GAVE_UP: usize = first(9);
const NAMED: usize = first(10);

/// The counters that tell something and follow from a choice alone.
pub(crate) const TELLING: [usize; 9] = [
    SHIFTED,
    BROUGHT,
    DECLINED,
    PLAYED,
    DREW,
    PASSED_OVER,
    HURT,
    GAVE_UP,
    NAMED,
];

/// How much what one seat did speaks for each faction.
pub(crate) type Spoken = [f32; 4];

/// How likely each leader is from what was done.
pub(crate) fn likely(spoken: &Spoken) -> [f32; 6] {
    let mut odds = Leader::ALL.map(|leader| {
        let [one, other] = leader.alignment();
        exp(spoken[one as usize] + spoken[other as usize])
    });
    let total: f32 = odds.iter().sum();
    odds.iter_mut().for_each(|odds| *odds /= total);
    odds
}

/// What everybody at a table has shown.
#[derive(Clone, Debug, Default, PartialEq)]
pub(crate) struct Shown {
    spoken: [Spoken; MOST_PLAYERS],
}

impl Shown {
    /// By what was done so far.
    pub(crate) fn by(deeds: &Deeds) -> Shown {
        let mut shown = Shown::default();
        for (spoken, seat) in shown.spoken.iter_mut().zip(Seat::ALL) {
            let counters = deeds.of_seat(seat);
            for counter in TELLING.into_iter().flat_map(|first| first..first + 4) {
                add(spoken, counter, f32::from(counters[counter]));
            }
        }
        shown
    }

    /// What a seat's deeds say.
    pub(crate) fn of(&self, seat: Seat) -> &Spoken {
        &self.spoken[seat.index()]
    }

    /// What somebody with this leader reads of everybody: how likely each seat is aligned with each faction. Nobody else
    /// has the reader's own leader.
    pub(crate) fn aligned(&self, own: Leader) -> Aligned {
        let mut aligned = [[0.0; 4]; MOST_PLAYERS];
        for (aligned, spoken) in aligned.iter_mut().zip(&self.spoken) {
            let odds = likely(spoken);
            let left = 1.0 - odds[own as usize - 1];
            for leader in Leader::ALL.into_iter().filter(|&leader| leader != own) {
                for faction in leader.alignment() {
                    aligned[faction as usize] += odds[leader as usize - 1] / left.max(1e-6);
                }
            }
        }
        aligned
    }

    /// Everybody sees `seat` choose this.
    pub(crate) fn see(&mut self, world: &World, seat: Seat, choices: &Choices, index: usize) {
        if let Some(&choice) = choices.get(index) {
            signs(world, seat, choices, choice, &mut self.spoken[seat.index()]);
        }
    }
}

fn add(spoken: &mut Spoken, counter: usize, times: f32) {
    for (spoken, sign) in spoken.iter_mut().zip(SIGNS[counter]) {
        *spoken += times * sign;
    }
}

fn add_hero(spoken: &mut Spoken, first: usize, hero: Hero) {
    for faction in hero.factions().iter() {
        add(spoken, first + faction as usize, 1.0);
    }
}

/// Adds what a choice of `seat` says, as far as everybody sees it.
pub(crate) fn signs(world: &World, seat: Seat, choices: &Choices, choice: Choice, spoken: &mut Spoken) {
    match choice {
        Choice::Play(hero) => add_hero(spoken, PLAYED, hero),
        Choice::Move { red, green } => {
            let (before, after) = (world.track(), world.track().after(red, green));
            let spaces = [(before.red(), after.red()), (before.green(), after.green())];
            for (marker, (from, to)) in spaces.into_iter().enumerate() {
                let counter = SHIFTED + 2 * marker + usize::from(to < from);
                add(spoken, counter, f32::from(to.abs_diff(from)));
            }
            if before == after {
                // Nothing is seen to move.
                return;
            }
            let ahead = after.winning_faction();
            add(spoken, BROUGHT + ahead as usize, 1.0);
            let mut declined = [false; 4];
            for choice in choices.iter() {
                if let Choice::Move { red, green } = *choice {
                    declined[before.after(red, green).winning_faction() as usize] = true;
                }
            }
            declined[ahead as usize] = false;
            for faction in (0..4).filter(|&faction| declined[faction]) {
                add(spoken, DECLINED + faction, 1.0);
            }
        }
        Choice::DrawTavern(_) | Choice::DrawHarbor if world.question(seat).prompt == Prompt::Draw => {
            for slot in Slot::ALL {
                if let Some(hero) = world.tavern(slot) {
                    let drawn = choice == Choice::DrawTavern(slot);
                    add_hero(spoken, if drawn { DREW } else { PASSED_OVER }, hero);
                }
            }
        }
        Choice::FaceUp { seat: owner, hero } => match world.question(seat).prompt {
            Prompt::HeroToBury | Prompt::HeroToDiscard | Prompt::HeroToTake => {
                add_hero(spoken, if owner == seat { GAVE_UP } else { HURT }, hero);
            }
            _ => {}
        },
        Choice::Faction(faction) => add(spoken, NAMED + faction as usize, 1.0),
        _ => {}
    }
}

/// What was done in a game that is being followed.
#[derive(Clone, Default)]
pub(crate) struct Watched {
    memory: Option<Memory>,
    deeds: Deeds,
}

impl Watched {
    /// All that is remembered, caught up from where it was.
    pub(crate) fn catch_up(&mut self, memory: &Memory) -> &Deeds {
        let known = self.memory.as_ref().filter(|known| memory.continues(known));
        let from = known.map_or(0, Memory::len);
        if known.is_none() {
            self.deeds = Deeds::default();
        }
        for index in from..memory.len() {
            if let Some(moment) = memory.moment(index) {
                self.deeds.see(moment);
            }
        }
        self.memory = Some(memory.clone());
        &self.deeds
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Dice;
    use crate::instinct::aligned_by_prior;
    use rules::{Event, Game, Seed, Setup, Viewer};

    #[test]
    fn whoever_has_shown_nothing_may_be_anybody() {
        for own in Leader::ALL {
            let read = Shown::default().aligned(own);
            let prior = aligned_by_prior(own);
            for (read, prior) in read.iter().flatten().zip(prior.iter().flatten()) {
                assert!((read - prior).abs() < 1e-5, "{own:?}: {read} and {prior}");
            }
        }
    }

    /// A counter of deeds stops here, and what is imagined goes on.
    const FULL: u8 = 24;

    /// What a choice says in an imagined game is what it says to those who remember it.
    #[test]
    fn imagined_choices_say_what_remembered_ones_do() {
        let (mut compared, mut spoke) = (0, 0);
        for number in 0..40 {
            let setup = Setup::new(2 + (number % 5) as u8).unwrap();
            let mut game = Game::new(setup, &Seed::from(format!("signs {number}")));
            let mut memory = Memory::of(&game, Viewer::Public);
            let mut dice = Dice::new(number);
            let (mut choices, mut events): (Choices, Vec<Event>) = (Choices::new(), Vec::new());
            while let Some(seat) = game.decider() {
                let past = Deeds::of(&memory);
                let before = Shown::by(&past);
                let mut imagined = before.clone();
                let world = game.view(Viewer::Seat(seat)).imagine(dice.generator());
                world.choices_into(seat, &mut choices);
                let index = dice.below(choices.len());
                let choice = choices[index];
                imagined.see(&world, seat, &choices, index);
                events.clear();
                game.choose(seat, choice, &mut events).unwrap();
                memory.see(&game, rules::Made { seat, choice }, &events);
                let remembered = Shown::by(&Deeds::of(&memory));
                // Abilities that ask nothing may follow at once, and they are seen too.
                let mut parties = [HURT, GAVE_UP, NAMED].into_iter().flat_map(|first| first..first + 4);
                let now = Deeds::of(&memory);
                let full = now.of_seat(seat).contains(&FULL);
                if !full && !parties.any(|counter| past.of_seat(seat)[counter] != now.of_seat(seat)[counter]) {
                    compared += 1;
                    spoke += u32::from(imagined != before);
                    for (one, other) in imagined.of(seat).iter().zip(remembered.of(seat)) {
                        assert!(
                            (one - other).abs() < 1e-3,
                            "{choice:?}: {imagined:?} and {remembered:?}"
                        );
                    }
                }
            }
        }
        assert!(compared > 500 && spoke > 300, "{spoke} of {compared}");
    }
}
