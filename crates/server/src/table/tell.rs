//! What somebody at a table is told: made from the entries and from that viewer's view, and from nothing else. The same
//! entry tells the same viewer the same bytes, whichever server tells it and however often.

use super::ask::entries_left;
use super::state::{Chair, Phase, State};
use crate::entry::{By, Entry, Stored};
use crate::time::Millis;
use rules::{Event, Happening, Seat, View, Viewer};
use serde::Serialize;
use told::server::{Change, Happened, Last, Listed, Passed, SeatClock, Table, Welcome};

pub(crate) use told::server::VERSION as PROTOCOL_VERSION;
pub(crate) use told::server::http::Glance;

/// A usual length of a message.
const USUAL: usize = 2560;

/// A seat as everybody may see it.
pub(crate) fn chair(chair: &Chair) -> told::server::Chair {
    match chair {
        Chair::Free => told::server::Chair::Free,
        Chair::Bot(bot) => told::server::Chair::Bot {
            level: bot.level,
            name: bot.name.as_deref().map(str::to_owned),
        },
        Chair::Person(person) => told::server::Chair::Person {
            name: person.name.to_string(),
            ready: person.ready,
            away: person.away,
            player: person.player.as_ref().map(|player| player.as_str().to_owned()),
        },
    }
}

/// A table as everybody may see it.
pub(crate) fn table(state: &State) -> Table {
    Table {
        code: state.code.to_string(),
        phase: state.phase,
        game: state.games,
        opened: state.opened,
        settings: (*state.settings).clone(),
        seats: state.chairs.iter().map(chair).collect(),
        host: state.host,
        locked: state.locked,
        seed_hash: state.seed_hash(),
        last: state.last.as_deref().map(|last| Last {
            game: last.game,
            seed: last.seed.text().to_owned(),
            seed_hash: last.seed.hash(),
            outcome: last.outcome.clone(),
        }),
        entries_left: entries_left(state),
    }
}

/// A table as the lobby shows it.
pub(crate) fn listed(state: &State) -> Listed {
    Listed {
        code: state.code.to_string(),
        phase: state.phase,
        opened: state.opened,
        settings: (*state.settings).clone(),
        seats: state.chairs.iter().map(chair).collect(),
    }
}

/// What everybody may know of a table without sitting at it, and without being there. Whoever answers adds the link.
pub(crate) fn glance(state: &State, now: Millis) -> Glance {
    let playing = state.phase == Phase::Playing;
    let asked = state.seats().filter(|_| playing).filter_map(|seat| {
        let (_, since) = state.turns[seat.index()].asked?;
        Some((seat, since))
    });
    let (asked, since) = asked.unzip();
    Glance {
        link: String::new(),
        now,
        table: table(state),
        asked,
        since,
        clock: clocks(state),
    }
}

fn clocks(state: &State) -> Option<Vec<SeatClock>> {
    state.settings.clock?;
    (state.phase == Phase::Playing).then(|| {
        state
            .seats()
            .map(|seat| SeatClock {
                deadline: state.deadline(seat),
                reserve: state.turns[seat.index()].reserve,
            })
            .collect()
    })
}

fn view(state: &State, viewer: Viewer) -> Option<View> {
    state.game.as_ref().map(|game| game.view(viewer))
}

/// What a viewer saw happen.
fn seen(events: &[Event], viewer: Viewer) -> Vec<Happening> {
    events.iter().map(|event| event.seen_by(viewer)).collect()
}

fn change(state: &State, entry: &Entry, events: &[Event], viewer: Viewer) -> Change {
    match entry {
        Entry::Choice { seat, by, id, .. } => Change::Choice {
            seat: *seat,
            by: *by,
            id: id.clone().filter(|_| viewer == Viewer::Seat(*seat)),
            events: seen(events, viewer),
        },
        Entry::Opened { .. } => Change::Opened,
        Entry::Seated { seat, .. } => Change::Seated { seat: *seat },
        Entry::Left { seat } => Change::Left { seat: *seat },
        Entry::Removed { seat } => Change::Removed { seat: *seat },
        Entry::Locked { locked } => Change::Locked { locked: *locked },
        Entry::Changed { .. } => Change::Changed,
        Entry::Bot { seat, .. } => Change::Bot { seat: *seat },
        Entry::Ready { seat, ready } => Change::Ready {
            seat: *seat,
            ready: *ready,
        },
        Entry::Started { .. } => Change::Started { game: state.games },
        Entry::Away { seat, why } => Change::Away { seat: *seat, why: *why },
        Entry::Back { seat } => Change::Back { seat: *seat },
        Entry::Said { seat, text } => Change::Said {
            seat: *seat,
            text: text.clone(),
        },
        Entry::Phrase { seat, phrase } => Change::Phrase {
            seat: *seat,
            phrase: *phrase,
        },
    }
}

