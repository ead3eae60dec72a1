//! Style sheets without what only people need: comments, indentation, spaces that mean nothing.
//!
//! Values and selectors stay as they are written; Brotli makes the rest small. A test of the page in a browser compares the
//! rules of both forms as the browser understands them.

use crate::BundleError;

/// The style sheet without comments and needless spaces.
///
/// # Errors
/// Where a comment, a string or a block does not end, or something is neither a rule nor a declaration.
pub fn minified(sheet: &str) -> Result<String, BundleError> {
    let mut reader = Reader {
        rest: sheet,
        written: String::with_capacity(sheet.len()),
    };
    reader.block(false)?;
    Ok(reader.written)
}

/// A piece of a style sheet.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Token<'a> {
    /// White space.
    Space,
    /// A comment: nothing, but in a selector it is not the same as a space.
    Comment,
    /// What must not be touched: a string, an address, an escaped letter.
    Raw(&'a str),
    /// Any other letter.
    Letter(char),
}

struct Reader<'a> {
    rest: &'a str,
    written: String,
}

impl<'a> Reader<'a> {
    /// Reads statements until the end of the block or sheet.
    fn block(&mut self, inside: bool) -> Result<(), BundleError> {
        loop {
            let (tokens, end) = self.statement()?;
            let tokens = trimmed(&tokens);
            match end {
                Some('{') => {
                    self.prelude(tokens)?;
                    self.written.push('{');
                    self.block(true)?;
                    if self.written.ends_with(';') {
                        self.written.pop();
                    }
                    self.written.push('}');
                }
                Some(';') => self.declaration(tokens)?,
                Some(_) if inside => return self.declaration(tokens),
                Some(_) => return Err(BundleError::Style("a block ends that did not begin".to_owned())),
                None if inside => return Err(BundleError::Style("a block does not end".to_owned())),
                None => return self.declaration(tokens),
            }
        }
    }

    /// Everything up to the next `{`, `;` or `}` that is not inside brackets, and which of them it is.
    fn statement(&mut self) -> Result<(Vec<Token<'a>>, Option<char>), BundleError> {
        let (mut tokens, mut depth) = (Vec::new(), 0_usize);
        while let Some(token) = self.token()? {
            match token {
                Token::Letter('(' | '[') => depth += 1,
                Token::Letter(')' | ']') => depth = depth.saturating_sub(1),
                Token::Letter(end @ ('{' | ';' | '}')) if depth == 0 => return Ok((tokens, Some(end))),
                _ => {}
            }
            tokens.push(token);
        }
        Ok((tokens, None))
    }

    fn token(&mut self) -> Result<Option<Token<'a>>, BundleError> {
        let Some(first) = self.rest.chars().next() else {
            return Ok(None);
        };
        let ends = |at: Option<usize>, what: &str| at.ok_or_else(|| BundleError::Style(format!("{what} does not end")));
        let (length, token) = if first.is_ascii_whitespace() {
            let length = self.rest.find(|letter: char| !letter.is_ascii_whitespace());
            (length.unwrap_or(self.rest.len()), Token::Space)
        } else if let Some(comment) = self.rest.strip_prefix("/*") {
            (ends(comment.find("*/"), "a comment")? + 4, Token::Comment)
        } else if first == '"' || first == '\'' {
            let length = ends(closing(&self.rest[1..], first), "a string")? + 2;
            (length, Token::Raw(&self.rest[..length]))
        } else if is_address(self.rest) {
            let length = ends(closing(self.rest, ')'), "an address")? + 1;
            (length, Token::Raw(&self.rest[..length]))
        } else if first == '\\' {
            let escaped = self.rest.chars().nth(1).map_or(0, char::len_utf8);
            (1 + escaped, Token::Raw(&self.rest[..1 + escaped]))
        } else {
            (first.len_utf8(), Token::Letter(first))
        };
        self.rest = &self.rest[length..];
        Ok(Some(token))
    }

    /// What stands before a block: a selector, or an at-rule.
    fn prelude(&mut self, tokens: &[Token]) -> Result<(), BundleError> {
        for around in tokens.windows(3) {
            if around[1] == Token::Comment && !around.contains(&Token::Space) {
                return Err(BundleError::Style("a comment inside a selector".to_owned()));
            }
        }
        self.write(tokens, ",>~", ":")
    }

    /// A declaration, or an at-rule without a block.
    fn declaration(&mut self, tokens: &[Token]) -> Result<(), BundleError> {
        if tokens.is_empty() {
            return Ok(());
        }
        if tokens[0] == Token::Letter('@') {
            self.write(tokens, ",", "")?;
        } else {
            let colon = tokens.iter().position(|token| *token == Token::Letter(':'));
            let Some(colon) = colon else {
                return Err(BundleError::Style(format!("`{}` is no declaration", shown(tokens))));
            };
            self.write(trimmed(&tokens[..colon]), "", "")?;
            self.written.push(':');
            self.write(trimmed(&tokens[colon + 1..]), ",", "")?;
        }
        self.written.push(';');
        Ok(())
    }

    /// Writes tokens with one space where there are several, and none around the letters in `tight` nor behind those in
    /// `before`.
    fn write(&mut self, tokens: &[Token], tight: &str, before: &str) -> Result<(), BundleError> {
        let begin = self.written.len();
        let mut space = false;
        for token in tokens {
            match *token {
                Token::Space | Token::Comment => {
                    let last = self.written[begin..].chars().next_back();
                    space = last.is_some_and(|last| !tight.contains(last) && !before.contains(last) && last != '(');
                    continue;
                }
                Token::Letter(letter) => {
                    if space && !tight.contains(letter) && letter != ')' && letter != '!' {
                        self.written.push(' ');
                    }
                    self.written.push(letter);
                }
                Token::Raw(text) => {
                    if space {
                        self.written.push(' ');
                    }
                    self.written.push_str(text);
                }
            }
            space = false;
        }
        Ok(())
    }
}

