//! The keeper of the game as a worker of the browser: requests come in, news go out, both as JSON.

use crate::storage;
use dealer::Dealer;
use dealer::protocol::{News, Request};
use rules::View;
use std::cell::{Cell, RefCell};
use std::rc::Rc;
use wasm_bindgen::prelude::*;
use web_sys::{DedicatedWorkerGlobalScope, MessageEvent};

/// What the worker keeps.
#[derive(Default)]
struct Keeper {
    dealer: RefCell<Option<Dealer>>,
    /// Games begun: a loop of bots that finds another number ends.
    game: Cell<u32>,
}

fn tell(news: &News<View>) {
    if let (Ok(text), Ok(scope)) = (
        serde_json::to_string(news),
        js_sys::global().dyn_into::<DedicatedWorkerGlobalScope>(),
    ) {
        let _ = scope.post_message(&text.into());
    }
}

/// Begins to listen.
pub(crate) fn run() {
    let keeper = Rc::new(Keeper::default());
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
    wasm_bindgen_futures::spawn_local(look());
}

async fn look() {
    let saved = storage::load().await;
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
            let written = storage::load().await.unwrap_or_default();
            Dealer::resume(&written).map(|dealer| begin(&keeper, dealer))
        }
        Request::Unveil { seat } => with(&keeper, |dealer| Ok(dealer.unveil(seat))),
        Request::Choose { choice } => with(&keeper, |dealer| dealer.choose(choice)),
        Request::TakeBack => with(&keeper, Dealer::take_back),
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

type Told = Result<News<View>, dealer::Trouble>;

fn begin(keeper: &Keeper, mut dealer: Dealer) -> News<View> {
    keeper.game.set(keeper.game.get() + 1);
    let news = dealer.open();
    *keeper.dealer.borrow_mut() = Some(dealer);
    news
}

fn with(keeper: &Keeper, act: impl FnOnce(&mut Dealer) -> Told) -> Told {
    let mut dealer = keeper.dealer.borrow_mut();
    dealer.as_mut().map_or(Err(dealer::Trouble::Nothing), act)
}

/// Lets the bots play until a person must choose, and saves every step before it is told.
async fn go_on(keeper: &Rc<Keeper>) {
    let game = keeper.game.get();
    let written = |keeper: &Keeper| keeper.dealer.borrow().as_ref().and_then(Dealer::written);
    storage::save(written(keeper)).await;
    loop {
        if keeper.game.get() != game {
            return;
        }
        let news = keeper.dealer.borrow_mut().as_mut().and_then(Dealer::bot);
        let Some(news) = news else { break };
        storage::save(written(keeper)).await;
        tell(&news);
    }
    let curtain = keeper.dealer.borrow().as_ref().and_then(Dealer::curtain);
    if let Some(curtain) = curtain {
        tell(&curtain);
    }
}
