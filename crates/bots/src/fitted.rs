//! Numbers that bots think with. `cargo run --release -p lab --example fit -- --write` writes such a file anew from
//! recorded games. Where these are from:
//! - `SIGNS`: what the program found in 1,000 games.
//! - `READER`, `MASTERS_HONESTY` and `CHAMPIONS_HONESTY`: found by `strength` in `arena`, in games of longer thoughts
//!   (docs/strength.md).
//! - `COMPANY`: set by hand, so that Novices and Adepts are seldom misread.
//! - `JUDGEMENT`, `UNKNOWN`, `TRUST`, `HELD`, `ALIGNED` and `HUNCHES`: older than the program, and round. What it finds for
//!   them has not been played against them, so they stay.

use crate::belief::{Company, Reader, Trust};
use crate::honesty::Honesty;
use crate::judgement::Weights;
use crate::reading::Signs;
use crate::search::Kind;

/// How chances follow from how things stand.
pub(crate) const JUDGEMENT: Weights = Weights {
    lead_at_end: 4.200,
    lead_far: 0.400,
    crowd: 0.0450,
    pace: 0.900,
    support: 1.250,
    support_turns: 14.00,
};

/// How far others are trusted to play like Adepts.
pub(crate) const TRUST: Trust = Trust {
    blur: 0.0080,
    whim: 0.150,
    worlds: 3,
};

/// How much two ways to read somebody count, where players of all levels meet.
pub(crate) const READER: Reader = Reader {
    deduces: 0.20,
    counts: 0.50,
};

/// What a hidden hero that nobody but its owner knows counts for each faction.
pub(crate) const UNKNOWN: f32 = 0.270;

/// How much likelier a card in a hand is one of its holder's factions.
pub(crate) const HELD: f32 = 1.500;

/// How much likelier a hidden hero of unknown origin is of its owner's factions.
pub(crate) const ALIGNED: f32 = 6.000;

/// How others play who do not play like Adepts, and how many play like Adepts, loosely like them, and like Novices.
pub(crate) const COMPANY: Company = Company {
    blur: 0.0300,
    whim: 0.300,
    shares: [0.400, 0.300, 0.300],
};

/// By the kind of a question: what a difference in instinct's worth means in chances to win, and how far
/// chances lie from that.
pub(crate) const HUNCHES: [(f64, f64); Kind::COUNT] = [
    (0.040, 0.0110),
    (0.050, 0.0170),
    (0.250, 0.0170),
    (0.630, 0.0400),
    (0.700, 0.0270),
    (0.050, 0.0100),
    (0.900, 0.0200),
    (0.600, 0.0500),
];

/// How Masters tell their chances.
pub(crate) const MASTERS_HONESTY: Honesty = Honesty {
    lean: -0.190,
    trust: 0.590,
};

/// How Champions tell their chances.
pub(crate) const CHAMPIONS_HONESTY: Honesty = Honesty {
    lean: -0.180,
    trust: 0.680,
};

/// How much each kind of deed speaks for each faction, by the counters of `encoding::DEEDS`.
#[rustfmt::skip]
pub(crate) const SIGNS: Signs = [
    [-0.4656, 0.3453, -0.2316, 0.4159],
    [0.2377, -0.2760, 0.1030, -0.0516],
    [0.3345, -0.4913, -0.0744, 0.4538],
    [-0.2915, 0.3756, 0.0076, -0.1158],
    [0.0000, 0.0000, 0.0000, 0.0000],
    [0.0000, 0.0000, 0.0000, 0.0000],
    [0.0000, 0.0000, 0.0000, 0.0000],
    [0.0000, 0.0000, 0.0000, 0.0000],
    [0.1351, -0.0801, 0.1013, -0.1541],
    [0.1274, -0.0155, 0.0022, -0.1728],
    [0.1180, -0.1058, 0.1180, -0.1109],
    [0.1405, -0.1361, 0.1218, -0.1242],
    [-0.1423, 0.0331, 0.2066, 0.0233],
    [0.2413, -0.3240, 0.1694, 0.1922],
    [0.3611, 0.2525, -0.1649, -0.3889],
    [0.4907, 0.6193, -0.4313, -0.6787],
    [0.0000, 0.0000, 0.0000, 0.0000],
    [0.0000, 0.0000, 0.0000, 0.0000],
    [0.0000, 0.0000, 0.0000, 0.0000],
    [0.0000, 0.0000, 0.0000, 0.0000],
    [0.6259, -0.4391, -0.4771, -0.5401],
    [-0.2966, 0.5302, -0.4034, -0.4803],
    [-0.4514, -0.5277, 0.5790, -0.3568],
    [-0.3497, -0.3985, -0.2750, 0.4200],
    [0.4266, -0.3830, -0.3721, -0.2344],
    [-0.3646, 0.4678, -0.4261, -0.2589],
    [-0.3659, -0.3171, 0.3900, -0.1891],
    [-0.3914, -0.3600, -0.3666, 0.4443],
    [-0.1010, 0.1013, 0.0936, 0.0624],
    [0.0789, -0.1122, 0.1201, 0.0770],
    [0.0863, 0.1358, -0.1125, 0.0659],
    [0.0865, 0.1414, 0.1226, -0.1266],
    [0.3411, 0.0956, -0.1594, -0.2696],
    [0.1344, 0.3293, -0.2247, -0.2336],
    [-0.0659, 0.1215, 0.1491, -0.1771],
    [-0.0600, -0.0860, -0.3012, 0.3495],
    [-0.1370, -0.1313, 0.4683, -0.2028],
    [0.2157, -0.7478, 0.2715, 0.2441],
    [0.1372, 0.2621, -0.4070, 0.0076],
    [0.3743, 0.1739, 0.0712, -0.5046],
    [0.5794, -0.1897, 0.0308, -0.4202],
    [-0.4988, 0.7293, -0.1969, -0.0389],
    [-0.1816, -0.5138, 0.6861, -0.0045],
    [-0.0964, -0.2626, 0.0657, 0.2933],
    [0.0000, 0.0000, 0.0000, 0.0000],
    [0.0000, 0.0000, 0.0000, 0.0000],
    [0.0000, 0.0000, 0.0000, 0.0000],
    [0.0000, 0.0000, 0.0000, 0.0000],
    [0.0000, 0.0000, 0.0000, 0.0000],
    [0.0000, 0.0000, 0.0000, 0.0000],
    [0.0000, 0.0000, 0.0000, 0.0000],
    [0.0000, 0.0000, 0.0000, 0.0000],
    [0.0000, 0.0000, 0.0000, 0.0000],
    [0.0000, 0.0000, 0.0000, 0.0000],
];