/// The message about an entry, given the table after it.
pub(crate) fn message(state: &State, stored: &Stored, events: &[Event], viewer: Viewer) -> String {
    let change = change(state, &stored.entry, events, viewer);
    let talk = matches!(change, Change::Said { .. } | Change::Phrase { .. });
    let choice = matches!(change, Change::Choice { .. });
    let changed = if choice { state.phase != Phase::Playing } else { !talk };
    let view = match change {
        Change::Choice { .. } | Change::Started { .. } => view(state, viewer),
        _ => None,
    };
    let happened = Happened::<()> {
        number: stored.number,
        at: stored.at,
        change,
        clock: if talk { None } else { clocks(state) },
        table: changed.then(|| table(state)),
        view: None,
    };
    with_view(&happened, view.as_ref())
}

/// A message with a view. Most messages have one, and most of such a message is the view, so that is written straight
/// into it, where the field stands.
fn with_view(happened: &Happened<()>, view: Option<&View>) -> String {
    let mut out = Vec::with_capacity(USUAL);
    // Nothing that is told has a form that JSON lacks.
    let _ = serde_json::to_writer(&mut out, happened);
    let mut out = String::from_utf8(out).unwrap_or_default();
    if let Some(view) = view {
        out.pop();
        out.push_str(",\"view\":");
        view.write_json(&mut out);
        out.push('}');
    }
    out
}

/// A choice of the game and what came of it, before it is known who is told of it.
pub(crate) struct Chapter {
    pub(crate) seat: Seat,
    pub(crate) events: Vec<Event>,
    pub(crate) by: By,
}

impl Chapter {
    pub(crate) fn told_to(&self, viewer: Viewer) -> Passed {
        Passed {
            seat: self.seat,
            events: seen(&self.events, viewer),
            by: self.by,
        }
    }
}

/// The whole table for somebody who comes in, with what happened in the game so far if they want to know.
pub(crate) fn welcome(state: &State, viewer: Viewer, now: Millis, chronicle: Option<&[Chapter]>) -> String {
    json(&Welcome {
        version: PROTOCOL_VERSION,
        number: state.number,
        now,
        seat: match viewer {
            Viewer::Seat(seat) => Some(seat),
            _ => None,
        },
        table: table(state),
        view: view(state, viewer),
        clock: clocks(state),
        chat: state.chat.iter().cloned().collect(),
        chronicle: chronicle.map(|chapters| chapters.iter().map(|chapter| chapter.told_to(viewer)).collect()),
    })
}

