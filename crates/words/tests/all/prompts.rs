//! Every question of every hero, every choice, every refusal and every way to wait, as files to read.

use rules::effect::{Copied, Count, Effect};
use rules::{
    Asked, Choice, Choices, Faction, Game, Hero, Mode, Pile, Prompt, Refusal, Seat, Seed, Setup, Slot, Viewer,
};
use std::collections::BTreeSet;
use std::fmt::Write as _;
use words::{Language, Players, Words};

/// The questions an effect asks, in order.
fn prompts(effect: &Effect) -> Vec<Prompt> {
    match *effect {
        Effect::Move(_) => vec![Prompt::Move],
        Effect::Count(Count::FaceUpOfAPlayer(_)) => vec![Prompt::PlayerToCount],
        Effect::NameFaction => vec![Prompt::NameFaction],
        Effect::Bury(_) => vec![Prompt::HeroToBury],
        Effect::TheyBury => vec![Prompt::PlayerToBuryFrom, Prompt::HeroToBury],
        Effect::BuryAtRandom => vec![Prompt::PlayerToBuryFrom],
        Effect::DiscardHero(_) => vec![Prompt::HeroToDiscard],
        Effect::TurnOver(_) => vec![Prompt::HeroToTurnOver],
        Effect::TakeHero(_) => vec![Prompt::HeroToTake],
        Effect::MayLook(..) => vec![Prompt::HeroToLookAt],
        Effect::TurnOverOrLook(..) => vec![Prompt::TurnOverOrLook, Prompt::HeroToTurnOver, Prompt::HeroToLookAt],
        Effect::MayGiveAway(_) => vec![Prompt::HeroToGiveAway, Prompt::PlayerToGiveTo],
        Effect::MayDiscardFromTavern(_) => vec![Prompt::TavernToDiscard],
        Effect::PlaceFromTavern => vec![Prompt::TavernToPlace],
        Effect::Exchange(one, other) | Effect::MayExchange(one, other) => vec![one.prompt(), other.prompt()],
        Effect::PlaceFromHand(_) => vec![Prompt::HandToPlace],
        Effect::DrawFromHand(_) => vec![Prompt::PlayerToDrawFrom],
        Effect::Share(..) => vec![Prompt::CardToPlace],
        Effect::DrawFromOnePile(_) => vec![Prompt::PileToDrawFrom],
        Effect::TakeFromGraveyard => vec![Prompt::CardToTake],
        Effect::OthersDiscard => vec![Prompt::HandToDiscard],
        Effect::AskForNamed => vec![Prompt::PlayerToAsk, Prompt::HandToShow],
        Effect::Perform(Copied::Tavern) => vec![Prompt::TavernToPerform],
        Effect::Perform(Copied::FaceUp(_) | Copied::Turned) => vec![Prompt::HeroToPerform],
        Effect::MayPlayAnother(_) => vec![Prompt::PlayAnother],
        Effect::Count(Count::Graveyard | Count::YourHidden | Count::YourFactionsBut(_))
        | Effect::BuryIfNamed
        | Effect::DiscardFromTavern(_)
        | Effect::RefillTavernFromGraveyard
        | Effect::RevealFromWilderness
        | Effect::Perform(Copied::GraveyardTop)
        | Effect::PlacePerformed
        | Effect::BuryPerformed
        | Effect::CountsTwo(_)
        | Effect::Protects => Vec::new(),
    }
}

#[test]
fn every_question_reads_well() {
    let steps = [
        Prompt::SetupHidden,
        Prompt::SetupWilderness,
        Prompt::Play,
        Prompt::DiscardMore,
        Prompt::Draw,
        Prompt::DiscardDown,
    ];
    for language in Language::ALL {
        let words = Words::new(language);
        let mut all = String::new();
        let asked = |prompt, source, effect| Asked {
            seat: Seat::S0,
            prompt,
            source,
            effect,
        };
        for prompt in steps {
            writeln!(
                all,
                "{}: {}",
                prompt.id(),
                words.question(&asked(prompt, None, None)).text
            )
            .unwrap();
        }
        let mut seen = BTreeSet::new();
        for hero in Hero::all() {
            for effect in hero.effects() {
                for prompt in prompts(effect) {
                    let question = words.question(&asked(prompt, Some(hero), Some(effect)));
                    let because = question.because.unwrap_or_default();
                    if seen.insert((question.text.clone(), because.clone())) {
                        writeln!(all, "{}: {}\n    {because}", prompt.id(), question.text).unwrap();
                    }
                }
            }
        }
        insta::assert_snapshot!(format!("questions-{language}"), all);
    }
}