/// The tokens without space and comments at both ends.
fn trimmed<'a, 'b>(tokens: &'b [Token<'a>]) -> &'b [Token<'a>] {
    let means = |token: &Token| !matches!(token, Token::Space | Token::Comment);
    let begin = tokens.iter().position(means).unwrap_or(tokens.len());
    let end = tokens.iter().rposition(means).map_or(begin, |last| last + 1);
    &tokens[begin..end]
}

/// Where an unescaped letter stands.
fn closing(text: &str, wanted: char) -> Option<usize> {
    let mut escaped = false;
    for (at, letter) in text.char_indices() {
        match letter {
            _ if escaped => escaped = false,
            '\\' => escaped = true,
            _ if letter == wanted => return Some(at),
            _ => {}
        }
    }
    None
}

/// Whether an address without quotes begins here, in which anything may stand.
fn is_address(text: &str) -> bool {
    let after = text
        .get(..4)
        .filter(|begin| begin.eq_ignore_ascii_case("url("))
        .map(|_| &text[4..]);
    after.is_some_and(|after| !after.trim_start().starts_with(['"', '\'']))
}

fn shown(tokens: &[Token]) -> String {
    tokens
        .iter()
        .map(|token| match token {
            Token::Letter(letter) => letter.to_string(),
            Token::Raw(text) => (*text).to_owned(),
            Token::Space | Token::Comment => " ".to_owned(),
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn becomes(sheet: &str, expected: &str) {
        let once = minified(sheet).unwrap();
        assert_eq!(once, expected);
        assert_eq!(minified(&once).unwrap(), expected, "once more");
    }

    #[test]
    fn spaces_and_comments_go() {
        becomes(
            "/* A card. */\n.card {\n  color : red;\n  margin: 0  auto ; /* centered */\n}\n",
            ".card{color:red;margin:0 auto}",
        );
        becomes("a ,\n b > c ~ d { top:0 }\n\n e{}", "a,b>c~d{top:0}e{}");
        becomes("a{;;color:red;;}", "a{color:red}");
    }

    #[test]
    fn spaces_that_mean_something_stay() {
        becomes("a :hover b:not( .c ) {top:0}", "a :hover b:not(.c){top:0}");
        becomes(
            "a{width: calc( 100% - ( 2px + var( --x , 3px ) ) )}",
            "a{width:calc(100% - (2px + var(--x,3px)))}",
        );
        becomes("a + b{top:0}", "a + b{top:0}");
        becomes(
            "a{transition: top .2s, left 1s !important}",
            "a{transition:top .2s,left 1s!important}",
        );
        becomes(
            "a{grid-template-areas: \"a  b\"  \"c  d\"}",
            "a{grid-template-areas:\"a  b\" \"c  d\"}",
        );
        becomes("a{--empty: ;--x:  a  b }", "a{--empty:;--x:a b}");
        becomes(".a\\:b{top:0}", ".a\\:b{top:0}");
    }

    #[test]
    fn strings_and_addresses_are_not_touched() {
        becomes(
            "a::before { content : \"/* no */ ; } \\\" x\" }",
            "a::before{content:\"/* no */ ; } \\\" x\"}",
        );
        becomes(
            "a{background:url( data:image/svg+xml;a,{b} ) , url('x  y')}",
            "a{background:url( data:image/svg+xml;a,{b} ),url('x  y')}",
        );
        becomes("a[title = \"x ; y\"]{top:0}", "a[title = \"x ; y\"]{top:0}");
    }

    #[test]
    fn at_rules_and_nested_rules() {
        becomes(
            "@media (min-width : 40em) and (hover: hover) {\n a { top: 0; }\n b { & c:hover { left: 0; } right: 0 }\n}",
            "@media (min-width :40em) and (hover:hover){a{top:0}b{& c:hover{left:0}right:0}}",
        );
        becomes(
            "@layer a , b;\n@font-face { src: url(x.woff2) }",
            "@layer a,b;@font-face{src:url(x.woff2)}",
        );
        becomes(
            "@keyframes in { from { top: 0 } 50% , to { top: 1px } }",
            "@keyframes in{from{top:0}50%,to{top:1px}}",
        );
        becomes(
            "@supports not (display: grid){a{top:0}}",
            "@supports not (display:grid){a{top:0}}",
        );
    }

    #[test]
    fn what_does_not_end_is_refused() {
        for sheet in [
            "a{",
            "a{top:0}}",
            "/* x",
            "a{content:\"x}",
            "a{b:url(x}",
            "a{top}",
            ".a/**/.b{top:0}",
        ] {
            assert!(matches!(minified(sheet), Err(BundleError::Style(_))), "{sheet}");
        }
    }

    #[test]
    fn the_sheets_of_the_page_can_be_read() {
        let folder = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../web/page/style");
        let sheets = [folder.clone(), folder.join("later")].map(|folder| std::fs::read_dir(folder).unwrap());
        let sheets = sheets.into_iter().flatten().map(|entry| entry.unwrap().path());
        let mut count = 0;
        for path in sheets.filter(|path| path.is_file()) {
            let sheet = std::fs::read_to_string(path).unwrap();
            let small = minified(&sheet).unwrap();
            assert!(small.len() <= sheet.len());
            assert_eq!(minified(&small).unwrap(), small);
            count += 1;
        }
        assert!(count > 0);
    }
}
