//! What is written as Parquet is read back and says the same as the rows.
#![cfg(feature = "parquet")]

use lab::{DecisionRow, Experiment, GameRow, Made, ParquetFiles, Rows};
use parquet::file::reader::{FileReader, SerializedFileReader};
use parquet::record::{Field, Row};
use std::fs::File;
use std::ops::ControlFlow;
use std::path::{Path, PathBuf};

fn folder(name: &str) -> PathBuf {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(format!("{name}-{}", std::process::id()));
    std::fs::create_dir_all(&folder).unwrap();
    folder
}

fn experiment() -> Experiment {
    let mut experiment = Experiment::new("random,novice,random".parse().unwrap(), 3, 60).unwrap();
    experiment.seed = "parquet".to_owned();
    experiment
}

fn made() -> Made {
    Made {
        command: "oshra sim --seed parquet".to_owned(),
        date: "2026-11-18T04:05:06Z".to_owned(),
    }
}

/// What a file says about where it comes from.
fn origin(path: &Path, key: &str) -> String {
    let reader = SerializedFileReader::new(File::open(path).unwrap()).unwrap();
    let metadata = reader.metadata().file_metadata().key_value_metadata().unwrap();
    let entry = metadata.iter().find(|entry| entry.key == format!("oshra.{key}"));
    entry.and_then(|entry| entry.value.clone()).unwrap()
}

/// The texts of a list.
fn texts(row: &Row, name: &str) -> Vec<String> {
    let (_, field) = row.get_column_iter().find(|(column, _)| *column == name).unwrap();
    let Field::ListInternal(list) = field else {
        panic!("{name} is no list: {field}")
    };
    let text = |field: &Field| match field {
        Field::Str(text) => text.clone(),
        other => panic!("{other}"),
    };
    list.elements().iter().map(text).collect()
}

fn read(path: &Path) -> Vec<Row> {
    let reader = SerializedFileReader::new(File::open(path).unwrap()).unwrap();
    reader.get_row_iter(None).unwrap().map(Result::unwrap).collect()
}

/// A field of a row as text; empty where there is nothing.
fn field(row: &Row, name: &str) -> String {
    let (_, field) = row.get_column_iter().find(|(column, _)| *column == name).unwrap();
    match field {
        Field::Null => String::new(),
        Field::Str(text) => text.clone(),
        Field::Int(number) => number.to_string(),
        Field::Long(number) => number.to_string(),
        other => other.to_string(),
    }
}

fn text<T: ToString>(value: Option<T>) -> String {
    value.map(|value| value.to_string()).unwrap_or_default()
}

fn games_are(file: &Path, rows: &[GameRow]) {
    let read_games = read(file);
    assert_eq!(read_games.len(), rows.len());
    for (read, row) in read_games.iter().zip(rows) {
        assert_eq!(field(read, "game"), row.game.to_string());
        assert_eq!(field(read, "players"), "3");
        assert_eq!(field(read, "first_seat"), row.first.to_string());
        assert_eq!(field(read, "turns"), row.turns.to_string());
        assert_eq!(field(read, "red"), row.red.to_string());
        assert_eq!(field(read, "winner_seat"), text(row.end.and_then(|end| end.winner)));
        assert_eq!(
            field(read, "winning_faction"),
            text(row.end.map(|end| end.faction.id()))
        );
        for seat in 0..6 {
            let sits = row.seats[seat];
            assert_eq!(field(read, &format!("level_{seat}")), text(sits.map(|sits| sits.level)));
            assert_eq!(
                field(read, &format!("leader_{seat}")),
                text(sits.and_then(|sits| sits.leader).map(|leader| leader.id()))
            );
            assert_eq!(
                field(read, &format!("heroes_{seat}")),
                text(sits.map(|sits| sits.heroes))
            );
        }
    }
}

fn decisions_are(file: &Path, rows: &[DecisionRow]) {
    let read_decisions = read(file);
    assert_eq!(read_decisions.len(), rows.len());
    for (read, row) in read_decisions.iter().zip(rows) {
        assert_eq!(field(read, "decision"), row.number.to_string());
        assert_eq!(field(read, "seat"), row.seat.to_string());
        assert_eq!(field(read, "prompt"), row.prompt.id());
        assert_eq!(field(read, "source"), text(row.source.map(|hero| hero.id())));
        assert_eq!(field(read, "choice"), row.choice.to_string());
        assert_eq!(field(read, "chance"), text(row.chance));
        assert_eq!(field(read, "leader"), text(row.leader.map(|leader| leader.id())));
        assert_eq!(field(read, "drawn"), text(row.drawn.map(|hero| hero.id())));
        assert_eq!(field(read, "choices"), row.alternatives.len().to_string());
        let hand: Vec<&str> = row.hand.iter().map(|hero| hero.id()).collect();
        assert_eq!(texts(read, "hand"), hand);
        let tavern: Vec<&str> = row
            .tavern
            .iter()
            .map(|hero| hero.map_or("", |hero| hero.id()))
            .collect();
        assert_eq!(texts(read, "tavern"), tavern);
        let alternatives: Vec<String> = row.alternatives.iter().map(ToString::to_string).collect();
        assert_eq!(texts(read, "alternatives"), alternatives);
        assert!(
            alternatives.contains(&field(read, "choice")),
            "what was chosen was among them"
        );
    }
    assert!(
        read_decisions.iter().any(|read| texts(read, "hand").is_empty()),
        "an empty list stays one"
    );
}

fn says_where_it_comes_from(file: &Path) {
    assert_eq!(origin(file, "version"), lab::VERSION);
    assert_eq!(origin(file, "seed"), "parquet");
    assert_eq!(origin(file, "command"), made().command);
    assert_eq!(origin(file, "date"), made().date);
    let about: serde_json::Value = serde_json::from_str(&origin(file, "experiment")).unwrap();
    assert_eq!(about["levels"][1], "novice");
}

#[test]
fn rows_are_read_back() {
    let folder = folder("rows");
    let path = folder.join("run.parquet");
    let mut rows = Rows::default();
    lab::run_recorded(&experiment(), |_| ControlFlow::Continue(()), &mut rows).unwrap();
    let mut files = ParquetFiles::create(&path, &experiment(), &made()).unwrap();
    lab::run_recorded(&experiment(), |_| ControlFlow::Continue(()), &mut files).unwrap();
    let [games, decisions] = ParquetFiles::paths(&path);
    assert!(
        !games.exists() && !decisions.exists(),
        "they appear when they are whole"
    );
    files.finish().unwrap();

    games_are(&games, &rows.games);
    decisions_are(&decisions, &rows.decisions);
    for file in [&games, &decisions] {
        says_where_it_comes_from(file);
    }
    std::fs::remove_dir_all(folder).unwrap();
}

#[test]
fn files_that_are_not_finished_leave_nothing() {
    let folder = folder("unfinished");
    let files = ParquetFiles::create(&folder.join("run.parquet"), &experiment(), &made()).unwrap();
    assert_eq!(std::fs::read_dir(&folder).unwrap().count(), 2);
    drop(files);
    assert_eq!(std::fs::read_dir(&folder).unwrap().count(), 0);
    assert!(ParquetFiles::create(&folder.join("nowhere").join("run.parquet"), &experiment(), &made()).is_err());
    std::fs::remove_dir_all(folder).unwrap();
}
