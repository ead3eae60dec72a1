//! A game: a small plain value that is over or asks somebody something.

mod choices;
mod deeds;
mod effects;
mod end;
mod reasons;
mod setting_up;
mod turns;

pub(crate) use crate::Step;
pub use choices::Choices;
pub(crate) use effects::{DEEPEST, Frame, Progress};
pub use end::{Counted, DecidedBy, Finished, Outcome};
pub(crate) use turns::MOST_DISCARDS;

use crate::chance::Chance;
use crate::event::{Event, Happening, Witness};
use crate::places::{Places, Zone};
use crate::{Asked, Audience, Choice, Hero, Leader, MOST_PLAYERS, Prompt, Refusal, Seat, Setup, Slot, Track};

/// A card a player chose while others still choose.
pub(crate) type Picks = [Option<Hero>; 2];

/// A game of Hidden Leaders. It is over, or it asks somebody something.
///
/// ```
/// use rules::{Choices, Game, Seed, Setup};
/// let mut game = Game::new(Setup::new(3)?, &Seed::from("a quiet evening"));
/// let mut choices = Choices::new();
/// while let Some(seat) = game.decider() {
///     game.choices_into(seat, &mut choices);
///     game.choose(seat, choices[0], &mut ())?;
///     # if game.decisions_made() > 5_000 { break }
/// }
/// # Ok::<(), rules::Refusal>(())
/// ```
#[derive(Clone, PartialEq, Eq)]
pub struct Game {
    /// Cards being performed in the present chain: they cannot be copied again in it.
    pub(crate) chain: u128,
    pub(crate) places: Places,
    pub(crate) chance: Chance,
    pub(crate) frames: [Frame; DEEPEST],
    pub(crate) depth: u8,
    /// By seat, followed by the unused ones.
    pub(crate) leaders: [Leader; MOST_PLAYERS],
    pub(crate) picks: [Picks; MOST_PLAYERS],
    pub(crate) setup: Setup,
    pub(crate) track: Track,
    pub(crate) active: Seat,
    pub(crate) step: Step,
    pub(crate) prompt: Prompt,
    /// Who must choose now.
    pub(crate) deciding: Audience,
    /// Cards discarded in the first step of this turn.
    pub(crate) discarded: u8,
    pub(crate) turn: u16,
    pub(crate) decisions: u32,
}

impl Game {
    /// The options it started from.
    pub fn setup(&self) -> Setup {
        self.setup
    }

    /// The number of players.
    #[inline]
    pub fn players(&self) -> u8 {
        self.setup.players
    }

    /// All seats.
    pub fn seats(&self) -> impl DoubleEndedIterator<Item = Seat> + Clone + use<> {
        Seat::all(self.players())
    }

    /// Whose turn it is; none before the starting player is known.
    pub fn active(&self) -> Option<Seat> {
        let unknown = self.step == Step::Setup && self.setup.edition.draws_starting_player_late();
        (!unknown).then_some(self.active)
    }

    /// The part of the turn.
    #[inline]
    pub fn step(&self) -> Step {
        self.step
    }

    /// The markers.
    pub fn track(&self) -> Track {
        self.track
    }

    /// How many turns have begun.
    pub fn turn(&self) -> u32 {
        u32::from(self.turn)
    }

    /// How many choices have been made.
    pub fn decisions_made(&self) -> u32 {
        self.decisions
    }

    /// Whether the game is over.
    #[inline]
    pub fn is_over(&self) -> bool {
        self.step == Step::Over
    }

