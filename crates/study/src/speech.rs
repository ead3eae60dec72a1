//! What coach, notebook, analysis and puzzles say, in three languages.

use crate::analysis::{Findings, KeyChoice};
use crate::{Advice, Eyes, Notebook, Puzzle, Replay};
use bots::{Prospect, Reason};
use rules::{Choice, Leader, Seat, View, Viewer};
use std::fmt::Write;
use words::{Consideration, Players, Words, text};

/// One consideration in words.
///
/// ```
/// use bots::Reason;
/// use rules::{Faction, Game, Seat, Seed, Setup, Viewer};
/// use words::{Language, Players, Words};
/// let view = Game::new(Setup::new(2)?, &Seed::from("why")).view(Viewer::Seat(Seat(0)));
/// let reason = Reason::Faction { faction: Faction::Undead, before: 0.1, after: 0.3 };
/// let said = study::reason(&reason, &view, &Players::new(&[]), Words::new(Language::English));
/// assert_eq!(said, "Undead: a win gets likelier, 10\u{202f}% → 30\u{202f}%.");
/// # Ok::<(), rules::Refusal>(())
/// ```
pub fn reason(reason: &Reason, view: &View, players: &Players<'_>, words: Words) -> String {
    words.consideration(&consideration(reason), |choice| words.choice(choice, view, players))
}

/// A reason as plain data that can be told from afar.
pub fn consideration(reason: &Reason) -> Consideration {
    match *reason {
        Reason::OnlyChoice => Consideration::OnlyChoice,
        Reason::Whim => Consideration::Whim,
        Reason::Own { hero } => Consideration::Own { hero },
        Reason::Now { faction } => Consideration::Now { faction },
        Reason::Faction { faction, before, after } => Consideration::Faction { faction, before, after },
        Reason::Majority { faction, before, after } => Consideration::Majority { faction, before, after },
        Reason::Secret { before, after } => Consideration::Secret { before, after },
        Reason::Clock { before, after } => Consideration::Clock { before, after },
        Reason::Card { hero, worth } => Consideration::Card { hero, worth },
        Reason::WinChance { chance, games } => Consideration::WinChance { chance, games },
        Reason::InsteadOf { choice, chance } => Consideration::InsteadOf { choice, chance },
    }
}

impl Advice {
    /// What a quiet mark on a choice says; nothing unless it throws away much.
    pub fn warning(&self, choice: Choice, words: Words) -> Option<String> {
        let loss = self.loss(choice).filter(|_| self.throws_away(choice))?;
        Some(text!(words, "coach-throws-away", loss = words.share(loss)))
    }

    /// One choice in words: what it is, the chance to win, and why.
    pub fn explain(&self, prospect: &Prospect, view: &View, players: &Players<'_>, words: Words) -> Vec<String> {
        let mut lines = vec![words.chance_to_win(prospect.chance, prospect.games)];
        lines.extend(prospect.reasons.iter().map(|one| reason(one, view, players, words)));
        lines.extend(self.warning(prospect.choice, words));
        lines
    }

    /// All of it as a text: the best choices with their reasons.
    pub fn to_text(&self, view: &View, players: &Players<'_>, words: Words) -> String {
        let mut out = text!(words, "coach-intro") + "\n";
        for prospect in self.prospects.iter().take(5) {
            let _ = writeln!(out, "- {}", words.choice(prospect.choice, view, players));
            for line in self.explain(prospect, view, players, words) {
                let _ = writeln!(out, "    {line}");
            }
        }
        out
    }
}

impl Notebook {
    /// All pages as a text.
    pub fn to_text(&self, players: &Players<'_>, words: Words) -> String {
        let mut out = text!(words, "notebook-title") + "\n";
        for page in &self.pages {
            let _ = writeln!(out, "{}", words.player(players, page.seat));
            let leaders: Vec<String> = page.possible.iter().map(|&leader| words.leader_name(leader)).collect();
            let _ = writeln!(out, "  {}: {}", text!(words, "notebook-possible"), leaders.join(", "));
            if let Some(belief) = page.belief {
                let bars: Vec<String> = Leader::ALL
                    .iter()
                    .zip(belief)
                    .map(|(&leader, chance)| format!("{} {}", words.leader_name(leader), words.share(chance)))
                    .collect();
                let _ = writeln!(out, "  {}: {}", text!(words, "notebook-belief"), bars.join(", "));
            }
            let unknown = || text!(words, "notebook-unknown");
            let mut hand: Vec<String> = page.hand.iter().map(|&hero| words.hero_name(hero)).collect();
            hand.extend((0..page.hand_unknown).map(|_| unknown()));
            let _ = writeln!(out, "  {}: {}", text!(words, "notebook-hand"), hand.join(", "));
            let hidden: Vec<String> = page
                .hidden
                .iter()
                .map(|hero| hero.map_or_else(unknown, |hero| words.hero_name(hero)))
                .collect();
            let _ = writeln!(out, "  {}: {}", text!(words, "notebook-hidden"), hidden.join(", "));
        }
        out
    }
}

