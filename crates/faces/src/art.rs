//! The art files by name.

use rules::{Faction, Hero, Leader};
use std::fmt;
use std::str::FromStr;

#[cfg(feature = "embedded")]
include!(concat!(env!("OUT_DIR"), "/art.rs"));

/// The picture in a face: the text of its file, or, for a page, where it lies. A page draws a picture that it only points
/// to far quicker than one that is part of it.
#[derive(Clone, Copy, Debug)]
pub enum Art<'a> {
    /// The text of the file.
    File(&'a str),
    /// Its address.
    Address(&'a str),
}

impl<'a> From<&'a str> for Art<'a> {
    fn from(file: &'a str) -> Art<'a> {
        Art::File(file)
    }
}

impl Art<'_> {
    /// The picture, of this size, to be set into another one.
    pub(crate) fn set(self, prefix: &str, (width, height): (u32, u32)) -> String {
        match self {
            Art::File(file) => crate::inline(file, prefix),
            Art::Address(address) => format!("<image href=\"{address}\" width=\"{width}\" height=\"{height}\"/>"),
        }
    }
}

/// A picture that has a file of its own in `art/`.
///
/// ```
/// use faces::Picture;
/// use rules::{Hero, Leader};
/// let hero = Hero::from_id("keen-koi").unwrap();
/// assert_eq!(Picture::from(hero).id(), "keen-koi");
/// assert_eq!("lemron".parse(), Ok(Picture::Leader(Leader::Lemron)));
/// assert!("../secret".parse::<Picture>().is_err());
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Picture {
    /// A hero, 630 × 640.
    Hero(Hero),
    /// A leader, 630 × 640.
    Leader(Leader),
    /// The back of a hero card, 630 × 880.
    HeroBack,
    /// The back of a leader card, 630 × 880.
    LeaderBack,
    /// The panorama of the island with the spaces of the track, 1800 × 600.
    Board,
    /// How a faction wins, shown with the two markers, 300 × 160.
    Win(Faction),
}

impl Picture {
    /// All pictures.
    pub fn all() -> impl Iterator<Item = Picture> {
        let heroes = Hero::all().map(Picture::Hero);
        let leaders = Leader::ALL.into_iter().map(Picture::Leader);
        let others = [Picture::HeroBack, Picture::LeaderBack, Picture::Board];
        let wins = Faction::ALL.into_iter().map(Picture::Win);
        heroes.chain(leaders).chain(others).chain(wins)
    }

    /// The name of the file, without `.svg`.
    pub fn id(self) -> &'static str {
        match self {
            Picture::Hero(hero) => hero.id(),
            Picture::Leader(leader) => leader.id(),
            Picture::HeroBack => "hero-back",
            Picture::LeaderBack => "leader-back",
            Picture::Board => "board",
            Picture::Win(Faction::HillTribes) => "win-hill-tribes",
            Picture::Win(Faction::ImperialArmy) => "win-imperial-army",
            Picture::Win(Faction::WaterFolk) => "win-water-folk",
            Picture::Win(Faction::Undead) => "win-undead",
        }
    }
}

impl From<Hero> for Picture {
    fn from(hero: Hero) -> Picture {
        Picture::Hero(hero)
    }
}

impl From<Leader> for Picture {
    fn from(leader: Leader) -> Picture {
        Picture::Leader(leader)
    }
}

impl fmt::Display for Picture {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str(self.id())
    }
}

/// No picture has this name.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("there is no picture `{0}`")]
pub struct UnknownPicture(pub String);

impl FromStr for Picture {
    type Err = UnknownPicture;

    fn from_str(id: &str) -> Result<Picture, UnknownPicture> {
        Picture::all()
            .find(|picture| picture.id() == id)
            .ok_or_else(|| UnknownPicture(id.to_owned()))
    }
}

/// The art file of a picture.
#[cfg(feature = "embedded")]
pub fn art(picture: impl Into<Picture>) -> &'static str {
    let id = picture.into().id();
    // Every picture has its file: a test counts them.
    FILES
        .binary_search_by_key(&id, |(name, _)| *name)
        .map_or("", |index| FILES[index].1)
}

#[cfg(all(test, feature = "embedded"))]
mod tests {
    use super::*;
    use std::collections::{HashMap, HashSet};

    #[test]
    fn every_picture_has_its_file_and_every_file_its_picture() {
        let pictures: HashSet<&str> = Picture::all().map(Picture::id).collect();
        let files: HashSet<&str> = FILES.iter().map(|(name, _)| *name).collect();
        assert_eq!(
            pictures,
            files
                .iter()
                .copied()
                .filter(|name| !name.starts_with("marker-"))
                .collect()
        );
        for picture in Picture::all() {
            assert_eq!(picture.id().parse(), Ok(picture));
        }
    }

    #[test]
    fn art_files_are_small_and_plain() {
        for (name, file) in FILES {
            let limit = if *name == "board" { 32_000 } else { 12_000 };
            assert!(file.len() < limit, "{name}: {} bytes", file.len());
            for foreign in [
                "<text", "<image", "<filter", "<script", "@import", "http://", "https://",
            ] {
                let found = file.replace("http://www.w3.org/2000/svg", "").contains(foreign);
                assert!(!found, "{name} has {foreign}");
            }
            // What browsers and the printer draw alike.
            const ELEMENTS: &str = "svg style path circle ellipse rect g use defs clipPath radialGradient stop";
            for element in file.split('<').skip(1).filter(|rest| !rest.starts_with('/')) {
                let element = element.split([' ', '>', '/']).next().unwrap_or_default();
                assert!(
                    ELEMENTS.split(' ').any(|known| known == element),
                    "{name} has <{element}>"
                );
            }
        }
        for picture in Picture::all().filter(|picture| matches!(picture, Picture::Hero(_) | Picture::Leader(_))) {
            assert!(art(picture).contains("viewBox=\"0 0 630 640\""), "{picture}");
        }
    }

    #[test]
    fn colors_are_colors() {
        for (name, file) in FILES {
            let colors = ["fill=\"", "stroke=\"", "stop-color=\""].map(|before| names(file, before, '"'));
            for color in colors.into_iter().flatten() {
                let known = color == "none" || color.starts_with("url(#") || {
                    let digits = color.strip_prefix('#').unwrap_or_default();
                    [3, 6].contains(&digits.len()) && digits.bytes().all(|digit| digit.is_ascii_hexdigit())
                };
                assert!(known, "{name}: {color}");
            }
        }
    }

    #[test]
    fn ids_are_unique_over_all_files_and_every_reference_holds() {
        let mut owners = HashMap::new();
        for (name, file) in FILES {
            let ids: HashSet<&str> = names(file, "id=\"", '"').collect();
            assert_eq!(ids.len(), names(file, "id=\"", '"').count(), "{name}");
            for id in &ids {
                assert_eq!(owners.insert(*id, name), None, "{id} is in {name} too");
            }
            for used in names(file, "href=\"#", '"').chain(names(file, "url(#", ')')) {
                assert!(ids.contains(used), "{name} uses {used}");
            }
        }
    }

    fn names<'a>(file: &'a str, before: &'a str, after: char) -> impl Iterator<Item = &'a str> {
        file.split(before)
            .skip(1)
            .filter_map(move |rest| rest.split(after).next())
    }
}
