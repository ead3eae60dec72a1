//! A report as one page that needs nothing else: plots as SVG, tables that sort when their head is clicked.

mod heroes;
mod leaders;
mod pictures;
mod plots;
mod story;
mod tables;

use crate::{Report, Tally, Thinking};
use base64::Engine;
use faces::Font;
use plots::{Bar, bars, histogram, scale_of, usual_turns};
use rules::{DecidedBy, Faction};
use tables::{Cell, table};
use words::{Words, text};

impl Report {
    /// The report as one self-contained HTML page, in the language of these words.
    ///
    /// ```
    /// # use lab::Experiment;
    /// # use std::ops::ControlFlow;
    /// # use words::{Language, Words};
    /// let mut experiment = Experiment::new("random".parse()?, 3, 20)?;
    /// experiment.heroes = true;
    /// let report = lab::run(&experiment, |_| ControlFlow::Continue(()));
    /// let page = report.to_html(Words::new(Language::German));
    /// assert!(page.contains("<svg") && page.contains("Haariger Höhlenhocker"));
    /// # Ok::<(), lab::Unsound>(())
    /// ```
    pub fn to_html(&self, words: Words) -> String {
        let page = Page { report: self, words };
        let sections: Vec<Section> = [
            page.about(),
            page.bots(),
            page.ladder(),
            page.leaders(),
            page.company(),
            page.places(),
            page.factions(),
            page.ends(),
            page.order(),
            page.enders(),
            page.story(),
            page.lengths(),
            page.chances(),
            page.heroes(),
        ]
        .into_iter()
        .filter(|section| !section.content.is_empty())
        .collect();
        let contents: String = sections
            .iter()
            .map(|section| format!("<a href=\"#part-{}\">{}</a>", section.id, escape(&section.title)))
            .collect();
        let body: String = sections.iter().map(Section::html).collect();
        format!(
            "<!doctype html>\n<html lang=\"{lang}\"><head><meta charset=\"utf-8\">\
             <meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\
             <title>{title}</title><style>{fonts}{STYLE}</style></head>\n<body>{pictures}\
             <header><h1>{title}</h1><p>{subtitle}</p><nav aria-label=\"{nav}\">{contents}</nav></header>\n\
             <main>{body}</main><footer>{footer}</footer><script>{SCRIPT}</script></body></html>\n",
            lang = words.language().id(),
            title = escape(&text!(words, "lab-heading", games = words.grouped(self.games()))),
            fonts = fonts(),
            pictures = pictures::all(),
            subtitle = escape(&text!(words, "lab-subtitle")),
            nav = escape(&text!(words, "lab-contents")),
            footer = escape(&(text!(words, "lab-footer") + " " + &text!(words, "lab-sort-hint"))),
        )
    }
}

/// A part of the page.
struct Section {
    id: &'static str,
    title: String,
    about: String,
    content: String,
}

impl Section {
    fn html(&self) -> String {
        format!(
            "<section id=\"part-{}\"><h2>{}</h2><p>{}</p>{}</section>\n",
            self.id,
            escape(&self.title),
            escape(&self.about),
            self.content
        )
    }
}

/// A report that becomes a page.
struct Page<'a> {
    report: &'a Report,
    words: Words,
}

