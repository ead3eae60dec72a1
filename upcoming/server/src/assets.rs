//! The pages a browser gets. They come from whoever puts the program together.

/// A file for browsers.
#[derive(Clone, Debug)]
pub struct Asset {
    /// What it holds.
    pub content: std::borrow::Cow<'static, [u8]>,
    /// Its kind, for example `text/html; charset=utf-8`.
    pub kind: &'static str,
    /// Whether its name changes when its content does, so that browsers may keep it for ever.
    pub immutable: bool,
    /// How the content is packed, for example `br`; a browser that cannot unpack it gets nothing.
    pub encoding: Option<&'static str>,
}

/// Where pages come from.
pub trait Assets: Send + Sync {
    /// The file under this path, which begins with a slash. The page of a table (`/t/CODE`) is asked for as `/`.
    fn get(&self, path: &str) -> Option<Asset>;
}

/// A plain page that says what this is, for a server without a browser client.
#[derive(Clone, Copy, Debug)]
pub struct Landing;

impl Assets for Landing {
    fn get(&self, path: &str) -> Option<Asset> {
        let (content, kind): (&'static [u8], _) = match path {
            "/" => (include_bytes!("landing/index.html"), "text/html; charset=utf-8"),
            "/landing.css" => (include_bytes!("landing/landing.css"), "text/css; charset=utf-8"),
            _ => return None,
        };
        Some(Asset {
            content: content.into(),
            kind,
            immutable: false,
            encoding: None,
        })
    }
}
