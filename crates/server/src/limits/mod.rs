//! How often somebody may do something.

mod together;

pub(crate) use together::{BEAT, Report};

use crate::config::Limits;
use std::collections::HashMap;
use std::fmt;
use std::net::{IpAddr, Ipv6Addr};
use std::sync::{Mutex, MutexGuard};
use std::time::{Duration, Instant};
use together::Spent;

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

    /// How long it takes until there is a measure again.
    pub(crate) fn wait(&self, per_second: f64) -> Duration {
        Duration::try_from_secs_f64((1.0 - self.level).max(0.0) / per_second).unwrap_or_default()
    }

    fn fill(&mut self, size: f64, per_second: f64) {
        let now = Instant::now();
        let since = now.duration_since(self.at).as_secs_f64();
        self.level = (self.level + since * per_second).min(size);
        self.at = now;
    }
}

/// An address as limits see it: one line of a provider, which has a whole network of the newer kind.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Origin(IpAddr);

/// A network that shares limits: its first address and how many bits of it all addresses share.
type Network = (IpAddr, u8);

/// The networks around an address of the newer kind, by their bits, and how many lines' worth each of them may use. A
/// customer may have thousands of the smallest: whoever used them all would have no limit.
const NETWORKS: [(u8, u32); 3] = [(64, 1), (56, 4), (48, 16)];

impl Origin {
    pub(crate) fn of(address: IpAddr) -> Origin {
        match address.to_canonical() {
            IpAddr::V6(long) => Origin(first(long, 64)),
            short => Origin(short),
        }
    }

    /// All networks whose limits hold for it, and how many lines' worth each may use.
    fn networks(self) -> impl Iterator<Item = (Network, u32)> {
        let long = match self.0 {
            IpAddr::V6(long) => Some(NETWORKS.map(|(bits, lines)| ((first(long, bits), bits), lines))),
            IpAddr::V4(_) => None,
        };
        let short = long.is_none().then_some(((self.0, 32), 1));
        long.into_iter().flatten().chain(short)
    }

    /// The address, or the first one of its line.
    pub(crate) fn address(self) -> IpAddr {
        self.0
    }

    /// Whether it is this machine itself: a proxy, or whoever tries things out.
    pub(crate) fn is_here(self) -> bool {
        self.0.is_loopback()
    }
}

impl fmt::Display for Origin {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(out)
    }
}

/// The first address of a network.
fn first(address: Ipv6Addr, bits: u8) -> IpAddr {
    let mask = u128::MAX << (128 - u32::from(bits));
    IpAddr::V6(Ipv6Addr::from_bits(address.to_bits() & mask))
}

/// What one network has used.
struct Used {
    requests: Bucket,
    pages: Bucket,
    messages: Bucket,
    tables: Bucket,
    keys: Bucket,
    sockets: u32,
    /// Connections that are no sockets, or not yet.
    connections: u32,
    /// What the other servers have not been told yet.
    untold: Spent,
    /// Sockets at other servers, by server, and when they were told of.
    elsewhere: Vec<(u32, u32, Instant)>,
}

impl Used {
    fn nothing(limits: &Limits, lines: u32) -> Used {
        let full = |rate: Rate| Bucket::full(rate.at_once * f64::from(lines));
        Used {
            requests: full(Rate::requests(limits)),
            pages: full(Rate::pages(limits)),
            messages: full(Rate::messages(limits)),
            tables: full(Rate::tables(limits)),
            keys: full(Rate::keys(limits)),
            sockets: 0,
            connections: 0,
            untold: Spent::default(),
            elsewhere: Vec::new(),
        }
    }
}

/// How much at once, and how much more each second, one line may have.
#[derive(Clone, Copy)]
struct Rate {
    at_once: f64,
    per_second: f64,
}

impl Rate {
    fn requests(limits: &Limits) -> Rate {
        let per_second = f64::from(limits.requests_per_second);
        Rate {
            at_once: 10.0 * per_second,
            per_second,
        }
    }

    fn pages(limits: &Limits) -> Rate {
        let requests = Rate::requests(limits);
        Rate {
            at_once: PAGES * requests.at_once,
            per_second: PAGES * requests.per_second,
        }
    }

