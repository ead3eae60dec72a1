//! What a bot chooses depends on its level, its seed, its budget and what its seat remembers, and on nothing else: not on
//! when it was made, nor on what it was asked before.

use bots::{Adept, Belief, Bot, Budget, Level, Master};
use rules::{Choice, Memory, Record, Seat, Seed, Setup, Step, Viewer};

/// A bot of a level that can be played here.
fn sit(level: Level, seed: u64, budget: Budget) -> Box<dyn Bot> {
    bots::bot(level, seed, budget).unwrap()
}

const SEED: u64 = 11;
const ITERATIONS: u32 = 24;

fn master() -> Master {
    Master::new(SEED, Budget::iterations(ITERATIONS))
}

/// A game in which Masters that were there from the start play against Adepts: the record, and what the Master on seat 0
/// chose at each of its decisions.
fn game(seed: &str) -> (Record, Vec<(usize, Choice)>) {
    let mut record = Record::deal(Setup::new(3).unwrap(), Seed::from(seed));
    let mut bots: Vec<Box<dyn Bot>> = vec![
        Box::new(master()),
        Box::new(Adept::new(1)),
        Box::new(Master::new(5, Budget::iterations(ITERATIONS))),
    ];
    let mut chosen = Vec::new();
    while let Some(seat) = record.game().decider() {
        let memory = record.memory(Viewer::Seat(seat));
        let choice = bots[seat.index()].think(&memory).unwrap().choice;
        if seat == Seat::S0 {
            chosen.push((record.made().len(), choice));
        }
        record.choose(seat, choice, &mut ()).unwrap();
    }
    (record, chosen)
}

fn same(one: &Belief, other: &Belief) -> bool {
    let bits = |belief: &Belief| belief.clone().leaders().map(|seat| seat.map(f32::to_bits));
    bits(one) == bits(other)
}

/// A reload, a restarted server, a saved game: a Master that is made in the middle of a game is the one that was there all
/// the time.
#[test]
fn a_new_master_plays_on_as_the_old_one_would() {
    let (record, chosen) = game("in the middle");
    let memory = record.memory(Viewer::Seat(Seat::S0));
    let mut compared = 0;
    for &(moment, choice) in &chosen {
        let then = memory.until(moment);
        assert_eq!(master().think(&then).unwrap().choice, choice, "at {moment}");
        compared += u32::from(then.now().choices().len() > 1);
    }
    assert!(compared > 10, "only {compared} decisions");
}

/// However far a belief comes at a time, and wherever its memory comes from, it believes the same to the last bit.
#[test]
fn a_belief_that_catches_up_is_the_belief_from_scratch() {
    let (record, _) = game("step by step");
    for seat in record.game().seats() {
        let whole = record.memory(Viewer::Seat(seat));
        let mut kept = Belief::of(&whole.until(0), SEED).unwrap();
        let mut leaping = kept.clone();
        for moment in 0..=whole.len() {
            // A memory that shares nothing with the one before.
            let mut log = record.log();
            log.truncate(moment);
            let then = log.replay().unwrap().memory(Viewer::Seat(seat));
            assert_eq!(then, whole.until(moment));
            kept.catch_up(&then);
            if moment % 7 == 0 {
                leaping.catch_up(&then);
                let scratch = Belief::of(&then, SEED).unwrap();
                assert!(
                    same(&kept, &scratch) && same(&kept, &leaping),
                    "seat {seat} at {moment}"
                );
            }
        }
    }
}

/// What was taken back never happened: a bot that saw it chooses as one that did not.
#[test]
fn a_choice_that_is_taken_back_is_forgotten() {
    let (record, chosen) = game("taken back");
    let whole = record.memory(Viewer::Seat(Seat::S0));
    let mut bot = master();
    for &(moment, choice) in chosen.iter().rev().step_by(5) {
        // It has just thought about a later point of the game, and now about an earlier one.
        assert_eq!(bot.think(&whole.until(moment)).unwrap().choice, choice);
    }
    // Another choice is made in place of the one that was taken back.
    let mut log = record.log();
    let at = record.made().len() / 2;
    log.truncate(at);
    let mut other = log.replay().unwrap();
    let seat = other.game().decider().unwrap();
    let another = other
        .choices(seat)
        .into_iter()
        .find(|&choice| choice != record.made()[at].choice);
    other.choose(seat, another.unwrap(), &mut ()).unwrap();
    let viewer = Viewer::Seat(Seat::S0);
    let mut belief = Belief::of(&whole.until(at + 1), SEED).unwrap();
    belief.catch_up(&other.memory(viewer));
    assert!(same(&belief, &Belief::of(&other.memory(viewer), SEED).unwrap()));
    assert_eq!(*belief.memory(), other.memory(viewer));
}

/// Another game is another game, even with the same seat and the same leader: nothing of the last one is believed in it.
#[test]
fn another_game_is_begun_anew() {
    let (first, _) = game("one game");
    let viewer = Viewer::Seat(Seat::S0);
    let own = first.memory(viewer).now().leader(Seat::S0);
    let mut with_same_leader = 0;
    let mut bot = master();
    let mut belief = Belief::of(&first.memory(viewer), SEED).unwrap();
    for number in 0..24 {
        let other = Record::deal(Setup::new(3).unwrap(), Seed::from(format!("another {number}")));
        let memory = other.memory(viewer);
        with_same_leader += u32::from(memory.now().leader(Seat::S0) == own);
        belief.catch_up(&memory);
        assert!(same(&belief, &Belief::of(&memory, SEED).unwrap()));
        belief.catch_up(&first.memory(viewer));
        assert_eq!(bot.think(&memory), master().think(&memory));
    }
    assert!(with_same_leader > 0, "try other seeds");
}

