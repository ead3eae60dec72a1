//! What the page knows at every moment, and what its parts may do.

use crate::flight;
use crate::language;
use crate::learn::notes;
use crate::learn::{Learn, Mode};
use crate::online::{Link, Online, seats};
use crate::parts::Parts;
use crate::settings::{Light, Settings};
use crate::sound;
use crate::table::{Letter, LocalTable, Table};
use dealer::learning::{Eyes, Source, Study};
use dealer::protocol::{Chapter, Foresight, News, Options, Request, Saved, Scene, Sitter};
use dealer::sight::Sight;
use faces::Theme;
use leptos::prelude::*;
use rules::{Choice, Factions, Hero, Leader, Seat};
use std::collections::VecDeque;
use std::pin::Pin;
use std::sync::Arc;
use std::time::Duration;
use words::{Players, Words};

/// How long after the first page stands, or after a game is on the table, what a first visit can do without may come.
const STANDS: Duration = Duration::from_secs(6);
const PLAYS: Duration = Duration::from_secs(2);

/// An answer that takes longer than this many milliseconds comes after what was pressed is to be seen.
const AT_ONCE: f64 = 60.0;

/// How long something is pointed at before it is shown what would come of it.
const RESTS: Duration = Duration::from_millis(60);

/// Tells the page's frame that nobody waits for anything now.
fn settled() {
    if let Ok(settled) = web_sys::Event::new("oshra-settled") {
        let _ = window().dispatch_event(&settled);
    }
}

/// What fills the page.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Screen {
    /// The first page.
    Start,
    /// Options of a game, against bots or around one device.
    Options {
        /// Around one device.
        around: bool,
    },
    /// A table.
    Table,
    /// All heroes.
    Gallery,
    /// The rules.
    Rules,
    /// Tables with others.
    Friends,
    /// A table with others, before and between games.
    Gather,
    /// The own games with others, and the key they belong to.
    Record,
    /// Lesson, puzzles, own games.
    Learn,
    /// All puzzles.
    Puzzles,
    /// The own games.
    Games,
    /// Looking back at a game.
    Analysis,
}

/// A card that is shown large.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Shown {
    /// A hero.
    Hero(Hero),
    /// A leader.
    Leader(Leader),
}

/// Whether a large card goes away by itself.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Zoom {
    /// What is shown.
    pub card: Shown,
    /// Whether it stays until it is closed.
    pub pinned: bool,
    /// Whether it lies on the left, because what it belongs to is on the right.
    pub left: bool,
}

/// The device goes from hand to hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Curtain {
    /// To whom.
    pub seat: Seat,
    /// Whether it is drawn already. Before, the last holder still sees what came of their choice.
    pub drawn: bool,
}

/// Something that is shown in its turn.
pub(crate) enum Turn {
    /// What a table told.
    News(News<Sight>),
    /// Whatever a part of the page shows.
    Other(Box<dyn FnOnce() -> Pin<Box<dyn Future<Output = ()>>>>),
}

/// A moment on the page.
pub type Moment = Arc<Scene<Sight>>;

/// The state of the page. It is small and copied freely: all of it are handles.
#[derive(Clone, Copy)]
pub struct App {
    /// What is remembered.
    pub settings: RwSignal<Settings>,
    /// Everything the page says, in the chosen language.
    pub words: Memo<Words>,
    /// The light cards are drawn in.
    pub theme: Memo<Theme>,
    /// What fills the page.
    pub screen: RwSignal<Screen>,
    /// Where the gallery leads back to.
    pub back: RwSignal<Screen>,
    /// Whether the worker is there.
    pub ready: RwSignal<bool>,
    /// A game that can be resumed.
    pub saved: RwSignal<Option<Saved>>,
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
    /// The curtain, if the device must go to somebody else.
    pub curtain: RwSignal<Option<Curtain>>,
    /// The choice that is pointed at.
    pub pointed: RwSignal<Option<usize>>,
    /// The hand card that was tapped.
    pub raised: RwSignal<Option<Hero>>,
    /// A card shown large.
    pub zoom: RwSignal<Option<Zoom>>,
    /// Heroes a line of the chronicle speaks of.
    pub lit: RwSignal<Vec<Hero>>,
    /// A card somebody plays, shown in the middle, and who plays it.
    pub spotlight: RwSignal<Option<(Hero, Seat)>>,
    /// Whether the moves of others are being shown.
    pub busy: RwSignal<bool>,
    /// Whether the rest of them is to be skipped.
    pub hurry: RwSignal<bool>,
    /// The step of the ceremony at the end.
    pub ceremony: RwSignal<usize>,
    /// Whether the ceremony was closed to look at the table.
    pub ceremony_away: RwSignal<bool>,
    /// Whether the chronicle is open on a small screen.
    pub log_open: RwSignal<bool>,
    /// Whether the settings are open.
    pub menu_open: RwSignal<bool>,
    /// Whether the list of keys is open.
    pub keys_open: RwSignal<bool>,
    /// Whether the own leader is shown.
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
    queue: StoredValue<VecDeque<Turn>, LocalStorage>,
    pumping: StoredValue<bool>,
    /// When the worker was last asked for something, in milliseconds.
    asked: StoredValue<f64>,
    /// Grows whenever something else comes onto the table: what was being shown is not shown to its end then.
    pub tables: StoredValue<u32>,
    table: StoredValue<Option<LocalTable>, LocalStorage>,
    /// What was on the table before a reload.
    at_table: StoredValue<Option<String>>,
}

