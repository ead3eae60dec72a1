//! What a value may be, said once: for the JSON Schema and for the reference page.

use serde_json::{Map, Value, json};

/// What a value may be.
#[derive(Clone, Copy)]
pub(super) enum Kind {
    /// A value that has a name of its own.
    Named(&'static str),
    /// Any text.
    Text,
    /// A whole number from 0.
    Count,
    /// A whole number.
    Whole,
    /// A number from 0 to 1.
    Chance,
    Truth,
    /// Any JSON.
    Any,
    /// Exactly this text.
    Word(&'static str),
    /// Exactly `true`.
    Yes,
    List(&'static Kind),
    /// Values by name; the names are of this kind.
    By(&'static str, &'static Kind),
    OrNull(&'static Kind),
    /// Any one of these.
    Either(&'static [Kind]),
    /// An object with these fields and no others.
    Object(&'static [Field]),
}

/// A field of an object.
#[derive(Clone, Copy)]
pub(super) struct Field {
    pub(super) name: &'static str,
    pub(super) kind: Kind,
    pub(super) needed: bool,
    pub(super) says: &'static str,
}

/// A field that is always there.
pub(super) const fn field(name: &'static str, kind: Kind, says: &'static str) -> Field {
    Field {
        name,
        kind,
        needed: true,
        says,
    }
}

/// A field that may be left out.
pub(super) const fn maybe(name: &'static str, kind: Kind, says: &'static str) -> Field {
    Field {
        name,
        kind,
        needed: false,
        says,
    }
}

impl Kind {
    /// This kind of value as JSON Schema.
    pub(super) fn schema(self) -> Value {
        match self {
            Kind::Named(name) => json!({"$ref": format!("#/$defs/{name}")}),
            Kind::Text => json!({"type": "string"}),
            Kind::Count => json!({"type": "integer", "minimum": 0}),
            Kind::Whole => json!({"type": "integer"}),
            Kind::Chance => json!({"type": "number", "minimum": 0, "maximum": 1}),
            Kind::Truth => json!({"type": "boolean"}),
            Kind::Any => json!({}),
            Kind::Word(word) => json!({"const": word}),
            Kind::Yes => json!({"const": true}),
            Kind::List(items) => json!({"type": "array", "items": items.schema()}),
            Kind::By(names, values) => json!({
                "type": "object",
                "propertyNames": Kind::Named(names).schema(),
                "additionalProperties": values.schema(),
            }),
            Kind::OrNull(kind) => json!({"anyOf": [kind.schema(), {"type": "null"}]}),
            Kind::Either(kinds) => json!({"anyOf": kinds.iter().map(|kind| kind.schema()).collect::<Vec<_>>()}),
            Kind::Object(fields) => object(fields),
        }
    }

    /// In words, for a table.
    pub(super) fn words(self) -> String {
        match self {
            Kind::Named(name) => format!("[{name}](#{name})"),
            Kind::Text => "text".to_owned(),
            Kind::Count | Kind::Whole => "number".to_owned(),
            Kind::Chance => "0 to 1".to_owned(),
            Kind::Truth => "`true` or `false`".to_owned(),
            Kind::Any => "anything".to_owned(),
            Kind::Word(word) => format!("`\"{word}\"`"),
            Kind::Yes => "`true`".to_owned(),
            Kind::List(items) => format!("list of {}", items.words()),
            Kind::By(names, values) => format!("by {}: {}", Kind::Named(names).words(), values.words()),
            Kind::OrNull(kind) => format!("{} or `null`", kind.words()),
            Kind::Either(kinds) => kinds.iter().map(|kind| kind.words()).collect::<Vec<_>>().join(" or "),
            Kind::Object(fields) => {
                let names: Vec<String> = fields.iter().map(|field| format!("`{}`", field.name)).collect();
                names.join(", ")
            }
        }
    }
}

/// An object with these fields, as JSON Schema.
pub(super) fn object(fields: &[Field]) -> Value {
    let property = |field: &Field| {
        let mut schema = field.kind.schema();
        if !field.says.is_empty() {
            schema["description"] = json!(field.says);
        }
        (field.name.to_owned(), schema)
    };
    let needed: Vec<&str> = fields
        .iter()
        .filter(|field| field.needed)
        .map(|field| field.name)
        .collect();
    json!({
        "type": "object",
        "properties": fields.iter().map(property).collect::<Map<_, _>>(),
        "required": needed,
        "additionalProperties": false,
    })
}

/// A table of fields, in Markdown.
pub(super) fn table(fields: &[Field]) -> String {
    let mut rows = String::from("| field | value | meaning |\n| --- | --- | --- |\n");
    for field in fields {
        let left_out = if field.needed { "" } else { ", may be missing" };
        rows += &format!(
            "| `{}` | {}{left_out} | {} |\n",
            field.name,
            field.kind.words(),
            field.says
        );
    }
    rows
}
