//! Asking a server over HTTP.

use serde::Serialize;
use serde::de::DeserializeOwned;
use told::server::http::Refusal;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;
use web_sys::{Headers, RequestInit, Response};

/// Why an answer did not come; both texts are empty if there was no answer at all.
pub(crate) use told::server::http::Reason as Refused;

/// Asks, and reads the answer.
pub(super) async fn ask<T: DeserializeOwned>(
    method: &str,
    path: &str,
    body: Option<String>,
    language: &str,
    key: Option<&str>,
) -> Result<T, Refused> {
    let text = ask_text(method, path, body, language, key).await?;
    serde_json::from_str(&text).map_err(|_| Refused::default())
}

/// Asks; the answer as it came.
pub(super) async fn ask_text(
    method: &str,
    path: &str,
    body: Option<String>,
    language: &str,
    key: Option<&str>,
) -> Result<String, Refused> {
    let request = RequestInit::new();
    request.set_method(method);
    let headers = Headers::new().map_err(|_| Refused::default())?;
    let _ = headers.set("accept-language", language);
    if let Some(key) = key {
        let _ = headers.set("authorization", &format!("Bearer {key}"));
    }
    if let Some(password) = super::house::password() {
        let _ = headers.set("x-oshra-password", &password);
    }
    if let Some(body) = body {
        let _ = headers.set("content-type", "application/json");
        request.set_body(&JsValue::from_str(&body));
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
        return Ok(text);
    }
    let refusal: Option<Refusal> = serde_json::from_str(&text).ok();
    Err(refusal.unwrap_or_default().error)
}

/// What is sent with a request. All keys are texts and all numbers finite, so nothing can fail here.
pub(super) fn body(carried: &impl Serialize) -> Option<String> {
    serde_json::to_string(carried).ok()
}
