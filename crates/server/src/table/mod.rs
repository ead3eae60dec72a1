//! A table: what it is, what it is told, who looks after it.

pub(crate) mod ask;
#[cfg(feature = "serve")]
pub(crate) mod duty;
#[cfg(feature = "serve")]
pub(crate) mod live;
#[cfg(feature = "serve")]
pub(crate) mod presence;
#[cfg(feature = "serve")]
pub(crate) mod registry;
pub(crate) mod state;
pub(crate) mod tell;
