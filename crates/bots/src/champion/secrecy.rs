//! What a choice gives away.

use crate::Dice;
use encoding::{Before, Deeds, OBSERVATION_SIZE, observe, relative};
use nets::{Mind, Policy};
use rules::{Choices, Leader, Seat, View, Viewer};

/// What each choice of `me` costs because of what the others could read afterwards: `hide` times how likely they would
/// think its leader, on average, in a world that could be.
#[allow(clippy::too_many_arguments)]
pub(super) fn prices(
    policy: &Policy,
    mind: &mut Mind,
    view: &View,
    me: Seat,
    own: Leader,
    deeds: &Deeds,
    hide: f32,
    dice: &mut Dice,
) -> Vec<f64> {
    let count = view.choices().len();
    if hide <= 0.0 {
        return vec![0.0; count];
    }
    let world = view.imagine(dice.generator());
    let players = view.players();
    let mut choices = Choices::new();
    world.choices_into(me, &mut choices);
    let before = Before::of_world(&world, me);
    let mut events = Vec::new();
    let mut observation = [0; OBSERVATION_SIZE];
    let mut price = |index: usize| {
        let mut after = world.clone();
        events.clear();
        after.choose_listed(me, &choices, index, &mut events);
        let mut deeds = deeds.clone();
        deeds.add(&before, events.iter().map(|event| event.seen_by(Viewer::Public)));
        let mut read = 0.0;
        for other in after.seats().filter(|&other| other != me) {
            let seen = after.view(Viewer::Seat(other));
            observe(&seen, other, &deeds, &mut observation);
            policy.look(&observation, mind);
            let row = policy.leader_at(mind, after.leader_of(other), relative(me, other, players));
            read += nets::exp(row[own as usize - 1]);
        }
        f64::from(hide * read / f32::from(players - 1))
    };
    (0..count).map(&mut price).collect()
}
