//! The structure of a document, for those who have it read aloud: what is a heading, a paragraph, a picture.

use krilla::tagging::{Identifier, ListNumbering, Node, TableHeaderScope, Tag, TagGroup, TagKind, TagTree};
use std::num::NonZeroU16;

/// What a piece of a document is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Element {
    /// A part of the kit.
    Part,
    /// A heading of this level, from 1 on, and its words.
    Heading(u8, String),
    Paragraph,
    List {
        numbered: bool,
    },
    /// An item of a list: a label, which is a number or a dot, and a body.
    Item,
    Label,
    Body,
    Table,
    Row,
    ColumnHead,
    Cell,
    Index,
    /// Words that lead to another place.
    Link,
    /// A picture, and what it shows.
    Figure(String),
}

impl Element {
    fn tag(self) -> TagKind {
        match self {
            Element::Part => Tag::Part.into(),
            Element::Heading(level, words) => {
                let level = NonZeroU16::new(u16::from(level)).unwrap_or(NonZeroU16::MIN);
                Tag::Hn(level, Some(words)).into()
            }
            Element::Paragraph => Tag::P.into(),
            Element::List { numbered: true } => Tag::L(ListNumbering::Decimal).into(),
            Element::List { numbered: false } => Tag::L(ListNumbering::Disc).into(),
            Element::Item => Tag::LI.into(),
            Element::Label => Tag::Lbl.into(),
            Element::Body => Tag::LBody.into(),
            Element::Table => Tag::Table.into(),
            Element::Row => Tag::TR.into(),
            Element::ColumnHead => Tag::TH(TableHeaderScope::Column).into(),
            Element::Cell => Tag::TD.into(),
            Element::Index => Tag::Index.into(),
            Element::Link => Tag::Link.into(),
            Element::Figure(says) => Tag::Figure(Some(says)).into(),
        }
    }
}

/// What a document has to say, in the order in which it is read. Elements go on over the ends of columns and pages.
#[derive(Default)]
pub(crate) struct Structure {
    events: Vec<Event>,
    open: usize,
    /// How many links were drawn, and what each of those on finished pages became.
    links: usize,
    linked: Vec<Option<Identifier>>,
}

enum Event {
    Open(Element),
    Content(Identifier),
    /// Where the link of this number leads.
    Link(usize),
    Close,
}

impl Structure {
    pub(crate) fn open(&mut self, element: Element) {
        self.events.push(Event::Open(element));
        self.open += 1;
    }

    /// Closes what was opened last.
    pub(crate) fn close(&mut self) {
        debug_assert!(self.open > 0, "nothing is open");
        self.events.push(Event::Close);
        self.open = self.open.saturating_sub(1);
    }

    /// Something on the page that belongs to what is open.
    pub(crate) fn content(&mut self, identifier: Identifier) {
        self.events.push(Event::Content(identifier));
    }

    /// The words of the open link lead somewhere; [`linked`](Structure::linked) will say where.
    pub(crate) fn link(&mut self) {
        self.events.push(Event::Link(self.links));
        self.links += 1;
    }

    /// The next of the links, once its page is drawn; nothing if it leads nowhere.
    pub(crate) fn linked(&mut self, identifier: Option<Identifier>) {
        self.linked.push(identifier);
    }

    /// Whether what comes next is the content of a picture.
    pub(crate) fn in_figure(&self) -> bool {
        matches!(self.events.last(), Some(Event::Open(Element::Figure(_))))
    }

    /// The whole of it, for the file.
    pub(crate) fn tree(self, language: &str) -> TagTree {
        debug_assert_eq!(self.open, 0, "something was left open");
        let mut children: Vec<Vec<Node>> = vec![Vec::new()];
        let mut elements: Vec<Element> = Vec::new();
        for event in self.events {
            let node = match event {
                Event::Open(element) => {
                    elements.push(element);
                    children.push(Vec::new());
                    None
                }
                Event::Close => {
                    let inside = children.pop().unwrap_or_default();
                    match elements.pop().filter(|_| !inside.is_empty()) {
                        // A link to what is not printed is no more than its words.
                        Some(Element::Link) if inside.len() == 1 => inside.into_iter().next(),
                        element => element.map(|element| TagGroup::with_children(element.tag(), inside).into()),
                    }
                }
                Event::Content(identifier) => Some(identifier.into()),
                Event::Link(number) => self.linked.get(number).copied().flatten().map(Node::from),
            };
            if let (Some(node), Some(inside)) = (node, children.last_mut()) {
                inside.push(node);
            }
        }
        TagTree::from(children.pop().unwrap_or_default()).with_lang(Some(language.to_owned()))
    }
}
