//! How the numbers inside the bots are made: from games that were played to their end, in which everything is known.
//!
//! [`Lessons`] gathers what games tell, [`Lessons::fitted`] finds the numbers that foresee it best, and written out they are
//! the file `fitted.rs`. `cargo run --release -p lab --example fit` does all of it.

mod cards;
mod honesty;
mod hunches;
mod judging;
mod manners;
mod reading;
mod trusting;

use crate::belief::{Reader, Trust};
use crate::fitted;
use crate::judgement::Weights;
use crate::reading::Signs;
use crate::search::Kind;
use crate::{Dice, Level};
use cards::Cards;
pub use honesty::Told;
use hunches::Hunches;
use judging::Judged;
use reading::Read;
use rules::{Memory, Record, Seat, Viewer, World};
use std::fmt;

/// What recorded games tell about how well bots think.
#[derive(Default)]
pub struct Lessons {
    judged: Vec<Judged>,
    read: Vec<Read>,
    cards: Cards,
    hunches: Hunches,
    trusted: Vec<Record>,
    told: Told,
    games: u64,
}

/// A game whose end is known, moment by moment.
struct Known<'a> {
    memory: &'a Memory,
    winner: Option<Seat>,
}

impl Known<'_> {
    /// The world after this many choices; everything in it is as it was.
    fn world(&self, index: usize, dice: &mut Dice) -> Option<World> {
        let moment = self.memory.moment(index)?;
        Some(moment.after.imagine(dice.generator()))
    }
}

impl Lessons {
    /// Learns from a game that is over; nothing from one that is not. `level` is that of all who played, if it was one.
    pub fn learn(&mut self, record: &Record, level: Option<Level>) {
        let Some(finished) = record.game().finished() else {
            return;
        };
        let memory = record.memory(Viewer::All(finished));
        let winner = record.game().result().and_then(|(_, winner, _)| winner);
        let known = Known {
            memory: &memory,
            winner,
        };
        let mut dice = Dice::new(self.games);
        self.games += 1;
        judging::learn(&known, &mut self.judged, &mut dice);
        reading::learn(&known, level, &mut self.read);
        self.cards.learn(&known, &mut dice);
    }

    /// Learns from a game how far instinct can be believed beforehand, by thinking about some of its questions at length.
    /// Takes seconds.
    pub fn think_about(&mut self, record: &Record) {
        self.hunches.learn(record, self.games);
    }

    /// Learns from a game how far others can be trusted to do what an Adept would.
    pub fn watch(&mut self, record: &Record) {
        self.trusted.push(record.clone());
    }

    /// Takes in what those who search told of their chances in games that are over.
    pub fn hear(&mut self, told: Told) {
        self.told.join(told);
    }

    /// The numbers that foresee best what happened in all these games.
    pub fn fitted(&self) -> Fitted {
        Fitted {
            games: self.games,
            judgement: judging::fit(&self.judged),
            unknown: self.cards.unknown().unwrap_or(fitted::UNKNOWN),
            held: self.cards.held().unwrap_or(fitted::HELD),
            aligned: self.cards.aligned().unwrap_or(fitted::ALIGNED),
            trust: trusting::fit(&self.trusted),
            reader: trusting::fit_reader(&self.trusted),
            company: manners::fit(&self.trusted),
            hunches: self.hunches.fit(),
            masters_honesty: self.told.honest(Level::Master),
            champions_honesty: self.told.honest(Level::Champion),
            signs: reading::fit(&self.read),
        }
    }

    /// How well chances are foreseen, as the average logarithm of what the winner was given, with the numbers in use.
    pub fn loss(&self) -> f64 {
        judging::loss(&self.judged, &fitted::JUDGEMENT)
    }

    /// What a reader that learned from games of this level alone gives the true leaders after rounds 1, 2 and 4, in games it
    /// did not learn from, and how often it was asked.
    pub fn readable(&self, level: Level) -> [(f64, usize); 3] {
        let own: Vec<Read> = self
            .read
            .iter()
            .filter(|read| read.level == Some(level))
            .cloned()
            .collect();
        reading::held_out(&own)
    }
}

/// Numbers that were fitted; written out they are the file `fitted.rs`.
pub struct Fitted {
    games: u64,
    judgement: Weights,
    unknown: f32,
    held: f32,
    aligned: f32,
    company: crate::belief::Company,
    trust: Trust,
    reader: Reader,
    hunches: [(f64, f64); Kind::COUNT],
    masters_honesty: (f32, f32),
    champions_honesty: (f32, f32),
    signs: Signs,
}

