//! What a bot likes beside winning: its character decides between choices that are about equally good.

use crate::reading::{Shown, likely, signs};
use crate::{Character, Dice};
use encoding::{DEEDS, Deeds};
use rules::{Choice, Choices, Leader, MOST_PLAYERS, Prompt, Seat, View, World};

/// What its taste is worth to a bot that weighs chances, in chances to win: so little that it plays about as well.
pub(crate) const WORTH: f32 = 0.01;

/// How much a change of what others guess matters to somebody who is open or sly: a quarter is all there is to like.
const FRANKNESS: f32 = 4.0;

/// The first counter of heroes that were taken out of the party of each seat.
const VICTIMS: usize = DEEDS[11].1;

/// What somebody likes at one point of a game.
pub(crate) struct Taste {
    character: Character,
    /// What everybody has shown.
    shown: Shown,
    /// How much each seat is to be paid back, the most is 1.
    grudges: [f32; MOST_PLAYERS],
}

impl Taste {
    /// What a seat of this character likes, after all that was done.
    pub(crate) fn of(character: Character, deeds: &Deeds, me: Seat) -> Taste {
        let mut grudges = [0.0; MOST_PLAYERS];
        for (grudge, seat) in grudges.iter_mut().zip(Seat::ALL).filter(|(_, seat)| *seat != me) {
            *grudge = f32::from(deeds.of_seat(seat)[VICTIMS + me.index()]);
        }
        let most = grudges.iter().fold(1.0, |most: f32, &grudge| most.max(grudge));
        Taste {
            character,
            shown: Shown::by(deeds),
            grudges: grudges.map(|grudge| grudge / most),
        }
    }

    /// How much each choice of a view is to the taste of its player, from -1 to 1; nothing for those who have no likes.
    pub(crate) fn liked(&self, view: &View, me: Seat, own: Leader, dice: &mut Dice) -> Vec<f32> {
        if self.character.is_even() {
            return Vec::new();
        }
        let world = view.imagine(dice.generator());
        let mut choices = Choices::new();
        world.choices_into(me, &mut choices);
        self.each(&world, me, own, &choices).collect()
    }

    /// How much each of these choices is, in an imagined world.
    pub(crate) fn each<'a>(
        &'a self,
        world: &'a World,
        me: Seat,
        own: Leader,
        choices: &'a Choices,
    ) -> impl Iterator<Item = f32> + 'a {
        let prompt = world.question(me).prompt;
        let before = likely(self.shown.of(me))[own as usize - 1];
        choices.iter().map(move |&choice| {
            let frank = || {
                let mut after = *self.shown.of(me);
                signs(world, me, choices, choice, &mut after);
                (FRANKNESS * (likely(&after)[own as usize - 1] - before)).clamp(-1.0, 1.0)
            };
            match self.character {
                Character::Even => 0.0,
                Character::Open => frank(),
                Character::Sly => -frank(),
                Character::Vengeful => harmed(prompt, choice).map_or(0.0, |seat| self.grudges[seat.index()]),
                Character::Hurried => f32::from(u8::from(matches!(choice, Choice::Play(_)))),
            }
        })
    }
}

/// Whom a choice takes something from.
fn harmed(prompt: Prompt, choice: Choice) -> Option<Seat> {
    let harms = matches!(
        prompt,
        Prompt::PlayerToBuryFrom
            | Prompt::PlayerToDrawFrom
            | Prompt::PlayerToAsk
            | Prompt::HeroToBury
            | Prompt::HeroToDiscard
            | Prompt::HeroToTake
    );
    match choice {
        Choice::FaceUp { seat, .. } | Choice::Hidden { seat, .. } | Choice::Player(seat) if harms => Some(seat),
        _ => None,
    }
}
