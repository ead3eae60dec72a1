//! A way to a server that can be cut: a lost network, as a page sees it.

use crate::Failed;
use std::sync::Arc;
use std::sync::atomic::{AtomicU8, Ordering};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::tcp::{OwnedReadHalf, OwnedWriteHalf};
use tokio::net::{TcpListener, TcpStream};

/// What comes through.
#[derive(Clone, Copy, PartialEq, Eq)]
#[repr(u8)]
pub(crate) enum Way {
    /// Everything.
    Open = 0,
    /// What the page says, and nothing of what the server answers; nobody new.
    Upwards = 1,
    /// Nothing, and nobody is told.
    Silent = 2,
    /// Nothing, and every connection ends.
    Cut = 3,
}

/// A way to a server.
pub(crate) struct Proxy {
    pub(crate) address: String,
    way: Arc<AtomicU8>,
    serving: tokio::task::JoinHandle<()>,
}

impl Proxy {
    /// A way to the server that listens there.
    pub(crate) async fn to(server: &str) -> Result<Proxy, Failed> {
        let listener = TcpListener::bind("127.0.0.1:0").await?;
        let address = format!("http://{}/", listener.local_addr()?);
        let way = Arc::new(AtomicU8::new(Way::Open as u8));
        let (server, shared) = (server.to_owned(), way.clone());
        let serving = tokio::spawn(async move {
            while let Ok((page, _)) = listener.accept().await {
                // Whoever comes while the way is closed is turned away.
                if shared.load(Ordering::Relaxed) == Way::Open as u8
                    && let Ok(server) = TcpStream::connect(&server).await
                {
                    let (from_page, to_page) = page.into_split();
                    let (from_server, to_server) = server.into_split();
                    tokio::spawn(pass(from_page, to_server, shared.clone(), Way::Upwards));
                    tokio::spawn(pass(from_server, to_page, shared.clone(), Way::Open));
                }
            }
        });
        Ok(Proxy { address, way, serving })
    }

    /// Opens or closes the way.
    pub(crate) fn set(&self, way: Way) {
        self.way.store(way as u8, Ordering::Relaxed);
    }
}

impl Drop for Proxy {
    fn drop(&mut self) {
        self.serving.abort();
    }
}

/// Passes on what comes, as long as the way is at most this closed.
async fn pass(mut from: OwnedReadHalf, mut to: OwnedWriteHalf, way: Arc<AtomicU8>, most: Way) {
    let mut bytes = vec![0; 16 * 1024];
    loop {
        let arrived = tokio::time::timeout(std::time::Duration::from_millis(20), from.read(&mut bytes)).await;
        let now = way.load(Ordering::Relaxed);
        if now == Way::Cut as u8 {
            return;
        }
        match arrived {
            Ok(Ok(count)) if count > 0 => {
                if now <= most as u8 && to.write_all(&bytes[..count]).await.is_err() {
                    return;
                }
            }
            Ok(_) => return,
            Err(_) => {}
        }
    }
}
