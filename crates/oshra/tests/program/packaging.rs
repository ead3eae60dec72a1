//! What packages bring beside the program: man pages, completions, and settings that name only what there is.

use super::{oshra, refused, temporary, text};
use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

fn manual(name: &str) -> PathBuf {
    let folder = temporary(name);
    let output = oshra(&["--write-manual", folder.to_str().expect("a plain name")], "");
    assert!(output.status.success(), "{}", text(&output.stderr));
    assert!(output.stdout.is_empty() && output.stderr.is_empty());
    folder
}

#[test]
fn every_command_has_a_man_page_and_is_completed() {
    let folder = manual("pages");
    let help = text(&oshra(&["--help"], "").stdout);
    let commands = help.lines().skip_while(|line| *line != "Commands:").skip(1);
    let commands: Vec<&str> = commands
        .take_while(|line| !line.is_empty())
        .filter_map(|line| line.split_whitespace().next())
        // Every other page is what it would show.
        .filter(|command| *command != "help")
        .collect();
    assert!(commands.contains(&"serve") && commands.len() >= 11, "{commands:?}");
    let completions: Vec<String> = ["oshra.bash", "oshra.elv", "oshra.fish", "_oshra.ps1", "_oshra"]
        .iter()
        .map(|name| fs::read_to_string(folder.join("completions").join(name)).expect("it was written"))
        .collect();
    for command in commands {
        let page = folder.join("man1").join(format!("oshra-{command}.1"));
        let page = fs::read_to_string(&page).unwrap_or_else(|error| panic!("{}: {error}", page.display()));
        assert!(page.contains(".SH NAME"), "{command}");
        for completion in &completions {
            assert!(completion.contains(command), "{command} is completed");
        }
    }
    let printed = text(&oshra(&["completions", "bash"], "").stdout);
    assert!(printed == completions[0], "what is printed is what is packaged");
    fs::remove_dir_all(folder).expect("it can be removed");
}

#[test]
fn help_is_given_and_mistakes_are_told_in_one_style() {
    let help = oshra(&["help", "sim"], "");
    assert!(help.status.success() && text(&help.stdout).contains("--games"));
    for wrong in [
        &["sim", "--gmaes", "4"][..],
        &["dance"],
        &["serve", "--database", "mysql://host/name"],
    ] {
        refused(wrong, "", "oshra: ");
    }
}

/// The variables a text sets or takes, without those that only the file of the containers knows.
fn variables(text: &str) -> BTreeSet<String> {
    let is_part = |letter: char| letter.is_ascii_uppercase() || letter == '_';
    let words = text.split(|letter: char| !is_part(letter));
    let ours = words.filter(|word| word.starts_with("OSHRA_"));
    ours.filter(|word| !["OSHRA_HOST", "OSHRA_DATABASE_PASSWORD"].contains(word))
        .map(str::to_owned)
        .collect()
}

#[test]
fn packages_bring_every_file_that_is_there_for_them() {
    let top = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let manifest = fs::read_to_string(top.join("crates/oshra/Cargo.toml")).expect("it is there");
    let mut files = 0;
    for file in fs::read_dir(top.join("packaging")).expect("it is there") {
        let name = file.expect("a file").file_name().into_string().expect("a plain name");
        let asset = format!("[\"../../packaging/{name}\", ");
        assert!(manifest.contains(&asset), "the Debian package leaves {name} out");
        files += 1;
    }
    assert!(files >= 7, "{files}");
}

#[test]
fn packaged_settings_name_only_what_the_server_knows() {
    let folder = manual("settings");
    let page =
        |command: &str| fs::read_to_string(folder.join(format!("man1/oshra-{command}.1"))).expect("it was written");
    let pages = page("serve") + &page("admin");
    let known = variables(&pages.replace("\\fB", ""));
    assert!(known.contains("OSHRA_PUBLIC_URL"), "{known:?}");
    let top = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let files = [
        "Dockerfile",
        "compose.yaml",
        "packaging/oshra.env",
        "packaging/oshra.service",
        "packaging/oshra-backup.service",
        "docs/operations.md",
    ];
    for file in files {
        let named = variables(&fs::read_to_string(top.join(file)).expect("it is there"));
        assert!(!named.is_empty(), "{file} sets something");
        let unknown: Vec<_> = named.difference(&known).collect();
        assert!(unknown.is_empty(), "{file} names {unknown:?}");
    }
    fs::remove_dir_all(folder).expect("it can be removed");
}
