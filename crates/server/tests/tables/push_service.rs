//! A push service of the tests' own, and the browsers it carries messages to.

use base64::prelude::{BASE64_URL_SAFE_NO_PAD as BASE64, Engine};
use ring::aead::{AES_128_GCM, Aad, LessSafeKey, Nonce, UnboundKey};
use ring::agreement::{ECDH_P256, EphemeralPrivateKey, UnparsedPublicKey, agree_ephemeral};
use ring::hkdf::{HKDF_SHA256, KeyType, Salt};
use ring::rand::SystemRandom;
use serde_json::{Value, json};
use std::net::SocketAddr;
use std::sync::Arc;
use std::sync::atomic::{AtomicU16, Ordering};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::mpsc;

/// A message on its way to a browser.
pub(crate) struct Carried {
    pub(crate) head: String,
    pub(crate) body: Vec<u8>,
}

/// A push service that takes everything.
pub(crate) struct PushService {
    address: SocketAddr,
    messages: mpsc::UnboundedReceiver<Carried>,
    /// What it answers.
    status: Arc<AtomicU16>,
}

async fn take(mut stream: TcpStream, status: u16) -> Option<Carried> {
    let mut bytes = Vec::new();
    let end = loop {
        if let Some(end) = bytes.windows(4).position(|four| four == b"\r\n\r\n") {
            break end;
        }
        if stream.read_buf(&mut bytes).await.ok()? == 0 {
            return None;
        }
    };
    let head = String::from_utf8_lossy(&bytes[..end]).to_lowercase();
    let length = head.lines().find_map(|line| line.strip_prefix("content-length: "))?;
    let length: usize = length.parse().ok()?;
    let mut body = bytes.split_off(end + 4);
    while body.len() < length && stream.read_buf(&mut body).await.ok()? > 0 {}
    let answer = format!("HTTP/1.1 {status} Whatever\r\ncontent-length: 0\r\n\r\n");
    stream.write_all(answer.as_bytes()).await.ok()?;
    Some(Carried { head, body })
}

impl PushService {
    pub(crate) async fn open() -> PushService {
        let listener = TcpListener::bind(("127.0.0.1", 0)).await.expect("a port");
        let address = listener.local_addr().expect("an address");
        let (sender, messages) = mpsc::unbounded_channel();
        let status = Arc::new(AtomicU16::new(201));
        let answers = status.clone();
        tokio::spawn(async move {
            while let Ok((stream, _)) = listener.accept().await {
                let status = answers.load(Ordering::Relaxed);
                if let Some(carried) = take(stream, status).await
                    && sender.send(carried).is_err()
                {
                    return;
                }
            }
        });
        PushService {
            address,
            messages,
            status,
        }
    }

    /// It answers this from now on.
    pub(crate) fn answer(&self, status: u16) {
        self.status.store(status, Ordering::Relaxed);
    }

    /// The next message.
    pub(crate) async fn next(&mut self) -> Carried {
        let next = tokio::time::timeout(crate::client::PATIENCE, self.messages.recv()).await;
        next.expect("a message comes").expect("it is open")
    }

    /// Whether something came that nobody has looked at.
    pub(crate) fn has_more(&mut self) -> bool {
        !self.messages.is_empty()
    }
}

struct Bytes(usize);

impl KeyType for Bytes {
    fn len(&self) -> usize {
        self.0
    }
}

fn derive<const COUNT: usize>(salt: &[u8], secret: &[u8], info: &[&[u8]]) -> [u8; COUNT] {
    let mut bytes = [0; COUNT];
    let key = Salt::new(HKDF_SHA256, salt).extract(secret);
    let derived = key.expand(info, Bytes(COUNT)).expect("a length");
    derived.fill(&mut bytes).expect("as many bytes");
    bytes
}

/// A browser that can open one message.
pub(crate) struct Browser {
    own: EphemeralPrivateKey,
    public: Vec<u8>,
    auth: [u8; 16],
    endpoint: String,
}

impl Browser {
    /// A browser that the service reaches under this name.
    pub(crate) fn new(service: &PushService, name: &str) -> Browser {
        let random = SystemRandom::new();
        let own = EphemeralPrivateKey::generate(&ECDH_P256, &random).expect("a key");
        Browser {
            public: own.compute_public_key().expect("its public half").as_ref().to_vec(),
            own,
            auth: *b"a browser's salt",
            endpoint: format!("http://{}/to/{name}", service.address),
        }
    }

    /// What it says of itself to a server.
    pub(crate) fn wish(&self, everywhere: bool, tables: &[&str]) -> Value {
        json!({
            "endpoint": self.endpoint,
            "p256dh": BASE64.encode(&self.public),
            "auth": BASE64.encode(self.auth),
            "everywhere": everywhere,
            "tables": tables,
        })
    }

    /// What a message says.
    pub(crate) fn open(self, message: &Carried) -> Value {
        let (head, sealed) = message.body.split_at(86);
        let (salt, sender) = (&head[..16], &head[21..]);
        let theirs = UnparsedPublicKey::new(&ECDH_P256, sender);
        let opened = agree_ephemeral(self.own, &theirs, |shared| {
            let both: [&[u8]; 3] = [b"WebPush: info\0", &self.public, sender];
            let secret: [u8; 32] = derive(&self.auth, shared, &both);
            let key: [u8; 16] = derive(salt, &secret, &[b"Content-Encoding: aes128gcm\0"]);
            let nonce: [u8; 12] = derive(salt, &secret, &[b"Content-Encoding: nonce\0"]);
            let key = LessSafeKey::new(UnboundKey::new(&AES_128_GCM, &key).expect("a key"));
            let mut text = sealed.to_vec();
            let nonce = Nonce::assume_unique_for_key(nonce);
            let text = key
                .open_in_place(nonce, Aad::empty(), &mut text)
                .expect("it is for this browser");
            text.to_vec()
        });
        let opened = opened.expect("a key of theirs");
        let end = opened.iter().rposition(|&byte| byte != 0).expect("an end");
        assert_eq!(opened[end], 2, "the last record");
        serde_json::from_slice(&opened[..end]).expect("JSON")
    }
}
