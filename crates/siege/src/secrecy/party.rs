//! People at one table who move step by step, so that everybody has heard everything before the next one speaks.

use super::person::Person;
use crate::people::words;
use load::{Http, SplitMix};
use serde_json::{Value, json};
use std::net::SocketAddr;

/// People at one table. The last one watches.
pub(super) struct Party {
    pub(super) address: SocketAddr,
    pub(super) code: String,
    pub(super) people: Vec<Person>,
}

/// How many play with these settings.
fn opened_seats(settings: &Value) -> usize {
    settings["seats"]
        .as_u64()
        .and_then(|seats| usize::try_from(seats).ok())
        .unwrap_or_default()
}

impl Party {
    /// Opens a table, seats people with names nobody else has, the first of them with these keys, and begins a game.
    pub(super) async fn begin(address: SocketAddr, settings: &Value, keys: &[String]) -> Result<Party, String> {
        let mut http = Http::new(address);
        let body = json!({"settings": settings});
        let opened = http.post("/api/tables", &body).await.map_err(words)?.json();
        let code = opened["code"].as_str().ok_or(format!("no table: {opened}"))?.to_owned();
        let seats = opened_seats(settings);
        let mut people = Vec::new();
        for seat in 0..seats {
            let body = json!({"name": format!("Zyxwa {seat}"), "seat": seat}).to_string();
            let path = format!("/api/tables/{code}/seats");
            let bearer = keys.get(seat).map(|key| format!("Bearer {key}"));
            let headers: Vec<(&str, &str)> = bearer.iter().map(|bearer| ("authorization", bearer.as_str())).collect();
            let sat = http.request("POST", &path, &headers, Some(&body)).await;
            let sat = sat.map_err(words)?.json();
            people.push(Person::new(&code, sat["token"].as_str(), Some(seat)));
        }
        people.push(Person::new(&code, None, None));
        let mut party = Party { address, code, people };
        for person in &mut party.people {
            person.connect(address, false).await?;
        }
        for seat in 1..seats {
            party.people[seat].say(r#"{"do":"ready"}"#).await?;
            party.people[seat]
                .hear_until(|person, _| person.table["seats"][seat]["ready"] == true)
                .await?;
        }
        party.people[0].say(r#"{"do":"start"}"#).await?;
        for person in &mut party.people {
            person.hear_until(|person, _| person.phase() == "playing").await?;
        }
        Ok(party)
    }

    /// These people at their table, connected through another server.
    pub(super) async fn at(&self, address: SocketAddr) -> Result<Party, String> {
        let mut people = Vec::new();
        for before in &self.people {
            let mut person = before.again();
            person.connect(address, false).await?;
            people.push(person);
        }
        Ok(Party {
            address,
            code: self.code.clone(),
            people,
        })
    }

    /// Somebody who is asked something.
    pub(super) fn asked(&self) -> Option<usize> {
        self.people.iter().position(|person| !person.choices.is_empty())
    }

    /// Somebody who is asked chooses at random, and everybody hears of it.
    pub(super) async fn step(&mut self, dice: &mut SplitMix) -> Result<(), String> {
        let asked = self.asked().ok_or("nobody is asked anything")?;
        let choices = &self.people[asked].choices;
        let plays: Vec<&String> = choices
            .iter()
            .filter(|choice| choice.starts_with("{\"play\""))
            .collect();
        let choice = match plays.len() {
            0 => choices[dice.below(choices.len())].clone(),
            count => plays[dice.below(count)].clone(),
        };
        self.choose(asked, &choice).await
    }

    /// Somebody chooses this, and everybody hears of it.
    pub(super) async fn choose(&mut self, who: usize, choice: &str) -> Result<(), String> {
        let number = self.people[who].number;
        self.people[who].choose(choice).await?;
        for person in &mut self.people {
            person.hear_number(number + 1).await?;
        }
        Ok(())
    }
}
