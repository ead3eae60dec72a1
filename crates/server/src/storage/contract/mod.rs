//! What every storage must do, tried on each of them directly.

mod push;
mod spread;

use super::order::{Audited, Ban, Report, Retyped, Scrub, Typed};
use super::{Appended, Claim, Epoch, FinishedGame, Listing, Postgres, Sqlite, Storage};
use crate::code::Code;
use crate::entry::{Entry, Origin, Stored};
use crate::secret::{PlayerId, PlayerKey};
use crate::settings::Settings;
use crate::table::state::Phase;
use own_postgres::OwnPostgres;
use rules::{Seat, Seed};
use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;

const LEASE: Duration = Duration::from_secs(60);
/// Two servers.
const ONE: u32 = 1;
const OTHER: u32 = 4_000_000_000;

type Shelf = Arc<dyn Storage>;

/// Every server has an address of its own.
fn address(server: u32) -> SocketAddr {
    SocketAddr::from((server.to_be_bytes(), 9))
}

fn listing(phase: Phase, due: Option<u64>) -> Listing {
    Listing {
        phase,
        shown: true,
        due,
        body: "{}".to_owned(),
    }
}

fn said(number: u64, origin: u64) -> Stored {
    Stored {
        number,
        at: 1000 + number,
        origin: Origin(origin),
        entry: Entry::Said {
            seat: Seat::S0,
            text: format!("{number} by {origin}"),
        },
    }
}

fn opening(origin: u64) -> Stored {
    Stored {
        number: 1,
        at: 1001,
        origin: Origin(origin),
        entry: Entry::Opened {
            settings: Settings::new(2),
            bots: Vec::new(),
            seed: Seed::from("contract"),
        },
    }
}

/// A code for a table; where there are several databases, in the last of them.
fn fresh(shelf: &Shelf) -> Code {
    shelf.code_in(shelf.parts().len().saturating_sub(1)).unwrap()
}

/// A new table that server one owns.
async fn table(shelf: &Shelf) -> Code {
    let code = fresh(shelf);
    let opened = shelf
        .open(code, Some(ONE), &opening(7), listing(Phase::Gathering, None))
        .await;
    assert_eq!(opened, Ok(Appended::Written));
    code
}

async fn append(shelf: &Shelf, code: Code, epoch: Epoch, stored: &Stored) -> Appended {
    shelf.append(code, epoch, stored, None).await.unwrap()
}

async fn numbers(shelf: &Shelf, code: Code) -> Vec<u64> {
    let entries = shelf.entries(code, 0, 1000).await.unwrap();
    entries.iter().map(|stored| stored.number).collect()
}

/// What was written once is there once, however often it is written because an answer was lost.
async fn lost_answers(shelf: &Shelf) {
    let code = table(shelf).await;
    let again = shelf
        .open(code, Some(ONE), &opening(7), listing(Phase::Gathering, None))
        .await;
    assert_eq!(again, Ok(Appended::Written));
    let taken = shelf
        .open(code, Some(OTHER), &opening(8), listing(Phase::Gathering, None))
        .await;
    assert_eq!(taken, Ok(Appended::Lost));
    for _ in 0..3 {
        assert_eq!(append(shelf, code, 1, &said(2, 20)).await, Appended::Written);
    }
    assert_eq!(append(shelf, code, 1, &said(2, 21)).await, Appended::Lost);
    let entries = shelf.entries(code, 0, 1000).await.unwrap();
    assert_eq!(entries, [opening(7), said(2, 20)]);
    // Also with what is known of the table.
    for _ in 0..2 {
        let listed = Some(listing(Phase::Playing, Some(5)));
        let appended = shelf.append(code, 1, &said(3, 30), listed).await;
        assert_eq!(appended, Ok(Appended::Written));
    }
    assert_eq!(numbers(shelf, code).await, [1, 2, 3]);
}

