//! Names: heroes, leaders, factions, sets, editions.

use crate::Words;
use rules::{Edition, Faction, Hero, Leader, Set};

/// Grammatical gender, for texts that speak about a hero or leader. English has none.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Gender {
    /// German *der*, Polish *ten*.
    Masculine,
    /// German *die*, Polish *ta*.
    Feminine,
    /// German *das*.
    Neuter,
}

impl Words {
    fn named(self, kind: &str, id: &str, attribute: &str) -> Option<String> {
        self.try_format(&format!("{kind}-{id}{attribute}"), &[])
    }

    /// The name of a hero.
    ///
    /// ```
    /// use words::{Language, Words};
    /// let hero = rules::Hero::from_id("furious-frog").unwrap();
    /// assert_eq!(Words::new(Language::English).hero_name(hero), "Furious Frog");
    /// assert_eq!(Words::new(Language::Polish).hero_name(hero), "Zażarta Żaba");
    /// ```
    pub fn hero_name(self, hero: Hero) -> String {
        self.named("hero", hero.id(), "")
            .unwrap_or_else(|| hero.name().to_owned())
    }

    /// The name of a hero as something happens to it: the accusative, in German with its article.
    ///
    /// ```
    /// use words::{Language, Words};
    /// let hero = rules::Hero::from_id("furious-frog").unwrap();
    /// assert_eq!(Words::new(Language::German).hero_object(hero), "den Fuchsteufelswilden Frosch");
    /// ```
    pub fn hero_object(self, hero: Hero) -> String {
        self.named("hero", hero.id(), ".object")
            .unwrap_or_else(|| self.hero_name(hero))
    }

    /// The name of a hero in two halves, for the small and the large strip of the banner. A small half that ends in
    /// a hyphen joins the large one without a blank.
    pub fn hero_banner(self, hero: Hero) -> (String, String) {
        let half = |attribute| self.named("hero", hero.id(), attribute).unwrap_or_default();
        (half(".small"), half(".large"))
    }

    /// The grammatical gender of a hero's name; none in English.
    pub fn hero_gender(self, hero: Hero) -> Option<Gender> {
        gender(&self.named("hero", hero.id(), ".gender")?)
    }

    /// The name of a leader with its title: *Lemron the Wise*.
    pub fn leader(self, leader: Leader) -> String {
        self.named("leader", leader.id(), "").unwrap_or_default()
    }

    /// The name of a leader alone: *Lemron*.
    pub fn leader_name(self, leader: Leader) -> String {
        self.named("leader", leader.id(), ".name").unwrap_or_default()
    }

    /// The title of a leader alone: *the Wise*.
    pub fn leader_title(self, leader: Leader) -> String {
        self.named("leader", leader.id(), ".title").unwrap_or_default()
    }

    /// What a leader is quoted with on the card.
    pub fn leader_flavor(self, leader: Leader) -> String {
        self.named("leader", leader.id(), ".flavor").unwrap_or_default()
    }

    /// The name of a leader as it stands after *in the party of*.
    pub(crate) fn leader_owner(self, leader: Leader) -> String {
        self.named("leader", leader.id(), ".owner").unwrap_or_default()
    }

    /// The grammatical gender of a leader's name; none in English.
    pub fn leader_gender(self, leader: Leader) -> Option<Gender> {
        gender(&self.named("leader", leader.id(), ".gender")?)
    }

    /// The name of a faction.
    pub fn faction(self, faction: Faction) -> String {
        self.named("faction", faction.id(), "").unwrap_or_default()
    }

    /// The name of a set of heroes.
    pub fn set(self, set: Set) -> String {
        self.named("set", set.id(), "").unwrap_or_default()
    }

    /// What a set holds, in a few words.
    pub fn set_hint(self, set: Set) -> String {
        self.named("set", set.id(), ".hint").unwrap_or_default()
    }

    /// Where an edition comes from, in a few words.
    pub fn edition_hint(self, edition: Edition) -> String {
        self.named("edition", edition.id(), ".hint").unwrap_or_default()
    }

    /// The name of an edition.
    pub fn edition(self, edition: Edition) -> String {
        self.named("edition", edition.id(), "").unwrap_or_default()
    }
}

fn gender(word: &str) -> Option<Gender> {
    match word {
        "masculine" => Some(Gender::Masculine),
        "feminine" => Some(Gender::Feminine),
        "neuter" => Some(Gender::Neuter),
        _ => None,
    }
}
