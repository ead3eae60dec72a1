//! Where a request comes from, by the word of the proxies it came through.

use super::visitor::Peer;
use crate::config::{ForwardedHeader, Proxies};
use crate::limits::Origin;
use axum::http::HeaderMap;
use std::net::{IpAddr, Ipv4Addr, SocketAddr};

/// The address a request comes from: the last one in the list of the proxies that is not a proxy itself. What stands before
/// it anybody may have claimed.
pub(super) fn origin(headers: &HeaderMap, peer: Option<&Peer>, proxies: &Proxies) -> Origin {
    let mut address = peer.map_or(IpAddr::V4(Ipv4Addr::UNSPECIFIED), |peer| peer.0.ip());
    if !proxies.is_trusted(address) {
        return Origin::of(address);
    }
    for hop in hops(headers, proxies.header).into_iter().rev() {
        // What cannot be read was written by the proxy that was found last, or by whoever is behind it.
        let Some(before) = hop.address else { break };
        address = before;
        if !proxies.is_proxy(address) {
            break;
        }
    }
    Origin::of(address)
}

/// Whether a proxy says that it was reached over TLS.
pub(super) fn is_secure(headers: &HeaderMap, peer: Option<&Peer>, proxies: &Proxies) -> bool {
    let trusted = peer.is_some_and(|peer| proxies.is_trusted(peer.0.ip()));
    let scheme = match proxies.header {
        ForwardedHeader::XForwarded => last(headers, "x-forwarded-proto").map(str::to_owned),
        ForwardedHeader::Forwarded => hops(headers, proxies.header).pop().and_then(|hop| hop.scheme),
    };
    trusted && scheme.is_some_and(|scheme| scheme.eq_ignore_ascii_case("https"))
}

/// One who passed a request on, as the next one saw them.
#[derive(Debug, Default, PartialEq)]
struct Hop {
    /// None if it says something that is no address.
    address: Option<IpAddr>,
    scheme: Option<String>,
}

fn last<'a>(headers: &'a HeaderMap, name: &str) -> Option<&'a str> {
    headers
        .get_all(name)
        .iter()
        .next_back()?
        .to_str()
        .ok()?
        .rsplit(',')
        .next()
        .map(str::trim)
}

/// All hops, the nearest last.
fn hops(headers: &HeaderMap, header: ForwardedHeader) -> Vec<Hop> {
    let name = match header {
        ForwardedHeader::XForwarded => "x-forwarded-for",
        ForwardedHeader::Forwarded => "forwarded",
    };
    let lines = headers.get_all(name).iter();
    let elements = lines.flat_map(|line| line.to_str().unwrap_or_default().split(','));
    elements
        .map(|element| match header {
            ForwardedHeader::XForwarded => Hop {
                address: address(element),
                scheme: None,
            },
            ForwardedHeader::Forwarded => forwarded(element),
        })
        .collect()
}

/// An element of `Forwarded`: `for="[2001:db8::1]:4711";proto=https`.
fn forwarded(element: &str) -> Hop {
    let mut hop = Hop::default();
    for pair in element.split(';') {
        let Some((name, value)) = pair.split_once('=') else {
            continue;
        };
        let value = value.trim().trim_matches('"');
        match name.trim().to_ascii_lowercase().as_str() {
            "for" => hop.address = address(value),
            "proto" => hop.scheme = Some(value.to_owned()),
            _ => {}
        }
    }
    hop
}

/// An address in any of the forms in use: bare, with a port, in brackets.
fn address(text: &str) -> Option<IpAddr> {
    let text = text.trim().trim_matches('"');
    let bracketed = || text.strip_prefix('[')?.strip_suffix(']')?.parse().ok();
    let with_port = || text.parse::<SocketAddr>().ok().map(|address| address.ip());
    text.parse().ok().or_else(bracketed).or_else(with_port)
}

#[cfg(test)]
mod tests {
    use super::*;
    use axum::http::HeaderValue;

    fn asked(lines: &[(&'static str, &'static str)], peer: &str, proxies: &Proxies) -> (Origin, bool) {
        let mut headers = HeaderMap::new();
        for (name, value) in lines {
            headers.append(*name, HeaderValue::from_static(value));
        }
        let peer = Peer(SocketAddr::new(peer.parse().unwrap(), 4711));
        (
            origin(&headers, Some(&peer), proxies),
            is_secure(&headers, Some(&peer), proxies),
        )
    }

    fn from(text: &str) -> Origin {
        Origin::of(text.parse().unwrap())
    }

    #[test]
    fn all_forms_of_addresses_are_read() {
        let anybody = Proxies {
            anybody: true,
            ..Proxies::default()
        };
        for (line, origin) in [
            ("192.0.2.7", "192.0.2.7"),
            ("203.0.113.9, 192.0.2.7", "192.0.2.7"),
            ("192.0.2.7:5678", "192.0.2.7"),
            ("2001:db8::7", "2001:db8::7"),
            ("[2001:db8::7]", "2001:db8::7"),
            ("[2001:db8::7]:5678", "2001:db8::7"),
            ("unknown", "198.51.100.1"),
            ("", "198.51.100.1"),
        ] {
            let found = asked(&[("x-forwarded-for", line)], "198.51.100.1", &anybody);
            assert_eq!(found.0, from(origin), "{line}");
        }
        // Several lines are one list.
        let lines = [("x-forwarded-for", "192.0.2.7"), ("x-forwarded-for", "192.0.2.8")];
        assert_eq!(asked(&lines, "198.51.100.1", &anybody).0, from("192.0.2.8"));
    }

    #[test]
    fn only_proxies_are_believed() {
        let some = Proxies {
            networks: vec!["10.0.0.0/8".parse().unwrap(), "2001:db8:ff::/48".parse().unwrap()],
            ..Proxies::default()
        };
        let list = [
            ("x-forwarded-for", "192.0.2.7, 10.1.1.1"),
            ("x-forwarded-proto", "https"),
        ];
        // Through two proxies, through one of the newer kind, and past all of them.
        assert_eq!(asked(&list, "10.2.2.2", &some), (from("192.0.2.7"), true));
        assert_eq!(asked(&list, "2001:db8:ff::1", &some), (from("192.0.2.7"), true));
        assert_eq!(asked(&list, "198.51.100.1", &some), (from("198.51.100.1"), false));
        // What the last one before the proxies claims is not followed any further.
        let forged = [("x-forwarded-for", "203.0.113.9, 192.0.2.7, 10.1.1.1")];
        assert_eq!(asked(&forged, "10.2.2.2", &some).0, from("192.0.2.7"));
        // A list of nothing but proxies comes from the first of them.
        let only = [("x-forwarded-for", "10.3.3.3, 10.1.1.1")];
        assert_eq!(asked(&only, "10.2.2.2", &some).0, from("10.3.3.3"));
    }

    #[test]
    fn one_header_is_believed_and_not_the_other() {
        let anybody = Proxies {
            anybody: true,
            header: ForwardedHeader::Forwarded,
            ..Proxies::default()
        };
        let both = [
            ("x-forwarded-for", "203.0.113.9"),
            ("x-forwarded-proto", "http"),
            (
                "forwarded",
                r#"for=203.0.113.1, for="[2001:db8::7]:4711";Proto=https;by=10.0.0.1"#,
            ),
        ];
        assert_eq!(asked(&both, "198.51.100.1", &anybody), (from("2001:db8::7"), true));
        let plain = Proxies {
            anybody: true,
            ..Proxies::default()
        };
        assert_eq!(asked(&both, "198.51.100.1", &plain), (from("203.0.113.9"), false));
    }
}
