//! The keys by which push services know this server (RFC 8292). They are made when it is first started and kept in the
//! database: browsers that want to be told something want it from this key only.

use base64::prelude::{BASE64_URL_SAFE_NO_PAD as BASE64, Engine};
use ring::error::Unspecified;
use ring::rand::SystemRandom;
use ring::signature::{ECDSA_P256_SHA256_FIXED_SIGNING, EcdsaKeyPair, KeyPair};
use serde_json::json;
use sha2::{Digest, Sha256};

/// For how long a push service may take a signature, in seconds.
const HOURS: u64 = 12 * 3600;

/// Exactly this many bytes, as browsers write them.
pub(super) fn read<const COUNT: usize>(text: &str) -> Option<[u8; COUNT]> {
    let bytes = BASE64.decode(text.trim_end_matches('=')).ok()?;
    bytes.try_into().ok()
}

/// The keys of a server.
pub(crate) struct Keys {
    pair: EcdsaKeyPair,
    secret: [u8; 32],
    public: String,
}

impl Keys {
    /// Fresh ones, as they are kept.
    pub(super) fn fresh() -> Result<String, Unspecified> {
        let document = EcdsaKeyPair::generate_pkcs8(&ECDSA_P256_SHA256_FIXED_SIGNING, &SystemRandom::new())?;
        Ok(BASE64.encode(document.as_ref()))
    }

    /// Keys as they were kept.
    pub(super) fn kept(text: &str) -> Option<Keys> {
        let document = BASE64.decode(text).ok()?;
        let algorithm = &ECDSA_P256_SHA256_FIXED_SIGNING;
        let pair = EcdsaKeyPair::from_pkcs8(algorithm, &document, &SystemRandom::new()).ok()?;
        let public = BASE64.encode(pair.public_key().as_ref());
        let secret = Sha256::new_with_prefix("oshra push ")
            .chain_update(&document)
            .finalize();
        Some(Keys {
            pair,
            secret: secret.into(),
            public,
        })
    }

    /// The one that browsers are told.
    pub(crate) fn public(&self) -> &str {
        &self.public
    }

    /// What shows the push service at this origin that something comes from here. `now` is in seconds.
    pub(super) fn authorization(&self, origin: &str, now: u64, contact: Option<&str>) -> Result<String, Unspecified> {
        let mut claims = json!({"aud": origin, "exp": now + HOURS});
        if let Some(contact) = contact {
            claims["sub"] = json!(contact);
        }
        let head = BASE64.encode(r#"{"typ":"JWT","alg":"ES256"}"#);
        let said = format!("{head}.{}", BASE64.encode(claims.to_string()));
        let signed = self.pair.sign(&SystemRandom::new(), said.as_bytes())?;
        Ok(format!(
            "vapid t={said}.{}, k={}",
            BASE64.encode(signed.as_ref()),
            self.public
        ))
    }

    /// A name under which a push service replaces what was not fetched yet. Nobody finds out from it what it is about.
    pub(super) fn topic(&self, about: &str) -> String {
        let hash = Sha256::new_with_prefix(self.secret).chain_update(about).finalize();
        BASE64.encode(&hash[..18])
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use ring::signature::{ECDSA_P256_SHA256_FIXED, UnparsedPublicKey};

    #[test]
    fn push_services_can_check_who_it_is() {
        let kept = Keys::fresh().expect("keys");
        let keys = Keys::kept(&kept).expect("the same keys");
        assert_eq!(keys.public(), Keys::kept(&kept).expect("again").public());
        let said = keys
            .authorization("https://push.example", 1_000, Some("https://tables.example"))
            .expect("a signature");
        let (token, public) = said
            .strip_prefix("vapid t=")
            .and_then(|rest| rest.split_once(", k="))
            .expect("two parts");
        let (signed, signature) = token.rsplit_once('.').expect("a signature");
        let public: [u8; 65] = read(public).expect("a public key");
        let signature: [u8; 64] = read(signature).expect("a signature");
        let theirs = UnparsedPublicKey::new(&ECDSA_P256_SHA256_FIXED, public);
        theirs.verify(signed.as_bytes(), &signature).expect("it is ours");
        let claims = BASE64
            .decode(signed.split('.').next_back().unwrap_or_default())
            .expect("claims");
        let claims: serde_json::Value = serde_json::from_slice(&claims).expect("JSON");
        assert_eq!(claims["aud"], "https://push.example");
        assert_eq!(claims["exp"], 1_000 + HOURS);
        assert_eq!(claims["sub"], "https://tables.example");
    }

    #[test]
    fn topics_say_nothing() {
        let [one, other] = [(); 2].map(|()| Keys::kept(&Keys::fresh().expect("keys")).expect("keys"));
        assert_eq!(one.topic("BCDFGH turn"), one.topic("BCDFGH turn"));
        assert_ne!(one.topic("BCDFGH turn"), one.topic("BCDFGJ turn"));
        assert_ne!(one.topic("BCDFGH turn"), other.topic("BCDFGH turn"));
        assert!(one.topic("").len() <= 32);
    }
}
