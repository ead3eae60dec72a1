//! Cargo only warns where a profile names a package that is not there, and what should be fast is slow then.

use crate::shell::root;
use std::fs;

#[test]
fn every_package_that_a_profile_names_is_there() {
    let read = |name: &str| fs::read_to_string(root().join(name)).unwrap();
    let (settings, lock) = (read("Cargo.toml"), read("Cargo.lock"));
    let named = settings.lines().filter_map(|line| {
        let (_, package) = line.strip_prefix("[profile.")?.split_once(".package.")?;
        Some(package.trim_end_matches(']').trim_matches('"'))
    });
    let named: Vec<&str> = named.filter(|package| *package != "*").collect();
    assert!(named.len() > 10, "{named:?}");
    for package in named {
        assert!(
            lock.contains(&format!("\nname = \"{package}\"\n")),
            "there is no package {package}"
        );
    }
}
