//! A server from its start to its end.

use crate::config::{Config, Database};
use crate::http;
use crate::lease;
use crate::peace;
use crate::peers;
use crate::push::{self, Push};
use crate::rounds;
use crate::secret::NoRandomness;
use crate::shared::Shared;
use crate::storage::{self, StorageError};
use crate::table::live::Note;
use std::io;
use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;
use tokio::net::{TcpListener, TcpSocket};
use tokio::task::JoinHandle;

/// Why a server does not start.
#[derive(Debug, thiserror::Error)]
pub enum StartError {
    /// The address cannot be listened on.
    #[error("cannot listen on {0}: {1}")]
    Listen(SocketAddr, io::Error),
    /// The database cannot be used.
    #[error(transparent)]
    Storage(#[from] StorageError),
    /// The operating system gives no randomness.
    #[error(transparent)]
    NoRandomness(#[from] NoRandomness),
}

/// A server that runs until it is stopped.
pub struct Server {
    shared: Arc<Shared>,
    address: SocketAddr,
    metrics: Option<SocketAddr>,
    tasks: Vec<JoinHandle<()>>,
}

impl Server {
    /// Opens the database, brings it up to date and begins to serve.
    ///
    /// # Errors
    /// A [`StartError`] that says what is in the way.
    pub async fn start(config: Config) -> Result<Server, StartError> {
        let storage = storage::open(&config.database, &config.beside).await?;
        let is_shared = matches!(config.database, Database::Postgres(_));
        let listener = listen(config.listen)?;
        let address = listener.local_addr().unwrap_or(config.listen);
        let metrics_listener = match config.metrics {
            Some(address) => Some(listen(address)?),
            None => None,
        };
        let metrics = metrics_listener
            .as_ref()
            .and_then(|listener| listener.local_addr().ok());
        let lease = config.pace.lease;
        let own = SocketAddr::new(config.listen.ip(), 0);
        let peers = match is_shared {
            true => Some(listen(config.peers.unwrap_or(own))?),
            false => None,
        };
        let peers_address = peers
            .as_ref()
            .and_then(|listener| listener.local_addr().ok())
            .unwrap_or(own);
        let (push, calls) = Push::open(&*storage, config.push_anywhere).await?;
        let shared = Arc::new(Shared::new(config, storage, push, is_shared)?);
        shared.storage.join(shared.server, peers_address, lease).await?;
        // Nobody who may not come in is let in at first.
        shared.look_at_bans().await?;
        let mut tasks = vec![
            tokio::spawn(http::accept(shared.clone(), listener, http::router(shared.clone()))),
            tokio::spawn(rounds::look_after(shared.clone())),
            tokio::spawn(peace::keep(shared.clone())),
            tokio::spawn(push::make_calls(shared.clone(), calls)),
        ];
        if let Some(listener) = peers {
            tasks.push(tokio::spawn(peers::accept(shared.clone(), listener)));
            tasks.push(tokio::spawn(peers::share(shared.clone())));
            let parts = 0..shared.parts.len();
            tasks.extend(parts.map(|part| tokio::spawn(lease::keep(shared.clone(), part, peers_address))));
        }
        if let Some(listener) = metrics_listener {
            let router = http::operations_router(shared.clone());
            tasks.push(tokio::spawn(http::accept(shared.clone(), listener, router)));
        }
        tracing::info!(%address, shared = is_shared, "serving");
        Ok(Server {
            shared,
            address,
            metrics,
            tasks,
        })
    }

    /// Where it listens.
    pub fn address(&self) -> SocketAddr {
        self.address
    }

    /// Where the numbers for Prometheus are served.
    pub fn metrics_address(&self) -> Option<SocketAddr> {
        self.metrics
    }

    /// Stops: nobody new is let in, what is being written is written, everybody is told, and the database is closed.
    pub async fn stop(self) {
        tracing::info!("stopping");
        self.shared.stopping.send_replace(true);
        for inbox in self.shared.registry.inboxes() {
            // One that is busy hears of it when it is not.
            tokio::spawn(async move { drop(inbox.send(Note::Stop).await) });
        }
        let everybody_gone = async {
            let metrics = &self.shared.metrics;
            while self.shared.registry.len() > 0 || metrics.connections.get() + metrics.sockets.get() > 0 {
                tokio::time::sleep(Duration::from_millis(20)).await;
            }
        };
        let farewell = self.shared.config.pace.farewell;
        if tokio::time::timeout(farewell, everybody_gone).await.is_err() {
            tracing::warn!("some connections did not end in time");
        }
        for task in &self.tasks {
            task.abort();
        }
        if let Err(error) = self.shared.storage.leave(self.shared.server).await {
            tracing::warn!(%error, "the other servers could not be told that this one is gone");
        }
        if let Err(error) = self.shared.storage.close().await {
            tracing::warn!(%error, "the database could not be closed properly");
        }
        tracing::info!("stopped");
    }
}

/// What the system keeps for a client that does not read, before the server's own bounded queue fills.
const SEND_BUFFER: u32 = 128 * 1024;
/// Connections that may wait to be taken in.
const BACKLOG: u32 = 1024;

fn listen(address: SocketAddr) -> Result<TcpListener, StartError> {
    let try_listen = || {
        let socket = match address {
            SocketAddr::V4(_) => TcpSocket::new_v4()?,
            SocketAddr::V6(_) => TcpSocket::new_v6()?,
        };
        // A server that is started again need not wait until its old connections are forgotten.
        #[cfg(unix)]
        socket.set_reuseaddr(true)?;
        socket.set_send_buffer_size(SEND_BUFFER)?;
        socket.bind(address)?;
        socket.listen(BACKLOG)
    };
    try_listen().map_err(|error| StartError::Listen(address, error))
}
