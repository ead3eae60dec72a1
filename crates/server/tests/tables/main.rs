//! The server as its users meet it: whole games through real sockets, on both databases.

mod asyncapi;
mod client;
mod clocks;
mod coming_back;
mod copies;
mod example;
mod games;
mod gathering;
mod golden;
mod hosting;
mod hosts;
mod house;
mod limits;
mod logs;
mod openapi;
mod other_rules;
mod own_tables;
mod ownership;
mod peace;
mod postgres;
mod privacy;
mod push;
mod push_service;
mod ratings;
mod restarts;
mod retention;
mod sharing;
mod spread;
mod substitutes;
mod third_party;
mod trouble;

use house::House;
use std::pin::Pin;

/// Something that must work on every database.
pub(crate) struct Scenario {
    pub(crate) name: &'static str,
    pub(crate) run: fn(House) -> Pin<Box<dyn Future<Output = ()> + Send>>,
}

/// Makes a test on SQLite out of every function of a house, and a list of them for PostgreSQL.
macro_rules! scenarios {
    ($($name:ident),* $(,)?) => {
        mod on_sqlite {
            $(
                #[tokio::test(flavor = "multi_thread", worker_threads = 2)]
                async fn $name() {
                    super::$name(crate::house::House::sqlite()).await;
                }
            )*
        }

        pub(crate) fn scenarios() -> Vec<crate::Scenario> {
            vec![$(crate::Scenario { name: stringify!($name), run: |house| Box::pin($name(house)) }),*]
        }
    };
}
pub(crate) use scenarios;

/// How long a scenario may take.
const SCENARIO: std::time::Duration = std::time::Duration::from_secs(90);

/// Every scenario whose name contains what `ONLY` says, for whoever looks for a fault.
fn chosen(all: Vec<Vec<Scenario>>) -> Vec<Scenario> {
    let mut chosen: Vec<Scenario> = all.into_iter().flatten().collect();
    if let Ok(only) = std::env::var("ONLY") {
        chosen.retain(|scenario| scenario.name.contains(&only));
    }
    chosen
}

/// Plays scenarios in houses of their own, a few at a time; those that failed.
async fn failed(mut waiting: Vec<Scenario>, house: impl AsyncFn() -> Option<House>) -> Vec<&'static str> {
    let mut running = tokio::task::JoinSet::new();
    let mut failed = Vec::new();
    loop {
        while running.len() < 4
            && let Some(scenario) = waiting.pop()
        {
            let Some(house) = house().await else { return failed };
            running.spawn(async move {
                let done = tokio::time::timeout(SCENARIO, tokio::spawn((scenario.run)(house))).await;
                (scenario.name, matches!(done, Ok(Ok(()))))
            });
        }
        match running.join_next().await {
            Some(Ok((name, fine))) => {
                println!("{name}: {}", if fine { "fine" } else { "FAILED" });
                if !fine {
                    failed.push(name);
                }
            }
            Some(Err(error)) => panic!("{error}"),
            None => return failed,
        }
    }
}

/// All of it once more on PostgreSQL: in one test, so that PostgreSQL is started once.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn everything_on_postgres() {
    let all = chosen(vec![
        games::scenarios(),
        gathering::scenarios(),
        hosting::scenarios(),
        other_rules::scenarios(),
        own_tables::scenarios(),
        coming_back::scenarios(),
        copies::scenarios(),
        substitutes::scenarios(),
        clocks::scenarios(),
        restarts::scenarios(),
        ownership::scenarios(),
        ratings::scenarios(),
        hosts::scenarios(),
        peace::scenarios(),
        privacy::scenarios(),
        push::scenarios(),
        retention::scenarios(),
        sharing::only_shared(),
        hosts::only_shared(),
        privacy::only_shared(),
    ]);
    let failed = failed(all, House::postgres).await;
    assert!(failed.is_empty(), "on PostgreSQL failed: {failed:?}");
}

/// What databases have to do with, once more with tables spread over several of them.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn much_of_it_on_several_databases() {
    let all = chosen(vec![
        gathering::scenarios(),
        restarts::scenarios(),
        ownership::scenarios(),
        ratings::scenarios(),
        peace::scenarios(),
        privacy::scenarios(),
        push::scenarios(),
        retention::scenarios(),
    ]);
    let in_files = failed(all, async || Some(House::spread())).await;
    let shared = chosen(vec![
        sharing::only_shared(),
        hosts::only_shared(),
        privacy::only_shared(),
        spread::only_shared(),
    ]);
    let in_postgres = failed(shared, House::spread_postgres).await;
    assert!(
        in_files.is_empty() && in_postgres.is_empty(),
        "on several databases failed: {in_files:?} in files, {in_postgres:?} in PostgreSQL"
    );
}
