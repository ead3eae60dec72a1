//! Passages of the rules that cards, prompts and refusals can lead to.

use rules::effect::{Condition, Copied, Count, Effect, Source, Spot, Which};
use rules::{Hero, Prompt, Refusal, Ruling};
use told::Idea;

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
    /// A card explained.
    Card,
    /// The icons.
    Icons,
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
    /// Everything on one page.
    Summary,
    /// The index.
    Index,
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
            Passage::Card => "card",
            Passage::Icons => "icons",
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
            Passage::Summary => "summary",
            Passage::Index => "index",
            Passage::About => "about",
            Passage::Ruling(ruling) => return format!("ruling-{}", ruling.id()),
            Passage::Hero(hero) => return format!("hero-{}", hero.id()),
        }
        .to_owned()
    }

    /// What an idea of the lesson is about.
    pub fn of_lesson(idea: Idea) -> Passage {
        match idea {
            Idea::Welcome => Passage::Story,
            Idea::Leader => Passage::Leaders,
            Idea::Markers | Idea::Adjacent | Idea::Undead | Idea::Army | Idea::Last | Idea::Won => Passage::Winning,
            Idea::Hide | Idea::HideWhich | Idea::Hidden => Passage::Pieces,
            Idea::End | Idea::Over => Passage::End,
            _ => Passage::Turn,
        }
    }

    /// After how many choices the lesson teaches what the chapter at a place is about, if it does.
    ///
    /// ```
    /// use words::Passage;
    /// assert_eq!(Passage::lesson_step("turn"), Some(0));
    /// assert_eq!(Passage::lesson_step("rulings"), None);
    /// ```
    pub fn lesson_step(place: &str) -> Option<usize> {
        let taught = [
            (Passage::Turn, 0),
            (Passage::Pieces, 14),
            (Passage::End, 28),
            (Passage::Winning, 28),
        ];
        let found = taught.into_iter().find(|(passage, _)| passage.id() == place);
        found.map(|(_, step)| step)
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
    let by_effect = |ruling: &Ruling| hero.effects().iter().any(|effect| rulings(effect).contains(ruling));
    Ruling::ALL
        .into_iter()
        .filter(|ruling| by_effect(ruling) || is_about(*ruling, hero))
        .collect()
}

/// Whether a ruling is about this hero, whatever it does.
fn is_about(ruling: Ruling, hero: Hero) -> bool {
    match ruling {
        Ruling::EmperorIsNeverNot | Ruling::EmperorCannotBeCopied => hero == Hero::EMPEROR,
        Ruling::KeeperHasNoFaction => hero.factions().is_empty(),
        Ruling::WhoCanBePicked
        | Ruling::LeavingTogether
        | Ruling::SmallPile
        | Ruling::LookingInTurn
        | Ruling::ChainsEnd
        | Ruling::SetAside
        | Ruling::SimultaneousSetup
        | Ruling::MayPass
        | Ruling::BothPilesEmpty
        | Ruling::StuckMarker => false,
    }
}

/// The rulings that matter for an effect.
fn rulings(effect: &Effect) -> &'static [Ruling] {
    match effect {
        Effect::TheyBury
        | Effect::BuryAtRandom
        | Effect::DrawFromHand(_)
        | Effect::AskForNamed
        | Effect::NameFaction
        | Effect::Count(Count::FaceUpOfAPlayer(_)) => &[Ruling::WhoCanBePicked],
        Effect::DrawFromOnePile(_) => &[Ruling::WhoCanBePicked, Ruling::SmallPile],
        Effect::DiscardFromTavern(_) | Effect::OthersDiscard | Effect::Share(Source::Tavern, _) => {
            &[Ruling::LeavingTogether]
        }
        Effect::Share(Source::Harbor(_) | Source::Wilderness(_) | Source::Graveyard(_), _)
        | Effect::Exchange(Spot::WildernessTop(_), _) => &[Ruling::SmallPile],
        Effect::MayLook(..) => &[Ruling::LookingInTurn],
        Effect::MayPlayAnother(_) => &[Ruling::EmperorIsNeverNot, Ruling::ChainsEnd],
        Effect::Move(moves) => match moves.condition {
            Condition::RevealedIsNot(_) => &[Ruling::EmperorIsNeverNot],
            Condition::Always | Condition::YouHave(_) | Condition::YouDid | Condition::TurnedIs(_) => &[],
        },
        Effect::MayExchange(first, _) => match first.target().map(|target| target.which) {
            Some(Which::Not(_)) => &[Ruling::EmperorIsNeverNot],
            Some(Which::Every | Which::Of(_)) | None => &[],
        },
        Effect::Perform(Copied::Tavern) => &[Ruling::EmperorCannotBeCopied, Ruling::ChainsEnd, Ruling::SetAside],
        Effect::Perform(Copied::FaceUp(_) | Copied::GraveyardTop | Copied::Turned) => {
            &[Ruling::EmperorCannotBeCopied, Ruling::ChainsEnd]
        }
        Effect::Count(Count::Graveyard | Count::YourHidden | Count::YourFactionsBut(_))
        | Effect::Exchange(Spot::Party(_) | Spot::Hand | Spot::Tavern | Spot::GraveyardTop, _)
        | Effect::Bury(_)
        | Effect::BuryIfNamed
        | Effect::DiscardHero(_)
        | Effect::TurnOver(_)
        | Effect::TakeHero(_)
        | Effect::TurnOverOrLook(..)
        | Effect::MayGiveAway(_)
        | Effect::MayDiscardFromTavern(_)
        | Effect::RefillTavernFromGraveyard
        | Effect::PlaceFromTavern
        | Effect::PlaceFromHand(_)
        | Effect::TakeFromGraveyard
        | Effect::RevealFromWilderness
        | Effect::PlacePerformed
        | Effect::BuryPerformed
        | Effect::CountsTwo(_)
        | Effect::Protects => &[],
    }
}
