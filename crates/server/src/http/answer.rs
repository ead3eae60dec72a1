//! Answers: JSON, and refusals with a code and a sentence.

use crate::fault::Fault;
use axum::http::{HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use serde::Serialize;
use told::server::http::{Reason, Refusal};
use words::Words;

/// A request that is refused.
pub(crate) struct Refused {
    pub(crate) fault: Fault,
    pub(crate) words: Words,
}

/// Why a request was refused, for whoever counts.
#[derive(Clone)]
pub(super) struct Code(pub(super) String);

impl IntoResponse for Refused {
    fn into_response(self) -> Response {
        let told = Refusal {
            error: Reason {
                code: self.fault.code().to_owned(),
                message: self.fault.message(self.words),
            },
        };
        let mut response = json(self.fault.status(), &told);
        let code = Code(told.error.code);
        response.extensions_mut().insert(code);
        let language = HeaderValue::from_static(self.words.language().id());
        response.headers_mut().insert(header::CONTENT_LANGUAGE, language);
        if matches!(self.fault, Fault::TooFast | Fault::Unavailable | Fault::Stopping) {
            let headers = response.headers_mut();
            headers.insert(header::RETRY_AFTER, HeaderValue::from_static("2"));
        }
        if self.fault == Fault::BadKey || self.fault == Fault::AdminOnly {
            let scheme = HeaderValue::from_static("Bearer");
            response.headers_mut().insert(header::WWW_AUTHENTICATE, scheme);
        }
        response
    }
}

/// JSON with a status.
pub(crate) fn json(status: StatusCode, value: &impl Serialize) -> Response {
    match serde_json::to_string(value) {
        Ok(text) => json_text(status, text),
        Err(_) => StatusCode::INTERNAL_SERVER_ERROR.into_response(),
    }
}

/// JSON that is text already.
pub(crate) fn json_text(status: StatusCode, text: impl Into<axum::body::Body>) -> Response {
    let mut response = Response::new(text.into());
    *response.status_mut() = status;
    let kind = HeaderValue::from_static("application/json");
    response.headers_mut().insert(header::CONTENT_TYPE, kind);
    response
}
