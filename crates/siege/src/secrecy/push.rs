//! What push services are handed when somebody is gone: opened, as a browser would, it says which table it is and why.

use super::party::Party;
use crate::people::words;
use base64::prelude::{BASE64_URL_SAFE_NO_PAD as BASE64, Engine};
use load::{Http, SplitMix};
use ring::aead::{AES_128_GCM, Aad, LessSafeKey, Nonce, UnboundKey};
use ring::agreement::{ECDH_P256, EphemeralPrivateKey, UnparsedPublicKey, agree_ephemeral};
use ring::error::Unspecified;
use ring::hkdf::{HKDF_SHA256, KeyType, Salt};
use ring::rand::SystemRandom;
use serde_json::{Value, json};
use std::net::SocketAddr;
use std::time::Duration;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpListener;

/// How long a message may take.
const PATIENCE: Duration = Duration::from_secs(30);
/// Bytes before what is sealed: salt, length of a record, the sender's key.
const HEAD: usize = 86;

/// Somebody's browser, and the push service that reaches it.
struct Browser {
    own: EphemeralPrivateKey,
    public: Vec<u8>,
    auth: [u8; 16],
    service: TcpListener,
}

struct Bytes(usize);

impl KeyType for Bytes {
    fn len(&self) -> usize {
        self.0
    }
}

fn derive<const COUNT: usize>(salt: &[u8], secret: &[u8], info: &[&[u8]]) -> Result<[u8; COUNT], Unspecified> {
    let mut bytes = [0; COUNT];
    let key = Salt::new(HKDF_SHA256, salt).extract(secret);
    key.expand(info, Bytes(COUNT))?.fill(&mut bytes)?;
    Ok(bytes)
}

impl Browser {
    async fn new() -> Result<Browser, String> {
        let own = EphemeralPrivateKey::generate(&ECDH_P256, &SystemRandom::new());
        let own = own.map_err(|error| error.to_string())?;
        let public = own.compute_public_key().map_err(|error| error.to_string())?;
        let service = TcpListener::bind(("127.0.0.1", 0)).await;
        Ok(Browser {
            public: public.as_ref().to_vec(),
            own,
            auth: *b"a browser's salt",
            service: service.map_err(|error| error.to_string())?,
        })
    }

    fn wish(&self) -> Result<Value, String> {
        let address = self.service.local_addr().map_err(|error| error.to_string())?;
        Ok(json!({
            "endpoint": format!("http://{address}/to/somebody"),
            "p256dh": BASE64.encode(&self.public),
            "auth": BASE64.encode(self.auth),
        }))
    }

    /// The next request, as it came: its head, and what it carries.
    async fn carried(&self) -> std::io::Result<(String, Vec<u8>)> {
        let (mut stream, _) = self.service.accept().await?;
        let mut bytes = Vec::new();
        loop {
            let end = bytes.windows(4).position(|four| four == b"\r\n\r\n");
            let head = end.map(|end| String::from_utf8_lossy(&bytes[..end]).to_lowercase());
            if let (Some(end), Some(head)) = (end, head) {
                let length = head.lines().find_map(|line| line.strip_prefix("content-length: "));
                let length: usize = length.and_then(|length| length.parse().ok()).unwrap_or_default();
                if bytes.len() >= end + 4 + length {
                    stream
                        .write_all(b"HTTP/1.1 201 Created\r\ncontent-length: 0\r\n\r\n")
                        .await?;
                    return Ok((head, bytes.split_off(end + 4)));
                }
            }
            if stream.read_buf(&mut bytes).await? == 0 {
                return Err(std::io::ErrorKind::UnexpectedEof.into());
            }
        }
    }

    fn open(self, body: &[u8]) -> Result<Vec<u8>, Unspecified> {
        let (head, sealed) = body.split_at_checked(HEAD).ok_or(Unspecified)?;
        let (salt, sender) = (&head[..16], &head[21..]);
        let theirs = UnparsedPublicKey::new(&ECDH_P256, sender);
        agree_ephemeral(self.own, &theirs, |shared| {
            let both: [&[u8]; 3] = [b"WebPush: info\0", &self.public, sender];
            let secret: [u8; 32] = derive(&self.auth, shared, &both)?;
            let key: [u8; 16] = derive(salt, &secret, &[b"Content-Encoding: aes128gcm\0"])?;
            let nonce: [u8; 12] = derive(salt, &secret, &[b"Content-Encoding: nonce\0"])?;
            let key = LessSafeKey::new(UnboundKey::new(&AES_128_GCM, &key)?);
            let mut text = sealed.to_vec();
            let text = key.open_in_place(Nonce::assume_unique_for_key(nonce), Aad::empty(), &mut text)?;
            let end = text.iter().rposition(|&byte| byte != 0).ok_or(Unspecified)?;
            Ok(text[..end].to_vec())
        })?
    }
}

async fn new_key(http: &mut Http) -> Result<String, String> {
    let made = http.post("/api/players", &json!({})).await.map_err(words)?.json();
    let key = made["key"].as_str().map(str::to_owned);
    key.ok_or_else(|| format!("no key: {made}"))
}

/// At a table with days for a decision somebody who is asked goes, and is told that the game waits. Nothing else is told.
pub(super) async fn somebody_is_told(address: SocketAddr, dice: &mut SplitMix) -> Result<(), String> {
    let mut http = Http::new(address);
    let keys = [new_key(&mut http).await?, new_key(&mut http).await?];
    let settings = json!({"seats": 2, "clock": {"slow": {"days": 1}}});
    let mut party = Party::begin(address, &settings, &keys).await?;
    for _ in 0..dice.below(30) {
        party.step(dice).await?;
    }
    let Some(who) = party.asked() else { return Ok(()) };
    let browser = Browser::new().await?;
    let bearer = format!("Bearer {}", keys[who]);
    let headers = [("authorization", bearer.as_str())];
    let wish = browser.wish()?.to_string();
    let answer = http.request("PUT", "/api/player/push", &headers, Some(&wish)).await;
    let subscribed = answer.map_err(words)?.json();
    if subscribed["id"].is_null() {
        return Err(format!("nobody is told anything: {subscribed}"));
    }
    party.people[who].vanish();
    let carried = tokio::time::timeout(PATIENCE, browser.carried()).await;
    let carried = carried.map_err(|_| "whoever is gone is told nothing".to_owned())?;
    let (head, body) = carried.map_err(|error| error.to_string())?;
    let everything = format!("{head} {}", String::from_utf8_lossy(&body)).to_lowercase();
    let tokens = party.people.iter().filter_map(|person| person.token.as_ref());
    for secret in tokens.chain(&keys).chain([&party.code]) {
        if everything.contains(&secret.to_lowercase()) {
            return Err(format!("a push service can read `{secret}`: {head}"));
        }
    }
    let text = browser
        .open(&body)
        .map_err(|_| "a message nobody can open".to_owned())?;
    let told: Value = serde_json::from_slice(&text).map_err(|error| error.to_string())?;
    match told == json!({"table": party.code, "why": "turn"}) {
        true => Ok(()),
        false => Err(format!("somebody is told more than that the game waits: {told}")),
    }
}
