//! What somebody may know about a game, as a type of its own: the only way out of a game.

use crate::game::{Finished, Frame, Game, Outcome, Step};
use crate::heroes::Deck;
use crate::places::Zone;
use crate::short;
use crate::{Asked, Audience, Choice, Choices, Hero, Leader, MOST_PLAYERS, Seat, Setup, Slot, Track};
use std::borrow::Cow;

/// Somebody who looks at a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Viewer {
    /// A player.
    Seat(Seat),
    /// Somebody who only watches.
    Public,
    /// Somebody who may see everything, because the game is over.
    All(Finished),
}

impl Viewer {
    /// Whether this viewer is among them.
    pub(crate) fn is_in(self, audience: Audience) -> bool {
        match self {
            Viewer::Seat(seat) => audience.contains(seat),
            Viewer::Public => audience.public(),
            Viewer::All(_) => true,
        }
    }
}

/// A card as a viewer sees it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Seen {
    /// Which hero it is, if the viewer knows.
    pub hero: Option<Hero>,
    /// Who else knows it; nobody if the viewer does not.
    pub known_by: Audience,
}

/// Everything a viewer may know, and nothing else.
///
/// ```
/// use rules::{Game, Seat, Seed, Setup, Viewer};
/// let game = Game::new(Setup::new(2)?, &Seed::from("views"));
/// let view = game.view(Viewer::Seat(Seat::S0));
/// assert!(view.hand(Seat::S0).iter().all(|card| card.hero.is_some()));
/// assert!(view.hand(Seat::S1).iter().all(|card| card.hero.is_none()));
/// assert!(view.leader(Seat::S1).is_none());
/// # Ok::<(), rules::Refusal>(())
/// ```
#[derive(Clone, PartialEq, Eq)]
pub struct View {
    pub(crate) viewer: Viewer,
    pub(crate) setup: Setup,
    /// Cards by zone, each zone from its oldest to its newest card.
    pub(crate) cards: [Seen; Hero::COUNT],
    /// The heroes in the game, which is known to all.
    pub(crate) deck: Deck,
    /// Where each zone begins in `cards`.
    pub(crate) starts: [u8; Zone::COUNT + 1],
    pub(crate) leaders: [Option<Leader>; MOST_PLAYERS],
    pub(crate) track: Track,
    pub(crate) active: Option<Seat>,
    pub(crate) step: Step,
    pub(crate) prompt: crate::Prompt,
    pub(crate) deciding: Audience,
    /// Who has already made the first choice of the set-up.
    pub(crate) chosen: Audience,
    /// The viewer's own picks while others still choose.
    pub(crate) picks: [Option<Hero>; 2],
    /// Who has picked a card in a simultaneous discard.
    pub(crate) picked: Audience,
    pub(crate) frames: [Frame; crate::game::DEEPEST],
    pub(crate) depth: u8,
    pub(crate) chain: u128,
    pub(crate) discarded: u8,
    pub(crate) turn: u16,
    pub(crate) choices: Vec<Choice>,
    pub(crate) outcome: Option<Outcome>,
}

impl Game {
    /// What `viewer` may know now. A viewer without the right to see all of this game sees what the public sees.
    pub fn view(&self, viewer: Viewer) -> View {
        let viewer = match viewer {
            Viewer::All(finished) if !self.may_see_all(finished) => Viewer::Public,
            Viewer::Seat(seat) if !seat.is_at(self.players()) => Viewer::Public,
            known => known,
        };
        let mut view = View {
            viewer,
            setup: self.setup,
            cards: [Seen {
                hero: None,
                known_by: Audience::NOBODY,
            }; Hero::COUNT],
            deck: self.places.deck(),
            starts: [0; Zone::COUNT + 1],
            leaders: [None; MOST_PLAYERS],
            track: self.track,
            active: self.active(),
            step: self.step,
            prompt: self.prompt,
            deciding: self.deciding,
            chosen: Audience::NOBODY,
            picks: [None; 2],
            picked: Audience::NOBODY,
            frames: self.frames,
            depth: self.depth,
            chain: self.chain,
            discarded: self.discarded,
            turn: self.turn,
            choices: Vec::new(),
            outcome: self.outcome(),
        };
        self.show_cards(&mut view);
        for seat in self.seats() {
            let bit = Audience::only(seat);
            let own = viewer == Viewer::Seat(seat);
            if own || self.is_over() || matches!(viewer, Viewer::All(_)) {
                view.leaders[seat.index()] = Some(self.leaders[seat.index()]);
            }
            let picks = self.picks[seat.index()];
            if picks[0].is_some() && !self.deciding.contains(seat) {
                view.picked = view.picked.union(bit);
            }
            if own {
                view.picks = picks;
                if picks[0].is_some() {
                    view.chosen = bit;
                }
            }
        }
        self.show_frames(&mut view);
        if let Viewer::Seat(seat) = viewer {
            let mut choices = Choices::new();
            self.choices_into(seat, &mut choices);
            view.choices.extend_from_slice(&choices);
        }
        view
    }