impl KeyChoice {
    /// What it was, and what a Master would have done.
    pub fn say(&self, replay: &Replay, players: &Players<'_>, words: Words) -> String {
        let view = replay.view(self.moment, Eyes::Seat(self.seat));
        let name = words.player(players, self.seat);
        let chosen = words.choice(self.chosen, &view, players);
        let chance = words.share(self.chance);
        if self.chosen == self.better {
            return text!(
                words,
                "analysis-key-agrees",
                name = name,
                chosen = chosen,
                chance = chance
            );
        }
        text!(
            words,
            "analysis-key-choice",
            name = name,
            chosen = chosen,
            chance = chance,
            better = words.choice(self.better, &view, players),
            betterchance = words.share(self.better_chance)
        )
    }
}

impl Findings {
    /// All of it as a text; chances and secrets once a turn.
    pub fn to_text(&self, replay: &Replay, players: &Players<'_>, words: Words) -> String {
        let mut out = format!(
            "{}\n{}\n",
            text!(words, "analysis-title"),
            text!(words, "analysis-all-knowing")
        );
        let names: Vec<String> = (0..replay.players())
            .map(|seat| words.player(players, Seat(seat)))
            .collect();
        let mut plot = |title: String, rows: &[Vec<f32>]| {
            let _ = writeln!(out, "\n{title}");
            let _ = writeln!(
                out,
                "      {}",
                names.iter().map(|name| format!("{name:>12}")).collect::<String>()
            );
            let turns = replay
                .turn_marks()
                .iter()
                .map(|mark| (mark.turn.to_string(), mark.moment));
            for (turn, moment) in turns.chain([("=".to_owned(), replay.moments() - 1)]) {
                let Some(row) = rows.get(moment) else { continue };
                let cells: String = row
                    .iter()
                    .map(|&chance| format!("{:>12}", words.share(chance)))
                    .collect();
                let _ = writeln!(out, "{turn:>5} {cells}");
            }
        };
        plot(text!(words, "analysis-chances"), &self.chances);
        plot(text!(words, "analysis-hidden"), &self.exposure);
        let _ = writeln!(out, "{}", text!(words, "analysis-hidden-about"));
        let _ = writeln!(out, "\n{}", text!(words, "analysis-turning-points"));
        for point in &self.turning_points {
            let _ = writeln!(
                out,
                "- {}",
                text!(
                    words,
                    "analysis-turning-point",
                    turn = point.turn.to_string(),
                    name = words.player(players, point.seat),
                    change = words.share(point.change),
                    gained = words.player(players, point.gained),
                    lost = words.player(players, point.lost)
                )
            );
        }
        let _ = writeln!(out, "\n{}", text!(words, "analysis-key-choices"));
        for choice in &self.key_choices {
            let _ = writeln!(out, "- {}", choice.say(replay, players, words));
        }
        out
    }
}

impl Puzzle {
    /// Its title: what is to be done, and how hard it is.
    pub fn title(&self, words: Words) -> String {
        let rating = text!(words, "puzzle-rating", rating = self.rating.id());
        format!("{} ({rating})", text!(words, "puzzle-title"))
    }

    /// What is asked.
    pub fn task(&self, words: Words) -> String {
        text!(words, "puzzle-task")
    }

    /// The solution in words, one choice a line.
    pub fn solution_text(&self, words: Words) -> String {
        let mut out = text!(words, "puzzle-solution") + "\n";
        let Ok(mut record) = self.record() else { return out };
        let players = Players::new(&[]).told_to(self.seat);
        let mut own = self.solution.iter();
        while let Some(seat) = record.game().decider() {
            let view = record.game().view(Viewer::Seat(self.seat));
            let choice = if seat == self.seat {
                let Some(&choice) = own.next() else { break };
                let _ = writeln!(out, "- {}", words.choice(choice, &view, &players));
                choice
            } else {
                let Some(&choice) = record.choices(seat).first() else {
                    break;
                };
                choice
            };
            if record.choose(seat, choice, &mut ()).is_err() {
                break;
            }
        }
        out
    }
}

impl crate::Verdict {
    /// What somebody who tries a puzzle is told.
    pub fn say(self, words: Words) -> String {
        match self {
            crate::Verdict::OnTheWay => text!(words, "puzzle-on-the-way"),
            crate::Verdict::Solved => text!(words, "puzzle-solved"),
            crate::Verdict::Missed => text!(words, "puzzle-missed"),
        }
    }
}

/// What the puzzle of a day is called.
pub fn puzzle_of_the_day(words: Words) -> String {
    text!(words, "puzzle-of-the-day")
}
