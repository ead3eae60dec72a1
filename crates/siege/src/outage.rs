//! The disk is full, the database is gone: tables wait and say so, and go on by themselves when it is back.

use crate::fort::{Folder, Fort};
use crate::people::{Two, words};
use load::{Heard, Http, Socket, choices, field};
use own_postgres::OwnPostgres;
use std::path::Path;
use std::process::Command;
use std::time::{Duration, Instant};

#[derive(clap::Args)]
pub(crate) struct Arguments {
    /// How often each
    #[arg(long, default_value_t = 10)]
    rounds: u32,
}

/// How long anything may take.
const PATIENCE: Duration = Duration::from_secs(60);

/// The command.
pub(crate) async fn run(arguments: &Arguments) -> Result<(), String> {
    match full_disk(arguments.rounds).await? {
        true => println!(
            "{} times a full disk: the table waited, said so, and went on.",
            arguments.rounds
        ),
        false => needs::missing("a small file system, which only root can make"),
    }
    match lost_database(arguments.rounds).await? {
        true => println!(
            "{} times a lost PostgreSQL: the table waited, said so, and went on.",
            arguments.rounds
        ),
        false => println!("A lost PostgreSQL is passed over: it is not installed."),
    }
    Ok(())
}

/// A small file system that is gone with its owner.
struct SmallDisk(Folder);

impl SmallDisk {
    /// Nothing where that is not allowed.
    fn new() -> Result<Option<SmallDisk>, String> {
        let folder = Folder::new("disk")?;
        let mounted = Command::new("mount")
            .args(["-t", "tmpfs", "-o", "size=3m", "tmpfs"])
            .arg(folder.path())
            .output();
        Ok(mounted
            .is_ok_and(|mounted| mounted.status.success())
            .then_some(SmallDisk(folder)))
    }

    fn path(&self) -> &Path {
        self.0.path()
    }

    /// Fills it to the last byte.
    fn fill(&self) {
        use std::io::Write;
        for size in [65_536, 4096, 1] {
            let file = std::fs::File::options()
                .create(true)
                .append(true)
                .open(self.path().join("ballast"));
            let Ok(mut file) = file else { continue };
            while file.write_all(&vec![0; size]).is_ok() {}
        }
    }

    fn make_room(&self) {
        let _ = std::fs::remove_file(self.path().join("ballast"));
    }
}

impl Drop for SmallDisk {
    fn drop(&mut self) {
        let _ = Command::new("umount").arg(self.0.path()).output();
    }
}

/// Two people at a table, one of whom is asked again and again while the set-up lasts; then the one who is asked.
struct Pair {
    sockets: [Socket; 2],
    /// The last number, and the choices of each.
    number: u64,
    choices: [Vec<String>; 2],
    ids: u64,
    waited: bool,
    went_on: bool,
    over: bool,
}