    fn messages(limits: &Limits) -> Rate {
        let per_second = SOCKETS * f64::from(limits.messages_per_second);
        Rate {
            at_once: 3.0 * per_second,
            per_second,
        }
    }

    fn tables(limits: &Limits) -> Rate {
        let per_hour = f64::from(limits.tables_per_hour);
        Rate {
            at_once: per_hour,
            per_second: per_hour / 3600.0,
        }
    }

    fn keys(limits: &Limits) -> Rate {
        let per_hour = f64::from(limits.keys_per_hour);
        Rate {
            at_once: per_hour,
            per_second: per_hour / 3600.0,
        }
    }
}

/// What somebody may have only so much of.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum What {
    Requests,
    Pages,
    Messages,
    Tables,
    Keys,
}

impl What {
    const ALL: [What; 5] = [What::Requests, What::Pages, What::Messages, What::Tables, What::Keys];

    fn rate(self, limits: &Limits) -> Rate {
        match self {
            What::Requests => Rate::requests(limits),
            What::Pages => Rate::pages(limits),
            What::Messages => Rate::messages(limits),
            What::Tables => Rate::tables(limits),
            What::Keys => Rate::keys(limits),
        }
    }

    fn bucket(self, used: &mut Used) -> &mut Bucket {
        match self {
            What::Requests => &mut used.requests,
            What::Pages => &mut used.pages,
            What::Messages => &mut used.messages,
            What::Tables => &mut used.tables,
            What::Keys => &mut used.keys,
        }
    }
}

/// What all addresses have used.
pub(crate) struct Addresses {
    limits: Limits,
    used: Mutex<HashMap<Network, Used>>,
}

/// What asking for a table that is not there costs, in requests.
const GUESS: u32 = 10;

/// How many sockets' worth of messages all sockets of an address may send: people at one address play, programs flood.
const SOCKETS: f64 = 5.0;

/// Networks that are remembered until those that have been quiet are forgotten.
const REMEMBERED: usize = 50_000;

impl Addresses {
    pub(crate) fn new(limits: Limits) -> Addresses {
        Addresses {
            limits,
            used: Mutex::default(),
        }
    }

