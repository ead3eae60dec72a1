//! Removing lines, names and people from what happened at a table. The entries stay, with their numbers and everything the
//! game needs; what somebody typed, and who they were, goes.

use super::state::{Broken, State};
use crate::code::Code;
use crate::entry::{Entry, Stored};
use crate::secret::{PlayerId, TokenHash};
use crate::text;
use rules::{MOST_PLAYERS, Seat};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use std::collections::BTreeSet;

/// What is to be removed from a table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Target {
    /// The line with this number.
    Line(u64),
    /// The name of whoever sits there now.
    Name(Seat),
    /// Everything about a player, at whatever seats they ever sat.
    Player(PlayerId),
}

/// A table without what was to be removed.
pub(crate) struct Scrubbed {
    /// The entries that are different now.
    pub(crate) entries: Vec<Stored>,
    /// The games, and the seats in them, that show somebody who is to be removed.
    pub(crate) games: Vec<(u32, Seat)>,
    /// The table as it is now.
    pub(crate) state: State,
}

/// The sittings, by the numbers of their entries, that are to be removed.
fn sittings(entries: &[Stored], target: &Target) -> BTreeSet<u64> {
    let seated = entries.iter().filter_map(|stored| match &stored.entry {
        Entry::Seated { seat, player, .. } => Some((stored.number, *seat, player.as_ref())),
        _ => None,
    });
    match target {
        Target::Line(_) => BTreeSet::new(),
        Target::Name(wanted) => seated
            .filter(|(_, seat, _)| seat == wanted)
            .map(|(number, ..)| number)
            .next_back()
            .into_iter()
            .collect(),
        Target::Player(wanted) => seated
            .filter(|(.., player)| player.is_some_and(|player| player.is(wanted)))
            .map(|(number, ..)| number)
            .collect(),
    }
}

/// The names under which somebody sat down.
fn names(entries: &[Stored], sittings: &BTreeSet<u64>) -> BTreeSet<String> {
    let theirs = entries.iter().filter(|stored| sittings.contains(&stored.number));
    let names = theirs.filter_map(|stored| match &stored.entry {
        Entry::Seated { name, .. } => Some(name.clone()),
        _ => None,
    });
    names.collect()
}

/// Who sits where, while entries are read one after the other.
#[derive(Default)]
pub(crate) struct Sitters([Option<u64>; MOST_PLAYERS]);

impl Sitters {
    /// After one more entry. A seat that is freed by the end of a game is taken again before anything happens there.
    pub(crate) fn follow(&mut self, stored: &Stored) {
        match stored.entry {
            Entry::Seated { seat, .. } => self.0[seat.index()] = Some(stored.number),
            Entry::Left { seat } | Entry::Removed { seat } | Entry::Bot { seat, .. } => self.0[seat.index()] = None,
            _ => {}
        }
    }

    /// The number of the entry by which somebody sat down there.
    pub(crate) fn at(&self, seat: Seat) -> Option<u64> {
        self.0[seat.index()]
    }
}

/// The entry without what is to be removed; nothing if it stays as it is. `ours` says whether a seat is one of theirs. Whoever
/// is to be forgotten is not named by others either, under any of these names.
fn rewrite(stored: &Stored, target: &Target, names: &BTreeSet<String>, ours: impl Fn(Seat) -> bool) -> Option<Entry> {
    let wholly = matches!(target, Target::Player(_));
    let unnamed = |text: &str| text::unnamed(text, names.iter().map(String::as_str));
    match &stored.entry {
        Entry::Seated {
            seat,
            token,
            player,
            from,
            ..
        } if ours(*seat) => Some(Entry::Seated {
            seat: *seat,
            name: String::new(),
            token: if wholly { TokenHash::NOBODY } else { *token },
            player: player.clone().filter(|_| !wholly),
            from: from.filter(|_| !wholly),
        }),
        Entry::Said { seat, .. } if *target == Target::Line(stored.number) || wholly && ours(*seat) => {
            Some(unsaid(*seat))
        }
        Entry::Said { seat, text } if wholly => Some(Entry::Said {
            seat: *seat,
            text: unnamed(text),
        }),
        Entry::Bot {
            seat,
            level,
            name: Some(name),
        } if wholly && unnamed(name) != *name => Some(Entry::Bot {
            seat: *seat,
            level: *level,
            name: None,
        }),
        Entry::Choice {
            seat,
            choice,
            by,
            id: Some(_),
            state,
        } if wholly && ours(*seat) => Some(Entry::Choice {
            seat: *seat,
            choice: *choice,
            by: *by,
            id: None,
            state: *state,
        }),
        _ => None,
    }
}

