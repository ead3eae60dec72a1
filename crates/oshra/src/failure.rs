//! How a command fails: a sentence on standard error and an exit code.

use crate::commands::INTERRUPTED;
use std::io;
use std::process::ExitCode;

/// Why a command could not do what was asked.
#[derive(Debug, thiserror::Error)]
pub(crate) enum Failure {
    /// The command line cannot be understood, or asks for help.
    #[error("{}", said(.0))]
    Usage(clap::Error),
    /// Something about the request itself.
    #[error("{0}")]
    Request(String),
    /// What was asked makes sense, and still could not be done.
    #[error("{0}")]
    Failed(String),
    /// Somebody broke it off; what was done until then is said.
    #[error("{0}")]
    Stopped(String),
    /// All is said; only the exit code is missing.
    #[error("")]
    Said,
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
        Failure::Request(words.fault(words::SavedError::from(error)))
    }

    /// Tells the user, in one sentence. A reader that has seen enough (`oshra cards | head`) is no failure.
    pub(crate) fn report(&self) -> ExitCode {
        let closed = match self {
            Failure::Io(error) => error.kind() == io::ErrorKind::BrokenPipe,
            Failure::Json(error) => error.io_error_kind() == Some(io::ErrorKind::BrokenPipe),
            Failure::Usage(error) if !error.use_stderr() => error.exit(),
            Failure::Usage(_)
            | Failure::Request(_)
            | Failure::Failed(_)
            | Failure::Server(_)
            | Failure::Stopped(_)
            | Failure::Said => false,
        };
        if closed {
            return ExitCode::SUCCESS;
        }
        if !matches!(self, Failure::Said) {
            eprintln!("oshra: {self}");
        }
        match self {
            Failure::Usage(_) | Failure::Request(_) => ExitCode::from(2),
            Failure::Stopped(_) => ExitCode::from(INTERRUPTED),
            Failure::Failed(_) | Failure::Io(_) | Failure::Json(_) | Failure::Server(_) | Failure::Said => {
                ExitCode::FAILURE
            }
        }
    }
}

/// What is wrong with a command line, said like everything else that goes wrong.
fn said(error: &clap::Error) -> String {
    let text = error.to_string();
    text.strip_prefix("error: ").unwrap_or(&text).trim_end().to_owned()
}
