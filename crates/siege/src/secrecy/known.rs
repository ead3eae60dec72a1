//! What a seat or a spectator may know at a moment, by the rules.

use rules::{Event, Game, Hero, Leader, Log, Slot, Viewer};
use std::collections::HashSet;

/// The names of heroes and leaders that may be told.
pub(super) type Names = HashSet<&'static str>;

/// What every viewer may know after each choice of a game: first by choice, the deal being 0, then by seat, the public last.
pub(super) fn known(log: &Log) -> Result<Vec<Vec<Names>>, String> {
    let mut moments = Vec::new();
    let record = log.replay_with(|record, events| {
        let game = record.game();
        moments.push(viewers(game).map(|viewer| names(game, events, viewer)).collect());
    });
    record.map_err(|error| error.to_string())?;
    Ok(moments)
}

fn viewers(game: &Game) -> impl Iterator<Item = Viewer> + use<> {
    game.seats().map(Viewer::Seat).chain([Viewer::Public])
}

fn names(game: &Game, events: &[Event], viewer: Viewer) -> Names {
    let view = game.view(viewer);
    let mut names = Names::new();
    for seat in view.seats() {
        names.extend(view.leader(seat).map(Leader::id));
        let cards = view.hand(seat).iter().chain(view.hidden(seat));
        names.extend(cards.filter_map(|card| card.hero).map(Hero::id));
        names.extend(view.face_up(seat).map(Hero::id));
    }
    let piles = view.wilderness().chain(view.graveyard()).chain(view.aside());
    names.extend(piles.filter_map(|card| card.hero).map(Hero::id));
    names.extend(Slot::ALL.into_iter().filter_map(|slot| view.tavern(slot)).map(Hero::id));
    names.extend(view.picks().into_iter().flatten().map(Hero::id));
    names.extend(view.asked().filter_map(|asked| asked.source).map(Hero::id));
    // What happened on the way: a card may have been shown and be gone again.
    for event in events {
        let seen = serde_json::to_string(&event.seen_by(viewer)).unwrap_or_default();
        names.extend(mentioned(&seen));
    }
    names
}

/// The heroes and leaders a text mentions.
pub(super) fn mentioned(text: &str) -> Names {
    let mut found = Names::new();
    // Every name stands in quotes where it is told.
    for word in text.split('"') {
        found.extend(Hero::from_id(word).map(Hero::id));
        found.extend(Leader::ALL.into_iter().map(Leader::id).find(|id| *id == word));
    }
    found
}

/// The heroes and leaders a text mentions in any way, quoted or not.
pub(super) fn mentioned_anyhow(text: &str) -> Names {
    let words: HashSet<&str> = text
        .split(|letter: char| !letter.is_alphanumeric() && letter != '-')
        .collect();
    let ids = Hero::all().map(Hero::id).chain(Leader::ALL.into_iter().map(Leader::id));
    ids.filter(|id| words.contains(id)).collect()
}
