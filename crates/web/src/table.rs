//! The table on this device: the keeper of the game, in a worker.

use told::keeper::{self, News, Request};
use wasm_bindgen::prelude::*;
use web_sys::{MessageEvent, Worker};

/// What a table on this device says.
pub(crate) enum Letter {
    /// Something happens at the table.
    News(Box<News>),
    /// What it answers somebody who learns, as it came.
    Answer(String),
}

/// Somebody who hears what a table says.
pub(crate) type Listener = Box<dyn Fn(Letter)>;

/// A table on this device.
pub struct LocalTable {
    worker: Worker,
}

impl LocalTable {
    /// Tells `listener` all that the worker says.
    pub(crate) fn new(worker: Worker, listener: Listener) -> LocalTable {
        let heard = Closure::<dyn Fn(MessageEvent)>::new(move |message: MessageEvent| {
            let text = message.data().as_string().unwrap_or_default();
            if keeper::is_letter(&text) {
                return listener(Letter::Answer(text));
            }
            match serde_json::from_str::<News>(&text) {
                Ok(news) => listener(Letter::News(Box::new(news))),
                Err(_) => leptos::logging::error!("the table said something strange"),
            }
        });
        worker.set_onmessage(Some(heard.as_ref().unchecked_ref()));
        heard.forget();
        LocalTable { worker }
    }

    /// Asks for something; the answer comes as news.
    pub(crate) fn ask(&self, request: &Request) {
        if let Ok(text) = serde_json::to_string(request) {
            self.post(&text);
        }
    }

    /// Hands a letter to the worker; one that is not ready yet reads it later.
    pub(crate) fn post(&self, text: &str) {
        let _ = self.worker.post_message(&text.into());
    }
}
