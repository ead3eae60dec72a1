//! `oshra print`: the game on paper.

use super::options;
use crate::failure::Failure;
use print::{BoardSheet, CardSize, Cards, Options, Order, Paper, Part, Parts, PrintError, Shop, Sides};
use rules::{Edition, Set, Sets};
use std::path::PathBuf;
use std::str::FromStr;
use words::{Language, Words, text};

/// What a print shop asks for, and what it does not get.
const ABOUT: &str = "\
For a print shop: --form shop makes one page for each side of each card, with 1/8 inch of bleed, \
trim and bleed boxes, and nothing that matters within 1/8 inch of the cut; --form images makes PNG \
files of 300 dpi with the same edges; --form contact shows all of it on a few pages. Colors are RGB, \
never CMYK, and there is no PDF/X: the library that writes the files blends shadows in RGB whatever \
colors it is given, so no limit of ink would hold. A shop that insists has to convert the file; after \
that its limit of ink and black text are for the shop to check.";

#[derive(clap::Args)]
#[command(after_help = ABOUT)]
pub(crate) struct Arguments {
    /// The file to write; with --form images a folder
    #[arg(long)]
    out: PathBuf,
    /// What to make: a kit for the printer at home, or cards for a shop [home, shop, images, contact]
    #[arg(long, default_value = "home", value_parser = Form::from_str)]
    form: Form,
    /// The language of everything [en, de, pl]; the system's if left out
    #[arg(long, value_parser = options::language)]
    language: Option<Language>,
    /// The edition [classic, heimliche-herrschaft, print-and-play]
    #[arg(long, default_value = "classic", value_parser = options::edition)]
    edition: Edition,
    /// Sets added to the edition [emperor, extra, kickstarter, queens], with commas
    #[arg(long, value_delimiter = ',', value_parser = options::set)]
    sets: Vec<Set>,
    /// For printers without color: white paper, grays, less toner
    #[arg(long, alias = "grey")]
    gray: bool,
    #[command(flatten)]
    home: Home,
    #[command(flatten)]
    shop: ForShop,
}

#[derive(clap::Args)]
#[command(next_help_heading = "At home")]
struct Home {
    /// The paper [a4, letter]
    #[arg(long, value_parser = Paper::from_str)]
    paper: Option<Paper>,
    /// Both sides flipped on the long edge, backs on sheets of their own, or no backs [both, single, fronts]
    #[arg(long, value_parser = Sides::from_str)]
    sides: Option<Sides>,
    /// Only these parts, with commas [guide, cards, board, markers, box, aids, rules]
    #[arg(long, value_delimiter = ',', value_parser = Part::from_str)]
    parts: Vec<Part>,
    /// Millimeters between the cards of a sheet
    #[arg(long, value_name = "MM")]
    gap: Option<u8>,
    /// The board on one large sheet (A3 or Tabloid) instead of two
    #[arg(long)]
    large_board: bool,
}

#[derive(clap::Args)]
#[command(next_help_heading = "For a shop")]
struct ForShop {
    /// The size of a card in millimeters or inches [63x88, 2.5x3.5]
    #[arg(long, value_parser = CardSize::from_str)]
    size: Option<CardSize>,
    /// All fronts and then all backs, or back, front, back, front [fronts-first, alternating]
    #[arg(long, value_parser = Order::from_str)]
    order: Option<Order>,
}

/// What is made.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Form {
    Home,
    Shop,
    Images,
    Contact,
}

impl Form {
    const ALL: [Form; 4] = [Form::Home, Form::Shop, Form::Images, Form::Contact];

    const fn id(self) -> &'static str {
        match self {
            Form::Home => "home",
            Form::Shop => "shop",
            Form::Images => "images",
            Form::Contact => "contact",
        }
    }
}

impl FromStr for Form {
    type Err = String;

    fn from_str(id: &str) -> Result<Form, String> {
        let found = Form::ALL.into_iter().find(|form| form.id() == id);
        found.ok_or_else(|| format!("the forms are {}", Form::ALL.map(Form::id).join(", ")))
    }
}

impl Arguments {
    /// The first option that means nothing in the form that is asked for.
    fn out_of_place(&self) -> Option<&'static str> {
        let at_home = self.form == Form::Home;
        let unread = [
            (
                "--paper",
                self.home.paper.is_some() && !at_home && self.form != Form::Contact,
            ),
            ("--sides", self.home.sides.is_some() && !at_home),
            ("--parts", !self.home.parts.is_empty() && !at_home),
            ("--gap", self.home.gap.is_some() && !at_home),
            ("--large-board", self.home.large_board && !at_home),
            ("--size", self.shop.size.is_some() && at_home),
            (
                "--order",
                self.shop.order.is_some() && (at_home || self.form == Form::Images),
            ),
        ];
        unread.into_iter().find(|(_, wrong)| *wrong).map(|(option, _)| option)
    }

    fn options(&self, cards: Cards) -> Options {
        Options {
            cards,
            paper: self.home.paper.unwrap_or_default(),
            board: if self.home.large_board {
                BoardSheet::OneLarge
            } else {
                BoardSheet::TwoPages
            },
            sides: self.home.sides.unwrap_or_default(),
            gap: self.home.gap.unwrap_or_default(),
            parts: match self.home.parts.as_slice() {
                [] => Parts::default(),
                parts => Parts::of(parts),
            },
        }
    }
}

pub(crate) fn run(arguments: &Arguments) -> Result<(), Failure> {
    let words = options::words(arguments.language);
    let form = arguments.form;
    if let Some(option) = arguments.out_of_place() {
        let message = text!(words, "print-error-form", option = option, form = form.id());
        return Err(Failure::Request(message));
    }
    let sets = arguments.edition.sets();
    if let Some(&set) = arguments.sets.iter().find(|&&set| sets.contains(set)) {
        let (set, edition) = (words.set(set), words.edition(arguments.edition));
        return Err(Failure::Request(text!(
            words,
            "print-error-set",
            set = set,
            edition = edition
        )));
    }
    let cards = Cards {
        edition: arguments.edition,
        added: Sets::of(&arguments.sets),
        language: words.language(),
        gray: arguments.gray,
    };
    let shop = Shop {
        cards,
        size: arguments.shop.size.unwrap_or_default(),
        order: arguments.shop.order.unwrap_or_default(),
    };
    let out = &arguments.out;
    let made = match form {
        Form::Home => print::write(out, || print::book(&arguments.options(cards))),
        Form::Shop => print::write(out, || print::shop(&shop)),
        Form::Contact => {
            let paper = arguments.home.paper.unwrap_or_default();
            print::write(out, || print::contact_sheet(&shop, paper))
        }
        Form::Images => print::write_images(out, &shop).map(|count| {
            let path = out.display().to_string();
            println!("{}", text!(words, "print-written", count = count, path = path));
        }),
    };
    made.map_err(|error| told(&error, words))
}

fn told(error: &PrintError, words: Words) -> Failure {
    Failure::Request(error.message(words))
}
