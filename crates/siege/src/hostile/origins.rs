//! Attacks on a server behind a proxy, by claiming to come from somewhere else.

use super::attacks::Attack;
use super::target::{Outcome, Target};
use crate::people::words;
use load::SplitMix;
use std::time::{Duration, Instant};

/// Enough tries for every bucket to be empty before them, on any machine.
const ENOUGH: u64 = 1000;

/// All of them.
pub(super) fn all() -> Vec<(&'static str, Attack)> {
    vec![
        ("codes guessed from another network each time", |target, time| {
            Box::pin(many_networks(target, time))
        }),
        ("somebody else's address, and ports", |target, time| {
            Box::pin(forged(target, time))
        }),
    ]
}

/// Somebody who has all networks of a /48: the next guess comes from the next one.
async fn many_networks(target: Target, time: Duration) -> Result<Outcome, String> {
    let (begun, mut dice, mut outcome) = (Instant::now(), SplitMix::new(11), Outcome::default());
    let letters: Vec<char> = "23456789BCDFGHJKMNPQRSTVWXYZ".chars().collect();
    let mut http = target.http();
    while begun.elapsed() < time || outcome.tries < ENOUGH {
        let code: String = (0..8).map(|_| letters[dice.below(letters.len())]).collect();
        let from = format!("2001:db8:7:{:x}::1", outcome.tries);
        let headers = [("x-forwarded-for", from.as_str())];
        let path = format!("/api/tables/{code}");
        let answer = http.request("GET", &path, &headers, None).await.map_err(words)?;
        outcome.note(answer.code());
    }
    let found = outcome.answers.get("no-such-table").copied().unwrap_or_default();
    // Sixteen lines' worth: each has ten guesses at the beginning, and one a second.
    if found > 16 * (12 + 2 * begun.elapsed().as_secs()) {
        return Err(format!("{found} codes could be tried"));
    }
    outcome.only(&["too-fast", "no-such-table"])
}

/// Somebody who claims to be others, and whose proxy says the port as well.
async fn forged(target: Target, time: Duration) -> Result<Outcome, String> {
    let (begun, mut outcome) = (Instant::now(), Outcome::default());
    let mut http = target.http();
    while begun.elapsed() < time || outcome.tries < ENOUGH {
        let port = 1024 + outcome.tries % 50_000;
        let from = format!("192.0.2.{}, 198.51.100.9:{port}", outcome.tries % 250);
        let headers = [("x-forwarded-for", from.as_str())];
        let answer = http
            .request("GET", "/api/ratings", &headers, None)
            .await
            .map_err(words)?;
        outcome.note(answer.status.to_string());
    }
    // Somebody else behind the same proxy does not notice.
    let headers = [("x-forwarded-for", "198.51.100.10:4711")];
    let answer = http
        .request("GET", "/api/ratings", &headers, None)
        .await
        .map_err(words)?;
    if answer.status != 200 {
        return Err(format!("somebody else was answered with {}", answer.status));
    }
    outcome.only(&["429", "200"])
}
