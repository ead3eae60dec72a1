//! Answers browsers.

use crate::embedded::{File, file, script};
use axum::body::Body;
use axum::http::{HeaderMap, HeaderValue, StatusCode, Uri, header};
use axum::response::{IntoResponse, Response};
use axum::{Router, routing::get};
use std::sync::LazyLock;

/// The page with the texts of the first language that somebody asks for and the page has, if that is not everybody's.
fn in_language(accepted: &str) -> Option<File> {
    let asked = accepted
        .split(',')
        .map(|one| one.trim().split([';', '-']).next().unwrap_or_default());
    asked
        .map(str::to_ascii_lowercase)
        .map_while(|language| (language != "en").then(|| file(&format!("index-{language}.html"))))
        .flatten()
        .next()
}

/// What the page may do: only with files from here, and with the script that is in it.
pub(crate) fn policy(script: &str) -> String {
    format!(
        "default-src 'self'; script-src 'self' {script} 'wasm-unsafe-eval'; style-src 'self' 'unsafe-inline'; \
         img-src 'self' data:; connect-src 'self'; worker-src 'self'; base-uri 'none'; form-action 'none'; \
         frame-ancestors 'none'"
    )
}

static POLICY: LazyLock<String> = LazyLock::new(|| policy(script()));

/// Serves all files of the client. Other routes can be added to it.
pub fn router<S: Clone + Send + Sync + 'static>() -> Router<S> {
    Router::new().fallback(get(serve))
}

/// Answers with the file that is asked for.
pub async fn serve(uri: Uri, headers: HeaderMap) -> Response {
    let asked = |name: header::HeaderName| {
        headers
            .get(name)
            .and_then(|value| value.to_str().ok())
            .unwrap_or_default()
    };
    let page = matches!(uri.path(), "/" | "/index.html");
    let spoken = page.then(|| in_language(asked(header::ACCEPT_LANGUAGE))).flatten();
    let found = spoken.or_else(|| file(uri.path()));
    #[cfg(debug_assertions)]
    if let Some(fresh) = crate::disk::answer(uri.path(), found) {
        return fresh;
    }
    let Some(file) = found else {
        return StatusCode::NOT_FOUND.into_response();
    };
    let tag = format!("\"{}\"", file.tag());
    let known = asked(header::IF_NONE_MATCH).split(',').any(|known| known.trim() == tag);
    let accepted = asked(header::ACCEPT_ENCODING);
    let accepts = |name: &str| {
        accepted
            .split(',')
            .any(|one| one.trim().split(';').next() == Some(name))
    };
    let (body, encoding) = if known {
        (Body::empty(), None)
    } else if accepts("br") {
        (Body::from(file.brotli()), Some("br"))
    } else if accepts("gzip") {
        (Body::from(file.gzip()), Some("gzip"))
    } else {
        (Body::from(file.plain()), None)
    };
    let mut answer = Response::new(body);
    if known {
        *answer.status_mut() = StatusCode::NOT_MODIFIED;
    }
    // Asked for again each time, and mostly answered with "not modified"; a browser takes the headers of that answer
    // for those of the file it has, so they must be the same.
    set(&mut answer, header::CACHE_CONTROL, "no-cache");
    set(&mut answer, header::ETAG, &tag);
    let vary = if page {
        "accept-encoding, accept-language"
    } else {
        "accept-encoding"
    };
    set(&mut answer, header::VARY, vary);
    guard(&mut answer, file.content_type(), &POLICY);
    if let Some(encoding) = encoding {
        set(&mut answer, header::CONTENT_ENCODING, encoding);
    }
    answer
}

/// What every answer says about itself.
pub(crate) fn guard(answer: &mut Response, content_type: &str, policy: &str) {
    set(answer, header::CONTENT_TYPE, content_type);
    set(answer, header::CONTENT_SECURITY_POLICY, policy);
    set(answer, header::X_CONTENT_TYPE_OPTIONS, "nosniff");
    set(answer, header::REFERRER_POLICY, "no-referrer");
}

fn set(answer: &mut Response, name: header::HeaderName, value: &str) {
    if let Ok(value) = HeaderValue::from_str(value) {
        answer.headers_mut().insert(name, value);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use axum::http::Request;
    use tower::ServiceExt;

    async fn asked(path: &str, headers: &[(&str, &str)]) -> Response {
        let mut request = Request::builder().uri(path);
        for (name, value) in headers {
            request = request.header(*name, *value);
        }
        router::<()>()
            .oneshot(request.body(Body::empty()).unwrap())
            .await
            .unwrap()
    }

    #[tokio::test]
    async fn the_first_page_comes_compressed_and_once() {
        for encoding in ["br", "gzip"] {
            let answer = asked("/", &[("accept-encoding", encoding)]).await;
            assert_eq!(answer.status(), StatusCode::OK);
            assert_eq!(answer.headers()["content-encoding"], encoding);
            let tag = answer.headers()["etag"].to_str().unwrap().to_owned();
            let again = asked("/", &[("if-none-match", &tag)]).await;
            assert_eq!(again.status(), StatusCode::NOT_MODIFIED);
            for name in ["content-security-policy", "cache-control", "content-type"] {
                assert_eq!(again.headers()[name], answer.headers()[name]);
            }
        }
        let plain = asked("/index.html", &[]).await;
        assert!(plain.headers().get("content-encoding").is_none());
        let bytes = axum::body::to_bytes(plain.into_body(), 1 << 20).await.unwrap();
        assert!(bytes.starts_with(b"<!doctype html>"));
    }

    #[tokio::test]
    async fn the_page_speaks_the_language_that_is_asked_for() {
        for (accepted, page) in [
            ("de-AT,de;q=0.9,en;q=0.5", "/index-de.html"),
            ("fr, PL;q=0.8, en", "/index-pl.html"),
            ("en-GB,de", "/index.html"),
            ("../secret", "/index.html"),
            ("", "/index.html"),
        ] {
            let answer = asked("/", &[("accept-language", accepted)]).await;
            // A program that was built without its client has one page.
            let expected = file(page).or_else(|| file("/")).unwrap();
            assert_eq!(
                answer.headers()["etag"],
                format!("\"{}\"", expected.tag()),
                "{accepted}"
            );
            assert!(answer.headers()["vary"].to_str().unwrap().contains("accept-language"));
        }
    }

    #[tokio::test]
    async fn other_paths_are_not_found() {
        for path in ["/nothing", "/../Cargo.toml", "/art/nobody.svg"] {
            assert_eq!(asked(path, &[]).await.status(), StatusCode::NOT_FOUND, "{path}");
        }
    }
}
