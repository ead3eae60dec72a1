//! What the others did.

use page::{Gone, changes, fresh, is_told, last_turn, missed, rows, turns};
use rules::{Happening, Hero, How, Marker, Place, Seat, Slot, Track};
use told::Chapter;

fn heroes() -> [Hero; 4] {
    let mut all = Hero::all();
    std::array::from_fn(|_| all.next().expect("a hero"))
}

fn card(card: Option<Hero>, how: How, from: Place, to: Place) -> Happening {
    Happening::Card {
        card,
        how,
        by: Seat::S1,
        from,
        to,
    }
}

/// Somebody plays a hero, which moves the markers and buries one of the first player's; then they draw.
fn chronicle() -> Vec<Chapter> {
    let [first, second, third, fourth] = heroes();
    let chapter = |chooser, happenings: &[Happening]| Chapter {
        chooser,
        happenings: happenings.to_vec(),
        by_bot: false,
    };
    let hand = Place::Hand(Seat::S1);
    vec![
        chapter(
            Seat::S0,
            &[card(
                Some(fourth),
                How::Played,
                Place::Hand(Seat::S0),
                Place::FaceUp(Seat::S0),
            )],
        ),
        chapter(Seat::S0, &[Happening::Turn { seat: Seat::S1 }]),
        chapter(
            Seat::S1,
            &[
                card(Some(first), How::Played, hand, Place::FaceUp(Seat::S1)),
                Happening::Marker {
                    marker: Marker::Red,
                    from: 5,
                    to: 3,
                },
                Happening::Marker {
                    marker: Marker::Green,
                    from: 4,
                    to: 5,
                },
                card(Some(second), How::Buried, Place::FaceUp(Seat::S0), Place::Graveyard),
            ],
        ),
        chapter(
            Seat::S1,
            &[
                card(Some(third), How::Drawn, Place::Tavern(Slot::ALL[0]), hand),
                card(None, How::Drawn, Place::Harbor, hand),
                card(None, How::Drawn, Place::Harbor, hand),
                card(None, How::Discarded, hand, Place::Wilderness),
                Happening::Turn { seat: Seat::S2 },
            ],
        ),
        chapter(
            Seat::S2,
            &[Happening::Marker {
                marker: Marker::Green,
                from: 5,
                to: 4,
            }],
        ),
    ]
}

#[test]
fn a_turn_is_told_in_short() {
    let [first, second, third, _] = heroes();
    let told = last_turn(&chronicle(), Seat::S1).expect("a turn");
    assert_eq!(told.played, [first]);
    assert_eq!((told.red, told.green), (-2, 1));
    assert_eq!(told.touched.len(), 1);
    assert_eq!((told.touched[0].hero, told.touched[0].of), (Some(second), Seat::S0));
    assert_eq!((told.from_harbor, told.discarded), (2, 1));
    assert_eq!(told.from_tavern, [third]);
    assert_eq!(told.happenings.len(), 8, "all of it, and nothing of the next turn");
    assert_eq!(
        last_turn(&chronicle(), Seat::S2).map(|told| (told.red, told.green)),
        Some((0, -1))
    );
    assert_eq!(last_turn(&chronicle(), Seat::S3), None);
    assert_eq!(last_turn::<Chapter>(&[], Seat::S0), None);
}

#[test]
fn what_came_after_ones_own_turn_is_fresh() {
    assert_eq!(fresh(&chronicle(), Some(Seat::S0)), 3);
    assert_eq!(fresh(&chronicle(), Some(Seat::S1)), 1);
    assert_eq!(
        fresh(&chronicle(), Some(Seat::S2)),
        5,
        "your choices of this turn and what was before them"
    );
    assert_eq!(fresh::<Chapter>(&[], Some(Seat::S0)), 0);
}

#[test]
fn changes_are_what_others_did_to_parties_and_markers() {
    let now = Track::new(3, 4).expect("a track");
    let changes = changes(&chronicle(), Some(Seat::S0), now);
    assert_eq!(changes.came, [heroes()[0]]);
    let gone = Gone {
        hero: heroes()[1],
        of: Seat::S0,
        to: Place::Graveyard,
    };
    assert_eq!(changes.gone, [gone]);
    assert_eq!(changes.red, Some(5));
    assert_eq!(changes.green, None, "it came back");
    assert_eq!(page::changes(&chronicle(), None, now), page::Changes::default());
}

