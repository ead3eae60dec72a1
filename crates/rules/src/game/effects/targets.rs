//! Heroes in parties that may be picked.

use crate::effect::{Side, Target, Whose};
use crate::game::Game;
use crate::game::choices::{Collect, Few};
use crate::places::Zone;
use crate::{Choice, Hero, Refusal, Seat};

impl Game {
    /// The heroes in parties that a target allows.
    pub(super) fn list_targets(&self, target: Target, out: &mut impl Collect) {
        self.list_targets_if(target, |_| true, out);
    }

    /// The heroes in parties that a target allows and that may be picked.
    #[inline]
    pub(super) fn list_targets_if(&self, target: Target, may: impl Fn(Choice) -> bool, out: &mut impl Collect) {
        for seat in self.seats() {
            if !self.is_whose(seat, target.whose) {
                continue;
            }
            if target.side != Side::Hidden {
                self.list_face_up(
                    seat,
                    |hero| target.which.fits(hero) && may(Choice::FaceUp { seat, hero }),
                    out,
                );
            }
            if target.side != Side::FaceUp {
                for index in 0..self.places.size(Zone::hidden(seat)) {
                    let hidden = Choice::Hidden { seat, index };
                    if may(hidden) {
                        out.add(hidden);
                    }
                }
            }
        }
    }

    /// The face-up heroes of a party that may be picked.
    #[inline]
    pub(super) fn list_face_up(&self, seat: Seat, may: impl Fn(Hero) -> bool, out: &mut impl Collect) {
        for hero in self.places.upward(Zone::face_up(seat)) {
            if may(hero) {
                out.add(Choice::FaceUp { seat, hero });
            }
        }
    }

    pub(super) fn has_target(&self, target: Target) -> bool {
        let mut found = Few::default();
        self.list_targets(target, &mut found);
        found != Few::None
    }

    #[inline]
    pub(super) fn is_whose(&self, seat: Seat, whose: Whose) -> bool {
        whose.fits(seat, self.active, self.players())
    }

    /// Why a hero may not be picked, if one is. `otherwise` is the reason where the target would allow a face-up hero.
    pub(super) fn refuse_target(
        &self,
        target: Target,
        choice: Choice,
        otherwise: impl FnOnce(Hero) -> Refusal,
    ) -> Option<Refusal> {
        let (Choice::FaceUp { seat: owner, .. } | Choice::Hidden { seat: owner, .. }) = choice else {
            return None;
        };
        if !owner.is_at(self.players()) {
            return Some(Refusal::NoSuchSeat);
        }
        if !self.is_whose(owner, target.whose) {
            return Some(match target.whose {
                Whose::Yours => Refusal::NotYours,
                Whose::NextPlayer => Refusal::NotNextPlayers,
                Whose::Another | Whose::Any => Refusal::NotAnothers,
            });
        }
        Some(match choice {
            Choice::Hidden { index, .. } if index >= self.places.size(Zone::hidden(owner)) => Refusal::NoSuchHidden,
            Choice::FaceUp { hero, .. } if self.places.zone(hero) != Zone::face_up(owner) => Refusal::NotFaceUp,
            Choice::FaceUp { .. } if target.side == Side::Hidden => Refusal::NeedsHidden,
            Choice::FaceUp { hero, .. } if !target.which.fits(hero) => Refusal::WrongFaction,
            Choice::FaceUp { hero, .. } => otherwise(hero),
            _ => Refusal::NeedsFaceUp,
        })
    }
}

/// The reason where a target allows only heroes of somebody other than the player who is asked.
pub(super) fn not_yours(_: Hero) -> Refusal {
    Refusal::NotYours
}
