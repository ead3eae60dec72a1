//! Whole games: every frame of everybody is held against what they may know at that moment.

use super::known::{self, mentioned, mentioned_anyhow};
use super::party::Party;
use super::person::Person;
use super::push;
use crate::fort::{Folder, Fort};
use crate::people::words;
use load::{Http, SplitMix};
use rules::{Hero, Log, LogError};
use serde_json::{Value, json};
use std::collections::HashMap;

/// A line of chat; it must not turn up in a log.
const CHAT: &str = "qwvxk psst zzyx";

/// How often somebody is told that a game waits; each time needs two fresh keys, and an address gets only a few.
const PUSHES: u32 = 10;

/// How much was looked at.
#[derive(Debug, Default)]
pub(super) struct Inspected {
    pub(super) games: u32,
    pub(super) frames: usize,
    pub(super) bytes: usize,
    pub(super) reconnects: u32,
    pub(super) refusals: u32,
    pub(super) pushes: u32,
}

/// Plays this many games and looks at every frame, every log line and all numbers.
pub(super) async fn play(games: u32, dice: &mut SplitMix) -> Result<Inspected, String> {
    let folder = Folder::new("secrecy")?;
    let database = folder.path().join("tables.db").display().to_string();
    let log = folder.path().join("log");
    let mut fort = Fort::new(&database, log.clone(), false);
    fort.ready().await?;
    let mut seen = Inspected::default();
    let mut secrets = Vec::new();
    for game in 0..games {
        let seats = 2 + game as usize % 5;
        let edition = ["classic", "heimliche-herrschaft", "print-and-play"][game as usize / 5 % 3];
        let mut settings = json!({"seats": seats, "edition": edition, "open": true, "short": game % 7 == 3});
        if edition == "classic" && game % 2 == 1 {
            settings["sets"] = json!(["queens"]);
        }
        let mut party = Party::begin(fort.address, &settings, &[]).await?;
        play_one(&mut party, dice, &mut seen).await?;
        let log = read_log(&fort, &party.code).await?;
        check(&party, &log, &mut seen)?;
        secrets.push(seed_of(&log)?);
        secrets.extend(party.people.iter().filter_map(|person| person.token.clone()));
        seen.games += 1;
    }
    for _ in 0..games.min(PUSHES) {
        push::somebody_is_told(fort.address, dice).await?;
        seen.pushes += 1;
    }
    // What the server wrote for its operators.
    let metrics = Http::new(fort.metrics).get("/metrics").await.map_err(words)?.text();
    let logged = std::fs::read_to_string(&log).map_err(|error| error.to_string())?;
    if logged.lines().count() < games as usize {
        return Err("the server logs nothing, so nothing is known about its logs".to_owned());
    }
    for (what, text) in [("the log", &logged), ("the numbers", &metrics)] {
        let named = mentioned_anyhow(text);
        if !named.is_empty() {
            return Err(format!("{what} mentions {named:?}"));
        }
        for secret in secrets.iter().map(String::as_str).chain(["Zyxwa", CHAT, "panicked"]) {
            if text.contains(secret) {
                return Err(format!("{what} holds `{secret}`"));
            }
        }
    }
    Ok(seen)
}

/// Plays a game with everything that happens at tables: lost connections, chat, mistakes, people who look in.
async fn play_one(party: &mut Party, dice: &mut SplitMix, seen: &mut Inspected) -> Result<(), String> {
    while party.people[0].phase() == "playing" {
        let somebody = dice.below(party.people.len());
        match dice.below(12) {
            0 => {
                let address = party.address;
                party.people[somebody].connect(address, dice.below(2) == 0).await?;
                seen.reconnects += 1;
            }
            1 if party.people[somebody].seat.is_some() => {
                let number = party.people[somebody].number;
                let message = json!({"do": "say", "text": CHAT}).to_string();
                party.people[somebody].say(&message).await?;
                for person in &mut party.people {
                    person.hear_number(number + 1).await?;
                }
            }
            2 => {
                mistake(&mut party.people[somebody], dice).await?;
                seen.refusals += 1;
            }
            3 => look_from_outside(party).await?,
            _ => {}
        }
        party.step(dice).await?;
    }
    Ok(())
}