    fn show_cards(&self, view: &mut View) {
        let mut count = 0;
        for zone in Zone::all() {
            view.starts[zone.index()] = count as u8;
            let begin = count;
            for hero in self.places.upward(zone) {
                let known = self.places.known(hero);
                if view.viewer.is_in(known) {
                    view.cards[count] = Seen {
                        hero: Some(hero),
                        known_by: known,
                    };
                }
                count += 1;
            }
            // The position of a known card in another's hand must tell nothing: known cards come first, by number.
            if zone.is_hand() && view.viewer != Viewer::Seat(zone.owner()) {
                short::sort(&mut view.cards[begin..count], |card| {
                    card.hero.map_or(u8::MAX, Hero::number)
                });
            }
        }
        view.starts[Zone::COUNT] = count as u8;
    }

    /// What abilities remember is public, except for cards that were picked secretly.
    fn show_frames(&self, view: &mut View) {
        let all = matches!(view.viewer, Viewer::All(_)) || view.viewer == Viewer::Seat(self.active);
        for (index, frame) in view.frames.iter_mut().enumerate() {
            if index >= self.depth as usize {
                *frame = Frame::new(Hero::EMPEROR);
            } else if !all {
                *frame = frame.masked();
            }
        }
    }
}

impl View {
    /// Whose view it is.
    pub fn viewer(&self) -> Viewer {
        self.viewer
    }

    /// The seat whose view it is, if it is a player's.
    pub fn seat(&self) -> Option<Seat> {
        match self.viewer {
            Viewer::Seat(seat) => Some(seat),
            _ => None,
        }
    }

    /// The options of the game.
    pub fn setup(&self) -> Setup {
        self.setup
    }

    /// The number of players.
    pub fn players(&self) -> u8 {
        self.setup.players
    }

    /// All seats.
    pub fn seats(&self) -> impl DoubleEndedIterator<Item = Seat> + Clone + use<> {
        Seat::all(self.players())
    }

    /// Whose turn it is; none before the starting player is known.
    pub fn active(&self) -> Option<Seat> {
        self.active
    }

    /// The part of the turn.
    pub fn step(&self) -> Step {
        self.step
    }

    /// How many turns have begun.
    pub fn turn(&self) -> u32 {
        u32::from(self.turn)
    }

    /// The markers.
    pub fn track(&self) -> Track {
        self.track
    }

    /// The leader of a seat, if the viewer knows it.
    pub fn leader(&self, seat: Seat) -> Option<Leader> {
        self.leaders.get(seat.index()).copied().flatten()
    }

    pub(crate) fn zone(&self, zone: Zone) -> &[Seen] {
        let (begin, end) = (self.starts[zone.index()], self.starts[zone.index() + 1]);
        &self.cards[begin as usize..end as usize]
    }

    fn of_seat(&self, seat: Seat, zone: fn(Seat) -> Zone) -> &[Seen] {
        if seat.is_at(self.players()) {
            self.zone(zone(seat))
        } else {
            &[]
        }
    }

    /// The hand of a seat. In another player's hand the known cards come first.
    pub fn hand(&self, seat: Seat) -> &[Seen] {
        self.of_seat(seat, Zone::hand)
    }

    /// The hidden heroes of a party, oldest first.
    pub fn hidden(&self, seat: Seat) -> &[Seen] {
        self.of_seat(seat, Zone::hidden)
    }

