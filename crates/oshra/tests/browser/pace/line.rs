//! A line between a browser and a program: it counts what comes over it, and it can be slow.
//!
//! Chromium can slow down a page by itself, but not the workers beside it; a line is the same for everybody.

use crate::Failed;
use std::sync::{Arc, Mutex};
use std::time::Duration;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::tcp::{OwnedReadHalf, OwnedWriteHalf};
use tokio::net::{TcpListener, TcpStream};
use tokio::time::{Instant, sleep, sleep_until};

/// How slow a line is.
#[derive(Clone, Copy)]
pub(super) struct Slowness {
    /// How long a request waits.
    pub(super) latency: Duration,
    /// How many bytes come in a second, on all connections together.
    pub(super) rate: f64,
}

/// Chromium's own figures for its preset "Fast 3G" (lately "Slow 4G"): nine tenths of 1.6 Mbit/s, and 3.75 times
/// 150 ms for every request.
pub(super) const FAST_3G: Slowness = Slowness {
    latency: Duration::from_micros(562_500),
    rate: 180_000.0,
};

/// A file that came over the line.
#[derive(Clone, Debug)]
pub(super) struct Transfer {
    /// Its path.
    pub(super) path: String,
    /// The bytes of the answer, its head included.
    pub(super) bytes: usize,
    /// When the last of them came.
    pub(super) at: Instant,
}

#[derive(Default)]
struct Record {
    transfers: Vec<Transfer>,
    /// When the line is free again.
    free: Option<Instant>,
}

/// A line to a program.
pub(super) struct SlowLine {
    /// Where the browser finds it.
    pub(super) address: String,
    record: Arc<Mutex<Record>>,
    accepting: tokio::task::JoinHandle<()>,
}

impl SlowLine {
    /// A line to whoever listens at this address.
    pub(super) async fn to(address: &str, slowness: Option<Slowness>) -> Result<SlowLine, Failed> {
        let host = address.trim_start_matches("http://").trim_end_matches('/').to_owned();
        let listener = TcpListener::bind("127.0.0.1:0").await?;
        let address = format!("http://{}/", listener.local_addr()?);
        let record = Arc::<Mutex<Record>>::default();
        let shared = record.clone();
        let accepting = tokio::spawn(async move {
            while let Ok((browser, _)) = listener.accept().await {
                let Ok(program) = TcpStream::connect(&host).await else {
                    continue;
                };
                let _ = browser.set_nodelay(true);
                let _ = program.set_nodelay(true);
                let (from_browser, to_browser) = browser.into_split();
                let (from_program, to_program) = program.into_split();
                // One request at a time: what comes next belongs to the last one that was asked for.
                let current = Arc::<Mutex<Option<usize>>>::default();
                let latency = slowness.map_or(Duration::ZERO, |slowness| slowness.latency);
                tokio::spawn(up(from_browser, to_program, latency, shared.clone(), current.clone()));
                let rate = slowness.map(|slowness| slowness.rate);
                tokio::spawn(down(from_program, to_browser, rate, shared.clone(), current));
            }
        });
        Ok(SlowLine {
            address,
            record,
            accepting,
        })
    }

    /// What came so far.
    pub(super) fn transfers(&self) -> Vec<Transfer> {
        self.record
            .lock()
            .map_or_else(|_| Vec::new(), |record| record.transfers.clone())
    }

    /// Waits until nothing has come for a while.
    pub(super) async fn quiet(&self, time: Duration) {
        loop {
            let last = self.transfers().iter().map(|transfer| transfer.at).max();
            if last.is_some_and(|last| last.elapsed() > time) {
                return;
            }
            sleep(Duration::from_millis(50)).await;
        }
    }
}

impl Drop for SlowLine {
    fn drop(&mut self) {
        self.accepting.abort();
    }
}

async fn up(
    mut from: OwnedReadHalf,
    mut to: OwnedWriteHalf,
    latency: Duration,
    record: Arc<Mutex<Record>>,
    current: Arc<Mutex<Option<usize>>>,
) {
    let mut buffer = vec![0; 1 << 14];
    while let Ok(count @ 1..) = from.read(&mut buffer).await {
        let head = String::from_utf8_lossy(&buffer[..count]);
        if let (Some(path), Ok(mut record), Ok(mut current)) = (asked(&head), record.lock(), current.lock()) {
            *current = Some(record.transfers.len());
            record.transfers.push(Transfer {
                path,
                bytes: 0,
                at: Instant::now(),
            });
        }
        sleep(latency).await;
        if to.write_all(&buffer[..count]).await.is_err() {
            return;
        }
    }
}

/// The path a request asks for.
fn asked(head: &str) -> Option<String> {
    let rest = head.strip_prefix("GET ").or_else(|| head.strip_prefix("POST "))?;
    Some(rest.split([' ', '?']).next()?.to_owned())
}

async fn down(
    mut from: OwnedReadHalf,
    mut to: OwnedWriteHalf,
    rate: Option<f64>,
    record: Arc<Mutex<Record>>,
    current: Arc<Mutex<Option<usize>>>,
) {
    // Small pieces, so that connections share the line fairly.
    let mut buffer = vec![0; 1 << 11];
    while let Ok(count @ 1..) = from.read(&mut buffer).await {
        let through = match record.lock() {
            Ok(mut record) => {
                // A line that was busy until just now goes on where it was: only the clock here was late.
                let now = Instant::now();
                let busy = |free: &Instant| *free + Duration::from_millis(5) > now;
                let begun = record.free.filter(busy).unwrap_or(now);
                let takes = rate.map_or(0.0, |rate| count as f64 / rate);
                let through = begun + Duration::from_secs_f64(takes);
                record.free = Some(through);
                through
            }
            Err(_) => return,
        };
        sleep_until(through).await;
        if to.write_all(&buffer[..count]).await.is_err() {
            return;
        }
        if let (Ok(mut record), Ok(current)) = (record.lock(), current.lock())
            && let Some(transfer) = current.and_then(|index| record.transfers.get_mut(index))
        {
            transfer.bytes += count;
            transfer.at = Instant::now();
        }
    }
}
