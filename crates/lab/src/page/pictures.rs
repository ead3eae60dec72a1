//! The game's own pictures, each once in the page and shown wherever it is needed.

use faces::Style;
use rules::{Faction, Factions, Hero, Leader};

/// All pictures of the page, to be put at its beginning.
pub(super) fn all() -> String {
    let mut symbols = String::new();
    for (id, factions) in badges() {
        symbols += &symbol(id, &faces::badge(factions, Style::default()));
    }
    for leader in Leader::ALL {
        let prefix = format!("{}-", leader.id());
        let face = faces::portrait(leader.id(), faces::art(leader), Style::new(&prefix));
        symbols += &symbol(leader.id(), &face);
    }
    format!("<svg class=\"store\" aria-hidden=\"true\">{symbols}</svg>\n")
}

fn badges() -> impl Iterator<Item = (&'static str, Factions)> {
    let factions = Faction::ALL.into_iter().map(|faction| (faction.id(), faction.only()));
    factions.chain([("all", Factions::ALL), ("none", Factions::NONE)])
}

/// The name of the badge of a hero.
pub(super) fn badge(hero: Hero) -> &'static str {
    let own = hero.factions();
    let found = badges().find(|(_, factions)| *factions == own);
    found.map_or("none", |(id, _)| id)
}

/// A picture as something that can be shown many times.
fn symbol(id: &str, picture: &str) -> String {
    let begin = "<svg xmlns=\"http://www.w3.org/2000/svg\"";
    let inside = picture.strip_prefix(begin).and_then(|rest| rest.strip_suffix("</svg>"));
    let inside = inside.unwrap_or(">");
    format!("<symbol id=\"{id}\"{inside}</symbol>")
}

/// A picture inside a plot.
pub(super) fn show(id: &str, x: f64, y: f64, size: f64) -> String {
    format!("<use href=\"#{id}\" x=\"{x:.1}\" y=\"{y:.1}\" width=\"{size:.1}\" height=\"{size:.1}\"/>")
}

/// A picture beside a word.
pub(super) fn beside(id: &str) -> String {
    format!("<svg class=\"icon\" aria-hidden=\"true\"><use href=\"#{id}\"/></svg>")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_picture_is_there() {
        let all = all();
        for id in ["hill-tribes", "undead", "all", "none", "lemron", "enned"] {
            let symbol = all.split(&format!("<symbol id=\"{id}\"")).nth(1).unwrap();
            assert!(symbol.split("</symbol>").next().unwrap().len() > 200, "{id}");
        }
        assert_eq!(badge(Hero::EMPEROR), "all");
        assert_eq!(badge(Hero::from_id("keeper-of-discord").unwrap()), "none");
        assert_eq!(badge(Hero::from_id("furious-frog").unwrap()), "water-folk");
    }
}
