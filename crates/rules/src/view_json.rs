//! A view as JSON: what an engine answers, a server sends, a page draws. It is written by hand, because a server writes one for
//! every viewer of every choice.

use crate::short;
use crate::view::{Seen, View, Viewer};
use crate::{Audience, Hero, Seat, Slot};
use serde::ser::Error;
use serde::{Serialize, Serializer};
use serde_json::value::RawValue;
use std::fmt::Write;

/// A usual length.
const USUAL: usize = 2048;

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
    /// Adds the view to a text, as JSON: the same bytes that serializing it gives, but quicker.
    ///
    /// ```
    /// use rules::{Game, Seat, Seed, Setup, Viewer};
    /// let view = Game::new(Setup::new(2).unwrap(), &Seed::from("tea")).view(Viewer::Seat(Seat(0)));
    /// let mut text = String::new();
    /// view.write_json(&mut text);
    /// assert_eq!(text, serde_json::to_string(&view).unwrap());
    /// ```
    pub fn write_json(&self, out: &mut String) {
        match self.viewer() {
            Viewer::Seat(seat) => {
                out.push_str("{\"viewer\":{\"seat\":");
                number(out, seat.0.into());
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
        for (name, count) in [
            (",\"heroes_to_end\":", setup.heroes_to_end().into()),
            (",\"turn\":", self.turn()),
        ] {
            out.push_str(name);
            number(out, count);
        }
        out.push_str(",\"active\":");
        match self.active() {
            Some(seat) => number(out, seat.0.into()),
            None => out.push_str("null"),
        }
        out.push_str(",\"step\":");
        json(out, &self.step());
        for (name, count) in [(",\"red\":", self.track().red()), (",\"green\":", self.track().green())] {
            out.push_str(name);
            number(out, count.into());
        }
        out.push_str(",\"tavern\":");
        list(out, Slot::ALL, |out, slot| card(out, self.tavern(slot)));
        // Of the Harbor only how many cards.
        let _ = write!(out, ",\"harbor\":{}", self.harbor());
        let seen = |out: &mut String, seen: &Seen| card(out, seen.hero);
        out.push_str(",\"wilderness\":");
        list(out, self.wilderness().iter().rev(), seen);
        out.push_str(",\"graveyard\":");
        list(out, self.graveyard().iter().rev(), seen);
        if self.aside().next().is_some() {
            out.push_str(",\"aside\":");
            list(out, self.aside(), seen);
        }
        out.push_str(",\"players\":");
        list(out, self.seats(), |out, seat| self.write_player(out, seat));
        out.push_str(",\"known_by\":");
        self.write_known_by(out);
        out.push_str(",\"asked\":");
        list(out, self.asked(), |out, asked| {
            out.push_str("{\"seat\":");
            number(out, asked.seat.0.into());
            out.push_str(",\"prompt\":");
            json(out, &asked.prompt);
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
        if let Some(outcome) = self.outcome() {
            out.push_str(",\"outcome\":");
            json(out, outcome);
        }
        out.push('}');
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

    /// Cards the viewer knows and not everybody does: the seats that do.
    fn write_known_by(&self, out: &mut String) {
        let mut known: Vec<(&'static str, Audience)> = self
            .in_game()
            .iter()
            .filter(|card| card.known_by != Audience::EVERYBODY)
            .filter_map(|card| card.hero.map(|hero| (hero.id(), card.known_by)))
            .collect();
        short::sort(&mut known, |(id, _)| *id);
        out.push('{');
        for (index, (id, known_by)) in known.into_iter().enumerate() {
            if index > 0 {
                out.push(',');
            }
            word(out, id);
            out.push(':');
            list(out, known_by.seats(self.players()), |out, seat| {
                number(out, seat.0.into())
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

/// A name from the game: it holds nothing that would have to be escaped.
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
