//! What the tests need beside Rust, and how it gets here.

use crate::shell::{cargo, root, run, works};
use std::path::Path;
use std::process::Command;

/// A program some tests use.
struct Tool {
    /// How to find out whether it is there.
    asked: (&'static str, &'static [&'static str]),
    /// The Debian package that brings it.
    package: &'static str,
    /// What needs it.
    used_by: &'static str,
}

const TOOLS: [Tool; 6] = [
    Tool {
        asked: ("chromium", &["--version"]),
        package: "chromium",
        used_by: "the tests of the page run in a real browser",
    },
    Tool {
        asked: ("chromedriver", &["--version"]),
        package: "chromium-driver",
        used_by: "they move it by its driver",
    },
    Tool {
        // Debian keeps the programs of PostgreSQL out of the usual path.
        asked: (
            "sh",
            &["-c", "command -v initdb || ls /usr/lib/postgresql/*/bin/initdb"],
        ),
        package: "postgresql",
        used_by: "several servers share their tables in it",
    },
    Tool {
        asked: ("python3", &["-c", "import ensurepip, venv"]),
        package: "python3-venv",
        used_by: "the examples in Python are run",
    },
    Tool {
        asked: ("c++", &["--version"]),
        package: "g++",
        used_by: "fuzzing links libFuzzer",
    },
    Tool {
        asked: ("valgrind", &["--version"]),
        package: "valgrind",
        used_by: "the instructions of a decision are counted",
    },
];

/// Installs what is missing where that is possible without asking, as root on Debian, and says what is missing in the end.
/// Tests that need it are passed over then; with `OSHRA_TESTS_MUST_RUN=1` and in CI they fail.
pub(crate) fn prepare(install: bool) {
    prepare_browser_target(install);
    let mut missing: Vec<&Tool> = TOOLS.iter().filter(|tool| !is_there(tool)).collect();
    if install && !missing.is_empty() && can_install() {
        for tool in &missing {
            println!("Installing {}: {}.", tool.package, tool.used_by);
        }
        let packages = missing.iter().map(|tool| tool.package);
        // What this brings is looked at below.
        let _ = run(Command::new("apt-get").args(["update", "-qq"]));
        let _ = run(Command::new("apt-get")
            .args(["install", "-y", "-qq", "--no-install-recommends"])
            .args(packages)
            .env("DEBIAN_FRONTEND", "noninteractive"));
        missing.retain(|tool| !is_there(tool));
    }
    for tool in missing {
        println!("Missing: {} ({}).", tool.package, tool.used_by);
    }
    prepare_nextest(install);
    prepare_cluster(install);
}

/// The compiler's target for browsers. Some machines tell rustup to install nothing by itself.
fn prepare_browser_target(install: bool) {
    const TARGET: &str = "wasm32-unknown-unknown";
    let asked = Command::new("rustc")
        .args(["--print", "target-libdir", "--target", TARGET])
        .current_dir(root())
        .output();
    // Where the target is missing, the compiler still names the folder it would be in.
    if asked.is_ok_and(|asked| Path::new(String::from_utf8_lossy(&asked.stdout).trim()).is_dir()) {
        return;
    }
    let add = ["target", "add", TARGET];
    if !install || run(Command::new("rustup").args(add).current_dir(root())).is_err() {
        println!("Missing: the compiler's target for browsers (rustup target add {TARGET}).");
    }
}

/// What runs the tests of all programs at once, in the version that is known to; its sources come with their checksums.
fn prepare_nextest(install: bool) {
    if works("cargo", &["nextest", "--version"]) {
        return;
    }
    if install {
        println!("Installing cargo-nextest: it runs the tests of all programs at once, and ends what hangs.");
        let lean = ["--no-default-features", "--features", "default-no-update"];
        let sources = ["cargo-nextest", "--version", "=0.9.143", "--locked", "--quiet"];
        if run(cargo(&["install"]).args(sources).args(lean)).is_ok() {
            return;
        }
    }
    println!("Missing: cargo-nextest (the programs of the tests run one after the other without it).");
}

fn is_there(tool: &Tool) -> bool {
    works(tool.asked.0, tool.asked.1)
}

fn can_install() -> bool {
    works("sh", &["-c", "test \"$(id -u)\" = 0"]) && works("apt-get", &["--version"])
}

/// Ray and DuckDB for the cluster example, in a folder of their own.
fn prepare_cluster(install: bool) {
    let folder = root().join("target/cluster");
    let python = folder.join("bin/python");
    let ready = |python: &str| works(python, &["-c", "import duckdb, ray"]);
    if ready(&python.to_string_lossy()) || ready("python3") {
        return;
    }
    if install {
        println!("Installing Ray and DuckDB into target/cluster: the cluster example is run.");
        let made = run(Command::new("python3").args(["-m", "venv"]).arg(&folder)).and_then(|()| {
            let quiet = ["-m", "pip", "install", "--quiet", "--disable-pip-version-check"];
            let briefly = ["--timeout", "30", "--retries", "5", "-r"];
            let list = root().join("examples/cluster/requirements.txt");
            run(Command::new(&python).args(quiet).args(briefly).arg(list))
        });
        if made.is_ok() {
            return;
        }
    }
    println!("Missing: Ray and DuckDB (the cluster example is run).");
}
