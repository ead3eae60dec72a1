//! Every request with its fields, and what is answered.

use super::kind::Kind::{self, *};
use super::kind::{Field, field, maybe};

/// A request.
pub(super) struct Row {
    pub(super) word: &'static str,
    pub(super) says: &'static str,
    pub(super) fields: &'static [Field],
    pub(super) answer: &'static [Field],
}

const SEAT: Kind = Named("seat");
const SEAT_OR_PUBLIC: Kind = Either(&[Named("seat"), Word("public")]);

const BEGUN: [Field; 3] = [
    field("seats", Count, "how many play"),
    field("seed_hash", Text, "the SHA-256 hash of the seed"),
    field("revision", Count, "the revision of the rules"),
];
const PLAYED: [Field; 4] = [
    BEGUN[0],
    BEGUN[1],
    BEGUN[2],
    field("choices", Count, "how many choices the saved game had"),
];

/// What any request may carry.
pub(super) const ANY: [Field; 2] = [
    maybe("id", Any, "comes back with the answer, whatever it is"),
    maybe(
        "game",
        Text,
        "which game is meant, by a name of at most 200 bytes; the one without a name if left out",
    ),
];

/// All requests.
pub(super) const ALL: [Row; 17] = [
    Row {
        word: "new",
        says: "Deals a game. A game of that name that was there is closed.",
        fields: &[
            field("players", Count, "2 to 6"),
            maybe("edition", Named("edition"), "`classic` if left out"),
            maybe("sets", List(&Named("set")), "sets added to the edition"),
            maybe("short", Truth, "the short game"),
            maybe("seed", Text, "all chance comes from it; random if left out"),
        ],
        answer: &BEGUN,
    },
    Row {
        word: "load",
        says: "Goes on from a position.",
        fields: &[field("position", Named("position"), "")],
        answer: &BEGUN,
    },
    Row {
        word: "replay",
        says: "Plays a saved game again and checks every step.",
        fields: &[field(
            "log",
            Either(&[Named("log"), Text]),
            "as JSON, or the text of a file",
        )],
        answer: &PLAYED,
    },
    Row {
        word: "close",
        says: "Ends a game and forgets it.",
        fields: &[],
        answer: &[field("choices", Count, "how many choices were made in it")],
    },
    Row {
        word: "position",
        says: "The position, complete: loading it gives the same game.",
        fields: &[],
        answer: &[field("position", Named("position"), "")],
    },
    Row {
        word: "decisions",
        says: "Every legal choice of everybody who may choose now.",
        fields: &[],
        answer: &[field(
            "decisions",
            List(&Named("decision")),
            "empty when the game is over",
        )],
    },
    Row {
        word: "choose",
        says: "Makes a choice.",
        fields: &[field("seat", SEAT, "who chooses"), field("choice", Named("choice"), "")],
        answer: &[field("events", List(&Named("event")), "what happened, all-knowing")],
    },
    Row {
        word: "step",
        says: "Makes a choice and tells all that a loop needs to go on.",
        fields: &[
            field("seat", SEAT, "who chooses"),
            field("choice", Named("choice"), ""),
            maybe(
                "for",
                Either(&[Named("seat"), Word("public"), Word("all")]),
                "whose events and view are told; `all` if left out",
            ),
        ],
        answer: &[
            field("events", List(&Named("event")), "as that viewer saw them"),
            field(
                "decisions",
                List(&Named("decision")),
                "of everybody, as for `decisions`, whoever the viewer is",
            ),
            field("view", Named("view"), "of that viewer"),
            field("over", Truth, "whether the game is over"),
        ],
    },
    Row {
        word: "undo",
        says: "Goes back to before the last choice.",
        fields: &[],
        answer: &[field("choices", Count, "how many choices are left")],
    },
    Row {
        word: "view",
        says: "All that a seat, or somebody who only watches, may know now.",
        fields: &[field("seat", SEAT_OR_PUBLIC, "")],
        answer: &[field("view", Named("view"), "")],
    },
    Row {
        word: "memory",
        says: "All that a seat, or somebody who only watches, was ever shown.",
        fields: &[field("seat", SEAT_OR_PUBLIC, "")],
        answer: &[field("memory", Named("memory"), "")],
    },
    Row {
        word: "events",
        says: "What a seat, or somebody who only watches, saw happen.",
        fields: &[
            field("seat", SEAT_OR_PUBLIC, ""),
            maybe("since", Count, "leaves out this many choices at the beginning"),
        ],
        answer: &[field(
            "moments",
            List(&Object(&[
                field("chooser", Named("seat"), ""),
                field("choice", OrNull(&Named("choice")), ""),
                field("events", List(&Named("event")), ""),
            ])),
            "one for each choice: who chose, what (`null` if it was another's), and what was seen of it",
        )],
    },
    Row {
        word: "outcome",
        says: "How the game ended, or would end now.",
        fields: &[],
        answer: &[
            field("over", Truth, ""),
            field(
                "winning_faction",
                OrNull(&Named("faction")),
                "`null` until the game is over",
            ),
            field(
                "winner",
                OrNull(&Named("seat")),
                "`null` also if nobody's leader is aligned",
            ),
            field(
                "aligned",
                List(&Named("seat")),
                "whose leaders are aligned with that faction",
            ),
            field("decided_by", OrNull(&Named("decided-by")), "what decided among them"),
            field("counts", List(&Named("count")), "one for each seat"),
            maybe(
                "if_over_now",
                Named("outcome"),
                "while the game goes on: how it would end",
            ),
        ],
    },
    Row {
        word: "log",
        says: "The saved game.",
        fields: &[],
        answer: &[field("log", Named("log"), "")],
    },
    Row {
        word: "bot",
        says: "What a bot would do there; nothing is carried out.",
        fields: &[
            field("seat", SEAT, "who is asked something"),
            field("level", Named("level"), ""),
            maybe(
                "milliseconds",
                Count,
                "500 if neither time nor iterations are given, 60,000 at most",
            ),
            maybe("iterations", Count, "of a search"),
            maybe("seed", Text, "its dice come from it; from the game if left out"),
        ],
        answer: &[
            field("choice", Named("choice"), ""),
            field(
                "chances",
                List(&Object(&[
                    field("choice", Named("choice"), ""),
                    field("chance", Chance, ""),
                ])),
                "of every choice it looked into, the best first, the chance to win it saw",
            ),
        ],
    },
    Row {
        word: "belief",
        says: "Which leaders a bot believes the others to have.",
        fields: &[
            field("seat", SEAT, "who believes"),
            field(
                "level",
                Named("level"),
                "levels that do not read others believe that all are equally likely",
            ),
            maybe("seed", Text, "its dice come from it; from the game if left out"),
        ],
        answer: &[field(
            "belief",
            List(&Object(&[
                field("seat", Named("seat"), ""),
                field("leaders", By("leader", &Chance), ""),
            ])),
            "for every other seat the chance of each leader",
        )],
    },
    Row {
        word: "imagine",
        says: "A world that a seat could be in, all it does not know filled in at random.",
        fields: &[
            field("seat", SEAT, ""),
            maybe(
                "seed",
                Text,
                "the same seed imagines the same world; random if left out",
            ),
        ],
        answer: &[field(
            "position",
            Named("position"),
            "what that seat sees in it is what it sees now",
        )],
    },
];
