//! How a party stands.

use page::{Gone, Lineup, sole_faction};
use rules::{Faction, Hero, Place, Seat};
use told::Party;

fn party(face_up: Vec<Hero>, hidden: usize) -> Party {
    Party {
        face_up,
        hidden: vec![None; hidden],
        hand: Vec::new(),
        leader: None,
    }
}

/// Two heroes of a faction.
fn two_of(faction: Faction) -> [Hero; 2] {
    let mut all = Hero::all().filter(move |hero| sole_faction(*hero) == Some(faction));
    std::array::from_fn(|_| all.next().expect("a hero"))
}

#[test]
fn heroes_stand_by_faction_in_the_order_they_came() {
    let [first, second] = two_of(Faction::ALL[0]);
    let [other, _] = two_of(Faction::ALL[2]);
    let all = Hero::all()
        .find(|hero| sole_faction(*hero).is_none())
        .expect("a hero of all");
    let lineup = Lineup::of(Seat::S1, &party(vec![all, other, second, first], 0), &[]);
    assert_eq!(lineup.face_up, [second, first, other, all]);
    let leading: Vec<bool> = lineup.face_up.iter().map(|hero| lineup.leads(*hero)).collect();
    assert_eq!(leading, [true, false, true, true]);
}

#[test]
fn what_is_gone_keeps_its_place_for_a_while() {
    let heroes: Vec<Hero> = Hero::all().take(4).collect();
    let gone = |hero, of| Gone {
        hero,
        of,
        to: Place::Graveyard,
    };
    let all = [
        gone(heroes[0], Seat::S1),
        gone(heroes[1], Seat::S2),
        gone(heroes[2], Seat::S1),
        gone(heroes[3], Seat::S1),
    ];
    let of = |seat| Lineup::of(seat, &party(Vec::new(), 0), &all).gone;
    assert_eq!(of(Seat::S2), [(heroes[1], Place::Graveyard)]);
    let last = [(heroes[2], Place::Graveyard), (heroes[3], Place::Graveyard)];
    assert_eq!(of(Seat::S1), last, "the newest ones");
    assert_eq!(of(Seat::S0), []);
}

#[test]
fn rows_have_room_for_all() {
    let heroes: Vec<Hero> = Hero::all().take(9).collect();
    for face_up in 0..=9 {
        for hidden in 0..=6 {
            let lineup = Lineup::of(Seat::S0, &party(heroes[..face_up].to_vec(), hidden), &[]);
            let [one, two, three] = lineup.rows();
            assert!(one >= 1.0 && two >= 1.0 && three >= 1.0);
            assert!(one >= face_up as f32, "{face_up} + {hidden}");
            // A stack that is the last of a row may reach over its end a little.
            assert!(
                2.0 * (two + 0.13) >= one && 3.0 * (three + 0.13) >= one,
                "{face_up} + {hidden}"
            );
            assert!(one > two || one < 2.0, "{face_up} + {hidden}");
            assert_eq!(lineup.stacked(), hidden.min(4));
        }
    }
    let rows = |face_up: usize, hidden| {
        let lineup = Lineup::of(Seat::S0, &party(heroes[..face_up].to_vec(), hidden), &[]);
        lineup.rows().map(|slots| (slots * 100.0).round())
    };
    assert_eq!(rows(0, 0), [100.0, 100.0, 100.0]);
    assert_eq!(rows(4, 0), [400.0, 200.0, 200.0]);
    assert_eq!(rows(3, 1), [380.0, 200.0, 200.0]);
    assert_eq!(rows(3, 2), [405.0, 200.0, 200.0]);
    // Whoever is gone takes the room of a hero.
    let gone = [Gone {
        hero: heroes[8],
        of: Seat::S0,
        to: Place::Wilderness,
    }];
    let with_gone = Lineup::of(Seat::S0, &party(heroes[..3].to_vec(), 0), &gone);
    let with_four = Lineup::of(Seat::S0, &party(heroes[..4].to_vec(), 0), &[]);
    assert_eq!(with_gone.rows(), with_four.rows());
}
