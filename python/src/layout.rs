//! Sizes and named ranges, as Python sees them.

use arena::INFO_SIZE;
use encoding::{
    Action, EVERYTHING, EVERYTHING_SIZE, OBSERVATION, OBSERVATION_SIZE, SHOWN_SIZE, STANDING, STANDING_MOST,
    STANDING_SIZE, Span,
};
use pyo3::prelude::*;
use rules::{Edition, Prompt, Set};

/// A range: its name, where it starts, rows, columns, and what one count is for a net.
type Range = (&'static str, usize, usize, usize, f32);

fn ranges(spans: &[Span]) -> Vec<Range> {
    let range = |span: &Span| (span.name, span.start, span.rows, span.columns, span.unit);
    spans.iter().map(range).collect()
}

/// Adds all constants.
pub(crate) fn add(module: &Bound<'_, PyModule>) -> PyResult<()> {
    module.add("ACTIONS", Action::COUNT)?;
    module.add("FIRST_SHOWN", Action::FIRST_SHOWN)?;
    module.add("SHOWN", SHOWN_SIZE)?;
    module.add("OBSERVATION", OBSERVATION_SIZE)?;
    module.add("EVERYTHING", EVERYTHING_SIZE)?;
    module.add("INFO", INFO_SIZE)?;
    module.add("STANDING", STANDING_SIZE)?;
    module.add("STANDING_MOST", STANDING_MOST)?;
    module.add("OBSERVATION_RANGES", ranges(&OBSERVATION))?;
    module.add("EVERYTHING_RANGES", ranges(&EVERYTHING))?;
    module.add("STANDING_RANGES", ranges(&STANDING))?;
    module.add("PROMPTS", Prompt::ALL.map(Prompt::id).to_vec())?;
    module.add("EDITIONS", Edition::ALL.map(Edition::id).to_vec())?;
    module.add("SETS", Set::ALL.map(Set::id).to_vec())
}
