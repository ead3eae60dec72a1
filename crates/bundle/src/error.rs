//! Why a client cannot be made.

use std::io;
use std::path::{Path, PathBuf};

/// Why a client cannot be made.
#[derive(Debug, thiserror::Error)]
pub enum BundleError {
    /// A file cannot be read or written.
    #[error("{}: {error}", path.display())]
    File {
        /// The file.
        path: PathBuf,
        /// What the system says.
        #[source]
        error: io::Error,
    },
    /// Something that goes into the page would end the element it stands in.
    #[error("the {what} of the page contains `{found}`, which would end it there")]
    EndsEarly {
        /// The style, the script or the texts.
        what: String,
        /// What a browser would take for the end.
        found: &'static str,
    },
    /// The page has no place for something.
    #[error("index.html has no {0}")]
    NoPlace(String),
    /// A style sheet that cannot be read.
    #[error("the style sheet: {0}")]
    Style(String),
    /// A module that cannot be cut, bound or read.
    #[error("the module {name}: {reason}")]
    Module {
        /// The name of the module.
        name: String,
        /// What is wrong with it.
        reason: String,
    },
    /// A first visit would load too much.
    #[error(
        "a first visit to the page loads {visit}, more than the {budget} it may; the largest files: {largest}. \
         What is not needed at once goes into a part that comes later (docs/performance.md, \"What a first visit loads\")"
    )]
    TooLarge {
        /// How much it loads.
        visit: String,
        /// How much it may load.
        budget: String,
        /// The largest files it loads, with their sizes.
        largest: String,
    },
    /// A text that is none.
    #[error("{0} is not UTF-8")]
    NotText(String),
}

impl BundleError {
    /// Says which file it was.
    pub(crate) fn file(path: &Path) -> impl FnOnce(io::Error) -> BundleError {
        let path = path.to_owned();
        move |error| BundleError::File { path, error }
    }

    /// Says which module it was.
    #[cfg(feature = "build")]
    pub(crate) fn module(name: &str, reason: impl ToString) -> BundleError {
        BundleError::Module {
            name: name.to_owned(),
            reason: reason.to_string(),
        }
    }
}
