//! The protocol as data: every request, answer, event and value with its fields, in tables that stand side by side with
//! the types. The JSON Schema and the reference in docs/engine-protocol.md are both made from them, and tests hold real
//! answers against them.

mod events;
mod ids;
mod kind;
mod requests;
mod values;

use kind::{Field, Kind, field, maybe, object, table};
use serde_json::{Map, Value, json};
use std::fmt::Write;

/// The JSON Schema of all requests and answers.
///
/// ```
/// let schema = engine::schema();
/// assert_eq!(schema["$defs"]["request-undo"]["properties"]["do"]["const"], "undo");
/// ```
pub fn schema() -> Value {
    let mut named = Map::new();
    for ids in ids::all() {
        let listed: Vec<&String> = ids.ids.iter().map(|(id, _)| id).collect();
        named.insert(ids.name.to_owned(), json!({"description": ids.says, "enum": listed}));
    }
    for row in values::ALL {
        named.insert(row.name.to_owned(), described(row.is.schema(), row.says));
    }
    named.insert(
        "choice".to_owned(),
        described(one_of(&values::CHOICES), "An answer to what is asked."),
    );
    let mut places = one_of(&values::PLACES);
    if let Some(list) = places["anyOf"].as_array_mut() {
        list.extend(WORDS_OF_PLACES.map(|word| Kind::Word(word).schema()));
    }
    named.insert("place".to_owned(), described(places, "Where a card can be."));
    named.insert("event".to_owned(), described(all_events(), "Something that happened."));
    let mut lists = [Vec::new(), Vec::new()];
    for row in requests::ALL {
        let mut fields = vec![field("do", Kind::Word(row.word), "")];
        fields.extend(row.fields.iter().copied().chain(requests::ANY));
        let mut answer = vec![field("ok", Kind::Yes, ""), maybe("id", Kind::Any, "")];
        answer.extend_from_slice(row.answer);
        for (list, (name, fields)) in lists.iter_mut().zip([("request", fields), ("answer", answer)]) {
            let name = format!("{name}-{}", row.word);
            list.push(json!({"$ref": format!("#/$defs/{name}")}));
            named.insert(name, described(object(&fields), row.says));
        }
    }
    named.insert("refused".to_owned(), refused());
    let [requests, mut answers] = lists;
    answers.push(json!({"$ref": "#/$defs/refused"}));
    named.insert("request".to_owned(), json!({"anyOf": requests}));
    named.insert("answer".to_owned(), json!({"anyOf": answers}));
    json!({
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "The game over a pipe: oshra engine",
        "description": "One request per line in, one answer per line out.",
        "anyOf": [{"$ref": "#/$defs/request"}, {"$ref": "#/$defs/answer"}],
        "$defs": named,
    })
}

/// Places that are words.
const WORDS_OF_PLACES: [&str; 4] = ["harbor", "wilderness", "graveyard", "aside"];

fn described(mut schema: Value, says: &str) -> Value {
    schema["description"] = json!(says);
    schema
}

/// Objects with exactly one of these fields.
fn one_of(fields: &[Field]) -> Value {
    let forms: Vec<Value> = fields.iter().map(|field| object(&[*field])).collect();
    json!({"anyOf": forms})
}

fn all_events() -> Value {
    let form = |row: &events::Row| {
        let mut fields = vec![field("event", Kind::Word(row.name), row.says)];
        fields.extend_from_slice(row.fields);
        object(&fields)
    };
    json!({"anyOf": events::ALL.iter().map(form).collect::<Vec<Value>>()})
}

fn refused() -> Value {
    let mut schema = object(&[
        field("ok", Kind::Truth, ""),
        maybe("id", Kind::Any, ""),
        field("error", Kind::Named("refusal"), ""),
    ]);
    schema["properties"]["ok"] = json!({"const": false});
    schema
}

/// The parts of docs/engine-protocol.md that are made from the tables: a name and the text for each.
pub fn documents() -> Vec<(&'static str, String)> {
    let mut values = String::new();
    for row in values::ALL {
        let _ = write!(values, "\n### {}\n\n{}\n", row.name, row.says);
        match row.is {
            Kind::Object(fields) => drop(write!(values, "\n{}", table(fields))),
            Kind::Either(_) => drop(writeln!(values, "It is {}.", row.is.words())),
            _ => {}
        }
    }
    let mut ids = String::new();
    let lists = ids::all();
    for list in lists
        .iter()
        .filter(|list| list.ids.iter().all(|(_, says)| says.is_empty()))
    {
        let _ = write!(ids, "\n### {}\n\n{}\n", list.name, list.says);
        if list.name == "card" {
            ids += "`oshra cards --json` lists them all.\n";
        } else {
            let all: Vec<String> = list.ids.iter().map(|(id, _)| format!("`{id}`")).collect();
            let _ = write!(ids, "\n| ids |\n| --- |\n| {} |\n", all.join(", "));
        }
    }
    for list in lists
        .iter()
        .filter(|list| list.ids.iter().any(|(_, says)| !says.is_empty()))
    {
        let _ = write!(
            ids,
            "\n### {}\n\n{}\n\n| id | meaning |\n| --- | --- |\n",
            list.name, list.says
        );
        for (id, says) in &list.ids {
            let _ = writeln!(ids, "| `{id}` | {says} |");
        }
    }
    vec![
        ("requests", all_requests()),
        ("events", event_table()),
        ("values", values),
        ("ids", ids),
    ]
}

fn all_requests() -> String {
    let mut text = format!("\nAny request may carry\n\n{}", table(&requests::ANY));
    for row in requests::ALL {
        let _ = write!(text, "\n### Request {}\n\n{}\n", row.word, row.says);
        if !row.fields.is_empty() {
            let _ = write!(text, "\n{}", table(row.fields));
        }
        let _ = write!(text, "\nAnswer:\n\n{}", table(row.answer));
    }
    text
}

fn event_table() -> String {
    let mut text = String::from("\n| event | fields | meaning |\n| --- | --- | --- |\n");
    for row in events::ALL {
        let fields: Vec<String> = row
            .fields
            .iter()
            .map(|field| format!("`{}` ({})", field.name, field.kind.words()))
            .collect();
        let _ = writeln!(text, "| `{}` | {} | {} |", row.name, fields.join(", "), row.says);
    }
    text += "\n### choice\n\n| field | value | meaning |\n| --- | --- | --- |\n";
    for field in values::CHOICES {
        let _ = writeln!(text, "| `{}` | {} | {} |", field.name, field.kind.words(), field.says);
    }
    let words = WORDS_OF_PLACES.map(|word| format!("`\"{word}\"`")).join(", ");
    let _ = write!(text, "\n### place\n\n| form |\n| --- |\n| {words} |\n");
    for field in values::PLACES {
        let _ = writeln!(text, "| `{}`: {} |", field.name, field.kind.words());
    }
    text
}