impl Pair {
    async fn begin(fort: &Fort) -> Result<Pair, String> {
        let mut http = Http::new(fort.address);
        let two = Two::sit_down(&mut http).await?;
        let mut sockets = Vec::new();
        for who in 0..2 {
            let mut socket = Socket::connect(fort.address).await.map_err(words)?;
            socket.say(&two.hello(who)).await.map_err(words)?;
            sockets.push(socket);
        }
        let sockets: [Socket; 2] = sockets.try_into().map_err(|_| "two sockets")?;
        let mut pair = Pair {
            sockets,
            number: 0,
            choices: [Vec::new(), Vec::new()],
            ids: 0,
            waited: false,
            went_on: false,
            over: false,
        };
        pair.hear(1, |pair| pair.number > 0).await?;
        pair.sockets[1].say(r#"{"do":"ready"}"#).await.map_err(words)?;
        let number = pair.number;
        pair.hear(0, |pair| pair.number > number).await?;
        pair.sockets[0].say(r#"{"do":"start"}"#).await.map_err(words)?;
        for who in 0..2 {
            pair.hear(who, |pair| !pair.choices[who].is_empty()).await?;
        }
        Ok(pair)
    }

    /// One of them hears until this is so.
    async fn hear(&mut self, who: usize, is_so: impl Fn(&Pair) -> bool) -> Result<(), String> {
        let begun = Instant::now();
        while !is_so(self) {
            let mut heard = Vec::new();
            let hearing = self.sockets[who].hear(|text| heard.push(text.to_owned()));
            match tokio::time::timeout(PATIENCE, hearing).await {
                Ok(Ok(Heard::Something)) => {}
                other => return Err(format!("nobody should have to come back: {other:?}")),
            }
            for text in heard {
                match field(&text, "type") {
                    Some("waiting") => self.waited = true,
                    Some("goes-on") => self.went_on = true,
                    Some("refused" | "goodbye") => return Err(text),
                    _ => {}
                }
                let is_numbered = text.starts_with("{\"number\"") || text.starts_with("{\"type\":\"welcome\"");
                if let Some(number) = field(&text, "number").filter(|_| is_numbered) {
                    self.number = self.number.max(number.parse().unwrap_or_default());
                }
                if let Some(found) = choices(&text) {
                    self.choices[who] = found.into_iter().map(str::to_owned).collect();
                }
                self.over |= text.contains("\"phase\":\"ended\"");
            }
            if begun.elapsed() > PATIENCE {
                return Err("the table does not go on".to_owned());
            }
        }
        Ok(())
    }

    /// Whoever is asked chooses; the one who chose.
    async fn choose(&mut self) -> Result<usize, String> {
        let who = usize::from(self.choices[0].is_empty());
        let choice = self.choices[who].iter().find(|choice| choice.starts_with("{\"play\""));
        let choice = choice.or(self.choices[who].first()).ok_or("nobody is asked")?.clone();
        self.choices[who].clear();
        self.ids += 1;
        let message = format!(
            "{{\"do\":\"choose\",\"id\":\"{}\",\"on\":{},\"choice\":{choice}}}",
            self.ids, self.number
        );
        self.sockets[who].say(&message).await.map_err(words)?;
        Ok(who)
    }

    /// A choice that is made and heard of by both.
    async fn step(&mut self) -> Result<(), String> {
        let number = self.number;
        let who = self.choose().await?;
        self.hear(who, |pair| pair.number > number).await?;
        let asked_nobody = |pair: &Pair| pair.choices.iter().any(|choices| !choices.is_empty()) || pair.over;
        self.hear(1 - who, asked_nobody).await
    }
}

/// Cuts the database off, chooses until the table waits, brings it back; the table goes on with exactly that choice.
async fn endure(fort: &Fort, rounds: u32, mut cut: impl FnMut(), mut mend: impl FnMut()) -> Result<(), String> {
    for round in 0..rounds {
        let mut pair = Pair::begin(fort).await?;
        for _ in 0..round % 7 {
            pair.step().await?;
        }
        cut();
        let (number, who) = loop {
            let number = pair.number;
            let who = pair.choose().await?;
            pair.hear(who, |pair| pair.waited || pair.number > number).await?;
            if pair.waited {
                break (number, who);
            }
            // There was a little room left.
            let asked = |pair: &Pair| pair.choices.iter().any(|choices| !choices.is_empty()) || pair.over;
            pair.hear(1 - who, asked).await?;
            if pair.over {
                return Err("the game ended before the disk was full".to_owned());
            }
        };
        // It is found out once a second.
        let begun = Instant::now();
        let mut http = Http::new(fort.address);
        while http.get("/ready").await.map_err(words)?.status != 503 {
            if begun.elapsed() > Duration::from_secs(10) {
                return Err("/ready is content while nothing can be written".to_owned());
            }
            tokio::time::sleep(Duration::from_millis(100)).await;
        }
        tokio::time::sleep(Duration::from_millis(300)).await;
        mend();
        pair.hear(who, |pair| pair.number > number).await?;
        if !pair.went_on || pair.number != number + 1 {
            return Err(format!(
                "the table went from {number} to {}, and said so: {}",
                pair.number, pair.went_on
            ));
        }
        while !pair.over {
            if pair.choices.iter().all(Vec::is_empty) {
                let asked = |pair: &Pair| !pair.choices[1 - who].is_empty() || pair.over;
                pair.hear(1 - who, asked).await?;
                continue;
            }
            pair.step().await?;
        }
    }
    Ok(())
}

async fn full_disk(rounds: u32) -> Result<bool, String> {
    let Some(disk) = SmallDisk::new()? else {
        return Ok(false);
    };
    let logs = Folder::new("disk-log")?;
    let database = disk.path().join("tables.db").display().to_string();
    let mut fort = Fort::new(&database, logs.path().join("log"), false);
    fort.ready().await?;
    endure(&fort, rounds, || disk.fill(), || disk.make_room()).await?;
    fort.kill();
    crate::crash::no_panic(&logs.path().join("log"))?;
    Ok(true)
}

async fn lost_database(rounds: u32) -> Result<bool, String> {
    let Some(postgres) = OwnPostgres::start() else {
        return Ok(false);
    };
    let logs = Folder::new("lost-log")?;
    let mut fort = Fort::new(&postgres.address("postgres"), logs.path().join("log"), false);
    fort.ready().await?;
    let postgres = std::cell::RefCell::new(postgres);
    endure(
        &fort,
        rounds,
        || postgres.borrow_mut().kill(),
        || postgres.borrow_mut().start_again(),
    )
    .await?;
    fort.kill();
    crate::crash::no_panic(&logs.path().join("log"))?;
    Ok(true)
}