impl Page<'_> {
    fn about(&self) -> Section {
        let (report, words) = (self.report, self.words);
        let about = &report.about;
        let list = |names: Vec<String>| match names[..] {
            [] => text!(words, "lab-none"),
            _ => names.join(", "),
        };
        let length = if about.short {
            text!(words, "option-short")
        } else {
            text!(words, "option-full")
        };
        let thinking = about.levels.iter().find_map(|&level| about.thinking.of(level));
        let faulty = match report.faulty() {
            0 => String::new(),
            faulty => words.grouped(faulty),
        };
        let rows = [
            (
                text!(words, "lab-bots"),
                list(about.levels.iter().map(|level| level_name(words, level.id())).collect()),
            ),
            (
                text!(words, "lab-players"),
                list(about.players.iter().map(u8::to_string).collect()),
            ),
            (
                text!(words, "option-edition"),
                format!("{}, {length}", words.edition(about.edition)),
            ),
            (
                text!(words, "lab-sets"),
                list(about.added.iter().map(|&set| words.set(set)).collect()),
            ),
            (
                text!(words, "lab-thinking"),
                thinking.map_or_else(String::new, |thinking| budget(words, thinking)),
            ),
            (text!(words, "lab-games"), words.grouped(report.games())),
            (text!(words, "lab-decisions"), words.grouped(report.decisions())),
            (
                text!(words, "lab-speed-core"),
                words.grouped(report.decisions_per_second_per_core() as u64),
            ),
            (text!(words, "lab-turns"), words.decimal(report.average_turns(), 1)),
            (text!(words, "lab-given-up"), words.grouped(report.stalled())),
            (text!(words, "lab-faulty"), faulty),
            (text!(words, "lab-seed"), about.seed.clone()),
            (text!(words, "lab-version"), about.version.clone()),
            (text!(words, "lab-date"), report.made.date.clone()),
            (text!(words, "lab-command"), report.made.command.clone()),
        ];
        let rows = rows.iter().filter(|(_, value)| !value.is_empty());
        let command = text!(words, "lab-command");
        let list: String = rows
            .map(|(name, value)| {
                let class = if *name == command { " class=\"long\"" } else { "" };
                format!("<div{class}><dt>{}</dt><dd>{}</dd></div>", escape(name), escape(value))
            })
            .collect();
        Section {
            id: "about",
            title: text!(words, "lab-about"),
            about: if report.is_whole() {
                String::new()
            } else {
                let all = about.games * about.players.len() as u64;
                text!(
                    words,
                    "lab-unfinished",
                    played = words.grouped(report.games()),
                    games = words.grouped(all)
                )
            },
            content: format!("<dl>{list}</dl>"),
        }
    }

    fn bots(&self) -> Section {
        let words = self.words;
        let equal = match self.report.parts[..] {
            [ref part] => Some(1.0 / f64::from(part.players)),
            _ => None,
        };
        let bots = self.report.bots();
        // Where all are alike, only seats and leaders differ.
        let alike = bots.windows(2).all(|pair| pair[0].level == pair[1].level);
        let rows: Vec<Bar> = bots
            .iter()
            .enumerate()
            .map(|(index, bot)| Bar {
                name: format!("{}. {}", index + 1, level_name(words, bot.level.id())),
                picture: None,
                wins: bot.wins,
                games: bot.games,
                equal,
            })
            .collect();
        Section {
            id: "bots",
            title: text!(words, "lab-who-wins"),
            about: text!(words, "lab-who-wins-about"),
            content: if alike {
                String::new()
            } else {
                self.legend() + &figures([(None, bars(words, &rows, scale_of(&rows)))])
            },
        }
    }

    fn ladder(&self) -> Section {
        let words = self.words;
        let ladder = crate::ladder(std::slice::from_ref(self.report));
        let heads = [
            text!(words, "lab-players"),
            text!(words, "lab-level"),
            text!(words, "lab-thinking"),
            text!(words, "lab-points"),
            text!(words, "lab-give-or-take"),
            text!(words, "lab-games"),
        ];
        let cells = ladder.iter().map(|rung| {
            vec![
                Cell::count(words, u64::from(rung.players)),
                Cell::text(level_name(words, rung.level.id())),
                Cell::text(
                    rung.thinking
                        .map_or_else(String::new, |thinking| budget(words, thinking)),
                ),
                Cell::number(words, rung.points, 0),
                Cell::number(words, rung.give_or_take, 0),
                Cell::count(words, rung.games),
            ]
        });
        Section {
            id: "ladder",
            title: text!(words, "lab-ladder"),
            about: text!(words, "lab-ladder-about"),
            content: if ladder.is_empty() {
                String::new()
            } else {
                table(&heads, cells)
            },
        }
    }

    fn factions(&self) -> Section {
        let words = self.words;
        Section {
            id: "factions",
            title: text!(words, "lab-factions"),
            about: text!(words, "lab-factions-about"),
            content: self.panels(|part| {
                let rows = Faction::ALL.iter().map(|&faction| Bar {
                    name: words.faction(faction),
                    picture: Some(faction.id()),
                    wins: part.factions[faction as usize],
                    games: part.games - part.stalled,
                    equal: Some(0.25),
                });
                rows.collect()
            }),
        }
    }

    fn ends(&self) -> Section {
        let words = self.words;
        Section {
            id: "ends",
            title: text!(words, "lab-ends"),
            about: text!(words, "lab-ends-about"),
            content: self.panels(|part| {
                let rows = DecidedBy::ALL.iter().zip(part.decided_by).map(|(rule, count)| Bar {
                    name: text!(words, "lab-decided", decided = rule.id()),
                    picture: None,
                    wins: count,
                    games: part.games - part.stalled,
                    equal: None,
                });
                rows.collect()
            }),
        }
    }

    fn order(&self) -> Section {
        let words = self.words;
        Section {
            id: "order",
            title: text!(words, "lab-order"),
            about: text!(words, "lab-order-about"),
            content: self.panels(|part| {
                let rows = (0..usize::from(part.players)).map(|place| Bar {
                    name: self.place_name(place),
                    picture: None,
                    wins: part.order[place].wins,
                    games: part.order[place].games,
                    equal: Some(1.0 / f64::from(part.players)),
                });
                rows.collect()
            }),
        }
    }

    fn place_name(&self, place: usize) -> String {
        match place {
            0 => text!(self.words, "lab-first-player"),
            _ => text!(self.words, "lab-place", place = place + 1),
        }
    }

    fn lengths(&self) -> Section {
        let words = self.words;
        let parts = &self.report.parts;
        let usual = parts.iter().filter_map(|part| usual_turns(&part.lengths));
        let turns = usual.reduce(|one, other| (one.0.min(other.0), one.1.max(other.1)));
        let highest = |part: &Tally| {
            let total = part.lengths.iter().sum::<u64>().max(1);
            let most = part.lengths.iter().max().copied().unwrap_or(0);
            most as f64 / total as f64
        };
        let tallest = parts.iter().map(highest).fold(0.01, f64::max);
        let plots = parts.iter().filter_map(|part| {
            let plot = histogram(words, &part.lengths, part.average_turns(), turns?, tallest);
            Some((Some(self.part_title(part)), plot))
        });
        Section {
            id: "lengths",
            title: text!(words, "lab-lengths"),
            about: text!(words, "lab-lengths-about"),
            content: figures(plots),
        }
    }

    /// What bars, whiskers and dashes mean.
    fn legend(&self) -> String {
        format!("<p class=\"legend\">{}</p>", escape(&text!(self.words, "lab-legend")))
    }

    /// Bars for every number of players, all on one scale.
    fn panels(&self, rows: impl Fn(&Tally) -> Vec<Bar>) -> String {
        let panels: Vec<(String, Vec<Bar>)> = self
            .report
            .parts
            .iter()
            .map(|part| (self.part_title(part), rows(part)))
            .collect();
        let most = scale_of(panels.iter().flat_map(|(_, rows)| rows));
        let plots = panels
            .into_iter()
            .map(|(title, rows)| (Some(title), bars(self.words, &rows, most)));
        self.legend() + &figures(plots)
    }

    fn part_title(&self, part: &Tally) -> String {
        text!(
            self.words,
            "lab-part",
            players = part.players.to_string(),
            games = self.words.grouped(part.games)
        )
    }
}

