//! What the coach says: why the best choice is the best, in every language.

use bots::Belief;
use rules::{Choice, Record, Seat, Seed, Setup, Viewer};
use study::{Coach, advice_text};
use told::{Advice, Rank, Side};
use words::{Language, Players, Words};

/// Some decisions of a game as the coach sees them after a little thought.
fn advised(seed: &str) -> Vec<(Record, Seat, Advice)> {
    let mut record = Record::deal(Setup::new(3).unwrap(), Seed::from(seed));
    let mut all = Vec::new();
    for number in 0_usize.. {
        let Some(seat) = record.game().decider() else { break };
        let choices = record.choices(seat);
        if number % 5 == 0 && choices.len() > 1 {
            let memory = record.memory(Viewer::Seat(seat));
            let belief = Belief::of(&memory, 1).unwrap();
            let mut coach = Coach::new(&belief, 1).unwrap();
            (0..12).for_each(|_| coach.think());
            all.push((record.clone(), seat, coach.advice()));
        }
        if all.len() == 8 {
            break;
        }
        let choice: Choice = choices[number % choices.len()];
        record.choose(seat, choice, &mut ()).unwrap();
    }
    all
}

/// The same advice, as if the best choice were clearly the best.
fn made_clear(advice: &Advice) -> Advice {
    let mut advice = advice.clone();
    let next = advice.prospects[1].chance;
    advice.prospects[0].chance = next + 0.3;
    advice.prospects.iter_mut().for_each(|prospect| prospect.doubt = 0.01);
    advice
}

/// What is said of the best choice compares it with the next one, names more than drawbacks, and what speaks against it
/// last.
fn check(record: &Record, seat: Seat, advice: &Advice, language: Language) {
    let view = record.game().view(Viewer::Seat(seat));
    let (words, players) = (Words::new(language), Players::new(&[]));
    let name = |choice| words.choice(choice, &view, &players);
    let best = advice.best().unwrap();
    let because = words.because(advice, best, name);
    let next = name(advice.prospects[1].choice);
    assert!(
        because[0].1.contains(&next),
        "{language}: {because:?} compares with {next}"
    );
    assert!(
        because.iter().any(|(side, _)| *side != Side::Against),
        "{language}: only drawbacks: {because:?}"
    );
    // The comparison, and perhaps that everything else does more harm, come before the reasons.
    let sides: Vec<Side> = because.iter().skip(1).map(|(side, _)| *side).collect();
    assert!(sides.is_sorted(), "{language}: {because:?}");
    let said = advice_text(advice, &view, &players, words);
    assert!(said.contains(&because[0].1), "the terminal says the same");
}

#[test]
fn the_best_choice_says_why_it_is_the_best() {
    for (record, seat, advice) in ["one", "two", "three"].into_iter().flat_map(advised) {
        let clear = made_clear(&advice);
        let best = advice.best().unwrap().choice;
        assert!(matches!(clear.rank(best), Some(Rank::Best { .. })));
        for language in Language::ALL {
            check(&record, seat, &advice, language);
            check(&record, seat, &clear, language);
        }
    }
}

#[test]
fn what_only_does_harm_is_the_best_where_all_else_does_more() {
    let (record, seat, mut advice) = advised("one").remove(0);
    let harm = told::Reason::Faction {
        faction: rules::Faction::Undead,
        before: 0.9,
        after: 0.7,
    };
    advice.prospects[0].reasons = vec![harm];
    for language in Language::ALL {
        check(&record, seat, &advice, language);
        check(&record, seat, &made_clear(&advice), language);
    }
}
