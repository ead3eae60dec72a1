//! The file `fitted.rs`, as it is written.

use crate::Reader;
use crate::belief::{Company, Trust};
use crate::judgement::Weights;
use crate::reading::Signs;
use crate::search::Kind;
use std::fmt::{Display, Formatter, Result};

/// Numbers that were fitted; written out they are the file `fitted.rs`.
pub struct Fitted {
    pub(super) games: u64,
    pub(super) judgement: Weights,
    pub(super) unknown: f32,
    pub(super) held: f32,
    pub(super) aligned: f32,
    pub(super) company: Company,
    pub(super) trust: Trust,
    pub(super) reader: Reader,
    pub(super) hunches: [(f64, f64); Kind::COUNT],
    pub(super) masters_honesty: (f32, f32),
    pub(super) champions_honesty: (f32, f32),
    pub(super) signs: Signs,
}

impl Display for Fitted {
    fn fmt(&self, out: &mut Formatter<'_>) -> Result {
        let games = self.games;
        writeln!(
            out,
            "//! Numbers that were fitted to {games} recorded games. This file is written by a program:"
        )?;
        writeln!(out, "//! `cargo run --release -p lab --example fit -- --write`\n")?;
        writeln!(out, "use crate::belief::{{Company, Reader, Trust}};")?;
        writeln!(out, "use crate::honesty::Honesty;\nuse crate::judgement::Weights;")?;
        writeln!(out, "use crate::reading::Signs;\nuse crate::search::Kind;\n")?;
        self.judgement(out)?;
        self.belief(out)?;
        self.cards(out)?;
        self.company(out)?;
        self.hunches(out)?;
        honesty(out, "Masters", self.masters_honesty)?;
        honesty(out, "Champions", self.champions_honesty)?;
        self.signs(out)
    }
}

impl Fitted {
    fn judgement(&self, out: &mut Formatter<'_>) -> Result {
        let Weights {
            lead_at_end,
            lead_far,
            crowd,
            pace,
            support,
            support_turns,
        } = self.judgement;
        writeln!(out, "/// How chances follow from how things stand.")?;
        writeln!(out, "pub(crate) const JUDGEMENT: Weights = Weights {{")?;
        writeln!(out, "    lead_at_end: {lead_at_end:.3},")?;
        writeln!(out, "    lead_far: {lead_far:.3},")?;
        writeln!(out, "    crowd: {crowd:.4},")?;
        writeln!(out, "    pace: {pace:.3},")?;
        writeln!(out, "    support: {support:.3},")?;
        writeln!(out, "    support_turns: {support_turns:.2},")?;
        writeln!(out, "}};\n")
    }

    fn belief(&self, out: &mut Formatter<'_>) -> Result {
        let Trust { blur, whim, worlds } = self.trust;
        let Reader { deduces, counts } = self.reader;
        writeln!(out, "/// How far others are trusted to play like Adepts.")?;
        writeln!(out, "pub(crate) const TRUST: Trust = Trust {{")?;
        writeln!(out, "    blur: {blur:.4},\n    whim: {whim:.3},\n    worlds: {worlds},")?;
        writeln!(out, "}};\n")?;
        writeln!(
            out,
            "/// How much two ways to read somebody count, where players of all levels meet."
        )?;
        writeln!(out, "pub(crate) const READER: Reader = Reader {{")?;
        writeln!(out, "    deduces: {deduces:.2},\n    counts: {counts:.2},\n}};\n")
    }

    fn cards(&self, out: &mut Formatter<'_>) -> Result {
        let numbers = [
            (
                "What a hidden hero that nobody but its owner knows counts for each faction.",
                "UNKNOWN",
                self.unknown,
            ),
            (
                "How much likelier a card in a hand is one of its holder's factions.",
                "HELD",
                self.held,
            ),
            (
                "How much likelier a hidden hero of unknown origin is of its owner's factions.",
                "ALIGNED",
                self.aligned,
            ),
        ];
        for (what, name, number) in numbers {
            writeln!(out, "/// {what}\npub(crate) const {name}: f32 = {number:.3};\n")?;
        }
        Ok(())
    }

    fn company(&self, out: &mut Formatter<'_>) -> Result {
        let Company { blur, whim, shares } = self.company;
        let [like, loosely, novices] = shares;
        writeln!(
            out,
            "/// How others play who do not play like Adepts, and how many play like Adepts, loosely like them, and like Novices."
        )?;
        writeln!(out, "pub(crate) const COMPANY: Company = Company {{")?;
        writeln!(out, "    blur: {blur:.4},\n    whim: {whim:.3},")?;
        writeln!(out, "    shares: [{like:.3}, {loosely:.3}, {novices:.3}],\n}};\n")
    }

    fn hunches(&self, out: &mut Formatter<'_>) -> Result {
        writeln!(
            out,
            "/// By the kind of a question: what a difference in instinct's worth means in chances to win, and how far"
        )?;
        writeln!(out, "/// chances lie from that.")?;
        writeln!(out, "pub(crate) const HUNCHES: [(f64, f64); Kind::COUNT] = [")?;
        for (slope, doubt) in self.hunches {
            writeln!(out, "    ({slope:.3}, {doubt:.4}),")?;
        }
        writeln!(out, "];\n")
    }

    fn signs(&self, out: &mut Formatter<'_>) -> Result {
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

/// How some of those who search tell their chances.
fn honesty(out: &mut Formatter<'_>, who: &str, (lean, trust): (f32, f32)) -> Result {
    let name = who.to_uppercase();
    writeln!(out, "/// How {who} tell their chances.")?;
    writeln!(out, "pub(crate) const {name}_HONESTY: Honesty = Honesty {{")?;
    writeln!(out, "    lean: {lean:.3},\n    trust: {trust:.3},\n}};\n")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::fitted::{
        ALIGNED, CHAMPIONS_HONESTY, COMPANY, HELD, HUNCHES, JUDGEMENT, MASTERS_HONESTY, READER, SIGNS, TRUST, UNKNOWN,
    };

    /// The numbers in use, written out, are the file they come from; only its head was written by somebody.
    #[test]
    fn what_is_written_is_the_file() {
        let in_use = Fitted {
            games: 0,
            judgement: JUDGEMENT,
            unknown: UNKNOWN,
            held: HELD,
            aligned: ALIGNED,
            company: COMPANY,
            trust: TRUST,
            reader: READER,
            hunches: HUNCHES,
            masters_honesty: (MASTERS_HONESTY.lean, MASTERS_HONESTY.trust),
            champions_honesty: (CHAMPIONS_HONESTY.lean, CHAMPIONS_HONESTY.trust),
            signs: SIGNS,
        };
        let without_head = |text: &str| text.split_once("\n\n").map(|(_, body)| body.to_owned()).unwrap();
        let written = without_head(&in_use.to_string());
        assert!(
            written == without_head(include_str!("../fitted.rs")),
            "fitted.rs should be:\n{written}"
        );
    }
}