    /// Who must choose now, and what. Several only where players choose at the same time; nobody when it is over.
    pub fn asked(&self) -> impl Iterator<Item = Asked> + use<'_> {
        self.deciding.seats(self.players()).map(|seat| self.asked_of(seat))
    }

    /// The seat that must choose now; the first of them if there are several.
    #[inline]
    pub fn decider(&self) -> Option<Seat> {
        Seat::new(self.deciding.0.trailing_zeros() as u8).filter(|seat| seat.is_at(self.players()))
    }

    pub(crate) fn asked_of(&self, seat: Seat) -> Asked {
        Asked::of(seat, self.prompt_for(seat), self.frame())
    }

    pub(crate) fn prompt_for(&self, seat: Seat) -> Prompt {
        if self.step == Step::Setup && self.picks[seat.index()][0].is_some() {
            Prompt::SetupWilderness
        } else {
            self.prompt
        }
    }

    /// The hero being performed.
    pub(crate) fn frame(&self) -> Option<&Frame> {
        self.frames[..self.depth as usize].last()
    }

    /// Carries out a choice of `seat` and continues until somebody is asked again or the game is over.
    ///
    /// # Errors
    /// A [`Refusal`] that says why the choice is not legal; the game is left unchanged.
    pub fn choose(&mut self, seat: Seat, choice: Choice, witness: &mut impl Witness) -> Result<(), Refusal> {
        self.check(seat, choice)?;
        self.carry_out_before(seat, choice, witness);
        Ok(())
    }

    /// Whether `seat` may choose this now.
    fn check(&self, seat: Seat, choice: Choice) -> Result<(), Refusal> {
        let mut legal = choices::Contains::new(choice);
        self.list_into(seat, &mut legal);
        if legal.found {
            Ok(())
        } else {
            Err(self.reason(seat, choice))
        }
    }

    // Nothing below is generic over the witness, so programs contain the rules twice, with and without a listener, and
    // not once for every crate that plays.

    #[inline]
    fn carry_out_before<W: Witness>(&mut self, seat: Seat, choice: Choice, witness: &mut W) {
        if !W::LISTENS {
            self.carry_out_quietly(seat, choice);
        } else if let Some(events) = witness.list() {
            self.carry_out_told(seat, choice, events);
        } else {
            let mut events = Vec::new();
            self.carry_out_told(seat, choice, &mut events);
            for event in events {
                witness.witness(event);
            }
        }
    }

    fn carry_out_quietly(&mut self, seat: Seat, choice: Choice) {
        self.carry_out(seat, choice, &mut ());
    }

    fn carry_out_told(&mut self, seat: Seat, choice: Choice, events: &mut Vec<Event>) {
        self.carry_out(seat, choice, events);
    }

    /// Answers with the choice at `index` of a listing this game just made for `seat`: the fast way for simulations,
    /// because nothing is checked twice. An index outside the listing changes nothing.
    #[inline]
    pub fn choose_listed(&mut self, seat: Seat, choices: &Choices, index: usize, witness: &mut impl Witness) {
        if let Some(&choice) = choices.get(index) {
            debug_assert!(choices.is_of(seat, self.decisions), "a listing of another moment");
            self.carry_out_before(seat, choice, witness);
        }
    }

    // What the parts share.

    pub(crate) fn hand(&self, seat: Seat) -> u8 {
        self.places.size(Zone::hand(seat))
    }

    pub(crate) fn tavern(&self, slot: Slot) -> Option<Hero> {
        self.places.top(Zone::tavern(slot))
    }

    pub(crate) fn next_seat(&self) -> Seat {
        self.active.next(self.players())
    }

    pub(crate) fn ask(&mut self, seat: Seat, prompt: Prompt) {
        self.prompt = prompt;
        self.deciding = Audience::only(seat);
    }
}

/// Tells everybody something that is no secret.
#[inline]
pub(crate) fn tell(witness: &mut impl Witness, happening: Happening) {
    witness.witness(Event::new(happening, Audience::EVERYBODY));
}

/// Everything about a game is secret from somebody, so its debug output shows none of it.
impl std::fmt::Debug for Game {
    fn fmt(&self, out: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(out, "Game({:?}, turn {}, {:?})", self.setup, self.turn, self.step)
    }
}
