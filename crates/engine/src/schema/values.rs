//! Every value that requests and answers hold, by name.

use super::kind::Kind::{self, *};
use super::kind::{Field, field, maybe};

/// A value with a name.
pub(super) struct Row {
    pub(super) name: &'static str,
    pub(super) says: &'static str,
    pub(super) is: Kind,
}

const SEAT: Kind = Named("seat");
const CARD: Kind = Named("card");
const CARDS: Kind = List(&Named("card"));
const SEEN: Kind = List(&OrNull(&Named("card")));

/// The forms of a choice: one object each.
pub(super) const CHOICES: [Field; 12] = [
    field("pass", Yes, "nothing, or nothing more"),
    field("play", CARD, "play this hand card"),
    field("discard", CARD, "discard this hand card"),
    field("draw", Either(&[Word("harbor"), Named("slot")]), "the draw step"),
    field(
        "move",
        Object(&[maybe("red", Whole, ""), maybe("green", Whole, "")]),
        "move the markers so far, before the ends of the track stop them",
    ),
    field("player", SEAT, "pick a player"),
    field("faction", Named("faction"), "name a faction"),
    field(
        "hero",
        Either(&[
            Object(&[field("seat", Named("seat"), ""), field("face_up", Named("card"), "")]),
            Object(&[field("seat", Named("seat"), ""), field("hidden", Count, "")]),
        ]),
        "pick a hero in a party",
    ),
    field(
        "card",
        CARD,
        "pick a hand card for an ability, or one of the cards being looked at",
    ),
    field("tavern", Named("slot"), "pick a Tavern card"),
    field("pile", Either(&[Word("wilderness"), Word("graveyard")]), "pick a pile"),
    field(
        "mode",
        Either(&[Word("turn-over"), Word("look")]),
        "pick one of two things",
    ),
];

/// The forms of a place that are objects; the others are words.
pub(super) const PLACES: [Field; 4] = [
    field("tavern", Named("slot"), ""),
    field("hand", SEAT, ""),
    field("face-up", SEAT, ""),
    field(
        "hidden",
        Object(&[field("seat", Named("seat"), ""), field("index", Count, "")]),
        "",
    ),
];

const DECISION: [Field; 4] = [
    field("seat", SEAT, "who may choose"),
    field("prompt", Named("prompt"), "what is asked"),
    field("source", OrNull(&CARD), "the hero whose ability asks"),
    field("choices", List(&Named("choice")), "every legal choice"),
];

const ASKED: [Field; 3] = [
    field("seat", SEAT, ""),
    field("prompt", Named("prompt"), ""),
    field("source", OrNull(&CARD), ""),
];

const SEEN_PLAYER: [Field; 4] = [
    field(
        "leader",
        OrNull(&Named("leader")),
        "`null` where the viewer does not know it",
    ),
    field(
        "hand",
        SEEN,
        "`null` for a card the viewer does not know; of another's hand known cards come first",
    ),
    field("face_up", CARDS, "the oldest first"),
    field("hidden", SEEN, "the oldest first"),
];

const VIEW: [Field; 21] = [
    field(
        "viewer",
        Either(&[Object(&[field("seat", SEAT, "")]), Word("public"), Word("all")]),
        "whose view it is",
    ),
    field("edition", Named("edition"), ""),
    maybe("sets", List(&Named("set")), "sets added to the edition"),
    field("short", Truth, "whether it is the short game"),
    field(
        "heroes_to_end",
        Count,
        "the game ends when a party has this many face-up heroes",
    ),
    field("turn", Count, "how many turns were begun"),
    field(
        "active",
        OrNull(&SEAT),
        "whose turn it is; `null` while nobody knows who starts",
    ),
    field("step", Named("step"), ""),
    field("red", Named("space"), "the red marker"),
    field("green", Named("space"), "the green marker"),
    field("tavern", SEEN, "three slots, `null` where one is empty"),
    field("harbor", Count, "how many cards it holds"),
    field("wilderness", SEEN, "top card first"),
    field("graveyard", SEEN, "top card first"),
    maybe("aside", SEEN, "cards set aside by an ability that is being performed"),
    field("players", List(&Named("seen-player")), "by seat"),
    field(
        "known_by",
        By("card", &List(&Named("knower"))),
        "cards the viewer knows and not everybody does",
    ),
    field("asked", List(&Named("asked")), "who must choose now"),
    field("choices", List(&Named("choice")), "what the viewer may choose"),
    maybe("picks", CARDS, "what the viewer has picked while others still choose"),
    maybe("outcome", Named("outcome"), "once the game is over"),
];

const PLAYER: [Field; 4] = [
    maybe("leader", Named("leader"), "one of the unused if left out"),
    maybe("hand", CARDS, ""),
    maybe("face_up", CARDS, "the oldest first"),
    maybe("hidden", CARDS, "the oldest first"),
];

