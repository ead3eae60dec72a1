//! What clients say over a socket: read, and held against what can be.

use crate::code::Code;
use crate::fault::Fault;
use crate::secret::{PlayerId, PlayerKey, Token, TokenHash};
use crate::settings::{Settings, strict};
use serde::Deserialize;
use serde::de::IgnoredAny;
use told::server::{RequestKind, VERSION};
use words::{Language, Words};

pub(crate) use told::server::Request;

/// The longest id a client may give a choice.
const LONGEST_ID: usize = 64;

/// The first message of a socket.
#[derive(Clone, Debug)]
pub(crate) struct Hello {
    pub(crate) table: Code,
    /// None for somebody who only watches.
    pub(crate) token: Option<TokenHash>,
    /// Who it is, if they showed their key.
    pub(crate) player: Option<PlayerId>,
    /// The last message the client has, if it was here before.
    pub(crate) after: Option<u64>,
    /// Whether it wants to be told what happened in the game so far.
    pub(crate) chronicle: bool,
    pub(crate) words: Words,
}

#[derive(Deserialize)]
struct Head {
    #[serde(rename = "do")]
    kind: RequestKind,
}

fn read<'a, T: Deserialize<'a>>(text: &'a str) -> Result<T, Fault> {
    serde_json::from_str(text).map_err(|error| Fault::BadRequest(error.to_string()))
}

/// Reads the first message of a socket.
pub(crate) fn read_hello(text: &str) -> Result<Hello, Fault> {
    let head: Head = read(text)?;
    if head.kind != RequestKind::Hello {
        return Err(Fault::HelloFirst);
    }
    let hello: told::server::Hello = read(text)?;
    if hello.version != VERSION {
        return Err(Fault::WrongVersion);
    }
    let token = match hello.token.as_ref().map(|token| Token::from_text(token.reveal())) {
        Some(None) => return Err(Fault::WrongToken),
        Some(Some(token)) => Some(token.hash()),
        None => None,
    };
    let player = match hello.key.as_ref().map(|key| PlayerKey::from_text(key.reveal())) {
        Some(None) => return Err(Fault::BadKey),
        Some(Some(key)) => Some(key.id()),
        None => None,
    };
    let language = hello.language.as_deref().and_then(Language::from_tag);
    Ok(Hello {
        table: hello.table.parse().map_err(|_| Fault::NoSuchTable)?,
        token,
        player,
        after: hello.after,
        chronicle: hello.chronicle,
        words: Words::new(language.unwrap_or_default()),
    })
}

/// Settings in which everything is known.
#[derive(Deserialize)]
struct Changing {
    #[serde(rename = "settings", deserialize_with = "strict")]
    _settings: Settings,
}

/// Reads any later message; with a fault comes the id of the choice, if it had one.
pub(crate) fn read_request(text: &str) -> Result<Request, (Option<String>, Fault)> {
    let head: Head = read(text).map_err(|fault| (None, fault))?;
    match head.kind {
        RequestKind::Hello => return Err((None, Fault::HelloFirst)),
        RequestKind::Unknown => return Err((None, Fault::UnknownRequest(named(text)))),
        _ => {}
    }
    let request = serde_json::from_str(text).map_err(|error| broken(head.kind, text, &error))?;
    if head.kind == RequestKind::Change {
        // A table must not become another one than was asked for.
        read::<Changing>(text).map_err(|fault| (None, fault))?;
    }
    if let Request::Choose { id, .. } = &request
        && (id.is_empty() || id.len() > LONGEST_ID)
    {
        let reason = format!("the field `id` has 1 to {LONGEST_ID} bytes");
        return Err((None, Fault::BadRequest(reason)));
    }
    Ok(request)
}

/// What is wrong with a request that cannot be read: where all but the choice can be, it is the choice.
fn broken(kind: RequestKind, text: &str, error: &serde_json::Error) -> (Option<String>, Fault) {
    #[derive(Deserialize)]
    struct Around {
        id: String,
        #[serde(rename = "on")]
        _on: u64,
        #[serde(rename = "choice")]
        _choice: IgnoredAny,
    }
    match serde_json::from_str::<Around>(text) {
        Ok(Around { id, .. }) if kind == RequestKind::Choose && (1..=LONGEST_ID).contains(&id.len()) => {
            (Some(id), Fault::BadChoice(error.to_string()))
        }
        _ => (None, Fault::BadRequest(error.to_string())),
    }
}

