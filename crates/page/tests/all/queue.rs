//! What is shown comes in order, by one who shows it, and ends with what lay on the table.

use fastrand::Rng;
use page::Queue;

#[test]
fn what_is_told_is_shown_in_order_by_one_alone() {
    let mut queue = Queue::default();
    assert!(queue.push(1), "somebody begins");
    assert!(!queue.push(2), "and nobody else");
    assert_eq!(queue.take_next(), Some(1));
    assert!(!queue.push(3));
    assert_eq!(
        (queue.take_next(), queue.take_next(), queue.take_next()),
        (Some(2), Some(3), None)
    );
    assert!(queue.is_empty());
    assert!(queue.push(4), "who was done begins again");
}

#[test]
fn what_belonged_to_the_last_table_is_not_shown_at_the_next() {
    let mut queue = Queue::default();
    let _ = queue.push("old");
    let _ = queue.push("older");
    assert_eq!(queue.take_next(), Some("old"));
    let before = queue.lying();
    queue.clear();
    assert_ne!(queue.lying(), before, "what is being shown can see it");
    assert!(!queue.push("new"), "whoever shows the old one goes on with the new");
    assert_eq!(queue.take_next(), Some("new"));
    assert_eq!(queue.take_next(), None);
}

#[test]
fn a_table_that_is_cleared_while_nothing_is_shown_begins_anew() {
    let mut queue = Queue::default();
    queue.clear();
    assert!(queue.push(1));
}

#[test]
fn nothing_is_lost_or_shown_twice_or_by_two_whatever_comes_between() {
    for seed in 0..300 {
        let mut dice = Rng::with_seed(seed);
        let mut queue = Queue::default();
        let (mut told, mut shown, mut shows) = (Vec::new(), Vec::new(), 0);
        for number in 0..200 {
            match dice.u8(..7) {
                0..3 => {
                    told.push(number);
                    shows += u32::from(queue.push(number));
                }
                3 if dice.u8(..5) == 0 => {
                    told.retain(|number| shown.contains(number));
                    queue.clear();
                }
                // Whoever shows is done with one thing.
                _ if shows > 0 => match queue.take_next() {
                    Some(number) => shown.push(number),
                    None => shows -= 1,
                },
                _ => {}
            }
            assert!(shows <= 1, "walk {seed}: two of them");
            assert!(queue.is_empty() || shows == 1, "walk {seed}: nobody shows what waits");
        }
        while let Some(number) = queue.take_next() {
            shown.push(number);
        }
        assert_eq!(shown, told, "walk {seed}");
    }
}