fn prefers(query: &str) -> bool {
    let media = web_sys::window().and_then(|window| window.match_media(query).ok()?);
    media.is_some_and(|media| media.matches())
}

/// A word of the address, for tests and for sharing a deal: `?seed=…`.
pub(crate) fn address(name: &str) -> Option<String> {
    let search = web_sys::window()?.location().search().ok()?;
    web_sys::UrlSearchParams::new_with_str(&search).ok()?.get(name)
}

const AT_TABLE: &str = "oshra-at-table";

/// Sets a signal if that changes it: whoever looks at it is told of nothing else.
fn put<T: PartialEq + Send + Sync + 'static>(signal: RwSignal<T>, value: T) {
    if signal.with_untracked(|now| *now != value) {
        signal.set(value);
    }
}

fn session() -> Option<web_sys::Storage> {
    web_sys::window()?.session_storage().ok()?
}

impl App {
    /// The page as it opens, with the worker that keeps games on this device and the words that came with the page.
    pub fn open(worker: web_sys::Worker, first: Words) -> App {
        let mut remembered = Settings::load();
        if let Some(language) = address("language") {
            remembered.language = Some(language);
        }
        let settings = RwSignal::new(remembered);
        let words = language::words(settings, first);
        let theme = Memo::new(move |_| match settings.with(|settings| settings.light) {
            Light::Light => Theme::Light,
            Light::Dark => Theme::Dark,
            Light::System if prefers("(prefers-color-scheme: dark)") => Theme::Dark,
            Light::System => Theme::Light,
        });
        let (scene, peek, learn) = (RwSignal::new(None::<Moment>), RwSignal::new(true), Learn::default());
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
        let app = App {
            settings,
            words,
            theme,
            screen: RwSignal::new(Screen::Start),
            back: RwSignal::new(Screen::Start),
            ready: RwSignal::new(false),
            saved: RwSignal::new(None),
            sitters: RwSignal::new(Vec::new()),
            scene,
            you,
            mine,
            made: RwSignal::new(None),
            chronicle: RwSignal::new(Vec::new()),
            curtain: RwSignal::new(None),
            pointed: RwSignal::new(None),
            raised: RwSignal::new(None),
            zoom: RwSignal::new(None),
            lit: RwSignal::new(Vec::new()),
            spotlight: RwSignal::new(None),
            busy: RwSignal::new(false),
            hurry: RwSignal::new(false),
            ceremony: RwSignal::new(0),
            ceremony_away: RwSignal::new(false),
            log_open: RwSignal::new(false),
            menu_open: RwSignal::new(false),
            keys_open: RwSignal::new(false),
            peek,
            renewed: RwSignal::new(false),
            online: Online::new(),
            learn,
            parts: Parts::new(),
            epoch: StoredValue::new(0),
            pointing: StoredValue::new(0),
            queue: StoredValue::new_local(VecDeque::new()),
            pumping: StoredValue::new(false),
            asked: StoredValue::new(0.0),
            tables: StoredValue::new(0),
            table: StoredValue::new_local(None),
            at_table: StoredValue::new(session().and_then(|store| store.get_item(AT_TABLE).ok()?)),
        };
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
        if let Some(code) = address("table") {
            // What is on this device has to wait for that.
            app.online.link.set(Link::Opening);
            app.screen.set(Screen::Gather);
            app.parts
                .together
                .soon(app, move |together| (together.enter)(app, &code));
        } else if seats::are_kept() {
            app.parts.together.send_for(app);
        }
        app
    }

