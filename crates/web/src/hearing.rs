//! What a table tells, and how it is shown: one thing after the other, each in its time.

use crate::app::{App, put};
use crate::flight;
use crate::learn::{Mode, notes};
use crate::shown::Moment;
use crate::sound;
use leptos::prelude::*;
use page::{Ceremony, Curtain, Lying, Moments, OnTable, Place, Queue, is_still_asked};
use std::pin::Pin;
use std::sync::Arc;
use std::time::Duration;
use told::keeper::{GameId, News};

/// How long after the first page stands, or after a game is on the table, what a first visit can do without may come.
const STANDS: Duration = Duration::from_secs(6);
const PLAYS: Duration = Duration::from_secs(2);

/// After how many choices what a game shows at its end is sent for, so that nobody waits for it then.
const UNDER_WAY: usize = 12;

/// An answer that takes longer than this many milliseconds comes after what was pressed is to be seen.
const AT_ONCE: f64 = 60.0;

/// Something that is shown in its turn.
pub(crate) enum Turn {
    /// What a table told.
    News(News),
    /// Whatever a part of the page shows.
    Other(Box<dyn FnOnce() -> Pin<Box<dyn Future<Output = ()>>>>),
}

/// Tells the page's frame that nobody waits for anything now.
fn settled() {
    if let Ok(settled) = web_sys::Event::new("oshra-settled") {
        let _ = window().dispatch_event(&settled);
    }
}

impl App {
    /// Hears what a table says.
    pub(crate) fn hear(self, news: News) {
        match news {
            News::Ready { saved, unreadable } => {
                let first = !self.ready.get_untracked();
                notes::tidy(&saved, &unreadable);
                self.saved.set(saved);
                self.unreadable.set(unreadable);
                self.ready.set(true);
                set_timeout(settled, STANDS);
                match self.way.place() {
                    _ if !first || self.learn.is_dealing() => {}
                    // There is nothing to come back to.
                    Place::Game { number: Some(number) } if !self.is_saved(number) => self.way.turn_into(Place::Start),
                    place => self.lay_on_table(&place),
                }
            }
            News::Saving { works } => self.unsaved.set(!works),
            News::Away { lack, .. } => {
                self.nothing_comes();
                self.away.set(Some(lack));
            }
            News::Refused { reason } => {
                self.nothing_comes();
                leptos::logging::warn!("refused: {reason}");
            }
            // A game that still goes on somewhere has no place on a table where another one is looked at.
            News::Opened { .. } | News::Told { .. } | News::TakenBack { .. } | News::Curtain { .. }
                if !self.online.is_on_now() && !self.learn.table.with_untracked(OnTable::hears_keeper) => {}
            told => {
                // At a table elsewhere the next game begins whether somebody still looks at the last one or not.
                if self.online.is_on_now() {
                    self.leave_replay();
                }
                self.in_turn(Turn::News(told));
            }
        }
    }

    /// What was asked for does not come: no table is laid for it.
    fn nothing_comes(self) {
        put(self.made, None);
        self.asked.set_value(0.0);
        let empty = self.scene.with_untracked(Option::is_none) && !self.curtain.get_untracked().is_closed();
        if self.is_dealt_now() || (empty && matches!(self.way.place(), Place::Game { .. })) {
            self.go_out();
        } else if self.learn.is_dealing() {
            self.learn.lay(OnTable::Nothing);
        }
    }

    fn is_saved(self, number: GameId) -> bool {
        self.saved
            .with_untracked(|saved| saved.iter().any(|saved| saved.game == number))
    }

    /// Shows something when all that was told before it has been shown.
    pub(crate) fn in_turn(self, turn: Turn) {
        set_timeout(
            move || {
                settled();
                self.parts.aside.send_for(self);
                sound::ready(self);
            },
            PLAYS,
        );
        match self.queue.try_update_value(|queue| queue.push(turn)) {
            Some(true) => self.pump(),
            // What lies on the table is out of date until this is shown, and so is what it offers.
            _ => put(self.busy, self.busy.get_untracked() || self.is_outdated()),
        }
    }

    /// What lies on the table now.
    pub(crate) fn lying(self) -> Lying {
        self.queue.with_value(Queue::lying)
    }

    /// Whether something that waits to be shown changes what the viewer is asked.
    fn is_outdated(self) -> bool {
        self.queue.with_value(|queue| {
            queue.waiting().any(|turn| match turn {
                Turn::News(news) => !self.leaves_question(news),
                Turn::Other(_) => true,
            })
        })
    }

