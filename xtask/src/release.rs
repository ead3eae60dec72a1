//! What is shipped, packed: an archive, a Debian package, their checksums, and the list of what is inside.

use crate::sbom;
use crate::shell::{self, Trouble, cargo, root, works};
use sha2::{Digest, Sha256};
use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use std::process::Command;

/// How to pack.
#[derive(clap::Args)]
pub(crate) struct Options {
    /// Build for this target instead of this machine; it must be installed, and its programs must run here
    #[arg(long)]
    target: Option<String>,
    /// Where archives, packages and checksums go
    #[arg(long, default_value = "target/release-files")]
    out: PathBuf,
    /// Pack a program that is there instead of building one
    #[arg(long, value_name = "FILE")]
    program: Option<PathBuf>,
}

fn trouble(what: impl AsRef<Path>) -> impl FnOnce(io::Error) -> Trouble {
    move |error| Trouble(format!("{}: {error}", what.as_ref().display()))
}

/// Packs it; the files that came of it.
fn pack(options: &Options) -> Result<Vec<PathBuf>, Trouble> {
    let program = match &options.program {
        Some(program) => program.clone(),
        None => build(options.target.as_deref())?,
    };
    let package = lay_out(&program)?;
    let target = match &options.target {
        Some(target) => target.clone(),
        None => host()?,
    };
    let out = root().join(&options.out);
    fs::create_dir_all(&out).map_err(trouble(&out))?;
    let mut made = vec![archive(&package, &out, &target)?];
    if target.contains("linux") && works("cargo", &["deb", "--version"]) {
        made.push(debian_package(&out)?);
    } else {
        println!("\nNo Debian package: that needs Linux and `cargo install cargo-deb`.");
    }
    let bill = out.join("oshra.cdx.json");
    fs::copy(package.join("oshra.cdx.json"), &bill).map_err(trouble(&bill))?;
    made.push(bill);
    made.push(checksums(&made, &out.join(format!("SHA256SUMS-{target}")))?);
    Ok(made)
}

/// The command `cargo xtask release`: packs, and says what came of it.
pub(crate) fn run(options: &Options) -> Result<(), Trouble> {
    println!();
    for file in pack(options)? {
        let size = fs::metadata(&file).map_err(trouble(&file))?.len();
        println!("{:>10} bytes  {}", size, file.display());
    }
    Ok(())
}

fn build(target: Option<&str>) -> Result<PathBuf, Trouble> {
    let mut command = cargo(&["build", "--profile", "dist", "--locked", "--package", "oshra"]);
    let mut folder = root().join("target");
    if let Some(target) = target {
        command.args(["--target", target]);
        folder = folder.join(target);
    }
    shell::run(&mut command)?;
    Ok(folder
        .join("dist")
        .join(format!("oshra{}", std::env::consts::EXE_SUFFIX)))
}

/// The target this machine builds for.
fn host() -> Result<String, Trouble> {
    let told = Command::new("rustc").arg("-vV").output().map_err(trouble("rustc"))?;
    let told = String::from_utf8_lossy(&told.stdout).into_owned();
    let host = told.lines().find_map(|line| line.strip_prefix("host: "));
    host.map(str::to_owned)
        .ok_or_else(|| Trouble("rustc does not say for which machine it builds".to_owned()))
}

/// Puts everything that is shipped into target/package.
fn lay_out(program: &Path) -> Result<PathBuf, Trouble> {
    let package = root().join("target/package");
    if package.exists() {
        fs::remove_dir_all(&package).map_err(trouble(&package))?;
    }
    let bin = package.join("bin");
    fs::create_dir_all(&bin).map_err(trouble(&bin))?;
    let name = format!("oshra{}", std::env::consts::EXE_SUFFIX);
    fs::copy(program, bin.join(name)).map_err(trouble(program))?;
    shell::run(Command::new(program).arg("--write-manual").arg(&package))?;
    for file in ["README.md", "LICENSE-MIT", "LICENSE-APACHE", "docs/operations.md"] {
        copy_into(&root().join(file), &package)?;
    }
    let system = package.join("packaging");
    fs::create_dir_all(&system).map_err(trouble(&system))?;
    let files = root().join("packaging");
    for file in fs::read_dir(&files).map_err(trouble(&files))? {
        copy_into(&file.map_err(trouble(&files))?.path(), &system)?;
    }
    let bill = serde_json::to_string_pretty(&sbom::bill()?).map_err(|error| Trouble(error.to_string()))?;
    let list = package.join("oshra.cdx.json");
    fs::write(&list, bill + "\n").map_err(trouble(&list))?;
    Ok(package)
}