fn json(value: &impl Serialize) -> String {
    // Nothing that is told has a form that JSON lacks.
    serde_json::to_string(value).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::entry::Origin;
    use crate::secret::Token;
    use crate::settings::Settings;
    use rules::{Choice, Choices, Game, Hero, Seed};
    use told::server::Message;

    /// Dice that are the same every time.
    struct FixedDice(u64);

    impl FixedDice {
        fn roll(&mut self) -> u64 {
            self.0 = self
                .0
                .wrapping_mul(6_364_136_223_846_793_005)
                .wrapping_add(1_442_695_040_888_963_407);
            (self.0 ^ (self.0 >> 29)).wrapping_mul(0xbf58_476d_1ce4_e5b9)
        }

        fn below(&mut self, sides: usize) -> usize {
            ((u128::from(self.roll()) * sides as u128) >> 64) as usize
        }
    }

    impl rules::rand_core::TryRng for FixedDice {
        type Error = std::convert::Infallible;
        fn try_next_u32(&mut self) -> Result<u32, Self::Error> {
            Ok((self.roll() >> 32) as u32)
        }
        fn try_next_u64(&mut self) -> Result<u64, Self::Error> {
            Ok(self.roll())
        }
        fn try_fill_bytes(&mut self, bytes: &mut [u8]) -> Result<(), Self::Error> {
            bytes.iter_mut().for_each(|byte| *byte = self.roll() as u8);
            Ok(())
        }
    }

    fn write(state: &mut State, entry: Entry) -> (Stored, Vec<Event>) {
        let number = state.number + 1;
        let stored = Stored {
            number,
            at: 1000 * number,
            origin: Origin::new(1, 1),
            entry,
        };
        let events = state.apply(&stored).expect("it fits");
        (stored, events)
    }

    /// A table at which a game has begun.
    fn table(seats: u8) -> State {
        let opened = Stored {
            number: 1,
            at: 1000,
            origin: Origin::new(1, 1),
            entry: Entry::Opened {
                settings: Settings::new(seats),
                bots: Vec::new(),
                seed: Seed::from("twins"),
            },
        };
        let mut state = State::open("K7X9PZ".parse().unwrap(), &opened).unwrap();
        for seat in Seat::all(seats) {
            let entry = Entry::Seated {
                seat,
                name: format!("{seat}"),
                token: Token::random().unwrap().hash(),
                player: None,
                from: None,
            };
            write(&mut state, entry);
        }
        write(
            &mut state,
            Entry::Started {
                next: Seed::from("more"),
                revision: rules::RULES_REVISION,
                state: None,
            },
        );
        state
    }

    /// The table with another game that looks the same to this viewer.
    fn twin(state: &State, viewer: Viewer, dice: &mut FixedDice) -> State {
        let mut twin = state.clone();
        let world = state.game.as_ref().unwrap().view(viewer).sample(dice);
        twin.game = Some(Box::new(world));
        twin
    }

    /// Refusals of choices that somebody might try out to learn something.
    fn refusals(game: &Game, seat: Seat) -> Vec<Option<rules::Refusal>> {
        let tried = Hero::all().flat_map(|hero| {
            let others = Seat::all(game.seats().count() as u8);
            [Choice::Play(hero), Choice::Discard(hero), Choice::Card(hero)]
                .into_iter()
                .chain(others.map(move |seat| Choice::FaceUp { seat, hero }))
        });
        tried
            .map(|choice| game.clone().choose(seat, choice, &mut ()).err())
            .collect()
    }

    /// In worlds that differ only in what a viewer cannot know, the viewer is told the same bytes, and refused with the same words.
    #[test]
    fn worlds_that_look_the_same_are_told_the_same() {
        let mut dice = FixedDice(7);
        let mut compared = 0;
        for seats in 2..=6 {
            let mut state = table(seats);
            while state.phase == Phase::Playing {
                let game = state.game.as_ref().unwrap();
                let seat = game.decider().unwrap();
                let mut choices = Choices::new();
                game.choices_into(seat, &mut choices);
                let plays: Vec<Choice> = choices
                    .iter()
                    .copied()
                    .filter(|one| matches!(one, Choice::Play(_)))
                    .collect();
                let choice = match plays.len() {
                    0 => choices[dice.below(choices.len())],
                    count => plays[dice.below(count)],
                };
                let entry = Entry::Choice {
                    seat,
                    choice,
                    by: By::Player,
                    id: Some("secret".to_owned()),
                    state: None,
                };
                for viewer in state.seats().map(Viewer::Seat).chain([Viewer::Public]) {
                    let other = twin(&state, viewer, &mut dice);
                    assert_eq!(welcome(&state, viewer, 5, None), welcome(&other, viewer, 5, None));
                    if let Viewer::Seat(viewing) = viewer {
                        let (one, two) = (state.game.as_ref().unwrap(), other.game.as_ref().unwrap());
                        assert_eq!(refusals(one, viewing), refusals(two, viewing), "{viewing:?}");
                    }
                    // The same choice, where it leads to what looks the same, is told the same.
                    let (mut one, mut two) = (state.clone(), other);
                    if two
                        .game
                        .as_ref()
                        .unwrap()
                        .clone()
                        .choose(seat, choice, &mut ())
                        .is_err()
                    {
                        continue;
                    }
                    let (stored, events) = write(&mut one, entry.clone());
                    let (_, other_events) = write(&mut two, entry.clone());
                    if view(&one, viewer) == view(&two, viewer) {
                        let told = message(&one, &stored, &events, viewer);
                        assert_eq!(told, message(&two, &stored, &other_events, viewer));
                        assert_eq!(told.contains("\"id\":\"secret\""), viewer == Viewer::Seat(seat));
                        assert!(matches!(Message::read(&told), Ok(Message::Happened(_))), "{told}");
                        compared += 1;
                    }
                }
                write(&mut state, entry);
            }
        }
        assert!(compared > 1000, "{compared}");
    }
}
