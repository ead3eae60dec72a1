//! Under which names a server is reached. A page of another site may be told that its own name leads here, and would then
//! speak as a page of this server.

use crate::config::Config;
use axum::http::uri::{Authority, Uri};
use axum::http::{HeaderMap, header};
use std::net::IpAddr;

/// The names that are this server's; any if there are none.
pub(crate) struct Reached {
    names: Vec<String>,
    /// Addresses are nobody's names: no other site can be reached under this one's.
    addresses: bool,
}

impl Reached {
    /// As the host has said, or else by the address that links begin with.
    pub(crate) fn of(config: &Config) -> Reached {
        let public = config.public_url.as_deref().and_then(|url| url.parse::<Uri>().ok());
        match public.as_ref().and_then(Uri::host) {
            Some(public) if config.hosts.is_empty() => Reached {
                names: vec![public.to_owned(), "localhost".to_owned()],
                addresses: true,
            },
            _ => Reached {
                names: config.hosts.clone(),
                addresses: false,
            },
        }
    }

    /// Whether a request is meant for this server.
    pub(super) fn is_meant(&self, headers: &HeaderMap) -> bool {
        let asked = headers.get(header::HOST).and_then(|host| host.to_str().ok());
        let name = asked.and_then(|host| host.parse::<Authority>().ok());
        self.names.is_empty() || name.is_some_and(|name| self.is_ours(name.host()))
    }

    fn is_ours(&self, name: &str) -> bool {
        let address = || name.trim_start_matches('[').trim_end_matches(']').parse::<IpAddr>();
        self.names.iter().any(|ours| ours.eq_ignore_ascii_case(name)) || self.addresses && address().is_ok()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::config::Database;

    fn meant(config: &Config, host: &str) -> bool {
        let mut headers = HeaderMap::new();
        headers.insert(header::HOST, host.parse().unwrap());
        Reached::of(config).is_meant(&headers)
    }

    #[test]
    fn the_public_address_says_who_is_meant() {
        let mut config = Config::new(Database::Sqlite("tables.db".into()));
        assert!(meant(&config, "rebound.example"));
        for url in ["https://tables.example.org", "https://Tables.Example.org:8443/cards"] {
            config.public_url = Some(url.to_owned());
            for host in [
                "tables.example.org",
                "TABLES.example.org:443",
                "localhost:8400",
                "127.0.0.1:8400",
                "192.0.2.7",
                "[::1]:8400",
                "[2001:db8::7]",
            ] {
                assert!(meant(&config, host), "{host}");
            }
            for host in [
                "rebound.example",
                "tables.example.org.evil.example",
                "evil.example:8400",
                "",
                "a b",
            ] {
                assert!(!meant(&config, host), "{host}");
            }
            assert!(!Reached::of(&config).is_meant(&HeaderMap::new()));
        }
        // What the host says counts, and nothing else.
        config.hosts = vec!["only.example".to_owned()];
        assert!(meant(&config, "only.example:1"));
        assert!(!meant(&config, "tables.example.org") && !meant(&config, "127.0.0.1"));
    }
}