fn copy_into(file: &Path, folder: &Path) -> Result<(), Trouble> {
    let name = file.file_name().unwrap_or_default();
    fs::copy(file, folder.join(name)).map(drop).map_err(trouble(file))
}

/// One archive; `tar` is on every system we build on.
fn archive(package: &Path, out: &Path, target: &str) -> Result<PathBuf, Trouble> {
    let name = format!("oshra-{}-{target}", env!("CARGO_PKG_VERSION"));
    let beside = package.with_file_name(&name);
    if beside.exists() {
        fs::remove_dir_all(&beside).map_err(trouble(&beside))?;
    }
    fs::rename(package, &beside).map_err(trouble(package))?;
    let archive = out.join(format!("{name}.tar.gz"));
    let packed = shell::run(
        Command::new("tar")
            .arg("-czf")
            .arg(&archive)
            .arg(&name)
            .current_dir(package.parent().unwrap_or(package)),
    );
    // The Debian package is made from the same files.
    fs::rename(&beside, package).map_err(trouble(package))?;
    packed.map(|()| archive)
}

fn debian_package(out: &Path) -> Result<PathBuf, Trouble> {
    let package = out.join(format!("oshra_{}.deb", env!("CARGO_PKG_VERSION")));
    shell::run(
        cargo(&["deb", "--no-build", "--no-strip", "--package", "oshra", "--output"])
            .arg(&package)
            .env("SOURCE_DATE_EPOCH", "0"),
    )?;
    Ok(package)
}

/// A file that `sha256sum --check` reads.
fn checksums(files: &[PathBuf], list: &Path) -> Result<PathBuf, Trouble> {
    let mut lines = String::new();
    for file in files {
        let content = fs::read(file).map_err(trouble(file))?;
        let hash: String = Sha256::digest(&content)
            .iter()
            .map(|byte| format!("{byte:02x}"))
            .collect();
        let name = file.file_name().unwrap_or_default().to_string_lossy();
        lines += &format!("{hash}  {name}\n");
    }
    fs::write(list, lines).map_err(trouble(list))?;
    Ok(list.to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_archive_holds_the_package_and_its_checksum_is_right() {
        let top = std::env::temp_dir().join(format!("oshra-release-{}", std::process::id()));
        let (package, out) = (top.join("package"), top.join("out"));
        fs::create_dir_all(package.join("bin")).expect("a folder");
        fs::create_dir_all(&out).expect("a folder");
        fs::write(package.join("bin/oshra"), "a program").expect("a file");
        let archive = archive(&package, &out, "some-target").unwrap_or_else(|trouble| panic!("{}", trouble.0));
        assert!(
            package.join("bin/oshra").exists(),
            "the Debian package is made of it afterwards"
        );
        let listed = Command::new("tar").arg("-tzf").arg(&archive).output().expect("tar");
        let name = format!("oshra-{}-some-target", env!("CARGO_PKG_VERSION"));
        assert!(String::from_utf8_lossy(&listed.stdout).contains(&format!("{name}/bin/oshra\n")));

        let known = out.join("known");
        fs::write(&known, "abc").expect("a file");
        let list =
            checksums(&[known, archive], &out.join("SHA256SUMS")).unwrap_or_else(|trouble| panic!("{}", trouble.0));
        let text = fs::read_to_string(list).expect("a list");
        let lines: Vec<&str> = text.lines().collect();
        assert_eq!(
            lines[0],
            "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad  known"
        );
        assert!(lines[1].ends_with(&format!("  {name}.tar.gz")), "{text}");
        fs::remove_dir_all(top).expect("it can be removed");
    }
}
