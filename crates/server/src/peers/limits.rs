//! Servers tell each other who uses much, so that limits hold for all of them together.

use super::caller::tell;
use crate::limits::{BEAT, Report};
use crate::shared::Shared;
use futures_util::future::join_all;
use std::sync::Arc;

/// Tells the others, again and again.
pub(crate) async fn share(shared: Arc<Shared>) {
    let mut beats = tokio::time::interval(BEAT);
    beats.set_missed_tick_behavior(tokio::time::MissedTickBehavior::Delay);
    loop {
        beats.tick().await;
        let report = shared.addresses.report(shared.server);
        if !report.is_empty() {
            tell_all(&shared, &report).await;
        }
    }
}

async fn tell_all(shared: &Shared, report: &Report) {
    match shared.storage.neighbors(shared.server).await {
        // One that cannot be reached holds off floods by itself.
        Ok(neighbors) => drop(join_all(neighbors.iter().map(|other| tell(shared, other, report))).await),
        Err(error) => tracing::debug!(%error, "it is not known which other servers there are"),
    }
}
