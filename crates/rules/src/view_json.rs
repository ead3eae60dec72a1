//! A view as JSON: what an engine answers, a server sends, a page draws.

use crate::view::{Seen, View, Viewer};
use crate::{Audience, Choice, Edition, Hero, Leader, Outcome, Prompt, Seat, Set, Slot, Step};
use serde::{Serialize, Serializer};
use std::collections::BTreeMap;

#[derive(Serialize)]
struct Written<'a> {
    viewer: WrittenViewer,
    edition: Edition,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    sets: Vec<Set>,
    short: bool,
    heroes_to_end: u8,
    turn: u32,
    active: Option<Seat>,
    step: Step,
    red: u8,
    green: u8,
    tavern: [Option<Hero>; 3],
    /// How many cards.
    harbor: usize,
    wilderness: Vec<Option<Hero>>,
    graveyard: Vec<Option<Hero>>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    aside: Vec<Option<Hero>>,
    players: Vec<WrittenPlayer>,
    /// Cards the viewer knows and not everybody does: the seats that do.
    known_by: BTreeMap<&'static str, Vec<Seat>>,
    asked: Vec<WrittenAsked>,
    choices: &'a [Choice],
    #[serde(skip_serializing_if = "Vec::is_empty")]
    picks: Vec<Hero>,
    #[serde(skip_serializing_if = "Option::is_none")]
    outcome: Option<&'a Outcome>,
}

#[derive(Serialize)]
#[serde(rename_all = "kebab-case")]
enum WrittenViewer {
    Seat(Seat),
    #[serde(untagged)]
    Word(&'static str),
}

#[derive(Serialize)]
struct WrittenPlayer {
    leader: Option<Leader>,
    hand: Vec<Option<Hero>>,
    face_up: Vec<Hero>,
    hidden: Vec<Option<Hero>>,
}

#[derive(Serialize)]
struct WrittenAsked {
    seat: Seat,
    prompt: Prompt,
    source: Option<Hero>,
}

impl Serialize for View {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let heroes = |cards: &[Seen]| -> Vec<Option<Hero>> { cards.iter().map(|card| card.hero).collect() };
        let top_first = |cards: &[Seen]| -> Vec<Option<Hero>> { cards.iter().rev().map(|card| card.hero).collect() };
        let setup = self.setup();
        Written {
            viewer: match self.viewer() {
                Viewer::Seat(seat) => WrittenViewer::Seat(seat),
                Viewer::Public => WrittenViewer::Word("public"),
                Viewer::All(_) => WrittenViewer::Word("all"),
            },
            edition: setup.edition,
            sets: setup.added.iter().collect(),
            short: setup.short,
            heroes_to_end: setup.heroes_to_end(),
            turn: self.turn(),
            active: self.active(),
            step: self.step(),
            red: self.track().red(),
            green: self.track().green(),
            tavern: Slot::ALL.map(|slot| self.tavern(slot)),
            harbor: self.harbor(),
            wilderness: top_first(self.wilderness()),
            graveyard: top_first(self.graveyard()),
            aside: self.aside().map(|card| card.hero).collect(),
            players: self
                .seats()
                .map(|seat| WrittenPlayer {
                    leader: self.leader(seat),
                    hand: heroes(self.hand(seat)),
                    face_up: self.face_up(seat).collect(),
                    hidden: heroes(self.hidden(seat)),
                })
                .collect(),
            known_by: self
                .in_game()
                .iter()
                .filter(|card| card.known_by != Audience::EVERYBODY)
                .filter_map(|card| {
                    let seats = card.known_by.seats(self.players()).collect();
                    card.hero.map(|hero| (hero.id(), seats))
                })
                .collect(),
            asked: self
                .asked()
                .map(|asked| WrittenAsked {
                    seat: asked.seat,
                    prompt: asked.prompt,
                    source: asked.source,
                })
                .collect(),
            choices: self.choices(),
            picks: self.picks().into_iter().flatten().collect(),
            outcome: self.outcome(),
        }
        .serialize(serializer)
    }
}
