//! Where one is: a place, and what lies open over it.

use rules::{Hero, Leader};
use told::Eyes;
use told::keeper::{GameId, Source};

/// What fills the page.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum Place {
    /// The first page.
    #[default]
    Start,
    /// The options of a game against bots, or around one device.
    Options {
        /// Around one device.
        around: bool,
    },
    /// The rules.
    Rules,
    /// Tables with others.
    Friends,
    /// One's games with others, and the key they belong to.
    Record,
    /// Lesson, puzzles, one's games.
    Learn,
    /// All puzzles.
    Puzzles,
    /// One's games.
    Games,
    /// A game on this device.
    Game {
        /// The number it is kept under; the one that was played last if that is not said.
        number: Option<GameId>,
    },
    /// The guided game.
    Lesson {
        /// After how many of its choices; where it was left if that is not said.
        step: Option<usize>,
    },
    /// A puzzle.
    Puzzle {
        /// The name of the puzzle.
        id: String,
    },
    /// A game that is replayed.
    Replay(Watched),
    /// Looking back at it as a whole.
    Analysis(Watched),
    /// A table elsewhere.
    Elsewhere {
        /// The code of the table.
        code: String,
        /// Whether its game fills the page, and not those who gather there.
        game: bool,
    },
}

/// A game that is looked at.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Watched {
    /// The game.
    pub game: Source,
    /// At which moment; its start if that is not said.
    pub moment: Option<usize>,
    /// Through whose eyes; one's own if that is not said.
    pub eyes: Option<Eyes>,
}

/// Something that is open over a place, and that Back closes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Over {
    /// All heroes.
    Gallery,
    /// What a newcomer is asked before the first game.
    Welcome,
    /// The settings.
    Menu,
    /// The list of keys.
    Keys,
    /// The notebook.
    Notebook,
    /// The chronicle, where there is no room for it beside the table.
    Chronicle,
    /// The talk at a table elsewhere.
    Talk,
    /// A hero, large.
    Hero(Hero),
    /// A leader, large.
    Leader(Leader),
    /// The rules, opened at a passage.
    Rules(String),
}

impl Over {
    /// Whether both take the same room, so that one makes way for the other.
    fn is_like(&self, other: &Over) -> bool {
        let is_card = |over: &Over| matches!(over, Over::Hero(_) | Over::Leader(_));
        std::mem::discriminant(self) == std::mem::discriminant(other) || (is_card(self) && is_card(other))
    }

    /// Whether it may show what only one of several people around a device knows.
    pub fn is_private(&self) -> bool {
        matches!(self, Over::Hero(_) | Over::Leader(_) | Over::Notebook | Over::Chronicle)
    }
}

/// Where one is.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Route {
    /// What fills the page.
    pub place: Place,
    /// What is open over it, the topmost last.
    pub over: Vec<Over>,
}

impl From<Place> for Route {
    fn from(place: Place) -> Route {
        Route {
            place,
            over: Vec::new(),
        }
    }
}

impl Place {
    /// The place one step further out.
    pub fn parent(&self) -> Place {
        match self {
            Place::Start
            | Place::Options { .. }
            | Place::Friends
            | Place::Learn
            | Place::Game { .. }
            | Place::Elsewhere { .. } => Place::Start,
            Place::Record => Place::Friends,
            Place::Rules | Place::Puzzles | Place::Games | Place::Lesson { .. } => Place::Learn,
            Place::Puzzle { .. } => Place::Puzzles,
            Place::Replay(_) => Place::Games,
            Place::Analysis(watched) => Place::Replay(watched.clone()),
        }
    }

    /// Whether something lies on a table of this device there.
    pub fn is_table_here(&self) -> bool {
        matches!(
            self,
            Place::Game { .. } | Place::Lesson { .. } | Place::Puzzle { .. } | Place::Replay(_) | Place::Analysis(_)
        )
    }

    /// The game that is looked at there.
    pub fn watched(&self) -> Option<&Watched> {
        match self {
            Place::Replay(watched) | Place::Analysis(watched) => Some(watched),
            _ => None,
        }
    }

    /// Where a game is looked at that comes onto the table while one is here, and whether that place comes instead of this
    /// one: whoever comes from a game that is over does not go back to it, and what a link leads to has come now.
    pub fn looking_at(&self, watched: Watched, over: bool) -> (Place, bool) {
        match self {
            Place::Analysis(_) => (Place::Analysis(watched), true),
            Place::Replay(_) => (Place::Replay(watched), true),
            Place::Game { .. } => (Place::Replay(watched), over),
            _ => (Place::Replay(watched), false),
        }
    }

    /// The code of the table elsewhere.
    pub fn code(&self) -> Option<&str> {
        match self {
            Place::Elsewhere { code, .. } => Some(code),
            _ => None,
        }
    }

    /// Whether the same thing lies on the table at both places, however far it has come; places without a table are the
    /// same when they are equal.
    pub fn is_same_table(&self, other: &Place) -> bool {
        match (self, other) {
            (Place::Lesson { .. }, Place::Lesson { .. }) => true,
            // A game that is being dealt has no number yet.
            (Place::Game { number }, Place::Game { number: other }) => {
                number.is_none() || other.is_none() || number == other
            }
            (Place::Elsewhere { code, .. }, Place::Elsewhere { code: other, .. }) => code == other,
            _ => match (self.watched(), other.watched()) {
                (Some(watched), Some(other)) => watched.game == other.game,
                _ => self == other,
            },
        }
    }

    /// Whether both are the same page, wherever in a lesson or a replay it stands.
    fn is_same_page(&self, other: &Place) -> bool {
        match (self, other) {
            (Place::Elsewhere { .. }, Place::Elsewhere { .. }) => self == other,
            _ => self.is_same_table(other) && std::mem::discriminant(self) == std::mem::discriminant(other),
        }
    }
}

impl Route {
    /// This place with one more thing open over it. What takes the same room makes way.
    #[must_use]
    pub fn opening(&self, over: Over) -> Route {
        let mut route = self.clone();
        route.over.retain(|open| !open.is_like(&over));
        route.over.push(over);
        route
    }

    /// This place with something else open instead of what is on top.
    #[must_use]
    pub fn opening_instead(&self, over: Over) -> Route {
        let mut route = self.clone();
        route.over.pop();
        route.opening(over)
    }

    /// This place without whatever is like this, and what was opened after it.
    #[must_use]
    pub fn closing(&self, which: impl Fn(&Over) -> bool) -> Route {
        let mut route = self.clone();
        if let Some(first) = route.over.iter().position(which) {
            route.over.truncate(first);
        }
        route
    }

    /// This place with nothing that may show what only one of several people knows.
    #[must_use]
    pub fn discreet(&self) -> Route {
        self.closing(Over::is_private)
    }

    /// Whether both are the same page with the same things open, wherever in a lesson or a replay it stands.
    pub fn is_same_page(&self, other: &Route) -> bool {
        self.over == other.over && self.place.is_same_page(&other.place)
    }
}
