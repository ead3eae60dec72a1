//! The pictures of the rules: which there are, and what they show. Another crate draws them, from positions of the game.

use super::{Block, RichText};
use crate::{Words, text};
use rules::Faction;

/// A picture in the rules.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Figure {
    /// Cards, backs and markers.
    Pieces,
    /// A card with numbers at what is explained.
    Card,
    /// A party with face-up and hidden heroes.
    Hidden,
    /// The table when the game begins, for this many players.
    Setup(u8),
    /// The first step of a turn.
    Play,
    /// The second step of a turn.
    Draw,
    /// The third step of a turn.
    Discard,
    /// The last step of a turn.
    Refill,
    /// Markers with which a faction wins.
    Winning(Faction),
    /// The example of a hero that must be buried.
    Burying,
    /// The example of counting heroes at the end.
    Scoring,
    /// The example of a tie.
    Tie,
}

impl Figure {
    /// The people of the examples.
    pub const PEOPLE: [&'static str; 4] = ["Ada", "Ben", "Cleo", "Dan"];

    /// All pictures, as they follow each other in the rules.
    pub fn all() -> Vec<Figure> {
        let mut all = vec![Figure::Pieces, Figure::Hidden, Figure::Card];
        all.extend((2..=6).map(Figure::Setup));
        all.extend([Figure::Play, Figure::Draw, Figure::Discard, Figure::Refill]);
        all.extend(Figure::BY_RANK.map(Figure::Winning));
        all.extend([Figure::Scoring, Figure::Tie, Figure::Burying]);
        all
    }

    /// The factions in the order in which they are checked at the end.
    pub(super) const BY_RANK: [Faction; 4] = [
        Faction::Undead,
        Faction::WaterFolk,
        Faction::ImperialArmy,
        Faction::HillTribes,
    ];

    /// The name of its file, and of its place in the document.
    pub fn id(self) -> String {
        match self {
            Figure::Pieces => "pieces".to_owned(),
            Figure::Card => "card".to_owned(),
            Figure::Hidden => "hidden".to_owned(),
            Figure::Setup(players) => format!("setup-{players}"),
            Figure::Play => "play".to_owned(),
            Figure::Draw => "draw".to_owned(),
            Figure::Discard => "discard".to_owned(),
            Figure::Refill => "refill".to_owned(),
            Figure::Winning(faction) => format!("winning-{}", faction.id()),
            Figure::Burying => "burying".to_owned(),
            Figure::Scoring => "scoring".to_owned(),
            Figure::Tie => "tie".to_owned(),
        }
    }
}

impl Words {
    /// A picture with its caption, and with words for those who do not see it.
    pub(super) fn picture(self, figure: Figure) -> Block {
        let (caption, description) = match figure {
            Figure::Setup(players) => (
                text!(self, "figure-setup", players = players),
                text!(self, "figure-setup.description", players = players),
            ),
            other => {
                let of = |attribute: &str| {
                    let key = format!("figure-{}{attribute}", other.id());
                    self.try_format(&key, &[]).unwrap_or_default()
                };
                (of(""), of(".description"))
            }
        };
        Block::Picture {
            figure,
            caption: RichText::new(&caption),
            description,
        }
    }
}
