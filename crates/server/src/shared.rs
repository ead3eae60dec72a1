//! What all parts of a server share.

use crate::code::Code;
use crate::config::Config;
use crate::entry::Origin;
use crate::http::Reached;
use crate::lease::Lease;
use crate::limits::Addresses;
use crate::metrics::{Metrics, Moment, Waiting};
use crate::peace::Peace;
use crate::push::Push;
use crate::secret::{NoRandomness, random};
use crate::storage::Storage;
use crate::table::registry::Registry;
use crate::thinkers::Thinkers;
use crate::time::Millis;
use std::sync::Arc;
use std::sync::atomic::{AtomicU32, AtomicU64, Ordering};
use std::time::Instant;
use tokio::sync::{Mutex, Notify, Semaphore, watch};

/// How many may read logs at the same time.
const READING: usize = 8;

/// A database with tables.
pub(crate) struct Part {
    pub(crate) storage: Arc<dyn Storage>,
    /// By which this server owns its tables there.
    pub(crate) lease: Lease,
}

/// What all parts of a server share.
pub(crate) struct Shared {
    pub(crate) config: Config,
    pub(crate) storage: Arc<dyn Storage>,
    /// The databases that tables are spread over, or the only one.
    pub(crate) parts: Vec<Part>,
    /// Tables should be looked after now.
    pub(crate) look: Notify,
    /// How many may read logs at the same time.
    pub(crate) reading: Semaphore,
    /// Under which names it is reached.
    pub(crate) reached: Reached,
    pub(crate) metrics: Metrics,
    pub(crate) addresses: Addresses,
    /// Who may not come in.
    pub(crate) peace: Peace,
    /// One at a time asks for everything that is kept of a player, or has it removed.
    pub(crate) forgetting: Semaphore,
    /// What tells people something while no page is open.
    pub(crate) push: Push,
    pub(crate) thinkers: Thinkers,
    pub(crate) registry: Registry,
    pub(crate) stopping: watch::Sender<bool>,
    /// Tells this server from others and from itself before a restart.
    pub(crate) server: u32,
    /// When it was last tried out whether the database can be written, and whether it could.
    pub(crate) checked: Mutex<Option<(Instant, bool)>>,
    writings: AtomicU32,
    /// Tables that were to be opened.
    turns: AtomicU32,
    sockets: AtomicU64,
}

impl Shared {
    pub(crate) fn new(
        config: Config,
        storage: Arc<dyn Storage>,
        push: Push,
        is_shared: bool,
    ) -> Result<Shared, NoRandomness> {
        let alone = std::slice::from_ref(&storage);
        let all = if storage.parts().is_empty() {
            alone
        } else {
            storage.parts()
        };
        let part = |storage: &Arc<dyn Storage>| Part {
            storage: storage.clone(),
            lease: Lease::new(is_shared, config.pace.lease),
        };
        Ok(Shared {
            parts: all.iter().map(part).collect(),
            storage,
            look: Notify::new(),
            reading: Semaphore::new(READING),
            reached: Reached::of(&config),
            metrics: Metrics::default(),
            addresses: Addresses::new(config.limits),
            peace: Peace::default(),
            forgetting: Semaphore::new(1),
            push,
            thinkers: Thinkers::new(config.pace.thinking, config.rehearsal.clone()),
            registry: Registry::default(),
            stopping: watch::channel(false).0,
            server: u32::from_le_bytes(random()?),
            checked: Mutex::default(),
            writings: AtomicU32::new(0),
            turns: AtomicU32::new(0),
            sockets: AtomicU64::new(0),
            config,
        })
    }

    /// By which this server owns a table, if it does.
    pub(crate) fn lease_of(&self, code: Code) -> &Lease {
        &self.parts[self.storage.part_of(code)].lease
    }

    /// A code for a new table: in each database in turn, as long as this server is sure of it.
    pub(crate) fn new_code(&self) -> Result<Code, NoRandomness> {
        let sure: Vec<usize> = (0..self.parts.len())
            .filter(|&part| self.parts[part].lease.is_sure())
            .collect();
        let turn = self.turns.fetch_add(1, Ordering::Relaxed) as usize;
        self.storage
            .code_in(sure.get(turn % sure.len().max(1)).copied().unwrap_or_default())
    }

    /// What waits at this moment.
    pub(crate) fn moment(&self) -> Moment {
        let runtime = tokio::runtime::Handle::current().metrics();
        let waiting = |part: &Part| Waiting {
            lease: part.lease.left(),
            ..part.storage.waiting()
        };
        Moment {
            notes: self.registry.waiting(),
            reading: READING - self.reading.available_permits(),
            tasks: [runtime.num_alive_tasks(), runtime.global_queue_depth()],
            databases: self.parts.iter().map(waiting).collect(),
        }
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