    /// Whether the viewer is asked the same after this.
    fn leaves_question(self, news: &News) -> bool {
        let News::Told { chapter, scene } = news else {
            return false;
        };
        self.scene.with_untracked(|now| {
            let now = now.as_ref().map(|now| &now.view);
            now.is_some_and(|now| now.me() != Some(chapter.chooser) && is_still_asked(now, &scene.view))
        })
    }

    /// Shows what was told, one after the other, each in its time.
    fn pump(self) {
        leptos::task::spawn_local(async move {
            loop {
                // Whoever pressed something sees that first, and then what comes of it.
                let chose = self.made.with_untracked(Option::is_some);
                let waits = self.queue.with_value(|queue| !queue.is_empty());
                if waits && (chose || js_sys::Date::now() - self.asked.get_value() < AT_ONCE) {
                    flight::painted().await;
                }
                let next = self.queue.try_update_value(Queue::take_next).flatten();
                if next.is_some() {
                    put(self.made, None);
                }
                match next {
                    Some(Turn::News(news)) => self.show(news).await,
                    Some(Turn::Other(show)) => show().await,
                    None => break,
                }
            }
            let waited = self.busy.get_untracked();
            put(self.busy, false);
            put(self.hurry, false);
            let asked = self
                .scene
                .with_untracked(|scene| scene.as_ref().is_some_and(|scene| !scene.view.choices.is_empty()));
            if waited && asked {
                sound::play(self, sound::Sound::Turn);
            }
        });
    }

    /// A moment is to be seen from now on.
    fn see(self, moment: Moment) {
        self.scene.set(Some(moment.clone()));
        self.note(moment);
    }

    /// Keeps a moment, so that the turn it belongs to can be shown again.
    fn note(self, moment: Moment) {
        let chapters = self.chronicle.with_untracked(Vec::len);
        self.moments.update_value(|moments| moments.note(chapters, moment));
    }

    async fn show(self, news: News) {
        let undisturbed = self.leaves_question(&news);
        match news {
            News::Opened {
                game,
                sitters,
                chronicle,
                scene,
            } => {
                let people = sitters.iter().filter(|sitter| sitter.bot.is_none()).count();
                // Around one device others look on; elsewhere everybody has a screen of their own.
                self.peek.set(people == 1 || self.online.is_on_now());
                self.sitters.set(sitters);
                self.chronicle.set(chronicle.into_iter().map(Arc::new).collect());
                put(self.curtain, Curtain::Open);
                self.quiet();
                self.ceremony.set(Ceremony::default());
                self.moments.update_value(Moments::clear);
                self.see(Arc::new(*scene));
                self.enter(game);
                if self.learn.mode.get_untracked() == Mode::Game {
                    notes::open(self);
                }
            }
            News::Told { chapter, scene } => {
                let by_others = scene.view.me() != Some(chapter.chooser);
                put(self.busy, self.is_outdated() || by_others && !undisturbed);
                if !undisturbed {
                    self.quiet();
                }
                let over = scene.view.outcome.is_some();
                if over && !self.settings.with_untracked(|settings| settings.played) {
                    self.remember(|settings| {
                        settings.finish_game();
                    });
                }
                let (table, scene) = (self.lying(), Arc::new(*scene));
                flight::show(self, Arc::new(chapter), scene.clone()).await;
                if self.lying() == table {
                    self.note(scene);
                }
                if self.chronicle.with_untracked(Vec::len) >= UNDER_WAY {
                    self.parts.ending.send_for(self);
                }
                if over && self.online.is_on_now() {
                    self.parts.together.soon(self, move |together| (together.keep)(self));
                }
            }
            News::TakenBack { chapters, scene } => {
                self.quiet();
                // The device stays where it is: whoever took something back chooses once more.
                put(self.curtain, Curtain::Open);
                self.chronicle.update(|chronicle| chronicle.truncate(chapters));
                self.see(Arc::new(*scene));
            }
            News::Curtain { game, seat, sitters } => {
                self.sitters.set(sitters);
                let seen = self.scene.with_untracked(Option::is_some);
                self.curtain.update(|curtain| curtain.call(seat, seen));
                self.enter(game);
            }
            News::Ready { .. } | News::Saving { .. } | News::Away { .. } | News::Refused { .. } => {}
        }
    }
}
