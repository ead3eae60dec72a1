//! A WebSocket of a client, as small as it can be: thousands of them share one buffer for what comes in.

use crate::Trouble;
use crate::http::connect;
use std::cell::RefCell;
use std::io;
use std::net::{IpAddr, SocketAddr};
use std::pin::Pin;
use std::task::{Context, Poll, ready};
use tokio::io::{AsyncRead, AsyncReadExt, AsyncWriteExt, ReadBuf};
use tokio::net::TcpStream;

/// What comes in at once, at most.
const AT_ONCE: usize = 256 * 1024;
/// The longest message that is believed.
const LONGEST: usize = 16 * 1024 * 1024;

thread_local! {
    static BUFFER: RefCell<Vec<u8>> = RefCell::new(vec![0; AT_ONCE]);
}

/// A WebSocket of a client.
pub struct Socket {
    stream: TcpStream,
    address: SocketAddr,
    /// What is there of a message that has not come completely.
    rest: Vec<u8>,
    /// Whether that was there before anything was asked for.
    fresh: bool,
    /// Answers to pings that must still be sent.
    pongs: Vec<Vec<u8>>,
}

/// What was heard.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Heard {
    /// All that came was told.
    Something,
    /// The connection is at its end.
    End,
}

impl Socket {
    /// Connects to a table server.
    ///
    /// # Errors
    /// When it cannot be reached, or does not want another socket.
    pub async fn connect(address: SocketAddr) -> Result<Socket, Trouble> {
        Socket::connect_from(address, None).await
    }

    /// Connects to a table server from a certain address of this machine.
    ///
    /// # Errors
    /// When it cannot be reached, or does not want another socket.
    pub async fn connect_from(address: SocketAddr, from: Option<IpAddr>) -> Result<Socket, Trouble> {
        let lost = |error: io::Error| Trouble::Connection(address, error);
        let mut stream = connect(address, from).await?;
        let request = format!(
            "GET /api/socket HTTP/1.1\r\nhost: {address}\r\nconnection: upgrade\r\nupgrade: websocket\r\n\
             sec-websocket-version: 13\r\nsec-websocket-key: dGhlIGhpZGRlbiBsZWFkZQ==\r\n\r\n"
        );
        stream.write_all(request.as_bytes()).await.map_err(lost)?;
        let mut head = Vec::with_capacity(512);
        let end = loop {
            if let Some(end) = memchr::memmem::find(&head, b"\r\n\r\n") {
                break end;
            }
            if stream.read_buf(&mut head).await.map_err(lost)? == 0 {
                return Err(lost(io::ErrorKind::UnexpectedEof.into()));
            }
        };
        if !head.starts_with(b"HTTP/1.1 101") {
            let answer = String::from_utf8_lossy(&head).into_owned();
            let first = answer.lines().next().unwrap_or_default();
            return Err(Trouble::Answer(first.to_owned()));
        }
        Ok(Socket {
            stream,
            address,
            rest: head.split_off(end + 4),
            fresh: true,
            pongs: Vec::new(),
        })
    }

    /// Sends a text message.
    ///
    /// # Errors
    /// When the connection is lost.
    pub async fn say(&mut self, text: &str) -> Result<(), Trouble> {
        self.send(1, text.as_bytes()).await
    }

    /// Sends a frame of this kind.
    ///
    /// # Errors
    /// When the connection is lost.
    pub async fn send(&mut self, kind: u8, data: &[u8]) -> Result<(), Trouble> {
        let frame = frame(kind, data);
        self.send_bytes(&frame).await
    }

    /// Sends bytes that may be no frame at all.
    ///
    /// # Errors
    /// When the connection is lost.
    pub async fn send_bytes(&mut self, bytes: &[u8]) -> Result<(), Trouble> {
        let sent = match self.stream.try_write(bytes) {
            Ok(count) if count == bytes.len() => Ok(()),
            Ok(count) => self.stream.write_all(&bytes[count..]).await,
            Err(error) if error.kind() == io::ErrorKind::WouldBlock => self.stream.write_all(bytes).await,
            Err(error) => Err(error),
        };
        sent.map_err(|error| Trouble::Connection(self.address, error))
    }

    /// Waits until something comes and hands on every whole text message of it. Can be given up while it waits.
    ///
    /// # Errors
    /// When the connection is lost, or what comes is no WebSocket.
    pub async fn hear(&mut self, mut each: impl FnMut(&str)) -> Result<Heard, Trouble> {
        let address = self.address;
        loop {
            let heard = std::future::poll_fn(|context| self.poll_hear(context, &mut each)).await;
            let heard = heard.map_err(|error| Trouble::Connection(address, error))?;
            while let Some(pong) = self.pongs.pop() {
                self.send(10, &pong).await?;
            }
            if let Some(heard) = heard {
                return Ok(heard);
            }
        }
    }

