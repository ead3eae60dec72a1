//! What the page knows at every moment, and what its parts may do.

use crate::choosing::asked;
use crate::hearing::Turn;
use crate::language;
use crate::learn::{Learn, Mode};
use crate::online::{Link, Online, key, may_have_tables};
use crate::parts::Parts;
use crate::settings::{self, Settings};
use crate::shown::{Moment, Screen, Shown, Zoom, pinned, prefers, screen, theme};
use crate::table::{Letter, LocalTable};
use crate::way::Way;
use faces::Theme;
use leptos::prelude::*;
use page::{Ceremony, Changes, Curtain, Hand, Moments, Over, Place, Queue, Speed, Spot, Undo};
use rules::{Choice, Factions, Hero, Leader, Prompt, Seat, Track};
use std::sync::Arc;
use std::time::Duration;
use told::keeper::{GameId, Lack, Request, Saved, Study, letter};
use told::{Chapter, Sight, Sitter};
use words::{Language, Players, Words};

/// How long something is pointed at before it is shown what would come of it.
const RESTS: Duration = Duration::from_millis(60);

/// The state of the page: handles, copied freely.
#[derive(Clone, Copy)]
pub struct App {
    /// What is remembered.
    pub settings: RwSignal<Settings>,
    /// Everything the page says, in the chosen language.
    pub words: Memo<Words>,
    /// The light cards are drawn in.
    pub theme: Memo<Theme>,
    /// Where one is, and the way there.
    pub way: Way,
    /// What fills the page.
    pub screen: Memo<Screen>,
    /// Whether the worker is there.
    pub ready: RwSignal<bool>,
    /// The games that can be resumed, the one that was played last first.
    pub saved: RwSignal<Vec<Saved>>,
    /// Games that only another version can read.
    pub unreadable: RwSignal<Vec<GameId>>,
    /// Whether this browser cannot save what is played now.
    pub unsaved: RwSignal<bool>,
    /// Why a Champion could not sit down, until another game is asked for.
    pub away: RwSignal<Option<Lack>>,
    /// Who sits at the table.
    pub sitters: RwSignal<Vec<Sitter>>,
    /// The moment that is shown.
    pub scene: RwSignal<Option<Moment>>,
    /// The seat of the person here. A replay may be seen through other eyes.
    you: Memo<Option<Seat>>,
    /// The factions of the viewer's leader, while it is shown.
    mine: Memo<Option<Factions>>,
    /// What was chosen here and not answered yet.
    pub made: RwSignal<Option<Choice>>,
    /// All that happened.
    pub chronicle: RwSignal<Vec<Arc<Chapter>>>,
    /// What the others changed since the viewer's last turn.
    pub changes: Memo<Changes>,
    /// The curtain between people around this device.
    pub curtain: RwSignal<Curtain>,
    /// The choice that is pointed at.
    pub pointed: RwSignal<Option<usize>>,
    /// What may be chosen now, and what is asked.
    pub asks: Memo<(Option<Prompt>, Vec<Choice>)>,
    /// Your hand: what is raised, what is marked.
    pub hand: RwSignal<Hand>,
    /// The hand card that is raised.
    pub raised: Memo<Option<Hero>>,
    /// The hand card that is dragged, and how far.
    pub dragged: RwSignal<Option<(Hero, Spot)>>,
    /// A choice that is held back before it is sent.
    pub undo: RwSignal<Undo>,
    /// A card shown large.
    pub zoom: Memo<Option<Zoom>>,
    /// A card shown large as long as the pointer rests on it.
    pub hover: RwSignal<Option<Zoom>>,
    /// Heroes a line of the chronicle speaks of.
    pub lit: RwSignal<Vec<Hero>>,
    /// A card somebody plays, shown in the middle, and who plays it.
    pub spotlight: RwSignal<Option<(Hero, Seat)>>,
    /// Whether the moves of others are being shown.
    pub busy: RwSignal<bool>,
    /// Whether the rest of them is to be skipped.
    pub hurry: RwSignal<bool>,
    /// The ceremony at the end.
    pub ceremony: RwSignal<Ceremony>,
    /// Whether the viewer's own leader is shown.
    pub peek: RwSignal<bool>,
    /// Whether a newer page waits.
    pub renewed: RwSignal<bool>,
    /// A table elsewhere.
    pub online: Online,
    /// Learning and looking back.
    pub learn: Learn,
    /// What comes later.
    pub parts: Parts,
    /// Grows whenever what lies on the table changes: what was pointed at before is not there any more.
    pub epoch: StoredValue<u32>,
    /// Grows whenever something else is pointed at.
    pointing: StoredValue<u32>,
    /// What is to be shown, one after the other.
    pub(crate) queue: StoredValue<Queue<Turn>, LocalStorage>,
    /// The moments of the last turns, so that a turn can be shown again.
    pub(crate) moments: StoredValue<Moments<Moment>, LocalStorage>,
    /// Whether a turn is shown again.
    pub(crate) again: StoredValue<bool>,
    /// When the worker was last asked for something, in milliseconds.
    pub(crate) asked: StoredValue<f64>,
    table: StoredValue<Option<LocalTable>, LocalStorage>,
}

