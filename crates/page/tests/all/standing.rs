//! Who would win now, as far as one can see.

use page::{Prospects, Standing};
use rules::{Faction, Hero, Leader, Seat, Track};
use told::{Options, Sight};

fn of(faction: Faction) -> impl Iterator<Item = Hero> {
    Hero::all().filter(move |hero| hero.factions().iter().eq([faction]))
}

/// A table of three where the Water Folk would win, and the viewer's leader with them.
fn table() -> (Sight, Track) {
    let mut sight = Sight::of_nothing(&Options {
        players: 3,
        ..Options::default()
    })
    .expect("a table");
    let track = Track::new(5, 5).expect("a track");
    let leader = Leader::ALL
        .into_iter()
        .find(|leader| leader.factions().contains(track.winning_faction()));
    sight.players[0].leader = leader;
    (sight, track)
}

#[test]
fn everybody_is_counted_as_far_as_they_are_seen() {
    let (mut sight, track) = table();
    let faction = track.winning_faction();
    let mut heroes = of(faction);
    let other = Faction::ALL
        .into_iter()
        .find(|other| *other != faction)
        .expect("another");
    sight.players[0].face_up = heroes.by_ref().take(2).collect();
    sight.players[0].hidden = vec![heroes.next(), of(other).next()];
    sight.players[1].face_up = heroes.by_ref().take(1).chain(of(other).take(2)).collect();
    sight.players[1].hidden = vec![None];
    sight.players[2].face_up = of(other).skip(2).take(3).collect();
    let standing = Standing::of(&sight, track, None, true);
    assert_eq!(standing.faction, faction);
    let seen: Vec<_> = standing
        .counts
        .iter()
        .map(|count| (count.seat, count.seen, count.hidden))
        .collect();
    assert_eq!(seen, [(Seat::S0, 3, 0), (Seat::S1, 1, 1), (Seat::S2, 0, 0)]);
    assert_eq!(standing.prospects, Some(Prospects::Safe));
    sight.players[1].hidden = vec![None, None];
    assert_eq!(
        Standing::of(&sight, track, None, true).prospects,
        Some(Prospects::Ahead)
    );
    sight.players[2].face_up.extend(heroes.take(3));
    assert_eq!(
        Standing::of(&sight, track, None, true).prospects,
        Some(Prospects::Behind)
    );
    assert_eq!(
        Standing::of(&sight, track, None, false).prospects,
        None,
        "the leader is covered"
    );
}

#[test]
fn a_faction_of_others_is_not_yours_however_many_one_has() {
    let (mut sight, track) = table();
    sight.players[0].face_up = of(track.winning_faction()).take(4).collect();
    sight.players[0].leader = Leader::ALL
        .into_iter()
        .find(|leader| !leader.factions().contains(track.winning_faction()));
    assert_eq!(
        Standing::of(&sight, track, None, true).prospects,
        Some(Prospects::NotYours)
    );
}

#[test]
fn somebody_who_watches_has_no_prospects() {
    let (mut sight, track) = table();
    sight.viewer = told::Watcher::Public;
    let standing = Standing::of(&sight, track, None, true);
    assert_eq!(standing.prospects, None);
    assert_eq!(standing.counts.len(), 3);
}

/// A hero that is about to be played counts for its player, and for nobody else.
#[test]
fn what_would_be_played_counts() {
    let (mut sight, track) = table();
    let faction = track.winning_faction();
    let mut heroes = of(faction);
    sight.players[0].face_up = heroes.by_ref().take(1).collect();
    sight.players[1].face_up = heroes.by_ref().take(1).collect();
    assert_eq!(
        Standing::of(&sight, track, None, true).prospects,
        Some(Prospects::Behind)
    );
    let then = Standing::of(&sight, track, heroes.next(), true);
    let counted = |standing: &Standing| -> Vec<_> {
        let counts = standing.counts.iter();
        counts.map(|count| (count.seat, count.seen)).collect()
    };
    assert_eq!(counted(&then), [(Seat::S0, 2), (Seat::S1, 1), (Seat::S2, 0)]);
    assert_eq!(then.prospects, Some(Prospects::Safe));
    let stranger = Hero::all().find(|hero| !hero.factions().contains(faction));
    assert_eq!(
        Standing::of(&sight, track, stranger, true),
        Standing::of(&sight, track, None, true)
    );
}
