//! How games go: who ends them, who is ahead when, whose turns do nothing; and whether chances come true.

use super::plots::Bar;
use super::tables::{Cell, table};
use super::{Page, Section, bars, escape, figures, level_name, scale_of};
use crate::finding::mean;
use crate::{Tally, Won};
use words::text;

/// Turns before the end of which the page tells.
const BACK: [usize; 6] = [1, 2, 3, 4, 8, 12];

impl Page<'_> {
    /// Who has the last turn, and whether they win.
    pub(super) fn enders(&self) -> Section {
        let words = self.words;
        let rows: Vec<Bar> = self
            .report
            .parts
            .iter()
            .filter(|part| part.ender().games > 0)
            .map(|part| {
                let won = part.ender();
                Bar {
                    name: text!(words, "lab-player-count", players = u32::from(part.players)),
                    picture: None,
                    wins: won.wins,
                    games: won.games,
                    equal: Some(1.0 / f64::from(part.players)),
                }
            })
            .collect();
        Section {
            id: "enders",
            title: text!(words, "lab-enders"),
            about: text!(words, "lab-enders-about"),
            content: if rows.is_empty() {
                String::new()
            } else {
                self.legend() + &figures([(None, bars(words, &rows, scale_of(&rows)))])
            },
        }
    }

    /// Who is ahead when, who decides, and how many turns do nothing.
    pub(super) fn story(&self) -> Section {
        let words = self.words;
        let counted: Vec<&Tally> = self.report.parts.iter().filter(|part| part.story.games() > 0).collect();
        let mut content = String::new();
        if !counted.is_empty() {
            content += &self.story_table(&counted);
            content += &format!(
                "<h3>{}</h3><p>{}</p>",
                escape(&text!(words, "lab-held")),
                escape(&text!(words, "lab-held-about"))
            );
            content += &self.held_table(&counted);
        }
        Section {
            id: "story",
            title: text!(words, "lab-story"),
            about: text!(words, "lab-story-about"),
            content,
        }
    }

    fn story_table(&self, parts: &[&Tally]) -> String {
        let words = self.words;
        let heads = [
            text!(words, "lab-players"),
            text!(words, "lab-lead-changes"),
            text!(words, "lab-faction-changes"),
            text!(words, "lab-decided-own"),
            text!(words, "lab-decided-other"),
            text!(words, "lab-decided-never"),
            text!(words, "lab-passed"),
            text!(words, "lab-idle"),
        ];
        let rows = parts.iter().map(|part| {
            let story = &part.story;
            let [own, other, never] = story.decided_in;
            let of_games = |count: u64| Cell::share(words, count, story.games());
            vec![
                Cell::count(words, u64::from(part.players)),
                Cell::mean(words, &story.lead_changes, mean(&story.lead_changes)),
                Cell::mean(words, &story.faction_changes, mean(&story.faction_changes)),
                of_games(own),
                of_games(other),
                of_games(never),
                Cell::share(words, story.passed, part.turns),
                Cell::share(words, story.idle, part.turns),
            ]
        });
        table(&heads, rows)
    }

    fn held_table(&self, parts: &[&Tally]) -> String {
        let words = self.words;
        let mut heads = vec![text!(words, "lab-players"), text!(words, "lab-ahead")];
        heads.extend(BACK.map(|back| text!(words, "lab-turns-before", turns = back as u32)));
        let rows = parts.iter().flat_map(|part| {
            let row = |name: String, held: &[Won]| {
                let mut row = vec![Cell::count(words, u64::from(part.players)), Cell::text(name)];
                row.extend(BACK.map(|back| Cell::share(words, held[back - 1].wins, held[back - 1].games)));
                row
            };
            [
                row(text!(words, "lab-ahead-player"), &part.story.lead_held),
                row(text!(words, "lab-ahead-faction"), &part.story.faction_held),
            ]
        });
        table(&heads, rows)
    }

    /// What bots that search say about their chances, and what comes true.
    pub(super) fn chances(&self) -> Section {
        let words = self.words;
        let rows: Vec<Vec<Cell>> = self
            .report
            .parts
            .iter()
            .flat_map(|part| part.chances.iter().map(move |tally| (part, tally)))
            .flat_map(|(part, tally)| {
                let told = tally.boxes.iter().filter_map(|one| one.calibration());
                told.map(move |told| {
                    vec![
                        Cell::count(words, u64::from(part.players)),
                        Cell::text(level_name(words, tally.level.id())),
                        Cell::percent(words, told.said),
                        Cell::range(words, told.came_true, told.low, told.high),
                        Cell::count(words, told.decisions),
                        Cell::count(words, told.games),
                    ]
                })
            })
            .collect();
        let heads = [
            text!(words, "lab-players"),
            text!(words, "lab-level"),
            text!(words, "lab-said"),
            text!(words, "lab-came-true"),
            text!(words, "lab-decisions"),
            text!(words, "lab-games"),
        ];
        Section {
            id: "chances",
            title: text!(words, "lab-chances"),
            about: text!(words, "lab-chances-about"),
            content: if rows.is_empty() {
                String::new()
            } else {
                table(&heads, rows.into_iter())
            },
        }
    }
}
