//! Long work that may be broken off: Ctrl-C or a service manager asks for it, and what was done is not lost.

use super::serve::Stop;
use std::io;
use std::ops::ControlFlow;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

/// Whether somebody has asked to stop.
pub(crate) struct Stopping(Arc<AtomicBool>);

impl Stopping {
    /// Listens from now on. Whoever asks a second time does not want to wait: then the program ends at once.
    pub(crate) fn listen() -> io::Result<Stopping> {
        let asked = Arc::new(AtomicBool::new(false));
        let told = Arc::clone(&asked);
        let runtime = tokio::runtime::Builder::new_current_thread().enable_io().build()?;
        // Signals are caught when this returns, not some time later.
        let first = {
            let _inside = runtime.enter();
            Stop::listen()?
        };
        std::thread::Builder::new().name("stop".to_owned()).spawn(move || {
            runtime.block_on(async {
                first.wait().await;
                told.store(true, Ordering::Relaxed);
                if let Ok(second) = Stop::listen() {
                    second.wait().await;
                    std::process::exit(INTERRUPTED.into());
                }
            });
        })?;
        Ok(Stopping(asked))
    }

    /// Whether somebody has asked.
    pub(crate) fn asked(&self) -> bool {
        self.0.load(Ordering::Relaxed)
    }

    /// What work that looks now and then should do.
    pub(crate) fn go_on(&self) -> ControlFlow<()> {
        if self.asked() {
            ControlFlow::Break(())
        } else {
            ControlFlow::Continue(())
        }
    }
}

/// The exit code of programs that were interrupted.
pub(crate) const INTERRUPTED: u8 = 130;
