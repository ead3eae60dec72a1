//! Hidden Leaders for Python: what the package `oshra` is built on.

mod games;
mod layout;
mod many;

use pyo3::prelude::*;

/// The native part of the package `oshra`.
#[pymodule]
fn _native(module: &Bound<'_, PyModule>) -> PyResult<()> {
    module.add_class::<many::VectorGames>()?;
    module.add_class::<games::Game>()?;
    layout::add(module)
}
