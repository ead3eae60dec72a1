//! Tells people something while no page is open: whose turn it is, who wants another game, who invites whom, whose time
//! runs out. Their browsers said where they are reached; push services carry it there and cannot read it. It says which
//! table it is about and why, and nothing of the game: the browser itself finds the words.

mod endpoint;
mod keys;
mod seal;
mod send;

pub(crate) use endpoint::Endpoint;
pub(crate) use keys::Keys;

use crate::code::Code;
use crate::secret::{PlayerId, hex};
use crate::shared::Shared;
use crate::storage::push::{Subscription, Telling};
use crate::storage::{Storage, StorageError};
use axum::http::StatusCode;
use ring::error::Unspecified;
use seal::Receiver;
use send::{Message, Unsent, Way};
use serde_json::json;
use sha2::{Digest, Sha256};
use std::sync::Arc;
use tokio::sync::{Semaphore, mpsc};

/// Calls that may wait.
const QUEUE: usize = 1024;
/// Calls that are made at the same time.
const AT_ONCE: usize = 8;
/// Browsers of a player that are told.
pub(crate) const BROWSERS: u32 = 8;
/// Tables a browser may name.
pub(crate) const TABLES: usize = 100;

/// Why somebody is called.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Why {
    /// The game waits for them.
    Turn,
    /// Their time runs out soon.
    Reminder,
    /// Somebody wants another game.
    Rematch,
    /// Somebody they have played with asks them to a table.
    Invitation,
}

impl Why {
    pub(crate) const fn name(self) -> &'static str {
        match self {
            Why::Turn => "turn",
            Why::Reminder => "reminder",
            Why::Rematch => "rematch",
            Why::Invitation => "invitation",
        }
    }

    /// For how many seconds it is worth being told.
    const fn lasts(self) -> u32 {
        match self {
            Why::Turn => 86_400,
            Why::Reminder => 6 * 3_600,
            Why::Rematch | Why::Invitation => 3_600,
        }
    }
}

/// Somebody is to be told something.
#[derive(Clone, Debug)]
pub(crate) struct Call {
    pub(crate) player: PlayerId,
    pub(crate) code: Code,
    pub(crate) why: Why,
    /// Which one of its kind it is at this table: each is told once.
    pub(crate) number: u64,
}

/// What tells people something while no page is open.
pub(crate) struct Push {
    pub(crate) keys: Keys,
    way: Way,
    queue: mpsc::Sender<Call>,
}

/// Calls that wait to be made.
pub(crate) type Calls = mpsc::Receiver<Call>;

impl Push {
    /// Finds the keys of this server, or makes them.
    pub(crate) async fn open(storage: &dyn Storage, anywhere: bool) -> Result<(Push, Calls), StorageError> {
        let unusable = || StorageError::Unusable("the keys for push services cannot be used".to_owned());
        let fresh = Keys::fresh().map_err(|Unspecified| unusable())?;
        let kept = storage.push_secret(fresh).await?;
        let keys = Keys::kept(&kept).ok_or_else(unusable)?;
        let (queue, calls) = mpsc::channel(QUEUE);
        let way = Way::new(anywhere);
        Ok((Push { keys, way, queue }, calls))
    }

    /// Where a browser says that it is reached, if that can be.
    pub(crate) fn endpoint(&self, text: &str) -> Option<Endpoint> {
        Endpoint::read(text, self.way.anywhere)
    }
}

/// Whether these are keys of a browser.
pub(crate) fn are_keys(p256dh: &str, auth: &str) -> bool {
    let point = keys::read::<{ seal::KEY }>(p256dh);
    // What is no point of the curve is found out by trying.
    point
        .zip(keys::read(auth))
        .is_some_and(|(key, auth)| Receiver { key, auth }.seal(b"").is_ok())
}

/// The name of a browser's subscription: it says nothing of where the browser is reached.
pub(crate) fn id_of(endpoint: &str) -> String {
    let hash = Sha256::new_with_prefix("oshra subscription ")
        .chain_update(endpoint)
        .finalize();
    hex(&hash[..16])
}

