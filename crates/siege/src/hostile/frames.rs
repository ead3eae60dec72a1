//! Frames that are none, or should not be.

use super::target::{Outcome, Target, refusal};
use load::Trouble;
use std::time::{Duration, Instant};

/// What is sent, and whether anything but an end of the connection may come of it.
fn all() -> Vec<(&'static str, Vec<u8>)> {
    let masked = |head: &[u8], data: &[u8]| {
        let mut bytes = head.to_vec();
        bytes.extend_from_slice(&[0; 4]);
        bytes.extend_from_slice(data);
        bytes
    };
    // Ten thousand pieces of a message that never ends.
    let mut pieces = masked(&[0x01, 0x80 | 1], b"x");
    for _ in 0..10_000 {
        pieces.extend(masked(&[0x00, 0x80 | 1], b"x"));
    }
    vec![
        (
            "a gigabyte is announced",
            masked(&[0x81, 0x80 | 127, 0, 0, 0, 0, 0x40, 0, 0, 0], b"x"),
        ),
        (
            "more than there is",
            masked(
                &[0x81, 0x80 | 127, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff],
                b"x",
            ),
        ),
        ("nine kilobytes", masked(&[0x81, 0x80 | 126, 0x24, 0], &[b' '; 0x2400])),
        ("no mask", vec![0x81, 2, b'{', b'}']),
        ("reserved bits", masked(&[0xf1, 0x80 | 2], b"{}")),
        ("an unknown kind", masked(&[0x83, 0x80 | 2], b"{}")),
        (
            "a control frame that is too long",
            masked(&[0x89, 0x80 | 126, 1, 0], &[0; 256]),
        ),
        ("a control frame in pieces", masked(&[0x09, 0x80 | 2], b"{}")),
        ("a continuation of nothing", masked(&[0x80, 0x80 | 2], b"{}")),
        ("pieces without an end", pieces),
        ("not text", masked(&[0x81, 0x80 | 4], &[0xff, 0xfe, 0xc0, 0x80])),
        ("a binary message", masked(&[0x82, 0x80 | 2], b"{}")),
        ("not a frame at all", b"GET / HTTP/1.1\r\n\r\n".repeat(20)),
        ("a close with half a code", masked(&[0x88, 0x80 | 1], &[3])),
    ]
}

/// Sends all of them, before and after hello.
pub(super) async fn broken(target: Target, time: Duration) -> Result<Outcome, String> {
    let table = target.own_table().await?;
    let (begun, mut outcome) = (Instant::now(), Outcome::default());
    while begun.elapsed() < time {
        for (name, bytes) in all() {
            for hello in [false, true] {
                let socket = match hello {
                    true => target.hello(&table.code, Some(&table.tokens[0])).await,
                    false => target.socket().await,
                };
                let mut socket = match socket {
                    Ok(socket) => socket,
                    Err(Trouble::Answer(answer)) if answer.contains(" 429 ") => {
                        outcome.note("429");
                        tokio::time::sleep(Duration::from_millis(100)).await;
                        continue;
                    }
                    Err(trouble) => return Err(trouble.to_string()),
                };
                // The server may close before all is sent.
                let _ = socket.send_bytes(&bytes).await;
                let answer = refusal(&mut socket).await;
                if !matches!(answer.as_str(), "closed" | "too-long" | "bad-request" | "silent") {
                    return Err(format!("{name} is answered with {answer}"));
                }
                outcome.note(answer);
            }
        }
    }
    outcome.only(&["closed", "too-long", "bad-request", "silent", "429"])
}
