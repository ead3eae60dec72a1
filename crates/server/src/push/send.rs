//! Hands a message to a push service: one request over one connection, within a time.

use super::endpoint::{Endpoint, is_out};
use axum::body::Body;
use axum::http::{Request, StatusCode, header};
use hyper::client::conn::http1;
use hyper_util::rt::TokioIo;
use rustls_native_certs::load_native_certs;
use std::io;
use std::net::SocketAddr;
use std::sync::{Arc, OnceLock};
use std::time::Duration;
use tokio::io::{AsyncRead, AsyncWrite};
use tokio::net::{TcpStream, lookup_host};
use tokio_rustls::TlsConnector;
use tokio_rustls::client::TlsStream;
use tokio_rustls::rustls::crypto::ring;
use tokio_rustls::rustls::pki_types::ServerName;
use tokio_rustls::rustls::{ClientConfig, RootCertStore};

/// How long all of it may take.
const PATIENCE: Duration = Duration::from_secs(10);

/// Why a message was not handed over.
#[derive(Debug, thiserror::Error)]
pub(super) enum Unsent {
    /// The name leads to this machine or its network.
    #[error("the push service is not out in the world")]
    Near,
    #[error("the push service took too long")]
    TooSlow,
    #[error("the push service cannot be reached: {0}")]
    Unreachable(#[from] io::Error),
    #[error("the push service cannot be talked to: {0}")]
    Broken(#[from] hyper::Error),
}

/// What is handed over.
pub(super) struct Message {
    pub(super) authorization: String,
    pub(super) topic: String,
    /// For how many seconds it is worth something.
    pub(super) lasts: u32,
    pub(super) body: Vec<u8>,
}

/// The way to push services.
#[derive(Default)]
pub(super) struct Way {
    /// For tests, also to this machine.
    pub(super) anywhere: bool,
    connector: OnceLock<Option<TlsConnector>>,
}

impl Way {
    pub(super) fn new(anywhere: bool) -> Way {
        Way {
            anywhere,
            ..Way::default()
        }
    }

    /// Hands a message over; what the push service says to it.
    pub(super) async fn send(&self, endpoint: &Endpoint, message: Message) -> Result<StatusCode, Unsent> {
        let sending = async {
            let stream = TcpStream::connect(&*self.addresses(endpoint).await?).await?;
            match endpoint.is_encrypted() {
                true => {
                    let encrypted = self.encrypt(endpoint, stream).await?;
                    post(encrypted, endpoint, message).await
                }
                false => post(stream, endpoint, message).await,
            }
        };
        let sent = tokio::time::timeout(PATIENCE, sending).await;
        sent.unwrap_or(Err(Unsent::TooSlow))
    }

    /// Where the push service listens. The connection goes to exactly these addresses, so that the name cannot lead
    /// elsewhere a moment later.
    async fn addresses(&self, endpoint: &Endpoint) -> Result<Vec<SocketAddr>, Unsent> {
        let found = lookup_host((endpoint.host(), endpoint.port())).await?;
        let found: Vec<SocketAddr> = found.filter(|found| self.anywhere || is_out(found.ip())).collect();
        if found.is_empty() {
            return Err(Unsent::Near);
        }
        Ok(found)
    }

    async fn encrypt(&self, endpoint: &Endpoint, stream: TcpStream) -> Result<TlsStream<TcpStream>, Unsent> {
        let connector = self.connector.get_or_init(connector).as_ref();
        let connector = connector.ok_or_else(|| io::Error::other("there are no certificates to trust"))?;
        let name = ServerName::try_from(endpoint.host().to_owned()).map_err(io::Error::other)?;
        Ok(connector.connect(name, stream).await?)
    }
}

/// Trusts whom the system trusts.
fn connector() -> Option<TlsConnector> {
    let mut roots = RootCertStore::empty();
    roots.add_parsable_certificates(load_native_certs().certs);
    if roots.is_empty() {
        return None;
    }
    let config = ClientConfig::builder_with_provider(Arc::new(ring::default_provider()))
        .with_safe_default_protocol_versions()
        .ok()?
        .with_root_certificates(roots)
        .with_no_client_auth();
    Some(TlsConnector::from(Arc::new(config)))
}

async fn post(
    stream: impl AsyncRead + AsyncWrite + Unpin + Send + 'static,
    endpoint: &Endpoint,
    message: Message,
) -> Result<StatusCode, Unsent> {
    let request = Request::post(endpoint.path())
        .header(header::HOST, endpoint.authority())
        .header(header::AUTHORIZATION, message.authorization)
        .header(header::CONTENT_ENCODING, "aes128gcm")
        .header(header::CONTENT_TYPE, "application/octet-stream")
        .header("ttl", message.lasts)
        .header("topic", message.topic)
        .header("urgency", "high")
        .body(Body::from(message.body))
        .map_err(io::Error::other)?;
    let (mut sender, connection) = http1::handshake(TokioIo::new(stream)).await?;
    let connection = tokio::spawn(connection);
    let answer = sender.send_request(request).await;
    // What it says beside the status is nobody's concern.
    connection.abort();
    Ok(answer?.status())
}