/// Sets a signal if that changes it: whoever looks at it is told of nothing else.
pub(crate) fn put<T: PartialEq + Send + Sync + 'static>(signal: RwSignal<T>, value: T) {
    if signal.with_untracked(|now| *now != value) {
        signal.set(value);
    }
}

/// What the others changed since the viewer's last turn.
fn changed(scene: RwSignal<Option<Moment>>, chronicle: RwSignal<Vec<Arc<Chapter>>>) -> Changes {
    let seen = scene.with(|scene| scene.as_ref().map(|scene| (scene.view.me(), scene.view.track())));
    let (me, now) = seen.unwrap_or((None, Track::START));
    chronicle.with(|chronicle| page::changes(chronicle, me, now))
}

impl App {
    /// The page as it opens, with the worker that keeps games on this device and the words that came with the page.
    pub fn open(worker: web_sys::Worker, first: Words) -> App {
        let way = Way::open();
        let mut remembered = settings::load();
        if let Some(language) = way.word("language") {
            remembered.language = Some(language);
        }
        let settings = RwSignal::new(remembered);
        let words = language::words(settings, first);
        let (scene, peek, learn) = (RwSignal::new(None::<Moment>), RwSignal::new(true), Learn::new());
        let you = Memo::new(
            move |_| match learn.replay.with(|replay| replay.as_ref().map(|replay| replay.own)) {
                Some(own) => own,
                None => scene.with(|scene| scene.as_ref().and_then(|scene| scene.view.me())),
            },
        );
        let mine = Memo::new(move |_| {
            let leader = scene.with(|scene| scene.as_ref().and_then(|scene| scene.view.leader()));
            leader.filter(|_| peek.get()).map(Leader::factions)
        });
        let (curtain, chronicle) = (RwSignal::new(Curtain::default()), RwSignal::new(Vec::new()));
        let (hover, hand) = (RwSignal::new(None), RwSignal::new(Hand::default()));
        let mut app = App {
            settings,
            words,
            theme: theme(settings),
            way,
            screen: screen(way, scene, curtain),
            ready: RwSignal::new(false),
            saved: RwSignal::new(Vec::new()),
            unreadable: RwSignal::new(Vec::new()),
            unsaved: RwSignal::new(false),
            away: RwSignal::new(None),
            sitters: RwSignal::new(Vec::new()),
            scene,
            you,
            mine,
            made: RwSignal::new(None),
            chronicle,
            changes: Memo::new(move |_| changed(scene, chronicle)),
            curtain,
            pointed: RwSignal::new(None),
            asks: Memo::new(|_| (None, Vec::new())),
            hand,
            raised: Memo::new(move |_| hand.with(Hand::raised)),
            dragged: RwSignal::new(None),
            undo: RwSignal::new(Undo::default()),
            zoom: Memo::new(move |_| way.with(|route| pinned(&route.over)).or_else(|| hover.get())),
            hover,
            lit: RwSignal::new(Vec::new()),
            spotlight: RwSignal::new(None),
            busy: RwSignal::new(false),
            hurry: RwSignal::new(false),
            ceremony: RwSignal::new(Ceremony::default()),
            peek,
            renewed: RwSignal::new(false),
            online: Online::new(),
            learn,
            parts: Parts::new(),
            epoch: StoredValue::new(0),
            pointing: StoredValue::new(0),
            queue: StoredValue::new_local(Queue::default()),
            moments: StoredValue::new_local(Moments::default()),
            again: StoredValue::new(false),
            asked: StoredValue::new(0.0),
            table: StoredValue::new_local(None),
        };
        app.asks = Memo::new(move |_| asked(app));
        app.listen(worker);
        app
    }

