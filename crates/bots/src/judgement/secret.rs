//! What an onlooker could guess about a leader.

use rules::{Leader, Seat, World};

/// How much likelier a leader is for every face-up hero of its factions.
const TELLING: f32 = 0.5;

/// The chance that somebody who only looks at the face-up heroes of a seat guesses its leader right.
pub(crate) fn guess(world: &World, seat: Seat, leader: Leader) -> f32 {
    let weight = |leader: Leader| {
        let fitting = world
            .face_up(seat)
            .filter(|hero| hero.factions().meets(leader.factions()))
            .count();
        (TELLING * fitting as f32).exp()
    };
    weight(leader) / Leader::ALL.into_iter().map(weight).sum::<f32>()
}
