//! What a server shows beside its tables: the client, and the kits to print that its page offers.

use axum::Router;
use axum::extract::Path;
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};
use axum::routing::get;
use print::Kit;
use std::sync::{LazyLock, OnceLock};

/// A kit to print, and its bytes once somebody has asked for it.
struct OfferedKit {
    kit: Kit,
    pdf: OnceLock<Vec<u8>>,
}

static KITS: LazyLock<Vec<OfferedKit>> = LazyLock::new(|| {
    let offered = |kit| OfferedKit {
        kit,
        pdf: OnceLock::new(),
    };
    print::kits().map(offered).collect()
});

/// The pages of a server.
pub(crate) fn router<S: Clone + Send + Sync + 'static>() -> Router<S> {
    client::router().route("/print/{name}", get(kit))
}

/// Answers with a kit. It is made when it is asked for first, and kept: there are only a few.
async fn kit(Path(name): Path<String>) -> Response {
    let Some(offered) = KITS.iter().find(|offered| offered.kit.name == name) else {
        return StatusCode::NOT_FOUND.into_response();
    };
    let made = tokio::task::spawn_blocking(|| {
        if let Some(pdf) = offered.pdf.get() {
            return Ok(pdf);
        }
        let pdf = offered.kit.pdf()?;
        Ok::<_, print::PrintError>(offered.pdf.get_or_init(|| pdf))
    });
    match made.await {
        Ok(Ok(pdf)) => {
            let headers = [
                (header::CONTENT_TYPE, "application/pdf"),
                (header::CACHE_CONTROL, "no-cache"),
                (header::X_CONTENT_TYPE_OPTIONS, "nosniff"),
            ];
            (headers, pdf.as_slice()).into_response()
        }
        Ok(Err(_)) | Err(_) => StatusCode::INTERNAL_SERVER_ERROR.into_response(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn kits_are_offered_and_nothing_else() {
        for name in ["oshra-pl-letter.pdf", "oshra-de-a4-gray.pdf", "oshra-en-shop.pdf"] {
            let answer = kit(Path(name.to_owned())).await;
            assert_eq!(answer.status(), StatusCode::OK, "{name}");
            assert_eq!(answer.headers()[header::CONTENT_TYPE], "application/pdf");
        }
        for name in ["oshra-fr-a4.pdf", "", "../oshra-en-a4.pdf"] {
            assert_eq!(
                kit(Path(name.to_owned())).await.status(),
                StatusCode::NOT_FOUND,
                "{name}"
            );
        }
    }
}
