//! A report as a text for the terminal, and refusals in the user's language.

use crate::page::level_name;
use crate::{NotTogether, Report, Share, Unsound};
use std::fmt::Write;
use words::{Words, text};

/// The width of the names in a list.
const NAMES: usize = 30;

impl Report {
    /// What people look for first, as a text.
    ///
    /// ```
    /// # use lab::Experiment;
    /// # use std::ops::ControlFlow;
    /// # use words::{Language, Words};
    /// let report = lab::run(&Experiment::new("random".parse()?, 2, 20)?, |_| ControlFlow::Continue(()));
    /// assert!(report.to_text(Words::new(Language::Polish)).contains("Górskie Plemiona"));
    /// # Ok::<(), lab::Unsound>(())
    /// ```
    pub fn to_text(&self, words: Words) -> String {
        let mut out = String::new();
        let mut line = |name: String, value: String| {
            let _ = writeln!(out, "{name:<NAMES$}{value:>14}");
        };
        line(text!(words, "lab-games"), words.grouped(self.games()));
        line(text!(words, "lab-decisions"), words.grouped(self.decisions()));
        line(
            text!(words, "lab-speed"),
            words.grouped(self.decisions_per_second().round() as u64),
        );
        line(
            text!(words, "lab-speed-core"),
            words.grouped(self.decisions_per_second_per_core().round() as u64),
        );
        line(text!(words, "lab-turns"), words.decimal(self.average_turns(), 1));
        line(text!(words, "lab-given-up"), words.grouped(self.stalled()));
        line(text!(words, "lab-seed"), self.about.seed.clone());
        if !self.is_whole() {
            let all = self.about.games * self.about.players.len() as u64;
            let part = text!(
                words,
                "lab-unfinished",
                played = words.grouped(self.games()),
                games = words.grouped(all)
            );
            let _ = writeln!(out, "\n{part}");
        }
        self.leaders_text(words, &mut out);
        let share = |count: u64| count as f64 / self.games().max(1) as f64;
        let mut list = |title: String, rows: Vec<(String, u64)>| {
            let _ = writeln!(out, "\n{title}");
            for (name, count) in rows {
                let percent = words.percent(share(count), 1);
                let _ = writeln!(out, "  {name:<22}{:>10}{percent:>10}", words.grouped(count));
            }
        };
        let factions = self.faction_wins().into_iter();
        list(
            text!(words, "lab-factions"),
            factions.map(|(faction, wins)| (words.faction(faction), wins)).collect(),
        );
        let rules = self.decided_by().into_iter();
        list(
            text!(words, "lab-ends"),
            rules
                .map(|(rule, count)| (text!(words, "lab-decided", decided = rule.id()), count))
                .collect(),
        );
        let _ = writeln!(out, "\n{}", text!(words, "lab-who-wins"));
        for bot in self.bots() {
            let _ = writeln!(
                out,
                "{}",
                row(words, &level_name(words, bot.level.id()), bot.wins, bot.games)
            );
        }
        let ladder = crate::ladder(std::slice::from_ref(self));
        if !ladder.is_empty() {
            out.push('\n');
            out += &ladder_text(&ladder, words);
        }
        out
    }

    /// The leaders: the share of the games that each was in, with its interval.
    fn leaders_text(&self, words: Words, out: &mut String) {
        let _ = writeln!(out, "\n{}", text!(words, "lab-leaders"));
        for (leader, _) in self.leader_wins() {
            let index = leader as usize - 1;
            let (wins, games) = self.parts.iter().fold((0, 0), |sum, part| {
                (sum.0 + part.leaders[index].wins, sum.1 + part.leaders[index].games)
            });
            let _ = writeln!(out, "{}", row(words, &words.leader_name(leader), wins, games));
        }
    }
}

/// An interval and how many games it comes from.
pub(crate) fn interval(words: Words, low: f64, high: f64, games: u64) -> String {
    text!(
        words,
        "lab-interval",
        low = words.percent(low, 1),
        high = words.percent(high, 1),
        games = words.grouped(games)
    )
}

fn row(words: Words, name: &str, wins: u64, games: u64) -> String {
    let Share { share, low, high } = Share::of(wins, games);
    let interval = interval(words, low, high, games);
    format!(
        "  {name:<22}{:>10}{:>10}  ({interval})",
        words.grouped(wins),
        words.percent(share, 1)
    )
}

/// A ladder as a text.
pub fn ladder_text(ladder: &[crate::Rung], words: Words) -> String {
    let mut out = text!(words, "lab-ladder") + "\n";
    for rung in ladder {
        let (name, points) = (level_name(words, rung.level.id()), words.decimal(rung.points, 0));
        let about = words.decimal(rung.give_or_take, 0);
        let _ = writeln!(out, "  {name:<22}{points:>10} ±{about}");
    }
    out
}

impl Unsound {
    /// The same in the user's language.
    pub fn say(&self, words: Words) -> String {
        match self {
            Unsound::NoGames => text!(words, "lab-no-games"),
            Unsound::Players(players) => text!(words, "lab-wrong-players", players = players.to_string()),
            Unsound::Counts(players) => text!(words, "lab-wrong-counts", players = players.as_str()),
            Unsound::Bots { bots, players } => text!(
                words,
                "lab-wrong-bots",
                bots = bots.to_string(),
                players = players.to_string()
            ),
            Unsound::Level(bots::UnknownLevel(level)) => text!(words, "lab-unknown-level", level = level.as_str()),
            Unsound::Shard(shard) => text!(words, "lab-wrong-shard", shard = shard.as_str()),
            Unsound::Thinking(thinking) => text!(words, "lab-wrong-thinking", thinking = thinking.as_str()),
        }
    }
}

impl NotTogether {
    /// The same in the user's language.
    pub fn say(&self, words: Words) -> String {
        match self {
            NotTogether::Different => text!(words, "lab-different"),
            NotTogether::Twice => text!(words, "lab-twice"),
        }
    }
}
