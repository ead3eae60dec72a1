//! What coach, notebook, analysis and puzzles say, in three languages.

use crate::{Notebook, Perspective, Puzzle, Replay};
use rules::{Leader, Seat, View, Viewer};
use std::fmt::Write;
use told::{Advice, Findings, Prospect, Reason};
use words::{Players, Words, text};

/// What speaks for a choice, in words.
///
/// ```
/// use told::Reason;
/// use rules::{Faction, Game, Seat, Seed, Setup, Viewer};
/// use words::{Language, Players, Words};
/// let view = Game::new(Setup::new(2)?, &Seed::from("why")).view(Viewer::Seat(Seat::S0));
/// let reason = Reason::Faction { faction: Faction::Undead, before: 0.1, after: 0.3 };
/// let said = study::reason(&reason, &view, &Players::new(&[]), Words::new(Language::English));
/// assert_eq!(said, "Undead: a win becomes more likely, 10% → 30%.");
/// # Ok::<(), rules::Refusal>(())
/// ```
pub fn reason(reason: &Reason, view: &View, players: &Players<'_>, words: Words) -> String {
    words.reason(reason, |choice| words.choice(choice, view, players))
}

/// One choice in words: the chance to win with it, and why.
fn explain(advice: &Advice, prospect: &Prospect, view: &View, players: &Players<'_>, words: Words) -> Vec<String> {
    let mut lines = vec![words.chance_to_win(prospect.chance, prospect.games)];
    let because = words.because(advice, prospect, |choice| words.choice(choice, view, players));
    lines.extend(because.into_iter().map(|(_, said)| said));
    lines
}

/// Advice as a text: the best choices with their reasons.
pub fn advice_text(advice: &Advice, view: &View, players: &Players<'_>, words: Words) -> String {
    let mut out = text!(words, "coach-intro") + "\n";
    for prospect in advice.prospects.iter().take(5) {
        let _ = writeln!(out, "- {}", words.choice(prospect.choice, view, players));
        for line in explain(advice, prospect, view, players, words) {
            let _ = writeln!(out, "    {line}");
        }
    }
    out
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

/// A plot as a table: what each seat has at the beginning of each turn and at the end.
fn plot(out: &mut String, title: &str, rows: &[Vec<f32>], replay: &Replay, names: &[String], words: Words) {
    let heads: String = names.iter().map(|name| format!("{name:>12}")).collect();
    let _ = writeln!(out, "\n{title}\n      {heads}");
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
}

/// What a look back found, as a text; chances and secrets once a turn.
pub fn findings_text(findings: &Findings, replay: &Replay, players: &Players<'_>, words: Words) -> String {
    let mut out = format!(
        "{}\n{}\n",
        text!(words, "analysis-title"),
        text!(words, "analysis-all-knowing")
    );
    let name = |seat| words.player(players, seat);
    let names: Vec<String> = Seat::all(replay.players()).map(name).collect();
    for (title, rows) in [
        (text!(words, "analysis-chances"), &findings.chances),
        (text!(words, "analysis-hidden"), &findings.exposure),
    ] {
        plot(&mut out, &title, rows, replay, &names, words);
    }
    let _ = writeln!(out, "{}", text!(words, "analysis-hidden-about"));
    let _ = writeln!(out, "\n{}", text!(words, "analysis-turning-points"));
    for point in &findings.turning_points {
        let _ = writeln!(out, "- {}", words.turning_point(point, name));
    }
    let _ = writeln!(out, "\n{}", text!(words, "analysis-key-choices"));
    for key in &findings.key_choices {
        let view = replay.view(key.moment, Perspective::Seat(key.seat));
        let said = words.key_choice(key, name, |choice| words.choice(choice, &view, players));
        let _ = writeln!(out, "- {said}");
    }
    let _ = writeln!(out, "\n{}", text!(words, "analysis-tells"));
    if findings.tells.is_empty() {
        let _ = writeln!(out, "{}", text!(words, "analysis-no-tell"));
    }
    for tell in &findings.tells {
        let view = replay.view(tell.moment, Perspective::Seat(tell.seat));
        let said = words.tell(tell, name, |choice| words.choice(choice, &view, players));
        let _ = writeln!(out, "- {said}");
    }
    out
}

impl Puzzle {
    /// Its title: what is to be done, and how hard it is.
    pub fn title(&self, words: Words) -> String {
        let rating = text!(words, "puzzle-rating", rating = self.rating.id());
        format!("{} ({rating})", text!(words, "puzzle-title"))
    }

    /// The task of a puzzle, in words.
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

/// What the puzzle of a day is called.
pub fn puzzle_of_the_day(words: Words) -> String {
    text!(words, "puzzle-of-the-day")
}
