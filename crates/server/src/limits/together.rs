//! Limits hold for all servers of a database together: each tells the others what networks have used of it, and takes what it
//! is told out of its own buckets. Only those that use much are told of, so that servers need not know everybody.

use super::{Addresses, NETWORKS, Network, Used, What};
use serde::{Deserialize, Serialize};
use std::net::IpAddr;
use std::time::{Duration, Instant};

/// How often servers tell each other.
pub(crate) const BEAT: Duration = Duration::from_secs(1);
/// After how long without a word sockets elsewhere are not counted any more.
const FORGOTTEN: Duration = Duration::from_secs(5);
/// Networks in one report; more than that are a flood, which each server holds off by itself.
const MOST: usize = 2000;
/// The part of what a line may have in a second from which on it is told of.
const MUCH: f64 = 0.25;

/// How much of everything was used.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct Spent([u32; What::ALL.len()]);

impl Spent {
    pub(super) fn add(&mut self, what: What, much: u32) {
        let sum = &mut self.0[what as usize];
        *sum = sum.saturating_add(much);
    }
}

/// What a server tells the others.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(crate) struct Report {
    server: u32,
    used: Vec<Told>,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
struct Told {
    network: IpAddr,
    bits: u8,
    spent: Spent,
    sockets: u32,
}

impl Report {
    /// Whether there is nothing to tell.
    pub(crate) fn is_empty(&self) -> bool {
        self.used.is_empty()
    }
}

impl Used {
    /// Its sockets at all servers.
    pub(super) fn all_sockets(&self) -> u32 {
        let fresh = self.elsewhere.iter().filter(|(.., told)| told.elapsed() < FORGOTTEN);
        fresh.fold(self.sockets, |sum, (_, sockets, _)| sum.saturating_add(*sockets))
    }
}

impl Addresses {
    /// What was used here since it was last told, of those who use much.
    pub(crate) fn report(&self, server: u32) -> Report {
        let limits = &self.limits;
        let rates = What::ALL.map(|what| MUCH * what.rate(limits).per_second);
        let most = f64::from(limits.sockets_per_address);
        let mut told = Vec::new();
        for (&(network, bits), used) in self.used().iter_mut() {
            let spent = std::mem::take(&mut used.untold);
            let much = spent.0.iter().zip(rates).any(|(&spent, rate)| f64::from(spent) > rate);
            if told.len() < MOST && (much || f64::from(used.sockets) > MUCH * most) {
                told.push(Told {
                    network,
                    bits,
                    spent,
                    sockets: used.sockets,
                });
            }
        }
        Report { server, used: told }
    }

    /// Takes in what another server told.
    pub(crate) fn hear(&self, report: &Report) {
        let limits = &self.limits;
        let mut all = self.used();
        for told in &report.used {
            let network: Network = (told.network, told.bits);
            let lines = NETWORKS.iter().find(|(bits, _)| *bits == told.bits);
            let lines = lines.map_or(1, |(_, lines)| *lines);
            let used = all.entry(network).or_insert_with(|| Used::nothing(limits, lines));
            for (what, &much) in What::ALL.into_iter().zip(&told.spent.0) {
                let rate = what.rate(limits);
                let (size, per_second) = (rate.at_once * f64::from(lines), rate.per_second * f64::from(lines));
                let bucket = what.bucket(used);
                bucket.fill(size, per_second);
                bucket.level = (bucket.level - f64::from(much)).max(-size);
            }
            used.elsewhere
                .retain(|(server, _, when)| *server != report.server && when.elapsed() < FORGOTTEN);
            if told.sockets > 0 {
                used.elsewhere.push((report.server, told.sockets, Instant::now()));
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::super::Origin;
    use super::*;
    use crate::config::Limits;

    fn two() -> (Addresses, Addresses, Limits) {
        let limits = Limits {
            sockets_per_address: 4,
            tables_per_hour: 3,
            requests_per_second: 1,
            ..Limits::default()
        };
        (Addresses::new(limits), Addresses::new(limits), limits)
    }

    fn at(text: &str) -> Origin {
        Origin::of(text.parse().unwrap())
    }

    /// A report as it arrives.
    fn carried(report: &Report) -> Report {
        serde_json::from_str(&serde_json::to_string(report).unwrap()).unwrap()
    }

    #[test]
    fn whoever_uses_much_has_limits_at_all_servers_together() {
        let (one, other, _) = two();
        let (flood, calm) = (at("192.0.2.1"), at("192.0.2.2"));
        assert!(one.report(1).is_empty());
        assert!((0..7).all(|_| one.request(flood)) && one.table(flood) && one.table(flood));
        assert!((0..3).all(|_| one.socket(flood)));
        let report = carried(&one.report(1));
        assert_eq!(report.used.len(), 1);
        other.hear(&report);
        assert!((0..3).all(|_| other.request(flood)) && !other.request(flood));
        assert!(other.table(flood) && !other.table(flood));
        assert!(other.socket(flood) && !other.socket(flood));
        assert!((0..10).all(|_| other.request(calm)) && other.table(calm));
        // What was told is not told again; sockets are, as long as they are there.
        let again = carried(&one.report(1));
        assert_eq!(again.used[0].spent, Spent::default());
        other.hear(&again);
        assert!(!other.socket(flood));
        for _ in 0..3 {
            one.socket_closed(flood);
        }
        assert!(one.report(1).is_empty());
    }

    #[test]
    fn whole_networks_are_told_of_as_well() {
        let (one, other, _) = two();
        for net in 0..4 {
            let origin = at(&format!("2001:db8:7:{net:x}::1"));
            assert!((0..10).all(|_| one.request(origin)));
        }
        other.hear(&carried(&one.report(1)));
        // The /56 has used what four lines may.
        assert!(!other.request(at("2001:db8:7:9::1")));
        assert!(other.request(at("2001:db8:7:100::1")));
    }

    #[test]
    fn nobody_owes_more_than_once_over() {
        let (one, other, limits) = two();
        let flood = at("192.0.2.1");
        for _ in 0..1000 {
            one.guessed(flood);
        }
        other.hear(&carried(&one.report(1)));
        let least = What::Requests.rate(&limits).at_once;
        let level = other
            .used()
            .get(&("192.0.2.1".parse().unwrap(), 32))
            .unwrap()
            .requests
            .level;
        assert!((-least..=-least + 0.1).contains(&level), "{level}");
    }

    #[test]
    fn sockets_of_a_server_that_is_silent_are_forgotten() {
        let (one, other, _) = two();
        let flood = at("192.0.2.1");
        assert!((0..4).all(|_| one.socket(flood)));
        other.hear(&one.report(1));
        assert!(!other.socket(flood));
        for used in other.used().values_mut() {
            for (.., told) in &mut used.elsewhere {
                *told = told.checked_sub(FORGOTTEN).expect("the machine has run for a while");
            }
        }
        assert!(other.socket(flood));
    }
}
