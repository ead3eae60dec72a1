//! Standings as a text for the terminal.

use crate::{Sprt, Standings};
use std::fmt::Write;
use words::{Words, text};

impl Standings {
    /// What people look for: who won how often, the ladder, and what a test says.
    pub fn to_text(&self, sprt: Option<&Sprt>, words: Words) -> String {
        let wide = self
            .results()
            .iter()
            .map(|result| result.name.chars().count())
            .max()
            .unwrap_or(0)
            .max(12);
        let mut out = text!(words, "contest-games", games = words.grouped(self.games())) + "\n\n";
        for result in self.results() {
            let interval = text!(
                words,
                "lab-interval",
                low = words.percent(result.low, 1),
                high = words.percent(result.high, 1),
                games = words.grouped(result.games)
            );
            let share = words.percent(result.share, 1);
            let wins = words.grouped(result.wins);
            let _ = writeln!(out, "  {:<wide$}{wins:>10}{share:>10}  ({interval})", result.name);
            if result.failures.all() > 0 {
                let failed = text!(
                    words,
                    "contest-failures",
                    crashed = words.grouped(result.failures.crashed),
                    late = words.grouped(result.failures.late),
                    illegal = words.grouped(result.failures.illegal)
                );
                let _ = writeln!(out, "  {:<wide$}  {failed}", "");
            }
        }
        let ladder = self.ladder();
        if !ladder.is_empty() {
            let _ = writeln!(out, "\n{}", text!(words, "lab-ladder"));
            for rung in ladder {
                let (points, about) = (words.decimal(rung.points, 0), words.decimal(rung.give_or_take, 0));
                let _ = writeln!(out, "  {:<wide$}{points:>10} ±{about}", rung.name);
            }
        }
        if let Some(sprt) = sprt {
            let verdict = self.verdict(sprt);
            let said = match verdict.stronger {
                Some(true) => "stronger",
                Some(false) => "weaker",
                None => "open",
            };
            let first = self.results().first().map_or("", |result| result.name.as_str());
            let verdict = text!(
                words,
                "contest-verdict",
                said = said,
                name = first,
                low = words.decimal(sprt.low, 0),
                high = words.decimal(sprt.high, 0),
                llr = words.decimal(verdict.llr, 2),
                bound = words.decimal(verdict.bound, 2)
            );
            let _ = writeln!(out, "\n{verdict}");
        }
        out
    }
}
