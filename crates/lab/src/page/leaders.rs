//! The leaders of a report: how often they win, beside whom, and from which place.

use super::plots::Bar;
use super::tables::{Cell, table};
use super::{Page, Section, escape};
use crate::{Tally, Won};
use rules::{Faction, Leader};
use words::{Words, text};

impl Page<'_> {
    pub(super) fn leaders(&self) -> Section {
        let words = self.words;
        let mut content = self.panels(|part| {
            let rows = Leader::ALL.iter().map(|&leader| {
                let won = part.leaders[leader as usize - 1];
                Bar {
                    name: words.leader_name(leader),
                    picture: Some(leader.id()),
                    wins: won.wins,
                    games: won.games,
                    equal: Some(equal(part)),
                }
            });
            rows.collect()
        });
        content += &table(
            &[
                text!(words, "lab-players"),
                text!(words, "lab-leader"),
                text!(words, "lab-games"),
                text!(words, "lab-wins"),
                text!(words, "lab-share"),
                text!(words, "lab-leader-effect"),
                text!(words, "lab-won-first"),
                text!(words, "lab-won-second"),
            ],
            self.report.parts.iter().flat_map(|part| rows(words, part)),
        );
        Section {
            id: "leaders",
            title: text!(words, "lab-leaders"),
            about: text!(words, "lab-leaders-about"),
            content,
        }
    }

    /// Leader by leader: with six all are always there, and it says nothing new.
    pub(super) fn company(&self) -> Section {
        let words = self.words;
        let mut content = String::new();
        for part in self.report.parts.iter().filter(|part| part.players < 6) {
            let heads = Leader::ALL.map(|other| text!(words, "lab-beside", leader = words.leader_name(other)));
            content += &self.matrix(part, &heads, |leader, column| {
                let other = Leader::ALL[column];
                (other != leader).then(|| part.leader_pairs[leader as usize - 1][other as usize - 1])
            });
        }
        Section {
            id: "company",
            title: text!(words, "lab-company"),
            about: text!(words, "lab-company-about") + " " + &text!(words, "lab-arrows"),
            content,
        }
    }

    /// Leader by place in the turn order.
    pub(super) fn places(&self) -> Section {
        let words = self.words;
        let mut content = String::new();
        for part in &self.report.parts {
            let heads: Vec<String> = (0..usize::from(part.players))
                .map(|place| self.place_name(place))
                .collect();
            content += &self.matrix(part, &heads, |leader, place| {
                Some(part.leader_order[leader as usize - 1][place])
            });
        }
        Section {
            id: "places",
            title: text!(words, "lab-places"),
            about: text!(words, "lab-places-about") + " " + &text!(words, "lab-arrows"),
            content,
        }
    }

    /// A table with a row for each leader.
    fn matrix(&self, part: &Tally, heads: &[String], cell: impl Fn(Leader, usize) -> Option<Won>) -> String {
        let words = self.words;
        let rows = Leader::ALL.into_iter().map(|leader| {
            let mut row = vec![Cell::with_picture(leader.id(), words.leader_name(leader))];
            row.extend((0..heads.len()).map(|column| match cell(leader, column) {
                Some(won) => Cell::against(words, won, equal(part)),
                None => Cell::nothing(),
            }));
            row
        });
        let mut all = vec![text!(words, "lab-leader")];
        all.extend_from_slice(heads);
        format!("<h3>{}</h3>{}", escape(&self.part_title(part)), table(&all, rows))
    }
}

fn equal(part: &Tally) -> f64 {
    1.0 / f64::from(part.players)
}

fn rows(words: Words, part: &Tally) -> Vec<Vec<Cell>> {
    let effects = part.leader_effects();
    let row = |(leader, effect): (Leader, Option<crate::Effect>)| {
        let won = part.leaders[leader as usize - 1];
        let with = part.leader_factions[leader as usize - 1];
        let [first, second] = leader.alignment();
        let by = |faction: Faction, wins: u64| {
            let wins = text!(
                words,
                "lab-wins-with",
                wins = words.grouped(wins),
                faction = words.faction(faction)
            );
            Cell::with_picture(faction.id(), wins)
        };
        vec![
            Cell::count(words, u64::from(part.players)),
            Cell::with_picture(leader.id(), words.leader_name(leader)),
            Cell::count(words, won.games),
            Cell::count(words, won.wins),
            Cell::share(words, won.wins, won.games),
            match effect {
                Some(effect) => Cell::points(words, effect.effect, crate::statistics::Z * effect.error),
                None => Cell::nothing(),
            },
            by(first, with[0]),
            by(second, with[1]),
        ]
    };
    effects.into_iter().map(row).collect()
}