/// Those who never look back choose the same without a past, so nobody needs to keep one for them.
#[test]
fn whoever_needs_no_past_chooses_the_same_without() {
    let (record, _) = game("no past");
    for level in Level::ALL.into_iter().filter(|&level| bots::can_play(level)) {
        let mut bot = sit(level, SEED, Budget::iterations(4));
        if bot.remembers() {
            assert!(level >= Level::Adept);
            continue;
        }
        for moment in (0..record.made().len()).step_by(3) {
            let mut log = record.log();
            log.truncate(moment);
            let then = log.replay().unwrap();
            let seat = then.game().decider().unwrap();
            let whole = then.memory(Viewer::Seat(seat));
            let bare = Memory::of(then.game(), Viewer::Seat(seat));
            assert_eq!(bot.think(&whole), bot.think(&bare), "{level} at {moment}");
        }
    }
}

/// Lets all who choose at the same time choose, those first who come first in `order`. Returns what each chose, and the
/// seat that chose last.
fn at_once(record: &mut Record, order: &[Seat], levels: &[Level]) -> (Vec<(Seat, Choice)>, Seat) {
    let asked: Vec<Seat> = record.game().asked().map(|asked| asked.seat).collect();
    let times = if record.game().step() == Step::Setup { 2 } else { 1 };
    let (mut chosen, mut last) = (Vec::new(), order[0]);
    let asked = order.iter().filter(|seat| asked.contains(seat)).cycle();
    for &seat in asked.take(times * record.game().asked().count()) {
        let mut bot = sit(levels[seat.index() % levels.len()], SEED, Budget::iterations(20));
        let choice = bot.think(&record.memory(Viewer::Seat(seat))).unwrap().choice;
        chosen.push((seat, choice));
        record.choose(seat, choice, &mut ()).unwrap();
        last = seat;
    }
    chosen.sort_by_key(|(seat, _)| *seat);
    (chosen, last)
}

/// A game of bots that choose anything, up to where several must discard at the same time.
fn until_several_discard(seed: &str) -> Option<Record> {
    let mut record = Record::deal(Setup::new(4).unwrap(), Seed::from(seed));
    let mut bot = bots::Random::new(SEED);
    while let Some(seat) = record.game().decider() {
        if record.game().step() != Step::Setup && record.game().asked().count() > 2 {
            return Some(record);
        }
        let choice = bot.think(&record.memory(Viewer::Seat(seat))).unwrap().choice;
        record.choose(seat, choice, &mut ()).unwrap();
    }
    None
}

/// Where several choose at the same time, nobody's choice depends on who was quicker, nor does what is believed afterwards.
#[test]
fn the_order_of_those_who_choose_at_the_same_time_changes_nothing() {
    let deals = (0..8).map(|number| Record::deal(Setup::new(4).unwrap(), Seed::from(format!("all at once {number}"))));
    let discards = (0..40).filter_map(|number| until_several_discard(&format!("discards {number}")));
    let moments: Vec<Record> = deals.chain(discards.take(8)).collect();
    assert_eq!(moments.len(), 16, "too few discards at the same time");
    let mut other_last = 0;
    for (number, begun) in moments.into_iter().enumerate() {
        for levels in [&[Level::Adept][..], &[Level::Master], &Level::ALL] {
            let (mut one, mut other) = (begun.clone(), begun.clone());
            let first = at_once(&mut one, &[Seat::S0, Seat::S1, Seat::S2, Seat::S3], levels);
            let second = at_once(&mut other, &[Seat::S3, Seat::S1, Seat::S2, Seat::S0], levels);
            assert_eq!(first.0, second.0, "moment {number}, {levels:?}");
            other_last += u32::from(first.1 != second.1);
            for seat in Seat::all(4) {
                let belief = |record: &Record| Belief::of(&record.memory(Viewer::Seat(seat)), SEED).unwrap();
                assert!(same(&belief(&one), &belief(&other)), "moment {number}, seat {seat}");
                let next = |record: &Record| master().think(&record.memory(Viewer::Seat(seat)));
                assert_eq!(next(&one), next(&other), "moment {number}, seat {seat}");
            }
        }
    }
    assert!(other_last > 20, "somebody else must be the last one");
}

/// A game whose bots are asked with the chances they saw: the best one is what they choose.
#[test]
fn a_master_tells_its_chances() {
    let record = Record::deal(Setup::new(3).unwrap(), Seed::from("chances"));
    let memory = record.memory(Viewer::Seat(Seat::S1));
    let mut bot = master();
    let thought = bot.think(&memory).unwrap();
    let chances = bot.chances();
    assert_eq!(chances[0].0, thought.choice);
    assert!(
        chances
            .iter()
            .all(|(choice, chance)| { memory.now().choices().contains(choice) && (0.0..=1.0).contains(chance) })
    );
    assert!(Adept::new(1).chances().is_empty());
}
