//! Makes sure that the compiler can build for browsers.
//!
//! Everything happens in the build script. It is a crate of its own because Cargo shows what a build script says when
//! that script ends: what is about to be built is said here, before `modules` begins with it.
