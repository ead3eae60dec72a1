//! What is true of each effect, in one list. Whoever adds an effect adds a line here; texts, counts and bots look it
//! up.

use super::{Copied, Count, Effect, Rest, Spot, Target, Whose, X};
use crate::{Faction, Prompt};

/// What is true of an effect whatever the table looks like.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Facts {
    /// Where X comes from, if it comes from here.
    pub x: Option<X>,
    /// The heroes that may be picked.
    pub target: Option<Target>,
    /// The heroes that may be looked at instead.
    pub looked_at: Option<Target>,
    /// The faction it is about.
    pub faction: Option<Faction>,
    /// The question that may be answered with a pass, if there is one.
    pub optional: Option<Prompt>,
    /// Where the shared cards go that are not placed.
    pub rest: Option<Rest>,
    /// How many cards are drawn, placed or looked at.
    pub cards: u8,
    /// Whether chance picks the card.
    pub random: bool,
    /// Whether it can come to nothing for want of a target. Moves always do something, and effects that only count at
    /// the end or protect others are never performed.
    pub text: bool,
}

impl Facts {
    /// A text without further facts.
    const TEXT: Facts = Facts {
        x: None,
        target: None,
        looked_at: None,
        faction: None,
        optional: None,
        rest: None,
        cards: 1,
        random: false,
        text: true,
    };

    /// Not a text.
    const SILENT: Facts = Facts {
        text: false,
        ..Facts::TEXT
    };

    #[inline]
    const fn about(target: Target) -> Facts {
        Facts {
            target: Some(target),
            ..Facts::TEXT
        }
    }

    #[inline]
    const fn of(faction: Faction) -> Facts {
        Facts {
            faction: Some(faction),
            ..Facts::TEXT
        }
    }

    #[inline]
    const fn if_you_like(self, prompt: Prompt) -> Facts {
        Facts {
            optional: Some(prompt),
            ..self
        }
    }

    #[inline]
    const fn with(self, cards: u8) -> Facts {
        Facts { cards, ..self }
    }

    #[inline]
    const fn counting(count: Count) -> Facts {
        let faction = match count {
            Count::FaceUpOfAPlayer(faction) => Some(faction),
            Count::Graveyard | Count::YourHidden | Count::YourFactionsBut(_) => None,
        };
        Facts {
            x: Some(X::Counted(count)),
            faction,
            ..Facts::TEXT
        }
    }

    #[inline]
    const fn exchanging(one: Spot, other: Spot) -> Facts {
        let target = match one.target() {
            Some(target) => Some(target),
            None => other.target(),
        };
        Facts { target, ..Facts::TEXT }
    }

    #[inline]
    const fn performing(copied: Copied) -> Facts {
        match copied {
            Copied::FaceUp(whose) => Facts::about(whose.face_up()),
            Copied::Turned => Facts::about(Whose::Yours.hidden()),
            Copied::Tavern | Copied::GraveyardTop => Facts::TEXT,
        }
    }
}

impl Effect {
    /// What is true of it whatever the table looks like.
    ///
    /// ```
    /// use rules::{Hero, effect::Whose};
    /// // It moves markers, then exchanges one of three cards for a hidden hero of the player who performs it.
    /// let fishmonger = Hero::from_id("firm-fishmonger").unwrap();
    /// let [moves, exchange] = fishmonger.effects() else { unreachable!() };
    /// assert!(!moves.facts().text && exchange.facts().text);
    /// assert_eq!(exchange.facts().target, Some(Whose::Yours.hidden()));
    /// assert_eq!(exchange.facts().optional, None);
    /// ```
    #[inline]
    pub const fn facts(&self) -> Facts {
        match *self {
            Effect::Move(_) | Effect::CountsTwo(_) | Effect::Protects => Facts::SILENT,
            Effect::Count(count) => Facts::counting(count),
            Effect::Bury(target)
            | Effect::DiscardHero(target)
            | Effect::TurnOver(target)
            | Effect::TakeHero(target) => Facts::about(target),
            // The player who is asked buries one of their own heroes.
            Effect::TheyBury => Facts::about(Whose::Yours.face_up()),
            Effect::BuryAtRandom => Facts {
                random: true,
                ..Facts::TEXT
            },
            Effect::MayLook(target, times) => Facts::about(target).with(times).if_you_like(Prompt::HeroToLookAt),
            Effect::TurnOverOrLook(turned, looked_at) => Facts {
                looked_at: Some(looked_at),
                ..Facts::about(turned)
            },
            Effect::MayGiveAway(target) => Facts::about(target).if_you_like(Prompt::HeroToGiveAway),
            Effect::DiscardFromTavern(cards) => Facts {
                x: Some(X::Discarded(cards)),
                ..Facts::TEXT
            },
            Effect::MayDiscardFromTavern(faction) => Facts::of(faction).if_you_like(Prompt::TavernToDiscard),
            Effect::Exchange(one, other) => Facts::exchanging(one, other),
            // A player who has chosen the first of two cards has decided to exchange. The top of the Graveyard is not
            // asked about, so there the question about the other card comes first.
            Effect::MayExchange(one, other) => Facts::exchanging(one, other).if_you_like(one.prompt()),
            Effect::PlaceFromHand(cards) | Effect::DrawFromOnePile(cards) => Facts::TEXT.with(cards),
            Effect::DrawFromHand(_) => Facts {
                random: true,
                ..Facts::TEXT
            },
            Effect::Share(_, rest) => Facts {
                rest: Some(rest),
                ..Facts::TEXT
            },
            Effect::Perform(copied) => Facts::performing(copied),
            Effect::MayPlayAnother(faction) => Facts::of(faction).if_you_like(Prompt::PlayAnother),
            Effect::NameFaction
            | Effect::BuryIfNamed
            | Effect::RefillTavernFromGraveyard
            | Effect::PlaceFromTavern
            | Effect::TakeFromGraveyard
            | Effect::OthersDiscard
            | Effect::RevealFromWilderness
            | Effect::AskForNamed
            | Effect::PlacePerformed
            | Effect::BuryPerformed => Facts::TEXT,
        }
    }

    /// Where X comes from, if it comes from this effect.
    #[inline]
    pub const fn x(&self) -> Option<X> {
        self.facts().x
    }

    /// The heroes that a question of this effect is about.
    pub fn target(&self, prompt: Prompt) -> Option<Target> {
        let facts = self.facts();
        match prompt {
            Prompt::HeroToLookAt => facts.looked_at.or(facts.target),
            _ => facts.target,
        }
    }
}