/// An entry whose predecessor is not there is not written.
async fn gaps(shelf: &Shelf) {
    let code = table(shelf).await;
    for number in [3, 4, 1_000_000] {
        assert_eq!(append(shelf, code, 1, &said(number, 9)).await, Appended::Gap);
    }
    assert_eq!(append(shelf, code, 1, &said(2, 9)).await, Appended::Written);
    assert_eq!(append(shelf, code, 1, &said(4, 9)).await, Appended::Gap);
    assert_eq!(numbers(shelf, code).await, [1, 2]);
    let free = fresh(shelf);
    shelf
        .open(free, None, &opening(7), listing(Phase::Gathering, None))
        .await
        .unwrap();
    assert_eq!(shelf.claim(free, ONE).await, Ok(Claim::Mine(2)));
    let nowhere = fresh(shelf);
    assert_eq!(append(shelf, nowhere, 1, &said(2, 9)).await, Appended::Fenced);
    assert_eq!(append(shelf, nowhere, 0, &said(1, 9)).await, Appended::Fenced);
    assert!(numbers(shelf, nowhere).await.is_empty());
}

/// Of many who write at the same moment one is first, and the others are told.
async fn two_writers(shelf: &Shelf) {
    let code = table(shelf).await;
    for number in 2..20 {
        let mut writers = tokio::task::JoinSet::new();
        for origin in 0..8 {
            let shelf = shelf.clone();
            writers.spawn(async move { append(&shelf, code, 1, &said(number, 100 + origin)).await });
        }
        let done = writers.join_all().await;
        let written = done.iter().filter(|appended| **appended == Appended::Written).count();
        let lost = done.iter().filter(|appended| **appended == Appended::Lost).count();
        assert_eq!((written, lost), (1, 7), "{done:?}");
    }
    assert_eq!(numbers(shelf, code).await, (1..20).collect::<Vec<u64>>());
}

/// Whoever writes at the same moment as the owner, under an epoch that is over, is not carried along.
async fn writers_of_two_epochs(shelf: &Shelf) {
    let code = table(shelf).await;
    shelf.release(code, 1, 5, None, None).await.unwrap();
    let Ok(Claim::Mine(epoch)) = shelf.claim(code, ONE).await else {
        panic!("a table that belongs to nobody can be had");
    };
    for number in 2..20 {
        let mut writers = tokio::task::JoinSet::new();
        for origin in 0..8 {
            let (shelf, epoch) = (shelf.clone(), if origin == 3 { epoch } else { 1 });
            writers.spawn(async move { (origin, append(&shelf, code, epoch, &said(number, 100 + origin)).await) });
        }
        for (origin, appended) in writers.join_all().await {
            assert_eq!(appended == Appended::Written, origin == 3, "{origin}: {appended:?}");
        }
    }
}

/// Whoever has lost a table cannot write there any more.
async fn fenced_writers(shelf: &Shelf) {
    let code = table(shelf).await;
    assert_eq!(shelf.claim(code, ONE).await, Ok(Claim::Mine(1)));
    assert!(matches!(shelf.claim(code, OTHER).await, Ok(Claim::Other(owner)) if owner.server == ONE));
    assert_eq!(append(shelf, code, 1, &said(2, 20)).await, Appended::Written);
    shelf.release(code, 1, 5, None, None).await.unwrap();
    assert_eq!(append(shelf, code, 1, &said(3, 30)).await, Appended::Fenced);
    let Ok(Claim::Mine(epoch)) = shelf.claim(code, OTHER).await else {
        panic!("a table that belongs to nobody can be had");
    };
    assert!(epoch > 1);
    for (old, number) in [(1, 3), (epoch - 1, 3), (epoch + 1, 3), (1, 2)] {
        assert_eq!(append(shelf, code, old, &said(number, 31)).await, Appended::Fenced);
    }
    // What it had written before stays written, also if it only learns now.
    assert_eq!(append(shelf, code, 1, &said(2, 20)).await, Appended::Written);
    assert_eq!(append(shelf, code, epoch, &said(3, 32)).await, Appended::Written);
    // What it thinks is known of the table is not believed either.
    shelf.release(code, 1, 6, Some(false), Some(0)).await.unwrap();
    shelf.show(code, 1, false).await.unwrap();
    assert_eq!(shelf.claim(code, OTHER).await, Ok(Claim::Mine(epoch)));
    assert_eq!(numbers(shelf, code).await, [1, 2, 3]);
}