/// A line of which nothing is left.
pub(crate) fn unsaid(seat: Seat) -> Entry {
    Entry::Said {
        seat,
        text: String::new(),
    }
}

/// All entries of a table without what is to be removed.
pub(crate) fn scrub(code: Code, mut entries: Vec<Stored>, target: &Target) -> Result<Scrubbed, Broken> {
    let sittings = sittings(&entries, target);
    let names = names(&entries, &sittings);
    let mut sitters = Sitters::default();
    let (mut changed, mut shown, mut games) = (Vec::new(), Vec::new(), 0);
    let mut state: Option<State> = None;
    for stored in &mut entries {
        sitters.follow(stored);
        let ours = |seat| sitters.at(seat).is_some_and(|number| sittings.contains(&number));
        if matches!(stored.entry, Entry::Started { .. }) {
            games += 1;
            let seats = Seat::all(MOST_PLAYERS as u8).filter(|seat| ours(*seat));
            shown.extend(seats.map(|seat| (games, seat)));
        }
        if let Some(entry) = rewrite(stored, target, &names, ours)
            && entry != stored.entry
        {
            stored.entry = entry;
            changed.push(stored.clone());
        }
        match &mut state {
            Some(state) => drop(state.replay(stored)?),
            None => state = Some(State::open(code, stored)?),
        }
    }
    Ok(Scrubbed {
        entries: changed,
        games: shown,
        state: state.ok_or(Broken::NotOpened)?,
    })
}

/// A finished game as the history shows it, without the name on a seat; with `wholly` also without who it was.
pub(crate) fn unnamed(body: &str, seats: &[Seat], wholly: bool) -> Option<String> {
    cleared(body, wholly, |index, _| seats.iter().any(|seat| seat.index() == index))
}

/// A finished game as the history shows it, without a player.
pub(crate) fn without(body: &str, player: &PlayerId) -> Option<String> {
    cleared(body, true, |_, chair| {
        let id = chair["player"].as_str();
        id.is_some_and(|id| PlayerId::from_written(id.to_owned()).is(player))
    })
}

/// The names under which a player is shown in a finished game.
pub(crate) fn shown_as(body: &str, player: &PlayerId) -> Vec<String> {
    let shown: Value = serde_json::from_str(body).unwrap_or_default();
    let is_theirs = |chair: &&Value| {
        let id = chair["player"].as_str();
        id.is_some_and(|id| PlayerId::from_written(id.to_owned()).is(player))
    };
    let chairs = shown["seats"].as_array().into_iter().flatten();
    let names = chairs.filter(is_theirs).filter_map(|chair| chair["name"].as_str());
    names.map(str::to_owned).collect()
}

