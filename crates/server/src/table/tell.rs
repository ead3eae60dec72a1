//! What somebody at a table is told: made from the entries and from that viewer's view, and from nothing else. The same
//! entry tells the same viewer the same bytes, whichever server tells it and however often.

use super::state::{Chair, Phase, Said, State};
use crate::code::Code;
use crate::entry::{By, Entry, Stored, Why};
use crate::secret::PlayerId;
use crate::settings::Settings;
use crate::time::Millis;
use bots::Level;
use rules::{Event, Outcome, Seat, Seed, View, Viewer};
use serde::{Serialize, Serializer};
use serde_json::value::RawValue;

/// A usual length of a message.
const USUAL: usize = 2560;

/// The version of the protocol.
pub const PROTOCOL_VERSION: u32 = 1;

/// A table as everybody may see it.
#[derive(Serialize)]
pub(crate) struct TableTold<'a> {
    code: Code,
    phase: Phase,
    game: u32,
    opened: Millis,
    settings: &'a Settings,
    seats: Vec<SeatTold<'a>>,
    seed_hash: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    last: Option<LastTold<'a>>,
}

/// A seat as everybody may see it.
#[derive(Serialize)]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub(crate) enum SeatTold<'a> {
    Free,
    Bot {
        level: Level,
    },
    Person {
        name: &'a str,
        ready: bool,
        away: Option<Why>,
        player: Option<&'a PlayerId>,
    },
}

/// The game that was played last, with its secrets.
#[derive(Serialize)]
struct LastTold<'a> {
    game: u32,
    seed: &'a Seed,
    seed_hash: String,
    outcome: &'a Outcome,
}

impl<'a> SeatTold<'a> {
    pub(crate) fn of(chair: &'a Chair) -> SeatTold<'a> {
        match chair {
            Chair::Free => SeatTold::Free,
            Chair::Bot(level) => SeatTold::Bot { level: *level },
            Chair::Person(person) => SeatTold::Person {
                name: &person.name,
                ready: person.ready,
                away: person.away,
                player: person.player.as_ref(),
            },
        }
    }
}

impl<'a> TableTold<'a> {
    pub(crate) fn of(state: &'a State) -> TableTold<'a> {
        TableTold {
            code: state.code,
            phase: state.phase,
            game: state.games,
            opened: state.opened,
            settings: &state.settings,
            seats: state.chairs.iter().map(SeatTold::of).collect(),
            seed_hash: state.seed_hash(),
            last: state.last.as_deref().map(|last| LastTold {
                game: last.game,
                seed: &last.seed,
                seed_hash: last.seed.hash(),
                outcome: &last.outcome,
            }),
        }
    }
}

/// A table as the lobby shows it.
#[derive(Serialize)]
pub(crate) struct Lobby<'a> {
    code: Code,
    phase: Phase,
    opened: Millis,
    settings: &'a Settings,
    seats: Vec<SeatTold<'a>>,
}

impl<'a> Lobby<'a> {
    pub(crate) fn of(state: &'a State) -> Lobby<'a> {
        Lobby {
            code: state.code,
            phase: state.phase,
            opened: state.opened,
            settings: &state.settings,
            seats: state.chairs.iter().map(SeatTold::of).collect(),
        }
    }
}

/// What everybody may know of a table without sitting at it, and without being there.
#[derive(Serialize)]
pub(crate) struct Glance {
    now: Millis,
    table: Box<RawValue>,
    /// Who must choose.
    asked: Vec<Seat>,
    #[serde(skip_serializing_if = "Option::is_none")]
    clock: Option<Vec<SeatClock>>,
}

impl Glance {
    pub(crate) fn of(state: &State, now: Millis) -> Option<Glance> {
        let asked = state.seats().filter(|seat| state.turns[seat.index()].asked.is_some());
        Some(Glance {
            now,
            table: serde_json::value::to_raw_value(&TableTold::of(state)).ok()?,
            asked: asked.filter(|_| state.phase == Phase::Playing).collect(),
            clock: clocks(state),
        })
    }
}

/// The clock of one seat.
#[derive(Serialize)]
struct SeatClock {
    /// Until when it must have chosen; none while it is not asked.
    deadline: Option<Millis>,
    /// What is left of its reserve, without what it is using now.
    reserve: Millis,
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
struct Seen<'a> {
    events: &'a [Event],
    viewer: Viewer,
}

impl Serialize for Seen<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.events.iter().map(|event| event.seen_by(self.viewer)))
    }
}

