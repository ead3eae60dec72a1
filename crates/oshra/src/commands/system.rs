//! What every system does in its own way: where it keeps what programs remember, and how a page is opened.

use std::ffi::OsString;
use std::path::PathBuf;
use std::process::{Command, Stdio};

/// A kind of system.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum System {
    Mac,
    Windows,
    /// Linux, and all that follow its desktop's conventions.
    Free,
}

impl System {
    /// The one that this program was built for.
    const HERE: System = if cfg!(target_os = "macos") {
        System::Mac
    } else if cfg!(target_os = "windows") {
        System::Windows
    } else {
        System::Free
    };

    /// Where programs keep what they remember for a user, as the variables of the environment say; a path that is not
    /// absolute says nothing.
    fn data_folder(self, variable: impl Fn(&str) -> Option<OsString>) -> Option<PathBuf> {
        let from = |name: &str| variable(name).map(PathBuf::from).filter(|path| path.is_absolute());
        match self {
            System::Mac => from("HOME").map(|home| home.join("Library").join("Application Support")),
            System::Windows => from("APPDATA"),
            System::Free => {
                from("XDG_DATA_HOME").or_else(|| from("HOME").map(|home| home.join(".local").join("share")))
            }
        }
    }

    /// The program that opens a page in the user's browser, and its first arguments. The address follows as one argument, and
    /// no shell may read it: there `&` would begin another command.
    fn opener(self) -> (&'static str, &'static [&'static str]) {
        match self {
            System::Mac => ("open", &[]),
            System::Windows => ("rundll32", &["url.dll,FileProtocolHandler"]),
            System::Free => ("xdg-open", &[]),
        }
    }
}

/// Where this program keeps what it remembers.
pub(super) fn data_folder() -> PathBuf {
    let folder = System::HERE.data_folder(|name| std::env::var_os(name));
    folder.unwrap_or_else(std::env::temp_dir).join("oshra")
}

/// Opens the page in the browser of the system. Where that fails, the address is on the screen.
pub(super) fn open(page: &str) {
    let (program, arguments) = System::HERE.opener();
    let _ = Command::new(program)
        .args(arguments)
        .arg(page)
        .stdin(Stdio::null())
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .spawn();
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The folder on a system whose environment has these variables, below a folder that is absolute everywhere.
    fn folder(system: System, set: &[(&str, &str)]) -> Option<PathBuf> {
        let found = system.data_folder(|name| {
            let (_, path) = set.iter().find(|(known, _)| *known == name)?;
            Some(match path.strip_prefix('/') {
                Some(inside) => std::env::temp_dir().join(inside).into_os_string(),
                None => path.into(),
            })
        })?;
        Some(
            found
                .strip_prefix(std::env::temp_dir())
                .expect("it is there")
                .to_owned(),
        )
    }

    #[test]
    fn every_system_has_its_place_for_what_programs_remember() {
        let home = ("HOME", "/ada");
        assert_eq!(
            folder(System::Mac, &[home]).unwrap(),
            ["ada", "Library", "Application Support"].iter().collect::<PathBuf>()
        );
        assert_eq!(
            folder(System::Windows, &[home, ("APPDATA", "/roaming")]).unwrap(),
            PathBuf::from("roaming")
        );
        assert_eq!(
            folder(System::Free, &[home]).unwrap(),
            ["ada", ".local", "share"].iter().collect::<PathBuf>()
        );
        assert_eq!(
            folder(System::Free, &[home, ("XDG_DATA_HOME", "/data")]).unwrap(),
            PathBuf::from("data")
        );
    }

    #[test]
    fn a_path_that_is_not_absolute_says_nothing() {
        assert_eq!(folder(System::Windows, &[("APPDATA", "roaming")]), None);
        assert_eq!(
            folder(System::Free, &[("XDG_DATA_HOME", "data"), ("HOME", "/ada")]).unwrap(),
            ["ada", ".local", "share"].iter().collect::<PathBuf>()
        );
        for system in [System::Mac, System::Windows, System::Free] {
            assert_eq!(folder(system, &[]), None);
        }
        assert!(data_folder().is_absolute() && data_folder().ends_with("oshra"));
    }

    #[test]
    fn no_shell_reads_the_address_of_a_page() {
        for system in [System::Mac, System::Windows, System::Free] {
            let (program, _) = system.opener();
            assert!(!["cmd", "sh", "powershell"].contains(&program), "{program}");
        }
    }
}
