//! Going from place to place: what comes onto the table there, and what is put away.

use crate::app::{App, put};
use crate::flight;
use crate::learn::{self, Mode};
use leptos::prelude::*;
use page::{Ceremony, Curtain, Hand, Moments, Notes, OnTable, Place, Queue, Undo, Veil};
use rules::Seat;
use std::sync::Arc;
use told::keeper::{GameId, Request, Study};
use told::{Chapter, Options, Scene, Sight, Sitter};

/// The place of a game that has no number yet.
pub(crate) const DEALT: Place = Place::Game { number: None };

impl App {
    /// What belongs onto the table at a place comes onto it.
    pub(crate) fn lay_on_table(self, place: &Place) {
        match place {
            Place::Game { number } => self.resume_at(*number),
            Place::Lesson { step } => learn::begin_lesson(self, *step),
            Place::Puzzle { id } => learn::begin_puzzle(self, id),
            Place::Replay(watched) => learn::begin_replay(self, watched.clone(), false),
            Place::Analysis(watched) => learn::begin_replay(self, watched.clone(), true),
            Place::Elsewhere { code, .. } if !self.online.is_on_now() => self.enter_elsewhere(code),
            _ => {}
        }
    }

    /// Goes to a table elsewhere.
    pub(crate) fn enter_elsewhere(self, code: &str) {
        let code = code.to_owned();
        self.parts
            .together
            .soon(self, move |together| (together.enter)(self, &code));
    }

    /// Back or Forward has led to another place than this one: what was there is put away, and what is here is laid out.
    pub(crate) fn follow(self, before: &Place) {
        let place = self.way.place();
        if place.is_same_table(before) {
            return learn::follow_replay(self, &place);
        }
        let elsewhere = self.online.code();
        let stays = place.watched().is_some() || place.code() == elsewhere.as_deref();
        if self.online.is_on_now() && !stays {
            self.parts
                .together
                .soon(self, move |together| (together.step_away)(self));
            self.clear_table(OnTable::Nothing);
        }
        // The table elsewhere is still there, and what was looked at there is put away.
        if elsewhere.is_some() && place.code() == elsewhere.as_deref() {
            self.leave_replay();
            return;
        }
        if before.is_table_here() || self.learn.is_dealing() {
            self.put_away();
            if !place.is_table_here() {
                self.ask(&Request::Look);
            }
        }
        self.lay_on_table(&place);
    }

    /// Goes on to a place where no table is.
    pub(crate) fn go(self, place: Place) {
        if self.learn.is_dealing() {
            self.put_away();
            self.ask(&Request::Look);
        }
        self.way.go(place);
    }

    /// Whether several people share this device.
    pub(crate) fn is_around(self) -> bool {
        let people = |sitters: &Vec<Sitter>| sitters.iter().filter(|sitter| sitter.bot.is_none()).count();
        !self.online.is_on_now()
            && self.learn.mode.get_untracked() == Mode::Game
            && self.sitters.with_untracked(people) > 1
    }

    /// What was asked for is here, and the table fills the page.
    pub(crate) fn enter(self, game: Option<GameId>) {
        if let Some(code) = self.online.code() {
            return self.show_elsewhere(code, true);
        }
        if self.learn.is_dealing()
            && let Some(place) = self.learn.table.try_update(|table| table.opened(game)).flatten()
        {
            self.sit_down(place);
        }
    }

    pub(crate) fn sit_down(self, place: Place) {
        match self.way.place().is_same_table(&place) {
            true => self.way.return_to(place),
            false => self.way.go(place),
        }
    }

    /// From those who gather at a table elsewhere to the game that lies there.
    pub(crate) fn see_table_elsewhere(self) {
        if let Some(code) = self.online.code() {
            self.way.go(Place::Elsewhere { code, game: true });
        }
    }

    /// At a table elsewhere, its game fills the page, or those who gather there.
    pub(crate) fn show_elsewhere(self, code: String, game: bool) {
        let place = Place::Elsewhere { code, game };
        if !self.way.place().is_same_table(&place) {
            self.way.return_to(Place::Elsewhere {
                code: place.code().unwrap_or_default().to_owned(),
                game: !game,
            });
        }
        self.way.note(place);
    }

    /// A new game.
    pub fn deal(self, options: Options) {
        self.clear_table(OnTable::Dealing(DEALT));
        let seed = self.way.word("seed");
        // While cards are dealt there is a table to be seen. Around one device nobody sees it before the curtain.
        let empty = match options.people {
            1 => Sight::of_nothing(&options).ok(),
            _ => None,
        };
        self.ask(&Request::Deal { options, seed });
        if let Some(empty) = empty {
            let asked = self.asked.get_value();
            leptos::task::spawn_local(async move {
                flight::painted().await;
                if self.asked.get_value() == asked && self.scene.with_untracked(Option::is_none) {
                    self.lay(empty);
                }
            });
        }
    }

