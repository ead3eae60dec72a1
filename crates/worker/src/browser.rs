//! The browser as a host: messages, timers, and code that comes when it is first wanted.

use crate::database::Database;
use bots::{MakeBot, Nets};
use keeper::{Arrived, Beside, Clock, Dealer, Desk, Event, Failed, Inbox, Keeper, Part, Parts, Post, Resume, Store};
use std::rc::Rc;
use std::sync::Arc;
use told::keeper::Lack;
use wasm_bindgen::prelude::*;
use wasm_bindgen_futures::{JsFuture, spawn_local};
use wasm_split_helpers::{SplitLoaderError, wasm_split};
use web_sys::{DedicatedWorkerGlobalScope, MessageEvent, Response};

/// How many milliseconds pass before code that cannot be had is asked for again.
const AGAIN: i32 = 1_000;

/// All that only this leads to comes when it is first wanted; the same holds for the three below.
#[wasm_split(desk, fallible)]
fn desk() -> Result<Box<dyn Beside>, SplitLoaderError> {
    Ok(Box::new(Desk::default()))
}

#[wasm_split(master, fallible)]
fn master() -> Result<Rc<MakeBot>, SplitLoaderError> {
    Ok(Rc::new(bots::bot))
}

#[wasm_split(champion, fallible)]
fn champion(policy: Vec<u8>, judge: Vec<u8>) -> Result<Option<Rc<MakeBot>>, SplitLoaderError> {
    let nets = Nets::read(&policy, &judge).ok().map(Arc::new);
    let make = |nets| Rc::new(move |level, seed, budget| bots::bot_with(&nets, level, seed, budget)) as Rc<MakeBot>;
    Ok(nets.map(make))
}

/// A Champion needs its code and what it learned, which is most of it.
async fn trained() -> Result<Rc<MakeBot>, Lack> {
    let (policy, judge) = (fetch("./nets/policy.net").await, fetch("./nets/value.net").await);
    let (policy, judge) = policy.zip(judge).ok_or(Lack::Unreachable)?;
    let champion = champion(policy, judge).await.map_err(|_| Lack::Unreachable)?;
    champion.ok_or(Lack::Unreadable)
}

/// A file of the client. What keeps the page for times without a network keeps it from then on.
async fn fetch(path: &str) -> Option<Vec<u8>> {
    let answer: Response = JsFuture::from(scope()?.fetch_with_str(path))
        .await
        .ok()?
        .dyn_into()
        .ok()?;
    let bytes = JsFuture::from(answer.ok().then_some(answer)?.array_buffer().ok()?)
        .await
        .ok()?;
    Some(js_sys::Uint8Array::new(&bytes).to_vec())
}

#[wasm_split(resume, fallible)]
fn resume() -> Result<Resume, SplitLoaderError> {
    Ok(Dealer::resume)
}

/// A part, as soon as it can be had.
async fn sure<T>(part: impl AsyncFn() -> Result<T, SplitLoaderError>) -> T {
    loop {
        match part().await {
            Ok(part) => return part,
            Err(_) => pause(AGAIN).await,
        }
    }
}

/// Waits for some milliseconds, and lets messages come in.
async fn pause(millis: i32) {
    let promise = js_sys::Promise::new(&mut |resolve, _| {
        if let Some(scope) = scope() {
            let _ = scope.set_timeout_with_callback_and_timeout_and_arguments_0(&resolve, millis);
        }
    });
    let _ = JsFuture::from(promise).await;
}

fn scope() -> Option<DedicatedWorkerGlobalScope> {
    js_sys::global().dyn_into().ok()
}

struct Browser {
    inbox: Inbox,
    database: Database,
}

impl Post for Browser {
    fn post(&self, letter: &str) {
        if let Some(scope) = scope() {
            let _ = scope.post_message(&letter.into());
        }
    }
}

impl Clock for Browser {
    fn now(&self) -> u64 {
        (js_sys::Date::now() / 1000.0) as u64
    }

    fn wake(&self, millis: u32) {
        let inbox = self.inbox.clone();
        spawn_local(async move {
            pause(i32::try_from(millis).unwrap_or(i32::MAX)).await;
            inbox.push(Event::Woken);
        });
    }

    async fn breathe(&self) {
        pause(0).await;
    }
}

impl Parts for Browser {
    fn fetch(&self, part: Part) {
        let inbox = self.inbox.clone();
        spawn_local(async move {
            inbox.push(match part {
                Part::Master => Event::Arrived(Arrived::Master(sure(master).await)),
                Part::Resume => Event::Arrived(Arrived::Resume(sure(resume).await)),
                Part::Desk => match desk().await {
                    Ok(desk) => Event::Arrived(Arrived::Desk(desk)),
                    Err(_) => Event::Missing(Part::Desk, Lack::Unreachable),
                },
                Part::Champion => match trained().await {
                    Ok(make) => Event::Arrived(Arrived::Champion(make)),
                    Err(lack) => Event::Missing(Part::Champion, lack),
                },
            });
        });
    }
}

impl Store for Browser {
    async fn load(&self, name: &str) -> Result<Option<String>, Failed> {
        self.database.load(name).await.map_err(|_| Failed)
    }

    async fn names(&self) -> Result<Vec<String>, Failed> {
        self.database.names().await.map_err(|_| Failed)
    }

    async fn save(&self, name: &str, text: &str) -> Result<(), Failed> {
        self.database.put(name, text).await.map_err(|_| Failed)
    }

    async fn create(&self, name: &str, text: &str) -> Result<bool, Failed> {
        self.database.add(name, text).await.map_err(|_| Failed)
    }

    async fn remove(&self, name: &str) -> Result<(), Failed> {
        self.database.delete(name).await.map_err(|_| Failed)
    }
}

/// Begins to listen.
pub(crate) fn run() {
    let Some(scope) = scope() else { return };
    let inbox = Inbox::default();
    let heard = {
        let inbox = inbox.clone();
        Closure::<dyn Fn(MessageEvent)>::new(move |message: MessageEvent| {
            inbox.push(Event::Letter(message.data().as_string().unwrap_or_default()));
        })
    };
    scope.set_onmessage(Some(heard.as_ref().unchecked_ref()));
    heard.forget();
    let browser = Browser {
        inbox: inbox.clone(),
        database: Database::default(),
    };
    spawn_local(Keeper::new(browser, inbox).run());
}
