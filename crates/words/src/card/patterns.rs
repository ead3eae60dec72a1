//! Sentences that no card has yet: a new set may put any target into any effect, and the grammar must hold.

use crate::{Language, Words};
use rules::effect::{Effect, Rest, Side, Source, Spot, Target, Which, Whose};
use rules::{Faction, Factions};
use std::fmt::Write as _;

fn targets() -> Vec<Target> {
    let whose = [Whose::Any, Whose::Yours, Whose::Another, Whose::NextPlayer];
    let sides = [Side::FaceUp, Side::Hidden, Side::Either];
    let which = [
        Which::Every,
        Which::Of(Faction::WaterFolk),
        Which::Not(Faction::HillTribes),
    ];
    let mut targets = Vec::new();
    for whose in whose {
        for (side, which) in sides.into_iter().zip(which) {
            targets.push(Target { whose, side, which });
        }
        targets.push(Target {
            whose,
            side: Side::FaceUp,
            which: Which::Not(Faction::Undead),
        });
    }
    targets
}

fn effects() -> Vec<Effect> {
    let mut effects = Vec::new();
    for target in targets() {
        effects.extend([
            Effect::Bury(target),
            Effect::DiscardHero(target),
            Effect::TurnOver(target),
            Effect::TakeHero(target),
            Effect::MayLook(target, 1),
            Effect::MayLook(target, 3),
            Effect::TurnOverOrLook(target, target),
            Effect::MayGiveAway(target),
            Effect::Exchange(Spot::Party(target), Spot::Tavern),
            Effect::MayExchange(Spot::Hand, Spot::Party(target)),
        ]);
    }
    for count in [1, 2, 3, 5] {
        effects.push(Effect::PlaceFromHand(count));
        effects.push(Effect::Exchange(Spot::WildernessTop(count), Spot::GraveyardTop));
    }
    for count in [2, 3, 5] {
        effects.push(Effect::DrawFromOnePile(count));
        for source in [
            Source::Harbor(count),
            Source::Wilderness(count),
            Source::Graveyard(count),
        ] {
            effects.push(Effect::Share(source, Rest::Hand));
        }
        effects.push(Effect::Share(Source::Wilderness(count), Rest::Stay));
    }
    let three = Factions::ALL.without(Faction::Undead.only());
    effects.push(Effect::DiscardFromTavern(rules::effect::Cards::Of(three)));
    effects
}

#[test]
fn every_pattern_reads_well() {
    for language in Language::ALL {
        let words = Words::new(language);
        let mut all = String::new();
        for effect in effects() {
            writeln!(all, "{}", words.effect_spoken(effect)).unwrap();
        }
        insta::assert_snapshot!(format!("patterns-{language}"), all);
    }
}
