//! What all parts of a server share.

use crate::config::Config;
use crate::entry::Origin;
use crate::limits::Addresses;
use crate::metrics::Metrics;
use crate::secret::{NoRandomness, random};
use crate::storage::Storage;
use crate::table::registry::Registry;
use crate::thinkers::Thinkers;
use crate::time::Millis;
use std::sync::Arc;
use std::sync::atomic::{AtomicU32, AtomicU64, Ordering};
use std::time::Instant;
use tokio::sync::{Mutex, watch};

/// What all parts of a server share.
pub(crate) struct Shared {
    pub(crate) config: Config,
    pub(crate) storage: Arc<dyn Storage>,
    /// Whether other servers may use the same tables.
    pub(crate) is_shared: bool,
    pub(crate) metrics: Metrics,
    pub(crate) addresses: Addresses,
    pub(crate) thinkers: Thinkers,
    pub(crate) registry: Registry,
    pub(crate) stopping: watch::Sender<bool>,
    /// Tells this server from others and from itself before a restart.
    pub(crate) server: u32,
    /// When it was last tried out whether the database can be written, and whether it could.
    pub(crate) checked: Mutex<Option<(Instant, bool)>>,
    writings: AtomicU32,
    sockets: AtomicU64,
}

impl Shared {
    pub(crate) fn new(config: Config, storage: Arc<dyn Storage>, is_shared: bool) -> Result<Shared, NoRandomness> {
        Ok(Shared {
            storage,
            is_shared,
            metrics: Metrics::default(),
            addresses: Addresses::new(config.limits),
            thinkers: Thinkers::new(config.pace.thinking),
            registry: Registry::default(),
            stopping: watch::channel(false).0,
            server: u32::from_le_bytes(random()?),
            checked: Mutex::default(),
            writings: AtomicU32::new(0),
            sockets: AtomicU64::new(0),
            config,
        })
    }

    /// The mark of a writing.
    pub(crate) fn origin(&self) -> Origin {
        Origin::new(self.server, self.writings.fetch_add(1, Ordering::Relaxed))
    }

    /// A number for a socket.
    pub(crate) fn socket(&self) -> u64 {
        self.sockets.fetch_add(1, Ordering::Relaxed)
    }

    /// The time now.
    pub(crate) fn now(&self) -> Millis {
        self.config.time.now()
    }

    pub(crate) fn is_stopping(&self) -> bool {
        *self.stopping.borrow()
    }
}
