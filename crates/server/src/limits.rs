//! How often somebody may do something.

use crate::config::Limits;
use std::collections::HashMap;
use std::net::{IpAddr, Ipv6Addr};
use std::sync::{Mutex, MutexGuard};
use std::time::Instant;

/// A bucket that fills steadily; whoever wants something takes a measure out of it.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Bucket {
    level: f64,
    at: Instant,
}

impl Bucket {
    pub(crate) fn full(size: f64) -> Bucket {
        Bucket {
            level: size,
            at: Instant::now(),
        }
    }

    /// Takes one measure, if there is one.
    pub(crate) fn take(&mut self, size: f64, per_second: f64) -> bool {
        self.fill(size, per_second);
        let enough = self.level >= 1.0;
        if enough {
            self.level -= 1.0;
        }
        enough
    }

    fn fill(&mut self, size: f64, per_second: f64) {
        let now = Instant::now();
        let since = now.duration_since(self.at).as_secs_f64();
        self.level = (self.level + since * per_second).min(size);
        self.at = now;
    }
}

/// An address as limits see it: one customer of a provider, who has a whole network of the newer kind.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Origin(IpAddr);

impl Origin {
    pub(crate) fn of(address: IpAddr) -> Origin {
        match address.to_canonical() {
            IpAddr::V6(long) => {
                let [a, b, c, d, ..] = long.segments();
                Origin(IpAddr::V6(Ipv6Addr::new(a, b, c, d, 0, 0, 0, 0)))
            }
            short => Origin(short),
        }
    }
}

/// What one address has used.
struct Used {
    requests: Bucket,
    pages: Bucket,
    tables: Bucket,
    sockets: u32,
    /// Connections that are no sockets, or not yet.
    connections: u32,
}

/// What all addresses have used.
pub(crate) struct Addresses {
    limits: Limits,
    used: Mutex<HashMap<Origin, Used>>,
}

/// What asking for a table that is not there costs, in requests.
const GUESS: f64 = 10.0;

/// Addresses that are remembered until those that have been quiet are forgotten.
const REMEMBERED: usize = 50_000;

impl Addresses {
    pub(crate) fn new(limits: Limits) -> Addresses {
        Addresses {
            limits,
            used: Mutex::default(),
        }
    }

    fn used(&self) -> MutexGuard<'_, HashMap<Origin, Used>> {
        self.used.lock().unwrap_or_else(|poisoned| poisoned.into_inner())
    }

    fn with<T>(&self, origin: Origin, use_some: impl FnOnce(&mut Used, &Limits) -> T) -> T {
        let limits = &self.limits;
        let mut all = self.used();
        if all.len() >= REMEMBERED && !all.contains_key(&origin) {
            all.retain(|_, used| {
                used.tables.fill(tables_at_once(limits), tables_per_second(limits));
                used.connections > 0 || used.sockets > 0 || used.tables.level < tables_at_once(limits)
            });
        }
        let used = all.entry(origin).or_insert_with(|| Used {
            requests: Bucket::full(requests_at_once(limits)),
            pages: Bucket::full(PAGES * requests_at_once(limits)),
            tables: Bucket::full(tables_at_once(limits)),
            sockets: 0,
            connections: 0,
        });
        use_some(used, limits)
    }

    /// Whether an address may ask for something now.
    pub(crate) fn request(&self, origin: Origin) -> bool {
        self.with(origin, |used, limits| {
            used.requests
                .take(requests_at_once(limits), f64::from(limits.requests_per_second))
        })
    }

    /// Whether an address may have a page, or a file of one, now. A page has many files, and they cost next to nothing.
    pub(crate) fn page(&self, origin: Origin) -> bool {
        self.with(origin, |used, limits| {
            let per_second = PAGES * f64::from(limits.requests_per_second);
            used.pages.take(PAGES * requests_at_once(limits), per_second)
        })
    }

    /// An address asked for a table that is not there: whoever guesses runs dry soon.
    pub(crate) fn guessed(&self, origin: Origin) {
        self.with(origin, |used, limits| {
            // Below nothing, or it would be cheap for whoever has used up everything; but not for ever.
            used.requests.level = (used.requests.level - GUESS).max(-requests_at_once(limits));
        });
    }

    /// Whether an address may open a table now.
    pub(crate) fn table(&self, origin: Origin) -> bool {
        self.with(origin, |used, limits| {
            used.tables.take(tables_at_once(limits), tables_per_second(limits))
        })
    }

    /// Whether an address may have one more connection. If so, [`Addresses::disconnected`] must follow.
    pub(crate) fn connection(&self, origin: Origin) -> bool {
        self.with(origin, |used, limits| {
            let free = used.connections < limits.connections_per_address();
            used.connections += u32::from(free);
            free
        })
    }

    pub(crate) fn disconnected(&self, origin: Origin) {
        if let Some(used) = self.used().get_mut(&origin) {
            used.connections = used.connections.saturating_sub(1);
        }
    }

    /// Whether an address may have one more socket. If so, [`Addresses::socket_closed`] must follow.
    pub(crate) fn socket(&self, origin: Origin) -> bool {
        self.with(origin, |used, limits| {
            let free = used.sockets < limits.sockets_per_address;
            used.sockets += u32::from(free);
            free
        })
    }

    pub(crate) fn socket_closed(&self, origin: Origin) {
        if let Some(used) = self.used().get_mut(&origin) {
            used.sockets = used.sockets.saturating_sub(1);
        }
    }
}