    pub(crate) fn ask(self, request: &Request) {
        if self.online.is_on_now() && matches!(request, Request::Choose { .. } | Request::TakeBack) {
            let request = request.clone();
            return self
                .parts
                .together
                .soon(self, move |together| (together.ask)(self, &request));
        }
        self.asked.set_value(js_sys::Date::now());
        self.table.with_value(|table| {
            if let Some(table) = table {
                table.ask(request);
            }
        });
    }

    /// Hands a letter to the worker.
    pub(crate) fn post(self, letter: &str) {
        self.table.with_value(|table| {
            if let Some(table) = table {
                table.post(letter);
            }
        });
    }

    /// How much slower or faster than normal things move; nothing moves at 0.
    pub fn pace(self) -> f64 {
        let still = self.settings.with_untracked(|settings| settings.still);
        if self.hurry.get_untracked() || still || prefers("(prefers-reduced-motion: reduce)") {
            return 0.0;
        }
        self.settings.with_untracked(|settings| settings.speed.factor())
    }

    // What the table says.

    /// Hears what a table says.
    pub(crate) fn hear(self, news: News<Sight>) {
        match news {
            News::Ready { saved } => {
                let before = self.at_table.get_value().filter(|_| !self.online.is_on_now());
                let waits = saved.is_some();
                self.saved.set(saved);
                self.ready.set(true);
                set_timeout(settled, STANDS);
                self.come_back(before.as_deref(), waits);
            }
            News::Refused { reason } => {
                put(self.made, None);
                // No table is laid for what does not come.
                self.asked.set_value(0.0);
                if self.is_dealt_now() {
                    self.go_out();
                }
                leptos::logging::warn!("refused: {reason}");
            }
            // A game that still goes on somewhere has no place on a table where another one is looked at.
            News::Opened { .. } | News::Told { .. } | News::TakenBack { .. } | News::Curtain { .. }
                if self.learn.mode.get_untracked() == Mode::Replay && !self.online.is_on_now() => {}
            told => {
                // At a table elsewhere the next game begins whether somebody still looks at the last one or not.
                if self.online.is_on_now() {
                    self.leave_replay();
                }
                self.in_turn(Turn::News(told));
            }
        }
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
        self.queue.update_value(|queue| queue.push_back(turn));
        self.pump();
    }

    /// Shows what was told, one after the other, each in its time.
    fn pump(self) {
        if self.pumping.get_value() {
            return;
        }
        self.pumping.set_value(true);
        leptos::task::spawn_local(async move {
            while self.queue.with_value(|queue| !queue.is_empty()) {
                // Whoever pressed something sees that first, and then what comes of it.
                let chose = self.made.with_untracked(Option::is_some);
                if chose || js_sys::Date::now() - self.asked.get_value() < AT_ONCE {
                    flight::painted().await;
                }
                put(self.made, None);
                match self.queue.try_update_value(VecDeque::pop_front).flatten() {
                    Some(Turn::News(news)) => self.show(news).await,
                    Some(Turn::Other(show)) => show().await,
                    None => {}
                }
            }
            let waited = self.busy.get_untracked();
            put(self.busy, false);
            put(self.hurry, false);
            self.pumping.set_value(false);
            let asked = self
                .scene
                .with_untracked(|scene| scene.as_ref().is_some_and(|scene| !scene.view.choices.is_empty()));
            if waited && asked {
                sound::play(self, sound::Sound::Turn);
            }
        });
    }

    async fn show(self, news: News<Sight>) {
        match news {
            News::Opened {
                seat: _,
                sitters,
                chronicle,
                seen: _,
                scene,
            } => {
                let people = sitters.iter().filter(|sitter| sitter.bot.is_none()).count();
                // Around one device others look on; elsewhere everybody has a screen of their own.
                self.peek.set(people == 1 || self.online.is_on_now());
                self.sitters.set(sitters);
                self.chronicle.set(chronicle.into_iter().map(Arc::new).collect());
                self.curtain.set(None);
                self.quiet();
                self.ceremony.set(0);
                self.ceremony_away.set(false);
                self.scene.set(Some(Arc::new(*scene)));
                self.enter();
            }
            News::Told { chapter, scene } => {
                let me = scene.view.me();
                put(self.busy, me != Some(chapter.chooser));
                self.quiet();
                if scene.view.outcome.is_some() && !self.settings.with_untracked(|settings| settings.played) {
                    self.remember(|settings| {
                        settings.played = true;
                        settings.solo.short &= settings.solo != Options::default();
                    });
                }
                let over = scene.view.outcome.is_some();
                flight::show(self, Arc::new(chapter), Arc::new(*scene)).await;
                if over && self.online.is_on_now() {
                    self.parts.together.soon(self, move |together| (together.keep)(self));
                }
            }
            News::TakenBack { chapters, scene } => {
                self.quiet();
                self.chronicle.update(|chronicle| chronicle.truncate(chapters));
                self.scene.set(Some(Arc::new(*scene)));
            }
            News::Curtain { seat, sitters } => {
                self.sitters.set(sitters);
                let drawn = self.scene.with_untracked(Option::is_none);
                self.curtain.set(Some(Curtain { seat, drawn }));
                self.enter();
            }
            News::Ready { .. } | News::Refused { .. } => {}
        }
    }

