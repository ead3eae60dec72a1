//! The keeper of the game as a worker of the browser: requests come in, news go out, both as JSON.

use crate::storage;
use bots::{Level, MakeBot};
use dealer::Dealer;
use dealer::learning;
use dealer::protocol::{News, Request};
use desk::{Beside, Desk};
use rules::{Choice, View};
use std::cell::{Cell, RefCell};
use std::rc::Rc;
use wasm_bindgen::prelude::*;
use wasm_split_helpers::{SplitLoaderError, wasm_split};
use web_sys::{DedicatedWorkerGlobalScope, MessageEvent};

/// What the worker keeps.
#[derive(Default)]
struct Keeper {
    dealer: RefCell<Option<Dealer>>,
    /// What is learned and looked back at, beside the table; none until somebody wants it.
    beside: RefCell<Option<Box<dyn Beside>>>,
    /// Whether somebody thinks there already.
    thinking: Cell<bool>,
    /// Games begun: a loop of bots that finds another number ends.
    game: Cell<u32>,
}

/// News as a letter. All keys are texts and all numbers finite, so nothing can fail here.
fn written(news: &News<View>) -> String {
    serde_json::to_string(news).unwrap_or_default()
}

fn tell(news: &News<View>) {
    send(&written(news));
}

fn send(letter: &str) {
    if let Ok(scope) = js_sys::global().dyn_into::<DedicatedWorkerGlobalScope>() {
        let _ = scope.post_message(&letter.into());
    }
}

/// Now, in seconds since 1 January 1970.
fn now() -> u64 {
    (js_sys::Date::now() / 1000.0) as u64
}

/// The code of what is beside the table. All that only this leads to comes when it is first wanted.
#[wasm_split(desk, fallible)]
fn desk() -> Result<Box<dyn Beside>, SplitLoaderError> {
    Ok(Box::new(Desk::default()))
}

/// The code of a Master, which is needed where one plays.
#[wasm_split(master, fallible)]
fn masters() -> Result<MakeBot, SplitLoaderError> {
    Ok(bots::bot)
}

/// How the bots of a game are made, as soon as that can be.
async fn makers(levels: impl IntoIterator<Item = Level>) -> MakeBot {
    if levels.into_iter().all(|level| level != Level::Master) {
        return bots::lesser_bot;
    }
    sure(masters).await
}

/// How a game that was written down is taken up again.
type Resume = fn(MakeBot, &str) -> Result<Dealer, dealer::Trouble>;

/// The code for that, which is needed where there is such a game.
#[wasm_split(resume, fallible)]
fn resuming() -> Result<Resume, SplitLoaderError> {
    Ok(Dealer::resume_with)
}

/// A part, as soon as it can be had: without a network it is tried again and again.
async fn sure<T>(part: impl AsyncFn() -> Result<T, SplitLoaderError>) -> T {
    loop {
        match part().await {
            Ok(part) => return part,
            Err(_) => pause(1_000).await,
        }
    }
}

/// Begins to listen.
pub(crate) fn run() {
    let keeper = Rc::new(Keeper::default());
    let looking = keeper.clone();
    let Ok(scope) = js_sys::global().dyn_into::<DedicatedWorkerGlobalScope>() else {
        return;
    };
    let heard = Closure::<dyn Fn(MessageEvent)>::new(move |message: MessageEvent| {
        let letter = message.data().as_string().unwrap_or_default();
        if learning::is_letter(&letter) {
            return wasm_bindgen_futures::spawn_local(learn(keeper.clone(), letter));
        }
        match serde_json::from_str(&letter) {
            Ok(request) => wasm_bindgen_futures::spawn_local(answer(keeper.clone(), request)),
            Err(error) => refuse(&error),
        }
    });
    scope.set_onmessage(Some(heard.as_ref().unchecked_ref()));
    heard.forget();
    wasm_bindgen_futures::spawn_local(async move { look(&looking).await });
}

fn refuse(reason: &impl ToString) {
    tell(&News::Refused {
        reason: reason.to_string(),
    });
}

async fn look(keeper: &Keeper) {
    let written = storage::load(storage::GAME).await;
    let saved = match &written {
        // Nobody plays yet.
        Some(written) => sure(resuming).await(bots::lesser_bot, written).ok(),
        None => None,
    };
    let over = saved.as_ref().is_some_and(Dealer::is_over);
    tell(&News::Ready {
        saved: saved.filter(|_| !over).map(|dealer| dealer.saved()),
    });
    // A game that ended where the history could not be had.
    if let Some(written) = written.filter(|_| over) {
        keep(keeper, written).await;
    }
}

