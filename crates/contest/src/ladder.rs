//! A ladder of all who played: how strong each is, in the numbers chess players know.

use lab::{Meeting, strengths};
use serde::Serialize;

/// A rung of the ladder.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Rung {
    /// Who, as it was written.
    pub name: String,
    /// Points; the weakest has none.
    pub points: f64,
    /// How sure the distance from the weakest is: the 95 % interval reaches this far up and down.
    pub give_or_take: f64,
}

/// The ladder of all who met somebody else, the strongest first.
pub(crate) fn fit(names: &[String], meetings: &[Meeting]) -> Vec<Rung> {
    let strengths = strengths(meetings).into_iter().map(|strength| Rung {
        name: names[strength.who].clone(),
        points: strength.points,
        give_or_take: strength.give_or_take,
    });
    strengths.collect()
}
