//! The Python package, as somebody gets it who installs it: in an environment of its own, with its tests, its page of
//! documentation and its examples. What needs PyTorch, the trainer, has a chore of its own: that alone is larger than
//! everything else together.

use crate::shell::{Trouble, must_run, root, run, works};
use std::ffi::OsString;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

/// Installs the package in a fresh environment and runs its tests, where there is a Python to do so.
pub(crate) fn test(install: bool) -> Result<(), Trouble> {
    let new_enough = "import ensurepip, sys, venv; sys.exit(sys.version_info < (3, 11))";
    if !install || !works("python3", &["-c", new_enough]) {
        if must_run() {
            return Err(Trouble(
                "the Python package cannot be tested here: that needs Python 3.11 and a network".to_owned(),
            ));
        }
        println!("\nThe Python package is not tested here: that needs Python 3.11 and a network.");
        return Ok(());
    }
    let environment = Environment::fresh(root().join("target/python"), &[])?;
    println!(
        "Installing the Python package and what its tests use into target/python: the package is tried as others get it."
    );
    environment.install()?;
    environment.test("python/tests")
}

/// The command `cargo xtask wheels`: builds a wheel for this machine, which works with every Python from 3.11 on, and tries
/// it in an environment where nothing else of the package is.
pub(crate) fn wheels(out: &Path) -> Result<(), Trouble> {
    let environment = Environment::fresh(root().join("target/wheel"), &[])?;
    let built = environment.folder.join("built");
    if built.exists() {
        fs::remove_dir_all(&built).map_err(trouble(&built))?;
    }
    run(environment.pip().arg("maturin>=1.9,<2"))?;
    let build = [
        "-m",
        "maturin",
        "build",
        "--release",
        "--locked",
        "--manifest-path",
        "python/Cargo.toml",
    ];
    run(environment
        .python(&build)
        .arg("--out")
        .arg(&built)
        .env("CARGO_TARGET_DIR", environment.folder.join("build")))?;
    let made = wheels_in(&built)?;
    let [wheel] = &made[..] else {
        return Err(Trouble(format!("{} wheels were built, not one", made.len())));
    };
    run(environment.pip().arg(wheel))?;
    run(environment.python(&["-c", TRY]).current_dir(&environment.folder))?;
    let out = root().join(out);
    fs::create_dir_all(&out).map_err(trouble(&out))?;
    let ready = out.join(wheel.file_name().unwrap_or_default());
    fs::copy(wheel, &ready).map_err(trouble(&ready))?;
    println!("\n{}", ready.display());
    Ok(())
}

fn trouble(what: &Path) -> impl Fn(std::io::Error) -> Trouble {
    move |error| Trouble(format!("{}: {error}", what.display()))
}

/// What a wheel must be able to do.
const TRY: &str = "import oshra
game = oshra.Game(players=2, seed='a wheel')
while not game.over:
    game.choose(game.ask('novice'))
print('a game was played to its end, won by', game.winner)";

/// The wheels in a folder.
fn wheels_in(folder: &Path) -> Result<Vec<PathBuf>, Trouble> {
    let mut wheels = Vec::new();
    for file in fs::read_dir(folder).map_err(trouble(folder))? {
        let path = file.map_err(trouble(folder))?.path();
        if path.extension().is_some_and(|extension| extension == "whl") {
            wheels.push(path);
        }
    }
    Ok(wheels)
}

/// A virtual environment, and beside it what was built.
pub(crate) struct Environment {
    folder: PathBuf,
}

impl Environment {
    /// What is built is kept, what is installed is not: a package that only works where an older one lay is found out.
    pub(crate) fn fresh(folder: PathBuf, options: &[&str]) -> Result<Environment, Trouble> {
        let environment = Environment { folder };
        let programs = environment.programs();
        if programs.exists() {
            fs::remove_dir_all(environment.env()).map_err(trouble(&environment.env()))?;
        }
        let mut venv = Command::new("python3");
        run(venv.args(["-m", "venv"]).args(options).arg(environment.env()))?;
        Ok(environment)
    }

    fn env(&self) -> PathBuf {
        self.folder.join("env")
    }

    fn programs(&self) -> PathBuf {
        self.env().join(if cfg!(windows) { "Scripts" } else { "bin" })
    }

    /// Python inside, which finds the other programs of the environment.
    fn python(&self, arguments: &[&str]) -> Command {
        let mut command = Command::new(self.programs().join("python"));
        command.args(arguments).current_dir(root());
        command
            .env("PATH", first_in_path(&self.programs()))
            .env("PYTHONDONTWRITEBYTECODE", "1");
        command
    }

    /// The command that installs, so far.
    fn pip(&self) -> Command {
        let mut pip = self.python(&[
            "-m",
            "pip",
            "install",
            "--quiet",
            "--disable-pip-version-check",
            "--no-compile",
        ]);
        pip.args(["--timeout", "30", "--retries", "5"]);
        pip
    }

    /// What the tests need, then the package with `pip`, as its page says. It is built for the tests, where building counts
    /// for more than speed.
    pub(crate) fn install(&self) -> Result<(), Trouble> {
        run(self.pip().args(["-r", "python/requirements-test.txt"]))?;
        run(self
            .pip()
            .args(["--no-deps", "--no-build-isolation", "./python"])
            .env("MATURIN_PEP517_ARGS", "--profile quick --locked")
            .env("CARGO_TARGET_DIR", self.folder.join("build")))
    }

    /// The tests in a file or folder. The page of documentation and the examples are some of the package's.
    pub(crate) fn test(&self, tests: &str) -> Result<(), Trouble> {
        run(&mut self.python(&["-m", "pytest", "-q", "-p", "no:cacheprovider", tests]))
    }
}

/// The search path with a folder before all others.
fn first_in_path(folder: &Path) -> OsString {
    let path = std::env::var_os("PATH").unwrap_or_default();
    let all = std::iter::once(folder.to_owned()).chain(std::env::split_paths(&path));
    std::env::join_paths(all).unwrap_or(path)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn wheels_are_found_among_other_files() {
        let folder = std::env::temp_dir().join(format!("oshra-wheels-{}", std::process::id()));
        assert!(wheels_in(&folder).is_err(), "no folder yet");
        fs::create_dir_all(&folder).expect("a folder");
        for name in ["oshra-0.1.0-cp311-abi3-linux_x86_64.whl", "SHA256SUMS", "whl"] {
            fs::write(folder.join(name), "").expect("a file");
        }
        let found = wheels_in(&folder).unwrap_or_else(|trouble| panic!("{}", trouble.0));
        assert_eq!(found, [folder.join("oshra-0.1.0-cp311-abi3-linux_x86_64.whl")]);
        fs::remove_dir_all(folder).expect("it can be removed");
    }

    #[test]
    fn programs_of_the_environment_are_found_first() {
        let path = first_in_path(Path::new("here"));
        assert_eq!(std::env::split_paths(&path).next(), Some(PathBuf::from("here")));
        assert!(std::env::split_paths(&path).count() > 1);
    }
}
