//! Games that were saved by earlier versions. They must go on leading where they led; when one does not, the rules have
//! changed, and `RULES_REVISION` must go up with them.

use rules::{Log, LogError, Position, PositionFault, RULES_REVISION, Record, StateDigest};
use std::fs;
use std::path::{Path, PathBuf};

/// Every saved game: its revision, its file, the log, and the position it led to.
fn corpus() -> Vec<(u32, PathBuf, Log, Position)> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/corpus");
    let mut games = Vec::new();
    for folder in fs::read_dir(root).expect("the corpus") {
        let folder = folder.expect("a folder").path();
        let name = folder.file_name().and_then(|name| name.to_str()).expect("a name");
        let revision = name
            .strip_prefix("revision-")
            .expect("a revision")
            .parse()
            .expect("a number");
        let files = fs::read_dir(&folder)
            .expect("games")
            .map(|file| file.expect("a file").path());
        for path in files.filter(|path| path.extension().is_some_and(|end| end == "log")) {
            let text = fs::read_to_string(&path).expect("a log");
            let log = text
                .parse()
                .unwrap_or_else(|error| panic!("{}: {error}", path.display()));
            let json = fs::read_to_string(path.with_extension("json")).expect("a position");
            let position = Position::from_json(&json).expect("a possible position");
            games.push((revision, path, log, position));
        }
    }
    assert!(games.len() >= 130, "only {} games", games.len());
    games
}

/// What revision wrote a position down says nothing about the position, and at first none said how many cards were
/// discarded in a turn.
fn without_revision(mut position: Position) -> String {
    position.revision = None;
    position.discarded = 0;
    if let Some(since) = &mut position.since {
        since.position.revision = None;
        since.state = None;
    }
    serde_json::to_string(&position).expect("a position is JSON")
}

#[test]
fn old_games_lead_where_they_led() {
    for (revision, path, log, position) in corpus() {
        let path = path.display();
        assert_eq!(log.revision, revision, "{path}");
        let record = match log.replay() {
            Ok(record) => record,
            Err(LogError::Revision { .. }) if revision != RULES_REVISION => continue,
            Err(error) => panic!("{path}: {error}\nThe rules have changed: raise RULES_REVISION."),
        };
        assert_eq!(
            without_revision(record.position()),
            without_revision(position.clone()),
            "{path}: the rules have changed: raise RULES_REVISION."
        );
        if revision == RULES_REVISION {
            let loaded = Record::load(position).expect("the position can be");
            assert_eq!(loaded.game().digest(), record.game().digest(), "{path}");
        }
    }
}

/// What is saved again carries the revision and the digests, and leads to the same game.
#[test]
fn old_games_are_saved_again() {
    let of_today = |revision: &u32| *revision == RULES_REVISION;
    for (_, path, log, _) in corpus()
        .into_iter()
        .filter(|(revision, ..)| of_today(revision))
        .step_by(5)
    {
        let record = log.replay().expect("an old game");
        let again = record.log();
        assert_eq!(again.revision, RULES_REVISION);
        assert_eq!(again.state, Some(record.game().digest()));
        for text in [again.to_string(), serde_json::to_string(&again).expect("JSON")] {
            let read: Log = text.parse().expect("a log");
            assert_eq!(read, again, "{}", path.display());
            assert!(read.replay().expect("it holds").game() == record.game());
        }
    }
}

/// A game of another revision: every choice fits its check, so nobody has touched it.
fn of_other_rules(log: &Log) -> Log {
    let mut other = log.clone();
    other.revision = RULES_REVISION + 1;
    other
}

#[test]
fn other_rules_are_told_from_damage() {
    let revision = RULES_REVISION + 1;
    let mut logs = corpus().into_iter().map(|(.., log, _)| log);
    let old = logs
        .find(|log| log.state.is_none() && log.choices.len() > 8)
        .expect("a log of the first version");
    let log = old.replay().expect("an old game").log();
    // Where its digests show that the rules make no difference, it counts.
    assert!(of_other_rules(&log).replay().is_ok());
    // A choice that leads elsewhere: the checks of the state do not fit.
    let mut elsewhere = of_other_rules(&log);
    for logged in &mut elsewhere.choices[3..] {
        let check = logged.check.as_mut().expect("a check");
        check.replace_range(6.., if check.ends_with("0000") { "0001" } else { "0000" });
    }
    let step = Some(4);
    assert_eq!(elsewhere.replay().err(), Some(LogError::Revision { revision, step }));
    elsewhere.revision = RULES_REVISION;
    assert_eq!(elsewhere.replay().err(), Some(LogError::Changed { step: 4 }));
    // It leads elsewhere only in the end.
    let mut ends = of_other_rules(&log);
    ends.state = Some(StateDigest::new(7));
    let step = None;
    assert_eq!(ends.replay().err(), Some(LogError::Revision { revision, step }));
    ends.revision = RULES_REVISION;
    assert_eq!(ends.replay().err(), Some(LogError::Outcome));
    // Without digests nothing shows that the rules make no difference.
    assert_eq!(
        of_other_rules(&old).replay().err(),
        Some(LogError::Revision { revision, step })
    );
    // Somebody edited it: that is damage, whatever the rules.
    let mut edited = of_other_rules(&log);
    edited.choices.swap(5, 6);
    assert_eq!(edited.replay().err(), Some(LogError::Changed { step: 6 }));
}

/// A position in the middle of a step carries the digest of the state that its choices lead to. Where they lead
/// elsewhere, other rules are told from damage.
#[test]
fn positions_carry_the_state_they_lead_to() {
    let mut checked = 0;
    for (.., log, _) in corpus()
        .into_iter()
        .filter(|(revision, ..)| *revision == RULES_REVISION)
    {
        let record = log.replay().expect("an old game");
        let position = record.position();
        let Some(since) = &position.since else { continue };
        assert_eq!(since.state, Some(record.game().digest()));
        let with = |revision: u32, state: Option<StateDigest>| {
            let mut changed = position.clone();
            changed.revision = Some(revision);
            changed.since.as_mut().expect("it is in the middle").state = state;
            let text = serde_json::to_string(&changed).expect("a position is JSON");
            let read = Position::from_json(&text).expect("it can be read");
            Record::load(read).map_err(|error| error.faults().to_vec())
        };
        let wrong = Some(StateDigest::new(7));
        let loaded = with(RULES_REVISION, since.state).expect("nothing was changed");
        assert_eq!(loaded.game().digest(), record.game().digest());
        assert!(with(RULES_REVISION, None).is_ok(), "saved before there were digests");
        assert_eq!(
            with(RULES_REVISION, wrong).err(),
            Some(vec![PositionFault::SinceDiffers])
        );
        let other = RULES_REVISION + 1;
        assert_eq!(with(other, wrong).err(), Some(vec![PositionFault::Revision(other)]));
        checked += 1;
    }
    assert!(checked > 20, "only {checked} positions in the middle of a step");
}
