//! The page (`web`) and the worker (`worker`) as WebAssembly modules.
//!
//! Everything happens in the build script, which runs a second Cargo for the browser's target and tells the build script
//! of `client` where the modules are. It is a crate of its own, without dependencies, so that the browser's half of the
//! work is begun beside the other crates and not after them.
