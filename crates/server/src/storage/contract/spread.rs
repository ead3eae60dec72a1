//! Several databases keep the contract together, and know who belongs to whom.

use super::{
    LEASE, ONE, Shelf, address, dead_servers, everything, finished, listing, lost_answers, numbers, opening, table,
};
use crate::code::{Code, PartLetter};
use crate::config::Database;
use crate::storage::{Appended, StorageError, open};
use crate::table::state::Phase;
use own_postgres::OwnPostgres;
use std::slice;

/// Tables are where their codes say, and what is not about one table is the same wherever it is asked.
async fn spread_tables(shelf: &Shelf) {
    let mut codes = Vec::new();
    for part in 0..shelf.parts().len() {
        let code = shelf.code_in(part).unwrap();
        let opened = shelf.open(code, Some(ONE), &opening(part as u64), listing(Phase::Ended, None));
        assert_eq!(opened.await, Ok(Appended::Written));
        assert_eq!((shelf.part_of(code), code.part().is_some()), (part, part > 0));
        for (number, other) in shelf.parts().iter().enumerate() {
            let there = other.entries(code, 0, 9).await.unwrap();
            assert_eq!(there.len(), usize::from(number == part));
        }
        assert_eq!(shelf.finish(finished(code, 100 + part as u64)).await, Ok(true));
        assert_eq!(shelf.finish(finished(code, 100)).await, Ok(false));
        shelf.keep_record(code, 1, "{}".to_owned()).await.unwrap();
        codes.push(code);
    }
    // A letter that was not given away leads home.
    let stray = PartLetter::all().last().unwrap();
    assert_eq!(shelf.part_of(Code::random_in(stray).unwrap()), 0);
    let mut there = shelf.there(codes.clone()).await.unwrap();
    there.sort();
    let mut sorted = codes.clone();
    sorted.sort();
    assert_eq!(there, sorted);
    assert!(shelf.lobby(100).await.unwrap().len() >= codes.len());
    let old: Vec<(Code, u32)> = shelf.old_games(1_000, None, 100).await.unwrap();
    assert_eq!(old, sorted.iter().map(|code| (*code, 1)).collect::<Vec<_>>());
    assert_eq!(shelf.old_games(1_000, Some(old[0]), 1).await.unwrap(), old[1..2]);
    for code in &codes {
        shelf.release(*code, 1, 1002, None, None).await.unwrap();
    }
    assert_eq!(shelf.forget_ended(2_000).await, Ok(codes.len() as u64));
    assert!(shelf.there(codes.clone()).await.unwrap().is_empty());
    // A code under which a game is left is not free.
    let again = shelf.open(codes[1], Some(ONE), &opening(9), listing(Phase::Gathering, None));
    assert_eq!(again.await, Ok(Appended::Lost));
    shelf.forget_games(old).await.unwrap();
    assert!(shelf.old_games(1_000, None, 100).await.unwrap().is_empty());
    for code in codes {
        assert_eq!(shelf.record(code, 1).await, Ok(None));
    }
}

/// What is in the way of a database, in words.
async fn refusal(home: &Database, beside: &[Database]) -> String {
    match open(home, beside).await {
        Err(StorageError::Unusable(reason)) => reason,
        Err(other) => panic!("{other}"),
        Ok(_) => panic!("it is not refused"),
    }
}

/// Databases know who belongs to whom, and none can be left out or taken for another.
async fn who_belongs_to_whom(all: &[Database]) {
    let [home, first, second] = all else {
        panic!("three databases")
    };
    let before = open(home, &[]).await.unwrap();
    let old = table(&before).await;
    assert_eq!(old.part(), None);
    before.close().await.unwrap();
    let shelf = open(home, slice::from_ref(first)).await.unwrap();
    let code = table(&shelf).await;
    shelf.close().await.unwrap();
    // Adding one moves nothing, in whatever order they are named.
    let shelf = open(home, &[second.clone(), first.clone()]).await.unwrap();
    assert_eq!(numbers(&shelf, old).await, [1]);
    assert_eq!(numbers(&shelf, code).await, [1]);
    assert_eq!((shelf.part_of(old), shelf.part_of(code)), (0, 2));
    shelf.close().await.unwrap();
    assert!(refusal(home, &[]).await.contains("all of them must be named"));
    assert!(
        refusal(home, slice::from_ref(first))
            .await
            .contains("all of them must be named")
    );
    assert!(refusal(first, &[]).await.contains("named first"));
    assert!(refusal(first, slice::from_ref(home)).await.contains("named first"));
    let kinds = [
        Database::Sqlite("other.db".into()),
        Database::Postgres("postgres://a/b".to_owned()),
    ];
    assert!(refusal(&kinds[0], &kinds[1..]).await.contains("same kind"));
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn several_files_keep_the_contract() {
    let folder = std::env::temp_dir().join(format!("oshra-spread-{}", std::process::id()));
    std::fs::create_dir_all(&folder).unwrap();
    let file = |name: &str| Database::Sqlite(folder.join(name));
    let shelf = open(&file("a.db"), &[file("b.db"), file("c.db")]).await.unwrap();
    shelf.join(ONE, address(ONE), LEASE).await.unwrap();
    lost_answers(&shelf).await;
    everything(&shelf).await;
    spread_tables(&shelf).await;
    shelf.close().await.unwrap();
    who_belongs_to_whom(&[file("d.db"), file("e.db"), file("f.db")]).await;
    // One of another house is not taken.
    let strange = refusal(&file("g.db"), &[file("b.db")]).await;
    assert!(strange.contains("belongs to another server"), "{strange}");
    let strange = refusal(&file("g.db"), &[file("a.db")]).await;
    assert!(strange.contains("belongs to another server"), "{strange}");
    std::fs::remove_dir_all(&folder).unwrap();
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn several_postgres_keep_the_contract() {
    let Some(postgres) = tokio::task::spawn_blocking(OwnPostgres::start).await.unwrap() else {
        eprintln!("SKIPPED: PostgreSQL is not installed, so nothing is tested on it");
        return;
    };
    let mut databases = Vec::new();
    for name in ["a", "b", "c", "d", "e", "f"] {
        databases.push(Database::Postgres(postgres.address(&postgres.create(name))));
    }
    let shelf = open(&databases[0], &databases[1..3]).await.unwrap();
    everything(&shelf).await;
    dead_servers(&shelf).await;
    spread_tables(&shelf).await;
    shelf.close().await.unwrap();
    who_belongs_to_whom(&databases[3..]).await;
}