    /// A table where nothing lies yet.
    pub(crate) fn lay(self, view: Sight) {
        self.sitters.set(Vec::new());
        self.scene.set(Some(Arc::new(Scene {
            view,
            effect: None,
            foresights: Vec::new(),
            can_take_back: false,
            chosen: Vec::new(),
        })));
        self.sit_down(DEALT);
    }

    /// The deal of the game on the table once more, which is over.
    pub fn deal_again(self) {
        self.clear_table(OnTable::Dealing(DEALT));
        self.ask(&Request::DealAgain);
    }

    /// Whether cards are being dealt.
    pub(crate) fn is_dealt_now(self) -> bool {
        self.scene
            .with_untracked(|scene| scene.as_ref().is_some_and(|scene| scene.view.is_of_nothing()))
    }

    /// Nothing lies on the table any more; something else comes onto it.
    pub(crate) fn clear_table(self, table: OnTable) {
        self.queue.update_value(Queue::clear);
        put(self.away, None);
        put(self.spotlight, None);
        self.scene.set(None);
        self.chronicle.set(Vec::new());
        put(self.curtain, Curtain::Open);
        self.moments.update_value(Moments::clear);
        put(self.made, None);
        put(self.busy, false);
        put(self.hand, Hand::default());
        self.undo.update(Undo::forget);
        self.learn.lay(table);
    }

    /// The game with this number, or the one that was left last.
    fn resume_at(self, number: Option<GameId>) {
        let last = || self.saved.with_untracked(|saved| Some(saved.first()?.game));
        match number.or_else(last) {
            Some(game) => self.resume(game),
            // There is nothing to come back to.
            None => self.way.turn_into(Place::Start),
        }
    }

    /// A game that was left.
    pub fn resume(self, game: GameId) {
        self.clear_table(OnTable::Dealing(Place::Game { number: Some(game) }));
        self.ask(&Request::Resume { game });
    }

    /// A game that is over, to look at.
    pub(crate) fn lay_out(self, chronicle: Vec<Chapter>, scene: Scene) {
        self.clear_table(OnTable::Elsewhere);
        self.ceremony.set(Ceremony::AWAY);
        self.chronicle.set(chronicle.into_iter().map(Arc::new).collect());
        self.scene.set(Some(Arc::new(scene)));
    }

    /// Away from the table; the game is kept. Elsewhere the seat is given up, and in a game a bot plays on.
    pub fn leave(self) {
        if self.online.is_on_now() {
            if self.leave_replay() {
                let code = self.online.code().unwrap_or_default();
                return self.show_elsewhere(code, false);
            }
            self.parts.together.soon(self, move |together| (together.leave)(self));
            return self.go_out_to(Place::Start);
        }
        self.go_out();
    }

    /// Away from a table elsewhere, where the seat waits.
    pub fn step_away(self) {
        self.parts
            .together
            .soon(self, move |together| (together.step_away)(self));
        self.go_out_to(Place::Start);
    }

    pub(crate) fn go_out(self) {
        self.go_out_to(self.way.place().parent());
    }

    pub(crate) fn go_out_to(self, place: Place) {
        self.put_away();
        self.way.return_to(place);
        self.ask(&Request::Look);
    }

    /// Nothing lies on the table any more, and nobody thinks about it.
    pub(crate) fn put_away(self) {
        self.clear_table(OnTable::Nothing);
        // Nobody thinks there as long as nothing of it was wanted.
        if self.parts.learning.is_here() {
            self.study(Study::Rest);
        }
        put(self.hover, None);
    }

    /// Puts a replay away at a table elsewhere. Whether there was one.
    pub(crate) fn leave_replay(self) -> bool {
        let replay = self.learn.mode.get_untracked() == Mode::Replay;
        if replay {
            self.clear_table(OnTable::Elsewhere);
        }
        replay
    }

    /// The device is handed over: nothing of the last holder stays on the page.
    pub fn draw_curtain(self) {
        let Some(veil) = self.curtain.try_update(Curtain::draw).flatten() else {
            return;
        };
        self.veil(veil);
        self.way.close(|_| true);
        self.quiet();
    }

    fn veil(self, veil: Veil) {
        match veil {
            Veil::Hide => {
                self.scene.set(None);
                self.chronicle.set(Vec::new());
                self.moments.update_value(Moments::clear);
                self.learn.notes.set(Notes::default());
            }
            Veil::Show(seat) => self.ask(&Request::Unveil { seat }),
        }
    }

    /// The person who was called has the device.
    pub fn unveil(self, seat: Seat) {
        if let Some(veil) = self.curtain.get_untracked().unveil(seat) {
            self.veil(veil);
        }
    }
}
