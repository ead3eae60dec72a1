//! The browser client inside the program: every file of it, compressed when the program was built.
//!
//! [`file()`] finds one by its path, for anybody who serves files in their own way; [`router`] serves all of them.

use axum::body::Body;
use axum::http::{HeaderMap, HeaderValue, StatusCode, Uri, header};
use axum::response::{IntoResponse, Response};
use axum::{Router, routing::get};
use flate2::read::GzDecoder;
use std::fs;
use std::io::{self, Read};
use std::path::Path;
use std::sync::LazyLock;

/// A file as the build laid it down.
struct Embedded {
    path: &'static str,
    gzip: &'static [u8],
    brotli: &'static [u8],
    tag: &'static str,
}

impl Embedded {
    fn file(&self) -> File {
        File {
            content_type: content_type(self.path),
            gzip: self.gzip,
            brotli: self.brotli,
            tag: self.tag,
        }
    }
}

include!(concat!(env!("OUT_DIR"), "/files.rs"));
include!(concat!(env!("OUT_DIR"), "/script.rs"));

/// A file of the client.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct File {
    /// What it is, as browsers are told.
    pub content_type: &'static str,
    /// Its bytes, compressed with gzip.
    pub gzip: &'static [u8],
    /// Its bytes, compressed with brotli.
    pub brotli: &'static [u8],
    /// Changes when the file does.
    pub tag: &'static str,
}

impl File {
    /// Its bytes as they are.
    pub fn plain(&self) -> Vec<u8> {
        let mut bytes = Vec::new();
        // What the build compressed can be read again.
        let _ = GzDecoder::new(self.gzip).read_to_end(&mut bytes);
        bytes
    }
}

/// The file at this path; the first page for the empty one.
///
/// ```
/// let page = client::file("/").unwrap();
/// assert_eq!(page.content_type, "text/html; charset=utf-8");
/// assert!(client::file("/../secret").is_none());
/// ```
pub fn file(path: &str) -> Option<File> {
    let path = match path.trim_start_matches('/') {
        "" => "index.html",
        path => path,
    };
    let index = FILES.binary_search_by_key(&path, |file| file.path).ok()?;
    Some(FILES[index].file())
}

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

/// Lays the whole client into a folder that any static host can serve, at any path, and tells how many files it has.
/// Beside every file lies the same compressed with gzip and brotli, for hosts that send those.
///
/// # Errors
/// Where the folder cannot be written.
pub fn lay(folder: &Path) -> io::Result<usize> {
    for embedded in FILES {
        let place = folder.join(embedded.path);
        if let Some(parent) = place.parent() {
            fs::create_dir_all(parent)?;
        }
        let beside = |ending: &str| folder.join(format!("{}.{ending}", embedded.path));
        fs::write(&place, embedded.file().plain())?;
        fs::write(beside("gz"), embedded.gzip)?;
        fs::write(beside("br"), embedded.brotli)?;
    }
    Ok(FILES.len())
}

/// All files, with their paths.
pub fn files() -> impl Iterator<Item = (&'static str, File)> {
    FILES.iter().map(|embedded| (embedded.path, embedded.file()))
}

fn content_type(path: &str) -> &'static str {
    match path.rsplit('.').next() {
        Some("html") => "text/html; charset=utf-8",
        Some("js") => "text/javascript; charset=utf-8",
        Some("css") => "text/css; charset=utf-8",
        Some("wasm") => "application/wasm",
        Some("svg") => "image/svg+xml",
        Some("png") => "image/png",
        Some("ftl") => "text/plain; charset=utf-8",
        Some("json") => "application/json",
        Some("webmanifest") => "application/manifest+json",
        Some("woff2") => "font/woff2",
        _ => "application/octet-stream",
    }
}

/// What the page may do: only with files from here, and with the script that is in it.
static POLICY: LazyLock<String> = LazyLock::new(|| {
    format!(
        "default-src 'self'; script-src 'self' {SCRIPT} 'wasm-unsafe-eval'; style-src 'self' 'unsafe-inline'; \
         img-src 'self' data:; connect-src 'self'; worker-src 'self'; base-uri 'none'; form-action 'none'; \
         frame-ancestors 'none'"
    )
});

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
    let Some(file) = spoken.or_else(|| file(uri.path())) else {
        return StatusCode::NOT_FOUND.into_response();
    };
    let tag = format!("\"{}\"", file.tag);
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
        (Body::from(file.brotli), Some("br"))
    } else if accepts("gzip") {
        (Body::from(file.gzip), Some("gzip"))
    } else {
        (Body::from(file.plain()), None)
    };
    let mut answer = Response::new(body);
    if known {
        *answer.status_mut() = StatusCode::NOT_MODIFIED;
    }
    let mut set = |name, value: &str| {
        if let Ok(value) = HeaderValue::from_str(value) {
            answer.headers_mut().insert(name, value);
        }
    };
    set(header::CONTENT_TYPE, file.content_type);
    // Asked for again each time, and mostly answered with "not modified"; a browser takes the headers of that answer
    // for those of the file it has, so they must be the same.
    set(header::CACHE_CONTROL, "no-cache");
    set(header::ETAG, &tag);
    set(
        header::VARY,
        if page {
            "accept-encoding, accept-language"
        } else {
            "accept-encoding"
        },
    );
    set(header::CONTENT_SECURITY_POLICY, &POLICY);
    set(header::X_CONTENT_TYPE_OPTIONS, "nosniff");
    set(header::REFERRER_POLICY, "no-referrer");
    if let Some(encoding) = encoding {
        set(header::CONTENT_ENCODING, encoding);
    }
    answer
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
            assert_eq!(answer.headers()["etag"], format!("\"{}\"", expected.tag), "{accepted}");
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
