//! Ports for servers that are killed and started again where they were.

use std::net::{Ipv4Addr, SocketAddr, TcpListener};
use std::sync::atomic::{AtomicU32, Ordering};

/// Below the ports that systems give to outgoing connections. One of those may be gone by the time somebody wants to
/// listen on it.
const FIRST: u32 = 20_000;
const COUNT: u32 = 12_000;

/// How far apart the ports of two processes begin that were started one after the other.
const APART: u32 = 32;

/// An address of this machine on which nobody listens, and which the system gives to nobody by itself: whoever listens
/// there can stop and come back.
///
/// # Panics
/// Where somebody listens on every port.
pub fn free_address() -> SocketAddr {
    static ASKED: AtomicU32 = AtomicU32::new(0);
    let begin = std::process::id().wrapping_mul(APART);
    (0..COUNT)
        .map(|_| address(begin.wrapping_add(ASKED.fetch_add(1, Ordering::Relaxed))))
        .find(|&address| TcpListener::bind(address).is_ok())
        .expect("a port on which nobody listens")
}

fn address(number: u32) -> SocketAddr {
    let port = FIRST + number % COUNT;
    SocketAddr::from((Ipv4Addr::LOCALHOST, u16::try_from(port).expect("below 65,536")))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nobody_gets_an_address_twice_or_one_that_is_taken() {
        let first = free_address();
        let _taken = TcpListener::bind(address(u32::from(first.port()) - FIRST + 1));
        let others = [free_address(), free_address()];
        assert_ne!(others[0], others[1]);
        for other in others {
            assert_ne!(other, first);
            TcpListener::bind(other).expect("nobody listens there");
        }
    }
}