impl fmt::Display for Fitted {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Weights {
            lead_at_end,
            lead_far,
            crowd,
            pace,
            support,
            support_turns,
        } = self.judgement;
        let Trust { blur, whim, worlds } = self.trust;
        writeln!(
            out,
            "//! Numbers that were fitted to {} recorded games. This file is written by a program:",
            self.games
        )?;
        writeln!(out, "//! `cargo run --release -p lab --example fit -- --write`\n")?;
        writeln!(
            out,
            "use crate::belief::{{Reader, Trust}};\nuse crate::honesty::Honesty;\nuse crate::judgement::Weights;"
        )?;
        writeln!(out, "use crate::reading::Signs;\nuse crate::search::Kind;\n")?;
        writeln!(out, "/// How chances follow from how things stand.")?;
        writeln!(out, "pub(crate) const JUDGEMENT: Weights = Weights {{")?;
        writeln!(
            out,
            "    lead_at_end: {lead_at_end:.3},\n    lead_far: {lead_far:.3},\n    crowd: {crowd:.4},"
        )?;
        writeln!(
            out,
            "    pace: {pace:.3},\n    support: {support:.3},\n    support_turns: {support_turns:.2},\n}};\n"
        )?;
        writeln!(
            out,
            "/// What a hidden hero that nobody but its owner knows counts for each faction."
        )?;
        writeln!(out, "pub(crate) const UNKNOWN: f32 = {:.3};\n", self.unknown)?;
        writeln!(out, "/// How far others are trusted to play like Adepts.")?;
        writeln!(out, "pub(crate) const TRUST: Trust = Trust {{")?;
        writeln!(
            out,
            "    blur: {blur:.4},\n    whim: {whim:.3},\n    worlds: {worlds},\n}};\n"
        )?;
        let Reader { deduces, counts } = self.reader;
        writeln!(
            out,
            "/// How much two ways to read somebody count, where players of all levels meet."
        )?;
        writeln!(out, "pub(crate) const READER: Reader = Reader {{")?;
        writeln!(out, "    deduces: {deduces:.2},\n    counts: {counts:.2},\n}};\n")?;
        writeln!(
            out,
            "/// How much likelier a card in a hand is one of its holder's factions."
        )?;
        writeln!(out, "pub(crate) const HELD: f32 = {:.3};\n", self.held)?;
        writeln!(
            out,
            "/// How much likelier a hidden hero of unknown origin is of its owner's factions."
        )?;
        writeln!(out, "pub(crate) const ALIGNED: f32 = {:.3};\n", self.aligned)?;
        let crate::belief::Company { blur, whim, shares } = self.company;
        writeln!(
            out,
            "/// How others play who do not play like Adepts, and how many play like Adepts, loosely like them, and like Novices."
        )?;
        writeln!(
            out,
            "pub(crate) const COMPANY: crate::belief::Company = crate::belief::Company {{"
        )?;
        let [like, loosely, novices] = shares;
        writeln!(
            out,
            "    blur: {blur:.4},\n    whim: {whim:.3},\n    shares: [{like:.3}, {loosely:.3}, {novices:.3}],\n}};\n"
        )?;
        writeln!(
            out,
            "/// By the kind of a question: what a difference in instinct's worth means in chances to win, and how far"
        )?;
        writeln!(out, "/// chances lie from that.")?;
        writeln!(out, "pub(crate) const HUNCHES: [(f64, f64); Kind::COUNT] = [")?;
        for (slope, doubt) in self.hunches {
            writeln!(out, "    ({slope:.3}, {doubt:.4}),")?;
        }
        writeln!(out, "];\n")?;
        let of_whom = [
            ("Masters", "MASTERS", self.masters_honesty),
            ("Champions", "CHAMPIONS", self.champions_honesty),
        ];
        for (who, name, (lean, trust)) in of_whom {
            writeln!(out, "/// How {who} tell their chances.")?;
            writeln!(out, "pub(crate) const {name}_HONESTY: Honesty = Honesty {{")?;
            writeln!(out, "    lean: {lean:.3},\n    trust: {trust:.3},\n}};\n")?;
        }
        writeln!(
            out,
            "/// How much each kind of deed speaks for each faction, by the counters of `encoding::DEEDS`."
        )?;
        writeln!(out, "#[rustfmt::skip]\npub(crate) const SIGNS: Signs = [")?;
        for [one, two, three, four] in self.signs {
            writeln!(out, "    [{one:.4}, {two:.4}, {three:.4}, {four:.4}],")?;
        }
        writeln!(out, "];")
    }
}
