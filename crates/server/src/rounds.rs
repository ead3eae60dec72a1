//! What a server does from time to time: it looks after tables that nobody has open, and hears what other servers say.

use crate::shared::Shared;
use crate::storage::News;
use crate::table::duty::millis;
use crate::table::live::{CLAIM, Note};
use crate::whisper::Whisper;
use std::collections::HashMap;
use std::sync::Arc;
use std::time::Instant;
use tokio::sync::mpsc;

/// Looks after tables whose time has come.
pub(crate) async fn look_after(shared: Arc<Shared>) {
    let mut rounds = tokio::time::interval(shared.config.pace.round);
    let mut first = true;
    loop {
        rounds.tick().await;
        let now = shared.now();
        // Whoever is alone need not wait until its own claim from before a restart has run out.
        let by = if first && !shared.is_shared { now + CLAIM } else { now };
        first = false;
        if let Err(error) = look(&shared, by).await {
            shared.metrics.storage_failures.one();
            tracing::warn!(%error, "tables could not be looked after");
        }
    }
}

async fn look(shared: &Arc<Shared>, by: u64) -> Result<(), crate::StorageError> {
    let until = shared.now() + CLAIM;
    let playing = shared.registry.playing();
    if !playing.is_empty() {
        shared.storage.keep(playing, until).await?;
    }
    for code in shared.storage.claim_due(by, until).await? {
        shared.tell(code, Note::Look).await;
    }
    let old = shared.now().saturating_sub(millis(shared.config.pace.unplayed));
    let forgotten = shared.storage.forget_unplayed(old).await?;
    if forgotten > 0 {
        tracing::info!(tables = forgotten, "tables at which nobody played were forgotten");
    }
    Ok(())
}

/// Says from time to time that this server is alive.
pub(crate) async fn say_alive(shared: Arc<Shared>) {
    let mut beats = tokio::time::interval(shared.config.pace.silence / 4);
    loop {
        beats.tick().await;
        shared.storage.whisper(format!("alive {}", shared.server));
    }
}

/// Hears what other servers say, and notices when one falls silent.
pub(crate) async fn hear(shared: Arc<Shared>, mut news: mpsc::Receiver<News>) {
    let mut heard: HashMap<u32, Instant> = HashMap::new();
    let mut checks = tokio::time::interval(shared.config.pace.silence / 4);
    loop {
        tokio::select! {
            told = news.recv() => match told {
                Some(News::Entry(code, number)) => shared.registry.tell_newest(code, number),
                Some(News::Gap) => {
                    for code in shared.registry.codes() {
                        shared.registry.tell_newest(code, u64::MAX);
                        shared.registry.tell_if_live(code, Note::AskWho);
                    }
                }
                Some(News::Whisper(text)) => {
                    if let Some(whisper) = Whisper::read(&text) {
                        whispered(&shared, whisper, &mut heard);
                    }
                }
                None => return,
            },
            _ = checks.tick() => {
                let silent: Vec<u32> = heard
                    .iter()
                    .filter(|(_, last)| last.elapsed() > shared.config.pace.silence)
                    .map(|(server, _)| *server)
                    .collect();
                for server in silent {
                    heard.remove(&server);
                    server_gone(&shared, server);
                }
            }
        }
    }
}

fn whispered(shared: &Shared, whisper: Whisper, heard: &mut HashMap<u32, Instant>) {
    match whisper {
        Whisper::Alive(server) if server != shared.server => {
            heard.insert(server, Instant::now());
        }
        Whisper::Bye(server) if server != shared.server => {
            heard.remove(&server);
            server_gone(shared, server);
        }
        Whisper::Who(code) => shared.registry.tell_if_live(code, Note::Who),
        Whisper::Here {
            code,
            server,
            seats,
            watchers,
        } if server != shared.server => {
            heard.insert(server, Instant::now());
            let note = Note::Elsewhere {
                server,
                seats,
                watchers,
            };
            shared.registry.tell_if_live(code, note);
        }
        _ => {}
    }
}

/// Nobody is connected to a server that is gone.
fn server_gone(shared: &Shared, server: u32) {
    tracing::info!(server, "another server is gone");
    for code in shared.registry.codes() {
        let note = Note::Elsewhere {
            server,
            seats: 0,
            watchers: 0,
        };
        shared.registry.tell_if_live(code, note);
    }
}
