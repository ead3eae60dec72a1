//! A view as JSON: what an engine answers, a server sends, a page draws. It is written by hand, because a server writes
//! one for every viewer of every choice.

use crate::short;
use crate::view::{Seen, View, Viewer};
use crate::{Audience, Hero, Seat, Slot};
use serde::ser::Error;
use serde::{Serialize, Serializer};
use serde_json::value::RawValue;
use std::fmt::Write;

/// A typical length.
const USUAL: usize = 2048;

/// As JSON only: other formats get no view that they could read.
impl Serialize for View {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut text = String::with_capacity(USUAL);
        self.write_json(&mut text);
        RawValue::from_string(text)
            .map_err(S::Error::custom)?
            .serialize(serializer)
    }
}

impl View {
    /// Appends the view to a text as JSON: the same bytes as serializing it, but quicker.
    ///
    /// ```
    /// use rules::{Game, Seat, Seed, Setup, Viewer};
    /// let view = Game::new(Setup::new(2).unwrap(), &Seed::from("tea")).view(Viewer::Seat(Seat::S0));
    /// let mut text = String::new();
    /// view.write_json(&mut text);
    /// assert_eq!(text, serde_json::to_string(&view).unwrap());
    /// ```
    pub fn write_json(&self, out: &mut String) {
        self.write_options(out);
        self.write_turn(out);
        self.write_piles(out);
        out.push_str(",\"players\":");
        list(out, self.seats(), |out, seat| self.write_player(out, seat));
        out.push_str(",\"known_by\":");
        self.write_known_by(out);
        self.write_questions(out);
        if let Some(outcome) = self.outcome() {
            out.push_str(",\"outcome\":");
            json(out, outcome);
        }
        out.push('}');
    }

    /// Who looks, and what game it is.
    fn write_options(&self, out: &mut String) {
        match self.viewer() {
            Viewer::Seat(seat) => {
                out.push_str("{\"viewer\":{\"seat\":");
                number(out, seat.number().into());
                out.push('}');
            }
            Viewer::Public => out.push_str("{\"viewer\":\"public\""),
            Viewer::All(_) => out.push_str("{\"viewer\":\"all\""),
        }
        let setup = self.setup();
        out.push_str(",\"edition\":");
        word(out, setup.edition.id());
        if setup.added.iter().next().is_some() {
            out.push_str(",\"sets\":");
            list(out, setup.added.iter(), |out, set| word(out, set.id()));
        }
        out.push_str(if setup.short {
            ",\"short\":true"
        } else {
            ",\"short\":false"
        });
        out.push_str(",\"heroes_to_end\":");
        number(out, setup.heroes_to_end().into());
    }

    /// Whose turn it is, and where the markers are.
    fn write_turn(&self, out: &mut String) {
        out.push_str(",\"turn\":");
        number(out, self.turn());
        out.push_str(",\"active\":");
        match self.active() {
            Some(seat) => number(out, seat.number().into()),
            None => out.push_str("null"),
        }
        out.push_str(",\"step\":");
        word(out, self.step().id());
        for (name, count) in [(",\"red\":", self.track().red()), (",\"green\":", self.track().green())] {
            out.push_str(name);
            number(out, count.into());
        }
    }

    fn write_piles(&self, out: &mut String) {
        out.push_str(",\"tavern\":");
        list(out, Slot::ALL, |out, slot| card(out, self.tavern(slot)));
        // Nobody may see the cards of the Harbor: only their number is written.
        out.push_str(",\"harbor\":");
        number(out, self.harbor_size() as u32);
        let seen = |out: &mut String, seen: &Seen| card(out, seen.hero);
        out.push_str(",\"wilderness\":");
        list(out, self.wilderness(), seen);
        out.push_str(",\"graveyard\":");
        list(out, self.graveyard(), seen);
        if self.aside().next().is_some() {
            out.push_str(",\"aside\":");
            list(out, self.aside(), seen);
        }
    }

    /// Who is asked what, what the viewer may choose, and what the viewer has picked already.
    fn write_questions(&self, out: &mut String) {
        out.push_str(",\"asked\":");
        list(out, self.asked(), |out, asked| {
            out.push_str("{\"seat\":");
            number(out, asked.seat.number().into());
            out.push_str(",\"prompt\":");
            word(out, asked.prompt.id());
            out.push_str(",\"source\":");
            card(out, asked.source);
            out.push('}');
        });
        out.push_str(",\"choices\":");
        list(out, self.choices(), json);
        if self.picks().into_iter().flatten().next().is_some() {
            out.push_str(",\"picks\":");
            list(out, self.picks().into_iter().flatten(), |out, hero| {
                word(out, hero.id())
            });
        }
    }

    fn write_player(&self, out: &mut String, seat: Seat) {
        out.push_str("{\"leader\":");
        match self.leader(seat) {
            Some(leader) => word(out, leader.id()),
            None => out.push_str("null"),
        }
        let seen = |out: &mut String, seen: &Seen| card(out, seen.hero);
        out.push_str(",\"hand\":");
        list(out, self.hand(seat), seen);
        out.push_str(",\"face_up\":");
        list(out, self.face_up(seat), |out, hero| word(out, hero.id()));
        out.push_str(",\"hidden\":");
        list(out, self.hidden(seat), seen);
        out.push('}');
    }

    /// The cards that the viewer knows but not everybody does, in the order of their ids, with those who know them.
    pub fn known_by(&self) -> Vec<(Hero, Audience)> {
        let mut known: Vec<(Hero, Audience)> = self
            .in_game()
            .iter()
            .filter(|card| card.known_by != Audience::EVERYBODY)
            .filter_map(|card| card.hero.map(|hero| (hero, card.known_by)))
            .collect();
        short::sort(&mut known, |(hero, _)| hero.id());
        known
    }

    fn write_known_by(&self, out: &mut String) {
        out.push('{');
        for (index, (hero, known_by)) in self.known_by().into_iter().enumerate() {
            if index > 0 {
                out.push(',');
            }
            word(out, hero.id());
            out.push(':');
            list(out, known_by.seats(self.players()), |out, seat| {
                number(out, seat.number().into())
            });
        }
        out.push('}');
    }
}

/// A list of whatever `each` writes.
fn list<T>(out: &mut String, items: impl IntoIterator<Item = T>, each: impl Fn(&mut String, T)) {
    out.push('[');
    for (index, item) in items.into_iter().enumerate() {
        if index > 0 {
            out.push(',');
        }
        each(out, item);
    }
    out.push(']');
}

/// A name from the game, which needs no escaping.
fn word(out: &mut String, id: &'static str) {
    out.push('"');
    out.push_str(id);
    out.push('"');
}

fn card(out: &mut String, hero: Option<Hero>) {
    match hero {
        Some(hero) => word(out, hero.id()),
        None => out.push_str("null"),
    }
}

fn number(out: &mut String, number: u32) {
    match u8::try_from(number) {
        Ok(digit @ 0..10) => out.push(char::from(b'0' + digit)),
        _ => drop(write!(out, "{number}")),
    }
}

/// Whatever is rare enough to be written the usual way.
fn json(out: &mut String, value: &impl Serialize) {
    out.push_str(&serde_json::to_string(value).unwrap_or_default());
}