/// How many files of pages an address may have for every other request.
const PAGES: f64 = 20.0;

fn requests_at_once(limits: &Limits) -> f64 {
    10.0 * f64::from(limits.requests_per_second)
}

fn tables_at_once(limits: &Limits) -> f64 {
    f64::from(limits.tables_per_hour)
}

fn tables_per_second(limits: &Limits) -> f64 {
    f64::from(limits.tables_per_hour) / 3600.0
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::time::Duration;

    #[test]
    fn buckets_run_dry_and_fill() {
        let mut bucket = Bucket::full(3.0);
        assert!((0..3).all(|_| bucket.take(3.0, 0.001)));
        assert!(!bucket.take(3.0, 0.001));
        bucket.at -= Duration::from_secs(2);
        assert!(bucket.take(3.0, 1.0) && bucket.take(3.0, 1.0) && !bucket.take(3.0, 0.001));
    }

    #[test]
    fn a_customers_network_is_one_address() {
        let origin = |text: &str| Origin::of(text.parse().unwrap());
        assert_eq!(origin("2001:db8:1:2::1"), origin("2001:db8:1:2:ffff::9"));
        assert_ne!(origin("2001:db8:1:2::1"), origin("2001:db8:1:3::1"));
        assert_eq!(origin("::ffff:192.0.2.7"), origin("192.0.2.7"));
        assert_ne!(origin("192.0.2.7"), origin("192.0.2.8"));
    }

    #[test]
    fn addresses_have_limits_of_their_own() {
        let limits = Limits {
            sockets_per_address: 2,
            tables_per_hour: 1,
            requests_per_second: 1,
            ..Limits::default()
        };
        let addresses = Addresses::new(limits);
        let one = Origin::of("192.0.2.1".parse().unwrap());
        let other = Origin::of("192.0.2.2".parse().unwrap());
        assert!(addresses.socket(one) && addresses.socket(one) && !addresses.socket(one));
        assert!(addresses.socket(other));
        addresses.socket_closed(one);
        assert!(addresses.socket(one));
        assert!((0..8).all(|_| addresses.connection(one)) && !addresses.connection(one));
        assert!(addresses.connection(other));
        addresses.disconnected(one);
        assert!(addresses.connection(one));
        assert!(addresses.table(one) && !addresses.table(one) && addresses.table(other));
        assert!((0..10).all(|_| addresses.request(one)) && !addresses.request(one));
        // Whoever has nothing left pays for guesses all the same.
        addresses.guessed(one);
        addresses.with(one, |used, _| used.requests.at -= Duration::from_secs(5));
        assert!(!addresses.request(one));
        addresses.with(one, |used, _| used.requests.at -= Duration::from_secs(6));
        assert!(addresses.request(one));
    }
}
