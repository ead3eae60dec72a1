//! What a player may conclude about the others.

use bots::Belief;
use rules::{Hero, Leader, Seat, View};

/// What a player knows of the others, and, if it was asked for, what a Master would believe.
#[derive(Clone, Debug, PartialEq)]
pub struct Notebook {
    /// A page for each other player, by seat.
    pub pages: Vec<Page>,
}

/// What is known of one other player.
#[derive(Clone, Debug, PartialEq)]
pub struct Page {
    /// The player this page is about.
    pub seat: Seat,
    /// The leaders they may have.
    pub possible: Vec<Leader>,
    /// How likely each of the six is, from what they did; none if it was not asked for.
    pub belief: Option<[f32; 6]>,
    /// Cards known to be in their hand.
    pub hand: Vec<Hero>,
    /// Cards in their hand that are not known.
    pub hand_unknown: usize,
    /// Their hidden heroes, oldest first, as far as they are known.
    pub hidden: Vec<Option<Hero>>,
}

impl Notebook {
    /// What this view tells its player, and what a belief of that player adds. Everybody else gets no pages.
    ///
    /// ```
    /// use rules::{Game, Seat, Seed, Setup, Viewer};
    /// use study::Notebook;
    /// let game = Game::new(Setup::new(3)?, &Seed::from("notes"));
    /// let view = game.view(Viewer::Seat(Seat::S1));
    /// let notebook = Notebook::of(&view, None);
    /// assert_eq!(notebook.pages.len(), 2);
    /// assert_eq!(notebook.pages[0].possible.len(), 5, "not the player's own");
    /// # Ok::<(), rules::Refusal>(())
    /// ```
    pub fn of(view: &View, belief: Option<&mut Belief>) -> Notebook {
        let Some(me) = view.seat() else {
            return Notebook { pages: Vec::new() };
        };
        let believed = belief.map(Belief::leaders);
        let known: Vec<Leader> = view.seats().filter_map(|seat| view.leader(seat)).collect();
        let page = |seat: Seat| {
            let hand = view.hand(seat);
            Page {
                seat,
                possible: match view.leader(seat) {
                    Some(leader) => vec![leader],
                    None => Leader::ALL
                        .into_iter()
                        .filter(|leader| !known.contains(leader))
                        .collect(),
                },
                belief: believed.map(|chances| chances[seat.index()]),
                hand: hand.iter().filter_map(|card| card.hero).collect(),
                hand_unknown: hand.iter().filter(|card| card.hero.is_none()).count(),
                hidden: view.hidden(seat).iter().map(|card| card.hero).collect(),
            }
        };
        Notebook {
            pages: view.seats().filter(|&seat| seat != me).map(page).collect(),
        }
    }
}
