//! The cards of a document with their fronts and backs.

use crate::Cards;
use crate::canvas::{Canvas, PAPER};
use faces::{Picture, Style};
use rules::{Hero, Leader};
use words::{Words, text};

/// A card.
pub(crate) struct Card {
    /// Its name in file names.
    pub(crate) id: &'static str,
    /// Its name in the language of the document.
    pub(crate) name: String,
    /// Everything that is on it, for those who have it read aloud.
    says: String,
    /// Its front as SVG.
    pub(crate) front: String,
    /// Heroes and leaders have different backs.
    pub(crate) leader: bool,
}

/// All cards of a document: the heroes by number, then the leaders.
pub(crate) struct Deck {
    pub(crate) cards: Vec<Card>,
    hero_back: String,
    leader_back: String,
    gray: bool,
}

/// A side of a card: a picture, and the color of the paper around it.
#[derive(Clone, Copy)]
pub(crate) struct Side<'a> {
    pub(crate) name: &'a str,
    /// What is on it; nothing on a back.
    says: &'a str,
    pub(crate) svg: &'a str,
    pub(crate) ground: [u8; 3],
}

impl Deck {
    pub(crate) fn new(cards: &Cards) -> Deck {
        let words = cards.words();
        let style = Style::new("").theme(cards.theme()).square();
        let heroes = cards.heroes().map(|hero| Card {
            id: hero.id(),
            name: words.hero_name(hero),
            says: hero_says(hero, words),
            front: faces::hero_card(hero, faces::art(hero), words, style),
            leader: false,
        });
        let leaders = Leader::ALL.into_iter().map(|leader| Card {
            id: leader.id(),
            name: words.leader(leader),
            says: leader_says(leader, words),
            front: faces::leader_card(leader, faces::art(leader), words, style),
            leader: true,
        });
        Deck {
            cards: heroes.chain(leaders).collect(),
            hero_back: faces::hero_back(faces::art(Picture::HeroBack), style),
            leader_back: faces::leader_back(faces::art(Picture::LeaderBack), style),
            gray: cards.gray,
        }
    }

    pub(crate) fn front<'a>(&self, card: &'a Card) -> Side<'a> {
        Side {
            name: &card.name,
            says: &card.says,
            svg: &card.front,
            ground: if self.gray { [0xff; 3] } else { PAPER },
        }
    }

    /// The back of a card. Its ground reaches to the edge, so that nobody sees when front and back are not quite in line.
    pub(crate) fn back(&self, card: &Card) -> Side<'_> {
        let (svg, ground) = if card.leader {
            (&self.leader_back, [0x7a, 0x1e, 0x2b])
        } else {
            (&self.hero_back, [0x5b, 0x33, 0x58])
        };
        Side {
            name: "the back",
            says: "",
            svg,
            ground: if self.gray { [0xff; 3] } else { ground },
        }
    }
}

impl Side<'_> {
    /// Draws it with its upper left corner here, this wide.
    pub(crate) fn draw(
        &self,
        canvas: &mut Canvas<'_, '_>,
        at: (f32, f32),
        width: f32,
    ) -> Result<(), crate::PrintError> {
        let draw = |canvas: &mut Canvas<'_, '_>| canvas.picture(self.name, self.svg, at, width);
        if self.says.is_empty() {
            canvas.ornament(draw)
        } else {
            canvas.figure(self.says, draw)
        }
    }
}

fn hero_says(hero: Hero, words: Words) -> String {
    let factions: Vec<String> = hero.factions().iter().map(|faction| words.faction(faction)).collect();
    let factions = match &factions[..] {
        [one] => format!("{one}. "),
        // The text of a hero of all factions or of none says so.
        _ => String::new(),
    };
    format!("{}. {factions}{}", words.hero_name(hero), words.card(hero).spoken())
}

fn leader_says(leader: Leader, words: Words) -> String {
    let [first, second] = leader.alignment().map(|faction| words.faction(faction));
    let wins = text!(words, "table-leader-wins-with", first = first, second = second);
    format!("{}. {wins}", words.leader(leader))
}
