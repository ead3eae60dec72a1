//! A client as somebody might write one, with an eye on what it is told.

use crate::house::{post, request};
use futures_util::{SinkExt, StreamExt};
use serde_json::{Value, json};
use std::net::SocketAddr;
use std::time::Duration;
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::{ClientRequestBuilder, Message};
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream};

/// How long anything may take.
pub(crate) const PATIENCE: Duration = Duration::from_secs(30);

/// A bare socket.
pub(crate) type Socket = WebSocketStream<MaybeTlsStream<TcpStream>>;

/// Somebody at a table.
pub(crate) struct Client {
    pub(crate) code: String,
    pub(crate) token: Option<String>,
    /// The key it shows.
    pub(crate) key: Option<String>,
    pub(crate) seat: Option<u64>,
    /// The last number it was told.
    pub(crate) number: u64,
    pub(crate) table: Value,
    pub(crate) view: Value,
    pub(crate) clock: Value,
    /// Every numbered message, as it came.
    pub(crate) told: Vec<String>,
    /// Every message, as it came.
    pub(crate) heard: Vec<String>,
    socket: Option<WebSocketStream<MaybeTlsStream<TcpStream>>>,
    ids: u64,
    dice: u64,
    /// The number of the view it has answered last.
    answered: u64,
}

/// Opens a table and sits down; the answer of the server.
pub(crate) async fn open_table(address: SocketAddr, body: Value) -> Value {
    let answer = post(address, "/api/tables", &body).await;
    assert_eq!(answer.status, 201, "{}", answer.text());
    answer.json()
}

/// Takes a seat; the answer of the server.
pub(crate) async fn take_seat(address: SocketAddr, code: &str, name: &str, key: Option<&str>) -> Value {
    let bearer = key.map(|key| format!("Bearer {key}"));
    let headers: Vec<(&str, &str)> = bearer.iter().map(|bearer| ("authorization", bearer.as_str())).collect();
    let path = format!("/api/tables/{code}/seats");
    let body = json!({"name": name}).to_string();
    let answer = request(address, "POST", &path, &headers, Some(&body)).await;
    assert_eq!(answer.status, 201, "{}", answer.text());
    answer.json()
}

/// A socket that has said nothing yet.
pub(crate) async fn raw_socket(address: SocketAddr) -> WebSocketStream<MaybeTlsStream<TcpStream>> {
    let (socket, _) = tokio_tungstenite::connect_async(format!("ws://{address}/api/socket"))
        .await
        .expect("a socket");
    socket
}

/// A socket from somewhere, by the word of a proxy.
pub(crate) async fn socket_from(address: SocketAddr, from: &str) -> Socket {
    let uri = format!("ws://{address}/api/socket").parse().expect("an address");
    let request = ClientRequestBuilder::new(uri).with_header("x-forwarded-for", from);
    tokio_tungstenite::connect_async(request).await.expect("a socket").0
}

/// Sends a message over a bare socket.
pub(crate) async fn say(socket: &mut WebSocketStream<MaybeTlsStream<TcpStream>>, message: &Value) {
    socket
        .send(Message::Text(message.to_string().into()))
        .await
        .expect("the message is sent");
}

/// The next message over a bare socket; nothing when it is closed.
pub(crate) async fn listen(socket: &mut WebSocketStream<MaybeTlsStream<TcpStream>>) -> Option<Value> {
    loop {
        match tokio::time::timeout(PATIENCE, socket.next())
            .await
            .expect("something is heard")
        {
            Some(Ok(Message::Text(text))) => return Some(serde_json::from_str(&text).expect("messages are JSON")),
            Some(Ok(Message::Close(_)) | Err(_)) | None => return None,
            Some(Ok(_)) => {}
        }
    }
}

/// Everybody hears what the one who has heard most has heard.
pub(crate) async fn settle(clients: &mut [Client]) {
    let number = clients.iter().map(|client| client.number).max().unwrap_or_default();
    for client in clients {
        client.hear_until(|client| client.number >= number).await;
    }
}

