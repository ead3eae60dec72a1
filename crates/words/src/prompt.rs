//! What the game asks, why, and what can be answered.

use crate::card::{of_which, side, which, whose};
use crate::{Players, Words, text};
use rules::effect::{Copied, Effect, Rest, Target, Whose};
use rules::{Asked, Choice, Faction, Hero, Mode, Pile, Prompt, Seat, View};

/// A question as it is shown to the one who must answer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Question {
    /// What is asked: *Bury any one face-up Imperial Army hero*.
    pub text: String,
    /// The hero whose ability asks; none for the steps of a turn.
    pub source: Option<Hero>,
    /// The sentence of that hero's card that asks.
    pub because: Option<String>,
}

/// A text about heroes that may be picked.
macro_rules! text_of_target {
    ($words:expr, $key:literal, $target:expr $(, $name:ident = $value:expr)* $(,)?) => {{
        let target: Target = $target;
        text!(
            $words, $key,
            whose = whose(target.whose), side = side(target.side),
            which = which(target.which), faction = of_which(target.which)
            $(, $name = $value)*
        )
    }};
}

impl Words {
    /// What is asked of somebody, spoken to them.
    pub fn question(self, asked: &Asked) -> Question {
        Question {
            text: self.prompt(asked.prompt, asked.effect),
            source: asked.source,
            because: asked.effect.map(|&effect| self.effect_spoken(effect)),
        }
    }

    fn prompt(self, prompt: Prompt, effect: Option<&Effect>) -> String {
        let facts = effect.map(Effect::facts);
        let target = effect
            .and_then(|effect| effect.target(prompt))
            .unwrap_or(Whose::Any.hero());
        let may = match facts.and_then(|facts| facts.optional) {
            Some(optional) if optional == prompt => "yes",
            Some(_) | None => "no",
        };
        let faction = facts.and_then(|facts| facts.faction).map_or("none", Faction::id);
        match prompt {
            Prompt::SetupHidden => text!(self, "prompt-setup-hidden"),
            Prompt::SetupWilderness => text!(self, "prompt-setup-wilderness"),
            Prompt::Play => text!(self, "prompt-play"),
            Prompt::DiscardMore => text!(self, "prompt-discard-more"),
            Prompt::Draw => text!(self, "prompt-draw"),
            Prompt::DiscardDown => text!(self, "prompt-discard-down"),
            Prompt::Move => text!(self, "prompt-move"),
            Prompt::NameFaction => text!(self, "prompt-name-faction"),
            Prompt::PlayerToCount => text!(self, "prompt-player-to-count", faction = faction),
            Prompt::PlayerToBuryFrom => {
                let random = facts.is_some_and(|facts| facts.random);
                let way = if random { "random" } else { "choice" };
                text!(self, "prompt-player-to-bury-from", way = way)
            }
            Prompt::PlayerToDrawFrom => text!(self, "prompt-player-to-draw-from"),
            Prompt::PlayerToAsk => text!(self, "prompt-player-to-ask"),
            Prompt::PlayerToGiveTo => text!(self, "prompt-player-to-give-to"),
            Prompt::HeroToBury => text_of_target!(self, "prompt-hero-to-bury", target),
            Prompt::HeroToDiscard => text_of_target!(self, "prompt-hero-to-discard", target),
            Prompt::HeroToTurnOver => text_of_target!(self, "prompt-hero-to-turn-over", target),
            Prompt::HeroToTake => text_of_target!(self, "prompt-hero-to-take", target),
            Prompt::HeroToLookAt => text_of_target!(self, "prompt-hero-to-look-at", target, may = may),
            Prompt::HeroToGiveAway => text_of_target!(self, "prompt-hero-to-give-away", target),
            Prompt::HeroToExchange => text!(self, "prompt-hero-to-exchange", may = may),
            Prompt::HeroToPerform if matches!(effect, Some(Effect::Perform(Copied::Turned))) => {
                text_of_target!(self, "prompt-hero-to-turn-and-perform", target)
            }
            Prompt::HeroToPerform => text_of_target!(self, "prompt-hero-to-perform", target),
            Prompt::TurnOverOrLook => text!(self, "prompt-turn-over-or-look"),
            Prompt::TavernToDiscard => text!(self, "prompt-tavern-to-discard", faction = faction),
            Prompt::TavernToPlace => text!(self, "prompt-tavern-to-place"),
            Prompt::TavernToExchange => text!(self, "prompt-tavern-to-exchange", may = may),
            Prompt::TavernToPerform => text!(self, "prompt-tavern-to-perform"),
            Prompt::HandToPlace => text!(self, "prompt-hand-to-place"),
            Prompt::HandToExchange => text!(self, "prompt-hand-to-exchange", may = may),
            Prompt::HandToDiscard => text!(self, "prompt-hand-to-discard"),
            Prompt::HandToShow => text!(self, "prompt-hand-to-show"),
            Prompt::PlayAnother => text!(self, "prompt-play-another", faction = faction),
            Prompt::CardToPlace => {
                let rest = match facts.and_then(|facts| facts.rest) {
                    Some(Rest::Hand) => "hand",
                    Some(Rest::Stay) => "stay",
                    Some(Rest::Discard) | None => "discard",
                };
                text!(self, "prompt-card-to-place", rest = rest)
            }
            Prompt::CardToTake => text!(self, "prompt-card-to-take"),
            Prompt::CardToExchange => text!(self, "prompt-card-to-exchange", may = may),
            Prompt::PileToDrawFrom => {
                let count = facts.map_or(1, |facts| facts.cards);
                text!(self, "prompt-pile-to-draw-from", count = count)
            }
        }
    }

