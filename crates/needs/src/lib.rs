//! What tests need of the machine. One whose tool is missing says so and is passed over on somebody's own machine; in CI it
//! fails, because there nobody reads what a test says that passes.

mod ports;

pub use ports::free_address;
use std::env::VarError;

/// Says that a test cannot run without something.
///
/// # Panics
/// Where everything must run: with `OSHRA_TESTS_MUST_RUN=1`, or in CI (`CI=true`) unless that is `0`.
pub fn missing(what: &str) {
    let said = format!("this test needs {what}");
    assert!(
        !must_run(std::env::var("OSHRA_TESTS_MUST_RUN"), std::env::var("CI")),
        "{said}, and everything must run here (OSHRA_TESTS_MUST_RUN=0 lets it pass)"
    );
    eprintln!("passed over: {said}");
}

fn must_run(told: Result<String, VarError>, ci: Result<String, VarError>) -> bool {
    match told.as_deref() {
        Ok("" | "0" | "false") => false,
        Ok(_) => true,
        Err(_) => matches!(ci.as_deref(), Ok("true" | "1")),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn everything_must_run_in_ci_and_where_somebody_says_so() {
        let set = |value: &str| Ok(value.to_owned());
        let unset = || Err(VarError::NotPresent);
        assert!(!must_run(unset(), unset()));
        assert!(must_run(unset(), set("true")));
        assert!(must_run(set("1"), unset()));
        assert!(!must_run(set("0"), set("true")));
        assert!(!must_run(unset(), set("")));
    }
}
