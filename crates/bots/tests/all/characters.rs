//! What bots are like can be told from what they do.

use bots::{Adept, Belief, Bot, Budget, Character, Level, Reader};
use encoding::{DEEDS, Deeds};
use rules::{Choice, Prompt, Record, Seat, Seed, Setup, Viewer};

/// What players of one character did in some games of four.
#[derive(Default)]
struct Conduct {
    /// Turns that began with a choice between playing and not, and heroes played in them.
    turns: u32,
    plays: u32,
    /// Heroes taken out of the party of one of several, and out of the party of whoever had taken most.
    taken: u32,
    repaid: u32,
    /// What a reader gives the true leaders after three rounds, in sum.
    read: f32,
    readings: u32,
}

/// Who took most out of the party of a seat, if somebody took something.
fn offender(deeds: &Deeds, me: Seat) -> Option<Seat> {
    let took = |seat: Seat| deeds.of_seat(seat)[DEEDS[11].1 + me.index()];
    let most = Seat::ALL
        .into_iter()
        .filter(|&seat| seat != me)
        .max_by_key(|&seat| took(seat))?;
    (took(most) > 0).then_some(most)
}

fn watch(level: Level, character: Character, games: u64) -> Conduct {
    let mut seen = Conduct::default();
    for number in 0..games {
        let mut record = Record::deal(Setup::new(4).unwrap(), Seed::from(format!("characters {number}")));
        let mut bots: Vec<_> = (0..4)
            .map(|seat| {
                let mut bot = bots::bot(level, number * 4 + seat, Budget::iterations(20)).unwrap();
                bot.set_character(character);
                bot
            })
            .collect();
        let mut read = false;
        while let Some(seat) = record.game().decider() {
            let memory = record.memory(Viewer::Seat(seat));
            if record.game().turn() > 12 && !read {
                read = true;
                let mut belief = Belief::of(&memory, 1).unwrap().reading(Reader {
                    deduces: 0.0,
                    counts: 1.0,
                });
                let leaders = belief.leaders();
                for other in record.game().seats().filter(|&other| other != seat) {
                    let leader = record.memory(Viewer::Seat(other)).now().leader(other).unwrap();
                    seen.read += leaders[other.index()][leader as usize - 1];
                    seen.readings += 1;
                }
            }
            let view = memory.now();
            let prompt = view.asked().find(|asked| asked.seat == seat).unwrap().prompt;
            let choice = bots[seat.index()].think(&memory).unwrap().choice;
            if prompt == Prompt::Play && view.choices().iter().any(|choice| matches!(choice, Choice::Play(_))) {
                seen.turns += 1;
                seen.plays += u32::from(matches!(choice, Choice::Play(_)));
            }
            if let (Prompt::HeroToBury | Prompt::HeroToDiscard | Prompt::HeroToTake, Choice::FaceUp { seat: of, .. }) =
                (prompt, choice)
                && let Some(offender) = offender(&Deeds::of(&memory), seat)
            {
                let can = |choice: &Choice| matches!(*choice, Choice::FaceUp { seat, .. } if seat == offender);
                if view.choices().iter().any(can) && !view.choices().iter().all(can) {
                    seen.taken += 1;
                    seen.repaid += u32::from(of == offender);
                }
            }
            record.choose(seat, choice, &mut ()).unwrap();
        }
    }
    seen
}

#[test]
fn characters_show() {
    for level in [Level::Adept, Level::Novice] {
        let of = |character| watch(level, character, 16);
        let (open, sly) = (of(Character::Open), of(Character::Sly));
        let read = |seen: &Conduct| seen.read / seen.readings as f32;
        assert!(read(&open) > read(&sly), "{level}: {} and {}", read(&open), read(&sly));
    }
    // Novices follow their likes more than others do.
    let of = |character| watch(Level::Novice, character, 16);
    let (even, vengeful, hurried) = (of(Character::Even), of(Character::Vengeful), of(Character::Hurried));
    let repaid = |seen: &Conduct| f64::from(seen.repaid) / f64::from(seen.taken.max(1));
    let (calm, angry) = (repaid(&even), repaid(&vengeful));
    assert!(angry > calm, "{angry} and {calm}");
    let plays = |seen: &Conduct| f64::from(seen.plays) / f64::from(seen.turns);
    assert!(
        plays(&hurried) > plays(&even),
        "{} and {}",
        plays(&hurried),
        plays(&even)
    );
}

/// Whoever is even is as if nothing had been said.
#[test]
fn whoever_is_even_chooses_what_is_best() {
    let mut record = Record::deal(Setup::new(3).unwrap(), Seed::from("even"));
    let (mut one, mut other) = (Adept::new(3), Adept::new(3));
    other.set_character(Character::Sly);
    other.set_character(Character::Even);
    while let Some(seat) = record.game().decider() {
        let memory = record.memory(Viewer::Seat(seat));
        let thought = one.think(&memory).unwrap();
        assert_eq!(other.think(&memory).unwrap(), thought);
        record.choose(seat, thought.choice, &mut ()).unwrap();
    }
}
