//! Asking a server over HTTP.

use serde::de::DeserializeOwned;
use serde_json::Value;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;
use web_sys::{Headers, RequestInit, Response};

/// Why an answer did not come.
#[derive(Clone, Debug, Default)]
pub(crate) struct Refused {
    /// For programs; empty if there was no answer at all.
    pub(crate) code: String,
    /// For people, in their language.
    pub(crate) message: String,
}

/// Asks, and reads the answer.
pub(super) async fn ask<T: DeserializeOwned>(
    method: &str,
    path: &str,
    body: Option<Value>,
    language: &str,
    key: Option<&str>,
) -> Result<T, Refused> {
    let request = RequestInit::new();
    request.set_method(method);
    let headers = Headers::new().map_err(|_| Refused::default())?;
    let _ = headers.set("accept-language", language);
    if let Some(key) = key {
        let _ = headers.set("authorization", &format!("Bearer {key}"));
    }
    if let Some(body) = body {
        let _ = headers.set("content-type", "application/json");
        request.set_body(&JsValue::from_str(&body.to_string()));
    }
    request.set_headers(&headers);
    let window = web_sys::window().ok_or_else(Refused::default)?;
    let answer = JsFuture::from(window.fetch_with_str_and_init(path, &request)).await;
    let answer: Response = answer
        .ok()
        .and_then(|answer| answer.dyn_into().ok())
        .ok_or_else(Refused::default)?;
    let text = match answer.text() {
        Ok(text) => JsFuture::from(text).await.ok().and_then(|text| text.as_string()),
        Err(_) => None,
    };
    let text = text.unwrap_or_default();
    if answer.ok() {
        return serde_json::from_str(&text).map_err(|_| Refused::default());
    }
    let refusal: Option<Value> = serde_json::from_str(&text).ok();
    let field = |name: &str| {
        let error = refusal.as_ref().map(|refusal| &refusal["error"][name]);
        error.and_then(Value::as_str).unwrap_or_default().to_owned()
    };
    Err(Refused {
        code: field("code"),
        message: field("message"),
    })
}