/// Taking a table over and writing to it at the same moment: what was written is there for whoever comes next.
async fn races_with_a_new_owner(shelf: &Shelf) {
    for round in 0..20 {
        let code = table(shelf).await;
        let writing = {
            let shelf = shelf.clone();
            tokio::spawn(async move {
                let mut written = 1;
                for number in 2..40 {
                    if append(&shelf, code, 1, &said(number, number)).await != Appended::Written {
                        break;
                    }
                    written = number;
                }
                written
            })
        };
        for _ in 0..round {
            tokio::task::yield_now().await;
        }
        shelf.release(code, 1, 5, None, None).await.unwrap();
        assert!(matches!(shelf.claim(code, OTHER).await, Ok(Claim::Mine(_))));
        let found = numbers(shelf, code).await;
        assert_eq!(writing.await.unwrap(), found.len() as u64);
        assert_eq!(
            numbers(shelf, code).await,
            found,
            "nothing comes after it was taken over"
        );
    }
}

/// Only tables that belong to nobody are forgotten, whole, and nothing can be written to them afterwards.
async fn forgotten_tables(shelf: &Shelf) {
    let (owned, free, played) = (table(shelf).await, table(shelf).await, table(shelf).await);
    let listed = Some(listing(Phase::Playing, None));
    let started = shelf.append(played, 1, &said(2, 20), listed).await;
    assert_eq!(started, Ok(Appended::Written));
    shelf.keep_snapshot(free, 1, 1, 0, "{}".to_owned()).await.unwrap();
    for code in [free, played] {
        shelf.release(code, 1, 1001, None, None).await.unwrap();
    }
    assert!(shelf.forget_unplayed(1001).await.unwrap() == 0, "nothing is older");
    assert!(shelf.forget_unplayed(1002).await.unwrap() >= 1);
    assert_eq!(shelf.claim(free, ONE).await, Ok(Claim::NoTable));
    assert_eq!(append(shelf, free, 2, &said(2, 20)).await, Appended::Fenced);
    assert!(numbers(shelf, free).await.is_empty());
    assert_eq!(shelf.snapshot(free, 9, 1).await.unwrap().newest, None);
    assert_eq!(append(shelf, owned, 1, &said(2, 20)).await, Appended::Written);
    assert_eq!(numbers(shelf, owned).await, [1, 2]);
    assert_eq!(numbers(shelf, played).await, [1, 2]);
    // Somebody who was there keeps it from being forgotten.
    let seen = table(shelf).await;
    shelf.release(seen, 1, 9_000_000, None, None).await.unwrap();
    shelf.forget_unplayed(8_000_000).await.unwrap();
    assert_eq!(numbers(shelf, seen).await, [1]);
}

async fn due_tables(shelf: &Shelf) {
    let codes = [table(shelf).await, table(shelf).await];
    for code in codes {
        shelf.release(code, 1, 5, Some(true), Some(500)).await.unwrap();
    }
    let early = shelf.claim_due(OTHER, 499).await.unwrap();
    assert!(!codes.iter().any(|code| early.contains(code)), "{early:?}");
    let due = shelf.claim_due(OTHER, 500).await.unwrap();
    assert!(codes.iter().all(|code| due.contains(code)), "{due:?}");
    let again = shelf.claim_due(ONE, 500).await.unwrap();
    assert!(again.is_empty(), "each is handed out once: {again:?}");
    assert!(matches!(shelf.claim(codes[0], OTHER).await, Ok(Claim::Mine(_))));
    shelf.leave(OTHER).await.unwrap();
    assert!(matches!(shelf.claim(codes[0], ONE).await, Ok(Claim::Mine(_))));
}

