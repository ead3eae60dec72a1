//! What the outside can reach, for fuzzing: whatever comes, it is answered, and nothing panics.

use crate::code::Code;
use crate::entry::{Entry, Origin, Stored};
use crate::protocol::{self, Request};
use crate::secret::{PlayerKey, Token};
use crate::settings::{Settings, Strict, check};
use crate::table::ask::{self, Deed, Newcomer};
use crate::table::state::{Broken, State};
use crate::table::tell;
use crate::text::{self, LONGEST_CHAT, LONGEST_NAME};
use rules::{Seat, Seed, Viewer};
use told::server::http::{Opening, Sitting};
use words::{Language, Words};

fn code() -> Code {
    "K7X9PZ".parse().expect("a code")
}

/// A message over a socket, the first or a later one. Refusals can be said in every language.
pub fn message(message: &str) {
    let faults = [
        protocol::read_hello(message).err(),
        protocol::read_request(message).err().map(|(_, fault)| fault),
    ];
    for fault in faults.into_iter().flatten() {
        assert!(!fault.code().is_empty());
        for language in Language::ALL {
            assert!(!fault.message(Words::new(language)).is_empty());
        }
    }
}

/// What comes with an HTTP request: tables to be opened and seats to be taken, and the texts in paths and headings.
pub fn body(bytes: &[u8]) {
    if let Ok(Strict(opening)) = serde_json::from_slice::<Strict<Opening>>(bytes)
        && check(&opening.settings, &opening.bots).is_ok()
    {
        let opened = stored(
            1,
            Entry::Opened {
                settings: opening.settings,
                bots: opening.bots,
                seed: Seed::from("fuzz"),
            },
        );
        let table = State::open(code(), &opened).expect("settings that were checked open a table");
        drop(serde_json::to_string(&tell::table(&table)));
    }
    drop(serde_json::from_slice::<Strict<Sitting>>(bytes));
    if let Ok(written) = std::str::from_utf8(bytes) {
        drop((
            Token::from_text(written),
            PlayerKey::from_text(written),
            written.parse::<Code>(),
        ));
        for longest in [LONGEST_NAME, LONGEST_CHAT] {
            if let Ok(clean) = text::clean(written, longest) {
                assert!(!clean.is_empty() && clean.chars().count() <= longest);
                assert!(!clean.chars().any(char::is_control));
                assert_eq!(text::clean(&clean, longest).as_ref(), Ok(&clean), "clean stays clean");
            }
        }
    }
}

fn stored(number: u64, entry: Entry) -> Stored {
    Stored {
        number,
        at: 1000 * number,
        origin: Origin::new(1, 1),
        entry,
    }
}

fn tell_everybody(state: &State, stored: &Stored, events: &[rules::Event]) {
    for viewer in state.seats().map(Viewer::Seat).chain([Viewer::Public]) {
        let told = tell::message(state, stored, events, viewer);
        assert!(serde_json::from_str::<serde_json::Value>(&told).is_ok(), "{told}");
    }
    drop(tell::welcome(state, Viewer::Public, stored.at, None));
}

/// The entries of a table as somebody may have meddled with them, one a line.
pub fn entries(text: &str) {
    let mut table: Option<State> = None;
    for line in text.lines() {
        let Ok(entry) = serde_json::from_str::<Entry>(line) else {
            return;
        };
        let number = table.as_ref().map_or(1, |table| table.number + 1);
        let stored = stored(number, entry);
        match &mut table {
            None => match State::open(code(), &stored) {
                Ok(opened) => table = Some(opened),
                Err(_) => return,
            },
            Some(table) => match table.replay(&stored) {
                Ok(events) => tell_everybody(table, &stored, &events),
                Err(_) => return,
            },
        }
    }
}

/// A table at which people say anything, one message a line after the number of the seat: what it is asked for is written only if
/// it fits.
pub fn table(text: &str) {
    let settings = Settings::new(2 + u8::try_from(text.len() % 5).unwrap_or_default());
    let opening = Entry::Opened {
        settings,
        bots: Vec::new(),
        seed: Seed::from("fuzz"),
    };
    let Ok(mut table) = State::open(code(), &stored(1, opening)) else {
        return;
    };
    for line in text.lines() {
        let Some((seat, message)) = line.split_at_checked(1) else {
            return;
        };
        let seat = Seat::ALL[usize::from(seat.bytes().next().unwrap_or_default()) % Seat::ALL.len()];
        let entry = match protocol::read_request(message) {
            Ok(request) if table.person(seat).is_some() => deed(&table, seat, &request),
            // Whoever does not sit there yet sits down under what they said as a name.
            _ => ask::sit(
                &table,
                &Newcomer {
                    name: message.to_owned(),
                    seat: Some(seat),
                    token: Token::from_text(&format!("{:032x}", u64::from(seat.number())))
                        .expect("a token")
                        .hash(),
                    player: None,
                    from: None,
                },
            )
            .ok(),
        };
        let Some(entry) = entry else { continue };
        let stored = stored(table.number + 1, entry);
        let mut next = table.clone();
        match next.apply(&stored) {
            Ok(events) => {
                tell_everybody(&next, &stored, &events);
                table = next;
            }
            Err(Broken::Refused(_)) => {}
            Err(broken) => panic!("an entry that does not fit was to be written: {broken}"),
        }
    }
}

fn deed(table: &State, seat: Seat, request: &Request) -> Option<Entry> {
    match ask::answer(table, seat, request, |_| true).ok()? {
        Deed::Last(entry) | Deed::First(entry) => Some(entry),
        Deed::Accepted(_) | Deed::Nothing => None,
    }
}
