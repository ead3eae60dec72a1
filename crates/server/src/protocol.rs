//! What clients may ask, over a socket and over HTTP.

use crate::code::Code;
use crate::entry::phrase_by_name;
use crate::fault::Fault;
use crate::secret::{Token, TokenHash};
use crate::settings::Settings;
use crate::table::tell::PROTOCOL_VERSION;
use bots::Level;
use rules::{Choice, Seat};
use serde::Deserialize;
use serde_json::value::RawValue;
use std::borrow::Cow;
use words::{Language, Phrase, Words};

/// The longest id a client may give a choice.
const LONGEST_ID: usize = 64;

/// What somebody says who opens a table.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Opening {
    pub(crate) settings: Settings,
    #[serde(default)]
    pub(crate) bots: Vec<Level>,
    /// Sits down at once under this name.
    #[serde(default)]
    pub(crate) name: Option<String>,
}

/// What somebody says who sits down.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Sitting {
    pub(crate) name: String,
    #[serde(default)]
    pub(crate) seat: Option<Seat>,
}

/// The first message of a socket.
#[derive(Debug)]
pub(crate) struct Hello {
    pub(crate) table: Code,
    /// None for somebody who only watches.
    pub(crate) token: Option<TokenHash>,
    /// The last message the client has, if it was here before.
    pub(crate) after: Option<u64>,
    /// Whether it wants to be told what happened in the game so far.
    pub(crate) chronicle: bool,
    pub(crate) words: Words,
}

/// Any later message.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Request {
    Choose { id: String, on: u64, choice: Choice },
    Say { text: String },
    Phrase { phrase: Phrase },
    Ready { ready: bool },
    Start { fill: Option<Level> },
    Bot { seat: Seat, level: Option<Level> },
    Free { seat: Seat },
    Leave,
    Back,
    Ping,
}

#[derive(Deserialize)]
struct Head<'a> {
    #[serde(rename = "do", borrow)]
    word: Cow<'a, str>,
}

#[derive(Deserialize)]
struct WrittenHello<'a> {
    version: u32,
    #[serde(borrow)]
    table: Cow<'a, str>,
    #[serde(default, borrow)]
    token: Option<Cow<'a, str>>,
    #[serde(default)]
    after: Option<u64>,
    #[serde(default)]
    chronicle: bool,
    #[serde(default, borrow)]
    language: Option<Cow<'a, str>>,
}

#[derive(Deserialize)]
struct WrittenChoose<'a> {
    id: String,
    on: u64,
    #[serde(borrow)]
    choice: &'a RawValue,
}

#[derive(Deserialize)]
struct WrittenSay {
    text: String,
}

#[derive(Deserialize)]
struct WrittenPhrase {
    #[serde(with = "phrase_by_name")]
    phrase: Phrase,
}

#[derive(Deserialize)]
struct WrittenReady {
    #[serde(default = "yes")]
    ready: bool,
}

const fn yes() -> bool {
    true
}

#[derive(Deserialize)]
struct WrittenStart {
    #[serde(default)]
    fill: Option<Level>,
}

#[derive(Deserialize)]
struct WrittenBot {
    seat: Seat,
    #[serde(default)]
    level: Option<Level>,
}

#[derive(Deserialize)]
struct WrittenSeat {
    seat: Seat,
}

fn read<'a, T: Deserialize<'a>>(text: &'a str) -> Result<T, Fault> {
    serde_json::from_str(text).map_err(|error| Fault::BadRequest(error.to_string()))
}

