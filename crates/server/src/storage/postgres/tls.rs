//! An encrypted connection to PostgreSQL.

use super::super::StorageError;
use std::future::Future;
use std::io;
use std::pin::Pin;
use std::sync::Arc;
use std::task::{Context, Poll};
use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};
use tokio_postgres::tls::{ChannelBinding, MakeTlsConnect, TlsConnect, TlsStream};
use tokio_rustls::TlsConnector;
use tokio_rustls::client::TlsStream as Encrypted;
use tokio_rustls::rustls::crypto::ring;
use tokio_rustls::rustls::pki_types::pem::PemObject;
use tokio_rustls::rustls::pki_types::{CertificateDer, InvalidDnsNameError, ServerName};
use tokio_rustls::rustls::{ClientConfig, RootCertStore};

/// Whom to trust.
#[derive(Clone)]
pub(super) struct Tls(TlsConnector);

fn unusable(reason: impl std::fmt::Display) -> StorageError {
    StorageError::Unusable(format!(
        "the certificates that are to be trusted cannot be used: {reason}"
    ))
}

impl Tls {
    /// Trusts the certificates in a file, or those the system trusts.
    pub(super) fn trusting(file: Option<&str>) -> Result<Tls, StorageError> {
        let mut roots = RootCertStore::empty();
        match file {
            Some(file) => {
                let certificates = CertificateDer::pem_file_iter(file).map_err(unusable)?;
                for certificate in certificates {
                    roots.add(certificate.map_err(unusable)?).map_err(unusable)?;
                }
            }
            None => {
                let found = rustls_native_certs::load_native_certs();
                roots.add_parsable_certificates(found.certs);
            }
        }
        if roots.is_empty() {
            return Err(unusable("there are none"));
        }
        let config = ClientConfig::builder_with_provider(Arc::new(ring::default_provider()))
            .with_safe_default_protocol_versions()
            .map_err(unusable)?
            .with_root_certificates(roots)
            .with_no_client_auth();
        Ok(Tls(TlsConnector::from(Arc::new(config))))
    }
}

impl<S: AsyncRead + AsyncWrite + Unpin + Send + 'static> MakeTlsConnect<S> for Tls {
    type Stream = EncryptedStream<S>;
    type TlsConnect = Call;
    type Error = InvalidDnsNameError;

    fn make_tls_connect(&mut self, domain: &str) -> Result<Call, InvalidDnsNameError> {
        let name = ServerName::try_from(domain.to_owned())?;
        let connector = self.0.clone();
        Ok(Call { connector, name })
    }
}

/// About to call somebody.
pub(super) struct Call {
    connector: TlsConnector,
    name: ServerName<'static>,
}

impl<S: AsyncRead + AsyncWrite + Unpin + Send + 'static> TlsConnect<S> for Call {
    type Stream = EncryptedStream<S>;
    type Error = io::Error;
    type Future = Pin<Box<dyn Future<Output = io::Result<EncryptedStream<S>>> + Send>>;

    fn connect(self, stream: S) -> Self::Future {
        Box::pin(async move {
            let encrypted = self.connector.connect(self.name, stream).await?;
            Ok(EncryptedStream(encrypted))
        })
    }
}

/// An encrypted connection.
pub(super) struct EncryptedStream<S>(Encrypted<S>);

impl<S: AsyncRead + AsyncWrite + Unpin> TlsStream for EncryptedStream<S> {
    /// The certificate is checked, so passwords need not be tied to the connection as well.
    fn channel_binding(&self) -> ChannelBinding {
        ChannelBinding::none()
    }
}

impl<S: AsyncRead + AsyncWrite + Unpin> AsyncRead for EncryptedStream<S> {
    fn poll_read(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        buffer: &mut ReadBuf<'_>,
    ) -> Poll<io::Result<()>> {
        Pin::new(&mut self.0).poll_read(context, buffer)
    }
}

impl<S: AsyncRead + AsyncWrite + Unpin> AsyncWrite for EncryptedStream<S> {
    fn poll_write(mut self: Pin<&mut Self>, context: &mut Context<'_>, bytes: &[u8]) -> Poll<io::Result<usize>> {
        Pin::new(&mut self.0).poll_write(context, bytes)
    }

    fn poll_flush(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.0).poll_flush(context)
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.0).poll_shutdown(context)
    }
}
