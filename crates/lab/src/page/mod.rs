//! A report as one page that needs nothing else: plots as SVG, tables that sort when their head is clicked.

mod plots;
mod tables;

use crate::{Report, Tally, Thinking};
use plots::{Bar, bars, dots, histogram, stacks};
use rules::{DecidedBy, Faction, Hero, Leader};
use tables::{Cell, table};

impl Report {
    /// The report as one self-contained HTML page.
    ///
    /// ```
    /// # use lab::Experiment;
    /// # use std::ops::ControlFlow;
    /// let mut experiment = Experiment::new("random".parse()?, 3, 20)?;
    /// experiment.heroes = true;
    /// let page = lab::run(&experiment, |_| ControlFlow::Continue(())).to_html();
    /// assert!(page.contains("<svg") && page.contains("Hairy Hermit"));
    /// # Ok::<(), lab::Unsound>(())
    /// ```
    pub fn to_html(&self) -> String {
        let sections = [
            self.about_section(),
            self.bots_section(),
            self.leaders_section(),
            self.factions_section(),
            self.ends_section(),
            self.order_section(),
            self.lengths_section(),
            self.heroes_section(),
        ];
        format!(
            "<!doctype html>\n<html lang=\"en\"><head><meta charset=\"utf-8\">\
             <meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\
             <title>{title}</title><style>{STYLE}</style></head>\n<body><main><h1>{title}</h1>\n{body}\
             <footer>All intervals are 95 % (Wilson). Made by <code>oshra sim</code>.</footer></main>\
             <script>{SCRIPT}</script></body></html>\n",
            title = escape(&format!("{} games of Oshra", grouped(self.games()))),
            body = sections.concat(),
        )
    }

    fn about_section(&self) -> String {
        let about = &self.about;
        let levels: Vec<&str> = about.levels.iter().map(|level| level.id()).collect();
        let counts: Vec<String> = self.parts.iter().map(|part| part.players.to_string()).collect();
        let sets: Vec<&str> = about.added.iter().map(|set| set.id()).collect();
        let rows = [
            ("Bots", levels.join(", ")),
            ("Players", counts.join(", ")),
            (
                "Edition",
                format!(
                    "{}{}",
                    about.edition.id(),
                    if about.short { ", short game" } else { "" }
                ),
            ),
            (
                "Added sets",
                if sets.is_empty() {
                    "none".to_owned()
                } else {
                    sets.join(", ")
                },
            ),
            ("Seed", about.seed.clone()),
            (
                "Thinking of a Master",
                match about.thinking {
                    Thinking::Milliseconds(time) => format!("{time} ms a decision"),
                    Thinking::Iterations(count) => format!("{} iterations a decision", grouped(u64::from(count))),
                },
            ),
            ("Games", grouped(self.games())),
            ("Decisions", grouped(self.decisions())),
            (
                "Decisions per second and core",
                grouped(self.decisions_per_second_per_core() as u64),
            ),
            ("Turns of a game", format!("{:.1}", self.average_turns())),
            ("Games given up", grouped(self.stalled())),
        ];
        let list: String = rows
            .iter()
            .map(|(name, value)| format!("<dt>{name}</dt><dd>{}</dd>", escape(value)))
            .collect();
        format!("<section><dl>{list}</dl></section>\n")
    }

    fn bots_section(&self) -> String {
        let bots = self.bots();
        let equal = match self.parts[..] {
            [ref part] => Some(1.0 / f64::from(part.players)),
            _ => None,
        };
        let rows: Vec<Bar> = bots
            .iter()
            .enumerate()
            .map(|(index, bot)| Bar::new(format!("{}. {}", index + 1, bot.level), bot.wins, bot.games))
            .collect();
        let mut html = section(
            "Bots",
            "Who won how often. Nobody-wins games count as not won.",
            bars(&rows, equal),
        );
        let ladder = crate::ladder(std::slice::from_ref(self));
        if !ladder.is_empty() {
            let cells = ladder.iter().map(|rung| {
                vec![
                    Cell::text(rung.level.id()),
                    Cell::number(rung.points, 0),
                    Cell::number(rung.give_or_take, 0),
                    Cell::count(rung.games),
                ]
            });
            html += &section(
                "Ladder",
                "Points as in chess: 400 more mean ten times the strength.",
                table(&["Level", "Points", "±", "Games"], cells),
            );
        }
        html
    }