    fn used(&self) -> MutexGuard<'_, HashMap<Network, Used>> {
        self.used.lock().unwrap_or_else(|poisoned| poisoned.into_inner())
    }

    /// Does something if every network around an address may.
    fn all(
        &self,
        origin: Origin,
        mut may: impl FnMut(&mut Used, u32) -> bool,
        mut does: impl FnMut(&mut Used),
    ) -> bool {
        let limits = &self.limits;
        let mut all = self.used();
        if all.len() >= REMEMBERED && !origin.networks().all(|(network, _)| all.contains_key(&network)) {
            let rate = Rate::tables(limits);
            all.retain(|&(_, bits), used| {
                let lines = NETWORKS.iter().find(|(known, _)| *known == bits);
                let lines = f64::from(lines.map_or(1, |(_, lines)| *lines));
                used.tables.fill(rate.at_once * lines, rate.per_second * lines);
                used.connections > 0 || used.sockets > 0 || used.tables.level < rate.at_once * lines
            });
        }
        let mut every = true;
        for (network, lines) in origin.networks() {
            let used = all.entry(network).or_insert_with(|| Used::nothing(limits, lines));
            every &= may(used, lines);
        }
        if every {
            for (network, _) in origin.networks() {
                all.get_mut(&network).into_iter().for_each(&mut does);
            }
        }
        every
    }

    /// Takes one measure out of a bucket, if there is one in those of all networks.
    fn take(&self, origin: Origin, what: What) -> bool {
        let rate = what.rate(&self.limits);
        let has_one = |used: &mut Used, lines: u32| {
            let lines = f64::from(lines);
            let bucket = what.bucket(used);
            bucket.fill(rate.at_once * lines, rate.per_second * lines);
            bucket.level >= 1.0
        };
        self.all(origin, has_one, |used| {
            what.bucket(used).level -= 1.0;
            used.untold.add(what, 1);
        })
    }

    /// Whether an address may ask for something now.
    pub(crate) fn request(&self, origin: Origin) -> bool {
        self.take(origin, What::Requests)
    }

    /// Whether an address may have a page, or a file of one, now. A page has many files, and they cost next to nothing.
    pub(crate) fn page(&self, origin: Origin) -> bool {
        self.take(origin, What::Pages)
    }

    /// An address asked for a table that is not there: whoever guesses runs dry soon.
    pub(crate) fn guessed(&self, origin: Origin) {
        let least = Rate::requests(&self.limits).at_once;
        // Below nothing, or it would be cheap for whoever has used up everything; but not forever.
        let pays = |used: &mut Used| {
            used.requests.level = (used.requests.level - f64::from(GUESS)).max(-least);
            used.untold.add(What::Requests, GUESS);
        };
        self.all(origin, |_, _| true, pays);
    }

    /// Whether the sockets of an address may say one more thing now.
    pub(crate) fn message(&self, origin: Origin) -> bool {
        self.take(origin, What::Messages)
    }

    /// Whether an address may open a table now.
    pub(crate) fn table(&self, origin: Origin) -> bool {
        self.take(origin, What::Tables)
    }

    /// Whether an address may have a new key now.
    pub(crate) fn key(&self, origin: Origin) -> bool {
        self.take(origin, What::Keys)
    }

    /// Whether an address may have one more connection. If so, [`Addresses::disconnected`] must follow.
    pub(crate) fn connection(&self, origin: Origin) -> bool {
        let most = self.limits.connections_per_address();
        let free = |used: &mut Used, lines: u32| used.connections < most.saturating_mul(lines);
        self.all(origin, free, |used| used.connections += 1)
    }

    pub(crate) fn disconnected(&self, origin: Origin) {
        let fewer = |used: &mut Used| used.connections = used.connections.saturating_sub(1);
        self.all(origin, |_, _| true, fewer);
    }

    /// Whether an address may have one more socket. If so, [`Addresses::socket_closed`] must follow.
    pub(crate) fn socket(&self, origin: Origin) -> bool {
        let most = self.limits.sockets_per_address;
        let free = |used: &mut Used, lines: u32| used.all_sockets() < most.saturating_mul(lines);
        self.all(origin, free, |used| used.sockets += 1)
    }

    pub(crate) fn socket_closed(&self, origin: Origin) {
        let fewer = |used: &mut Used| used.sockets = used.sockets.saturating_sub(1);
        self.all(origin, |_, _| true, fewer);
    }
}

/// How many files of pages an address may have for every other request.
const PAGES: f64 = 20.0;

#[cfg(test)]
mod tests {
    use super::*;

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
        let later = |seconds| {
            let pass = |used: &mut Used| used.requests.at -= Duration::from_secs(seconds);
            addresses.all(one, |_, _| true, pass)
        };
        later(5);
        assert!(!addresses.request(one));
        later(6);
        assert!(addresses.request(one));
    }

    #[test]
    fn a_customer_of_many_networks_has_limits() {
        let limits = Limits {
            sockets_per_address: 2,
            ..Limits::default()
        };
        let addresses = Addresses::new(limits);
        let origin = |net: u16| Origin::of(IpAddr::V6(Ipv6Addr::new(0x2001, 0xdb8, 7, net, 0, 0, 0, 1)));
        // A /56 has 256 networks; together they may have what four lines have.
        let home: Vec<Origin> = (0..256).map(origin).collect();
        let let_in = home.iter().filter(|&&one| addresses.socket(one)).count();
        assert_eq!(let_in, 8);
        let mut asked = 0;
        while home.iter().any(|&one| addresses.request(one)) {
            asked += 1;
        }
        assert!((400..500).contains(&asked), "{asked}");
        // A /48 has 256 of those; together they may have what sixteen lines have.
        let all = (0..=u16::MAX).map(origin).filter(|&one| addresses.socket(one)).count();
        assert_eq!(let_in + all, 32);
        // Whoever closes makes room, and others have theirs.
        addresses.socket_closed(home[0]);
        assert!(addresses.socket(home[9]) && !addresses.socket(home[10]));
        assert!(addresses.socket(Origin::of("2001:db8:8::1".parse().unwrap())));
    }
}