async fn what_is_kept(shelf: &Shelf) {
    let code = table(shelf).await;
    for number in 2..=10 {
        assert_eq!(append(shelf, code, 1, &said(number, number)).await, Appended::Written);
    }
    let some = shelf.entries(code, 3, 4).await.unwrap();
    assert_eq!(
        some.iter().map(|stored| stored.number).collect::<Vec<_>>(),
        [4, 5, 6, 7]
    );
    for (number, format) in [(2, 1), (5, 1), (7, 2)] {
        let body = format!("{number} {format}");
        shelf.keep_snapshot(code, number, format, 0, body).await.unwrap();
    }
    let body = |number: u64, format: u16| (number, format!("{number} {format}"));
    assert_eq!(shelf.snapshot(code, 1, 1).await.unwrap().newest, None);
    assert_eq!(shelf.snapshot(code, 4, 1).await.unwrap().newest, Some(body(2, 1)));
    assert_eq!(shelf.snapshot(code, 9, 1).await.unwrap().newest, Some(body(5, 1)));
    assert_eq!(shelf.snapshot(code, 9, 2).await.unwrap().newest, Some(body(7, 2)));
    assert_eq!(shelf.record(code, 1).await, Ok(None));
    for body in ["first", "second"] {
        shelf.keep_record(code, 1, body.to_owned()).await.unwrap();
    }
    assert_eq!(shelf.record(code, 1).await, Ok(Some("first".to_owned())));
    shelf.check().await.unwrap();
}

/// What is removed is gone, only its owner can remove it, and no snapshot from before is kept afterwards.
async fn what_is_removed(shelf: &Shelf) {
    let code = table(shelf).await;
    for number in 2..=4 {
        assert_eq!(append(shelf, code, 1, &said(number, number)).await, Appended::Written);
    }
    shelf.keep_snapshot(code, 3, 1, 0, "before".to_owned()).await.unwrap();
    let unsaid = Stored {
        entry: Entry::Said {
            seat: Seat::S0,
            text: String::new(),
        },
        ..said(3, 3)
    };
    let scrub = Scrub {
        entries: vec![unsaid.clone()],
        games: Vec::new(),
        listing: Some(listing(Phase::Gathering, None)),
        unnamed: None,
    };
    for stranger in [None, Some(2)] {
        assert_eq!(shelf.scrub(code, stranger, scrub.clone()).await, Ok(false));
    }
    assert_eq!(shelf.snapshot(code, 9, 1).await.unwrap().scrubs, 0);
    assert_eq!(shelf.scrub(code, Some(1), scrub.clone()).await, Ok(true));
    assert_eq!(shelf.entries(code, 2, 9).await.unwrap(), [unsaid, said(4, 4)]);
    shelf.keep_snapshot(code, 3, 1, 0, "before".to_owned()).await.unwrap();
    let there = shelf.snapshot(code, 9, 1).await.unwrap();
    assert_eq!((there.scrubs, there.newest), (1, None));
    shelf.keep_snapshot(code, 3, 1, 1, "after".to_owned()).await.unwrap();
    let there = shelf.snapshot(code, 9, 1).await.unwrap();
    assert_eq!(there.newest, Some((3, "after".to_owned())));
    // Old lines are found where nobody is, and only once.
    let lines = |lines: Vec<(Code, Stored)>| -> Vec<u64> {
        let ours = lines.into_iter().filter(|(found, _)| *found == code);
        ours.map(|(_, stored)| stored.number).collect()
    };
    assert_eq!(lines(shelf.old_lines(9_000, 1000).await.unwrap()), [0_u64; 0]);
    shelf.release(code, 1, 5, None, None).await.unwrap();
    assert_eq!(lines(shelf.old_lines(9_000, 1000).await.unwrap()), [2, 4]);
    assert_eq!(lines(shelf.old_lines(1_003, 1000).await.unwrap()), [2]);
    assert_eq!(shelf.scrub(code, None, scrub).await, Ok(true));
    assert_eq!(shelf.remove_table(code, 1).await, Ok(false));
    assert_eq!(numbers(shelf, code).await, [1, 2, 3, 4]);
    let Ok(Claim::Mine(epoch)) = shelf.claim(code, ONE).await else {
        panic!("it is free")
    };
    assert_eq!(shelf.remove_table(code, epoch).await, Ok(true));
    assert!(numbers(shelf, code).await.is_empty());
    assert_eq!(shelf.claim(code, ONE).await, Ok(Claim::NoTable));
}

