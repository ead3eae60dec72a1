//! The keeper of the game as a worker of the browser: requests come in, news go out, both as JSON.

use crate::storage;
use dealer::Dealer;
use dealer::learning::Study;
use dealer::protocol::{News, Request};
use desk::Desk;
use rules::{Choice, View};
use std::cell::{Cell, RefCell};
use std::rc::Rc;
use wasm_bindgen::prelude::*;
use web_sys::{DedicatedWorkerGlobalScope, MessageEvent};

/// What the worker keeps.
#[derive(Default)]
struct Keeper {
    dealer: RefCell<Option<Dealer>>,
    /// What is learned and looked back at, beside the table.
    desk: RefCell<Desk>,
    /// Whether somebody thinks there already.
    thinking: Cell<bool>,
    /// Games begun: a loop of bots that finds another number ends.
    game: Cell<u32>,
}

fn tell(news: &News<View>) {
    if let Ok(text) = serde_json::to_string(news) {
        send(&text);
    }
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

/// Begins to listen.
pub(crate) fn run() {
    let keeper = Rc::new(Keeper::default());
    let remembering = keeper.clone();
    let Ok(scope) = js_sys::global().dyn_into::<DedicatedWorkerGlobalScope>() else {
        return;
    };
    let heard = Closure::<dyn Fn(MessageEvent)>::new(move |message: MessageEvent| {
        let request = message.data().as_string().unwrap_or_default();
        match serde_json::from_str(&request) {
            Ok(request) => wasm_bindgen_futures::spawn_local(answer(keeper.clone(), request)),
            Err(error) => tell(&News::Refused {
                reason: error.to_string(),
            }),
        }
    });
    scope.set_onmessage(Some(heard.as_ref().unchecked_ref()));
    heard.forget();
    wasm_bindgen_futures::spawn_local(async move {
        if let Some(history) = storage::load(storage::HISTORY).await {
            remembering.desk.borrow_mut().read_history(&history);
        }
        look().await;
    });
}

async fn look() {
    let saved = storage::load(storage::GAME).await;
    let saved = saved.and_then(|written| Dealer::resume(&written).ok());
    tell(&News::Ready {
        saved: saved.map(|dealer| dealer.saved()),
    });
}

async fn answer(keeper: Rc<Keeper>, request: Request) {
    let outcome = match request {
        Request::Look => return look().await,
        Request::Deal { options, seed } => Dealer::deal(&options, seed.as_deref()).map(|dealer| begin(&keeper, dealer)),
        Request::Resume => {
            let written = storage::load(storage::GAME).await.unwrap_or_default();
            Dealer::resume(&written).map(|dealer| begin(&keeper, dealer))
        }
        Request::Unveil { seat } => with(&keeper, |dealer| Ok(dealer.unveil(seat))),
        Request::Choose { choice } => return choose(&keeper, choice).await,
        Request::TakeBack if !keeper.desk.borrow().takes_back() => Err(dealer::Trouble::Nothing),
        Request::TakeBack => with(&keeper, Dealer::take_back),
        Request::Study { study } => return learn(&keeper, study).await,
    };
    match outcome {
        Ok(news) => {
            tell(&news);
            go_on(&keeper).await;
        }
        Err(trouble) => tell(&News::Refused {
            reason: trouble.to_string(),
        }),
    }
}

async fn choose(keeper: &Rc<Keeper>, choice: Choice) {
    let made = match keeper.dealer.borrow_mut().as_mut() {
        Some(dealer) => keeper.desk.borrow_mut().choose(dealer, choice),
        None => Err(dealer::Trouble::Nothing),
    };
    match made {
        Ok(letters) => {
            letters.iter().for_each(|letter| send(letter));
            go_on(keeper).await;
        }
        Err(trouble) => tell(&News::Refused {
            reason: trouble.to_string(),
        }),
    }
}

/// Something to learn or to look back at. What comes onto the table ends what was there.
async fn learn(keeper: &Rc<Keeper>, study: Study) {
    let comes = matches!(
        study,
        Study::Lesson { .. }
            | Study::Puzzle { .. }
            | Study::PlayOn { .. }
            | Study::Replay { .. }
            | Study::Import { .. }
    );
    if comes {
        keeper.game.set(keeper.game.get() + 1);
    }
    let goes_on = comes || matches!(study, Study::GoOn);
    let letters = keeper
        .desk
        .borrow_mut()
        .ask(study, &mut keeper.dealer.borrow_mut(), now());
    letters.iter().for_each(|letter| send(letter));
    remember(keeper).await;
    if goes_on {
        go_on(keeper).await;
    }
    think(keeper).await;
}

/// Thinks in slices, so that whatever the page asks meanwhile is answered.
async fn think(keeper: &Keeper) {
    if keeper.thinking.replace(true) {
        return;
    }
    while keeper.desk.borrow().has_work() {
        let letter = keeper.desk.borrow_mut().work();
        if let Some(letter) = letter {
            send(&letter);
        }
        pause().await;
    }
    keeper.thinking.set(false);
}

/// Lets messages come in.
async fn pause() {
    let promise = js_sys::Promise::new(&mut |resolve, _| {
        if let Ok(scope) = js_sys::global().dyn_into::<DedicatedWorkerGlobalScope>() {
            let _ = scope.set_timeout_with_callback_and_timeout_and_arguments_0(&resolve, 0);
        }
    });
    let _ = wasm_bindgen_futures::JsFuture::from(promise).await;
}

/// Keeps the history where a reload finds it, if it has changed.
async fn remember(keeper: &Keeper) {
    let changed = keeper.desk.borrow_mut().unsaved();
    if let Some(history) = changed {
        storage::save(storage::HISTORY, Some(history)).await;
    }
}

type Told = Result<News<View>, dealer::Trouble>;

fn begin(keeper: &Keeper, mut dealer: Dealer) -> News<View> {
    keeper.game.set(keeper.game.get() + 1);
    keeper.desk.borrow_mut().sit_down();
    let news = dealer.open();
    *keeper.dealer.borrow_mut() = Some(dealer);
    news
}

fn with(keeper: &Keeper, act: impl FnOnce(&mut Dealer) -> Told) -> Told {
    let mut dealer = keeper.dealer.borrow_mut();
    dealer.as_mut().map_or(Err(dealer::Trouble::Nothing), act)
}

/// Saves the game, where it is to be found again.
async fn save(keeper: &Keeper) {
    if !keeper.desk.borrow().keeps() {
        return;
    }
    let written = match keeper.dealer.borrow().as_ref() {
        Some(dealer) => dealer.written(),
        None => return,
    };
    storage::save(storage::GAME, written).await;
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
            Some(dealer) => keeper.desk.borrow_mut().other(dealer),
            None => None,
        };
        let Some(letters) = letters else { break };
        save(keeper).await;
        letters.iter().for_each(|letter| send(letter));
    }
    if let Some(dealer) = keeper.dealer.borrow().as_ref() {
        keeper.desk.borrow_mut().look_at_end(dealer, now());
    }
    remember(keeper).await;
    let curtain = keeper.dealer.borrow().as_ref().and_then(Dealer::curtain);
    if let Some(curtain) = curtain {
        tell(&curtain);
    }
}