/// A choice, as somebody else or the chooser is told of it. What was chosen shows only in what happened.
#[derive(Serialize)]
struct ChoiceTold<'a> {
    number: u64,
    at: Millis,
    #[serde(rename = "type")]
    kind: &'static str,
    seat: Seat,
    by: By,
    /// For the chooser alone.
    #[serde(skip_serializing_if = "Option::is_none")]
    id: Option<&'a str>,
    events: Seen<'a>,
}

/// What the table is like after a choice.
#[derive(Serialize)]
struct AfterChoice<'a> {
    #[serde(skip_serializing_if = "Option::is_none")]
    clock: Option<Vec<SeatClock>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    table: Option<TableTold<'a>>,
}

/// Anything else that happens at a table.
#[derive(Serialize)]
struct ChangeTold<'a> {
    number: u64,
    at: Millis,
    #[serde(flatten)]
    change: Change<'a>,
    #[serde(skip_serializing_if = "Option::is_none")]
    view: Option<View>,
    #[serde(skip_serializing_if = "Option::is_none")]
    clock: Option<Vec<SeatClock>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    table: Option<TableTold<'a>>,
}

#[derive(Serialize)]
#[serde(tag = "type", rename_all = "kebab-case")]
enum Change<'a> {
    Opened,
    Seated { seat: Seat },
    Left { seat: Seat },
    Bot { seat: Seat },
    Ready { seat: Seat, ready: bool },
    Started { game: u32 },
    Away { seat: Seat, why: Why },
    Back { seat: Seat },
    Said { seat: Seat, text: &'a str },
    Phrase { seat: Seat, phrase: &'static str },
}

/// The message about an entry, given the table after it.
pub(crate) fn message(state: &State, stored: &Stored, events: &[Event], viewer: Viewer) -> String {
    let change = match &stored.entry {
        Entry::Choice { seat, by, id, .. } => {
            let told = ChoiceTold {
                number: stored.number,
                at: stored.at,
                kind: "choice",
                seat: *seat,
                by: *by,
                id: id.as_deref().filter(|_| viewer == Viewer::Seat(*seat)),
                events: Seen { events, viewer },
            };
            return choice(state, &told, viewer);
        }
        Entry::Opened { .. } => Change::Opened,
        Entry::Seated { seat, .. } => Change::Seated { seat: *seat },
        Entry::Left { seat } => Change::Left { seat: *seat },
        Entry::Bot { seat, .. } => Change::Bot { seat: *seat },
        Entry::Ready { seat, ready } => Change::Ready {
            seat: *seat,
            ready: *ready,
        },
        Entry::Started { .. } => Change::Started { game: state.games },
        Entry::Away { seat, why } => Change::Away { seat: *seat, why: *why },
        Entry::Back { seat } => Change::Back { seat: *seat },
        Entry::Said { seat, text } => Change::Said { seat: *seat, text },
        Entry::Phrase { seat, phrase } => Change::Phrase {
            seat: *seat,
            phrase: phrase.id(),
        },
    };
    let is_talk = matches!(change, Change::Said { .. } | Change::Phrase { .. });
    json(&ChangeTold {
        number: stored.number,
        at: stored.at,
        view: matches!(change, Change::Started { .. })
            .then(|| view(state, viewer))
            .flatten(),
        clock: if is_talk { None } else { clocks(state) },
        table: (!is_talk).then(|| TableTold::of(state)),
        change,
    })
}

/// The message about a choice. Most messages are of this kind, and most of such a message is the view, so that is written
/// straight into it.
fn choice(state: &State, told: &ChoiceTold<'_>, viewer: Viewer) -> String {
    let mut out = Vec::with_capacity(USUAL);
    // Nothing that is told has a form that JSON lacks.
    let _ = serde_json::to_writer(&mut out, told);
    let mut out = String::from_utf8(out).unwrap_or_default();
    out.pop();
    out.push_str(",\"view\":");
    match view(state, viewer) {
        Some(view) => view.write_json(&mut out),
        None => out.push_str("null"),
    }
    let after = AfterChoice {
        clock: clocks(state),
        table: (state.phase != Phase::Playing).then(|| TableTold::of(state)),
    };
    let after = json(&after);
    if after.len() > 2 {
        out.push(',');
    }
    out.push_str(&after[1..]);
    out
}

/// What somebody is told who comes in.
#[derive(Serialize)]
struct Welcome<'a> {
    #[serde(rename = "type")]
    kind: &'static str,
    version: u32,
    number: u64,
    now: Millis,
    seat: Option<Seat>,
    table: TableTold<'a>,
    view: Option<View>,
    #[serde(skip_serializing_if = "Option::is_none")]
    clock: Option<Vec<SeatClock>>,
    chat: Vec<&'a Said>,
    #[serde(skip_serializing_if = "Option::is_none")]
    chronicle: Option<Vec<ChapterTold<'a>>>,
}

