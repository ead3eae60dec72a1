//! Finding the few things a player must know in a message, without reading all of it.

use memchr::memmem;

/// A number or word that follows the first `"name":` in a message.
///
/// ```
/// let message = r#"{"number":17,"at":5,"type":"choice"}"#;
/// assert_eq!(load::field(message, "number"), Some("17"));
/// assert_eq!(load::field(message, "type"), Some("choice"));
/// ```
pub fn field<'a>(message: &'a str, name: &str) -> Option<&'a str> {
    let begin = memmem::find_iter(message.as_bytes(), name.as_bytes()).find(|&begin| {
        let before = message.as_bytes().get(begin.wrapping_sub(1));
        before == Some(&b'"') && message[begin + name.len()..].starts_with("\":")
    })?;
    let value = &message[begin + name.len() + 2..];
    match value.strip_prefix('"') {
        Some(word) => word.split('"').next(),
        None => value.split([',', '}', ']']).next(),
    }
}

/// The choices in a message, as they are written; none if it holds no view.
///
/// ```
/// let message = r#"{"view":{"choices":[{"move":{"red":1}},{"pass":true}],"picks":[]}}"#;
/// assert_eq!(load::choices(message), Some(vec![r#"{"move":{"red":1}}"#, r#"{"pass":true}"#]));
/// assert_eq!(load::choices(r#"{"type":"said"}"#), None);
/// ```
pub fn choices(message: &str) -> Option<Vec<&str>> {
    const NAME: &str = "\"choices\":[";
    // Nothing a player types can look like that, because its quotes would be escaped.
    let begin = memmem::rfind(message.as_bytes(), NAME.as_bytes())? + NAME.len();
    let mut found = Vec::new();
    let (mut depth, mut start) = (0, begin);
    for (index, byte) in message.bytes().enumerate().skip(begin) {
        match byte {
            b'{' => {
                if depth == 0 {
                    start = index;
                }
                depth += 1;
            }
            b'}' => {
                depth -= 1;
                if depth == 0 {
                    found.push(&message[start..=index]);
                }
            }
            b']' if depth == 0 => break,
            _ => {}
        }
    }
    Some(found)
}
