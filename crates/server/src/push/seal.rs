//! Enciphers what only one browser can read (RFC 8291, RFC 8188): whoever carries it learns neither what it says nor how
//! long it is.

use ring::aead::{AES_128_GCM, Aad, LessSafeKey, NONCE_LEN, Nonce, UnboundKey};
use ring::agreement::{ECDH_P256, EphemeralPrivateKey, UnparsedPublicKey, agree_ephemeral};
use ring::error::Unspecified;
use ring::hkdf::{HKDF_SHA256, KeyType, Salt};
use ring::rand::{SecureRandom, SystemRandom};

/// Bytes of a public key.
pub(super) const KEY: usize = 65;
/// Bytes of what browsers add to it.
pub(super) const AUTH: usize = 16;
/// How long every text is made.
const LENGTH: usize = 256;
/// Bytes of a record, of which there is one.
const RECORD: u32 = 4096;
/// Ends the text in the last record; nothing but zeros follows.
const END: u8 = 2;

/// A number of bytes that are wanted.
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

/// The browser something is for.
pub(super) struct Receiver {
    pub(super) key: [u8; KEY],
    pub(super) auth: [u8; AUTH],
}

impl Receiver {
    /// A text as a message to it.
    pub(super) fn seal(&self, text: &[u8]) -> Result<Vec<u8>, Unspecified> {
        let random = SystemRandom::new();
        let own = EphemeralPrivateKey::generate(&ECDH_P256, &random)?;
        let public = own.compute_public_key()?;
        let mut salt = [0; 16];
        random.fill(&mut salt)?;
        let mut text = text.to_vec();
        text.push(END);
        text.resize(LENGTH.max(text.len()), 0);
        let theirs = UnparsedPublicKey::new(&ECDH_P256, self.key);
        agree_ephemeral(own, &theirs, |shared| self.message(shared, public.as_ref(), salt, text))?
    }

    /// The message, from all that is drawn for it.
    fn message(&self, shared: &[u8], public: &[u8], salt: [u8; 16], text: Vec<u8>) -> Result<Vec<u8>, Unspecified> {
        let both: [&[u8]; 3] = [b"WebPush: info\0", &self.key, public];
        let secret: [u8; 32] = derive(&self.auth, shared, &both)?;
        let key: [u8; 16] = derive(&salt, &secret, &[b"Content-Encoding: aes128gcm\0"])?;
        let nonce: [u8; NONCE_LEN] = derive(&salt, &secret, &[b"Content-Encoding: nonce\0"])?;
        let key = LessSafeKey::new(UnboundKey::new(&AES_128_GCM, &key)?);
        let mut sealed = text;
        key.seal_in_place_append_tag(Nonce::assume_unique_for_key(nonce), Aad::empty(), &mut sealed)?;
        let length = u8::try_from(public.len()).map_err(|_| Unspecified)?;
        let mut message = salt.to_vec();
        message.extend(RECORD.to_be_bytes());
        message.push(length);
        message.extend(public);
        message.extend(sealed);
        Ok(message)
    }
}

#[cfg(test)]
mod tests {
    use super::super::keys::read;
    use super::*;

    fn bytes<const COUNT: usize>(text: &str) -> [u8; COUNT] {
        read(text).expect("as many bytes")
    }

    fn receiver() -> Receiver {
        Receiver {
            key: bytes("BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4"),
            auth: bytes("BTBZMqHH6r4Tts7J_aSIgg"),
        }
    }

    /// The example in RFC 8291, appendix A.
    #[test]
    fn messages_are_as_the_standard_has_them() {
        let shared: [u8; 32] = bytes("kyrL1jIIOHEzg3sM2ZWRHDRB62YACZhhSlknJ672kSs");
        let public: [u8; KEY] =
            bytes("BP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A8");
        let text = b"When I grow up, I want to be a watermelon\x02".to_vec();
        let message = receiver().message(&shared, &public, bytes("DGv6ra1nlYgDCS1FRnbzlw"), text);
        let expected = "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6Tlz\
            AC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN";
        assert_eq!(message.expect("a message"), bytes::<144>(expected));
    }

    #[test]
    fn no_two_messages_are_the_same_and_all_are_as_long() {
        let [one, other] = ["", "a text"].map(|text| receiver().seal(text.as_bytes()).expect("a message"));
        assert_eq!(one.len(), other.len());
        assert_ne!(one[..86], other[..86]);
        let nobody = Receiver {
            key: [4; KEY],
            auth: [0; AUTH],
        };
        assert!(nobody.seal(b"text").is_err(), "a key that is no point of the curve");
    }
}
