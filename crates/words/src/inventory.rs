//! What the Fluent files hold: keys, attributes, variables. Read when the crate is built and again by its tests.

use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement};
use std::collections::{BTreeMap, BTreeSet};

/// The file whose messages only serve other messages of the same language. Every language has its own.
pub(crate) const GRAMMAR: &str = "grammar";

/// Attributes and variables that a language may do without, since its grammar does not ask for them.
const ATTRIBUTES_OF_GRAMMAR: [&str; 2] = ["object", "gender"];
const VARIABLES_OF_GRAMMAR: [&str; 3] = ["gender", "may", "verb"];

/// The messages of one language.
pub(crate) struct Inventory {
    /// The language, by its id.
    pub(crate) language: String,
    /// By key; an attribute's key is `message.attribute`.
    pub(crate) texts: BTreeMap<String, Text>,
}

/// The value or an attribute of a message.
#[derive(Default)]
pub(crate) struct Text {
    /// The file it stands in, without `.ftl`.
    pub(crate) file: String,
    /// The variables it uses itself.
    variables: BTreeSet<String>,
    /// The texts it refers to.
    pub(crate) references: BTreeSet<String>,
    /// The literal words in it, one string per piece.
    pub(crate) literals: Vec<String>,
    /// What `fluent.rs` does not understand.
    strange: Vec<String>,
}

impl Inventory {
    /// An empty one.
    pub(crate) fn new(language: &str) -> Inventory {
        Inventory {
            language: language.to_owned(),
            texts: BTreeMap::new(),
        }
    }

    /// Adds a file and tells what is wrong with it.
    pub(crate) fn read(&mut self, file: &str, source: &str) -> Vec<String> {
        let language = self.language.clone();
        let (resource, errors) = match fluent_syntax::parser::parse(source) {
            Ok(resource) => (resource, Vec::new()),
            Err(found) => found,
        };
        let mut faults: Vec<String> = errors
            .into_iter()
            .map(|error| {
                let line = source[..error.pos.start.min(source.len())].lines().count();
                format!("{language}/{file}.ftl:{line}: {error}")
            })
            .collect();
        for entry in resource.body {
            let Entry::Message(message) = entry else {
                if let Entry::Junk { content } = entry {
                    faults.push(format!("{language}/{file}.ftl: cannot read `{}`", content.trim()));
                }
                continue;
            };
            let id = message.id.name;
            let attributes = message.attributes.iter();
            let parts = attributes.map(|attribute| (format!("{id}.{}", attribute.id.name), &attribute.value));
            let value = message.value.iter().map(|value| (id.to_owned(), value));
            for (key, pattern) in value.chain(parts) {
                let mut text = Text {
                    file: file.to_owned(),
                    ..Text::default()
                };
                text.pattern(pattern);
                let strange = text.strange.iter();
                faults.extend(strange.map(|strange| format!("{language}/{file}.ftl: `{key}` has `{strange}`")));
                if self.texts.insert(key.clone(), text).is_some() {
                    faults.push(format!("{language}/{file}.ftl: `{key}` stands twice"));
                }
            }
        }
        faults
    }

    /// The variables of a text, those of the texts it refers to included.
    pub(crate) fn variables(&self, key: &str) -> BTreeSet<String> {
        let mut found = BTreeSet::new();
        let mut seen = BTreeSet::new();
        let mut open = vec![key.to_owned()];
        while let Some(key) = open.pop() {
            if let Some(text) = self.texts.get(&key)
                && seen.insert(key)
            {
                found.extend(text.variables.iter().cloned());
                open.extend(text.references.iter().cloned());
            }
        }
        found
    }
}

impl Text {
    fn pattern(&mut self, pattern: &Pattern<&str>) {
        for element in &pattern.elements {
            match element {
                PatternElement::TextElement { value } => self.literals.push((*value).to_owned()),
                PatternElement::Placeable { expression } => self.expression(expression),
            }
        }
    }

    fn expression(&mut self, expression: &Expression<&str>) {
        match expression {
            Expression::Inline(inline) => self.inline(inline),
            Expression::Select { selector, variants } => {
                self.inline(selector);
                for variant in variants {
                    self.pattern(&variant.value);
                }
            }
        }
    }

    fn inline(&mut self, inline: &InlineExpression<&str>) {
        match inline {
            InlineExpression::VariableReference { id } => {
                self.variables.insert(id.name.to_owned());
            }
            InlineExpression::MessageReference { id, attribute } => {
                let key = match attribute {
                    Some(attribute) => format!("{}.{}", id.name, attribute.name),
                    None => id.name.to_owned(),
                };
                self.references.insert(key);
            }
            InlineExpression::FunctionReference { id, arguments } => {
                let literal = matches!(
                    arguments.positional.as_slice(),
                    [InlineExpression::StringLiteral { .. }]
                );
                if id.name != "ICON" || !literal || !arguments.named.is_empty() {
                    self.strange.push(format!("{}(…)", id.name));
                }
            }
            InlineExpression::Placeable { expression } => self.expression(expression),
            InlineExpression::StringLiteral { .. } => {}
            InlineExpression::NumberLiteral { value } => {
                if value.parse::<i64>().is_err() {
                    self.strange.push((*value).to_owned());
                }
            }
            InlineExpression::TermReference { id, .. } => self.strange.push(format!("-{}", id.name)),
        }
    }
}

/// Where the languages disagree: keys that one of them lacks, references into the void, variables that one of them
/// leaves out.
pub(crate) fn compare(inventories: &[Inventory]) -> Vec<String> {
    let mut faults = Vec::new();
    for inventory in inventories {
        let language = &inventory.language;
        for (key, text) in &inventory.texts {
            for reference in &text.references {
                if !inventory.texts.contains_key(reference) {
                    faults.push(format!("{language}: `{key}` refers to `{reference}`, which is missing"));
                }
            }
        }
        for other in inventories {
            for (key, text) in other.texts.iter().filter(|(key, text)| is_common(key, text)) {
                match inventory.texts.get(key) {
                    None => faults.push(format!("{language}: `{key}` is missing, {} has it", other.language)),
                    Some(own) if own.file != text.file => {
                        faults.push(format!("{language}: `{key}` belongs in {}.ftl", text.file));
                    }
                    Some(_) => {
                        let own = inventory.variables(key);
                        for variable in other.variables(key).difference(&own) {
                            if !VARIABLES_OF_GRAMMAR.contains(&variable.as_str()) {
                                faults.push(format!(
                                    "{language}: `{key}` does not use ${variable}, {} does",
                                    other.language
                                ));
                            }
                        }
                    }
                }
            }
        }
    }
    faults.sort();
    faults.dedup();
    faults
}

fn is_common(key: &str, text: &Text) -> bool {
    let attribute = key.split_once('.').map(|(_, attribute)| attribute);
    text.file != GRAMMAR && attribute.is_none_or(|attribute| !ATTRIBUTES_OF_GRAMMAR.contains(&attribute))
}

/// All keys that texts may be asked for by, each with the variables that any language uses.
pub(crate) fn union(inventories: &[Inventory]) -> BTreeMap<String, BTreeSet<String>> {
    let mut keys: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
    for inventory in inventories {
        for (key, _) in inventory.texts.iter().filter(|(_, text)| text.file != GRAMMAR) {
            // The two forms of a card text are asked for by one key.
            let asked_for = key.strip_suffix(".icons").unwrap_or(key);
            keys.entry(asked_for.to_owned())
                .or_default()
                .extend(inventory.variables(key));
        }
    }
    keys
}