/// Plots side by side where there is room, each with its title.
fn figures(plots: impl IntoIterator<Item = (Option<String>, String)>) -> String {
    let mut html = "<div class=\"figures\">".to_owned();
    for (title, plot) in plots {
        let title = title.map_or_else(String::new, |title| {
            format!("<figcaption>{}</figcaption>", escape(&title))
        });
        html += &format!("<figure>{title}{plot}</figure>");
    }
    html + "</div>"
}

/// What a bot may spend on a decision.
pub(crate) fn budget(words: Words, thinking: Thinking) -> String {
    match thinking {
        Thinking::Milliseconds(time) => text!(words, "lab-milliseconds", count = words.grouped(u64::from(time))),
        Thinking::Iterations(count) => text!(words, "lab-iterations", count = words.grouped(u64::from(count))),
    }
}

/// How a level is called.
pub(crate) fn level_name(words: Words, id: &'static str) -> String {
    text!(words, "lab-level-name", level = id)
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

/// The game's fonts, inside the page.
fn fonts() -> String {
    [Font::Display, Font::Body]
        .into_iter()
        .map(|font| {
            let weight = if font == Font::Display { 700 } else { 400 };
            format!(
                "@font-face{{font-family:\"{}\";font-weight:{weight};src:url(data:font/ttf;base64,{})}}\n",
                font.family(),
                base64::engine::general_purpose::STANDARD.encode(font.data())
            )
        })
        .collect()
}

const STYLE: &str = include_str!("page.css");
const SCRIPT: &str = include_str!("page.js");

#[cfg(test)]
mod tests {
    use super::*;
    use words::Language;

    fn report(seed: &str) -> Report {
        let mut experiment = crate::Experiment::with_counts("random".parse().unwrap(), vec![2, 3], 8).unwrap();
        experiment.seed = seed.to_owned();
        experiment.heroes = true;
        crate::run(&experiment, |_| std::ops::ControlFlow::Continue(()))
    }

    #[test]
    fn a_seed_cannot_break_the_page() {
        let page = report("<script>alert('&')</script>").to_html(Words::new(Language::English));
        assert!(page.contains("&lt;script&gt;alert(&#39;&amp;&#39;)"));
        assert!(!page.contains("<script>alert"));
    }

    #[test]
    fn the_page_needs_nothing_else() {
        for language in Language::ALL {
            let page = report("page").to_html(Words::new(language));
            // Addresses that name a kind of document are not fetched.
            let page = page.replace("http://www.w3.org/2000/svg", "");
            for from_outside in ["http://", "https://", "src=\"", "<link", "@import"] {
                assert!(!page.contains(from_outside), "{language}: {from_outside}");
            }
            assert!(page.contains(&format!("<html lang=\"{}\">", language.id())));
            assert!(!page.contains("lab-"), "{language}: a text without words");
        }
    }
}