async fn answer(keeper: Rc<Keeper>, request: Request) {
    let game = keeper.game.get();
    let outcome = match request {
        Request::Look => {
            // Whoever looks has left the table: nobody plays on there, and what was on its way to it is not wanted any more.
            keeper.game.set(game + 1);
            return look(&keeper).await;
        }
        Request::Deal { options, seed } => {
            let make = makers([options.level]).await;
            let dealt = Dealer::deal_with(make, &options, seed.as_deref());
            if keeper.game.get() != game {
                return;
            }
            dealt.map(|dealer| begin(&keeper, dealer))
        }
        Request::Resume => {
            let written = storage::load(storage::GAME).await.unwrap_or_default();
            let resumed = resume(&written).await;
            if keeper.game.get() != game {
                return;
            }
            resumed.map(|dealer| begin(&keeper, dealer))
        }
        Request::Unveil { seat } => with(&keeper, |dealer| Ok(dealer.unveil(seat))),
        Request::Choose { choice } => return choose(&keeper, choice).await,
        Request::TakeBack if !plain(&keeper, |beside| beside.takes_back()) => Err(dealer::Trouble::Nothing),
        Request::TakeBack => with(&keeper, Dealer::take_back),
    };
    match outcome {
        Ok(news) => {
            tell(&news);
            go_on(&keeper).await;
        }
        Err(trouble) => refuse(&trouble),
    }
}

async fn resume(written: &str) -> Result<Dealer, dealer::Trouble> {
    let resume = sure(resuming).await;
    let levels = resume(bots::lesser_bot, written)?;
    let make = makers(levels.sitters().iter().filter_map(|sitter| sitter.bot)).await;
    resume(make, written)
}

/// What is asked of whatever is beside the table; yes while nothing is.
fn plain(keeper: &Keeper, asked: impl FnOnce(&dyn Beside) -> bool) -> bool {
    keeper.beside.borrow().as_deref().is_none_or(asked)
}

/// Brings what is beside the table, with the history that was kept. Whether it is there.
async fn bring(keeper: &Keeper) -> bool {
    if keeper.beside.borrow().is_some() {
        return true;
    }
    let Ok(mut beside) = desk().await else { return false };
    if let Some(history) = storage::load(storage::HISTORY).await {
        beside.read_history(&history);
    }
    // Somebody else may have been quicker.
    keeper.beside.borrow_mut().get_or_insert(beside);
    true
}

async fn choose(keeper: &Rc<Keeper>, choice: Choice) {
    let made = match keeper.dealer.borrow_mut().as_mut() {
        Some(dealer) => match keeper.beside.borrow_mut().as_mut() {
            Some(beside) => beside.choose(dealer, choice),
            None => dealer.choose(choice).map(|news| vec![written(&news)]),
        },
        None => Err(dealer::Trouble::Nothing),
    };
    match made {
        Ok(letters) => {
            letters.iter().for_each(|letter| send(letter));
            go_on(keeper).await;
        }
        Err(trouble) => refuse(&trouble),
    }
}

/// Something to learn or to look back at. What comes onto the table ends what was there.
async fn learn(keeper: Rc<Keeper>, letter: String) {
    let game = keeper.game.get();
    if !bring(&keeper).await {
        return send(&learning::away());
    }
    let late = keeper.game.get() != game;
    let asked = keeper
        .beside
        .borrow_mut()
        .as_mut()
        .map(|beside| beside.hear(&letter, late, &mut keeper.dealer.borrow_mut(), now()));
    let asked = match asked {
        Some(Ok(asked)) => asked,
        Some(Err(error)) => return refuse(&error),
        None => return,
    };
    if asked.new_table {
        keeper.game.set(keeper.game.get() + 1);
    }
    asked.letters.iter().for_each(|letter| send(letter));
    remember(&keeper).await;
    if asked.goes_on {
        go_on(&keeper).await;
    }
    think(&keeper).await;
}

