//! The door: takes connections in, not too many, and none that dawdles.

use super::paced::Paced;
use super::visitor::Peer;
use crate::limits::Origin;
use crate::shared::Shared;
use axum::Router;
use hyper::service::{Service, service_fn};
use hyper_util::rt::{TokioIo, TokioTimer};
use hyper_util::service::TowerToHyperService;
use std::net::SocketAddr;
use std::pin::pin;
use std::sync::Arc;
use std::time::Duration;
use tokio::net::{TcpListener, TcpStream};

/// Longest head of a request.
const HEAD: usize = 16 * 1024;

/// Serves connections until the server stops.
pub(crate) async fn accept(shared: Arc<Shared>, listener: TcpListener, router: Router) {
    let mut stopping = shared.stopping.subscribe();
    loop {
        let accepted = tokio::select! {
            accepted = listener.accept() => accepted,
            _ = stopping.wait_for(|stopping| *stopping) => return,
        };
        match accepted {
            Ok((stream, peer)) => {
                let most = i64::from(shared.config.limits.connections);
                // All connections of a proxy come from its address.
                let origin = (!shared.config.proxies.is_trusted(peer.ip())).then(|| Origin::of(peer.ip()));
                // A connection that has become a socket counts as one from then on.
                let open = shared.metrics.connections.get() + shared.metrics.sockets.get();
                let is_full = open >= most;
                if is_full || origin.is_some_and(|origin| !shared.addresses.connection(origin)) {
                    shared.metrics.turned_away.one();
                    continue;
                }
                shared.metrics.connections.up();
                let (shared, router) = (shared.clone(), router.clone());
                tokio::spawn(async move {
                    let _counted = Counted {
                        shared: &shared,
                        origin,
                    };
                    serve(&shared, stream, peer, router).await;
                });
            }
            Err(error) => {
                // Too many open files, most likely: some will be closed.
                tracing::warn!(%error, "a connection could not be taken in");
                tokio::time::sleep(Duration::from_millis(100)).await;
            }
        }
    }
}

/// A connection that is counted until it ends, however it does.
struct Counted<'a> {
    shared: &'a Shared,
    origin: Option<Origin>,
}

impl Drop for Counted<'_> {
    fn drop(&mut self) {
        self.shared.metrics.connections.down();
        if let Some(origin) = self.origin {
            self.shared.addresses.disconnected(origin);
        }
    }
}

async fn serve(shared: &Arc<Shared>, stream: TcpStream, peer: SocketAddr, router: Router) {
    let _ = stream.set_nodelay(true);
    let service = TowerToHyperService::new(router);
    let service = service_fn(move |mut request: hyper::Request<hyper::body::Incoming>| {
        request.extensions_mut().insert(Peer(peer));
        service.call(request)
    });
    let connection = hyper::server::conn::http1::Builder::new()
        .timer(TokioTimer::new())
        // Also how long a connection that is kept open may be idle.
        .header_read_timeout(shared.config.pace.patience)
        .max_buf_size(HEAD)
        .serve_connection(TokioIo::new(Paced::new(stream, shared.config.pace.sending)), service)
        .with_upgrades();
    let mut connection = pin!(connection);
    let mut stopping = shared.stopping.subscribe();
    tokio::select! {
        // Whatever went wrong went wrong at the other end.
        _ = connection.as_mut() => return,
        _ = stopping.wait_for(|stopping| *stopping) => {}
    }
    connection.as_mut().graceful_shutdown();
    let _ = tokio::time::timeout(shared.config.pace.farewell, connection).await;
}
