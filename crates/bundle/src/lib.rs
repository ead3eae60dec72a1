//! Makes the files of the browser client: modules, page, style, pictures and texts go in, files come out, compressed.
//!
//! `bundle` is all that the build script of `client` does. In a development build the program itself puts the page
//! together from the files on the disk ([`Page`]), so that a new style needs no build.

#[cfg(feature = "build")]
mod bind;
#[cfg(feature = "build")]
mod content;
mod error;
#[cfg(feature = "build")]
mod files;
#[cfg(feature = "build")]
mod names;
#[cfg(feature = "build")]
mod pack;
mod page;
#[cfg(feature = "build")]
mod parts;
mod style;

pub use error::BundleError;
#[cfg(feature = "build")]
pub use files::Files;
#[cfg(feature = "build")]
pub use names::shorten;
#[cfg(feature = "build")]
pub use pack::{BUDGET, Packed, first_visit, pack, within_budget};
pub use page::{Page, script_hash};
#[cfg(feature = "build")]
pub use parts::{cut, join, without_custom_sections};
pub use style::minified;

#[cfg(feature = "build")]
pub use whole::{Bundle, Inputs, bundle};

#[cfg(feature = "build")]
mod whole {
    use crate::{BundleError, Files, Packed, Page, bind, content, pack, page};
    use std::path::Path;

    /// What the client is made from.
    #[derive(Clone, Copy, Debug)]
    pub struct Inputs<'a> {
        /// The page's module as Cargo built it.
        pub page: &'a Path,
        /// The worker's.
        pub worker: &'a Path,
        /// The folder with the page, its scripts and its style.
        pub sources: &'a Path,
        /// The folder with the fonts.
        pub fonts: &'a Path,
        /// The folder with what Champions learned.
        pub weights: &'a Path,
        /// A folder for what is made on the way.
        pub scratch: &'a Path,
        /// A folder that keeps what was compressed, by its content.
        pub cache: &'a Path,
        /// Whether to take the time that small files need.
        pub small: bool,
    }

    /// The client, made.
    #[derive(Debug)]
    pub struct Bundle {
        /// All its files, by path.
        pub files: Vec<Packed>,
        /// What a Content-Security-Policy calls the script inside the page.
        pub script_hash: String,
        /// What was made around the page's module: the page's script without its end, which is a file of `sources`.
        pub bound: String,
        /// The style of what `faces` draws, which follows that of the page.
        pub drawn: String,
        /// How long the page's part of the modules is.
        pub page_length: usize,
        /// The languages the page speaks, as a list inside a script.
        pub languages: String,
        /// Every page by its file, and what stands in it in its language.
        pub pages: Vec<(String, Vec<(&'static str, String)>)>,
    }

    /// Makes the client.
    ///
    /// # Errors
    /// Where an input cannot be read or is not what it should be.
    pub fn bundle(inputs: &Inputs) -> Result<Bundle, BundleError> {
        let mut files = Files::default();
        let modules = bind::modules(inputs, &mut files)?;
        let (drawn, languages) = (faces::style_sheet(), content::languages());
        let page = Page::read(inputs.sources, &drawn)?;
        let script = page.script(&modules.page_script, modules.page_length, &languages);
        content::page(inputs, &page, &script, &mut files)?;
        files.add("later.css", page.later());
        content::pictures(&mut files);
        content::texts(&mut files);
        content::weights(inputs.weights, &mut files)?;
        content::offline(inputs.sources, &mut files)?;
        let packed = pack::pack(files, inputs.cache, inputs.small)?;
        Ok(Bundle {
            files: packed,
            script_hash: page::script_hash(&script),
            bound: modules.page_script,
            drawn,
            page_length: modules.page_length,
            languages,
            pages: content::pages(),
        })
    }
}
