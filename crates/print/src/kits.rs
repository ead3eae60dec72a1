//! The kits that a page offers for download.

use crate::{Cards, Options, Paper};
use words::Language;

/// Every kit that a page offers, with the name of its file: `oshra-de-a4.pdf`, one for each language and paper.
///
/// ```
/// let names: Vec<String> = print::kits().map(|(name, _)| name).collect();
/// assert_eq!(names[..2], ["oshra-en-a4.pdf", "oshra-en-letter.pdf"]);
/// ```
pub fn kits() -> impl Iterator<Item = (String, Options)> {
    let pairs = Language::ALL
        .into_iter()
        .flat_map(|language| Paper::ALL.map(|paper| (language, paper)));
    pairs.map(|(language, paper)| {
        let cards = Cards {
            language,
            ..Cards::default()
        };
        let options = Options {
            cards,
            paper,
            ..Options::default()
        };
        (format!("oshra-{language}-{paper}.pdf"), options)
    })
}
