//! The page: one file with its style, its script and the texts of a language in it. A slow line is idle while a browser
//! that has the page asks for what it names; what is in the page is there before.

use crate::{BundleError, minified};
use base64::Engine as _;
use sha2::{Digest, Sha256};
use std::fs;
use std::path::{Path, PathBuf};

/// The page's own sources.
#[derive(Clone, Debug)]
pub struct Page {
    html: String,
    style: String,
    later: String,
    opening: String,
}

impl Page {
    /// Reads the page, its style sheets in the order of their names, followed by `drawn`, those in the folder `later`, and
    /// what opens its module.
    ///
    /// # Errors
    /// Where a file is missing, or a style sheet cannot be read.
    pub fn read(folder: &Path, drawn: &str) -> Result<Page, BundleError> {
        let read = |path: PathBuf| fs::read_to_string(&path).map_err(BundleError::file(&path));
        let joined = |folder: PathBuf| -> Result<String, BundleError> {
            let sheets = style_sheets(&folder)?.into_iter();
            sheets.map(|sheet| minified(&read(sheet)?)).collect()
        };
        Ok(Page {
            html: read(folder.join("index.html"))?,
            style: joined(folder.join("style"))? + drawn,
            later: joined(folder.join("style/later"))?,
            opening: read(folder.join("page.js"))?,
        })
    }

    /// The style inside the page.
    pub fn style(&self) -> &str {
        &self.style
    }

    /// The style of what comes later, which follows the one inside the page.
    pub fn later(&self) -> &str {
        &self.later
    }

    /// The script inside the page: what was made around its module, and what opens it.
    pub fn script(&self, bound: &str, page_length: usize, languages: &str) -> String {
        let opening = self.opening.replace("/* languages */", languages);
        lean(&(bound.to_owned() + &opening.replace("PAGE_LENGTH", &page_length.to_string())))
    }

    /// The page with its script, and with what stands in it in a language: texts by their names in `index.html`.
    ///
    /// # Errors
    /// Where what goes into the page would end the element it stands in, or something in it is not filled in.
    pub fn written(&self, script: &str, filled: &[(&str, &str)]) -> Result<String, BundleError> {
        let whole = [("style", self.style.as_str()), ("script", script)];
        let mut page = self.html.clone();
        for (name, inside) in filled.iter().copied().chain(whole) {
            if let Some(found) = ["</s", "<!--"].into_iter().find(|end| inside.contains(end)) {
                let what = name.to_owned();
                return Err(BundleError::EndsEarly { what, found });
            }
            let place = format!("{{{{{name}}}}}");
            if !page.contains(&place) {
                return Err(BundleError::NoPlace(place));
            }
            page = page.replace(&place, inside);
        }
        Ok(page)
    }
}

/// A script without what only its readers need: remarks that have lines to themselves, and indentation.
pub(crate) fn lean(script: &str) -> String {
    let mut inside = false;
    let lines = script.lines().map(str::trim).filter(|line| {
        let remark = inside || (line.starts_with("/*") && line.find("*/").is_none_or(|end| end + 2 == line.len()));
        inside = remark && !line.ends_with("*/");
        !remark && !line.is_empty() && !line.starts_with("//")
    });
    lines.collect::<Vec<_>>().join("\n")
}

/// The style sheets of a folder, in the order in which they follow each other.
fn style_sheets(folder: &Path) -> Result<Vec<PathBuf>, BundleError> {
    let entries = fs::read_dir(folder).map_err(BundleError::file(folder))?;
    let mut sheets: Vec<PathBuf> = entries
        .filter_map(|entry| Some(entry.ok()?.path()))
        .filter(|path| path.extension().is_some_and(|ending| ending == "css"))
        .collect();
    sheets.sort();
    Ok(sheets)
}

/// What a Content-Security-Policy calls a script, so that it may run and no other.
pub fn script_hash(script: &str) -> String {
    let hash = base64::engine::general_purpose::STANDARD.encode(Sha256::digest(script));
    format!("'sha256-{hash}'")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn page(html: &str, style: &str, opening: &str) -> tempfile::TempDir {
        let folder = tempfile::tempdir().unwrap();
        fs::create_dir_all(folder.path().join("style/later")).unwrap();
        fs::write(folder.path().join("index.html"), html).unwrap();
        fs::write(folder.path().join("page.js"), opening).unwrap();
        fs::write(folder.path().join("style/20-more.css"), "b { top: 0 }").unwrap();
        fs::write(folder.path().join("style/10-base.css"), style).unwrap();
        fs::write(folder.path().join("style/notes.txt"), "not a sheet").unwrap();
        fs::write(folder.path().join("style/later/b.css"), "d { left: 0 }").unwrap();
        fs::write(folder.path().join("style/later/a.css"), "c { left: 1px }").unwrap();
        folder
    }

    #[test]
    fn everything_is_inside_the_page() {
        let html = "<html lang={{language}}><style>{{style}}</style><script>{{script}}</script>{{texts}}";
        let folder = page(
            html,
            "/* first */ a { color: red; }",
            "open([/* languages */], PAGE_LENGTH);",
        );
        let page = Page::read(folder.path(), ".drawn{}").unwrap();
        assert_eq!(page.style(), "a{color:red}b{top:0}.drawn{}");
        assert_eq!(page.later(), "c{left:1px}d{left:0}");
        let script = page.script("bound();", 42, "\"en\",\"de\"");
        assert_eq!(script, "bound();open([\"en\",\"de\"], 42);");
        assert_eq!(
            page.written(&script, &[("language", "de"), ("texts", "hero = Held")])
                .unwrap(),
            format!(
                "<html lang=de><style>{}</style><script>{script}</script>hero = Held",
                page.style()
            )
        );
    }

    #[test]
    fn nothing_inside_ends_the_page_early() {
        let folder = page("{{style}}{{script}}{{texts}}", "a{}", "");
        let page = Page::read(folder.path(), "").unwrap();
        for (script, texts) in [("'</script>'", ""), ("", "a = </style>"), ("<!--", "")] {
            let fault = page.written(script, &[("texts", texts)]).unwrap_err();
            assert!(matches!(fault, BundleError::EndsEarly { .. }), "{fault}");
        }
        assert!(page.written("a < s", &[("texts", "")]).is_ok());
        let fault = page.written("", &[("text", "a = b")]).unwrap_err();
        assert!(matches!(fault, BundleError::NoPlace(_)), "{fault}");
    }

    #[test]
    fn remarks_and_indentation_are_left_out_of_scripts() {
        let script = "/**\n * @returns {number}\n */\nf(\n    a, // here\n);\n\n// a remark\n/* parts */\n  const u = \"//x\";\n";
        assert_eq!(lean(script), "f(\na, // here\n);\nconst u = \"//x\";");
    }

    #[test]
    fn a_missing_file_is_named() {
        let fault = Page::read(Path::new("/nowhere"), "").unwrap_err();
        assert!(fault.to_string().contains("nowhere"), "{fault}");
    }

    #[test]
    fn a_script_is_known_by_its_hash() {
        // As `printf %s 'alert(1)' | openssl dgst -sha256 -binary | base64` says.
        assert_eq!(
            script_hash("alert(1)"),
            "'sha256-bhHHL3z2vDgxUt0W3dWQOrprscmda2Y5pLsLg4GF+pI='"
        );
    }
}