    /// Goes where the person was before a reload, or where the address leads.
    fn come_back(self, before: Option<&str>, waits: bool) {
        if let Some(link) = address("game").filter(|_| !self.online.is_on_now()) {
            let number = |name: &str| address(name).and_then(|text| text.parse::<u16>().ok());
            let eyes = number("seat").map(|seat| Eyes {
                seat: Seat(seat.min(5) as u8),
                all: address("all").is_some(),
            });
            if self.screen.get_untracked() == Screen::Start {
                self.begin_replay(Source::Link(link), number("moment").map(usize::from), eyes, false);
            }
            return;
        }
        self.at_table.set_value(None);
        match before {
            Some("lesson") => self.begin_lesson(),
            Some("1") if waits => self.resume(),
            _ => {}
        }
    }

    /// The table fills the page. It is not laid anew where it does already.
    fn sit_down(self) {
        put(self.screen, Screen::Table);
    }

    fn enter(self) {
        self.sit_down();
        if self.online.is_on_now() {
            return;
        }
        let what = match self.learn.mode.get_untracked() {
            Mode::Game => "1",
            Mode::Lesson => "lesson",
            Mode::Puzzle | Mode::Replay => return,
        };
        if let Some(store) = session() {
            let _ = store.set_item(AT_TABLE, what);
        }
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
        put(self.raised, None);
        put(self.lit, Vec::new());
        if self.zoom.with_untracked(|zoom| zoom.is_some_and(|zoom| !zoom.pinned)) {
            self.zoom.set(None);
        }
    }

    // What the person wants.