impl Shared {
    /// Has somebody told something. Where too many wait already, it is not told.
    pub(crate) fn call(&self, call: Call) {
        if self.push.queue.try_send(call).is_err() {
            self.metrics.pushes_dropped.one();
        }
    }
}

/// Makes calls as long as the server runs.
pub(crate) async fn make_calls(shared: Arc<Shared>, mut calls: Calls) {
    let at_once = Arc::new(Semaphore::new(AT_ONCE));
    while let Some(call) = calls.recv().await {
        let Ok(turn) = at_once.clone().acquire_owned().await else {
            return;
        };
        let shared = shared.clone();
        tokio::spawn(async move {
            if let Err(error) = make(&shared, call).await {
                shared.metrics.storage_failures.one();
                tracing::warn!(%error, "somebody could not be called");
            }
            drop(turn);
        });
    }
}

async fn make(shared: &Shared, call: Call) -> Result<(), StorageError> {
    let storage = &shared.storage;
    // Somebody who sat down in the first version is known under a longer id now.
    let mut player = call.player;
    if player.short().is_none() {
        match storage.player(player).await? {
            Some(known) => player = known.player,
            None => return Ok(()),
        }
    }
    let mut browsers = storage.subscriptions(player.clone()).await?;
    browsers.retain(|browser| browser.wants(call.code));
    if browsers.is_empty() {
        return Ok(());
    }
    let telling = Telling {
        player,
        code: call.code,
        what: call.why.name(),
        number: call.number,
        at: shared.now(),
    };
    if !storage.tell_once(telling).await? {
        return Ok(());
    }
    for browser in browsers {
        tell(shared, browser, call.code, call.why).await?;
    }
    Ok(())
}

/// Tells one browser. One that its push service does not know any more is forgotten.
async fn tell(shared: &Shared, browser: Subscription, code: Code, why: Why) -> Result<(), StorageError> {
    let Some((endpoint, message)) = sealed(shared, &browser, code, why) else {
        // It was taken by another version of this program.
        return shared.storage.unsubscribe(browser.endpoint).await;
    };
    match shared.push.way.send(&endpoint, message).await {
        Ok(StatusCode::NOT_FOUND | StatusCode::GONE) => {
            shared.metrics.pushes_gone.one();
            shared.storage.unsubscribe(browser.endpoint).await
        }
        Ok(status) if status.is_success() => {
            shared.metrics.pushes.one();
            Ok(())
        }
        answer => {
            let reason = match &answer {
                Ok(status) => status.as_str().to_owned(),
                Err(unsent) => unsent_as(unsent).to_owned(),
            };
            shared.metrics.pushes_failed.one(&reason);
            tracing::debug!(reason, "a push service did not take a message");
            Ok(())
        }
    }
}

/// Why a message was not handed over, for whoever counts.
fn unsent_as(unsent: &Unsent) -> &'static str {
    match unsent {
        Unsent::Near => "not-public",
        Unsent::TooSlow => "too-slow",
        Unsent::Unreachable(_) => "unreachable",
        Unsent::Broken(_) => "broken",
    }
}

/// What a browser is told, as only it can read it.
fn sealed(shared: &Shared, browser: &Subscription, code: Code, why: Why) -> Option<(Endpoint, Message)> {
    let push = &shared.push;
    let endpoint = push.endpoint(&browser.endpoint)?;
    let receiver = Receiver {
        key: keys::read(&browser.p256dh)?,
        auth: keys::read(&browser.auth)?,
    };
    let text = json!({"table": code.as_str(), "why": why.name()}).to_string();
    let contact = shared.config.public_url.as_deref();
    let contact = contact.filter(|url| url.starts_with("https:"));
    let now = shared.now() / 1000;
    let message = Message {
        authorization: push.keys.authorization(&endpoint.origin(), now, contact).ok()?,
        topic: push.keys.topic(&format!("{code} {}", why.name())),
        lasts: why.lasts(),
        body: receiver.seal(text.as_bytes()).ok()?,
    };
    Some((endpoint, message))
}