/// What a request nobody knows calls itself.
fn named(text: &str) -> String {
    #[derive(Deserialize)]
    struct Named {
        #[serde(rename = "do")]
        word: String,
    }
    let word = serde_json::from_str::<Named>(text).map(|named| named.word);
    word.unwrap_or_default().chars().take(40).collect()
}

/// Whether a request can be made again and again without the game coming to an end of it.
pub(crate) fn is_chatter(request: &Request) -> bool {
    !matches!(request, Request::Choose { .. } | Request::Ping)
}

#[cfg(test)]
mod tests {
    use super::*;
    use rules::Choice;

    #[test]
    fn hellos() {
        let hello = read_hello(r#"{"do":"hello","version":1,"table":"k7x9pz","after":3,"language":"de-AT"}"#).unwrap();
        assert_eq!(hello.table.to_string(), "K7X9PZ");
        assert_eq!((hello.token, hello.after), (None, Some(3)));
        assert_eq!(hello.words.language(), Language::German);
        let fault = |text| read_hello(text).unwrap_err().code().to_owned().leak() as &str;
        assert_eq!(fault(r#"{"do":"ready"}"#), "hello-first");
        assert_eq!(fault(r#"{"do":"hello","version":2,"table":"K7X9PZ"}"#), "wrong-version");
        assert_eq!(fault(r#"{"do":"hello","version":1,"table":"?"}"#), "no-such-table");
        assert_eq!(
            fault(r#"{"do":"hello","version":1,"table":"K7X9PZ","token":"x"}"#),
            "wrong-token"
        );
        assert_eq!(
            fault(r#"{"do":"hello","version":1,"table":"K7X9PZ","key":"x"}"#),
            "bad-key"
        );
        assert_eq!(fault("[]"), "bad-request");
        assert_eq!(fault(&"[".repeat(5000)), "bad-request");
    }

    #[test]
    fn requests() {
        let choose = read_request(r#"{"do":"choose","id":"1","on":7,"choice":{"pass":true}}"#).unwrap();
        assert_eq!(choose.id(), Some("1"));
        assert!(matches!(
            choose,
            Request::Choose {
                on: 7,
                choice: Choice::Pass,
                ..
            }
        ));
        assert_eq!(read_request(r#"{"do":"ready"}"#), Ok(Request::Ready { ready: true }));
        let fault = |text: &str| read_request(text).map_err(|(id, fault)| (id, fault.code().to_owned().leak() as &str));
        let named = |code| Err((Some("1".to_owned()), code));
        assert_eq!(
            fault(r#"{"do":"choose","id":"1","on":7,"choice":{"play":"nobody"}}"#),
            named("bad-choice")
        );
        assert_eq!(
            fault(r#"{"do":"choose","on":7,"choice":{"pass":true}}"#),
            Err((None, "bad-request"))
        );
        assert_eq!(
            fault(r#"{"do":"choose","id":"","on":7,"choice":{"pass":true}}"#),
            Err((None, "bad-request"))
        );
        assert_eq!(
            fault(r#"{"do":"choose","id":"1","on":-1,"choice":{"pass":true}}"#),
            Err((None, "bad-request"))
        );
        assert_eq!(fault(r#"{"do":"fly"}"#), Err((None, "unknown-request")));
        assert_eq!(fault(r#"{"do":"phrase","phrase":"rude"}"#), Err((None, "bad-request")));
        assert_eq!(fault(r#"{"do":"bot","seat":900}"#), Err((None, "bad-request")));
        assert_eq!(
            fault(r#"{"do":"change","settings":{"seats":4,"music":true}}"#),
            Err((None, "bad-request"))
        );
        assert_eq!(fault("7"), Err((None, "bad-request")));
    }
}