/// What hosts and players typed beside the tables can be replaced, and nothing else changes.
async fn what_was_typed(shelf: &Shelf) {
    let (code, player) = (table(shelf).await, PlayerKey::random().unwrap().id());
    let before = shelf.open_reports().await.unwrap();
    let report = |id: &str| Report {
        id: format!("report {id} {code}"),
        at: 5,
        code,
        number: 1,
        line: None,
        seat: 0,
        player: String::new(),
        reason: "typed".to_owned(),
        settled: None,
    };
    for id in ["one", "two"] {
        assert!(shelf.report(report(id), 50).await.unwrap());
    }
    assert!(shelf.settle(report("two").id, 9).await.unwrap());
    assert_eq!(shelf.open_reports().await.unwrap(), before + 1);
    let ban = Ban {
        id: format!("ban {code}"),
        subject: player.as_str().to_owned(),
        at: 5,
        until: None,
        reason: "typed".to_owned(),
    };
    shelf.ban(ban.clone()).await.unwrap();
    let note = |id: &str, at: u64, subject: &str| Audited {
        id: format!("note {id} {code}"),
        at,
        host: "Hedy".to_owned(),
        deed: "ban".to_owned(),
        subject: subject.to_owned(),
        note: "typed".to_owned(),
    };
    let short = player.short().unwrap();
    let notes = [
        note("two", 7, short),
        note("one", 6, player.as_str()),
        note("other", 6, "192.0.2.1"),
    ];
    for note in notes {
        shelf.note(note).await.unwrap();
    }
    let texts = [
        (Typed::Report, report("one").id),
        (Typed::Ban, ban.id.clone()),
        (Typed::Note, note("one", 6, "").id),
        (Typed::Note, "nobody's".to_owned()),
    ];
    let texts = texts.map(|(place, id)| Retyped {
        place,
        id,
        text: "gone".to_owned(),
    });
    shelf.retype(texts.to_vec()).await.unwrap();
    let reason = async |id: &str| shelf.find_report(report(id).id).await.unwrap().unwrap().reason;
    assert_eq!((&*reason("one").await, &*reason("two").await), ("gone", "typed"));
    let gone = Ban {
        reason: "gone".to_owned(),
        ..ban
    };
    assert!(shelf.bans().await.unwrap().contains(&gone));
    let of_them = shelf.audited_of(player).await.unwrap();
    let notes: Vec<(u64, &str)> = of_them.iter().map(|one| (one.at, one.note.as_str())).collect();
    assert_eq!(notes, [(6, "gone"), (7, "typed")]);
    shelf.unban(gone.id).await.unwrap();
}

async fn everything(shelf: &Shelf) {
    for server in [ONE, OTHER] {
        shelf.join(server, address(server), LEASE).await.unwrap();
    }
    lost_answers(shelf).await;
    gaps(shelf).await;
    two_writers(shelf).await;
    writers_of_two_epochs(shelf).await;
    fenced_writers(shelf).await;
    races_with_a_new_owner(shelf).await;
    forgotten_tables(shelf).await;
    due_tables(shelf).await;
    what_is_kept(shelf).await;
    what_is_removed(shelf).await;
    what_was_typed(shelf).await;
    games_that_end_together(shelf).await;
    push::who_is_told(shelf).await;
}