/// Thinks in slices, so that whatever the page asks meanwhile is answered.
async fn think(keeper: &Keeper) {
    if keeper.thinking.replace(true) {
        return;
    }
    while keeper.beside.borrow().as_ref().is_some_and(|beside| beside.has_work()) {
        let letter = keeper.beside.borrow_mut().as_mut().and_then(|beside| beside.work());
        if let Some(letter) = letter {
            send(&letter);
        }
        pause(0).await;
    }
    keeper.thinking.set(false);
}

/// Lets messages come in, for so many milliseconds at least.
async fn pause(time: i32) {
    let promise = js_sys::Promise::new(&mut |resolve, _| {
        if let Ok(scope) = js_sys::global().dyn_into::<DedicatedWorkerGlobalScope>() {
            let _ = scope.set_timeout_with_callback_and_timeout_and_arguments_0(&resolve, time);
        }
    });
    let _ = wasm_bindgen_futures::JsFuture::from(promise).await;
}

/// Keeps the history where a reload finds it, if it has changed.
async fn remember(keeper: &Keeper) {
    let changed = keeper.beside.borrow_mut().as_mut().and_then(|beside| beside.unsaved());
    if let Some(history) = changed {
        storage::save(storage::HISTORY, Some(history)).await;
    }
}

type Told = Result<News<View>, dealer::Trouble>;

fn begin(keeper: &Keeper, mut dealer: Dealer) -> News<View> {
    keeper.game.set(keeper.game.get() + 1);
    if let Some(beside) = keeper.beside.borrow_mut().as_mut() {
        beside.sit_down();
    }
    let news = dealer.open();
    *keeper.dealer.borrow_mut() = Some(dealer);
    news
}

fn with(keeper: &Keeper, act: impl FnOnce(&mut Dealer) -> Told) -> Told {
    let mut dealer = keeper.dealer.borrow_mut();
    dealer.as_mut().map_or(Err(dealer::Trouble::Nothing), act)
}

/// Saves the game, where it is to be found again. One that is over is saved until it is in the history.
async fn save(keeper: &Keeper) {
    if !plain(keeper, |beside| beside.keeps()) {
        return;
    }
    let written = keeper.dealer.borrow().as_ref().map(Dealer::written);
    if written.is_some() {
        storage::save(storage::GAME, written).await;
    }
}

/// A game that is over goes into the history, and is not to be resumed any more.
async fn end(keeper: &Keeper) {
    let alone = match (keeper.beside.borrow_mut().as_mut(), keeper.dealer.borrow().as_ref()) {
        (Some(beside), Some(dealer)) => {
            beside.look_at_end(dealer, now());
            None
        }
        (None, Some(dealer)) => Some(dealer.written()),
        (_, None) => return,
    };
    match alone {
        Some(written) => keep(keeper, written).await,
        None => {
            remember(keeper).await;
            if plain(keeper, |beside| beside.keeps()) {
                storage::save(storage::GAME, None).await;
            }
        }
    }
}

/// A game that ended with nothing beside the table goes into the history as soon as that is there. Until then it stays where
/// it was saved; another game may lie on the table, and be saved there, meanwhile.
async fn keep(keeper: &Keeper, written: String) {
    if !bring(keeper).await {
        return;
    }
    if let Ok(over) = sure(resuming).await(bots::lesser_bot, &written)
        && let Some(beside) = keeper.beside.borrow_mut().as_mut()
    {
        beside.keep(&over, now());
    }
    remember(keeper).await;
    if storage::load(storage::GAME).await.as_ref() == Some(&written) {
        storage::save(storage::GAME, None).await;
    }
}

/// Lets the bots play until a person must choose, and saves every step before it is told.
async fn go_on(keeper: &Rc<Keeper>) {
    let game = keeper.game.get();
    save(keeper).await;
    loop {
        if keeper.game.get() != game {
            return;
        }
        let letters = match keeper.dealer.borrow_mut().as_mut() {
            Some(dealer) => match keeper.beside.borrow_mut().as_mut() {
                Some(beside) => beside.other(dealer),
                None => dealer.bot().map(|news| vec![written(&news)]),
            },
            None => None,
        };
        let Some(letters) = letters else { break };
        save(keeper).await;
        letters.iter().for_each(|letter| send(letter));
    }
    if keeper.dealer.borrow().as_ref().is_some_and(Dealer::is_over) {
        end(keeper).await;
    }
    let curtain = keeper.dealer.borrow().as_ref().and_then(Dealer::curtain);
    if let Some(curtain) = curtain {
        tell(&curtain);
    }
}
