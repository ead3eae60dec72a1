//! Your hand: raising, marking, confirming.

use fastrand::Rng;
use page::{Asks, Hand};
use rules::{Choice, Hero, Prompt};

fn heroes() -> [Hero; 4] {
    let mut all = Hero::all();
    std::array::from_fn(|_| all.next().expect("a hero"))
}

/// A turn that begins with these cards.
fn turn(hand: &[Hero]) -> Vec<Choice> {
    let plays = hand.iter().map(|hero| Choice::Play(*hero));
    let discards = hand.iter().map(|hero| Choice::Discard(*hero));
    plays.chain(discards).chain([Choice::Pass]).collect()
}

/// What may be chosen after a discard.
fn more(hand: &[Hero]) -> Vec<Choice> {
    let discards = hand.iter().map(|hero| Choice::Discard(*hero));
    discards.chain([Choice::Pass]).collect()
}

fn asks(prompt: Prompt, choices: &[Choice]) -> Asks<'_> {
    Asks {
        prompt: Some(prompt),
        choices,
    }
}

#[test]
fn a_card_is_for_playing_picking_or_discarding() {
    let [first, second, ..] = heroes();
    let choices = turn(&[first]);
    let play = asks(Prompt::Play, &choices);
    assert_eq!(play.for_card(first), Some(Choice::Play(first)));
    assert_eq!(play.for_card(second), None);
    let picks = [Choice::Card(second)];
    let pick = asks(Prompt::SetupHidden, &picks);
    assert_eq!(pick.for_card(second), Some(Choice::Card(second)));
    assert!(!pick.may_mark());
    let choices = [Choice::Discard(first), Choice::Discard(second)];
    let down = asks(Prompt::DiscardDown, &choices);
    assert_eq!(down.for_card(first), Some(Choice::Discard(first)), "one at a time");
    assert!(!down.may_mark());
    let choices = more(&[first]);
    let more = asks(Prompt::DiscardMore, &choices);
    assert_eq!(more.for_card(first), None, "it is marked");
    assert!(more.may_mark());
}

#[test]
fn marks_come_and_go_and_three_are_the_most() {
    let all = heroes();
    let choices = turn(&all);
    let asks = asks(Prompt::Play, &choices);
    let mut hand = Hand::default();
    hand.mark(all[0], asks);
    assert_eq!(hand.marks(), None, "nothing is marked before that was asked for");
    hand.raise(Some(all[0]));
    hand.begin_marking();
    assert_eq!(hand.raised(), None);
    for hero in all {
        hand.mark(hero, asks);
    }
    assert_eq!(hand.marks(), Some(&all[..3]));
    hand.mark(all[1], asks);
    assert_eq!(hand.marks(), Some(&[all[0], all[2]][..]));
    hand.cancel();
    assert_eq!(hand.marks(), None);
    assert_eq!(hand.confirm(asks), None);
}

#[test]
fn what_was_confirmed_is_done_question_by_question() {
    let all = heroes();
    let (first, second, third) = (turn(&all), more(&all[..3]), more(&all[..2]));
    let mut hand = Hand::default();
    hand.begin_marking();
    assert_eq!(hand.confirm(asks(Prompt::Play, &first)), None, "nothing is marked");
    hand.begin_marking();
    hand.mark(all[3], asks(Prompt::Play, &first));
    hand.mark(all[2], asks(Prompt::Play, &first));
    assert_eq!(hand.confirm(asks(Prompt::Play, &first)), Some(Choice::Discard(all[3])));
    hand.table_changed(asks(Prompt::DiscardMore, &second));
    assert_eq!(hand.marks(), None, "the rest was confirmed already");
    assert!(hand.has_more());
    let next = hand.next(asks(Prompt::DiscardMore, &second));
    assert_eq!(next, Some(Choice::Discard(all[2])));
    hand.table_changed(asks(Prompt::DiscardMore, &third));
    assert_eq!(hand.next(asks(Prompt::DiscardMore, &third)), Some(Choice::Pass));
    assert!(!hand.has_more());
    assert_eq!(hand.next(asks(Prompt::DiscardMore, &third)), None);
}

