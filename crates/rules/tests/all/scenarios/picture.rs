//! The table as somebody sees it, to be compared with what a scenario says.

use super::script::Clause;
use super::table::{Check, must};
use rules::{Game, Hero, Position, Seat, Slot, View, Viewer};
use std::collections::BTreeMap;

/// The table as somebody sees it: places and what they hold, `?` for an unknown card.
pub(crate) struct Picture(pub(crate) BTreeMap<String, Vec<String>>);

impl Picture {
    /// The whole table.
    pub(crate) fn of(game: &Game) -> Picture {
        let position = Position::of(game, None);
        let mut picture = Picture::seen(&game.view(Viewer::Seat(game.active().unwrap_or(Seat::S0))));
        let places = &mut picture.0;
        let ids = |cards: &[Hero]| -> Vec<String> { cards.iter().map(ToString::to_string).collect() };
        places.insert("harbor".to_owned(), ids(&position.harbor));
        places.insert("wilderness".to_owned(), ids(&position.wilderness));
        places.insert("graveyard".to_owned(), ids(&position.graveyard));
        for (seat, player) in position.players.into_iter().enumerate() {
            places.insert(format!("seat {seat} hand"), ids(&player.hand));
            places.insert(format!("seat {seat} up"), ids(&player.face_up));
            places.insert(format!("seat {seat} hidden"), ids(&player.hidden));
            let leader = player.leader.iter().map(ToString::to_string);
            places.insert(format!("seat {seat} leader"), leader.collect());
        }
        picture
    }

    /// What a view shows.
    pub(crate) fn seen(view: &View) -> Picture {
        let ids = |cards: &mut dyn Iterator<Item = Option<Hero>>| -> Vec<String> {
            cards.map(|hero| hero.map_or("?", Hero::id).to_owned()).collect()
        };
        let mut places = BTreeMap::from([
            ("red".to_owned(), vec![view.track().red().to_string()]),
            ("green".to_owned(), vec![view.track().green().to_string()]),
            (
                "active".to_owned(),
                vec![view.active().map_or("?".to_owned(), |seat| seat.to_string())],
            ),
            ("step".to_owned(), vec![view.step().to_string()]),
            ("harbor".to_owned(), vec!["?".to_owned(); view.harbor_size()]),
            (
                "wilderness".to_owned(),
                ids(&mut view.wilderness().map(|card| card.hero)),
            ),
            ("graveyard".to_owned(), ids(&mut view.graveyard().map(|card| card.hero))),
            ("aside".to_owned(), ids(&mut view.aside().map(|card| card.hero))),
        ]);
        let slots = Slot::ALL.map(|slot| view.tavern(slot).map_or("-", Hero::id).to_owned());
        places.insert("tavern".to_owned(), slots.to_vec());
        for seat in view.seats() {
            let leader = view.leader(seat).map_or("?", |leader| leader.id()).to_owned();
            places.insert(
                format!("seat {seat} hand"),
                ids(&mut view.hand(seat).iter().map(|card| card.hero)),
            );
            places.insert(format!("seat {seat} up"), ids(&mut view.face_up(seat).map(Some)));
            places.insert(
                format!("seat {seat} hidden"),
                ids(&mut view.hidden(seat).iter().map(|card| card.hero)),
            );
            places.insert(format!("seat {seat} leader"), vec![leader]);
        }
        Picture(places)
    }
}

/// On the whole table `?` stands for any card. In a view it is an unknown one, and `!` any known one.
pub(crate) fn check_clauses(picture: &Picture, clauses: &[Clause], whole: bool) -> Check {
    for Clause {
        place,
        cards,
        any_order,
    } in clauses
    {
        let expected = format!("{place} {}", cards.join(" "));
        let Some(found) = picture.0.get(place) else {
            return Err((expected, format!("no place `{place}`")));
        };
        let fits = |wanted: &str, found: &str| match wanted {
            "?" => whole || found == "?",
            "!" => found != "?",
            card => card == found,
        };
        let mut left: Vec<&String> = found.iter().collect();
        let (named, open): (Vec<_>, Vec<_>) = cards.iter().partition(|card| !matches!(card.as_str(), "?" | "!"));
        let holds = if *any_order {
            // Named cards first, so that a sign that fits every card does not take theirs.
            named.into_iter().chain(open).all(|wanted| {
                let there = left.iter().position(|card| fits(wanted, card));
                there.map(|index| left.swap_remove(index)).is_some()
            })
        } else {
            cards.iter().zip(found).all(|(wanted, card)| fits(wanted, card))
        };
        must(
            holds && found.len() == cards.len(),
            expected,
            format!("{place} {}", found.join(" ")),
        )?;
    }
    Ok(())
}