    /// Hears the worker, the browser's history and newer pages from now on, and goes where the address leads.
    fn listen(self, worker: web_sys::Worker) {
        let app = self;
        let table = LocalTable::new(
            worker,
            Box::new(move |letter| match letter {
                Letter::News(news) => app.hear(*news),
                Letter::Answer(text) => app
                    .parts
                    .learning
                    .soon(app, move |learning| (learning.hear)(app, &text)),
            }),
        );
        app.table.set_value(Some(table));
        let renewed = window_event_listener_untyped("oshra-new-version", move |_| app.renewed.set(true));
        on_cleanup(move || renewed.remove());
        crate::way::watch(app);
        key::watch_address();
        if app.online.brought.with_untracked(Option::is_some) {
            // Which of two keys it is to be is asked first; the way back leads on from there.
            app.way.go(Place::Record);
        } else if let Some(code) = app.way.place().code().map(str::to_owned) {
            // What is on this device has to wait for that.
            app.online.link.set(Link::Opening);
            app.parts
                .together
                .soon(app, move |together| (together.enter)(app, &code));
        } else if may_have_tables() {
            app.parts.together.send_for(app);
        }
    }

    pub(crate) fn ask(self, request: &Request) {
        self.asked.set_value(js_sys::Date::now());
        self.table.with_value(|table| {
            if let Some(table) = table {
                table.ask(request);
            }
        });
    }

    /// Asks the worker for something to learn or to look back at.
    pub fn study(self, study: Study) {
        self.post(&letter(&study));
    }

    /// Hands a letter to the worker.
    pub(crate) fn post(self, letter: &str) {
        self.table.with_value(|table| {
            if let Some(table) = table {
                table.post(letter);
            }
        });
    }

    /// Whether nothing moves: what happens is shown in steps then.
    pub fn is_still(self) -> bool {
        self.settings.with_untracked(|settings| settings.still) || prefers("(prefers-reduced-motion: reduce)")
    }

    /// How much slower or faster than normal things are shown; at 0 only what came of them is.
    pub fn pace(self) -> f64 {
        if self.hurry.get_untracked() {
            return 0.0;
        }
        let speed = self.settings.with_untracked(|settings| settings.speed);
        // Whoever wants to see a turn again wants to see it.
        match speed {
            Speed::Instant if self.again.get_value() => Speed::Fast.factor(),
            speed => speed.factor(),
        }
    }

    /// A game against bots, as the last one was.
    pub(crate) fn play_now(self) {
        self.deal(self.settings.with_untracked(|settings| settings.solo.clone()));
    }

    /// Points at a choice, or at none. What would come of it is shown a moment later: whoever presses at once does not wait for
    /// that, and passing over many things shows none of them.
    pub fn point(self, index: Option<usize>) {
        let now = self.pointing.get_value().wrapping_add(1);
        self.pointing.set_value(now);
        let rests = move || {
            if self.pointing.get_value() == now {
                put(self.pointed, index);
            }
        };
        set_timeout(rests, RESTS);
    }

