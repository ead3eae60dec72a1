//! Why an Adept chose what it chose: the considerations that changed most.

use crate::instinct::Feel;
use crate::judgement::Standing;
use crate::{Reason, Reasons};
use rules::{Choice, Choices, Hero, World};

/// Changes smaller than this are not worth a word.
const NOTEWORTHY: f32 = 0.005;

/// The two or three weightiest reasons for the choice at `index`.
pub(crate) fn explain(feel: &Feel<'_>, world: &World, choices: &Choices, index: usize, worths: &[f32]) -> Reasons {
    let Some(&choice) = choices.get(index) else {
        return Reasons::default();
    };
    if let Some(card) = card_in_hand(world, choice) {
        // A card that is drawn, kept or thrown away changes nothing on the table yet.
        return Reasons::from(Reason::Card {
            hero: card,
            worth: worths.get(index).copied().unwrap_or(0.0).abs(),
        });
    }
    let after = feel.after(world, choices, index);
    let (before_standing, after_standing) = (feel.standing(world), feel.standing(&after));
    let mut found: [Option<(f32, Reason)>; 6] = [None; 6];
    let [first, second] = feel.leader.alignment();
    for (place, faction) in [first, second].into_iter().enumerate() {
        let (before, after) = (feel.odds_of(&before_standing), feel.odds_of(&after_standing));
        let (before, after) = (before[faction as usize], after[faction as usize]);
        let hold = |standing: &Standing| feel.hold_of(standing, faction as usize);
        let (held, holds) = (hold(&before_standing), hold(&after_standing));
        found[place] = noteworthy((after - before) * held, Reason::Faction { faction, before, after });
        found[2 + place] = noteworthy(
            (holds - held) * after,
            Reason::Majority {
                faction,
                before: held,
                after: holds,
            },
        );
    }
    let (known, knows) = feel.read(world, choices, choice);
    found[4] = noteworthy(
        feel.secrecy((known, knows)),
        Reason::Secret {
            before: known,
            after: knows,
        },
    );
    if before_standing.turns.abs_diff(after_standing.turns) > 1 {
        found[5] = noteworthy(
            NOTEWORTHY * 2.0,
            Reason::Clock {
                before: before_standing.turns as f32,
                after: after_standing.turns as f32,
            },
        );
    }
    let mut found: Vec<(f32, Reason)> = found.into_iter().flatten().collect();
    // What speaks for the choice comes first, then what was put up with.
    let against = |(worth, _): &(f32, Reason)| *worth < 0.0;
    found.sort_by(|one, other| against(one).cmp(&against(other)).then(other.0.total_cmp(&one.0)));
    let mut reasons = Reasons::default();
    found.into_iter().for_each(|(_, reason)| reasons.add(reason));
    if reasons.iter().next().is_none() {
        reasons.add(Reason::Whim);
    }
    reasons
}

fn noteworthy(worth: f32, reason: Reason) -> Option<(f32, Reason)> {
    (worth.abs() >= NOTEWORTHY).then_some((worth, reason))
}

/// The card that a choice draws, keeps or throws away without doing anything on the table.
fn card_in_hand(world: &World, choice: Choice) -> Option<Hero> {
    match choice {
        Choice::DrawTavern(slot) => world.tavern(slot),
        Choice::Discard(hero) => Some(hero),
        _ => None,
    }
}
