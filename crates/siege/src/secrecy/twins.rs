//! Twins: the same table twice, alike but for one secret choice. Nobody but the chooser can tell them apart: not by a byte, not by
//! a length, not by an order.

use super::party::Party;
use crate::fort::{Folder, Fort};
use load::SplitMix;
use serde_json::{Value, json};
use std::path::Path;

/// Steps until a secret choice must have come.
const LONGEST: usize = 400;

/// How much was compared.
#[derive(Debug, Default)]
pub(super) struct Compared {
    pub(super) twins: u32,
    pub(super) frames: usize,
}

/// Makes this many pairs of twins and compares what everybody is told.
pub(super) async fn compare(rounds: u32, dice: &mut SplitMix) -> Result<Compared, String> {
    let mut compared = Compared::default();
    for round in 0..rounds {
        let folder = Folder::new("twins")?;
        let file = |name: &str| folder.path().join(name).display().to_string();
        let log = folder.path().join("log");
        let mut first = Fort::new(&file("first.db"), log.clone(), false);
        first.ready().await?;
        let seats = 2 + round as usize % 5;
        let edition = ["classic", "heimliche-herrschaft", "print-and-play"][round as usize / 5 % 3];
        let settings = json!({"seats": seats, "edition": edition, "clock": {"live": {"seconds": 600}}});
        let mut party = Party::begin(first.address, &settings, &[]).await?;
        for _ in 0..dice.below(120) {
            if party.people[0].phase() == "playing" {
                party.step(dice).await?;
            }
        }
        let mut steps = 0;
        let secret = loop {
            if party.people[0].phase() != "playing" || steps > LONGEST {
                break None;
            }
            if let Some(secret) = secret_choices(&party, dice) {
                break Some(secret);
            }
            steps += 1;
            party.step(dice).await?;
        };
        let Some((chooser, one, other)) = secret else { continue };
        first.kill();
        for name in ["one.db", "other.db"] {
            copy(folder.path(), name)?;
        }
        let mut told = Vec::new();
        for (name, choice) in [("one.db", &one), ("other.db", &other)] {
            let mut fort = Fort::new(&file(name), log.clone(), false);
            fort.ready().await?;
            told.push(branch(&party, &fort, chooser, choice).await?);
        }
        let (Some(other_told), Some(one_told)) = (told.pop(), told.pop()) else {
            continue;
        };
        // A shuffle mixes what was put there in secret; what comes up after it may differ.
        if one_told
            .iter()
            .chain(&other_told)
            .flatten()
            .any(|text| text.contains("\"shuffled\""))
        {
            continue;
        }
        for (place, (ones, others)) in one_told.iter().zip(&other_told).enumerate() {
            if place == chooser {
                continue;
            }
            if ones != others {
                let differ = ones.iter().zip(others).find(|(one, other)| one != other);
                return Err(format!("{one} or {other}: place {place} can tell: {differ:?}"));
            }
            compared.frames += ones.len();
        }
        compared.twins += 1;
    }
    Ok(compared)
}

fn copy(folder: &Path, name: &str) -> Result<(), String> {
    for end in ["", "-wal"] {
        let from = folder.join(format!("first.db{end}"));
        if from.exists() {
            std::fs::copy(&from, folder.join(format!("{name}{end}"))).map_err(|error| error.to_string())?;
        }
    }
    Ok(())
}

/// Somebody who is asked for a secret choice, and two different ones.
fn secret_choices(party: &Party, dice: &mut SplitMix) -> Option<(usize, String, String)> {
    let chooser = party.asked()?;
    let person = &party.people[chooser];
    let asked = person.view["asked"].as_array()?;
    let prompt = asked.iter().find(|asked| asked["seat"] == chooser)?["prompt"].as_str()?;
    let is_secret = |choice: &&String| {
        choice.starts_with("{\"discard\"")
            || choice.starts_with("{\"card\"") && matches!(prompt, "setup-hidden" | "hand-to-place" | "card-to-place")
    };
    let secret: Vec<&String> = person.choices.iter().filter(is_secret).collect();
    if secret.len() < 2 {
        return None;
    }
    let one = dice.below(secret.len());
    let other = (one + 1 + dice.below(secret.len() - 1)) % secret.len();
    Some((chooser, secret[one].clone(), secret[other].clone()))
}

/// What everybody at the table is told around this choice: those who are there, those who come back for what they missed, those
/// who come for the first time, and the answers to their mistakes.
async fn branch(before: &Party, fort: &Fort, chooser: usize, choice: &str) -> Result<Vec<Vec<String>>, String> {
    let mut party = before.at(fort.address).await?;
    party.choose(chooser, choice).await?;
    let mut told: Vec<Vec<String>> = Vec::new();
    for person in &mut party.people {
        for wrong in [
            json!({"pass": true}),
            json!({"card": "ace-fighter"}),
            json!({"draw": "harbor"}),
            json!({"player": 5}),
        ] {
            if !person.choices.is_empty() {
                continue;
            }
            let message = json!({"do": "choose", "id": "wrong", "on": person.number, "choice": wrong}).to_string();
            person.say(&message).await?;
            person
                .hear_until(|_, text| text.starts_with("{\"type\":\"refused\""))
                .await?;
        }
        told.push(person.frames.iter().map(|(_, text)| without_times(text)).collect());
    }
    for (place, person) in before.people.iter().enumerate() {
        let mut back = person.again();
        back.number = person.number;
        back.connect(fort.address, true).await?;
        back.hear_number(person.number + 1).await?;
        let mut fresh = person.again();
        fresh.connect(fort.address, false).await?;
        let more = back
            .frames
            .iter()
            .chain(&fresh.frames)
            .map(|(_, text)| without_times(text));
        told[place].extend(more);
    }
    Ok(told)
}

/// The message without the time of day, which is no secret and never the same. Lengths stay as they are.
fn without_times(text: &str) -> String {
    let mut message: Value = match serde_json::from_str(text) {
        Ok(message) => message,
        Err(_) => return text.to_owned(),
    };
    let length = text.len();
    for name in ["at", "now"] {
        if message.get(name).is_some() {
            message[name] = json!(0);
        }
    }
    if let Some(clocks) = message.get_mut("clock").and_then(Value::as_array_mut) {
        for clock in clocks {
            if !clock["deadline"].is_null() {
                clock["deadline"] = json!(0);
            }
        }
    }
    format!("{length} {message}")
}