/// What is held back goes as a whole, and is marked as before if it is not to go.
#[test]
fn a_discard_is_held_back_and_comes_back() {
    let all = heroes();
    let choices = turn(&all);
    let (play, nothing) = (
        asks(Prompt::Play, &choices),
        Asks {
            prompt: None,
            choices: &[],
        },
    );
    let mut hand = Hand::default();
    assert!(!hand.hold_back(), "nothing is marked");
    hand.begin_marking();
    assert!(!hand.hold_back(), "no card is marked");
    hand.begin_marking();
    hand.mark(all[1], play);
    hand.mark(all[2], play);
    assert!(hand.hold_back());
    hand.table_changed(nothing);
    assert_eq!((hand.marks(), hand.held()), (None, Some(&all[1..3])));
    hand.table_changed(play);
    assert_eq!((hand.marks(), hand.held()), (Some(&all[1..3]), None));
    assert!(hand.hold_back());
    hand.table_changed(nothing);
    assert_eq!(hand.let_go(play), Some(Choice::Discard(all[1])));
    assert!(hand.has_more() && hand.held().is_none());
    // One of them is not there any more.
    hand.begin_marking();
    hand.mark(all[1], play);
    assert!(hand.hold_back());
    let others = turn(&all[2..]);
    hand.table_changed(asks(Prompt::Play, &others));
    assert_eq!((hand.marks(), hand.held()), (None, None));
    assert_eq!(hand.let_go(play), None);
}

#[test]
fn what_was_confirmed_is_dropped_when_something_else_is_asked() {
    let all = heroes();
    let choices = turn(&all);
    let mut hand = Hand::default();
    hand.begin_marking();
    hand.mark(all[0], asks(Prompt::Play, &choices));
    hand.mark(all[1], asks(Prompt::Play, &choices));
    assert!(hand.confirm(asks(Prompt::Play, &choices)).is_some());
    let other = [Choice::DrawHarbor, Choice::Pass];
    hand.table_changed(asks(Prompt::Draw, &other));
    assert_eq!(hand.next(asks(Prompt::Draw, &other)), None);
    assert!(!hand.has_more());
    // A learner may choose only what the lesson speaks of.
    hand.begin_marking();
    hand.mark(all[0], asks(Prompt::Play, &choices));
    hand.mark(all[1], asks(Prompt::Play, &choices));
    hand.confirm(asks(Prompt::Play, &choices));
    let only = [Choice::Pass];
    assert_eq!(hand.next(asks(Prompt::DiscardMore, &only)), None);
}

#[test]
fn whoever_comes_back_to_a_discard_marks_what_is_left_of_it() {
    let all = heroes();
    let choices = more(&all);
    let mut hand = Hand::default();
    hand.table_changed(asks(Prompt::DiscardMore, &choices));
    assert_eq!(hand.marks(), Some(&[][..]));
    for hero in all {
        hand.mark(hero, asks(Prompt::DiscardMore, &choices));
    }
    assert_eq!(hand.marks(), Some(&all[..2]), "one has gone before");
    hand.table_changed(asks(Prompt::Draw, &[Choice::DrawHarbor]));
    assert_eq!(hand.marks(), None);
}

#[test]
fn whatever_is_pressed_only_what_was_marked_goes() {
    for seed in 0..300 {
        let mut dice = Rng::with_seed(seed);
        let all = heroes();
        let mut hand = Hand::default();
        let mut left = all.to_vec();
        let (mut gone, mut marked) = (Vec::new(), Vec::new());
        let mut prompt = Prompt::Play;
        for _ in 0..40 {
            let choices = match prompt {
                Prompt::Play => turn(&left),
                _ => more(&left),
            };
            let now = asks(prompt, &choices);
            let choice = match dice.u8(..6) {
                0 => {
                    hand.begin_marking();
                    None
                }
                1 => {
                    hand.cancel();
                    None
                }
                2 | 3 => {
                    hand.mark(all[dice.usize(..4)], now);
                    None
                }
                4 => {
                    let wanted = hand.marks().map(<[Hero]>::to_vec).unwrap_or_default();
                    let choice = hand.confirm(now);
                    if choice.is_some() {
                        marked.extend(wanted);
                    }
                    choice
                }
                _ => hand.next(now),
            };
            assert!(hand.marks().is_none_or(|marks| marks.len() <= 3), "walk {seed}");
            match choice {
                Some(Choice::Discard(hero)) => {
                    left.retain(|other| *other != hero);
                    gone.push(hero);
                    prompt = Prompt::DiscardMore;
                }
                Some(Choice::Pass) => prompt = Prompt::Play,
                Some(other) => panic!("walk {seed}: {other:?}"),
                None => continue,
            }
            let choices = more(&left);
            hand.table_changed(asks(prompt, &choices));
        }
        assert!(gone.iter().all(|hero| marked.contains(hero)), "walk {seed}");
    }
}
