//! The address of a route: the part behind the question mark. It works on any static host, in any folder, and leads back
//! to the same place after a reload or in somebody else's browser.
//!
//! `table=…` and `game=…` are what links have always been made of.

use crate::{Over, Place, Route, Watched};
use form_urlencoded::{Serializer, parse};
use rules::{Hero, Leader};
use told::Eyes;
use told::keeper::Source;

/// The names that a route is written with.
const NAMES: [&str; 12] = [
    "at", "number", "table", "game", "own", "last", "moment", "seat", "all", "puzzle", "step", "over",
];

/// No more than this may lie over a place: a made-up address cannot open more.
const MOST_OPEN: usize = 6;

/// Places that are a word.
const PLACES: [(&str, Place); 8] = [
    ("solo", Place::Options { around: false }),
    ("around", Place::Options { around: true }),
    ("rules", Place::Rules),
    ("friends", Place::Friends),
    ("record", Place::Record),
    ("learn", Place::Learn),
    ("puzzles", Place::Puzzles),
    ("games", Place::Games),
];

/// What the address of the page says.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Address {
    /// Where one is.
    pub route: Route,
    /// What else stands there: `seed=…`, `language=…`. It stays.
    pub rest: Vec<(String, String)>,
}

/// A word of an address: what stands behind `name=`.
pub fn parameter(query: &str, name: &str) -> Option<String> {
    let mut pairs = parse(query.trim_start_matches('?').as_bytes());
    pairs
        .find(|(found, _)| found == name)
        .map(|(_, value)| value.into_owned())
}

/// The code of a table as it is written everywhere.
fn code(text: &str) -> Option<String> {
    let code = text.trim().to_uppercase().replace('-', "");
    (!code.is_empty()).then_some(code)
}

fn read_over(text: &str) -> Option<Over> {
    let (kind, which) = text.split_once('.').unwrap_or((text, ""));
    Some(match kind {
        "gallery" => Over::Gallery,
        "welcome" => Over::Welcome,
        "menu" => Over::Menu,
        "keys" => Over::Keys,
        "notebook" => Over::Notebook,
        "chronicle" => Over::Chronicle,
        "talk" => Over::Talk,
        "hero" => Over::Hero(Hero::from_id(which)?),
        "leader" => Over::Leader(Leader::from_id(which)?),
        "rules" => Over::Rules(which.to_owned()),
        _ => return None,
    })
}

fn write_over(over: &Over) -> String {
    let word = match over {
        Over::Gallery => "gallery",
        Over::Welcome => "welcome",
        Over::Menu => "menu",
        Over::Keys => "keys",
        Over::Notebook => "notebook",
        Over::Chronicle => "chronicle",
        Over::Talk => "talk",
        Over::Hero(hero) => return format!("hero.{}", hero.id()),
        Over::Leader(leader) => return format!("leader.{}", leader.id()),
        Over::Rules(passage) => return format!("rules.{passage}"),
    };
    word.to_owned()
}

fn read_watched(query: &str) -> Option<Watched> {
    let word = |name| parameter(query, name);
    let own = || word("own").and_then(|own| own.parse().ok()).map(Source::Own);
    let last = || word("last").map(|_| Source::Last);
    let game = word("game").map(Source::Link).or_else(own).or_else(last)?;
    let seat = word("seat").and_then(|seat| seat.parse().ok());
    Some(Watched {
        game,
        moment: word("moment")
            .and_then(|moment| moment.parse::<u16>().ok())
            .map(usize::from),
        eyes: seat.map(|seat| Eyes {
            seat,
            all: word("all").is_some(),
        }),
    })
}

fn read_place(query: &str) -> Place {
    let word = |name| parameter(query, name);
    let at = word("at").unwrap_or_default();
    if let Some(code) = word("table").and_then(|text| code(&text)) {
        let game = at == "game";
        return Place::Elsewhere { code, game };
    }
    if let Some(watched) = read_watched(query) {
        return match at.as_str() {
            "analysis" => Place::Analysis(watched),
            _ => Place::Replay(watched),
        };
    }
    if let Some(id) = word("puzzle") {
        return Place::Puzzle { id };
    }
    match at.as_str() {
        "game" => Place::Game {
            number: word("number").and_then(|number| number.parse().ok()),
        },
        "lesson" => Place::Lesson {
            step: word("step").and_then(|step| step.parse::<u16>().ok()).map(usize::from),
        },
        _ => PLACES
            .into_iter()
            .find_map(|(name, place)| (name == at).then_some(place))
            .unwrap_or_default(),
    }
}

/// The words of a place.
fn write_place(place: &Place, mut put: impl FnMut(&str, &str)) {
    match place {
        Place::Start => {}
        Place::Game { number } => {
            put("at", "game");
            if let Some(number) = number {
                put("number", &number.to_string());
            }
        }
        Place::Lesson { step } => {
            put("at", "lesson");
            if let Some(step) = step {
                put("step", &step.to_string());
            }
        }
        Place::Puzzle { id } => put("puzzle", id),
        Place::Elsewhere { code, game } => {
            put("table", code);
            if *game {
                put("at", "game");
            }
        }
        Place::Replay(watched) => write_watched(watched, put),
        Place::Analysis(watched) => {
            put("at", "analysis");
            write_watched(watched, put);
        }
        other => {
            if let Some((name, _)) = PLACES.iter().find(|(_, place)| place == other) {
                put("at", name);
            }
        }
    }
}

fn write_watched(watched: &Watched, mut put: impl FnMut(&str, &str)) {
    match &watched.game {
        Source::Link(link) => put("game", link),
        Source::Own(id) => put("own", &id.to_string()),
        Source::Last => put("last", "1"),
    }
    if let Some(moment) = watched.moment {
        put("moment", &moment.to_string());
    }
    if let Some(eyes) = watched.eyes {
        put("seat", &eyes.seat.to_string());
        if eyes.all {
            put("all", "1");
        }
    }
}

impl Address {
    /// Reads what stands behind the question mark. What nobody understands leads to the first page.
    pub fn read(query: &str) -> Address {
        let query = query.trim_start_matches('?');
        let over = parse(query.as_bytes()).filter(|(name, _)| name == "over");
        let mut route = Route::from(read_place(query));
        for over in over.filter_map(|(_, text)| read_over(&text)).take(MOST_OPEN) {
            route = route.opening(over);
        }
        let rest = parse(query.as_bytes())
            .filter(|(name, _)| !NAMES.contains(&name.as_ref()))
            .map(|(name, value)| (name.into_owned(), value.into_owned()));
        Address {
            route,
            rest: rest.collect(),
        }
    }

    /// What stands behind the question mark; nothing for the first page.
    pub fn write(&self) -> String {
        let mut words = Serializer::new(String::new());
        write_place(&self.route.place, |name, value| {
            words.append_pair(name, value);
        });
        for over in &self.route.over {
            words.append_pair("over", &write_over(over));
        }
        for (name, value) in &self.rest {
            words.append_pair(name, value);
        }
        words.finish()
    }
}

impl Route {
    /// The route in one line, without a question mark.
    pub fn written(&self) -> String {
        let address = Address {
            route: self.clone(),
            rest: Vec::new(),
        };
        address.write()
    }
}
