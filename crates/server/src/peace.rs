//! Who may not come in, and which words are not shown. Every server knows all bans of the database; it looks for new ones
//! every few seconds, and sends away whoever is there.

use crate::limits::Origin;
use crate::secret::PlayerId;
use crate::shared::Shared;
use crate::storage::StorageError;
use crate::storage::order::Ban;
use crate::time::Millis;
use ipnet::{IpNet, Ipv6Net};
use std::net::IpAddr;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use tokio::sync::watch;

/// Bits of a network of the newer kind that one line has: nothing smaller is told apart.
const LINE: u8 = 64;

/// What a ban is about.
#[derive(Clone, Debug, PartialEq, Eq)]
enum Subject {
    Network(IpNet),
    /// An id, or the seal of one.
    Player(String),
}

/// Bans, and when each ends.
type Bans = Vec<(Subject, Option<Millis>)>;

/// Who may not come in now.
#[derive(Default)]
pub(crate) struct Peace {
    bans: Mutex<Arc<Bans>>,
    changed: watch::Sender<u64>,
    /// When something was noted last.
    noted: AtomicU64,
}

/// A network as people write it: `192.0.2.0/24`, or one address.
pub(crate) fn read_network(text: &str) -> Option<IpNet> {
    let address = || text.parse::<IpAddr>().ok().map(IpNet::from);
    let network: IpNet = text.parse().ok().or_else(address)?;
    Some(
        match network {
            IpNet::V6(long) if long.prefix_len() > LINE => Ipv6Net::new(long.addr(), LINE).map_or(network, IpNet::from),
            network => network,
        }
        .trunc(),
    )
}

impl Peace {
    /// The moment under which something is noted now. No two are the same, so that notes have an order.
    pub(crate) fn moment(&self, now: Millis) -> Millis {
        let next = |last: u64| now.max(last + 1);
        let last = self
            .noted
            .fetch_update(Ordering::Relaxed, Ordering::Relaxed, |last| Some(next(last)));
        next(last.unwrap_or_default())
    }

    fn bans(&self) -> Arc<Vec<(Subject, Option<Millis>)>> {
        self.bans.lock().unwrap_or_else(PoisonError::into_inner).clone()
    }

    /// These are all bans there are.
    fn know(&self, bans: &[Ban]) {
        let subject = |ban: &Ban| match read_network(ban.shown()) {
            Some(network) => Subject::Network(network),
            None => Subject::Player(ban.shown().to_owned()),
        };
        let all: Vec<_> = bans
            .iter()
            .flat_map(|ban| {
                let unshown = ban.unshown().filter_map(read_network).map(Subject::Network);
                [subject(ban)]
                    .into_iter()
                    .chain(unshown)
                    .map(|subject| (subject, ban.until))
            })
            .collect();
        let mut known = self.bans.lock().unwrap_or_else(PoisonError::into_inner);
        if **known != all {
            *known = Arc::new(all);
            drop(known);
            self.changed.send_modify(|changes| *changes += 1);
        }
    }

    fn holds(&self, now: Millis, is_meant: impl Fn(&Subject) -> bool) -> bool {
        let holds = |until: &Option<Millis>| until.is_none_or(|until| until > now);
        self.bans()
            .iter()
            .any(|(subject, until)| holds(until) && is_meant(subject))
    }

    /// Whether nobody may come from there.
    pub(crate) fn is_network_banned(&self, origin: Origin, now: Millis) -> bool {
        self.holds(now, |subject| match subject {
            Subject::Network(network) => network.contains(&origin.address()),
            Subject::Player(_) => false,
        })
    }

    /// Whether a player may not come in.
    pub(crate) fn is_player_banned(&self, player: &PlayerId, now: Millis) -> bool {
        self.holds(now, |subject| match subject {
            Subject::Network(_) => false,
            Subject::Player(banned) => *banned == player.seal() || player.is(&PlayerId::from_written(banned.clone())),
        })
    }

    /// Tells when bans have changed.
    pub(crate) fn changes(&self) -> watch::Receiver<u64> {
        self.changed.subscribe()
    }
}

impl Shared {
    /// Looks which bans there are.
    pub(crate) async fn look_at_bans(&self) -> Result<(), StorageError> {
        let bans = self.storage.bans().await?;
        self.peace.know(&bans);
        Ok(())
    }
}

/// Looks for new bans as long as the server runs.
pub(crate) async fn keep(shared: Arc<Shared>) {
    let mut rounds = tokio::time::interval(shared.config.pace.notice);
    loop {
        rounds.tick().await;
        if let Err(error) = shared.look_at_bans().await {
            shared.metrics.storage_failures.one();
            tracing::warn!(%error, "bans could not be looked for; those that are known hold");
        }
        // While that is not known, what was known last is told.
        if let Ok(open) = shared.storage.open_reports().await {
            shared.metrics.reports_open.set(open);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::secret::PlayerKey;

    fn ban(subject: &str, until: Option<Millis>) -> Ban {
        Ban {
            id: String::new(),
            subject: subject.to_owned(),
            at: 0,
            until,
            reason: String::new(),
        }
    }

    #[test]
    fn bans_hold_until_they_are_over() {
        let (peace, id) = (Peace::default(), PlayerKey::random().unwrap().id());
        let mut changes = peace.changes();
        let origin = |text: &str| Origin::of(text.parse().unwrap());
        let all = [
            ban("192.0.2.0/24", None),
            ban("2001:db8:1:2:3::9", Some(100)),
            ban(id.as_str(), Some(100)),
        ];
        peace.know(&all);
        assert!(changes.has_changed().unwrap());
        changes.mark_unchanged();
        peace.know(&all);
        assert!(!changes.has_changed().unwrap());
        assert!(peace.is_network_banned(origin("192.0.2.77"), 1000));
        assert!(!peace.is_network_banned(origin("192.0.3.1"), 1000));
        // Whoever has one address of a line of the newer kind has all of them.
        assert!(peace.is_network_banned(origin("2001:db8:1:2:ffff::1"), 99));
        assert!(!peace.is_network_banned(origin("2001:db8:1:2:ffff::1"), 100));
        assert!(!peace.is_network_banned(origin("2001:db8:1:3::1"), 99));
        assert!(peace.is_player_banned(&id, 99) && !peace.is_player_banned(&id, 100));
        assert!(!peace.is_player_banned(&PlayerKey::random().unwrap().id(), 99));
        // Nobody is shown from where a seat was connected, and nobody comes from there.
        let seat = Ban::of_seat(
            "K7X9PZ".parse().unwrap(),
            rules::Seat::S1,
            &["198.51.100.7/32".to_owned()],
        );
        let unshown = ban(&seat, Some(100));
        assert_eq!(unshown.shown(), "K7X9PZ/1");
        assert!(!serde_json::to_string(&unshown).unwrap().contains("198.51"));
        peace.know(&[unshown]);
        assert!(peace.is_network_banned(origin("198.51.100.7"), 99));
        assert!(!peace.is_network_banned(origin("198.51.100.8"), 99));
        // A ban outlives what is known of its player.
        peace.know(&[ban(&id.seal(), None)]);
        assert!(peace.is_player_banned(&id, 99));
        peace.know(&[]);
        assert!(!peace.is_player_banned(&id, 99) && !peace.is_network_banned(origin("192.0.2.77"), 1));
    }
}
