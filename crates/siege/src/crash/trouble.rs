//! Servers, their database, and what can go wrong with them.

use super::Report;
use crate::fort::{Fort, LEASE};
use load::SplitMix;
use own_postgres::{OwnPostgres, Wire};
use std::net::SocketAddr;
use std::path::Path;
use std::sync::Arc;
use std::time::Duration;

/// Servers, their database, and what can go wrong with them.
pub(super) struct Trouble {
    postgres: Vec<OwnPostgres>,
    forts: Vec<Fort>,
    /// Of each server to each PostgreSQL.
    wires: Vec<Vec<Wire>>,
}

impl Trouble {
    /// One server with a file.
    pub(super) fn with_file(file: &str, log: &Path) -> Result<Trouble, String> {
        Ok(Trouble {
            postgres: Vec::new(),
            forts: vec![Fort::new(file, log.to_owned(), false)],
            wires: Vec::new(),
        })
    }

    /// Servers that share one PostgreSQL, or several, each over wires of its own.
    pub(super) fn with_postgres(postgres: Vec<OwnPostgres>, servers: usize, log: &Path) -> Result<Trouble, String> {
        let mut forts = Vec::new();
        let mut wires = Vec::new();
        for _ in 0..servers {
            let laid: Result<Vec<Wire>, _> = postgres.iter().map(|one| Wire::lay(one.socket())).collect();
            let laid = laid.map_err(|error| error.to_string())?;
            let databases = laid.iter().map(|wire| wire.database("postgres")).collect();
            forts.push(Fort::spread(databases, log.to_owned(), false));
            wires.push(laid);
        }
        Ok(Trouble { postgres, forts, wires })
    }

    pub(super) fn addresses(&self) -> Arc<[SocketAddr]> {
        self.forts.iter().map(|fort| fort.address).collect()
    }

    pub(super) async fn everybody_ready(&mut self) -> Result<(), String> {
        for fort in &mut self.forts {
            fort.ready().await?;
        }
        Ok(())
    }

    /// Longer than a lease, or not.
    async fn while_it_lasts(dice: &mut SplitMix) {
        let lease = u64::try_from(LEASE.as_millis()).unwrap_or(u64::MAX);
        tokio::time::sleep(Duration::from_millis(lease / 2 + dice.roll() % (2 * lease))).await;
    }

    /// Something goes wrong, and is over again.
    pub(super) async fn make(&mut self, dice: &mut SplitMix, report: &mut Report) -> Result<(), String> {
        let which = dice.below(self.forts.len());
        // With a file a server can only die.
        let kinds = if self.postgres.is_empty() { 1 } else { 12 };
        let at = dice.below(self.postgres.len().max(1));
        match (dice.below(kinds), self.postgres.get_mut(at)) {
            (8, Some(postgres)) => {
                report.database_kills += 1;
                postgres.kill();
                tokio::time::sleep(Duration::from_millis(dice.roll() % 500)).await;
                postgres.start_again();
            }
            (9, Some(_)) => {
                report.hangs += 1;
                self.forts[which].hang(true);
                Trouble::while_it_lasts(dice).await;
                self.forts[which].hang(false);
            }
            (10, Some(_)) => {
                report.cuts += 1;
                self.wires[which][at].cut();
            }
            (11, Some(_)) => {
                report.mutes += 1;
                self.wires[which][at].mute(true);
                Trouble::while_it_lasts(dice).await;
                self.wires[which][at].mute(false);
            }
            (kind, _) => {
                report.kills += 1;
                self.forts[which].kill();
                if kind == 7 {
                    // Long enough for another server to take over, if there is one.
                    Trouble::while_it_lasts(dice).await;
                } else {
                    tokio::time::sleep(Duration::from_millis(dice.roll() % 150)).await;
                }
            }
        }
        // Those that ended because the database was gone are started again, too.
        for fort in &mut self.forts {
            fort.start()?;
        }
        Ok(())
    }
}