    fn leaders_section(&self) -> String {
        let mut plots = String::new();
        for part in &self.parts {
            let rows: Vec<Bar> = Leader::ALL
                .iter()
                .map(|&leader| {
                    let won = part.leaders[leader as usize - 1];
                    Bar::new(leader_name(leader), won.wins, won.games)
                })
                .collect();
            plots += &part_title(part);
            plots += &bars(&rows, Some(1.0 / f64::from(part.players)));
            let cells = Leader::ALL.iter().map(|&leader| {
                let won = part.leaders[leader as usize - 1];
                let with = part.leader_factions[leader as usize - 1];
                let [first, second] = leader.alignment();
                vec![
                    Cell::text(leader_name(leader)),
                    Cell::count(won.games),
                    Cell::count(won.wins),
                    Cell::share(won.wins, won.games),
                    Cell::text(format!("{} {}", grouped(with[0]), faction_name(first))),
                    Cell::text(format!("{} {}", grouped(with[1]), faction_name(second))),
                ]
            });
            plots += &table(&["Leader", "Games", "Wins", "Share", "Wins with", "Wins with"], cells);
        }
        section("Leaders", "How often each leader wins the games it is in.", plots)
    }

    fn factions_section(&self) -> String {
        let rows: Vec<(String, Vec<u64>)> = self
            .parts
            .iter()
            .map(|part| (format!("{} players", part.players), part.factions.to_vec()))
            .collect();
        let names: Vec<&str> = Faction::ALL.iter().map(|&faction| faction_name(faction)).collect();
        section("Factions", "Which faction wins.", stacks(&rows, &names))
    }

    fn ends_section(&self) -> String {
        let rows: Vec<(String, Vec<u64>)> = self
            .parts
            .iter()
            .map(|part| (format!("{} players", part.players), part.decided_by.to_vec()))
            .collect();
        let names: Vec<&str> = DecidedBy::ALL.iter().map(|&rule| rule_name(rule)).collect();
        section(
            "What decides",
            "What told the winner from the closest rival.",
            stacks(&rows, &names),
        )
    }

    fn order_section(&self) -> String {
        let mut plots = String::new();
        for part in &self.parts {
            let rows: Vec<Bar> = (0..usize::from(part.players))
                .map(|place| {
                    let won = part.order[place];
                    let name = match place {
                        0 => "starting player".to_owned(),
                        _ => format!("{}. in turn order", place + 1),
                    };
                    Bar::new(name, won.wins, won.games)
                })
                .collect();
            plots += &part_title(part);
            plots += &bars(&rows, Some(1.0 / f64::from(part.players)));
        }
        section("Turn order", "What it is worth to start.", plots)
    }

    fn lengths_section(&self) -> String {
        let mut plots = String::new();
        for part in &self.parts {
            plots += &part_title(part);
            plots += &histogram(&part.lengths, part.average_turns());
        }
        section("Length", "Turns of a game.", plots)
    }

    fn heroes_section(&self) -> String {
        let mut html = String::new();
        for part in self.parts.iter().filter(|part| !part.heroes.is_empty()) {
            html += &part_title(part);
            html += &hero_plot(part);
            html += &hero_table(part);
        }
        if html.is_empty() {
            return html;
        }
        section(
            "Heroes",
            "Win rate of a party with the hero in it at the end, against how often the hero is played. \
             Letters are factions: T Hill Tribes, E Imperial Army, W Water Folk, U Undead, * all or none.",
            html,
        )
    }
}

/// The heroes that were in the games of this part.
fn heroes(part: &Tally) -> impl Iterator<Item = (Hero, &crate::HeroTally)> {
    Hero::all()
        .zip(&part.heroes)
        .filter(|(_, tally)| tally.performed + tally.party.games + tally.held.games > 0)
}

fn hero_plot(part: &Tally) -> String {
    let points: Vec<plots::Dot> = heroes(part)
        .filter(|(_, tally)| tally.party.games > 0)
        .map(|(hero, tally)| plots::Dot {
            x: tally.played.games as f64 / part.games.max(1) as f64,
            y: tally.party.wins as f64 / tally.party.games as f64,
            letter: letter(hero),
            name: hero.name(),
        })
        .collect();
    dots(
        &points,
        1.0 / f64::from(part.players),
        "played per game",
        "win rate in the party",
    )
}