/// Those who do not renew their lease lose their tables, and only they.
async fn dead_servers(shelf: &Shelf) {
    let (dead, alive) = (11, 12);
    let now = Duration::from_millis(1);
    shelf.join(dead, address(dead), now).await.unwrap();
    shelf.join(alive, address(alive), LEASE).await.unwrap();
    let code = fresh(shelf);
    let playing = listing(Phase::Playing, Some(900));
    shelf
        .open(code, Some(dead), &opening(7), playing.clone())
        .await
        .unwrap();
    let kept = fresh(shelf);
    shelf.open(kept, Some(alive), &opening(7), playing).await.unwrap();
    // The lease is over when the database says so.
    while shelf.bury(800).await.unwrap() == 0 {
        tokio::task::yield_now().await;
    }
    assert_eq!(append(shelf, code, 1, &said(2, 20)).await, Appended::Fenced);
    assert_eq!(append(shelf, kept, 1, &said(2, 20)).await, Appended::Written);
    assert_eq!(shelf.renew(dead, LEASE).await, Ok(None));
    let alive_now = shelf.renew(alive, LEASE).await.unwrap().unwrap();
    assert!(alive_now.contains(&alive) && !alive_now.contains(&dead));
    // It was to be looked after at 900, but nobody knows whether it is.
    let due = shelf.claim_due(alive, 800).await.unwrap();
    assert!(due.contains(&code) && !due.contains(&kept), "{due:?}");
    shelf.join(dead, address(dead), LEASE).await.unwrap();
    assert!(shelf.renew(dead, LEASE).await.unwrap().is_some());
    // Whoever starts where another was takes its place at once.
    let (heir, left) = (13, fresh(shelf));
    shelf
        .open(left, Some(dead), &opening(7), listing(Phase::Playing, Some(900)))
        .await
        .unwrap();
    shelf.join(heir, address(dead), LEASE).await.unwrap();
    assert_eq!(append(shelf, left, 1, &said(2, 20)).await, Appended::Fenced);
    assert_eq!(shelf.claim_due(heir, 0).await, Ok(vec![left]));
    let owner = match shelf.claim(code, dead).await {
        Ok(Claim::Other(owner)) => owner,
        other => panic!("{other:?}"),
    };
    assert_eq!((owner.server, owner.address), (alive, Some(address(alive))));
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn sqlite_keeps_the_contract() {
    let folder = std::env::temp_dir().join(format!("oshra-contract-{}", std::process::id()));
    std::fs::create_dir_all(&folder).unwrap();
    let file = folder.join("tables.db");
    let sqlite = Arc::new(Sqlite::open(&file).unwrap());
    let shelf: Shelf = sqlite.clone();
    // Whoever joins is alone, so of two servers the second stays.
    shelf.join(ONE, address(ONE), LEASE).await.unwrap();
    lost_answers(&shelf).await;
    everything(&shelf).await;
    // The next server takes everything over.
    let code = table(&shelf).await;
    shelf.join(OTHER, address(OTHER), LEASE).await.unwrap();
    assert_eq!(append(&shelf, code, 1, &said(2, 20)).await, Appended::Fenced);
    shelf.close().await.unwrap();
    std::fs::remove_dir_all(&folder).unwrap();
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn postgres_keeps_the_contract() {
    let Some(postgres) = tokio::task::spawn_blocking(OwnPostgres::start).await.unwrap() else {
        eprintln!("SKIPPED: PostgreSQL is not installed, so nothing is tested on it");
        return;
    };
    let address = postgres.address("postgres");
    let shelf: Shelf = Arc::new(Postgres::open(&address).await.unwrap());
    everything(&shelf).await;
    dead_servers(&shelf).await;
    shelf.close().await.unwrap();
}

/// A finished game that nobody with a key played.
fn finished(code: Code, at: u64) -> FinishedGame {
    FinishedGame {
        code,
        game: 1,
        at,
        rated: false,
        winner: None,
        players: vec![None, None],
        body: "{}".to_owned(),
    }
}

/// Games of the same players that end at the same moment are all counted, and nobody waits for ever.
async fn games_that_end_together(shelf: &Shelf) {
    let players: Vec<PlayerId> = (0..4).map(|_| PlayerKey::random().unwrap().id()).collect();
    let mut ending = tokio::task::JoinSet::new();
    for number in 0..24_usize {
        let code = fresh(shelf);
        let seat = |chair: usize| {
            if number % 2 == 0 {
                (number + chair) % 4
            } else {
                (number + 4 - chair) % 4
            }
        };
        let seats = [0, 1, 2].map(|chair| Some((players[seat(chair)].clone(), format!("Person {chair}"))));
        let game = FinishedGame {
            rated: true,
            winner: Some(number % 3),
            players: seats.to_vec(),
            ..finished(code, 90_000_000 * (1 + number as u64))
        };
        let shelf = shelf.clone();
        ending.spawn(async move { shelf.finish(game).await });
    }
    for ended in ending.join_all().await {
        assert_eq!(ended, Ok(true));
    }
    let (mut games, mut wins) = (0, 0);
    for player in players {
        let known = shelf.player(player).await.unwrap().expect("they have played");
        games += known.games;
        wins += known.wins;
    }
    assert_eq!((games, wins), (72, 24));
}