/// Reads the first message of a socket.
pub(crate) fn read_hello(text: &str) -> Result<Hello, Fault> {
    let head: Head = read(text)?;
    if head.word != "hello" {
        return Err(Fault::HelloFirst);
    }
    let hello: WrittenHello = read(text)?;
    if hello.version != PROTOCOL_VERSION {
        return Err(Fault::WrongVersion);
    }
    let token = match hello.token.as_deref().map(Token::from_text) {
        Some(None) => return Err(Fault::WrongToken),
        Some(Some(token)) => Some(token.hash()),
        None => None,
    };
    let language = hello.language.as_deref().and_then(Language::from_tag);
    Ok(Hello {
        table: hello.table.parse().map_err(|_| Fault::NoSuchTable)?,
        token,
        after: hello.after,
        chronicle: hello.chronicle,
        words: Words::new(language.unwrap_or_default()),
    })
}

/// Reads any later message; with a fault comes the id of the choice, if it had one.
pub(crate) fn read_request(text: &str) -> Result<Request, (Option<String>, Fault)> {
    let plain = |fault| (None, fault);
    let head: Head = read(text).map_err(plain)?;
    Ok(match &*head.word {
        "choose" => {
            let choose: WrittenChoose = read(text).map_err(plain)?;
            if choose.id.is_empty() || choose.id.len() > LONGEST_ID {
                let reason = format!("the field `id` has 1 to {LONGEST_ID} bytes");
                return Err((None, Fault::BadRequest(reason)));
            }
            match serde_json::from_str(choose.choice.get()) {
                Ok(choice) => Request::Choose {
                    id: choose.id,
                    on: choose.on,
                    choice,
                },
                Err(error) => return Err((Some(choose.id), Fault::BadChoice(error.to_string()))),
            }
        }
        "say" => Request::Say {
            text: read::<WrittenSay>(text).map_err(plain)?.text,
        },
        "phrase" => Request::Phrase {
            phrase: read::<WrittenPhrase>(text).map_err(plain)?.phrase,
        },
        "ready" => Request::Ready {
            ready: read::<WrittenReady>(text).map_err(plain)?.ready,
        },
        "start" => Request::Start {
            fill: read::<WrittenStart>(text).map_err(plain)?.fill,
        },
        "bot" => {
            let WrittenBot { seat, level } = read(text).map_err(plain)?;
            Request::Bot { seat, level }
        }
        "free" => Request::Free {
            seat: read::<WrittenSeat>(text).map_err(plain)?.seat,
        },
        "leave" => Request::Leave,
        "back" => Request::Back,
        "ping" => Request::Ping,
        "hello" => return Err(plain(Fault::HelloFirst)),
        other => {
            let known: String = other.chars().take(40).collect();
            return Err(plain(Fault::UnknownRequest(known)));
        }
    })
}

impl Request {
    /// The id the client gave it.
    pub(crate) fn id(&self) -> Option<&str> {
        match self {
            Request::Choose { id, .. } => Some(id),
            _ => None,
        }
    }

    /// Whether it can be made again and again without the game coming to an end of it.
    pub(crate) fn is_chatter(&self) -> bool {
        !matches!(self, Request::Choose { .. } | Request::Ping)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn hellos() {
        let hello = read_hello(r#"{"do":"hello","version":1,"table":"k7x9pz","after":3,"language":"de-AT"}"#).unwrap();
        assert_eq!(hello.table.to_string(), "K7X9PZ");
        assert_eq!((hello.token, hello.after), (None, Some(3)));
        assert_eq!(hello.words.language(), Language::German);
        let fault = |text| read_hello(text).unwrap_err().code();
        assert_eq!(fault(r#"{"do":"ready"}"#), "hello-first");
        assert_eq!(fault(r#"{"do":"hello","version":2,"table":"K7X9PZ"}"#), "wrong-version");
        assert_eq!(fault(r#"{"do":"hello","version":1,"table":"?"}"#), "no-such-table");
        assert_eq!(
            fault(r#"{"do":"hello","version":1,"table":"K7X9PZ","token":"x"}"#),
            "wrong-token"
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
        let fault = |text: &str| read_request(text).map_err(|(id, fault)| (id, fault.code()));
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
        assert_eq!(fault("7"), Err((None, "bad-request")));
    }
}
