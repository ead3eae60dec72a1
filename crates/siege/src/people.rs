//! People at tables, as most tests need them.

use load::{Http, Trouble};
use serde_json::{Value, json};

/// Trouble as a sentence.
pub(crate) fn words(trouble: Trouble) -> String {
    trouble.to_string()
}

/// Two people at a table of their own.
pub(crate) struct Two {
    pub(crate) code: String,
    /// The token each of them shows to be let in; the one who opened the table comes first.
    pub(crate) tokens: [Value; 2],
}

impl Two {
    /// One opens a table, the other sits down at it.
    pub(crate) async fn sit_down(http: &mut Http) -> Result<Two, String> {
        let opening = json!({"settings": {"seats": 2}, "name": "Ada"});
        let opened = http.post("/api/tables", &opening).await.map_err(words)?.json();
        let code = opened["code"].as_str().unwrap_or_default().to_owned();
        let seats = format!("/api/tables/{code}/seats");
        let sat = http.post(&seats, &json!({"name": "Ben"})).await.map_err(words)?.json();
        Ok(Two {
            code,
            tokens: [opened["token"].clone(), sat["token"].clone()],
        })
    }

    /// What one of them says first over a socket.
    pub(crate) fn hello(&self, who: usize) -> String {
        json!({"do": "hello", "version": 1, "table": self.code, "token": self.tokens[who]}).to_string()
    }
}
