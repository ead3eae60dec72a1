//! What a player may conclude about the others.

use bots::{Belief, Dice};
use rules::{Happening, Hero, Leader, Seat, View};

/// What a player knows of the others, and, if somebody kept watch, what a Master would believe.
#[derive(Clone, Debug, PartialEq)]
pub struct Notebook {
    /// A page for each other player, by seat.
    pub pages: Vec<Page>,
}

/// What is known of one other player.
#[derive(Clone, Debug, PartialEq)]
pub struct Page {
    /// Who.
    pub seat: Seat,
    /// The leaders they may have.
    pub possible: Vec<Leader>,
    /// How likely each of the six is, from what they did; none if nobody kept watch.
    pub belief: Option<[f32; 6]>,
    /// Cards known to be in their hand.
    pub hand: Vec<Hero>,
    /// Cards in their hand that are not known.
    pub hand_unknown: usize,
    /// Their hidden heroes, oldest first, as far as they are known.
    pub hidden: Vec<Option<Hero>>,
}

impl Notebook {
    /// What this view tells its player. Everybody else gets no pages.
    ///
    /// ```
    /// use rules::{Game, Seat, Seed, Setup, Viewer};
    /// use study::Notebook;
    /// let game = Game::new(Setup::new(3)?, &Seed::from("notes"));
    /// let view = game.view(Viewer::Seat(Seat(1)));
    /// let notebook = Notebook::of(&view, None);
    /// assert_eq!(notebook.pages.len(), 2);
    /// assert_eq!(notebook.pages[0].possible.len(), 5, "not the own one");
    /// # Ok::<(), rules::Refusal>(())
    /// ```
    pub fn of(view: &View, watch: Option<&mut Watch>) -> Notebook {
        let Some(me) = view.seat() else {
            return Notebook { pages: Vec::new() };
        };
        let believed = watch.and_then(Watch::leaders);
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

/// Watches a game through the eyes of one player and believes what a Master would.
#[derive(Clone, Debug, Default)]
pub struct Watch {
    belief: Option<Belief>,
    dice: Option<Dice>,
}

impl Watch {
    /// Somebody who has seen nothing yet.
    pub fn new(seed: u64) -> Watch {
        Watch {
            belief: None,
            dice: Some(Dice::new(seed)),
        }
    }

    /// Sees what a seat did: the player's view just before, who chose, and what the player saw happen. The end of a
    /// game tells all and is not to be shown to a watch.
    pub fn see(&mut self, before: &View, chooser: Seat, seen: &[Happening]) {
        if self.belief.is_none() {
            self.belief = Belief::prior(before);
        }
        let dice = self.dice.get_or_insert_with(|| Dice::new(0));
        if let Some(belief) = &mut self.belief {
            belief.learn(before, chooser, seen, dice);
        }
    }

    /// How likely each seat has each leader, in the order of [`Leader::ALL`]; none before anything was seen.
    pub fn leaders(&mut self) -> Option<[[f32; 6]; rules::MOST_PLAYERS]> {
        self.belief.as_mut().map(Belief::leaders)
    }

    /// The belief itself, for whoever thinks with it.
    pub fn belief(&self) -> Option<&Belief> {
        self.belief.as_ref()
    }
}
