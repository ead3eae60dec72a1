//! What servers that share a database say to each other.

use crate::code::Code;

/// What servers say to each other.
#[derive(Debug, PartialEq, Eq)]
pub(crate) enum Whisper {
    /// A server is alive.
    Alive(u32),
    /// A server goes.
    Bye(u32),
    /// Somebody asks who is connected to a table.
    Who(Code),
    /// Who is connected to a table at a server.
    Here {
        code: Code,
        server: u32,
        seats: u8,
        watchers: u32,
    },
}

impl Whisper {
    pub(crate) fn read(text: &str) -> Option<Whisper> {
        let words: Vec<&str> = text.split(' ').collect();
        Some(match words[..] {
            ["alive", server] => Whisper::Alive(server.parse().ok()?),
            ["bye", server] => Whisper::Bye(server.parse().ok()?),
            ["who", code] => Whisper::Who(code.parse().ok()?),
            ["here", code, server, seats, watchers] => Whisper::Here {
                code: code.parse().ok()?,
                server: server.parse().ok()?,
                seats: seats.parse().ok()?,
                watchers: watchers.parse().ok()?,
            },
            _ => return None,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn whispers_are_understood() {
        assert_eq!(Whisper::read("alive 7"), Some(Whisper::Alive(7)));
        let here = Whisper::read("here K7X9PZ 7 3 0");
        assert!(matches!(
            here,
            Some(Whisper::Here {
                server: 7,
                seats: 3,
                ..
            })
        ));
        for wrong in ["", "alive", "alive x", "who ?", "here K7X9PZ 7 3", "shout 1"] {
            assert_eq!(Whisper::read(wrong), None, "{wrong}");
        }
    }
}