#[test]
fn the_chronicle_falls_into_turns() {
    let mut chronicle = chronicle();
    chronicle.insert(
        0,
        Chapter {
            chooser: Seat::S0,
            happenings: vec![Happening::Turn { seat: Seat::S0 }],
            by_bot: false,
        },
    );
    let seats = |me| {
        let turns = turns(&chronicle, me);
        turns
            .into_iter()
            .map(|turn| (turn.seat, turn.happenings.len(), turn.is_fresh))
            .collect::<Vec<_>>()
    };
    let (first, second, third) = (Some(Seat::S0), Some(Seat::S1), Some(Seat::S2));
    assert_eq!(seats(first), [(first, 1, false), (second, 8, true), (third, 1, true)]);
    assert_eq!(seats(second), [(first, 1, false), (second, 8, false), (third, 1, true)]);
    assert_eq!(
        seats(third),
        [(first, 1, false), (second, 8, false), (third, 1, false)],
        "it goes on"
    );
    assert_eq!(seats(None), [(first, 1, false), (second, 8, false), (third, 1, false)]);
    assert_eq!(turns::<Chapter>(&[], first), []);
    assert!(turns(&chronicle, first).iter().all(|turn| !turn.by_bot));
    // A bot decides in the middle of the second player's turn, and nowhere else.
    chronicle[3].by_bot = true;
    let by_bot: Vec<bool> = turns(&chronicle, first).iter().map(|turn| turn.by_bot).collect();
    assert_eq!(by_bot, [false, true, false]);
    let decided = |seat| last_turn(&chronicle, seat).is_some_and(|turn| turn.by_bot);
    assert!(decided(Seat::S1) && !decided(Seat::S0) && !decided(Seat::S2));
}

#[test]
fn the_first_turn_since_ones_own_begins_something_new() {
    let begins = |me, most| {
        let rows = rows(&chronicle(), me, most);
        rows.into_iter()
            .map(|row| (row.turn.number, row.begins))
            .collect::<Vec<_>>()
    };
    let (first, second) = (Some(Seat::S0), Some(Seat::S1));
    assert_eq!(begins(second, 9), [(0, false), (1, false), (2, true)]);
    // What came before the first turn was nobody's.
    assert_eq!(begins(first, 9), [(0, false), (1, false), (2, false)]);
    assert_eq!(begins(None, 9), [(0, false), (1, false), (2, false)]);
    assert_eq!(begins(second, 2), [(1, false), (2, true)], "the oldest make room");
    // Where it begins may be so long ago that it is not listed any more.
    let mut long = chronicle();
    for seat in [Seat::S0, Seat::S2, Seat::S0] {
        long[4].happenings.push(Happening::Turn { seat });
    }
    let fresh: Vec<_> = rows(&long, second, 2)
        .into_iter()
        .map(|row| (row.turn.is_fresh, row.begins))
        .collect();
    assert_eq!(fresh, [(true, false), (true, false)]);
}

#[test]
fn rows_that_differ_have_other_keys() {
    let keys = |chronicle: &[Chapter], me| rows(chronicle, me, 9).iter().map(|row| row.key()).collect::<Vec<_>>();
    let before = keys(&chronicle(), Some(Seat::S1));
    let mut after = chronicle();
    assert_eq!(keys(&after, Some(Seat::S1)), before);
    // A turn that goes on is another row; the others stay as they are.
    after.push(after[4].clone());
    let longer = keys(&after, Some(Seat::S1));
    assert_eq!(longer[..2], before[..2]);
    assert_ne!(longer[2], before[2]);
    after[2].by_bot = true;
    assert_ne!(keys(&after, Some(Seat::S1))[1], before[1]);
    assert_ne!(keys(&chronicle(), None)[2], before[2], "nothing is new to who watches");
}

