//! Links that people have shared. They must go on leading where they led; when one does not, the rules have changed,
//! and `RULES_REVISION` must go up with them.

use rules::{Log, LogError, RULES_REVISION};
use std::fs;
use std::path::{Path, PathBuf};
use study::{from_link, to_link};

/// Every link: its revision, its file, and the log of the same game.
fn corpus() -> Vec<(u32, PathBuf, String, Log)> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/corpus");
    let logs = Path::new(env!("CARGO_MANIFEST_DIR")).join("../rules/tests/corpus");
    let mut links = Vec::new();
    for folder in fs::read_dir(root).expect("the corpus") {
        let folder = folder.expect("a folder").path();
        let name = folder.file_name().and_then(|name| name.to_str()).expect("a name");
        let revision = name
            .strip_prefix("revision-")
            .expect("a revision")
            .parse()
            .expect("a number");
        for file in fs::read_dir(&folder).expect("links") {
            let path = file.expect("a file").path();
            let link = fs::read_to_string(&path).expect("a link").trim().to_owned();
            let log = logs
                .join(name)
                .join(path.file_name().expect("a name"))
                .with_extension("log");
            let log = fs::read_to_string(&log).expect("its log").parse().expect("a log");
            links.push((revision, path, link, log));
        }
    }
    assert!(links.len() >= 100, "only {} links", links.len());
    links
}

#[test]
fn old_links_lead_where_they_led() {
    for (revision, path, link, log) in corpus() {
        let path = path.display();
        let (found, names) = match from_link(&link) {
            Ok(found) => found,
            Err(LogError::Revision { .. }) if revision != RULES_REVISION => continue,
            Err(error) => panic!("{path}: {error}\nThe rules have changed: raise RULES_REVISION."),
        };
        assert_eq!(names[0], "Ada", "{path}");
        let choices = |log: &Log| log.choices.iter().map(|logged| logged.made).collect::<Vec<_>>();
        assert!(
            found.start == log.start && choices(&found) == choices(&log),
            "{path}: the rules have changed: raise RULES_REVISION."
        );
    }
}

#[test]
fn a_damaged_link_is_told_from_one_of_other_rules() {
    let (.., log) = corpus().swap_remove(0);
    let link = to_link(&log, &[]).expect("a link");
    assert!(from_link(&link).is_ok());
    // The last letters are the last choices: cut off, the digest does not fit.
    let cut = &link[..link.len() - 4];
    assert!(matches!(
        from_link(cut),
        Err(LogError::NotALog(_) | LogError::Refused { .. })
    ));
    // The revision stands in the second and third byte, so the third and fourth letter hold its lowest bits.
    assert!(link.starts_with("AgAB"), "version 2, revision 1: {link}");
    let other = link.replacen("AgAB", "AgAC", 1);
    assert!(
        from_link(&other).is_ok(),
        "its digest shows that the rules make no difference"
    );
    let revision = 2;
    let step = None;
    let other = cut.replacen("AgAB", "AgAC", 1);
    assert_eq!(from_link(&other).err(), Some(LogError::Revision { revision, step }));
    assert_eq!(from_link("CQ").err(), Some(LogError::Version(9)));
}
