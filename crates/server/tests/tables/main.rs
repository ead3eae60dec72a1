//! The server as its users meet it: whole games through real sockets, on both databases.

mod client;
mod clocks;
mod coming_back;
mod example;
mod games;
mod gathering;
mod house;
mod limits;
mod openapi;
mod postgres;
mod ratings;
mod restarts;
mod sharing;
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

/// All of it once more on PostgreSQL: in one test, so that PostgreSQL is started once.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn everything_on_postgres() {
    let mut running = tokio::task::JoinSet::new();
    let mut failed = Vec::new();
    let all = [
        games::scenarios(),
        gathering::scenarios(),
        coming_back::scenarios(),
        substitutes::scenarios(),
        clocks::scenarios(),
        restarts::scenarios(),
        ratings::scenarios(),
        sharing::only_shared(),
    ];
    let mut waiting: Vec<Scenario> = all.into_iter().flatten().collect();
    // For whoever looks for a fault: only those whose names contain this.
    if let Ok(only) = std::env::var("ONLY") {
        waiting.retain(|scenario| scenario.name.contains(&only));
    }
    loop {
        while running.len() < 4
            && let Some(scenario) = waiting.pop()
        {
            let Some(house) = House::postgres().await else { return };
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
            None => break,
        }
    }
    assert!(failed.is_empty(), "on PostgreSQL failed: {failed:?}");
}