#[test]
fn a_turn_names_its_heroes_once_and_not_those_that_come_to_the_tavern() {
    let [first, second, third, fourth] = heroes();
    let mut chronicle = chronicle();
    let refilled = card(Some(fourth), How::Refilled, Place::Harbor, Place::Tavern(Slot::ALL[0]));
    let performs = Happening::Performs {
        by: Seat::S1,
        hero: first,
    };
    chronicle[3].happenings.splice(0..0, [refilled, performs]);
    let turns = turns(&chronicle, None);
    assert_eq!(turns[1].heroes(), [first, second, third]);
    assert_eq!(turns[2].heroes(), []);
    assert!(!is_told(&refilled) && is_told(&performs));
    assert!(!is_told(&Happening::Chose { seat: Seat::S0 }));
}

#[test]
fn only_what_is_different_now_is_news() {
    let [first, second, third, fourth] = heroes();
    let (mine, theirs) = (Place::FaceUp(Seat::S0), Place::FaceUp(Seat::S1));
    let hidden = Place::Hidden {
        seat: Seat::S0,
        index: 0,
    };
    let turn = |happenings: &[Happening]| {
        let mut chronicle = chronicle();
        chronicle.truncate(1);
        chronicle.push(Chapter {
            chooser: Seat::S1,
            happenings: happenings.to_vec(),
            by_bot: false,
        });
        let changes = changes(&chronicle, Some(Seat::S0), Track::START);
        let gone = changes.gone.iter().map(|gone| (gone.hero, gone.of, gone.to));
        (changes.came, gone.collect::<Vec<_>>())
    };
    let moved = |hero, from, to| card(Some(hero), How::Placed, from, to);
    // Turned up: it came to be seen, and left no party.
    assert_eq!(turn(&[moved(first, hidden, mine)]), (vec![first], vec![]));
    // Turned down again: nothing came, and it lies there still.
    let turned = [moved(first, hidden, mine), moved(first, mine, hidden)];
    assert_eq!(turn(&turned), (vec![], vec![]));
    // From one party to another: it is missed in the one and new in the other.
    assert_eq!(
        turn(&[moved(second, mine, theirs)]),
        (vec![second], vec![(second, Seat::S0, theirs)])
    );
    // There and back again is no news about who is gone, and neither is somebody who came and went.
    let there_and_back = [moved(third, mine, theirs), moved(third, theirs, mine)];
    assert_eq!(turn(&there_and_back), (vec![third], vec![]));
    let hand = Place::Hand(Seat::S1);
    let passing = [moved(fourth, hand, theirs), moved(fourth, theirs, Place::Wilderness)];
    assert_eq!(turn(&passing), (vec![], vec![]));
    // A hidden hero that nobody saw go is not named.
    assert_eq!(
        turn(&[card(None, How::Buried, hidden, Place::Graveyard)]),
        (vec![], vec![])
    );
}

/// Whoever comes back is told what the others did, and what a bot did for them.
#[test]
fn what_was_missed_came_after_ones_own_last_turn() {
    let (ada, ben) = (Seat::S0, Seat::S1);
    // Whoever ends a turn brings the next one with it.
    let chapter = |seat, next| Chapter {
        chooser: seat,
        happenings: vec![
            card(None, How::Drawn, Place::Harbor, Place::Hand(seat)),
            Happening::Turn { seat: next },
        ],
        by_bot: false,
    };
    let begins = Chapter {
        chooser: ben,
        happenings: vec![Happening::Turn { seat: ada }],
        by_bot: false,
    };
    let mut chronicle = vec![
        begins,
        chapter(ada, ben),
        chapter(ben, ada),
        chapter(ada, ben),
        chapter(ben, ada),
    ];
    let whose = |chronicle: &[Chapter], me| -> Vec<_> {
        let turns = missed(chronicle, me).into_iter();
        turns.map(|turn| (turn.seat, turn.by_bot)).collect()
    };
    assert_eq!(whose(&chronicle, Some(ada)), [(Some(ben), false)]);
    assert!(whose(&chronicle, None).is_empty(), "whoever watches misses nothing");
    assert_eq!(fresh(&chronicle, Some(ada)), 1);
    // A bot stood in: that turn is news as well.
    chronicle[3].by_bot = true;
    assert_eq!(
        whose(&chronicle, Some(ada)),
        [(Some(ben), false), (Some(ada), true), (Some(ben), false)]
    );
    assert_eq!(fresh(&chronicle, Some(ada)), 3);
}
