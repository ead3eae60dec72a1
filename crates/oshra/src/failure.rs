//! How a command fails: a sentence on standard error and an exit code.

use std::io;
use std::process::ExitCode;

/// Why a command could not do what was asked.
#[derive(Debug, thiserror::Error)]
pub(crate) enum Failure {
    /// Something about the request itself.
    #[error("{0}")]
    Request(String),
    /// Reading or writing.
    #[error(transparent)]
    Io(#[from] io::Error),
    /// The table server does not start.
    #[error(transparent)]
    Server(#[from] server::StartError),
    /// Writing JSON.
    #[error(transparent)]
    Json(#[from] serde_json::Error),
}

impl Failure {
    /// A saved game that is refused, in the user's language.
    pub(crate) fn log(error: &rules::LogError, words: words::Words) -> Failure {
        Failure::Request(words.fault(words::Fault::from(error)))
    }

    /// Tells the user, in one sentence. A reader that has seen enough (`oshra cards | head`) is no failure.
    pub(crate) fn report(&self) -> ExitCode {
        let closed = match self {
            Failure::Io(error) => error.kind() == io::ErrorKind::BrokenPipe,
            Failure::Json(error) => error.io_error_kind() == Some(io::ErrorKind::BrokenPipe),
            Failure::Request(_) | Failure::Server(_) => false,
        };
        if closed {
            return ExitCode::SUCCESS;
        }
        eprintln!("oshra: {self}");
        match self {
            Failure::Request(_) => ExitCode::from(2),
            Failure::Io(_) | Failure::Json(_) | Failure::Server(_) => ExitCode::FAILURE,
        }
    }
}