    /// A new game.
    pub fn deal(self, options: Options) {
        self.clear_table(Mode::Game);
        notes::forget_here();
        let seed = address("seed");
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
    fn lay(self, view: Sight) {
        self.sitters.set(Vec::new());
        self.scene.set(Some(Arc::new(Scene {
            view,
            effect: None,
            foresights: Vec::new(),
            can_take_back: false,
            chosen: Vec::new(),
        })));
        self.sit_down();
    }

    /// Whether cards are being dealt.
    fn is_dealt_now(self) -> bool {
        self.scene
            .with_untracked(|scene| scene.as_ref().is_some_and(|scene| scene.view.is_of_nothing()))
    }

    /// Nothing lies on the table any more; something else comes onto it.
    pub(crate) fn clear_table(self, mode: Mode) {
        self.tables.update_value(|tables| *tables = tables.wrapping_add(1));
        self.queue.update_value(VecDeque::clear);
        put(self.spotlight, None);
        self.scene.set(None);
        self.chronicle.set(Vec::new());
        self.curtain.set(None);
        put(self.made, None);
        put(self.busy, false);
        self.learn.clear(mode);
    }

    /// The game that was left.
    pub fn resume(self) {
        self.clear_table(Mode::Game);
        self.ask(&Request::Resume);
    }

    /// A game that is over, to look at.
    pub(crate) fn lay_out(self, chronicle: Vec<Chapter>, scene: Scene<Sight>) {
        self.clear_table(Mode::Game);
        self.ceremony_away.set(true);
        self.chronicle.set(chronicle.into_iter().map(Arc::new).collect());
        self.scene.set(Some(Arc::new(scene)));
    }

    /// Away from the table; the game is kept. Elsewhere the seat is given up, and in a game a bot plays on.
    pub fn leave(self) {
        if self.online.is_on_now() {
            if self.leave_replay() {
                self.screen.set(Screen::Gather);
                return;
            }
            self.parts.together.soon(self, move |together| (together.leave)(self));
        }
        self.go_out();
    }

    /// Away from a table elsewhere, where the seat waits.
    pub fn step_away(self) {
        self.parts
            .together
            .soon(self, move |together| (together.step_away)(self));
        self.go_out();
    }

    fn go_out(self) {
        if let Some(store) = session() {
            let _ = store.remove_item(AT_TABLE);
        }
        self.at_table.set_value(None);
        // From what was learned, the way leads back there.
        let mode = self.learn.mode.get_untracked();
        let back = match mode {
            Mode::Game => Screen::Start,
            Mode::Lesson => Screen::Learn,
            Mode::Puzzle => Screen::Puzzles,
            Mode::Replay => Screen::Games,
        };
        if mode == Mode::Replay {
            self.at_address(None);
        }
        self.clear_table(Mode::Game);
        // Nobody thinks there as long as nothing of it was wanted.
        if self.parts.learning.is_here() {
            self.study(Study::Rest);
        }
        self.zoom.set(None);
        self.screen.set(back);
        self.ask(&Request::Look);
    }

    /// Puts a replay away at a table elsewhere. Whether there was one.
    fn leave_replay(self) -> bool {
        let replay = self.learn.mode.get_untracked() == Mode::Replay;
        if replay {
            self.clear_table(Mode::Game);
        }
        replay
    }

    /// Writes the table into the address, so that a reload and a copied address lead back to it.
    pub(crate) fn at_address(self, code: Option<&str>) {
        let Some(window) = web_sys::window() else { return };
        let path = window.location().pathname().unwrap_or_default();
        let address = match code {
            Some(code) => format!("{path}?table={code}"),
            None => path,
        };
        if let Ok(history) = window.history() {
            let _ = history.replace_state_with_url(&wasm_bindgen::JsValue::NULL, "", Some(&address));
        }
    }

    /// Makes the choice with this number.
    pub fn choose(self, index: usize) {
        if self.busy.get_untracked() || self.made.get_untracked().is_some() {
            return;
        }
        let choice = self
            .scene
            .with_untracked(|scene| scene.as_ref().and_then(|scene| scene.view.choices.get(index).copied()));
        if let Some(choice) = choice {
            self.quiet();
            // Elsewhere it takes its time, and is not offered any more.
            put(self.made, (!self.online.is_on_now()).then_some(choice));
            self.ask(&Request::Choose { choice });
        }
    }

    /// Takes the last choice back.
    pub fn take_back(self) {
        let can = |scene: &Option<Moment>| scene.as_ref().is_some_and(|scene| scene.can_take_back);
        if self.scene.with_untracked(can) {
            self.ask(&Request::TakeBack);
        }
    }

    /// The device is handed over: nothing of the last holder stays on the page.
    pub fn draw_curtain(self) {
        self.scene.set(None);
        self.chronicle.set(Vec::new());
        self.zoom.set(None);
        self.quiet();
        self.curtain.update(|curtain| {
            if let Some(curtain) = curtain {
                curtain.drawn = true;
            }
        });
    }

    /// The person who was called has the device.
    pub fn unveil(self, seat: Seat) {
        self.ask(&Request::Unveil { seat });
    }

    /// Changes what is remembered.
    pub fn remember(self, change: impl FnOnce(&mut Settings)) {
        self.settings.update(change);
        self.settings.with_untracked(Settings::save);
    }

    /// Shows a card large until it is closed.
    pub fn pin(self, card: Shown) {
        self.zoom.set(Some(Zoom {
            card,
            pinned: true,
            left: false,
        }));
    }

    // What the parts ask.

    /// What a part of the table shows of the moment. It changes only when that changes.
    pub fn seen<T>(self, look: impl Fn(&Sight) -> T + Send + Sync + 'static) -> Memo<Option<T>>
    where
        T: PartialEq + Send + Sync + 'static,
    {
        Memo::new(move |_| self.scene.with(|scene| scene.as_ref().map(|scene| look(&scene.view))))
    }

    /// The number of a choice, if it is offered now.
    pub fn offer(self, choice: Choice) -> Option<usize> {
        let waits = self.busy.get() || self.curtain.with(Option::is_some) || self.online.sending.get();
        if waits || !self.learn.allows(choice) {
            return None;
        }
        self.scene.with(|scene| {
            scene
                .as_ref()?
                .view
                .choices
                .iter()
                .position(|offered| *offered == choice)
        })
    }

    /// What would come of a choice.
    pub fn foresight(self, index: usize) -> Option<Foresight> {
        self.scene.with(|scene| scene.as_ref()?.foresights.get(index).cloned())
    }

    /// Whether a choice cannot be taken back.
    pub fn is_bound(self, index: usize) -> bool {
        self.scene.with(|scene| {
            let scene = scene.as_ref();
            scene.is_some_and(|scene| scene.foresights.get(index).is_some_and(|foresight| foresight.bound))
        })
    }

    /// Whether a faction is one of the viewer's own, while the own leader is shown.
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
}
