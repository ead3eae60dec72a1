//! The lease by which this server owns its tables in a database: it is renewed all the time, and who does not renew theirs
//! loses theirs.

use crate::shared::{Part, Shared};
use std::net::SocketAddr;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};
use tokio::sync::watch;
use tokio::time::MissedTickBehavior;

/// How often a lease is renewed while it lasts.
const BEATS: u32 = 4;

/// What this server knows about its lease.
pub(crate) struct Lease {
    /// None where nobody else could own a table.
    kept: Option<Mutex<Kept>>,
    /// The servers there are, this one among them.
    alive: watch::Sender<Vec<u32>>,
    /// How often this server was given up by the others.
    losses: watch::Sender<u64>,
}

#[derive(Clone, Copy)]
struct Kept {
    /// Since when it has not run out.
    since: Instant,
    /// Until when nobody can have taken anything away.
    until: Instant,
    /// How often it had run out before it was renewed.
    breaks: u64,
}

impl Lease {
    /// A lease that has just begun; for a server that shares nothing it never ends.
    pub(crate) fn new(is_shared: bool, lease: Duration) -> Lease {
        let since = Instant::now();
        let until = since + lease;
        Lease {
            kept: is_shared.then(|| {
                Mutex::new(Kept {
                    since,
                    until,
                    breaks: 0,
                })
            }),
            alive: watch::Sender::default(),
            losses: watch::Sender::default(),
        }
    }

    /// Waits until a server that was there is gone.
    pub(crate) async fn gone(&self, server: u32) {
        let mut alive = self.alive.subscribe();
        let there = alive.wait_for(|alive| alive.contains(&server)).await.is_ok();
        if there {
            drop(alive.wait_for(|alive| !alive.contains(&server)).await);
        }
    }

    fn kept(&self) -> Option<MutexGuard<'_, Kept>> {
        let kept = self.kept.as_ref()?;
        Some(kept.lock().unwrap_or_else(PoisonError::into_inner))
    }

    /// Whether this server owns its tables for certain. One that hung, or does not hear from the database, is not sure.
    pub(crate) fn is_sure(&self) -> bool {
        self.kept().is_none_or(|kept| Instant::now() < kept.until)
    }

    /// How long it lasts without being renewed; none where it never ends.
    pub(crate) fn left(&self) -> Option<Duration> {
        self.kept()
            .map(|kept| kept.until.saturating_duration_since(Instant::now()))
    }

    /// How often this server was not sure for a while.
    pub(crate) fn breaks(&self) -> u64 {
        self.kept().map_or(0, |kept| kept.breaks)
    }

    /// How long it has been sure without a break.
    fn sure_for(&self) -> Duration {
        let now = Instant::now();
        let sure = self.kept().filter(|kept| now < kept.until);
        sure.map_or(Duration::ZERO, |kept| now - kept.since)
    }

    /// It was renewed by what was asked at this moment.
    fn renewed(&self, asked: Instant, lease: Duration) {
        if let Some(mut kept) = self.kept() {
            if asked >= kept.until {
                kept.since = asked;
                kept.breaks += 1;
            }
            kept.until = asked + lease;
        }
    }

    /// How often this server was given up by the others.
    pub(crate) fn losses(&self) -> u64 {
        *self.losses.borrow()
    }

    /// Waits until this server is given up once more.
    pub(crate) async fn lost_after(&self, losses: u64) {
        let mut now = self.losses.subscribe();
        drop(now.wait_for(|now| *now > losses).await);
    }

    /// It was ended by others: every table of this server is theirs.
    fn lost(&self) {
        self.losses.send_modify(|losses| *losses += 1);
        if let Some(mut kept) = self.kept() {
            kept.until = Instant::now();
        }
    }
}

/// Renews the lease, and takes over from servers that do not renew theirs.
pub(crate) async fn keep(shared: Arc<Shared>, part: usize, address: SocketAddr) {
    let part = &shared.parts[part];
    let lease = shared.config.pace.lease;
    let mut beats = tokio::time::interval(lease / BEATS);
    beats.set_missed_tick_behavior(MissedTickBehavior::Delay);
    loop {
        beats.tick().await;
        let asked = Instant::now();
        match part.storage.renew(shared.server, lease).await {
            Ok(Some(alive)) => {
                part.lease.renewed(asked, lease);
                shared.metrics.lease_renewals.one();
                part.lease.alive.send_replace(alive);
            }
            Ok(None) => begin_anew(&shared, part, address, lease).await,
            Err(error) => {
                shared.metrics.storage_failures.one();
                tracing::warn!(%error, "the lease could not be renewed");
            }
        }
        // After an outage everybody gets the time to come back that this server had.
        if part.lease.sure_for() >= lease {
            bury(&shared, part).await;
        }
    }
}

/// The others gave this server up, because it hung or could not reach the database: all its tables are theirs.
async fn begin_anew(shared: &Shared, part: &Part, address: SocketAddr, lease: Duration) {
    tracing::warn!("this server was given up by the others, and starts over");
    part.lease.lost();
    let asked = Instant::now();
    match part.storage.join(shared.server, address, lease).await {
        Ok(()) => part.lease.renewed(asked, lease),
        Err(error) => tracing::warn!(%error, "the others could not be told that this server is back"),
    }
}

async fn bury(shared: &Shared, part: &Part) {
    match part.storage.bury(shared.now()).await {
        Ok(0) => {}
        Ok(servers) => {
            tracing::info!(servers, "other servers are gone; their tables go on elsewhere");
            shared.metrics.servers_buried.add(servers);
            shared.look.notify_one();
        }
        Err(error) => {
            shared.metrics.storage_failures.one();
            tracing::warn!(%error, "it could not be seen whether other servers are gone");
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn whoever_does_not_hear_is_not_sure() {
        let second = Duration::from_secs(1);
        assert!(Lease::new(false, Duration::ZERO).is_sure());
        let lease = Lease::new(true, Duration::ZERO);
        assert!(!lease.is_sure());
        assert_eq!(lease.sure_for(), Duration::ZERO);
        // What was asked long ago and answered only now renews nothing.
        if let Some(long_ago) = Instant::now().checked_sub(2 * second) {
            lease.renewed(long_ago, second);
            assert!(!lease.is_sure());
        }
        let breaks = lease.breaks();
        lease.renewed(Instant::now(), 60 * second);
        assert!(lease.is_sure() && lease.breaks() == breaks + 1);
        lease.renewed(Instant::now(), 60 * second);
        assert_eq!(lease.breaks(), breaks + 1);
        lease.lost();
        assert!(!lease.is_sure());
    }
}