    /// The face-up heroes of a party, oldest first.
    pub fn face_up(&self, seat: Seat) -> impl DoubleEndedIterator<Item = Hero> + Clone + '_ {
        self.of_seat(seat, Zone::face_up).iter().filter_map(|card| card.hero)
    }

    /// The card in a Tavern slot.
    pub fn tavern(&self, slot: Slot) -> Option<Hero> {
        self.zone(Zone::tavern(slot)).first().and_then(|card| card.hero)
    }

    /// How many cards the Harbor holds.
    pub fn harbor_size(&self) -> usize {
        self.zone(Zone::HARBOR).len()
    }

    /// The Wilderness, top card first.
    pub fn wilderness(&self) -> impl DoubleEndedIterator<Item = &Seen> + ExactSizeIterator + Clone {
        self.zone(Zone::WILDERNESS).iter().rev()
    }

    /// The Graveyard, top card first.
    pub fn graveyard(&self) -> impl DoubleEndedIterator<Item = &Seen> + ExactSizeIterator + Clone {
        self.zone(Zone::GRAVEYARD).iter().rev()
    }

    /// Cards that are set aside: those being performed, and drawn ones whose player decides what to do with them.
    pub fn aside(&self) -> impl Iterator<Item = &Seen> {
        self.zone(Zone::PERFORMED).iter().chain(self.zone(Zone::DRAWN))
    }

    /// All cards of the game, known or not.
    pub(crate) fn in_game(&self) -> &[Seen] {
        &self.cards[..self.starts[Zone::COUNT] as usize]
    }

    /// The heroes in this game.
    pub fn heroes(&self) -> impl Iterator<Item = Hero> + use<> {
        self.deck
    }

    /// The cards the viewer has picked while others still choose: for the viewer's own party, and to be discarded.
    pub fn picks(&self) -> [Option<Hero>; 2] {
        self.picks
    }

    /// Who must choose now, and what.
    pub fn asked(&self) -> impl Iterator<Item = Asked> + '_ {
        let frame = self.frames[..self.depth as usize].last();
        self.deciding.seats(self.players()).map(move |seat| {
            let second = self.step == Step::Setup && self.chosen.contains(seat);
            let prompt = if second {
                crate::Prompt::SetupWilderness
            } else {
                self.prompt
            };
            Asked::of(seat, prompt, frame)
        })
    }

    /// This view as if nobody else had chosen yet: where several players choose at the same time, nobody learns
    /// anything from who is quicker. Bots think from it, so that their choices do not depend on the order in which they
    /// are asked.
    ///
    /// ```
    /// use rules::{Game, Seat, Seed, Setup, Viewer};
    /// let mut game = Game::new(Setup::new(2)?, &Seed::from("at once"));
    /// let alone = game.view(Viewer::Seat(Seat::S0));
    /// for _ in 0..2 {
    ///     let choice = game.choices(Seat::S1)[0];
    ///     game.choose(Seat::S1, choice, &mut ())?;
    /// }
    /// let second = game.view(Viewer::Seat(Seat::S0));
    /// assert!(second != alone && *second.as_if_first() == alone);
    /// # Ok::<(), rules::Refusal>(())
    /// ```
    pub fn as_if_first(&self) -> Cow<'_, View> {
        let quicker = match self.seat() {
            Some(own) => self.have_picked().without(own),
            None => self.have_picked(),
        };
        if quicker.is_empty() {
            return Cow::Borrowed(self);
        }
        let mut first = self.clone();
        first.deciding = self.deciding.union(quicker);
        first.picked = quicker.seats(self.players()).fold(self.picked, Audience::without);
        Cow::Owned(first)
    }

    /// Who has already chosen, as far as the viewer can tell, where several choose at the same time. Players who had
    /// nothing to choose from are not included.
    pub(crate) fn have_picked(&self) -> Audience {
        let picked = self.picked.union(self.chosen).seats(self.players());
        picked
            .filter(|&seat| self.step == Step::Setup || self.hand(seat).len() > 1)
            .fold(Audience::NOBODY, |all, seat| all.union(Audience::only(seat)))
    }

    /// What the viewer may choose now.
    pub fn choices(&self) -> &[Choice] {
        &self.choices
    }

    /// How the game ended, if it did.
    pub fn outcome(&self) -> Option<&Outcome> {
        self.outcome.as_ref()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Edition, Random, Seed};

    /// Its viewer knows everything a view holds inside, too, and not only what its methods tell.
    #[test]
    fn views_hold_only_what_is_known() {
        let mut choices = Choices::new();
        for number in 0..60_u32 {
            let players = 2 + (number % 5) as u8;
            let setup = Setup::new(players).unwrap().with_edition(Edition::PrintAndPlay);
            let mut game = Game::new(setup, &Seed::from(format!("inside {number}")));
            let mut random = Random::new(u64::from(number));
            while let Some(seat) = game.decider() {
                for viewer in game.seats().map(Viewer::Seat).chain([Viewer::Public]) {
                    let view = game.view(viewer);
                    let known = |hero: Hero| view.in_game().iter().any(|card| card.hero == Some(hero));
                    let frames = &view.frames[..view.depth as usize];
                    let inside = frames.iter().flat_map(|frame| frame.heroes());
                    for hero in inside.chain(view.picks.into_iter().flatten()) {
                        assert!(known(hero), "{viewer:?} holds {hero:?}");
                    }
                    assert!(view.choices.iter().all(|choice| match *choice {
                        Choice::Play(hero) | Choice::Discard(hero) | Choice::Card(hero) => known(hero),
                        Choice::FaceUp { hero, .. } => known(hero),
                        _ => true,
                    }));
                }
                game.choices_into(seat, &mut choices);
                game.choose_listed(seat, &choices, random.below(choices.len()), &mut ());
            }
        }
    }
}
