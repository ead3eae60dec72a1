//! Experiments, from outside.

mod experiments;
mod parquet;