    /// Nothing is pointed at any more.
    pub fn quiet(self) {
        self.epoch.update_value(|epoch| *epoch = epoch.wrapping_add(1));
        self.pointing
            .update_value(|pointing| *pointing = pointing.wrapping_add(1));
        put(self.pointed, None);
        put(self.dragged, None);
        if self.hand.with_untracked(|hand| hand.raised().is_some()) {
            self.hand.update(|hand| hand.raise(None));
        }
        if self.undo.with_untracked(|undo| undo.held().is_some()) {
            self.undo.update(Undo::forget);
        }
        put(self.lit, Vec::new());
        put(self.hover, None);
    }

    /// Changes what is remembered.
    pub fn remember(self, change: impl FnOnce(&mut Settings)) {
        self.settings.update(change);
        self.settings.with_untracked(settings::save);
    }

    /// Speaks another language from now on.
    pub(crate) fn speak(self, language: Language) {
        self.remember(|settings| settings.language = Some(language.id().to_owned()));
        self.way.forget_word("language");
    }

    /// Shows a card large until it is closed.
    pub fn pin(self, card: Shown) {
        put(self.hover, None);
        self.way.lay_over(match card {
            Shown::Hero(hero) => Over::Hero(hero),
            Shown::Leader(leader) => Over::Leader(leader),
        });
    }

    /// Closes the card that is shown large.
    pub fn unpin(self) {
        put(self.hover, None);
        self.way.close(|over| matches!(over, Over::Hero(_) | Over::Leader(_)));
    }

    /// What a part of the table shows of the moment. It changes only when that changes.
    pub fn seen<T>(self, look: impl Fn(&Sight) -> T + Send + Sync + 'static) -> Memo<Option<T>>
    where
        T: PartialEq + Send + Sync + 'static,
    {
        Memo::new(move |_| self.scene.with(|scene| scene.as_ref().map(|scene| look(&scene.view))))
    }

    /// Whether a faction is one of the viewer's own, while the viewer's own leader is shown.
    pub fn is_mine(self, faction: rules::Faction) -> bool {
        self.mine.get().is_some_and(|mine| mine.contains(faction))
    }

    /// The seat of the person here.
    pub fn you(self) -> Option<Seat> {
        self.you.get()
    }

    /// What players are called, for texts; `f` gets them as the viewer is told about them.
    pub fn with_players<T>(self, f: impl FnOnce(&Players<'_>) -> T) -> T {
        let me = self.you();
        self.sitters.with(|sitters| {
            let names: Vec<&str> = sitters.iter().map(|sitter| sitter.name.as_str()).collect();
            let players = Players::new(&names);
            f(&match me {
                Some(seat) => players.told_to(seat),
                None => players,
            })
        })
    }

    /// What the player on a seat is called; a viewer without a name is *you*.
    pub fn name(self, seat: Seat) -> String {
        let me = self.you();
        let named = self
            .sitters
            .with(|sitters| sitters.get(seat.index()).is_some_and(|sitter| !sitter.name.is_empty()));
        if me == Some(seat) && !named {
            return words::text!(self.words.get(), "screen-you");
        }
        self.with_players(|players| self.words.get().player(players, seat))
    }

    /// Whether somebody plays here against bots alone: then a coach may speak.
    pub fn is_alone(self) -> bool {
        !self.online.is_on()
            && self.learn.mode.get() == Mode::Game
            && self
                .sitters
                .with(|sitters| sitters.iter().filter(|sitter| sitter.bot.is_none()).count() == 1)
    }

    /// Opens the rules at a place, over whatever else there is.
    pub fn open_rules(self, place: impl Into<String>) {
        self.way.lay_over(Over::Rules(place.into()));
    }
}
