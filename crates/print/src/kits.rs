//! The kits that a page offers for download.

use crate::{Cards, Options, Paper, PrintError, Shop, book, shop};
use words::Language;

/// A file that a page offers.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Kit {
    /// The name of the file: `oshra-de-a4.pdf`.
    pub name: String,
    form: Form,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Form {
    Home(Options),
    Shop(Shop),
}

impl Kit {
    /// The file.
    ///
    /// # Errors
    /// As for [`book`] and [`shop`].
    pub fn pdf(&self) -> Result<Vec<u8>, PrintError> {
        match &self.form {
            Form::Home(options) => book(options),
            Form::Shop(options) => shop(options),
        }
    }
}

/// Every kit that a page offers: in each language for each paper, in colors and in gray, and cards for a print shop.
///
/// ```
/// let names: Vec<String> = print::kits().map(|kit| kit.name).collect();
/// assert_eq!(names.len(), 15);
/// assert_eq!(names[..2], ["oshra-en-a4.pdf", "oshra-en-a4-gray.pdf"]);
/// assert_eq!(names[4], "oshra-en-shop.pdf");
/// ```
pub fn kits() -> impl Iterator<Item = Kit> {
    Language::ALL.into_iter().flat_map(|language| {
        let cards = move |gray| Cards {
            language,
            gray,
            ..Cards::default()
        };
        let home = move |(paper, gray)| Kit {
            name: format!("oshra-{language}-{paper}{}.pdf", if gray { "-gray" } else { "" }),
            form: Form::Home(Options {
                cards: cards(gray),
                paper,
                ..Options::default()
            }),
        };
        let shop = Kit {
            name: format!("oshra-{language}-shop.pdf"),
            form: Form::Shop(Shop {
                cards: cards(false),
                ..Shop::default()
            }),
        };
        let papers = Paper::ALL.into_iter().flat_map(|paper| [(paper, false), (paper, true)]);
        papers.map(home).chain([shop])
    })
}