/// A finished game without the names on some of its seats; with `wholly` also without who it was, and no bot is called after
/// them.
fn cleared(body: &str, wholly: bool, is_meant: impl Fn(usize, &Value) -> bool) -> Option<String> {
    let mut shown: Value = serde_json::from_str(body).ok()?;
    let chairs = shown.get_mut("seats")?.as_array_mut()?;
    let mut names: Vec<String> = Vec::new();
    for (index, chair) in chairs.iter_mut().enumerate() {
        if chair["kind"] == "person" && is_meant(index, chair) {
            names.extend(chair["name"].as_str().map(str::to_owned));
            chair["name"] = Value::from("");
            if wholly {
                chair["player"] = Value::Null;
            }
        }
    }
    let names_them = |chair: &Value| {
        let name = chair["name"].as_str();
        name.is_some_and(|name| text::unnamed(name, names.iter().map(String::as_str)) != name)
    };
    for chair in chairs.iter_mut().filter(|chair| wholly && chair["kind"] == "bot") {
        if names_them(chair)
            && let Some(chair) = chair.as_object_mut()
        {
            chair.remove("name");
        }
    }
    Some(shown.to_string())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::entry::{By, Origin, StateCheck};
    use crate::secret::{PlayerKey, Token};
    use crate::settings::Settings;
    use rules::{Choice, RULES_REVISION, Seed};

    fn stored(number: u64, entry: Entry) -> Stored {
        Stored {
            number,
            at: 10 * number,
            origin: Origin::new(1, 1),
            entry,
        }
    }

    fn seated(seat: Seat, name: &str, player: Option<&PlayerId>) -> Entry {
        Entry::Seated {
            seat,
            name: name.to_owned(),
            token: Token::random().unwrap().hash(),
            player: player.cloned(),
            from: None,
        }
    }

    fn said(seat: Seat, text: &str) -> Entry {
        Entry::Said {
            seat,
            text: text.to_owned(),
        }
    }

    /// A table at which Ada sat on one seat, went, and came back on the other, where Ben had been.
    fn table(ada: &PlayerId) -> (Code, Vec<Stored>) {
        let code: Code = "K7X9PZ".parse().unwrap();
        let opened = Entry::Opened {
            settings: Settings::new(2),
            bots: Vec::new(),
            seed: Seed::from("scrub"),
        };
        let mut all = vec![
            opened,
            seated(Seat::S0, "Ada", Some(ada)),
            seated(Seat::S1, "Ben", None),
            said(Seat::S0, "ada says"),
            said(Seat::S1, "ben says"),
            Entry::Left { seat: Seat::S0 },
            Entry::Left { seat: Seat::S1 },
            seated(Seat::S0, "Cem", None),
            seated(Seat::S1, "Ada again", Some(ada)),
            said(Seat::S0, "cem says"),
            said(Seat::S1, "ada again says"),
            Entry::Started {
                next: Seed::from("next"),
                revision: RULES_REVISION,
                state: None,
            },
        ];
        let entries = |all: &[Entry]| -> Vec<Stored> {
            let numbered = all.iter().zip(1..);
            numbered.map(|(entry, number)| stored(number, entry.clone())).collect()
        };
        let game = scrub(code, entries(&all), &Target::Line(0))
            .unwrap()
            .state
            .game
            .unwrap();
        let choice: Choice = game.choices(Seat::S1)[0];
        let mut after = game.clone();
        after.choose(Seat::S1, choice, &mut ()).unwrap();
        all.push(Entry::Choice {
            seat: Seat::S1,
            choice,
            by: By::Player,
            id: Some("ada's".to_owned()),
            state: Some(StateCheck::of(&after)),
        });
        (code, entries(&all))
    }

    #[test]
    fn a_player_is_removed_wherever_they_sat() {
        let ada = PlayerKey::random().unwrap().id();
        let (code, entries) = table(&ada);
        let before = scrub(code, entries.clone(), &Target::Line(0)).unwrap();
        assert!(before.entries.is_empty());
        let scrubbed = scrub(code, entries.clone(), &Target::Player(ada.clone())).unwrap();
        let numbers: Vec<u64> = scrubbed.entries.iter().map(|stored| stored.number).collect();
        assert_eq!(numbers, [2, 4, 9, 11, 13]);
        assert_eq!(scrubbed.games, [(1, Seat::S1)]);
        for stored in &scrubbed.entries {
            let written = serde_json::to_string(&stored.entry).unwrap();
            assert!(
                !written.to_lowercase().contains("ada") && !written.contains(ada.as_str()),
                "{written}"
            );
        }
        // The game is the same one, it can be checked as before, and the others are who they were.
        assert_eq!(scrubbed.state.game, before.state.game);
        let check = |stored: &Stored| match stored.entry {
            Entry::Choice { state, .. } => state,
            _ => None,
        };
        assert!(check(&entries[12]).is_some());
        assert_eq!(check(&scrubbed.entries[4]), check(&entries[12]));
        assert_eq!(&*scrubbed.state.person(Seat::S0).unwrap().name, "Cem");
        let chat: Vec<_> = scrubbed
            .state
            .chat
            .iter()
            .map(|said| said.text.as_deref().unwrap())
            .collect();
        assert_eq!(chat, ["ben says", "cem says"]);
        // The short id of the first version is theirs, too.
        let short = PlayerId::from_written(ada.short().unwrap().to_owned());
        assert_eq!(scrub(code, entries, &Target::Player(short)).unwrap().entries.len(), 5);
    }

    #[test]
    fn others_name_nobody_who_is_forgotten() {
        let ada = PlayerKey::random().unwrap().id();
        let (code, mut entries) = table(&ada);
        let named = |name: &str| Entry::Bot {
            seat: Seat::S0,
            level: Some(told::Level::Novice),
            name: Some(name.to_owned()),
        };
        for (entry, at) in [
            (said(Seat::S1, "Ada, adamant as ever, and ADA again!"), 4),
            (Entry::Left { seat: Seat::S0 }, 5),
            (named("Ada's cat"), 6),
            (named("Adam"), 7),
        ] {
            entries[at].entry = entry;
        }
        entries.truncate(8);
        let scrubbed = scrub(code, entries, &Target::Player(ada)).unwrap();
        let of = |number: u64| {
            scrubbed
                .entries
                .iter()
                .find(|stored| stored.number == number)
                .map(|one| &one.entry)
        };
        assert_eq!(of(5), Some(&said(Seat::S1, "…, adamant as ever, and … again!")));
        let unnamed = Entry::Bot {
            seat: Seat::S0,
            level: Some(told::Level::Novice),
            name: None,
        };
        assert_eq!((of(7), of(8)), (Some(&unnamed), None));
    }

    #[test]
    fn a_name_goes_and_its_owner_stays() {
        let ada = PlayerKey::random().unwrap().id();
        let (code, entries) = table(&ada);
        let scrubbed = scrub(code, entries, &Target::Name(Seat::S1)).unwrap();
        let numbers: Vec<u64> = scrubbed.entries.iter().map(|stored| stored.number).collect();
        assert_eq!(numbers, [9]);
        let person = scrubbed.state.person(Seat::S1).unwrap();
        assert_eq!((&*person.name, person.player.as_ref()), ("", Some(&ada)));
        assert_ne!(person.token, TokenHash::NOBODY);
        let names: Vec<_> = scrubbed.state.chat.iter().map(|said| said.name.as_str()).collect();
        assert_eq!(names, ["Ada", "Ben", "Cem", ""]);
    }

    #[test]
    fn a_line_goes_and_nothing_else() {
        let (code, entries) = table(&PlayerKey::random().unwrap().id());
        let scrubbed = scrub(code, entries.clone(), &Target::Line(5)).unwrap();
        assert_eq!(scrubbed.entries.len(), 1);
        assert_eq!(scrubbed.entries[0].entry, unsaid(Seat::S1));
        assert_eq!(scrubbed.state.chat.len(), 3);
        // What is no line cannot be removed.
        assert!(scrub(code, entries, &Target::Line(3)).unwrap().entries.is_empty());
    }

    #[test]
    fn finished_games_lose_names() {
        let ada = PlayerKey::random().unwrap().id();
        let body = format!(
            r#"{{"seats":[{{"kind":"person","name":"Ada","player":"{}"}},{{"kind":"bot","level":"adept"}}],"short":true}}"#,
            ada.as_str()
        );
        let named = unnamed(&body, &[Seat::S0, Seat::S1], false).unwrap();
        assert!(!named.contains("Ada") && named.contains(ada.as_str()) && named.contains("adept"));
        let wholly = unnamed(&body, &[Seat::S0], true).unwrap();
        assert_eq!(without(&body, &ada).unwrap(), wholly);
        assert!(!wholly.contains(ada.as_str()));
        let other = PlayerKey::random().unwrap().id();
        assert!(without(&body, &other).unwrap().contains("Ada"));
        assert_eq!(shown_as(&body, &ada), ["Ada"]);
        // Nor is a bot called after her.
        let called = body.replace(r#""level":"adept""#, r#""level":"adept","name":"Ada's cat""#);
        assert_ne!(called, body);
        assert_eq!(without(&called, &ada).unwrap(), wholly);
        assert!(unnamed(&called, &[Seat::S0], false).unwrap().contains("Ada's cat"));
    }
}