impl Client {
    fn new(code: &str, token: Option<&str>) -> Client {
        Client {
            code: code.to_owned(),
            token: token.map(str::to_owned),
            key: None,
            seat: None,
            number: 0,
            table: Value::Null,
            view: Value::Null,
            clock: Value::Null,
            told: Vec::new(),
            heard: Vec::new(),
            socket: None,
            ids: 0,
            dice: 0x9e37_79b9_7f4a_7c15 ^ code.bytes().fold(0, |sum, byte| sum * 31 + u64::from(byte)),
            answered: 0,
        }
    }

    /// Opens a table of this many seats and sits down at it.
    pub(crate) async fn open(address: SocketAddr, settings: Value, bots: &[&str]) -> Client {
        let opened = open_table(address, json!({"settings": settings, "bots": bots, "name": "Ada"})).await;
        let code = opened["code"].as_str().expect("a code");
        let mut client = Client::new(code, opened["token"].as_str());
        client.connect(address).await;
        client
    }

    /// Sits down at a table.
    pub(crate) async fn sit(address: SocketAddr, code: &str, name: &str) -> Client {
        Client::sit_with_key(address, code, name, None).await
    }

    pub(crate) async fn sit_with_key(address: SocketAddr, code: &str, name: &str, key: Option<&str>) -> Client {
        let sat = take_seat(address, code, name, key).await;
        let mut client = Client::new(code, sat["token"].as_str());
        client.dice ^= sat["seat"].as_u64().expect("a seat") << 32;
        client.connect(address).await;
        client
    }

    /// Watches a table.
    pub(crate) async fn watch(address: SocketAddr, code: &str) -> Client {
        let mut client = Client::new(code, None);
        client.connect(address).await;
        client
    }

    /// Comes back to a seat taken before.
    pub(crate) async fn back(address: SocketAddr, code: &str, token: &str) -> Client {
        let mut client = Client::new(code, Some(token));
        client.connect(address).await;
        client
    }

    /// Comes back to the seat that belongs to a key.
    pub(crate) async fn back_with_key(address: SocketAddr, code: &str, key: &str) -> Client {
        let mut client = Client::new(code, None);
        client.key = Some(key.to_owned());
        client.connect(address).await;
        client
    }

    /// Asks for everything after an entry.
    pub(crate) async fn connect_after(&mut self, address: SocketAddr, after: u64) {
        self.socket = Some(raw_socket(address).await);
        let hello = json!({"do": "hello", "version": 1, "table": self.code, "token": self.token, "after": after});
        self.send(&hello).await;
        assert_eq!(self.hear().await["type"], "resumed");
    }

    /// Connects, or connects again; what was missed is asked for.
    pub(crate) async fn connect(&mut self, address: SocketAddr) {
        self.greet(address).await;
        let first = self.hear().await;
        self.check_greeting(&first);
    }

    async fn greet(&mut self, address: SocketAddr) {
        self.socket = Some(raw_socket(address).await);
        let mut hello = json!({"do": "hello", "version": 1, "table": self.code});
        if let Some(token) = &self.token {
            hello["token"] = json!(token);
        }
        if let Some(key) = &self.key {
            hello["key"] = json!(key);
        }
        if self.number > 0 {
            hello["after"] = json!(self.number);
        }
        self.send(&hello).await;
    }

    fn check_greeting(&self, first: &Value) {
        let kind = if self.number > 0 && first["type"] == "resumed" {
            "resumed"
        } else {
            "welcome"
        };
        assert_eq!(first["type"], kind, "{first}");
    }

    /// Connects again after a server has died, as the protocol asks for: until the table has a new owner.
    pub(crate) async fn connect_again(&mut self, address: SocketAddr) {
        loop {
            self.vanish();
            self.greet(address).await;
            let first = self.hear().await;
            match first["code"].as_str() {
                Some("unavailable") => tokio::time::sleep(Duration::from_millis(50)).await,
                _ => return self.check_greeting(&first),
            }
        }
    }

    /// Goes away without a word, as a telephone does in a tunnel.
    pub(crate) fn vanish(&mut self) {
        self.socket = None;
    }

    pub(crate) async fn send(&mut self, message: &Value) {
        self.send_text(&message.to_string()).await;
    }

    pub(crate) async fn send_text(&mut self, text: &str) {
        let socket = self.socket.as_mut().expect("connected");
        socket
            .send(Message::Text(text.into()))
            .await
            .expect("the message is sent");
    }

