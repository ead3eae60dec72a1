//! Passages of the rules that cards, prompts and refusals can lead to.

use rules::effect::{Condition, Copied, Effect, Source, Spot, Which};
use rules::{Hero, Prompt, Refusal, Ruling};

/// A passage of the rules. Its name is the same in every language and stays the same.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Passage {
    /// What the game is about.
    Story,
    /// The pieces and zones.
    Pieces,
    /// The four factions.
    Factions,
    /// The six leaders.
    Leaders,
    /// Setting up.
    Setup,
    /// Editions and sets.
    Editions,
    /// The short game.
    Short,
    /// The steps of a turn.
    Turn,
    /// When the game ends.
    End,
    /// Who wins.
    Winning,
    /// How abilities work.
    Abilities,
    /// What the words on the cards mean.
    Terms,
    /// The Emperor.
    Emperor,
    /// Performing another hero's abilities.
    Copying,
    /// Who knows what.
    Knowledge,
    /// All rulings.
    Rulings,
    /// All heroes.
    Heroes,
    /// The glossary.
    Glossary,
    /// About this edition.
    About,
    /// A ruling.
    Ruling(Ruling),
    /// A hero.
    Hero(Hero),
}

impl Passage {
    /// Its name, for links.
    ///
    /// ```
    /// use words::Passage;
    /// assert_eq!(Passage::Turn.id(), "turn");
    /// assert_eq!(Passage::Ruling(rules::Ruling::MayPass).id(), "ruling-may-pass");
    /// ```
    pub fn id(self) -> String {
        match self {
            Passage::Story => "story",
            Passage::Pieces => "pieces",
            Passage::Factions => "factions",
            Passage::Leaders => "leaders",
            Passage::Setup => "setup",
            Passage::Editions => "editions",
            Passage::Short => "short",
            Passage::Turn => "turn",
            Passage::End => "end",
            Passage::Winning => "winning",
            Passage::Abilities => "abilities",
            Passage::Terms => "terms",
            Passage::Emperor => "emperor",
            Passage::Copying => "copying",
            Passage::Knowledge => "knowledge",
            Passage::Rulings => "rulings",
            Passage::Heroes => "heroes",
            Passage::Glossary => "glossary",
            Passage::About => "about",
            Passage::Ruling(ruling) => return format!("ruling-{}", ruling.id()),
            Passage::Hero(hero) => return format!("hero-{}", hero.id()),
        }
        .to_owned()
    }

    /// Where a question is explained: at the hero that asks, or at the step of the turn.
    pub fn of_question(prompt: Prompt, source: Option<Hero>) -> Passage {
        match (prompt, source) {
            (_, Some(hero)) => Passage::Hero(hero),
            (Prompt::SetupHidden | Prompt::SetupWilderness, None) => Passage::Setup,
            (_, None) => Passage::Turn,
        }
    }

    /// Where a refusal is explained.
    pub fn of_refusal(refusal: Refusal) -> Passage {
        match refusal {
            Refusal::PlayerCount | Refusal::NoSuchSeat => Passage::Pieces,
            Refusal::Over => Passage::End,
            Refusal::NotAsked | Refusal::OtherQuestion(_) | Refusal::EmptySlot => Passage::Turn,
            Refusal::MustChoose
            | Refusal::NotYours
            | Refusal::NotAnothers
            | Refusal::NotNextPlayers
            | Refusal::NoSuchMove => Passage::Abilities,
            Refusal::NotInHand | Refusal::NotAmongCards | Refusal::NotFaceUp | Refusal::NoSuchHidden => Passage::Pieces,
            Refusal::NeedsFaceUp | Refusal::NeedsHidden => Passage::Terms,
            Refusal::WrongFaction => Passage::Factions,
            Refusal::EmptyPile | Refusal::PlayerCannotBePicked => Passage::Ruling(Ruling::WhoCanBePicked),
            Refusal::AlreadyLooked => Passage::Ruling(Ruling::LookingInTurn),
            Refusal::NoAbilities => Passage::Ruling(Ruling::EmperorCannotBeCopied),
            Refusal::AlreadyPerformed => Passage::Ruling(Ruling::ChainsEnd),
            Refusal::NobodyToReceive => Passage::Hero(GOBLIN),
        }
    }
}

/// The one hero who gives heroes away.
const GOBLIN: Hero = match Hero::new(82) {
    Some(hero) => hero,
    None => Hero::EMPEROR,
};

/// The rulings that matter for a hero, found from its effects.
pub(super) fn rulings_of(hero: Hero) -> Vec<Ruling> {
    Ruling::ALL
        .into_iter()
        .filter(|&ruling| {
            let by_hero = match ruling {
                Ruling::EmperorIsNeverNot | Ruling::EmperorCannotBeCopied => hero == Hero::EMPEROR,
                Ruling::KeeperHasNoFaction => hero.factions().is_empty(),
                _ => false,
            };
            by_hero || hero.effects().iter().any(|effect| matters(ruling, effect))
        })
        .collect()
}

fn matters(ruling: Ruling, effect: &Effect) -> bool {
    match ruling {
        Ruling::WhoCanBePicked => matches!(
            effect,
            Effect::TheyBury
                | Effect::BuryAtRandom
                | Effect::DrawFromHand(_)
                | Effect::DrawFromOnePile(_)
                | Effect::AskForNamed
                | Effect::Count(rules::effect::Count::FaceUpOfAPlayer(_))
                | Effect::NameFaction
        ),
        Ruling::LeavingTogether => matches!(
            effect,
            Effect::DiscardFromTavern(_) | Effect::OthersDiscard | Effect::Share(Source::Tavern, _)
        ),
        Ruling::SmallPile => match effect {
            Effect::Share(source, _) => *source != Source::Tavern,
            Effect::DrawFromOnePile(_) => true,
            Effect::Exchange(first, _) => matches!(first, Spot::WildernessTop(_)),
            _ => false,
        },
        Ruling::LookingInTurn => matches!(effect, Effect::MayLook(..)),
        Ruling::EmperorIsNeverNot => match effect {
            Effect::MayPlayAnother(_) => true,
            Effect::Move(moves) => matches!(moves.condition, Condition::RevealedIsNot(_)),
            Effect::MayExchange(Spot::Party(target), _) => matches!(target.which, Which::Not(_)),
            _ => false,
        },
        Ruling::EmperorCannotBeCopied => matches!(effect, Effect::Perform(_)),
        Ruling::ChainsEnd => matches!(effect, Effect::Perform(_) | Effect::MayPlayAnother(_)),
        Ruling::SetAside => matches!(effect, Effect::Perform(Copied::Tavern)),
        Ruling::SimultaneousSetup
        | Ruling::MayPass
        | Ruling::BothPilesEmpty
        | Ruling::StuckMarker
        | Ruling::KeeperHasNoFaction => false,
    }
}
