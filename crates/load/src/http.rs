//! Just enough of an HTTP client: one connection, one request after the other.

use crate::Trouble;
use serde::Serialize;
use serde_json::Value;
use std::io;
use std::net::{IpAddr, SocketAddr};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpSocket, TcpStream};

/// A connection for requests. It is made when it is needed, and made again when it was lost.
pub struct Http {
    address: SocketAddr,
    from: Option<IpAddr>,
    stream: Option<TcpStream>,
}

/// What a server answered.
#[derive(Clone, Debug)]
pub struct Answer {
    /// The status.
    pub status: u16,
    /// The head, as it came.
    pub head: String,
    /// The body.
    pub body: Vec<u8>,
}

impl Answer {
    /// The body as JSON; null if it is none.
    pub fn json(&self) -> Value {
        serde_json::from_slice(&self.body).unwrap_or_default()
    }

    /// The body as text.
    pub fn text(&self) -> String {
        String::from_utf8_lossy(&self.body).into_owned()
    }

    /// The code of a refusal; empty if it is none.
    pub fn code(&self) -> String {
        self.json()["error"]["code"].as_str().unwrap_or_default().to_owned()
    }
}

/// Connects, from a certain address if that matters.
pub(crate) async fn connect(address: SocketAddr, from: Option<IpAddr>) -> Result<TcpStream, Trouble> {
    let connected = async {
        let stream = match from {
            None => TcpStream::connect(address).await?,
            Some(from) => {
                let socket = match from {
                    IpAddr::V4(_) => TcpSocket::new_v4()?,
                    IpAddr::V6(_) => TcpSocket::new_v6()?,
                };
                socket.bind(SocketAddr::new(from, 0))?;
                socket.connect(address).await?
            }
        };
        stream.set_nodelay(true)?;
        Ok(stream)
    };
    connected.await.map_err(|error| Trouble::Connection(address, error))
}

impl Http {
    /// Requests to this server.
    pub const fn new(address: SocketAddr) -> Http {
        Http {
            address,
            from: None,
            stream: None,
        }
    }

    /// Requests to this server from this address of this machine.
    pub const fn from_address(address: SocketAddr, from: IpAddr) -> Http {
        Http {
            address,
            from: Some(from),
            stream: None,
        }
    }

    /// Asks for something.
    ///
    /// # Errors
    /// When the server cannot be reached.
    pub async fn get(&mut self, path: &str) -> Result<Answer, Trouble> {
        self.request("GET", path, &[], None).await
    }

    /// Sends JSON.
    ///
    /// # Errors
    /// When the server cannot be reached.
    pub async fn post(&mut self, path: &str, body: &impl Serialize) -> Result<Answer, Trouble> {
        let body = serde_json::to_string(body).map_err(|error| Trouble::Answer(error.to_string()))?;
        self.request("POST", path, &[], Some(&body)).await
    }

    /// Any request; a body is JSON.
    ///
    /// # Errors
    /// When the server cannot be reached.
    pub async fn request(
        &mut self,
        method: &str,
        path: &str,
        headers: &[(&str, &str)],
        body: Option<&str>,
    ) -> Result<Answer, Trouble> {
        let mut text = format!("{method} {path} HTTP/1.1\r\nhost: {}\r\n", self.address);
        for (name, value) in headers {
            text += &format!("{name}: {value}\r\n");
        }
        if let Some(body) = body {
            text += &format!("content-type: application/json\r\ncontent-length: {}\r\n", body.len());
        }
        text += "\r\n";
        text += body.unwrap_or_default();
        // A connection that was kept may have been closed by the server meanwhile.
        if let Some(mut stream) = self.stream.take()
            && let Ok(answer) = exchange(&mut stream, text.as_bytes()).await
        {
            return Ok(self.keep(stream, answer));
        }
        let mut stream = connect(self.address, self.from).await?;
        let answer = exchange(&mut stream, text.as_bytes()).await;
        let answer = answer.map_err(|error| Trouble::Connection(self.address, error))?;
        Ok(self.keep(stream, answer))
    }

    fn keep(&mut self, stream: TcpStream, answer: Answer) -> Answer {
        if !answer.head.to_ascii_lowercase().contains("connection: close") {
            self.stream = Some(stream);
        }
        answer
    }
}

async fn exchange(stream: &mut TcpStream, request: &[u8]) -> io::Result<Answer> {
    stream.write_all(request).await?;
    let mut bytes = Vec::with_capacity(2048);
    let end = loop {
        if let Some(end) = memchr::memmem::find(&bytes, b"\r\n\r\n") {
            break end;
        }
        if stream.read_buf(&mut bytes).await? == 0 {
            return Err(io::ErrorKind::UnexpectedEof.into());
        }
    };
    let head = String::from_utf8_lossy(&bytes[..end]).into_owned();
    let broken = || io::Error::from(io::ErrorKind::InvalidData);
    let status = head.split(' ').nth(1).and_then(|status| status.parse().ok());
    let length = head.lines().find_map(|line| {
        let (name, value) = line.split_once(':')?;
        name.eq_ignore_ascii_case("content-length")
            .then(|| value.trim().parse::<usize>().ok())?
    });
    let mut body = bytes.split_off(end + 4);
    match length {
        Some(length) => {
            while body.len() < length {
                if stream.read_buf(&mut body).await? == 0 {
                    return Err(io::ErrorKind::UnexpectedEof.into());
                }
            }
            body.truncate(length);
        }
        // Without a length only an answer without a body can be told from the next one.
        None => body.clear(),
    }
    Ok(Answer {
        status: status.ok_or_else(broken)?,
        head,
        body,
    })
}