/// A choice that cannot be right: a card that may be anywhere. The answer must not say where it is.
async fn mistake(person: &mut Person, dice: &mut SplitMix) -> Result<(), String> {
    let heroes: Vec<Hero> = Hero::all().collect();
    let hero = heroes[dice.below(heroes.len())].id();
    let choice = match dice.below(4) {
        0 => json!({"hero": {"seat": 0, "face_up": hero}}),
        1 => json!({"hero": {"seat": 1, "hidden": 60}}),
        2 => json!({"pass": 1}),
        _ => json!({"tavern": 3, "card": hero}),
    };
    let kept = person.choices.clone();
    let before = person.frames.len();
    let message = json!({"do": "choose", "id": "mistake", "on": person.number, "choice": choice}).to_string();
    person.say(&message).await?;
    person
        .hear_until(|_, text| text.starts_with("{\"type\":\"refused\""))
        .await?;
    person.choices = kept;
    // The one hero it named itself may be named in the answer.
    for (_, text) in &person.frames[before..] {
        let named = mentioned(text);
        if text.contains("\"refused\"") && named.iter().any(|name| *name != hero) {
            return Err(format!("a refusal names {named:?}: {text}"));
        }
    }
    Ok(())
}

/// What anybody may ask for over HTTP while a game is played: it names no card at all.
async fn look_from_outside(party: &Party) -> Result<(), String> {
    let mut http = Http::new(party.address);
    let code = &party.code;
    for path in [
        "/api/tables".to_owned(),
        format!("/api/tables/{code}"),
        format!("/api/tables/{code}/qr.svg"),
        format!("/api/tables/{code}/games/1"),
        format!("/api/tables/{code}/games/1/text"),
        format!("/t/{code}"),
    ] {
        let answer = http.get(&path).await.map_err(words)?;
        let named = mentioned_anyhow(&answer.text());
        let told = party.people.iter().filter_map(|person| person.token.as_deref());
        if !named.is_empty() || told.into_iter().any(|token| answer.text().contains(token)) {
            return Err(format!("{path} tells {named:?}"));
        }
    }
    Ok(())
}

async fn read_log(fort: &Fort, code: &str) -> Result<Log, String> {
    let answer = Http::new(fort.address)
        .get(&format!("/api/tables/{code}/games/1"))
        .await;
    let text = answer.map_err(words)?.text();
    text.parse().map_err(|error: LogError| error.to_string())
}

/// The seed as it is told after the game.
fn seed_of(log: &Log) -> Result<String, String> {
    let record = log.replay().map_err(|error| error.to_string())?;
    match serde_json::to_value(record.seed()) {
        Ok(Value::String(seed)) => Ok(seed),
        other => Err(format!("a seed that is no text: {other:?}")),
    }
}

/// Holds every frame of everybody against what they may know.
fn check(party: &Party, log: &Log, seen: &mut Inspected) -> Result<(), String> {
    let known = known::known(log)?;
    let seed = seed_of(log)?;
    // Which numbers were choices: a player who was never away heard all of them.
    let mut made: HashMap<u64, usize> = HashMap::new();
    let mut count = 0;
    let full = &party.people[0];
    for number in 0..=full.number {
        let is_choice = full.frames.iter().any(|(at, text)| {
            *at == number && text.starts_with("{\"number\":") && load::field(text, "type") == Some("choice")
        });
        count += usize::from(is_choice);
        made.insert(number, count);
    }
    for (place, person) in party.people.iter().enumerate() {
        let others: Vec<&str> = party
            .people
            .iter()
            .filter(|other| other.seat != person.seat)
            .filter_map(|other| other.token.as_deref())
            .collect();
        for (number, text) in &person.frames {
            seen.frames += 1;
            seen.bytes += text.len();
            let choices = made.get(number).copied().unwrap_or_default();
            let message: Value = serde_json::from_str(text).unwrap_or_default();
            let is_over = choices + 1 == known.len();
            if let Some(token) = others.iter().find(|token| text.contains(**token)) {
                return Err(format!("seat {place} is told a token, {token}: {text}"));
            }
            if text.contains(&seed) && !is_over {
                return Err(format!("seat {place} is told the seed: {text}"));
            }
            // Refusals were looked at when they came.
            if message["type"] == "refused" {
                continue;
            }
            let may = known
                .get(choices)
                .and_then(|seats| seats.get(place))
                .ok_or("a moment that never was")?;
            if let Some(name) = mentioned(text).into_iter().find(|name| !may.contains(name)) {
                return Err(format!("seat {place} is told of {name} at {number}: {text}"));
            }
        }
    }
    Ok(())
}