#[test]
fn every_refusal_reads_well() {
    for language in Language::ALL {
        let words = Words::new(language);
        let lines: Vec<String> = Refusal::ALL.map(|refusal| words.refusal(refusal)).to_vec();
        insta::assert_snapshot!(format!("refusals-{language}"), lines.join("\n"));
    }
}

#[test]
fn every_kind_of_choice_has_a_name() {
    let game = Game::new(Setup::new(3).unwrap(), &Seed::from("names of choices"));
    let frog = Hero::from_id("furious-frog").unwrap();
    let choices = [
        Choice::Pass,
        Choice::Play(frog),
        Choice::Discard(frog),
        Choice::DrawHarbor,
        Choice::Move { red: 1, green: 0 },
        Choice::Move { red: 0, green: -2 },
        Choice::Move { red: 2, green: -3 },
        Choice::Player(Seat::S0),
        Choice::Player(Seat::S1),
        Choice::Player(Seat::S2),
        Choice::Faction(Faction::WaterFolk),
        Choice::FaceUp {
            seat: Seat::S0,
            hero: frog,
        },
        Choice::FaceUp {
            seat: Seat::S1,
            hero: frog,
        },
        Choice::Hidden {
            seat: Seat::S1,
            index: 0,
        },
        Choice::Card(frog),
        Choice::Pile(Pile::Wilderness),
        Choice::Pile(Pile::Graveyard),
        Choice::Mode(Mode::TurnOver),
        Choice::Mode(Mode::Look),
    ];
    let view = game.view(Viewer::Seat(Seat::S0));
    for language in Language::ALL {
        let words = Words::new(language);
        let players = Players::new(&["Ada", "Ben", ""]).told_to(Seat::S0);
        let lines: Vec<String> = choices
            .iter()
            .map(|&choice| format!("{choice}: {}", words.choice(choice, &view, &players)))
            .collect();
        insta::assert_snapshot!(format!("choices-{language}"), lines.join("\n"));
        // Which cards lie in the Tavern is up to the deal.
        for slot in Slot::ALL {
            let hero = view.tavern(slot).unwrap();
            assert!(
                words
                    .choice(Choice::Tavern(slot), &view, &players)
                    .starts_with(&words.hero_name(hero))
            );
            let draw = words.choice(Choice::DrawTavern(slot), &view, &players);
            assert!(draw.contains(&words.hero_object(hero)), "{draw}");
        }
        let asked: Vec<Asked> = view.asked().collect();
        assert!(words.waiting(&asked, &players).contains("Ada"));
    }
}

#[test]
fn passing_is_called_by_what_it_means() {
    let words = Words::new(Language::English);
    let players = Players::new(&["Ada", "Ben"]);
    let mut game = Game::new(Setup::new(2).unwrap(), &Seed::from("passing"));
    let mut choices = Choices::new();
    let mut names = BTreeSet::new();
    while let Some(seat) = game.decider() {
        let view = game.view(Viewer::Seat(seat));
        game.choices_into(seat, &mut choices);
        if choices.contains(&Choice::Pass) {
            let prompt = view.asked().next().unwrap().prompt.id();
            names.insert(format!("{prompt}: {}", words.choice(Choice::Pass, &view, &players)));
        }
        // Discard whenever it is possible, to be asked whether to go on.
        let pick = choices.iter().find(|choice| matches!(choice, Choice::Discard(_)));
        let choice = *pick.unwrap_or(&choices[0]);
        game.choose(seat, choice, &mut ()).unwrap();
        if game.turn() > 6 {
            break;
        }
    }
    assert!(names.contains("play: Pass"), "{names:?}");
    assert!(names.contains("discard-more: Done"), "{names:?}");
}
