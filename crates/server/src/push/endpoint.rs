//! Where a browser is reached: an address that its push service gave it, and that anybody may have made up. So it must be
//! out in the world; nothing beside the server is ever asked for.

use axum::http::Uri;
use axum::http::uri::Scheme;
use std::net::{IpAddr, Ipv4Addr, Ipv6Addr};

/// Longest address that is kept.
const LONGEST: usize = 1024;

/// Where a browser is reached.
#[derive(Clone)]
pub(crate) struct Endpoint {
    uri: Uri,
    host: String,
}

impl Endpoint {
    /// An address, if it may be one. `anywhere` lets it lead to this machine, also without encryption, for tests.
    pub(crate) fn read(text: &str, anywhere: bool) -> Option<Endpoint> {
        let uri: Uri = text.parse().ok().filter(|_| text.len() <= LONGEST)?;
        let authority = uri.authority()?;
        let encrypted = uri.scheme() == Some(&Scheme::HTTPS);
        let host = authority.host().to_owned();
        // Push services have names, and listen where everybody does.
        let public = encrypted
            && authority.port().is_none_or(|port| port == 443)
            && host.contains('.')
            && host.trim_matches(['[', ']']).parse::<IpAddr>().is_err();
        let open = anywhere && (encrypted || uri.scheme() == Some(&Scheme::HTTP));
        let fits = !authority.as_str().contains('@') && !host.is_empty() && (public || open);
        fits.then_some(Endpoint { uri, host })
    }

    pub(super) fn is_encrypted(&self) -> bool {
        self.uri.scheme() == Some(&Scheme::HTTPS)
    }

    /// Without the brackets of an address that is a number.
    pub(super) fn host(&self) -> &str {
        self.host.trim_matches(['[', ']'])
    }

    pub(super) fn port(&self) -> u16 {
        let usual = if self.is_encrypted() { 443 } else { 80 };
        self.uri.port_u16().unwrap_or(usual)
    }

    /// The host and its port, as requests name them.
    pub(super) fn authority(&self) -> &str {
        self.uri.authority().map_or("", |authority| authority.as_str())
    }

    /// What stands before the path.
    pub(super) fn origin(&self) -> String {
        format!("{}://{}", self.uri.scheme_str().unwrap_or_default(), self.authority())
    }

    pub(super) fn path(&self) -> &str {
        self.uri.path_and_query().map_or("/", |path| path.as_str())
    }
}

/// Whether an address is out in the world, and not of this machine, its network or anything special.
pub(super) fn is_out(address: IpAddr) -> bool {
    match address.to_canonical() {
        IpAddr::V4(address) => is_out_v4(address),
        IpAddr::V6(address) => is_out_v6(address),
    }
}

fn is_out_v4(address: Ipv4Addr) -> bool {
    let [first, second, third, _] = address.octets();
    let special = matches!(
        (first, second, third),
        (0 | 10 | 127 | 224.., ..)
            | (100, 64..128, _)
            | (169, 254, _)
            | (172, 16..32, _)
            | (192, 168, _)
            | (192, 0, 0 | 2)
            | (192, 88, 99)
            | (198, 18..20, _)
            | (198, 51, 100)
            | (203, 0, 113)
    );
    !special
}

fn is_out_v6(address: Ipv6Addr) -> bool {
    // What is given out is in one eighth of all addresses; in it, examples and ways through the old kind of network.
    match address.segments() {
        [0x2001, 0..0x200, ..] | [0x2001, 0xdb8, ..] | [0x2002, ..] => false,
        [0x3fff, 0..0x1000, ..] => false,
        [first, ..] => first & 0xe000 == 0x2000,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_push_services_are_asked() {
        for fine in [
            "https://fcm.googleapis.com/fcm/send/abc:def",
            "https://updates.push.services.mozilla.com:443/wpush/v2/gAAA?x=1",
            "https://web.push.apple.com/QGuQ",
        ] {
            assert!(Endpoint::read(fine, false).is_some(), "{fine}");
        }
        let long = format!("https://push.example/{}", "a".repeat(LONGEST));
        for wrong in [
            "",
            "push.example",
            "http://push.example/a",
            "ftp://push.example/a",
            "https://localhost/a",
            "https://database:443/a",
            "https://127.0.0.1/a",
            "https://[::1]/a",
            "https://push.example:5432/a",
            "https://you:secret@push.example/a",
            "https://push.example/a\r\nhost: b",
            &long,
        ] {
            assert!(Endpoint::read(wrong, false).is_none(), "{wrong}");
        }
        let near = Endpoint::read("http://127.0.0.1:8080/a?b", true).expect("for tests");
        assert_eq!((near.host(), near.port(), near.path()), ("127.0.0.1", 8080, "/a?b"));
        assert_eq!(near.origin(), "http://127.0.0.1:8080");
        assert!(Endpoint::read("ftp://127.0.0.1/a", true).is_none());
    }

    #[test]
    fn nothing_beside_the_server_is_out_in_the_world() {
        for out in [
            "8.8.8.8",
            "172.32.0.1",
            "192.0.1.1",
            "2606:4700::1111",
            "::ffff:8.8.8.8",
        ] {
            assert!(is_out(out.parse().expect("an address")), "{out}");
        }
        for near in [
            "0.0.0.0",
            "10.1.2.3",
            "100.64.0.1",
            "127.0.0.1",
            "169.254.169.254",
            "172.16.0.1",
            "172.31.255.255",
            "192.0.0.8",
            "192.0.2.1",
            "192.168.1.1",
            "198.19.0.1",
            "198.51.100.1",
            "203.0.113.9",
            "224.0.0.1",
            "255.255.255.255",
            "::",
            "::1",
            "::ffff:127.0.0.1",
            "::ffff:10.0.0.1",
            "64:ff9b::a00:1",
            "fc00::1",
            "fe80::1",
            "ff02::1",
            "2001:db8::1",
            "2001::1",
            "2002:a00:1::1",
        ] {
            assert!(!is_out(near.parse().expect("an address")), "{near}");
        }
    }
}
