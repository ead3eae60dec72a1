//! A table: what it is, what it is told, who looks after it.

pub(crate) mod ask;
#[cfg(feature = "serve")]
pub(crate) mod duty;
mod hosting;
#[cfg(feature = "serve")]
pub(crate) mod live;
pub(crate) mod past;
#[cfg(feature = "serve")]
pub(crate) mod presence;
#[cfg(feature = "serve")]
pub(crate) mod reading;
#[cfg(feature = "serve")]
pub(crate) mod registry;
pub(crate) mod replay;
#[cfg(feature = "serve")]
pub(crate) mod scrub;
#[cfg(feature = "serve")]
pub(crate) mod snapshot;
pub(crate) mod state;
pub(crate) mod tell;
