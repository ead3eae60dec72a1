//! The files of the client, before they are compressed.

/// The files of the client, by their path.
#[derive(Clone, Debug, Default)]
pub struct Files(pub(crate) Vec<(String, Vec<u8>)>);

impl Files {
    /// Adds a file.
    pub fn add(&mut self, path: impl Into<String>, bytes: impl Into<Vec<u8>>) {
        self.0.push((path.into(), bytes.into()));
    }

    /// The content of a file.
    pub fn get(&self, path: &str) -> Option<&[u8]> {
        let found = self.0.iter().find(|(known, _)| known == path);
        found.map(|(_, bytes)| bytes.as_slice())
    }
}
