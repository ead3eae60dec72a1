//! What must hold after every choice of any game.

use super::picture::Picture;
use super::table::{Check, asked, choices, must};
use rules::rand_core::SeedableRng;
use rules::{Game, Hero, Log, Record, Viewer};

/// Every card on the table, as often as it is there.
pub(crate) fn all_cards(game: &Game) -> Vec<String> {
    let places = Picture::of(game).0;
    let mut cards: Vec<String> = places
        .into_values()
        .flatten()
        .filter(|id| Hero::from_id(id).is_some())
        .collect();
    cards.sort();
    cards
}

/// What must hold at any moment of any game.
pub(crate) fn check_table(record: &Record, cards: &[String]) -> Check {
    let game = record.game();
    let now = all_cards(game);
    must(
        now == cards,
        format!("each card in one place: {cards:?}"),
        format!("{now:?}"),
    )?;
    let on_track = |space: u8| (1..=12).contains(&space);
    let track = game.track();
    must(
        on_track(track.red()) && on_track(track.green()),
        "markers on the track".to_owned(),
        format!("{track:?}"),
    )?;
    for seat in game.seats() {
        let is_asked = game.asked().any(|asked| asked.seat == seat);
        let can_choose = !choices(game, seat).is_empty();
        must(
            is_asked == can_choose,
            format!("seat {seat} can choose if it is asked"),
            asked(game),
        )?;
    }
    must(
        game.is_over() != game.asked().next().is_some(),
        "somebody is asked or it is over".to_owned(),
        asked(game),
    )?;
    check_saving(record)?;
    check_views(game)
}

/// The log leads to the same game, and so does the position.
fn check_saving(record: &Record) -> Check {
    let text = record.log().to_string();
    let again = text.parse::<Log>().and_then(|log| log.replay());
    let found = again
        .as_ref()
        .map_or_else(ToString::to_string, |_| "another game".to_owned());
    let same = again.is_ok_and(|again| again.game() == record.game());
    must(same, "the log leads to the same game".to_owned(), found)?;
    let position = record.position();
    let again = Record::load(position.clone());
    let found = again
        .as_ref()
        .map_or_else(ToString::to_string, |_| "another position".to_owned());
    let same = again.is_ok_and(|again| again.position() == position);
    must(same, "the position leads to itself".to_owned(), found)
}

/// What a view shows is true, and it cannot be told from that of a game which is made from it alone.
fn check_views(game: &Game) -> Check {
    let truth = Picture::of(game).0;
    for viewer in game.seats().map(Viewer::Seat).chain([Viewer::Public]) {
        let view = game.view(viewer);
        for (place, cards) in Picture::seen(&view).0 {
            let mut left = truth[&place].clone();
            let same_size = cards.len() == left.len();
            let all_true = cards.iter().all(|card| {
                let found = left.iter().position(|other| other == card);
                card == "?" || found.map(|index| left.swap_remove(index)).is_some()
            });
            must(
                same_size && all_true,
                format!("{viewer:?} sees what is there: {place}"),
                format!("{cards:?}"),
            )?;
        }
        let mut random = chacha20::ChaCha8Rng::seed_from_u64(u64::from(game.decisions_made()));
        let same = view.sample(&mut random).view(viewer) == view;
        must(
            same,
            format!("{viewer:?} sees the same in a game made from the view"),
            "something else".to_owned(),
        )?;
    }
    Ok(())
}