    /// What a choice is called: on a button, in a list, read aloud.
    pub fn choice(self, choice: Choice, view: &View, players: &Players<'_>) -> String {
        let party = |seat| self.player(players, seat);
        match choice {
            Choice::Pass => match view.asked().map(|asked| asked.prompt).next() {
                Some(Prompt::Play) => text!(self, "choice-pass"),
                Some(Prompt::DiscardMore) => text!(self, "choice-done"),
                _ => text!(self, "choice-skip"),
            },
            Choice::Play(hero) => text!(self, "choice-play", hero = self.hero_object(hero)),
            Choice::Discard(hero) => text!(self, "choice-discard", hero = self.hero_object(hero)),
            Choice::DrawHarbor => text!(self, "choice-draw-harbor"),
            Choice::DrawTavern(slot) => match view.tavern(slot) {
                Some(hero) => text!(self, "choice-draw-tavern", hero = self.hero_object(hero)),
                None => text!(self, "zone-tavern"),
            },
            Choice::Move { red, green } => self.moved(red, green),
            Choice::Player(seat) => text!(self, "choice-player", owner = players.actor(seat), party = party(seat)),
            Choice::Faction(faction) => self.faction(faction),
            Choice::FaceUp { seat, hero } => {
                let owner = players.owner(seat, None);
                text!(
                    self,
                    "choice-face-up",
                    hero = self.hero_name(hero),
                    owner = owner,
                    party = party(seat)
                )
            }
            Choice::Hidden { seat, index } => self.hidden_choice(seat, index, view, players),
            Choice::Card(hero) => self.hero_name(hero),
            Choice::Tavern(slot) => match view.tavern(slot) {
                Some(hero) => text!(self, "choice-tavern", hero = self.hero_name(hero)),
                None => text!(self, "zone-tavern"),
            },
            Choice::Pile(Pile::Wilderness) => text!(self, "zone-wilderness"),
            Choice::Pile(Pile::Graveyard) => text!(self, "zone-graveyard"),
            Choice::Mode(Mode::TurnOver) => text!(self, "choice-turn-over"),
            Choice::Mode(Mode::Look) => text!(self, "choice-look"),
        }
    }

    fn hidden_choice(self, seat: Seat, index: u8, view: &View, players: &Players<'_>) -> String {
        let hero = view.hidden(seat).get(usize::from(index)).and_then(|seen| seen.hero);
        text!(
            self,
            "choice-hidden",
            card = if hero.is_some() { "known" } else { "unknown" },
            hero = hero.map(|hero| self.hero_name(hero)).unwrap_or_default(),
            number = index + 1,
            owner = players.owner(seat, None),
            party = self.player(players, seat),
        )
    }

    /// For whom the game waits: *Waiting for Ada and Ben*.
    pub fn waiting(self, asked: &[Asked], players: &Players<'_>) -> String {
        let names: Vec<String> = asked.iter().map(|asked| self.player(players, asked.seat)).collect();
        let name = self.list_and(&names);
        match asked.first().and_then(|asked| asked.source) {
            Some(hero) => text!(self, "wait-for-hero", name = name, hero = self.hero_name(hero)),
            None => text!(self, "wait-for", name = name),
        }
    }
}