fn hero_table(part: &Tally) -> String {
    let cells = heroes(part).map(|(hero, tally)| {
        let per = |sum: i64| sum as f64 / tally.performed.max(1) as f64;
        vec![
            Cell::count(u64::from(hero.number())),
            Cell::text(hero.name()),
            Cell::text(letter(hero)),
            Cell::number(tally.played.games as f64 / part.games.max(1) as f64, 2),
            Cell::share(tally.played.wins, tally.played.games),
            Cell::share(tally.party.wins, tally.party.games),
            Cell::share(tally.hidden.wins, tally.hidden.games),
            Cell::share(tally.held.wins, tally.held.games),
            Cell::number(per(tally.red), 2),
            Cell::number(per(tally.green), 2),
            Cell::percent(tally.no_target as f64 / tally.performed.max(1) as f64),
            Cell::count(tally.performed),
        ]
    });
    let heads = [
        "No.",
        "Hero",
        "",
        "Played per game",
        "Won when played",
        "Won when in the party",
        "Won when hidden",
        "Won when held",
        "Red",
        "Green",
        "No target",
        "Performed",
    ];
    table(&heads, cells)
}

fn part_title(part: &Tally) -> String {
    format!("<h3>{} players, {} games</h3>", part.players, grouped(part.games))
}

fn section(title: &str, about: &str, content: String) -> String {
    format!("<section><h2>{title}</h2><p>{about}</p>{content}</section>\n")
}

fn leader_name(leader: Leader) -> String {
    let mut name = leader.id().to_owned();
    if let Some(first) = name.get_mut(..1) {
        first.make_ascii_uppercase();
    }
    name
}

fn faction_name(faction: Faction) -> &'static str {
    match faction {
        Faction::HillTribes => "Hill Tribes",
        Faction::ImperialArmy => "Imperial Army",
        Faction::WaterFolk => "Water Folk",
        Faction::Undead => "Undead",
    }
}

fn rule_name(rule: DecidedBy) -> &'static str {
    match rule {
        DecidedBy::OnlyAligned => "only one aligned",
        DecidedBy::MostHeroes => "most heroes",
        DecidedBy::FewestHeroes => "fewest heroes in all",
        DecidedBy::LeaderNumber => "leader number",
        DecidedBy::NobodyAligned => "nobody wins",
    }
}

fn letter(hero: Hero) -> &'static str {
    let mut factions = hero.factions().iter();
    match (factions.next(), factions.next()) {
        (Some(Faction::HillTribes), None) => "T",
        (Some(Faction::ImperialArmy), None) => "E",
        (Some(Faction::WaterFolk), None) => "W",
        (Some(Faction::Undead), None) => "U",
        _ => "*",
    }
}

/// A number with spaces between thousands.
fn grouped(number: u64) -> String {
    let digits = number.to_string();
    let mut text = String::new();
    for (index, digit) in digits.chars().enumerate() {
        if index > 0 && (digits.len() - index).is_multiple_of(3) {
            text.push('\u{202f}');
        }
        text.push(digit);
    }
    text
}

/// A text that is safe in HTML.
fn escape(text: &str) -> String {
    let mut safe = String::with_capacity(text.len());
    for letter in text.chars() {
        match letter {
            '&' => safe.push_str("&amp;"),
            '<' => safe.push_str("&lt;"),
            '>' => safe.push_str("&gt;"),
            '"' => safe.push_str("&quot;"),
            '\'' => safe.push_str("&#39;"),
            other => safe.push(other),
        }
    }
    safe
}

const STYLE: &str = include_str!("page.css");
const SCRIPT: &str = include_str!("page.js");

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_seed_cannot_break_the_page() {
        let mut experiment = crate::Experiment::new("random".parse().unwrap(), 2, 3).unwrap();
        experiment.seed = "<script>alert('&')</script>".to_owned();
        let page = crate::run(&experiment, |_| std::ops::ControlFlow::Continue(())).to_html();
        assert!(page.contains("&lt;script&gt;alert(&#39;&amp;&#39;)"));
        assert!(!page.contains("<script>alert"));
    }

    #[test]
    fn thousands_are_grouped() {
        assert_eq!(grouped(7), "7");
        assert_eq!(grouped(1_234_567), "1\u{202f}234\u{202f}567");
    }
}