    /// Reads once; nothing if no message was complete.
    fn poll_hear(&mut self, context: &mut Context<'_>, each: &mut impl FnMut(&str)) -> Poll<io::Result<Option<Heard>>> {
        if self.fresh {
            // What came with the answer to the upgrade.
            self.fresh = false;
            let rest = std::mem::take(&mut self.rest);
            let (used, told) = self.frames(&rest, each)?;
            self.rest = rest[used..].to_vec();
            if told.is_some() {
                return Poll::Ready(Ok(told));
            }
        }
        BUFFER.with_borrow_mut(|buffer| {
            let mut space = ReadBuf::new(buffer);
            ready!(Pin::new(&mut self.stream).poll_read(context, &mut space))?;
            let came = space.filled();
            if came.is_empty() {
                return Poll::Ready(Ok(Some(Heard::End)));
            }
            if self.rest.is_empty() {
                let (used, told) = self.frames(came, each)?;
                self.rest.extend_from_slice(&came[used..]);
                return Poll::Ready(Ok(told));
            }
            let mut rest = std::mem::take(&mut self.rest);
            rest.extend_from_slice(came);
            let (used, told) = self.frames(&rest, each)?;
            if used < rest.len() {
                rest.drain(..used);
                self.rest = rest;
            }
            Poll::Ready(Ok(told))
        })
    }

    /// Hands on whole frames; how many bytes they were, and whether anything was told.
    fn frames(&mut self, bytes: &[u8], each: &mut impl FnMut(&str)) -> io::Result<(usize, Option<Heard>)> {
        let broken = |reason: &'static str| io::Error::new(io::ErrorKind::InvalidData, reason);
        let mut used = 0;
        let mut told = None;
        while let Some((head, length)) = frame_head(&bytes[used..]) {
            if length > LONGEST {
                return Err(broken("a message that is too long"));
            }
            let begin = used + head;
            let Some(data) = bytes.get(begin..begin + length) else {
                break;
            };
            match bytes[used] {
                0x81 => {
                    each(std::str::from_utf8(data).map_err(|_| broken("a message that is no text"))?);
                    told = Some(Heard::Something);
                }
                0x88 => return Ok((begin + length, Some(Heard::End))),
                0x89 => self.pongs.push(data.to_vec()),
                0x8a => {}
                _ => return Err(broken("a frame of an unknown kind")),
            }
            used = begin + length;
        }
        Ok((used, told))
    }
}

/// The length of a frame's head and of what follows it, once the head is there.
fn frame_head(bytes: &[u8]) -> Option<(usize, usize)> {
    let length = bytes.get(1)? & 127;
    match length {
        126 => {
            let long = bytes.get(2..4)?;
            Some((4, usize::from(u16::from_be_bytes([long[0], long[1]]))))
        }
        127 => {
            let long: [u8; 8] = bytes.get(2..10)?.try_into().ok()?;
            Some((10, usize::try_from(u64::from_be_bytes(long)).unwrap_or(usize::MAX)))
        }
        short => Some((2, usize::from(short))),
    }
}

/// A frame as clients send it. The mask is of no use to anybody here, so it is zero.
fn frame(kind: u8, data: &[u8]) -> Vec<u8> {
    let mut frame = Vec::with_capacity(data.len() + 14);
    frame.push(0x80 | kind);
    match data.len() {
        short @ 0..126 => frame.push(0x80 | short as u8),
        long @ 126..=0xffff => {
            frame.push(0x80 | 126);
            frame.extend_from_slice(&(long as u16).to_be_bytes());
        }
        long => {
            frame.push(0x80 | 127);
            frame.extend_from_slice(&(long as u64).to_be_bytes());
        }
    }
    frame.extend_from_slice(&[0; 4]);
    frame.extend_from_slice(data);
    frame
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn heads_of_every_length() {
        for length in [0, 1, 125, 126, 4000, 65_535, 65_536, 100_000] {
            let frame = frame(1, &vec![b'x'; length]);
            let (head, told) = frame_head(&frame).expect("a head");
            // Four bytes of mask, which servers do not send.
            assert_eq!((head + 4 + told, told), (frame.len(), length));
            assert_eq!(frame_head(&frame[..1]), None);
        }
    }
}
