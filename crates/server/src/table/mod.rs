//! A table: what it is, what it is told, who looks after it.

pub(crate) mod ask;
pub(crate) mod duty;
pub(crate) mod live;
pub(crate) mod presence;
pub(crate) mod registry;
pub(crate) mod state;
pub(crate) mod tell;