/// A choice of the game and what came of it, before it is known who is told of it.
pub(crate) struct Chapter {
    pub(crate) seat: Seat,
    pub(crate) events: Vec<Event>,
}

impl Chapter {
    fn told_to(&self, viewer: Viewer) -> ChapterTold<'_> {
        ChapterTold {
            seat: self.seat,
            events: Seen {
                events: &self.events,
                viewer,
            },
        }
    }
}

/// A choice of the game so far, as a viewer saw it.
#[derive(Serialize)]
struct ChapterTold<'a> {
    seat: Seat,
    events: Seen<'a>,
}

/// The whole table for somebody who comes in, with what happened in the game so far if they want to know.
pub(crate) fn welcome(state: &State, viewer: Viewer, now: Millis, chronicle: Option<&[Chapter]>) -> String {
    json(&Welcome {
        kind: "welcome",
        version: PROTOCOL_VERSION,
        number: state.number,
        now,
        seat: match viewer {
            Viewer::Seat(seat) => Some(seat),
            _ => None,
        },
        table: TableTold::of(state),
        view: view(state, viewer),
        clock: clocks(state),
        chat: state.chat.iter().collect(),
        chronicle: chronicle.map(|chapters| chapters.iter().map(|chapter| chapter.told_to(viewer)).collect()),
    })
}

/// A message without a number: it is not part of what happened at the table.
#[derive(Serialize)]
#[serde(tag = "type", rename_all = "kebab-case")]
pub(crate) enum Aside<'a> {
    /// What was missed follows.
    Resumed {
        version: u32,
        number: u64,
        now: Millis,
        seat: Option<Seat>,
    },
    /// Who is connected.
    Presence { seats: &'a [bool], watchers: u32 },
    /// A choice that had been accepted before.
    Accepted { id: &'a str, number: u64 },
    /// A request that changed nothing because it was so already.
    Done { id: Option<&'a str> },
    /// A request that was not carried out.
    Refused {
        #[serde(skip_serializing_if = "Option::is_none")]
        id: Option<&'a str>,
        code: &'a str,
        message: String,
    },
    /// The answer to a ping.
    Pong { now: Millis },
    /// Nothing can be written at the moment; the table goes on by itself when it can.
    Waiting,
    /// The table goes on.
    GoesOn,
    /// The last message before the server closes the connection.
    Goodbye { code: &'a str, message: String },
}

impl Aside<'_> {
    pub(crate) fn text(&self) -> String {
        json(self)
    }
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
    use rules::{Choice, Choices, Game, Hero};

    /// Dice that are the same every time.
    struct Dice(u64);

    impl Dice {
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

    impl rules::rand_core::TryRng for Dice {
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
            };
            write(&mut state, entry);
        }
        write(
            &mut state,
            Entry::Started {
                next: Seed::from("more"),
            },
        );
        state
    }

    /// The table with another game that looks the same to this viewer.
    fn twin(state: &State, viewer: Viewer, dice: &mut Dice) -> State {
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
        let mut dice = Dice(7);
        let mut compared = 0;
        for seats in 2..=6 {
            let mut state = table(seats);
            while state.phase == Phase::Playing {
                let game = state.game.as_ref().unwrap();
                let seat = game.decider().unwrap();
                let mut choices = Choices::new();
                game.list(seat, &mut choices);
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
                        compared += 1;
                    }
                }
                write(&mut state, entry);
            }
        }
        assert!(compared > 1000, "{compared}");
    }
}