const POSITION: [Field; 18] = [
    maybe("revision", Count, "the revision of the rules it came about by"),
    maybe("edition", Named("edition"), ""),
    maybe("sets", List(&Named("set")), ""),
    maybe("short", Truth, ""),
    maybe("active", OrNull(&SEAT), "whose turn it is"),
    maybe("step", Named("step"), "of which this is the start"),
    maybe("red", Named("space"), ""),
    maybe("green", Named("space"), ""),
    maybe("tavern", SEEN, "`null` for an empty slot"),
    maybe("harbor", CARDS, "top card first"),
    maybe("wilderness", CARDS, "top card first"),
    maybe("graveyard", CARDS, "top card first"),
    field("players", List(&Named("player")), "by seat"),
    maybe("seed", Text, "the seed of all chance to come"),
    maybe("chance", Count, "how many chance events were drawn from it"),
    maybe("turn", Count, "how many turns were begun"),
    maybe(
        "discarded",
        Count,
        "how many cards were discarded instead of playing one, after that step",
    ),
    maybe(
        "known",
        By("card", &List(&Named("knower"))),
        "who knows a card, where its place alone does not tell",
    ),
];

const POSITION_AND_SINCE: [Field; 19] = {
    let mut fields = [POSITION[0]; 19];
    let mut index = 0;
    while index < POSITION.len() {
        fields[index] = POSITION[index];
        index += 1;
    }
    fields[POSITION.len()] = maybe("since", Named("since"), "in the middle of a step: how it began");
    fields
};

const MADE: [Field; 3] = [
    field("seat", SEAT, ""),
    field("choice", Named("choice"), ""),
    maybe("check", Text, "depends on all choices so far and where they led"),
];

const LOG: [Field; 12] = [
    field("version", Count, "of the format"),
    maybe("revision", Count, "of the rules"),
    maybe("players", Count, ""),
    maybe("edition", Named("edition"), ""),
    maybe("sets", List(&Named("set")), ""),
    maybe("short", Truth, ""),
    maybe("seed", Text, ""),
    maybe("position", Named("position"), "where it began, if it was not dealt"),
    maybe("seed_hash", Text, ""),
    field("choices", List(&Named("made")), ""),
    maybe("state", Text, "a digest of where the choices lead"),
    maybe("outcome", Named("outcome"), "once the game is over"),
];

/// All values but those that are lists of ids, and events.
pub(super) const ALL: [Row; 19] = [
    row("seat", "Counted from 0, clockwise.", Count),
    row("slot", "A Tavern slot: 1, 2 or 3.", Count),
    row("space", "A space of the track: 1 to 12.", Count),
    row(
        "knower",
        "A seat, or everybody.",
        Either(&[Named("seat"), Word("public")]),
    ),
    row("decision", "What somebody may choose.", Object(&DECISION)),
    row("asked", "Who is asked what.", Object(&ASKED)),
    row("view", "All that somebody may know now.", Object(&VIEW)),
    row("seen-player", "A player as a viewer sees them.", Object(&SEEN_PLAYER)),
    row(
        "memory",
        "All that somebody was ever shown, in order.",
        Object(&[
            field("game", Text, "tells this deal from others and nothing about it"),
            field("decisions", Count, "choices made before the first view"),
            field("first", Named("view"), "what was seen at first"),
            field("moments", List(&Named("moment")), "one for each choice"),
        ]),
    ),
    row(
        "moment",
        "One choice somebody made, as the viewer saw it.",
        Object(&[
            field("chooser", Named("seat"), ""),
            field("choice", OrNull(&Named("choice")), "`null` if it was another's"),
            field("events", List(&Named("event")), "what the viewer saw happen"),
            field("view", Named("view"), "what the viewer knew then"),
        ]),
    ),
    row("position", "A position, all-knowing.", Object(&POSITION_AND_SINCE)),
    row("player", "One player's part of a position.", Object(&PLAYER)),
    row(
        "since",
        "The way from the start of a step to a moment in it.",
        Object(&[
            field("position", Named("position"), "the start of the step"),
            field("choices", List(&Named("made")), "made since"),
            maybe("state", Text, "a digest of where they lead"),
        ]),
    ),
    row("made", "A choice somebody made.", Object(&MADE)),
    row("log", "A saved game.", Object(&LOG)),
    row(
        "outcome",
        "How a game ended.",
        Object(&[
            field("winning_faction", Named("faction"), ""),
            field("winner", OrNull(&Named("seat")), ""),
            field("aligned", List(&Named("seat")), ""),
            field("decided_by", Named("decided-by"), ""),
            field("counts", List(&Named("count")), ""),
        ]),
    ),
    row(
        "count",
        "What a party counts.",
        Object(&[
            field("heroes", Count, "heroes of the winning faction, as counted"),
            field("total", Count, "all heroes of the party"),
        ]),
    ),
    row(
        "refusal",
        "Why a line is refused.",
        Object(&[
            field("code", Named("refusal-code"), "for programs"),
            field("message", Text, "for people"),
            maybe("step", Count, "of a log: the choice at which it breaks"),
            maybe(
                "faults",
                List(&Named("fault")),
                "of a position: all that is wrong, where that is more than one thing",
            ),
        ]),
    ),
    row(
        "fault",
        "One thing that is wrong with a position.",
        Object(&[field("code", Named("refusal-code"), ""), field("message", Text, "")]),
    ),
];

const fn row(name: &'static str, says: &'static str, is: Kind) -> Row {
    Row { name, says, is }
}
