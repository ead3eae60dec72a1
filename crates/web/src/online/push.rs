//! Being told something while the page is closed. A browser is asked for leave only when its person presses a button; it
//! gets an address from its push service, which goes to our server and nowhere else.

use super::api::{Refused, ask, body};
use super::doors::language;
use super::{Online, call, key};
use crate::app::App;
use js_sys::{JSON, Object, Reflect};
use leptos::prelude::*;
use page::Calls;
use serde::Deserialize;
use told::server::http::{Invited, Inviting, PushKey, Subscribed, Subscribing, Unsubscribed};
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;
use web_sys::{
    Notification, NotificationPermission, PushManager, PushSubscription, PushSubscriptionOptionsInit,
    ServiceWorkerRegistration,
};
use words::{Words, text};

/// Where it is remembered of which tables this browser wants to hear.
const CALLS: &str = "oshra-calls";
/// What stands for the code of a table in the texts that wait in the worker.
const CODE: &str = "%";

/// Whether this browser can be told something while the page is closed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Reach {
    /// The page did not come over an encrypted connection.
    Insecure,
    /// The browser does not know how.
    Unknown,
    /// Yes.
    Open,
}

pub(crate) fn reach() -> Reach {
    let window = window();
    let has = |name: &str| Reflect::has(&window, &name.into()).unwrap_or(false);
    let workers = Reflect::has(&window.navigator(), &"serviceWorker".into()).unwrap_or(false);
    match (
        window.is_secure_context(),
        workers && has("PushManager") && has("Notification"),
    ) {
        (false, _) => Reach::Insecure,
        (true, false) => Reach::Unknown,
        (true, true) => Reach::Open,
    }
}

fn storage() -> Option<web_sys::Storage> {
    window().local_storage().ok()?
}

/// As it is remembered.
pub(crate) fn kept() -> Calls {
    let text = storage().and_then(|storage| storage.get_item(CALLS).ok()?);
    text.map(|text| Calls::read(&text)).unwrap_or_default()
}

fn keep(calls: &Calls) {
    if let (Some(storage), Ok(text)) = (storage(), serde_json::to_string(calls)) {
        let _ = storage.set_item(CALLS, &text);
    }
}

/// What a browser says of itself.
#[derive(Deserialize)]
struct Address {
    endpoint: String,
    keys: Keys,
}

#[derive(Deserialize)]
struct Keys {
    p256dh: String,
    auth: String,
}

/// The texts that the worker shows, in the language of the page.
fn texts(words: Words) -> Object {
    let texts = Object::new();
    for (why, text) in [
        ("turn", text!(words, "online-call-text", code = CODE)),
        ("reminder", text!(words, "online-push-reminder", code = CODE)),
        ("rematch", text!(words, "online-push-rematch", code = CODE)),
        ("invitation", text!(words, "online-push-invitation", code = CODE)),
    ] {
        let _ = Reflect::set(&texts, &why.into(), &text.into());
    }
    texts
}

/// The worker that is woken when something comes, with the texts it needs.
async fn worker(words: Words) -> Result<ServiceWorkerRegistration, JsValue> {
    let workers = window().navigator().service_worker();
    JsFuture::from(workers.register("./sw.js")).await?;
    let registration: ServiceWorkerRegistration = JsFuture::from(workers.ready()?).await?.dyn_into()?;
    if let Some(active) = registration.active() {
        let message = Object::new();
        Reflect::set(&message, &"calls".into(), &texts(words))?;
        active.post_message(&message)?;
    }
    Ok(registration)
}

async fn ask_browser(manager: &PushManager, key: &str) -> Result<JsValue, JsValue> {
    let options = PushSubscriptionOptionsInit::new();
    options.set_user_visible_only(true);
    options.set_application_server_key(&key.into());
    JsFuture::from(manager.subscribe_with_options(&options)?).await
}

/// Where this browser is reached from now on. One that was reached by another server's key is reached by ours.
async fn address(words: Words, key: &str) -> Result<Address, JsValue> {
    let manager = worker(words).await?.push_manager()?;
    let found = match ask_browser(&manager, key).await {
        Ok(found) => found,
        Err(error) => {
            let before = JsFuture::from(manager.get_subscription()?).await?;
            let before: PushSubscription = before.dyn_into().map_err(|_| error)?;
            JsFuture::from(before.unsubscribe()?).await?;
            ask_browser(&manager, key).await?
        }
    };
    let text = JSON::stringify(&found)?.as_string().unwrap_or_default();
    serde_json::from_str(&text).map_err(|error| error.to_string().into())
}

/// Says to the server what this browser wants to hear of.
async fn say(app: App, calls: &mut Calls) -> Result<(), Refused> {
    let (language, words) = (language(app), app.words.get_untracked());
    let own = key::kept_or_made(language).await?;
    if !calls.any() {
        if let Some(id) = calls.id.take() {
            let path = format!("api/player/push/{id}");
            ask::<Unsubscribed>("DELETE", &path, None, language, Some(&own)).await?;
        }
        return Ok(());
    }
    let PushKey { key } = ask("GET", "api/push", None, language, None).await?;
    let Address { endpoint, keys } = address(words, &key).await.map_err(|_| Refused {
        message: text!(words, "online-push-failed"),
        ..Refused::default()
    })?;
    let wish = Subscribing {
        endpoint,
        p256dh: keys.p256dh,
        auth: keys.auth,
        everywhere: calls.everywhere,
        tables: calls.tables.clone(),
    };
    let Subscribed { id } = ask("PUT", "api/player/push", body(&wish), language, Some(&own)).await?;
    calls.id = Some(id);
    Ok(())
}

/// Whether the person has allowed it; they are asked if nobody has asked them.
async fn is_allowed(leave: RwSignal<call::Leave>) -> bool {
    if Notification::permission() == NotificationPermission::Default
        && let Ok(asked) = Notification::request_permission()
    {
        let _ = JsFuture::from(asked).await;
    }
    leave.set(call::leave());
    leave.get_untracked() == call::Leave::Yes
}

impl Online {
    /// Of which tables this browser wants to hear changes.
    pub(crate) fn call_for(self, app: App, change: impl FnOnce(&mut Calls) + 'static) {
        leptos::task::spawn_local(async move {
            if !is_allowed(self.leave_to_call).await {
                return;
            }
            let mut calls = kept();
            change(&mut calls);
            match say(app, &mut calls).await {
                Ok(()) => {
                    keep(&calls);
                    self.calls.set(calls);
                }
                Err(refused) => self.refused(app, refused),
            }
        });
    }

    /// The address of a browser changes, and so does its language: what it wants to hear of is said anew once a visit.
    pub(crate) fn renew_calls(self, app: App) {
        let calls = kept();
        self.calls.set(calls.clone());
        let may = reach() == Reach::Open && call::leave() == call::Leave::Yes;
        if !calls.any() || !may || self.renewed.get_untracked() {
            return;
        }
        self.renewed.set(true);
        leptos::task::spawn_local(async move {
            let mut calls = calls;
            if say(app, &mut calls).await.is_ok() {
                keep(&calls);
            }
        });
    }

    /// Asks somebody to the table; `done` hears whether they are told.
    pub(crate) fn invite(self, app: App, code: &str, player: String, done: impl Fn() + 'static) {
        let (language, path) = (language(app), format!("api/tables/{code}/invitations"));
        leptos::task::spawn_local(async move {
            let own = key::kept();
            let invited = ask::<Invited>("POST", &path, body(&Inviting { player }), language, own.as_deref()).await;
            match invited {
                Ok(_) => done(),
                Err(refused) => self.refused(app, refused),
            }
        });
    }
}
