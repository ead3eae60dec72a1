//! Every event with its fields.

use super::kind::Kind::{self, *};
use super::kind::{Field, field};

/// An event.
pub(super) struct Row {
    pub(super) name: &'static str,
    pub(super) says: &'static str,
    pub(super) fields: &'static [Field],
}

const SEAT: Kind = Named("seat");
const SEEN: Field = field(
    "card",
    OrNull(&Named("card")),
    "`null` where the viewer did not see which",
);
const BY: Field = field("by", SEAT, "whose doing it was");
const FACTION: Field = field("faction", Named("faction"), "");

/// All events.
pub(super) const ALL: [Row; 15] = [
    row("starts", "The starting player is known.", &[field("seat", SEAT, "")]),
    row("turn", "A turn begins.", &[field("seat", SEAT, "whose")]),
    row(
        "card",
        "A card went from one place to another.",
        &[
            SEEN,
            field("how", Named("how"), ""),
            BY,
            field("from", Named("place"), ""),
            field("to", Named("place"), ""),
        ],
    ),
    row(
        "looked",
        "Somebody looked at a card.",
        &[BY, SEEN, field("at", Named("place"), "")],
    ),
    row(
        "revealed",
        "A card was shown to all and stays where it is.",
        &[BY, SEEN, field("at", Named("place"), "")],
    ),
    row(
        "marker",
        "A marker moved.",
        &[
            field("marker", Either(&[Word("red"), Word("green")]), ""),
            field("from", Named("space"), ""),
            field("to", Named("space"), ""),
        ],
    ),
    row("named", "A faction was named.", &[BY, FACTION]),
    row("picked", "A player was picked.", &[BY, field("player", SEAT, "")]),
    row(
        "unable",
        "A player had no card of the named faction.",
        &[field("player", SEAT, ""), FACTION],
    ),
    row(
        "performs",
        "A hero's abilities are performed as if it had been played.",
        &[BY, field("hero", Named("card"), "")],
    ),
    row(
        "protected",
        "A face-up hero would have been buried and was protected.",
        &[field("hero", Named("card"), ""), field("seat", SEAT, "in whose party")],
    ),
    row(
        "chose",
        "Somebody made a choice that shows when all have chosen.",
        &[field("seat", SEAT, "")],
    ),
    row(
        "shuffled",
        "The Wilderness was shuffled and is the Harbor now.",
        &[field("cards", Count, "how many")],
    ),
    row(
        "over",
        "The game is over.",
        &[FACTION, field("winner", OrNull(&Named("seat")), "")],
    ),
    row(
        "leader",
        "A leader was revealed.",
        &[field("seat", SEAT, ""), field("leader", Named("leader"), "")],
    ),
];

const fn row(name: &'static str, says: &'static str, fields: &'static [Field]) -> Row {
    Row { name, says, fields }
}
