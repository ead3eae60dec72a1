//! The trainer's own test: a small run on two cores that learns, where there is a PyTorch to do so.

use crate::python::Environment;
use crate::shell::{Trouble, root, works};

/// Installs the package beside the PyTorch of this machine and lets the trainer learn a little, for some minutes.
pub(crate) fn test() -> Result<(), Trouble> {
    if !works("python3", &["-c", "import ensurepip, torch, venv"]) {
        return Err(Trouble(
            "the trainer needs PyTorch, and `python3` has none here: pip install torch".to_owned(),
        ));
    }
    let environment = Environment::fresh(root().join("target/trainer"), &["--system-site-packages"])?;
    environment.install()?;
    environment.test("trainer/test_learns.py")
}
