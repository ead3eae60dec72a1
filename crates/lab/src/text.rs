//! A report as a text for the terminal, and refusals in the user's language.

use crate::page::{budget, level_name};
use crate::{Measure, NotTogether, Report, Share, Unsound, Versus};
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
        if self.faulty() > 0 {
            line(text!(words, "lab-faulty"), words.grouped(self.faulty()));
        }
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
        let ended = self.games() - self.stalled();
        let mut list = |title: String, rows: Vec<(String, u64)>| {
            let _ = writeln!(out, "\n{title}");
            for (name, count) in rows {
                let _ = writeln!(out, "{}", row(words, &name, count, ended));
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
        let _ = writeln!(out, "\n{}", text!(words, "lab-enders"));
        for part in &self.parts {
            let (won, players) = (part.ender(), u32::from(part.players));
            let name = text!(words, "lab-player-count", players = players);
            let _ = writeln!(out, "{}", row(words, &name, won.wins, won.games));
        }
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
        self.chances_text(words, &mut out);
        out
    }

    /// What bots said about their chances, and what came true.
    fn chances_text(&self, words: Words, out: &mut String) {
        for part in &self.parts {
            for tally in &part.chances {
                let told: Vec<_> = tally.boxes.iter().filter_map(|one| one.calibration()).collect();
                if told.is_empty() {
                    continue;
                }
                let players = text!(words, "lab-player-count", players = u32::from(part.players));
                let level = level_name(words, tally.level.id());
                let _ = writeln!(out, "\n{} ({level}, {players})", text!(words, "lab-chances"));
                let heads = [text!(words, "lab-said"), text!(words, "lab-came-true")];
                let _ = writeln!(out, "  {:>10}{:>14}", heads[0], heads[1]);
                for one in told {
                    let interval = interval(words, one.low, one.high, one.games);
                    let (said, was) = (words.percent(one.said, 1), words.percent(one.came_true, 1));
                    let _ = writeln!(out, "  {said:>10}{was:>14}  ({interval})");
                }
            }
        }
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

/// Ladders as a text, one for each number of players.
pub fn ladder_text(ladder: &[crate::Rung], words: Words) -> String {
    let mut out = String::new();
    let mut players = None;
    for rung in ladder {
        if players != Some(rung.players) {
            players = Some(rung.players);
            let players = text!(words, "lab-player-count", players = u32::from(rung.players));
            let _ = writeln!(out, "{} ({players})", text!(words, "lab-ladder"));
        }
        let mut name = level_name(words, rung.level.id());
        if let Some(thinking) = rung.thinking {
            name += &format!(", {}", budget(words, thinking));
        }
        let points = words.decimal(rung.points, 0);
        let about = words.decimal(rung.give_or_take, 0);
        let _ = writeln!(out, "  {name:<48}{points:>8} ±{about}");
    }
    out
}

impl Versus {
    /// Two sets of rules against each other, as a text.
    pub fn to_text(&self, words: Words) -> String {
        let players = u32::from(self.players);
        let deals = words.grouped(self.deals);
        let mut out = text!(words, "lab-versus", players = players, deals = deals) + "\n";
        let head = |column: &str| text!(words, "lab-versus-heads", column = column);
        let _ = writeln!(
            out,
            "  {:<26}{:>14}{:>14}{:>24}{:>14}{:>18}",
            "",
            head("first"),
            head("second"),
            head("difference"),
            head("corrected"),
            head("shown")
        );
        for (measure, found, corrected) in &self.measures {
            // Shares in percentage points, numbers as they are.
            let times = if measure.is_share() { 100.0 } else { 1.0 };
            let unit = if measure.is_share() { words.percent_sign() } else { "" };
            let number = |value: f64| words.decimal(value * times, 2);
            let sign = if found.difference > 0.0 { "+" } else { "" };
            let difference = format!(
                "{sign}{} ±{}",
                number(found.difference),
                number((found.high - found.low) / 2.0)
            );
            let _ = writeln!(
                out,
                "  {:<26}{:>14}{:>14}{difference:>24}{:>14}{:>18}",
                measure.name(words),
                number(found.first) + unit,
                number(found.second) + unit,
                words.decimal(*corrected, 3),
                number(found.shown)
            );
        }
        out
    }
}

impl Measure {
    /// What is compared, in the user's language.
    fn name(self, words: Words) -> String {
        match self {
            Measure::Faction(faction) => words.faction(faction),
            Measure::Leader(leader) => words.leader_name(leader),
            Measure::FirstWins => text!(words, "lab-measure", measure = "first-wins"),
            Measure::Nobody => text!(words, "lab-measure", measure = "nobody"),
            Measure::Turns => text!(words, "lab-measure", measure = "turns"),
            Measure::Decisions => text!(words, "lab-measure", measure = "decisions"),
        }
    }
}

impl Unsound {
    /// The message in the language of `words`.
    pub fn say(&self, words: Words) -> String {
        match self {
            Unsound::NoGames => text!(words, "lab-no-games"),
            Unsound::Games(games) => text!(words, "lab-wrong-games", games = games.as_str()),
            Unsound::NoThreads => text!(words, "lab-no-threads"),
            Unsound::Variant(variant) => text!(words, "lab-wrong-variant", variant = variant.as_str()),
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
    /// The message in the language of `words`.
    pub fn say(&self, words: Words) -> String {
        match self {
            NotTogether::Versions { one, other } => {
                let name = |version: &String| match version.is_empty() {
                    true => text!(words, "lab-no-version"),
                    false => version.clone(),
                };
                text!(words, "lab-versions", one = name(one), other = name(other))
            }
            NotTogether::Different => text!(words, "lab-different"),
            NotTogether::Twice => text!(words, "lab-twice"),
        }
    }
}
