//! A table somebody sits at: here with the keeper of the game in a worker. A table elsewhere, over a socket, is
//! another make of the same interface.

use dealer::learning;
use dealer::protocol::{News, Request};
use dealer::sight::Sight;
use std::cell::RefCell;
use std::rc::Rc;
use wasm_bindgen::prelude::*;
use web_sys::{MessageEvent, Worker};

/// What a table on this device says.
pub(crate) enum Letter {
    /// What happens at it.
    News(Box<News<Sight>>),
    /// What it answers somebody who learns, as it came.
    Answer(String),
}

/// Somebody who hears what a table says.
pub(crate) type Listener = Box<dyn Fn(Letter)>;

/// A table: requests go there, news come from it. Nothing else crosses.
pub trait Table {
    /// Asks for something; the answer comes as news.
    fn ask(&self, request: &Request);
}

/// A table on this device.
pub struct LocalTable {
    worker: Worker,
    /// What was asked before the worker was ready.
    waiting: Rc<RefCell<Option<Vec<String>>>>,
}

impl LocalTable {
    /// Tells `listener` all news of the worker.
    pub(crate) fn new(worker: Worker, listener: Listener) -> LocalTable {
        let waiting = Rc::new(RefCell::new(Some(Vec::<String>::new())));
        let (held, sender) = (waiting.clone(), worker.clone());
        let heard = Closure::<dyn Fn(MessageEvent)>::new(move |message: MessageEvent| {
            let text = message.data().as_string().unwrap_or_default();
            if learning::is_letter(&text) {
                return listener(Letter::Answer(text));
            }
            let Ok(news) = serde_json::from_str::<News<Sight>>(&text) else {
                leptos::logging::error!("the table said something strange");
                return;
            };
            if matches!(news, News::Ready { .. })
                && let Some(held) = held.borrow_mut().take()
            {
                for request in held {
                    let _ = sender.post_message(&request.into());
                }
            }
            listener(Letter::News(Box::new(news)));
        });
        worker.set_onmessage(Some(heard.as_ref().unchecked_ref()));
        heard.forget();
        LocalTable { worker, waiting }
    }
}

impl LocalTable {
    /// Hands a letter to the worker.
    pub(crate) fn post(&self, text: String) {
        if let Some(waiting) = self.waiting.borrow_mut().as_mut() {
            waiting.push(text);
            return;
        }
        let _ = self.worker.post_message(&text.into());
    }
}

impl Table for LocalTable {
    fn ask(&self, request: &Request) {
        if let Ok(text) = serde_json::to_string(request) {
            self.post(text);
        }
    }
}