    /// The next message; nothing when the server has closed the connection.
    pub(crate) async fn try_hear(&mut self) -> Option<Value> {
        let socket = self.socket.as_mut().expect("connected");
        let end = tokio::time::Instant::now() + PATIENCE;
        loop {
            let received = tokio::time::timeout_at(end, socket.next()).await;
            match received.unwrap_or_else(|_| panic!("nothing is heard; last: {:?}", self.heard.last())) {
                Some(Ok(Message::Text(text))) => {
                    let message: Value = serde_json::from_str(&text).expect("messages are JSON");
                    self.take_in(&text, &message);
                    return Some(message);
                }
                Some(Ok(Message::Close(_)) | Err(_)) | None => return None,
                Some(Ok(_)) => {}
            }
        }
    }

    pub(crate) async fn hear(&mut self) -> Value {
        self.try_hear().await.expect("the connection is open")
    }

    fn take_in(&mut self, text: &str, message: &Value) {
        self.heard.push(text.to_owned());
        if let Some(number) = message["number"].as_u64() {
            match message["type"].as_str() {
                Some("welcome") => {
                    self.number = number;
                    self.seat = message["seat"].as_u64();
                }
                Some("resumed" | "accepted") => {}
                _ => {
                    assert_eq!(number, self.number + 1, "neither gaps nor doubles: {text}");
                    self.number = number;
                    self.told.push(text.to_owned());
                }
            }
        }
        for (field, kept) in [
            ("table", &mut self.table),
            ("view", &mut self.view),
            ("clock", &mut self.clock),
        ] {
            if let Some(value) = message.get(field) {
                *kept = value.clone();
            }
        }
    }

    /// Says that it is ready, and hears it.
    pub(crate) async fn be_ready(&mut self) {
        self.send(&json!({"do": "ready"})).await;
        let seat = self.seat.expect("a seat") as usize;
        self.hear_until(|client| client.table["seats"][seat]["ready"] == true)
            .await;
    }

    /// The next message of this type.
    pub(crate) async fn hear_type(&mut self, kind: &str) -> Value {
        loop {
            let message = self.hear().await;
            if message["type"] == kind {
                return message;
            }
        }
    }

    /// Hears until this is so.
    pub(crate) async fn hear_until(&mut self, is_so: impl Fn(&Client) -> bool) {
        while !is_so(self) {
            self.hear().await;
        }
    }

    pub(crate) fn phase(&self) -> &str {
        self.table["phase"].as_str().unwrap_or_default()
    }

    /// The choices it has, unless it has answered already.
    pub(crate) fn choices(&self) -> &[Value] {
        let asked = self.phase() == "playing" && self.answered < self.number;
        let choices = self.view["choices"].as_array().map(Vec::as_slice);
        choices.filter(|_| asked).unwrap_or_default()
    }

    fn roll(&mut self, sides: usize) -> usize {
        self.dice = self.dice.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
        (self.dice >> 33) as usize % sides
    }

    /// Makes some choice it has; the message it sent.
    pub(crate) async fn choose(&mut self) -> Value {
        let choices = self.choices().to_vec();
        assert!(!choices.is_empty(), "nothing to choose");
        self.ids += 1;
        // People who play to the end play cards; random discarding would go on forever.
        let plays: Vec<&Value> = choices.iter().filter(|choice| choice.get("play").is_some()).collect();
        let choice = match plays.len() {
            0 => choices[self.roll(choices.len())].clone(),
            count => plays[self.roll(count)].clone(),
        };
        let message = json!({"do": "choose", "id": format!("c{}", self.ids), "on": self.number, "choice": choice});
        self.send(&message).await;
        self.answered = self.number;
        message
    }

    /// Answers if it is asked, then hears the next message.
    pub(crate) async fn step(&mut self) {
        if !self.choices().is_empty() {
            self.choose().await;
        }
        self.hear().await;
    }

    /// Plays until the game is over.
    pub(crate) async fn play_to_the_end(&mut self) {
        self.hear_until(|client| client.phase() == "playing").await;
        while self.phase() == "playing" {
            self.step().await;
        }
    }

    /// Leaves the choices as if it had not answered, after a connection was lost.
    pub(crate) fn forget_answer(&mut self) {
        self.answered = 0;
    }
}
